"""A puzzle as it is shown and answered: the position as its seat saw it, and nobody's name."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from ...core.move import Move
from ...core.state import State
from ...draw.scene import Layout, Scene, Shade
from ...review.choices import Choice, Effort
from ...review.plain import restored
from ...review.puzzle import Attempt, Verdict
from ...review.sheet import Sheet
from ...words import Section, Telling
from ..live.changes import Part, scene_part
from ..live.previews import foreseen
from ..refusal import Refused
from .telling import record_of

if TYPE_CHECKING:
    from ..store.rows import PuzzleRow
    from ..tables.archive import Archive
    from ..tables.past import Appearance

EFFORT = Effort(rounds=1, deals=1, views=16)
"""Of an answer: no search, for it is known what to compare it with."""


class Answer(TypedDict):
    """One of the moves that may be made."""

    move: str
    text: str


class ToldPuzzle(TypedDict):
    """The position of a puzzle: the board, the question, and every answer."""

    seat: int
    prompt: str
    help: str
    scene: Part
    outline: Section
    top: Part
    options: list[Answer]


class ToldVerdict(TypedDict):
    """Whether an answer was right, and in words what is best, what was played and why."""

    right: bool
    headline: str
    best: str
    lines: list[str]


@dataclass(frozen=True)
class Puzzle:
    """A decision of a finished game, laid open as far as its seat could see."""

    row: PuzzleRow
    archive: Archive
    data: str  # of the review

    def view(self) -> State:
        view: State = self.archive.match_at(self.row.number).view(self.row.seat)
        return view

    def sheet(self, lang: str) -> Sheet:
        """Without the names of whoever played."""
        return Sheet(restored(record_of(self.archive), json.loads(self.data)), lang)

    def choice(self, sheet: Sheet) -> Choice:
        return next(c for c in sheet.review.errors if c.number == self.row.number)

    def move(self, text: str) -> Move:
        """A move that may be made there."""
        move = self.archive.end.game.moves.read(text)
        if move not in self.view().legal(self.row.seat):
            raise Refused("bad-request")
        return move

    def attempt(self, move: str, best: str) -> Attempt:
        row = self.row
        return Attempt(record_of(self.archive).text, row.number, row.seat, best, move, EFFORT)

    # what is shown

    def drawn(self, look: Appearance) -> tuple[State, Telling, Scene]:
        view = self.view()
        telling = Telling(look.lang, self.archive.end.edition)
        board = self.archive.end.game.board
        return view, telling, board.draw(view, telling, look.layout, look.theme, self.row.seat)

    def told(self, look: Appearance) -> ToldPuzzle:
        view, telling, scene = self.drawn(look)
        seat, step = self.row.seat, view.stack[-1]
        prompt, help = telling.question(step, view)
        board = self.archive.end.game.board
        figures = board.figures(view, telling, seat)
        top: dict[str, Any] = {
            "signs": [figure.sign for figure in figures],
            "names": [figure.name for figure in figures],
        }
        moves = view.legal(seat)
        return {
            "seat": seat,
            "prompt": prompt,
            "help": help,
            "scene": scene_part(scene),
            "outline": board.outline(view, telling),
            "top": top,
            "options": [Answer(move=m.text, text=telling.move(step, m, view)) for m in moves],
        }

    def preview(self, text: str, look: Appearance) -> Part:
        view, telling, scene = self.drawn(look)
        how: tuple[Layout, Shade] = (look.layout, look.theme)
        return foreseen(view, self.row.seat, self.move(text), scene, telling, how)

    def said(self, text: str, verdict: Verdict, lang: str) -> ToldVerdict:
        """What is told after an answer; of one that is wrong, not yet what is right."""
        sheet, words = self.sheet(lang), self.sheet(lang).words
        choice = self.choice(sheet)
        lesson = sheet.lesson(choice, self.view())
        if not verdict.is_right and text:
            cost = sheet.plain(sheet.written(verdict.loss * sheet.review.unit // 1000))
            measure = "points" if sheet.review.judge.counts else "share"
            amount = words(f"review-amount-{measure}", amount=cost)
            said, again = words("puzzle-wrong", lost=amount), words("puzzle-again")
            return {"right": False, "headline": said, "best": "", "lines": [again]}
        is_best = text in ("", choice.better)
        played = words("puzzle-played", move=lesson.made, cost=lesson.cost)
        headline = words("puzzle-right" if text else "puzzle-shown")
        best = words("puzzle-best" if is_best else "puzzle-as-good", move=lesson.better)
        return {
            "right": bool(text),
            "headline": headline,
            "best": choice.better,
            "lines": [best, *lesson.why, played],
        }
