"""The others' circuses in smaller form: numbers, rings as plaques, and how much is in the hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....draw.icons import icon
from ....draw.layout import row
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import Point, at, circle, rect
from ....draw.text import width, write
from ....draw.tokens import shadow, sigil
from ..box.components import COLUMNS, RINGS, SYMBOLS, CircusBox
from ..rules.scoring import objective_count
from .cards import Face, back, ring_card
from .faces import card_face
from .icons import plaque, sign
from .objectives import goal_of, picture
from .people import STANDINGS, Person, in_words, number, numbers, person
from .table import Items, Table, region
from .texts import card_text, goal_text
from .theme import CREAM, KEY, Room

NAME_LINE: Final = 23


class Panel(NamedTuple):
    """How a rival's board is laid out."""

    w: float
    h: float
    rings: Point  # the corner of the first space
    spot: tuple[float, float]  # width and height of a space
    whole: bool  # whether cards are shown with their pictures
    hand_y: float
    card: float  # width of a hidden card
    known: Point  # where open tickets begin; at 0 they follow the hidden ones
    tile: tuple[float, float, float]  # where the great circus's tile lies, and its radius
    lines: tuple[float, float, float]  # where fame, the other counts and objectives stand


@memo
def panel_ground(plan: Panel, box: CircusBox, room: Room) -> str:
    """A rival's board without anything on it: it never changes."""
    (x, y), (w, h) = plan.rings, plan.spot
    drawn = [
        shadow(0, 0, plan.w, plan.h, 10, room),
        rect(0, 0, plan.w, plan.h, 10, fill=room.panel, stroke=room.line, stroke_width=1.4),
    ]
    for ring in range(RINGS):
        band = (x - 4, y + ring * h, COLUMNS * w + 8, h - 3)
        drawn.append(rect(*band, (h - 3) * 0.42, fill=room.url("ring"), stroke=KEY, stroke_width=1))
        for column in range(COLUMNS):
            spot = box.spots[ring * COLUMNS + column + 1]
            mid = (x + (column + 0.5) * w, y + ring * h + (h - 3) / 2)
            drawn.append(circle(*mid, min(w, h) * 0.3, fill=CREAM, opacity=0.5))
            if spot.symbol:
                drawn.append(sign(SYMBOLS[spot.symbol], *mid, min(w, h) * 0.27))
    return "".join(drawn)


def rival(table: Table, seat: int, x: float, y: float, plan: Panel, key: str = "p") -> Items:
    g, p = table.view, table.view.players[seat]
    reached = tuple([objective_count(g, seat, o) for o in p.placed])
    hand = (len(p.money), tuple(p.tickets), p.known, len(p.objectives))
    seen = (
        person(table, seat),
        tuple(map(tuple, p.rings)),
        tuple(p.placed),
        reached,
        hand,
        x,
        y,
        plan,
    )
    return region(table, f"rival{seat}", seen, lambda: _rival(table, seat, x, y, plan, key))


def _rival(table: Table, seat: int, x: float, y: float, plan: Panel, key: str) -> list[Item]:
    who = person(table, seat)
    svg = _nameplate(seat, who.name, plan, table.room)
    over = _numbers(who, plan, table.room)
    found = [item(f"{key}{seat}", x, y, svg, PLAIN, in_words(table, who), over=over)]
    found += _hand(table, seat, x, y, plan)
    found += _circus(table, seat, x, y, plan)
    return found + _goals(table, seat, x, y, plan)


@memo
def _nameplate(seat: int, name: str, plan: Panel, room: Room) -> str:
    """Sigil and name; the whole board can be touched."""
    touch = rect(0, 0, plan.w, plan.h, 10, fill="#000", fill_opacity=0)
    wide = (plan.rings[0] if not plan.whole else plan.w) - 46
    wide -= 92 if plan.lines[0] == NAME_LINE else 40
    return (
        touch
        + sigil(seat, 25, 23, 10)
        + write(42, 29, name, 15.5, room.ink, "slab", 400, room=wide, floor=12)
    )


