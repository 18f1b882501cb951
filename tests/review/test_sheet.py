"""What a review says: figures that add up as they are written, in both languages."""

import re
from dataclasses import replace

import pytest

import chapiteau
from chapiteau.cli.main import main
from chapiteau.review.account import Column
from chapiteau.review.choices import Effort
from chapiteau.review.numbers import VICTORY
from chapiteau.review.page import page
from chapiteau.review.run import reviewed
from chapiteau.review.sheet import MINUS, Sheet

from .games import random_game

TENTH = VICTORY // 1000
LEAST = Effort(rounds=12, deals=1, views=6)


@pytest.fixture(scope="module")
def record():
    return random_game("parade", 3).record()


@pytest.fixture(scope="module")
def review(record):
    """A review that names two choices which the search would not make, sure or not."""
    found = reviewed(record, LEAST, workers=1)
    unlike = [choice for choice in found.choices if not choice.is_par]
    return replace(found, errors=unlike[:2])


def read(figure):
    return float(figure.replace(MINUS, "-").replace(",", ".") or 0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_column_adds_up_as_it_is_written(review, lang):
    """Each part by itself would be written as nothing; all of them together are two tenths."""
    part = TENTH * 5 // 12
    start = review.unit // 3
    columns = [
        Column(start, start + 4 * part, part, part, part, 0, others)
        for others in ([0, part, 0], [0, 0, part], [part, 0, 0])
    ]
    crooked = replace(review, account=replace(review.account, columns=columns))
    rows = [figures for _, figures in Sheet(crooked, lang).rows()]
    for column in zip(*rows, strict=True):
        start, *parts, result = [round(10 * read(figure)) for figure in column]
        assert start + sum(parts) == result
    assert read(rows[-1][0]) == pytest.approx(read(rows[0][0]) + 0.2)


def test_unseen_and_drift_are_told_as_one_until_drift_is_small(review):
    names = [name for name, _ in Sheet(review, "en").rows()]
    assert "course of play" in names
    assert len(names) == 8  # start, draws, errors, three seats, the course, result


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lesson_says_what_was_done_what_was_better_and_why(review, lang):
    lessons = Sheet(review, lang).lessons()
    assert len(lessons) == 2
    for lesson in lessons:
        assert lesson.made != lesson.better
        assert lesson.why
        assert re.search(r"\d", lesson.cost)


@pytest.mark.parametrize(
    ("points", "said"), [(2500, "2.5 points more"), (-2500, "gives up about 2.5"), (100, "as many")]
)
def test_why_is_told_by_points_by_what_they_are_given_up_for_or_by_the_place(review, points, said):
    choice = replace(review.errors[0], points=points, then=(("ChooseCard",), "play:3"))
    why = Sheet(review, "en").why(choice)
    assert said in why[0]
    assert "3" in why[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_needs_nothing_else(review, lang):
    html = page(Sheet(review, lang))
    assert html.startswith("<!doctype html>")
    assert f'<html lang="{lang}">' in html
    assert not re.search(r"(src|href)=|url\(|@import|https?://", html)
    assert html.count("<article>") == len(review.errors)
    assert "???" not in html


def test_the_command_prints_the_account_and_writes_data(tmp_path, capsys):
    file = tmp_path / "game.record"
    file.write_text(random_game("parade", 2, rounds=4).record().text)
    asked = ["review", str(file), "--budget", "25", "--workers", "1", "--lang", "en"]
    assert main(asked) == 0
    assert "own errors" in capsys.readouterr().out
    assert main([*asked, "--json", "--html", str(tmp_path / "page.html")]) == 0
    again = chapiteau.review(file.read_text(), rounds=25)
    assert capsys.readouterr().out == again.json()
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")


def test_the_command_refuses_a_game_that_goes_on(tmp_path, capsys):
    match = chapiteau.new("parade", 2)
    match.play(match.to_act[0], next(iter(match.moves(match.to_act[0]))))
    file = tmp_path / "game.record"
    file.write_text(match.record().text)
    assert main(["review", str(file), "--lang", "en"]) != 0
    assert "not over yet" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_luck_is_told_as_a_guess_until_draws_are_known_to_explain_results(review, lang):
    guessed = Sheet(review, lang).words("review-luck-guessed")
    for shown in (False, True):
        told = replace(review, judge=replace(review.judge, is_luck_shown=shown))
        assert (guessed in Sheet(told, lang).lead()) is not shown
        assert (guessed in page(Sheet(told, lang))) is not shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("is_split", [False, True])
def test_where_next_to_nothing_of_luck_is_borne_out_nothing_is_said_of_it(review, lang, is_split):
    for believed, is_told in ((99, False), (100, True)):
        judge = replace(review.judge, believed=believed, is_split=is_split)
        sheet = Sheet(replace(review, judge=judge), lang)
        names, figures = zip(*sheet.rows(), strict=True)
        said, all_of_it = sheet.words, " ".join([sheet.lead(), sheet.how(), page(sheet)])
        assert (said("review-draws") in names) is is_told
        assert (said("review-luck-untold") in all_of_it) is not is_told
        assert (said("review-luck-guessed") in all_of_it) is is_told
        for seat in range(review.record.seats):
            column = [read(row[seat]) for row in figures]
            assert sum(column[:-1]) == pytest.approx(column[-1])
        others = figures[1 + is_told + 1 :][: review.record.seats]
        assert [row.index("") for row in others] == list(range(review.record.seats))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_named_errors_do_not_hold_elsewhere_it_is_said_beside_them(review, lang):
    said = Sheet(review, lang).words("review-errors-doubted", share=78)
    for held, doubted in ((None, False), (900, False), (785, True)):
        told = replace(review, judge=replace(review.judge, held=held))
        assert (said in Sheet(told, lang).lead()) is doubted
        assert (said in page(Sheet(told, lang))) is doubted


def test_as_many_tables_are_told_as_there_were(review):
    assert "1 deals" in Sheet(review, "en").how()
    more = replace(review, judge=replace(review.judge, deals=8))
    assert "8 deals" in Sheet(more, "en").how()
