"""1 and 2: what the game is, how the table is laid, and what everybody chooses at first."""

from __future__ import annotations

import pytest
from games.playing import as_match, asked, at_random, do, legal, refused, told

from chapiteau.core.errors import BadSetup
from chapiteau.core.rng import seeded
from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.box.components import CATEGORIES, COMPONENTS
from chapiteau.games.trickerion.rules import chance
from chapiteau.games.trickerion.rules.end_of_turn import PayWages
from chapiteau.games.trickerion.rules.locations.market import MarketRow
from chapiteau.games.trickerion.rules.placing import PlaceCharacters
from chapiteau.games.trickerion.rules.setup.choices import ChooseStock, EngineerGift, ManagerGift

from ..table import (
    BOTH,
    BOX,
    CARD_IDS,
    FACTS,
    FIVE,
    SIX,
    TRICK_IDS,
    crew_of,
    drawn_lots,
    fresh,
    goods_of,
    learnable,
    named,
    ready_of,
    table,
    tricks_of,
    wealth,
)

SEEDS = [str(n) for n in range(24)]


def first_seat(g):
    return g.to_act()[0]


def begin(g, *moves):
    """The first to choose makes these choices."""
    seat = first_seat(g)
    do(g, *[f"{seat} {move}" for move in moves])
    return seat


# 1 The game


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("edition", "turns"), [("six_turns", 6), ("five_turns", 5)])
def test_the_game_lasts_as_many_turns_as_its_edition_says(seats, edition, turns):
    seen = []
    g = at_random(fresh(seats, "whole", edition=edition), "whole", lambda g: seen.append(g.turn))
    assert sorted(set(seen)) == list(range(turns + 1)) and g.turn == turns


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(seats):
    with pytest.raises(BadSetup) as e:
        GAME.new(GAME.edition({}), seats, seeded("x"))
    assert e.value.id == "bad-seats"


@pytest.mark.rule("1.2")
def test_the_usual_edition_has_six_turns_and_each_has_its_own_numbers():
    assert GAME.edition({}).options["edition"] == "six_turns"
    six, five = BOX.editions
    assert (six.turns, six.advertise_fame, six.buy_units, six.quick_points) == (6, 3, 1, 3)
    assert (five.turns, five.advertise_fame, five.buy_units, five.quick_points) == (5, 2, 3, 2)
    assert (six.start_coins, five.start_coins) == ([11] * 4, [10, 12, 14, 16])
    assert [f.quick_surcharge for f in (six, five)] == [0, 1]
    assert [f.performer_gain[3].coins for f in (six, five)] == [2, 3]


@pytest.mark.rule("1.3")
def test_everything_but_open_lanes_and_unseen_cards_is_open():
    g = fresh(3, "open", start="first_game")
    while asked(g) != "Assign":
        do(g, f"{g.seat} {g.moves[0].text}")
    do(g, "0 theatre:magician", "1 market:magician", "1 ready")
    view = GAME.view(g, 2)
    assert set(view.deck) == {0} and set(view.unused) == {0} and len(view.deck) == 5
    assert view.chosen[0] == [] and [m.verb for m in view.chosen[1]] == ["face-down"]
    assert [m.text for m in GAME.view(g, 0).chosen[0]] == ["theatre:magician"]
    assert view.row == g.row and view.dice == g.dice and view.holder == g.holder
    for seen, real in zip(view.players, g.players, strict=True):
        assert (seen.coins, seen.units, seen.trick) == (real.coins, real.units, real.trick)


@pytest.mark.rule("1.4")
def test_components_never_run_out():
    everybody = {s: {"wood": 3} for s in range(4)}
    g = table(4, goods=everybody, managed={}, step=MarketRow(0), points=1)
    assert sum(p.units[COMPONENTS.index("wood")] for p in g.players) == 12
    assert "buy:metal" in legal(g, 0)
    g = table(4, goods={s: {"wood": 3} for s in (1, 2, 3)}, step=MarketRow(0), points=1)
    do(g, "0 buy:wood")
    assert goods_of(g, 0) == {"wood": 1}


