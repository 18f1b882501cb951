"""What people are told of a box that somebody has made: its name, and what differs in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar, cast

from ...core.box import Box
from ...core.game import Game
from ...editing import Difference, differing
from ...registry import find
from ...words import words_for
from ...words.telling import say_error
from ..people.people import Person
from ..refusal import Refused
from ..store.rows import OFFERED, OwnBoxRow, TableRow, VersionRow
from ..tables.boxes import is_of_house
from .shelf import is_owner

if TYPE_CHECKING:
    from ..house import House

T = TypeVar("T")
MOST_TOLD = 60
"""So many rows are told at a table; the page of the box has all of them."""


class BoxTold(TypedDict):
    """A box as whoever may sit at its table is told of it."""

    name: str  # "" where it has none, or none that everybody is to read
    version: int
    url: str  # "" where it is not for everybody
    count: int
    rows: list[Difference]


def once(box: Box, key: Hashable, make: Callable[[], T]) -> T:
    """What is made of a box for everybody, and kept as long as the box."""
    if key not in box.kept:
        box.kept[key] = make()
    return cast("T", box.kept[key])


def differences_of(game: Game[Any], box: Box, lang: str) -> list[Difference]:
    """What is not as in the house's box of today."""
    return once(box, ("differences", lang), partial(differing, game, game.box, box, lang))


async def told_at_table(house: House, row: TableRow, person: Person, lang: str) -> BoxTold | None:
    """What a table says of its box to everybody who may see it; nothing of one of the house."""
    game = find(row.game)
    if is_of_house(game, row.box):
        return None
    box = await house.shelf.table_box(game, row.box)
    rows = await house.hall.worker.run(differences_of, game, box, lang)
    own = await house.shelf.rows.box(row.own_box) if row.own_box else None
    return {
        "name": own.name if own and (not own.hidden or is_owner(own, person)) else "",
        "version": row.own_version,
        "url": f"/box/{own.id}" if own and is_for(own, person) else "",
        "count": len(rows),
        "rows": rows[:MOST_TOLD],
    }


def is_for(row: OwnBoxRow, person: Person) -> bool:
    """Whether somebody is led to a box by whatever plays with it: a link is not given away."""
    return is_owner(row, person) or (row.audience == OFFERED and not row.hidden)


def trouble_said(version: VersionRow, lang: str) -> str:
    """Why bots could not play with a version, and which row it is because of."""
    found = version.trouble
    if not found:
        return ""
    text = say_error(lang, Refused(found["id"], **found["said"]))
    where = words_for(lang)("page-own-guilty", where=found["where"]) if found["where"] else ""
    return f"{text} {where}".strip()
