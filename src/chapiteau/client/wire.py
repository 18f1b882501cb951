"""HTTP/1.1 as a house speaks it, without sockets: what is sent, and what is read of an answer.

Both houses, the one that waits and the one with asyncio, share it; neither follows a redirect, so a
token goes nowhere but to the address that it was made for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import parse_headers
from io import BytesIO
from typing import Any
from urllib.parse import urlencode, urlsplit

from .errors import ConnectionLost, Refused

LARGEST_HEAD = 65_536


@dataclass(frozen=True)
class Call:
    """One request: where to, with what, and whether it may be made twice."""

    method: str
    path: str
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    is_safe: bool = True  # once or twice is the same


@dataclass(frozen=True)
class Address:
    """Where a house is, and what every request to it says."""

    host: str
    port: int
    is_secure: bool
    base: str
    token: str = field(repr=False)
    lang: str

    @classmethod
    def of(cls, url: str, token: str, lang: str) -> Address:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is not the address of a house, such as https://example.org")
        if not token.isascii() or not token.isprintable() or " " in token:
            raise ValueError("this is not a token")
        is_secure = parts.scheme == "https"
        port = parts.port or (443 if is_secure else 80)
        return cls(parts.hostname, port, is_secure, parts.path.rstrip("/"), token, lang)

    def request(self, call: Call) -> bytes:
        """A request as it is sent; the connection is used for no other."""
        path = self.base + call.path + (f"?{urlencode(call.query)}" if call.query else "")
        body = b"" if call.body is None else json.dumps(call.body).encode()
        usual = 443 if self.is_secure else 80
        name = f"[{self.host}]" if ":" in self.host else self.host
        head = [
            f"{call.method} {path} HTTP/1.1",
            f"host: {name}" + ("" if self.port == usual else f":{self.port}"),
            f"authorization: Bearer {self.token}",
            f"accept-language: {self.lang}",
            "accept: application/json",
            "accept-encoding: identity",
            "connection: close",
        ]
        if call.method == "POST":
            head += ["content-type: application/json", f"content-length: {len(body)}"]
        return "\r\n".join([*head, "", ""]).encode("ascii") + body


class Answer:
    """An answer that is read as its bytes come in: `feed` it, and take `body` or whole `lines`."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""
        self.is_done = False
        self._raw = b""
        self._left = 0  # bytes of the body, or of its chunk, that are still to come
        self._is_chunked = self._until_end = False

    def feed(self, data: bytes) -> None:
        """Some more bytes; none if there are no more."""
        self._raw += data
        if not self.status:
            self._read_head()
        if self.status:
            self._read_body()
        if not data and not self.is_done:
            if not (self.status and self._until_end):
                raise ConnectionLost("the answer broke off")
            self.is_done = True

    def _read_head(self) -> None:
        head, end, rest = self._raw.partition(b"\r\n\r\n")
        if not end:
            if len(self._raw) > LARGEST_HEAD:
                raise ConnectionLost("this is no answer of a house")
            return
        first, _, lines = head.partition(b"\r\n")
        words = first.split(maxsplit=2)
        if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
            raise ConnectionLost("this is no answer of a house")
        headers = parse_headers(BytesIO(lines + b"\r\n\r\n"))
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.status, self._raw = int(words[1]), rest
        self._is_chunked = "chunked" in self.headers.get("transfer-encoding", "").lower()
        length = self.headers.get("content-length", "")
        self._left = int(length) if length.isdigit() else 0
        self._until_end = not self._is_chunked and not length.isdigit()

    def _read_body(self) -> None:
        if self._until_end:
            self.body, self._raw = self.body + self._raw, b""
        elif self._is_chunked:
            while not self.is_done and self._read_chunk():
                pass
        else:
            self._take()
            self.is_done = self._left == 0

    def _take(self) -> None:
        taken, self._raw = self._raw[: self._left], self._raw[self._left :]
        self._left -= len(taken)
        self.body += taken

    def _read_chunk(self) -> bool:
        """One step further; False if that needs more bytes."""
        if self._left > 2:  # its data, and the line break after it
            data = min(len(self._raw), self._left - 2)
            self.body, self._raw = self.body + self._raw[:data], self._raw[data:]
            self._left -= data
            return data > 0
        if self._left:
            if len(self._raw) < self._left:
                return False
            self._raw, self._left = self._raw[self._left :], 0
        size, end, rest = self._raw.partition(b"\r\n")
        if not end:
            return False
        try:
            length = int(size.partition(b";")[0], 16)
        except ValueError:
            raise ConnectionLost("this is no answer of a house") from None
        self.is_done, self._raw = length == 0, rest
        self._left = length + 2 if length else 0
        return True

    def lines(self) -> Iterator[Any]:
        """The whole lines that have come so far; empty ones only tell that the house is there."""
        *whole, self.body = self.body.split(b"\n")
        for line in whole:
            if line.strip():
                yield json.loads(line)

    def result(self) -> Any:
        """What a finished answer says, or why not."""
        self.check()
        kind = self.headers.get("content-type", "")
        return json.loads(self.body) if "json" in kind else self.body.decode()

    def check(self) -> None:
        """Raise what an answer refuses; of one that is not finished, what its head tells."""
        if self.status == 200:
            return
        said: Any = {}
        if "json" in self.headers.get("content-type", "") and self.is_done:
            said = json.loads(self.body)
        told = said if isinstance(said, dict) else {}
        error = told.get("error", f"status-{self.status}")
        refused = Refused(self.status, error, told.get("text", ""), told.get("position"))
        after = self.headers.get("retry-after", "")
        refused.retry_after = float(after) if after.isdigit() else 0.0
        raise refused
