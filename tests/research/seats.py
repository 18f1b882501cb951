"""Every seat count of every game that is installed, and random games of them."""

from random import Random

import chapiteau

SEATS = [
    (name, seats)
    for name, game in chapiteau.games().items()
    for seats in range(game.fewest, game.most + 1)
]


def positions(name, seats, games, **options):
    """Every position of a few random games, the end included."""
    for seed in range(games):
        match, dice = chapiteau.new(name, seats=seats, seed=seed, **options), Random(seed)
        while not match.over:
            yield match
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(list(match.moves(seat))))
        yield match
