"""The boxes that people keep here: who may see and change one, and what a table may play with."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...core.box import Box
from ...core.errors import BadComponents
from ...core.game import Game
from ...registry import find, games
from ..moderation.policy import ADMIN
from ..operation.throttle import Throttle
from ..people.people import Person, plain
from ..refusal import Refused
from ..store.rows import (
    AUDIENCES,
    FIT,
    NEW,
    OFFERED,
    PRIVATE,
    UNFIT,
    OwnBoxRow,
    ReportRow,
    VersionRow,
)
from ..tables.boxes import box_of
from ..thinking.fair_queue import Asker
from ..thinking.shares import CHORES, TRIALS
from ..thinking.work import BOX, TRIAL
from .reading import LONGEST_FILE, ReadBox, Writing, box_of_version
from .trial import Tried

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger("chapiteau.boxes")
MOST_BOXES, MOST_OF_GUESTS, MOST_VERSIONS = 30, 5, 100
LONGEST_NAME = 60
MOST_READ = 24
"""So many boxes that were read stay in memory, those that were asked for last."""


@dataclass(frozen=True)
class Chosen:
    """What a table is to be played with: a box that somebody has made, and which version."""

    box: Box
    id: str
    version: int


class Shelf:
    """Finds boxes by their ids, for whoever may see them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rows = house.store.own_boxes
        limits, steady = house.settings.limits, house.hall.costs.clock
        self.save_limit = Throttle(10 * limits, 30 / limits, steady)  # by person and by address
        self.trying: set[tuple[str, int]] = set()
        self.read: OrderedDict[str, Box] = OrderedDict()  # by key

    # who may see and change what

    async def seen(self, id: str, person: Person) -> OwnBoxRow:
        """A box, if this person may look at it: their own, one whose link they have, or one that
        is offered; what was reported is also seen by those who run the house."""
        row = await self.rows.box(id)
        if row is None or row.game not in games() or not may_see(row, person):
            raise Refused("no-such-box", 404)
        return row

    async def version(self, row: OwnBoxRow, n: int = 0) -> VersionRow:
        """The newest version of a box, or another one."""
        found = await self.rows.version(row.id, n or row.newest)
        if found is None:
            raise Refused("no-such-version", 404)
        return found

    async def playable(self, row: OwnBoxRow) -> int:
        """The number of the newest version that bots have played through; 0 if there is none."""
        states = (await self.rows.versions([row.id]))[row.id]
        return next((each.n for each in states if each.state == FIT), 0)

    async def box(self, row: OwnBoxRow, version: VersionRow) -> Box:
        """What a version holds, read in the thread for long work."""
        box = self._kept(version.key)
        if box is None:
            worker = self.house.hall.worker
            try:
                box = await worker.run(box_of_version, find(row.game), version)
            except BadComponents:
                raise Refused("box-gone", 409, game=row.game, box=version.base) from None
            self._keep(version.key, box)
        return box

    async def table_box(self, game: Game[Any], key: str) -> Box:
        """What a table is played with."""
        box = self._kept(key)
        if box is None:
            box = await box_of(self.house.store, game, key)
            self._keep(key, box)
        return box

    def _kept(self, key: str) -> Box | None:
        if key in self.read:
            self.read.move_to_end(key)
        return self.read.get(key)

    def _keep(self, key: str, box: Box) -> None:
        self.read[key] = box
        while len(self.read) > MOST_READ:
            self.read.popitem(last=False)

    async def to_play(self, wanted: str, game: Game[Any], person: Person) -> Chosen | None:
        """What somebody wants to play with: nothing for the house's box, else `id` or `id/n`."""
        if not wanted:
            return None
        id, _, n = wanted.partition("/")
        if n and not (n.isascii() and n.isdigit() and len(n) < 5):
            raise Refused("no-such-version", 404)
        row = await self.seen(id, person)
        if row.game != game.name:
            raise Refused("no-such-box", 404)
        version = await self.version(row, int(n) if n else await self.playable(row))
        if version.state != FIT:
            raise Refused("box-untried" if version.state == NEW else "box-unfit", 409)
        return Chosen(await self.box(row, version), row.id, version.n)

    async def choices(
        self, game: Game[Any], person: Person, wanted: str = ""
    ) -> list[dict[str, Any]]:
        """What a new table may be played with besides the house's box: my own, what is offered,
        and what was asked for; each with its value in a form, its name, `mine` and its version."""
        own = [row for row in await self.rows.of(person.id) if row.game == game.name]
        offered = [row for row in await self.rows.offered(game.name) if not is_owner(row, person)]
        id, _, n = wanted.partition("/")
        if id and id not in {row.id for row in (*own, *offered)}:
            row = await self.rows.box(id)
            own += [row] if row and row.game == game.name and may_see(row, person) else []
        states = await self.rows.versions({row.id for row in (*own, *offered)})
        found = []
        for row in (*own, *offered):
            fit = [each.n for each in states[row.id] if each.state == FIT]
            asked = [each for each in fit if row.id == id and str(each) == n]
            if fit:
                version = (asked or fit)[0]
                value, mine = f"{row.id}/{version}", is_owner(row, person)
                found.append({"value": value, "name": row.name, "mine": mine, "n": version})
        return found

    # what owners do

    async def make(self, person: Person, address: str, writing: Writing, name: str) -> str:
        """A new box of somebody's own; returns its id."""
        name = checked_name(name)
        found = await self._read(person, address, writing)
        person = await self.house.people.ensure_stored(person)
        id, now = secrets.token_hex(16), self.house.hall.clock()
        row = OwnBoxRow(id, writing.game, person.id, name, created=now, touched=now)
        version = VersionRow(id, 1, found.base, found.rows, found.key, now)
        most = most_boxes(person)
        if not await self.rows.add(row, version, most):
            raise Refused("box-too-many", 409, most=most)
        self.try_out(row, version, person, address)
        return id

    async def revise(self, row: OwnBoxRow, person: Person, address: str, writing: Writing) -> None:
        """A new version of somebody's box; those before stay as they are."""
        check_owner(row, person)
        if row.newest >= MOST_VERSIONS:
            raise Refused("box-too-many-versions", 409, most=MOST_VERSIONS)
        found = await self._read(person, address, writing)
        if found.key == (await self.version(row)).key:
            raise Refused("box-unchanged", 409)
        n, now = row.newest + 1, self.house.hall.clock()
        version = VersionRow(row.id, n, found.base, found.rows, found.key, now)
        if not await self.rows.add_version(version):
            raise Refused("box-moved-on", 409)
        self.try_out(row, version, person, address)

    async def _read(self, person: Person, address: str, writing: Writing) -> ReadBox:
        """Have it read by a worker; what is wrong is told as the library tells it."""
        if len(writing.text) > LONGEST_FILE:
            raise Refused("box-too-big", 413, most=LONGEST_FILE)
        if not self.save_limit.allows(person.id) or not self.save_limit.allows(address):
            raise Refused("too-many-tries", 429)
        chores = self.house.chores
        chores.check_room(address)
        found = (await chores.ask(BOX, writing, Asker(address, person.id), CHORES)).answer
        if found is None:
            raise Refused("box-unreadable")
        if found.error:
            raise BadComponents(found.error, found.said)
        if not found.rows:
            raise Refused("box-same")
        return found

    async def rename(self, row: OwnBoxRow, person: Person, name: str) -> None:
        check_owner(row, person)
        await self.rows.change(row.id, name=checked_name(name), touched=self.house.hall.clock())

    async def share(self, row: OwnBoxRow, person: Person, audience: str) -> None:
        """Say who finds it; only accounts offer something to everybody, as something of theirs."""
        check_owner(row, person)
        if audience not in AUDIENCES:
            raise Refused("bad-request")
        if audience != PRIVATE and row.hidden:
            raise Refused("box-hidden", 403)
        if audience == OFFERED:
            await self._check_may_offer(row, person)
        await self.rows.change(row.id, audience=audience, touched=self.house.hall.clock())

    async def delete(self, row: OwnBoxRow, person: Person, is_sure: bool) -> None:
        check_owner(row, person)
        if not is_sure:
            raise Refused("not-sure")
        await self.rows.delete(row.id)

    async def _check_may_offer(self, row: OwnBoxRow, person: Person) -> None:
        if not person.registered:
            raise Refused("account-only", 403)
        known = await self.house.store.person(person.id)
        if known and known.muted_until > self.house.hall.clock():
            raise Refused("muted", 403)
        if not await self.playable(row):
            raise Refused("box-untried", 409)

    # bots play it through

    def try_out(self, row: OwnBoxRow, version: VersionRow, person: Person, address: str) -> None:
        """Have a version played through, once at a time; after a restart whoever looks asks."""
        key = row.id, version.n
        if version.state == NEW and key not in self.trying:
            self.trying.add(key)
            self.house.hall.spawn(self._try_out(row, version, Asker(address, person.id)))

    async def _try_out(self, row: OwnBoxRow, version: VersionRow, asker: Asker) -> None:
        try:
            tried = Tried(row.game, version.base, version.rows)
            outcome = (await self.house.chores.ask(TRIAL, tried, asker, TRIALS)).answer
            if outcome is None:  # no worker came back from it
                trouble: dict[str, Any] | None = {"id": "box-trial-lost", "said": {}, "where": ""}
            elif outcome.error:
                said = dict(outcome.said)
                trouble = {"id": outcome.error, "said": said, "where": outcome.where}
            else:
                trouble = None
            await self.rows.settle(row.id, version.n, UNFIT if trouble else FIT, trouble)
        finally:
            self.trying.discard((row.id, version.n))

    # what others do

    async def report(self, row: OwnBoxRow, person: Person, reason: str, note: str) -> None:
        """Tell those who run the house of a box that everybody finds."""
        if row.audience != OFFERED or is_owner(row, person):
            raise Refused("nothing-to-report", 404)
        if not self.house.hall.report_limit.allows(person.id):
            raise Refused("too-fast", 429)
        person = await self.house.people.ensure_stored(person)
        id, now = secrets.token_hex(12), self.house.hall.clock()
        found = ReportRow(id, now, person.id, row.owner, "", reason=reason, note=note, box=row.id)
        await self.house.store.moderation.add_report(found)


def most_boxes(person: Person) -> int:
    """How many somebody may keep."""
    return MOST_BOXES if person.registered else MOST_OF_GUESTS


def is_owner(row: OwnBoxRow, person: Person) -> bool:
    return bool(row.owner) and row.owner == person.id


def check_owner(row: OwnBoxRow, person: Person) -> None:
    if not is_owner(row, person):
        raise Refused("not-your-box", 403)


def may_see(row: OwnBoxRow, person: Person) -> bool:
    """Whoever has its id has its link."""
    if is_owner(row, person):
        return True
    if row.audience == PRIVATE:
        return False
    return not row.hidden or person.role == ADMIN


def checked_name(text: str) -> str:
    """The name of a box as it may stand on everybody's page."""
    name = plain(text)
    if not name or len(name) > LONGEST_NAME:
        raise Refused("box-bad-name", longest=LONGEST_NAME)
    return name
