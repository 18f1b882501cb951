"""What lies before a player: company, tricks, components."""
