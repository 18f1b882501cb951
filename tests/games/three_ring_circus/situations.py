"""Tables at which seat 0 is asked something, and the one thing that may be otherwise there."""

from __future__ import annotations

from collections.abc import Callable

from games.playing import do

from chapiteau.core.step import Step
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.rules.end_of_turn import EndTurn
from chapiteau.games.three_ring_circus.rules.hiring.bonuses import (
    PLACE_OBJECTIVE,
    SWAP_CARDS,
    SwapWith,
)
from chapiteau.games.three_ring_circus.rules.hiring.hire import PLAY_ONE_MORE
from chapiteau.games.three_ring_circus.rules.moves import GO, RING
from chapiteau.games.three_ring_circus.rules.shows.backstage import (
    BACKSTAGE_CARD,
    Banknotes,
    TakeTicket,
)
from chapiteau.games.three_ring_circus.rules.state import NEUTRAL, ThreeRings
from chapiteau.games.three_ring_circus.rules.turn import ACT, PLACE_CARAVAN

from .table import (
    AT,
    BOX,
    KIND,
    OBJECTIVE,
    ask,
    faces,
    hold,
    ring,
    show,
    slow,
    stand,
    stuck,
    table,
    take,
    tent,
    wishes,
)

END = EndTurn(1)
MONEY = ["clown_beast", "rider_beast", "magician_beast", "train", "reserve"]
ROW = ["ticket_06_banknote", "ticket_07_banknote", "", "", ""]
MANY = [*["clown_beast"] * 3, *["clown_acrobat"] * 3, "ticket_05_banknote", "artists", "pedestals"]
Change = Callable[[ThreeRings], object]


def playing(g: ThreeRings, *lines: str) -> ThreeRings:
    """A table after some choices."""
    do(g, *lines)
    return g


# a turn


def setting_out(g: ThreeRings) -> ThreeRings:
    """Nobody has placed a caravan yet."""
    for p in g.players:
        p.at = 0
    return ask(g, PLACE_CARAVAN[0], END)


def setting_out_from_new_york() -> ThreeRings:
    return setting_out(table(3, start="new_york"))


def closed(g: ThreeRings) -> None:
    """The map is the other one for three, without Chicago."""
    g.variant = table(3).variant


def crowded(g: ThreeRings) -> None:
    g.players[1].at = AT["chicago"]


def stuck_for_good() -> ThreeRings:
    return ask(stuck(table(), 0), ACT[0], END)


def with_a_clown_to_hire(g: ThreeRings) -> None:
    hold(g, 0, "clown_beast", "clown_acrobat")


def discarding() -> ThreeRings:
    """Two cards too many."""
    return ask(hold(table(), 0, *MANY, "train", "reserve", "orchestra"), END)


def overburdened_at_the_end(g: ThreeRings) -> None:
    ask(hold(g, 0, *MANY, "train", "reserve"), END)


# a hire


def hiring() -> ThreeRings:
    """In New York, with a clown, a magician, a rider and money."""
    return hold(show(in_new_york(), *ROW), 0, *MONEY)


def hiring_one_more() -> ThreeRings:
    return ask(hiring(), PLAY_ONE_MORE[0], END)


def choosing_a_ring() -> ThreeRings:
    return playing(hiring(), "0 hire:rider_beast")


def ring_chosen(g: ThreeRings) -> None:
    g.chosen[0].append(RING[1])


def show_planned(g: ThreeRings) -> None:
    g.chosen[0][:] = [GO[AT["philadelphia"]]]


def nearly_full() -> ThreeRings:
    """A clown may be hired for the last space, free of charge."""
    cards = ["clown_{0}", "farm_animal_{0}", "magician_{0}", "rider_{0}", "ticket_05_{1}"]
    g = ring(table(), 0, 1, *[card.format("beast", "banknote") for card in cards])
    ring(g, 0, 2, *[card.format("acrobat", "locomotive") for card in cards])
    ring(g, 0, 3, *[card.format("phenomenon", "pedestal") for card in cards[1:]])
    return hold(g, 0, "clown_beast")


