"""Rows that belong to no table in particular, but to the whole house."""
