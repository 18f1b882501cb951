"""The table as named integer lists of fixed length, for research; its own seat comes first."""

from __future__ import annotations

from chapiteau.core.lists import places

from ..box.components import FLOATS, MOST_CARDS
from ..rules.state import Parade
from ..rules.steps import Bury, ChooseCard, Peek

QUESTIONS = (Peek, Bury, ChooseCard)
MOST_ROUNDS = 6
HAND = 3


def bounds(seats: int) -> dict[str, tuple[int, int, int]]:
    """Length, lowest and highest value: the same for every deal, so that arrays can be made."""
    return {
        "seat": (seats, 0, 1),
        "asks": (len(QUESTIONS), 0, 1),
        "asks_seat": (seats, 0, 1),
        "finished": (seats, 0, 1),
        "lane": (MOST_CARDS, 0, 1),
        "round": (1, 0, MOST_ROUNDS),
        "rounds": (1, 0, MOST_ROUNDS),
        "float": (FLOATS, 0, 1),
        "lost": (FLOATS, 0, 1),
        "deck": (MOST_CARDS, -1, MOST_CARDS),
        "played": (MOST_CARDS, 0, 1),
        "hands": (seats * MOST_CARDS, 0, 1),
        "cards_held": (seats, 0, HAND),
        "won": (seats * FLOATS, 0, 1),
        "has_peeked": (seats, 0, 1),
    }


def features(view: Parade, seat: int) -> dict[str, list[int]]:
    """Takes a view, so it cannot tell what the viewer may not see."""
    order = [(seat + k) % view.seats for k in range(view.seats)]
    players = [view.players[s] for s in order]
    step = view.stack[-1] if view.stack else None
    chosen = view.chosen[seat] if view.chosen else []
    deck = view.deck[::-1]  # the next card first; 0 is a card unknown, -1 no card
    return {
        "seat": [int(s == seat) for s in range(view.seats)],
        "asks": [int(isinstance(step, kind)) for kind in QUESTIONS],
        "asks_seat": [int(s in view.to_act()) for s in order],
        "finished": [int(view.has_finished(s)) for s in order],
        "lane": places(MOST_CARDS, [move.arg for move in chosen]),
        "round": [view.round],
        "rounds": [int(view.edition.options["rounds"])],
        "float": places(FLOATS, [view.float]),
        "lost": places(FLOATS, view.lost),
        "deck": deck + [-1] * (MOST_CARDS - len(deck)),
        "played": places(MOST_CARDS, view.played),
        "hands": [x for player in players for x in places(MOST_CARDS, player.hand)],
        "cards_held": [len(player.hand) for player in players],
        "won": [x for player in players for x in places(FLOATS, player.won)],
        "has_peeked": [int(player.has_peeked) for player in players],
    }
