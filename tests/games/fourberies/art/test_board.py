"""The drawn table of Fourberies: what comes forward, what is offered, what is seen before."""

import re
from itertools import combinations
from typing import Any

import pytest
from games.playing import do, sure

from chapiteau.core.state import settle
from chapiteau.core.step import NOBODY, Step
from chapiteau.draw.layout import Area
from chapiteau.draw.scene import LAYOUTS, PAIR_HEIGHT, SIZES, Scene
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.art.plan import STRIP
from chapiteau.games.fourberies.art.questions import REGIONS
from chapiteau.games.fourberies.rules.acrobats.acrobat import (
    BEFORE_SHARED,
    RESOLUTION_END,
    TRAVEL_CHOICE,
    TRAVEL_START,
)
from chapiteau.games.fourberies.rules.acrobats.ring import ChooseActor, ChooseTroupe
from chapiteau.games.fourberies.rules.acrobats.road import SwapCity
from chapiteau.games.fourberies.rules.acrobats.windows import Perform
from chapiteau.games.fourberies.rules.city import LeaveCity, Resolution
from chapiteau.games.fourberies.rules.hand import DiscardRequest
from chapiteau.games.fourberies.rules.meeting import Meet, SendToCourt, Steal
from chapiteau.games.fourberies.rules.moves import MOVES, TRAVEL
from chapiteau.games.fourberies.rules.scoring import Camouflage, PlayRequests
from chapiteau.games.fourberies.rules.travel import ALL_TRAVEL, SetOut, Travel
from chapiteau.preview import preview

from ..table import (
    BEAR,
    C1,
    C2,
    C3,
    C4,
    C5,
    CHAMELEON,
    ELEPHANT,
    HORSE,
    MONKEY,
    OX,
    T1,
    T2,
    T4,
    T5,
    TURTLE,
    WOLF,
    at,
    request,
    table,
)


def scene(g, viewer=0, layout="wide", focus="", lang="en"):
    return at(g).scene(viewer, lang, layout, "dark", focus)


def by_key(drawn):
    """The pieces of a picture, each of which is there once."""
    found = {item.key: item for item in drawn.items}
    assert len(found) == len(drawn.items)
    return found


def items(g, viewer=0, layout="wide", focus=""):
    return by_key(scene(g, viewer, layout, focus))


def offered(g, viewer=0, layout="wide", focus=""):
    """Which pieces are lit, and for what."""
    found = items(g, viewer, layout, focus).items()
    return {key: item.move for key, item in found if item.state == "legal"}


def asked(g, viewer=0):
    """The question and its meaning, as a seat is asked."""
    match = at(g)
    telling, view = match.telling("en"), match.view(viewer)
    return telling.prompt(g.stack[-1], view), telling.help(g.stack[-1], view)


def front(g, viewer=0, layout="wide", focus=""):
    return next(region for region in scene(g, viewer, layout, focus).regions if region.is_front)


def foretold(g, move, viewer=0, layout="wide"):
    """The table before and after a move that is only looked at, in the place of the question."""
    before, match = scene(g, viewer, layout), at(g)
    after = preview(GAME, GAME.view(g, viewer), viewer, MOVES.read(move))
    drawn = GAME.board.draw(after.view, match.telling("en"), layout, "dark", viewer, before.front)
    return by_key(before), by_key(drawn)


def travelling(**how):
    return table(3, step=ALL_TRAVEL[3], **how)


