"""5: who goes where, action points, and shards."""

from __future__ import annotations

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.core.state import play
from chapiteau.games.trickerion.box.components import CREW, IDLE
from chapiteau.games.trickerion.rules.end_of_turn import wages_due
from chapiteau.games.trickerion.rules.locations.downtown import Downtown
from chapiteau.games.trickerion.rules.locations.market import MarketRow
from chapiteau.games.trickerion.rules.locations.workshop import Workshop
from chapiteau.games.trickerion.rules.placing import ChooseSlot, PlaceCharacters

from ..table import table


def going(character, location, seats=2, **more):
    """A character of seat 0 about to be placed."""
    extra = [character] if character not in ("magician", "apprentice_1") else []
    return table(
        seats, crew={0: extra}, cards={0: {character: location}},
        step=[PlaceCharacters()], **more,
    )  # fmt: skip


@pytest.mark.rule("5.1")
def test_players_place_one_character_each_in_the_order_of_initiative():
    cards = {
        0: {"magician": "workshop", "apprentice_1": "workshop"},
        1: {"magician": "workshop"},
        2: {"magician": "workshop", "apprentice_1": "market"},
    }
    g = table(3, order=[2, 0, 1], cards=cards, step=PlaceCharacters())
    seats = []
    while not g.over:
        if asked(g) == "ChooseSlot":
            seats.append(g.seat)
        play(g, g.moves[0])
    assert seats == [2, 0, 1, 2, 0]


@pytest.mark.rule("5.1")
def test_each_chooses_which_of_the_own_characters_is_next():
    cards = {0: {"magician": "market", "manager": "theatre", "apprentice_1": "downtown"}}
    g = table(crew={0: ["manager"]}, cards=cards, step=PlaceCharacters())
    assert legal(g, 0) == ["send:magician", "send:manager", "send:apprentice_1"]
    do(g, "0 send:manager", "0 go:friday_1")
    assert refused(g, "0 send:manager") == ("already-placed", "5.1")
    assert refused(g, "0 send:engineer") == ("not-in-company", "4.1")


@pytest.mark.rule("5.2")
def test_a_character_goes_to_a_free_slot_of_its_card_only():
    g = going("magician", "downtown")
    assert legal(g, 0) == ["go:downtown_1", "go:downtown_4", "idle:magician"]
    assert refused(g, "0 go:market_1") == ("other-location", "5.2")
    do(g, "0 go:downtown_1")
    assert asked(g) == "Downtown" and g.points == 5
    taken = {1: {"magician": "downtown_1"}}
    there = {1: {"magician": "downtown"}, 0: {"magician": "downtown"}}
    g = table(cards=there, at=taken, step=ChooseSlot(0, 1))
    assert legal(g, 0) == ["go:downtown_4", "idle:magician"]
    assert refused(g, "0 go:downtown_1") == ("slot-taken", "5.2")


@pytest.mark.rule("5.3")
def test_a_character_may_be_left_idle_by_choice_and_is_not_paid():
    cards = {0: {"apprentice_1": "market"}, 1: {"magician": "market"}}
    g = table(cards=cards, step=PlaceCharacters())
    do(g, "0 idle:apprentice_1")
    assert g.to_act() == [1]  # the move of the round is used up
    assert g.players[0].at[CREW.index("apprentice_1")] == IDLE and wages_due(g, 0) == 0


@pytest.mark.rule("5.3")
def test_a_character_that_finds_no_slot_stays_idle():
    cards = {0: {"apprentice_1": "market"}, 1: {"magician": "market", "apprentice_1": "market"}}
    at = {1: {"magician": "market_1", "apprentice_1": "market_4"}}
    g = table(cards=cards, at=at, step=PlaceCharacters())
    assert g.over and g.players[0].at[CREW.index("apprentice_1")] == IDLE


@pytest.mark.rule("5.3")
def test_leaving_the_stuck_one_idle_is_a_way_to_wait():
    cards = {
        0: {"apprentice_1": "market", "magician": "theatre"},
        1: {"magician": "market", "apprentice_1": "market"},
    }
    at = {1: {"magician": "market_1", "apprentice_1": "market_4"}}
    g = table(cards=cards, at=at, step=PlaceCharacters())
    assert legal(g, 0) == ["send:magician", "idle:apprentice_1"]
    assert refused(g, "0 send:apprentice_1") == ("no-open-slot", "5.3")
    assert refused(g, "0 idle:magician") == ("choose-it-first", "5.3")


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("character", "slot", "points"),
    [
        ("magician", "downtown_1", 5), ("magician", "downtown_2", 4), ("magician", "downtown_4", 3),
        ("engineer", "market_1", 4), ("manager", "market_2", 3), ("assistant", "market_4", 2),
        ("apprentice_1", "downtown_1", 3), ("apprentice_1", "market_4", 1),
        ("magician", "workshop_1", 3), ("apprentice_1", "workshop_1", 1),
        ("magician", "thursday_1", 4), ("engineer", "friday_1", 2), ("manager", "sunday_1", 1),
        ("apprentice_1", "saturday_1", 1), ("apprentice_1", "thursday_1", 2),
        ("apprentice_1", "sunday_1", 0), ("magician", "sunday_show", 0),
    ],
)  # fmt: skip
def test_character_and_slot_make_the_action_points(character, slot, points):
    location = slot.split("_")[0]
    if location not in ("downtown", "market", "workshop"):
        location = "theatre"
    g = going(character, location, 4)
    do(g, f"0 go:{slot}")
    assert g.points == points


