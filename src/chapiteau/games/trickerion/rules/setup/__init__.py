"""2 Set-up: how the table is laid, and what everybody chooses before the first turn."""
