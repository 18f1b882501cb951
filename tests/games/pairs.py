"""Pairs of positions that differ in one thing: in the first a move is legal, in the second not."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from chapiteau.conformance.legality import unmet
from chapiteau.core.errors import NOT_NOW, Reason
from chapiteau.core.game import Game

from .playing import refused, spoken


class Pair(NamedTuple):
    """What a reason claims: without `spoil` the move would be legal."""

    reason: str
    rule: str
    line: str
    """The seat and the move, as in a record."""
    table: Callable[[], Any]
    """Sets up a position in which the move is legal."""
    spoil: Callable[[Any], object]
    """Changes the one thing that the reason speaks of."""

    def __str__(self) -> str:
        return f"{self.reason} {self.rule} {self.line}"


def check_pair(pair: Pair) -> None:
    """The move is legal until the one thing changes, and then it is refused for it."""
    g = pair.table()
    seat, move = spoken(g, pair.line)
    why = g.stack[-1].why_not(g, seat, move)
    assert seat in g.to_act() and why is None, f"{pair.line} is refused before, by {why}"
    assert unmet(g, seat, move) in (None, NOT_NOW), f"{unmet(g, seat, move)} speaks against it"
    pair.spoil(g)
    assert refused(g, pair.line) == (pair.reason, pair.rule)


def unpaired(game: Game[Any], pairs: Iterable[Pair]) -> set[tuple[str, str]]:
    """The reasons that the rules of a game can give and no pair shows, with their rule numbers."""
    shown = {(pair.reason, pair.rule) for pair in pairs}
    return {(reason.id, reason.rule) for reason in reasons_of(game)} - shown


def reasons_of(game: Game[Any]) -> Iterator[Reason]:
    """Every reason that the modules of a game's rules can give."""
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(info.name)
        own = (x for x in vars(module).values() if isinstance(x, Reason) and x.rule)
        yield from own
