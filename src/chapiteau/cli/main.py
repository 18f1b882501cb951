"""Where the command line begins: read the arguments, do it, and say plainly what went wrong."""

from __future__ import annotations

import platform
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from .. import __version__, interrupt, is_compiled
from ..words import LANGUAGES, words_for
from . import (
    arena,
    commands,
    doctor,
    report,
    serve,
    streams,
    terminal,
    train,
    trouble,
    upkeep,
    yardsticks,
)
from .errors import tell
from .parser import language_of, make_parser

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
    "draw": commands.draw,
    "backup": upkeep.backup,
    "restore": upkeep.restore,
    "archive": upkeep.archive,
    "doctor": doctor.doctor,
}


def version(lang: str) -> str:
    kind = "compiled" if is_compiled() else "interpreted"
    python = platform.python_version()
    return words_for(lang)("cli-version", version=__version__, kind=kind, python=python)


def main(argv: Sequence[str] | None = None) -> int:
    streams.prepare()
    words = list(sys.argv[1:] if argv is None else argv)
    asked = language_of(words)
    lang = asked if asked in LANGUAGES else "en"
    try:
        interrupt.listen()
        code = run(words, lang)
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        return tell(error, lang)
    return code


def run(words: list[str], lang: str) -> int:
    """Do what the arguments say."""
    try:
        args = make_parser(lang, version(lang)).parse_args(words)
    except SystemExit:  # it has shown its help or its version
        return trouble.OK
    args.lang = lang
    return DO[args.command](args) or trouble.OK
