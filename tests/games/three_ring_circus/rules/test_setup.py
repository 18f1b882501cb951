"""1 The table and 2 Set-up."""

import pytest
from games.playing import do, legal, refused

from chapiteau.core.event import UNKNOWN
from chapiteau.core.rng import seeded
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.box.components import REGIONS
from chapiteau.games.three_ring_circus.rules import chance
from chapiteau.games.three_ring_circus.rules.shows.backstage import TakeTicket
from chapiteau.games.three_ring_circus.rules.state import NEUTRAL

from ..table import AT, BOX, OBJECTIVE, TOWNS, ask, drawn, fresh, hold, names, show, table


def in_play(g):
    return {REGIONS[r] for r in g.start().order}


@pytest.mark.rule("1.1")
def test_whoever_has_the_most_points_at_the_end_wins():
    g = table(3)
    for p, points in zip(g.players, (31, 47, 46), strict=True):
        p.points = points
    assert GAME.scores(g) == [31, 47, 46] and GAME.winners(g) == [1]


@pytest.mark.rule("1.2")
def test_a_hand_is_secret_but_not_its_size_and_discards_lie_open():
    g = hold(table(), 0, "clown_beast", "ticket_05_banknote", "artists")
    g.discard_money(g.money.deck.pop())
    view = GAME.view(g, 1)
    p = view.players[0]
    assert [p.money, p.tickets, p.objectives] == [[UNKNOWN], [UNKNOWN], [UNKNOWN]]
    assert view.money.discard == g.money.discard and set(view.money.deck) == {UNKNOWN}
    assert GAME.view(g, 0).players[0].money == g.players[0].money
    assert GAME.view(g, -1).players[0].money == [UNKNOWN]


@pytest.mark.rule("1.3")
def test_everybody_knows_a_ticket_that_was_taken_from_the_row():
    g = show(table(), "ticket_05_banknote", "ticket_09_per_beast", "", "", "")
    hold(g, 0, "ticket_05_banknote")
    ask(g, TakeTicket(0, 2))
    do(g, "0 take:1", "0 deck")
    view = GAME.view(g, 1)
    assert names(view.players[0].tickets) == ["ticket_05_banknote", "", ""]
    taken = g.players[0].tickets[0]
    assert g.players[0].give_ticket(BOX, BOX.kind[taken]) == taken and g.players[0].known == 0
    for n in range(20):
        dealt = GAME.dealt(view, seeded(str(n)))
        assert dealt.players[0].tickets[0] == taken


@pytest.mark.rule("1.4", "1.5")
def test_discards_become_a_new_deck_and_when_there_are_none_fewer_cards_are_drawn():
    g = table()
    g.money.discard = g.money.deck[:2]
    g.money.known, g.money.born = [-1, -1], [0, 0]
    hands = g.money.deck[2:]
    g.money.deck = []
    g.players[1].money, g.players[1].money_lots = hands, [0] * len(hands)
    g.draw_money(0, 5)
    assert len(g.players[0].money) == 2 and not g.money.discard
    g.objective_discard += g.objective_deck
    g.objective_deck = []
    g.draw_objective(0)
    assert not g.players[0].objectives


@pytest.mark.rule("1.4")
def test_a_card_that_was_reshuffled_is_known_not_to_be_in_an_older_hand():
    g = table()
    hold(g, 1, "clown_beast", "clown_acrobat")
    g.money.deck, gone = [], g.money.deck
    for card in gone:
        g.discard_money(card)
    g.draw_money(0, 3)
    view = GAME.view(g, 2)
    for n in range(30):
        dealt = GAME.dealt(view, seeded(str(n)))
        assert sorted(dealt.players[1].money) == sorted(g.players[1].money)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (4, set()),
        (3, {"chicago"}),
        (2, {"chicago", "indianapolis"}),
        (1, {"chicago", "indianapolis"}),
    ],
)
def test_regions_are_closed_off_by_the_number_of_players(seats, closed):
    g = fresh(seats)
    assert in_play(g) == set(REGIONS[1:]) - closed
    spaces = [n for n in range(1, 46) if g.is_open(n)]
    assert {REGIONS[BOX.spaces[n].region] for n in spaces} == in_play(g)
    if seats == 3:
        assert refused(g, f"{g.seat} go:chicago") == ("closed-off", "2.1")


@pytest.mark.rule("2.2")
def test_the_objectives_of_closed_regions_are_put_away():
    g = fresh(2)
    assert g.objective_discard == [OBJECTIVE["chicago"], OBJECTIVE["indianapolis"]]
    assert not fresh(4).objective_discard


@pytest.mark.rule("2.3")
def test_five_ticket_cards_lie_face_up():
    deck = list(range(BOX.first_ticket, BOX.cards + 1))
    GAME.edition({}).chance(seeded("row")).reshuffle(
        chance.TICKETS, deck, BOX.cards, BOX.first_ticket
    )
    g = fresh(4, "row")
    assert g.row == deck[:-6:-1] and len(g.tickets.deck) == 45 - 5 - 4


