"""What the house writes down of itself: lines of text or of JSON, without anybody's secrets.

A page is named by its route and never by its address, which may hold an invitation. What looks
like a key, a seed or a session is redacted wherever it stands.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any, TextIO

from starlette.types import Scope

TEXT, JSON = "text", "json"
SECRETS = re.compile(
    r"(?i)(/join/)[^\s\"'?]+|((?:who|csrf|password|code|token|seed|nonce)=)[^\s&;\"',]+"
    r"|\b[0-9a-f]{32,}\b|(\bbearer )\S+|\b(chapiteau_)[\w-]{20,}"
)
ADDRESSES = re.compile(
    r"\b(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}\b", re.IGNORECASE
)
REDACTED = "…"
MOST_OF_A_KIND = 20
MINUTE = 60.0  # seconds in which so many are written
LONGEST_KIND = 100
Kind = tuple[str, int, str, str]  # logger, level, what is said, and which error it was
requests = logging.getLogger("chapiteau.request")


def redacted(text: str, addresses: bool) -> str:
    """A text without what must stay secret."""

    def redact(found: re.Match[str]) -> str:
        return next((kept for kept in found.groups() if kept), "") + REDACTED

    text = SECRETS.sub(redact, text)
    return text if addresses else ADDRESSES.sub(REDACTED, text)


class JsonFormatter(logging.Formatter):
    """One JSON object for each line."""

    def __init__(self, addresses: bool) -> None:
        super().__init__()
        self.addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": redacted(record.getMessage(), self.addresses),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            found = "".join(traceback.format_exception(*record.exc_info))
            line["trace"] = redacted(found, self.addresses)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """The same for people."""

    def __init__(self, addresses: bool) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")
        self.addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record), self.addresses)


class CappedHandler(logging.StreamHandler[TextIO]):
    """Writes some lines of one kind a minute, and of those that come after them only how many."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self.clock = clock
        self.since = clock()
        self.counts: Counter[Kind] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if self.clock() - self.since >= MINUTE:
            self.tell_counts()
        if record.levelno >= logging.WARNING:
            kind = kind_of(record)
            self.counts[kind] += 1
            if self.counts[kind] > MOST_OF_A_KIND:
                return
        super().emit(record)

    def tell_counts(self) -> None:
        """Write how many lines were left out, and begin to count anew."""
        counts, self.counts, self.since = self.counts, Counter(), self.clock()
        for (name, level, text, _), count in counts.items():
            if count > MOST_OF_A_KIND:
                said = ("%d more like this: %s", (count - MOST_OF_A_KIND, text))
                super().emit(logging.LogRecord(name, level, "", 0, *said, None))

    def close(self) -> None:
        self.tell_counts()
        super().close()


def kind_of(record: logging.LogRecord) -> Kind:
    """Lines of one kind differ at most in what they are about."""
    error = record.exc_info[0] if record.exc_info else None
    text = str(record.msg).partition("\n")[0][:LONGEST_KIND]
    return record.name, record.levelno, text, error.__name__ if error else ""


def configure(kind: str, addresses: bool) -> None:
    """Everything that is logged goes to the standard error; requests only in lines of JSON."""
    handler = CappedHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(addresses) if kind == JSON else TextFormatter(addresses))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("chapiteau").setLevel(logging.INFO if kind == JSON else logging.WARNING)


def route_of(scope: Scope) -> str:
    """What a page is called in logs: its route, or nothing."""
    route = scope.get("route")
    return getattr(route, "path", "") or "-"


def log_request(scope: Scope, status: int, seconds: float, address: str) -> None:
    """One line for a page that was answered."""
    facts: dict[str, Any] = {
        "method": scope["method"],
        "route": route_of(scope),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    if address:
        facts["address"] = address
    requests.info("answered", extra={"facts": facts})
