"""How a player's future looks to a bot: the points it may hope for in the end."""

from __future__ import annotations

from typing import Final

from ..box.components import COLUMNS
from ..rules.scoring import corner_points, effect_points, tally_of
from ..rules.state import AUTOMATONS, ThreeRings
from .columns import columns, objective_value
from .horizon import Horizon
from .majorities import majorities, tents_by_region
from .promises import UNKNOWN, Promise, crowd, purse, ticket_promise, to_hire
from .taste import BACKSTAGE_CARD, ENGINE, NOTE, OBJECTIVE, ROOM, SOME_MONEY
from .venues import venues

FAR: Final = 7  # locomotives beyond these hardly matter
AUTOMATONS_SHOW: Final = 2.0  # what else the Automatons gain for each show to come


class Sight:
    """What is the same for all players: how long the game will last, whose tents stand where."""

    def __init__(self, g: ThreeRings) -> None:
        self.ahead: Final = Horizon(g)
        self.standing: Final = tents_by_region(g)
        self.tents: Final = g.tents.copy()
        self.pawn: Final = g.pawn
        self.scored: Final = g.scored

    def holds(self, g: ThreeRings) -> bool:
        """Whether it all is still so at a table that has come from the same one."""
        return g.pawn == self.pawn and g.scored == self.scored and g.tents == self.tents


def open_value(g: ThreeRings, seat: int, sight: Sight) -> float:
    """The points a player may hope for in the end, from all that lies open."""
    p, t = g.players[seat], sight.ahead
    value = float(p.points) + tickets_value(g, seat)
    value += majorities(g, seat + 1, t, sight.standing)
    for objective in p.placed:
        value += objective_value(g, seat, objective, t)
    return value + symbols(g, seat, t) + venues(g, seat, t)


def hand_value(g: ThreeRings, seat: int, t: Horizon) -> float:
    """What the cards of a hand promise to whoever holds them."""
    coins, hopes = coins_in_hand(g, seat, t), hopes_in_hand(g, seat, t)
    value = t.taste[BACKSTAGE_CARD] * t.soon * backstage_cards(g, seat)
    value += purse(g, seat, coins, t) + to_hire(promises_in_hand(g, seat, t), coins, t)
    return value + columns(g, seat, hopes, t) - crowd(g.players[seat].hand_size(), t)


# A hand as its player knows it: a card that is drawn only in thought, 0, is like any other.


def coins_in_hand(g: ThreeRings, seat: int, t: Horizon) -> int:
    coins, unseen = 0, 0
    for card in g.players[seat].money:
        if card:
            coins += g.box.value[card]
        else:
            unseen += 1
    return coins + int(t.taste[SOME_MONEY] * unseen)


def backstage_cards(g: ThreeRings, seat: int) -> int:
    found, box = 0, g.box
    for card in g.players[seat].money:
        if card and box.kind[card] >= box.first_backstage:
            found += 1
    return found


def promises_in_hand(g: ThreeRings, seat: int, t: Horizon) -> list[Promise]:
    tickets = g.players[seat].tickets
    return [ticket_promise(g, seat, card, t) if card else UNKNOWN for card in tickets]


def hopes_in_hand(g: ThreeRings, seat: int, t: Horizon) -> list[float]:
    """What each objective may bring."""
    objectives = g.players[seat].objectives
    some = t.taste[OBJECTIVE]
    return [objective_value(g, seat, card, t) if card else some for card in objectives]


def likely_value(g: ThreeRings, seat: int, t: Horizon) -> float:
    """The same for a hidden hand: by how many cards it has, and the tickets everybody knows."""
    p = g.players[seat]
    promises = [ticket_promise(g, seat, card, t) for card in p.tickets[: p.known]]
    promises += [UNKNOWN] * (len(p.tickets) - p.known)
    coins = int(t.taste[SOME_MONEY] * len(p.money))
    value = purse(g, seat, coins, t) + to_hire(promises, coins, t)
    hopes = [t.taste[OBJECTIVE]] * len(p.objectives)
    return value + columns(g, seat, hopes, t) - crowd(p.hand_size(), t)


def tickets_value(g: ThreeRings, seat: int) -> float:
    """What the tickets in the rings bring at the end."""
    p = g.players[seat]
    tally = tally_of(p)
    value = corner_points(g, tally.cards)
    for ring in p.rings:
        for place in range(len(ring)):
            value += effect_points(g, tally, ring, place)
    return float(value)


def symbols(g: ThreeRings, seat: int, t: Horizon) -> float:
    """Banknotes and locomotives for all shows to come, and room for those who follow."""
    p = g.players[seat]
    value = t.taste[NOTE] * p.banknotes * max(0.0, t.shows - 0.7)
    value += t.taste[ROOM] * room(g, seat) * t.shows
    return value + t.taste[ENGINE] * min(p.locomotives, FAR) * t.shows


def room(g: ThreeRings, seat: int) -> int:
    """Free spaces in the rings, for each money artist there."""
    found = 0
    for ring in g.players[seat].rings:
        for card in ring:
            if g.box.kinds[g.box.kind[card]].per_after:
                found += COLUMNS - len(ring)
    return found


def automatons_prospect(g: ThreeRings, sight: Sight) -> float:
    """The same for the Automatons, roughly."""
    a = g.automata[0]
    value = a.points + corner_points(g, a.artists) + AUTOMATONS_SHOW * sight.ahead.shows
    return value + majorities(g, AUTOMATONS, sight.ahead, sight.standing)
