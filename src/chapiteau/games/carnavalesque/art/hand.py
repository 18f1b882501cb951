"""The viewer's own hand: to give, to show, to throw back, or, as the King, to send to the workshops."""

from __future__ import annotations

from ....core.step import NOBODY
from ....draw.layout import Rect, centred, fan
from ....draw.memo import memo
from ....draw.palette import darken
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import legal
from ....draw.svg import at, circle, rect, use
from ....draw.text import wrap, write
from ....draw.tokens import shadow
from ..box.components import ROLES
from ..rules.moves import GIVE, ROLE, ROW, SEND, SHOW, THROW
from ..words.texts import role_text
from .cards import H, W
from .crowd import fitting
from .floats import theme_sign
from .news import ROLE_PAPER
from .pieces import face_name, lying, on_card
from .plan import Ground
from .table import Items, Table, region
from .theme import PARTY, K, Street, id

CHIP_H = 30
CHIP_STEP = 31


def hand(table: Table, box: Rect) -> Items:
    p, view = table.mine, table.view
    seen = (
        box, tuple(p.hand), tuple(p.backs), p.shown, p.row, table.question, table.viewer,
        table.lit("give", "row", "show", "throw", *SENDING), tuple(table.lane),
        tuple([tuple(f) for f in view.floats]), tuple(view.turned),
    )  # fmt: skip
    return region(table, "hand", seen, lambda: _hand(table, box))


SENDING = tuple(sorted({moves[-1].verb for moves in SEND if len(moves) > 1}))


def _hand(table: Table, box: Rect) -> list[Item]:
    x, y, w, h = box
    p = table.mine
    sends = table.lit(*SENDING)
    rows = max([sum(m.arg == card for m in sends) for card in p.hand], default=0)
    big = w > 400
    scale = 0.98 if big else 0.86
    if rows:  # what the King may send stands above the floats it fits
        scale = min(0.74 if big else 0.6, max(0.45, (h - 48 - rows * CHIP_STEP) / H))
    top = y + (34 if big else 30)
    step, wide = W * scale + 8, W * scale
    room = w - wide - 26
    places = fan(len(p.hand), step, room)
    apart = places[1][0] - places[0][0] if len(places) > 1 else wide
    if rows:
        places = [(dx, 0.0, 0.0) for dx, _, _ in places]
    items, chips, unknown = list[Item](), list[Item](), 0
    for i, (card, age) in enumerate(zip(p.hand, p.backs, strict=True)):
        dx, sinks, turn = places[i]
        cx, cy = x + w / 2 + dx, top + H * scale / 2 + 8 + sinks
        key = f"c{card}" if card else f"h{table.me}-{unknown}"
        unknown += not card
        items.append(_card(table, i, key, card, age, (cx, cy, scale, turn)))
        if rows and card:
            chips += _sendings(table, card, cx, cy + H * scale / 2 + 4, min(wide, apart, 72) - 4)
    return items + chips


def _mark(table: Table, i: int, card: int) -> Mark:
    if not card:
        return table.mark_one_of(ROW[i + 1]) if i + 1 < len(ROW) else PLAIN
    return table.mark_one_of(GIVE[card], SHOW[card], THROW[card])


def _card(
    table: Table, i: int, key: str, card: int, age: int, pose: tuple[float, float, float, float]
) -> Item:
    x, y, scale, turn = pose
    mine = table.viewer != NOBODY
    mark = _mark(table, i, card) if mine else PLAIN
    shown = bool(card) and card == table.mine.shown
    y -= 8 if mark.state == "chosen" or shown else 0
    svg = lying(face_name(card, age, True), scale, turn, table.street)
    over = on_card(scale, table.street, mark.state)
    if shown:
        over += at(0, -H * scale / 2 + 2, _shown(table.words("board-shown-tag"), table.street))
    if card:
        label = table.words("board-in-hand", person=table.person(card))
    else:
        label = table.words("board-row", place=i + 1, age=table.name("age", age))
    return item(key, x, y, svg, mark, label, fitting(table, card) if card else "", over, turn)


@memo
def _shown(word: str, street: Street) -> str:
    return rect(-32, -11, 64, 22, 11, fill=street.accent, stroke=K, stroke_width=1.4) + write(
        0, 5, word, 14, street.on_accent, "lilita", 400, "middle", 56, 10
    )


