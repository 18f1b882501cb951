"""One test for each role, and for each pair of antagonists in both orders."""

import pytest
from games.playing import as_match, asked, do, legal, refused, told

from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.box.components import ROLES
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.levelling import LevelHands
from chapiteau.games.carnavalesque.rules.roles import AtOnce, Draft
from chapiteau.games.carnavalesque.rules.round import CloseRound, EndOfRound, Turn

from ..table import BOX, ask, first, fresh, give_roles, hand, slot, table, takes, view

HANDS = {0: [1, 2], 1: [7, 8], 2: [13, 14], 3: [19, 20]}
STREET = [
    (3, 0, 0, "up"), (5, 200, 0, "up"), (27, 2000, 0, "down"), (26, 2200, 0, "down"),
    (33, -2000, 0, "up"), (34, -2000, 0, "up"), (47, 4000, 0, "down"), (48, 4200, 0, "down"),
]  # fmt: skip
"""Teen 3 under adult 5, teen 27 under child 26 face down, teen 33 out of sight under teen 34, and
adult 47 under adult 48 face down."""


def turn(*seats, roles, after=(), **more):
    """Turns of these seats with these roles."""
    g = table(**{"hands": HANDS, "street": STREET, "version": "roles", "signs": False, **more})
    give_roles(g, **roles)
    return ask(g, *[Turn(s) for s in seats], *after, Reign(0), EndOfRound())


def finish(g, seat):
    """Play a seat's turn to its end, first options first."""
    while g.seat == seat or asked(g) == "Decree":
        if asked(g) == "Decree" and g.stack[-1].other_seat != seat:
            return
        do(g, f"{g.seat} {g.moves[0]}")


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_roles_are_drafted_in_secret_from_one_more_than_there_are_players(seats):
    g = fresh(seats, version="roles")
    king = g.king
    for k in range(1, seats):
        seat = (king + k) % seats
        assert g.seat == seat and len(legal(g, seat)) == seats + 2 - k
        assert view(g, seat).players[seat].offered and not any(view(g, seat).pool)
        role = g.moves[0]
        assert refused(g, f"{seat} role:{missing(g, seat)}") == ("role-not-offered", "10.1")
        do(g, f"{seat} {role}")
        if k + 1 < seats:
            for other in range(-1, seats):
                if other != seat:
                    assert view(g, other).players[seat].role == 0
    assert len(g.pool) == 2 and g.players[king].role == 0
    assert view(g, king).players[king].offered == 0


def missing(g, seat):
    offered = g.players[seat].offered
    return next(ROLES[r] for r in range(1, 12) if not offered >> r & 1)


def test_what_a_chooser_passed_on_is_with_the_others():
    g = ask(table(hands=HANDS, version="roles"), Draft(), Reign(0))
    for seat in (1, 2, 3):
        first(g, seat)
    for seed in range(20):
        dealt = GAME.dealt(view(g, 1), seeded(str(seed)))
        later = [dealt.players[s].role for s in (2, 3)] + dealt.pool
        assert all(g.players[1].offered >> role & 1 for role in later)
        assert dealt.players[1].role == g.players[1].role


@pytest.mark.rule("10.2")
def test_a_role_is_revealed_after_the_decree():
    g = turn(1, roles={"navvy": 1})
    assert asked(g) == "Decree" and not g.players[1].face_up
    do(g, "0 forbid:child")
    assert g.players[1].face_up and view(g, 3).players[1].role == ROLES.index("navvy")


@pytest.mark.rule("10.2", "10.8", "10.9")
def test_spy_and_paparazzi_are_applied_once_all_have_chosen():
    g = table(hands=HANDS, version="roles", signs=False)
    give_roles(g, paparazzi=1, spy=3, jester=2)
    ask(g, AtOnce(), Turn(1), Reign(0))
    assert [p.face_up for p in g.players] == [0, 1, 0, 1]
    assert asked(g) == "ShowCard" and g.seat == 0
    do(g, "0 show:1")
    assert asked(g) == "ShowTogether" and g.to_act() == [1, 2, 3]
    do(g, "1 show:7", "2 show:13", "3 show:19")
    assert [p.shown for p in g.players] == [1, 7, 13, 19]


@pytest.mark.rule("10.8")
def test_spy_draws_and_gives_as_usual():
    g = turn(1, roles={"spy": 1})
    do(g, "0 forbid:child")
    assert asked(g) == "Draw" and takes(g, 1) == [5, 34, 48]


