"""Pages about how well people play."""
