"""Games just before their end: a record of the library, played on from its last choice."""

from functools import cache
from random import Random

import chapiteau


@cache
def record(game, seats, **options):
    """A whole game, played at random, and of how many choices."""
    match, dice, choices = chapiteau.new(game, seats=seats, seed="end", **options), Random(7), 0
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
        choices += 1
    return match.record().text, choices


def at_the_last_choice(guest, game, seats):
    """A table at which the next choice ends the game."""
    # By the forms alone: their pages are looked at in test_forks.
    text, choices = record(game, seats)
    replay = guest.sent_form("/watch", text=text)
    table, _, _ = replay.partition("/replay")
    guest.go(guest.sent_form(f"{table}/fork", n=choices - 1, level="random"))
    guest.at_the_table()
    assert guest.is_my_turn()


def at_the_end(guest, game, seats):
    """Make the last choice of a game, and see how it came out."""
    at_the_last_choice(guest, game, seats)
    while guest.is_my_turn():
        guest.choose()
    guest.see_the_end()
