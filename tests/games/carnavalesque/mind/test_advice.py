"""What bots are told of a position."""

import random
from statistics import mean

import pytest

from chapiteau.bots import Budget, ask, make_bot
from chapiteau.core.match import BareMatch
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.rules.crowd.blind import CloseEyes
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.round import EndOfRound, Gift
from chapiteau.lessons import lesson_of
from chapiteau.server.tables.seeds import match_seed

from .. import table as tables
from ..table import fresh, table

MIND = GAME.mind()


@pytest.mark.parametrize("version", ["events", "roles"])
@pytest.mark.parametrize("seats", [3, 6])
def test_every_position_can_be_judged_from_what_a_seat_sees(version, seats):
    g, rng = fresh(seats, "advice", version=version, blind_draw="guided"), random.Random(seats)
    while not g.over:
        seat = rng.choice(g.to_act())
        dealt = GAME.dealt(GAME.view(g, seat), seeded("deal"))
        assert -60 < MIND.value(dealt, seat) < 300
        moves = MIND.candidates(dealt, seat, dealt.legal(seat))
        assert moves and set(moves) <= set(dealt.legal(seat))
        priors = MIND.priors(dealt, seat, moves)
        assert len(priors) == len(moves) and all(0 <= x <= 1 for x in priors)
        play(g, rng.choice(g.legal(seat)), seat)


def choice(g, level="amateur"):
    """What a bot does here."""
    view = GAME.view(g, g.seat)
    return make_bot(level, GAME).choose(view, view.moves, seeded("bot"), Budget(60)).text


@pytest.mark.parametrize("level", ["amateur", "master"])
def test_a_bot_gives_the_king_what_a_long_float_wants(level):
    g = table(hands={0: [40], 2: [6, 33, 50]}, floats={1: [1, 2, 3, 4, 5]}, last=True)
    tables.ask(g, Gift(2), Reign(0), EndOfRound())
    assert choice(g, level) == "give:6"


@pytest.mark.parametrize("level", ["amateur", "master"])
def test_a_bot_king_lets_the_longest_float_grow(level):
    g = table(hands={0: [6, 33]}, floats={1: [1, 2, 3, 4, 5], 2: [47]}, last=True)
    tables.ask(g, Reign(0), EndOfRound())
    while not g.over:
        play(g, GAME.moves.read(choice(g, level)))
    assert g.parade == [[1, 2, 3, 4, 5, 6]]


def test_closed_eyes_point_at_the_middle_for_they_know_of_no_place():
    blind = tables.ask(table(), CloseEyes(1), Reign(0), EndOfRound())
    assert [m.text for m in MIND.candidates(blind, 1, blind.moves)] == ["aim:c11r8"]


def score(level, seed):
    match, bot = BareMatch(GAME.edition({}), 4, seed), make_bot(level, GAME)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(match, seat, bot, Budget(1)))
    return match.scores[0]


def test_partners_who_look_outscore_those_who_often_do_not_and_those_who_draw_lots():
    levels = ("random", "novice", "amateur")
    # Scores vary by eight points, so 24 games are enough to tell means apart that differ by twelve.
    means = [mean(score(level, f"level {n}") for n in range(24)) for level in levels]
    assert means[1] > 2 * means[0] and means[2] > means[1] + 5, means


TAUGHT = ("show", "give", "forbid")
"""What says something to partners: the lesson teaches how it is meant."""


def answers(level):
    """What a bot does at every such decision of the lesson's line, and what the line does."""
    lesson = lesson_of(GAME)
    assert lesson
    match = BareMatch(lesson.edition, 3, match_seed(lesson.seed, [""] * 3))
    bot, found = make_bot(level, GAME), []
    for seat, move in lesson.line:
        if move.startswith(TAUGHT):
            found.append((match.state.clone(), seat, move, ask(match, seat, bot, Budget(60))))
        match.play(seat, move)
    return found


def goes_with(g, one, *others):
    """Whether a card shares a costume or an accessory with any of these."""
    features = g.box.features
    return any(features[one] & features[other] for other in others)


@pytest.mark.parametrize("level", ["amateur", "expert", "master"])
def test_partners_speak_and_understand_as_the_lesson_teaches(level):
    said = []
    for g, seat, taught, answer in answers(level):
        verb = answer.verb
        said.append(verb)
        floats = [card for people in g.floats for card in people]
        king = [card for card in [g.players[g.king].shown] if card]
        if verb == "give" and any(goes_with(g, c, *floats, *king) for c in g.players[seat].hand):
            assert goes_with(g, answer.arg, *floats, *king), (taught, answer.text)
        if verb == "show" and floats:
            assert goes_with(g, answer.arg, *floats), (taught, answer.text)
    assert said.count("give") >= 6 and said.count("show") == 3 and said.count("forbid") == 4


@pytest.mark.parametrize("level", ["amateur", "expert", "master"])
def test_a_king_who_wants_a_child_lets_children_be_drawn(level):
    """The lesson's sixth step: the child lies under another card, but at a Day Ball that is no
    matter."""
    sixth = [answer for *_, taught, answer in answers(level) if taught.startswith("forbid")][2]
    assert sixth.text != "forbid:child"
