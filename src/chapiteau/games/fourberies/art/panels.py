"""The players' boxes at the theatre: who somebody is, and how they stand."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....draw.curtain import swags
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import CARD_INK, INK, darken
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.states import legal, lock, refused
from ....draw.svg import at, el, path, rect, use
from ....draw.text import width, write
from ....draw.tokens import shadow, sigil
from ..box.components import COMEDY, TRAGEDY
from ..rules.state import ALL_CITIES
from ..words.outline import acrobats as acrobat_lines
from ..words.outline import choices, troupe
from .pieces import mask
from .table import Table
from .theme import Hall, id

BOX_W, SHORT, LONG = 352, 158, 332
SIGNS = {
    "choosing": "hourglass", "sealed": "mail-check", "acting": "drama", "winner": "crown",
}  # fmt: skip


class Person(NamedTuple):
    """Who a player is and what they are about."""

    seat: int
    name: str
    you: str
    standing: str
    said: str
    is_first: bool
    mine: bool


class Show(NamedTuple):
    """What a troupe would play: how far it leans, and what may still change sides."""

    leaning: int
    chameleons: int


def person(table: Table, seat: int) -> Person:
    words, standing, mine = table.words, table.standing(seat), seat == table.viewer
    return Person(
        seat,
        table.player(seat),
        words("board-you") if mine else "",
        standing,
        words(f"board-{standing}") if standing else "",
        table.view.first == seat,
        mine,
    )


def show_of(table: Table, seat: int) -> Show:
    return Show(table.view.leaning(seat), table.view.chameleons(seat))


def said_of(table: Table, seat: int) -> str:
    """A box in words, for whoever does not see it."""
    view, t = table.view, table.view.troupes[seat]
    chosen = view.chosen[seat] if view.chosen else None
    of = (
        t.ecus, t.actors, t.newcomers, t.acrobats, t.guests, t.tilted, t.picks, len(t.requests),
        chosen, table.step if chosen else None,
    )  # fmt: skip
    return table.remembered(("about", seat), of, _about, table, seat)


def _about(table: Table, seat: int) -> str:
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
def _touch(w: float, h: float) -> str:
    return rect(0, 0, w, h, 10, fill="#000", fill_opacity=0)


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


def panel(table: Table, seat: int, x: float, y: float, size: tuple[float, float]) -> list[Item]:
    """What every box says, each in a piece of its own: name, standing, écus; then all to touch."""
    p, mark, (w, h) = person(table, seat), table.mark_seat(seat), size
    hall, key = table.hall, f"p{seat}"
    touch = _touch(w, h)
    state = [Item(f"{key}-state", x, y, _standing(p, w, h, hall))] if p.standing else []
    return [
        Item(f"{key}-name", x, y, _name(p, w, hall)),
        *state,
        Item(f"{key}-purse", x + w - 16, y + 53, purse(table.view.troupes[seat].ecus, hall)),
        item(key, x, y, touch, mark, said_of(table, seat), over=over_box(w, h, hall, mark.state)),
    ]


def _state_x(p: Person, w: float) -> float:
    """Where the word for a player's standing begins: beside two figures of écus."""
    return (
        w - 58 - width("00", 25, "ui", 800) - (width(p.said, 15, "ui", 600) + 24 if p.said else 0)
    )


@memo
def _name(p: Person, w: float, hall: Hall) -> str:
    """Sigil, pennant and name."""
    you_w = width(p.you, 15, "ui-italic", 500) + 7 if p.you else 0
    start = 50 + (20 if p.is_first else 0)
    room = _state_x(p, w) - 10 - start - you_w
    drawn = [
        sigil(p.seat, 28, 45, 13),
        first_flag(50, 45, hall) if p.is_first else "",
        write(start, 51, p.name, 20, hall.ink, "playfair", 800, room=room, floor=14),
    ]
    if p.you and width(p.name, 20, "playfair", 800) <= room:
        x = start + 6 + width(p.name, 20, "playfair", 800)
        drawn.append(write(x, 51, p.you, 15, hall.muted, "ui-italic", 500))
    return "".join(drawn)


@memo
def _standing(p: Person, w: float, h: float, hall: Hall) -> str:
    """What a player is about, by sign and word, and a bar at the edge of who is asked."""
    x, ink, bar = _state_x(p, w), standing_ink(p, hall), ""
    if p.standing in ("choosing", "acting"):
        colour = hall.lime if p.mine else hall.metal2
        bar = rect(3, 26, 6, h - 42, 3, fill=colour, stroke=INK, stroke_width=1)
    sign = icon(SIGNS[p.standing], x + 9, 45, 18, ink, 2.2)
    return bar + sign + write(x + 22, 50, p.said, 15, ink, weight=600)


@memo
def purse(ecus: int, hall: Hall) -> str:
    """An amount that ends at the origin, and a coin before it."""
    left = -width(str(ecus), 25, "ui", 800)
    coin_ = at(left - 20, -9, use(id("coin")))
    return coin_ + write(0, 0, ecus, 25, hall.ink, weight=800, anchor="end")


