"""Who knows what, and who may say what."""

import json

import pytest
from games.playing import as_match, asked, at_random, do, legal, refused, told

from chapiteau.core.rng import seeded
from chapiteau.core.wire import text
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.rules.crowd.blind import CloseEyes
from chapiteau.games.carnavalesque.rules.crowd.drawing import NORMAL, Draw
from chapiteau.games.carnavalesque.rules.hands import Give
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.levelling import ThrowBack
from chapiteau.games.carnavalesque.rules.moves import SIGN_GROW, SIGN_LOOK
from chapiteau.games.carnavalesque.rules.round import Gift
from chapiteau.games.carnavalesque.rules.secrets.knowledge import hand_zone, slot_zone
from chapiteau.games.carnavalesque.rules.talk import Sign
from chapiteau.words.telling import Telling, outline

from ..table import FACE_DOWN, Dice, ask, fresh, hand, slot, table, view

HANDS = {0: [1, 2], 1: [7, 8], 2: [13, 14], 3: [19, 20]}


@pytest.mark.rule("11.1")
def test_hands_and_face_down_cards_are_secret_but_places_are_open():
    g = table(hands=HANDS, street=[(3, 0, 0, "up"), (5, 2000, 0, "down")])
    seen = view(g, 3)
    assert [p.hand for p in seen.players] == [[0, 0], [0, 0], [0, 0], [19, 20]]
    assert seen.crowd[1] == 3 and seen.crowd[2] == 0
    assert seen.heap.xs == g.heap.xs and seen.heap.ups == g.heap.ups
    assert view(g, -1).players[3].hand == [0, 0]


@pytest.mark.rule("11.1")
def test_a_buried_card_tells_neither_face_nor_age_until_it_comes_to_light():
    m = as_match(
        ask(
            table(hands=HANDS, street=[(3, 0, 0, "up"), (5, 0, 0, "up")]), Draw(2, NORMAL), Reign(0)
        )
    )
    assert m.view(1).crowd[1] == 0 and m.view(1).backs[1] == 0
    m.play(2, "take:2")
    assert m.view(1).crowd[1] == 3 and ["appears-up", 1, 3] in told(m, 1)


def sent_to(seat, *cards):
    """All that a seat gets to see of a street with these cards face down."""
    street = [(card, 2000 * k, 0, "down") for k, card in enumerate(cards)]
    m = as_match(ask(table(hands=HANDS, street=street), Sign(2), Reign(0)))
    seen, telling = m.view(seat), Telling("en", m.edition)
    said = [telling.move(m.state.stack[-1], move, seen) for move in m.state.moves]
    return text(seen) + str(outline(seen, "en")) + json.dumps(told(m, seat)) + "".join(said)


@pytest.mark.parametrize("card", [6, 11, 12])
def test_a_face_down_card_shows_in_no_byte_that_others_get(card):
    assert sent_to(1, card, 5) == sent_to(1, 5, card)  # adults all


@pytest.mark.rule("11.2")
def test_a_card_seen_before_it_was_covered_stays_known():
    g = table(hands={**HANDS, 0: [1, 2, 4, 6, 9, 10]}, street=[(3, 0, 0, "up")])
    assert view(g, 1).crowd[1] == 3
    g.heap.lay(0, 0, 0, 1)
    assert g.heap.buried & 1
    assert view(g, 1).crowd[1] == 3 and view(g, -1).crowd[1] == 3


@pytest.mark.rule("11.2")
def test_who_took_an_open_card_is_remembered():
    g = ask(table(hands=HANDS, street=[(25, 0, 0, "up")]), Draw(2, NORMAL), Gift(2), Reign(0))
    do(g, "2 take:1")
    for seat in (-1, 0, 1, 3):
        assert view(g, seat).players[2].hand == [25, 0, 0]
    for seed in range(8):
        assert 25 in GAME.dealt(view(g, 1), seeded(str(seed))).players[2].hand


@pytest.mark.rule("11.2")
def test_a_seen_card_that_may_have_been_given_is_known_to_be_in_one_of_two_hands():
    g = ask(table(hands=HANDS, street=[(25, 0, 0, "up")]), Draw(2, NORMAL), Gift(2), Reign(0))
    do(g, "2 take:1", "2 give:13")  # 13 and 25 are both children
    row = view(g, 1).known.rows[1]
    assert row[25] == hand_zone(2) | hand_zone(0) and row[14] == 0
    places = set()
    for seed in range(30):
        dealt = GAME.dealt(view(g, 1), seeded(str(seed)))
        places.add(next(s for s, p in enumerate(dealt.players) if 25 in p.hand))
    assert places == {0, 2}
    assert view(g, 2).players[0].hand == [13, 0, 0]  # the giver remembers the gift


