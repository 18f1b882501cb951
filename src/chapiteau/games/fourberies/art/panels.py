"""The players' boxes at the theatre: who somebody is, and how they stand."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import CARD_INK, INK, darken
from ....draw.states import legal, lock, refused
from ....draw.svg import at, path, rect
from ....draw.text import width, write
from ....draw.tokens import coin, shadow, sigil
from ..components import COMEDY, TRAGEDY
from ..outline import acrobats as acrobat_lines
from ..outline import choices, troupe
from .frame import swags
from .hall import Hall
from .pieces import mask
from .table import Table

BOX_W, SHORT, LONG = 352, 158, 332
SIGNS = {
    "choosing": "hourglass", "sealed": "mail-check", "acting": "drama", "winner": "crown",
}  # fmt: skip


@dataclass(frozen=True)
class Person:
    """What a box says of its player, apart from the pieces that lie in it."""

    seat: int
    name: str
    you: str
    ecus: int
    standing: str
    said: str
    leaning: int
    chameleons: int
    show: str
    requests: int
    hand: tuple[int, ...]
    is_first: bool
    mine: bool


def person(table: Table, seat: int) -> Person:
    view, words = table.view, table.words
    t, standing = view.troupes[seat], table.standing(seat)
    return Person(
        seat, table.player(seat), words("board-you") if seat == table.viewer else "", t.ecus,
        standing, words(f"board-{standing}") if standing else "", view.leaning(seat),
        view.chameleons(seat), words("board-show"), len(t.requests), tuple(t.hand),
        view.first == seat, seat == table.viewer,
    )  # fmt: skip


def about(table: Table, seat: int) -> str:
    """A box in words, for whoever does not see it."""
    view, words = table.view, table.words
    t = view.troupes[seat]
    said = [
        table.player(seat), words("outline-ecus", ecus=t.ecus), *troupe(view, table.telling, seat),
        *acrobat_lines(table.telling, t), *choices(view, table.telling, seat),
        words("outline-requests", count=len(t.requests)),
    ]  # fmt: skip
    return ". ".join(said)


@memo
def loge(w: float, h: float, hall: Hall, own: bool) -> str:
    """An empty box, with its curtain and its rail: it never changes."""
    edge, stroke = (hall.metal, 2.0) if own else (hall.line, 1.2)
    return (
        shadow(0, 0, w, h, 10, hall)
        + rect(0, 0, w, h, 10, fill=hall.panel, stroke=edge, stroke_width=stroke)
        + at(1, 1, swags(w - 2, 17, round(w / 44), hall))
        + _rail(w, h, hall)
    )


@memo
def box(p: Person, w: float, h: float, hall: Hall) -> str:
    """Sigil, name, what the player is about, écus; the whole box can be touched."""
    touch = rect(0, 0, w, h, 10, fill="#000", fill_opacity=0)
    active = p.standing in ("choosing", "acting")
    colour = hall.lime if p.mine else hall.metal2
    bar = rect(3, 26, 6, h - 42, 3, fill=colour, stroke=INK, stroke_width=1) if active else ""
    return touch + bar + _header(p, w, hall)


def over_box(w: float, h: float, hall: Hall, state: str) -> str:
    if state == "legal":
        return legal(0, 0, w, h, 10, hall, 3)
    if state == "refused":
        return refused(0, 0, w, h, 10, hall, 0.5) + lock(w / 2, 44, hall, 13)
    return ""


def _rail(w: float, h: float, hall: Hall) -> str:
    nails = "".join(
        f"M{12 + k * (w - 24) / 17 - 2:.1f} {h - 5.5}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
        for k in range(18)
    )
    return rect(1, h - 10, w - 2, 9, 4, fill=hall.url("gold"), opacity=0.9) + path(
        nails, fill=darken(hall.metal, 0.5), opacity=0.6
    )


def _header(p: Person, w: float, hall: Hall) -> str:
    amount = str(p.ecus)
    right = w - 16 - width(amount, 25, "ui", 800)
    sign_w = width(p.said, 15, "ui", 600) + 24 if p.said else 0
    state_x = right - 42 - sign_w
    you_w = width(p.you, 15, "ui-italic", 500) + 7 if p.you else 0
    start = 50 + (20 if p.is_first else 0)
    room = state_x - 10 - start - you_w
    drawn = [
        sigil(p.seat, 28, 45, 13),
        first_flag(50, 45, hall) if p.is_first else "",
        write(start, 51, p.name, 20, hall.ink, "playfair", 800, room=room, floor=14),
        coin(right - 20, 44, 15),
        write(w - 16, 53, amount, 25, hall.ink, weight=800, anchor="end"),
    ]
    if p.you and width(p.name, 20, "playfair", 800) <= room:
        x = start + 6 + width(p.name, 20, "playfair", 800)
        drawn.append(write(x, 51, p.you, 15, hall.muted, "ui-italic", 500))
    if p.said:
        ink = standing_ink(p, hall)
        drawn.append(icon(SIGNS[p.standing], state_x + 9, 45, 18, ink, 2.2))
        drawn.append(write(state_x + 22, 50, p.said, 15, ink, weight=600))
    return "".join(drawn)


def standing_ink(p: Person, hall: Hall) -> str:
    if p.standing == "sealed":
        return hall.good
    return hall.accent if p.standing in ("winner", "acting") else hall.muted


@memo
def first_flag(x: float, y: float, hall: Hall) -> str:
    """Who comes first this turn: a pennant."""
    return icon("flag", x + 7, y, 17, hall.metal if not hall.dark else hall.metal2, 2.4)


def balance(p: Person, x: float, y: float, hall: Hall, size: float = 21, whole: bool = True) -> str:
    """How the show leans: a mask and a number, right-aligned at x."""
    said = str(abs(p.leaning)) + (f"±{p.chameleons}" if whole and p.chameleons else "")
    left = x - width(said, size, "ui", 800)
    kind = COMEDY if p.leaning > 0 else TRAGEDY
    sign = mask(kind, left - size * 0.72, y - size * 0.33, size * 0.039)
    if p.leaning == 0:
        sign = mask(TRAGEDY, left - size * 1.05, y - size * 0.4, size * 0.033) + mask(
            COMEDY, left - size * 0.52, y - size * 0.24, size * 0.033
        )
    return sign + write(x, y, said, size, hall.ink, weight=800, anchor="end")


@memo
def pips(hand: tuple[int, ...], hall: Hall, step: float = 18, h: float = 20) -> str:
    """The eight travel cards: in hand, or spent; from the left edge, around the middle line."""
    drawn, w = [], step - 3
    for c in range(1, 9):
        x, held_ = (c - 1) * step, c in hand
        edge = CARD_INK if held_ and not hall.dark else hall.line
        drawn.append(
            rect(
                x, -h / 2, w, h, 3, fill=hall.paper if held_ else "none", stroke=edge,
                stroke_width=1.2, stroke_dasharray=None if held_ else "3 2.4",
            )
        )  # fmt: skip
        ink = CARD_INK if held_ else hall.muted
        drawn.append(write(x + w / 2, 5, c, 14, ink, weight=700, anchor="middle"))
    return "".join(drawn)


@memo
def short_box(p: Person, hall: Hall, state: str, empty: str) -> str:
    w, h = BOX_W, SHORT
    return "".join([
        box(p, w, h, hall),
        write(28, 86, empty, 15, hall.muted, "ui-italic", 500, room=220) if empty else "",
        balance(p, w - 16, 81, hall),
        write(w - 16, 97, p.show, 14, hall.muted, anchor="end"),
        at(w - 154, 119, pips(p.hand, hall)),
        over_box(w, h, hall, state),
    ])  # fmt: skip


@memo
def long_box(p: Person, hall: Hall, state: str, empty: str) -> str:
    w, h = BOX_W, LONG
    return "".join([
        box(p, w, h, hall),
        write(w / 2, 106, empty, 16, hall.muted, "ui-italic", 500, "middle", w - 40) if empty else "",
        at(20, h - 36, pips(p.hand, hall, 24, 26)),
        balance(p, w - 16, h - 38, hall),
        write(w - 16, h - 22, p.show, 14, hall.muted, anchor="end"),
        over_box(w, h, hall, state),
    ])  # fmt: skip
