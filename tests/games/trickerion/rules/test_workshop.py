"""8: preparing tricks, and moving tricks, components and apprentices."""

from __future__ import annotations

import pytest
from games.playing import as_match, do, legal, refused, told

from chapiteau.games.trickerion.box.components import COMPONENTS, CREW, LOCATIONS
from chapiteau.games.trickerion.rules.locations.workshop import Workshop
from chapiteau.games.trickerion.rules.placing import PlaceCharacters

from ..table import BOTH, FACTS, FIVE, crew_of, goods_of, named, ready_of, table, trick

RINGS = {0: {"spades": "linking-rings"}}
METAL = {0: {"metal": 2}}


def workshop(points=1, **more):
    return table(points=points, step=Workshop(0), **more)


def shelves(g):
    return {s: shelf for s, shelf in enumerate(g.players[0].shelf) if shelf}


@pytest.mark.rule("8.1")
def test_everybody_has_an_own_workshop_with_two_slots():
    cards = {s: {"magician": "workshop", "apprentice_1": "workshop"} for s in (0, 1)}
    g = table(cards=cards, step=PlaceCharacters())
    do(g, "0 send:magician", "0 go:workshop_1", "1 send:magician", "1 go:workshop_1")
    do(g, "0 go:workshop_2", "1 go:workshop_2")
    assert g.over and [p.at[1] for p in g.players] == [9, 9]


# Preparing


@pytest.mark.rule("8.2")
def test_a_trick_gets_the_markers_it_says_for_the_points_it_says():
    g = workshop(2, tricks={0: {"spades": "mechanical-hornet"}},
                 goods={0: {"metal": 3, "petroleum": 1, "cog": 1}})  # fmt: skip
    assert legal(g, 0) == ["prepare:spades", "done"]
    do(g, "0 prepare:spades")
    assert ready_of(g, 0) == {"spades": 2} and g.points == 0


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("id", [t.id for t in FACTS.tricks[1:]])
def test_every_trick_can_be_prepared_with_what_it_needs_and_not_with_less(id):
    t = FACTS.tricks[trick(id)]
    needs = {COMPONENTS[n.component]: n.units for n in t.needs}
    g = workshop(t.points, tricks={0: {"spades": id}}, goods={0: needs})
    do(g, "0 prepare:spades")
    assert ready_of(g, 0) == {"spades": t.markers} and g.over
    for name in needs:
        fewer = {c: n - (c == name) for c, n in needs.items() if n - (c == name)}
        g = table(points=3, tricks={0: {"spades": id}}, goods={0: fewer}, step=Workshop(0))
        assert g.over  # nothing to do


@pytest.mark.rule("8.2")
def test_why_a_trick_is_not_prepared():
    own = {0: {"spades": "linking-rings", "hearts": "living-piano", "clubs": "bullet-catch"}}
    all_four = [(1, "c0r0", 0, "clubs", "down"), (2, "c0r0", 0, "clubs", "down"),
                (3, "c0r0", 0, "clubs", "down")]  # fmt: skip
    g = workshop(
        1, crew={0: ["engineer"]}, tricks=own, ready={0: {"spades": 1, "clubs": 1}}, goods=METAL,
        row=["riverside-08", "riverside-03", "riverside-02"], marks=all_four,
    )  # fmt: skip
    step = g.stack[-1]
    assert refused(g, "0 prepare:spades", step) == ("already-prepared", "8.2")
    assert refused(g, "0 prepare:hearts", step) == ("components-missing", "8.2")
    assert refused(g, "0 prepare:diamonds", step) == ("no-trick-of-symbol", "8.2")
    g = workshop(1, tricks={0: {"spades": "mechanical-hornet", "hearts": "linking-rings"}},
                 goods={0: {"metal": 3, "petroleum": 1, "cog": 1}})  # fmt: skip
    assert refused(g, "0 prepare:spades") == ("too-few-points", "5.7")


@pytest.mark.rule("8.3")
def test_components_stay():
    g = workshop(tricks=RINGS, goods=METAL)
    do(g, "0 prepare:spades")
    assert goods_of(g, 0) == {"metal": 2}


@pytest.mark.rule("8.3")
def test_two_tricks_may_need_the_same_components():
    own = {0: {"spades": "linking-rings", "hearts": "stocks-escape"}}
    g = workshop(2, tricks=own, goods={0: {"metal": 2, "wood": 2}})
    do(g, "0 prepare:spades", "0 prepare:hearts")
    assert ready_of(g, 0) == {"spades": 2, "hearts": 2}


