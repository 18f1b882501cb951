"""Previews over the live channel: for whoever may make the move, and for nobody else."""

import asyncio
import json
import random

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.preview import preview
from chapiteau.server.live.frame import encode
from chapiteau.server.live.messages import Look, Preview
from chapiteau.server.live.previews import gains
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
async def test_neighbours_are_answered_with_it_each_as_if_it_were_asked_for_alone(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (_, one, two):
        asked = await somebody_is_asked(one, two)
        moves = [option["move"] for option in asked.ask["options"]][:6]
        alone = [await previewed(asked, move) for move in moves]
        assert len(moves) > 1
        assert await previewed(asked, *moves) == [part for (part,) in alone]


async def previewed(line, move, *also):
    """What is said of some moves, in one frame."""
    frames = len(line.frames)
    await line.say(do="preview", **line.stand, move=move, also=also)
    await line.until(lambda line: len(line.frames) > frames)
    return json.loads(line.frames[-1])["parts"]


@async_test
async def test_what_cannot_be_done_now_is_not_previewed(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (_, one, two):
        asked = await somebody_is_asked(one, two)
        other = two if asked is one else one
        stand, move = asked.stand, asked.ask["options"][0]["move"]
        stale = {**stand, "position": stand["position"] + 7}
        legal = {option["move"] for option in asked.ask["options"]}
        all_moves = chapiteau.games()[asked.table["game"]].moves
        other_move = next(move.text for move in all_moves if move.text not in legal)
        for line, message, error in (
            (other, {**stand, "move": move}, "not-your-seat"),
            (other, {**other.stand, "move": move}, "no-preview"),
            (asked, {**stale, "move": move}, "stale-move"),
            (asked, {**stand, "move": "nonsense"}, "unknown-move"),
            (asked, {**stand, "move": move, "also": ["nonsense"]}, "unknown-move"),
            (asked, {**stand, "move": move, "also": [other_move]}, "no-preview"),
            (asked, {**stand, "move": move, "also": [move] * 6}, "bad-message"),
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
    for n, seat, move in decisions(state, dice, 60):
        if n % 5 == 0:
            truth = match.state
            shown = shown_to(state, seat, move)
            match.state = match.game.dealt(match.view(seat), seeded(f"{n}"))
            state.n += 1  # another position, as far as anybody remembers
            assert shown_to(state, seat, move) == shown
            match.state = truth
            swapped += 1
    assert swapped > 3


def decisions(state, dice, most):
    """Some decisions, each before it is made: its number, whose it is, and the move."""
    match = state.playing
    for n in range(most):
        if match.over:
            return
        seat = dice.choice(match.to_act)
        move = dice.choice(list(match.moves(seat)))
        yield n, seat, move
        match.play(seat, move)
        state.n += 1


@pytest.mark.parametrize("game", chapiteau.games())
def test_a_page_that_stays_is_shown_what_a_page_that_comes_is_shown(game):
    asyncio.run(_staying(game))


async def _staying(game):
    seats = max(2, chapiteau.games()[game].fewest)
    state, dice = state_of(game, seats, "staying"), random.Random(7)
    pages = [page_of(state, seat)[0] for seat in range(seats)]
    for _, seat, move in decisions(state, dice, 30):
        for page in pages:
            page.parts(state, {"p0", "p1"}, set(), [])
        for shown in (move, dice.choice(list(state.playing.moves(seat)))):
            assert shown_to(state, seat, shown, pages[seat]) == shown_to(state, seat, shown)


def shown_to(state, seat, move, page=None):
    viewer = page or page_of(state, seat)[0]
    asked = Preview(seat=seat, position=state.playing.position(seat), move=move.text)
    (shown,) = viewer.previews(state, asked)
    return encode(shown)


def page_of(state, seat):
    """A page that a seat opens now, and what it is sent."""
    viewer = Viewer(Person(f"p{seat}", "Name", "session"))
    viewer.look = Look(layout="wide", theme="dark", lang="fr")
    parts = viewer.parts(state, {"p0", "p1"}, set(), [])
    return viewer, {part["is"]: part for part in parts}


@pytest.mark.parametrize("game", [n for n, g in chapiteau.games().items() if g.board.regions])
def test_callout_line_chips_and_story_give_the_same_numbers(game):
    asyncio.run(_promising(game))


async def _promising(game):
    """Where a move leaves nothing open: what it brings, by the chips, and what is told of it."""
    seats = max(2, chapiteau.games()[game].fewest)
    state, dice, kept = state_of(game, seats, "promises"), random.Random(3), 0
    match = state.playing
    while not match.over and kept < 5:
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        move = bringing(match, seat, dice.sample(moves, min(len(moves), 6)))
        if not move:
            match.play(seat, dice.choice(moves))
            state.n += 1
            continue
        shown = json.loads(shown_to(state, seat, move))
        _, before = page_of(state, seat)
        match.play(seat, move)
        state.n += 1
        _, after = page_of(state, seat)
        assert shown["gains"] == differences(before["top"]["values"], after["top"]["values"])
        assert shown["lines"] == after["log"]["lines"][len(before["log"]["lines"]) :]
        kept += 1
    assert kept > 1


def bringing(match, seat, moves):
    """One of some moves that brings or costs somebody something, and leaves nothing open."""
    view, telling, step = match.view(seat), match.telling("fr"), match.state.stack[-1]
    for move in moves:
        after = preview(match.game, view, seat, move)
        is_whole = not after.is_open or step.is_foretold(match.state, seat, move)
        if is_whole and gains(view, after.view, telling):
            return move
    return None


def differences(before, after):
    """What chips count up or down: whose, which number, by how much."""
    pairs = enumerate(zip(before, after, strict=True))
    return [
        [seat, i, new - old]
        for seat, (mine, now) in pairs
        for i, (old, new) in enumerate(zip(mine, now, strict=True))
        if new != old
    ]
