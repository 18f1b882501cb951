"""3 and 4: dice, order, posters, and the secret assignment."""

from __future__ import annotations

import pytest
from games.playing import as_match, asked, at_random, do, legal, refused, told

from chapiteau.core.errors import NothingToUndo
from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.box.components import CREW, DICE, FACES, LOCATIONS
from chapiteau.games.trickerion.rules import chance
from chapiteau.games.trickerion.rules.advertising import Advertise
from chapiteau.games.trickerion.rules.assignment import Assign
from chapiteau.games.trickerion.rules.end_of_turn import ReturnCharacters
from chapiteau.games.trickerion.rules.placing import PlaceCharacters
from chapiteau.games.trickerion.rules.turn import Turn, roll_dice

from ..table import BOTH, FIVE, SIX, Rigged, fresh, table, wealth

PHASES = {
    "Advertise": 1, "Assign": 2, "ChooseCharacter": 3, "ChooseSlot": 3, "Downtown": 3,
    "MarketRow": 3, "Workshop": 3, "Theatre": 3, "Perform": 4, "PayWages": 5,
}  # fmt: skip


# 3 A turn


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("agreed", BOTH)
def test_the_phases_of_a_turn_follow_each_other(agreed):
    for seed in range(4):
        seen: list[tuple[int, int]] = []

        def watch(g, seen=seen):
            if asked(g) in PHASES:
                seen.append((g.turn, PHASES[asked(g)]))

        at_random(fresh(3, f"phases {seed}", **agreed), f"{seed}", watch)
        assert seen == sorted(seen)


@pytest.mark.rule("3.2")
def test_every_die_is_rolled_by_itself_and_shows_each_of_its_faces():
    seen: dict[int, set[str]] = {die: set() for die in range(1, len(DICE))}
    for die, shown in seen.items():
        for lot in range(6):
            g = table(step=Advertise(0))
            g.rng = Rigged({chance.DICE: [lot if d == die else 0 for d in seen]})
            roll_dice(g)
            assert [g.dice[d] for d in seen if d != die] == [
                g.box.faces[d][0] for d in seen if d != die
            ]
            assert g.dice[die] == g.box.faces[die][lot]
            shown.add(FACES[g.dice[die]])
    assert seen[1] == seen[2] == {"mechanical", "spiritual", "escape", "optical", "any", "x"}
    assert seen[3] == {"engineer", "manager", "assistant", "x"}
    assert seen[4] == {"apprentice", "x"}
    assert seen[5] == seen[6] == {"3", "4", "5", "6", "x"}


@pytest.mark.rule("3.2")
def test_the_rolls_of_a_turn_are_told_to_all():
    g = fresh(2, "rolls", start="first_game")
    m = as_match(g)
    while m.state.turn == 0:
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    rolls = [e for e in told(m) if e[0] == "rolled"]
    assert [e[1:] for e in rolls] == [[die, g.dice[die]] for die in range(1, 7)]


@pytest.mark.rule("3.3")
def test_least_fame_comes_first():
    g = table(4, fame={0: 12, 1: 30, 2: 5, 3: 9}, turn=1, step=Turn())
    assert g.order == [2, 3, 0, 1] and g.turn == 2


@pytest.mark.rule("3.3")
def test_in_the_first_turn_the_drawn_order_stands():
    g = table(3, fame={0: 12, 1: 30, 2: 5}, turn=0, order=[1, 0, 2], step=Turn())
    assert g.order == [1, 0, 2]


@pytest.mark.rule("3.4")
def test_a_tie_keeps_the_former_order():
    g = table(4, fame={0: 9, 1: 5, 2: 9, 3: 5}, order=[3, 2, 1, 0], step=Turn())
    assert g.order == [3, 1, 2, 0]


@pytest.mark.rule("3.5")
@pytest.mark.parametrize(
    ("agreed", "seats", "prices", "fame"),
    [
        (SIX, 2, [1, 2], 3),
        (SIX, 3, [1, 2, 3], 3),
        (SIX, 4, [1, 2, 3, 4], 3),
        (FIVE, 2, [1, 3], 2),
        (FIVE, 3, [1, 2, 3], 2),
        (FIVE, 4, [1, 2, 3, 4], 2),
    ],
)
def test_a_poster_costs_by_the_place_in_the_order(agreed, seats, prices, fame):
    order = list(range(seats))[::-1]
    g = table(seats, options=agreed, order=order, step=[Advertise(s) for s in order])
    do(g, *[f"{seat} advertise" for seat in order])
    assert [20 - g.players[s].coins for s in order] == prices
    assert [p.fame for p in g.players] == [20 + fame] * seats
    assert g.order == order and all(p.advertised for p in g.players)


@pytest.mark.rule("3.5")
def test_advertising_is_optional_and_asked_in_order():
    g = table(order=[1, 0], step=[Advertise(1), Advertise(0)])
    do(g, "1 pass")
    assert wealth(g, 1) == (20, 20, 0) and legal(g, 0) == ["advertise", "pass"]


