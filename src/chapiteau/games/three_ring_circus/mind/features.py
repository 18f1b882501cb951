"""What a seat sees as a row of numbers: its own things first, then those of the others clockwise.

Written from the table itself, with the eyes of the seat: what `hide` turns face down counts as
face down here. Written from the seat's view it is the same.
"""

from __future__ import annotations

from typing import Final

from ....core.cards import Supply
from ....core.event import UNKNOWN, sees
from ....core.mind import Bounds
from ....core.observing.row import Row
from ....core.step import Step
from ....core.wire import parameters
from ..box.components import (
    COLUMNS,
    DISPLAY,
    FAMILIES,
    FIRST_TICKET_KIND,
    KINDS,
    MOST_TICKETS,
    REGIONS,
    SPACES,
    SPOTS,
    TOKENS,
    CircusBox,
)
from ..rules.automatons.state import Automaton
from ..rules.circus import Circus
from ..rules.moves import DISCARD, FIRST_OBJECTIVE_KIND, PLACE, PLAY
from ..rules.state import AUTOMATONS, NEUTRAL, ThreeRings

QUESTIONS: Final = [
    "", "PlaceCaravan", "FirstHire", "Act", "PlayAnother", "Swap", "SwapWith", "PlaceObjective",
    "TakeTicket", "Backstage", "DiscardDown",
]  # fmt: skip
"""What may be asked, by number; 0 when the game is over."""
NUMBERS: Final = {name: i for i, name in enumerate(QUESTIONS)}
MOST: Final = 999
LANE: Final = 24  # choices of an open plan
PLACES: Final = len(SPACES) - 1
IN_PLAY: Final = len(REGIONS) - 1
MONEY_KINDS: Final = FIRST_TICKET_KIND - 1
LONGEST_ROUTE: Final = PLACES


def bounds(box: CircusBox, seats: int) -> Bounds:
    """The length, lowest and highest value of each list."""
    return {
        **_board_bounds(box),
        **_turn_bounds(box, seats),
        **_automaton_bounds(box),
        **_circus(box, seats),
    }


def _board_bounds(box: CircusBox) -> Bounds:
    return {
        "start": (len(box.starts), 0, 1),
        "pawn": (1, 0, LONGEST_ROUTE),
        "popcorn": (1, 0, 1),
        "scored": (1, 0, IN_PLAY),
        "passes": (1, 0, 4),
        "pawn_stays": (1, 0, 1),
        "metropolis": (IN_PLAY, 0, len(box.metropolis_cards) - 1),
        "faces": (IN_PLAY, 0, len(box.faces) - 1),
        "tent_places": (box.tent_places, 0, NEUTRAL),
        "row": (DISPLAY, 0, KINDS),
        "decks": (3, 0, MOST),
        "money_discard": (MONEY_KINDS, 0, MOST),
        "ticket_discard": (MOST_TICKETS, 0, MOST),
        "objective_discard": (box.objective_cards, 0, 1),
    }


def _turn_bounds(box: CircusBox, seats: int) -> Bounds:
    return {
        "first": (seats, 0, 1),
        "holder": (seats + 1, 0, 1),
        "asks": (len(QUESTIONS), 0, 1),
        "asks_seat": (seats, 0, 1),
        "asks_number": (1, 0, MOST),
        "lane": (LANE, 0, _last_move(box) + 1),
    }


def _last_move(box: CircusBox) -> int:
    """The highest number of a move that this box may ask for."""
    objectives, backstage = box.objective_cards, box.first_backstage
    discard = DISCARD[FIRST_OBJECTIVE_KIND - 1 + objectives]
    return max([PLACE[objectives].id, PLAY[backstage].id, discard.id])


def _automaton_bounds(box: CircusBox) -> Bounds:
    return {
        "automatons_points": (1, 0, MOST),
        "automatons_at": (1, 0, PLACES),
        "automatons_markers": (2, 0, MOST),
        "automatons_artists": (MOST_TICKETS, 0, MOST),
        "automatons_tokens": (TOKENS, 0, len(FAMILIES)),
        "automatons_deck": (2, 0, box.automa_cards),
        "automatons_played": (box.automa_cards, 0, 1),
        "automatons_card": (box.automa_cards, 0, 1),
        "automatons_shows": (PLACES, 0, 1),
    }


def _circus(box: CircusBox, seats: int) -> Bounds:
    return {
        "points": (seats, 0, MOST),
        "at": (seats, 0, PLACES),
        "spots": (seats * SPOTS, 0, KINDS),
        "placed": (seats * box.objective_cards, 0, 1),
        "symbols": (seats * 3, 0, MOST),
        "shows": (seats * PLACES, 0, 1),
        "money": (seats * MONEY_KINDS, 0, MOST),
        "tickets": (seats * MOST_TICKETS, 0, MOST),
        "objectives": (seats * box.objective_cards, 0, 1),
        "hand_sizes": (seats * 3, 0, MOST),
    }


def write(g: ThreeRings, seat: int, row: Row) -> None:
    """All that a seat sees, in the order of `bounds`."""
    order = [(seat + k) % g.seats for k in range(g.seats)]
    _board(g, order, row)
    _discards(g, seat, row)
    _turn(g, seat, order, row)
    _automaton(g, row)
    players = [g.players[s] for s in order]
    _circuses(g.box, players, row)
    _hands(g.box, players, row)


