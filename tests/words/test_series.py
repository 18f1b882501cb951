"""What happens several times in a row is told in one line."""

import random

import pytest

import chapiteau
from chapiteau.core.event import EVERYONE, UNKNOWN, Event
from chapiteau.core.step import ALL_SEATS
from chapiteau.games.carnavalesque.rules.moves import DEALT
from chapiteau.games.fourberies.rules.moves import LAYS, STEALS, TRAVELS
from chapiteau.games.the_magnificent.box.components import die_of
from chapiteau.games.the_magnificent.rules.moves import GAINS_GEM, ROLLS
from chapiteau.games.three_ring_circus.rules.moves import DRAWS_MONEY
from chapiteau.games.trickerion.box.components import BANK_DICE, FACES, RESIDENCE_DICE
from chapiteau.games.trickerion.rules.moves import ASSIGNS, ROLLED
from chapiteau.words import LANGUAGES, Telling, words_for
from chapiteau.words.series import runs

GAMES = chapiteau.games()
NAMES = ["Ann", "Ben", "Cat"]


def told(name, events, lang="en", viewer=0):
    match = chapiteau.new(name, seats=3, seed="told")
    telling = Telling(lang, match.edition, NAMES)
    return telling.story([Event(kind, list(ids), to) for kind, ids, to in events], viewer)


def open_to_all(kind, *all_ids):
    return [(kind, ids, EVERYONE) for ids in all_ids]


def test_new_cards_of_all_cities_are_one_line():
    assert told("fourberies", open_to_all(LAYS, (1, 1), (2, 1))) == [
        "New in the cities: Tragedian 1 at Port-Sabot and Tragedian 1 at Belle-Ramure."
    ]
    assert told("fourberies", open_to_all(LAYS, (1, 1))) == ["New at Port-Sabot: Tragedian 1."]


def test_what_others_do_in_between_begins_another_line():
    events = open_to_all(TRAVELS, (0, 1), (1, 2)) + open_to_all(STEALS, (0, 1))
    assert told("fourberies", events + open_to_all(TRAVELS, (2, 3))) == [
        "The troupes set out: Ann for Port-Sabot and Ben for Belle-Ramure.",
        "Ann steals 1 écu from Ben.", "Cat sets out for Haute-Crête.",
    ]  # fmt: skip


def test_of_two_players_each_has_a_line():
    events = open_to_all(DRAWS_MONEY, (0, UNKNOWN), (0, UNKNOWN), (1, UNKNOWN))
    assert told("three_ring_circus", events) == [
        "Ann draws 2 money cards.", "Ben draws a money card.",
    ]  # fmt: skip


def test_what_nothing_lists_is_told_once_if_it_is_the_same():
    events = open_to_all(STEALS, (0, 1), (0, 1), (0, 2))
    assert told("fourberies", events) == [
        "Ann steals 1 écu from Ben. (×2)", "Ann steals 1 écu from Cat.",
    ]  # fmt: skip


def test_what_is_gained_several_times_is_counted_as_people_count():
    gems = open_to_all(GAINS_GEM, (0, 1), (0, 2), (0, 1))
    assert told("the_magnificent", gems) == ["Ann gains 2 orange gems and 1 green gem."]
    assert told("the_magnificent", gems, "fr") == ["Ann gagne 2 gemmes orange et 1 gemme verte."]
    assert told("the_magnificent", gems[:1]) == ["Ann gains 1 orange gem."]


def test_dice_of_one_roll_are_told_in_one_line():
    dice = [die_of(*shown) for shown in ((1, 4), (2, 6), (1, 4), (1, 1))]
    rolls = open_to_all(ROLLS, *[(die,) for die in dice])
    assert told("the_magnificent", rolls) == [
        "The dice are rolled: orange 4 twice, green 6 and orange 1."
    ]
    assert told("the_magnificent", rolls[:2], "fr") == [
        "Les dés sont lancés\xa0: 4 orange et 6 vert."
    ]


def test_dice_of_each_place_downtown_have_a_line():
    faces = [FACES.index(face) for face in ("escape", "optical", "x", "x")]
    dice = [*RESIDENCE_DICE, *BANK_DICE]
    rolled = open_to_all(ROLLED, *zip(dice, faces, strict=True))
    assert told("trickerion", rolled) == [
        "The residence dice show escape and optical.", "The bank dice show X twice.",
    ]  # fmt: skip
    assert told("trickerion", rolled, "fr") == [
        "Les dés de la résidence montrent\xa0: évasion et optique.",
        "Les dés de la banque montrent\xa0: X deux fois.",
    ]


def test_of_what_everybody_assigned_each_player_has_a_line():
    assigned = open_to_all(ASSIGNS, (0, 1, 1), (0, 2, 2), (1, 1, 4))
    assert told("trickerion", assigned) == [
        "Ann reveals who works where: magician (downtown) and engineer (Market Row).",
        "Ben reveals a card for the magician: theatre.",
    ]


def test_of_cards_that_a_viewer_may_not_see_only_their_number_is_told():
    drawn = [(DEALT, (1, 1, person), 1 << 1) for person in (3, 5)]
    hidden, own = (told("carnavalesque", drawn, viewer=viewer) for viewer in (0, 1))
    assert hidden == ["Ben is dealt 2 cards (child)."]
    assert len(own) == 1 and "×" not in own[0] and " and the " in own[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_message_that_lists_says_what_and_in_which_sentence(name, lang):
    words = words_for(lang, GAMES[name])
    for id in words.ids():
        if id.startswith("told-"):
            assert words.mark(id, "series") == words.mark(id, "item"), id


@pytest.mark.parametrize("name", GAMES)
def test_every_viewer_is_told_as_many_lines(name):
    game, dice = GAMES[name], random.Random(5)
    match = chapiteau.new(name, seats=max(2, game.fewest), seed="lines")
    while not match.over and len(match.decisions) < 100:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    telling = match.telling()
    for events in match.happenings:
        counts = {len(telling.story(events, viewer)) for viewer in range(-1, match.seats)}
        assert len(counts) == 1, [event.kind.id for event in events]


@pytest.mark.parametrize("name", GAMES)
def test_a_story_leaves_nothing_out(name):
    match, dice = chapiteau.new(name, seats=GAMES[name].fewest, seed="all"), random.Random(4)
    while not match.over and len(match.decisions) < 60:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    telling = match.telling("fr")
    for events in match.happenings:
        cut, lines = runs(telling, events), telling.story(events, ALL_SEATS)
        assert [event for run in cut for event in run] == events
        for run, line in zip(cut, lines, strict=True):
            items = [telling.item(event) for event in run]
            for event, item in zip(run, items, strict=True):
                part = telling.item(event, items.count(item)) if item else telling.event(event)
                assert (part if len(run) > 1 else telling.event(event)) in line
