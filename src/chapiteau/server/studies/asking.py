"""What may be studied, and for whom: a wish is checked, and the same one is made only once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING, Any

from ...bots.levels import LEVELS, QUICK
from ...core.box import Box, differences
from ...core.edition import spelled
from ...core.game import Game
from ..people.people import Person
from ..refusal import Refused
from ..store.rows import FAILED, StudyRow

if TYPE_CHECKING:
    from ..house import House

DEALS = (100, 200, 400)
"""How many deals may be asked for; each is played with both boxes."""
USUAL_DEALS = 200
BOTS = tuple(level for level in LEVELS if level in QUICK)
"""Who plays: hundreds of games of bots that think for long would take days."""
USUAL_BOT = "amateur"
MOST_WAITING = 2
"""Studies that one person may wait for at a time."""


@dataclass(frozen=True)
class Wish:
    """How the games are played."""

    seats: int
    level: str
    deals: int
    options: dict[str, Any]


def wished(game: Game[Any], house: Box, own: Box, wish: Wish, of: str = "") -> StudyRow:
    """What is asked for, checked; `of` is the kept box, if it is one."""
    if own.hash == house.hash:
        raise Refused("lab-same")
    game.check_seats(wish.seats)
    if wish.level not in BOTS:
        raise Refused("bad-field", field="level")
    if wish.deals not in DEALS:
        raise Refused("bad-field", field="deals")
    unusual = game.edition(wish.options).unusual()
    options = {name: spelled(value) for name, value in unusual.items()}
    base = game.box
    ours, theirs = differences(base.data, house.data), differences(base.data, own.data)
    parts = [of, game.name, base.hash, ours, theirs, wish.seats, wish.level, options, wish.deals]
    key = blake2b(dumps(parts, sort_keys=True).encode(), digest_size=32).hexdigest()
    return StudyRow(
        "", key, game.name, "", of, base.hash, ours, theirs,
        wish.seats, wish.level, wish.deals, 0.0, {**options},
    )  # fmt: skip


async def begin(house: House, row: StudyRow, person: Person, address: str) -> str:
    """Have a study made, unless it is there or on its way; returns its id."""
    store = house.store.studies
    known = await store.by_key(row.key)
    if known is not None and known.state != FAILED:
        return known.id
    await check_fair(house, person, address)
    person, now = await house.people.ensure_stored(person), house.hall.clock()
    row = replace(row, id=secrets.token_hex(12), person=person.id, asked=now)
    id = await store.ask(row)
    house.studying.ask(id, address)
    return id


async def check_fair(house: House, person: Person, address: str) -> None:
    """Nobody has more played for them than others."""
    house.chores.check_room(address)
    if await house.store.studies.waiting_of(person.id) >= MOST_WAITING:
        raise Refused("studies-waiting", 429, most=MOST_WAITING)
    if not house.study_limit.allows(person.id) or not house.study_limit.allows(address):
        raise Refused("too-many-studies", 429)
