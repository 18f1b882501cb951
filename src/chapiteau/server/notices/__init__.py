"""Telling people that a table waits: what is to be told, when, by which way, and the way out."""
