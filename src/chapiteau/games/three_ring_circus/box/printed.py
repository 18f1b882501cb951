"""What is printed on the map, on the cards and on the circus boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64


class Space:
    """A place on the map."""

    def __init__(self, id: str, kind: int, region: int, x: int, y: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.region: Final = region
        self.x: Final = x  # to the east, 0 to 1000
        self.y: Final = y  # to the south, 0 to 600
        self.steps = 0  # roads to the metropolis of the region


class Region:
    """A metropolis, two medium cities, six towns."""

    def __init__(self, metropolis: int, medium_a: int, medium_b: int, neutral: int) -> None:
        self.metropolis: Final = metropolis
        self.medium_a: Final = medium_a
        self.medium_b: Final = medium_b
        self.medium: Final = [medium_a, medium_b]
        self.cities: Final = [metropolis, medium_a, medium_b]
        self.all_cities: i64 = bit(metropolis) | bit(medium_a) | bit(medium_b)  # as bits
        self.neutral: Final = neutral  # the town with a neutral tent when two play, or 0
        self.towns: Final[list[int]] = []
        self.places: Final[list[int]] = []  # for tents, in all its spaces


class Start:
    """One way to set the map up: what is closed off, and the route of the B&B Circus."""

    def __init__(self, id: str, players: int, start: int, clockwise: bool) -> None:
        self.id: Final = id
        self.players: Final = players
        self.start: Final = start  # the region whose metropolis it starts from
        self.clockwise: Final = clockwise
        self.masked: list[int] = []  # regions
        self.open = 0  # the spaces in play, as bits
        self.route: list[int] = []  # spaces in the order of travel, the start first
        self.order: list[int] = []  # regions in the order of their scorings
        self.clock: list[int] = []  # by space: its place on the outer road clockwise, or 0


class Slot:
    """A slot of a medium city."""

    def __init__(self, pedestals: int, tickets: int, points: int) -> None:
        self.pedestals: Final = pedestals
        self.tickets: Final = tickets
        self.points: Final = points


class MetropolisCard:
    """What the public of a metropolis wants to see."""

    def __init__(self, id: str, value: int, family: int, before: int, after: int) -> None:
        self.id: Final = id
        self.value: Final = value
        self.family: Final = family
        self.before: Final = before
        self.after: Final = after


class Kind:
    """A card of the money deck or the ticket deck, with all its copies."""

    def __init__(self, id: str, value: int, family: int) -> None:
        self.id: Final = id
        self.value: Final = value
        self.family: Final = family  # 0: no artist, but backstage
        self.pedestals = 0  # a money artist's own
        self.per_after = 0  # the family that brings it more
        self.artist = 0  # a ticket's artist, one of box.artists
        self.corner = 0  # points at the end
        self.effect = 0
        self.symbol = 0
        self.counts = 0
        self.per = 0  # a family, an artist or a symbol
        self.amount = 0  # points, pedestals, cards or steps


NO_KIND: Final = Kind("", 0, 0)


class Objective:
    """An objective card."""

    def __init__(self, id: str, kind: int, of: int, steps: list[int], points: list[int]) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.of: Final = of  # a region or a family
        self.steps: Final = steps
        self.points: Final = points


class Spot:
    """A space of the circus board."""

    def __init__(self, symbol: int, bonus: int, points: int) -> None:
        self.symbol: Final = symbol  # counts until it is covered
        self.bonus: Final = bonus  # gained when it is covered
        self.points: Final = points


class AutomaCard:
    """A card of the Automaton Show."""

    def __init__(self, id: str, action: int, mode: int) -> None:
        self.id: Final = id
        self.action: Final = action
        self.mode: Final = mode  # when the extra counts
        self.category = 0  # the family to hire from
        self.symbol = 0
        self.delta = 0
        self.extra = 0
        self.amount = 0
