"""Settings as they were given: by an argument, by CHAPITEAU_... in the environment, or not."""

from __future__ import annotations

import argparse
import ipaddress
import math
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from ..core.record import check_seed
from ..words import Words
from .trouble import CONFIG, USAGE, Trouble

MOST_LIMITS = 1_000_000
ANYBODY = "*"


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


def add_options(p: argparse.ArgumentParser, w: Words) -> None:
    """Options of a game, for any command that plays one."""
    p.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=w("cli-help-option")
    )


def add_workers(p: argparse.ArgumentParser, w: Words) -> None:
    """Where many games are played."""
    p.add_argument("--workers", type=number(1, 1024, w), help=w("cli-help-workers"))
    p.add_argument("--ray", metavar="ADDRESS", default="", help=w("cli-help-ray"))


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


@dataclass(frozen=True)
class Given:
    """A setting, and what to call it when it is wrong."""

    text: str
    where: str = ""
    code: int = USAGE

    def wrong(self, id: str, **said: str | int) -> Trouble:
        return Trouble(id, self.code, **said).at(self.where)

    def number(self, low: int, high: int) -> int:
        try:
            return read_number(self.text, low, high)
        except Trouble as e:
            raise self.wrong(e.id, **e.said) from None

    def factor(self) -> float:
        """By what limits are multiplied."""
        try:
            value = float(self.text)
        except ValueError:
            value = math.nan
        if not 0 < value <= MOST_LIMITS:
            raise self.wrong("cli-bad-factor", high=MOST_LIMITS, value=repr(self.text[:20]))
        return value

    def url(self) -> str:
        """How people reach a house."""
        try:
            parts = urlsplit(self.text)
            is_good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            is_good = False
        if self.text and not is_good:
            raise self.wrong("cli-bad-url", value=self.text[:80])
        return self.text.rstrip("/")

    def proxies(self) -> str:
        """Addresses and nets whose word is taken for where somebody comes from."""
        for text in self.text.split(",") if self.text else []:
            try:
                if text.strip() != ANYBODY:
                    ipaddress.ip_network(text.strip())
            except ValueError:
                raise self.wrong("cli-bad-proxy", value=text[:60]) from None
        return self.text

    def hosts(self) -> str:
        """Where notices may go."""
        from ..server.notices.addresses import Allowed

        try:
            Allowed.read(self.text)
        except ValueError as e:
            raise self.wrong("cli-bad-outgoing", value=str(e)[:60]) from None
        return self.text


def given(argument: str | None, name: str, usual: str = "") -> Given:
    """The argument, else the environment, else the usual."""
    if argument is not None:
        return Given(argument, f"--{name.lower().replace('_', '-')}")
    return Given(os.environ.get(f"CHAPITEAU_{name}", "") or usual, f"CHAPITEAU_{name}", CONFIG)
