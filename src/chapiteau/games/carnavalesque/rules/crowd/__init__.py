"""The crowd: a heap of cards, what covers what, and taking cards out of it."""
