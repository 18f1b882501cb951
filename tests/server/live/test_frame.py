"""Nothing that is sent depends on what its viewer may not see."""

import asyncio
import json
import random
from dataclasses import replace
from functools import partial

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.core.wire import text
from chapiteau.draw.scene import Layout, Shade
from chapiteau.server.live import frame
from chapiteau.server.live.frame import encode
from chapiteau.server.live.messages import Look
from chapiteau.server.live.viewer import Viewer
from chapiteau.server.people.people import Person
from chapiteau.server.store.rows import START, LogEntry, SeatRow, TableRow
from chapiteau.server.tables.state import TableState
from server import picture
from server.unpack import Unpacked

picture.install()


def state_of(game, seats, seed):
    row = TableRow(
        "t", "code", game, 1, {}, seats, "day", False, "p0", seed, "nonce", 0.0, phase="playing"
    )
    kinds = [SeatRow(s, "human", f"p{s}", f"Player {s}") for s in range(seats)]
    state = TableState(row, tuple(kinds))
    state.apply(LogEntry(0, START, -1, str([""] * seats).replace("'", '"')))
    return state


IN_BOTH: list[tuple[Shade, str]] = [("light", "en"), ("dark", "fr")]


def all_bytes(state, person, layouts=("wide", "tall")):
    """Every byte that a page opened now would be sent, by a house that remembers nothing."""
    state.tellings.clear()
    sent = []
    for layout in layouts:
        for theme, lang in IN_BOTH:
            viewer = Viewer(Person(person, "Name", "session"))
            viewer.look = Look(layout=layout, theme=theme, lang=lang)
            sent.append(encode(viewer.parts(state, {"p0", "p1"}, set(), [])))
    return sent


@pytest.mark.parametrize("game", ["fourberies", "parade"])
def test_swapping_all_that_is_hidden_changes_no_byte(game):
    asyncio.run(_swapping(game))


async def _swapping(game):
    """Viewers' outboxes want a running loop."""
    changed = 0
    for seats in range(chapiteau.games()[game].fewest, chapiteau.games()[game].most + 1):
        state, dice = state_of(game, seats, f"seed {seats}"), random.Random(seats)
        match = state.playing
        while not match.over:
            if dice.random() < (0.12 if game == "fourberies" else 0.5):
                viewer = dice.choice([None, *range(seats)])
                person = "stranger" if viewer is None else f"p{viewer}"
                before, truth = all_bytes(state, person), match.state
                for i in range(2):
                    rng = seeded(f"{seats} {len(match.decisions)} {i}")
                    match.state = match.game.dealt(match.view(viewer), rng)
                    changed += text(match.state) != text(truth)
                    assert all_bytes(state, person) == before
                    moves = [] if viewer is None else dice.sample(match.game.moves.moves, 4)
                    for move in moves:
                        match.state, world = truth, match.state
                        told = frame.why_part(state, viewer, move.text, state.telling("en"))
                        match.state = world
                        same = frame.why_part(state, viewer, move.text, state.telling("en"))
                        assert told == same
                match.state = truth
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(list(match.moves(seat))))
    assert changed > 20


@pytest.mark.parametrize("game", ["fourberies", "parade"])
def test_patches_add_up_to_the_whole_picture(game):
    asyncio.run(_patches(game))


async def _patches(game):
    tables: list[tuple[Layout, int]] = [("wide", 2), ("tall", 2), ("wide", 3), ("tall", 4)]
    for layout, seats in tables:
        state, dice = state_of(game, seats, f"patches {layout}"), random.Random(1)
        viewer, look = Viewer(Person("p1", "Name", "session")), Look(layout=layout, lang="en")
        viewer.look, page = look, Unpacked()
        go_on(state, dice, partial(compare, state, viewer, page, look))


def compare(state, viewer, page, look):
    """What a page has put together against what one that is opened now would be sent."""
    for part in json.loads(encode(viewer.parts(state, set(), set(), []))):
        page.take(part)
    fresh, anew = Viewer(viewer.person), Unpacked()
    fresh.look, fresh.watch.region = look, viewer.watch.region
    for part in json.loads(encode(fresh.parts(state, set(), set(), []))):
        anew.take(part)
    assert page.items == anew.items and page.order == anew.order
    assert page.parts["scene"]["height"] == anew.parts["scene"]["height"]
    for kind in ("table", "ask", "outline", "thinking"):
        assert page.parts[kind] == anew.parts[kind]


def go_on(state, dice, look):
    """A random game with steps back; `look` is called at every position."""
    match = state.playing
    while not match.over:
        state.n += 1  # as an entry of the log would
        look()
        seat = dice.choice(match.to_act)
        if match.can_undo(seat) and dice.random() < 0.2:
            match.undo(seat)
            continue
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))


def test_a_move_of_another_lane_sends_a_viewer_nothing_new():
    """An unfinished plan of another seat changes not one part."""
    asyncio.run(_lane())


async def _lane():
    silent = 0
    for seed in range(3):
        silent += lane_moves(state_of("fourberies", 4, f"lanes {seed}"), random.Random(seed))
    assert silent


def lane_moves(state, dice):
    """How often others were sent nothing because a seat had not finished choosing."""
    match, silent = state.playing, 0
    viewers = [Viewer(Person(f"p{s}", "", "")) for s in range(4)]
    for viewer in viewers:
        viewer.look = Look(lang="en")
        viewer.parts(state, set(), set(), [])
    while not match.over:
        seat = dice.choice(match.to_act)
        asked = list(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
        state.n += 1
        quiet = (
            list(match.to_act) == asked and match.decisions[-1].told == [] and match.state.chosen
        )
        for s, viewer in enumerate(viewers):
            parts = viewer.parts(state, set(), set(), [])
            if quiet and s != seat:
                assert parts == []
                silent += 1
    return silent


def test_names_at_a_table_are_never_alike():
    state = state_of("parade", 4, "names")
    state.seats = [replace(s, name="Dorine") for s in state.seats]
    state.seats[3] = SeatRow(3, "bot")
    names = state.telling("en").players[:4]
    assert len(set(names)) == 4 and names[:3] == ["Dorine", "Dorine 2", "Dorine 3"]
