"""The viewer's own hand, sorted: tickets, artists, backstage, objectives; and what is being paid."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.tokens import badge
from .....draw.scene import Item
from .....draw.svg import at, rect
from ...box.components import FIRST_TICKET_KIND
from ...rules.hiring.plan import fee
from ...rules.moves import DISCARD, FIRST_OBJECTIVE_KIND, HIRE, PAY, PLACE, PLAY
from ...rules.scoring import objective_count
from ..pieces.cards import back, upright
from ..pieces.faces import face_of
from ..pieces.icons import sign
from ..pieces.objectives import goal_card, goal_of
from ..pieces.texts import card_text, goal_text
from ..plan import HEAD
from ..questions import HAND
from ..table import Items, Quill, Table
from ..theme import KEY, Room

GAP: Final = 10.0  # between groups
LARGEST: Final = 260.0
NEARLY: Final = 0.9  # of the largest size: so much smaller, cards may be for fewer lines
SLENDER: Final = 0.868  # how wide a card is by its height
NARROW: Final = 500.0  # a phone, where cards begin below the title
MANY: Final = 16  # cards, up to which all are seen above the sheet of a phone
SIGHT: Final = 500.0  # how much of a phone lies above it
TALLY: Final = 98.0  # how much of a shelf says how many cards there are


class Held(NamedTuple):
    """A card of the hand: an artist or backstage card, or an objective."""

    card: int = 0
    objective: int = 0


def held(table: Table) -> list[list[Held]]:
    """The viewer's own hand in groups, each sorted by value."""
    p, box = table.mine, table.box

    def value(card: int) -> tuple[int, int, int]:
        return box.value[card], box.kind[card], card

    money = sorted(p.money, key=value)
    stage = [c for c in money if box.kind[c] >= box.first_backstage]
    artists = [c for c in money if box.kind[c] < box.first_backstage]
    groups = [[Held(c) for c in cards] for cards in (sorted(p.tickets, key=value), artists, stage)]
    groups.append([Held(objective=o) for o in sorted(p.objectives)])
    return [group for group in groups if group]


# where cards lie


