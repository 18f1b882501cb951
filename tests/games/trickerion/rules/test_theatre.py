"""9: weekdays, setting up, orientation, links, shards, rescheduling."""

from __future__ import annotations

import pytest
from games.playing import as_match, asked, do, legal, refused, told

from chapiteau.games.trickerion.box.components import (
    CATEGORIES,
    DIRECTIONS,
)
from chapiteau.games.trickerion.rules.locations.theatre import PlaceMarker, Theatre, links_made
from chapiteau.games.trickerion.rules.placing import ChooseSlot, PlaceCharacters
from chapiteau.games.trickerion.rules.state import mark_of, owner_of, points_of, symbol_of

from ..table import BOTH, FACTS, FIVE, SIX, named, ready_of, table, wealth

# riverside-08: c0r0 above c0r1 above c0r2, and c1r1 right of c0r1 with the shard circle.
RINGS = {"spades": "linking-rings"}  # mechanical
BOTH_RINGS = {0: RINGS, 1: {"spades": "living-piano"}}  # both mechanical
TWO = {"spades": "linking-rings", "hearts": "living-piano"}  # two mechanical tricks


def theatre(points=1, seats=2, **more):
    return table(seats, points=points, step=Theatre(0), **more)


def day_step(character="apprentice_1", seats=2, **more):
    extra = [] if character in ("magician", "apprentice_1") else [character]
    return table(seats, crew={0: extra}, step=PlaceCharacters(), **more)


# Weekdays


@pytest.mark.rule("9.1")
def test_a_weekday_belongs_to_the_first_who_places_there():
    cards = {0: {"magician": "theatre"}, 1: {"magician": "theatre"}}
    g = table(cards=cards, step=PlaceCharacters())
    do(g, "0 go:friday_show")
    assert [o for o in legal(g, 1) if "friday" in o] == []
    assert refused(g, "1 go:friday_1") == ("day-taken", "9.1")


@pytest.mark.rule("9.1")
def test_a_player_uses_one_weekday_only():
    cards = {0: {"magician": "theatre", "apprentice_1": "theatre"}}
    g = table(cards=cards, step=PlaceCharacters())
    do(g, "0 send:apprentice_1", "0 go:sunday_1")
    assert legal(g, 0) == ["go:sunday_2", "go:sunday_show", "idle:magician"]
    assert refused(g, "0 go:friday_1") == ("one-day-only", "9.1")


@pytest.mark.rule("9.2")
def test_two_places_backstage_for_anybody_and_one_on_stage_for_a_magician():
    cards = {0: {"apprentice_1": "theatre", "engineer": "theatre", "manager": "theatre"}}
    at = {0: {"apprentice_1": "friday_1", "engineer": "friday_2"}}
    crew = {0: ["engineer", "manager"]}
    g = table(crew=crew, cards=cards, at=at, step=PlaceCharacters())
    assert g.over  # a third one who is no magician finds no place
    g = table(crew=crew, cards=cards, at={0: {"engineer": "friday_1"}}, step=ChooseSlot(0, 3))
    assert refused(g, "0 go:friday_show") == ("magicians-only", "9.2")


@pytest.mark.rule("9.2")
def test_a_magician_may_also_work_backstage():
    g = table(cards={0: {"magician": "theatre"}}, step=PlaceCharacters())
    assert named(g, 0, "go")[:2] == ["thursday_1", "thursday_show"]
    do(g, "0 go:friday_1")
    assert g.points == 3


@pytest.mark.rule("9.14")
def test_an_apprentice_on_sunday_has_no_points_but_takes_the_day():
    ready = {0: {"spades": 2}}
    g = day_step(cards={0: {"apprentice_1": "theatre"}}, tricks={0: RINGS}, ready=ready)
    do(g, "0 go:sunday_1")
    assert g.over and g.points == 0 and g.players[0].day == 4 and g.players[0].is_placed(5)


