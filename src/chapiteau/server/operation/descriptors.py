"""How many connections and files the system lets this process hold open."""

from __future__ import annotations

import sys

WANTED = 65_536
UNLIMITED = 10_240  # what macOS grants where it says that there is no limit
NOT_TOLD = 8_192  # Windows, which has no such limit


def raise_limit(wanted: int = WANTED) -> int:
    """Take as many as we may have, up to a sensible number; returns how many that are.

    Systems begin with 1,024 for the sake of programs that cannot count further.
    """
    if sys.platform == "win32":
        return NOT_TOLD
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    for number in (most, min(most, UNLIMITED)):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(number, soft), hard))
        except (ValueError, OSError):
            continue
        return max(number, soft)
    return soft
