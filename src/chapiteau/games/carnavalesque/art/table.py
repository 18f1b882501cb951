"""What a drawing needs to know of a view: who reigns, whose eyes are closed, what is in front."""

from __future__ import annotations

from typing import Final

from ....core.step import NOBODY
from ....draw.desk import Desk, Items
from ....draw.memo import lazy, memo_of_box
from ....draw.pen import Pen, piece
from ....draw.scene import TALL, Layout
from ....words import Telling
from ..box.components import CarnavalesqueBox
from ..rules.state import Carnavalesque, Player
from .plan import Plan, plan_of
from .questions import front_of
from .street.ground import Ground, Sight, ground_of, sight_of
from .theme import Street

__all__ = ["Items", "Quill", "Table"]
Quill = Pen[Street]


class Table(Desk[Carnavalesque, Street]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self,
        view: Carnavalesque,
        telling: Telling,
        street: Street,
        viewer: int | None,
        layout: Layout,
        focus: str = "",
    ) -> None:
        who = viewer if viewer is not None else (view.seat if view.moves else NOBODY)
        front = focus or front_of(view, who)
        super().__init__(view, telling, street, who, layout, front)
        self.box: Final[CarnavalesqueBox] = view.box
        self.blind: Final = view.closed != NOBODY and view.closed == who

    @lazy
    def plan(self) -> Plan:
        return plan_of(self.layout, self.focus, self.sight.roles, self.sight.is_decreed > 0)

    @lazy
    def laid(self) -> str:
        return ",".join(map(str, self.sight))

    @lazy
    def sight(self) -> Sight:
        """A preview shows as much of the street as the picture it is seen in."""
        now = sight_of(self)
        if not self.kept_laid:
            return now
        kept = self.kept_laid.partition(";")[0]
        return Sight(*map(int, kept.split(","))).reaching(now)

    @lazy
    def ground(self) -> Ground:
        """How the street is seen."""
        return ground_of(self)

    @property
    def is_tall(self) -> bool:
        return self.layout in TALL

    @property
    def mine(self) -> Player:
        return self.view.players[self.me]

    def duty(self, seat: int) -> str:
        """ "king", "jester" or nothing."""
        view = self.view
        if seat == view.king:
            return "king"
        jests = view.king != NOBODY and not view.has_roles() and seat == view.jester()
        return "jester" if jests else ""

    @lazy
    def shared(self) -> Shared:
        """What each float that has begun asks of whoever would join it."""
        view = self.view
        return tuple([(w, view.common_points(w)) for w in view.workshops() if view.floats[w]])

    def fitting(self, card: int) -> tuple[int, ...]:
        """The floats that somebody could join."""
        return fitting(self.box, self.shared)[card]


def common_points(box: CarnavalesqueBox, people: list[int]) -> int:
    """What open cards of a float share, as a mask; nothing if there are none."""
    shared = -1
    for card in people:
        shared &= box.features[card]
    return shared if people else 0


Shared = tuple[tuple[int, int], ...]
"""Floats, each with what its people have in common, as a mask."""


class Fitting(dict[int, tuple[int, ...]]):
    """Those of some floats that somebody could join, by card."""

    def __init__(self, box: CarnavalesqueBox, shared: Shared) -> None:
        self.features, self.shared = box.features, shared

    def __missing__(self, card: int) -> tuple[int, ...]:
        features = self.features[card]
        found = self[card] = tuple([w for w, common in self.shared if common & features])
        return found


fitting = memo_of_box(Fitting)


def feature_name(box: CarnavalesqueBox, feature: int) -> str:
    """The drawing of a common point, by its place in a mask."""
    costumes = len(box.costumes) - 1
    if feature < costumes:
        return f"head-{box.costumes[feature + 1]}"
    return f"acc-{box.accessories[feature - costumes + 1]}"


def head_of(box: CarnavalesqueBox, card: int) -> str:
    """The drawing of somebody's head, by which they are recalled."""
    return f"head-{box.costumes[box.costume[card]]}"


def feature_said(pen: Quill, feature: int) -> str:
    costumes = len(pen.box.costumes) - 1
    if feature < costumes:
        return pen.name("costume", feature + 1)
    return pen.name("accessory", feature - costumes + 1)


def features_in(mask: int) -> list[int]:
    return [f for f in range(mask.bit_length()) if mask >> f & 1]


@piece
def fits_text(pen: Quill, floats: tuple[int, ...]) -> str:
    """Which floats somebody could join."""
    if not floats:
        return pen.words("board-fits-none")
    named = pen.words.listed([str(w) for w in floats])
    return pen.words("board-fits", count=len(floats), floats=named)