@pytest.mark.rule("3.6")
def test_only_the_full_price_puts_up_a_poster():
    g = table(coins={1: 1}, step=[Advertise(0), Advertise(1)])
    do(g, "0 pass")
    assert g.over and not g.players[1].advertised  # not even asked
    reason = Advertise(1).refusal(g, 1, GAME.moves.read("advertise"))
    assert (reason.id, reason.rule) == ("poster-too-dear", "3.6")


# 4 Assignment


@pytest.mark.rule("4.1")
def test_all_assign_at_the_same_time_one_card_for_each_character():
    g = table(3, crew={1: ["manager"]}, step=Assign())
    assert g.to_act() == [0, 1, 2]
    assert legal(g, 1)[0] == "ready" and len(legal(g, 1)) == 1 + 3 * 4
    do(g, "1 theatre:manager")
    assert "downtown:manager" not in legal(g, 1)
    assert refused(g, "1 downtown:manager") == ("has-a-card", "4.1")
    assert refused(g, "1 downtown:engineer") == ("not-in-company", "4.1")


@pytest.mark.rule("4.1")
def test_characters_are_assigned_in_any_order():
    lanes = [
        ["theatre:magician", "market:apprentice_1"],
        ["market:apprentice_1", "theatre:magician"],
    ]
    found = []
    for lane in lanes:
        g = table(step=[Assign(), PlaceCharacters()])
        do(g, *[f"0 {move}" for move in lane], "0 ready", "1 ready")
        found.append(g.players[0].cards)
    assert found[0] == found[1]


@pytest.mark.rule("4.1")
def test_cards_may_be_taken_back_until_the_last_is_ready():
    m = as_match(table(step=[Assign(), PlaceCharacters()]))
    m.play(0, "theatre:magician")
    m.play(0, "ready")
    m.undo(0)
    m.undo(0)
    m.play(0, "market:magician")
    m.play(0, "ready")
    m.play(1, "ready")
    assert [LOCATIONS[c] for c in m.state.players[0].cards[:2]] == ["", "market"]
    with pytest.raises(NothingToUndo):
        m.undo(0)


@pytest.mark.rule("4.1", "4.4")
def test_nobody_sees_the_cards_of_others_before_all_are_revealed():
    m = as_match(table(step=[Assign(), PlaceCharacters()]))
    m.play(0, "theatre:magician")
    assert m.view(1).chosen[0] == []
    m.play(0, "ready")
    assert [move.text for move in m.view(1).chosen[0]] == ["face-down"] and told(m, 1) == []
    m.play(1, "ready")
    theatre = LOCATIONS.index("theatre")
    assert told(m, 1) == [["assigns", 0, CREW.index("magician"), theatre]]


@pytest.mark.rule("4.2")
def test_there_are_three_theatre_cards_and_two_of_each_other():
    crew = ["engineer", "manager", "assistant", "apprentice_2", "apprentice_3", "apprentice_free"]
    for location, count in (("theatre", 3), ("downtown", 2), ("market", 2), ("workshop", 2)):
        g = table(crew={0: crew}, step=Assign())
        for name in ["magician", "engineer", "manager", "assistant"][:count]:
            do(g, f"0 {location}:{name}")
        assert legal(g, 0, location) == []
        assert refused(g, f"0 {location}:apprentice_1") == ("no-card-left", "4.2")


@pytest.mark.rule("4.2")
def test_cards_come_back_every_turn():
    cards = {0: {"magician": "theatre", "apprentice_1": "theatre"}}
    g = table(cards=cards, step=[ReturnCharacters(), Assign()])
    assert len(legal(g, 0, "theatre")) == 2 and not any(g.players[0].cards)


@pytest.mark.rule("1.7", "4.1")
def test_of_alike_apprentices_the_first_without_a_card_gets_it():
    g = table(crew={0: ["apprentice_2"]}, step=Assign())
    assert refused(g, "0 market:apprentice_2") == ("apprentices-alike", "1.7")
    do(g, "0 market:apprentice_1")
    assert "downtown:apprentice_2" in legal(g, 0)


@pytest.mark.rule("4.3")
def test_a_character_without_a_card_stays_at_home():
    g = table(step=[Assign(), PlaceCharacters()])
    do(g, "0 market:magician", "0 ready", "1 ready")
    assert legal(g, 0) == ["go:market_1", "go:market_4", "idle:magician"]  # alone: not asked who
    do(g, "0 idle:magician")
    assert g.over and not any(g.players[0].is_placed(p) for p in range(1, 9))


@pytest.mark.rule("4.4")
def test_all_cards_are_revealed_together():
    g = table(step=[Assign(), PlaceCharacters()])
    do(g, "1 theatre:magician", "1 ready", "0 downtown:magician")
    assert not any(g.players[1].cards)
    do(g, "0 ready")
    assert g.players[0].cards[1] == 1 and g.players[1].cards[1] == 4
