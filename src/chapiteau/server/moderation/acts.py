"""What whoever runs the house does: each act is checked, done, and written down."""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...core.box import Data
from ...core.game import Game
from ..people.people import Person, clean_name, house_name, person_of
from ..refusal import Refused
from ..store.rows import ActRow, PersonRow, TournamentRow
from .admins import is_admin_code
from .policy import ADMIN, SWITCHES, check_admin

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger("chapiteau.moderation")
DAY = 24 * 3600.0
FOR_GOOD = 36_500  # days
LONGEST_DETAIL = 80
MUTES = (1, 7, FOR_GOOD)


class Moderation:
    """Acts of one admin."""

    def __init__(self, house: House, admin: Person) -> None:
        self.house, self.admin = house, admin
        self.rows, self.hall = house.store.moderation, house.hall

    # who runs the house

    async def enter(self, code: str, address: str) -> None:
        """Whoever types the code that `chapiteau admin` has printed runs the house from now on."""
        person = self.admin
        if not person.registered:
            raise Refused("account-only", 403)
        if not self.house.admin_limit.allows(address):
            raise Refused("too-many-tries", 429)
        if not is_admin_code(self.house.keys.key, code, self.hall.clock()):
            raise Refused("wrong-admin-code", 403)
        await self.rows.change_person(person.id, role=ADMIN)
        self._changed(person)
        await self._note("enter", person.id)

    async def dismiss(self, id: str) -> None:
        """Somebody no longer runs the house; whoever has the key file can come back."""
        row = await self._about(id, may_be_admin=True)
        await self.rows.change_person(id, role="")
        self._changed(person_of(row, ""))
        await self._note("dismiss", id)

    # people

    async def mute(self, id: str, days: int) -> None:
        """Nothing this person says is heard for so many days."""
        if days not in MUTES:
            raise Refused("bad-act")
        await self._about(id)
        await self.rows.change_person(id, muted_until=self.hall.clock() + days * DAY)
        await self._note("mute", id, str(days))

    async def unmute(self, id: str) -> None:
        await self._about(id)
        await self.rows.change_person(id, muted_until=0.0)
        await self._note("unmute", id)

    async def rename(self, id: str, name: str = "") -> None:
        """Another name in place of one that nobody should have to read."""
        row = await self._about(id)
        name = clean_name(name) if name.strip() else house_name(id, self.house.people.names)
        await self.house.store.save_person(replace(row, name=name))
        self.house.people.drop_cached(id)
        await self.hall.renamed(person_of(replace(row, name=name), ""))
        await self._note("rename", id)

    async def close(self, id: str) -> None:
        """An account that nobody can sign in to; its games stay as they are."""
        row = await self._about(id)
        if row.login is None:
            raise Refused("no-account")
        await self.rows.change_person(id, closed=True)
        await self.house.store.close_sessions(id)
        self._changed(person_of(row, ""))
        self.hall.sign_out(id)
        await self._note("close", id)

    async def reopen(self, id: str) -> None:
        await self._about(id)
        await self.rows.change_person(id, closed=False)
        await self._note("reopen", id)

    # reports and switches

    async def settle(self, id: str) -> None:
        """A report that nothing more is to be done about."""
        check_admin(self.admin)
        if not await self.rows.settle_report(id, self.admin.id, self.hall.clock()):
            raise Refused("no-such-report", 404)
        await self._note("settle", "", id)

    async def hide_box(self, id: str) -> None:
        """Nobody but its owner finds a box that is offered any more; or again."""
        check_admin(self.admin)
        row = await self.house.shelf.seen(id, self.admin)
        await self.house.shelf.rows.change(id, hidden=not row.hidden)
        await self._note("show-box" if row.hidden else "hide-box", row.owner)

    # tournaments

    async def unname(self, row: TournamentRow) -> None:
        """A tournament goes by its game: nobody should have to read its name."""
        check_admin(self.admin)
        await self.house.store.tournaments.unname(row.id)
        await self._note("unname", row.host)

    async def call_off(self, row: TournamentRow) -> None:
        """A tournament that has not begun does not."""
        check_admin(self.admin)
        if not await self.house.store.tournaments.call_off(row.id, self.hall.clock()):
            raise Refused("tournament-closed", 403)
        await self._note("call-off", row.host)

    # the house's own box

    async def take_rows(self, game: Game[Any], rows: dict[str, Data]) -> None:
        """Rows as owners say they are printed are the house's from now on."""
        check_admin(self.admin)
        await self.house.house_boxes.take_over(game, rows)
        await self._note("take-rows", "", f"{game.name} {len(rows)}"[:LONGEST_DETAIL])

    async def undo_box(self, game: Game[Any], n: int) -> None:
        """What was taken over last is undone; tables that play with it go on."""
        check_admin(self.admin)
        await self.house.house_boxes.undo(game, n)
        await self._note("undo-box", "", game.name[:LONGEST_DETAIL])

    async def hide_saying(self, id: str) -> None:
        """An owner's words are shown to nobody any more, though their vote counts; or again."""
        check_admin(self.admin)
        row = await self.house.store.confirmations.saying(id)
        if row is None:
            raise Refused("nothing-to-report", 404)
        await self.house.store.confirmations.hide(id, not row.hidden)
        await self._note("show-saying" if row.hidden else "hide-saying", row.person)

    async def switch(self, name: str, value: str) -> None:
        check_admin(self.admin)
        if value not in SWITCHES.get(name, ()):
            raise Refused("bad-act")
        await self.rows.save_switch(name, value)
        await self._note("switch", "", f"{name}={value}")

    async def _about(self, id: str, may_be_admin: bool = False) -> PersonRow:
        """Whom an act is about; those who run the house are first dismissed."""
        check_admin(self.admin)
        row = await self.house.store.person(id)
        if row is None:
            raise Refused("unknown-person", 404)
        if row.role == ADMIN and not may_be_admin:
            raise Refused("is-admin", 409)
        return row

    def _changed(self, person: Person) -> None:
        """Read somebody anew, in all processes."""
        self.house.people.drop_cached(person.id)
        self.hall.cluster.publish_name(person.id, person.name)

    async def _note(self, act: str, about: str, detail: str = "") -> None:
        id, now = secrets.token_hex(12), self.hall.clock()
        await self.rows.add_act(ActRow(id, now, self.admin.id, act, about, detail))
        log.info("act of moderation: %s", act)
