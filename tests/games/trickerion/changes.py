"""Single changes to a table, for pairs of positions that differ in one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.playing import do

from chapiteau.core.step import Step
from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.box.components import (
    COMPONENTS,
    CREW,
    DICE,
    FACES,
    KINDS,
    LOCATIONS,
    SLOTS,
    SYMBOLS,
)
from chapiteau.games.trickerion.rules.state import Trickerion

from .table import card, trick

Change = Callable[[Trickerion], None]


def own_box() -> Any:
    """A box that a test may change: it belongs to no other table."""
    return GAME.read_box(GAME.box.data)


def all_of(*changes: Change) -> Change:
    def change(g: Trickerion) -> None:
        for each in changes:
            each(g)

    return change


def now(step: Step[Any]) -> Change:
    """The table is the same, but something else is asked."""

    def change(g: Trickerion) -> None:
        g.stack[-1] = step

    return change


def then(*lines: str) -> Change:
    """The table after some moves."""
    return lambda g: do(g, *lines)


def on_table(name: str, value: object) -> Change:
    return lambda g: setattr(g, name, value)


def in_box(name: str, value: object) -> Change:
    """Only for tables with a box of their own."""
    return lambda g: setattr(g.box, name, value)


def player(seat: int = 0, **values: object) -> Change:
    def change(g: Trickerion) -> None:
        for name, value in values.items():
            setattr(g.players[seat], name, value)

    return change


def shows(die: str, face: str) -> Change:
    return lambda g: g.dice.__setitem__(DICE.index(die), FACES.index(face))


def known_by(seat: int, id: str) -> Change:
    return lambda g: g.holder.__setitem__(trick(id), seat + 1)


def taken(*slots: str, by: int = 1) -> Change:
    def change(g: Trickerion) -> None:
        for slot in slots:
            g.slots[SLOTS.index(slot)] = by + 1

    return change


def free(*slots: str) -> Change:
    return taken(*slots, by=-1)


def company(name: str, there: int) -> Change:
    return lambda g: g.players[0].crew.__setitem__(CREW.index(name), there)


def hired(kind: str) -> Change:
    return lambda g: g.players[0].hired.__setitem__(KINDS.index(kind), 1)


def sent(name: str, location: str) -> Change:
    return lambda g: g.players[0].cards.__setitem__(CREW.index(name), LOCATIONS.index(location))


def at(name: str, slot: int) -> Change:
    return lambda g: g.players[0].at.__setitem__(CREW.index(name), slot)


def stored(name: str, units: int, slot: int) -> Change:
    """Units of a component on a storage slot: 1 to 6, 7 and 8 with the manager."""

    def change(g: Trickerion) -> None:
        g.players[0].units[COMPONENTS.index(name)] = units
        g.players[0].store[COMPONENTS.index(name)] = slot

    return change


def stall(place: int, name: str) -> Change:
    return lambda g: g.on_sale.__setitem__(place, COMPONENTS.index(name))


def order(place: int, name: str) -> Change:
    return lambda g: g.ordered.__setitem__(place, COMPONENTS.index(name))


def symbol(name: str, **values: int) -> Change:
    """What a player has of a symbol: its trick, shelf, ready or shown."""

    def change(g: Trickerion) -> None:
        for what, value in values.items():
            getattr(g.players[0], what)[SYMBOLS.index(name)] = value

    return change


def billed(place: int, id: str) -> Change:
    return lambda g: g.row.__setitem__(place, card(id) if id else 0)
