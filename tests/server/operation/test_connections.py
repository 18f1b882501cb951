"""Connections that take their time, or all the room there is."""

import asyncio
import resource
import socket
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import WebSocketException

from chapiteau.server import serving
from chapiteau.server.operation import connections
from chapiteau.server.operation.addresses import network, trust
from chapiteau.server.operation.descriptors import WANTED, raise_limit
from server.guests import Guest, async_test, opened
from server.operation.test_serve import served

PATIENT = {"header_timeout": 1e6}  # what is closed was not closed because of the time
HALF = b"GET / HTTP/1.1\r\nhost: localhost\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
POST = b"POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nlogin="


class Wire:
    """A connection as bytes."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, address, sends=b""):
        host, port = address.removeprefix("http://").split(":")
        wire = cls(*await asyncio.open_connection(host, int(port)))
        wire.writer.write(sends)
        return wire

    async def answer(self):
        """The first line of an answer; nothing if there is none."""
        try:
            return (await self.reader.readline()).decode().strip()
        except ConnectionError:
            return ""

    async def end(self):
        """Read until the other end has closed."""
        with suppress(ConnectionError):
            await self.reader.read()
        self.writer.close()

    @property
    def is_open(self):
        return not self.reader.at_eof() and self.reader.exception() is None


@pytest.mark.parametrize("sends", [b"", HALF, WHOLE, WHOLE + HALF, POST])
@async_test
async def test_a_request_that_does_not_arrive_in_time_is_not_waited_for(tmp_path, sends):
    quick = {"header_timeout": 0.05, "request_timeout": 0.05}
    async with opened(tmp_path, **quick) as house:
        await (await Wire.to(house.address, sends)).end()


@pytest.mark.parametrize("begins", [HALF + b"x: ", POST])
@async_test
async def test_a_byte_now_and_then_wins_no_time(tmp_path, begins):
    quick = {"header_timeout": 0.1, "request_timeout": 0.1}
    async with opened(tmp_path, **quick) as house:
        wire = await Wire.to(house.address, begins)
        ended = asyncio.create_task(wire.end())
        while not ended.done():
            wire.writer.write(b"a")
            await asyncio.sleep(0.02)


@async_test
async def test_an_answer_that_nobody_takes_is_not_kept_for_ever(tmp_path):
    async with opened(tmp_path, request_timeout=0.05) as house:
        host, port = house.address.removeprefix("http://").split(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            deaf.setblocking(False)
            asks = WHOLE.replace(b"healthz", b"openapi.json") * 400
            with suppress(ConnectionError):
                await asyncio.get_running_loop().sock_sendall(deaf, asks)
                while True:  # more is asked for than this end ever reads
                    await asyncio.get_running_loop().sock_sendall(deaf, asks)


@async_test
async def test_whoever_holds_half_sent_requests_pushes_out_their_own(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "MOST_REQUESTS", 4)
    async with opened(tmp_path, limits=1.0, **PATIENT) as house:
        half = [await Wire.to(house.address, HALF) for _ in range(4)]
        honest = await Wire.to(house.address, WHOLE)
        assert await honest.answer() == "HTTP/1.1 200 OK"
        await half[0].end()
        assert all(wire.is_open for wire in half[1:])
        for wire in [honest, *half[1:]]:
            wire.writer.close()


@async_test
async def test_requests_do_not_push_out_live_channels(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "MOST_REQUESTS", 4)
    async with opened(tmp_path, limits=1.0, **PATIENT) as house, Guest(house.address) as me:
        line = await me.live(await me.found())
        half = [await Wire.to(house.address, HALF) for _ in range(12)]
        for wire in half[:8]:
            await wire.end()
        assert (await line.act("chat", text="still here"))["is"] == "done"
        for wire in half:
            wire.writer.close()


@async_test
async def test_one_address_has_so_many_live_channels_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "MOST_OF_ADDRESS", 4)
    async with opened(tmp_path, limits=1.0) as house, Guest(house.address) as me:
        table = await me.found()
        await me.http.aclose()
        lines = [await me.live(table) for _ in range(4)]
        refused = await Wire.to(house.address, WHOLE)
        assert await refused.answer() == ""
        with pytest.raises((WebSocketException, OSError)):
            await me.live(table)
        await lines[0].close()
        again = await Wire.to(house.address, WHOLE)
        assert await again.answer() == "HTTP/1.1 200 OK"
        again.writer.close()


@async_test
async def test_a_trusted_proxy_brings_as_many_as_there_are(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "MOST_REQUESTS", 2)
    async with opened(tmp_path, limits=1.0, proxy="127.0.0.1") as house:
        wires = [await Wire.to(house.address, HALF) for _ in range(8)]
        for wire in wires:
            wire.writer.write(b"\r\n")
            assert await wire.answer() == "HTTP/1.1 200 OK"
            wire.writer.close()


@async_test
async def test_there_are_never_more_connections_than_descriptors_for_them(tmp_path, monkeypatch):
    monkeypatch.setattr(serving, "raise_limit", lambda: 8)  # half of them are for connections
    async with opened(tmp_path, proxy="127.0.0.1", **PATIENT) as house:
        half = [await Wire.to(house.address, HALF) for _ in range(4)]
        honest = await Wire.to(house.address, WHOLE)
        assert await honest.answer() == "HTTP/1.1 200 OK"
        await half[0].end()
        for wire in [honest, *half[1:]]:
            wire.writer.close()


@async_test
async def test_a_flood_of_half_sent_requests_neither_shuts_the_house_nor_fills_the_log(tmp_path):
    raise_limit()  # for both ends are held open here
    few = ["sh", "-c", 'ulimit -n 400; exec "$@"', "sh"]
    async with served(tmp_path, before=few, CHAPITEAU_LIMITS="1") as server:
        half = [await Wire.to(server.address, HALF) for _ in range(600)]
        async with httpx.AsyncClient(base_url=server.address) as honest:
            for _ in range(3):
                assert (await honest.get("/healthz")).status_code == 200
        server.process.terminate()
        said = (await server.process.communicate())[1].decode()
        assert len(said) < 10_000, said[:2000]
        for wire in half:
            wire.writer.close()


@async_test
async def test_a_house_takes_as_many_descriptors_as_it_may_have(tmp_path):
    few = ["sh", "-c", 'ulimit -S -n 256; exec "$@"', "sh"]
    async with served(tmp_path, before=few) as server:
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert soft == (WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)) > 256


def test_a_visitor_is_counted_by_address_and_a_household_by_its_network():
    assert network("192.0.2.7") == "192.0.2.7" != network("192.0.2.8")
    assert (
        network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::8") != network("2001:db8:1:3::7")
    )
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == network("fe80::2%eth0")
    assert network("nonsense") == "nonsense"


def test_proxies_are_trusted_by_address_by_network_or_all():
    for proxies in ("127.0.0.1", "10.0.0.0/8, 127.0.0.1", "*", "127.0.0.0/8"):
        assert trust(proxies)("127.0.0.1"), proxies
    for proxies in ("", "127.0.0.2", "10.0.0.0/8", "::1"):
        assert not trust(proxies)("127.0.0.1"), proxies
