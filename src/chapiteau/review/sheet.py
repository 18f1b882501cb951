"""A review in words: the account as a table that adds up as it is written, and what to learn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..core.match import BareMatch
from ..core.record import follow
from ..core.state import State
from ..core.step import Step
from ..words import Telling
from ..words.figures import Figures
from .account import Column
from .choices import Choice
from .judge import FULL
from .numbers import rounded
from .run import Review

MINUS = "\u2212"
TENTHS = 10
SMALL_GAIN = 500
"""Thousandths of a point: where the better move brings less than that, points do not say why."""


@dataclass(frozen=True)
class Lesson:
    """One error: who, where, and in words what was better and why."""

    choice: Choice
    player: str
    where: str
    made: str
    better: str
    cost: str
    why: list[str]


class Sheet:
    """Says a review in one language."""

    def __init__(self, review: Review, lang: str, players: Sequence[str] = ()) -> None:
        self.review = review
        self.telling = Telling(lang, review.record.edition, players)
        self.words = self.telling.words
        self.figures = Figures(self.words.lang)

    # the account

    def rows(self) -> list[tuple[str, list[str]]]:
        """What each line is called, and its figure for every seat; each column adds up."""
        columns = self.review.account.columns
        names = [self.words("review-start"), *self.causes(), self.words("review-result")]
        figures = [self.column(seat, column) for seat, column in enumerate(columns)]
        return [(name, [own[i] for own in figures]) for i, name in enumerate(names)]

    def causes(self) -> list[str]:
        players = [self.telling.player(seat) for seat in range(self.review.record.seats)]
        others = [self.words("review-others", player=name) for name in players]
        last = ["unseen", "drift"] if self.is_split else ["course"]
        first = ["draws", "errors"] if self.review.judge.is_luck_told else ["errors"]
        return [
            *[self.words(f"review-{id}") for id in first],
            *(others if len(players) > 1 else []),
            *[self.words(f"review-{id}") for id in last],
        ]

    @property
    def is_split(self) -> bool:
        return self.review.judge.is_split

    def column(self, seat: int, column: Column) -> list[str]:
        """Each part is the difference of two sums as they are written, so that all add up."""
        others = column.others if len(column.others) > 1 else []
        first, untold = [column.draws, column.errors], 0
        if not self.review.judge.is_luck_told:
            untold = first.pop(0)  # as good as nothing: what else came by itself has it
        last = [column.unseen, column.drift] if self.is_split else [column.course]
        last[-1] += untold
        sums, total = [self.written(column.start)], column.start
        for part in [*first, *others, *last]:
            total += part
            sums.append(self.written(total))
        parts = [b - a for a, b in pairwise(sums)]
        told = [self.signed(part) for part in parts]
        if others:
            # what one's own choices did is told as errors and the course of play
            told[len(first) + seat] = ""
        return [self.plain(sums[0]), *told, self.plain(sums[-1])]

    def written(self, value: int) -> int:
        """In tenths of a point, or of a hundredth of the victory."""
        whole = self.review.unit if self.review.judge.counts else self.review.unit // 100
        return rounded(TENTHS * value, whole)

    def plain(self, tenths: int) -> str:
        sign = MINUS if tenths < 0 else ""
        return sign + self.figures.number(abs(tenths) / TENTHS, 1)

    def signed(self, tenths: int) -> str:
        return ("+" if tenths > 0 else "") + self.plain(tenths)

    # what it says of itself

    def lead(self) -> str:
        judge = self.review.judge
        said = [self.words("review-lead-points" if judge.counts else "review-lead")]
        if not judge.is_luck_told:
            said.append(self.words("review-luck-untold"))
        elif not judge.is_luck_shown:
            said.append(self.words("review-luck-guessed"))
        if judge.held is not None and judge.is_doubted:
            said.append(self.words("review-errors-doubted", share=judge.held // 10))
        return " ".join(said)

    def summary(self) -> str:
        choices = self.review.choices
        unlike = len([choice for choice in choices if not choice.is_par])
        errors = len(self.review.errors)
        return self.words("review-summary", free=len(choices), unlike=unlike, errors=errors)

    def how(self) -> str:
        review, effort = self.review, self.review.effort
        judge, believed = review.judge, review.judge.believed
        said = self.words(
            "review-how",
            judge=" + ".join(filter(None, [judge.version, judge.second])),
            rounds=effort.rounds,
            deals=effort.deals * judge.deals,
            views=effort.views,
            seed=review.seed,
        )
        if believed == FULL or not judge.is_luck_told:
            return said
        return f"{said} {self.words('review-believed', share=round(100 * believed / FULL))}"

    # what to learn

    def lessons(self) -> list[Lesson]:
        """The errors that are sure, the dearest first."""
        match = BareMatch(
            self.review.record.edition, self.review.record.seats, self.review.record.seed
        )
        at, found = 0, dict[int, Lesson]()
        for choice in sorted(self.review.errors, key=lambda choice: choice.number):
            follow(match, self.review.record, choice.number, at)
            at = choice.number
            found[at] = self.lesson(choice, match.state)
        return [found[choice.number] for choice in self.review.errors]

    def lesson(self, choice: Choice, g: State) -> Lesson:
        game, step = self.review.record.edition.game, g.stack[-1]
        view = game.view(g, choice.seat)
        made, better = (self.move(step, text, view) for text in (choice.made, choice.better))
        loss, low, high = (
            self.plain(self.written(x)) for x in (choice.loss, choice.low, choice.high)
        )
        measure = "points" if self.review.judge.counts else "share"
        return Lesson(
            choice,
            self.telling.player(choice.seat),
            self.words("review-where", number=choice.number + 1),
            made,
            better,
            self.words(f"review-cost-{measure}", loss=loss, low=low, high=high),
            self.why(choice),
        )

    def move(self, step: Step[Any], text: str, view: State | None = None) -> str:
        return self.telling.move(step, self.review.record.edition.game.moves.read(text), view)

    def why(self, choice: Choice) -> list[str]:
        """What the better move leads to: points, a better place, and what is done next."""
        if choice.points >= SMALL_GAIN:
            gain = self.figures.number(choice.points / 1000, 1)
            said = [self.words("review-why-points", points=gain)]
        elif choice.points <= -SMALL_GAIN:
            price = self.figures.number(-choice.points / 1000, 1)
            said = [self.words("review-why-later", points=price)]
        else:
            said = [self.words("review-why-place")]
        if choice.then:
            (name, *args), move = choice.then
            step = self.review.record.edition.game.steps[name](*args)
            said.append(self.words("review-why-next", move=self.move(step, move)))
        return said
