"""Everything that lies on the table, drawn by itself."""
