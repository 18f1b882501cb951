"""The judge: who will win, by what lies open to all seats together.

It plays the turn out, everybody doing what looks good at once, and only then says by how much who
is ahead and what that is worth so late in the game. Where a mind has learned shares of the victory,
it is asked instead. What the judge says depends on the table, the chance in it, and its own file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..bots.bot import Bot, Budget
from ..bots.greedy import Greedy
from ..bots.instinct import in_passing
from ..core.game import Game
from ..core.mind import MILLION, Mind
from ..core.rng import Rng
from ..core.state import State, play
from ..core.weights import Weights, read_weights
from .numbers import (
    ORDERS,
    POINT,
    VICTORY,
    Estimate,
    Vector,
    apportioned,
    mean_points,
    mean_shares,
    noise_of,
    softmax,
)

FORMAT = 1
FILE = "judge.json"
SECOND = "second"
"""The room of a game's `mind` with the judge that has to see an error too before it is named."""
WEIGHTS = "weights.json"
LONGEST = 150
"""Decisions after which a turn is judged wherever it is."""
NO_BUDGET = Budget(1)
FULL = 1000
"""All of what draws seem to be worth, where nobody has found out how much results bear out."""
TOLD = 100
"""Thousandths of what draws seem to be worth: where fewer are borne out, luck is not told."""
SPLIT = 150
"""The standard deviation of drift, in thousandths of a share, up to which it is told apart."""
HELD = 900
"""Thousandths of named errors: where fewer hold, it is said beside them."""


@dataclass(frozen=True)
class Table:
    """What was fitted for one number of seats, by turn."""

    swings: tuple[int, ...] = ()  # thousandths of a point
    lines: tuple[tuple[int, int], ...] = ()  # where points count: at margin 0, and for each point
    deals: int = 1  # so many times the usual tables, where one costs little
    believed: int = FULL  # thousandths of what draws seem to be worth that results bear out
    # What was measured on games of bots, in thousandths; none where nothing was:
    drift: int | None = None  # the standard deviation a game, of a victory
    left: int | None = None  # of the results' variance without draws, the most it may be at 95 %
    held: int | None = None  # of named errors, those that a judge of another training finds too

    @property
    def is_split(self) -> bool:
        """Whether what the judge did not see coming is small enough to be told apart."""
        return self.drift is not None and self.drift <= SPLIT

    @property
    def is_luck_shown(self) -> bool:
        """Whether results are surely told better by what draws were worth than without it."""
        return self.left is not None and self.left < 1000


@dataclass(frozen=True)
class Measure:
    """Which judge it was, and what its numbers mean."""

    version: str
    counts: bool  # points, not shares of the victory
    is_split: bool  # whether what it did not see coming is told apart
    is_luck_shown: bool = False  # whether the luck of the draw it tells is known to explain results
    deals: int = 1  # times the tables of the effort
    believed: int = FULL  # thousandths of what draws seem to be worth that are told
    second: str = ""  # the judge that has to see an error too before it is named
    held: int | None = None  # thousandths of named errors that held before yet another judge

    @property
    def is_luck_told(self) -> bool:
        """Whether enough of what draws seem to be worth is borne out to speak of luck at all."""
        return self.believed >= TOLD

    @property
    def is_doubted(self) -> bool:
        """Whether it is known that too many of its named errors are none to another judge."""
        return self.held is not None and self.held < HELD

    @property
    def unit(self) -> int:
        """What a whole victory, or a point, is counted as."""
        return POINT if self.counts else VICTORY


def taught(room: Path, weights: Weights | None) -> list[str]:
    """What names all that bots of a game have learned, by which a judge sees: the weights given in
    place of those in the room."""
    names = {file.name for file in room.glob("*.json")} - {FILE}
    given = [weights.record["fingerprint"]] if weights else []
    files = sorted(names - {WEIGHTS} if weights else names)
    texts = [(room / name).read_text("utf-8").encode() for name in files]
    return [*given, *[blake2b(text, digest_size=8).hexdigest() for text in texts]]


def is_counted(game: Game[Any], seats: int) -> bool:
    """Whether points take the place of shares: alone, and where all win or lose together."""
    return seats == 1 or game.cooperative


