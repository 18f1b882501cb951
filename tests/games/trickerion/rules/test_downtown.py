"""6: learning, hiring, the bank, and the dice."""

from __future__ import annotations

import pytest
from games.playing import as_match, asked, do, legal, refused, told

from chapiteau.core.errors import NothingToUndo
from chapiteau.core.rng import Streams, seeded
from chapiteau.games.trickerion.box.components import DICE, FACES
from chapiteau.games.trickerion.rules import chance
from chapiteau.games.trickerion.rules.end_of_turn import ReturnCharacters
from chapiteau.games.trickerion.rules.locations.downtown import Downtown
from chapiteau.games.trickerion.rules.turn import roll_dice

from ..table import (
    FACTS,
    Rigged,
    crew_of,
    faces,
    goods_of,
    learnable,
    named,
    ready_of,
    table,
    trick,
    tricks_of,
    wealth,
)

FULL = {0: {"spades": "living-piano", "hearts": "mind-reading", "clubs": "card-manipulation"}}


def downtown(points=3, seats=2, **more):
    return table(seats, points=points, step=Downtown(0), **more)


def of(category):
    return [t.id for t in FACTS.tricks if t.category == FACES.index(category)]


# Learning


@pytest.mark.rule("6.1")
def test_a_trick_is_laid_on_a_free_place_and_marked_with_a_free_symbol():
    g = downtown(dice={"residence_a": "spiritual"}, tricks={0: {"spades": "linking-rings"}})
    do(g, "0 learn:mind-reading")
    assert tricks_of(g, 0) == {"spades": "linking-rings", "hearts": "mind-reading"}
    assert g.players[0].shelf[2] == 2 and g.points == 0 and ready_of(g, 0) == {}


@pytest.mark.rule("6.1")
def test_learning_costs_three_points():
    g = downtown(2, dice={"residence_a": "any"})
    assert learnable(g, 0) == []
    assert refused(g, "0 learn:mind-reading") == ("too-few-points", "5.7")


@pytest.mark.rule("6.1")
def test_a_trick_that_somebody_has_cannot_be_learned():
    g = downtown(dice={"residence_a": "any"}, tricks={1: {"spades": "mind-reading"}})
    assert "mind-reading" not in learnable(g, 0)
    assert refused(g, "0 learn:mind-reading") == ("somebody-knows", "6.1")


@pytest.mark.rule("6.2")
def test_the_category_must_be_on_a_die_which_is_used_up():
    g = downtown(dice={"residence_a": "x", "residence_b": "escape"})
    assert sorted(learnable(g, 0)) == sorted(of("escape") + of("mechanical"))  # and the favourite
    assert refused(g, "0 learn:mind-reading") == ("no-residence-die", "6.2")
    do(g, "0 learn:walled")
    assert faces(g)["residence_b"] == "x"


@pytest.mark.rule("6.2")
def test_any_fits_every_category():
    g = downtown(dice={"residence_a": "any"})
    assert len(learnable(g, 0)) == 32


@pytest.mark.rule("6.2")
def test_if_both_dice_fit_the_player_chooses_which_is_used_up():
    g = downtown(dice={"residence_a": "any", "residence_b": "optical"})
    do(g, "0 learn:paper-shred")
    assert legal(g, 0) == ["use:residence_a", "use:residence_b"]
    assert refused(g, "0 use:bank_a") == ("die-does-not-fit", "6.2")
    do(g, "0 use:residence_b")
    assert (faces(g)["residence_a"], faces(g)["residence_b"]) == ("any", "x")


@pytest.mark.rule("6.2", "1.7")
def test_of_two_equal_dice_the_first_is_used_up():
    g = downtown(dice={"residence_a": "optical", "residence_b": "optical"})
    do(g, "0 learn:paper-shred")
    assert (faces(g)["residence_a"], faces(g)["residence_b"]) == ("x", "optical")


