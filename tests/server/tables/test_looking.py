"""What a page may bring forward: a region of the board, or a part of one."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from chapiteau.games.trickerion import GAME
from chapiteau.server.tables.deeds.looking import Focus, focus


@pytest.mark.parametrize(
    ("asked", "brought"),
    [
        ("theatre", "theatre"),
        ("theatre/card-2", "theatre/card-2"),
        ("theatre/card-99", ""),
        ("theatre/tricks", ""),
        ("nowhere", ""),
    ],
)
def test_only_what_the_board_names_comes_forward(asked, brought):
    wanted: list[str] = []
    table: Any = SimpleNamespace(state=SimpleNamespace(game=GAME), show=lambda viewer: None)
    viewer: Any = SimpleNamespace(bring_forward=lambda state, region: wanted.append(region))
    asyncio.run(_do(table, viewer, asked))
    assert wanted == [brought]


async def _do(table, viewer, asked):
    await focus.handler(table, viewer, Focus(region=asked))