@pytest.mark.rule("1.5")
def test_fame_stops_at_zero_and_counts_on_above_a_hundred():
    g = table(fame={0: 3}, coins={0: 5}, step=PayWages(0, 5))
    do(g, "0 pay:0")
    assert g.players[0].fame == 0
    g = table(fame={0: 150}, step=PayWages(0, 1))
    do(g, "0 pay:0")
    assert g.players[0].fame == 148


@pytest.mark.rule("1.6")
def test_the_dark_alley_is_kept_in_the_box_but_not_played():
    assert len(FACTS.dark_tricks) == 16 and {t.threshold for t in FACTS.dark_tricks} == {36}
    assert {t.level for t in FACTS.tricks[1:]} == {1, 2}
    for seed in SEEDS:
        g = fresh(4, seed)
        cards = g.deck + g.unused + [c for c in g.row if c]
        assert {FACTS.cards[c].theatre for c in cards} == {1, 2}


@pytest.mark.rule("1.7")
def test_apprentices_of_the_player_board_with_the_same_card_are_offered_once():
    g = table(
        crew={0: ["apprentice_2", "apprentice_3", "assistant", "apprentice_free"]},
        cards={
            0: {
                "apprentice_1": "market",
                "apprentice_2": "market",
                "apprentice_3": "theatre",
                "apprentice_free": "market",
            }
        },
        step=PlaceCharacters(),
    )
    assert legal(g, 0) == ["send:apprentice_1", "send:apprentice_3", "send:apprentice_free"]
    assert refused(g, "0 send:apprentice_2") == ("send-the-first", "1.7")


# 2 The table


@pytest.mark.rule("2.1")
def test_all_tricks_lie_in_the_residence_eight_of_each_category():
    g = fresh(3, "residence")
    assert g.holder == [0] * 33
    assert [len(tricks) for tricks in FACTS.by_category] == [0, 8, 8, 8, 8]
    assert {t.threshold for t in FACTS.tricks[1:]} == {1, 16}


@pytest.mark.rule("2.2")
def test_four_basic_components_are_on_sale():
    g = fresh(2, "market")
    assert [COMPONENTS[c] for c in g.on_sale[1:]] == ["wood", "metal", "glass", "fabric"]
    assert g.ordered == [0] * 5 and g.quick == 0


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(
    ("edition", "theatres"), [("six_turns", [1, 1, 1, 2, 2]), ("five_turns", [1, 1, 2, 2])]
)
def test_the_deck_has_riverside_cards_above_grand_magorians(edition, theatres):
    for seed in SEEDS:
        g = fresh(3, seed, edition=edition)
        assert [FACTS.cards[c].theatre for c in g.deck[::-1]] == theatres


@pytest.mark.rule("2.3")
def test_the_cards_of_each_theatre_are_drawn_by_lot():
    def dealt(riverside, magorian):
        g = drawn_lots(3, {chance.CARDS + 1: riverside, chance.CARDS + 2: magorian})
        return g.deck[2:] + g.row[1:3], g.deck[:2]

    usual, riverside, magorian = dealt(0, 0), dealt(1, 0), dealt(0, 1)
    assert usual[0] != riverside[0] and usual[1] == riverside[1]
    assert usual[0] == magorian[0] and usual[1] != magorian[1]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("seats", "slots", "cards"), [(2, 3, 1), (3, 4, 2), (4, 5, 3)])
def test_the_row_grows_with_the_players(seats, slots, cards):
    g = fresh(seats, "row")
    assert len(g.row) - 1 == slots
    assert [bool(c) for c in g.row[1:]] == [True] * cards + [False] * (slots - cards)
    assert {FACTS.cards[c].theatre for c in g.row if c} == {1}
    assert not set(g.row) & set(g.deck)


# 2 The players