@pytest.mark.rule("6.2")
def test_a_die_of_another_category_is_not_used_up():
    g = downtown(dice={"residence_a": "escape", "residence_b": "optical"})
    do(g, "0 learn:paper-shred")
    assert (faces(g)["residence_a"], faces(g)["residence_b"]) == ("escape", "x")


@pytest.mark.rule("6.3")
def test_the_favourite_category_ignores_the_faces_but_uses_up_a_die_of_choice():
    g = downtown(dice={"residence_a": "escape", "residence_b": "optical"})
    do(g, "0 learn:levitation")
    assert legal(g, 0) == ["use:residence_a", "use:residence_b"]
    do(g, "0 use:residence_a")
    assert (faces(g)["residence_a"], faces(g)["residence_b"]) == ("x", "optical")


@pytest.mark.rule("6.14")
def test_with_both_dice_used_up_nothing_can_be_learned():
    g = downtown()
    assert learnable(g, 0) == []
    assert refused(g, "0 learn:levitation") == ("all-residence-dice-x", "6.14")


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(
    ("fame", "coins", "allowed", "left"),
    [(16, 0, True, 0), (15, 0, False, None), (15, 1, True, 0), (5, 11, True, 0), (5, 10, False, 0)],
)
def test_missing_fame_is_paid_in_coins(fame, coins, allowed, left):
    g = downtown(dice={"residence_a": "optical"}, fame={0: fame}, coins={0: coins})
    assert ("paper-shred" in learnable(g, 0)) == allowed
    if allowed:
        do(g, "0 learn:paper-shred")
        assert wealth(g, 0) == (fame, left, 0)
    else:
        assert refused(g, "0 learn:paper-shred") == ("too-little-fame", "6.4")


@pytest.mark.rule("6.4")
def test_without_any_fame_even_a_first_trick_costs_a_coin():
    g = downtown(dice={"residence_a": "optical"}, fame={0: 0}, coins={0: 4})
    do(g, "0 learn:pub-in-a-bottle")
    assert wealth(g, 0) == (0, 3, 0)


@pytest.mark.rule("6.5")
def test_no_components_are_needed_to_learn():
    g = downtown(dice={"residence_a": "spiritual"})
    do(g, "0 learn:ghost-trap")
    assert goods_of(g, 0) == {} and tricks_of(g, 0) == {"spades": "ghost-trap"}


@pytest.mark.rule("6.6")
def test_without_a_free_place_an_old_trick_goes_back_with_all_its_markers():
    g = downtown(
        dice={"residence_a": "escape"}, tricks=FULL, ready={0: {"hearts": 1, "spades": 2}},
        row=["riverside-08", "riverside-03"],
        marks=[(1, "c0r0", 0, "hearts", "down"), (2, "c1r2", 0, "hearts", "up"),
               (1, "c0r1", 0, "spades", "up")],
    )  # fmt: skip
    do(g, "0 learn:walled")
    assert legal(g, 0) == ["return:spades", "return:hearts", "return:clubs"]
    assert refused(g, "0 return:diamonds") == ("no-trick-of-symbol", "6.6")
    do(g, "0 return:hearts")
    p = g.players[0]
    assert g.holder[trick("mind-reading")] == 0 and g.supply(0, 2) == 4 and p.shown[2] == 0
    assert [m for m in g.stage if m] != [] and p.shown[1] == 1 and ready_of(g, 0) == {"spades": 2}
    assert tricks_of(g, 0)["hearts"] == "walled" and p.shelf[2] == 2


@pytest.mark.rule("6.6")
def test_a_trick_given_back_can_be_learned_by_anybody():
    g = downtown(dice={"residence_a": "any", "residence_b": "any"}, points=6, tricks=FULL)
    do(g, "0 learn:walled", "0 return:hearts")
    assert "mind-reading" in learnable(g, 0)


