"""What lies before the viewer: travel cards, the troupe, secret requests."""