@pytest.mark.rule("8.4")
def test_on_the_engineers_board_a_trick_gets_one_more_marker():
    g = workshop(crew={0: ["engineer"]}, engineered=RINGS, goods=METAL)
    do(g, "0 prepare:spades")
    assert ready_of(g, 0) == {"spades": 3}


@pytest.mark.rule("8.4", "8.5")
@pytest.mark.parametrize(("shown", "ready"), [(1, 3), (2, 2), (3, 1)])
def test_there_are_four_markers_of_a_symbol_and_those_in_the_theatre_do_not_block(shown, ready):
    marks = [(place, "c0r0", 0, "spades", "down") for place in range(1, shown + 1)]
    g = workshop(
        crew={0: ["engineer"]}, engineered={0: {"spades": "mind-reading"}}, goods={0: {"glass": 2}},
        row=["riverside-08", "riverside-03", "riverside-02"], marks=marks,
    )  # fmt: skip
    do(g, "0 prepare:spades")
    assert ready_of(g, 0) == {"spades": ready}


@pytest.mark.rule("8.2", "8.4")
def test_with_all_markers_in_the_theatre_nothing_can_be_prepared():
    marks = [(place, "c0r0", 0, "spades", "down") for place in (1, 2, 3, 4)]
    g = table(
        4, points=1, tricks={0: {"spades": "mind-reading"}}, goods={0: {"glass": 2}},
        row=["riverside-08", "riverside-03", "riverside-02", "riverside-01"], marks=marks,
        step=Workshop(0),
    )  # fmt: skip
    assert g.over
    g.points = 1
    assert refused(g, "0 prepare:spades", Workshop(0)) == ("no-marker-left", "8.2")


@pytest.mark.rule("7.4", "8.2")
def test_a_pile_with_the_manager_counts_one_more_for_preparing():
    g = workshop(crew={0: ["manager"]}, tricks=RINGS, managed={0: {"metal": 1}})
    assert "prepare:spades" in legal(g, 0)


# Moving


@pytest.mark.rule("8.6")
@pytest.mark.parametrize("agreed", BOTH)
def test_a_trick_moves_to_the_engineers_place_with_its_markers(agreed):
    g = workshop(options=agreed, crew={0: ["engineer"]}, tricks=RINGS, ready={0: {"spades": 2}})
    do(g, "0 shift:spades")
    assert shelves(g) == {1: 4} and ready_of(g, 0) == {"spades": 2}


@pytest.mark.rule("8.6")
@pytest.mark.parametrize("agreed", BOTH)
def test_a_trick_changes_places_with_the_one_on_the_engineers_board(agreed):
    g = workshop(options=agreed, crew={0: ["engineer"]}, tricks=RINGS,
                 engineered={0: {"hearts": "mind-reading"}})  # fmt: skip
    do(g, "0 shift:spades")
    assert shelves(g) == {1: 4, 2: 1}


@pytest.mark.rule("8.6")
def test_only_with_six_turns_a_trick_comes_back_to_a_free_place():
    g = workshop(crew={0: ["engineer"]}, engineered=RINGS)
    do(g, "0 shift:spades")
    assert shelves(g) == {1: 1}
    g = workshop(options=FIVE, crew={0: ["engineer"]}, engineered=RINGS)
    assert g.over


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(
    ("kind", "move"),
    [("engineer", "shift:spades"), ("manager", "stow:metal"), ("assistant", "escort:apprentice_1")],
)
def test_moves_need_their_specialist_in_the_company(kind, move):
    g = workshop(tricks=RINGS, goods=METAL, hired={0: [kind]})
    assert legal(g, 0) == ["prepare:spades", "done"]
    assert refused(g, f"0 {move}")[0] == "no-such-specialist"


@pytest.mark.rule("8.7")
@pytest.mark.parametrize("agreed", BOTH)
def test_a_pile_moves_to_the_managers_board_or_changes_places_with_one_there(agreed):
    g = workshop(2, options=agreed, crew={0: ["manager"]}, goods={0: {"metal": 2, "wood": 1}},
                 managed={0: {"rope": 1}})  # fmt: skip
    do(g, "0 stow:metal")
    assert legal(g, 0) == ["extension", "swap:rope"]
    assert refused(g, "0 swap:wood") == ("not-with-manager", "8.7")
    do(g, "0 swap:rope")
    store = g.players[0].store
    assert (store[COMPONENTS.index("metal")], store[COMPONENTS.index("rope")]) == (7, 1)
    do(g, "0 stow:wood", "0 extension")
    assert store[COMPONENTS.index("wood")] == 8


