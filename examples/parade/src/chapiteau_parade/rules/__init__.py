"""The rules: state, moves, steps, secrets, and the count."""
