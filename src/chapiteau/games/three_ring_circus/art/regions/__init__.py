"""The other parts of the table: the bill, the Automatons, grounds."""
