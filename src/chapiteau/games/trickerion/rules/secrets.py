"""Who may see what, and what an unseen card may be. The engine hides secret choices."""

from __future__ import annotations

from ....core.cards import face_down
from ....core.event import UNKNOWN
from ....core.rng import Rng
from .state import Trickerion


def hide(g: Trickerion, viewer: int) -> None:
    """1.3 The performance deck and the cards left in the box are face down for everybody."""
    g.deck = face_down(g.deck)
    g.unused = face_down(g.unused)


def deal(g: Trickerion, rng: Rng) -> None:
    """Any unseen card may lie in the deck where its theatre is due (2.3)."""
    if UNKNOWN not in g.deck and UNKNOWN not in g.unused:
        return
    seen = g.row + g.gone
    unseen = [card for card in range(1, g.box.played + 1) if card not in seen]
    rng.shuffle(unseen)
    due = g.box.deck[len(g.box.deck) - len(g.deck) :]
    for i, theatre in enumerate(due):
        for card in unseen:
            if g.box.cards[card].theatre == theatre:
                g.deck[len(g.deck) - 1 - i] = card
                unseen.remove(card)
                break
    g.unused = sorted(unseen)
