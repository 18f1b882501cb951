"""Ratings, and what they are worth."""