class Judge:
    """Frozen and named: the same table and dice give the same answer on any machine."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        table: Table | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.game = game
        self.weights = weights  # none: those that the game was shipped with
        self.mind: Mind[Any] = game.mind(weights)
        self.counts = is_counted(game, seats)
        self.table = table or shipped(game).get(seats, Table())
        learned = f" learned {self.mind.shares_version}" if self.mind.shares_version else ""
        by = taught(game.folder / "mind", weights)
        said = json.dumps([FORMAT, self.table.swings, self.table.lines, *by])
        hash = blake2b(said.encode(), digest_size=4).hexdigest()
        self.version = f"{game.name} {seats} {hash}{learned}"
        self.quick: Bot | None = None if has_instinct(self.mind) else Greedy(self.mind, looks=1)
        self.unit = POINT if self.counts else VICTORY

    @property
    def measure(self) -> Measure:
        table = self.table
        told = (table.is_split, table.is_luck_shown, table.deals, table.believed)
        return Measure(self.version, self.counts, *told, held=table.held)

    def values(self, g: State) -> Vector:
        """What a dealt table is worth to each seat; it goes on by the chance that lies in it."""
        played: State = g.clone()
        self.play_on(played, g.rng.aside())
        return self.looked(played)

    def play_on(self, g: State, dice: Rng) -> None:
        """To the next turn of the table, in which all is quiet."""
        mind = self.mind
        turn = -1 if g.over else mind.turn_of(g)
        for _ in range(LONGEST):
            if g.over or (mind.turn_of(g) != turn and mind.is_quiet(g, g.seat)):
                return
            self.play_one(g, dice)

    def play_one(self, g: State, dice: Rng) -> None:
        """What looks good at once."""
        if self.quick is None or len(g.moves) == 1:
            play(g, in_passing(self.mind, g, dice))
        else:
            view = self.game.view(g, g.seat)
            play(g, self.quick.choose(view, g.moves, dice, NO_BUDGET))

    def looked(self, g: State) -> Vector:
        """Millionths of the victory, or thousandths of points, of a table as it lies."""
        if self.counts:
            return self.points(g)
        if g.over:
            winners = self.game.winners(g)
            return apportioned([int(seat in winners) for seat in range(g.seats)], MILLION)
        return self.mind.shares(g) or softmax(self.mind.margins(g), self.swing(g))

    def swing(self, g: State) -> int:
        swings = self.table.swings
        if not swings:
            return round(1000 * self.mind.swing)
        return swings[min(self.mind.turn_of(g), len(swings) - 1)]

    def points(self, g: State) -> Vector:
        if g.over:
            return [1000 * points for points in counted(self.game, g)]
        margins, lines = self.mind.margins(g), self.table.lines
        base, slope = lines[min(self.mind.turn_of(g), len(lines) - 1)] if lines else (0, 1000)
        margin = round(1000 * sum(margins) / len(margins))
        return [base + slope * margin // 1000] * g.seats

    def mean(self, vectors: Sequence[Vector]) -> Vector:
        """In the whole numbers of the account."""
        return mean_points(vectors) if self.counts else mean_shares(vectors)

    def estimate(self, vectors: Sequence[Vector]) -> Estimate:
        """The mean, and how far it may be off."""
        return Estimate(self.mean(vectors), noise_of(vectors))

    def result(self, g: State) -> Vector:
        """Of a game that is over, in the same numbers."""
        if self.counts:
            return [POINT * points for points in counted(self.game, g)]
        winners = self.game.winners(g)
        return [VICTORY // len(winners) if s in winners else 0 for s in range(g.seats)]

    def loss(self, better: Vector, made: Vector, seat: int) -> int:
        """How much more one table is worth to a seat than another, in the same numbers."""
        return ORDERS * (better[seat] - made[seat])


def counted(game: Game[Any], g: State) -> list[int]:
    """Points, less those of the best rival that the rules play."""
    rivals = game.rival_scores(g)
    return [points - max(rivals, default=0) for points in game.scores(g)]


def has_instinct(mind: Mind[Any]) -> bool:
    """Whether first sight is sound enough to play a turn by; it is quicker than any look ahead."""
    return bool(mind.game.cooperative or mind.turns_ahead or mind.whole_turns)


@cache
def shipped(game: Game[Any]) -> dict[int, Table]:
    """The tables by number of seats that a game was shipped with; none where nobody fitted any."""
    file = game.folder / "mind" / FILE
    return read(file.read_text("utf-8")) if file.is_file() else {}


def second_of(game: Game[Any], seats: int) -> Judge | None:
    """A judge of another training, if the game was shipped with one for so many seats."""
    folder = game.folder / "mind" / SECOND
    if not (folder / FILE).is_file():
        return None
    tables = read((folder / FILE).read_text("utf-8"))
    weights = weights_in(folder / WEIGHTS, game)
    return Judge(game, seats, tables[seats], weights) if seats in tables else None


def weights_in(file: Path, game: Game[Any]) -> Weights | None:
    """Other weights than those that a game was shipped with, if there are any."""
    mind = game.mind()
    if not file.is_file():
        return None
    return read_weights(file.read_text("utf-8"), file.name, list(mind.inputs), mind.stages)


def read(text: str) -> dict[int, Table]:
    data = json.loads(text)
    if data["format"] != FORMAT:
        raise ValueError(f"a judge of format {data['format']}")
    return {
        int(seats): Table(
            tuple(row.get("swings", ())),
            tuple((line[0], line[1]) for line in row.get("lines", ())),
            row.get("deals", 1),
            row.get("believed", FULL),
            row.get("drift"),
            row.get("left"),
            row.get("held"),
        )
        for seats, row in data["tables"].items()
    }
