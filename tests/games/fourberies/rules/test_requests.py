"""9.4-9.7: all twenty-two requests, what they measure, and how they are played."""

from __future__ import annotations

from typing import Any

import pytest
from games.playing import as_match, do, legal, refused, told

from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.box.components import METRICS
from chapiteau.games.fourberies.rules.requests import measure, pays
from chapiteau.games.fourberies.rules.scoring import Camouflage, PlayRequests

from ..table import (
    ALL_REQUESTS,
    BEAR,
    C1,
    C2,
    C3,
    C4,
    C5,
    CAT,
    CHAMELEON,
    OX,
    T1,
    T2,
    T3,
    T4,
    T5,
    WOLF,
    ecus,
    request,
    table,
    wishes,
)


def mine(*actors, **more):
    return {"troupe": {0: actors}, **more}


# id, what it pays, where it does; then where it does not
ROWS = [
    ("favourite", 4, mine(T1, T2, C1, C2), mine(T1, T2, T3, C2)),
    ("queen", 3, mine(C5), mine(C4)),
    ("queen", 3, mine(T5, needle=-2), mine(C5, needle=-2)),
    ("dauphin", 4, mine(C3, T3, T1), mine(C4, T3, T1)),
    ("dauphin", 4, mine(C1, C1, C1), mine(C3, T3)),
    ("minister", 4, mine(T1, T2, C3, C4, C5), mine(T1, T2, C3, C4)),
    ("confessor", 3, mine(T5, T2), mine(T5, T1, C5)),
    ("jester", 3, mine(C5, C2), mine(C5, C1, T5)),
    ("poet", 4, mine(T1, T2, T3), mine(T1, T2, C3, C4)),
    ("pastry-cook", 4, mine(C1, C2, C3), mine(C1, C2, T3, T4)),
    ("twins", 5, mine(T1, T2, C1, C2), mine(T1, T2, C1, C2, C3)),
    ("twins", 5, mine(T1, T2, T3, C1, C2, C3), mine(T1, C1)),
    ("clockmaker", 5, mine(C2, C1, T2), mine(C2, C2, T2)),
    ("clockmaker", 5, mine(T2, T1, C2), mine(T2, T2, C2)),
    ("clockmaker", 5, mine(C2, C2, T4), mine(C2, T2)),
    ("duchess", 4, mine(T1, C2, T3, C4), mine(T1, C1, C2, C3)),
    ("collector", 4, mine(T2, C2, C2), mine(T2, C2, C3, T3)),
    ("ballet-master", 1, {"tilted": {0: [OX]}}, {"ready": {1: [OX]}}),
    ("ballet-master", 2, {"ready": {0: [OX]}, "tilted": {0: [CAT]}}, {}),
    ("ballet-master", 3, {"ready": {0: [OX, CAT, BEAR, WOLF]}}, {}),
    ("architect", 3, {"managers": {0: 1, 1: 3}}, {"managers": {1: 3}}),
    ("architect", 6, {"managers": {0: 2}}, {}),
    ("architect", 6, {"managers": {0: 3}}, {}),
    ("almoner", 4, {"ecus": {0: 2, 1: 2, 2: 5}}, {"ecus": {0: 3, 1: 2, 2: 5}}),
    ("tax-farmer", 2, {"ecus": {0: 5, 1: 5, 2: 2}}, {"ecus": {0: 3, 1: 4, 2: 2}}),
    ("admiral", 3, {"hand": {0: [1, 2, 3]}}, {"hand": {0: [1, 2, 3, 4]}}),
    ("ambassador", 3, {"hand": {0: [2, 3, 4, 5, 6, 7, 8]}}, {"hand": {0: [3, 4, 5, 6, 7, 8]}}),
    ("dowager", 4, mine(T4, C5), mine(T4, C3, C3)),
    ("nurse", 3, mine(T1, C2, C2), mine(T1, C2, C3, C3)),
    ("exile", 3, mine(T2, C1), mine(T1, C1)),
    ("exile", 3, mine(C1, needle=-5), mine(T1, needle=-5)),
    ("astrologer", 3, {"needle": 1}, {"needle": 2}),
    ("astrologer", 3, {"needle": -1}, {"needle": -2}),
]


def test_every_request_of_the_box_is_tried():
    assert {id for id, *_ in ROWS} == set(ALL_REQUESTS) and len(ALL_REQUESTS) == 22


@pytest.mark.rule("9.4")
@pytest.mark.parametrize(("id", "amount", "where"), [row[:3] for row in ROWS])
def test_a_request_pays_where_its_conditions_hold(id, amount, where):
    g = table(requests={0: [id]}, step=PlayRequests(), **where)
    before = ecus(g)[0]
    do(g, f"0 play:{request(id)}")
    assert ecus(g)[0] == before + amount and wishes(g.troupes[0].opened) == [id]


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(("id", "where"), [(row[0], row[3]) for row in ROWS])
def test_a_request_that_pays_nothing_may_not_be_played(id, where):
    g = table(requests={0: [id]}, step=PlayRequests(), **where)
    assert legal(g, 0) == ["pass"]
    assert refused(g, f"0 play:{request(id)}") == ("request-pays-nothing", "9.5")


