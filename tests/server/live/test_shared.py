"""What all spectators see is made once for all of them; what a seat sees is made for it alone."""

from collections import Counter

import pytest

import chapiteau
from chapiteau.core.step import NOBODY
from chapiteau.server.live import frame, page
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


@pytest.fixture
def drawn(monkeypatch):
    """How often a board was drawn, by viewer, layout and theme."""
    counts = Counter[tuple[int, str, str]]()
    board = type(chapiteau.games()["parade"].board)
    draw = board.draw

    def counted(self, view, telling, layout, theme, viewer, focus):
        counts[viewer, layout, theme] += 1
        return draw(self, view, telling, layout, theme, viewer, focus)

    monkeypatch.setattr(board, "draw", counted)
    return counts


async def spectators(house, table, n, **how):
    lines = []
    for _ in range(n):
        guest = Guest(house.address)
        await guest.get("/")
        lines.append(await guest.live(table, **how))
        await lines[-1].until(lambda line: "table" in line.parts)
    return lines


@async_test
async def test_a_picture_is_drawn_once_for_all_spectators(tmp_path, drawn):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        drawn.clear()  # it was rehearsed
        watchers = await spectators(house, table, 5)
        assert drawn[NOBODY, "wide", "light"] == 1
        watchers += await spectators(house, table, 3, theme="dark")
        assert drawn[NOBODY, "wide", "light"] == drawn[NOBODY, "wide", "dark"] == 1
        state = house.hall.tables[table].state
        before, length = state.n, len(one.log)
        more = [watcher.is_told_more() for watcher in watchers]
        while len(one.log) == length:  # a secret choice changes nothing for them
            line = await somebody_is_asked(one, two)
            assert (await line.move())["is"] == "done"
        for watcher, is_told in zip(watchers, more, strict=True):
            await watcher.until(is_told)
        times = 1 + state.n - before
        assert drawn[NOBODY, "wide", "light"] == drawn[NOBODY, "wide", "dark"] == times
        scenes = [watcher.parts["scene"] for watcher in watchers[:5]]
        assert all(scene == scenes[0] for scene in scenes)
        for watcher in watchers:
            await watcher.guest.__aexit__()


@async_test
async def test_what_spectators_are_told_is_encoded_once_for_all_of_them(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        watchers, encoded, real = await spectators(house, table, 5), list[object](), frame.encode
        more = [watcher.is_told_more() for watcher in watchers]

        def noted(sent):
            encoded.append(sent)
            return real(sent)

        monkeypatch.setattr(page, "encode", noted)
        length = len(one.log)
        while len(one.log) == length:
            line = await somebody_is_asked(one, two)
            assert (await line.move())["is"] == "done"
        for watcher, is_told in zip(watchers, more, strict=True):
            await watcher.until(is_told)
        shared = [sent for sent in encoded if isinstance(sent, page.Parts)]
        assert len([sent for sent in shared if any(part["is"] == "log" for part in sent)]) == 1
        for watcher in watchers:
            await watcher.guest.__aexit__()


@async_test
async def test_what_a_seat_was_shown_is_remembered_for_nobody_else(tmp_path):
    async with opened(tmp_path) as house, friends(house, start=False, seats=3) as (table, *lines):
        watchers = await spectators(house, table, 2)

        def memories():
            """Who has the same memory as whom, by what they were called first."""
            viewers = house.hall.tables[table].viewers
            return [next(v.telling for v in viewers if v.person.id == id) for id in people]

        known = house.hall.tables[table].viewers
        people = [v.person.id for v in sorted(known, key=lambda v: v.number)]
        *seats, one, two = memories()
        assert one is two and len({*seats, one}) == 4
        assert (await lines[2].act("leave"))["is"] == "done"
        assert (await watchers[0].act("sit", seat=2))["is"] == "done"
        one, two, left, sits, watches = memories()
        assert left is watches and len({one, two, sits, watches}) == 4
        for watcher in watchers:
            await watcher.guest.__aexit__()
