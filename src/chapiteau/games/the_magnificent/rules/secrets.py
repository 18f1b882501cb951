"""Who may see what, and what an unseen card may be."""

from __future__ import annotations

from ....core.cards import face_down
from ....core.event import UNKNOWN, sees
from ....core.rng import Rng
from ..box.components import MAIN_SPOTS
from .actions.posters import HangPoster
from .state import Magnificent


def hide(g: Magnificent, viewer: int) -> None:
    """1.2 Decks are face down; the hands of a draft are seen by whoever has held them."""
    g.master_deck = face_down(g.master_deck)
    g.talent_deck = face_down(g.talent_deck)
    g.poster_deck = face_down(g.poster_deck)
    for p in g.players:
        if not sees(viewer, p.hand_seen):
            p.hand = face_down(p.hand)


def deal(g: Magnificent, rng: Rng) -> None:
    """Every card that is not in sight may lie in a deck, or in a hand that was not seen."""
    masters = g.master_discard + g.lot_masters
    talents = g.talent_discard + g.lot_talents + g.draft
    # Start posters too: once discarded, they may be shuffled into the deck.
    posters = g.poster_discard + g.shown + g.unused_posters
    posters += [step.poster for step in g.stack if isinstance(step, HangPoster)]
    for p in g.players:
        masters += p.masters + p.hand
        talents += p.talents
        posters += p.posters + p.completed
    box, hands = g.box, [p.hand for p in g.players]
    fill(unseen(range(1, box.master_count + 1), masters, rng), [g.master_deck, *hands])
    fill(unseen(range(MAIN_SPOTS + 1, box.spot_count + 1), talents, rng), [g.talent_deck])
    fill(unseen(range(1, box.poster_count + 1), posters, rng), [g.poster_deck])


def unseen(ids: range, seen: list[int], rng: Rng) -> list[int]:
    """The cards with these ids that are nowhere in sight, shuffled."""
    is_seen = [False] * (ids.stop + 64)
    for id in seen:
        is_seen[id] = True
    cards = [id for id in ids if not is_seen[id]]
    rng.shuffle(cards)
    return cards


def fill(cards: list[int], rows: list[list[int]]) -> None:
    for row in rows:
        for i, card in enumerate(row):
            if card == UNKNOWN:
                row[i] = cards.pop()
