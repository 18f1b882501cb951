"""The rules: state, moves, set-up, the chapters of the rulebook, the count, the secrets."""
