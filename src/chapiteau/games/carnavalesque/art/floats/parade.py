"""The floats that have left, the first at the head, with all their people."""

from __future__ import annotations

from .....draw.layout import Rect, centred
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import darken
from .....draw.pen import piece
from .....draw.pieces.counters import fame
from .....draw.scene import Item
from .....draw.svg import at, rect
from ..pieces.cards import H, W
from ..pieces.carts import CART, WHEEL, cart, theme_sign
from ..pieces.lying import face_name, lying
from ..table import Items, Quill, Table, common_points, feature_name, features_in
from ..theme import PARTY

People = tuple[int, ...]
FULL = 156.0  # how high a float is as it is drawn
APART = 0.42  # of a card, between two people


@piece
def _ground(pen: Quill, box: Rect, is_empty: bool) -> Item:
    x, y, w, h = box
    street = pen.room
    drawn = rect(
        0, 0, w, h, 10, fill=street.panel2, fill_opacity=0.5, stroke=street.line, stroke_width=1.2
    )
    if is_empty:
        said = pen.words("board-no-parade")
        drawn += write(
            w / 2,
            h / 2 + 5,
            said,
            15,
            street.muted,
            weight=600,
            anchor="middle",
            room=w - 16,
            floor=13,
        )
    return Item("parade", x, y, drawn)


@piece
def _member(
    pen: Quill, card: int, number: int, down: bool, x: float, y: float, scale: float
) -> Item:
    svg = lying(face_name(card, pen.box.age[card], not down), scale, 0.0, pen.room)
    said = pen.words("board-in-parade", person=pen.title("person", card), number=number)
    return Item(f"c{card}", x, y, svg, label=said)


@piece
def _wagon(
    pen: Quill, number: int, count: int, shared: int, x: float, y: float, w: float, k: float
) -> Item:
    points = pen.box.points(count)
    names = tuple([feature_name(pen.box, f) for f in features_in(shared)])
    svg = at(0, 0, cart(w / k, number, pen.room, darken(PARTY[number % 6], 0.06)), scale=k)
    r = max(14.0, 18 * k)
    svg += at(max(14.0, w * 0.3), CART * k * 0.5, theme_sign(names[:1], 15 * k, ""))
    svg += fame(w - r, 5 * k, r, points)
    said = pen.words("board-paraded", number=number, count=count, points=points)
    return Item(f"parade{number}", x, y, svg, label=said)


@piece
def _parade(pen: Quill, box: Rect, floats: tuple[People, ...], turned: People) -> Items:
    found = [_ground(pen, box, not floats)]
    if not floats:
        return tuple(found)
    sizes = tuple([len(people) for people in floats])
    for number, (people, place) in enumerate(zip(floats, _places(sizes, box), strict=True), 1):
        left, base, wide, k = place
        scale = round(0.66 * k, 3)
        xs = centred(len(people), W * scale * APART, max(1.0, wide - W * scale), left + wide / 2)
        for card, cx in zip(people, xs, strict=True):
            down = card in turned
            found.append(_member(pen, card, number, down, cx, base - H * scale * 0.42, scale))
        shared = common_points(pen.box, [card for card in people if card not in turned])
        found.append(_wagon(pen, number, len(people), shared, left, base, wide, k))
    return tuple(found)


def parade(table: Table, box: Rect) -> Items:
    if not box[2]:
        return ()
    floats, turned = table.view.parade, tuple(table.view.turned)
    return _parade(table.pen, box, tuple(map(tuple, floats)), turned)


def _wide(size: int, k: float) -> float:
    """How wide a float wants to be."""
    return max(86 * k, W * 0.66 * k * (1 + APART * (size - 1)) + 16 * k)


@memo
def _places(sizes: tuple[int, ...], box: Rect) -> tuple[tuple[float, float, float, float], ...]:
    """Left, base, width and scale of each float, in as few rows as leave it large."""
    x, y, w, h = box

    def rows_of(count: int) -> list[tuple[int, ...]]:
        each = -(-len(sizes) // count)
        return [sizes[i : i + each] for i in range(0, len(sizes), each)]

    def scale_of(count: int) -> float:
        wide = max(sum(_wide(n, 1.0) for n in row) + 8 * len(row) for row in rows_of(count))
        return min(1.2, (h / count - 8) / FULL, (w - 16) / wide)

    count = max(range(1, len(sizes) + 1), key=scale_of)
    k, found = round(scale_of(count), 3), list[tuple[float, float, float, float]]()
    for i, row in enumerate(rows_of(count)):
        left = x + 8
        base = y + (i + 1) * h / len(rows_of(count)) - (CART + WHEEL) * k - 4
        for size in row:
            found.append((round(left, 2), round(base, 2), round(_wide(size, k), 2), k))
            left += _wide(size, k) + 8
    return tuple(found)