@pytest.mark.rule("5.4", "5.6", "5.7", "6.1", "6.8")
def test_the_rulebooks_table_of_action_points():
    """A magician (3) on a slot of +2 with a shard (1) has 6: enough to hire and to learn."""
    dice = {"inn_b": "apprentice", "residence_a": "any"}
    g = going("magician", "downtown", shards={0: 1}, dice=dice)
    do(g, "0 go:downtown_1", "0 boost")
    assert g.points == 6
    do(g, "0 hire:apprentice")
    assert g.points == 3
    do(g, "0 learn:linking-rings")
    assert g.points == 0 and asked(g) != "Downtown"


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("location", ["downtown", "market"])
@pytest.mark.parametrize(
    ("seats", "slots"), [(2, ["1", "4"]), (3, ["1", "2", "4"]), (4, ["1", "2", "4"])]
)
def test_slots_are_open_by_the_number_of_players(location, seats, slots):
    g = going("magician", location, seats)
    assert legal(g, 0, "go") == [f"go:{location}_{n}" for n in slots]
    closed = 2 if seats == 2 else 3
    reason = "slots-alike" if seats == 4 else "not-with-so-few"
    assert refused(g, f"0 go:{location}_{closed}")[0] == reason


@pytest.mark.rule("5.5")
def test_the_second_slot_of_one_is_open_with_four_players_only():
    cards = {s: {"magician": "market"} for s in range(4)}
    at = {1: {"magician": "market_2"}}
    g = table(4, cards=cards, at=at, step=ChooseSlot(0, 1))
    assert legal(g, 0, "go") == ["go:market_1", "go:market_3", "go:market_4"]
    cards = {s: {"magician": "market"} for s in range(3)}
    g = table(3, cards=cards, at=at, step=ChooseSlot(0, 1))
    assert legal(g, 0, "go") == ["go:market_1", "go:market_4"]


@pytest.mark.rule("5.6")
@pytest.mark.parametrize(
    "step", [Downtown(0), MarketRow(0), Workshop(0)], ids=["downtown", "market", "workshop"]
)
def test_one_shard_gives_one_more_point_for_each_character(step):
    g = table(
        shards={0: 2}, points=1, step=step, crew={0: ["engineer"]},
        tricks={0: {"spades": "linking-rings"}},
    )  # fmt: skip
    do(g, "0 boost")
    assert g.points == 2 and g.players[0].shards == 1
    assert "boost" not in legal(g, 0)
    assert refused(g, "0 boost") == ("one-shard-each", "5.6")


@pytest.mark.rule("5.6")
def test_a_shard_may_be_spent_after_a_reroll_was_seen():
    g = table(shards={0: 1}, points=1, step=Downtown(0), dice={"bank_a": "3"})
    do(g, "0 reroll:residence_a")
    assert g.points == 0 and legal(g, 0) == ["boost", "done"]
    do(g, "0 boost")
    assert g.points == 1


@pytest.mark.rule("5.6")
def test_without_a_shard_there_is_no_more_point():
    g = table(points=1, step=Downtown(0))
    assert "boost" not in legal(g, 0)
    assert refused(g, "0 boost") == ("no-shard", "5.6")


@pytest.mark.rule("5.6")
def test_the_next_character_may_have_a_shard_again():
    cards = {0: {"magician": "market", "apprentice_1": "downtown"}}
    g = table(shards={0: 2}, cards=cards, step=PlaceCharacters())
    do(g, "0 send:apprentice_1", "0 go:downtown_4", "0 boost", "0 done", "0 go:market_1")
    assert "boost" in legal(g, 0)


@pytest.mark.rule("5.7")
def test_actions_are_repeated_in_any_order_and_the_rest_is_lost():
    g = table(points=4, step=MarketRow(0))
    do(g, "0 buy:wood", "0 order:rope", "0 into:2", "0 buy:wood")
    assert g.points == 1
    do(g, "0 done")
    assert g.over and g.points == 0
    assert refused(g, "0 quick:rope", MarketRow(0)) == ("too-few-points", "5.7")


@pytest.mark.rule("5.8")
def test_a_shard_is_not_offered_where_it_allows_nothing():
    g = table(shards={0: 1}, points=1, step=Workshop(0))
    assert g.over and g.players[0].shards == 1


@pytest.mark.rule("1.7", "5.2")
def test_equal_slots_are_offered_once():
    g = going("apprentice_1", "theatre")
    days = ("thursday", "friday", "saturday", "sunday")
    assert legal(g, 0, "go") == [f"go:{day}_1" for day in days]
    assert refused(g, "0 go:friday_2") == ("slots-alike", "1.7")