def last_space_taken(g: ThreeRings) -> None:
    joined(3, "ticket_09_pedestal")(g)


def filling() -> ThreeRings:
    """A clown is hired, perhaps for a ring of four."""
    others = ["farm_animal_beast", "magician_beast", "rider_beast", "ticket_05_banknote"]
    g = hold(ring(table(), 0, 3, *others), 0, "clown_beast", "train")
    return playing(g, "0 hire:clown_beast")


def one_clown_less() -> ThreeRings:
    """Two rings of three have a clown."""
    g = ring(ring(table(), 0, 1, "clown_acrobat"), 0, 2, "clown_acrobat")
    return hold(g, 0, "clown_beast", "train")


def rich_enough() -> ThreeRings:
    """A rider may be hired because of the train."""
    return hold(table(), 0, "rider_beast", "clown_beast", "train")


def rich_enough_for_any_ring() -> ThreeRings:
    """Beside a magician the rider costs 1, in other rings 4."""
    return playing(ring(rich_enough(), 0, 1, "magician_beast"), "0 hire:rider_beast")


def paying() -> ThreeRings:
    """One of two equal riders is hired, and the other may pay for it."""
    g = hold(table(), 0, "rider_beast", "rider_beast", "train", "reserve")
    return playing(g, "0 hire:rider_beast", "0 ring:1")


def paying_five() -> ThreeRings:
    """The train alone pays the fee, or riders and clowns do."""
    cards = ["train", "rider_beast", "rider_acrobat", "clown_beast", "clown_beast"]
    g = hold(table(), 0, "ticket_05_banknote", *cards)
    return playing(g, "0 hire:ticket_05_banknote", "0 ring:1")


def paying_nine() -> ThreeRings:
    """The train pays a part of the fee, and more than one card the rest."""
    g = hold(table(), 0, "ticket_09_pedestal", "train", "reserve", "rider_beast", "rider_acrobat")
    return playing(g, "0 hire:ticket_09_pedestal", "0 ring:1")


# exchanges and objectives


def exchanging() -> ThreeRings:
    """A magician and a rider may each change places with a farm animal."""
    g = ring(ring(table(), 0, 1, "magician_beast", "rider_beast"), 0, 2, "farm_animal_acrobat")
    return ask(g, SWAP_CARDS[0], END)


def magician_in_the_way(g: ThreeRings) -> None:
    """The other ring has a magician in place of the farm animal."""
    left(2)(g)
    joined(2, "magician_acrobat")(g)


def choosing_a_partner() -> ThreeRings:
    """A clown changes places with a farm animal or a magician."""
    g = ring(ring(table(), 0, 1, "clown_beast"), 0, 2, "farm_animal_acrobat", "magician_acrobat")
    return playing(ask(g, SWAP_CARDS[0], END), "0 swap:1")


def beginning_with_its_neighbour(g: ThreeRings) -> None:
    g.stack[-1] = SwapWith(0, 7)


def placing() -> ThreeRings:
    return ask(hold(table(), 0, "artists", "pedestals"), PLACE_OBJECTIVE[0], END)


def placed_before(g: ThreeRings) -> None:
    p = g.players[0]
    p.objectives.remove(OBJECTIVE["artists"])
    p.placed.append(OBJECTIVE["artists"])


def column_filled(g: ThreeRings) -> None:
    ask(hold(g, 0, "artists", "pedestals"), PLACE_OBJECTIVE[0], END)


# a show


def in_new_york() -> ThreeRings:
    return stand(table(), 0, "new_york")


def in_chicago() -> ThreeRings:
    return stand(table(3, start="new_york"), 0, "chicago")


def on_the_train() -> ThreeRings:
    """Detroit is four steps away, one more than there are locomotives."""
    return playing(hold(slow(in_chicago(), 0), 0, "train"), "0 play:train")


def touring(*cards: str, rules: int = GAME.rules) -> ThreeRings:
    """In Washington DC, whose medium cities love clowns and riders; one pedestal counts."""
    g = faces(stand(table(4, rules), 0, "washington_dc"), "washington_dc", "clown", "rider")
    return hold(g, 0, *cards)


