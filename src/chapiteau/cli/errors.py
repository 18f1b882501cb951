"""Every error as one line that names what and where, and as an exit code.

Only of bots that somebody else wrote the traceback stands above it.
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path

from ..bots.apart import Failed
from ..core.errors import BadComponents, BadRecord, ChapiteauError
from ..extras import MissingExtra
from ..lab.on_ray import NoCluster
from ..lab.results import BadResults
from ..words import words_for
from ..words.telling import say_error
from . import trouble
from .streams import is_of_output, silence
from .trouble import Trouble, system_reason

LONGEST = 380
BY_ID = {
    "no-database": trouble.UNAVAILABLE,
    "store-away": trouble.UNAVAILABLE,
    "work-failed": trouble.SOFTWARE,
    "worker-lost": trouble.OSERR,
    "second-server": trouble.TEMPFAIL,
    "backup-in-use": trouble.TEMPFAIL,
    "no-file": trouble.NOINPUT,
    "backup-damaged": trouble.DATAERR,
    "backup-newer": trouble.DATAERR,
    "database-damaged": trouble.DATAERR,
    "backup-not-empty": trouble.CANTCREAT,
    "key-damaged": trouble.CONFIG,
    "other-key": trouble.CONFIG,
}
BY_KIND = {
    BadRecord: trouble.DATAERR,
    BadComponents: trouble.DATAERR,
    BadResults: trouble.DATAERR,
    NoCluster: trouble.UNAVAILABLE,
    MissingExtra: trouble.UNAVAILABLE,
    Failed: trouble.SOFTWARE,
}


def tell(error: BaseException, lang: str) -> int:
    """Say what went wrong; returns how the command ends."""
    if os.environ.get("CHAPITEAU_DEBUG", "") not in ("", "0"):
        traceback.print_exception(error)
    code, line = described(error, lang)
    if isinstance(error, Failed):  # whoever wrote the bot wants to know where
        for note in "\n".join(getattr(error, "__notes__", [])).splitlines():
            print(one_line(note), file=sys.stderr)
    if line:
        print(one_line(line), file=sys.stderr)
    return code


def described(error: BaseException, lang: str) -> tuple[int, str]:
    words = words_for(lang)
    match error:
        case KeyboardInterrupt():
            return trouble.INTERRUPTED, words("cli-interrupted")
        case Trouble():
            return error.code, error.sentence(words)
        case ChapiteauError():
            return code_of(error), say_error(lang, error)
        case OSError() if is_of_output(error):
            silence()
            if isinstance(error, BrokenPipeError):
                return trouble.PIPE_CLOSED, ""
            return trouble.IOERR, words("cli-output-lost", detail=system_reason(error, words))
        case OSError():
            what, why = str(error.filename or "chapiteau"), system_reason(error, words)
            return trouble.OSERR, words("cli-bad-argument", name=what, detail=why)
    return trouble.SOFTWARE, words("cli-our-fault", error=named(error), where=place_of(error))


def code_of(error: ChapiteauError) -> int:
    """What is not damaged, missing or busy was asked for in a wrong way."""
    kinds = (code for kind, code in BY_KIND.items() if isinstance(error, kind))
    return BY_ID.get(error.id) or next(kinds, trouble.USAGE)


def named(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200] if str(error) else type(error).__name__


def place_of(error: BaseException) -> str:
    """Where a fault showed itself."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"


def one_line(text: str) -> str:
    """Whatever somebody wrote into a name: no second line, no orders to the terminal, no end."""
    plain = "".join(c if c.isprintable() or c in "\u00a0\u202f" else " " for c in text)
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"
