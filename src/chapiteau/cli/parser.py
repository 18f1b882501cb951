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
from .given import add_options as _option
from .given import add_workers as _workers
from .given import number, seed, share, width
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


def _lab(p: argparse.ArgumentParser, w: Words, games: int) -> None:
    """What all who play many games can be asked for."""
    p.add_argument(
        "--games", type=number(1, 10**7, w), default=games, help=w("cli-help-games-count")
    )
    _played_anywhere(p, w)


def _played_anywhere(p: argparse.ArgumentParser, w: Words) -> None:
    """How games are played, and where."""
    p.add_argument("--seed", type=seed, default="0", help=w("cli-help-seed"))
    p.add_argument(
        "--iterations", "--rounds", type=number(1, 10**7, w), help=w("cli-help-iterations")
    )
    _workers(p, w)


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


def _serve(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--host", help=w("cli-help-host"))
    p.add_argument("--port", type=number(1, 65535, w), help=w("cli-help-port"))
    p.add_argument("--url", help=w("cli-help-url"))
    _place(p, w)
    p.add_argument("--bus", metavar="URL", help=w("cli-help-bus"))
    p.add_argument("--ray", metavar="ADDRESS", help=w("cli-help-serve-ray"))
    p.add_argument("--lan", action="store_true", help=w("cli-help-lan"))
    p.add_argument("--proxy", metavar="ADDRESS", help=w("cli-help-proxy"))
    p.add_argument("--open", action="store_true", help=w("cli-help-open"))
    p.add_argument("--smtp", metavar="URL", help=w("cli-help-smtp"))
    p.add_argument("--mail-from", metavar="ADDRESS", help=w("cli-help-mail-from"))
    p.add_argument("--outgoing", metavar="HOSTS", help=w("cli-help-outgoing"))
    p.add_argument("--meeting", action="store_true", help=w("cli-help-meeting"))
    p.add_argument("--ratings", action="store_true", help=w("cli-help-ratings"))
    p.add_argument("--tournaments", action="store_true", help=w("cli-help-tournaments"))
    p.add_argument("--rehearsals", action="store_true", help=w("cli-help-rehearsals"))
    p.add_argument("--compile", action="store_true", help=w("cli-help-compile"))
    p.add_argument("--log", choices=("text", "json"), help=w("cli-help-log"))


def _place(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--data", metavar="FOLDER", help=w("cli-help-data"))
    p.add_argument("--db", metavar="URL", help=w("cli-help-db"))


def _admin(p: argparse.ArgumentParser, w: Words) -> None:
    choices = ("code", "ratings")
    p.add_argument(
        "what", nargs="?", choices=choices, default="code", help=w("cli-help-admin-what")
    )
    p.add_argument("--write", action="store_true", help=w("cli-help-admin-write"))
    _place(p, w)


def _box(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("what", choices=("export",), help=w("cli-help-box-what"))
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--out", metavar="FILE", help=w("cli-help-box-out"))
    _place(p, w)


def _backup(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("file", help=w("cli-help-backup-file"))
    p.add_argument("--force", action="store_true", help=w("cli-help-force"))
    _place(p, w)


def _archive(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("what", choices=("check",), help=w("cli-help-archive-what"))
    _workers(p, w)
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))
    _place(p, w)


def _doctor(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--host", help=w("cli-help-host"))
    p.add_argument("--port", type=number(1, 65535, w), help=w("cli-help-port"))
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))
    _place(p, w)


def _games(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))


def _simulate(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--games", type=number(1, 10**7, w), default=100, help=w("cli-help-games-count"))
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))
    _setting(p, w)


def _arena(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("bots", nargs="+", help=w("cli-help-arena-bots"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    _option(p, w)
    p.add_argument("--sets", type=number(1, 10**6, w), default=50, help=w("cli-help-sets"))
    p.add_argument("--half-width", metavar="POINTS", type=width(w), help=w("cli-help-half-width"))
    p.add_argument("--results", metavar="FILE", help=w("cli-help-results"))
    _played_anywhere(p, w)
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))


def _report(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--bot", default="amateur", help=w("cli-help-report-bot"))
    _option(p, w)
    _lab(p, w, 1000)
    p.add_argument("--components", metavar="FILE", help=w("cli-help-report-components"))
    p.add_argument("--parquet", action="store_true", help=w("cli-help-report-parquet"))
    p.add_argument("--out", metavar="FOLDER", default="report", help=w("cli-help-report-out"))


def _yardsticks(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", nargs="?", help=w("cli-help-game"))
    p.add_argument("--bots", nargs="+", default=["master"], help=w("cli-help-levels"))
    p.add_argument("--seats", type=number(1, 9, w), help=w("cli-help-seats"))
    p.add_argument("--results", metavar="FOLDER", help=w("cli-help-results-folder"))
    _lab(p, w, 20)
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))


def _train(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--seats", type=number(1, 9, w), nargs="+", help=w("cli-help-seats"))
    p.add_argument(
        "--games", type=number(1, 10**7, w), default=2000, help=w("cli-help-games-count")
    )
    p.add_argument("--bot", default="student", help=w("cli-help-train-bot"))
    p.add_argument("--after", metavar="FILE", default="", help=w("cli-help-train-after"))
    p.add_argument(
        "--lambda", dest="decay", metavar="SHARE", type=share(w), help=w("cli-help-train-lambda")
    )
    p.add_argument("--seed", type=seed, default="0", help=w("cli-help-seed"))
    p.add_argument("--iterations", type=number(1, 10**7, w), help=w("cli-help-iterations"))
    _workers(p, w)
    p.add_argument("--out", metavar="FILE", default="weights.json", help=w("cli-help-train-out"))


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
    "serve": _serve,
    "replay": _replay,
    "review": _review,
    "verify": _verify,
    "games": _games,
    "simulate": _simulate,
    "arena": _arena,
    "report": _report,
    "train": _train,
    "yardsticks": _yardsticks,
    "benchmark": benchmark,
    "dataset": dataset,
    "draw": _draw,
    "backup": _backup,
    "restore": _backup,
    "archive": _archive,
    "admin": _admin,
    "box": _box,
    "doctor": _doctor,
}
