"""Bots as partners: hints, signs and first sight, each from what its seat knows."""

import random

import pytest
from games.playing import asked, do, sure

import chapiteau
from chapiteau.bots import Budget, make_bot
from chapiteau.bots import ask as ask_bot
from chapiteau.bots.thought import Thought, explain
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.box.components import ROLES
from chapiteau.games.carnavalesque.rules.crowd.blind import CloseEyes, Hint
from chapiteau.games.carnavalesque.rules.crowd.drawing import NORMAL, Draw
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.moves import SIGN_GROW, SIGN_LOOK, SIGN_ROLL
from chapiteau.games.carnavalesque.rules.powers import Conjure
from chapiteau.games.carnavalesque.rules.round import EndOfRound, Gift, Turn
from chapiteau.games.carnavalesque.rules.secrets.knowledge import slot_zone
from chapiteau.games.carnavalesque.rules.state import Carnavalesque
from chapiteau.games.carnavalesque.rules.talk import Sign
from chapiteau.words import Telling

from ..table import ask, fresh, hand, slot, table

MIND = GAME.mind()

PIERROTS = [1, 2, 3, 4]  # a float that wants 5 and 6
FULL = {1: PIERROTS, 2: [7, 8], 3: [13, 14], 4: [19, 20], 5: [25, 26]}


def choice(g, level="amateur"):
    """What a bot does here, from the view of the seat that is asked."""
    view = GAME.view(g, g.seat)
    return make_bot(level, GAME).choose(view, view.moves, seeded("bot"), Budget(60)).text


# hints


@pytest.mark.parametrize("level", ["amateur", "master"])
def test_helpers_guide_the_finger_to_the_card_that_a_float_wants(level):
    far = [(31, 0, 0, "up"), (5, 1300, -900, "up"), (49, -1300, 900, "up")]
    g = table(hands={1: [33], 2: [50]}, street=far, floats={1: PIERROTS}, blind_draw="guided")
    ask(g, CloseEyes(1), Gift(1), Reign(0))
    do(g, "1 aim:c10r8")
    g.finger_x = g.finger_y = 0
    while asked(g) == "Hint":
        play(g, GAME.moves.read(choice(g, level)))
    assert 5 in hand(g, 1)


def test_a_helper_says_stop_where_no_better_card_is_in_reach():
    g = table(street=[(5, 0, 0, "up"), (31, 900, 0, "up")], floats={1: PIERROTS})
    g.closed, g.hints = 1, 8
    assert choice(ask(g, Hint(2, 1), Reign(0), EndOfRound())) == "hint:stop"


def test_a_helper_knows_no_more_of_a_card_face_down_than_others_do():
    """A wanted card that nobody has seen draws no finger to it."""
    g = table(
        street=[(5, 200, 0, "down"), (6, -1400, 0, "up")],
        floats={1: PIERROTS},
        blind_draw="guided",
    )
    g.closed, g.hints = 1, 8
    assert choice(ask(g, Hint(2, 1), Reign(0), EndOfRound())) == "hint:left"


# signs


def after_a_turn(g, seat, *next_turns):
    return ask(g, Sign(seat), *[Turn(s) for s in next_turns], Reign(0), EndOfRound())


def hidden_find():
    """Seat 1 has thrown card 5 back itself: it lies face down, and only seat 1 knows it."""
    g = table(
        hands={1: [33], 2: [40]},
        street=[(5, 0, 0, "down"), (31, 2000, 0, "up")],
        floats={1: PIERROTS},
    )
    g.known.tell(1, 5, slot_zone(slot(g, 5)))
    return g


def test_who_knows_a_wanted_card_face_down_points_at_it():
    g = hidden_find()
    assert choice(after_a_turn(g, 1, 2)) == f"look:{slot(g, 5)}"


@pytest.mark.parametrize("level", ["amateur", "master"])
def test_a_partner_takes_the_card_that_somebody_points_at(level):
    g = hidden_find()
    ask(g, Draw(2, NORMAL), Gift(2), Reign(0), EndOfRound())
    where = slot(g, 5)
    g.players[1].sign, g.players[1].sign_at = SIGN_LOOK, where
    assert choice(g, level) == f"take:{where}"


def test_nobody_believes_the_finger_more_than_a_find_in_plain_sight():
    g = hidden_find()
    g.players[1].sign, g.players[1].sign_at = SIGN_LOOK, slot(g, 5)
    find = next(s for s in g.heap.order if g.crowd[s] == 6)
    g.heap.ups[find] = 1
    g.known.show(6, slot_zone(find))
    ask(g, Draw(2, NORMAL), Gift(2), Reign(0), EndOfRound())
    assert choice(g, "master") == f"take:{find}"


