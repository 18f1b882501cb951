"""What workers do for a study: play one deal with both boxes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...lab.series import Endless, Job, Setting, Told, play_game

MOST_DECISIONS = 5_000
"""A game that goes on for longer has no end; the longest of the house have a few hundred."""


@dataclass(frozen=True)
class Deal:
    """One deal, to be played with each of these."""

    settings: list[Setting]
    seed: str


@dataclass(frozen=True)
class Played:
    """The games, without their records; none where one of them does not end."""

    games: list[Told]


def played(deal: Deal) -> Played:
    try:
        games = [play_game(Job(each, deal.seed), MOST_DECISIONS) for each in deal.settings]
    except Endless:
        return Played([])
    return Played([replace(told, record="") for told in games])
