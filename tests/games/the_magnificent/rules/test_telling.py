"""What is told: who did what, and what came of it, once."""

import pytest
from games.playing import do

from chapiteau.games.the_magnificent.rules.actions.posters import GAIN_POSTER
from chapiteau.games.the_magnificent.rules.end_of_round import CHOOSE_LOTS
from chapiteau.words import LANGUAGES, Telling

from ..positions import gap, lots, scoring, show, turn
from ..table import ask, at, table


def heard(g, *lines):
    """What these moves make known."""
    g.heard = []
    do(g, *lines)
    return [event.wire() for event in g.heard]


def said(g, *lines, lang="en"):
    """The same in words."""
    g.heard = []
    do(g, *lines)
    telling = Telling(lang, g.edition, ["Ada", "Ben"])
    return [telling.event(event) for event in g.heard]


def test_a_performance_says_which_hat_moved_where():
    g = turn("0 perform", extra=2)()
    assert ["moves-hat", 0, 1, 7] in heard(g, "0 space:7")
    g = turn("0 perform", extra=2, lay=lambda g: setattr(g.players[0], "shows", 1))()
    assert ["puts-hat", 0, 7] in heard(g, "0 space:7")


def test_a_wagon_that_drives_back_is_told_so():
    g = turn("0 travel", "0 spot:4", tokens=1)()
    assert heard(g, "0 steps:2")[0] == ["travels-back", 0, 2, 2, 6]
    assert heard(turn("0 travel")(), "0 steps:2")[0] == ["travels", 0, 2, 2, 6]


def test_a_poster_is_taken_before_the_next_is_shown():
    g = ask(table(), GAIN_POSTER[0])
    assert [told[0] for told in heard(g, "0 draw:2")] == ["takes-poster", "shows-poster"]


def test_a_lot_that_is_thrown_away_is_told_once():
    g = lots()
    do(g, "1 lot:1")
    thrown = g.lot_masters[2]
    assert [told for told in heard(g, "1 drop:2") if thrown in told[1:]] == [
        ["drops-lot", 1, thrown]
    ]


@pytest.mark.parametrize(
    ("lang", "poster", "tent"),
    [
        ("en", "1 point and 3 coins.", "For Ada, the printed tent adds 2 coins."),
        ("fr", "1 point et 3 pièces.", "Pour Ada, le chapiteau imprimé ajoute 2 pièces."),
    ],
)
def test_what_a_poster_and_its_tent_bring_is_told_without_zeros(lang, poster, tent):
    first, second = said(show()(), "0 complete:1", lang=lang)[:2]
    assert first.endswith(poster) and second == tent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_chosen_a_card_that_counts_coins_is_asked_for_coins(lang):
    g = scoring()
    card = prompt(g, lang)
    do(g, "0 score:43")
    assert prompt(g, lang) != card
    assert prompt(g, lang, seat=1) == card


def prompt(g, lang, seat=0):
    """What a seat is asked, as its page says it."""
    view = g.edition.game.view(g, seat)
    return Telling(lang, g.edition).prompt(view.stack[-1], view)


@pytest.mark.parametrize(("lang", "promise"), [("en", "comes along"), ("fr", "vient avec elle")])
def test_in_the_last_round_no_talent_tile_is_promised_with_a_lot(lang, promise):
    g = table()
    gap(g)
    ask(g, CHOOSE_LOTS)
    assert promise in at(g).telling(lang).help(g.stack[-1], g)
    g.lot_talents = [0] * 5
    assert promise not in at(g).telling(lang).help(g.stack[-1], g)
