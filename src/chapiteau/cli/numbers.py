"""Numbers and seeds as they are given at the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

from ..core.record import check_seed
from ..words import Words
from .trouble import Trouble


def read_number(text: str, low: int, high: int) -> int:
    """A whole number that somebody wrote; int() takes other scripts, and gives up on long ones."""
    if not text.isascii() or not text.isdigit() or len(text) > 18 or not low <= int(text) <= high:
        raise Trouble("cli-bad-number", low=low, high=high, value=repr(text[:20]))
    return int(text)


def number(low: int, high: int, words: Words) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            return read_number(text, low, high)
        except Trouble as e:
            raise argparse.ArgumentTypeError(e.sentence(words)) from None

    return read


def seed(text: str) -> str:
    """A seed as records can hold it."""
    check_seed(text)
    return text


def share(words: Words) -> Callable[[str], float]:
    def read(text: str) -> float:
        if not re.fullmatch(r"0|1|0?\.[0-9]{1,6}", text, re.ASCII):
            said = words("cli-bad-number", low=0, high=1, value=repr(text[:20]))
            raise argparse.ArgumentTypeError(said)
        return float(text)

    return read


def width(words: Words) -> Callable[[str], float]:
    """A number of points, as an argument."""

    def read(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", text, re.ASCII) or float(text) == 0:
            said = words("cli-bad-factor", high=99, value=repr(text[:20]))
            raise argparse.ArgumentTypeError(said)
        return float(text)

    return read
