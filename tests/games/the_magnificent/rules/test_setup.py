"""2 Set-up."""

import pytest
from games.playing import do, legal, refused

from chapiteau.core.rng import seeded
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.box.components import POSTER_CELL, colour_of

from ..table import Rigged, fresh, give_board, offered


def dice(g):
    """How many dice of each colour lie on the main tent."""
    found = [0] * 5
    for die, count in enumerate(g.pool):
        if count:
            found[colour_of(die)] += count
    return found[1:]


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("seats", "expected"), [(2, [3, 3, 3, 2]), (3, [4, 4, 4, 3]), (4, [5, 5, 5, 4])]
)
def test_the_dice_of_a_round_depend_on_the_players(seats, expected):
    assert dice(fresh(seats)) == expected


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_first_player_is_drawn_by_lot(seats, first):
    g = GAME.new(GAME.edition({}), seats, Rigged(first))
    assert g.first == first and g.in_order()[0] == first


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("seats", "lots"), [(1, 4), (2, 3), (3, 3), (4, 4)])
def test_the_display_has_lots_of_a_master_card_and_a_talent_tile(seats, lots):
    g = fresh(seats)
    assert len([m for m in g.lot_masters if m]) == lots
    assert len([t for t in g.lot_talents if t]) == lots


@pytest.mark.rule("2.3", "2.11")
def test_four_of_forty_eight_posters_are_shown_and_starting_posters_are_not_among_them():
    g = fresh(3)
    shown = [p for p in g.shown if p]
    assert len(shown) == 4
    assert sorted(shown + g.poster_deck) == list(range(1, 49))
    assert len(g.unused_posters) == 3


@pytest.mark.rule("2.4")
def test_wagons_start_at_the_first_cell_and_every_poster_symbol_has_a_tent():
    g = fresh(2)
    assert g.wagons[1:] == [0, 0, 0]
    for colour in (1, 2, 3):
        for cell, sign in enumerate(g.box.wheels[colour]):
            assert (g.tent_on(colour, cell) > 0) == (sign == POSTER_CELL)
    assert len(g.spare_tents) == 1 and len([t for t in g.standing if t]) == 15


@pytest.mark.rule("2.5")
def test_hats_stand_at_the_bottom_in_turn_order():
    g = fresh(4)
    assert [g.players[s].hats for s in g.in_order()] == [[1, 0], [2, 0], [3, 0], [4, 0]]


@pytest.mark.rule("2.6")
def test_master_cards_go_with_the_board_and_other_sets_into_the_deck():
    g = fresh(2)
    sets = [[g.box.masters[m].set for m in p.masters] for p in g.players]
    assert sets == [[p.board] * 4 for p in g.players]
    others = [
        m for m in range(1, 57) if g.box.masters[m].set not in (0, *[p.board for p in g.players])
    ]
    assert set(others) <= set(g.master_deck)


@pytest.mark.rule("2.2", "2.6")
def test_no_card_of_a_set_is_in_the_first_display():
    g = GAME.new(GAME.edition({}), 4, Rigged())
    assert g.lot_masters == [0, 56, 55, 54, 51]  # 53 and 52 would come next, but are of sets
    g = GAME.new(GAME.edition({"masters": "draft"}), 4, Rigged())
    assert g.lot_masters == [0, 56, 55, 54, 53]


@pytest.mark.rule("2.7")
def test_a_starting_poster_hangs_above_the_printed_tent():
    g = fresh(4)
    assert all(p.posters[1] > 48 and p.posters[2:] == [0] * 4 for p in g.players)
    assert all(p.tents == [0, 17, 0, 0, 0, 0] for p in g.players)


@pytest.mark.rule("2.8", "2.9")
@pytest.mark.parametrize(("seats", "coins"), [(2, [5, 7]), (3, [5, 6, 7]), (4, [5, 6, 6, 7])])
def test_side_a_gives_everybody_the_same_and_the_first_gives_the_last_a_coin(seats, coins):
    g = fresh(seats)
    assert [g.players[s].coins for s in g.in_order()] == coins
    assert all(p.gems == [0, 1, 1, 1, 1] and p.tokens == 1 for p in g.players)


@pytest.mark.rule("2.10")
def test_talent_tiles_are_chosen_anticlockwise_and_the_first_player_is_last():
    g = fresh(3)
    order = []
    while len(g.draft):
        order.append(g.seat)
        do(g, f"{g.seat} talent:{g.draft[0]}")
    assert order == g.in_order()[::-1][:2]  # the last tile is taken without a question
    assert [len(p.talents) for p in g.players] == [1, 1, 1]


