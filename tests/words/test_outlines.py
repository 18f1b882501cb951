"""Tables in words: what is kept from one move to the next, and for all who look, stays true."""

import importlib
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import chapiteau
from chapiteau.core.step import NOBODY
from chapiteau.words import Section
from chapiteau.words.voice import Voice, voice_of

from .outlines import check_outlines, followed

GAMES = [name for name, game in chapiteau.games().items() if "games" in game.folder.parts]


def seat_counts():
    for name in GAMES:
        game = chapiteau.games()[name]
        for seats in sorted({game.fewest, min(game.fewest + 2, game.most)}):
            yield pytest.param(name, seats, id=f"{name}-{seats}")


def table_of(name, seats=3):
    return followed(chapiteau.new(name, seats=seats, seed=f"told {seats}"), seats)


@pytest.mark.parametrize(("name", "seats"), list(seat_counts()))
def test_whoever_follows_a_table_is_told_what_a_newcomer_is(name, seats):
    check_outlines(table_of(name, seats), seats)


def test_roles_and_what_was_seen_of_them_are_told_as_to_a_newcomer():
    match = chapiteau.new("carnavalesque", seats=3, seed="told", version="roles")
    check_outlines(followed(match, 1), 1)


@pytest.mark.parametrize("name", GAMES)
def test_what_has_not_changed_is_the_very_same_section(name):
    before: dict[int, list[Section]] = {NOBODY: [], 0: [], 1: []}
    kept = changed = 0
    table = next(tables := table_of(name))
    for now in islice(tables, 80):
        seen = now.match.view(None)
        for viewer, sections in before.items():
            before[viewer] = now.told(viewer, seen).sections
            for old, new in zip(sections if now is table else (), before[viewer], strict=False):
                assert old is new or old != new, new.title
                kept, changed = kept + (old is new), changed + (old is not new)
        table = now
    assert kept > changed


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_secret_is_put_into_words_once_for_all(name):
    for table in islice(table_of(name), 40):
        seen = table.match.view(None)
        all_told = [table.told(viewer, seen).sections for viewer in (NOBODY, 0, 1)]
        for a, b, c in zip(*all_told, strict=False):
            assert (a is b or a != b) and (a is c or a != c) and (b is c or b != c)


def outline_of(name):
    return importlib.import_module(f"chapiteau.games.{name}.words.outline")


PASSAGES = {
    "carnavalesque": "player",
    "fourberies": "player",
    "the_magnificent": "player",
    "three_ring_circus": "circus",
    "trickerion": "player",
}


@pytest.mark.parametrize(("name", "passage"), PASSAGES.items())
def test_a_passage_that_forgets_what_it_was_given_is_found(name, passage, monkeypatch):
    whole = getattr(outline_of(name), passage)
    kept: dict[object, object] = {}

    def forgetful(voice, seat, *given):
        place = voice, seat, given[0]  # and not the rest
        kept[place] = kept.get(place) or whole(voice, seat, *given)
        return kept[place]

    monkeypatch.setattr(outline_of(name), passage, forgetful)
    with pytest.raises(AssertionError):
        check_outlines(table_of(name), 1)


SECRETS: dict[str, Callable[[Any], object]] = {
    "carnavalesque": lambda view: [p.hand for p in view.players],
    "fourberies": lambda view: [t.requests for t in view.troupes],
    "the_magnificent": lambda view: view.chosen,
    "three_ring_circus": lambda view: [p.money for p in view.players],
    "trickerion": lambda view: view.chosen,
}


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_among_what_all_are_told_is_found(name, monkeypatch):
    whole = outline_of(name).for_all

    def told_by_the_first(view, telling, make):
        seen = telling.public_view or view
        return voice_of(telling).telling.remembered("all", seen, make, view, voice_of(telling))

    def indiscreet(view, voice):
        told = whole(view, voice)
        return told._replace(lines=[*told.lines, str(SECRETS[name](view))])

    monkeypatch.setattr(outline_of(name), "told_to_all", told_by_the_first)
    monkeypatch.setattr(outline_of(name), "for_all", indiscreet)
    with pytest.raises(AssertionError):
        check_outlines(table_of(name), 1)


def test_a_name_of_before_is_found(monkeypatch):
    voices: list[Voice] = []

    def stale(telling):
        voices.append(voice_of(telling))
        return voices[0] if telling.common else voices[-1]

    monkeypatch.setattr(outline_of("fourberies"), "voice_of", stale)
    with pytest.raises(AssertionError):
        check_outlines(table_of("fourberies"), 1)
