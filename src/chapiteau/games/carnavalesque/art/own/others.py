"""What one knows of other hands: cards that lie open or are recalled, roles, and what was said."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....core.event import UNKNOWN
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import at, circle, rect, use
from .....words.voice import made_once
from ...box.components import ROLES
from ...rules.moves import SIGN_SAY
from ...words.texts import role_text
from ..pieces.cards import H, W
from ..pieces.lying import face_name, lying, on_card
from ..pieces.marks import cards_in, inner
from ..questions import HAND
from ..table import Items, Quill, Shared, Table, fits_text, fitting, head_of
from ..theme import K, Street, id

FINGER: Final = 0.395  # so large a card can be hit
CAPTION: Final = 136.0  # so wide are its words
OTHERS: Final = 0.62  # how large what is known is drawn at most
LINE: Final = 9.0  # brackets of one's own last card are not on it
CARD, ROLE, PHRASE = "card", "role", "phrase"


class Known(NamedTuple):
    """Something of another player: a card, open or recalled, a role, or a phrase."""

    seat: int
    kind: str
    id: int
    is_open: bool


def known(table: Table) -> tuple[Known, ...]:
    """Seat by seat, what lies open first."""
    found = list[Known]()
    for seat in table.opponents:
        p = table.view.players[seat]
        if p.face_up and p.role:
            found.append(Known(seat, ROLE, p.role, True))
        if p.sign == SIGN_SAY:
            found.append(Known(seat, PHRASE, p.sign_at, True))
        cards = sorted([card for card in p.hand if card], key=lambda card: card != p.shown)
        found += [Known(seat, CARD, card, card == p.shown) for card in cards]
    return tuple(found)


class Laid(NamedTuple):
    """How one's own hand lies: its cards, and how much is known of others beside it."""

    known: int
    cards: tuple[int, ...]


def laid(table: Table) -> Laid:
    """A preview that takes cards away leaves the others where they are."""
    now = Laid(len(table.once(known)), tuple(table.mine.hand))
    kept = table.kept_laid.partition(";")[2]
    if not kept or UNKNOWN in now.cards:
        return now
    count, *cards = map(int, kept.split(","))
    return Laid(count, tuple(cards)) if set(now.cards) <= set(cards) else now


def said_of(laid: Laid) -> str:
    """The same as it is kept for a preview."""
    return ",".join(map(str, (laid.known, *laid.cards)))


def share_of(table: Table, w: float, h: float) -> float:
    """How much of the hand's room goes to what is known of others, and to the line before it."""
    lies = table.once(laid)
    return _share(len(lies.cards), lies.known, w - LINE, h) + LINE if lies.known else 0.0


def gap_of(mine: int) -> float:
    """Between one's own cards: brackets of one are not on the next."""
    return 15.0 if mine < 7 else 8.0


@memo
def _share(mine: int, count: int, w: float, h: float) -> float:
    """So that one's own cards are the larger ones, and none is smaller than it must be."""

    def least(share: float) -> tuple[float, float]:
        own = cards_in(max(1, mine), (0.0, 0.0, w - share, h), 0.9, gap_of(mine)).scale
        others = cards_in(count, (0.0, 0.0, share - 10, h - 32), OTHERS, 9).scale
        return min(own, FINGER), min(own, others * 1.5)

    shares = [w * k / 20 for k in range(3, 13)]
    return max([share for share in shares if share >= min(CAPTION, shares[3])], key=least)


@memo
def _owner(seat: int, y: float) -> str:
    return sigil(seat, 0, y, 7)


@memo
def _medal(role: int, r: float, street: Street) -> str:
    disc = circle(0, 0, r, fill="#E9DDFB", stroke=K, stroke_width=1.8)
    return disc + at(0, 0, use(id(f"role-{ROLES[role]}")), scale=r / 36)


@memo
def _bubble(r: float) -> str:
    paper = rect(-r, -r * 0.8, 2 * r, 1.6 * r, 8, fill="#FFFDF6", stroke=K, stroke_width=1.6)
    return paper + icon("quote", 0, 0, r * 1.1, K, 2.4)


