"""Workshops that fill up, and the floats that have rolled off in the parade."""

from __future__ import annotations

from ....draw.counters import fame
from ....draw.layout import Rect, centred
from ....draw.memo import memo
from ....draw.palette import darken, lighten
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal, legal_ring
from ....draw.svg import at, circle, path, rect, use
from ....draw.text import write
from ..rules.moves import CONJURE, GROW, INTO, LAUNCH, ROLL, SIGN_GROW, SIGN_ROLL
from .brush import EDGE
from .cards import H, W
from .crowd import fitting
from .pieces import face_name, lying, on_card, pointer
from .table import Items, Table, region
from .theme import PARTY, K, Street, id

CART = 42  # how high a cart is, above its wheels
WHEEL = 11


@memo
def cart(w: float, number: int, street: Street, colour: str = "") -> str:
    """A decorated cart with scalloped awning, from its top left corner."""
    body = colour or PARTY[(number - 1) % len(PARTY)]
    count = max(4, round(w / 24))
    step = w / count
    scallops = "".join(
        f"M{i * step:.1f} 0a{step / 2:.2f} {step * 0.42:.2f} 0 0 0 {step:.2f} 0Z"
        for i in range(count)
    )
    wheels = [
        circle(x, CART, WHEEL, fill="#FFE9B8", stroke=K, stroke_width=2.4)
        + path(f"M{x - 9:.1f} {CART}h18M{x:.1f} {CART - 9}v18", stroke=K, stroke_width=1.8)
        + circle(x, CART, 3, fill=K)
        for x in (w * 0.2, w * 0.8)
    ]
    return "".join(
        [
            path(f"M6 {CART + 11}H{w - 6:.1f}", stroke=street.shade, stroke_width=7, opacity=0.3),
            path(f"M0 0H{w:.1f}L{w - 9:.1f} {CART - 3}H9Z", fill=body, stroke_width=2.4, **EDGE),
            path(f"M4 {CART - 14}H{w - 4:.1f}", stroke=lighten(body, 0.4), stroke_width=3),
            path(scallops, fill="#FFFFFF", stroke_width=1.6, **EDGE),
            *wheels,
        ]
    )


@memo
def theme_sign(names: tuple[str, ...], r: float, asked: str) -> str:
    """What a float is about: one common point, or that it is still open."""
    disc = circle(0, 0, r, fill="#FFFFFF", stroke=K, stroke_width=2)
    if len(names) == 1:
        scale = r / (46 if names[0].startswith("head") else 24)
        return disc + at(
            0, r * 0.08 if names[0].startswith("head") else 0, use(id(names[0])), scale=scale
        )
    return disc + write(0, r * 0.42, asked, r * 1.2, K, "lilita", 400, "middle") if asked else ""


def bays(table: Table, boxes: tuple[Rect, ...]) -> Items:
    view = table.view
    signs = tuple([(p.sign, p.sign_at) for p in view.players])
    seen = (
        boxes, tuple([tuple(f) for f in view.floats]), tuple(view.turned), table.question, signs,
        table.lit("into", "grow", "launch", "roll", "conjure"),
    )  # fmt: skip
    return region(table, "bays", seen, lambda: _bays(table, boxes))


def _bays(table: Table, boxes: tuple[Rect, ...]) -> list[Item]:
    carts, people, flags = list[Item](), list[Item](), list[Item]()
    for w in table.view.workshops():
        box = boxes[w - 1]
        people += _people(table, w, box)
        carts.append(_cart(table, w, box))
        flags += _flags(table, w, box)
    return [*people, *carts, *flags]


def scale_of(box: Rect) -> float:
    return 0.54 if box[2] > 190 else 0.5


def _people(table: Table, w: int, box: Rect) -> list[Item]:
    """The members of a float, standing on its cart."""
    view, (x, y, wide, high) = table.view, box
    cards, scale = view.floats[w], scale_of(box)
    items = []
    xs = centred(len(cards), W * scale * 0.8, wide - W * scale - 10, x + wide / 2)
    for i, (card, cx) in enumerate(zip(cards, xs, strict=True)):
        down = card in view.turned
        mark = table.mark_one_of(CONJURE[card])
        tilt = (i - (len(cards) - 1) / 2) * 4
        svg = lying(face_name(card, table.box.age[card], not down), scale, tilt, table.street)
        over = on_card(scale, table.street, mark.state)
        said = table.words(
            "board-turned" if down else "board-on-float", person=table.person(card), workshop=w
        )
        top = y + high - CART - WHEEL - 4 - H * scale * 0.36
        items.append(item(f"c{card}", cx, top, svg, mark, said, fitting(table, card), over, tilt))
    return items


def _cart(table: Table, w: int, box: Rect) -> Item:
    view, (x, y, wide, high) = table.view, box
    people = view.floats[w]
    mark = table.mark_one_of(INTO[w], GROW[w])
    shared = table.common(people)
    names = tuple([table.feature(f) for f in shared])
    top = y + high - CART - WHEEL - 3
    sign = theme_sign(names, 17 if wide > 150 else 15, "?" if people else "")
    over = at(wide / 2, CART * 0.52, sign) if people else _free(table.words("board-free"), wide)
    if mark.state == "legal":
        over += legal(0, -2, wide, CART + 4, 8, table.street, 3)
    label = table.words("board-workshop", workshop=w, count=len(people))
    return item(
        f"w{w}", x, top, cart(wide, w, table.street), mark, label, about(table, people), over
    )


