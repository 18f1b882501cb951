"""Where somebody comes from, as far as it says who they are."""

from __future__ import annotations

import ipaddress

PREFIX = 64  # bits: the rest of an IPv6 address is for its owner to choose


def network(host: str) -> str:
    """The part of an address that its owner cannot change at will."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, PREFIX), strict=False))
