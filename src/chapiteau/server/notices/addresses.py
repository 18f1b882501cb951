"""Where the house may send something: public addresses by their name, over https."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from ..refusal import Refused

LONGEST = 1000
HTTPS = 443
LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
NAME = re.compile(rf"(?:{LABEL}\.)+{LABEL}", re.ASCII)
NUMBER = re.compile(r"(?:0x[0-9a-f]*|[0-9]+)", re.ASCII)
"""A last label by which a name is an IPv4 address to somebody: 127.1, 0x7f000001, 2130706433."""
PRINTABLE = re.compile(r"[!-~]+", re.ASCII)
UNICAST = ipaddress.IPv6Network("2000::/3")
NOT_PUBLIC = tuple(
    map(
        ipaddress.ip_network,
        (
            "192.0.0.0/24",  # protocols
            "192.88.99.0/24",  # relays to IPv6
            "2001::/23",  # tunnels and other special uses
            "2002::/16",  # an IPv4 address inside, whichever
            "3fff::/20",  # for documentation
        ),
    )
)
"""What ipaddress takes for global in some version of Python, and nobody outside is reached by."""

OFF, PUBLIC = "off", "public"


@dataclass(frozen=True)
class Target:
    """An address that was found to be in order: which host, and what to ask of it."""

    host: str
    port: int
    path: str


@dataclass(frozen=True)
class Allowed:
    """What the host lets the house reach: anything public, nothing, or these names only."""

    kind: str = PUBLIC
    names: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> Allowed:
        """ "public", "off", or names such as discord.com,*.example.org:8443; else ValueError."""
        text = text.strip().lower()
        if text in ("", PUBLIC, OFF):
            return cls(text or PUBLIC)
        names = tuple(part.strip() for part in text.split(","))
        for name in names:
            bare, colon, port = name.removeprefix("*.").partition(":")
            if not _is_name(bare) or (colon and not _is_port(port)):
                raise ValueError(name)
        return cls("names", names)

    def permits(self, host: str, port: int) -> bool:
        if self.kind == OFF:
            return False
        if self.kind == PUBLIC:
            return port == HTTPS
        return any(_fits(name, host, port) for name in self.names)


def _fits(pattern: str, host: str, port: int) -> bool:
    name, _, wanted = pattern.partition(":")
    if port != int(wanted or HTTPS):
        return False
    if name.startswith("*."):
        return host.endswith(name[1:])
    return host == name


def _is_name(host: str) -> bool:
    if len(host) > 253 or not NAME.fullmatch(host):
        return False
    return not NUMBER.fullmatch(host.rpartition(".")[2])


def _is_port(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 5 and 0 < int(text) < 65536


def checked_url(url: str, allowed: Allowed) -> Target:
    """What an address means, if the house may send something there; else a refusal in a word."""
    if allowed.kind == OFF:
        raise Refused("outgoing-off", 403)
    if len(url) > LONGEST or not PRINTABLE.fullmatch(url) or "\\" in url:
        raise Refused("bad-url")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port or HTTPS
    except ValueError:
        raise Refused("bad-url") from None
    if parts.scheme != "https" or not parts.netloc or _has_user(parts) or parts.fragment:
        raise Refused("bad-url")
    if not _is_name(host):
        raise Refused("url-without-name")
    if not allowed.permits(host, port):
        raise Refused("host-not-allowed", 403)
    path = parts.path or "/"
    return Target(host, port, f"{path}?{parts.query}" if parts.query else path)


def _has_user(parts: SplitResult) -> bool:
    return "@" in parts.netloc


def is_public(address: str) -> bool:
    """Whether this is one machine of the internet, and none of ours or of our neighbours."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if not found.is_global or found.is_multicast or found.is_reserved:
        return False
    if found.version == 6 and found not in UNICAST:  # IPv4 inside it, local networks, NAT64
        return False
    return not any(found in each for each in NOT_PUBLIC if each.version == found.version)
