"""Bringing people together: tickets, challenges, rematches, and who wants none of it."""
