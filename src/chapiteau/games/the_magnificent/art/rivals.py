"""The boards of the others, smaller: camp, gems, posters over tents, cards with their dice."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import Point, at, rect
from ....draw.text import write
from ....draw.tokens import shadow
from ....words import Section
from ..box.components import ALL_GEMS
from ..words.outline_player import player as board_in_words
from ..words.texts import master_text, poster_text, talent_text, tent_text
from .bills import poster_card, poster_chip
from .camp import grid_ground, rival_camp
from .displays import bill_for, card_of
from .hand import dice_on, worth_now
from .icons import gem, talent
from .masters import SLOT, master_card, master_slip
from .masters import H as CARD_H
from .masters import W as CARD_W
from .own import Person, due_plate, in_short, nameplate, person, points_plate, standing_sign
from .shows import tent_key
from .table import Items, Table
from .talents import talent_tile
from .theme import Room
from .wheels import tent_token


@dataclass(frozen=True)
class Panel:
    """How a rival's board is laid out, from the corner of its panel."""

    w: float
    h: float
    camp: Point
    step: float  # a cell of the camp
    coins: Point
    gems: tuple[Point, ...]
    tokens: Point
    hat: Point
    talents: Point
    talent: Point  # how large a talent tile is
    shows: tuple[Point, ...]
    poster: float  # how wide a poster is
    tent: Point  # the middle of a tent, from the corner of its poster
    cards: tuple[Point, ...]
    card: float  # how wide a master card is


def in_words(section: Section) -> str:
    """A section with all that is below it, line by line."""
    lines = [*section.lines]
    for part in section.sections:
        lines += [f"{part.title}:", *part.lines]
    return "\n".join(lines)


@memo
def panel_ground(plan: Panel, room: Room) -> str:
    """A rival's panel with an empty camp: it never changes."""
    w, h = plan.w, plan.h
    return (
        shadow(0, 0, w, h, 12, room)
        + rect(0, 0, w, h, 12, fill=room.panel, stroke=room.line, stroke_width=1.2)
        + at(*plan.camp, grid_ground(plan.step, room))
    )


@memo
def _touch(p: Person, plan: Panel, room: Room) -> str:
    touch = rect(0, 0, plan.w, plan.h, 12, fill="#000", fill_opacity=0)
    return touch + at(12, 24, nameplate(p.seat, p.name, plan.w - 130, room))


@memo
def _over(p: Person, plan: Panel, room: Room) -> str:
    """What a player is about, and a bar while it is their turn."""
    drawn = at(12, 24, standing_sign(p, plan.w - 130, room))
    if p.standing in ("choosing", "acting"):
        drawn += rect(3, 8, 5, plan.h - 16, 2.5, fill=room.metal2, stroke=INK, stroke_width=0.8)
    return drawn


def _numbers(table: Table, p: Person, x: float, y: float, plan: Panel) -> list[Item]:
    """The numbers people compare: each its own piece, because they change apart."""
    room, words = table.room, table.words
    points, coins = points_plate(p.points, 22, room), due_plate(p.coins, p.due, 18, room)
    label = words("outline-coins", coins=p.coins, due=p.due)
    return [
        item(
            f"pts{p.seat}",
            x + plan.w - 78,
            y + 24,
            points,
            PLAIN,
            words("outline-points", points=p.points),
        ),
        item(f"due{p.seat}", x + plan.coins[0], y + plan.coins[1], coins, PLAIN, label),
    ]


def rival(table: Table, seat: int, x: float, y: float, plan: Panel, key: str = "who") -> Items:
    p, view = table.view.players[seat], table.view
    seen = (
        person(table, seat), x, y, plan, tuple(p.laid), p.filled, p.board, p.side, tuple(p.gems),
        p.tokens, p.parked, tuple(p.posters), tuple(p.tents), tuple(p.masters), tuple(p.talents),
        len(p.hand), tuple(p.completed), tuple(p.dice),
        tuple(view.chosen[seat]) if view.chosen else (),
    )  # fmt: skip
    board = table.region(f"rival{seat}", seen, lambda: _rival(table, seat, x, y, plan, key))
    places = [(x + cx, y + cy) for cx, cy in plan.cards]
    k = plan.card / CARD_W
    small = plan.card < WHOLE_CARD
    slot = (plan.card - 9, 8.0) if small else (SLOT[0] * k, SLOT[1] * k)
    return board + dice_on(table, seat, places, slot, 20 if small else 31 * k)


