"""What judges are fitted to, and what reviews are worth, on games of bots."""
