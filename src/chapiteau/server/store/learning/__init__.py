"""Rows of reviews and puzzles."""
