"""Every planted mistake is found by the check that is there for it, and the base passes it."""

import pytest
from chapiteau_parade import GAME
from doubles import rules, tables

from chapiteau.conformance import CHECKS, NotConform, conform, settings, walk

SEATS, SEEDS = 3, range(8)

PLANTED = [
    (tables.SHARES_A_LIST, "clones", "shares g.played"),
    (tables.SHARES_A_LIST_DEEP_INSIDE, "clones", r"shares g.players\[0\].known"),
    (tables.CLONES_TOO_LITTLE, "clones", "differs from its original"),
    (tables.HAS_NO_WIRE_FORM, "wires", "a state holds ints, lists and objects"),
    (tables.LEAKS_A_HAND, "twins", "1 sees a difference"),
    (tables.LEAKS_THE_NEXT_CARD, "twins", "sees a difference"),
    (tables.TOGETHER_THEY_SEE_THE_DECK, "together", "see another table|what none of them sees"),
    (tables.TOGETHER_THEY_FORGET, "together", r"do not see what \d sees"),
    (tables.JUDGES_BY_THE_DECK, "together", "depend on the order of decks"),
    (tables.GIVES_SHARES_AWAY, "together", "are 900000 in all"),
    (tables.DEAL_FORGETS, "secrets", "does not look like the view"),
    (tables.DEAL_LEAVES_UNKNOWN, "secrets", "a float lost or doubled"),
    (tables.CHECK_IS_BLIND, "secrets", "check does not notice an unknown card"),
    (tables.POOREST_WINS, "endings", "not the best"),
    (tables.SCORES_IN_ANOTHER_ORDER, "endings", "sees the scores"),
    (tables.SCORES_COUNT_THE_HAND, "endings", "sees the scores"),
    (tables.FORGETS_A_FLOAT, "accounts", r"after \d+ decisions the pad says"),
    (tables.COUNTS_TOO_EARLY, "accounts", "after 0 decisions the pad says"),
    (tables.DEPENDS_ON_SET_ORDER, "processes", "other games than here"),
    (rules.UNPLAYABLE, "legality", "is offered, raises ValueError"),
    (rules.REFUSES_A_LEGAL_MOVE, "legality", "is offered play:5, but it is refused"),
    (rules.ALLOWS_AN_ILLEGAL_MOVE, "legality", "not offered bury, but nothing speaks against it"),
    (rules.NAMES_NO_RULE, "legality", "names rule 9.9"),
    (rules.LIES, "reasons", r"is offered play:\d, although Reason\('card-not-yours'"),
    (rules.OVERLOOKS_A_CONDITION, "reasons", "which meets every condition"),
    (rules.STALE, "reasons", "is offered play:.* although"),
    (rules.TELLS_WHY_BY_A_SECRET, "reasons", "but 0 sees only"),
    (rules.SAYS_SOMETHING_ELSE, "reasons", "is what is not met"),
    (rules.LOSES_A_CARD, "endings", "a card lost or doubled"),
    (rules.CHANCE_IN_A_LANE, "lanes", "uses chance"),
    (rules.LANE_CHANGES_THE_TABLE, "lanes", "changes the table"),
    (rules.FIRST_COME_FIRST_SERVED, "lanes", "may no longer choose"),
    (rules.REVEALS_WITHOUT_LEARNING, "foretelling", "could not be foretold"),
    (rules.LANE_OPENS_WITHOUT_LEARNING, "foretelling", "could not be foretold"),
    (rules.TELLS_A_SECRET, "twins", "is told of peek .* without learning anything"),
    (rules.TELLS_A_DRAW, "twins", "is told of .*, but cannot see it"),
    (rules.FORGETS_A_PEEK, "memory", "forget what they have seen"),
    (rules.ASKS_BY_WHAT_IS_HIDDEN, "secrets", "does not look like the view|depends on what"),
    (rules.NEVER_ENDS, "endings", "no end after"),
]


def test_a_move_that_was_not_agreed_is_found(monkeypatch):
    for move in GAME.moves:
        if move.verb == "play":  # all others come before them
            monkeypatch.setitem(GAME.moves.agreed, move.id, ("rounds", 4))
    with pytest.raises(NotConform, match=r"play:\d+ is not a move of the table"):
        CHECKS["legality"](GAME, {}, SEATS, SEEDS)
    CHECKS["legality"](GAME, {"rounds": 4}, SEATS, SEEDS)


@pytest.mark.parametrize(
    ("game", "check", "message"), PLANTED, ids=[f"{c}: {g.__doc__}" for g, c, _ in PLANTED]
)
def test_a_planted_mistake_is_found(game, check, message):
    with pytest.raises(NotConform, match=message) as found:
        CHECKS[check](game, {}, SEATS, SEEDS)
    assert str(found.value).startswith("parade, 3 seats")
    assert "seed " in str(found.value)


@pytest.mark.parametrize("check", CHECKS)
def test_the_game_without_a_mistake_passes(check):
    CHECKS[check](GAME, {}, SEATS, SEEDS)


def test_a_pad_that_explains_everything_passes():
    CHECKS["accounts"](tables.EXPLAINS, {}, SEATS, SEEDS)


def test_every_check_finds_something_or_is_a_promise_of_the_engine():
    found = {check for _, check, _ in PLANTED}
    assert CHECKS.keys() - found == {"replays", "undoing"}


def test_a_message_tells_how_to_see_the_mistake_again():
    with pytest.raises(NotConform) as found:
        CHECKS["legality"](rules.UNPLAYABLE, {"rounds": 4}, 2, [7])
    assert "parade, 2 seats, rounds 4, seed 7, move " in str(found.value)
    assert "['ChooseCard', -1]" in str(found.value)


def test_settings_are_all_seat_counts_with_all_options():
    assert list(settings(GAME)) == [({"rounds": r}, s) for r in (6, 4) for s in (2, 3, 4)]


def test_a_walk_does_everything_that_can_be_done():
    verbs = {spot.move.verb for seed in range(3) for spot in walk(GAME, {}, SEATS, seed)}
    assert verbs == {"pass", "peek", "leave", "bury", "play", "face-down"}


def test_conform_runs_every_check_over_every_setting():
    conform(GAME, seeds=[0])
    with pytest.raises(NotConform, match="a card lost or doubled"):
        conform(rules.LOSES_A_CARD, seeds=[0])
