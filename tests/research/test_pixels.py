"""A picture of the table as an array, with nothing but what the extra brings."""

import struct
import sys
import zlib

import numpy as np
import pytest

from chapiteau.core.step import NOBODY
from chapiteau.draw.png import png
from chapiteau.research.pettingzoo import AecGame
from chapiteau.research.pixels import pixels


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def written(picture, filters, layout=(8, 6, 0, 0, 0)):
    """A PNG of some rows, each stored by its filter: the other way round, byte by byte."""
    height, width, _ = picture.shape
    data, above = b"", [0] * (4 * width)
    for y, filter in enumerate(filters):
        row = [int(x) for x in picture[y].reshape(-1)]
        line = []
        for i, value in enumerate(row):
            a, b = (row[i - 4] if i >= 4 else 0), above[i]
            c = above[i - 4] if i >= 4 else 0
            p = a + b - c
            paeth = min((a, b, c), key=lambda x: abs(p - x))  # the first of equals
            line.append((value - [0, a, b, (a + b) // 2, paeth][filter]) & 255)
        data += bytes([filter, *line])
        above = row
    head = struct.pack(">IIBBBBB", width, height, *layout)
    half = zlib.compress(data)
    body = chunk(b"IDAT", half[:7]) + chunk(b"IDAT", half[7:])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


def test_every_filter_is_undone_and_what_shines_through_is_white():
    picture = np.random.default_rng(1).integers(0, 256, (10, 7, 4), np.uint8)
    picture[0, 0, 3], picture[0, 1, 3] = 0, 255
    found = pixels(written(picture, [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]))
    alpha = picture[:, :, 3:].astype(float) / 255
    assert found.shape == (10, 7, 3) and found.dtype == np.uint8
    assert abs(found - (picture[:, :, :3] * alpha + 255 * (1 - alpha))).max() <= 0.51
    ties = np.random.default_rng(2).integers(0, 4, (40, 30, 4), np.uint8)
    ties[:, :, 3] = 255
    assert np.array_equal(pixels(written(ties, [4] * 40)), ties[:, :, :3])
    assert found[0, 0].tolist() == [255] * 3 and found[0, 1].tolist() == picture[0, 1, :3].tolist()
    with pytest.raises(ValueError, match="another kind"):
        pixels(written(picture, [0] * 10, (8, 6, 0, 0, 1)))


def test_a_table_is_rendered_as_pixels_without_pillow(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    env = AecGame("fourberies", 2, render_mode="rgb_array")
    env.reset(seed=2)
    seen = env.render()
    match = env.table.match
    scene = match.game.board.draw(match.view(None), match.telling(), "wide", "light", NOBODY)
    picture = png(scene, zoom=0.5)
    width, height = struct.unpack_from(">II", picture, 16)
    assert seen.shape == (height, width, 3) and len(np.unique(seen.reshape(-1, 3), axis=0)) > 100
