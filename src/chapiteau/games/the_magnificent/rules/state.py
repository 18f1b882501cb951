"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.edition import Edition
from ....core.event import EVERYONE
from ....core.rng import Rng
from ....core.state import State
from ....core.step import NOBODY
from ..box.components import (
    COLOURS,
    DICE,
    EACH,
    LOTS,
    MAIN_SPOTS,
    MOST_POWER,
    SHOWN,
    TILES,
    TRANSPARENT,
    WHEEL,
    Bonus,
    MagnificentBox,
    Side,
    Site,
    colour_of,
    value_of,
)
from ..box.grid import beside
from . import chance
from .moves import SHOWS_POSTER, SHUFFLES, USES_TALENT
from .player import Player

if TYPE_CHECKING:
    from mypy_extensions import i64

BUILDING: Final = 1
TRAVELLING: Final = 2
PERFORMING: Final = 3


class Magnificent(State):
    """A game of The Magnificent."""

    def __init__(
        self,
        edition: Edition,
        box: MagnificentBox,
        seats: int,
        rng: Rng,
        like: Magnificent | None = None,
        turn_of: int = NOBODY,
    ) -> None:
        super().__init__(edition, seats, rng, like)
        self.box: Final = box
        if like is None:
            self.players = [Player(box.printed_tent) for _ in range(seats)]
            self.round = 0
            self.first = 0  # the first player of this round
            self.pool = [0] * len(DICE)  # dice on the main tent, how many of each
            self.reserve = [0] * len(COLOURS)  # dice beside the board, by colour
            self.master_deck = list(range(1, box.master_count + 1))  # the next card last
            self.master_discard: list[int] = []
            self.talent_deck = list(range(MAIN_SPOTS + 1, box.spot_count + 1))
            self.talent_discard: list[int] = []
            self.draft: list[int] = []  # talent tiles to choose from before the first round
            self.lot_masters = [0] * (LOTS + 1)  # the main display from the top
            self.lot_talents = [0] * (LOTS + 1)
            self.poster_deck = list(range(1, box.first_start_poster))
            self.shown = [0] * (SHOWN + 1)  # the poster display, by place
            self.poster_discard: list[int] = []
            self.unused_posters = list(range(box.first_start_poster, box.poster_count + 1))
            self.supply = box.tile_count[:]  # camp tiles by kind
            self.wagons = [0] * TRANSPARENT  # the cell of each, by colour
            self.standing = [0] * (TRANSPARENT * WHEEL)  # tents on the wheels
            self.spare_tents = list(range(1, box.tent_count + 1))
            self.neutral_hats: list[int] = []  # spaces that are taken in a solo game
            # the turn that is being played
            self.die = 0  # the die taken
            self.card = 0  # the master card it lies on
            self.colour = 0  # the colour it counts as; 0 before a transparent die is named
            self.extra = 0  # power from gems, bonus and talents
            self.bonus_used = False
            self.action = 0  # BUILDING, TRAVELLING or PERFORMING once it is chosen
            self.on_spots = [0] * (box.spot_count + 1)  # tokens placed this turn
            self.due_large = 0  # tiles still to be built
            self.due_small = 0
            self.limit = 0  # posters that may still be completed
            self.needed = [0] * len(TILES)  # tiles that posters completed this turn asked for
            self.ignoring = 0  # tiles that need not have been built
            self.done_posters = 0  # completed this turn
        else:
            # Within one turn only a part of the table changes: copies for bots share the rest.
            shares = turn_of != NOBODY
            if shares:
                self.players = like.players.copy()
                self.players[turn_of] = Player(0, like.players[turn_of], shares)
            else:
                self.players = [Player(0, p) for p in like.players]
            self.round = like.round
            self.first = like.first
            self.pool = like.pool.copy()
            self.reserve = like.reserve.copy()
            self.master_deck = like.master_deck if shares else like.master_deck.copy()
            self.master_discard = like.master_discard if shares else like.master_discard.copy()
            self.talent_deck = like.talent_deck if shares else like.talent_deck.copy()
            self.talent_discard = like.talent_discard if shares else like.talent_discard.copy()
            self.draft = like.draft if shares else like.draft.copy()
            self.lot_masters = like.lot_masters if shares else like.lot_masters.copy()
            self.lot_talents = like.lot_talents if shares else like.lot_talents.copy()
            self.poster_deck = like.poster_deck.copy()
            self.shown = like.shown.copy()
            self.poster_discard = like.poster_discard.copy()
            self.unused_posters = like.unused_posters if shares else like.unused_posters.copy()
            self.supply = like.supply.copy()
            self.wagons = like.wagons.copy()
            self.standing = like.standing.copy()
            self.spare_tents = like.spare_tents if shares else like.spare_tents.copy()
            self.neutral_hats = like.neutral_hats if shares else like.neutral_hats.copy()
            self.die = like.die
            self.card = like.card
            self.colour = like.colour
            self.extra = like.extra
            self.bonus_used = like.bonus_used
            self.action = like.action
            self.on_spots = like.on_spots.copy()
            self.due_large = like.due_large
            self.due_small = like.due_small
            self.limit = like.limit
            self.needed = like.needed.copy()
            self.ignoring = like.ignoring
            self.done_posters = like.done_posters

    def clone(self) -> Magnificent:
        return Magnificent(self.edition, self.box, self.seats, self.rng.clone(), self)

    def clone_for_turn(self, seat: int) -> Magnificent:
        """A copy to be played no further than to the question after a turn of this seat."""
        return Magnificent(self.edition, self.box, self.seats, self.rng.clone(), self, seat)

    # who and when

    def in_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + k) % self.seats for k in range(self.seats)]

    def is_solo(self) -> bool:
        return self.seats == 1

    def is_last_round(self) -> bool:
        return self.round == self.box.rounds

    # power

    def power(self, seat: int) -> int:
        """3.5 The die taken, the earlier dice of its colour this round, and what raises it."""
        power = self.players[seat].pips[self.colour] + self.extra
        if self.is_transparent():
            power += value_of(self.die)
        return min(power, MOST_POWER)

    def is_transparent(self) -> bool:
        """Whether the die taken this turn is a transparent one."""
        return self.die > 0 and colour_of(self.die) == TRANSPARENT

    # talents

    def spot_of(self, seat: int, effect: int) -> int:
        """8.2 A spot with this effect that the player could use now, or 0."""
        p, talents = self.players[seat], self.box.talents
        for spot in range(1, MAIN_SPOTS + 1):
            if talents[spot].effect == effect and self.is_spot_ready(seat, spot):
                return spot
        for spot in p.talents:
            if talents[spot].effect == effect and self.is_spot_ready(seat, spot):
                return spot
        return 0

    def is_spot_ready(self, seat: int, spot: int) -> bool:
        """8.3 Enough tokens, and not used yet this turn unless it works for each token."""
        talent = self.box.talents[spot]
        if self.players[seat].tokens < talent.price():
            return False
        return talent.tokens == EACH or not self.on_spots[spot]

    def owns_spot(self, seat: int, spot: int) -> bool:
        """8.1 The spots of the main board are open to all, those of tiles to their owner."""
        return spot <= MAIN_SPOTS or spot in self.players[seat].talents

    def use_spot(self, seat: int, spot: int) -> None:
        """Tokens go onto a spot; at the end of the turn they leave for the main tent."""
        p, price = self.players[seat], self.box.talents[spot].price()
        p.tokens -= price
        p.parked += price
        self.on_spots[spot] += price
        self.tell(USES_TALENT, seat, spot)

    def spare_tokens(self, seat: int) -> int:
        """8.10 Talents that the player does not have yet."""
        p = self.players[seat]
        return self.box.tokens - p.tokens - p.parked

    # the camp

    def side_of(self, seat: int) -> Side:
        """The side of the board that lies in front of a player."""
        p = self.players[seat]
        return self.box.sides[p.board][p.side]

    def bonuses_under(self, seat: int, mask: int) -> list[Bonus]:
        """The bonuses that these cells show."""
        side, n = self.side_of(seat), 0
        found: list[Bonus] = []
        cells: i64 = mask & side.mask
        while cells:
            if cells & 1:
                found.append(side.cells[n])
            cells >>= 1
            n += 1
        return found

    def sites_for(self, seat: int, tile: int) -> list[Site]:
        """5.4 Where a tile may be laid: the first one anywhere, others beside a tile (5.5)."""
        covered: i64 = self.players[seat].covered
        if not covered:
            return self.box.sites[tile]
        border: i64 = beside(covered)
        sites = self.box.sites[tile]
        return [s for s in sites if s.mask & covered == 0 and s.mask & border != 0]

    def has_site(self, seat: int, tile: int) -> bool:
        """5.8 Whether a tile is in the supply and can be laid somewhere."""
        if not self.supply[tile]:
            return False
        covered: i64 = self.players[seat].covered
        if not covered:
            return True
        border: i64 = beside(covered)
        for site in self.box.sites[tile]:
            if site.mask & covered == 0 and site.mask & border != 0:
                return True
        return False

    # the wheels

    def tent_on(self, colour: int, cell: int) -> int:
        """The tent on a cell of a wheel, or 0."""
        return self.standing[(colour - 1) * WHEEL + cell]

    # posters

    def may_gain_poster(self) -> bool:
        """6.13 Whether there is a poster to be had."""
        return bool(self.poster_deck) or bool(self.poster_discard) or any(self.shown)

    def draw_poster(self) -> int:
        """The top poster, seen by everybody; the discards become a new deck when it is empty."""
        if not self.poster_deck and self.poster_discard:
            self.poster_deck, self.poster_discard = self.poster_discard, []
            self.rng.reshuffle(chance.POSTERS, self.poster_deck, self.box.poster_count)
            self.tell(SHUFFLES)
        return self.draw(self.poster_deck, EVERYONE) if self.poster_deck else 0

    def show_poster(self, place: int) -> None:
        """6.10 A new poster for an empty place of the display, as long as there is one."""
        self.shown[place] = self.draw_poster()
        if self.shown[place]:
            self.tell(SHOWS_POSTER, self.shown[place])

    # the performance track

    def is_free(self, space: int) -> bool:
        """7.2 Whether no hat stands on a space of the ladder."""
        return not self.hats() >> space & 1

    def hats(self) -> i64:
        """The spaces of the ladder with a hat, as bits; bit 0 for hats beside their owners."""
        found: i64 = 0
        one: i64 = 1
        for hat in self.neutral_hats:
            found |= one << hat
        for p in self.players:
            found |= one << p.hats[0] | one << p.hats[1]
        return found

    def free_spaces(self, power: int) -> list[int]:
        """7.1 The free spaces to perform on that this power reaches, the highest first."""
        required, posters, hats = self.box.space_power, self.box.space_posters, self.hats()
        return [
            space
            for space in range(len(required) - 1, 0, -1)
            if required[space] <= power and posters[space] and hats >> space & 1 == 0
        ]
