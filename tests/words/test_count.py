"""The final count reads like the game: what each season paid, then the result."""

import random

import pytest

import chapiteau
from chapiteau.words.telling import count, verdict


@pytest.mark.parametrize(
    "lang, titles",
    [("en", ["Season 1", "Season 2", "Result"]), ("fr", ["Saison 1", "Saison 2", "Résultat"])],
)
def test_the_count_has_a_heading_for_each_season(lang, titles):
    match, dice = chapiteau.new("fourberies", seats=3, seed="count"), random.Random(5)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    telling = match.telling(lang)
    sections = count(match, telling)
    assert [section.title for section in sections] == titles
    counted = [telling.event(event) for event in match.events() if event.kind.counts]
    assert sections[0].lines + sections[1].lines == counted
    assert len(sections[0].lines) >= 2 * match.seats and len(sections[1].lines) >= 2 * match.seats
    assert len(sections[2].lines) == match.seats + 1
    assert [line for line in verdict(match, telling) if line in titles] == titles


def test_a_game_without_parts_is_counted_without_headings():
    match, dice = chapiteau.new("parade", seats=2, seed="count"), random.Random(5)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    assert [section.title for section in count(match, match.telling("en"))] == ["Result"]
