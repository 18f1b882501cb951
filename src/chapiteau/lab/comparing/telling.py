"""What two boxes differ in, in words: a sentence of what is sure, and every figure beside its
other."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import isinf

from ...words import Words, words_for
from ...words.figures import Figures
from .. import plots
from ..facts import Facts, mean
from ..things import FEWEST, Group, RateRow, groups, noun_of
from .pairs import (
    LENGTH,
    MARK,
    POINTS,
    SEAT,
    THING,
    WIDTH,
    WINNER,
    Difference,
    Figure,
    Pairs,
    sure,
)
from .study import Study

MOST_TOLD = 6
"""Sure differences that are told in sentences; others are marked where they stand."""
NOTHING = "–"
OFTEN, WINS = "often", "wins"
Asked = tuple[str, Figure]
"""A figure, or how often there is something to count for it."""


@dataclass(frozen=True)
class Cell:
    """One figure with either box, and by how much it differs."""

    first: str
    second: str
    said: str  # the difference with its interval
    is_sure: bool
    picture: str  # SVG


@dataclass(frozen=True)
class Line:
    """One thing: a cell for each kind of figure."""

    name: str
    cells: tuple[Cell, ...]
    is_changed: bool = False

    @property
    def is_sure(self) -> bool:
        return any(cell.is_sure for cell in self.cells)


@dataclass(frozen=True)
class Table:
    """Lines of one kind; each head stands over the two figures of a cell and their difference."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def sure(self) -> int:
        return sum(line.is_sure for line in self.lines)


@dataclass(frozen=True)
class Comparison:
    """All there is to say."""

    headline: str
    findings: tuple[str, ...]
    rest: str  # how many sure ones are not in sentences, or nothing
    tables: tuple[Table, ...]
    how: str


def compared(study: Study, lang: str, changed: Collection[str] = ()) -> Comparison:
    """A study of two boxes in words; `changed` has the word ids of what differs between them."""
    return Writer(study, lang, changed).comparison()


