"""Guests and accounts: sessions, keys, letters, and a copy of what is kept."""
