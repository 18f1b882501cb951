"""What is in the box, and how an owner's own file is read."""

import pytest

from chapiteau.core.errors import BadComponents
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.box.components import BONUSES, EFFECTS, POSTER_CELL
from chapiteau.games.the_magnificent.box.grid import cells_of, count

from ..table import BOX


def test_the_box_holds_what_the_rulebook_counts():
    assert len(BOX.masters) - 1 == 56 and len(BOX.posters) - 1 == 54
    assert [len([m for m in BOX.masters if m.set == n]) for n in (1, 2, 3, 4)] == [4, 4, 4, 4]
    assert BOX.tile_count[1:] == [12, 16] * 3
    assert len(BOX.talents) - 1 == 5 + 12 and len(BOX.tents) - 1 == 16 + 1


def test_large_tiles_have_six_cells_and_small_ones_four():
    for tile in range(1, 7):
        assert {count(site.mask) for site in BOX.sites[tile]} == {6 if tile % 2 else 4}


def test_every_poster_asks_for_a_tile_and_about_half_for_gems():
    assert all(sum(p.tiles) for p in BOX.posters[1:])
    assert len([p for p in BOX.posters[1:] if sum(p.gems)]) == 27


def test_nine_connected_zones_share_the_camp_out_with_one_bonus_each_on_every_side():
    assert sum(BOX.zones) == BOX.camp and sum(count(z) for z in BOX.zones) == 56
    for zone in BOX.zones[1:]:
        reached, before = zone & -zone, 0
        while reached != before:
            before = reached
            for n in cells_of(reached):
                x, y = (n - 1) % 8, (n - 1) // 8
                for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if 0 <= a < 8 and 0 <= b < 7:
                        reached |= zone & 1 << (b * 8 + a)
        assert reached == zone
        for board in BOX.sides[1:]:
            assert all(count(side.mask & zone) == 1 for side in board)


def test_all_kinds_of_bonuses_and_talents_are_in_the_box():
    assert {BONUSES[m.bonus.kind] for m in BOX.masters[1:]} == set(BONUSES[1:])
    assert {EFFECTS[t.effect] for t in BOX.talents[1:]} == set(EFFECTS[1:])


def test_wheels_have_five_poster_cells_each():
    assert [wheel.count(POSTER_CELL) for wheel in BOX.wheels[1:]] == [5, 5, 5]


def test_the_move_table_is_small_enough_for_research():
    assert len(GAME.moves) < 2500


def changed(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "gain_gem", colour = "green"', 'kind = "gain_gen", colour = "green"', "02"),
        ("power = 9\n", 'power = "nine"\n', "level 4"),
        ("players = 3\norange = 4", "players = 3\norange = -1", "dice 3"),
        ('magnificent = "fire_b"', 'magnificent = "fire_c"', "orange_n2"),
        ('"aaabbccc"', '"aaabbccx"', "camp"),
        ("titles = [200, 220, 241]", "titles = [200, 220]", "solo"),
    ],
)
def test_a_mistake_in_an_own_file_is_named_by_its_row(old, new, said):
    text = (GAME.folder / "box" / "components.toml").read_text("utf-8")
    with pytest.raises(BadComponents) as caught:
        GAME.own_box(changed(text, old, new), "mine.toml")
    assert said in str(caught.value.said["where"])


def test_a_row_too_many_is_refused():
    text = "[[tent_place]]\nposters = 1\ncoins = 2\ngems = 0\n"
    text += 'talents = 0\npoints = 0\nsource = "found"\n'
    with pytest.raises(BadComponents):
        GAME.own_box(text, "mine.toml")
