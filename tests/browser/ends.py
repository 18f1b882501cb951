"""Games just before a choice, mostly the last: a record of the library, played on from there."""

from functools import cache
from random import Random

import chapiteau


@cache
def record(game, seats, **options):
    """A whole game, played at random, and the verbs of its choices."""
    match, dice = chapiteau.new(game, seats=seats, seed="end", **options), Random(7)
    verbs = []
    while not match.over:
        seat = match.to_act[0]
        move = dice.choice(list(match.moves(seat)))
        match.play(seat, move)
        verbs.append(move.verb)
    return match.record().text, verbs


def at_the_last_choice(guest, game, seats):
    """A table at which the next choice ends the game."""
    _, verbs = record(game, seats)
    played_on(guest, game, seats, len(verbs) - 1)


def at_the_first(guest, game, seats, verb):
    """A table at which somebody is about to make a move of a kind for the first time."""
    _, verbs = record(game, seats)
    played_on(guest, game, seats, verbs.index(verb))


def played_on(guest, game, seats, n):
    # By the forms alone: their pages are looked at in test_forks.
    text, _ = record(game, seats)
    replay = guest.sent_form("/watch", text=text)
    table, _, _ = replay.partition("/replay")
    guest.go(guest.sent_form(f"{table}/fork", n=n, level="random"))
    guest.at_the_table()
    assert guest.is_my_turn()


def at_the_end(guest, game, seats):
    """Make the last choice of a game, and see how it came out."""
    at_the_last_choice(guest, game, seats)
    while guest.is_my_turn():
        guest.choose()
    guest.see_the_end()
