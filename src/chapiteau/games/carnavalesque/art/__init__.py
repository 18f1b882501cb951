"""The drawn street: cards, heap, floats, players, in light and dark, wide and tall."""
