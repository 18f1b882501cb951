"""Previews over the live channel: for whoever may make the move, and for nobody else."""

import asyncio
import random

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.server.live.frame import encode
from chapiteau.server.live.messages import Look, Preview
from chapiteau.server.live.viewer import Viewer
from chapiteau.server.people.people import Person
from server.guests import async_test, friends, opened, somebody_is_asked
from server.live.test_frame import state_of


@async_test
async def test_a_preview_is_for_whoever_asks_and_changes_nothing(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (_, one, two):
        asked = await somebody_is_asked(one, two)
        other = two if asked is one else one
        frames, stand, log = len(other.frames), asked.stand, list(asked.log)
        move = asked.ask["options"][0]["move"]
        await asked.say(do="preview", **stand, move=move)
        await asked.until(lambda line: "preview" in line.parts)
        shown = asked.parts["preview"]
        assert shown["move"] == move and not shown["open"]
        assert (await other.act("why", seat=other.ask["seat"], move="pass"))["is"] == "why"
        assert len(other.frames) == frames + 1
        assert asked.stand == stand and asked.log == log
        assert (await asked.move(move))["is"] == "done"
        assert asked.log[len(log) :][: len(shown["lines"])] == shown["lines"]


@async_test
async def test_what_cannot_be_done_now_is_not_previewed(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (_, one, two):
        asked = await somebody_is_asked(one, two)
        other = two if asked is one else one
        stand, move = asked.stand, asked.ask["options"][0]["move"]
        stale = {**stand, "position": stand["position"] + 7}
        for line, message, error in (
            (other, {**stand, "move": move}, "not-your-seat"),
            (other, {**other.stand, "move": move}, "no-preview"),
            (asked, {**stale, "move": move}, "stale-move"),
            (asked, {**stand, "move": "nonsense"}, "unknown-move"),
        ):
            said = await line.answer({"do": "preview", "id": "x", **message})
            assert (said["is"], said["error"]) == ("no", error)


@pytest.mark.parametrize("game", chapiteau.games())
def test_swapping_all_that_is_hidden_changes_no_byte_of_a_preview(game):
    asyncio.run(_swapping(game))


async def _swapping(game):
    """Viewers' outboxes want a running loop."""
    seats = max(2, chapiteau.games()[game].fewest)
    state, dice = state_of(game, seats, "previews"), random.Random(5)
    match, swapped = state.playing, 0
    for n in range(60):
        if match.over:
            break
        seat = dice.choice(match.to_act)
        move, truth = dice.choice(list(match.moves(seat))), match.state
        if n % 5 == 0:
            shown = shown_to(state, seat, move)
            match.state = match.game.dealt(match.view(seat), seeded(f"{n}"))
            state.n += 1  # another position, as far as anybody remembers
            assert shown_to(state, seat, move) == shown
            match.state = truth
            swapped += 1
        match.play(seat, move)
        state.n += 1
    assert swapped > 3


def shown_to(state, seat, move):
    viewer = Viewer(Person(f"p{seat}", "Name", "session"))
    viewer.look = Look(layout="wide", theme="dark", lang="fr")
    viewer.parts(state, {"p0", "p1"}, set(), [])
    asked = Preview(seat=seat, position=state.playing.position(seat), move=move.text)
    return encode(viewer.preview(state, asked))