def meeting(cards, city=4):
    """The first player has met some actors at a city, and may send one to court."""
    steps = [Meet(0, city), SendToCourt(0), LeaveCity(city)]
    return table(3, step=steps, at={city: [0]}, cities={city: cards}, needle=2)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_preview_leaves_the_cities_where_they_are_however_many_cards_leave(layout):
    """On a phone, cities are as high as their cards need; the picture of before stays."""
    g = table(3, step=[], cities={1: [T1, T2, C1, C2, C4]})
    for t, city in zip(g.troupes, (3, 1, 1), strict=True):
        t.picks, t.onlookers = [city], 0b111  # all are turned up
    g.stack = [Resolution(), SetOut(), SwapCity(0, 3)]
    settle(g)
    before, after = foretold(g, "swap:5", 0, layout)
    assert not [key for key in after if re.fullmatch(r"e\d+", key)], "two troupes scare all away"
    fan = () if layout == "tall" else ("t1", "t2", "t4")  # of the hand, which card 5 leaves
    stays = [key for key in before if key.startswith(("region", "c", "needle", *fan))]
    assert {key: before[key][1:3] for key in stays} == {key: after[key][1:3] for key in stays}


def test_a_phone_keeps_no_room_for_cards_to_choose_from_where_none_lie():
    """Whoever looks at a city while others go on there would see an empty band."""
    g = table(3, step=ALL_TRAVEL[3], cities={2: [T1], 5: []})
    with_cards, without = front(g, 0, "tall", "cities-2"), front(g, 0, "tall", "cities-5")
    assert with_cards.y - without.y == STRIP + 8


def test_a_single_request_lies_in_the_middle_of_a_phone():
    g = table(3, step=DiscardRequest(0), requests={0: ["queen"]})
    box, card = front(g, 0, "tall"), items(g, 0, "tall")[f"own-r{g.troupes[0].requests[0]}"]
    assert box.id == "requests"
    assert box.w / 5 < card.x - box.x < box.w / 2


@pytest.mark.parametrize("region", REGIONS)
def test_a_tablet_held_upright_is_filled_whatever_is_in_front(region):
    assert scene(travelling(), 0, "pair", region).height >= PAIR_HEIGHT


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_preview_of_a_request_that_goes_leaves_the_others_where_they_lie(layout):
    g = table(3, step=DiscardRequest(0), requests={0: ["queen", "poet", "nurse", "exile"]})
    before, after = foretold(g, GAME.view(g, 0).moves[1].text, 0, layout)
    left = [f"own-r{r}" for r in g.troupes[0].requests if f"own-r{r}" in after]
    assert len(left) == 3
    assert {key: before[key][1:3] for key in left} == {key: after[key][1:3] for key in left}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_preview_lays_no_ground_on_what_lies_there_if_cards_of_a_city_are_chosen_next(layout):
    g = meeting([T2])
    before, after = foretold(g, "steal:1", 0, layout)
    grounds = [{key for key in drawn if key.startswith("region")} for drawn in (before, after)]
    assert grounds[0] == grounds[1] and isinstance(g.stack[-1], Steal)
    do(g, "0 steal:1")
    assert front(g, 0, layout).id == "cities-4"


# what comes forward


STEPS: dict[str, list[Step[Any]]] = {
    "cities": [ALL_TRAVEL[3], Perform(0, TRAVEL_START, 0)],
    "troupes": [Steal(0), Perform(0, TRAVEL_CHOICE, 0), ChooseTroupe(0, 2), ChooseActor(0, 2, 1)],
    "stage": [Perform(0, RESOLUTION_END, 0)],
    "requests": [DiscardRequest(0), PlayRequests()],
}


@pytest.mark.parametrize(("region", "step"), [(r, s) for r, found in STEPS.items() for s in found])
def test_what_is_asked_comes_forward_for_everybody(region, step):
    g = table(
        3,
        step=step,
        troupe={0: [T2, T1], 1: [C2, T1], 2: [C3]},
        ready={0: [ELEPHANT, OX, HORSE, MONKEY]},
        requests={0: ["queen", "poet", "nurse", "exile"], 1: ["duchess"]},
    )
    for viewer in (0, 1, None):
        for layout in LAYOUTS:
            assert front(g, viewer, layout).id == region


def test_whoever_has_no_elephant_looks_at_the_troupes_when_the_turn_ends():
    g = table(3, step=Perform(0, RESOLUTION_END, 0), troupe={0: [T2], 1: [C2]}, ready={0: [WOLF]})
    assert front(g).id == front(g, None).id == "troupes"


