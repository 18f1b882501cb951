"""Where the command line begins: read the arguments, do it, and say plainly what went wrong."""

from __future__ import annotations

import platform
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from .. import __version__, builds, extras, games, interrupt
from ..words import LANGUAGES, words_for
from . import streams, trouble
from .errors import tell
from .parser import language_of, make_parser


class Command(NamedTuple):
    """Where a command is done, and the extra that it takes."""

    module: str
    extra: str = ""

    def run(self, name: str, args: Namespace) -> int:
        if self.extra:
            extras.check(self.extra)
        do: Callable[[Namespace], int | None]
        do = getattr(import_module(f".{self.module}", __package__), name)
        interrupt.listen()
        return do(args) or trouble.OK


DO = {
    "play": Command("terminal", "terminal"),
    "serve": Command("serve", "table"),
    "replay": Command("commands"),
    "review": Command("commands"),
    "verify": Command("commands"),
    "games": Command("commands"),
    "simulate": Command("commands"),
    "arena": Command("lab.arena", "bots"),
    "report": Command("lab.report", "bots"),
    "train": Command("lab.train", "bots"),
    "yardsticks": Command("lab.yardsticks", "bots"),
    "benchmark": Command("research.benchmark", "bots"),
    "dataset": Command("research.dataset", "data"),
    "draw": Command("commands", "draw"),
    "backup": Command("upkeep", "table"),
    "restore": Command("upkeep", "table"),
    "archive": Command("upkeep", "table"),
    "admin": Command("upkeep", "table"),
    "box": Command("upkeep", "table"),
    "doctor": Command("doctor"),
}


def version(lang: str) -> str:
    """What runs here: which release, in which build, on which Python, with which rules."""
    said = {"version": __version__, "python": platform.python_version()}
    said["kind"] = builds.kind()
    said["rules"] = ", ".join(f"{name} {game.rules}" for name, game in games().items())
    return words_for(lang)("cli-version", **said)


def main(argv: Sequence[str] | None = None) -> int:
    streams.prepare()
    words = list(sys.argv[1:] if argv is None else argv)
    asked = language_of(words)
    lang = asked if asked in LANGUAGES else "en"
    try:
        code = run(words, lang)
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        return tell(error, lang)
    return code


def run(words: list[str], lang: str) -> int:
    """Do what the arguments say."""
    try:
        args = make_parser(lang, lambda: version(lang)).parse_args(words)
    except SystemExit:  # it has shown its help or its version
        return trouble.OK
    args.lang = lang
    return DO[args.command].run(args.command, args)
