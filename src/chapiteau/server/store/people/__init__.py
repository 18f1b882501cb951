"""Rows of one person each: what programs act for them with."""