@pytest.mark.parametrize("layout", SIZES)
def test_the_front_has_more_than_half_and_nothing_lies_on_the_wings(layout):
    g = travelling()
    for region in REGIONS:
        drawn = scene(g, 0, layout, region)
        boxes = [Area(r.x, r.y, r.x + r.w, r.y + r.h) for r in drawn.regions]
        assert all(not a.meets(b) for a, b in combinations(boxes, 2))
        assert all(b.within(Area(0, 0, drawn.width, drawn.height)) for b in boxes)
        large = next(r for r in drawn.regions if r.is_front)
        assert large.id == region and large.w * large.h > 0.55 * drawn.width * drawn.height


# travel


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_city_and_its_travel_card_are_one_answer(layout):
    lit = offered(travelling(hand={0: [2, 3, 5]}), 0, layout)
    cards = {} if layout == "tall" else {f"t{c}": f"travel:{c}" for c in (2, 3, 5)}
    assert lit == {f"c{c}": f"travel:{c}" for c in (2, 3, 5)} | cards


@pytest.mark.parametrize("layout", LAYOUTS)
def test_sealing_is_seen_before_as_the_card_in_its_city_and_nothing_else_moves(layout):
    before, after = foretold(travelling(), "travel:5", 0, layout)
    city = before["c5"]
    x, y, w, h, _ = (float(n) for n in city.edge.split())
    card = after["t5"]
    assert city.x + x <= card.x <= city.x + x + w and city.y + y <= card.y <= city.y + y + h
    moved = {k for k in after if k in before and before[k][1:3] != after[k][1:3]}
    new = set(after) - set(before)
    assert moved | new == {"t5", "v0-5"}


def test_nobody_else_sees_where_a_troupe_goes():
    g = travelling()
    g.stack[-1].take(g, 0, TRAVEL[5])
    assert "v0-5" in items(g, 0) and items(g, 0)["t5"].state == "chosen"
    for viewer in (1, None):
        assert "v0-5" not in items(g, viewer)


def test_a_spy_sees_the_journey_of_whom_the_monkey_watches():
    g = table(3, step=Travel(0b101))
    g.troupes[1].picks, g.troupes[1].onlookers = [6], 1
    assert "v1-6" in items(g, 0)
    assert "v1-6" not in items(g, 2) and "v1-6" not in items(g, None)


