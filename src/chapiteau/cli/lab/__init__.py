"""Commands that play many games: arena, report, train, yardsticks."""
