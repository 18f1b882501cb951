"""7 Perform: a hat on the performance track, and posters completed over tents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import (
    ALL_TILES,
    EXTRA_POSTER,
    IGNORE_TILE,
    PLUS_PERFORM,
    REARRANGE,
)
from ..moments import elsewhere
from ..moves import (
    COMPLETE,
    COMPLETES,
    END,
    HAT,
    IN_TENT,
    MOVES_HAT,
    PERFORMS,
    PUTS_HAT,
    SPACE,
    SPOT,
)
from ..player import ALL_PLACES
from ..state import PERFORMING, Magnificent
from .build import raise_power
from .paying import PayGems
from .posters import MOST_SWAPS, Rearrange
from .stage import on_stage
from .talents import NO_USE

NO_SPACE: Final = Reason("cannot-perform", "7.1")
SPACE_TAKEN: Final = Reason("space-taken", "7.2")
SPACE_TOO_HIGH: Final = Reason("space-too-high", "7.1")
NO_POSTER: Final = Reason("no-poster-at-place", "7.5")
NO_TENT: Final = Reason("no-tent-below", "7.5")
TILES_MISSING: Final = Reason("tiles-missing", "7.6")
GEMS_MISSING: Final = Reason("gems-missing", "7.8")
LIMIT_REACHED: Final = Reason("limit-reached", "7.4")
NO_POSTERS_HUNG: Final = Reason("no-posters-hung", "8.12")
SEATS: Final = range(4)


def may_perform(g: Magnificent, seat: int) -> bool:
    """7.1 A free space within power, with a talent that raises the die if need be."""
    return bool(g.free_spaces(g.power(seat))) or may_perform_higher(g, seat)


def may_perform_higher(g: Magnificent, seat: int) -> bool:
    spot = g.spot_of(seat, PLUS_PERFORM)
    return spot > 0 and bool(g.free_spaces(g.power(seat) + g.box.talents[spot].amount))


def begin_performance(g: Magnificent, seat: int) -> None:
    """3.7 The action of this turn is to perform."""
    g.action = PERFORMING
    g.then(CHOOSE_SPACE[seat])


class ChooseSpace(Step[Magnificent]):
    """7.1 A free space of the performance track within power; the colour does not matter."""

    def moves(self, g: Magnificent) -> list[Move]:
        seat = self.seat
        moves = [SPACE[space] for space in g.free_spaces(g.power(seat))]
        rearrange = g.spot_of(seat, REARRANGE)
        if moves and rearrange and g.players[seat].has_posters():
            moves.append(SPOT[rearrange])
        if may_perform_higher(g, seat):
            moves.append(SPOT[g.spot_of(seat, PLUS_PERFORM)])
        return moves

    def apply(self, g: Magnificent, move: Move) -> None:
        seat = self.seat
        if move.verb == "space":
            g.limit = g.box.space_posters[move.arg]
            g.tell(PERFORMS, seat, g.power(seat), move.arg, g.limit)
            g.then(ChooseHat(seat, move.arg), PERFORM_OF[seat])
        elif g.box.talents[move.arg].effect == REARRANGE:
            g.use_spot(seat, move.arg)
            g.then(Rearrange(seat, MOST_SWAPS), self)
        else:
            raise_power(g, seat, move.arg)
            g.then(self)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "space":
            yield SPACE_TAKEN.about("space", move.arg), g.is_free(move.arg)
            reaches = g.box.space_power[move.arg] <= g.power(seat)
            yield SPACE_TOO_HIGH.about("space", move.arg), reaches
            return
        yield from elsewhere(g, seat, move, [REARRANGE, PLUS_PERFORM])
        if move.verb == "spot" and g.box.talents[move.arg].effect == REARRANGE:
            yield NO_POSTERS_HUNG, g.players[seat].has_posters()
            yield NO_SPACE, bool(g.free_spaces(g.power(seat)))


class ChooseHat(Step[Magnificent]):
    """7.3 The first show moves the hat on the track, the second the other, later ones either."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def moves(self, g: Magnificent) -> list[Move]:
        shows = g.players[self.seat].shows
        return [HAT[shows + 1]] if shows < 2 else [HAT[1], HAT[2]]

    def apply(self, g: Magnificent, move: Move) -> None:
        p = g.players[self.seat]
        old = p.hats[move.arg - 1]
        if old:
            g.tell(MOVES_HAT, self.seat, old, self.space)
        else:
            g.tell(PUTS_HAT, self.seat, self.space)
        p.hats[move.arg - 1] = self.space
        p.shows += 1

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb != "hat":
            yield from on_stage(g, seat, move)


def missing_tiles(g: Magnificent, seat: int, poster: int) -> int:
    """7.6 How many tiles are missing for this poster and those completed before it this turn."""
    built, needed = g.players[seat].built, g.needed
    wanted, missing = g.box.posters[poster].tiles, 0
    for tile in ALL_TILES:
        short = needed[tile] + wanted[tile] - built[tile]
        if short > 0:
            missing += short
    return missing


