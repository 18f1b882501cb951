"""Is everything here that a house needs? `chapiteau doctor` looks and says so in words."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator

from ..extras import missing
from ..words import words_for
from .checkup import data as kept
from .checkup import machine, people
from .checkup.finding import ILL, NOTE, Finding
from .serve import FIRST_PORT, chosen, env_port
from .upkeep import place


def doctor(args: Namespace) -> int:
    """Look at everything; 1 if something is wrong that keeps a house from opening."""
    words, findings = words_for(args.lang), list(examined(args))
    ill = sum(f.state == ILL for f in findings)
    if args.json:
        said = [{"state": f.state, "id": f.id, **f.said} for f in findings]
        print(json.dumps({"ok": not ill, "found": said}))
        return 1 if ill else 0
    for f in findings:
        print(f"{words(f'doctor-{f.state}')}  {words(f'doctor-{f.id}', **f.said)}")
    print()
    print(words("doctor-sum", ill=ill, notes=sum(f.state == NOTE for f in findings)))
    return 1 if ill else 0


def examined(args: Namespace) -> Iterator[Finding]:
    yield machine.python()
    yield machine.build()
    yield machine.library()
    if not missing("table"):
        yield from house(args)
    yield machine.chromium()
    yield from machine.extras()


def house(args: Namespace) -> Iterator[Finding]:
    """What a house stands on; without its packages there is none to look at."""
    data, db = place(args)
    host = chosen(args.host, "HOST", "127.0.0.1")
    yield kept.folder(data)
    yield kept.key(data)
    yield kept.disk(data)
    yield from kept.database(data, db, args.lang)
    yield from people.notices(data, db)
    yield from people.moderation(data, db)
    yield people.meeting()
    yield from people.ratings(data, db)
    yield from people.programs(data, db)
    yield from people.tournaments(data, db)
    yield machine.port(host, args.port or env_port() or FIRST_PORT, args.lang)
