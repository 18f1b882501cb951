"""What can go wrong, by name: a word id and its arguments, never a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .native import mypyc_attr
from .speech import speaker

if TYPE_CHECKING:
    from .edition import Edition

Value = int | str


class Reason:
    """Why a move is refused: a word id, the number of the rule, and the ids the words speak of."""

    def __init__(self, id: str, rule: str = "", args: dict[str, int] | None = None) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.args: Final[dict[str, int]] = args or {}

    def about(self, noun: str, id: int) -> Reason:
        """The same reason, said of something in particular."""
        return Reason(self.id, self.rule, {**self.args, noun: id})

    def wire(self) -> list[object]:
        """As plain data, to be compared."""
        return [self.id, self.rule, self.args]

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, rule={self.rule!r}, {self.args})"


NOT_NOW: Final = Reason("not-now")
NOT_YOUR_TURN: Final = Reason("not-your-turn")
ALREADY_CHOSEN: Final = Reason("already-chosen")
GAME_OVER: Final = Reason("game-over")


@mypyc_attr(allow_interpreted_subclasses=True)
class ChapiteauError(Exception):
    """Anything the house refuses; `id` and `said` make its sentence in any language."""

    def __init__(self, id: str, said: dict[str, Value]) -> None:
        super().__init__(id, said)
        self.id = id
        self.said = said

    def __str__(self) -> str:
        return speaker().error(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalMove(ChapiteauError):
    """The rules do not allow this move here; `reason` says why."""

    def __init__(self, reason: Reason, edition: Edition, move: str) -> None:
        super().__init__("illegal-move", {"move": move, "rule": reason.rule})
        self.reason: Final = reason
        self.edition: Final = edition


class UnknownMove(ChapiteauError):
    """No move of this game is written like that."""


class NotYourTurn(ChapiteauError):
    """This seat is not asked anything now."""


class StaleMove(ChapiteauError):
    """The question this move answers is no longer asked."""


class NothingToUndo(ChapiteauError):
    """The way back ends here: another decided since, or something was revealed."""


class BadSetup(ChapiteauError):
    """No such game, seat count or option."""


class BadRecord(ChapiteauError):
    """A record is damaged; `said["line"]` is where."""


class BadComponents(ChapiteauError):
    """A components file breaks a rule of the box; `said["where"]` names the row."""

    def __init__(self, id: str, said: dict[str, Value], path: str = "", key: str = "") -> None:
        super().__init__(id, said)
        self.path: Final = path  # the row, for programs; nothing where it is about several
        self.key: Final = key


def misread(name: str, text: str, line: int, column: int) -> dict[str, Value]:
    """Where a file cannot be understood: a line and a column, or its end if there is no line."""
    lines = text.splitlines() or [""]
    if not 0 < line <= len(lines):
        line, column = len(lines), len(lines[-1]) + 1
    shown = lines[line - 1][max(0, column - 10) : column + 30].strip()
    return {"where": name, "line": str(line), "column": str(column), "text": shown or "…"}