@pytest.mark.rule("2.4", "2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_open_region_gets_a_token_and_a_metropolis_card(seats):
    tokens, sides = set(), set()
    for number in range(6):
        g = drawn(seats, number)
        faces = [g.faces[r] for r in g.start().order]
        cards = [g.metropolis[r] for r in g.start().order]
        assert all(faces) and all(cards)
        assert len({(f - 1) // 2 for f in faces}) == len(set(cards)) == seats + 1
        assert sum(map(bool, g.faces)) == sum(map(bool, g.metropolis)) == seats + 1
        tokens |= {(f - 1) // 2 for f in faces}
        sides |= {f % 2 for f in faces}
    assert tokens == set(range(6)) and sides == {0, 1}


@pytest.mark.rule("2.4")
def test_the_example_token_lets_detroit_love_magicians_and_saint_louis_clowns():
    g = fresh(4)
    g.faces[1] = BOX.faces.index([3, 1])
    assert g.favourite(AT["detroit"]) == 3 and g.favourite(AT["st_louis"]) == 1


@pytest.mark.rule("2.6")
def test_the_circus_starts_in_boston_or_new_york_anticlockwise():
    g = fresh(4)
    assert g.pawn_space() == AT["boston"] and g.route()[1] == AT["portland"]
    g = fresh(3, start="new_york")
    assert g.pawn_space() == AT["new_york"] and "boston" not in in_play(g)
    assert g.route()[1] == AT["poughkeepsie"] and not g.start().clockwise


@pytest.mark.rule("2.7")
def test_everybody_starts_with_six_cards_and_twelve_tents():
    g = fresh(4)
    for p in g.players:
        assert [len(p.money), len(p.tickets), len(p.objectives)] == [4, 1, 1]
        assert p.pedestals == 1 and p.tents == 0 and BOX.tents == 12


@pytest.mark.rule("2.8")
def test_the_first_player_is_drawn_by_lot_and_the_last_gets_the_tile():
    for first in range(3):
        g = drawn(3, first)
        assert g.seat == g.first == first and g.holder - 1 == (first + 2) % 3 and not g.popcorn


@pytest.mark.rule("2.9")
def test_two_players_share_the_map_with_neutral_tents():
    g = fresh(2)
    towns = [t for t in TOWNS if g.tents_on(t) == [NEUTRAL]]
    assert towns == sorted(AT[t] for t in ("natick", "syracuse", "connellsville"))
    for r in g.start().order:
        assert g.tents_on(BOX.regions[r].metropolis) == [0, 0, 0, NEUTRAL]
    assert g.tents.count(NEUTRAL) == 6
    assert AT["sandusky"] in [
        t for t in TOWNS if fresh(2, start="new_york").tents_on(t) == [NEUTRAL]
    ]
    assert NEUTRAL not in fresh(3).tents


STARTS = [
    (4, "boston", False, "chicago indianapolis washington_dc new_york boston"),
    (4, "chicago", True, "boston new_york washington_dc indianapolis chicago"),
    (3, "boston", False, "indianapolis washington_dc new_york boston"),
    (3, "new_york", False, "chicago indianapolis washington_dc new_york"),
    (3, "chicago", True, "new_york washington_dc indianapolis chicago"),
    (2, "boston", False, "washington_dc new_york boston"),
    (2, "new_york", False, "indianapolis washington_dc new_york"),
    (2, "washington_dc", True, "boston new_york washington_dc"),
    (2, "indianapolis", True, "new_york washington_dc indianapolis"),
]


@pytest.mark.rule("2.10")
@pytest.mark.parametrize(("seats", "start", "clockwise", "order"), STARTS)
def test_every_start_has_its_direction_and_its_order_of_counts(seats, start, clockwise, order):
    g = fresh(seats, start=start)
    assert g.pawn_space() == AT[start] and g.start().clockwise == clockwise
    assert [REGIONS[r] for r in g.start().order] == order.split()
    stops = [BOX.spaces[s].region for s in [*g.route()[1:], g.route()[0]] if g.is_metropolis(s)]
    assert stops == g.start().order


@pytest.mark.rule("2.11")
@pytest.mark.parametrize(
    ("seats", "start"), [(4, "new_york"), (4, "indianapolis"), (3, "washington_dc"), (2, "chicago")]
)
def test_a_start_that_the_players_do_not_have_is_boston(seats, start):
    assert fresh(seats, start=start).pawn_space() == AT["boston"]


def test_the_first_caravan_stands_on_an_open_metropolis():
    g = fresh(2)
    assert legal(g, g.seat) == ["go:washington-dc", "go:new-york"]
