"""What owners say of rows of the house's box, as pages show it."""

from __future__ import annotations

from typing import Any

from ....core.box import Box
from ....core.game import Game
from ....editing.differences import facts_between
from ...confirming.agreement import RowSaid, Version, put_together
from ...store.rows import SayingRow
from ..visit import Visitor
from .drafts import maker_of
from .opened import Opened


async def said_of(me: Visitor, shown: Opened, path: str) -> dict[str, Any] | None:
    """What a page shows of what owners say about a row of the house's box, nothing of others:

    versions  what is said, most often first: count, is_house, editions, notes (id, text, mine),
              facts (what, in the house's box, as said)
    mine      what the visitor said: edition, note, so (whether as in the house's box), or None
    """
    if shown.row is not None:
        return None
    game, box = shown.game, shown.box
    rows = await me.house.store.confirmations.of(game.name, path)
    found = put_together(box.data, rows)
    versions = found[0].versions if found else []
    own = next((row for row in rows if row.person == me.person.id), None)
    told = await me.house.hall.worker.run(told_of, me, game, box, path, versions)
    return {"versions": told, "mine": mine(own, versions) if own else None}


def mine(row: SayingRow, versions: list[Version]) -> dict[str, Any]:
    so = any(version.is_house and row in version.sayings for version in versions)
    return {"edition": row.edition, "note": row.note, "so": so}


def told_of(
    me: Visitor, game: Game[Any], box: Box, path: str, versions: list[Version]
) -> list[dict[str, Any]]:
    """The ways in which a row is said to be printed; what was hidden is not told."""
    if not versions:
        return []
    maker = maker_of(game, box, me.lang)
    return [
        {
            "count": version.count,
            "is_house": version.is_house,
            "editions": version.editions,
            "notes": [note(me, row) for row in version.sayings if row.note and not row.hidden],
            "facts": facts_between(maker, path, version.row),
        }
        for version in versions
    ]


def note(me: Visitor, row: SayingRow) -> dict[str, Any]:
    return {"id": row.id, "text": row.note, "mine": row.person == me.person.id}


async def counts(me: Visitor, shown: Opened) -> dict[str, tuple[int, int]]:
    """By row: how many say as in the house's box, and how many otherwise."""
    if shown.row is not None:
        return {}
    said = put_together(shown.box.data, await me.house.store.confirmations.of(shown.game.name))
    return {each.path: counted(each) for each in said}


def counted(said: RowSaid) -> tuple[int, int]:
    so = sum(version.count for version in said.versions if version.is_house)
    return so, said.count - so
