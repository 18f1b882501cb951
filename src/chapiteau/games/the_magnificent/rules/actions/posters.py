"""6.10-6.14 Posters: how they are gained, where they hang, and how they change places (7.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import SHOWN
from ..moments import elsewhere
from ..moves import (
    BLIND,
    DECLINES,
    DRAW,
    HANG,
    HANGS,
    PAIRS,
    PASS,
    REARRANGES,
    SWAP,
    TAKES_POSTER,
    THROW,
    THROWS,
)
from ..player import ALL_PLACES
from ..state import Magnificent

NO_POSTER_THERE: Final = Reason("no-poster-there", "6.10")
DECK_EMPTY: Final = Reason("poster-deck-empty", "6.13")
MUST_TAKE: Final = Reason("poster-must-be-taken", "6.11")
PLACE_TAKEN: Final = Reason("poster-place-taken", "6.12")
NOTHING_TO_SWAP: Final = Reason("nothing-to-swap", "7.12")
MOST_SWAPS: Final = 4  # enough to bring five posters into any order
SEATS: Final = range(4)


class GainPoster(Step[Magnificent]):
    """6.10 One of the posters face up, or the top one of the deck, unseen."""

    def moves(self, g: Magnificent) -> list[Move]:
        moves = [DRAW[place] for place in range(1, SHOWN + 1) if g.shown[place]]
        if g.poster_deck or g.poster_discard:
            moves.append(BLIND)
        if moves and not g.players[self.seat].free_poster_places():
            moves.append(PASS)
        return moves

    def apply(self, g: Magnificent, move: Move) -> None:
        if move is PASS:
            g.tell(DECLINES, self.seat)
            return
        poster = g.draw_poster() if move is BLIND else g.shown[move.arg]
        g.tell(TAKES_POSTER, self.seat, poster)
        if move is not BLIND:
            g.show_poster(move.arg)
        g.then(HangPoster(self.seat, poster))

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "draw":
            yield NO_POSTER_THERE.about("shown", move.arg), g.shown[move.arg] > 0
        elif move is BLIND:
            yield DECK_EMPTY, bool(g.poster_deck) or bool(g.poster_discard)
        elif move is PASS:
            yield MUST_TAKE, not g.players[seat].free_poster_places()
        else:
            yield from elsewhere(g, seat, move)


class HangPoster(Step[Magnificent]):
    """6.11 A new poster hangs in an empty place; without one it may replace another (6.12)."""

    def __init__(self, seat: int, poster: int) -> None:
        super().__init__(seat)
        self.poster: Final = poster

    def moves(self, g: Magnificent) -> list[Move]:
        free = [HANG[place] for place in g.players[self.seat].free_poster_places()]
        return free or [*[HANG[place] for place in ALL_PLACES], THROW]

    def apply(self, g: Magnificent, move: Move) -> None:
        if move is THROW:
            g.poster_discard.append(self.poster)
            g.tell(THROWS, self.seat, self.poster)
            return
        posters = g.players[self.seat].posters
        if posters[move.arg]:
            g.poster_discard.append(posters[move.arg])
            g.tell(THROWS, self.seat, posters[move.arg])
        posters[move.arg] = self.poster
        g.tell(HANGS, self.seat, self.poster, move.arg)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        free = g.players[seat].free_poster_places()
        if move is THROW:
            yield MUST_TAKE, not free
        elif move.verb == "hang":
            yield PLACE_TAKEN.about("place", move.arg), move.arg in free or not free
        else:
            yield from elsewhere(g, seat, move)


class Rearrange(Step[Magnificent]):
    """7.12 Posters change places, two by two, until they hang as their owner likes."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count  # how many exchanges are still possible

    def moves(self, g: Magnificent) -> list[Move]:
        posters = g.players[self.seat].posters
        if not self.count:
            return []
        swaps = [SWAP[i + 1] for i, (a, b) in enumerate(PAIRS) if posters[a] != posters[b]]
        return [*swaps, PASS] if swaps else []

    def apply(self, g: Magnificent, move: Move) -> None:
        if move is PASS:
            return
        posters = g.players[self.seat].posters
        a, b = PAIRS[move.arg - 1]
        posters[a], posters[b] = posters[b], posters[a]
        g.tell(REARRANGES, self.seat, move.arg)
        g.then(Rearrange(self.seat, self.count - 1))

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "swap":
            posters, (a, b) = g.players[seat].posters, PAIRS[move.arg - 1]
            yield NOTHING_TO_SWAP.about("pair", move.arg), posters[a] != posters[b]
        else:
            yield from elsewhere(g, seat, move)


GAIN_POSTER: Final = [GainPoster(seat) for seat in SEATS]
