"""What must always hold: nothing is lost, doubled, or in two places."""

from __future__ import annotations

from ..box.components import COLUMNS, TOKENS, TOWN
from .circus import Circus
from .state import AUTOMATONS, NEUTRAL, NOBODYS, ThreeRings


def check(g: ThreeRings) -> None:
    check_cards(g)
    check_tents(g)
    for p in g.players:
        check_circus(g, p)
    for a in g.automata:
        assert sorted(a.tokens) == list(range(1, TOKENS + 1)), "artist tokens changed"
        first = g.box.fortune_cards + 1 if a.monkey else 1
        last = g.box.automa_cards if a.monkey else g.box.fortune_cards
        assert sorted(a.deck + a.played) == list(range(first, last + 1)), "automa cards changed"
        values = [g.box.value[card] for card in a.artists]
        assert values == sorted(set(values)), "the Automatons' artists are out of order"
    assert 0 <= g.pawn <= len(g.route()), "the B&B Circus has lost its way"


def check_cards(g: ThreeRings) -> None:
    money = [*g.money.deck, *g.money.discard]
    tickets = [*g.tickets.deck, *g.tickets.discard, *[card for card in g.row if card]]
    objectives = [*g.objective_deck, *g.objective_discard]
    box, first = g.box, g.box.first_ticket
    for p in g.players:
        placed = [card for ring in p.rings for card in ring]
        money += p.money + [card for card in placed if card < first]
        tickets += p.tickets + [card for card in placed if card >= first]
        objectives += p.objectives + p.placed
        assert len(p.money_lots) == len(p.money), "money without a lot"
        assert len(p.ticket_lots) == len(p.tickets) >= p.known, "tickets without a lot"
    for a in g.automata:
        tickets += a.artists
    assert sorted(money) == list(range(1, box.money_cards + 1)), "money cards changed"
    assert sorted(tickets) == list(range(first, box.cards + 1)), "ticket cards changed"
    assert sorted(objectives) == list(range(1, box.objective_cards + 1)), "objectives changed"


def check_circus(g: ThreeRings, p: Circus) -> None:
    for ring in p.rings:
        assert len(ring) <= COLUMNS, "a ring is too full"
        values = [g.box.value[card] for card in ring]
        assert values == sorted(set(values)), "a ring is out of order"
        assert all(g.box.family[card] for card in ring), "a card performs that is no artist"
    again = Circus(p)
    again.recount(g.box)
    markers = [p.pedestals, p.banknotes, p.locomotives]
    assert markers == [again.pedestals, again.banknotes, again.locomotives], "a marker is wrong"
    assert 0 <= p.tents <= g.box.tents, "more tents than there are"
    assert p.shows.bit_count() == p.tents, "a show without a tent"


def check_tents(g: ThreeRings) -> None:
    pitched = [0] * (NEUTRAL + 1)
    for space in range(1, len(g.box.spaces)):
        tents = [troupe for troupe in g.tents_on(space) if troupe != NOBODYS]
        assert not tents or g.is_open(space), "a tent where nobody plays"
        assert len(set(tents)) == len(tents), "two tents of one troupe in a space"
        if g.box.spaces[space].kind == TOWN:
            assert bool(tents) == bool(g.tented >> space & 1), "a town is miscounted"
        for troupe in tents:
            pitched[troupe] += 1
            if troupe <= g.seats:
                assert g.players[troupe - 1].shows >> space & 1, "a tent without a show"
    for seat, p in enumerate(g.players):
        assert pitched[seat + 1] == p.tents, "tents are miscounted"
    for a in g.automata:
        assert pitched[AUTOMATONS] == a.tents, "the Automatons' tents are miscounted"
