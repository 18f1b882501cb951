"""Random nonsense from every side: no page fails, no table is lost, nothing grows without end."""

import asyncio
import json
import logging
import random
import socket
import string
from typing import Any

import msgspec
import pytest
from games.playing import sure
from msgspec import inspect

from chapiteau.server.live.viewer import MOST_WAITING
from chapiteau.server.tables.commands import DEEDS
from server.guests import Guest, async_test, friends, opened, somebody_is_asked

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    15,
    16,
    10**9,
    10**30,
    1.5,
    "",
    "x",
    "0",
    "a" * 5000,
    "\x00",
    "\ud800"[:0],
    "é" * 30,
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "{{7*7}}",
    [],
    {},
    [[[]]],
    {"do": "play"},
    "fourberies",
    "random",
    "wide",
    "fr",
)
KINDS = [sure(inspect.StructType, inspect.type_info(kind)) for kind in DEEDS]
TAGS = [kind.tag for kind in KINDS]


def value_for(field, dice):
    """Something of the right kind, mostly; else something else."""
    if dice.random() < 0.3:
        return dice.choice(JUNK)
    kind = field.type
    if isinstance(kind, inspect.IntType):
        return dice.randint(kind.ge or 0, min(kind.le or 20, 20))
    if isinstance(kind, inspect.BoolType):
        return dice.random() < 0.5
    if isinstance(kind, inspect.LiteralType):
        return dice.choice(kind.values)
    return "".join(dice.choices(string.printable, k=dice.randint(0, kind.max_length or 8)))


def nonsense(dice):
    """A message as a client might send it, and often not quite."""
    if dice.random() < 0.1:
        return dice.choice(["", "{", "[]", "null", '{"do":1}', "é" * 5000, '{"do":"play"}' * 3])
    kind = dice.choice(KINDS)
    said = {"do": kind.tag} | {f.encode_name: value_for(f, dice) for f in kind.fields}
    for key in list(said):
        if dice.random() < 0.05:
            del said[key]
    return json.dumps(said)


class Errors(logging.Handler):
    """What the server had to complain about."""

    def __init__(self):
        super().__init__(logging.ERROR)
        self.found = []

    def emit(self, record):
        self.found.append(record.getMessage())


@pytest.fixture
def errors():
    handler = Errors()
    logging.getLogger("chapiteau").addHandler(handler)
    yield handler.found
    logging.getLogger("chapiteau").removeHandler(handler)


@pytest.mark.parametrize("seed", range(3))
@async_test
async def test_a_table_survives_whatever_is_said_to_it(tmp_path, errors, seed):
    dice = random.Random(seed)
    async with (
        opened(tmp_path, limits=100_000) as house,
        friends(house, "fourberies") as (table, one, two),
        Guest(house.address) as stranger,
    ):
        await stranger.get(one.table["invite"])
        lines = [one, two, await stranger.live(table)]
        for _ in range(250):
            line = dice.choice(lines)
            text = nonsense(dice)
            if '"leave"' in text or ('"bot"' in text and line is not lines[2]):
                continue  # these are meant: whoever leaves is gone
            await line.socket.send(text)
        for line in lines:
            await line.say(do="sit", id="after all that", seat=0)
            await line.until(lambda line: any(a["id"] == "after all that" for a in line.answers))
            await line.look()
            assert not any(a.get("error") == "our-fault" for a in line.answers)
        while line := await somebody_is_asked(one, two):
            said = await line.move(dice=dice)
            assert said["is"] == "done" or said["error"] == "stale-move", said
        await one.until(lambda line: line.is_over)
        assert errors == []


@async_test
async def test_a_page_that_reads_nothing_is_cut_off_and_holds_up_nobody(tmp_path):
    async with (
        opened(tmp_path, limits=100_000) as house,
        friends(house, "parade") as (table, one, two),
        Guest(house.address) as lazy,
    ):
        await lazy.get(one.table["invite"])
        reader, writer = await raw_channel(house.address, table, lazy.cookie)
        try:
            writer.write(masked('{"do":"look","layout":"wide","theme":"dark","lang":"en"}'))
            await writer.drain()
            here = house.hall.tables[table].viewers
            await until(lambda: len(here) == 3)
            reader._transport.pause_reading()  # from now on it takes nothing
            await fill(house.hall.tables[table])
            line = await somebody_is_asked(one, two)
            assert (await line.move())["is"] == "done"
        finally:
            writer.close()  # else the house would wait for it


async def fill(table):
    """Send to who reads nothing, until they are cut off."""
    seated = {seat.person for seat in table.state.seats}
    slow = next(viewer for viewer in table.viewers if viewer.person.id not in seated)
    for _ in range(100 * MOST_WAITING):
        slow.send([{"is": "log", "from": 0, "lines": ["x" * 50_000]}])
        await asyncio.sleep(0)
        assert slow.outbox.qsize() <= MOST_WAITING + 50
        if slow not in table.viewers:
            return
    raise AssertionError("who reads nothing is not cut off")


async def until(true):
    while not true():
        await asyncio.sleep(0)


async def raw_channel(address, table, cookie):
    """A live channel without a library that would read for us, and with small buffers."""
    host, port = address.removeprefix("http://").split(":")
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.connect((host, int(port)))
    door.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=door)
    writer.write(
        f"GET /table/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def masked(text):
    """A client's frame, under a mask of zeros."""
    data = text.encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


@async_test
async def test_a_flood_of_tables_is_stopped_early(tmp_path):
    async with opened(tmp_path, limits=1) as house, Guest(house.address) as me:
        token, answers = await me.csrf(), []
        for _ in range(60):
            fields = {"csrf": token, "seats": "2", "pace": "day"}
            answer = await me.http.post("/new/parade", data=fields, headers={"origin": me.address})
            answers.append(answer.status_code)
        assert 429 in answers and answers.count(303) < 40
        assert len(house.hall.tables) <= answers.count(303)


def test_the_fuzzer_knows_every_message():
    dice = random.Random(1)
    seen = set()
    for _ in range(2000):
        try:
            seen.add(msgspec.json.decode(nonsense(dice))["do"])
        except (msgspec.DecodeError, TypeError, KeyError, IndexError):
            continue
    assert seen >= set(TAGS)
