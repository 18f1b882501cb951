"""A components file as text: what TOML it may be."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from ..errors import BadComponents, misread

PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
DEEPEST: Final = 16
"""So many lists and rows may lie within one another; boxes need five."""
Data = dict[str, Any]
"""A components file as it was read: sections of rows."""


def parse(text: str, name: str) -> Data:
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadComponents("component-too-deep", {"where": name}) from None
    except tomllib.TOMLDecodeError as e:
        at = PLACE.search(str(e))  # none where the end comes too early
        place = (int(at[1]), int(at[2])) if at else (0, 0)
        raise BadComponents("component-not-toml", misread(name, text, *place)) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise BadComponents("component-long-number", {"where": name}) from None
    if not is_shallow(data):
        raise BadComponents("component-too-deep", {"where": name})
    return data


def is_shallow(data: object) -> bool:
    """Whether values lie within one another so little that they can be walked through."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
        level = below
    return not level