def test_a_gift_of_another_age_leaves_what_was_known():
    g = table(hands={**HANDS, 2: [14, 15]}, street=[(25, 0, 0, "up")])
    ask(g, Draw(2, NORMAL), Give(2, 0, 1), Reign(0))
    do(g, "2 take:1", "2 give:15")
    assert view(g, 1).known.rows[1][25] == hand_zone(2)


def test_a_thrower_remembers_what_lies_face_down():
    g = table(hands={**HANDS, 0: [1, 2, 3, 4, 5, 24]})
    g.rng = Dice(*FACE_DOWN)
    ask(g, ThrowBack(0), Reign(0))
    do(g, "0 throw:24")
    s = slot(g, 24)
    assert view(g, 0).crowd[s] == 24 and view(g, 1).crowd[s] == 0
    assert view(g, 0).known.rows[0][24] == slot_zone(s)


@pytest.mark.rule("11.3")
def test_the_king_has_no_move_to_speak_but_his_decree():
    def watch(g):
        for seat in g.to_act():
            verbs = {move.verb for move in g.legal(seat)}
            assert not verbs & (SPEECH if seat == g.king else {"forbid"})

    for version in ("events", "roles"):
        at_random(fresh(3, version=version, blind_draw="guided"), version, watch)


SPEECH = {"say", "grow", "roll", "look", "hint"}


def test_whoever_is_not_the_king_may_speak_in_signs_and_hints():
    floats = {1: [40, 39, 41]}
    g = table(hands=HANDS, street=[(3, 0, 0, "up")], floats=floats, blind_draw="guided")
    ask(g, Sign(1), CloseEyes(2), Reign(0))
    verbs = {move.verb for move in g.legal(1)}
    do(g, "1 pass", "2 aim:c1r1")
    assert g.seat == 3 and verbs | {move.verb for move in g.legal(3)} == {*SPEECH, "pass"}


@pytest.mark.rule("11.4")
def test_one_sign_may_be_made_after_the_own_turn():
    street = [(3, 0, 0, "up"), (5, 10, 0, "up")]
    g = table(hands=HANDS, street=street, floats={1: [40, 39, 41], 2: [50]})
    ask(g, Gift(2), Sign(2), Reign(0))
    do(g, "2 give:13")
    assert asked(g) == "Sign" and legal(g, 2, "grow") == ["grow:1", "grow:2"]
    assert legal(g, 2, "roll") == ["roll:1"] and legal(g, 2)[0] == "pass"
    assert len(legal(g, 2, "say")) == 6
    assert "look:2" in legal(g, 2) and "look:1" not in legal(g, 2)
    assert refused(g, "2 look:1") == ("slot-not-in-sight", "11.4")
    assert refused(g, "2 grow:4") == ("float-is-empty", "11.4")
    m = as_match(g)
    m.play(2, "grow:2")
    assert told(m) == [["wants-growth", 2, 2]] and asked(g) == "Reign"
    assert (view(g, -1).players[2].sign, view(g, -1).players[2].sign_at) == (SIGN_GROW, 2)


def test_a_sign_at_a_card_ends_when_the_card_is_gone():
    g = ask(table(hands=HANDS, street=[(3, 0, 0, "up")]), Sign(1), Draw(2, NORMAL), Reign(0))
    do(g, "1 look:1")
    assert (g.players[1].sign, g.players[1].sign_at) == (SIGN_LOOK, 1)
    do(g, "2 take:1")
    assert g.players[1].sign == 0


def test_without_signs_nobody_is_asked_for_one():
    g = fresh(3, signs=False)
    while g.round == 1:
        assert asked(g) != "Sign"
        seat = g.to_act()[0]
        do(g, f"{seat} {g.legal(seat)[0]}")


def test_the_own_hand_is_known_to_its_owner_alone():
    g = fresh(5, version="roles")
    for seat in range(5):
        assert view(g, seat).players[seat].hand == hand(g, seat)
        for other in range(5):
            assert other == seat or not any(view(g, seat).players[other].hand)