RICH: dict[str, Any] = {
    "needle": -3,
    "troupe": {0: [T1, T2, T2, C2, C5], 1: [C3]},
    "ready": {0: [OX, CHAMELEON, CHAMELEON]},
    "tilted": {0: [CAT]},
    "managers": {0: 2, 1: 3},
    "hand": {0: [1, 2, 3, 4, 5]},
    "ecus": {0: 4, 1: 4, 2: 6},
}
MEASURED = {
    "tragedians": 3, "comedians": 2, "actors": 5, "min_kind_count": 2, "kind_count_gap": 1,
    "tragedian_experience": 5, "comedian_experience": 7, "show_difference": -2,
    "show_abs_difference": 2, "max_experience": 5, "distinct_experience": 3,
    "max_same_experience": 3, "actors_exp_ge_4": 1, "actors_exp_le_2": 4, "acrobats": 4,
    "own_managers_on_stage": 2, "caravels_on_board": 3, "wealth_rank_poorest": 1,
    "wealth_rank_richest": 0, "needle_distance": 3,
}  # fmt: skip
NOTHING = dict.fromkeys(MEASURED, 0) | {
    "wealth_rank_poorest": 0, "wealth_rank_richest": 1, "needle_distance": 3,
}  # fmt: skip


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("metric", METRICS)
def test_each_metric_measures_the_own_troupe(metric):
    g = table(step=Camouflage(), **RICH)
    do(g, "0 towards:1")  # one Chameleon each way
    assert measure(g, 0, METRICS.index(metric)) == MEASURED[metric]
    assert measure(g, 2, METRICS.index(metric)) == NOTHING[metric]


@pytest.mark.rule("9.4", "7.14")
@pytest.mark.parametrize(("picked", "difference"), [(0, -4), (1, -2), (2, 0)])
def test_show_metrics_include_chameleons_as_picked(picked, difference):
    g = table(step=Camouflage(), **RICH)
    do(g, f"0 towards:{picked}")
    assert measure(g, 0, METRICS.index("show_difference")) == difference
    assert measure(g, 0, METRICS.index("show_abs_difference")) == abs(difference)


@pytest.mark.rule("9.4")
def test_requests_are_chosen_in_secret_and_shown_together():
    m = as_match(table(requests={0: ["astrologer"], 1: ["tax-farmer"]}, step=PlayRequests()))
    assert m.to_act == (0, 1)
    m.play(1, f"play:{request('tax-farmer')}")
    assert [x.text for x in m.view(0).chosen[1]] == ["face-down"] and told(m, 0) == []
    m.take_back(1)
    m.play(0, "pass")
    m.play(1, f"play:{request('tax-farmer')}")
    assert told(m, None) == [["grants", 1, request("tax-farmer"), 2]]


@pytest.mark.rule("9.4")
def test_only_one_request_is_played_and_only_from_the_own_hand():
    g = table(requests={0: ["astrologer", "tax-farmer"], 1: ["almoner"]}, step=PlayRequests())
    assert refused(g, f"0 play:{request('almoner')}") == ("request-not-in-hand", "9.4")
    do(g, f"0 play:{request('astrologer')}", "1 pass")
    assert g.over and ecus(g) == [6, 3, 3]
    assert wishes(g.troupes[0].requests) == ["tax-farmer"]


@pytest.mark.rule("9.5")
def test_playing_none_is_always_allowed():
    g = table(requests={0: ["astrologer"]}, step=PlayRequests())
    do(g, "0 pass")
    assert g.over and ecus(g)[0] == 3 and wishes(g.troupes[0].requests) == ["astrologer"]


@pytest.mark.rule("9.6")
def test_an_open_request_scores_again_besides_a_new_one():
    g = table(
        season=2, troupe={0: [C5, C1]}, opened={0: ["queen"]}, requests={0: ["astrologer"]},
        step=PlayRequests(),
    )  # fmt: skip
    do(g, f"0 play:{request('astrologer')}")
    assert ecus(g)[0] == 3 + 3 + 3 and wishes(g.troupes[0].opened) == ["queen", "astrologer"]


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("managers", "paid"), [(0, 0), (1, 3), (3, 6)])
def test_an_open_request_is_measured_anew(managers, paid):
    g = table(season=2, managers={0: managers}, opened={0: ["architect"]}, step=PlayRequests())
    assert g.over and ecus(g)[0] == 3 + paid


@pytest.mark.rule("9.6")
def test_a_new_request_does_not_need_the_open_one_to_pay():
    g = table(season=2, opened={0: ["queen"]}, requests={0: ["astrologer"]}, step=PlayRequests())
    do(g, f"0 play:{request('astrologer')}")
    assert ecus(g)[0] == 3 + 3


@pytest.mark.rule("9.7")
def test_wealth_is_measured_before_open_requests_are_paid():
    g = table(
        season=2, ecus={0: 2, 1: 4, 2: 4}, troupe={0: [C5]}, requests={0: ["almoner"]},
        opened={0: ["queen"], 1: ["tax-farmer"]}, step=PlayRequests(),
    )  # fmt: skip
    do(g, f"0 play:{request('almoner')}")  # still the poorest, and seat 1 still the richest
    assert ecus(g) == [2 + 3 + 4, 4 + 2, 4]


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("first", [0, 1])
def test_wealth_is_measured_before_new_requests_of_anybody_are_paid(first):
    g = table(
        first=first, ecus={0: 5, 1: 5, 2: 0}, requests={0: ["tax-farmer"], 1: ["astrologer"]},
        step=PlayRequests(),
    )  # fmt: skip
    do(g, f"0 play:{request('tax-farmer')}", f"1 play:{request('astrologer')}")
    assert ecus(g) == [7, 8, 0]


@pytest.mark.rule("9.6")
def test_an_open_request_of_an_owners_box_never_takes_ecus_away():
    rows = GAME.box.data["request"]
    per_unit = """
[[request]]
id = "mirror"
conditions = []
per_unit = { metric = "show_difference", ecus = 1, max = 5 }
"""
    others = "".join(
        f'[[request]]\nid = "r{n}"\nconditions = []\nreward = 1\n' for n in range(1, len(rows))
    )
    box = GAME.own_box(per_unit + others, "mine.toml")
    g = table(troupe={0: [T4]}, step=[], box=box)
    assert pays(g, 0, 1) == 0
