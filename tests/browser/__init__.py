"""The house as people use it: a real server, a real browser."""
