"""Face-down cards: hiding them, dealing them, and remembering who has looked."""

from __future__ import annotations

from .event import EVERYONE, UNKNOWN, sees
from .native import mypyc_attr
from .rng import Rng
from .step import ALL_SEATS


def face_down(cards: list[int]) -> list[int]:
    return [UNKNOWN] * len(cards)


class Unseen:
    """The cards 1 to `count` of one family that a view does not show, to be dealt at random."""

    def __init__(self, count: int) -> None:
        self.left = [True] * (count + 1)
        self.left[UNKNOWN] = False
        self.cards: list[int] = []

    def seen(self, cards: list[int]) -> None:
        left = self.left
        for card in cards:
            left[card] = False

    def shuffle(self, rng: Rng) -> None:
        self.cards = [card for card, is_left in enumerate(self.left) if is_left]
        rng.shuffle(self.cards)

    def fill(self, places: list[int]) -> None:
        cards = self.cards
        for i, card in enumerate(places):
            if card == UNKNOWN:
                places[i] = cards.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply:
    """A face-down deck and its face-down discard, which becomes the deck when that is empty.

    It remembers what seats know: who saw each discarded card go (`known`), and who knew which
    cards went into the deck at each reshuffle (`lots`, by card). A place in a hand or in the
    discard carries the number of the latest lot its card may come from (`born`), because a card
    known to have been in a lot cannot lie in a place filled before that lot was made.
    """

    def __init__(self, count: int, like: Supply | None = None) -> None:
        self.deck: list[int] = like.deck.copy() if like else list(range(1, count + 1))
        self.discard: list[int] = like.discard.copy() if like else []
        self.known: list[int] = like.known.copy() if like else []
        self.born: list[int] = like.born.copy() if like else []
        self.lots: list[list[int]] = like.lots.copy() if like else []  # each is never edited

    def put(self, card: int, known: int, born: int) -> None:
        """Discard a card that the seats in `known` have seen."""
        self.discard.append(card)
        self.known.append(known)
        self.born.append(born)

    def refill(self, rng: Rng, purpose: int, count: int, lowest: int = 1, highest: int = 0) -> None:
        """Turn the discard into the deck; its cards lie between two ids, by default 1 and count."""
        lot = [0] * (count + 1)
        for i, card in enumerate(self.discard):
            lot[card] = self.known[i]
        self.lots.append(lot)
        self.deck = self.discard
        rng.reshuffle(purpose, self.deck, highest or count, lowest)
        self.discard = []
        self.known = []
        self.born = []

    def hide(self, viewer: int) -> None:
        self.deck = face_down(self.deck)
        for i, known in enumerate(self.known):
            if not sees(viewer, known):
                self.discard[i] = UNKNOWN
        for i, lot in enumerate(self.lots):
            self.lots[i] = [_only(viewer, mask) for mask in lot]

    def deal(self, unseen: Unseen, hands: list[list[int]], born: list[list[int]], rng: Rng) -> None:
        """Fill every unknown place with a card that may lie there, all such deals equally likely.

        `born[i]` tells the lots of `hands[i]`. Cards known to have been in a late lot go first:
        the places open to a card of an earlier lot include all of theirs.
        """
        if self.lots:
            rows = [self.deck, self.discard, *hands]
            tags = [[len(self.lots)] * len(self.deck), self.born, *born]
            for number in range(len(self.lots), 0, -1):
                for card, mask in enumerate(self.lots[number - 1]):
                    if mask and unseen.left[card]:
                        _place(card, number, rows, tags, rng)
                        unseen.left[card] = False
        unseen.shuffle(rng)
        unseen.fill(self.deck)
        unseen.fill(self.discard)
        for hand in hands:
            unseen.fill(hand)


def _only(viewer: int, mask: int) -> int:
    """What a mask says to one viewer, or to all seats together."""
    if mask == EVERYONE or viewer == ALL_SEATS:
        return mask
    return mask & (1 << viewer) if viewer >= 0 else 0


def _place(card: int, lot: int, rows: list[list[int]], tags: list[list[int]], rng: Rng) -> None:
    open_places: list[tuple[int, int]] = []
    for r, row in enumerate(rows):
        for i, other in enumerate(row):
            if other == UNKNOWN and tags[r][i] >= lot:
                open_places.append((r, i))
    r, i = open_places[rng.below(len(open_places))]
    rows[r][i] = card