@pytest.mark.rule("2.10")
def test_with_two_players_the_third_tile_is_shuffled_back():
    g = fresh(2)
    left = g.draft[2]
    assert refused(g, f"{g.seat} talent:{g.lot_talents[1]}") == ("talent-not-on-offer", "2.10")
    do(g, f"{g.seat} talent:{g.draft[0]}", f"{g.first} talent:{g.draft[1]}")
    assert left in g.talent_deck and not g.draft


@pytest.mark.rule("2.12")
def test_sides_are_chosen_in_turn_order():
    g = fresh(3, boards="choose")
    for seat in g.in_order():
        assert g.to_act() == [seat]
        do(g, f"{seat} side:{'b' if seat else 'a'}")
    for seat, p in enumerate(g.players):
        assert p.side == (1 if seat else 0)
        assert p.gems == g.box.sides[p.board][p.side].gems


@pytest.mark.rule("2.9")
def test_the_coin_is_given_with_other_sides_too():
    g = fresh(2, boards="choose")
    first, last = g.in_order()
    do(g, f"{first} side:b", f"{last} side:a")
    side = g.box.sides[g.players[first].board][1]
    assert g.players[first].coins == side.coins - 1
    assert g.players[last].coins == 7


@pytest.mark.rule("2.13")
@pytest.mark.parametrize("seat", [0, 1])
def test_board_two_side_b_starts_with_a_tent_and_what_its_place_brings(seat):
    g = fresh(2, boards="choose")
    give_board(g, seat, 2)
    for s in g.in_order():
        do(g, f"{s} side:{'b' if s == seat else 'a'}")
    tent = g.spare_tents[0]
    assert g.to_act() == [seat]
    assert legal(g, seat) == ["pitch:2", "pitch:3", "pitch:4", "pitch:5"]
    assert refused(g, f"{seat} pass") == ("tent-must-be-pitched", "2.13")
    assert refused(g, f"{seat} pitch:1") == ("tent-place-taken", "6.7")
    talents = g.players[seat].tokens
    do(g, f"{seat} pitch:4")
    assert g.players[seat].tents[4] == tent and not g.spare_tents
    assert g.players[seat].tokens == talents + 1
    assert offered(g, "draw", seat)  # its poster, before any talent tile is chosen
    assert not g.players[seat].talents


@pytest.mark.rule("2.14")
def test_a_draft_passes_hands_to_the_left_until_everybody_has_four():
    g = fresh(3, masters="draft")
    deck = len(g.master_deck)
    hands = [p.hand[:] for p in g.players]
    assert [len(h) for h in hands] == [5, 5, 5]
    assert refused(g, f"0 pick:{hands[1][0]}") == ("not-in-hand", "2.14")
    for seat in range(3):
        do(g, f"{seat} pick:{hands[seat][0]}")
    for seat in range(3):
        assert g.players[seat].masters == [hands[seat][0]]
        assert g.players[seat].hand == hands[seat - 1][1:]
    for _ in range(3):
        for seat in range(3):
            do(g, f"{seat} pick:{g.players[seat].hand[0]}")
    assert [len(p.masters) for p in g.players] == [4, 4, 4]
    assert all(not p.hand for p in g.players)
    assert len(g.master_deck) == deck + 3


@pytest.mark.rule("2.15")
def test_whoever_has_held_a_hand_remembers_it_and_nobody_else_sees_it():
    g = fresh(3, masters="draft")
    for seat in range(3):
        do(g, f"{seat} pick:{g.players[seat].hand[0]}")
    view = GAME.view(g, 0)
    assert view.players[0].hand == g.players[0].hand
    assert view.players[1].hand == g.players[1].hand  # mine before
    assert view.players[2].hand == [0] * 4
    assert all(v.masters == p.masters for v, p in zip(view.players, g.players, strict=True))
    dealt = GAME.dealt(view, seeded("another"))
    assert dealt.players[1].hand == g.players[1].hand
    assert 0 not in dealt.players[2].hand


@pytest.mark.rule("2.14")
def test_the_choice_of_a_draft_is_secret_until_all_have_chosen():
    g = fresh(2, masters="draft")
    do(g, f"1 pick:{g.players[1].hand[2]}")
    view = GAME.view(g, 0)
    assert view.chosen[1][0].text == "face-down" and not view.players[1].masters