@pytest.mark.rule("9.3")
def test_the_points_backstage_by_weekday():
    first = [11, 14, 17, 20]
    assert [FACTS.slot_points[slot] for slot in first] == [1, 0, 0, -1]


@pytest.mark.rule("9.4")
def test_shards_are_no_use_in_the_theatre():
    g = theatre(1, shards={0: 3}, tricks={0: RINGS}, ready={0: {"spades": 2}})
    assert "boost" not in legal(g, 0)
    assert refused(g, "0 boost") == ("no-shard-in-theatre", "9.4")


# Setting up


@pytest.mark.rule("9.5")
def test_a_marker_goes_from_its_trick_to_a_free_slot_of_any_card():
    g = theatre(
        2, tricks={0: RINGS}, ready={0: {"spades": 2}}, row=["riverside-08", "riverside-02"]
    )
    do(g, "0 set-up:spades", "0 mark-2:c0r0-down")
    mark = g.mark_at(2, 1)
    assert (owner_of(mark), symbol_of(mark), DIRECTIONS[points_of(mark)]) == (0, 1, "down")
    assert ready_of(g, 0) == {"spades": 1} and g.points == 1 and g.players[0].shown[1] == 1


@pytest.mark.rule("9.5")
def test_what_is_not_prepared_or_finds_no_slot_is_not_set_up():
    g = theatre(1, tricks={0: TWO}, ready={0: {"hearts": 1}})
    assert refused(g, "0 set-up:spades") == ("not-prepared", "9.5")
    rival = {"spades": "linking-rings", "hearts": "breath-of-life", "clubs": "walled"}
    other = {0: {"spades": "mind-reading"}, 1: rival}
    full = [(1, "c0r0", 1, "spades", "down"), (1, "c0r1", 1, "hearts", "up"),
            (1, "c1r1", 1, "clubs", "left")]  # fmt: skip
    g = theatre(1, tricks=other, ready={0: {"spades": 1}}, row=["riverside-02"], marks=full)
    assert g.over


@pytest.mark.rule("9.5")
def test_why_a_spot_is_refused():
    g = theatre(1, tricks=BOTH_RINGS, ready={0: {"spades": 1}},
                marks=[(1, "c0r0", 1, "spades", "down")])  # fmt: skip
    do(g, "0 set-up:spades")
    assert refused(g, "0 mark-2:c0r0-down") == ("no-card-there", "9.5")
    assert refused(g, "0 mark-1:c1r0-down") == ("no-such-card-slot", "9.5")
    assert refused(g, "0 mark-1:c0r0-down") == ("slot-not-free", "9.5")
    assert refused(g, "0 mark-1:c1r1-up") == ("no-circle-there", "9.6")


# Orientation


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("number", range(1, FACTS.played + 1))
def test_the_own_sign_points_into_a_circle_of_the_slot(number):
    printed = FACTS.cards[number]
    g = theatre(1, tricks={0: RINGS}, ready={0: {"spades": 1}}, row=[printed.id])
    do(g, "0 set-up:spades")
    spots = {(cell, circle.corner) for cell in printed.cells for circle in printed.circles[cell]}
    assert len(legal(g, 0)) == len(spots) == 2 * (len(printed.cells) - 1)


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(
    ("own", "points", "corners"),
    [
        ("mechanical", "down", ["escape", "spiritual", "mechanical", "optical"]),
        ("escape", "right", ["optical", "escape", "spiritual", "mechanical"]),
        ("optical", "up", ["optical", "escape", "spiritual", "mechanical"]),
        ("spiritual", "left", ["mechanical", "optical", "escape", "spiritual"]),
    ],
)
def test_the_other_signs_follow_clockwise(own, points, corners):
    category, towards = CATEGORIES.index(own), DIRECTIONS.index(points)
    shown = [CATEGORIES[FACTS.icon(category, towards, corner)] for corner in range(4)]
    assert shown == corners


@pytest.mark.rule("9.6")
def test_opposite_signs_are_spiritual_and_optical_mechanical_and_escape():
    for category, opposite in (("spiritual", "optical"), ("mechanical", "escape")):
        for points in range(4):
            icon = FACTS.icon(CATEGORIES.index(category), points, (points + 2) % 4)
            assert CATEGORIES[icon] == opposite


