"""The board as a picture: a view drawn for one viewer, in the size there is, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import DrawnBoard, Pictures, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Trickerion
from ..words.outline import outline
from .front import CARD_AT, COMMON, REGIONS, region_of
from .questions import facts, progress, said_of

if TYPE_CHECKING:
    from .table import Table


class TrickerionBoard(DrawnBoard[Trickerion, "Table"]):
    """In words from the game's own, as a picture by the modules beside this one."""

    signs: ClassVar[Mapping[str, str]] = {
        "start": "sparkles",
        "posters": "megaphone",
        "links": "link",
        "tricks": "wand-sparkles",
        "applause": "hand-metal",
        "helpers": "users",
        "cards": "ticket",
        "unpaid": "receipt",
        "shards": "gem",
        "coins": "coins",
        "company": "contact",
    }
    regions = REGIONS
    common = COMMON
    within = tuple([f"theatre/{card}" for card in CARD_AT])

    def pictures(self) -> Pictures[Trickerion, Table]:
        from . import pictures

        return pictures

    def outline(self, view: Trickerion, telling: Telling) -> Section:
        return outline(view, telling)

    def region_of(self, view: Trickerion, move: Move) -> str:
        return region_of(view, move)

    def said_of(self, view: Trickerion, telling: Telling, noun: str, id: int) -> str:
        return said_of(view, telling, noun, id)

    def facts(self, view: Trickerion, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def progress(self, view: Trickerion, telling: Telling) -> Progress:
        return progress(view, telling)
