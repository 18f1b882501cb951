"""2 Set-up: what lies on the table, and what everybody chooses before the first round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Step, Together
from ..box.components import (
    ALL_COLOURS,
    POSTER_CELL,
    SHOWN,
    WHEEL,
)
from . import chance
from .actions.travel import PitchStartTent
from .end_of_round import fill_display, roll_dice
from .moments import elsewhere
from .moves import (
    CHOOSES_SIDE,
    DEALT_MASTER,
    GETS_BOARD,
    GETS_MASTER,
    GETS_POSTER,
    GETS_TALENT_TILE,
    GIVES_COINS,
    OFFERS_TALENT,
    PICK,
    SIDE,
    STARTS,
    TALENT,
    TENT_STANDS,
)
from .solo import ReturnMaster
from .state import Magnificent

NOT_IN_HAND: Final = Reason("not-in-hand", "2.14")
NOT_ON_OFFER: Final = Reason("talent-not-on-offer", "2.10")
BOARDS: Final = 4


def lay_table(g: Magnificent) -> None:
    """2.1 Draw a first player; lay out dice, displays, wagons and tents, hats and boards."""
    g.learn(EVERYONE)
    g.round = 1
    g.first = g.rng.stream(chance.FIRST).below(g.seats)
    g.tell(STARTS, g.first)
    roll_dice(g)
    lay_masters(g)
    lay_posters(g)
    lay_tents(g)
    deal_boards(g)
    if g.edition.options["boards"] == "choose":
        g.then(*[ChooseSide(seat) for seat in g.in_order()])
    g.then(TAKE_SUPPLIES)
    if not g.is_solo() and is_draft(g):
        g.then(DRAFT)
    g.then(START_TENT, OPEN_TALENTS)


def is_draft(g: Magnificent) -> bool:
    return g.edition.options["masters"] == "draft"


def lay_masters(g: Magnificent) -> None:
    """2.2 The display of lots; the starting sets are kept apart until it is filled (2.6)."""
    box, apart = g.box, list[int]()
    if not g.is_solo() and not is_draft(g):
        apart = [m for m in g.master_deck if box.masters[m].set]
        g.master_deck = [m for m in g.master_deck if not box.masters[m].set]
    g.rng.reshuffle(chance.MASTERS, g.master_deck, g.box.master_count)
    g.rng.reshuffle(chance.TALENTS, g.talent_deck, g.box.spot_count)
    fill_display(g)
    g.master_deck += apart


def lay_posters(g: Magnificent) -> None:
    """2.3 Four posters face up; the starting posters are not among them."""
    g.rng.stream(chance.POSTERS).shuffle(g.poster_deck)
    for place in range(1, SHOWN + 1):
        g.show_poster(place)


def lay_tents(g: Magnificent) -> None:
    """2.4 A tent on every poster cell of the wheels; the others are left over."""
    g.rng.stream(chance.TENTS).shuffle(g.spare_tents)
    for colour in ALL_COLOURS:
        for cell in range(WHEEL):
            if g.box.wheels[colour][cell] == POSTER_CELL:
                tent = g.spare_tents.pop()
                g.standing[(colour - 1) * WHEEL + cell] = tent
                g.tell(TENT_STANDS, tent, colour, cell + 1)


def deal_boards(g: Magnificent) -> None:
    """2.5 Hats at the bottom of the ladder; boards (2.6) and starting posters (2.7) by lot."""
    boards = list(range(1, BOARDS + 1))
    g.rng.stream(chance.BOARDS).shuffle(boards)
    g.rng.stream(chance.START_POSTERS).shuffle(g.unused_posters)
    for i, seat in enumerate(g.in_order()):
        p = g.players[seat]
        p.hats = [i + 1, 0]
        p.board = boards.pop()
        g.tell(GETS_BOARD, seat, p.board)
        p.posters[1] = g.unused_posters.pop()
        g.tell(GETS_POSTER, seat, p.posters[1])
    g.unused_posters.sort()
    if g.is_solo():
        g.neutral_hats = g.box.blocked[:]


class ChooseSide(Step[Magnificent]):
    """2.12 In the advanced set-up everybody chooses a side of their board."""

    def moves(self, g: Magnificent) -> list[Move]:
        return SIDE[1:]

    def apply(self, g: Magnificent, move: Move) -> None:
        g.players[self.seat].side = move.arg - 1
        g.tell(CHOOSES_SIDE, self.seat, move.arg)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb != "side":
            yield from elsewhere(g, seat, move)


class TakeSupplies(Auto[Magnificent]):
    """2.8 The supply of the board's side; the first player gives the last a coin (2.9)."""

    def run(self, g: Magnificent) -> None:
        order = g.in_order()
        for seat in order:
            p, side = g.players[seat], g.side_of(seat)
            p.coins, p.tokens, p.gems = side.coins, side.talents, side.gems[:]
        if not g.is_solo():
            gift = min(g.box.first_gives, g.players[order[0]].coins)
            g.players[order[0]].coins -= gift
            g.players[order[-1]].coins += gift
            g.tell(GIVES_COINS, order[0], order[-1], gift)
        deal_masters(g)


