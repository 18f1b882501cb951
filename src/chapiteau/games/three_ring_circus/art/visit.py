"""A player's card: all that is public of them, for whoever visits."""

from __future__ import annotations

from typing import Final

from ....draw.layout import row
from ....draw.lettering.text import width, write
from ....draw.pen import piece
from ....draw.scene import Item, Scene, Shade, scene_of
from ....draw.svg import at
from ....words import Telling
from ..box.components import COLUMNS, RINGS
from ..rules.scoring import objective_count
from ..rules.state import ThreeRings
from .own.circus import COUNTS
from .own.hand import known_ticket
from .own.rings import Stage, bare_space, sawdust
from .pieces.cards import back, mini
from .pieces.defs import defs
from .pieces.faces import face_of
from .pieces.marks import number
from .pieces.objectives import goal_card, goal_of
from .pieces.texts import card_text, goal_text
from .pieces.wooden import tile
from .table import Items, Quill, Table
from .theme import THEMES

WIDE: Final = 340.0
STAGE: Final = Stage(0.0, 84.0, 38.0, 55.0, 62.0, 59.0, 72.0)
HAND_Y: Final = 306.0
CARDS_Y: Final = 354.0
GOAL: Final = (108.0, 112.0)


@piece
def _numbers(pen: Quill, seat: int, points: int, values: tuple[int, ...], side: str) -> Item:
    """Points, what the circus counts, and the tile of the great circus if it lies here."""
    room, words = pen.room, pen.words
    drawn = [at(4, 22, number(points, "points", 24, room.ink)[0])]
    x = 4.0
    for value, what in zip(values, COUNTS, strict=True):
        svg, w = number(value, what, 18, room.ink, seat + 1)
        drawn.append(at(x, 58, svg))
        x += w + 26
    if side:
        drawn.append(at(WIDE - 26, 24, tile(side, 20)))
    pedestals, notes, engines, tents = values
    said = words(
        "board-counts", pedestals=pedestals, banknotes=notes, locomotives=engines, tents=tents
    )
    lines = [words("outline-points", points=points), said]
    lines += [words(f"board-tile-{side}")] if side else []
    return Item("numbers", 0, 0, "".join(drawn), label=" ".join(lines))


@piece
def _artist(pen: Quill, card: int, seat: int, x: float, y: float) -> Item:
    face = face_of(pen, pen.box.kind[card])
    label = pen.words("board-artist-of", card=face.name, player=pen.player(seat))
    svg = mini(face, STAGE.w, STAGE.h, pen.room)
    return Item(f"c{card}", x, y, svg, label=label, text=card_text(pen, face.kind))


@piece
def _hand(pen: Quill, seat: int, money: int, tickets: int, known: int, goals: int) -> Item:
    """Three piles, face down, with their numbers."""
    drawn, x = list[str](), 4.0
    for deck, count in (("money", money), ("ticket", tickets - known), ("objective", goals)):
        drawn.append(at(x, 0, back(deck, 28, 38, pen.room)))
        drawn.append(write(x + 36, 26, count, 20, pen.room.ink, weight=800))
        x += 36 + width(str(count), 20, "ui", 800) + 26
    said = {"money": money, "tickets": tickets, "objectives": goals}
    label = pen.words("board-hand-of", player=pen.player(seat), **said)
    return Item(f"h{seat}", 0, HAND_Y, "".join(drawn), label=label)


@piece
def _goal(pen: Quill, objective: int, seat: int, reached: int, x: float, y: float) -> Item:
    goal = goal_of(pen, objective)
    label = pen.words("board-goal-of", goal=goal.name, player=pen.player(seat))
    svg = goal_card(goal, *GOAL, reached, pen.room)
    return Item(f"o{objective}", x, y, svg, label=label, text=goal_text(pen, objective))


def _circus(table: Table, seat: int) -> Items:
    pen, rings = table.pen, table.view.players[seat].rings
    found = [sawdust(pen, STAGE, r) for r in range(1, RINGS + 1)]
    for r, cards in enumerate(rings):
        found += [_artist(pen, card, seat, *STAGE.spot(r, i)) for i, card in enumerate(cards)]
        found += [
            bare_space(pen, STAGE, r * COLUMNS + column + 1)
            for column in range(len(cards), COLUMNS)
        ]
    return tuple(found)


def visit(view: ThreeRings, telling: Telling, theme: Shade, seat: int) -> Scene:
    """From what spectators see."""
    table = Table(view, telling, THEMES[theme], -1, "tall")
    p, pen = view.players[seat], table.pen
    side = ("popcorn" if view.popcorn else "troupe") if view.holder == seat + 1 else ""
    values = (p.pedestals, p.banknotes, p.locomotives, view.box.tents - p.tents)
    hand = _hand(pen, seat, len(p.money), len(p.tickets), p.known, len(p.objectives))
    parts: list[Items] = [
        (_numbers(pen, seat, p.points, values, side),),
        _circus(table, seat),
        (hand,),
    ]
    y, known = CARDS_Y, p.tickets[: p.known]
    if known:
        xs = row(len(known), 86, WIDE - 80)
        parts.append(
            tuple(
                [
                    known_ticket(pen, c, seat, (x, y, 80.0, 96.0))
                    for c, x in zip(known, xs, strict=True)
                ]
            )
        )
        y += 106
    if p.placed:
        reached = [objective_count(view, seat, o) for o in p.placed]
        goals = zip(p.placed, reached, strict=True)
        step = GOAL[0] + 8
        parts.append(tuple([_goal(pen, o, seat, n, i * step, y) for i, (o, n) in enumerate(goals)]))
        y += GOAL[1] + 10
    return scene_of((WIDE, y), defs(table.room), (parts,))
