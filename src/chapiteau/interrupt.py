"""^C while a command is still being read: it has done nothing yet, and ends without a word."""

from __future__ import annotations

import os
import signal
import sys

INTERRUPTED = 130  # as shells count it
COMMAND = "chapiteau"


def end(*_: object) -> None:
    os._exit(INTERRUPTED)


def is_command() -> bool:
    """Whether this process is the command itself, and not somebody's program that imports it."""
    program = os.path.splitext(os.path.basename((sys.argv or [""])[0]))[0]
    return program == COMMAND or (program == "-m" and COMMAND in sys.orig_argv)


def wait_quietly() -> None:
    """From now on ^C ends the command at once; where it is ignored, or minded, that stays."""
    if is_command() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, end)


def listen() -> None:
    """From now on ^C is an exception, as everywhere."""
    if signal.getsignal(signal.SIGINT) is end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


wait_quietly()
