"""Tournaments: rounds of tables, each drawn from how the others ended."""
