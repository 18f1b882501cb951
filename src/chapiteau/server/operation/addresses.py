"""Network addresses: who counts as one visitor, and which proxies are believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache

PREFIX = 64  # bits of an IPv6 address that one household has to itself


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    """The address by which a visitor is counted: whoever has one IPv6 address has the network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), PREFIX), strict=False))


def trust(proxies: str) -> Callable[[str], bool]:
    """Whether a connection comes from one of the trusted proxies: addresses, networks, or "*"."""
    named = {each.strip() for each in proxies.split(",")} - {""}
    networks = [ipaddress.ip_network(each) for each in named if _is_network(each)]

    @lru_cache(maxsize=4096)
    def is_trusted(host: str) -> bool:
        if "*" in named or host in named:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in networks)

    return is_trusted


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True
