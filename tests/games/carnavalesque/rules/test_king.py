"""The King's turn, floats and the parade."""

import pytest
from games.playing import as_match, asked, do, legal, refused, told

from chapiteau.games.carnavalesque.box.components import REACTIONS
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.levelling import TakeUp
from chapiteau.games.carnavalesque.rules.parade import LastParade
from chapiteau.games.carnavalesque.rules.round import EndOfRound

from ..table import BOX, ask, hand, table

# 1 to 6 are rabbits; 1 has confetti, 2 a lantern and candyfloss, 5 a balloon.
# 7 is a pirate with a balloon, 8 one with confetti, 13 a witch with a balloon.


def reign(hands, **more):
    return ask(table(hands={0: hands}, **more), Reign(0), EndOfRound())


@pytest.mark.rule("6.1")
def test_the_king_sends_cards_one_by_one_for_all_to_see():
    m = as_match(reign([1, 2, 7]))
    m.play(0, "send-1:1")
    m.play(0, "send-1:2")
    assert m.state.floats[1] == [1, 2] and hand(m.state, 0) == [7]
    assert told(m, 2) == [["sends", 0, 1, 1], ["sends", 0, 2, 1]]
    assert refused(m.state, "0 send-1:9") == ("not-in-hand", "6.1")


@pytest.mark.rule("6.2")
def test_open_cards_of_a_float_share_a_costume_or_an_accessory_but_no_age():
    g = reign([2, 7, 8, 33], floats={1: [1, 5]})  # rabbits
    assert "send-1:2" in legal(g) and "send-1:7" not in legal(g)
    assert refused(g, "0 send-1:7") == ("no-common-point", "6.2")
    g = reign([13, 8], floats={1: [5, 7]})  # balloons
    assert "send-1:13" in legal(g) and "send-1:8" not in legal(g)
    g = reign([3, 39], floats={1: [4]})  # teenagers all, but 39 shares nothing else
    assert "send-1:3" in legal(g) and "send-1:39" not in legal(g)


@pytest.mark.rule("6.3")
def test_a_single_card_leaves_all_its_features_open():
    g = reign([1, 5, 7], floats={1: [8]})  # a pirate with confetti
    assert legal(g, 0, "send-1") == ["send-1:1", "send-1:7"]
    assert legal(g, 0, "send-2") == ["send-2:1", "send-2:5", "send-2:7"]
    assert legal(g, 0, "send-3") == []
    assert refused(g, "0 send-3:5") == ("same-empty-workshop", "6.3")


@pytest.mark.rule("6.4")
def test_the_king_sends_one_card_unless_none_fits():
    g = reign([1, 7])
    assert "end" not in legal(g)
    assert refused(g, "0 end") == ("must-send", "6.4")
    do(g, "0 send-1:1")
    assert "end" in legal(g)
    rabbits = {1: [1, 3], 2: [2, 4], 3: [5, 6], 4: [13, 16], 5: [14, 15]}
    stuck = reign([27], floats=rabbits)
    assert legal(stuck) == ["end"]
    full = reign([27], floats={**rabbits, 5: [13, 14, 15], 4: [16, 17]})
    assert legal(full) == ["end", "launch:5"]


@pytest.mark.rule("6.5")
def test_a_float_of_three_may_leave_and_frees_its_workshop():
    g = reign([3], floats={1: [1, 2, 5], 2: [13, 14]})
    assert "launch:1" in legal(g) and "launch:2" not in legal(g)
    assert refused(g, "0 launch:2") == ("float-too-small", "6.5")
    do(g, "0 launch:1")
    assert g.parade == [[1, 2, 5]] and g.floats[1] == [] and g.sent == 0
    assert "end" not in legal(g)
    do(g, "0 send-1:3")
    assert g.parade == [[1, 2, 5]] and g.floats[1] == [3]


@pytest.mark.rule("6.6")
def test_the_king_may_keep_cards_and_floats_stay():
    g = reign([1, 2, 7, 13, 20])
    do(g, "0 send-1:1", "0 end")
    assert hand(g, 0)[:1] == [2] and g.floats[1] == [1]
    assert not any(m.verb in ("conjure", "into") for m in g.moves)


@pytest.mark.rule("8.1")
def test_after_the_last_round_floats_of_three_parade_and_shorter_ones_do_not():
    g = reign([27], floats={1: [1, 2, 5], 2: [13, 14]}, last=True)
    m = as_match(g)
    m.play(0, "send-3:27")
    assert g.stack[-1].is_last(g, 0, m.game.moves.read("end"))
    m.play(0, "end")
    assert m.over and m.state.parade == [[1, 2, 5]] and m.scores == (3, 3, 3, 3)
    assert ["too-short", 2, 2] in told(m) and ["too-short", 3, 1] in told(m)


@pytest.mark.rule("8.2")
def test_a_float_of_n_cards_is_worth_n_times_n_less_one_halved():
    assert [BOX.points(n) for n in range(3, 9)] == [3, 6, 10, 15, 21, 28]
    assert BOX.points(2) == 0
    assert all(BOX.points(n) == n * (n - 1) // 2 for n in range(3, 20))
    g = table(floats={1: [1, 2, 5, 27]}, turned=[27])
    assert g.points() == 6


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("points", "reaction"),
    [(0, 1), (35, 1), (36, 2), (44, 2), (45, 3), (49, 3), (50, 4), (54, 4), (55, 5), (200, 5)],
)
def test_the_public_has_five_reactions(points, reaction):
    assert BOX.reaction(points) == reaction
    assert len(REACTIONS) == 6


def test_the_public_speaks_at_the_end():
    m = as_match(ask(table(floats={1: [1, 2, 5]}), TakeUp(), Reign(0), LastParade()))
    assert asked(m.state) == "Reign"
    m.play(0, "end")
    assert told(m)[-1] == ["public-says", 3, 1]
