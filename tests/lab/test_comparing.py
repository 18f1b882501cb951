"""Two boxes with the same deals: what differs, how sure that is, and the same in words."""

import json
import random
from copy import deepcopy
from dataclasses import replace

import pytest

import chapiteau
from chapiteau.editing import written
from chapiteau.lab.comparing.pairs import LENGTH, POINTS, SEAT, THING, Difference, Pairs, sure
from chapiteau.lab.comparing.study import Study
from chapiteau.lab.comparing.telling import compared
from chapiteau.lab.intervals import mean_interval
from chapiteau.lab.series import Endless, Setting, Told, deals, edition_of, play_game

CARD = ("move", "buy", 1)


def game(points, wins, had=(), length=10):
    """A game of two seats; `had` are those that bought the card."""
    things = tuple(frozenset({CARD} if seat in had else ()) for seat in range(2))
    outcome = (1.0, 0.0) if wins == 0 else (0.0, 1.0)
    return Told("", "", "", points, outcome, length, (3,) * length, things, ((), ()))


def filled(pairs):
    found = Pairs()
    for first, second in pairs:
        found.add(first, second)
    return found


def test_a_difference_is_the_mean_of_the_differences_deal_by_deal():
    dice = random.Random(1)
    pairs = []
    for _ in range(50):
        deal = dice.randrange(100)  # what both games of a pair owe to their deal
        first = (deal + dice.randrange(5), deal + dice.randrange(5))
        second = (deal + 2 + dice.randrange(5), deal + 2 + dice.randrange(5))
        pairs.append((game(first, 0, length=20), game(second, 1, length=20 + dice.randrange(4))))
    found = filled(pairs)
    points = [(sum(b.scores) - sum(a.scores)) / 2 for a, b in pairs]
    low, high = mean_interval(points)
    difference = found.difference(POINTS)
    assert (difference.low, difference.high) == pytest.approx((low, high))
    low, high = mean_interval([b.decisions - a.decisions for a, b in pairs])
    difference = found.difference(LENGTH)
    assert (difference.low, difference.high) == pytest.approx((low, high))
    apart = [sum(b.scores) / 2 for _, b in pairs]
    assert found.difference(POINTS).reach < mean_interval(apart)[1] - sum(apart) / 50


def test_how_often_a_card_is_had_and_what_it_wins():
    pairs = [
        (game((1, 0), 0, had=[0]), game((1, 0), 0, had=[0, 1])),
        (game((1, 0), 1, had=[0]), game((1, 0), 1, had=[0, 1])),
        (game((1, 0), 0), game((1, 0), 1, had=[1])),
        (game((1, 0), 0), game((1, 0), 0)),
    ]
    found = filled(pairs)
    often = found.frequency((THING, *CARD), 2)
    low, high = mean_interval([0.5, 0.5, 0.5, 0.0])
    assert (often.low, often.high) == pytest.approx((low, high))
    wins = found.difference((THING, *CARD), is_share=True)
    assert wins.value == pytest.approx(3 / 5 - 1 / 2)
    assert found.difference((THING, "move", "buy", 2)) is None
    assert found.same == 1  # only the last went the same


def test_a_share_that_is_all_the_same_is_not_certain():
    pairs = [(game((1, 0), 0, had=[0]), game((1, 0), 0, had=[1])) for _ in range(6)]
    wins = filled(pairs).difference((THING, *CARD), is_share=True)
    assert wins.value == -1.0 and wins.reach > 0.2
    seat = filled([(game((1, 0), 0), game((1, 0), 0))] * 6).difference((SEAT, 0), is_share=True)
    assert seat.value == 0.0 and seat.reach > 0.2


def test_an_interval_holds_what_it_is_about_in_nineteen_of_twenty_cases():
    """Cards that are had now and then and win as often with both boxes."""
    dice, held = random.Random(3), 0
    for _ in range(300):
        pairs = []
        for _ in range(60):
            sides = []
            for _ in range(2):
                had = [seat for seat in range(2) if dice.random() < 0.4]
                sides.append(game((0, 0), int(dice.random() < 0.5), had))
            pairs.append(tuple(sides))
        found = filled(pairs).difference((THING, *CARD), is_share=True)
        held += found.low <= 0 <= found.high
    assert 275 <= held <= 297


def test_of_many_figures_only_what_is_no_chance_is_sure():
    many = {n: Difference(1.0, 1.1, 0.04) for n in range(40)}
    assert sure(many) == set()
    assert sure({0: Difference(1.0, 0.99, 0.04)}) == {0}
    assert sure({**many, "real": Difference(5.0, 1.0, 1e-9)}) == {"real"}


# real games

SEATS = 2


def rich():
    """Fourberies with larger bonuses, and how it is played beside the house's."""
    fourberies = chapiteau.games()["fourberies"]
    data = deepcopy(fourberies.box.data)
    for row in data["bonus"]:
        row["ecus"] = 10
    usual = Setting("fourberies", SEATS, "random")
    return [usual, replace(usual, components=written({"bonus": data["bonus"]}))]


def studied(settings, count):
    study = Study([edition_of(each) for each in settings], SEATS)
    for job in deals(settings, count, "pairs"):
        study.add(play_game(job))
    return study


@pytest.fixture(scope="module")
def study():
    return studied(rich(), 30)


@pytest.mark.parametrize(("lang", "said"), [("en", "points more"), ("fr", "points de plus")])
def test_what_is_sure_is_said_plainly(study, lang, said):
    told = compared(study, lang, {"bonus"})
    assert "30" in told.headline and any(said in finding for finding in told.findings)
    whole = told.tables[0] if told.tables[0].heads == ("",) else told.tables[1]
    points = whole.lines[0].cells[0]
    assert points.is_sure and points.said.startswith("+") and "<circle" in points.picture
    house, own = (sum(p * n for p, n in f.scores.items()) / 60 for f in study.facts)
    comma = "," if lang == "fr" else "."
    assert [points.first, points.second] == [
        f"{mean:.2f}".replace(".", comma) for mean in (house, own)
    ]


def test_what_was_changed_comes_first(study):
    edition = study.editions[-1]
    names = {edition.game.word_id(edition, "city", 1)}
    told = compared(study, "en", names)
    assert told.tables[0].lines and all(line.is_changed for line in told.tables[0].lines)
    assert not any(
        line.is_changed for table in compared(study, "en").tables for line in table.lines
    )


def test_a_box_that_plays_the_same_is_said_to(study):
    same = compared(studied([rich()[0]] * 2, 3), "en")
    assert "exactly the same" in same.headline and not same.findings
    assert not any(line.is_sure for table in same.tables for line in table.lines)


def test_sums_that_were_written_down_go_on_as_if_they_never_had_been(study):
    settings = rich()
    editions = [edition_of(each) for each in settings]
    half, rest = deals(settings, 30, "pairs")[:24], deals(settings, 30, "pairs")[24:]
    again = Study(editions, SEATS)
    for job in half:
        again.add(play_game(job))
    again = Study.restored(editions, SEATS, json.loads(json.dumps(again.plain())))
    for job in rest:
        again.add(play_game(job))
    assert again.plain() == study.plain()
    before = compared(study, "en")
    again.drop_rare()
    assert len(json.dumps(again.plain())) < len(json.dumps(study.plain()))
    assert compared(again, "en") == before


def test_a_game_that_goes_on_too_long_is_given_up():
    with pytest.raises(Endless):
        play_game(deals(rich(), 1, "long")[0], most=5)
