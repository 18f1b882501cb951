"""`chapiteau serve` as a process: how it starts, how it stops, and what survives it."""

import asyncio
import os
import re
import signal
import socket
import sys
from contextlib import asynccontextmanager

from chapiteau import games
from chapiteau.cli import main, serve
from chapiteau.cli.serve import listen
from chapiteau.server.pages.entrance.about import about
from chapiteau.words import LANGUAGES
from server.guests import Guest, async_test

NO_DELAY = socket.IPPROTO_TCP, socket.TCP_NODELAY
SERVE = [sys.executable, "-m", "chapiteau", "serve"]


class Served:
    """A server in a process of its own."""

    def __init__(self, process, address, said):
        self.process = process
        self.address = address
        self.said = said


async def started(data, *args, before=(), **env):
    environment = {**os.environ, "LC_ALL": "en", "CHAPITEAU_LIMITS": "100", **env}
    process = await asyncio.create_subprocess_exec(
        *before, *SERVE, "--data", str(data), *args, env=environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout and process.stderr
    try:
        said = (await process.stdout.readline()).decode()
        found = re.search(r"https?://\S+", said)
        if not found:
            return Served(process, "", (await process.stderr.read()).decode())
        return Served(process, found[0], said)
    except BaseException:  # nothing stays behind, not even when a test is given up
        process.kill()
        await process.wait()
        raise


@asynccontextmanager
async def served(data, *args, before=(), **env):
    """A server in a process of its own; `before` is what starts it."""
    server = await started(data, *args, before=before, **env)
    try:
        yield server
    finally:
        if server.process.returncode is None:
            server.process.kill()
        await server.process.wait()


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


@async_test
async def test_it_serves_and_stops_cleanly(tmp_path):
    for number in (signal.SIGINT, signal.SIGTERM):
        async with served(tmp_path) as server, Guest(server.address) as me:
            line = await me.live(await me.play())
            assert line.table["phase"] == "playing"
            server.process.send_signal(number)
            assert await server.process.wait() == 0
            assert "Traceback" not in (await server.process.stderr.read()).decode()


@async_test
async def test_a_taken_port_is_stepped_over_unless_it_was_asked_for(tmp_path):
    async with served(tmp_path / "a") as one, served(tmp_path / "b") as two:
        assert one.address != two.address
        port = one.address.rsplit(":", 1)[1]
        async with served(tmp_path / "c", "--port", port) as three:
            assert three.address == "" and port in three.said and "Traceback" not in three.said
            assert await three.process.wait() == os.EX_UNAVAILABLE


@async_test
async def test_a_second_server_is_refused_with_a_sentence(tmp_path):
    async with served(tmp_path), served(tmp_path) as second:
        assert second.said.startswith("Another server already uses")
        assert await second.process.wait() == os.EX_TEMPFAIL


@async_test
async def test_settings_come_from_the_environment_too(tmp_path):
    port = str(free_port())
    env = {"CHAPITEAU_PORT": port, "CHAPITEAU_LAN": "1"}
    async with served(tmp_path, **env) as server:
        assert server.address.endswith(f":{port}")
        assert f":{port}" in (await server.process.stdout.readline()).decode()
    async with served(tmp_path, CHAPITEAU_URL="https://games.example.org/") as server:
        assert server.address == "https://games.example.org"


@async_test
async def test_workers_end_with_a_server_that_is_killed(tmp_path):
    async with served(tmp_path) as server, Guest(server.address) as me:
        line = await me.live(await me.play(level="random"))
        await line.my_turn()
        await line.move()
        await line.my_turn()
        children = [int(pid) for pid in children_of(server.process.pid)]
        assert children
        server.process.kill()
        await server.process.wait()
        while any(is_alive(pid) for pid in children):
            await asyncio.sleep(0.01)


def children_of(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as f:
        return f.read().split()


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as f:
            return f.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@async_test
async def test_a_database_that_cannot_be_used_is_told_in_a_line_without_secrets(tmp_path):
    nobody = f"127.0.0.1:{free_port()}"
    for url, said, code in (
        (f"postgresql://me:do-not-tell@{nobody}/house", "cannot be used", os.EX_UNAVAILABLE),
        ("postgresql://me:do-not@tell@host/house", "not understood", os.EX_USAGE),
        ("mysql://me:do-not-tell@host/house", "not understood", os.EX_USAGE),
        ("do-not-tell", "not understood", os.EX_USAGE),
    ):
        async with served(tmp_path, CHAPITEAU_DB=url) as server:
            assert server.address == "" and said in server.said, server.said
            assert server.said.count("\n") == 1 and "Traceback" not in server.said
            assert "not-tell" not in server.said and "tell@" not in server.said
            assert await server.process.wait() == code


def test_a_missing_driver_is_told_with_what_to_install(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(
        "chapiteau.extras.find_spec", lambda name: None if name == "psycopg" else name
    )
    url = "postgresql://me:do-not-tell@host/house"
    assert (
        main(["serve", "--data", str(tmp_path), "--db", url, "--lang", "en"]) == os.EX_UNAVAILABLE
    )
    said = capsys.readouterr().err
    assert "chapiteau[postgres]" in said and "do-not-tell" not in said


@async_test
async def test_small_answers_are_sent_at_once():
    """Else each waits for the one before it to be acknowledged, some 40 ms."""
    met = asyncio.get_running_loop().create_future()

    async def greet(_, writer):
        met.set_result(writer.get_extra_info("socket").getsockopt(*NO_DELAY))
        writer.close()

    with listen("127.0.0.1", None) as door:
        async with await asyncio.start_server(greet, sock=door):
            _, writer = await asyncio.open_connection(*door.getsockname())
            assert await met
            writer.close()


def test_what_takes_long_to_read_is_read_before_anybody_is_let_in(tmp_path, monkeypatch):
    def announce(text):
        before = about.cache_info().misses
        for game in games().values():
            for lang in () if game.in_rehearsal else LANGUAGES:
                about(game, lang)
        said.append((text, about.cache_info().misses - before))
        raise KeyboardInterrupt

    said: list[tuple[str, int]] = []
    monkeypatch.setattr(serve, "announce", announce)
    about.cache_clear()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        assert main(["serve", "--data", str(tmp_path), "--port", str(free_port())]) == 130
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    assert [missed for _, missed in said] == [0]