@pytest.mark.rule("2.5", "2.17")
def test_the_first_to_choose_is_drawn_by_lot_and_the_others_follow_clockwise():
    for lot in range(4):
        assert first_seat(drawn_lots(4, {chance.FIRST: lot})) == lot
    g = fresh(4, "clockwise", start="first_game")
    seats = []
    while asked(g) == "ChooseMagician":
        seats.append(first_seat(g))
        do(g, f"{seats[-1]} {g.moves[0].text}")
    assert seats == [(seats[0] + k) % 4 for k in range(4)]


@pytest.mark.rule("2.5")
def test_a_favourite_category_belongs_to_one_player():
    g = fresh(2, "schools", start="first_game")
    assert len(legal(g, first_seat(g))) == 8
    begin(g, "be:1")
    rival = first_seat(g)
    assert legal(g, rival) == [f"be:{m}" for m in (2, 3, 4, 6, 7, 8)]
    assert refused(g, f"{rival} be:5") == ("category-taken", "2.5")


@pytest.mark.rule("2.6")
def test_everybody_starts_with_the_same():
    g = fresh(2, "start")
    seat = begin(g, "be:3")
    p = g.players[seat]
    assert (p.fame, p.shards) == (5, 1) and crew_of(g, seat) == ["magician", "apprentice_1"]
    assert sum(g.box.assignments) == 9 and not p.advertised
    assert [g.supply(seat, symbol) for symbol in (1, 2, 3, 4)] == [4, 4, 4, 4]


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coins_are_equal_or_follow_initiative(seats):
    for agreed, coins in ((SIX, [11, 11, 11, 11]), (FIVE, [10, 12, 14, 16])):
        g = fresh(seats, "coins", start="first_game", **agreed)
        while asked(g) == "ChooseMagician":
            do(g, f"{first_seat(g)} {g.moves[0].text}")
        assert [g.players[s].coins for s in g.order] == coins[:seats]


@pytest.mark.rule("2.8")
def test_the_first_trick_is_of_the_favourite_category_and_the_lowest_threshold():
    g = fresh(2, "first trick")
    seat = begin(g, "be:1")
    assert learnable(g, seat) == ["linking-rings", "living-piano", "chinese-sticks", "levitation"]
    assert refused(g, f"{seat} learn:bullet-catch") == ("not-a-first-trick", "2.8")
    assert refused(g, f"{seat} learn:mind-reading") == ("not-your-favourite", "2.8")
    begin(g, "learn:levitation")
    assert tricks_of(g, seat) == {"spades": "levitation"} and g.players[seat].shelf[1] == 1


@pytest.mark.rule("2.9")
def test_components_worth_exactly_two_coins_can_be_had_in_fourteen_ways():
    ways: set[tuple[str, ...]] = set()
    start = table(step=ChooseStock(0, 2))
    start.players[0].units = [0] * len(COMPONENTS)
    for first in legal(start, 0):
        g = table(step=ChooseStock(0, 2))
        do(g, f"0 {first}")
        if g.over:
            ways.add((first,))
        for second in legal(g, 0):
            ways.add(tuple(sorted((first, second))))
    assert len(ways) == 14
    assert refused(start, "0 take:mirror") == ("too-dear-for-the-start", "2.9")


@pytest.mark.rule("2.10")
def test_one_specialist_is_chosen():
    g = fresh(2, "specialist")
    seat = begin(g, "be:1", "learn:linking-rings", "take:metal", "take:metal")
    assert legal(g, seat) == ["hire:engineer", "hire:manager", "hire:assistant"]
    assert refused(g, f"{seat} hire:apprentice") == ("not-a-specialist", "2.10")
    begin(g, "hire:engineer")
    assert crew_of(g, seat) == ["magician", "engineer", "apprentice_1"]