def deal_masters(g: Magnificent) -> None:
    """2.6 Master cards go with the board; or by draft (2.14), or six to choose from (12.2)."""
    if g.is_solo():
        p = g.players[0]
        for _ in range(g.box.solo_masters):
            give_master(g, 0, g.draw(g.master_deck, EVERYONE))
        p.hand_seen = 0
        g.then(ReturnMaster(0))
    elif is_draft(g):
        for seat in g.in_order():
            p = g.players[seat]
            p.hand_seen = 1 << seat
            for _ in range(g.box.draft_hand):
                p.hand.append(g.draw(g.master_deck, 1 << seat))
                g.tell(DEALT_MASTER, seat, p.hand[-1], to=1 << seat)
    else:
        for seat in g.in_order():
            for master in range(1, g.box.master_count + 1):
                if g.box.masters[master].set == g.players[seat].board:
                    g.master_deck.remove(master)
                    give_master(g, seat, master)
        g.rng.reshuffle(chance.MASTERS, g.master_deck, g.box.master_count)


def give_master(g: Magnificent, seat: int, master: int) -> None:
    p = g.players[seat]
    p.masters.append(master)
    p.dice.append(0)
    g.tell(GETS_MASTER, seat, master)


class DraftMasters(Together[Magnificent]):
    """2.14 Everybody keeps one card of their hand in secret; then hands go to the left (2.15)."""

    def seats(self, g: Magnificent) -> list[int]:
        return list(range(g.seats))

    def is_done(self, g: Magnificent, seat: int, chosen: list[Move]) -> bool:
        return bool(chosen)

    def choices(self, g: Magnificent, seat: int, chosen: list[Move]) -> list[Move]:
        return [] if chosen else [PICK[m] for m in g.players[seat].hand if m]

    def reveal(self, g: Magnificent, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        for seat in g.in_order():
            master = chosen[seat][0].arg
            g.players[seat].hand.remove(master)
            give_master(g, seat, master)
        if len(g.players[0].hand) > g.box.draft_hand - BOARDS:
            self.pass_on(g)
            g.then(self)
            return
        for p in g.players:
            g.master_deck += p.hand
            p.hand, p.hand_seen = [], 0
        g.rng.reshuffle(chance.MASTERS, g.master_deck, g.box.master_count)

    def pass_on(self, g: Magnificent) -> None:
        """The player on the left sees the hand from now on; whoever had it remembers it."""
        hands = [p.hand for p in g.players]
        seen = [p.hand_seen for p in g.players]
        for seat, p in enumerate(g.players):
            p.hand = hands[seat - 1]
            p.hand_seen = seen[seat - 1] | 1 << seat
            for master in p.hand:
                g.tell(DEALT_MASTER, seat, master, to=1 << seat)

    def is_told(self, g: Magnificent, seat: int) -> bool:
        return not g.chosen

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "pick":
            hand = g.players[seat].hand
            yield NOT_IN_HAND.about("master", move.arg), move.arg in hand
        else:
            yield from elsewhere(g, seat, move)


class StartTent(Auto[Magnificent]):
    """2.13 One side of one board begins with a tent that was left over, if there is one."""

    def run(self, g: Magnificent) -> None:
        for seat in g.in_order():
            if g.side_of(seat).tents and g.spare_tents:
                g.learn(EVERYONE)
                g.then(PitchStartTent(seat, g.spare_tents[-1]))


class OpenTalents(Auto[Magnificent]):
    """2.10 Talent tiles to choose from, beginning with the player to the right of the first."""

    def run(self, g: Magnificent) -> None:
        g.draft = [g.draw(g.talent_deck, EVERYONE) for _ in range(g.box.draft_tiles[g.seats])]
        for spot in g.draft:
            g.tell(OFFERS_TALENT, spot)
        g.then(*[ChooseTalent(seat) for seat in g.in_order()[::-1]], CLOSE_TALENTS)


class ChooseTalent(Step[Magnificent]):
    """2.10 Everybody starts with one talent tile."""

    def moves(self, g: Magnificent) -> list[Move]:
        return [TALENT[spot] for spot in g.draft]

    def apply(self, g: Magnificent, move: Move) -> None:
        g.draft.remove(move.arg)
        g.players[self.seat].talents.append(move.arg)
        g.tell(GETS_TALENT_TILE, self.seat, move.arg)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "talent":
            yield NOT_ON_OFFER.about("spot", move.arg), move.arg in g.draft
        else:
            yield from elsewhere(g, seat, move)


class CloseTalents(Auto[Magnificent]):
    """2.10 A tile that nobody took is shuffled back."""

    def run(self, g: Magnificent) -> None:
        if g.draft:
            g.talent_deck += g.draft
            g.draft = []
            g.rng.reshuffle(chance.TALENTS, g.talent_deck, g.box.spot_count)


TAKE_SUPPLIES: Final = TakeSupplies()
DRAFT: Final = DraftMasters()
START_TENT: Final = StartTent()
OPEN_TALENTS: Final = OpenTalents()
CLOSE_TALENTS: Final = CloseTalents()
