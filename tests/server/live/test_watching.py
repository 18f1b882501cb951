"""On a phone, which shows one region, others' steps are seen where they are made."""

import asyncio
import random
from itertools import pairwise

import pytest

import chapiteau
from chapiteau.board import Board
from chapiteau.core.step import Together
from chapiteau.server.live.messages import Look
from chapiteau.server.live.viewer import Viewer
from chapiteau.server.live.watching import Seen, place_of_step
from chapiteau.server.people.people import Person
from server import picture
from server.live.test_frame import state_of
from server.unpack import Unpacked

picture.install()
ORDER = ["before", "", "after"]


def fronts(page, parts):
    """Which region is in front with each picture that a page is sent, and what it is for."""
    found = []
    for part in parts:
        if part["is"] in ("scene", "patch", "drawings"):
            page.take(part)
        if part["is"] in ("scene", "patch"):
            front = next(r.id for r in page.parts["scene"]["regions"] if r.is_front)
            found.append((part.get("when", ""), front))
    return found


@pytest.mark.parametrize("person", ["p0", "a spectator"])
def test_a_step_of_others_comes_forward_and_then_the_question(person):
    asyncio.run(_steps("trickerion", person))


async def _steps(game, person):
    state, dice = state_of(game, 2, "watched"), random.Random(3)
    match, board, front = state.playing, state.game.board, ""
    viewer, me = Viewer(Person(person, "Name", "session")), state.seat_of(person)
    viewer.look = Look(layout="tall", lang="en")
    page = Unpacked()
    fronts(page, viewer.parts(state, set(), set(), []))
    came = returned = 0
    while not match.over and not (came and returned):
        public, seat = match.view(None), dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
        state.n += 1
        seen = fronts(page, viewer.parts(state, set(), set(), []))
        times = [ORDER.index(when) for when, _ in seen]
        assert times == sorted(set(times))
        move, is_secret = match.decisions[-1].move, isinstance(public.stack[-1], Together)
        place = board.region_of(public, move) if seat != me and not is_secret else ""
        for (when, region), (then, question) in pairwise([("", front), *seen]):
            if when == "before":
                assert region == question == place and region in board.common
                came += 1
            if then == "after":
                assert (me is None or me in match.to_act) and question != region
                returned += 1
        before, front = front, seen[-1][1] if seen else front
        if place in board.common and match.decisions[-1].told and seen:
            assert place in {before, *[region for _, region in seen]}
            assert me is None or me in match.to_act or match.over or front == place


class Telltale(Board):
    """A board whose regions would tell what somebody chose."""

    common = ("stage", "cities")

    def region_of(self, view, move):
        return "stage"


def test_what_others_choose_in_secret_brings_nothing_forward():
    """A page may not tell by its front which way a hidden choice went."""
    match = chapiteau.new("fourberies", seats=2, seed="secret")
    assert isinstance(match.state.stack[-1], Together) and match.to_act == (0, 1)
    match.play(0, next(iter(match.moves(0))))
    was = Seen(match, 1, match.view(0), match.view(None))
    match.play(1, next(iter(match.moves(1))))
    assert match.decisions[-1].told, "the last choice turns all of them up"
    assert place_of_step(was, 0, Telltale(), "cities") == "cities"
