"""Frames are compressed once for all who are sent them, and read the same at every page."""

import json
import random
import zlib

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from chapiteau.server.live import compression, packing
from chapiteau.server.live.compression import PACKED, TEXT, Packer
from chapiteau.server.live.messages import Look
from chapiteau.server.live.packing import LARGE, SMALL, WINDOW, Frame
from chapiteau.server.live.page import Joined, Parts, framed
from chapiteau.server.live.viewer import Viewer
from chapiteau.server.people.people import Person
from chapiteau.server.store.rows import LogEntry
from server.guests import Guest, async_test, friends, opened, somebody_is_asked
from server.live.test_frame import state_of


class Page:
    """Takes messages as a browser does that agreed to compression."""

    def __init__(self, window=WINDOW, looks_back=True):
        self.packer = Packer(PerMessageDeflate(False, not looks_back, 12, window))
        self.unpacker = zlib.decompressobj(wbits=-window)

    def take(self, frame):
        first, text = opened_message(self.packer.message(frame))
        if first == PACKED:
            text = self.unpacker.decompress(text + b"\x00\x00\xff\xff")
        return text


def opened_message(data):
    """How a message begins, and what it holds."""
    size = {126: 2, 127: 8}.get(data[1], 0)
    length = int.from_bytes(data[2 : 2 + size]) if size else data[1]
    assert len(data) == 2 + size + length
    return data[0], data[2 + size :]


def parts(dice, n):
    """Parts that resemble one another, as those of a table do."""
    words = ["seat", "move", "<path d='M0 0'/>", "étoile"]
    return Parts([{"is": "log", "lines": dice.choices(words, k=n)}])


def short_or_long(dice, most):
    return parts(dice, dice.choice([1, 40, most]))


@pytest.mark.parametrize("window", [9, 12, WINDOW])
@pytest.mark.parametrize("looks_back", [True, False])
def test_own_and_shared_frames_are_read_the_same_in_any_order(window, looks_back):
    dice, pages = random.Random(window), [Page(window, looks_back) for _ in range(3)]
    for n in range(200):
        shared = [short_or_long(dice, 3000), Parts(), parts(dice, 20)]
        for page in pages:
            own, first = (
                parts(dice, 50) * dice.choice([0, 1]),
                [{"is": "done"}] * dice.choice([0, 1]),
            )
            if dice.random() < 0.5:
                frame = framed(n, Joined(shared, own), first)
                wanted = [*first, *shared[0], *shared[2], *own]
            else:
                wanted = short_or_long(dice, 20_000)
                frame = framed(n, wanted)
            assert json.loads(page.take(frame)) == {"n": n, "parts": wanted}


def test_what_pages_are_sent_alike_is_compressed_once(monkeypatch):
    packers, new_packer = list[int](), packing.new_packer

    def noted(window, *texts):
        packers.append(window)
        return new_packer(window, *texts)

    monkeypatch.setattr(packing, "new_packer", noted)
    shared = [parts(random.Random(1), 3000), parts(random.Random(2), 3000)]
    pages = [Page() for _ in range(5)]
    for n, page in enumerate(pages):
        assert json.loads(page.take(framed(n, Joined(shared))))["n"] == n
    assert len(packers) == 2


def test_what_follows_a_whole_picture_looks_back_to_it():
    dice, page = random.Random(1), Page()
    noise = Parts([{"is": "scene", "items": [dice.randbytes(9).hex() for _ in range(LARGE // 16)]}])
    first, again = (page.packer.message(framed(n, noise)) for n in range(2))
    assert len(framed(0, noise).text) > LARGE and len(again) > len(first) / 2  # each by itself
    after = [framed(n, Parts([{"is": "patch", "put": noise[0]["items"][-40:]}])) for n in (2, 3)]
    alone = Page().packer.message(after[0])
    assert len(page.packer.message(after[0])) < len(alone) / 3


@pytest.mark.parametrize("game", ["carnavalesque", "fourberies", "three_ring_circus"])
def test_only_whole_pictures_begin_anew(game):
    state, dice, page = state_of(game, 3, "packed"), random.Random(5), Viewer(Person("p0", "", ""))
    page.look = Look(layout="wide")
    sizes = list[int]()
    while state.phase != "over" and len(sizes) < 60:
        sizes.append(len(framed(1, page.parts(state, {"p0"}, set())).text))
        seat = dice.choice(state.playing.to_act)
        move = dice.choice(list(state.playing.moves(seat))).text
        state.apply(LogEntry(state.n, "play", seat, move))
    assert sizes[0] > LARGE > max(sizes[1:])


def test_what_is_small_goes_as_it_is():
    page = Page()
    small, large = Frame(b"x" * SMALL), Frame(b"x" * (SMALL + 1))
    assert opened_message(page.packer.message(small)) == (TEXT, small.text)
    assert opened_message(page.packer.message(large))[0] == PACKED


def test_much_that_is_a_pages_own_lies_beside_what_is_shared():
    page, shared = Page(), Parts([{"is": "log"}])
    own = [{"is": "chat", "lines": ["x" * 70_000, "y" * 70_000]}]
    assert json.loads(page.take(framed(1, Joined([shared], own))))["parts"] == [*shared, *own]


def test_a_page_that_is_only_sent_what_others_are_takes_no_memory_for_it():
    page = Page()
    page.take(framed(1, Joined([parts(random.Random(1), 3000)])))
    assert page.packer.packer is None and not hasattr(page.packer, "encoder")


@async_test
async def test_frames_of_one_tick_leave_together(tmp_path, monkeypatch):
    sent, send_frames = list[int](), compression.CompressedWebSocket.send_frames

    async def noted(self, frames):
        sent.append(len(frames))
        await send_frames(self, frames)

    monkeypatch.setattr(compression.CompressedWebSocket, "send_frames", noted)
    async with opened(tmp_path) as house, friends(house, start=False) as (table, one, _):
        viewers = house.hall.tables[table].viewers
        mine = next(v for v in viewers if v.person.id == house.hall.tables[table].state.row.host)
        sent.clear()
        for n in range(3):
            mine.send([{"is": "why", "move": "", "text": str(n), "rule": ""}])
        await one.until(lambda line: line.parts.get("why", {}).get("text") == "2")
        assert sent == [3]


@async_test
async def test_every_page_reads_what_was_compressed_for_all(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        guests = [Guest(house.address) for _ in range(4)]
        lines = []
        for guest in guests:
            await guest.get("/")
            lines.append(await guest.live(table))
            await lines[-1].until(lambda line: "scene" in line.parts)
        length, more = len(one.log), [line.is_told_more() for line in lines]
        while len(one.log) == length:
            assert (await (await somebody_is_asked(one, two)).move())["is"] == "done"
        for line, is_told in zip(lines, more, strict=True):
            await line.until(is_told)
        assert len({json.dumps(line.parts["scene"]) for line in lines}) == 1
        for guest in guests:
            await guest.__aexit__()
