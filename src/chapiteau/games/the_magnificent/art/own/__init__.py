"""What lies before the viewer: power, the bench, the store, posters over tents."""
