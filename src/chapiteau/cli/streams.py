"""Input and output as a command finds them: closed, full, or in an alphabet of long ago."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TextIO


def prepare() -> None:
    """Have all three streams open, and let none of them fail over a letter.

    A stream that was closed would let the next file that is opened take its place, and receive
    what is printed.
    """
    if sys.stdin is None:
        sys.stdin = reopened(0, os.O_RDONLY, "r")
    if sys.stdout is None:
        sys.stdout = reopened(1, os.O_RDONLY, "w")  # so that writing fails, and is told
    if sys.stderr is None:
        sys.stderr = reopened(2, os.O_WRONLY, "w")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def reopened(number: int, flags: int, mode: str) -> TextIO:
    """A stream that says nothing, at the number that is its own if that is free."""
    file = os.open(os.devnull, flags)
    os.set_inheritable(file, file == number)
    return TextIOWrapper(os.fdopen(file, f"{mode}b"), encoding="utf-8")


def output_fails() -> bool:
    """Whether what was printed cannot be written; from then on it is not tried again."""
    try:
        sys.stdout.flush()
    except OSError:
        silence()
        return True
    return False


def silence() -> None:
    """Print nothing from now on: Python would complain when it closes what is broken."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def announce(text: str) -> None:
    """Say something that whoever does not listen need not hear."""
    try:
        print(text, flush=True)
    except OSError:
        silence()
