"""Where the command line begins: read the arguments, do it, and say plainly what went wrong."""

from __future__ import annotations

import os
import platform
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from .. import __version__, is_compiled
from ..core.errors import ChapiteauError
from ..words import LANGUAGES, words_for
from ..words.telling import say_error
from . import arena, commands, doctor, draw, report, serve, terminal, train, upkeep, yardsticks
from .parser import language_of, make_parser
from .trouble import Trouble

DO: dict[str, Callable[[Namespace], int | None]] = {
    "play": terminal.play,
    "serve": serve.serve,
    "replay": commands.replay,
    "verify": commands.verify,
    "games": commands.games,
    "simulate": commands.simulate,
    "arena": arena.arena,
    "report": report.report,
    "train": train.train,
    "yardsticks": yardsticks.yardsticks,
    "draw": draw.draw,
    "backup": upkeep.backup,
    "restore": upkeep.restore,
    "archive": upkeep.archive,
    "doctor": doctor.doctor,
}

EXIT_CODES = {"database-damaged": 65}  # as in sysexits: what was read is not as it should be


def version(lang: str) -> str:
    kind = "compiled" if is_compiled() else "interpreted"
    python = platform.python_version()
    return words_for(lang)("cli-version", version=__version__, kind=kind, python=python)


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    asked = language_of(words)
    lang = asked if asked in LANGUAGES else "en"
    args = make_parser(lang, version(lang)).parse_args(words)
    args.lang = lang
    try:
        code = DO[args.command](args)
        sys.stdout.flush()
    except ChapiteauError as e:
        print(say_error(lang, e), file=sys.stderr)
        return EXIT_CODES.get(e.id, 2)
    except Trouble as e:
        print(words_for(lang)(e.id, **e.said), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(words_for(lang)("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; do not complain again when Python closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return code or 0
