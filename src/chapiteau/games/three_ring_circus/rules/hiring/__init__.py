"""4 Hiring an artist: where it goes, what it costs, what it brings."""
