"""What a seat sees as a row of numbers: its own things first, then those of the others clockwise.

Written from the table itself, with the eyes of the seat: what `hide` turns face down counts as
face down here. Written from the seat's view it is the same.
"""

from __future__ import annotations

from typing import Final

from ....core.event import sees
from ....core.observing.row import Row
from ....core.step import Step
from ....core.wire import parameters
from ..box.components import (
    CELLS,
    LADDER,
    MAIN_SPOTS,
    TRANSPARENT,
    WHEEL,
    ZONES,
    MagnificentBox,
)
from ..rules.player import Player
from ..rules.state import Magnificent
from .layout import ARGUMENTS, FACINGS, QUESTIONS

NUMBERS: Final = {name: i for i, name in enumerate(QUESTIONS)}


def write(g: Magnificent, seat: int, row: Row) -> None:
    """All that `seat` can see, in the order of `bounds`."""
    order = [(seat + k) % g.seats for k in range(g.seats)]
    _board(g, row)
    _asked(g, seat, order, row)
    _lane(g, seat, row)
    _turn(g, g.asked_for(seat) if g.stack else seat, row)
    players = [g.players[s] for s in order]
    _belongings(g.box, players, row)
    _cards(g.box, players, order, row)
    _grounds(g.box, players, row)


def _board(g: Magnificent, row: Row) -> None:
    box = g.box
    masters, posters, tiles = box.master_count, box.poster_count, box.spot_count - MAIN_SPOTS
    row.number(g.round)
    row.numbers(g.pool, 1)
    row.numbers(g.reserve, 1)
    row.number(len(g.master_deck))
    row.number(len(g.talent_deck))
    row.number(len(g.poster_deck))
    row.one_hots(masters, g.lot_masters)
    row.one_hots(tiles, g.lot_talents, MAIN_SPOTS + 1)
    _talents(tiles, g.draft, row)
    row.one_hots(posters, g.shown)
    row.places(masters, g.master_discard)
    _talents(tiles, g.talent_discard, row)
    row.places(posters, g.poster_discard)
    row.numbers(g.supply, 1)
    row.one_hots(WHEEL, g.wagons, 0)
    row.numbers(g.standing[: (TRANSPARENT - 1) * WHEEL])
    row.places(box.tent_count, g.spare_tents)
    row.places(LADDER, g.neutral_hats)


def _talents(tiles: int, spots: list[int], row: Row) -> None:
    at = row.at - MAIN_SPOTS - 1
    for spot in spots:
        if spot != MAIN_SPOTS:
            row.put(at + spot, 1)
    row.skip(tiles)


def _asked(g: Magnificent, seat: int, order: list[int], row: Row) -> None:
    """Who is asked what."""
    whose = g.asked_for(seat) if g.stack else seat
    row.one_hot(g.seats, order.index(g.first))
    row.one_hot(len(QUESTIONS), NUMBERS[type(g.stack[-1]).__name__] if g.stack else 0)
    row.one_hot(g.seats, order.index(whose))
    at = row.at
    if g.stack:
        step: Step[Magnificent] = g.stack[-1]
        for name in parameters(step):
            if name != "seat":
                number: int = getattr(step, name)
                row.number(number)
    row.at = at + ARGUMENTS
    for s in order:
        row.number(1 if g.has_finished(s) else 0)


def _lane(g: Magnificent, seat: int, row: Row) -> None:
    """What the seat has chosen face down."""
    masters, coins, closed = row.at - 1, 0, 0
    zones = masters + g.box.master_count
    if g.chosen:
        for move in g.chosen[seat]:
            if move.noun == "master":
                row.put(masters + move.arg, 1)
            elif move.noun == "zone":
                row.put(zones + move.arg, 1)
            elif move.verb == "coins":
                coins = move.arg + 1
            else:
                closed = 1
    row.skip(g.box.master_count + len(ZONES))
    row.number(coins)
    row.number(closed)


def _turn(g: Magnificent, whose: int, row: Row) -> None:
    """What the turn has come to."""
    row.one_hot(FACINGS, g.die - 1)
    row.one_hot(g.box.master_count, g.card - 1)
    row.one_hot(TRANSPARENT - 1, g.colour - 1)
    row.number(g.power(whose) if g.colour else 0)
    row.number(g.extra)
    row.number(1 if g.bonus_used else 0)
    row.one_hot(3, g.action - 1)
    row.numbers(g.on_spots, 1)
    row.number(g.due_large)
    row.number(g.due_small)
    row.number(g.limit)
    row.numbers(g.needed, 1)
    row.number(g.ignoring)
    row.number(g.done_posters)


def _belongings(box: MagnificentBox, players: list[Player], row: Row) -> None:
    """Board, points, coins, gems and talents of each player."""
    for p in players:
        row.one_hot(4, p.board - 1)
    for p in players:
        row.number(p.side)
    for p in players:
        row.number(p.points)
    for p in players:
        row.number(p.coins)
    for p in players:
        row.number(p.due())
    for p in players:
        row.numbers(p.gems, 1)
    for p in players:
        row.number(p.tokens)
        row.number(p.parked)
    for p in players:
        _talents(box.spot_count - MAIN_SPOTS, p.talents, row)


def _cards(box: MagnificentBox, players: list[Player], order: list[int], row: Row) -> None:
    """Hands as far as the viewer has held them, masters with their dice, and posters."""
    masters = box.master_count
    for p in players:
        if sees(order[0], p.hand_seen):
            row.places(masters, p.hand)
        else:
            row.skip(masters)
    for p in players:
        row.number(len(p.hand))
    for p in players:
        for s in order:
            row.number(p.hand_seen >> s & 1)
    for p in players:
        row.places(masters, p.masters)
    for p in players:
        at = row.at - 1
        for i, master in enumerate(p.masters):
            row.put(at + master, p.dice[i])
        row.skip(masters)
    for p in players:
        row.numbers(p.pips, 1)
    for p in players:
        row.numbers(p.posters, 1)


def _grounds(box: MagnificentBox, players: list[Player], row: Row) -> None:
    """Tents, finished posters, camp and hats of each player."""
    for p in players:
        row.numbers(p.tents, 1)
    for p in players:
        row.places(box.poster_count, p.completed)
    for p in players:
        for colour in range(1, TRANSPARENT):
            row.over(p.painted[colour], colour)
        row.over(p.filled, TRANSPARENT)
        row.skip(CELLS)
    for p in players:
        row.numbers(p.built, 1)
    for p in players:
        row.numbers(p.hats)
    for p in players:
        row.number(p.shows)
