"""The arguments of every command, explained in the player's language."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from ..bots import LEVELS
from ..draw.scene import LAYOUTS
from ..words import LANGUAGES, Words, words_for
from . import hosting
from .given import add_options as _option
from .given import add_workers as _workers
from .given import number, seed
from .lab import arguments as lab
from .research.arguments import benchmark, dataset
from .trouble import Trouble


def language_of(argv: list[str]) -> str:
    """The language asked for, else the one of the terminal."""
    for i, arg in enumerate(argv):
        if arg == "--lang" and i + 1 < len(argv):
            return argv[i + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2].lower()
    return (locale.getlocale()[0] or "en")[:2].lower()


class Parser(argparse.ArgumentParser):
    """An argument parser that says everything in words of the house."""

    words: Words

    def __init__(self, **kw: Any) -> None:
        super().__init__(**{**kw, "add_help": False})
        self.add_argument("-h", "--help", action="help", help=self.words("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        raise Trouble("cli-usage-error", prog=self.prog, detail=message)

    def _print_message(self, message: str, file: Any = None) -> None:
        if message:  # argparse itself would not mind if it cannot be written
            (file or sys.stderr).write(message)


def _speak(words: Words) -> Callable[[str], str]:
    """argparse looks its own texts up with `_`: what it says to people, in our words."""
    known = {
        "usage: ": words("cli-usage"),
        "options": words("cli-options"),
        "positional arguments": words("cli-arguments"),
        "the following arguments are required: %s": words("cli-required", names="%s"),
        "unrecognized arguments: %s": words("cli-unrecognised", names="%s"),
        "invalid choice: %(value)r (choose from %(choices)s)": words(
            "cli-invalid-choice", value="%(value)r", choices="%(choices)s"
        ),
        "invalid %(type)s value: %(value)r": words(
            "cli-invalid-value", value="%(value)r", type="%(type)s"
        ),
        "expected one argument": words("cli-one-argument"),
        "expected at least one argument": words("cli-some-arguments"),
        "ignored explicit argument %r": words("cli-no-argument", value="%r"),
        "ambiguous option: %(option)s could match %(matches)s": words(
            "cli-ambiguous", value="%(option)s", choices="%(matches)s"
        ),
        "argument %(argument_name)s: %(message)s": words(
            "cli-bad-argument", name="%(argument_name)s", detail="%(message)s"
        ),
    }
    return lambda text: known.get(text, text)


class _Version(argparse.Action):
    """Says the version, which is put together only when it is asked for."""

    def __init__(self, say: Callable[[], str], **kw: Any) -> None:
        super().__init__(**kw, nargs=0)
        self.say = say

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(self.say())
        parser.exit()


def make_parser(lang: str, version: Callable[[], str]) -> argparse.ArgumentParser:
    words = words_for(lang)
    Parser.words = words
    argparse._ = _speak(words)  # type: ignore[attr-defined]  # its only way to be translated
    parser = Parser(prog="chapiteau", description=words("cli-about"))
    parser.add_argument("--version", action=_Version, say=version, help=words("cli-help-version"))
    parser.add_argument("--lang", help=words("cli-help-lang"), choices=LANGUAGES)
    commands = parser.add_subparsers(
        dest="command", required=True, title=words("cli-commands"), metavar=words("cli-command")
    )
    for name, fill in COMMANDS.items():
        sub = commands.add_parser(name, help=words(f"cli-help-{name}"))
        sub.add_argument(
            "--lang", help=words("cli-help-lang"), choices=LANGUAGES, default=argparse.SUPPRESS
        )
        fill(sub, words)
    return parser


def _setting(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--seed", type=seed, help=w("cli-help-seed"))
    p.add_argument("--components", metavar="FILE", help=w("cli-help-components"))
    _option(p, w)


def _play(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", nargs="?", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    styles = [f"{name} ({w.aside(f'table-level-{name}', 'style')})" for name in LEVELS]
    p.add_argument("--bots", help=w("cli-help-bots", levels=", ".join(styles)))
    p.add_argument("--resume", metavar="FILE", help=w("cli-help-resume"))
    _setting(p, w)


def _replay(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("file", help=w("cli-help-file"))
    p.add_argument("--at", type=number(0, 10**6, w), help=w("cli-help-at"))
    p.add_argument("--seat", type=number(0, 9, w), help=w("cli-help-seat"))


def _review(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("file", help=w("cli-help-file"))
    p.add_argument("--budget", type=number(25, 10**6, w), help=w("cli-help-review-budget"))
    p.add_argument("--seed", type=seed, default="0", help=w("cli-help-seed"))
    p.add_argument("--html", metavar="FILE", help=w("cli-help-review-html"))
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))
    _workers(p, w)


def _verify(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("file", help=w("cli-help-file"))
    p.add_argument("--deals", metavar="FILE", default="", help=w("cli-help-verify-deals"))


def _games(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))


def _simulate(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--games", type=number(1, 10**7, w), default=100, help=w("cli-help-games-count"))
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))
    _setting(p, w)


def _draw(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--moves", type=number(0, 10**6, w), default=0, help=w("cli-help-moves"))
    p.add_argument("--seat", type=number(0, 9, w), help=w("cli-help-seat"))
    p.add_argument("--layout", choices=LAYOUTS, default="wide", help=w("cli-help-layout"))
    p.add_argument("--theme", choices=("light", "dark"), default="dark", help=w("cli-help-theme"))
    p.add_argument("--out", metavar="FILE", required=True, help=w("cli-help-out"))
    _setting(p, w)


COMMANDS: dict[str, Callable[[argparse.ArgumentParser, Words], None]] = {
    "play": _play,
    "serve": hosting.serve,
    "replay": _replay,
    "review": _review,
    "verify": _verify,
    "games": _games,
    "simulate": _simulate,
    "arena": lab.arena,
    "report": lab.report,
    "train": lab.train,
    "yardsticks": lab.yardsticks,
    "benchmark": benchmark,
    "dataset": dataset,
    "draw": _draw,
    "backup": hosting.backup,
    "restore": hosting.backup,
    "archive": hosting.archive,
    "admin": hosting.admin,
    "box": hosting.box,
    "doctor": hosting.doctor,
}
