"""Changes of one thing at a table: what a reason speaks of."""

from __future__ import annotations

from typing import Any

from chapiteau.core.step import Step
from chapiteau.games.the_magnificent.rules.end_of_round import CHOOSE_LOT
from chapiteau.games.the_magnificent.rules.state import Magnificent

from .positions import Change


def now(step: Step[Any]) -> Change:
    """Something else is asked."""
    return lambda g: g.stack.append(step)


def no_turn(g: Magnificent) -> None:
    """The round is over, and lots are chosen."""
    g.stack = [CHOOSE_LOT[0]]


def become(step: Step[Any] | None = None, **values: Any) -> Change:
    """The table has other values, and perhaps something else is asked."""

    def change(g: Magnificent) -> None:
        for name, value in values.items():
            setattr(g, name, value)
        if step:
            g.stack.append(step)

    return change


def mine(**values: Any) -> Change:
    """What lies in front of seat 0 is something else."""

    def change(g: Magnificent) -> None:
        for name, value in values.items():
            setattr(g.players[0], name, value)

    return change


def own(name: str, at: int, value: int) -> Change:
    """One thing of a row in front of seat 0 is another."""
    return lambda g: getattr(g.players[0], name).__setitem__(at, value)


def put(name: str, at: int, value: Any) -> Change:
    """One thing of a row on the table is another."""
    return lambda g: getattr(g, name).__setitem__(at, value)


def lose(name: str, thing: int, instead: int = 50) -> Change:
    """Seat 0 has another card in the place of this one."""

    def change(g: Magnificent) -> None:
        row = getattr(g.players[0], name)
        row[row.index(thing)] = instead

    return change
