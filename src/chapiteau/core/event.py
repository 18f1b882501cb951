"""What happened, for the log, the animation and the score pad, and who may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .native import mypyc_attr
from .step import ALL_SEATS, NOBODY

if TYPE_CHECKING:
    from .edition import Edition
    from .match import BareMatch

EVERYONE: Final = -1
UNKNOWN: Final = 0
"""Stands in a view for a card that may not be seen; real ids start at 1."""


def sees(viewer: int, mask: int) -> bool:
    """A mask names seats by bits; only EVERYONE includes the spectators. All seats together see
    what any of them sees."""
    if viewer >= 0:
        return mask >> viewer & 1 == 1  # of EVERYONE, every bit is set
    return mask == EVERYONE or (viewer == ALL_SEATS and mask != 0)


def holds(viewer: int, seat: int) -> bool:
    """Whether a viewer sees what lies hidden before a seat: itself, or all seats together."""
    return viewer == seat or viewer == ALL_SEATS


class Kind:
    """One kind of event: its word id and the nouns it speaks of.

    A noun is written `city`, `victim:seat` (its label in the words, then what it counts), or with
    a trailing `?` when only those the event is told to may know it.
    """

    def __init__(self, id: str, nouns: tuple[str, ...], counts: bool) -> None:
        self.id: Final = id
        self.counts: Final = counts  # whether it explains where points come from
        self.labels: Final = tuple([n.rstrip("?").split(":")[0] for n in nouns])
        self.nouns: Final = tuple([n.rstrip("?").split(":")[-1] for n in nouns])
        self.secret: Final = tuple([n.endswith("?") for n in nouns])


class Kinds:
    """All kinds of events of one game."""

    def __init__(self) -> None:
        self.kinds: Final[list[Kind]] = []

    def one(self, id: str, *nouns: str) -> Kind:
        return self._add(id, nouns, False)

    def counting(self, id: str, *nouns: str) -> Kind:
        """An event that belongs to the count: told again when the game is over."""
        return self._add(id, nouns, True)

    def _add(self, id: str, nouns: tuple[str, ...], counts: bool) -> Kind:
        kind = Kind(id, nouns, counts)
        self.kinds.append(kind)
        return kind


class Event:
    """One thing that happened. Seats outside `to` (a bit mask) see its secret ids as unknown."""

    def __init__(self, kind: Kind, ids: list[int], to: int) -> None:
        self.kind: Final = kind
        self.ids: Final = ids
        self.to: Final = to

    def seen_by(self, viewer: int) -> Event:
        if sees(viewer, self.to):
            return self
        secret = self.kind.secret
        ids = [UNKNOWN if secret[i] else x for i, x in enumerate(self.ids)]
        return Event(self.kind, ids, EVERYONE)

    def wire(self) -> list[object]:
        return [self.kind.id, *self.ids]


class Category:
    """A row of the score pad: `pad-<id>` in the words, which may name things by their nouns."""

    def __init__(self, id: str, things: dict[str, int]) -> None:
        self.id: Final = id
        self.things: Final = things


class Gain:
    """Points that one happening brought to one column, or took from it."""

    def __init__(self, at: int, row: int, column: int, points: int, event: Event | None) -> None:
        self.at: Final = at  # after so many decisions
        self.row = row
        self.column: Final = column
        self.points: Final = points
        self.event: Final = event  # that told of it; nothing for what everybody begins with


class Goal:
    """Points from which on a game that nobody is beaten in is worth a sentence."""

    def __init__(self, points: int, noun: str, number: int, is_success: bool) -> None:
        self.points: Final = points
        self.noun: Final = noun
        self.number: Final = number
        self.is_success: Final = is_success


@mypyc_attr(allow_interpreted_subclasses=True)
class ScorePad:
    """Hears a match and sorts its points; a game extends it and names its rows in the order of its
    rulebook.

    Columns are the seats, then the rivals that the rules play.
    """

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        self.rows: Final[list[Category]] = []
        self.rivals: Final[list[str]] = []  # word ids
        self.gains: Final[list[Gain]] = []
        self.decided: Final[list[Event]] = []  # by what else than points
        self.chapters: Final[list[tuple[int, Event]]] = []  # after how many decisions
        self.at = 0
        self._paid: Final[dict[str, int]] = {}  # rows by kind of event
        self._opening: Final[list[str]] = []
        self._deciding: Final[list[str]] = []

    # what a game says at its beginning

    def row(self, id: str, *kinds: Kind, **things: int) -> int:
        """A new row, its number, and the events that pay into it: they begin with a seat and end
        with the points."""
        self.rows.append(Category(id, things))
        for kind in kinds:
            self._paid[kind.id] = len(self.rows) - 1
        return len(self.rows) - 1

    def open_with(self, *kinds: Kind) -> None:
        """These events begin a chapter, or count one: a mark on the way."""
        self._opening.extend([kind.id for kind in kinds])

    def decide_with(self, *kinds: Kind) -> None:
        """These events tell what decided where points did not."""
        self._deciding.extend([kind.id for kind in kinds])

    # what a game may add

    def hear(self, event: Event) -> None:
        """Note the points that an event tells of."""
        id = event.kind.id
        if id in self._paid:
            self.gain(self._paid[id], event.ids[0], event.ids[-1], event)
        elif id in self._opening:
            self.chapters.append((self.at, event))
        elif id in self._deciding:
            self.decided.append(event)

    def gain(self, row: int, column: int, points: int, event: Event | None) -> None:
        if points:
            self.gains.append(Gain(self.at, row, column, points, event))

    def goals(self) -> list[Goal]:
        """By what the rules measure a game that nobody is beaten in, ascending; else nothing."""
        return []

    # what it amounts to

    @property
    def columns(self) -> int:
        return self.seats + len(self.rivals)

    def totals(self) -> list[int]:
        """The points by column that were explained so far."""
        sums = [0] * self.columns
        for gain in self.gains:
            sums[gain.column] += gain.points
        return sums

    def cells(self) -> list[list[int]]:
        """Points by row, then by column."""
        table = [[0] * self.columns for _ in self.rows]
        for gain in self.gains:
            table[gain.row][gain.column] += gain.points
        return table

    def follow(self, match: BareMatch) -> None:
        """Hear a match from its beginning, as spectators hear it."""
        for event in match.opening:
            self.hear(event.seen_by(NOBODY))
        for decision in match.decisions:
            self.at += 1
            for event in decision.told:
                self.hear(event.seen_by(NOBODY))


def score_pad(match: BareMatch) -> ScorePad:
    """The pad of a match, as far as its game explains the points."""
    pad = match.game.score_pad(match.edition, match.seats)
    pad.follow(match)
    return pad