@pytest.mark.rule("6.6")
def test_giving_back_breaks_links_but_rewards_stay():
    g = downtown(
        dice={"residence_a": "escape"}, tricks=FULL | {1: {"spades": "linking-rings"}},
        fame={0: 30}, marks=[(1, "c0r0", 0, "spades", "down"), (1, "c0r1", 1, "spades", "up")],
    )  # fmt: skip
    assert g.links_on(1) == 1
    do(g, "0 learn:walled", "0 return:spades")
    assert g.links_on(1) == 0 and g.players[0].fame == 30


@pytest.mark.rule("6.6", "6.7")
def test_with_a_free_place_nothing_is_given_back():
    own = {0: {"spades": "living-piano", "hearts": "mind-reading", "clubs": "walled"}}
    g = downtown(dice={"residence_a": "optical"}, tricks=own, crew={0: ["engineer"]})
    do(g, "0 learn:paper-shred")
    assert g.players[0].shelf[3] == 4 and len(tricks_of(g, 0)) == 4


@pytest.mark.rule("6.7")
def test_the_engineers_place_may_be_chosen_at_once():
    g = downtown(dice={"residence_a": "optical"}, crew={0: ["engineer"]})
    do(g, "0 learn:paper-shred")
    assert legal(g, 0) == ["board", "extension"]
    do(g, "0 extension")
    assert g.players[0].shelf[1] == 4


@pytest.mark.rule("6.7")
def test_an_engineer_at_the_inn_gives_no_place_yet():
    g = downtown(dice={"residence_a": "optical"}, tricks=FULL, hired={0: ["engineer"]})
    do(g, "0 learn:paper-shred")
    assert asked(g) == "GiveBack"


# Hiring


@pytest.mark.rule("6.8")
def test_who_is_hired_waits_at_the_inn_and_joins_at_the_end_of_the_turn():
    step = [Downtown(0), ReturnCharacters()]
    g = table(points=3, dice={"inn_a": "manager"}, step=step)
    assert named(g, 0, "hire") == ["manager"]
    assert refused(g, "0 hire:engineer") == ("not-at-inn", "6.8")
    do(g, "0 hire:manager")
    assert faces(g)["inn_a"] == "x"
    assert crew_of(g, 0) == ["magician", "manager", "apprentice_1"]


@pytest.mark.rule("6.8")
def test_hiring_costs_three_points_and_a_used_die_offers_nobody():
    g = downtown(2, dice={"inn_b": "apprentice"})
    assert refused(g, "0 hire:apprentice") == ("too-few-points", "5.7")
    g = downtown(6, dice={"inn_b": "apprentice"})
    do(g, "0 hire:apprentice")
    assert crew_of(g, 0) == ["magician", "apprentice_1"] and g.players[0].hired[5] == 1
    assert named(g, 0, "hire") == []


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("where", ["crew", "hired"])
def test_there_is_one_specialist_of_each_kind(where):
    g = downtown(dice={"inn_a": "manager"}, **{where: {0: ["manager"]}})
    assert named(g, 0, "hire") == []
    assert refused(g, "0 hire:manager") == ("one-of-each", "6.9")


@pytest.mark.rule("6.9")
@pytest.mark.parametrize(
    ("crew", "allowed"),
    [
        (["apprentice_2"], True),
        (["apprentice_2", "apprentice_3"], False),
        (["apprentice_2", "apprentice_3", "assistant"], True),
        (["apprentice_2", "apprentice_3", "assistant", "apprentice_free"], False),
    ],
)
def test_three_apprentices_and_a_fourth_with_an_assistant(crew, allowed):
    g = downtown(dice={"inn_b": "apprentice"}, crew={0: crew})
    assert (named(g, 0, "hire") == ["apprentice"]) == allowed
    if not allowed:
        assert refused(g, "0 hire:apprentice") == ("no-seat", "6.9")


@pytest.mark.rule("6.10")
def test_those_at_the_inn_count_for_the_seats():
    two, die = ["apprentice_2"], {"inn_b": "apprentice"}
    g = downtown(dice=die, crew={0: two}, hired={0: ["apprentice"]})
    assert named(g, 0, "hire") == []
    g = downtown(dice=die, crew={0: two}, hired={0: ["apprentice", "assistant"]})
    assert named(g, 0, "hire") == ["apprentice"]


