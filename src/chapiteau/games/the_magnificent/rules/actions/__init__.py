"""4 to 7: build, travel and perform, with what they cost and bring."""