@pytest.mark.rule("3.5")
@pytest.mark.parametrize(("rules", "shown"), [(2, 2), (3, 0)])
@pytest.mark.parametrize("role", ["spy", "navvy", "thief", "jester", "bounty_hunter"])
def test_a_decree_ends_with_the_draw_it_was_given_for(role, rules, shown):
    g = turn(1, roles={role: 1}, rules=rules, blind_draw="random")
    do(g, "0 forbid:teen")
    while asked(g) in ("Draw", "Dig"):
        assert g.decree == 2
        do(g, f"1 {g.moves[-1]}")
    assert asked(g) in ("Give", "Hunt") and g.decree == shown


@pytest.mark.rule("3.5", "10.11")
def test_a_decree_binds_both_draws_of_father_christmas_and_ends_after_them():
    g = turn(1, roles={"father_christmas": 1})
    do(g, "0 forbid:teen", "1 give:7", "1 give:8")
    for _ in range(2):
        assert asked(g) == "Draw" and g.decree == 2
        do(g, f"1 {g.moves[0]}")
    assert asked(g) == "Reign" and g.decree == 0


@pytest.mark.rule("10.9")
def test_paparazzi_draws_and_gives_as_usual():
    g = turn(1, roles={"paparazzi": 1})
    do(g, "0 forbid:teen")
    assert asked(g) == "Draw" and takes(g, 1) == [5, 26, 48]


@pytest.mark.rule("10.5", "10.17")
def test_bounty_hunter_moves_a_covered_card_face_up_beside_the_crowd():
    g = turn(1, roles={"bounty_hunter": 1})
    do(g, "0 forbid:teen", f"1 take:{slot(g, 5)}")
    assert asked(g) == "Hunt" and takes(g, 1) == [27, 47]  # 3 is free now, 33 out of sight
    assert refused(g, f"1 hunt:{slot(g, 33)}") == ("card-is-hidden", "4.4")
    left = g.heap.bounds()[0]
    do(g, f"1 hunt:{slot(g, 27)}")
    assert asked(g) == "LayAround" and len(legal(g, 1)) == 8
    do(g, "1 lay:left")
    s = slot(g, 27)
    assert g.heap.ups[s] == 1 and not g.heap.is_covered(s) and not g.heap.unders(s)
    assert g.heap.xs[s] < left and view(g, -1).crowd[s] == 27
    assert asked(g) == "Give"


@pytest.mark.rule("10.5", "4.4")
def test_bounty_hunter_without_a_covered_card_does_nothing():
    g = turn(1, roles={"bounty_hunter": 1}, street=[(3, 0, 0, "up")])
    do(g, "0 forbid:adult", "1 take:1")
    assert asked(g) == "Give"


@pytest.mark.rule("10.6")
def test_smuggler_takes_what_is_forbidden_and_covered():
    g = turn(1, roles={"smuggler": 1})
    do(g, "0 forbid:teen")
    assert legal(g, 1) == [f"take:{slot(g, 3)}", f"take:{slot(g, 27)}"]
    assert refused(g, f"1 take:{slot(g, 5)}") == ("smuggles-covered", "10.6")


@pytest.mark.rule("10.6", "4.4")
def test_smuggler_without_such_a_card_draws_none():
    g = turn(1, roles={"smuggler": 1})
    do(g, "0 forbid:child")
    assert asked(g) == "Give" and len(hand(g, 1)) == 2


@pytest.mark.rule("10.7", "3.6")
def test_jester_draws_blind_whatever_the_decree():
    g = turn(1, roles={"jester": 1})
    do(g, "0 forbid:teen")
    assert asked(g) == "Aim" and g.closed == 1
    do(g, "1 aim:c5r5")
    assert asked(g) == "Give" and len(hand(g, 1)) == 3


@pytest.mark.rule("10.10")
def test_magician_turns_a_card_down_on_another_float():
    g = turn(1, roles={"magician": 1}, floats={1: [4, 6], 2: [15, 16], 3: [50]})
    do(g, "0 forbid:teen")
    assert asked(g) == "Conjure"
    assert legal(g, 1, "conjure") == [f"conjure:{c}" for c in (4, 6, 15, 16, 50)]
    assert refused(g, "1 conjure:3") == ("not-on-a-float", "10.10")
    do(g, "1 conjure:4")
    assert legal(g, 1) == ["into:2", "into:3"]
    assert refused(g, "1 into:4") == ("float-is-empty", "10.10")
    do(g, "1 into:2")
    assert g.floats[1] == [6] and g.floats[2] == [15, 16, 4] and g.turned == [4]
    assert g.common_points(2) == g.box.features[15] & g.box.features[16]
    assert asked(g) == "Draw"


