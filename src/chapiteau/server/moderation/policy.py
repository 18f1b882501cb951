"""What the house allows whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..people.people import Person
from ..refusal import Refused

if TYPE_CHECKING:
    from ..store.store import Store

ADMIN = "admin"
TABLES = "tables"
"""The switch that says who may make tables."""
ANYBODY, ACCOUNTS, ADMINS = "anybody", "accounts", "admins"
SWITCHES = {TABLES: (ANYBODY, ACCOUNTS, ADMINS)}
"""What can be chosen for the whole house; the first is what a new house has."""


def check_admin(person: Person) -> None:
    if person.role != ADMIN:
        raise Refused("admin-only", 403)


async def chosen(store: Store, switch: str) -> str:
    return await store.moderation.switch(switch, SWITCHES[switch][0])


async def check_may_make_tables(store: Store, person: Person) -> None:
    who = await chosen(store, TABLES)
    may = who == ANYBODY or (who == ACCOUNTS and person.registered)
    if not may and person.role != ADMIN:
        raise Refused(f"tables-{who}", 403)
