"""What lies on the table."""

from __future__ import annotations

from typing import Final

from ....core.cards import Supply
from ....core.edition import Edition
from ....core.event import EVERYONE
from ....core.rng import Rng
from ....core.state import State
from ..box.components import (
    DIFFICULTIES,
    DISPLAY,
    MEDIUM,
    METROPOLIS,
    MODES,
    REGIONS,
    TENT_PLACES,
    TOWN,
    CircusBox,
)
from ..box.printed import Start
from . import chance
from .automatons.state import Automaton
from .circus import Circus
from .moves import (
    DRAWS_MONEY,
    DRAWS_OBJECTIVE,
    DRAWS_TICKET,
    NOTHING_TO_DRAW,
    RESHUFFLES_MONEY,
    RESHUFFLES_TICKETS,
    SHOWS_TICKET,
)

# Whose tent: nobody's, a player's (the seat plus 1), the Automatons', or a neutral one.
NOBODYS: Final = 0
NOWHERE: Final = -1
AUTOMATONS: Final = 5
NEUTRAL: Final = 6
ALWAYS: Final = 0  # of MODES


class ThreeRings(State):
    """A game of 3 Ring Circus."""

    def __init__(
        self,
        edition: Edition,
        box: CircusBox,
        seats: int,
        rng: Rng,
        like: ThreeRings | None = None,
    ) -> None:
        super().__init__(edition, seats, rng, like)
        self.box: Final = box
        if like is None:
            self.players = [Circus() for _ in range(seats)]
            self.automata = [Automaton(box.fortune_cards)] if seats == 1 else []
            self.variant = 0  # which of box.starts
            self.first = 0  # the seat of the first player
            self.holder = 0  # the troupe with the B&B tile
            self.popcorn = False  # the side of the tile: the pawn waits for a scoring
            self.pawn = 0  # its place on the route; the length of the route is the start again
            self.scored = 0  # regions scored
            self.passes = 0  # in a row
            self.pawn_stays = False  # the cleaning crew is at work
            self.metropolis = [0] * len(REGIONS)  # the metropolis card of each region in play
            self.faces = [0] * len(REGIONS)  # the token face of each region in play
            self.tents = [NOBODYS] * box.tent_places
            self.tented = 0  # the towns with a tent, as bits
            self.row = [0] * DISPLAY  # ticket cards face up, from the left
            self.money = Supply(box.money_cards)
            self.tickets = Supply(0)
            self.tickets.deck = list(range(box.first_ticket, box.cards + 1))
            self.objective_deck = list(range(1, box.objective_cards + 1))
            self.objective_discard: list[int] = []  # also those of closed regions
        else:
            self.players = [Circus(p) for p in like.players]
            self.automata = [Automaton(0, a) for a in like.automata]
            self.variant = like.variant
            self.first = like.first
            self.holder = like.holder
            self.popcorn = like.popcorn
            self.pawn = like.pawn
            self.scored = like.scored
            self.passes = like.passes
            self.pawn_stays = like.pawn_stays
            self.metropolis = like.metropolis.copy()
            self.faces = like.faces.copy()
            self.tents = like.tents.copy()
            self.tented = like.tented
            self.row = like.row.copy()
            self.money = Supply(0, like.money)
            self.tickets = Supply(0, like.tickets)
            self.objective_deck = like.objective_deck.copy()
            self.objective_discard = like.objective_discard.copy()

    def clone(self) -> ThreeRings:
        return ThreeRings(self.edition, self.box, self.seats, self.rng.clone(), self)

    # who

    def is_solo(self) -> bool:
        return self.seats == 1

    def in_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + k) % self.seats for k in range(self.seats)]

    def turn_order(self) -> list[int]:
        """Troupes in turn order; the Automatons begin (12.3)."""
        troupes = [seat + 1 for seat in self.in_order()]
        return [AUTOMATONS, *troupes] if self.is_solo() else troupes

    def turns(self) -> int:
        """How many troupes take turns."""
        return 2 if self.seats == 1 else self.seats

    def turn_after(self, troupe: int) -> int:
        """The troupe whose turn comes next."""
        if self.seats == 1:
            return 1 if troupe == AUTOMATONS else AUTOMATONS
        return troupe % self.seats + 1

    def troupes(self) -> list[int]:
        """Everybody whose tents may stand on the map, in turn order, the neutral ones last."""
        troupes = self.turn_order()
        return [*troupes, NEUTRAL] if len(troupes) == 2 else troupes

    def difficulty(self) -> int:
        """12.2 How good the Automatons are: which of DIFFICULTIES."""
        return DIFFICULTIES.index(str(self.edition.options["difficulty"]))

    def is_mode(self, mode: int) -> bool:
        """12.2 Whether an extra that is marked with a mode counts at this difficulty."""
        return mode == ALWAYS or MODES[mode] == DIFFICULTIES[self.difficulty()]

    # where

    def start(self) -> Start:
        """How the map is set up."""
        return self.box.starts[self.variant]

    def route(self) -> list[int]:
        """The road of the B&B Circus from its start."""
        return self.start().route

    def pawn_space(self) -> int:
        route = self.route()
        return route[self.pawn % len(route)]

    def road_ahead(self) -> list[int]:
        """The spaces still ahead of the pawn, the start metropolis last."""
        route = self.route()
        return [*route[self.pawn + 1 :], route[0]] if self.pawn < len(route) else []

    def is_open(self, space: int) -> bool:
        """2.1 Whether a space lies in a region that is in play."""
        return self.start().open >> space & 1 == 1

    def is_last_turn(self, seat: int) -> bool:
        """11.1 Whether the game ends with this turn, once the pawn is back at its start."""
        is_last = self.scored == len(self.start().order) - 1
        return is_last and self.holder == seat + 1

    def is_pawn_home(self) -> bool:
        """Whether the pawn waits at its start, or will with its next step."""
        for space in self.road_ahead()[:-1]:
            if not self.tented >> space & 1:
                return False
        return True

    def region_ahead(self) -> int:
        """The region to be scored next."""
        return self.start().order[self.scored]

    def favourite(self, space: int) -> int:
        """2.4 The family that a medium city loves."""
        region = self.box.spaces[space].region
        is_a = self.box.regions[region].medium_a == space
        return self.box.faces[self.faces[region]][0 if is_a else 1]

    # tents and caravans

    def tents_on(self, space: int) -> list[int]:
        """Whose tents stand on the places of a space."""
        first = self.box.first_place
        end = first[space + 1] if space + 1 < len(first) else self.box.tent_places
        return self.tents[first[space] : end]

    def place_of(self, troupe: int, space: int) -> int:
        """The first place of a space with a tent of a troupe, from 0; or -1."""
        first, tents = self.box.first_place[space], self.tents
        for n in range(TENT_PLACES[self.box.spaces[space].kind]):
            if tents[first + n] == troupe:
                return n
        return NOWHERE

    def pitch(self, troupe: int, space: int, place: int) -> None:
        """7.1 A tent goes onto a place of a space."""
        self.tents[self.box.first_place[space] + place] = troupe
        if self.box.spaces[space].kind == TOWN:
            self.tented |= 1 << space

    def caravans(self) -> int:
        """6.3 The spaces with a caravan, that of the B&B Circus included (6.4), as bits."""
        spaces = 1 << self.pawn_space()
        for p in self.players:
            spaces |= 1 << p.at
        for a in self.automata:
            spaces |= 1 << a.at
        return spaces & ~1

    def is_metropolis(self, space: int) -> bool:
        return self.box.spaces[space].kind == METROPOLIS

    def is_medium(self, space: int) -> bool:
        return self.box.spaces[space].kind == MEDIUM

    # cards

    def draw_money(self, seat: int, count: int) -> None:
        """Money cards from the top of the deck; the discards become a new one (1.4)."""
        p, supply = self.players[seat], self.money
        while count > 0:
            if not supply.deck and supply.discard:
                supply.refill(self.rng, chance.MONEY, self.box.cards, 1, self.box.money_cards)
                self.tell(RESHUFFLES_MONEY)
            if not supply.deck:
                self.tell(NOTHING_TO_DRAW, seat)
                return
            card = self.draw(supply.deck, 1 << seat)
            p.money.append(card)
            p.money_lots.append(len(supply.lots))
            self.tell(DRAWS_MONEY, seat, card, to=1 << seat)
            count -= 1

    def draw_ticket(self, seat: int) -> None:
        """A ticket card from the top of the deck, in secret."""
        p = self.players[seat]
        if not self.has_ticket_to_draw():
            self.tell(NOTHING_TO_DRAW, seat)
            return
        card = self.draw(self.tickets.deck, 1 << seat)
        p.tickets.append(card)
        p.ticket_lots.append(len(self.tickets.lots))
        self.tell(DRAWS_TICKET, seat, card, to=1 << seat)

    def has_ticket_to_draw(self) -> bool:
        """1.4 Whether the ticket deck has a card, after a reshuffle if need be."""
        supply = self.tickets
        if not supply.deck and supply.discard:
            supply.refill(self.rng, chance.TICKETS, self.box.cards, self.box.first_ticket)
            self.tell(RESHUFFLES_TICKETS)
        return bool(supply.deck)

    def draw_objective(self, seat: int) -> None:
        """4.8 An objective from the deck, which is never reshuffled (1.4)."""
        if not self.objective_deck:
            self.tell(NOTHING_TO_DRAW, seat)
            return
        card = self.draw(self.objective_deck, 1 << seat)
        self.players[seat].objectives.append(card)
        self.tell(DRAWS_OBJECTIVE, seat, card, to=1 << seat)

    def show_ticket(self, place: int) -> bool:
        """A new ticket card for a place of the row; False when there is none."""
        if not self.has_ticket_to_draw():
            return False
        self.row[place] = self.draw(self.tickets.deck, EVERYONE)
        self.tell(SHOWS_TICKET, self.row[place])
        return True

    def discard_money(self, card: int) -> None:
        """1.2 A money card goes onto the discards, face up."""
        self.money.put(card, EVERYONE, 0)

    def discard_ticket(self, card: int) -> None:
        self.tickets.put(card, EVERYONE, 0)
