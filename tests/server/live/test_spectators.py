"""Spectators are sent frames made for others, and their pages add up to what newcomers see."""

import json
import random

import pytest

from chapiteau.draw.scene import Item, Scene
from chapiteau.server.live import sent_scene
from chapiteau.server.live.messages import Look
from chapiteau.server.live.page import Shared, framed
from chapiteau.server.live.sent_scene import SentScene
from chapiteau.server.live.viewer import Viewer
from chapiteau.server.people.people import Person
from chapiteau.server.store.rows import LogEntry, SeatRow
from server import picture
from server.live.test_frame import state_of
from server.unpack import Unpacked

picture.install()
ALIKE = ("table", "ask", "thinking", "top")


class Watcher:
    """A page, and whoever looks at it."""

    def __init__(self, person, **how):
        self.viewer, self.page = Viewer(Person(person, "", "")), Unpacked()
        self.log = []
        self.wants(**how)

    def wants(self, **how):
        self.how = how
        self.viewer.look = Look(lang="en", **how)

    def look(self, state):
        parts = self.viewer.parts(state, {"p0"}, set(), [])
        for part in json.loads(framed(1, parts).text)["parts"]:
            self.page.take(part)
            if part["is"] == "log":
                self.log[part["from"] :] = part["lines"]
        return parts

    def check(self, state):
        """Its page is what it would be if it had come only now."""
        anew = Watcher(self.viewer.person.id, **self.how)
        anew.look(state)
        page, other = self.page, anew.page
        assert (page.items, page.order, self.log) == (other.items, other.order, anew.log)
        assert shape(page) == shape(other)
        kinds = [*ALIKE, *(["outline"] if self.how.get("words", True) else [])]
        assert [page.parts[kind] for kind in kinds] == [other.parts[kind] for kind in kinds]


def shape(page):
    """All of a picture but its pieces."""
    scene = page.parts["scene"]
    return {trait: scene[trait] for trait in ("width", "height", "backdrop", "regions")}


def moves(state, dice, most=60):
    """A random game, a move at a time, with steps back."""
    for _ in range(most):
        seat, match = dice.choice(state.playing.to_act), state.playing
        kind, text = "play", dice.choice(list(match.moves(seat))).text
        if match.can_undo(seat) and dice.random() < 0.2:
            kind, text = "undo", ""
        state.apply(LogEntry(state.n, kind, seat, text))
        if state.phase == "over":
            return
        yield state


@pytest.mark.parametrize("game", ["parade", "fourberies"])
def test_whenever_spectators_came_their_pages_add_up(game):
    dice, watchers = random.Random(game), list[Watcher]()
    for n, state in enumerate(moves(state_of(game, 3, "watched"), dice)):
        if n % 7 == 0:
            how = {"layout": dice.choice(["wide", "tall"])}
            watchers += [Watcher(f"w{n}", **how), Watcher(f"v{n}", **how)]
        for watcher in watchers:
            if dice.random() < 0.7:  # others are late
                watcher.wants(**{**watcher.how, "words": dice.random() < 0.6})
                watcher.look(state)
                watcher.check(state)
    assert len(watchers) > 4


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_spectators_are_sent_alike_is_encoded_once(layout):
    state = state_of("fourberies", 3, "alike")
    early = [Watcher("a", layout=layout), Watcher("b", layout=layout)]
    for watcher in early:
        watcher.look(state)
    course = moves(state, random.Random(1))
    next(course)
    late = Watcher("c", layout=layout)
    for watcher in (*early, late):
        watcher.look(state)
    next(course)
    one, two, three = [watcher.look(state) for watcher in (*early, late)]
    assert list(map(id, one.shared)) == list(map(id, two.shared))
    own = [parts for parts in three.shared if id(parts) not in map(id, one.shared)]
    assert [part["is"] for parts in own for part in parts] in ([], ["drawings"])


def test_a_spectator_who_sits_down_does_not_disturb_the_others():
    state, dice = state_of("fourberies", 3, "sits"), random.Random(5)
    sits, stays = Watcher("sits"), Watcher("stays")
    for watcher in (sits, stays):
        watcher.look(state)
    course = moves(state, dice)
    next(course)
    state.set_seat(SeatRow(1, "human", "sits", "Sits"))
    for _ in course:
        for watcher in (sits, stays):
            watcher.wants(words=dice.random() < 0.6)
            watcher.look(state)
            watcher.check(state)


def picture_of(*drawn):
    """A table with pieces that are drawn so."""
    items = [Item(f"piece {n}", 0.0, 0.0, svg) for n, svg in enumerate(drawn)]
    return Scene(100.0, 100.0, "", tuple(items))


def test_whenever_spectators_came_only_the_drawings_they_lack_are_their_own():
    early, late, bare, hats = SentScene(), SentScene(), picture_of("veil"), picture_of("hat")
    for scene in (bare, hats, bare):
        Shared().drawn(early, scene)
    Shared().drawn(late, bare)
    late.scene = early.scene  # came to the same picture another way
    moment = Shared()
    (patch,) = moment.drawn(early, hats)
    drawings, same_patch = moment.drawn(late, hats)
    assert patch is same_patch
    assert [svg for _, svg in drawings[0]["drawings"]] == ["hat"]
    moment = Shared()
    assert moment.drawn(early, bare)[-1] is moment.drawn(late, bare)[-1]


def test_spectators_begin_anew_when_there_are_many_drawings(monkeypatch):
    monkeypatch.setattr(sent_scene, "MOST_DRAWINGS", 2)
    page = SentScene()
    for drawn in ("hat", "dove", "veil"):
        Shared().drawn(page, picture_of(drawn))
    (first,) = Shared().drawn(page, picture_of("hat", "dove"))
    assert first[0]["is"] == "scene"