# the King's choice: which float


@memo
def _chip(number: int, names: tuple[str, ...], w: float, street: Street) -> str:
    """A small cart with what its float is about."""
    body = PARTY[(number - 1) % len(PARTY)]
    narrow = w < 46
    r = 9.5 if narrow else 12
    plus = circle(0, 0, r, fill="#FFF", stroke=K, stroke_width=1.8) + write(
        0, r * 0.6, "+", r * 1.8, K, "lilita", 400, "middle"
    )
    said = write(
        -w / 2 + (8 if narrow else 12),
        19,
        number,
        15,
        "#FFFFFF",
        "lilita",
        400,
        "middle",
        paint_order="stroke",
        stroke=darken(body, 0.6),
        stroke_width=3,
    )
    sign = theme_sign(names, r, "?") if names else plus
    frame = rect(-w / 2, 0, w, CHIP_H - 3, 9, fill=body, stroke=K, stroke_width=1.8)
    return frame + said + at(w / 2 - r - 3, CHIP_H / 2 - 1.5, sign)


def _sendings(table: Table, card: int, x: float, y: float, w: float) -> list[Item]:
    items = list[Item]()
    k = 0
    for workshop in table.view.workshops():
        move = SEND[workshop][card]
        if move not in table.legal:
            continue
        people = table.view.floats[workshop]
        names = tuple([table.feature(f) for f in table.common(people)])
        svg = _chip(workshop, names, w, table.street)
        mark = table.mark(move)
        over = legal(-w / 2, 0, w, CHIP_H - 3, 9, table.street, 1)
        label = table.words("board-float", workshop=workshop)
        key = f"send{workshop}-{card}"
        items.append(item(key, x, y + k * CHIP_STEP, svg, mark, label, over=over))
        k += 1
    return items


# the roles to choose from


ROLE_W, ROLE_H = 232, 128


@memo
def _role_card(role: int, title: str, text: str, w: float, h: float, street: Street) -> str:
    lines = wrap(text, 13.5, w - 24, "ui", 600)[:4]
    return "".join(
        [
            shadow(0, 0, w, h, 12, street),
            rect(0, 0, w, h, 12, fill=ROLE_PAPER, stroke=K, stroke_width=2),
            at(34, 32, use(id(f"role-{ROLES[role]}")), scale=0.8),
            write(68, 38, title, 18, K, "lilita", 400, room=w - 80, floor=12),
            *[write(12, 76 + i * 16, s, 13.5, K, weight=600) for i, s in enumerate(lines)],
        ]
    )


@memo
def _tray(w: float, h: float, street: Street) -> str:
    return shadow(-w / 2, -h / 2, w, h, 18, street) + rect(
        -w / 2, -h / 2, w, h, 18, fill=street.panel, stroke=street.metal, stroke_width=2.4
    )


def roles(table: Table, ground: Ground) -> Items:
    """What is laid out over the street while a role is chosen."""
    offered = table.lit("role")
    if not offered:
        return ()
    return region(table, "roles", (offered, ground), lambda: _roles(table, ground))


def _roles(table: Table, ground: Ground) -> list[Item]:
    offered = table.lit("role")
    wide = not ground.turned
    columns = min(3 if wide else 2, len(offered))
    w, h = (ROLE_W, ROLE_H) if wide else (178, 148)
    rows = -(-len(offered) // columns)
    all_w, all_h = columns * (w + 12) + 16, rows * (h + 12) + 16
    items = [
        Item(
            "tray",
            ground.x,
            ground.y,
            _tray(min(all_w, 386), all_h, table.street)
            if not wide
            else _tray(all_w, all_h, table.street),
        )
    ]
    xs = centred(columns, w + (12 if wide else 6), 2000, ground.x)
    for i, move in enumerate(offered):
        title = table.name("role", move.arg)
        text = role_text(table.telling, move.arg)
        svg = _role_card(move.arg, title, text, w, h, table.street)
        y = ground.y - all_h / 2 + 14 + i // columns * (h + 12)
        over = legal(0, 0, w, h, 12, table.street)
        mark = table.mark(ROLE[move.arg])
        items.append(
            item(f"role-{move.arg}", xs[i % columns] - w / 2, y, svg, mark, title, text, over)
        )
    return items
