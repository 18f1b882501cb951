"""The first pictures of a game are drawn in a thread, so that nobody else waits for them."""

import asyncio
import socket
import threading
from argparse import Namespace

import pytest

import chapiteau
from chapiteau.cli import serve
from chapiteau.draw.scene import LAYOUTS
from chapiteau.server.house import House
from chapiteau.server.live.rehearsal import Rehearsals
from chapiteau.server.operation.costs import TURN
from chapiteau.server.pages.entrance.about import on_the_bill
from chapiteau.server.settings import Settings
from server.guests import Guest, async_test, friends, opened

MAIN = threading.main_thread()


@pytest.fixture
def drawn(monkeypatch):
    """Where and how parade was drawn, and for whom, in a process that has just begun."""
    pictures, board = list[tuple[object, str]](), type(chapiteau.games()["parade"].board)
    draw = board.draw

    def noted(self, view, telling, layout, *how):
        assert TURN.get() is None or threading.current_thread() is MAIN  # nobody pays for it
        pictures.append((threading.current_thread(), layout))
        return draw(self, view, telling, layout, *how)

    monkeypatch.setattr(board, "draw", noted)
    monkeypatch.setattr(Rehearsals, "done", set())
    return pictures


@async_test
async def test_a_game_is_drawn_in_a_thread_before_it_is_shown(tmp_path, drawn):
    async with opened(tmp_path) as house, friends(house):
        assert drawn[0][0] is not MAIN and MAIN in {thread for thread, _ in drawn}
        await house.hall.rehearsals.wait_for_all([chapiteau.games()["parade"]])
        assert {layout for thread, layout in drawn if thread is not MAIN} == {*LAYOUTS}


@async_test
async def test_a_game_is_rehearsed_once(tmp_path, drawn):
    for name in ("one", "two"):
        async with opened(tmp_path / name) as house, friends(house), friends(house):
            await house.hall.rehearsals.wait_for_all([chapiteau.games()["parade"]])
    pictures = len([layout for thread, layout in drawn if thread is not MAIN])
    assert pictures == len(LAYOUTS) * 2 * 2 * 2  # themes, languages, a player and a spectator


@async_test
async def test_others_are_served_while_a_game_is_rehearsed(tmp_path, drawn, monkeypatch):
    begun, served = asyncio.Event(), threading.Event()
    loop, board = asyncio.get_running_loop(), type(chapiteau.games()["parade"].board)
    draw = board.draw

    def waits(*args):
        if threading.current_thread() is not MAIN:
            loop.call_soon_threadsafe(begun.set)
            served.wait()
        return draw(*args)

    monkeypatch.setattr(board, "draw", waits)
    async with opened(tmp_path) as house, Guest(house.address) as other:
        opening = asyncio.create_task(opened_table(house))
        await begun.wait()
        assert (await other.get("/healthz")).status_code == 200
        assert not drawn
        served.set()
        await opening


async def opened_table(house):
    async with friends(house):
        pass


@async_test
async def test_a_game_that_cannot_be_drawn_is_opened_all_the_same(tmp_path, drawn, monkeypatch):
    def broken(*args):
        raise ValueError

    monkeypatch.setattr(type(chapiteau.games()["parade"].board), "outline", broken)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.found("parade"))
        await line.until(lambda line: "table" in line.parts)


@async_test
async def test_a_house_rehearses_all_its_games_as_soon_as_its_door_is_open(tmp_path, monkeypatch):
    rehearsed, is_open = list[str](), asyncio.Event()

    async def rehearse(self, game):
        assert is_open.is_set()
        rehearsed.append(game.name)

    class Server:
        async def serve(self, sockets):
            is_open.set()
            await asyncio.gather(*house.hall.tasks)

    monkeypatch.setattr(Rehearsals, "done", set())
    monkeypatch.setattr(Rehearsals, "_rehearse", rehearse)
    monkeypatch.setattr(serve, "server_of", lambda house: Server())
    monkeypatch.setattr(serve, "stop_on_signals", lambda house, server: None)
    house = House(Settings(tmp_path, workers=1))
    await serve.run(Namespace(lang="en", lan=False, open=False), house, socket.socket())
    assert rehearsed == [game.name for game in on_the_bill()]