def test_who_has_more_to_bring_points_at_the_float():
    g = table(hands={1: [5, 33]}, floats={1: PIERROTS, 2: [7, 8]})
    assert choice(after_a_turn(g, 1, 2)) == "grow:1"


def test_a_float_that_nobody_can_join_is_shown_the_way_out():
    g = table(hands={1: [33]}, floats={**FULL, 1: [*PIERROTS, 5, 6]})
    assert choice(after_a_turn(g, 1, 2)) == "roll:1"


def test_a_wanted_card_in_plain_sight_is_pointed_at_while_somebody_may_take_it():
    g = table(hands={1: [33]}, street=[(5, 0, 0, "up")], floats={1: PIERROTS})
    assert choice(after_a_turn(g.clone(), 1, 2)) == f"look:{slot(g, 5)}"
    assert choice(after_a_turn(g, 1)) == "pass"


def test_short_floats_are_warned_of_and_a_success_is_praised():
    short = {w: people[:2] for w, people in FULL.items()}
    assert choice(after_a_turn(table(hands={1: [33]}, floats=short), 1)) == "say:few-floats"
    long = {1: [*PIERROTS, 5, 6], 2: list(range(7, 13)), 3: list(range(13, 19))}
    long[4] = list(range(19, 25))
    praised = table(hands={1: [33]}, floats=long, last=True)
    assert choice(after_a_turn(praised, 1)) == "say:well-done"


def test_who_has_nothing_to_say_is_silent():
    assert choice(after_a_turn(table(hands={1: [33]}), 1, 2)) == "pass"


def test_a_float_is_worth_more_when_a_partner_calls_for_it_and_less_when_it_may_go():
    g = ask(table(hands={0: [5]}, floats={1: PIERROTS}), Reign(0), EndOfRound())
    plain = MIND.value(g, 0)
    g.players[1].sign, g.players[1].sign_at = SIGN_GROW, 1
    assert MIND.value(g, 0) > plain == MIND.value(g, 1)  # one's own call is no news
    g.players[1].sign = SIGN_ROLL
    assert MIND.value(g, 0) < plain


# roles


@pytest.mark.parametrize("level", ["amateur", "master"])
def test_a_partner_chooses_the_role_that_usually_brings_most(level):
    g = fresh(version="roles")
    seat = g.seat
    g.pool = [ROLES.index(name) for name in ("smuggler", "spy", "vizier", "navvy", "thief")]
    g.players[seat].offered = sum(1 << role for role in g.pool)
    g.moves = g.stack[-1].moves(g)
    assert choice(g, level) == "role:vizier"


# looking ahead


def test_a_look_ahead_never_stops_in_the_middle_of_a_deed():
    g = table(hands={1: [33]}, floats={1: PIERROTS, 2: [7], 3: [13]}, version="roles")
    ask(g, Conjure(1), Gift(1), Reign(0), EndOfRound())
    assert MIND.is_quiet(g, 1)
    do(g, "1 conjure:7")
    assert asked(g) == "ConjureInto" and not MIND.is_quiet(g, 1)


@pytest.mark.parametrize("level", ["novice", "amateur", "master"])
@pytest.mark.parametrize("version", ["events", "roles"])
def test_a_partner_does_the_same_whatever_is_hidden_from_it(level, version):
    """So all that passes between partners passes through moves."""
    match = chapiteau.new("carnavalesque", seats=3, seed=5, version=version, blind_draw="guided")
    dice, bot = random.Random(5), make_bot(level, GAME)
    while not match.over:
        seat = dice.choice(match.to_act)
        if len(match.decisions) % 11 == 0:
            answer = ask_bot(match, seat, bot, Budget(12))
            twin = match.clone()
            twin.state = GAME.dealt(sure(Carnavalesque, match.view(seat)), seeded("another world"))
            assert ask_bot(twin, seat, bot, Budget(12)) is answer
        match.play(seat, dice.choice(list(match.moves(seat))))


# why


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_partner_says_why_it_gave_a_sign(lang):
    g = after_a_turn(table(hands={1: [5]}, floats={1: PIERROTS}), 1, 2)
    step, telling, nothing = g.stack[-1], Telling(lang, g.edition), Thought(1, ())
    said = [explain(nothing, GAME.moves.read(m), step, telling) for m in ("grow:1", "look:1")]
    assert said == [telling.words("thought-sign-grow"), telling.words("thought-sign-look")]
