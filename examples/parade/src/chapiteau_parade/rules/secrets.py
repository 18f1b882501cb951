"""Who may see what, and what an unseen card may be. `deal` undoes what `hide` did, at random."""

from __future__ import annotations

from chapiteau.core.cards import Unseen, face_down
from chapiteau.core.event import UNKNOWN, holds, sees
from chapiteau.core.rng import Rng

from ..box.components import FLOATS
from .state import Parade, Player


def hide(g: Parade, viewer: int) -> None:
    """3.1 Decks and the hands of others are hidden, but for cards the viewer has peeked at."""
    g.floats = face_down(g.floats)
    g.deck = [
        card if sees(viewer, seen) else UNKNOWN for card, seen in zip(g.deck, g.seen, strict=True)
    ]
    for seat, player in enumerate(g.players):
        if not holds(viewer, seat):
            hide_hand(player, viewer)


def hide_hand(player: Player, viewer: int) -> None:
    """Known cards come first: the place of a card in a hand would tell when it was drawn."""
    pairs = zip(player.hand, player.known, strict=True)
    cards = sorted([card for card, known in pairs if sees(viewer, known)])
    rest = len(player.hand) - len(cards)
    player.hand = cards + [UNKNOWN] * rest
    player.known = [1 << viewer for _ in cards] + [0] * rest


def deal(g: Parade, rng: Rng) -> None:
    """Any card that is not in sight may be in any place that is not."""
    cards, floats = Unseen(g.box.cards[g.seats]), Unseen(FLOATS)
    floats.seen([*g.lost, g.float])
    cards.seen(g.played + g.deck)
    for player in g.players:
        cards.seen(player.hand)
        floats.seen(player.won)
    cards.shuffle(rng)
    cards.fill(g.deck)
    for player in g.players:
        cards.fill(player.hand)
    floats.shuffle(rng)
    floats.fill(g.floats)
