"""The table as named integer lists of fixed length, from a view: the viewer's seat first."""

from __future__ import annotations

from typing import Final

from ....core.event import UNKNOWN
from ....core.lists import one_hot, places
from ....core.mind import Bounds, Features
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
from ..rules.state import AUTOMATONS, NEUTRAL, NOBODYS, ThreeRings

QUESTIONS: Final = [
    "", "PlaceCaravan", "FirstHire", "Act", "PlayAnother", "Swap", "SwapWith", "PlaceObjective",
    "TakeTicket", "Backstage", "DiscardDown",
]  # fmt: skip
"""What may be asked, by number; 0 when the game is over."""
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


def features(view: ThreeRings, seat: int) -> Features:
    """All that `seat` can see."""
    order = [(seat + k) % view.seats for k in range(view.seats)]
    found = {**_board(view, order), **_turn(view, seat, order), **_automaton(view)}
    for key in _player(view.box, view.players[0]):
        found[key] = []
    for s in order:
        for key, values in _player(view.box, view.players[s]).items():
            found[key] += values
    return found


def _board(view: ThreeRings, order: list[int]) -> Features:
    box = view.box
    return {
        "start": one_hot(len(box.starts), view.variant),
        "pawn": [view.pawn],
        "popcorn": [1 if view.popcorn else 0],
        "scored": [view.scored],
        "passes": [view.passes],
        "pawn_stays": [1 if view.pawn_stays else 0],
        "metropolis": view.metropolis[1:],
        "faces": view.faces[1:],
        "tent_places": [_whose(troupe, order) for troupe in view.tents],
        "row": [box.kind[card] for card in view.row],
        "decks": [len(view.money.deck), len(view.tickets.deck), len(view.objective_deck)],
        "money_discard": _kinds(box, 1, MONEY_KINDS, view.money.discard),
        "ticket_discard": _kinds(box, FIRST_TICKET_KIND, MOST_TICKETS, view.tickets.discard),
        "objective_discard": places(box.objective_cards, view.objective_discard),
    }


def _whose(troupe: int, order: list[int]) -> int:
    """A troupe as a seat sees it: its own is 1."""
    if troupe in (NOBODYS, AUTOMATONS, NEUTRAL):
        return troupe
    return order.index(troupe - 1) + 1


def _kinds(box: CircusBox, first: int, length: int, cards: list[int]) -> list[int]:
    """How many cards of each kind, from the first on; unseen ones are left out."""
    found = [0] * length
    for card in cards:
        if card != UNKNOWN:
            found[box.kind[card] - first] += 1
    return found


def _turn(view: ThreeRings, seat: int, order: list[int]) -> Features:
    whose = view.seat if view.stack else seat
    holder = view.seats if view.holder == AUTOMATONS else order.index(view.holder - 1)
    lane = [move.id + 1 for move in view.chosen[seat]][:LANE] if view.chosen else []
    return {
        "first": one_hot(view.seats, order.index(view.first)),
        "holder": one_hot(view.seats + 1, holder),
        "asks": one_hot(len(QUESTIONS), _question(view)),
        "asks_seat": one_hot(view.seats, order.index(whose)),
        "asks_number": [_number(view)],
        "lane": lane + [0] * (LANE - len(lane)),
    }


def _question(view: ThreeRings) -> int:
    return QUESTIONS.index(type(view.stack[-1]).__name__) if view.stack else 0


def _number(view: ThreeRings) -> int:
    """What the question is about, besides whom it asks."""
    if view.stack:
        step: Step[ThreeRings] = view.stack[-1]
        for name in parameters(step):
            if name != "seat":
                return int(getattr(step, name))
    return 0


def _automaton(view: ThreeRings) -> Features:
    """The Automatons' circus, untouched where they do not play."""
    box = view.box
    a = view.automata[0] if view.automata else Automaton(box.fortune_cards)
    tokens = [a.tokens[i] if i < a.revealed else 0 for i in range(TOKENS)]
    artists = _kinds(box, FIRST_TICKET_KIND, MOST_TICKETS, a.artists)
    return {
        "automatons_points": [a.points],
        "automatons_at": [a.at],
        "automatons_markers": [a.pedestals, a.locomotives],
        "automatons_artists": artists,
        "automatons_tokens": tokens,
        "automatons_deck": [len(a.deck), min(a.artist_cards, box.automa_cards)],
        "automatons_played": places(box.automa_cards, a.played),
        "automatons_card": one_hot(box.automa_cards, a.card - 1),
        "automatons_shows": _bits(a.shows),
    }


def _bits(spaces: int) -> list[int]:
    return [spaces >> n & 1 for n in range(1, PLACES + 1)]


def _player(box: CircusBox, p: Circus) -> Features:
    spots: list[int] = []
    for ring in p.rings:
        spots += [box.kind[card] for card in ring] + [0] * (COLUMNS - len(ring))
    return {
        "points": [p.points],
        "at": [p.at],
        "spots": spots,
        "placed": places(box.objective_cards, p.placed),
        "symbols": [p.pedestals, p.banknotes, p.locomotives],
        "shows": _bits(p.shows),
        "money": _kinds(box, 1, MONEY_KINDS, p.money),
        "tickets": _kinds(box, FIRST_TICKET_KIND, MOST_TICKETS, p.tickets),
        "objectives": places(box.objective_cards, p.objectives),
        "hand_sizes": [len(p.money), len(p.tickets), len(p.objectives)],
    }
