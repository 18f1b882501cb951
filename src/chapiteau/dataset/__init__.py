"""Games as tables of data: for Parquet, and whoever reads it."""
