"""Faults of the kind that sharing drawings invites: whoever makes one is told by the checks."""

import random
from itertools import islice

import pytest
from draw.memory import check_memory, check_shared

import chapiteau
from chapiteau.draw.desk import Desk
from chapiteau.games.fourberies.art import scene
from chapiteau.games.fourberies.art.own.requests import requests
from chapiteau.games.fourberies.art.regions.harbour import caravels
from chapiteau.games.fourberies.art.scene import draw, everybodys
from chapiteau.games.fourberies.art.table import Table
from chapiteau.games.fourberies.art.theme import THEMES
from chapiteau.words import Telling
from chapiteau.words.voice import NamesNoted, common_store

NAMES = ("Ann", "Ben", "Cleo")


def positions():
    match, dice = chapiteau.new("fourberies", seats=3, seed="planted"), random.Random(5)
    match.players = NAMES
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))


def drawn(view, telling, viewer):
    return Table(view, telling, THEMES["dark"], viewer, "wide").public(everybodys)


def check_names():
    """What a table with other names is drawn like in a house that has seen this one."""
    for match in islice(positions(), 30, 60, 10):
        common_store.cache_clear()
        pictures = [
            draw(
                Table(match.view(0), Telling("en", match.edition, names), THEMES["dark"], 0, "wide")
            )
            for names in (NAMES, ("Dan", "Eve", "Fay"))
        ]
        labels = [" ".join(item.label for item in picture.items) for picture in pictures]
        assert "Ben" in labels[0] and "Ben" not in labels[1]


def test_the_checks_have_nothing_to_say_of_what_is_drawn():
    check_memory(islice(positions(), 60), "wide")
    check_shared(islice(positions(), 0, 60, 6), drawn)
    check_names()


def test_a_forgotten_dependency_is_caught(monkeypatch):
    monkeypatch.setattr(
        scene, "caravels", lambda table: table.remembered("caravels", None, caravels, table)
    )
    with pytest.raises(AssertionError):
        check_memory(islice(positions(), 60), "wide")


def test_a_private_value_in_what_all_are_shown_is_caught(monkeypatch):
    monkeypatch.setattr(Desk, "everybody", property(lambda table: table))
    monkeypatch.setattr(scene, "decks", requests)  # of whoever looks first
    with pytest.raises(AssertionError):
        check_shared(islice(positions(), 0, 60, 6), drawn)


def test_a_stale_name_is_caught(monkeypatch):
    monkeypatch.setattr(NamesNoted, "player", Telling.player)
    with pytest.raises(AssertionError):
        check_names()
