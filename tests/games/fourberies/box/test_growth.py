"""Boxes with a card more or less than today's are played beside it: the box says how many."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from hashlib import blake2b
from pathlib import Path

import pytest
from games.playing import at_random, do, legal, refused, sure

from chapiteau.core.box import Data
from chapiteau.core.errors import BadComponents
from chapiteau.core.record import read
from chapiteau.core.rng import seeded
from chapiteau.core.wire import text as wire
from chapiteau.draw import svg
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.box.components import (
    FEWEST_ENCOUNTERS,
    MOST_CHAMELEONS,
    MOST_ENCOUNTERS,
    MOST_REQUESTS,
    FourberiesBox,
)
from chapiteau.games.fourberies.rules.city import ResolveCity
from chapiteau.games.fourberies.rules.hand import DiscardRequest
from chapiteau.games.fourberies.rules.moves import PASS
from chapiteau.games.fourberies.rules.scoring import Camouflage, Count, PlayRequests
from chapiteau.games.fourberies.rules.season import EndSeason
from chapiteau.games.fourberies.rules.state import Fourberies
from chapiteau.match import Match
from chapiteau.words import Telling

from ..table import BEAR, BOX, C3, C4, table

GOLDEN = Path(__file__).parents[3] / "golden" / "fourberies" / "rules-1"
FIRST_BOX = "cac139c1cdb73112"  # of the first release: it does not list its seasons
ONE_MORE: dict[str, Data] = {
    "season": {"reward": 8},
    "actor": {"kind": "tragedian", "experience": 5, "copies": 1},
    "bonus": {"ecus": 7, "copies": 1},
    "acrobat": {"id": "gecko", "op": "count_in_difference", "experience": 1, "copies": 1},
    "request": {
        "id": "mistress",
        "conditions": [{"metric": "actors", "cmp": ">=", "value": 0}],
        "reward": 2,
        "name": {"en": "The mistress", "fr": "La maîtresse"},
    },
}


def box_with(**sections):
    return sure(FourberiesBox, GAME.read_box({**GAME.box.data, **sections}))


def grown(section):
    return box_with(**{section: [*GAME.box.data[section], ONE_MORE[section]]})


def shrunk(section):
    return box_with(**{section: GAME.box.data[section][:-1]})


def with_copies(section, copies):
    """A box with other numbers of copies, row by row."""
    rows = [{**r, "copies": n} for r, n in zip(GAME.box.data[section], copies, strict=True)]
    return box_with(**{section: rows})


def smallest():
    """A card for each city, and a single request."""
    actors = [{"kind": "comedian", "experience": 1, "copies": FEWEST_ENCOUNTERS}]
    return box_with(actor=actors, bonus=[], acrobat=[], request=GAME.box.data["request"][:1])


def largest():
    """As many encounters and requests as there are moves for."""
    more = MOST_REQUESTS - BOX.request_count
    requests = [{**ONE_MORE["request"], "id": f"mistress-{n}"} for n in range(more)]
    actor = {**ONE_MORE["actor"], "copies": MOST_ENCOUNTERS - BOX.encounter_count}
    actors, requests = [*GAME.box.data["actor"], actor], [*GAME.box.data["request"], *requests]
    return box_with(actor=actors, request=requests)


BOXES = {
    **{f"one {section} row more": grown(section) for section in ONE_MORE},
    **{f"one {section} row less": shrunk(section) for section in ONE_MORE},
    "the smallest": smallest(),
    "the largest": largest(),
}


def look(g, seat):
    """A seat's table in words and as a picture, in every language and layout."""
    view = GAME.view(g, seat)
    for lang in ("en", "fr"):
        telling = Telling(lang, g.edition)
        assert str(GAME.board.outline(view, telling))
        for layout in ("wide", "tall"):
            scene = GAME.board.draw(view, telling, layout, "dark", seat)
            ET.fromstring(svg(scene))  # drawn here


def observe(g, seat, bounds):
    """What a learner sees of the table keeps its shape."""
    found = GAME.mind().features(GAME.view(g, seat), seat)
    assert list(found) == list(bounds)
    for name, values in found.items():
        length, low, high = bounds[name]
        assert len(values) == length and low <= min(values) and max(values) <= high, name


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", BOXES)
def test_a_box_of_another_size_is_played_to_the_end(name, seats):
    edition = GAME.edition({}, BOXES[name])
    bounds, chance = GAME.mind().feature_bounds(edition, seats), seeded(name)
    seen: list[int] = []

    def watch(g):
        seat = len(seen) % seats
        observe(g, seat, bounds)
        GAME.check(GAME.dealt(GAME.view(g, seat), chance))
        if len(seen) % 40 == 0:
            look(g, seat)
        seen.append(g.season)

    g = at_random(GAME.new(edition, seats, seeded(name)), name, watch)
    look(g, 0)
    assert sorted(set(seen)) == list(range(1, len(BOXES[name].rewards)))


