"""The part of the street that is in sight: cropped to the crowd, turned where it is upright."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from .....core.step import NOBODY
from .....draw.layout import Rect
from .....draw.memo import lazy, memo
from ...box.lengths import CARD_WIDTH, SLOTS, ZONE_HEIGHT, ZONE_WIDTH
from ...rules.crowd.heap import AROUND, Heap
from ...rules.crowd.rectangle import extent
from ...rules.powers import LayAround
from ..pieces.cards import W
from ..questions import HAND, STREET

if TYPE_CHECKING:
    from ..table import Table

Bounds = tuple[int, int, int, int]
Some = tuple[int, ...]
REACH: Final = 541  # half the diagonal of a card: so far it may lie beyond the zone
WHOLE: Final[Bounds] = (
    -ZONE_WIDTH // 2 - REACH, -ZONE_HEIGHT // 2 - REACH, ZONE_WIDTH // 2 + REACH,
    ZONE_HEIGHT // 2 + REACH,
)  # fmt: skip
LARGE: Final = 60.0  # so wide a free card should be
STEP: Final = 50  # what is cropped changes in steps, not with every card
BAR: Final = 46.0  # title, and buttons of the page, above the street
SIDE: Final = (132.0, 52.0)  # or beside it: at the left the title, at the right the buttons
RIM: Final = 20.0  # for the names of the sides, where the street is turned


class Sight(NamedTuple):
    """What there must be room for: how far the crowd lies, whether all of the street has to be seen
    or its sides be named, how many roles are laid out to choose from, and whether an age is
    named."""

    left: int
    top: int
    right: int
    bottom: int
    is_whole: int
    is_guided: int
    roles: int
    is_decreed: int

    @property
    def bounds(self) -> Bounds:
        return self.left, self.top, self.right, self.bottom

    def reaching(self, other: Sight) -> Sight:
        """The same, as far as another's crowd lies."""
        return Sight(*_union(self.bounds, other.bounds), *self[4:])