def gem_needs(g: Magnificent, seat: int, place: int) -> list[int]:
    """7.8 The gems of a poster and of the tent below it, by colour."""
    p = g.players[seat]
    needs = g.box.posters[p.posters[place]].gems[:]
    needs[g.box.tents[p.tents[place]].gem] += 1
    needs[0] = 0
    return needs


def can_complete(g: Magnificent, seat: int, place: int, ignoring: int) -> bool:
    """7.5 A poster over a tent, with all its tiles (7.6) and gems (7.8)."""
    p = g.players[seat]
    if not p.posters[place] or not p.tents[place]:
        return False
    if missing_tiles(g, seat, p.posters[place]) > ignoring:
        return False
    return p.can_pay_gems(gem_needs(g, seat, place))


def completable(g: Magnificent, seat: int, ignoring: int) -> list[int]:
    return [place for place in ALL_PLACES if can_complete(g, seat, place, ignoring)]


class Perform(Step[Magnificent]):
    """7.4 Up to as many posters as the space shows, one after the other, or none."""

    def moves(self, g: Magnificent) -> list[Move]:
        seat = self.seat
        found = completable(g, seat, g.ignoring)
        moves = [COMPLETE[place] for place in found] if g.limit else []
        ignore = g.spot_of(seat, IGNORE_TILE)
        if ignore and self.ignoring_helps(g, len(found)):
            moves.append(SPOT[ignore])
        if not g.limit and self.may_add(g):
            moves.append(SPOT[g.spot_of(seat, EXTRA_POSTER)])
        return [*moves, END]

    def ignoring_helps(self, g: Magnificent, found: int) -> bool:
        """8.16 Whether more posters than these can be completed without one of their tiles."""
        return g.limit > 0 and len(completable(g, self.seat, g.ignoring + 1)) > found

    def may_add(self, g: Magnificent) -> bool:
        """8.13 One more poster for a talent, where one could be completed (8.16)."""
        seat = self.seat
        if not g.spot_of(seat, EXTRA_POSTER):
            return False
        helped = g.players[seat].tokens > 1 and g.spot_of(seat, IGNORE_TILE) > 0
        return bool(completable(g, seat, g.ignoring + 1 if helped else g.ignoring))

    def apply(self, g: Magnificent, move: Move) -> None:
        seat = self.seat
        if move is END:
            if g.done_posters and g.players[seat].has_posters():
                g.then(Rearrange(seat, MOST_SWAPS))
            return
        if move.verb == "complete":
            complete(g, seat, move.arg)
        else:
            g.use_spot(seat, move.arg)
            talent = g.box.talents[move.arg]
            if talent.effect == IGNORE_TILE:
                g.ignoring += talent.amount
            else:
                g.limit += talent.amount
        g.then(self)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move is END:
            return  # always
        if move.verb == "complete":
            yield from self.poster_conditions(g, seat, move.arg)
            return
        yield from on_stage(g, seat, move, [IGNORE_TILE, EXTRA_POSTER])
        if move.verb == "spot" and g.box.talents[move.arg].effect == IGNORE_TILE:
            found = len(completable(g, seat, g.ignoring))
            yield NO_USE.about("spot", move.arg), self.ignoring_helps(g, found)
        elif move.verb == "spot":
            yield NO_USE.about("spot", move.arg), not g.limit and self.may_add(g)

    def poster_conditions(self, g: Magnificent, seat: int, place: int) -> Iterator[Condition]:
        p = g.players[seat]
        poster = p.posters[place]
        yield NO_POSTER.about("place", place), poster > 0
        yield NO_TENT.about("poster", poster), p.tents[place] > 0
        yield LIMIT_REACHED, g.limit > 0
        is_built = missing_tiles(g, seat, poster) <= g.ignoring
        yield TILES_MISSING.about("poster", poster), is_built
        can_pay = p.can_pay_gems(gem_needs(g, seat, place))
        yield GEMS_MISSING.about("poster", poster), can_pay


def complete(g: Magnificent, seat: int, place: int) -> None:
    """7.9 Points and coins of poster and tent; the tent stays, the poster goes (7.10)."""
    p = g.players[seat]
    needs = gem_needs(g, seat, place)
    poster, tent = g.box.posters[p.posters[place]], g.box.tents[p.tents[place]]
    for tile in ALL_TILES:
        g.needed[tile] += poster.tiles[tile]
    p.completed.append(p.posters[place])
    p.points += poster.points + tent.points
    p.coins += poster.coins + tent.coins
    g.tell(COMPLETES, seat, p.posters[place], poster.points, poster.coins)
    g.tell(IN_TENT, seat, p.tents[place], tent.points, tent.coins)
    p.posters[place] = 0
    g.limit -= 1
    g.done_posters += 1
    g.then(PayGems(seat, needs[1], needs[2], needs[3]))


CHOOSE_SPACE: Final = [ChooseSpace(seat) for seat in SEATS]
PERFORM_OF: Final = [Perform(seat) for seat in SEATS]
