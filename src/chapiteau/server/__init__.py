"""The table in the browser: pages, live channel, seats, store. Knows no game."""