@pytest.mark.rule("6.10")
def test_newcomers_sit_on_the_player_board_first_and_bring_no_gift():
    hired = {0: ["assistant", "apprentice"], 1: ["manager", "engineer"]}
    g = table(hired=hired, step=ReturnCharacters())
    assert crew_of(g, 0) == ["magician", "assistant", "apprentice_1", "apprentice_2"]
    assert goods_of(g, 1) == {} and tricks_of(g, 1) == {}
    full = {0: ["apprentice_2", "apprentice_3"]}
    g = table(crew=full, hired={0: ["assistant", "apprentice"]}, step=ReturnCharacters())
    assert crew_of(g, 0)[-1] == "apprentice_free"


# The bank and the dice


@pytest.mark.rule("6.11")
def test_the_bank_pays_what_a_die_shows():
    g = downtown(6, dice={"bank_a": "5", "bank_b": "3"})
    assert named(g, 0, "bank") == ["bank_a", "bank_b"]
    do(g, "0 bank:bank_a")
    assert g.players[0].coins == 25 and faces(g)["bank_a"] == "x"
    assert refused(g, "0 bank:bank_a") == ("no-coins-there", "6.11")


@pytest.mark.rule("6.11", "1.7")
def test_equal_bank_dice_are_offered_once():
    g = downtown(dice={"bank_a": "4", "bank_b": "4"})
    assert named(g, 0, "bank") == ["bank_a"]
    assert refused(g, "0 bank:bank_b") == ("dice-alike", "1.7")
    assert refused(downtown(2, dice={"bank_a": "4"}), "0 bank:bank_a") == ("too-few-points", "5.7")


@pytest.mark.rule("6.12")
def test_any_die_may_be_rerolled_for_a_point_and_all_see_it():
    m = as_match(downtown(1, dice={"bank_a": "4", "inn_a": "manager"}))
    assert named(m.state, 0, "reroll") == ["residence_a", "inn_a", "inn_b", "bank_a", "bank_b"]
    m.play(0, "reroll:residence_a")
    assert told(m, 1)[0][:3] == ["rerolls", 0, 1]
    with pytest.raises(NothingToUndo):
        m.undo(0)


@pytest.mark.rule("6.12")
def test_a_reroll_shows_every_face_of_the_die():
    shown = []
    for lot in range(6):
        g = downtown(1)
        g.rng = Rigged({chance.REROLL + DICE.index("bank_a"): lot})
        do(g, "0 reroll:bank_a")
        shown.append(faces(g)["bank_a"])
    assert shown == ["3", "4", "4", "5", "6", "x"]


@pytest.mark.rule("6.12")
def test_a_reroll_changes_no_later_roll_and_no_card():
    rolled, left = downtown(1), downtown(1)
    for g in (rolled, left):
        g.rng = Streams(seeded("two tables").key)
    do(rolled, "0 reroll:bank_a")
    for g in (rolled, left):
        roll_dice(g)
        g.rng.stream(chance.CARDS).shuffle(g.deck)
    assert rolled.dice == left.dice and rolled.deck == left.deck


@pytest.mark.rule("6.13")
def test_a_die_is_set_to_another_of_its_own_faces():
    g = downtown(2, dice={"inn_a": "manager"})
    do(g, "0 set:inn_a")
    assert legal(g, 0) == ["face:engineer", "face:assistant", "face:x"]
    assert refused(g, "0 face:apprentice") == ("not-on-die", "6.13")
    assert refused(g, "0 face:manager") == ("shown-already", "6.13")
    do(g, "0 face:engineer")
    assert faces(g)["inn_a"] == "engineer" and g.points == 0


@pytest.mark.rule("6.13")
def test_setting_costs_two_points():
    g = downtown(1)
    assert legal(g, 0, "set") == []
    assert refused(g, "0 set:inn_a") == ("too-few-points", "5.7")