def _board(g: ThreeRings, order: list[int], row: Row) -> None:
    box = g.box
    row.one_hot(len(box.starts), g.variant)
    row.number(g.pawn)
    row.number(1 if g.popcorn else 0)
    row.number(g.scored)
    row.number(g.passes)
    row.number(1 if g.pawn_stays else 0)
    row.numbers(g.metropolis, 1)
    row.numbers(g.faces, 1)
    row.mapped(_troupes(order), g.tents)
    row.mapped(box.kind, g.row)
    row.number(len(g.money.deck))
    row.number(len(g.tickets.deck))
    row.number(len(g.objective_deck))


def _troupes(order: list[int]) -> list[int]:
    """Every troupe as a seat sees it: its own is 1; those of nobody at the table stay."""
    found = list(range(NEUTRAL + 1))
    for k, s in enumerate(order):
        found[s + 1] = k + 1
    return found


def _discards(g: ThreeRings, seat: int, row: Row) -> None:
    """The discarded cards that a seat has seen go."""
    _seen(g.box, 1, MONEY_KINDS, g.money, seat, row)
    _seen(g.box, FIRST_TICKET_KIND, MOST_TICKETS, g.tickets, seat, row)
    row.places(g.box.objective_cards, g.objective_discard)


def _seen(box: CircusBox, first: int, length: int, supply: Supply, seat: int, row: Row) -> None:
    at = row.at - first
    for i, card in enumerate(supply.discard):
        if card != UNKNOWN and sees(seat, supply.known[i]):
            row.add(at + box.kind[card])
    row.skip(length)


def _kinds(box: CircusBox, first: int, length: int, cards: list[int], count: int, row: Row) -> None:
    """How many of the first `count` cards are of each kind, from the kind `first` on; unseen ones
    are left out."""
    at = row.at - first
    for i in range(count):
        card = cards[i]
        if card != UNKNOWN:
            row.add(at + box.kind[card])
    row.skip(length)


def _turn(g: ThreeRings, seat: int, order: list[int], row: Row) -> None:
    whose = g.asked_for(seat) if g.stack else seat
    row.one_hot(g.seats, order.index(g.first))
    row.one_hot(g.seats + 1, g.seats if g.holder == AUTOMATONS else order.index(g.holder - 1))
    row.one_hot(len(QUESTIONS), NUMBERS[type(g.stack[-1]).__name__] if g.stack else 0)
    row.one_hot(g.seats, order.index(whose))
    row.number(_number(g))
    at = row.at
    if g.chosen:
        for i, move in enumerate(g.chosen[seat]):
            if i < LANE:
                row.put(at + i, move.id + 1)
    row.skip(LANE)


def _number(g: ThreeRings) -> int:
    """What the question is about, besides whom it asks."""
    if g.stack:
        step: Step[ThreeRings] = g.stack[-1]
        for name in parameters(step):
            if name != "seat":
                return int(getattr(step, name))
    return 0


def _automaton(g: ThreeRings, row: Row) -> None:
    """The Automatons' circus, untouched where they do not play."""
    box = g.box
    a = g.automata[0] if g.automata else Automaton(box.fortune_cards)
    row.number(a.points)
    row.number(a.at)
    row.number(a.pedestals)
    row.number(a.locomotives)
    _kinds(box, FIRST_TICKET_KIND, MOST_TICKETS, a.artists, len(a.artists), row)
    for i in range(TOKENS):
        row.number(a.tokens[i] if i < a.revealed else 0)
    row.number(len(a.deck))
    row.number(min(a.artist_cards, box.automa_cards))
    row.places(box.automa_cards, a.played)
    row.one_hot(box.automa_cards, a.card - 1)
    row.bits(PLACES, a.shows, 1)


def _circuses(box: CircusBox, players: list[Circus], row: Row) -> None:
    """What lies open before each player."""
    for p in players:
        row.number(p.points)
    for p in players:
        row.number(p.at)
    for p in players:
        for ring in p.rings:
            at = row.at
            for i, card in enumerate(ring):
                row.put(at + i, box.kind[card])
            row.skip(COLUMNS)
    for p in players:
        row.places(box.objective_cards, p.placed)
    for p in players:
        row.number(p.pedestals)
        row.number(p.banknotes)
        row.number(p.locomotives)
    for p in players:
        row.bits(PLACES, p.shows, 1)


def _hands(box: CircusBox, players: list[Circus], row: Row) -> None:
    """The viewer's cards, and of the others' the tickets that all saw them take."""
    mine = players[0]
    _kinds(box, 1, MONEY_KINDS, mine.money, len(mine.money), row)
    row.skip((len(players) - 1) * MONEY_KINDS)
    for k, p in enumerate(players):
        count = min(p.known, len(p.tickets)) if k else len(p.tickets)
        _kinds(box, FIRST_TICKET_KIND, MOST_TICKETS, p.tickets, count, row)
    row.places(box.objective_cards, mine.objectives)
    row.skip((len(players) - 1) * box.objective_cards)
    for p in players:
        row.number(len(p.money))
        row.number(len(p.tickets))
        row.number(len(p.objectives))
