"""What is shown of ratings, and to whom: a person's own eyes only, until they say otherwise."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ...words import Words
from ..people.people import Person
from ..store.rows import ProfileRow, RatingRow
from ..store.rows.ratings import EVERYBODY, MET
from .levels import start_of
from .model import Strength, strength_of

if TYPE_CHECKING:
    from ..tables.hall import Hall


async def seen_by(
    hall: Hall, viewer: Person, owners: Collection[str], together: bool = False
) -> dict[str, ProfileRow]:
    """Of some people those who let this one see their ratings, with what else they allow.

    `together` says that all of them sit at a table with the viewer just now. Who has blocked
    somebody, or whose account is closed, is seen by them no more than a stranger.
    """
    store, others = hall.store, {id for id in owners if id and id != viewer.id}
    found = {viewer.id: ProfileRow(viewer.id)} if viewer.id in owners else {}
    if not viewer.registered or not others:
        return found
    accounts = await store.meeting.accounts(others)
    profiles = await store.ratings.profiles(others)
    blocks = await store.meeting.blocks_among({viewer.id, *others})
    for id, profile in profiles.items():
        is_open = id in accounts and not accounts[id].closed
        if is_open and (id, viewer.id) not in blocks:
            if await allows(hall, profile, viewer.id, together):
                found[id] = profile
    return found


async def allows(hall: Hall, profile: ProfileRow, viewer: str, together: bool) -> bool:
    if profile.audience == EVERYBODY:
        return True
    if profile.audience != MET:
        return False
    return together or await hall.store.ratings.have_met(viewer, profile.person)


def said(words: Words, strength: Strength, games: int) -> str:
    """A rating in words, with how far it may be off and what it rests on."""
    told = {"points": strength.points, "reach": strength.reach, "games": games}
    return words("rating-said", **told)


def said_of(words: Words, row: RatingRow) -> str:
    return said(words, strength_of(row), row.games)


def change_said(words: Words, before: Strength, now: Strength) -> str:
    """What one table has made of a rating."""
    by = now.points - before.points
    change = f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "±0"
    return words("rating-change", points=now.points, reach=now.reach, change=change)


async def levels(
    hall: Hall, game: str, seats: int, kind: str, names: Collection[str]
) -> dict[str, tuple[Strength, int]]:
    """How bots stand here, each with the games that says so; those of which nothing is known
    are left out."""
    rows = await hall.store.ratings.of_all(game, kind, names)
    found = {}
    for name in names:
        if name in rows:
            found[name] = strength_of(rows[name]), rows[name].games
        elif start_of(game, seats, name) != Strength():
            found[name] = start_of(game, seats, name), 0
    return found
