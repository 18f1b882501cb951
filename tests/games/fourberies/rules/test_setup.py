"""1 and 2: what the game is, and how the table is laid."""

from __future__ import annotations

import pytest
from games.playing import at_random, do

from chapiteau.core.errors import BadSetup
from chapiteau.core.rng import seeded
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules import chance
from chapiteau.games.fourberies.rules.city import ResolveCity
from chapiteau.games.fourberies.rules.travel import Travel

from ..table import B3, C4, OX, SPECTATOR, T2, Loaded, ecus, fresh, laid, request, table


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_troupes_play_two_seasons_and_the_richest_wins(seats):
    seasons = []
    g = at_random(fresh(seats, "tour"), "tour", lambda g: seasons.append(g.season))
    assert sorted(set(seasons)) == [1, 2] and seasons == sorted(seasons)
    assert GAME.winners(g) == [s for s in range(seats) if ecus(g)[s] == max(ecus(g))]


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(seats):
    with pytest.raises(BadSetup) as e:
        GAME.new(GAME.edition({}), seats, seeded("x"))
    assert e.value.id == "bad-seats"


@pytest.mark.rule("1.2")
def test_everything_but_choices_requests_and_decks_is_open():
    g = table(
        cities={1: [T2, C4]}, hand={0: [1, 2]}, troupe={1: [T2]}, ready={2: [OX]}, ecus={1: 9},
        requests={0: ["queen"], 1: ["twins"]}, deck=5, step=Travel(0b111),
    )  # fmt: skip
    do(g, "0 travel:2")
    v = GAME.view(g, 1)
    assert v.cities == g.cities and ecus(v) == ecus(g) and v.discard == g.discard
    for seen, real in zip(v.troupes, g.troupes, strict=True):
        assert (seen.hand, seen.actors, seen.acrobats) == (real.hand, real.actors, real.acrobats)
    assert v.deck == [0] * 5 and set(v.supply.deck) == {0}
    assert [t.requests for t in v.troupes] == [[0], [request("twins")], []]
    assert [m.verb for m in v.chosen[0]] == ["face-down"]
    assert [t.requests for t in GAME.view(g, SPECTATOR).troupes] == [[0], [0], []]


@pytest.mark.rule("1.3")
def test_ecus_never_run_out():
    g = table(ecus={0: 500, 1: 500}, cities={1: [B3]}, at={1: [0]}, step=ResolveCity(1))
    assert ecus(g)[0] == 503


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("coin", "needle"), [(0, -1), (1, 1)])
def test_a_coin_puts_the_needle_on_the_first_space_of_either_side(coin, needle):
    loaded = Loaded({chance.MOOD: coin})
    assert laid(3, loaded).needle == needle and (chance.MOOD, 2) in loaded.asked


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("seats", [2, 5])
def test_each_troupe_starts_with_three_ecus_and_all_eight_travel_cards(seats):
    for t in fresh(seats, "start").troupes:
        assert t.ecus == 3
        assert t.hand == [1, 2, 3, 4, 5, 6, 7, 8]
        assert t.caravels_on_board() == [] and t.managers == 0
        assert t.requests == [] and t.actors == [] and t.acrobats == []


@pytest.mark.rule("2.3")
def test_decks_are_shuffled_and_each_city_gets_one_card():
    loaded = Loaded()
    g = laid(4, loaded)
    assert loaded.asked[:2] == [(chance.ENCOUNTERS, 48), (chance.REQUESTS, 22)]
    assert g.cities[1:] == [[1], [2], [3], [4], [5], [6], [7], [8]]  # the cards turned round
    assert g.deck == list(range(48, 8, -1)) and g.supply.deck == list(range(22, 0, -1))
    assert g.discard == [] and g.supply.discard == []


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("lot", [0, 1, 2, 3])
def test_the_first_seat_is_drawn_by_lot(lot):
    loaded = Loaded({chance.FIRST: lot})
    assert laid(4, loaded).first == lot and (chance.FIRST, 4) in loaded.asked