def by_train() -> ThreeRings:
    return playing(touring("train", "bill_poster"), "0 play:train")


def in_pittsburgh() -> ThreeRings:
    """A show there is planned; three pedestals count."""
    g = ring(touring(), 0, 1, "farm_animal_beast", "magician_beast")
    return playing(g, "0 go:pittsburgh")


def choosing_a_reward() -> ThreeRings:
    return playing(in_pittsburgh(), "0 slot:2")


def with_an_orchestra() -> ThreeRings:
    """The same with an acrobat, for whom the orchestra brings a pedestal."""
    return playing_music(touring())


def with_an_orchestra_by_rules_2() -> ThreeRings:
    return playing_music(touring(rules=2))


def playing_music(g: ThreeRings) -> ThreeRings:
    artists = ["farm_animal_beast", "magician_beast", "ticket_06_pedestal"]
    hold(ring(g, 0, 1, *artists), 0, "orchestra", "bill_poster")
    return playing(g, "0 go:pittsburgh")


def low_slots_taken(g: ThreeRings) -> None:
    """Only the slots for 7 and 9 are left."""
    for place in range(3):
        pitched("pittsburgh", place)(g)


def starring() -> ThreeRings:
    """New York wants to see the tightrope walker of the circus."""
    g = wishes(stand(table(4), 0, "boston"), "new_york", 9)
    return ring(g, 0, 1, "ticket_09_per_beast")


def star_unwanted(g: ThreeRings) -> None:
    wishes(g, "new_york", 10)


def taking() -> ThreeRings:
    """A show has brought a ticket card."""
    return ask(show(table(), *ROW), TakeTicket(0, 1), Banknotes(0, 0), END)


def row_emptied(g: ThreeRings) -> None:
    g.tickets.deck.append(g.row[0])
    g.row[0] = 0


def deck_emptied(g: ThreeRings) -> None:
    g.players[1].tickets += g.tickets.deck
    g.tickets.deck = []


def ending() -> ThreeRings:
    """The show is over but for a backstage card."""
    g = hold(show(table(), *ROW), 0, "reserve", "clown_beast", "clown_acrobat")
    return ask(g, BACKSTAGE_CARD[0], END)


def tickets_not_taken_yet(g: ThreeRings) -> None:
    ask(g, TakeTicket(0, 1), Banknotes(0, 0), END)


def played_out(g: ThreeRings) -> None:
    """Every town has had its show, and every medium city has a tent on the slot for 1 pedestal."""
    for space in BOX.spaces[1:]:
        pitched(space.id)(g)


def performed_in(space: str) -> Change:
    return lambda g: tent(g, 1, space)


def standing_in(space: str) -> Change:
    return lambda g: setattr(g.players[0], "at", AT[space])


def with_locomotives(count: int) -> Change:
    return lambda g: setattr(g.players[0], "locomotives", count)


def with_pedestals(count: int) -> Change:
    return lambda g: setattr(g.players[0], "pedestals", count)


def tents_used_up(g: ThreeRings) -> None:
    g.players[0].tents = BOX.tents


# the one thing that is otherwise, at any table


def instead(*steps: Step[ThreeRings]) -> Change:
    """Something else is asked."""
    return lambda g: ask(g, *steps)


def after(*lines: str) -> Change:
    """Something was chosen before."""
    return lambda g: do(g, *lines)


def back() -> Change:
    """The last choice was not made."""
    return lambda g: g.chosen[0].pop()


def without(card: str) -> Change:
    """A money card is not in the hand."""
    return lambda g: g.money.deck.append(g.players[0].give_money(BOX, KIND[card]))


def joined(number: int, card: str) -> Change:
    """A ring has one more artist, the last."""
    return lambda g: g.players[0].rings[number - 1].append(take(g, card))


def left(number: int) -> Change:
    """The last artist of a ring is not there."""
    return lambda g: g.players[0].rings[number - 1].pop()


def pitched(space: str, place: int = 0) -> Change:
    """A neutral tent stands somewhere."""
    return lambda g: g.pitch(NEUTRAL, AT[space], place)