@pytest.mark.parametrize("name", BOXES)
def test_a_record_brings_a_box_of_another_size_along(name):
    match, dice = Match(GAME.edition({}, BOXES[name]), 3, "along"), seeded("along")
    while len(match.decisions) < 40 and not match.over:
        seat = match.to_act[0]
        moves = list(match.moves(seat))
        match.play(seat, moves[dice.below(len(moves))])
    again = read(match.record().text, {GAME.name: GAME})
    assert again.edition.box.hash == BOXES[name].hash != GAME.box.hash
    twin = Match(again.edition, again.seats, again.seed)
    for seat, move in again.moves:
        twin.play(seat, move)
    assert twin.hash == match.hash == again.hash


def test_the_box_says_how_many_cards_there_are():
    found = {
        name: (box.encounter_count, box.request_count)
        for name, box in BOXES.items()
        if "season" not in name
    }
    assert found == {
        "one actor row more": (49, 22),
        "one bonus row more": (49, 22),
        "one acrobat row more": (49, 22),
        "one request row more": (48, 23),
        "one actor row less": (46, 22),
        "one bonus row less": (46, 22),
        "one acrobat row less": (47, 22),
        "one request row less": (48, 21),
        "the smallest": (8, 1),
        "the largest": (60, 30),
    }


def test_the_box_says_how_many_seasons_there_are_and_what_they_pay():
    found = [box.rewards for box in (shrunk("season"), BOX, grown("season"))]
    assert found == [[0, 3], [0, 3, 5], [0, 3, 5, 8]]


@pytest.mark.rule("9.2", "9.3")
@pytest.mark.parametrize(("season", "reward"), [(1, 3), (2, 5), (3, 8)])
def test_each_season_pays_what_its_row_says(season, reward):
    g = table(season=season, troupe={0: [C4], 1: [C3]}, box=grown("season"), step=Count())
    assert [t.ecus for t in g.troupes] == [3 + 1 + 2 * reward, 3 + 1 + reward, 3]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("make", "last"), [(shrunk, 1), (grown, 3)])
def test_the_game_is_over_after_the_last_season_of_its_box(make, last):
    for season in range(1, last + 1):
        g = table(season=season, box=make("season"), step=EndSeason())
        assert g.over == (season == last) and g.season == min(last, season + 1)


@pytest.mark.rule("9.6")
def test_an_open_request_scores_again_in_every_later_season():
    box = grown("season")
    for season in (2, 3):
        g = table(season=season, opened={0: ["ambassador"]}, box=box, step=PlayRequests())
        assert g.troupes[0].ecus == 3 + 3


@pytest.mark.rule("9.4", "11.1")
@pytest.mark.parametrize(("make", "last"), [(shrunk, 1), (grown, 3)])
def test_only_the_last_request_of_the_last_season_ends_the_game(make, last):
    for season in range(1, last + 1):
        g = table(
            season=season, requests={0: ["queen"], 1: ["poet"]}, box=make("season"),
            step=PlayRequests(),
        )  # fmt: skip
        assert not g.stack[-1].is_last(g, 0, PASS)  # seat 1 still has to choose
        do(g, "0 pass")
        assert g.stack[-1].is_last(g, 1, PASS) == (season == last)


@pytest.mark.rule("7.10")
def test_the_bear_snatches_a_card_that_today_is_not_in_the_box():
    g = table(
        ready={0: [BEAR]}, cities={4: [C4, "bonus-7"]}, at={4: [0, 1]}, box=grown("bonus"),
        step=ResolveCity(4),
    )  # fmt: skip
    card = g.cities[4][1]
    do(g, f"0 snatch:{card}")
    assert g.troupes[0].ecus == 3 + 7


@pytest.mark.rule("5.15", "9.4")
def test_a_request_that_today_is_not_in_the_box_is_discarded_and_played():
    held = ["queen", "poet", "twins", "mistress"]
    g = table(requests={0: held}, box=grown("request"), step=DiscardRequest(0))
    do(g, "0 discard:23")
    assert g.supply.discard == [23]
    g = table(requests={0: ["mistress"]}, box=grown("request"), step=PlayRequests())
    do(g, "0 play:23")
    assert g.troupes[0].opened == [23] and g.troupes[0].ecus == 3 + 2


@pytest.mark.rule("7.15")
def test_a_chameleon_under_another_name_counts_with_the_others():
    g = table(ready={0: ["chameleon", "gecko"]}, box=grown("acrobat"), step=Camouflage())
    assert legal(g, 0) == ["towards:2", "towards:1", "towards:0"]


