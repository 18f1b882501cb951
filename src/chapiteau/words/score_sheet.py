"""The score sheet: who has won by how much, the pad, and how the points came together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..core.event import Category, Event, Goal, ScorePad, score_pad
from ..core.match import BareMatch
from ..core.step import NOBODY
from .telling import Telling

UNEXPLAINED = Category("points", {})
MINUS = "\u2212"


def signed(points: int) -> str:
    """With the sign that figures have, not the hyphen."""
    return str(points).replace("-", MINUS)


@dataclass(frozen=True)
class Column:
    """Whose points: a seat's, those of a rival that the rules play, or everybody's."""

    number: int  # in the score pad; NOBODY for a common cause
    seat: int | None
    name: str
    rank: int
    total: int
    won: bool
    late: bool = False  # ran out of time, and ranks after all who did not


@dataclass(frozen=True)
class Line:
    """What a row is made of: a sentence, and the points it brought to a column."""

    text: str
    column: int
    points: int


@dataclass(frozen=True)
class PadRow:
    """A category: what each column has of it, and where from."""

    id: str
    things: dict[str, int]
    name: str
    cells: list[int]  # by column
    best: list[int]  # the columns with most
    lines: list[Line]


@dataclass(frozen=True)
class Mark:
    """A goal of a game that nobody is beaten in."""

    points: int
    name: str
    reached: bool
    success: bool


@dataclass(frozen=True)
class Course:
    """Points over the game: for each column, after which decision there were how many."""

    length: int
    steps: list[list[tuple[int, int]]] = field(default_factory=list)
    chapters: list[tuple[int, str]] = field(default_factory=list)


@dataclass(frozen=True)
class ScoreSheet:
    """All that the end of a game has to say, best column first."""

    headline: str
    margin: str
    said: str  # what the rules say of so many points, where they do
    next: str  # how far the next mark was
    columns: list[Column]
    rows: list[PadRow]
    notes: list[str]
    marks: list[Mark]
    course: Course

    def result(self, telling: Telling) -> str:
        """The end of the game in one line."""
        return telling.words("sheet-result", headline=self.headline, margin=self.margin)


def score_sheet(
    match: BareMatch,
    telling: Telling,
    winners: Sequence[int] | None = None,
    late: Sequence[int] = (),
) -> ScoreSheet:
    """The sheet of a match that is over; at a table with a clock, whoever ran out of time comes
    last (the first of them as the very last), and who has won may be others than by the rules."""
    return Writer(match, telling, match.winners if winners is None else winners, late).sheet()


class Writer:
    """Puts the pad of one match into words."""

    def __init__(
        self, match: BareMatch, telling: Telling, winners: Sequence[int], late: Sequence[int]
    ) -> None:
        self.match = match
        self.winners = list(winners)
        self.late = list(late)
        self.telling = telling
        self.words = telling.words
        self.pad: ScorePad = score_pad(match)
        self.totals = [*match.scores, *match.game.rival_scores(match.state)]
        self.is_common = match.game.cooperative
        self.order = [0] if self.is_common else self.ranked()
        goals = self.pad.goals()
        reached = [goal for goal in goals if goal.points <= self.totals[0]] or goals[:1]
        self.reached: Goal | None = reached[-1] if reached else None

    def sheet(self) -> ScoreSheet:
        return ScoreSheet(
            headline=self.headline(),
            margin=self.margin(),
            said=str(self.telling.thing(*named(self.reached))) if self.reached else "",
            next=self.next(),
            columns=[self.column(i) for i in self.order],
            rows=self.rows(),
            notes=[*self.notes_of_time(), *map(self.telling.event, self.pad.decided)],
            marks=self.marks(),
            course=self.course(),
        )

    # who

    def won(self, i: int) -> bool:
        rivals_win = i >= self.match.seats and not self.match.winners
        return i in self.winners or rivals_win

    def place(self, i: int) -> tuple[int, bool, int]:
        """Who was in time, then who has won, then by points."""
        lateness = len(self.late) - self.late.index(i) if i in self.late else 0
        return lateness, not self.won(i), -self.totals[i]

    def ranked(self) -> list[int]:
        return sorted(range(len(self.totals)), key=lambda i: (self.place(i), i))

    def rank(self, i: int) -> int:
        """Among equals nobody is better, unless a tie was broken."""
        return 1 + len([k for k in self.order if self.place(k) < self.place(i)])

    def notes_of_time(self) -> list[str]:
        names = [self.name(seat) for seat in self.late]
        said = self.words("sheet-late", names=self.words.listed(names)) if names else ""
        return [said] if said and not self.is_common else []

    def name(self, i: int) -> str:
        if self.is_common:
            return self.words("sheet-together")
        if i < self.match.seats:
            return self.telling.player(i)
        return self.words(self.pad.rivals[i - self.match.seats])

    def column(self, i: int) -> Column:
        seat = i if i < self.match.seats and not self.is_common else None
        number = NOBODY if self.is_common else i
        who, late = self.name(i), seat is not None and seat in self.late
        return Column(number, seat, who, self.rank(i), self.totals[i], self.won(i), late)

    def headline(self) -> str:
        winners, words = self.winners, self.words
        if self.reached:
            return self.goal(self.reached)
        if not self.match.winners and self.pad.rivals:
            return words(f"{self.pad.rivals[0]}-win")
        if not winners:
            return words("sheet-nobody")
        if len(winners) == 1 or self.is_common:
            return words("sheet-wins", name=self.name(winners[0]))
        return words("sheet-shared", names=words.listed([self.name(seat) for seat in winners]))

    def margin(self) -> str:
        points = [self.totals[i] for i in self.order]
        words = self.words
        if len(points) == 1:
            return words("sheet-points", points=points[0])
        if len(self.winners) > 1:
            return words("sheet-margin-shared", points=points[0])
        said = {"first": signed(points[0]), "second": signed(points[1])}
        if points[0] == points[1]:
            return words("sheet-margin-tie", **said)
        if points[0] < points[1]:  # of somebody who ran out of time
            return words("sheet-points", points=points[0])
        return words("sheet-margin", points=points[0] - points[1], **said)

    # goals

    def goal(self, goal: Goal) -> str:
        """A goal's short name, or its sentence."""
        game, edition = self.match.game, self.match.edition
        id = f"goal-{game.word_id(edition, goal.noun, goal.number)}"
        return self.words(id) if self.words.has(id) else str(self.telling.thing(*named(goal)))

    def next(self) -> str:
        goals = self.pad.goals()
        if not goals:
            return ""
        for goal in goals[1:]:
            if goal.points > self.totals[0]:
                missing = goal.points - self.totals[0]
                return self.words("sheet-next", points=missing, goal=self.goal(goal))
        return self.words("sheet-next-none")

    def marks(self) -> list[Mark]:
        return [
            Mark(goal.points, self.goal(goal), goal.points <= self.totals[0], goal.is_success)
            for goal in self.pad.goals()[1:]  # the first is what nothing is enough for
        ]

    # the pad

    def rows(self) -> list[PadRow]:
        """The rows in which anybody has something; what nothing explains stands last."""
        rows = []
        for number, (row, cells) in enumerate(zip(self.pad.rows, self.pad.cells(), strict=True)):
            if any(cells):
                things = {noun: self.telling.thing(noun, id) for noun, id in row.things.items()}
                name = self.words(f"pad-{row.id}", **things)
                rows.append(self.row(row, name, cells, self.lines(number)))
        explained = zip(self.totals, self.pad.totals(), strict=True)
        rest = [total - known for total, known in explained]
        if any(rest) or not rows:
            rows.append(self.row(UNEXPLAINED, self.words("pad-points"), rest, []))
        return rows

    def row(self, row: Category, name: str, cells: list[int], lines: list[Line]) -> PadRow:
        mine = [cells[i] for i in self.order]
        most = max(mine)
        is_contest = most > max(0, min(mine))
        best = [place for place, cell in enumerate(mine) if is_contest and cell == most]
        return PadRow(row.id, row.things, name, mine, best, lines)

    def lines(self, row: int) -> list[Line]:
        return [
            Line(self.telling.event(gain.event), self.order.index(gain.column), gain.points)
            for gain in self.pad.gains
            if gain.row == row and gain.event is not None and gain.column in self.order
        ]

    # the course

    def course(self) -> Course:
        """Nothing where the game does not tell where its points come from."""
        length = len(self.match.decisions)
        if not self.pad.gains:
            return Course(length)
        chapters = [(at, self.mark(event)) for at, event in self.pad.chapters]
        return Course(length, [self.steps(i) for i in self.order], chapters)

    def mark(self, event: Event) -> str:
        """What a chapter is called in few words."""
        return self.telling.mark(event) or self.telling.heading(event)

    def steps(self, column: int) -> list[tuple[int, int]]:
        """How many points there were after which decision, wherever that changed."""
        steps = [(0, 0)]
        for gain in self.pad.gains:
            if gain.column == column:
                at, total = steps[-1]
                step = gain.at, total + gain.points
                steps[-1 if gain.at == at else len(steps) :] = [step]
        return steps


def named(goal: Goal) -> tuple[str, int]:
    return goal.noun, goal.number
