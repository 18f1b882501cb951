"""A PNG as an array of colours, so that pictures of a table need no package but numpy."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np

HEAD = 8  # the bytes that say it is a PNG
LAYOUT = (8, 6, 0, 0, 0)
"""Eight bits, red green blue and alpha, not interlaced: how resvg writes."""


def pixels(png: bytes) -> Any:
    """Height, width and three colours, on white where the picture lets something through."""
    width, height, data = _read(png)
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + 4 * width)
    found = _unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, 4).astype(np.int16))
    alpha = found[:, :, 3:].astype(np.uint16)
    mixed = (found[:, :, :3] * alpha + 255 * (255 - alpha) + 127) // 255
    return mixed.astype(np.uint8)


def _read(png: bytes) -> tuple[int, int, bytes]:
    """Width, height, and what is compressed."""
    at, width, height, data = HEAD, 0, 0, b""
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        if kind == b"IHDR":
            width, height, *layout = struct.unpack_from(">IIBBBBB", png, at + 8)
            if tuple(layout) != LAYOUT:
                raise ValueError("a PNG of another kind than resvg writes")
        elif kind == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    return width, height, data


def _unfiltered(filters: Any, differences: Any) -> Any:
    """What a PNG stores are differences from a guess: of nothing, the pixel to the left, the one
    above, their mean, or whichever of three is nearest to left + above - above left.

    A pixel waits for those to the left and above, so all along one diagonal are done at once.
    """
    height, width, _ = differences.shape
    out = np.zeros((height + 1, width + 1, 4), np.int16)  # with a border of nothing
    for diagonal in range(height + width - 1):
        y = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        x = diagonal - y
        left, above, corner = out[y + 1, x], out[y, x + 1], out[y, x]
        guesses = _guesses(left, above, corner)
        guess = guesses[filters[y], np.arange(len(y))]
        out[y + 1, x + 1] = (differences[y, x] + guess) & 255
    return out[1:, 1:]


def _guesses(left: Any, above: Any, corner: Any) -> Any:
    """The guess of each of the five filters."""
    from_left, from_above = abs(above - corner), abs(left - corner)
    from_corner = abs(left + above - 2 * corner)
    is_left = (from_left <= from_above) & (from_left <= from_corner)
    nearest = np.where(is_left, left, np.where(from_above <= from_corner, above, corner))
    return np.stack([np.zeros_like(left), left, above, (left + above) // 2, nearest])
