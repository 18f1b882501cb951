"""The box: what is printed, and how it is read."""
