"""5 Build: levels, places and cell bonuses."""

import random

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.games.the_magnificent.box.components import COLUMNS, ROWS
from chapiteau.games.the_magnificent.box.grid import beside, largest_rectangle
from chapiteau.games.the_magnificent.rules.actions.build import may_build

from ..table import BOX, cover_all_but, gems, hold, offered, table, take, talents, tiles


def builder(die="green-6", extra=0, board=1):
    """A table where the first player has taken a die and has power to build."""
    g = table()
    g.players[0].board = board
    hold(g, 0, "45", "43", "31", "06")
    take(g, die, "45")
    g.extra = extra
    return g


@pytest.mark.rule("5.1", "5.6", "5.7")
def test_carla_builds_a_large_and_a_small_tile_with_power_10():
    g = table()
    hold(g, 0, "45", "43", "31", "06")
    gems(g, 0, green=2)
    g.players[0].board = 1
    take(g, "green-6", "45")
    do(g, "0 gem:green", "0 gem:green")
    assert g.power(0) == 10
    do(g, "0 build")
    assert legal(g) == ["level:1", "level:2", "level:3", "level:4"]
    assert refused(g, "0 level:5") == ("level-too-high", "5.1")
    assert BOX.levels[4].power == 9
    do(g, "0 level:4", "0 tile:green-large", "0 lay-1:c4r2")  # talent in column 4, row 2
    assert g.players[0].tokens == 1
    do(g, "0 tile:green-small", "0 lay-1:c2r2")  # 2 coins in column 2, row 2
    assert g.players[0].coins == 8
    assert g.players[0].built == [0, 0, 0, 1, 1, 0, 0]


@pytest.mark.rule("5.1")
def test_a_level_says_how_many_tiles_and_there_is_no_other():
    g = builder(extra=3)
    g.players[0].tokens = 1
    do(g, "0 build")
    assert refused(g, "0 level:12") == ("no-such-level", "5.1")
    do(g, "0 level:1")
    assert refused(g, "0 tile:green-large") == ("tile-not-due", "5.1")
    assert offered(g, "tile") == ["tile:green-small", "tile:orange-small", "tile:purple-small"]


@pytest.mark.rule("5.2")
def test_tiles_have_the_colour_of_the_die():
    g = builder(extra=3)
    do(g, "0 build", "0 level:4")
    assert offered(g, "tile") == ["tile:green-large", "tile:green-small"]
    assert refused(g, "0 tile:orange-small") == ("tile-other-colour", "5.2")


def by_brute_force(shape, covered):
    """Every set of cells that a shape can cover, turned and flipped, on a camp as a set."""
    cells = {(x, y) for y, line in enumerate(shape) for x, c in enumerate(line) if c == "#"}
    looks = set()
    for flip in (False, True):
        for quarter in range(4):
            now = {(-x, y) for x, y in cells} if flip else cells
            for _ in range(quarter):
                now = {(y, -x) for x, y in now}  # the other way round than the code turns
            left, top = min(x for x, _ in now), min(y for _, y in now)
            looks.add(frozenset((x - left, y - top) for x, y in now))
    found = set()
    for look in looks:
        for dx in range(COLUMNS):
            for dy in range(ROWS):
                laid = frozenset((x + dx, y + dy) for x, y in look)
                if all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in laid) and not laid & covered:
                    near = {
                        (x + a, y + b)
                        for x, y in laid
                        for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
                    }
                    if not covered or near & covered:
                        found.add(laid)
    return found


