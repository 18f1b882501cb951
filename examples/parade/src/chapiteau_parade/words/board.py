"""How the table is shown: in words only; a game with pictures also overrides `draw`."""

from chapiteau.board import Board
from chapiteau.words import Section, Telling

from ..rules.state import Parade
from .outline import outline


class ParadeBoard(Board[Parade]):
    """The outline, as headings and lists."""

    def outline(self, view: Parade, telling: Telling) -> Section:
        return outline(view, telling)
