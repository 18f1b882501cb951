"""Input and output as a command finds them: closed, full, or in an alphabet of long ago."""

from __future__ import annotations

import errno
import os
import sys
from io import TextIOWrapper
from typing import TextIO

UNWRITABLE = (errno.EPIPE, errno.EBADF, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


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


def is_of_output(error: OSError) -> bool:
    """Whether it was printing that failed: a file that somebody named has its name in the error."""
    return error.filename is None and error.errno in UNWRITABLE


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