def test_the_horse_says_which_of_two_cities_is_asked():
    g = travelling()
    g.troupes[0].journeys = 2
    assert "first" in asked(g)[0]
    g.stack[-1].take(g, 0, TRAVEL[5])
    assert "second" in asked(g)[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_caravel_has_a_place_of_its_own(seats):
    everyone = {seat: [1, 2, 3] for seat in range(seats)}
    friends = {s: [4, 5, 6, 7, 8] for s in range(seats)} if seats == 2 else None
    g = table(seats, step=ALL_TRAVEL[seats], hand=everyone, friend_deck=friends)
    there = items(g)
    for city in (4, 8):
        fleet = [item for key, item in there.items() if key.endswith(f"-{city}") and key[0] in "vw"]
        assert len({item.x for item in fleet}) == len(fleet) == seats


def test_two_players_see_where_their_own_friend_goes_next():
    g = table(2, step=ALL_TRAVEL[2])
    g.troupes[0].friend_pick = [g.troupes[0].friend_deck.pop()]
    city = g.troupes[0].friend_pick[0]
    assert f"w0-{city}" in items(g, 0) and f"w0-{city}" not in items(g, 1)


# in the cities


@pytest.mark.parametrize("layout", LAYOUTS)
def test_newcomers_are_chosen_for_court_at_their_city(layout):
    g = meeting([T4, C4, C4])
    lit = offered(g, 0, layout)
    assert set(lit.values()) == {"court:t4", "court:c4"} and len(lit) == 3
    assert not offered(g, 1, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_preview_of_the_court_turns_the_needle_and_moves_no_city(layout):
    g = meeting([T4, C4])
    before, after = foretold(g, "court:t4", 0, layout)
    assert before["needle"].turn > 0 > after["needle"].turn
    for city in range(1, 9):
        assert before[f"c{city}"][1:3] == after[f"c{city}"][1:3]


def test_the_question_of_the_court_says_where_the_needle_stands():
    assert "space 2 of comedy" in asked(meeting([T4]))[1]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_bear_snatches_from_the_city_it_is_in(layout):
    step = [Perform(0, BEFORE_SHARED, 3), LeaveCity(3)]
    cities = {3: [C1, T2, C5], 4: [C1]}
    g = table(3, step=step, cities=cities, at={3: [0, 1]}, ready={0: [BEAR]})
    assert set(offered(g, 0, layout)) == {f"e{card}" for card in g.cities[3]}


# troupes


@pytest.mark.parametrize("layout", LAYOUTS)
def test_whom_to_rob_is_chosen_among_the_troupes(layout):
    g = table(4, step=Steal(0), ecus={1: 0, 2: 3, 3: 1})
    assert offered(g, 0, layout) == {"p2": "steal:2", "p3": "steal:3"}
    assert items(g, 0, layout)["p1"].state == "refused"


def test_the_question_says_who_steals():
    g = table(3, step=Steal(0), troupe={0: [T2]})
    g.troupes[0].newcomers, g.troupes[0].actors = g.troupes[0].actors, []
    assert "Tragedian 2" in asked(g)[0]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_monkey_and_the_horse_are_asked_side_by_side(layout):
    g = table(3, step=Perform(0, TRAVEL_CHOICE, 0), ready={0: [HORSE, MONKEY], 1: [TURTLE]})
    horse = next(c for c in g.troupes[0].acrobats if g.box.face[c] == HORSE)
    assert offered(g, 0, layout) == {f"e{horse}": "ride", "p1": "peek:1", "p2": "peek:2"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_wolf_offers_an_own_actor_and_takes_one_of_whom_it_chose(layout):
    troupe = {0: [T2, C5], 1: [C2, T5], 2: [C2, C1]}
    g = table(3, step=Perform(0, RESOLUTION_END, 0), troupe=troupe, ready={0: [WOLF]})
    assert set(offered(g, 0, layout)) == {f"e{card}" for card in g.troupes[0].actors}
    g = table(3, step=ChooseActor(0, 2, 2), troupe=troupe)
    assert set(offered(g, 0, layout)) == {f"e{card}" for card in g.troupes[2].actors}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_alike_actors_are_one_answer_with_their_number(layout):
    troupe = {0: [T2, T2, T2], 1: [C2]}
    g = table(3, step=Perform(0, RESOLUTION_END, 0), troupe=troupe, ready={0: [WOLF]})
    lit = offered(g, 0, layout)
    assert list(lit.values()) == ["lend:t2"]
    assert "×3" in items(g, 0, layout)[next(iter(lit))].over


@pytest.mark.parametrize("focus", ["cities", "stage", "requests"])
def test_an_acrobat_of_ones_own_can_perform_from_the_wings(focus):
    g = table(3, step=Perform(0, TRAVEL_START, 0), hand={0: [1, 2]}, ready={0: [TURTLE], 1: [OX]})
    assert "recover" in offered(g, 0, "low", focus).values()


def test_questions_name_the_acrobats_that_may_perform():
    g = table(3, step=Perform(0, TRAVEL_START, 0), hand={0: [1, 2]}, ready={0: [TURTLE]})
    assert asked(g)[0].startswith("Turtle: ") and "Ox" not in "".join(asked(g))
    g = table(3, step=Perform(0, TRAVEL_START, 0), hand={0: [1, 2]}, ready={0: [TURTLE, OX]})
    assert asked(g)[0].startswith("Ox or Turtle: ")


# the stage


@pytest.mark.parametrize(("needle", "count"), [(2, 6), (6, 4)])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_elephant_pushes_the_needle_to_a_space_of_the_dial(layout, needle, count):
    g = table(3, step=Perform(0, RESOLUTION_END, 0), needle=needle, ready={0: [ELEPHANT]})
    lit = offered(g, 0, layout)
    key = "own-push" if layout == "tall" else "d"
    spaces = {key + str(g.needle_after(m.arg)): m.text for m in g.moves if m.verb == "turn"}
    assert lit == spaces and len(lit) == count


def test_a_push_that_is_looked_at_shows_its_way():
    g = table(3, step=Perform(0, RESOLUTION_END, 0), needle=2, ready={0: [ELEPHANT]})
    match, move = at(g), MOVES.read("turn:-3")
    way = GAME.board.traces(GAME.view(g, 0), match.telling("en"), "wide", "dark", "stage", move)
    assert way[0].svg.count("<circle") == 2 * 3
    before, after = foretold(g, "turn:-3")
    assert before["needle"].turn > 0 > after["needle"].turn


# requests


@pytest.mark.parametrize("layout", LAYOUTS)
def test_requests_that_pay_can_be_played_and_say_what(layout):
    g = table(
        2,
        step=PlayRequests(),
        troupe={0: [T1, T2, T4]},
        requests={0: ["poet", "queen"], 1: ["exile"]},
    )
    assert offered(g, 0, layout) == {f"own-r{request('poet')}": f"play:{request('poet')}"}
    assert items(g, 0, layout)[f"own-r{request('queen')}"].state == "refused"
    seen = {key for key in items(g, 1, layout) if re.fullmatch(r"(own-)?r\d+", key)}
    assert seen == {f"own-r{request('exile')}"}


def test_the_owl_asks_a_second_question_that_says_so():
    g = table(2, step=PlayRequests(), troupe={0: [T1, T2, T4]}, requests={0: ["poet", "queen"]})
    first = asked(g)[0]
    g.chosen[0] = [MOVES.read(f"play:{request('poet')}")]
    assert asked(g)[0] != first and "Owl" in asked(g)[0]


def test_chameleons_are_asked_with_the_mood_and_what_the_show_is_worth():
    g = table(3, step=Camouflage(), needle=-2, troupe={0: [T4, C1]}, ready={0: [CHAMELEON]})
    question, meaning = asked(g)
    assert "tragedy" in question and "worth 3 " in meaning


# beside the board


def test_chips_count_ecus_and_what_the_show_is_worth_to_the_king():
    g = table(3, step=ALL_TRAVEL[3], needle=-2, troupe={1: [T4, C1]}, ecus={1: 17})
    figures = GAME.board.figures(g, at(g).telling("fr"), 1)
    assert [figure.value for figure in figures] == [17, 3]
    assert all("href" not in figure.sign and "url(" not in figure.sign for figure in figures)


def test_the_line_above_counts_the_turns_of_the_season():
    g = table(3, step=ALL_TRAVEL[3], deck=17)
    now = GAME.board.progress(g, at(g).telling("en"))
    assert (now.at, now.of, now.phase) == (1, 4, "Travel")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_visit_shows_all_that_is_public_of_a_player_and_nothing_more(seats):
    g = table(
        seats, step=ALL_TRAVEL[seats], troupe={1: [T4, C1]}, ready={1: [TURTLE]},
        requests={1: ["poet"]}, opened={1: ["queen"]},
    )  # fmt: skip
    match, t = at(g), g.troupes[1]
    card = GAME.board.visit(GAME.view(g, NOBODY), match.telling("en"), "dark", 1)
    keys = {item.key for item in sure(Scene, card).items}
    wanted = {f"e{c}" for c in t.actors + t.acrobats} | {"numbers", "hand", f"r{t.opened[0]}"}
    assert keys == wanted | ({"f1"} if seats == 2 else set())
