"""The map: land, rails, places, and who travels there."""
