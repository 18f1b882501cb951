"""Master cards: those of the viewer with their dice, and the lots that lie open for everybody."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect, row
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import Attribute, Point, at, rect
from ...box.components import COPY, PAY_COIN
from ...rules.criteria import most_coins, points_for
from ...rules.moves import PICK, PUT, SCORE, USE
from ...rules.state import Magnificent
from ...words.texts import master_text
from ..heights import HEAD, NARROW, TAB, TWO_LINES
from ..pieces.icons import cast, fame
from ..pieces.marks import inner
from ..pieces.masters import Card, master_card, slot
from ..questions import MASTERS, RETURN
from ..table import Items, Quill, Table
from ..theme import Room, broken_line

PHONE_HIGH = 98.0  # of a card there
FOUR = 390.0  # so much room four cards need to be read side by side
CARD: Final = (122.0, 116.0)  # the least width of one that is shown larger, and its height
MOST_WIDE, MOST_SHOWN, LINES, APART = 190.0, 1.5, 2, 14.0  # of cards that are alone in front


class Cards(NamedTuple):
    """Where master cards lie, how large they are drawn, and how much larger they are shown."""

    places: tuple[Point, ...]
    w: float
    h: float
    k: float = 1.0


@memo
def alone_in(box: Rect, count: int) -> Cards:
    """The viewer's own cards where nothing else is in front: as large as two lines can be."""
    left, top, wide, high = inner(box, HEAD)
    across = -(-count // LINES)
    k = min(MOST_SHOWN, (high - (LINES - 1) * APART) / LINES / (CARD[1] + TAB))
    w = min(MOST_WIDE, (wide - (across - 1) * APART) / across / k)
    if w < CARD[0]:
        w, k = CARD[0], (wide - (across - 1) * APART) / across / CARD[0]
    step, line = w * k + APART, (CARD[1] + TAB) * k + APART
    x = left + (wide - across * step + APART) / 2
    y = top + max(0.0, high - LINES * line + APART) / 2
    places = [(x + i % across * step, y + i // across * line) for i in range(count)]
    return Cards(tuple(places), w, CARD[1], k)


@memo
def own_in(box: Rect, is_front: bool, count: int, is_alone: bool = False) -> Cards:
    """The viewer's own cards: in a row, on a phone in two."""
    if is_alone and box[2] >= NARROW:
        return alone_in(box, count)
    left, top, wide, high = inner(box, HEAD)
    is_phone = is_front and box[2] < NARROW
    across = on_phone(4 if is_alone else count) if is_phone else max(4, count)
    if not is_front and (wide < FOUR or box[3] >= TWO_LINES):
        across = 2 if count < 5 else 3
    gap = 8.0 if is_front else 6.0
    widest = 180.0 if is_phone else 136.0 if box[3] < TWO_LINES or is_front else 210.0
    w = min(widest, (wide - (across - 1) * gap) / across)
    lines = -(-count // across)
    h = min((high + APART + 4) / lines - TAB - APART, 130.0, w * 1.06)
    if is_front:
        h = PHONE_HIGH if is_phone else max(80.0, min(116.0, box[3] * 0.225))
    xs = row(min(across, count), w + gap, wide - w, left)
    places = [(xs[i % across], top + i // across * (h + TAB + APART)) for i in range(count)]
    return Cards(tuple(places), w, h)


def on_phone(count: int) -> int:
    """How many lie side by side there, so that two rows are about as long."""
    return 2 if count <= 4 else 3


def below_own(box: Rect, count: int) -> Rect:
    """What is left of the region in front below own cards, of which nobody has more than these."""
    cards = own_in(box, True, 4)
    lines = -(-max(4, count) // on_phone(count)) if box[2] < NARROW else 1
    x, y, w, h = box
    top = cards.places[0][1] + lines * (cards.h + TAB + APART) - 4
    return x + 14, top, w - 28, y + h - top - 10


def worth_now(view: Magnificent, seat: int, master: int) -> int:
    """What a card would bring if it were scored now."""
    p, score = view.players[seat], view.box.masters[master].score
    coins = most_coins(view, master, p.coins) if score.kind == PAY_COIN else 0
    return points_for(view, seat, master, coins)


# drawings


@memo
def worth_plate(w: float, h: float, room: Room) -> str:
    """It hangs from a card, as a part of it."""
    look: dict[str, Attribute] = {"fill": room.panel, "stroke": room.line, "stroke_width": 1.2}
    return rect(w / 2 - 27, h - 4, 54, TAB + 2, 7, **look)


@memo
def worth_now_of(points: int, w: float, h: float, room: Room) -> str:
    """On its plate."""
    said = write(w / 2 + 2, h + 15, points, 17, room.ink, weight=800)
    return fame(w / 2 - 12, h + 9, 9.5) + said


@memo
def new_die(w: float, h: float, room: Room) -> str:
    """The frame of the card whose bonus counts this turn."""
    return rect(-2, -2, w + 4, h + 4, 9, fill="none", stroke=room.metal2, stroke_width=3)


def worth_tab(points: int, w: float, h: float, room: Room) -> str:
    """A plate that hangs from a card: what it is worth now."""
    return worth_plate(w, h, room) + worth_now_of(points, w, h, room)


# pieces


def card_of(pen: Quill, master: int) -> Card:
    """What a master card says; its name without the bonus, which is drawn."""
    name = pen.name("master", master)
    return Card(master, name.split(" (")[0], pen.source("master", pen.box.masters[master].id))


@piece
def card_item(pen: Quill, master: int, x: float, y: float, w: float, h: float) -> Item:
    """A card that is only seen."""
    svg, text = (
        master_card(pen.box, card_of(pen, master), w, h, pen.room),
        master_text(pen.telling, master),
    )
    return Item(f"m{master}", x, y, svg, label=pen.name("master", master), text=text)


@piece
def own_card(
    pen: Quill,
    master: int,
    x: float,
    y: float,
    w: float,
    h: float,
    k: float,
    worth: int,
    use: int,
    pick: bool,
) -> Item:
    """A card of the viewer; `use`: 1 if its bonus may count now, 2 if it is the card of this turn,
    3 if that bonus is used."""
    plain = card_item(pen, master, x, y, w, h)
    text = f"{plain.text}\n{pen.words('board-worth', points=worth)}"
    text += "\n" + pen.words("outline-bonus-used") if use == 3 else ""
    svg = plain.svg + worth_plate(w, h, pen.room)
    over = worth_now_of(worth, w, h, pen.room) + (new_die(w, h, pen.room) if use > 1 else "")
    answers = [PUT[master], SCORE[master]]
    answers += [USE[master]] if use in (1, 2) else []
    answers += [PICK[master]] if pick else []
    moves = tuple([move.text for move in answers])
    lit = edge(0, 0, w * k, (h + TAB - 2) * k, 8)  # no line crosses what it is worth
    if k != 1:
        svg, over = at(0, 0, svg, scale=k), at(0, 0, over, scale=k)
    return plain._replace(svg=svg, text=text, over=over, answers=moves, edge=lit)


@piece
def _empty(pen: Quill, i: int, x: float, y: float, w: float, h: float) -> Item:
    """Where a card will lie."""
    room, look = pen.room, broken_line(1.4, "6 5")
    return Item(f"mo{i}", x, y, rect(0, 0, w, h, 8, fill="none", stroke=room.line, **look))


@piece
def hand_card(pen: Quill, master: int, x: float, y: float, w: float, h: float) -> Item:
    """2.14 A card of the hand that is drafted."""
    plain = card_item(pen, master, x, y, w, h)
    return plain._replace(answers=(PICK[master].text,), edge=edge(0, 0, w, h, 8))


@piece
def die_on(pen: Quill, key: str, die: int, master: int, x: float, y: float, size: float) -> Item:
    said = {"die": pen.title("die", die), "master": pen.name("master", master)}
    return Item(key, x, y, cast(die, size), label=pen.words("board-die-on", **said))


def die_keys(view: Magnificent) -> dict[tuple[int, int], str]:
    """The key of every die on a card, by seat and card: it keeps the one it had on the tent.

    Dice that look the same are the same; the newest one has the lowest number above the tent's.
    """
    found = dict[tuple[int, int], str]()
    lying = [
        (die, (seat, i))
        for seat, p in enumerate(view.players)
        for i, die in enumerate(p.dice)
        if die
    ]
    lying.sort(key=lambda one: view.players[one[1][0]].masters[one[1][1]] != view.card)
    count = view.pool[:]
    for die, place in lying:
        found[place] = f"d{die}-{count[die]}"
        count[die] += 1
    return found


def use_of(table: Table, master: int) -> int:
    """Whether the bonus of a card may count in this turn."""
    view = table.view
    if not view.card or not table.is_my_turn:
        return 0
    if master == view.card:
        return 3 if view.bonus_used else 2
    copying = table.box.masters[view.card].bonus.kind == COPY
    return 1 if copying and not view.bonus_used else 0


class Held(NamedTuple):
    """A card with what it is worth now, what its bonus may do, and the die on it."""

    master: int
    worth: int
    use: int
    die: int
    key: str  # of the die


@piece
def _held(pen: Quill, cards: Cards, held: tuple[Held, ...], solo: bool) -> Items:
    found, w, h, k = list[Item](), cards.w, cards.h, cards.k
    for one, (x, y) in zip(held, cards.places, strict=False):
        found.append(own_card(pen, one.master, x, y, w, h, k, one.worth, one.use, solo))
    dx, dy, size = [n * k for n in slot(w, h)]
    for one, (x, y) in zip(held, cards.places, strict=False):
        if one.die:
            found.append(die_on(pen, one.key, one.die, one.master, x + dx, y + dy, size))
    found += [_empty(pen, i, *cards.places[i], w * k, h * k) for i in range(len(held), 4)]
    return tuple(found)


def is_alone(table: Table) -> bool:
    """Whether nothing new lies below own cards in front: six of them need all the room."""
    if table.laid == RETURN:
        return True
    is_new = table.question in ("ChooseTalent", "DraftMasters") or any(table.mine.hand)
    return not is_new and not any(table.view.lot_masters)


def own_masters(table: Table) -> Items:
    """The cards of whoever looks, with the dice on them."""
    box, view, p, me = table.plan.box(MASTERS), table.view, table.mine, table.me
    if not box[2]:
        return ()
    is_front = table.plan.front == MASTERS
    cards = own_in(box, is_front, max(4, len(p.masters)), is_front and is_alone(table))
    keys = die_keys(view) if any(p.dice) else {}
    held = tuple(
        [
            Held(m, worth_now(view, me, m), use_of(table, m), p.dice[i], keys.get((me, i), ""))
            for i, m in enumerate(p.masters)
        ]
    )
    return _held(table.pen, cards, held, view.is_solo())
