"""Looking back at finished games: made in the background, kept, and learned from."""
