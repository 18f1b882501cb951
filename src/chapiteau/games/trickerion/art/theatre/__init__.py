"""The theatre: lamps, playbills, weekdays."""