@piece
def _card(
    pen: Quill,
    seat: int,
    card: int,
    is_open: bool,
    fits: tuple[int, ...],
    x: float,
    y: float,
    scale: float,
) -> Item:
    age, head = pen.box.age[card], "" if is_open else head_of(pen.box, card)
    svg = lying(face_name(card, age, is_open), scale, 0.0, pen.room)
    over = on_card(scale, pen.room, head) + _owner(seat, H * scale / 2 + 2)
    label = _seen_with(pen, seat, card, is_open)
    return Item(f"c{card}", x, y, svg, label=label, text=fits_text(pen, fits), over=over)


@made_once
def _seen_with(pen: Quill, seat: int, card: int, is_open: bool) -> str:
    """Somebody in another hand, open or recalled."""
    key = "board-shown" if is_open else "board-recalled-with"
    return pen.words(key, person=pen.title("person", card), player=pen.player(seat))


@piece
def _role(pen: Quill, seat: int, role: int, x: float, y: float, scale: float) -> Item:
    r = W * scale * 0.48
    svg = _medal(role, r, pen.room) + _owner(seat, H * scale / 2 + 2)
    said = f"{pen.player(seat)}. {pen.words('board-role-open', role=pen.name('role', role))}"
    return Item(f"role{seat}", x, y, svg, label=said, text=role_text(pen.telling, role))


@piece
def _phrase(pen: Quill, seat: int, phrase: int, x: float, y: float, scale: float) -> Item:
    svg = _bubble(W * scale * 0.46) + _owner(seat, H * scale / 2 + 2)
    said = f"{pen.player(seat)}. {pen.words('board-says', phrase=pen.name('phrase', phrase))}"
    return Item(f"says{seat}", x, y, svg, label=said)


@piece
def _caption(pen: Quill, x: float, y: float, w: float, h: float) -> Item:
    """Beside a line that parts it from one's own cards; below them there is none."""
    said = pen.words("board-of-others")
    street = pen.room
    line = rect(-10, 0, 1.4, h, 0, fill=street.line) if h else ""
    return Item("others", x, y, line + write(0, 11, said, 13.5, street.muted, weight=600, room=w))


def is_below(table: Table) -> bool:
    return table.layout == "tall" and table.plan.front == HAND


def room_of(table: Table, box: Rect) -> Rect:
    """Where it lies: beside one's own cards, on a phone below them."""
    x, y, w, h = inner(box)
    if is_below(table):
        return x, y + h - 92, w, 92
    share = share_of(table, w, h)
    return x + w - share + 10 + LINE, y, share - 10 - LINE, h


def others(table: Table, box: Rect, most: float) -> Items:
    found = table.once(known)
    if not found or not table.once(laid).known:
        return ()
    room, is_low = room_of(table, box), is_below(table)
    return _others(table.pen, found, table.shared, room, is_low, min(OTHERS, most))


@piece
def _others(
    pen: Quill,
    found: tuple[Known, ...],
    shared: Shared,
    room: Rect,
    is_low: bool,
    most: float,
) -> Items:
    x, y, w, h = room
    items = [_caption(pen, x, y - 2, w, 0.0 if is_low else h)]
    grid = cards_in(len(found), (x, y + 20, w, h - 32), most, 9, 0.0)
    for one, (cx, cy) in zip(found, grid.places, strict=True):
        items.append(_one(pen, one, shared, cx, cy, grid.scale))
    return tuple(items)


def _one(pen: Quill, one: Known, shared: Shared, x: float, y: float, scale: float) -> Item:
    seat, kind, id_, _ = one
    if kind == ROLE:
        return _role(pen, seat, id_, x, y, scale)
    if kind == PHRASE:
        return _phrase(pen, seat, id_, x, y, scale)
    return known_card(pen, one, shared, x, y, scale)


def known_card(pen: Quill, one: Known, shared: Shared, x: float, y: float, scale: float) -> Item:
    """A card in another hand, open or recalled."""
    fits = fitting(pen.box, shared)[one.id]
    return _card(pen, one.seat, one.id, one.is_open, fits, x, y, scale)