class Writer:
    """Writes one comparison."""

    def __init__(self, study: Study, lang: str, changed: Collection[str]) -> None:
        self.study = study
        self.pairs: Pairs = study.pairs
        self.words: Words = words_for(lang, study.editions[0].game)
        self.show = Figures(lang)
        self.changed = changed
        self.groups = groups(study.facts, list(study.editions), lang)
        self.differences = {asked: found for asked in self.asked() if (found := self.ask(asked))}
        self.sure = sure(self.differences)

    # figures

    def asked(self) -> Iterator[Asked]:
        """All that is looked at, in the order it is shown."""
        for figure in self.overall():
            yield "", figure
        for seat in self.seats():
            yield "", (SEAT, seat)
        for group in self.groups:
            for row in group.rows:
                yield OFTEN, figure_of(row)
                if all(row.shares):
                    yield WINS, figure_of(row)

    def overall(self) -> list[Figure]:
        marks: list[Figure] = [(MARK, points) for points in self.pairs.marks]
        return [POINTS, WINNER, LENGTH, WIDTH, *marks]

    def seats(self) -> range:
        """Where nobody plays against anybody, no seat wins more than another."""
        game = self.study.editions[0].game
        return range(0 if game.cooperative or self.study.seats == 1 else self.study.seats)

    def ask(self, asked: Asked) -> Difference | None:
        how, figure = asked
        if how == OFTEN:
            return self.pairs.frequency(figure, self.study.seats)
        is_share = how == WINS or figure[0] in (SEAT, MARK)
        found = self.pairs.difference(figure, is_share)
        return None if found is None or isinf(found.reach) else found

    # tables

    def comparison(self) -> Comparison:
        findings = self.findings()
        told = tuple(findings[:MOST_TOLD])
        rest = len(self.sure) - len(told)
        tables = [self.figures_table(), self.seats_table(), *map(self.group_table, self.groups)]
        own = self.changed_table(tables)
        return Comparison(
            self.headline(),
            told,
            self.words("compare-rest", count=rest) if rest > 0 else "",
            tuple(table for table in (*own, *tables) if table.lines),
            f"{self.words('compare-how')} {self.words('report-how', fewest=FEWEST)}",
        )

    def figures_table(self) -> Table:
        lines = [self.figure_line(figure) for figure in self.overall()]
        return Table(self.words("compare-overall"), ("",), tuple(lines))

    def figure_line(self, figure: Figure) -> Line:
        """Each has a unit of its own, and so a strip of its own."""
        asked = ("", figure)
        first, second = (self.value(figure, facts) for facts in self.study.facts)
        return Line(self.named(figure), (self.cell(asked, first, second, self.reach_of([asked])),))

    def seats_table(self) -> Table:
        asked: list[Asked] = [("", (SEAT, seat)) for seat in self.seats()]
        most = self.reach_of(asked)
        lines = []
        for one in asked:
            shares = [facts.by_seat[int(one[1][1])] for facts in self.study.facts]
            first, second = (self.show.percent(share.rate) for share in shares)
            lines.append(Line(self.named(one[1]), (self.cell(one, first, second, most),)))
        return Table(self.words("report-seats"), (self.words("report-rate"),), tuple(lines))

    def group_table(self, group: Group) -> Table:
        asked = [(how, figure_of(row)) for row in group.rows for how in (OFTEN, WINS)]
        most = {how: self.reach_of([a for a in asked if a[0] == how]) for how in (OFTEN, WINS)}
        lines = [self.thing_line(row, most[OFTEN], most[WINS]) for row in group.rows]
        lines.sort(key=lambda line: not line.is_sure)
        heads = self.words("compare-often"), self.words("report-rate")
        return Table(group.title, heads, tuple(lines))

    def thing_line(self, row: RateRow, often: float, wins: float) -> Line:
        figure = figure_of(row)
        had = [self.show.percent(how_often(facts, row)) for facts in self.study.facts]
        won = [self.show.percent(s.rate) if s else NOTHING for s in row.shares]
        cells = (
            self.cell((OFTEN, figure), had[0], had[1], often),
            self.cell((WINS, figure), won[0], won[1], wins),
        )
        return Line(row.name, cells, self.is_changed(row))

    def changed_table(self, tables: Sequence[Table]) -> list[Table]:
        """What was changed itself comes first, with what was done with it."""
        lines = [
            Line(f"{line.name} · {table.title}", line.cells, True)
            for table in tables
            for line in table.lines
            if line.is_changed
        ]
        heads = self.words("compare-often"), self.words("report-rate")
        return [Table(self.words("compare-changed"), heads, tuple(lines))]

    def is_changed(self, row: RateRow) -> bool:
        edition, key = self.study.editions[-1], row.key
        if key is None or not self.changed:
            return False
        return edition.game.word_id(edition, noun_of(edition.game, key), key[2]) in self.changed

    def cell(self, asked: Asked, first: str, second: str, most: float) -> Cell:
        difference = self.differences.get(asked)
        if difference is None:
            return Cell(first, second, NOTHING, False, "")
        is_sure = asked in self.sure
        value, low, high = difference.value, difference.low, difference.high
        picture = plots.dot(value, low, high, most, is_sure)
        return Cell(first, second, self.between(asked, difference), is_sure, picture)

    def reach_of(self, asked: Sequence[Asked]) -> float:
        """The largest of some differences, with how far it may be off."""
        found = [self.differences[one] for one in asked if one in self.differences]
        return max([max(abs(d.low), abs(d.high)) for d in found], default=0.0)

    # figures in words

    def value(self, figure: Figure, facts: Facts) -> str:
        counts = {POINTS: facts.scores, WINNER: facts.winning, LENGTH: facts.decisions}
        if figure in counts:
            return self.written(("", figure), mean(counts[figure]))
        if figure == WIDTH:
            return self.written(("", figure), mean(facts.widths))
        reached = facts.at_least(int(figure[1]))
        return self.show.percent(reached / max(1, facts.scores.total()))

    def named(self, figure: Figure) -> str:
        if figure[0] == SEAT:
            return self.words("report-seat", seat=int(figure[1]) + 1)
        if figure[0] == MARK:
            return self.words("report-mark", points=figure[1])
        return self.words(f"report-{figure[0]}")

    def written(self, asked: Asked, value: float) -> str:
        """A figure in its own unit."""
        how, figure = asked
        if how or figure[0] in (SEAT, MARK):
            return self.show.percent(value)
        return self.show.number(value, 1 if figure == LENGTH else 2)

    def signed(self, asked: Asked, value: float) -> str:
        said = self.written(asked, abs(value))
        return said if said == self.written(asked, 0.0) else self.show.signed(said, value < 0)

    def between(self, asked: Asked, found: Difference) -> str:
        value, low, high = (self.signed(asked, x) for x in (found.value, found.low, found.high))
        return self.words("compare-between", value=value, low=low, high=high)

    # sentences

    def headline(self) -> str:
        deals, points = self.pairs.count, self.differences.get(("", POINTS))
        if self.pairs.same == deals:
            return self.words("compare-same", deals=deals)
        if self.sure:
            return self.words("compare-sure", deals=deals)
        reach = self.show.number(points.reach, 2) if points else NOTHING
        return self.words("compare-none", deals=deals, reach=reach)

    def findings(self) -> list[str]:
        """What is sure: figures of whole games first, then what changed most surely."""
        names = {figure_of(row): (row, group) for group in self.groups for row in group.rows}
        order = sorted(self.sure, key=lambda a: (bool(a[0]), self.differences[a].chance))
        return [self.finding(asked, names) for asked in order]

    def finding(self, asked: Asked, names: dict[Figure, tuple[RateRow, Group]]) -> str:
        (how, figure), found = asked, self.differences[asked]
        low, high = sorted((abs(found.low), abs(found.high)))
        said = {
            "way": "more" if found.value > 0 else "less",
            "by": self.written(asked, abs(found.value)),
            "low": self.written(asked, low),
            "high": self.written(asked, high),
        }
        if how:
            row, group = names[figure]
            return self.words(f"compare-{how}-said", thing=row.name, what=group.title, **said)
        if figure[0] in (SEAT, MARK):
            return self.words(f"compare-{figure[0]}", number=figure_number(figure), **said)
        return self.words(f"compare-{figure[0]}", **said)


def figure_number(figure: Figure) -> int:
    """Seats are counted from 1, points as they are."""
    return int(figure[1]) + (figure[0] == SEAT)


def figure_of(row: RateRow) -> Figure:
    assert row.key is not None
    return (THING, *row.key)


def how_often(facts: Facts, row: RateRow) -> float:
    """The part of all seats that had or did something."""
    share = facts.by_thing.get(row.key) if row.key else None
    return (share.seats if share else 0) / max(1, facts.games * facts.seats)
