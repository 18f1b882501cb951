"""Settings as they were given: by an argument, by CHAPITEAU_... in the environment, or not."""

from __future__ import annotations

import ipaddress
import math
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from .numbers import read_number
from .trouble import CONFIG, USAGE, Trouble

MOST_LIMITS = 1_000_000
ANYBODY = "*"


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


def given(argument: str | None, name: str, usual: str = "") -> Given:
    """The argument, else the environment, else the usual."""
    if argument is not None:
        return Given(argument, f"--{name.lower().replace('_', '-')}")
    return Given(os.environ.get(f"CHAPITEAU_{name}", "") or usual, f"CHAPITEAU_{name}", CONFIG)