@pytest.mark.rule("2.10", "2.18")
def test_a_manager_brings_a_basic_component_of_another_type_to_the_own_board():
    g = table(crew={0: ["manager"]}, goods={0: {"metal": 2}}, step=ManagerGift(0, 1))
    assert named(g, 0, "take") == ["wood", "glass", "fabric"]
    assert refused(g, "0 take:metal") == ("on-player-board", "2.18")
    do(g, "0 take:wood")
    assert g.over and g.players[0].is_with_manager(COMPONENTS.index("wood"))
    assert g.counted(0, COMPONENTS.index("wood")) == 2


@pytest.mark.rule("2.10")
@pytest.mark.parametrize(
    ("gift", "owned"),
    [
        (["take:animal"], {"animal": 1}),
        (["take:wood", "take:wood"], {"wood": 2}),
        (["take:wood", "take:glass"], {"wood": 1, "glass": 1}),
    ],
)
def test_with_five_turns_the_manager_brings_components_worth_two_coins(gift, owned):
    worth = fresh(2, "worth", **FIVE).box.manager_gift_worth
    g = table(options=FIVE, crew={0: ["manager"]}, step=ManagerGift(0, worth))
    do(g, *[f"0 {move}" for move in gift])
    assert g.over and goods_of(g, 0) == owned


@pytest.mark.rule("2.11", "2.19")
def test_the_engineers_trick_is_chosen_after_all_first_tricks():
    g = fresh(2, "engineer")
    first = begin(g, "be:1", "learn:linking-rings", "take:metal", "take:metal", "hire:engineer")
    assert asked(g) == "ChooseMagician"  # the other seat comes before the gift
    second = begin(g, "be:2", "learn:pub-in-a-bottle")
    begin(g, "take:rope", "hire:assistant")
    assert asked(g) == "EngineerGift" and first_seat(g) == first != second
    assert learnable(g, first) == ["living-piano", "chinese-sticks", "levitation"]
    assert refused(g, f"{first} learn:mind-reading") == ("not-your-favourite", "2.11")
    begin(g, "learn:living-piano")
    assert g.players[first].shelf[2] == 4 and ready_of(g, first) == {"spades": 2}


@pytest.mark.rule("2.11")
def test_with_five_turns_the_engineer_brings_any_trick_nobody_has():
    taken = {1: {"spades": "mind-reading"}}
    g = table(options=FIVE, crew={0: ["engineer"]}, tricks=taken, step=EngineerGift(0))
    assert len(learnable(g, 0)) == 15 and "mind-reading" not in learnable(g, 0)
    assert {FACTS.tricks[TRICK_IDS.index(t)].level for t in learnable(g, 0)} == {1}


@pytest.mark.rule("2.12")
def test_an_assistant_brings_an_apprentice_on_her_board():
    g = fresh(2, "assistant")
    seat = begin(g, "be:1", "learn:linking-rings", "take:metal", "take:metal", "hire:assistant")
    assert crew_of(g, seat) == ["magician", "assistant", "apprentice_1", "apprentice_free"]


def started(agreed, trick, goods, specialist, *gift):
    """The first to choose takes a trick, goods and a specialist; all others anything."""
    g = fresh(2, "prepared", **agreed)
    seat = begin(g, "be:4", f"learn:{trick}", *[f"take:{c}" for c in goods], f"hire:{specialist}")
    for move in gift:
        while first_seat(g) != seat:
            do(g, f"{first_seat(g)} {g.moves[0].text}")
        do(g, f"{seat} {move}")
    while g.turn == 0:
        do(g, f"{first_seat(g)} {g.moves[0].text}")
    return g, seat


@pytest.mark.rule("2.13")
@pytest.mark.parametrize(("agreed", "markers"), [(SIX, 2), (FIVE, 3)])
def test_a_first_trick_with_its_components_is_prepared(agreed, markers):
    g, seat = started(agreed, "mind-reading", ["glass", "glass"], "assistant")
    assert ready_of(g, seat) == {"spades": markers}