def places_in(box: Rect, groups: list[int], front: bool, card: float) -> list[Rect]:
    """In a row on the shelf; in front in lines, as large as there is room for."""
    x, y, w, h = box
    if not front:
        return _line(groups, x + 8, y + 6, w - 16 - TALLY, card)
    is_slim = w <= NARROW
    seen = min(h, SIGHT) if is_slim and len(groups) <= MANY else h
    apart = 0.0 if is_slim else 3 * GAP
    lines, high = lines_for(max(1, len(groups)), w - 20 - apart, seen - HEAD - 10)
    each, found = -(-len(groups) // lines), list[Rect]()
    free = h - HEAD - 8 - lines * (high + 10)
    top = y + HEAD + 8 + (0.0 if is_slim else free / 2)
    for line in range(lines):
        part = groups[line * each : (line + 1) * each]
        found += _line(part, x + 10, top + line * (high + 10), w - 20, high)
    end = max([left + wide for left, _, wide, _ in found], default=x + w)
    aside = max(0.0, x + w - 10 - end) / 2
    return [(left + aside, top, wide, high) for left, top, wide, high in found]


def lines_for(count: int, w: float, h: float) -> tuple[int, float]:
    """The fewest lines in which all cards are whole and about as large as they can be, and how
    high a card is in them."""
    found = [
        (
            min(LARGEST, h / lines - 10, ((w + 8) / -(-count // lines) - 8) / SLENDER),
            lines,
        )
        for lines in range(1, count + 1)
    ]
    largest = max(found)[0]
    return next((lines, high) for high, lines in found if high >= NEARLY * largest)


def _line(groups: list[int], x: float, y: float, room: float, high: float) -> list[Rect]:
    """Groups stand a little apart while there is room; then cards are narrower."""
    if not groups:
        return []
    count, parts = len(groups), len(set(groups)) - 1
    w = max(92.0, high * SLENDER) if high < 100 else high * SLENDER
    gap = GAP if (w + 8) * count + GAP * parts <= room else 0.0
    w = min(w, (room + 6) / count - 6)
    step = min(w + 8, (room - w - gap * parts) / max(1, count - 1))
    first = groups[0]
    return [(x + i * step + gap * (k - first), y, w, high) for i, k in enumerate(groups)]


# the hand


def hand(table: Table) -> tuple[Items, ...]:
    box = table.plan.box(HAND)
    if not box[2]:
        return ()
    if not table.is_mine:
        return (hidden(table, box),)
    groups = held(table)
    cards = [card for group in groups for card in group]
    flat = [k for k, group in enumerate(groups) for _ in group]
    front, spent = table.plan.front == HAND, spending(table, cards)
    places = places_in(box, flat, front, table.plan.card)
    found = [
        _card(table, card, place, card in spent) for card, place in zip(cards, places, strict=True)
    ]
    return tuple(found), tally(table, box, front)


def _card(table: Table, card: Held, place: Rect, spent: bool) -> Item:
    if card.objective:
        reached = objective_count(table.view, table.whose, card.objective)
        return _goal(table.pen, card.objective, reached, place)
    return _artist(table.pen, card.card, place, spent)


def spending(table: Table, cards: list[Held]) -> set[Held]:
    """The cards that are paid or on their way into a ring: for each choice one of its kind."""
    choice = table.choice
    kinds = [kind for kind in (*choice.paid, choice.hired, choice.played) if kind]
    if table.question == "DiscardDown":
        kinds += [move.arg for move in table.lane]
    found = set[Held]()
    for kind in kinds:
        for card in cards:
            if card.card and card not in found and table.box.kind[card.card] == kind:
                found.add(card)
                break
    return found


@piece
def _artist(pen: Quill, card: int, place: Rect, spent: bool) -> Item:
    """A card that is spent is raised, and stands for what was chosen only."""
    x, y, w, h = place
    face = face_of(pen, pen.box.kind[card])
    svg, label = upright(face, w, h, pen.room), pen.words("board-held", card=face.name)
    over = spent_mark(w, h, pen.room) if spent else ""
    answers = () if spent else answers_of(pen, face.kind)
    label = f"{label}. {pen.words('board-chosen')}" if spent else label
    return Item(
        f"c{card}",
        x,
        y,
        svg,
        label=label,
        text=card_text(pen, face.kind),
        over=over,
        answers=answers,
        edge=edge(0, 0, w, h),
    )


def answers_of(pen: Quill, kind: int) -> tuple[str, ...]:
    """What choosing a card could mean."""
    moves = [DISCARD[kind]]
    if kind < FIRST_TICKET_KIND:
        moves.insert(0, PAY[kind])
    is_backstage = pen.box.first_backstage <= kind < FIRST_TICKET_KIND
    moves.insert(0, PLAY[kind] if is_backstage else HIRE[kind])
    return tuple([move.text for move in moves])


@memo
def spent_mark(w: float, h: float, room: Room) -> str:
    """A card that is on its way."""
    veil = rect(0, 0, w, h, 7, fill=room.veil, opacity=0.4)
    return veil + badge(w / 2, h / 2, "check", room.accent, room.on_accent, 14)


@piece
def _goal(pen: Quill, objective: int, reached: int, place: Rect) -> Item:
    x, y, w, h = place
    goal = goal_of(pen, objective)
    moves = PLACE[objective], DISCARD[FIRST_OBJECTIVE_KIND + objective - 1]
    label = pen.words("board-held", card=goal.name)
    return Item(
        f"o{objective}",
        x,
        y,
        goal_card(goal, w, h, reached, pen.room),
        label=label,
        text=goal_text(pen, objective),
        answers=tuple([move.text for move in moves]),
        edge=edge(0, 0, w, h),
    )


# how many, and what is paid


def tally(table: Table, box: Rect, front: bool) -> Items:
    """How many cards of how many that may be kept; while a fee is paid, how much of it."""
    x, y, w, h = box
    choice, p = table.choice, table.mine
    place = (x + w - 84, y + 26) if front else (x + w - 68, y + (27 if h > 76 else 24))
    found = [_tally(table.pen, p.hand_size(), *place)]
    if choice.ring:
        due = fee(table.view, table.whose, choice.hired, choice.ring)
        paid = sum(table.box.kinds[kind].value for kind in choice.paid)
        purse = (
            (place[0] - 100, y + 20)
            if front
            else (x + w - TALLY / 2, y + h - (23 if h > 76 else 17))
        )
        found.append(_purse(table.pen, paid, due, *purse))
    return tuple(found)


@piece
def _tally(pen: Quill, count: int, x: float, y: float) -> Item:
    most = pen.box.hand_limit
    ink = pen.room.bad if count > most else pen.room.muted
    svg = write(0, 0, f"{count} / {most}", 17, ink, weight=800, anchor="middle")
    label = pen.words("board-hand-limit", count=count, most=most)
    return Item("held", x, y, svg, label=label)


@piece
def _purse(pen: Quill, paid: int, due: int, x: float, y: float) -> Item:
    said = f"{paid}/{due}"
    wide = width(said, 18, "ui", 800) + 36
    svg = rect(-wide / 2, -15, wide, 30, 9, fill="#FFFDF2", stroke=KEY, stroke_width=1.8)
    svg += sign("banknote", -wide / 2 + 16, 0, 11)
    svg += write(-wide / 2 + 29, 6.4, said, 18, KEY, weight=800)
    return Item("purse", x, y, svg, label=pen.words("board-paid", paid=paid, fee=due))


# for those whose hand it is not


def hidden(table: Table, box: Rect) -> Items:
    """Backs, and tickets that everybody knows."""
    p, (x, y, w, h) = table.mine, box
    front = table.plan.front == HAND
    known = tuple(p.tickets[: p.known])
    counts = (len(p.money), len(p.tickets) - len(known), len(p.objectives))
    top = y + (HEAD + 8 if front else 6)
    high = min(160.0, h - HEAD - 20) if front else h - 12
    found = [_backs(table.pen, counts, table.whose, len(known), (x + 8, top, w * 0.55, high))]
    places = _line([0] * len(known), x + w * 0.57, top, w * 0.42, high)
    for card, place in zip(known, places, strict=True):
        found.append(known_ticket(table.pen, card, table.whose, place))
    return tuple(found)


@piece
def _backs(pen: Quill, counts: tuple[int, int, int], seat: int, known: int, box: Rect) -> Item:
    x, y, w, h = box
    money, tickets, objectives = counts
    said = {"money": money, "tickets": tickets + known, "objectives": objectives}
    label = pen.words("board-hand-of", player=pen.player(seat), **said)
    return Item(f"h{seat}", x, y, backs(money, tickets, objectives, w, h, pen.room), label=label)


@memo
def backs(money: int, tickets: int, objectives: int, wide: float, high: float, room: Room) -> str:
    """Cards face down, one beside another."""
    w, count = high / 1.36, money + tickets + objectives
    step = min(w * 0.72, (wide - 1.8 * w) / max(1, count - 1))
    drawn, x = list[str](), 0.0
    for deck, some in (("money", money), ("ticket", tickets), ("objective", objectives)):
        for _ in range(some):
            drawn.append(at(x, 0, back(deck, w, high, room)))
            x += step
        x += w * 0.4 if some else 0
    return "".join(drawn)


@piece
def known_ticket(pen: Quill, card: int, seat: int, box: Rect) -> Item:
    """A ticket in a hand that everybody saw."""
    x, y, w, h = box
    face = face_of(pen, pen.box.kind[card])
    label = pen.words("board-known", card=face.name, player=pen.player(seat))
    svg = upright(face, w, h, pen.room)
    return Item(f"c{card}", x, y, svg, label=label, text=card_text(pen, face.kind))
