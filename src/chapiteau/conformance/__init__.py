"""The checks that every game must pass; authors of other games run `conform(GAME)`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from ..core.edition import Choice
from ..core.game import Game
from .accounts import accounts
from .copies import clones, wires
from .endings import endings
from .foretelling import foretelling
from .lanes import lanes
from .legality import legality, reasons
from .processes import processes
from .replays import replays
from .secrets import secrets
from .spot import Curious, NotConform, Spot
from .together import together
from .twins import memory, twins
from .undoing import undoing
from .walk import Check, at_every_move, walk

__all__ = [
    "CHECKS", "Check", "Curious", "NotConform", "Spot", "at_every_move", "conform", "few_settings",
    "settings", "walk",
]  # fmt: skip

CHECKS: dict[str, Check] = {
    "clones": clones,
    "wires": wires,
    "replays": replays,
    "legality": legality,
    "reasons": reasons,
    "lanes": lanes,
    "undoing": undoing,
    "foretelling": foretelling,
    "secrets": secrets,
    "twins": twins,
    "memory": memory,
    "together": together,
    "endings": endings,
    "accounts": accounts,
    "processes": processes,
}
Setting = tuple[dict[str, Choice], int]


def settings(game: Game[Any]) -> Iterator[Setting]:
    """Every way to set a game up: all combinations of options, with every seat count."""
    names = [option.name for option in game.options]
    for choices in product(*[option.choices for option in game.options]):
        for seats in range(game.fewest, game.most + 1):
            yield dict(zip(names, choices, strict=True)), seats


def few_settings(game: Game[Any]) -> Iterator[Setting]:
    """Every seat count with the usual options, and every other choice once."""
    usual = game.usual_options(game.rules)
    counts = range(game.fewest, game.most + 1)
    for seats in counts:
        yield usual, seats
    others = [(o.name, c) for o in game.options for c in o.choices if c != usual[o.name]]
    for i, (name, choice) in enumerate(others):
        yield {**usual, name: choice}, counts[i % len(counts)]


def conform(game: Game[Any], seeds: Iterable[int] = range(3)) -> None:
    """Run every check over every setting; NotConform says what is wrong where."""
    chosen = list(seeds)
    for options, seats in settings(game):
        for check in CHECKS.values():
            check(game, options, seats, chosen)
