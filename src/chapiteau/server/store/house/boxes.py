"""Boxes that people have made, by id, and their versions, by number."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from .. import schema as s
from ..notices import Database
from ..records import record, records
from ..rows import LINK, OFFERED, PRIVATE, OwnBoxRow, VersionRow, VersionState

MOST_OFFERED = 100
"""A list shows at most so many boxes, the last changed first."""


class BoxRows:
    """See `rows/boxes.py` for how one is found."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # what there is

    async def box(self, id: str) -> OwnBoxRow | None:
        query = select(s.own_boxes).where(s.own_boxes.c.id == id)
        return await self.database.read(lambda c: record(OwnBoxRow, c.execute(query)))

    async def boxes(self, ids: Collection[str]) -> dict[str, OwnBoxRow]:
        found = await self._boxes(select(s.own_boxes).where(s.own_boxes.c.id.in_(ids)))
        return {row.id: row for row in found}

    async def of(self, owner: str) -> list[OwnBoxRow]:
        mine = s.own_boxes.c.owner == owner
        return await self._boxes(select(s.own_boxes).where(mine)) if owner else []

    async def offered(self, game: str = "") -> list[OwnBoxRow]:
        """What everybody finds, the last changed first."""
        query = select(s.own_boxes).where(s.own_boxes.c.audience == OFFERED, ~s.own_boxes.c.hidden)
        query = query.where(s.own_boxes.c.game == game) if game else query
        return await self._boxes(query.limit(MOST_OFFERED))

    async def _boxes(self, query: Select[Any]) -> list[OwnBoxRow]:
        query = query.order_by(s.own_boxes.c.touched.desc(), s.own_boxes.c.id)
        return await self.database.read(lambda c: records(OwnBoxRow, c.execute(query)))

    async def version(self, id: str, n: int) -> VersionRow | None:
        here = (s.own_versions.c.box == id) & (s.own_versions.c.n == n)
        query = select(s.own_versions).where(here)
        return await self.database.read(lambda c: record(VersionRow, c.execute(query)))

    async def versions(self, ids: Collection[str]) -> dict[str, list[VersionState]]:
        """All versions of some boxes without what is in them, the newest first."""
        kept = s.own_versions.c
        query = select(kept.box, kept.n, kept.at, kept.state).where(kept.box.in_(ids))
        query = query.order_by(kept.n.desc())
        found = await self.database.read(lambda c: records(VersionState, c.execute(query)))
        return {id: [each for each in found if each.box == id] for id in ids}

    # what is written

    async def add(self, box: OwnBoxRow, version: VersionRow, most: int) -> bool:
        """A new box with its first version, unless its owner has so many already."""

        def work(c: Connection) -> bool:
            owner = select(s.people.c.id).where(s.people.c.id == box.owner).with_for_update()
            c.execute(owner)  # else two processes might both find room for one more
            count = select(func.count()).where(s.own_boxes.c.owner == box.owner)
            if c.execute(count).scalar_one() >= most:
                return False
            c.execute(insert(s.own_boxes), asdict(box))
            c.execute(insert(s.own_versions), asdict(version))
            return True

        return await self.database.writer.do(work)

    async def add_version(self, version: VersionRow) -> bool:
        """The version after the newest; not if another became that meanwhile."""

        def work(c: Connection) -> bool:
            here = s.own_boxes.c.id == version.box
            newest = c.execute(select(s.own_boxes.c.newest).where(here).with_for_update()).scalar()
            if newest != version.n - 1:
                return False
            c.execute(insert(s.own_versions), asdict(version))
            c.execute(update(s.own_boxes).where(here).values(newest=version.n, touched=version.at))
            return True

        return await self.database.writer.do(work)

    async def settle(self, id: str, n: int, state: str, trouble: dict[str, Any] | None) -> None:
        """What came of playing a version through."""
        here = (s.own_versions.c.box == id) & (s.own_versions.c.n == n)
        line = update(s.own_versions).where(here).values(state=state, trouble=trouble)
        await self.database.writer.do(lambda c: c.execute(line) and None)

    async def change(self, id: str, **columns: Any) -> None:
        """Its name, who finds it, or whether it is hidden."""
        line = update(s.own_boxes).where(s.own_boxes.c.id == id).values(**columns)
        await self.database.writer.do(lambda c: c.execute(line) and None)

    async def delete(self, id: str) -> None:
        """A box and its versions; tables that play with one have it themselves."""
        await self.database.writer.do(lambda c: _delete(c, [id]))


def forget_person(c: Connection, person: str) -> None:
    """What nobody else was offered goes; the rest stays, without its owner."""
    kept = (PRIVATE, LINK)
    own = select(s.own_boxes.c.id).where(s.own_boxes.c.owner == person)
    gone = own.where(or_(s.own_boxes.c.audience.in_(kept), s.own_boxes.c.hidden))
    _delete(c, list(c.execute(gone).scalars()))
    c.execute(update(s.own_boxes).where(s.own_boxes.c.owner == person).values(owner=""))


def adopt(c: Connection, guest: str, account: str) -> None:
    """A guest's boxes are the account's."""
    c.execute(update(s.own_boxes).where(s.own_boxes.c.owner == guest).values(owner=account))


def _delete(c: Connection, ids: list[str]) -> None:
    c.execute(delete(s.own_versions).where(s.own_versions.c.box.in_(ids)))
    c.execute(delete(s.own_boxes).where(s.own_boxes.c.id.in_(ids)))
