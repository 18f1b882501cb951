"""The board as a picture: a view drawn for one viewer, in any size, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import DrawnBoard, Pictures, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Magnificent
from ..words.outline import outline
from .questions import REGIONS, VARIANTS, facts, phase_of, region_of

if TYPE_CHECKING:
    from .table import Table


class MagnificentBoard(DrawnBoard[Magnificent, "Table"]):
    """In words from the game's own, as a picture by the modules beside this one."""

    signs: ClassVar[Mapping[str, str]] = {
        "bonuses": "gift",
        "camp": "blocks",
        "places": "map-pin",
        "posters": "scroll",
        "tents": "tent",
        "applause": "sparkles",
        "unpaid": "receipt",
        "masters": "venetian-mask",
        "half": "book-open",
        "coins": "coins",
        "zones": "grid-2x2-check",
    }
    regions = (*REGIONS, *VARIANTS)

    def pictures(self) -> Pictures[Magnificent, Table]:
        from . import pictures

        return pictures

    def outline(self, view: Magnificent, telling: Telling) -> Section:
        return outline(view, telling)

    def facts(self, view: Magnificent, telling: Telling) -> dict[str, Argument]:
        return facts(view)

    def progress(self, view: Magnificent, telling: Telling) -> Progress:
        words, rounds = telling.words, view.box.rounds
        said = words("outline-round", round=view.round, rounds=rounds)
        phase = "" if view.over else words(f"board-phase-{phase_of(view)}")
        return Progress(view.round, rounds, said, phase)

    def region_of(self, view: Magnificent, move: Move) -> str:
        return region_of(view, move)
