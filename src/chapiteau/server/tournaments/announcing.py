"""Announcing a tournament: what it is to be, and what it must not be."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from ...core.game import Game
from ...registry import find
from ..clocks.clock import BOTH, DAY, DECISION, HOUR, LAST, MINUTE, Clock
from ..moderation.policy import check_may_make_tables
from ..people.people import Person
from ..people.writing import cleaned
from ..refusal import Refused
from ..store.rows import TournamentRow
from ..tables.rivals import check_level
from ..tables.seeds import new_seed
from .deals import commitments, whole
from .next_round import BOTS, FILLINGS, FORMS, GROUPS, SWISS

if TYPE_CHECKING:
    from ..tables.hall import Hall

MOST_ENTRANTS = 64
MOST_ROUNDS = 11
MOST_OPEN = 3  # of one host that are not finished
LONGEST_NAME = 60
TEMPOS = {
    "quick": Clock(BOTH, 10 * MINUTE, 10.0, LAST),
    "evening": Clock(BOTH, 30 * MINUTE, 20.0, LAST),
    "day": Clock(DECISION, DAY, 0.0, LAST),
    "days": Clock(BOTH, 7 * DAY, 12 * HOUR, LAST),
}
"""How fast it is played: whoever has no time left ranks last, so that every round ends."""
DELAYS = {
    "": 0.0,
    "quarter": 15 * MINUTE,
    "hour": HOUR,
    "day": DAY,
    "days": 3 * DAY,
    "week": 7 * DAY,
}
"""After which it begins by itself; the first is when its host says so."""


@dataclass(frozen=True)
class Announcement:
    """What a host asks for."""

    name: str
    game: str
    seats: int
    form: str = SWISS
    rounds: int = 3
    group_size: int = 4
    duplicate: bool = True
    filling: str = BOTS
    level: str = "amateur"
    tempo: str = "evening"
    private: bool = False
    programs: bool = False
    delay: str = ""


async def announce(hall: Hall, person: Person, asked: Announcement) -> TournamentRow:
    """Write a tournament down, with a commitment to all of its deals."""
    if not person.registered:
        raise Refused("account-only", 403)
    await check_may_make_tables(hall.store, person)
    known = await hall.store.person(person.id)
    if known and known.muted_until > hall.clock():  # its name is read by everybody
        raise Refused("muted", 403)
    game, name = check(asked)
    if await hall.store.tournaments.open_of(person.id) >= MOST_OPEN:
        raise Refused("too-many-tournaments", most=MOST_OPEN)
    if not hall.tournament_limit.allows(person.id):
        raise Refused("too-fast", 429)
    (seed, nonce), now = new_seed(), hall.clock()
    delay = DELAYS[asked.delay]
    row = TournamentRow(
        id=secrets.token_hex(12),
        name=name,
        game=game.name,
        options={},
        seats=asked.seats,
        form=asked.form,
        rounds=asked.rounds,
        group_size=asked.group_size,
        duplicate=asked.duplicate,
        filling=asked.filling,
        level=asked.level,
        clock=asdict(TEMPOS[asked.tempo]),
        private=asked.private,
        programs=asked.programs,
        host=person.id,
        seed=seed,
        nonce=nonce,
        commitment="",
        created=now,
        starts=now + delay if delay else 0.0,
        touched=now,
    )
    row = with_commitment(row)
    await hall.store.tournaments.add(row)
    return row


def check(asked: Announcement) -> tuple[Game[Any], str]:
    """The game and the name; anything that cannot be is refused by its own sentence."""
    game, name = find(asked.game), cleaned(asked.name)[:LONGEST_NAME]
    if game.cooperative or asked.seats < 2:
        raise Refused("nobody-ranks")
    game.check_seats(asked.seats)
    if not name:
        raise Refused("tournament-nameless")
    if not 1 <= asked.rounds <= MOST_ROUNDS:
        raise Refused("tournament-rounds", most=MOST_ROUNDS)
    if asked.form == GROUPS and not asked.seats <= asked.group_size <= MOST_ENTRANTS:
        raise Refused("tournament-group", fewest=asked.seats, most=MOST_ENTRANTS)
    known = (asked.form in FORMS, asked.filling in FILLINGS, asked.tempo in TEMPOS)
    if not all(known) or asked.delay not in DELAYS:
        raise Refused("bad-request")
    check_level(asked.level)
    return game, name


def with_commitment(row: TournamentRow) -> TournamentRow:
    return TournamentRow(**{**asdict(row), "commitment": whole(commitments_of(row))})


def commitments_of(row: TournamentRow) -> list[list[str]]:
    """To all deals: of every round, of a final, and of every table where each has its own."""
    tables = 1 if row.duplicate else MOST_ENTRANTS // row.seats
    return commitments(row.seed, row.nonce, row.rounds + (row.form == GROUPS), tables)