@memo
def _numbers(who: Person, plan: Panel, room: Room) -> str:
    """Fame beside the name, the other counts below."""
    end = plan.rings[0] - 10 if not plan.whole else plan.w - 14
    svg, wide = number(who.points, "points", 20, room.ink)
    fame_y, numbers_y, _ = plan.lines
    left = end - wide if fame_y == NAME_LINE else 14
    drawn = [at(left, fame_y, svg), at(16, numbers_y, numbers(who, 15.5, 9, room))]
    if who.standing in ("choosing", "acting"):
        drawn.append(rect(3, 8, 6, plan.h - 16, 3, fill=room.metal2, stroke=INK, stroke_width=1))
    elif who.standing:
        drawn.append(
            icon(STANDINGS[who.standing], end - wide - 16, NAME_LINE, 17, room.accent, 2.3)
        )
    return "".join(drawn)


def _hand(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    """Backs with how many; tickets that everybody saw lie open."""
    p = table.view.players[seat]
    hidden = len(p.tickets) - p.known
    svg, wide = hidden_hand(len(p.money), hidden, len(p.objectives), plan.card, table.room)
    label = table.words(
        "board-hand-of",
        player=table.player(seat),
        money=len(p.money),
        tickets=len(p.tickets),
        objectives=len(p.objectives),
    )
    found = [item(f"h{seat}", x + 14, y + plan.hand_y, svg, PLAIN, label)]
    end = plan.rings[0] - 8 if not plan.whole else plan.w - 10
    r, start = plan.card * 0.56, plan.known[0] or 20 + wide
    xs = row(p.known, r * 2.2, end - start - 2.2 * r, x + start + r)
    for card, px in zip(p.tickets[: p.known], xs, strict=True):
        face = card_face(table, card)
        svg = plaque(face.family, face.value, 0, 0, r)
        name = table.words("board-known", card=face.name, player=table.player(seat))
        text = card_text(table, face.kind)
        found.append(item(f"c{card}", px, y + plan.known[1], svg, PLAIN, name, text))
    return found


@memo
def hidden_hand(money: int, tickets: int, goals: int, w: float, room: Room) -> tuple[str, float]:
    """Three piles, face down, with their numbers; and how wide that is."""
    drawn, x, h = [], 0.0, w * 1.36
    for deck, count in (("money", money), ("ticket", tickets), ("objective", goals)):
        drawn.append(at(x, 0, back(deck, w, h, room)))
        drawn.append(write(x + w + 4, h / 2 + 5.5, count, 16, room.ink, weight=800))
        x += w + 8 + width(str(count), 16, "ui", 800) + 7
    return "".join(drawn), x - 7


def _circus(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    found, (w, h) = [], plan.spot
    for r, ring in enumerate(table.view.players[seat].rings):
        for column, card in enumerate(ring):
            face = card_face(table, card)
            name = table.words("board-artist-of", card=face.name, player=table.player(seat))
            px, py = x + plan.rings[0] + column * w, y + plan.rings[1] + r * h
            svg, dx, dy = mini(face, plan, table.room)
            text = card_text(table, face.kind)
            found.append(item(f"c{card}", px + dx, py + dy, svg, PLAIN, name, text))
    return found


def mini(face: Face, plan: Panel, room: Room) -> tuple[str, float, float]:
    """A card of a rival's ring, and where it lies in its space."""
    w, h = plan.spot
    if plan.whole:
        scale = (w - 5) / 100
        return at(0, 0, ring_card(face, 100, 76, room), scale=scale), 2.5, (h - 3 - 76 * scale) / 2
    r = min(w * 0.44, h * 0.4)
    return plaque(face.family, face.value, 0, 0, r), w / 2, (h - 3) / 2


def _goals(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    """Objectives on a rival's board."""
    found, r = [], 11 if not plan.whole else 17
    step = r * 2.3
    end = plan.rings[0] - 10 if not plan.whole else plan.w - 14
    placed = table.view.players[seat].placed
    for i, o in enumerate(placed):
        goal = goal_of(table, o)
        svg = goal_token(goal.kind, r, table.room) + picture(goal, 0, 0, r * 0.72)
        px = x + end - r - (len(placed) - 1 - i) * step
        name = table.words("board-goal-of", goal=goal.name, player=table.player(seat))
        found.append(
            item(
                f"o{o}",
                px,
                y + plan.lines[2],
                svg,
                PLAIN,
                name,
                goal_text(table, o),
            )
        )
    return found


@memo
def goal_token(kind: int, r: float, room: Room) -> str:
    return circle(0, 0, r, fill=room.paper, stroke="#35608C", stroke_width=2)