@pytest.mark.rule("7.11", "8.7")
def test_a_pile_of_three_does_not_fit_on_the_managers_board():
    g = workshop(crew={0: ["manager"]}, goods={0: {"metal": 3, "wood": 2}})
    assert named(g, 0, "stow") == ["wood"]
    assert refused(g, "0 stow:metal") == ("pile-too-high", "7.11")
    assert refused(g, "0 stow:rope") == ("no-such-pile", "8.7")


@pytest.mark.rule("8.7")
def test_only_with_six_turns_a_pile_comes_back_to_a_free_slot():
    g = workshop(crew={0: ["manager"]}, managed={0: {"metal": 2}})
    do(g, "0 stow:metal")
    assert g.players[0].store[COMPONENTS.index("metal")] == 1
    assert workshop(options=FIVE, crew={0: ["manager"]}, managed={0: {"metal": 2}}).over


@pytest.mark.rule("8.8")
@pytest.mark.parametrize("agreed", BOTH)
def test_an_apprentice_moves_to_the_assistants_seat_with_its_card(agreed):
    g = workshop(options=agreed, crew={0: ["assistant"]}, cards={0: {"apprentice_1": "theatre"}})
    do(g, "0 escort:apprentice_1")
    assert crew_of(g, 0) == ["magician", "assistant", "apprentice_free"]
    assert LOCATIONS[g.players[0].cards[CREW.index("apprentice_free")]] == "theatre"


@pytest.mark.rule("8.8")
def test_only_with_six_turns_an_apprentice_leaves_the_assistants_seat():
    crew = {0: ["assistant", "apprentice_2", "apprentice_free"]}
    g = workshop(crew=crew)
    assert named(g, 0, "escort") == ["apprentice_free"]  # never a swap
    do(g, "0 escort:apprentice_free")
    assert crew_of(g, 0)[-1] == "apprentice_3"
    assert workshop(options=FIVE, crew=crew).over


@pytest.mark.rule("8.10")
def test_an_apprentice_who_is_out_does_not_move_and_keeps_the_seat():
    cards, at = {0: {"apprentice_1": "market"}}, {0: {"apprentice_1": "market_1"}}
    g = workshop(crew={0: ["assistant"]}, cards=cards, at=at)
    assert g.over
    assert refused(g, "0 escort:apprentice_1", Workshop(0)) == ("apprentice-is-out", "8.10")
    crew = {0: ["assistant", "apprentice_free"]}
    cards = {0: {"apprentice_free": "market"}}
    g = workshop(crew=crew, cards=cards, at={0: {"apprentice_free": "market_1"}})
    assert g.over  # the assistant's seat is not empty


@pytest.mark.rule("8.9")
def test_moves_within_one_board_are_not_offered():
    g = workshop(crew={0: ["engineer", "manager", "assistant", "apprentice_free"]},
                 tricks=RINGS, goods=METAL, managed={0: {"rope": 1}})  # fmt: skip
    do(g, "0 stow:metal")
    assert legal(g, 0) == ["extension", "swap:rope"]
    g = workshop(crew={0: ["assistant", "apprentice_free"]}, tricks=RINGS, goods=METAL)
    assert legal(g, 0) == ["prepare:spades", "escort:apprentice_free", "done"]
    assert refused(g, "0 escort:apprentice_1") == ("assistant-seat-taken", "8.8")


# What is told


@pytest.mark.parametrize(
    ("laid", "move", "event"),
    [
        ({"tricks": RINGS}, "shift:spades", ["shifts", 0, trick("linking-rings")]),
        ({"engineered": RINGS}, "shift:spades", ["shifts-back", 0, trick("linking-rings")]),
        ({"tricks": RINGS, "engineered": {0: {"hearts": "mind-reading"}}}, "shift:spades",
         ["trades", 0, trick("linking-rings"), trick("mind-reading")]),
        ({"goods": METAL}, "stow:metal", ["stows", 0, COMPONENTS.index("metal")]),
        ({"managed": METAL}, "stow:metal", ["stows-back", 0, COMPONENTS.index("metal")]),
        ({}, "escort:apprentice_1", ["escorts", 0]),
        ({"crew": {0: ["assistant", "apprentice_free"]}}, "escort:apprentice_free",
         ["escorts-back", 0]),
    ],
)  # fmt: skip
def test_whatever_moves_is_told_with_the_board_it_goes_to(laid, move, event):
    m = as_match(workshop(**{"crew": {0: ["engineer", "manager", "assistant"]}, **laid}))
    m.play(0, move)
    assert event in told(m)