@dataclass(frozen=True, eq=False)
class Ground:
    """How the street is seen: which point is in the middle of the picture, and how near it is.

    Each is made once and compared by identity: it is in the key of every card that lies there.
    """

    x: float
    y: float
    over_x: float
    over_y: float
    scale: float  # units for each tenth of a millimetre
    turned: bool  # by a quarter
    box: Rect

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the table is in the picture."""
        dx, dy = (x - self.over_x) * self.scale, (y - self.over_y) * self.scale
        if self.turned:
            dx, dy = -dy, dx
        return round(self.x + dx, 2), round(self.y + dy, 2)

    def turn(self, angle: int) -> float:
        """An angle in tenths of a degree as the picture shows it."""
        return (angle / 10 + (90 if self.turned else 0)) % 360

    @lazy
    def card(self) -> float:
        """How large a card is drawn."""
        return round(CARD_WIDTH * self.scale / W, 3)

    @lazy
    def zone(self) -> Rect:
        """The zone in the picture."""
        w, h = ZONE_WIDTH * self.scale, ZONE_HEIGHT * self.scale
        w, h = (h, w) if self.turned else (w, h)
        x, y = self.point(0, 0)
        return x - w / 2, y - h / 2, w, h

    def inside(self, x: float, y: float, margin: float) -> tuple[float, float]:
        """The closest point of the picture that is so far from all sides of the box."""
        left, top, w, h = self.box
        far = left + w - margin, top + h - margin
        return min(far[0], max(left + margin, x)), min(far[1], max(top + margin, y))


def _scale(bounds: Bounds, box: Rect, turned: bool) -> float:
    left, top, right, bottom = bounds
    across, down = (bottom - top, right - left) if turned else (right - left, bottom - top)
    return min(box[2] / across, box[3] / down)


def _over(bounds: Bounds, scale: float, box: Rect, turned: bool) -> Ground:
    left, top, right, bottom = bounds
    x, y, w, h = box
    middle = (left + right) / 2, (top + bottom) / 2
    return Ground(x + w / 2, y + h / 2, *middle, scale, turned, box)


@memo
def ground_in(box: Rect, crowd: Bounds, is_whole: bool) -> Ground:
    """All of the street; where cards would be small, only what the crowd covers of it."""
    turned = box[3] > box[2] * 1.1
    whole = _union(WHOLE, crowd) if is_whole or _exceeds(crowd) else WHOLE
    scale = _scale(whole, box, turned)
    if is_whole or scale * CARD_WIDTH >= LARGE:
        return _over(whole, scale, box, turned)
    near = min(max(scale, LARGE / CARD_WIDTH), _scale(crowd, box, turned))
    return _over(crowd, near, box, turned)


def _union(a: Bounds, b: Bounds) -> Bounds:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _exceeds(b: Bounds) -> bool:
    return _union(WHOLE, b) != WHOLE


def _stepped(b: Bounds) -> Bounds:
    return (
        b[0] // STEP * STEP,
        b[1] // STEP * STEP,
        -(-b[2] // STEP) * STEP,
        -(-b[3] // STEP) * STEP,
    )


# on the table


@memo
def room_in(box: Rect, is_guided: bool = False) -> Rect:
    """The room for cards in a street that is in front: its title above or beside, whichever leaves
    them larger; at a turned one its sides are named where somebody is guided."""
    x, y, w, h = box
    above = (x + 6, y + BAR, w - 12, h - BAR - 6)
    left, right = SIDE
    beside = (x + left, y - 3, w - left - right, h + 6)  # cards may touch the rim
    if h > w * 1.1:
        rim = RIM if is_guided else 2.0
        return x + rim, y + BAR + 12, w - 2 * rim, h - BAR - 12 - rim
    return above if _scale(WHOLE, above, False) >= _scale(WHOLE, beside, False) else beside


def is_titled_above(box: Rect) -> bool:
    return room_in(box)[1] >= box[1] + BAR


def sight_of(table: Table) -> Sight:
    """All that lies there; also the places around, while one of them is asked for."""
    view, heap = table.view, table.view.heap
    if isinstance(table.step, LayAround) and table.focus == STREET:
        heap = with_places(heap, table.step.slot)
    bounds = WHOLE
    if heap.order:
        laid = tuple(heap.order), tuple(heap.xs), tuple(heap.ys), tuple(heap.angles)
        bounds = bounds_of(*laid)
    drafts = table.question == "ChooseRole" and table.focus == HAND
    roles = len(view.pool) if drafts else 0
    decree = int(table.question == "Decree" and table.focus == STREET)
    return Sight(*_stepped(bounds), int(view.hints > 0), int(view.closed != NOBODY), roles, decree)


def ground_of(table: Table) -> Ground:
    """As near as everything fits that has to be in sight."""
    box, sight = table.plan.box(STREET), table.sight
    room = (box[0] + 6, box[1] + 34, box[2] - 12, box[3] - 40)
    if table.focus == STREET:
        room = room_in(box, sight.is_guided > 0)
    if table.blind:
        return ground_in(room, WHOLE, True)
    return ground_in(room, sight.bounds, sight.is_whole > 0)


@memo
def bounds_of(order: Some, xs: Some, ys: Some, angles: Some) -> Bounds:
    """Left, top, right and bottom of cards that lie somewhere, each at an angle, by slot."""
    reach = [(xs[slot], ys[slot], *extent(angles[slot])) for slot in order]
    left, top = min([x - dx for x, _, dx, _ in reach]), min([y - dy for _, y, _, dy in reach])
    right, low = max([x + dx for x, _, dx, _ in reach]), max([y + dy for _, y, _, dy in reach])
    return left, top, right, low


def with_places(heap: Heap, slot: int) -> Heap:
    """The heap with a card on each place around it."""
    found = heap.clone()
    for place in range(1, AROUND + 1):
        if found.count() < SLOTS:
            found.lay(*spot_around(heap, slot, place), 0, 1)
    return found


def spot_around(heap: Heap, slot: int, place: int) -> tuple[int, int]:
    """Where a card taken from a slot would come to lie."""
    after = heap.clone()
    if after.lies(slot):
        after.take(slot)
    fresh = after.lay_around(place, 1)
    return after.xs[fresh], after.ys[fresh]
