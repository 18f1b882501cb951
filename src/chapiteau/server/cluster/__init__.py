"""Several processes on one database: leases, broadcasts, presence."""
