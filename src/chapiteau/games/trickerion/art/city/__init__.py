"""The city: downtown and market row."""