@pytest.mark.rule("10.10")
def test_magician_may_leave_the_floats_alone_and_needs_two_of_them():
    g = turn(1, roles={"magician": 1}, floats={1: [4, 6], 2: [15]})
    do(g, "0 forbid:teen", "1 pass")
    assert asked(g) == "Draw" and g.floats[1] == [4, 6]
    alone = turn(1, roles={"magician": 1}, floats={1: [4, 6]})
    do(alone, "0 forbid:teen")
    assert asked(alone) == "Draw"


@pytest.mark.rule("10.10")
def test_a_float_of_turned_cards_takes_any_card_and_counts_by_size():
    g = table(hands=HANDS, floats={1: [4, 15, 48]}, turned=[4, 15, 48])
    assert g.common_points(1) == -1 and g.fits(1, 1) and g.points() == 3


@pytest.mark.rule("10.11")
def test_father_christmas_gives_two_then_draws_two():
    g = turn(1, roles={"father_christmas": 1})
    do(g, "0 forbid:teen")
    assert asked(g) == "Give" and legal(g, 1) == ["give:7", "give:8"]
    do(g, "1 give:7", "1 give:8")
    assert asked(g) == "Draw" and takes(g, 1) == [5, 26, 48]
    do(g, f"1 take:{slot(g, 26)}")
    assert asked(g) == "Draw" and takes(g, 1) == [5, 48]
    do(g, f"1 take:{slot(g, 5)}")
    assert asked(g) == "Reign" and hand(g, 1) == [5, 26] and len(hand(g, 0)) == 4


@pytest.mark.rule("10.12")
def test_navvy_may_dig_for_a_card_that_the_first_one_covered():
    g = turn(1, roles={"navvy": 1})
    do(g, "0 forbid:teen", f"1 take:{slot(g, 5)}")
    assert asked(g) == "Dig" and legal(g, 1) == ["pass", f"take:{slot(g, 3)}"]
    assert refused(g, f"1 take:{slot(g, 27)}") == ("not-dug", "10.12")
    do(g, f"1 take:{slot(g, 3)}")
    assert hand(g, 1) == [3, 5, 7, 8] and asked(g) == "Give"


@pytest.mark.rule("10.12")
def test_navvy_reaches_through_layers_but_not_along_a_chain():
    chain = [(3, 0, 0, "up"), (9, 500, 0, "up"), (5, 1000, 0, "up")]
    g = turn(1, roles={"navvy": 1}, street=chain)
    do(g, "0 forbid:child", f"1 take:{slot(g, 5)}")
    assert takes(g, 1) == [9]
    layers = [(3, 0, 0, "up"), (9, 300, 0, "up"), (5, 0, 200, "up")]
    g = turn(1, roles={"navvy": 1}, street=layers)
    do(g, "0 forbid:child", f"1 take:{slot(g, 5)}")
    assert takes(g, 1) == [3, 9]


@pytest.mark.rule("10.13")
def test_vizier_draws_two_more_when_hands_are_levelled():
    full = {0: [1, 2, 4, 6, 9], 1: [7, 8], 2: [13, 14, 15, 16, 17], 3: [19, 20, 21, 22, 23]}
    g = turn(roles={"vizier": 1}, hands=full, after=[LevelHands()])
    while g.seat == 1:
        do(g, f"1 {g.moves[0]}")
    assert len(hand(g, 1)) == 7
    many = turn(
        roles={"vizier": 1}, hands={**full, 1: [7, 8, 10, 11, 12, 24, 25]}, after=[LevelHands()]
    )
    assert asked(many) == "ThrowBack"
    do(many, "1 throw:7", "1 throw:8")
    assert asked(many) == "Refill"


@pytest.mark.rule("10.14")
def test_thief_may_take_a_covered_card_that_lies_face_up():
    g = turn(1, roles={"thief": 1})
    do(g, "0 forbid:teen")
    assert takes(g, 1) == [3, 5, 26, 48]  # 3 is forbidden, but covered and face up
    assert refused(g, f"1 take:{slot(g, 27)}") == ("steals-face-up", "10.14")


@pytest.mark.rule("10.15")
@pytest.mark.parametrize("other", ["jester", "magician"])
def test_seer_with_jester_or_magician_draws_two_and_gives_two(other):
    g = turn(1, roles={"seer": 1, other: 3, "thief": 2})
    do(g, "0 forbid:teen")
    assert [p.face_up for p in g.players] == [0, 1, 1, 1]
    assert asked(g) == "Draw"
    do(g, f"1 take:{slot(g, 5)}")
    assert asked(g) == "Draw"
    do(g, f"1 take:{slot(g, 26)}")
    assert asked(g) == "Give"
    do(g, "1 give:5", "1 give:26")
    assert asked(g) == "Reign" and len(hand(g, 0)) == 4


