"""The rules of Parade, one by one; then everything the house checks of any game."""

import re
from pathlib import Path

import pytest
from chapiteau_parade import GAME
from chapiteau_parade.box.components import ParadeBox
from chapiteau_parade.rules.steps import award

from chapiteau import IllegalMove, Match, NothingToUndo
from chapiteau.conformance import CHECKS, settings
from chapiteau.words import rules_of


def match(seats=2, seed="1", **options):
    return Match(GAME.edition(options), seats, seed)


def play(m, *moves):
    """Each move by whoever may make it first."""
    for move in moves:
        m.play(m.to_act[0], move)


def choose_all(m):
    """Everybody passes on peeking and plays the first card in hand."""
    while m.moves(m.to_act[0])[0].verb == "pass":
        play(m, "pass")
    for seat in m.to_act:
        m.play(seat, m.moves(seat)[0])


def to_the_end(m):
    while not m.over:
        choose_all(m)
    return m


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 20), (4, 24)])
def test_the_deck_grows_with_the_seats(seats, cards):
    g = match(seats).state
    assert len(g.deck) + 3 * seats == cards
    assert isinstance(GAME.box, ParadeBox)
    assert sorted(GAME.box.points[1:]) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("1.2")
def test_everybody_draws_three_cards():
    assert [len(p.hand) for p in match(4).state.players] == [3, 3, 3, 3]


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("rounds", [6, 4])
def test_most_points_win_after_the_last_round(rounds):
    m = to_the_end(match(3, rounds=rounds))
    assert m.state.round == rounds
    assert set(m.winners) == {s for s in range(3) if m.scores[s] == max(m.scores)}


@pytest.mark.rule("2.1")
def test_a_float_is_turned_up_each_round():
    m = match()
    first = m.state.float
    assert first and len(m.state.floats) == 5
    choose_all(m)
    assert m.state.float not in (0, first) and len(m.state.floats) == 4


@pytest.mark.rule("2.2")
def test_a_peek_shows_the_next_card_to_one_seat_once_a_game():
    m = match()
    top = m.state.deck[-1]
    play(m, "peek", "leave")
    assert [m.view(s).deck[-1] for s in (None, 0, 1)] == [0, 0, top]
    assert m.to_act == (0,)  # the second round begins with seat 0, and seat 1 is not asked again
    choose_all(m)
    play(m, "pass")
    assert len(m.to_act) == 2


@pytest.mark.rule("2.2")
def test_a_peek_cannot_be_undone():
    m = match()
    play(m, "peek")
    with pytest.raises(NothingToUndo):
        m.undo(1)
    play(m, "bury")
    m.undo(1)  # but what is done with the card can
    assert m.moves(1)[0].verb == "leave"


@pytest.mark.rule("2.3")
def test_a_buried_card_lies_at_the_bottom_and_is_still_known():
    m = match()
    top = m.state.deck[-1]
    play(m, "peek", "bury")
    assert m.state.deck[0] == m.view(1).deck[0] == top
    assert m.view(0).deck[0] == 0


@pytest.mark.rule("2.4")
def test_cards_are_chosen_in_secret_and_may_be_taken_back():
    m = match()
    play(m, "pass", "pass")
    mine = m.moves(0)[1]
    m.play(0, mine)
    assert str(mine) not in str(m.view(1).chosen)
    m.take_back(0)
    assert m.to_act == (0, 1)
    with pytest.raises(IllegalMove, match=r"rule 2\.4"):
        m.play(0, f"play:{m.state.players[1].hand[0]}")


@pytest.mark.rule("2.5")
@pytest.mark.parametrize(
    ("cards", "winner"), [([3, 8, 5], 1), ([7, 8, 5], 2), ([1, 2, 2], None), ([9, 10, 1], 2)]
)
def test_the_highest_step_with_a_single_card_wins(cards, winner):
    g = match(3).state
    rolling = g.float
    award(g, cards)
    assert [p.won for p in g.players] == [[rolling] if s == winner else [] for s in range(3)]
    assert g.lost == ([rolling] if winner is None else [])


@pytest.mark.rule("2.6")
def test_everybody_draws_while_there_are_cards():
    m = match(4)
    for _ in range(3):
        choose_all(m)
    assert [len(p.hand) for p in m.state.players] == [3, 3, 3, 3] and not m.state.deck
    choose_all(m)
    assert [len(p.hand) for p in m.state.players] == [2, 2, 2, 2]


@pytest.mark.rule("2.6")
def test_another_seat_comes_first_each_round():
    m = match(3)
    firsts = []
    for _ in range(3):
        firsts.append(m.to_act[0])
        choose_all(m)
    assert firsts == [1, 2, 0]


@pytest.mark.rule("3.1")
def test_a_card_that_was_peeked_at_is_known_in_another_hand():
    m = match()
    top = m.state.deck[-1]
    play(m, "peek", "leave")
    choose_all(m)  # seat 1 knows the next card, and draws it first
    assert top in m.state.players[1].hand
    play(m, "peek", "leave")
    known = m.state.deck[-1]
    choose_all(m)  # seat 0 comes first in round two
    assert known in m.view(0).players[0].hand
    assert set(m.view(None).players[0].hand) == {0}


def test_every_rule_is_named_by_a_test():
    named = set(re.findall(r'mark\.rule\("([\d.]+)"\)', Path(__file__).read_text("utf-8")))
    assert named == {rule.number for rule in rules_of(GAME, "fr") if not rule.is_title}


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("options", "seats"), list(settings(GAME)))
def test_it_keeps_the_promises_of_every_game(options, seats, check):
    CHECKS[check](GAME, options, seats, range(2))