def _rival(table: Table, seat: int, x: float, y: float, plan: Panel, key: str) -> list[Item]:
    room, who = table.room, person(table, seat)
    text = in_words(board_in_words(table.view, table.telling, seat))
    label = in_short(table, who)
    svg, over = _touch(who, plan, room), _over(who, plan, room)
    items = [item(f"{key}{seat}", x, y, svg, PLAIN, label, text, over)]
    x0, y0 = x + plan.camp[0], y + plan.camp[1]
    items += [*_numbers(table, who, x, y, plan), *rival_camp(table, seat, x0, y0, plan.step)]
    items += _stores(table, seat, x, y, plan)
    items += _shows(table, seat, x, y, plan)
    return items + _cards(table, seat, x, y, plan)


@memo
def _gem(colour: int, count: int, room: Room) -> str:
    ink = room.ink if count else room.muted
    return gem(colour, 0, 0, 7.5) + write(11, 5.5, count, 15, ink, weight=800)


@memo
def _tokens(ready: int, parked: int, room: Room) -> str:
    """Talents that can be used, and those that rest until the round ends."""
    return (
        talent(0, 0, 8.5)
        + write(12, 5.5, ready, 15, room.ink, weight=800)
        + talent(38, 0, 8.5, True)
        + write(50, 5.5, parked, 15, room.muted, weight=800)
    )


def _stores(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    """Gems, talents and talent tiles."""
    p, room, items = table.view.players[seat], table.room, list[Item]()
    for colour, (gx, gy) in zip(ALL_GEMS, plan.gems, strict=True):
        label = table.words("some-gems", count=p.gems[colour], gem=table.name("gem", colour))
        svg = _gem(colour, p.gems[colour], room)
        items.append(item(f"gem{seat}-{colour}", x + gx, y + gy, svg, PLAIN, label))
    label = table.words("outline-tokens", count=p.tokens, parked=p.parked)
    at_x, at_y = x + plan.tokens[0], y + plan.tokens[1]
    items.append(item(f"tokens{seat}", at_x, at_y, _tokens(p.tokens, p.parked, room), PLAIN, label))
    tw, th = plan.talent
    for i, spot in enumerate(p.talents):
        name, text = table.name("spot", spot), talent_text(table.telling, spot)
        svg = talent_tile(table.box, spot, name if tw > 80 else "", tw, th, room)
        place = (x + plan.talents[0] + i * (tw + 4), y + plan.talents[1])
        items.append(item(f"s{spot}", *place, svg, PLAIN, name, text))
    return items


def _shows(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    """Posters with the tents that belong to them."""
    p, items, room = table.view.players[seat], list[Item](), table.room
    for place, (px, py) in enumerate(plan.shows, 1):
        poster, tent = p.posters[place], p.tents[place]
        if poster:
            bill, w = bill_for(table, poster), plan.poster
            small = poster_chip(bill, w, w * 1.46, room)
            svg = poster_card(bill, w, room) if w > WHOLE_POSTER else small
            text = poster_text(table.telling, poster)
            items.append(
                item(f"p{poster}", x + px, y + py, svg, PLAIN, table.name("poster", poster), text)
            )
        if tent:
            svg, text = tent_token(table.box, tent, 30), tent_text(table.telling, tent)
            place_ = (x + px + plan.tent[0], y + py + plan.tent[1])
            items.append(
                item(
                    tent_key(table, tent, seat), *place_, svg, PLAIN, table.name("tent", tent), text
                )
            )
    return items


def _cards(table: Table, seat: int, x: float, y: float, plan: Panel) -> list[Item]:
    p, items = table.view.players[seat], list[Item]()
    w = plan.card
    for (cx, cy), master in zip(plan.cards, p.masters, strict=False):
        small = master_slip(table.box, master, w, w * CARD_H / CARD_W, table.room)
        whole = master_card(card_of(table, master), table.box, w, table.room)
        name, text = table.name("master", master), master_text(table.telling, master)
        worth = table.words("board-worth", points=worth_now(table, seat, master))
        svg = small if w < WHOLE_CARD else whole
        items.append(item(f"m{master}", x + cx, y + cy, svg, PLAIN, name, f"{text}\n{worth}"))
    return items


WHOLE_POSTER = 44  # a poster that is wider shows everything
WHOLE_CARD = 80