def standing_ink(p: Person, hall: Hall) -> str:
    if p.standing == "sealed":
        return hall.good
    return hall.accent if p.standing in ("winner", "acting") else hall.muted


@memo
def first_flag(x: float, y: float, hall: Hall) -> str:
    """Who comes first this turn: a pennant."""
    return icon("flag", x + 7, y, 17, hall.metal if not hall.dark else hall.metal2, 2.4)


def balance(s: Show, x: float, y: float, hall: Hall, size: float = 21, whole: bool = True) -> str:
    """How the show leans: a mask and a number, right-aligned at x."""
    said = str(abs(s.leaning)) + (f"±{s.chameleons}" if whole and s.chameleons else "")
    left = x - width(said, size, "ui", 800)
    kind = COMEDY if s.leaning > 0 else TRAGEDY
    sign = mask(kind, left - size * 0.72, y - size * 0.33, size * 0.039)
    if s.leaning == 0:
        sign = mask(TRAGEDY, left - size * 1.05, y - size * 0.4, size * 0.033) + mask(
            COMEDY, left - size * 0.52, y - size * 0.24, size * 0.033
        )
    return sign + write(x, y, said, size, hall.ink, weight=800, anchor="end")


def show(table: Table, seat: int, x: float, y: float) -> Item:
    """How the show leans, and the word for it, to the left of a point."""
    svg = _show(show_of(table, seat), table.words("board-show"), table.hall)
    return Item(f"p{seat}-show", x, y, svg)


@memo
def _show(s: Show, caption: str, hall: Hall) -> str:
    return balance(s, 0, 0, hall) + write(0, 16, caption, 14, hall.muted, anchor="end")


def hand_pips(table: Table, seat: int, x: float, y: float, size: str) -> Item:
    """Which travel cards a player still holds."""
    hand = tuple(table.view.troupes[seat].hand)
    return Item(f"p{seat}-hand", x, y, pips(hand, table.hall, size))


PIPS: Final = {"small": (18, 20), "large": (24, 26)}  # step and height


def drawn_pip(city: int, size: str, held: bool, hall: Hall) -> str:
    """A travel card as a number in a frame, whole while it is in hand."""
    step, h = PIPS[size]
    edge = CARD_INK if held and not hall.dark else hall.line
    frame = rect(
        0,
        -h / 2,
        step - 3,
        h,
        3,
        fill=hall.paper if held else "none",
        stroke=edge,
        stroke_width=1.2,
        stroke_dasharray=None if held else "3 2.4",
    )
    ink = CARD_INK if held else hall.muted
    return frame + write((step - 3) / 2, 5, city, 14, ink, weight=700, anchor="middle")


def pip_defs(hall: Hall) -> str:
    return "".join(
        [
            el("g", drawn_pip(c, size, held, hall), id=hall.id(f"{size}{c}{'' if held else 's'}"))
            for size in PIPS
            for c in ALL_CITIES
            for held in (True, False)
        ]
    )


@memo
def pips(hand: tuple[int, ...], hall: Hall, size: str = "small") -> str:
    """The eight travel cards: in hand, or spent; from the left edge, around the middle line."""
    step, _ = PIPS[size]
    names = [f"{size}{c}{'' if c in hand else 's'}" for c in ALL_CITIES]
    return "".join([use(hall.id(name), i * step) for i, name in enumerate(names)])


def small_box(table: Table, seat: int, x: float, y: float) -> list[Item]:
    """A short box: its panel, how the show leans, the travel cards."""
    return [
        *panel(table, seat, x, y, (BOX_W, SHORT)),
        *empty_troupe(table, seat, x + 28, y + 86, "start", 15, 220),
        show(table, seat, x + BOX_W - 16, y + 81),
        hand_pips(table, seat, x + BOX_W - 154, y + 119, "small"),
    ]


def large_box(table: Table, seat: int, x: float, y: float) -> list[Item]:
    return [
        *panel(table, seat, x, y, (BOX_W, LONG)),
        *empty_troupe(table, seat, x + BOX_W / 2, y + 106, "middle", 16, BOX_W - 40),
        show(table, seat, x + BOX_W - 16, y + LONG - 38),
        hand_pips(table, seat, x + 20, y + LONG - 36, "large"),
    ]


def empty_troupe(
    table: Table, seat: int, x: float, y: float, anchor: str, size: float, room: float
) -> list[Item]:
    """That a troupe has nobody yet."""
    if table.view.troupes[seat].actors:
        return []
    said = table.words("outline-troupe-empty")
    return [Item(f"p{seat}-empty", x, y, _nobody(said, table.hall, anchor, size, room))]


@memo
def _nobody(said: str, hall: Hall, anchor: str, size: float, room: float) -> str:
    return write(0, 0, said, size, hall.muted, "ui-italic", 500, anchor, room)
