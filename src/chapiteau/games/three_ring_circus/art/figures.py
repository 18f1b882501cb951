"""The numbers of a player that people compare, and how far the game is."""

from __future__ import annotations

from typing import Final

from ....board import Figure, Progress
from ....draw.pieces.counters import fame
from ....words import Telling
from ..rules.state import ThreeRings
from .pieces.icons import drawn_back

TURNS: Final = {"PlaceCaravan": "start", "FirstHire": "start"}


def figures(view: ThreeRings, telling: Telling, seat: int) -> tuple[Figure, ...]:
    """Points, money cards, ticket cards."""
    p, words = view.players[seat], telling.words
    return (
        Figure(fame(0, 0, 11), words("page-points"), p.points),
        Figure(drawn_back("money"), words("figure-money"), len(p.money)),
        Figure(drawn_back("ticket"), words("figure-tickets"), len(p.tickets)),
    )


def progress(view: ThreeRings, telling: Telling) -> Progress:
    """Regions are counted one after the other."""
    regions, words = len(view.start().order), telling.words
    now = min(view.scored + 1, regions)
    said = words("board-progress", at=now, of=regions)
    phase = ""
    if not view.over:
        question = type(view.stack[-1]).__name__ if view.stack else ""
        key = TURNS.get(question) or ("popcorn" if view.popcorn else "tour")
        region = telling.thing("region", view.region_ahead())
        phase = words(f"board-phase-{key}", region=region)
    return Progress(now, regions, said, phase)
