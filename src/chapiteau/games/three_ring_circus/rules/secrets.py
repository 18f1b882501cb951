"""Who may see what, and what an unseen card may be."""

from __future__ import annotations

from ....core.cards import Unseen, face_down
from ....core.event import UNKNOWN, holds
from ....core.rng import Rng
from ..box.components import TOKENS
from .state import ThreeRings


def hide(g: ThreeRings, viewer: int) -> None:
    """1.2 Decks are face down, hands are secret; what came from the open row is known (1.3)."""
    g.money.hide(viewer)
    g.tickets.hide(viewer)
    g.objective_deck = face_down(g.objective_deck)
    for seat, p in enumerate(g.players):
        if not holds(viewer, seat):
            p.money = face_down(p.money)
            p.tickets = p.tickets[: p.known] + face_down(p.tickets[p.known :])
            p.objectives = face_down(p.objectives)
    for a in g.automata:
        a.deck = face_down(a.deck)
        a.tokens = a.tokens[: a.revealed] + face_down(a.tokens[a.revealed :])


def deal(g: ThreeRings, rng: Rng) -> None:
    """An unseen card may lie in any unseen place, unless something is known about it."""
    box = g.box
    money, tickets = Unseen(box.cards), Unseen(box.cards)
    objectives = Unseen(box.objective_cards)
    money.seen(list(range(box.first_ticket, box.cards + 1)))
    tickets.seen(list(range(1, box.first_ticket)))
    money.seen(g.money.discard)
    tickets.seen(g.tickets.discard)
    tickets.seen(g.row)
    objectives.seen(g.objective_discard)
    for p in g.players:
        for cards in (*p.rings, p.money, p.tickets):
            money.seen(cards)
            tickets.seen(cards)
        objectives.seen(p.objectives + p.placed)
    for a in g.automata:
        tickets.seen(a.artists)
    g.money.deal(money, [p.money for p in g.players], [p.money_lots for p in g.players], rng)
    lots = [p.ticket_lots for p in g.players]
    g.tickets.deal(tickets, [p.tickets for p in g.players], lots, rng)
    objectives.shuffle(rng)
    objectives.fill(g.objective_deck)
    for p in g.players:
        objectives.fill(p.objectives)
    deal_automatons(g, rng)


def deal_automatons(g: ThreeRings, rng: Rng) -> None:
    """The cards of the deck in use that have not been turned up, and the tokens face down."""
    first, last = g.box.fortune_cards, g.box.automa_cards
    for a in g.automata:
        if UNKNOWN in a.deck:
            cards = Unseen(last)
            cards.seen(list(range(1, first + 1) if a.monkey else range(first + 1, last + 1)))
            cards.seen(a.played)
            cards.shuffle(rng)
            cards.fill(a.deck)
        if UNKNOWN in a.tokens:
            tokens = Unseen(TOKENS)
            tokens.seen(a.tokens)
            tokens.shuffle(rng)
            tokens.fill(a.tokens)
