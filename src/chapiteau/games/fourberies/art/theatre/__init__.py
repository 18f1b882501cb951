"""The theatre: the set, its frame, the dial with the King."""
