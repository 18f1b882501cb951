"""The score pad of every game: each column sums to its score, in every mode and by every rules
number; rows are named in both languages, and what they open into sums to what they say."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

import chapiteau
from chapiteau.conformance import CHECKS, settings
from chapiteau.core.event import score_pad
from chapiteau.words import LANGUAGES
from chapiteau.words.score_sheet import score_sheet
from chapiteau.words.telling import Telling

HOUSE = [name for name, game in chapiteau.games().items() if "games" in game.folder.parts]
GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def golden(name, rules, seats):
    """The first golden game of its kind."""
    path = min((GOLDEN / name / f"rules-{rules}").glob(f"{seats}-*.record"))
    return chapiteau.load(path.read_text("utf-8")).match


def kinds():
    for name in HOUSE:
        game = chapiteau.games()[name]
        for rules in range(game.oldest_rules, game.rules + 1):
            for seats in range(game.fewest, game.most + 1):
                yield name, rules, seats


@pytest.mark.parametrize("name", HOUSE)
def test_columns_sum_to_the_scores_with_every_seat_count_and_every_option(name):
    game = chapiteau.games()[name]
    for options, seats in settings(game):
        CHECKS["accounts"](game, options, seats, [0])


@pytest.mark.parametrize(("name", "rules", "seats"), list(kinds()))
def test_every_row_opens_into_what_it_is_made_of(name, rules, seats):
    match = golden(name, rules, seats)
    for lang in LANGUAGES:
        sheet = score_sheet(match, match.telling(lang))
        totals = [column.total for column in sheet.columns]
        rows = [row.cells for row in sheet.rows]
        assert [sum(cells) for cells in zip(*rows, strict=True)] == totals
        assert "points" not in [row.id for row in sheet.rows]  # everything is explained
        for row in sheet.rows:
            made = [0] * len(totals)
            for line in row.lines:
                made[line.column] += line.points
            assert made == row.cells or (row.id == "start" and not row.lines)
            assert row.name and all(line.text for line in row.lines)


@pytest.mark.parametrize("name", HOUSE)
def test_the_course_begins_at_nothing_or_the_start_and_ends_at_the_scores(name):
    match = golden(name, 2, chapiteau.games()[name].most)
    sheet = score_sheet(match, match.telling("en"))
    assert [steps[-1][1] for steps in sheet.course.steps] == [c.total for c in sheet.columns]
    assert all(steps[0][0] == 0 for steps in sheet.course.steps)
    assert sheet.course.length == len(match.decisions)
    assert len(sheet.course.chapters) > 1 and all(said for _, said in sheet.course.chapters)


@pytest.mark.parametrize(
    ("name", "seats", "rivals"), [("three_ring_circus", 1, 1), ("three_ring_circus", 2, 0)]
)
def test_the_automatons_have_a_column_where_they_play(name, seats, rivals):
    match = golden(name, 2, seats)
    pad = score_pad(match)
    assert pad.columns == seats + rivals
    assert pad.totals()[seats:] == match.game.rival_scores(match.state)
    sheet = score_sheet(match, match.telling("en"))
    assert [c.name for c in sheet.columns if c.seat is None] == ["Automatons"] * rivals


def test_a_game_that_explains_nothing_has_one_row_of_points():
    match, dice = chapiteau.new("parade", seats=3, seed="pad"), Random(2)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    sheet = score_sheet(match, match.telling("fr"))
    assert [(row.id, row.name) for row in sheet.rows] == [("points", "Points")]
    assert sheet.rows[0].cells == [column.total for column in sheet.columns]
    assert not sheet.course.steps


@pytest.mark.parametrize("name", HOUSE)
def test_everybody_has_a_piece_for_the_podium_and_every_row_a_sign(name):
    match = golden(name, 2, chapiteau.games()[name].most)
    board, telling = match.game.board, match.telling("fr")
    for column in score_sheet(match, telling).columns:
        best = board.trophy(match.view(), telling, column.number)
        assert best.svg.startswith("<svg") and best.name
        assert "url(#" not in best.svg.replace("url(#best-", "")
    for row in score_pad(match).rows:
        assert row.id in board.signs or board.pad_sign(row.id, row.things)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Ana, Bo and Cy share the victory"), ("fr", "Ana, Bo et Cy se partagent la victoire")],
)
def test_several_who_have_won_are_named_as_one_says_it(lang, said):
    match = golden("fourberies", 2, 3)
    telling = Telling(lang, match.edition, ["Ana", "Bo", "Cy"])
    sheet = score_sheet(match, telling, winners=[0, 1, 2])
    assert sheet.headline == said
