"""What a browser loads before the first move at a table."""

import re

import pytest
from games.playing import sure
from websockets.asyncio.client import ClientConnection, connect

from chapiteau.server.tables.new import creation
from server.guests import Guest, async_test, opened

MOST = 200_000  # bytes as they travel, typefaces and first picture included
MOST_OWN = 20_000  # and so many more for a voice that only this game has
NAMED = re.compile(
    r"""(?:href|src)=["'](/[^"'#]+)|url\(["']?(/?[\w./-]+)"""
    r"""|from ["']\./([\w.]+)|import ["'](/?[\w./-]+)"""
)
FACE = re.compile(r"font-family:'([^']+)'.*?url\('([^']+)'\)")
HOUSE = ("Chapiteau Sans", "Chapiteau Serif")  # the voices of every page
WORDMARK = "/fonts/chapiteau-serif-italic.woff2"  # speaks where the house has its name
ITALIC = re.compile(r"Chapiteau Serif[^<>]*italic")


class Counting(ClientConnection):
    received = 0

    def data_received(self, data):
        self.received += len(data)
        super().data_received(data)


@pytest.mark.parametrize("game", ["fourberies", "the_magnificent"])
@async_test
async def test_a_table_weighs_less_than_200_kilobytes(tmp_path, game, monkeypatch):
    monkeypatch.setattr(creation, "new_seed", lambda: ("0" * 32, "0" * 32))  # always the same cards
    for layout in ("wide", "tall"):
        async with opened(tmp_path / layout) as house, Guest(house.address) as me:
            table = await me.play(game=game, level="random")
            weights: dict[str, int] = {}
            await load(me, f"/table/{table}", weights)
            weights["live"], frame = await first_frame(me, table, layout)
            for family, path in FACE.findall((await me.get("/fonts/fonts.css")).text):
                if family not in HOUSE:  # browsers load it if the picture speaks with it
                    assert weights.pop(path) < MOST_OWN or family not in frame
            page = (await me.get(f"/table/{table}")).text
            if 'class="wordmark"' not in page and not ITALIC.search(str(frame)):
                weights.pop(WORDMARK)
            assert len([path for path in weights if path.endswith(".woff2")]) >= 3
            assert "/static/scene.js" in weights and "/static/palettes.css" in weights
            assert sum(weights.values()) < MOST, weights


async def load(me, path, weights):
    """A page or file with all that it names, each once."""
    weights[path] = 0
    async with me.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert answer.status_code == 200, path
    weights[path] = len(raw)
    if not path.endswith((".woff2", ".svg")):
        text = (await me.get(path)).text
        for named in NAMED.findall(text):
            found = next(name for name in named if name)
            whole = found if found.startswith("/") else f"{path.rsplit('/', 1)[0]}/{found}"
            if whole.startswith(("/static/", "/fonts/")) and whole not in weights:
                await load(me, whole, weights)


async def first_frame(me, table, layout):
    address = f"{me.address.replace('http', 'ws')}/table/{table}/live"
    socket = await connect(
        address, additional_headers={"cookie": me.cookie}, origin=me.address, max_size=2**24,
        create_connection=Counting,
    )  # fmt: skip
    await socket.send(f'{{"do":"look","layout":"{layout}","theme":"dark","lang":"fr"}}')
    frame = await socket.recv()
    await socket.close()
    return sure(Counting, socket).received, frame
