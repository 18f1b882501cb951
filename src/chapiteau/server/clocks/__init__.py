"""Clocks with a bank: what was agreed, what the log makes of it, and what happens at the end."""