# A second marker


@pytest.mark.rule("9.7")
def test_with_six_turns_a_card_takes_one_marker_of_a_category_from_each():
    at = [(1, "c0r0", 0, "spades", "down")]
    g = theatre(1, tricks={0: TWO}, ready={0: {"hearts": 1}}, row=["riverside-08", "riverside-02"],
                marks=at)  # fmt: skip
    do(g, "0 set-up:hearts")
    assert {text.split(":")[0] for text in legal(g, 0)} == {"mark-2"}
    assert refused(g, "0 mark-1:c0r1-up") == ("same-category-on-card", "9.7")


@pytest.mark.rule("9.7")
def test_with_five_turns_only_the_symbol_counts():
    at = [(1, "c0r0", 0, "spades", "down")]
    g = theatre(1, options=FIVE, tricks={0: TWO}, ready={0: {"hearts": 1, "spades": 1}}, marks=at)
    do(g, "0 set-up:hearts", "0 mark-1:c0r2-up")
    assert g.players[0].shown[1] == g.players[0].shown[2] == 1
    g = table(options=FIVE, tricks={0: TWO}, ready={0: {"spades": 1}}, marks=at,
              row=["riverside-08", "riverside-02"], step=PlaceMarker(0, 1))  # fmt: skip
    assert refused(g, "0 mark-1:c0r1-up") == ("same-symbol-on-card", "9.7")


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("agreed", BOTH)
def test_another_players_marker_of_the_same_category_is_welcome(agreed):
    g = theatre(1, options=agreed, tricks=BOTH_RINGS, ready={0: {"spades": 1}},
                marks=[(1, "c0r0", 1, "spades", "down")])  # fmt: skip
    do(g, "0 set-up:spades")
    assert "mark-1:c0r1-up" in legal(g, 0)


# Links


@pytest.mark.rule("9.8")
def test_two_equal_signs_in_a_circle_are_linked():
    g = theatre(1, tricks=BOTH_RINGS, ready={0: {"spades": 1}},
                marks=[(1, "c0r0", 1, "spades", "down")])  # fmt: skip
    do(g, "0 set-up:spades", "0 mark-1:c0r1-up")
    assert asked(g) == "LinkReward" and g.links_on(1) == 1 and g.is_linked(1, 1, 2)


@pytest.mark.rule("9.8")
def test_a_sign_that_is_nobodys_own_category_links_too():
    # Barrels (escape) pointing up show spiritual to the right; a mechanical trick pointing up
    # shows spiritual to the left: they meet in the circle between c0r1 and c1r1.
    own = {0: {"spades": "barricaded-barrels"}, 1: {"spades": "linking-rings"}}
    g = table(tricks=own, ready={0: {"spades": 1}}, step=PlaceMarker(0, 1), row=["riverside-08"])
    mine, theirs = mark_of(0, 1, 0), mark_of(1, 1, 0)
    assert CATEGORIES[g.icon(mine, 1)] == CATEGORIES[g.icon(theirs, 3)] == "spiritual"
    g.put_mark(theirs, 1, 4)
    assert [c.corner for c in links_made(g, mine, 1, 3)] == [1]


@pytest.mark.rule("9.8")
def test_different_signs_do_not_link():
    g = theatre(1, tricks=BOTH_RINGS, ready={0: {"spades": 1}},
                marks=[(1, "c0r0", 1, "spades", "down")])  # fmt: skip
    do(g, "0 set-up:spades", "0 mark-1:c0r1-down")
    assert g.over and g.links_on(1) == 0


@pytest.mark.rule("9.8")
def test_neighbours_without_a_circle_never_link():
    # grand-magorian-01 has no circle between c0r0 and c0r1.
    marks = [(1, "c0r0", 1, "spades", "right"), (1, "c0r1", 0, "spades", "right")]
    g = table(tricks=BOTH_RINGS, row=["grand-magorian-01"], marks=marks, step=[])
    below, above = g.mark_at(1, 3), g.mark_at(1, 1)
    assert g.icon(above, 2) != 0 and not g.is_linked(1, 1, 2) and below


