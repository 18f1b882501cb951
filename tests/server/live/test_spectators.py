"""Spectators are sent frames made for others, and their pages add up to what newcomers see."""

import json
import random

import pytest

from chapiteau.draw.scene import Item, Scene
from chapiteau.server.live import changes
from chapiteau.server.live.changes import SentScene
from chapiteau.server.live.messages import Look
from chapiteau.server.live.page import Shared, Stream, framed
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
        kinds = [*ALIKE, *(["outline"] if self.how.get("words", True) else [])]
        assert [page.parts[kind] for kind in kinds] == [other.parts[kind] for kind in kinds]


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
    assert all(a is b for a, b in zip(one.shared, two.shared, strict=True))
    differing = [a for a, b in zip(one.shared, three.shared, strict=True) if a is not b]
    assert [part["is"] for parts in differing for part in parts] in ([], ["drawings"])


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
    early, late, stream = SentScene(), SentScene(), Stream()
    _, early = Shared().drawn(early, picture_of("hat", "dove"), stream)
    moment, bare = Shared(), picture_of("veil", "dove")
    _, early = moment.drawn(early, bare, stream)
    _, late = moment.drawn(late, bare, stream)
    moment, again = Shared(), picture_of("hat", "dove")
    (no_drawings, patch), early = moment.drawn(early, again, stream)
    (drawings, same_patch), late = moment.drawn(late, again, stream)
    assert patch is same_patch and no_drawings == []
    assert [svg for _, svg in drawings[0]["drawings"]] == ["hat"]
    moment, bare = Shared(), picture_of("veil", "dove")
    one, two = moment.drawn(early, bare, stream)[0], moment.drawn(late, bare, stream)[0]
    assert all(a is b for a, b in zip(one, two, strict=True))


def test_a_page_that_goes_on_alone_numbers_its_drawings_for_nobody_else():
    stream = Stream()
    _, page = Shared().drawn(SentScene(), picture_of("hat"), stream)
    page.copy().changes_to(picture_of("a secret"))
    assert stream.drawings.texts == ["hat"]


def test_spectators_begin_anew_when_there_are_many_drawings(monkeypatch):
    monkeypatch.setattr(changes, "MOST_DRAWINGS", 2)
    stream, moment = Stream(), Shared()
    _, page = Shared().drawn(SentScene(), picture_of("hat", "dove"), stream)
    (_, first), _ = moment.drawn(page, picture_of("veil", "dove"), stream)
    assert first[0]["is"] == "scene" and stream.drawings.texts == ["veil", "dove"]
