"""Games to look back at."""

import chapiteau
from chapiteau.core.rng import seeded


def random_game(name, seats, seed="look back", **options):
    """A whole game by chance, which anybody could do better."""
    match = chapiteau.new(name, seats, seed, **options)
    dice = seeded(f"moves {seed}")
    while not match.over:
        seat = match.to_act[dice.below(len(match.to_act))]
        moves = list(match.moves(seat))
        match.play(seat, moves[dice.below(len(moves))])
    return match