@pytest.mark.rule("9.9")
@pytest.mark.parametrize(
    ("agreed", "card", "trick", "reward"),
    [
        (SIX, "riverside-08", "linking-rings", 1),
        (SIX, "riverside-08", "bullet-catch", 1),
        (SIX, "grand-magorian-08", "linking-rings", 2),
        (FIVE, "riverside-08", "linking-rings", 1),
        (FIVE, "riverside-08", "bullet-catch", 2),
        (FIVE, "grand-magorian-08", "linking-rings", 1),
    ],
)
@pytest.mark.parametrize("choice", ["fame", "coins"])
def test_a_link_pays_fame_or_coins(agreed, card, trick, reward, choice):
    own = {0: {"spades": trick}, 1: {"spades": "living-piano"}}
    g = theatre(1, options=agreed, tricks=own, ready={0: {"spades": 1}}, row=[card],
                marks=[(1, "c0r0", 1, "spades", "down")])  # fmt: skip
    do(g, "0 set-up:spades", "0 mark-1:c0r1-up", f"0 {choice}")
    gained = (20 + reward, 20, 0) if choice == "fame" else (20, 20 + reward, 0)
    assert wealth(g, 0) == gained and wealth(g, 1) == (20, 20, 0)


@pytest.mark.rule("9.9")
def test_every_link_made_at_once_is_paid_by_itself():
    # Around c0r1: above (down), below (up) and right (left) all show what a marker pointing up has.
    own = {0: RINGS, 1: {"spades": "living-piano", "hearts": "walled", "clubs": "mind-reading"}}
    marks = [(1, "c0r0", 1, "spades", "down"), (1, "c0r2", 1, "hearts", "up"),
             (1, "c1r1", 1, "clubs", "up")]  # fmt: skip
    g = theatre(1, tricks=own, ready={0: {"spades": 1}}, marks=marks)
    do(g, "0 set-up:spades")
    best = max(len(links_made(g, mark_of(0, 1, direction), 1, 3)) for direction in range(4))
    do(g, "0 mark-1:c0r1-up")
    links = 0
    while asked(g) == "LinkReward":
        do(g, "0 fame")
        links += 1
    assert links == g.links_on(1) == best >= 2 and g.players[0].fame == 20 + links


@pytest.mark.rule("9.10")
def test_a_shard_circle_gives_a_shard_to_both_players_in_it():
    g = theatre(1, tricks=BOTH_RINGS, ready={0: {"spades": 1}},
                marks=[(1, "c1r1", 1, "spades", "left")])  # fmt: skip
    do(g, "0 set-up:spades", "0 mark-1:c0r1-right")
    assert [p.shards for p in g.players] == [1, 1]


@pytest.mark.rule("9.10")
def test_a_shard_circle_with_two_own_markers_gives_one_shard():
    g = theatre(1, options=FIVE, tricks={0: TWO}, ready={0: {"hearts": 1}},
                marks=[(1, "c1r1", 0, "spades", "left")])  # fmt: skip
    do(g, "0 set-up:hearts", "0 mark-1:c0r1-right")
    assert asked(g) == "LinkReward" and g.players[0].shards == 1


@pytest.mark.rule("9.10")
def test_without_a_link_there_is_no_shard():
    g = theatre(1, tricks=BOTH_RINGS, ready={0: {"spades": 1}},
                marks=[(1, "c1r1", 1, "spades", "left")])  # fmt: skip
    do(g, "0 set-up:spades", "0 mark-1:c0r1-up")
    assert [p.shards for p in g.players] == [0, 0]


# Rescheduling


