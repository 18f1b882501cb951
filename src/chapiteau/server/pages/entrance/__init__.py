"""Pages on the way to a table: the posters, one game, an invitation, a first game."""