@pytest.mark.rule("10.15")
def test_seer_without_them_draws_and_gives_as_usual():
    g = turn(1, roles={"seer": 1, "thief": 2, "navvy": 3})
    do(g, "0 forbid:teen", f"1 take:{slot(g, 5)}")
    assert asked(g) == "Give"
    do(g, "1 give:5")
    assert asked(g) == "Reign"


@pytest.mark.rule("10.15")
def test_a_role_shown_by_the_seer_still_acts_on_its_own_turn():
    g = turn(1, 3, roles={"seer": 1, "jester": 3})
    do(g, "0 forbid:teen")
    finish(g, 1)
    do(g, "0 forbid:teen")
    assert asked(g) == "Aim" and g.seat == 3


@pytest.mark.rule("10.16")
def test_roles_return_before_the_next_round():
    g = turn(1, roles={"navvy": 1})
    ask(g, CloseRound())
    assert asked(g) == "ChooseRole" and g.king == 1
    assert not any(p.role or p.face_up or p.drafted for p in g.players)


# antagonists


@pytest.mark.rule("10.3")
def test_bounty_hunter_first_voids_the_smuggler():
    g = turn(1, 2, roles={"bounty_hunter": 1, "smuggler": 2})
    do(g, "0 forbid:child", f"1 take:{slot(g, 5)}")
    assert asked(g) == "Hunt"
    finish(g, 1)
    m = as_match(g)
    m.play(0, "forbid:teen")
    assert ["is-void", 2, ROLES.index("smuggler"), ROLES.index("bounty_hunter")] in told(m)
    assert asked(m.state) == "Draw"
    assert all(g.backs[move.arg] != 2 for move in m.state.moves)


@pytest.mark.rule("10.3")
def test_smuggler_first_voids_the_bounty_hunter():
    g = turn(1, 2, roles={"smuggler": 1, "bounty_hunter": 2})
    do(g, "0 forbid:teen", f"1 take:{slot(g, 3)}")
    do(g, "1 give:3", "0 forbid:child", f"2 take:{slot(g, 34)}")
    assert asked(g) == "Give" and g.seat == 2  # no hunt, although 27 is covered


@pytest.mark.rule("10.3", "10.4")
def test_seer_who_shows_both_voids_both_hunter_and_smuggler():
    g = turn(1, 2, 3, roles={"seer": 1, "smuggler": 2, "bounty_hunter": 3})
    do(g, "0 forbid:child")
    finish(g, 1)
    do(g, "0 forbid:teen")
    assert asked(g) == "Draw" and all(g.backs[m.arg] != 2 for m in g.moves)
    finish(g, 2)
    do(g, "0 forbid:child")
    first(g, 3)
    assert asked(g) == "Give" and g.seat == 3


@pytest.mark.rule("10.3", "10.13")
def test_thief_first_works_and_voids_the_vizier():
    full = {
        0: [1, 2, 4, 6, 9],
        1: [7, 8, 10, 11, 12],
        2: [13, 14, 15, 16, 17],
        3: [19, 20, 21, 22, 23],
    }
    g = turn(1, 2, roles={"thief": 1, "vizier": 2}, hands=full, after=[LevelHands()])
    do(g, "0 forbid:teen")
    assert 3 in takes(g, 1)
    do(g, f"1 take:{slot(g, 3)}", "1 give:3")
    finish(g, 2)
    while asked(g) in ("ThrowBack", "Refill"):
        do(g, f"{g.seat} {g.moves[0]}")
    assert len(hand(g, 2)) == 5


@pytest.mark.rule("10.3", "10.4", "10.13")
def test_vizier_first_voids_the_thief_and_is_void_itself():
    full = {
        0: [1, 2, 4, 6, 9],
        1: [7, 8, 10, 11, 12],
        2: [13, 14, 15, 16, 17],
        3: [19, 20, 21, 22, 23],
    }
    g = turn(1, 2, roles={"vizier": 1, "thief": 2}, hands=full, after=[LevelHands()])
    finish(g, 1)
    do(g, "0 forbid:teen")
    assert asked(g) == "Draw" and 3 not in takes(g, 2)
    finish(g, 2)
    while asked(g) in ("ThrowBack", "Refill"):
        do(g, f"{g.seat} {g.moves[0]}")
    assert len(hand(g, 1)) == 5


def test_antagonists_are_mutual():
    antagonist = BOX.antagonist
    assert {(ROLES[a], ROLES[b]) for a, b in enumerate(antagonist) if a < b} == {
        ("bounty_hunter", "smuggler"),
        ("vizier", "thief"),
    }
    assert all(antagonist[b] == a for a, b in enumerate(antagonist) if b)
