"""The workshops: floats that grow, those that have left, and who could join."""
