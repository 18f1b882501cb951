"""Pages to learn from: reviews and puzzles."""