@pytest.mark.rule("2.13")
@pytest.mark.parametrize("agreed", BOTH)
def test_a_first_trick_that_lacks_components_is_not_prepared(agreed):
    g, seat = started(agreed, "mind-reading", ["glass", "wood"], "assistant")
    assert ready_of(g, seat) == {}


@pytest.mark.rule("2.13")
@pytest.mark.parametrize(("agreed", "ready"), [(SIX, {}), (FIVE, {"hearts": 4})])
def test_the_engineers_trick_is_only_prepared_with_five_turns(agreed, ready):
    gift = "learn:mind-reading"
    g, seat = started(agreed, "spirit-hand", ["glass", "glass"], "engineer", gift)
    assert ready_of(g, seat) == ready


@pytest.mark.rule("2.13")
def test_the_managers_gift_counts_double_for_the_first_trick():
    g = fresh(2, "stocks")
    seat = begin(g, "be:3", "learn:stocks-escape", "take:metal", "take:metal", "hire:manager")
    begin(g, "take:wood")
    while g.turn == 0:
        do(g, f"{first_seat(g)} {g.moves[0].text}")
    assert ready_of(g, seat) == {"spades": 2}


@pytest.mark.rule("2.14")
def test_initiative_is_drawn_apart_from_the_order_of_choosing():
    orders = [[1, 0], [0, 1]]  # as the cards of a shuffled pair, by lot
    for first in range(2):
        for lot, order in enumerate(orders):
            g = drawn_lots(2, {chance.FIRST: first, chance.ORDER: lot})
            assert first_seat(g) == first and g.order == order


@pytest.mark.rule("2.15")
@pytest.mark.parametrize(
    ("agreed", "magician", "owned", "tricks"),
    [
        (SIX, 1, {"metal": 2}, ["linking-rings"]),
        (SIX, 2, {"metal": 1, "fabric": 2}, ["enchanted-butterflies"]),
        (SIX, 3, {"wood": 2}, ["barricaded-barrels", "stocks-escape"]),
        (SIX, 4, {"glass": 2, "fabric": 1}, ["mind-reading"]),
        (FIVE, 2, {"fabric": 2, "animal": 1}, ["enchanted-butterflies"]),
        (FIVE, 4, {"glass": 2, "rope": 1}, ["mind-reading"]),
    ],
)
def test_a_first_game_is_ready_made(agreed, magician, owned, tricks):
    g = fresh(2, "ready-made", start="first_game", **agreed)
    seat = begin(g, f"be:{magician}")
    assert goods_of(g, seat) == owned and list(tricks_of(g, seat).values()) == tricks
    begin(g, legal(g, first_seat(g))[0])
    assert g.turn == 1 and ready_of(g, seat)["spades"] >= 2


@pytest.mark.rule("2.16")
def test_each_makes_all_choices_in_one_go():
    g, seen = fresh(2, "in one go"), []
    while g.turn == 0:
        seen.append((g.seat, asked(g)))
        do(g, f"{g.seat} {g.moves[0].text}")
    first, second = seen[0][0], 1 - seen[0][0]
    goes = ["ChooseMagician", "ChooseFirstTrick", "ChooseStock", "ChooseStock", "ChooseSpecialist"]
    choices = [(first, name) for name in goes] + [(second, name) for name in goes]
    gifts = [(first, "EngineerGift"), (second, "EngineerGift")]
    assert seen == choices + gifts


@pytest.mark.rule("2.1")
def test_what_is_laid_at_first_is_told():
    m = as_match(fresh(3, "told"))
    kinds = [e.wire()[0] for e in m.opening]
    assert kinds == ["billed", "billed", "lines-up", "lines-up", "lines-up", "chooses-first"]
    assert told(m) == []


def test_the_schools_have_two_magicians_each():
    assert sorted(FACTS.favourites[1:]) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len(CATEGORIES) - 1 == 4 and len(CARD_IDS) - 1 == 28


def test_a_start_with_nothing_left_to_choose_ends():
    g = table(step=ChooseStock(0, 0))
    assert g.over and wealth(g, 0) == (20, 20, 0)
