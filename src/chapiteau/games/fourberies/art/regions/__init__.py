"""The parts of the table that may come forward."""
