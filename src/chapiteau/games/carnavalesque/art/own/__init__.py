"""What lies before the viewer: the hand, roles to choose from, and what they recall."""
