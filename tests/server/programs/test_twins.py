"""A program is told what its seat sees, and no byte of what it may not see."""

import asyncio
import random

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.core.step import NOBODY
from chapiteau.core.wire import text
from chapiteau.server.live.frame import encode
from chapiteau.server.people.people import Person
from chapiteau.server.programs.listeners import TableListener
from server.live.test_frame import state_of

GAMES = sorted(chapiteau.games())
LOOKS = 8  # at one game, each from another seat


def told(state, viewer):
    """Every line that a program would be sent which listens from now on."""
    state.tellings.clear()
    person = Person("stranger" if viewer == NOBODY else f"p{viewer}", "Name", "session")
    lines = [
        TableListener(person, "", False, lang).parts(state, {"p0"}, set()) for lang in ("en", "fr")
    ]
    return encode(lines)


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_look_alike_to_a_seat_are_told_alike_to_its_program(game):
    asyncio.run(twins(game))


async def twins(game):
    """Outboxes want a running loop."""
    seats = chapiteau.games()[game].fewest
    state, dice = state_of(game, max(2, seats), "twins"), random.Random(game)
    match = state.playing
    while not match.over and len(match.decisions) < 60:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    differed = 0
    for look in range(LOOKS):
        viewer = [NOBODY, *range(match.seats)][look % (match.seats + 1)]
        mine, truth = told(state, viewer), match.state
        view = match.game.view(truth, viewer)
        match.state = match.game.dealt(view, seeded(f"{game} {look}"))
        try:
            assert text(match.game.view(match.state, viewer)) == text(view)
            assert told(state, viewer) == mine
            differed += text(match.state) != text(truth)
        finally:
            match.state = truth
    assert differed, "no twin differed in anything"