@memo
def _free(word: str, wide: float) -> str:
    return write(
        wide / 2,
        27,
        word,
        17,
        "#FFFFFF",
        "lilita",
        400,
        "middle",
        wide - 30,
        stroke=K,
        stroke_width=4,
        paint_order="stroke",
    )


def about(table: Table, people: list[int]) -> str:
    """What a float has in common, who is on it, and what it is worth."""
    words, lines = table.words, list[str]()
    if not people:
        return words("board-any-may-begin")
    points = [table.feature_name(f) for f in table.common(people)]
    if points:
        lines.append(words("board-common", points=", ".join(points)))
    worth = table.box.points(len(people)) if len(people) >= table.box.smallest_float else 0
    lines.append(words("board-worth", points=worth))
    return "\n".join([*lines, *[table.person(card) for card in people]])


def _flags(table: Table, w: int, box: Rect) -> list[Item]:
    """What a float would bring; the way to let it roll; and who wishes what of it."""
    view, (x, y, wide, high) = table.view, box
    items, top = list[Item](), y + high - CART - WHEEL - 3
    if view.floats[w]:
        able = view.may_launch(w)
        count = len(view.floats[w])
        worth = table.box.points(count) if able else 0
        mark = table.mark_one_of(LAUNCH[w], ROLL[w])
        said = table.words("board-worth", points=worth)
        svg = fame(0, 0, 18, worth) if able else _missing(count, table.box.smallest_float)
        over = legal_ring(0, 0, 20, table.street) if mark.state == "legal" else ""
        items.append(item(f"worth{w}", x + wide - 17, top + 3, svg, mark, said, over=over))
    for seat, p in enumerate(view.players):
        if p.sign in (SIGN_GROW, SIGN_ROLL) and p.sign_at == w:
            kind = "grow" if p.sign == SIGN_GROW else "roll"
            said = table.words(f"board-wants-{kind}", player=table.player(seat), workshop=w)
            svg = pointer(seat, "plus" if kind == "grow" else "arrow-up", table.street)
            items.append(item(f"wish{seat}", x + 20 + seat * 12, top + 2, svg, PLAIN, said))
    return items


@memo
def _missing(count: int, least: int) -> str:
    """How much of a float there is."""
    pill = rect(-17, -11, 34, 22, 11, fill="#FFFDF6", stroke=K, stroke_width=1.8)
    return pill + write(0, 5.4, f"{count}/{least}", 15, K, weight=800, anchor="middle")


# the parade

SMALL = 0.36
PITCH = 17


def parade(table: Table, box: Rect) -> Items:
    view = table.view
    floats = tuple([tuple(f) for f in view.parade])
    seen = (box, floats, tuple(view.turned))
    return region(table, "parade", seen, lambda: _parade(table, box))


def _parade(table: Table, box: Rect) -> list[Item]:
    """The floats that have left, the first at the head: small, with all their people."""
    x, y, wide, high = box
    floats = table.view.parade
    widths = [58 + PITCH * (len(people) - 1) for people in floats]
    room = wide - 24
    squeeze = min(1.0, room / (sum(widths) + 10 * len(widths))) if floats else 1.0
    at_x, items = x + 12, list[Item]()
    base = y + high - 8 - CART * 0.62 - 6
    for number, people in enumerate(floats, 1):
        w = widths[number - 1] * squeeze
        items += _rolling(table, number, people, at_x, base, w)
        at_x += w + 10 * squeeze
    return items


def _rolling(
    table: Table, number: int, people: list[int], x: float, y: float, w: float
) -> list[Item]:
    items = []
    xs = centred(len(people), PITCH, max(1, w - W * SMALL - 6), x + w / 2)
    for card, cx in zip(people, xs, strict=True):
        down = card in table.view.turned
        svg = lying(face_name(card, table.box.age[card], not down), SMALL, 0, table.street)
        said = table.words("board-in-parade", person=table.person(card), number=number)
        items.append(item(f"c{card}", cx, y - H * SMALL * 0.3, svg, PLAIN, said))
    points = table.box.points(len(people))
    names = tuple([table.feature(f) for f in table.common(people)])
    over = at(w * 0.5, 14, theme_sign(names[:1], 11, "")) + fame(w - 9, 3, 13, points)
    said = table.words("board-paraded", number=number, count=len(people), points=points)
    svg = at(
        0, 0, cart(w / 0.62, number, table.street, darken(PARTY[number % 6], 0.06)), scale=0.62
    )
    items.append(item(f"parade{number}", x, y, svg, PLAIN, said, about(table, people), over))
    return items


@memo
def bay_floor(w: float, h: float, number: int, street: Street) -> str:
    """The place of a workshop on the ground: planks and its number."""
    planks = "".join(f"M0 {h - 10 - i * 9:.1f}H{w:.1f}" for i in range(3))
    return (
        rect(
            0,
            0,
            w,
            h,
            10,
            fill=street.panel,
            fill_opacity=0.62,
            stroke=street.line,
            stroke_width=1.4,
        )
        + path(planks, stroke=street.line, stroke_width=1.2, opacity=0.55)
        + circle(15, 15, 11, fill=street.panel2, stroke=street.line, stroke_width=1.2)
        + write(15, 20, number, 15, street.ink, "lilita", 400, "middle")
    )