@pytest.mark.rule("9.11")
def test_a_marker_moves_to_a_free_slot_of_any_card_without_reward():
    at = [(1, "c0r0", 0, "spades", "down"), (2, "c0r1", 1, "spades", "up")]
    g = theatre(1, tricks=BOTH_RINGS, row=["riverside-08", "riverside-02"], marks=at)
    assert legal(g, 0) == ["lift-1:spades", "done"]
    do(g, "0 lift-1:spades", "0 mark-2:c0r0-down")
    assert g.over and wealth(g, 0) == (20, 20, 0) and g.links_on(2) == 1
    assert g.mark_at(1, 1) == 0 and g.players[0].shown[1] == 1


@pytest.mark.rule("9.11")
def test_a_shard_circle_pays_nothing_to_a_rescheduled_marker():
    at = [(1, "c0r0", 0, "spades", "down"), (1, "c1r1", 1, "spades", "left")]
    g = theatre(1, tricks=BOTH_RINGS, marks=at)
    do(g, "0 lift-1:spades", "0 mark-1:c0r1-right")
    assert g.links_on(1) == 1 and [p.shards for p in g.players] == [0, 0]


@pytest.mark.rule("9.11")
def test_the_rules_of_placing_hold_for_a_rescheduled_marker():
    at = [(1, "c0r0", 0, "spades", "down"), (2, "c0r0", 0, "hearts", "down")]
    g = theatre(1, tricks={0: TWO}, row=["riverside-08", "riverside-02"], marks=at)
    do(g, "0 lift-1:spades")
    assert {text.split(":")[0] for text in legal(g, 0)} == {"mark-1"}
    assert refused(g, "0 mark-2:c0r1-up") == ("same-category-on-card", "9.7")


@pytest.mark.rule("9.11")
def test_only_own_markers_with_somewhere_to_go_are_rescheduled():
    full = {0: RINGS, 1: {"spades": "living-piano", "hearts": "walled"}}
    at = [(1, "c0r0", 0, "spades", "down"), (1, "c0r1", 1, "spades", "up"),
          (1, "c1r1", 1, "hearts", "left")]  # fmt: skip
    g = theatre(1, tricks=full, row=["riverside-02"], marks=at)
    assert g.over
    g.points = 1
    assert refused(g, "0 lift-1:spades", Theatre(0)) == ("nowhere-else", "9.11")
    assert refused(g, "0 lift-1:hearts", Theatre(0)) == ("marker-not-on-card", "9.11")
    assert refused(g, "0 lift-2:spades", Theatre(0)) == ("no-card-there", "9.11")


@pytest.mark.rule("9.12")
def test_a_marker_may_move_on_its_own_card_but_not_just_turn():
    g = theatre(1, tricks={0: RINGS}, marks=[(1, "c0r1", 0, "spades", "up")])
    do(g, "0 lift-1:spades")
    assert named(g, 0, "mark-1") == ["c0r0-down", "c1r1-left", "c0r2-up"]
    assert refused(g, "0 mark-1:c0r1-down") == ("lies-there-already", "9.12")
    do(g, "0 mark-1:c0r2-up")
    assert g.mark_at(1, 5) and not g.mark_at(1, 3)


@pytest.mark.rule("9.13")
def test_on_stage_the_magician_does_nothing_yet_even_without_markers():
    cards = {0: {"magician": "theatre"}}
    g = table(cards=cards, tricks={0: RINGS}, ready={0: {"spades": 2}}, step=PlaceCharacters())
    do(g, "0 go:friday_show")
    assert g.over and g.points == 0 and g.players[0].day == 2


@pytest.mark.rule("9.8")
def test_links_are_told():
    g = theatre(1, tricks=BOTH_RINGS, ready={0: {"spades": 1}},
                marks=[(1, "c1r1", 1, "spades", "left")])  # fmt: skip
    m = as_match(g)
    for move in ("set-up:spades", "mark-1:c0r1-right", "coins"):
        m.play(0, move)
    assert [e[0] for e in told(m)] == [
        "sets-up", "links", "circle-shard", "circle-shard", "link-coins",
    ]  # fmt: skip
