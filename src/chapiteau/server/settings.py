"""How one server is set up."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from .people.mail import MailServer


@dataclass(frozen=True)
class Settings:
    """What `chapiteau serve` was asked for."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""  # how people reach it, if not by host and port
    proxy: str = ""  # addresses of trusted proxies
    limits: float = 1.0  # all rate limits are multiplied by this
    workers: int = 0  # where bots think; 0 is one less than there are cores, or all of a cluster
    ray: str = ""  # the address of a Ray cluster on which bots think
    db: str = field(default="", repr=False)  # of PostgreSQL; holds a password, so never shown
    mail: MailServer | None = None  # through which letters are sent
    outgoing: str = ""  # where notices may go: "public", "off", or names of hosts
    bus: str = field(default="", repr=False)  # of Redis, if not the database itself
    idle: float = 60.0  # seconds after which a table without viewers leaves memory
    header_timeout: float = 10.0  # seconds for the head of a request to arrive
    request_timeout: float = 30.0  # seconds for the rest of it, and for its answer to be taken
    look_timeout: float = 5.0  # seconds for a page to say how it wants to look at its table
    metrics_token: str = field(default="", repr=False)  # who may read /metrics from elsewhere
    compile: bool = False  # whether a working copy has its rules compiled while it is open
    meeting: bool = False  # whether people find each other here by tickets and challenges
    ratings: bool = False  # whether games with accounts count, and ratings are shown
    tournaments: bool = False  # whether people with accounts may announce and enter them
    rehearsals: bool = False  # whether examples and unfinished games hang on the front page too
    log_addresses: bool = False  # whether logs may say where somebody comes from

    @property
    def address(self) -> str:
        """The link to the front page."""
        if self.url:
            return self.url.rstrip("/")
        host = "127.0.0.1" if self.host in ("", "0.0.0.0", "::") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def origin(self) -> str:
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}".lower()

    def knows_host(self, host: str) -> bool:
        """A name that is not ours may be another site's, pointed at this machine."""
        name = (parts_of(f"//{host}").hostname or "").lower()
        ours = {"localhost", self.host.lower(), socket.gethostname().lower()}
        if self.url:
            ours.add((urlsplit(self.url).hostname or "").lower())
        return name in ours or is_address(name)

    def knows_origin(self, origin: str, host: str) -> bool:
        """Whether a page from `origin` may act here."""
        if origin.lower() == self.origin:
            return True
        return not self.url and parts_of(origin).netloc.lower() == host.lower() and bool(host)


def parts_of(url: str) -> SplitResult:
    """The parts of an address that a visitor sent; one that makes no sense has none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