@pytest.mark.parametrize("card", ["snatch:49", "snatch:60", "discard:23", "play:30"])
def test_a_card_of_larger_boxes_is_no_choice_and_no_rule_speaks_of_it(card):
    steps = {"snatch": ResolveCity(4), "discard": DiscardRequest(0), "play": PlayRequests()}
    g = table(
        ready={0: [BEAR]}, cities={4: [C4]}, at={4: [0, 1]}, requests={0: ["queen", "poet"]},
        step=steps[card.split(":")[0]],
    )  # fmt: skip
    assert refused(g, f"0 {card}") == ("not-now", "")
    move = GAME.moves.read(card)
    assert Telling("en", g.edition).move(g.stack[-1], move).endswith(f" {move.arg}")


@pytest.mark.parametrize(
    ("make", "where", "found", "expected"),
    [
        (lambda: box_with(request=[]), "request", 0, "1-30"),
        (lambda: box_with(request=GAME.box.data["request"] * 2), "request", 44, "1-30"),
        (lambda: with_copies("actor", [7] * 10), "encounter", 88, "8-60"),
        (lambda: box_with(actor=[], acrobat=[]), "encounter", 6, "8-60"),
        (lambda: box_with(season=[]), "season", 0, "1-9"),
        (lambda: box_with(season=[{"reward": 3}] * 10), "season", 10, "1-9"),
        (lambda: box_with(city=GAME.box.data["city"][:-1]), "city", 7, 8),
    ],
)
def test_a_box_that_the_rules_or_the_moves_cannot_serve_is_refused(make, where, found, expected):
    with pytest.raises(BadComponents) as e:
        make()
    assert e.value.id == "component-count"
    assert e.value.said == {"where": where, "found": found, "expected": expected}


def test_an_animal_that_no_rule_knows_is_refused_by_name():
    rows = [*GAME.box.data["acrobat"], {"id": "mole", "op": "dig", "copies": 1}]
    with pytest.raises(BadComponents) as e:
        box_with(acrobat=rows)
    assert e.value.id == "component-not-one-of" and e.value.said["value"] == "'dig'"


@pytest.mark.parametrize(("key", "value"), [("experience", 2), ("copies", MOST_CHAMELEONS - 2 + 1)])
def test_chameleons_in_two_rows_count_alike_and_are_not_too_many(key, value):
    rows = [*GAME.box.data["acrobat"], {**ONE_MORE["acrobat"], key: value}]
    with pytest.raises(BadComponents) as e:
        box_with(acrobat=rows)
    assert e.value.said["key"] == key


# boxes of the house


def test_the_first_box_of_the_house_is_still_read():
    box = sure(FourberiesBox, GAME.house_box(FIRST_BOX))
    assert "season" not in box.data and box.rewards == [0, 3, 5]
    assert {**box.data, "season": GAME.box.data["season"]} == GAME.box.data


def test_a_match_with_the_first_box_is_recorded_by_its_hash_alone():
    match = Match(GAME.edition({}, GAME.house_box(FIRST_BOX)), 3, "first box")
    text = match.record().text
    assert f"box: {FIRST_BOX}\n" in text and "box row" not in text
    assert read(text, {GAME.name: GAME}).edition.box is GAME.house_box(FIRST_BOX)


def test_the_first_box_and_todays_are_played_alike():
    ends = []
    for box in (GAME.house_box(FIRST_BOX), GAME.box):
        g = at_random(GAME.new(GAME.edition({}, box), 3, seeded("alike")), "alike")
        ends.append(wire(g))
    assert ends[0] == ends[1]


def test_the_numbers_of_all_moves_are_kept():
    texts = [move.text for move in GAME.moves]
    assert texts == (GAME.folder / "box" / "moves.txt").read_text("utf-8").split()
    first = blake2b(" ".join(texts[:241]).encode(), digest_size=8).hexdigest()
    assert first == "78ab6b7589f861f6"  # those that were numbered first


@pytest.mark.parametrize(
    ("game", "digest"),
    [
        ("2-01", "a90fa48827e661bf"),
        ("3-01", "c5bd617b4397aff1"),
        ("4-01", "b42998e95756aa72"),
        ("5-01", "20fada51f9a40a9f"),
    ],
)
def test_what_a_learner_sees_of_the_first_box_has_not_changed(game, digest):
    """Names, lengths, order and values: raise `observation` when this must change."""
    record, mind = (
        read((GOLDEN / f"{game}.record").read_text("utf-8"), {GAME.name: GAME}),
        GAME.mind(),
    )
    match, found = Match(record.edition, record.seats, record.seed), blake2b(digest_size=8)
    found.update(json.dumps(mind.feature_bounds(record.edition, record.seats)).encode())
    for seat, move in record.moves:
        found.update(json.dumps(mind.features(sure(Fourberies, match.view(seat)), seat)).encode())
        match.play(seat, move)
    assert found.hexdigest() == digest