def as_cells(mask):
    return frozenset((n % COLUMNS, n // COLUMNS) for n in range(COLUMNS * ROWS) if mask >> n & 1)


@pytest.mark.rule("5.3", "5.4", "5.5", "1.4")
@pytest.mark.parametrize("seed", range(6))
def test_places_for_tiles_are_those_of_a_brute_force_enumeration(seed):
    g, rng = table(), random.Random(seed)
    p = g.players[0]
    while True:
        for tile in range(1, 7):
            sites = g.sites_for(0, tile)
            laid = [as_cells(site.mask) for site in sites]
            assert len(set(laid)) == len(laid), "a place is offered twice"
            assert set(laid) == by_brute_force(g.box.shapes[tile], as_cells(p.covered))
            assert g.has_site(0, tile) == bool(sites)
        tile = rng.choice([t for t in range(1, 7) if g.has_site(0, t)] or [0])
        if not tile:
            break
        site = rng.choice(g.sites_for(0, tile))
        kind = ["", "OL", "OS", "GL", "GS", "PL", "PS"][tile]
        tiles(g, 0, f"{kind}{site.turn + 1} c{(site.cell - 1) % 8 + 1}r{(site.cell - 1) // 8 + 1}")


@pytest.mark.rule("5.3", "5.5")
def test_a_place_is_refused_with_its_reason():
    g = builder(die="purple-6")
    tiles(g, 0, "PL1 c1r1")
    do(g, "0 build", "0 level:2")
    assert asked(g) == "LayTile"  # only one tile is due: it is taken without a question
    assert refused(g, "0 lay-1:c2r1") == ("tile-on-tile", "5.3")
    assert refused(g, "0 lay-1:c7r7") == ("tile-outside", "5.3")
    assert refused(g, "0 lay-1:c5r4") == ("tile-not-beside", "5.5")
    assert refused(g, "0 lay-3:c4r1") == ("tile-same-turn", "1.4")
    do(g, "0 lay-1:c4r1")
    assert g.players[0].built[5] == 2


@pytest.mark.rule("5.6")
def test_bonuses_of_one_tile_come_before_the_next_is_chosen():
    g = builder(extra=3)
    do(g, "0 build", "0 level:4", "0 tile:green-small")
    do(g, "0 lay-1:c5r4")  # covers the two posters in column 5, row 4
    assert asked(g) == "GainPoster" and not g.players[0].built[3]
    do(g, "0 draw:1", "0 hang:2", "0 draw:1", "0 hang:3")
    assert asked(g) == "LayTile"  # the large tile, the only one left


@pytest.mark.rule("5.8")
def test_a_kind_of_tile_that_is_used_up_cannot_be_built():
    g = builder(extra=3)
    g.supply[3] = 0
    assert not g.has_site(0, 3) and may_build(g, 0)
    g.supply[4] = 0
    assert not may_build(g, 0)
    g.supply[3], g.supply[4] = 12, 16


@pytest.mark.rule("5.9")
def test_all_tiles_must_be_built_and_those_without_room_are_lost():
    g = builder(extra=3)
    do(g, "0 build", "0 level:4")
    assert "end" not in legal(g)
    assert refused(g, "0 end") == ("tiles-still-due", "5.9")
    g = builder(extra=3)
    cover_all_but(g, 0, "c8r5", "c8r6", "c8r7", "c7r7")
    do(g, "0 build")
    assert refused(g, "0 level:2") == ("nothing-fits", "5.9")
    built = g.players[0].built[:]
    do(g, "0 level:4")  # the small tile has one place left, the large one none
    assert g.over and g.players[0].covered == g.box.camp
    assert g.players[0].built[3] == built[3] and g.players[0].built[4] == built[4] + 1


@pytest.mark.rule("5.10", "8.8")
def test_without_power_for_a_level_only_talents_let_one_build():
    g = table()
    hold(g, 0, "45", "43", "31", "06")
    talents(g, 0, "talent_05", tokens=1)
    take(g, "green-2", "45")
    do(g, "0 pass", "0 build")
    assert asked(g) == "LayTile" and g.power(0) == 4  # the only talent for the only level
    g = table()
    hold(g, 0, "45", "43", "31", "06")
    talents(g, 0, "talent_06", tokens=2)
    take(g, "green-2", "45")
    do(g, "0 pass", "0 build")
    assert asked(g) == "LayTile" and g.players[0].parked == 2
    do(g, "0 lay-1:c1r1")
    assert g.players[0].built[3] == 1 and not g.due_large


@pytest.mark.rule("5.11")
def test_posters_under_a_tile_come_after_its_other_bonuses():
    g = builder(die="orange-6", extra=3, board=2)
    g.players[0].side = 1  # side B: two posters in column 4, row 3, a talent in column 6, row 4
    do(g, "0 build", "0 level:2")
    site = next(s for s in g.sites_for(0, 1) if s.mask >> 19 & 1 and s.mask >> 29 & 1)
    do(g, f"0 lay-{site.turn + 1}:c{(site.cell - 1) % 8 + 1}r{(site.cell - 1) // 8 + 1}")
    assert asked(g) == "GainPoster" and g.players[0].tokens == 1


def test_the_largest_rectangle_is_that_of_a_brute_force_search():
    rng = random.Random(5)
    for _ in range(100):
        mask = rng.getrandbits(56) | rng.getrandbits(56)
        best = 0
        for x in range(8):
            for y in range(7):
                for w in range(1, 9 - x):
                    for h in range(1, 8 - y):
                        block = [(x + i, y + j) for i in range(w) for j in range(h)]
                        if w * h > best and all(mask >> (b * 8 + a) & 1 for a, b in block):
                            best = w * h
        assert largest_rectangle(mask) == best


def test_cells_beside_others_do_not_wrap_around_the_edge():
    assert as_cells(beside(1)) == {(1, 0), (0, 1)}
    assert as_cells(beside(1 << 7)) == {(6, 0), (7, 1)}
    assert as_cells(beside(1 << 55)) == {(6, 6), (7, 5)}
