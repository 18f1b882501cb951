"""What lies before the viewer: the circus and the hand."""
