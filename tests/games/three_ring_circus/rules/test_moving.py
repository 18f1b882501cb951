"""6 Moving."""

import pytest
from games.playing import legal, refused

from chapiteau.core.rng import seeded
from chapiteau.games.three_ring_circus.box.components import TOWN
from chapiteau.games.three_ring_circus.rules.shows.roads import stops

from ..table import AT, BOX, TOWNS, fresh, pawn, slow, stand, table, tent


def reach(g, seat=0):
    return {m.removeprefix("go:").replace("-", "_") for m in legal(g, seat, "go")}


def walked(g, at, limit):
    """The fewest steps to stop in each space, by trying every way without a place twice."""
    best: dict[int, int] = {}
    caravans = {p.at for p in g.players} | {g.pawn_space()}

    def walk(space, way, steps):
        for other in BOX.neighbours[space]:
            if other in way or not g.is_open(other):
                continue
            tented = BOX.spaces[other].kind == TOWN and g.tents_on(other) != [0]
            if not tented and steps < limit:
                best[other] = min(best.get(other, limit), steps + 1)
            if tented or other in caravans:
                walk(other, [*way, other], steps)
            elif steps < limit:
                walk(other, [*way, other], steps + 1)

    walk(at, [at], 0)
    return best


@pytest.mark.rule("6.1", "6.2", "6.3", "6.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_agree_with_a_search_of_all_ways(seats):
    rng = seeded(f"ways {seats}")
    for n in range(12):
        g = fresh(seats, str(n))
        spaces = [s for s in range(1, 46) if g.is_open(s)]
        g.pawn = rng.below(len(g.route()))
        for p in g.players:
            p.at = spaces[rng.below(len(spaces))]
        for town in TOWNS:
            if g.is_open(town) and rng.below(3) == 0:
                g.pitch(1, town, 0)
        at, limit = g.players[0].at, 1 + rng.below(4)
        expected = walked(g, at, limit)
        found = stops(g, at, limit)
        assert {s: found[s] for s in range(46) if found[s]} == expected


@pytest.mark.rule("6.1")
def test_a_move_goes_as_far_as_there_are_locomotives():
    g = slow(stand(table(4), 0, "chicago"), 0)
    assert {"sturgis", "jackson"} <= reach(g) and "detroit" not in reach(g)
    assert refused(g, "0 go:detroit") == ("too-far", "6.1")


@pytest.mark.rule("6.2")
def test_towns_with_a_tent_are_skipped_and_count_no_step():
    g = stand(table(4), 0, "chicago")
    steps = stops(g, AT["chicago"], 3)
    assert steps[AT["sturgis"]] == 2 and steps[AT["jackson"]] == 3
    tent(tent(g, 2, "south_bend"), 3, "sturgis")
    steps = stops(g, AT["chicago"], 3)
    assert steps[AT["south_bend"]] == 0 and steps[AT["sturgis"]] == 0
    assert steps[AT["jackson"]] == 1
    assert refused(g, "0 go:sturgis") == ("town-taken", "7.2")


@pytest.mark.rule("6.3")
def test_a_space_with_a_caravan_may_be_skipped_or_stopped_in():
    g = stand(stand(table(4), 0, "chicago"), 1, "south_bend")
    steps = stops(g, AT["chicago"], 2)
    assert steps[AT["south_bend"]] == 1 and steps[AT["sturgis"]] == 1


@pytest.mark.rule("6.4")
def test_the_circus_of_barnum_and_bailey_counts_as_a_caravan():
    g = pawn(stand(table(4), 0, "chicago"), "south_bend")
    assert stops(g, AT["chicago"], 1)[AT["sturgis"]] == 1


@pytest.mark.rule("6.5")
def test_a_move_ends_only_where_a_show_can_be_given():
    g = stand(table(), 0, "new_york")
    tent(tent(g, 2, "philadelphia", 0), 3, "philadelphia", 1)
    assert "philadelphia" not in reach(g) and "buffalo" in reach(g)
    assert "boston" not in reach(g) and "providence" in reach(g)
    assert refused(g, "0 go:philadelphia") == ("no-slot", "7.4")
    assert refused(g, "0 go:boston") == ("no-star", "7.8")


@pytest.mark.rule("6.6")
def test_nobody_stops_where_the_move_began():
    g = stand(table(), 0, "trenton")
    assert "trenton" not in reach(g) and "philadelphia" in reach(g)
    assert refused(g, "0 go:trenton") == ("where-you-are", "6.6")
