"""The board as a picture: a view drawn for one viewer, in any size, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import DrawnBoard, Pictures, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Fourberies
from ..words.outline import outline
from .questions import REGIONS, VARIANTS, facts, phase_of, region_of, turns_left

if TYPE_CHECKING:
    from .table import Table


class FourberiesBoard(DrawnBoard[Fourberies, "Table"]):
    """In words from the game's own, as a picture by the modules beside this one."""

    signs: ClassVar[Mapping[str, str]] = {
        "start": "wallet",
        "bonuses": "coins",
        "thefts": "hand-coins",
        "managers": "megaphone",
        "wages": "receipt",
        "taste": "crown",
        "shows": "drama",
        "requests": "scroll-text",
    }
    regions = (*REGIONS, *VARIANTS)

    def pictures(self) -> Pictures[Fourberies, Table]:
        from . import pictures

        return pictures

    def outline(self, view: Fourberies, telling: Telling) -> Section:
        return outline(view, telling)

    def facts(self, view: Fourberies, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def progress(self, view: Fourberies, telling: Telling) -> Progress:
        words, turns = telling.words, view.turn + turns_left(view)
        said = words("outline-turn", season=view.season, turn=view.turn)
        phase = "" if view.over else words(f"board-phase-{phase_of(view)}")
        return Progress(view.turn, turns, said, phase)

    def region_of(self, view: Fourberies, move: Move) -> str:
        return region_of(view, move)
