"""Every move of a game exists once: as an object, as text and as a number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from .errors import UnknownMove
from .native import mypyc_attr


@mypyc_attr(serializable=True)
class Move:
    """One thing a player may do; made once, in a MoveTable, and compared by identity."""

    def __init__(self, id: int, verb: str, noun: str, arg: int, text: str) -> None:
        self.id: Final = id
        self.verb: Final = verb
        self.noun: Final = noun  # what `arg` counts: "city", "request"... or "" when nothing
        self.arg: Final = arg
        self.text: Final = text

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> Move:
        return self  # compared by identity, so never doubled

    def __deepcopy__(self, memo: object) -> Move:
        return self


FACE_DOWN: Final = Move(-1, "face-down", "", 0, "face-down")
"""Stands in a view for a choice the viewer may not see."""


class MoveTable:
    """All moves of one game, numbered: the notation of records and the action space of research.

    A number is a promise to records, agents and datasets: `frozen` lists the moves in the order of
    their numbers, and what is not listed comes after them, wherever it was written.
    """

    def __init__(self, frozen: Sequence[str] = ()) -> None:
        self.frozen: Final = {text: id for id, text in enumerate(frozen)}
        self.moves: Final[list[Move]] = [FACE_DOWN] * len(frozen)
        self.by_text: Final[dict[str, Move]] = {}
        self.agreed: Final[dict[int, tuple[str, object]]] = {}  # the choice that a move needs

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def one(self, verb: str) -> Move:
        return self._add(verb, "", 0, verb)

    def each(self, verb: str, noun: str, args: Sequence[int]) -> list[Move]:
        """One move for each id; where ids start at 1, the caller indexes with an offset."""
        return [self._add(verb, noun, arg, f"{verb}:{arg}") for arg in args]

    def from_one(self, verb: str, noun: str, count: int) -> list[Move]:
        """Moves for the ids 1 to `count`, to be indexed by id; place 0 is never legal."""
        return [FACE_DOWN, *self.each(verb, noun, range(1, count + 1))]

    def named(self, verb: str, noun: str, names: Sequence[str]) -> list[Move]:
        """Moves for the ids 1, 2... written by name; place 0 is never legal."""
        moves = [self._add(verb, noun, i + 1, f"{verb}:{name}") for i, name in enumerate(names)]
        return [FACE_DOWN, *moves]

    def only_with(self, option: str, choice: object, moves: list[Move]) -> list[Move]:
        """Moves that are there only where this was agreed: others are spared longer lists."""
        for move in moves:
            if move is not FACE_DOWN:
                self.agreed[move.id] = (option, choice)
        return moves

    def count(self, options: Mapping[str, object]) -> int:
        """How many moves an agent has to know of where these options were agreed: not those at
        the end of the list that need other choices."""
        found = len(self.moves)
        while found - 1 in self.agreed:
            option, choice = self.agreed[found - 1]
            if options[option] == choice:
                break
            found -= 1
        return found

    def read(self, text: str) -> Move:
        """The move written like that."""
        move = self.by_text.get(text)
        if move is None:
            raise UnknownMove("unknown-move", {"move": text[:80]})
        return move

    def _add(self, verb: str, noun: str, arg: int, text: str) -> Move:
        if text in self.by_text:
            raise ValueError(f"two moves are written {text}")
        id = self.frozen.get(text, len(self.moves))
        move = Move(id, verb, noun, arg, text)
        if id < len(self.frozen):
            self.moves[id] = move
        else:
            self.moves.append(move)
        self.by_text[text] = move
        return move

    def lost(self) -> list[str]:
        """Frozen moves that no rule makes any more: records and agents would miss them."""
        return [text for text in self.frozen if text not in self.by_text]


def frozen_moves(module: str) -> list[str]:
    """The list of moves in the box of a game, for the file of its rules that makes them."""
    file = Path(module).parent.parent / "box" / "moves.txt"
    return file.read_text("utf-8").split() if file.exists() else []
