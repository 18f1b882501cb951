"""The drawn table of The Magnificent: previews that come true, and what stays in place."""

import random
import re
from collections import defaultdict
from itertools import combinations, pairwise
from typing import Any

import pytest
from draw.test_scenes import OFF_THE_BOARD
from games.playing import asked, do, sure

import chapiteau
from chapiteau.core.state import play
from chapiteau.core.step import NOBODY
from chapiteau.draw.layout import Area
from chapiteau.draw.scene import LAYOUTS, SIZES, Layout, Scene
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.art.heights import HEAD
from chapiteau.games.the_magnificent.art.own.ghost import after_flip, after_turn
from chapiteau.games.the_magnificent.art.own.power import Sum, sum_of
from chapiteau.games.the_magnificent.art.pieces.bills import ASKED, SLIP, UNIT
from chapiteau.games.the_magnificent.art.pieces.masters import LEAST_CARD
from chapiteau.games.the_magnificent.art.pieces.stars import DRAWN
from chapiteau.games.the_magnificent.art.plan import TOP, plan_of
from chapiteau.games.the_magnificent.art.questions import CAMP, REGIONS, ROAD, TENT
from chapiteau.games.the_magnificent.art.regions.tent import brackets_of, ring_in
from chapiteau.games.the_magnificent.art.table import Table
from chapiteau.games.the_magnificent.art.theme import THEMES
from chapiteau.games.the_magnificent.box.components import (
    ALL_TILES,
    CELLS,
    DICE,
    colour_of,
    value_of,
)
from chapiteau.games.the_magnificent.box.grid import cells_of, drawn, turned
from chapiteau.games.the_magnificent.rules.actions.posters import GainPoster
from chapiteau.games.the_magnificent.rules.actions.tiles import LayTile
from chapiteau.games.the_magnificent.rules.end_of_round import PAYMENT, SCORE_MASTERS, ChooseLot
from chapiteau.games.the_magnificent.rules.moves import MOVES, turn_of
from chapiteau.games.the_magnificent.rules.turn import TURN
from chapiteau.server.live.previews import foreseen

from ..table import (
    BOX,
    ask,
    at,
    complete,
    cover_all_but,
    fresh,
    gems,
    give_board,
    hang,
    hold,
    offered,
    rolled,
    show,
    table,
    take,
    talents,
    tiles,
)

RESTING = ("end", "pass", "spot")
ADVANCED: dict[str, Any] = {"boards": "choose", "masters": "draft"}


def positions(seats, seed=5, **options):
    """A match at every position of a game whose players rather act than pass."""
    match = chapiteau.new("the_magnificent", seats=seats, seed=seed, **options)
    dice = random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        match.play(seat, dice.choice([m for m in moves if m.verb not in RESTING] or moves))
    yield match


def items(g, seat, layout: Layout = "wide"):
    return {item.key: item for item in at(g).scene(seat, "en", layout).items}


def seen_by(g, seat):
    return Table(GAME.view(g, seat), at(g).telling("en"), THEMES["dark"], seat, "wide")


@pytest.mark.parametrize("region", [region for region in REGIONS if region != CAMP])
def test_on_a_phone_what_is_touched_lies_first_and_its_sum_below(region):
    """A low window shows little beside the question, which has the sum as well."""
    plan = plan_of("tall", region, 0, solo=False)
    _, top, _, high = plan.box(region)
    assert top == TOP
    assert plan.power[1] >= top + high


@pytest.mark.parametrize("layout", ["low", "tall"])
def test_the_sign_of_a_poster_that_can_be_completed_lies_on_no_gem_that_it_asks_for(layout):
    g = table()
    hang(g, 0, 1, "orange_g7")  # three tiles and two gems: the row is full
    tiles(g, 0, "OS1 c1r1", "GL1 c5r1", "PS1 c1r3")
    gems(g, 0, green=1, purple=1)
    drawn = {item.key: item for item in at(g).scene(0, "en", layout, focus=CAMP).items}
    poster = drawn[f"p{g.players[0].posters[1]}"]
    (sign,) = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', poster.over)
    _, y, r = map(float, sign)
    assert y - r >= ASKED + UNIT
    assert y + r <= SLIP


# the tile in hand


def laying(tile, *sites):
    """The first player has a tile in hand, and these in the camp."""
    g = table()
    g.players[0].board = 1
    tiles(g, 0, *sites)
    return ask(g, LayTile(0, tile, 1))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("sites", [(), ("OL1 c1r1", "PS1 c4r1")], ids=["empty", "begun"])
def test_the_tile_in_hand_knows_every_place_and_what_it_covers(sites, layout):
    for tile in ALL_TILES:
        g = laying(tile, *sites)
        ghost = items(g, 0, layout)["ghost"].ghost
        assert sorted(ghost.moves()) == sorted(move.text for move in g.moves)
        for text in ghost.moves():
            move = MOVES.read(text)
            way = next(way for way in ghost.ways if way.verb == move.verb)
            n = move.arg - 1
            covered = {n + r * ghost.columns + c for c, r in way.cells}
            assert covered == {cell - 1 for cell in cells_of(mask_of(g, move))}


def mask_of(g, move):
    """The cells that the tile in hand covers by a move."""
    return g.box.masks[g.stack[-1].tile][turn_of(move) * CELLS + move.arg - 1]


def promises(g, ghost, move):
    """What the tile in hand says that it brings there: bonuses, and zones."""
    covered = {cell - 1 for cell in cells_of(mask_of(g, move))}
    said = [text for cells, text in ghost.gains if covered.issuperset(cells)]
    zones = [text for text in said if "complete" in text]
    return [text for text in said if text not in zones], zones


def test_the_tile_in_hand_promises_the_bonuses_below_it():
    g = laying(3)  # a large green one, of 2 by 4 cells
    ghost, most = items(g, 0)["ghost"].ghost, 0
    for move in g.moves:
        bonuses, zones = promises(g, ghost, move)
        assert len(bonuses) == len(g.bonuses_under(0, mask_of(g, move))) and not zones
        most = max(most, len(bonuses))
    assert most == 2  # as at the right edge: a talent in row 3, posters in row 4


def test_the_tile_in_hand_promises_the_points_of_zones_that_it_completes():
    g = table()
    cover_all_but(g, 0, "c1r1", "c2r1", "c1r2", "c2r2", "c3r1", "c3r2", "c4r1", "c4r2")
    g = ask(g, LayTile(0, 2, 1))
    points = at(g).telling("en").words("some-points", points=g.box.zone_points)
    ghost, before, found = items(g, 0)["ghost"].ghost, g.players[0].covered, []
    for move in g.moves:
        later = g.clone()
        play(later, move)
        covered = later.players[0].covered
        full = [z for z in g.box.zones[1:] if z & covered == z and z & before != z]
        zones = promises(g, ghost, move)[1]
        assert len(zones) == len(full) and all(points in text for text in zones)
        found.append(len(zones))
    assert sorted(set(found)) == [0, 1]  # the zone of column 4 lacks but two cells


def test_turning_and_flipping_the_tile_in_hand_is_turning_and_flipping_it():
    shape = drawn(["##.", "#..", "#.."])
    for turn in range(8):
        cells = turned(shape, turn)
        assert turned(cells, 1) == turned(shape, after_turn(turn))
        assert turned(cells, 4) == turned(shape, after_flip(turn))


# power and dice


def check_sum(g, **summands):
    s = sure(Sum, sum_of(seen_by(g, 0)))
    assert value_of(s.die) + s.earlier + s.card + s.talents + s.gems == s.power == g.power(0)
    assert {name: getattr(s, name) for name in summands} == summands
    assert items(g, 0)["own-sum"].label.endswith(f"= {s.power}")


def test_power_is_counted_out_loud_and_right():
    g = table()
    hold(g, 0, "01", "43", "31", "06")
    rolled(g, 0, "orange-5")
    g.players[0].dice = g.players[0].dice[::-1]
    gems(g, 0, orange=1, transparent=1)
    talents(g, 0, "talent_05", tokens=2)
    take(g, "orange-3", "01")
    do(g, "0 pass")
    check_sum(g, earlier=5, card=0, talents=0, gems=0)
    do(g, "0 use:1")
    check_sum(g, card=2, gems=0)
    do(g, "0 gem:orange", "0 gem:transparent")
    check_sum(g, card=2, gems=4, power=14)
    do(g, "0 build", "0 spot:10")
    check_sum(g, card=2, talents=2, gems=4, power=16)


def test_a_transparent_die_is_counted_once_it_has_a_colour():
    g = table()
    hold(g, 0, "31", "43", "01", "06")
    rolled(g, 0, "green-4")
    g.players[0].dice = g.players[0].dice[::-1]
    take(g, "transparent-3", "31")
    assert sum_of(seen_by(g, 0)) is None
    do(g, "0 colour:green")
    check_sum(g, earlier=4, power=7)


def traced(g, seat, move, layout="wide"):
    """What a preview draws besides the outcome of a move."""
    match = at(g)
    scene = match.scene(seat, layout=layout)
    front = next(region.id for region in scene.regions if region.is_front)
    view, telling = GAME.view(g, seat), match.telling("en")
    traces = GAME.board.traces(view, telling, layout, "dark", front, MOVES.read(move))
    return {item.key: item for item in traces}


def test_a_die_that_is_pointed_at_says_the_power_and_the_price_it_will_have():
    g = table()
    hold(g, 0, "43", "31", "06", "26")
    rolled(g, 0, "orange-5", "transparent-2")
    show(g, "orange-3", "green-6", "purple-1")
    ask(g, TURN[0])
    for die, power, due in (("orange-3", 8, 10), ("green-6", 6, 8), ("purple-1", 1, 7)):
        said = traced(g, 0, f"take:{die}")
        assert said["own-sum"].label.endswith(f"= {power}")
        assert said["coins"].label.endswith(f" {due}")
        later = g.clone()
        do(later, f"0 take:{die}", f"0 put:{later.players[0].empty_masters()[0]}")
        assert (later.power(0), later.players[0].due()) == (power, due)


def test_a_die_that_adds_to_earlier_ones_has_its_power_beside_it():
    g = table()
    hold(g, 0, "43", "31", "06", "26")
    rolled(g, 0, "orange-5")
    show(g, "orange-3", "green-6", "transparent-2")
    ask(g, TURN[0])
    pills = {key: item.label for key, item in items(g, 0).items() if key.startswith("pill")}
    wanted = {n: 5 + n for n in range(1, 7) if g.pool[n]}  # orange ones, by their faces
    wanted |= {18 + n: 5 + n for n in range(1, 7) if g.pool[18 + n]}
    assert {int(key[4:]): int(said.split()[-1]) for key, said in pills.items()} == wanted
    assert not [key for key in items(g, 1) if key.startswith("pill")]


def test_a_way_that_is_pointed_at_lies_on_the_wheel_with_what_it_brings():
    g = travelling("green-3", 0)
    for steps in (1, 3):
        way = traced(g, 0, f"steps:{steps}")
        assert way["trace-way"].svg.count("<path") == steps
        assert (
            f">+{sum(1 for sign in g.box.wheels[2][1 : steps + 1] if sign)}<"
            in way["trace-brings"].svg
            or steps > 1
        )
    assert traced(g, 0, "steps:0") == {}


def test_a_zone_that_a_tile_would_complete_is_edged_and_says_its_points():
    g = table()
    cover_all_but(g, 0, "c1r1", "c2r1", "c1r2", "c2r2", "c3r1", "c3r2", "c4r1", "c4r2")
    g = ask(g, LayTile(0, 2, 1))
    before, full = g.players[0].covered, []
    for move in g.moves:
        covered = before | mask_of(g, move)
        wanted = {
            f"trace-z{zone}"
            for zone, cells in enumerate(g.box.zones)
            if zone and cells & ~before and not cells & ~covered
        }
        zones = traced(g, 0, move.text)
        assert set(zones) == wanted
        assert all(f"+{g.box.zone_points}" in item.svg for item in zones.values())
        full.append(len(wanted))
    assert sorted(set(full)) == [0, 1]


def travelling(die, held, extra=0):
    """The first player is to choose how far the green wagon goes."""
    g = table()
    hold(g, 0, "45", "43", "31", "06")
    gems(g, 0, green=held)
    take(g, die, "45")
    g.extra = extra
    do(g, "0 travel")
    return g


@pytest.mark.parametrize("held", [0, 3])
def test_a_cell_of_a_wheel_says_what_the_way_there_brings(held):
    g = travelling("green-6", held, 5)  # where there is no room, a gem is a coin
    before, told = g.players[0], []
    for key, item in items(g, 0).items():
        if key.startswith("k") and item.move and item.move != "steps:0":
            later = g.clone()
            play(later, MOVES.read(item.move))
            after = later.players[0]
            brought = after.total_gems() - before.total_gems() + after.coins - before.coins
            assert sum(int(n) for n in re.findall(r"(\d+) \w+ gem", item.text)) == brought
            told.append(brought)
    signs = [1 if sign else 0 for sign in g.box.wheels[2]]
    assert sorted(told) == [sum(signs[1 : n + 1]) for n in range(1, 12)]


def check_dice(g, layout, viewer=0):
    """Those on the tent, and those on the viewer's own cards."""
    for focus in ("tent", "masters"):
        lying = [die for die in range(1, len(DICE)) for _ in range(g.pool[die])]
        own = [die for die in g.players[viewer].dice if die]
        if layout == "tall":  # one region at a time
            lying, own = (lying, []) if focus == "tent" else ([], own)
        scene = at(g).scene(viewer, "en", layout, focus=focus)
        keys = [item.key for item in scene.items if re.match(r"d\d", item.key)]
        assert sorted(int(key[1:].split("-")[0]) for key in keys) == sorted(lying + own)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_die_is_drawn_once_wherever_it_lies(seats, layout):
    g, seat = table(seats), seats - 1
    check_dice(g, layout)
    for other in range(seats):
        rolled(g, other, ["orange-4", "green-4", "purple-4", "transparent-4"][other])
    check_dice(g, layout, seat)
    if seats > 1:
        rolled(g, 0, "orange-4", "green-4", "orange-2")  # a card for every turn has a die
        rolled(g, 1, "purple-1")
        check_dice(g, layout)
    show(g, "transparent-6")
    ask(g, TURN[seat])
    if seats == 1:
        do(g, "0 trade:1")
        check_dice(g, layout)  # one more, from the reserve
    do(g, f"{seat} take:transparent-6")
    check_dice(g, layout, seat)  # the die in hand still lies on the main tent
    do(g, f"{seat} put:{g.players[seat].empty_masters()[0]}")
    check_dice(g, layout, seat)


def test_a_die_keeps_its_key_on_its_way_to_a_card():
    g = table()
    show(g, "green-6", "green-6")
    ask(g, TURN[0])
    before = {key for key in items(g, 0) if key.startswith("d12-")}
    do(g, "0 take:green-6", f"0 put:{g.players[0].empty_masters()[0]}")
    assert {key for key in items(g, 0) if key.startswith("d12-")} == before


# what is offered, to whom, and where


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_advanced_setup_is_offered_on_the_board_too(seats):
    g, questions = fresh(seats, **ADVANCED), []
    give_board(g, seats - 1, 2)  # its other side begins with a tent
    while asked(g) not in ("TradePoster", "TakeDie"):
        questions.append(asked(g))
        for viewer in g.to_act():
            legal = {move.text for move in g.legal(viewer)}
            for layout in LAYOUTS:
                offered = {item.move for item in items(g, viewer, layout).values() if item.move}
                missing = {m.split(":")[0] for m in legal - offered}
                assert offered <= legal
                assert missing <= OFF_THE_BOARD["the_magnificent"]
        seat = g.to_act()[0]
        play(g, g.legal(seat)[-1], seat)
    others = {"ChooseSide", "PitchStartTent", "GainPoster", "HangPoster", "ChooseTalent"}
    assert set(questions) == {"ReturnMaster" if seats == 1 else "DraftMasters", *others}


def test_a_hand_that_is_drafted_is_drawn_for_its_owner_only():
    g = fresh(3, masters="draft")
    assert asked(g) == "DraftMasters"
    for viewer in (None, *range(3)):
        there = set(items(g, viewer))
        for seat in range(3):
            hand = {f"m{master}" for master in g.players[seat].hand}
            assert hand & there == (hand if viewer == seat else set())


def test_every_magnificent_has_a_face_of_their_own():
    assert set(BOX.stars[1:]) == set(DRAWN)
    assert len({draw() for draw in DRAWN.values()}) == len(DRAWN)


def test_what_must_be_paid_is_always_in_sight_until_it_is_paid():
    g = table()
    hold(g, 0, "43", "31", "06", "26")
    rolled(g, 0, "orange-5", "transparent-2")
    ask(g, TURN[0])
    assert "cost 7" in items(g, 0)["coins"].label
    take(g, "orange-3", str(g.players[0].empty_masters()[0]))
    assert asked(g) == "Prepare" and "cost 10" in items(g, 0)["coins"].label
    ask(g, PAYMENT, SCORE_MASTERS)
    assert g.players[0].due() == 10 and "cost 0" in items(g, 0)["coins"].label


def test_a_visit_shows_all_that_lies_before_a_player():
    g = table(3)
    hold(g, 1, "43", "31", "06", "26")
    hang(g, 1, 1, "orange_n1")
    hang(g, 1, 4, "green_g9")
    talents(g, 1, "talent_05", "talent_09", tokens=3)
    rolled(g, 1, "green-4")
    tiles(g, 1, "OL1 c1r1")
    match, p = at(g), g.players[1]
    card = GAME.board.visit(GAME.view(g, NOBODY), match.telling("en"), "dark", 1)
    keys = {item.key for item in sure(Scene, card).items}
    wanted = {f"m{m}" for m in p.masters} | {f"p{n}" for n in p.posters if n} | {"y1-0"}
    wanted |= {f"s{spot}" for spot in p.talents} | {f"gem{c}" for c in (1, 2, 3, 4)}
    assert len(wanted) == 13 and wanted <= keys
    assert [key for key in keys if key.startswith("d10-")]


def test_chips_count_points_coins_and_posters_completed():
    g = table(3)
    complete(g, 1, "green_g9")
    g.players[1].points, g.players[1].coins = 31, 4
    match = at(g)
    figures = GAME.board.figures(g, match.telling("fr"), 1)
    assert [figure.value for figure in figures] == [31, 4, 1]
    assert all("href" not in figure.sign and "url(" not in figure.sign for figure in figures)


def test_the_line_above_tells_the_round_and_what_everybody_is_about():
    g = travelling("green-3", 0)
    match = at(g)
    now = GAME.board.progress(g, match.telling("en"))
    assert (now.at, now.of, now.phase) == (1, 3, "Travel")


# what comes forward


def front(g, viewer=0, layout="wide", focus=""):
    scene = at(g).scene(viewer, layout=layout, focus=focus)
    return next(region for region in scene.regions if region.is_front)


def test_what_is_asked_comes_forward_and_stays_while_a_move_is_looked_at():
    g = table()
    assert front(g).id == "tent"
    g = travelling("green-3", 0)
    assert front(g).id == front(g, None).id == "road-2"
    before = {item.key: item for item in at(g).scene(0).items}
    later = g.clone()
    do(later, "0 steps:2")
    after = {item.key: item for item in at(later).scene(0, focus="road-2").items}
    moved = {key for key, item in after.items() if key in before and before[key][1:3] != item[1:3]}
    assert moved & set(before) <= {"w2"}


@pytest.mark.parametrize("layout", SIZES)
def test_the_front_has_the_middle_and_nothing_lies_on_the_wings(layout):
    g = table()
    for region in REGIONS:
        scene = at(g).scene(0, layout=layout, focus=region)
        boxes = [Area(r.x, r.y, r.x + r.w, r.y + r.h) for r in scene.regions]
        assert [r.id for r in scene.regions if r.is_front] == [region]
        assert all(not a.meets(b) for a, b in combinations(boxes, 2))
        assert all(b.within(Area(0, 0, scene.width, scene.height)) for b in boxes)
        large = max(scene.regions, key=lambda r: r.w * r.h)
        assert large.is_front


def may_perform():
    """One poster can be completed, on one space: to perform asks for nothing else."""
    g = table()
    hold(g, 0, "45", "43", "31", "06")
    take(g, "green-4", "45")
    return g


def has_a_poster_in_hand():
    g = may_perform()
    ask(g, GainPoster(0))
    do(g, f"0 {offered(g, 'draw')[0]}")
    return g


ON_THE_BENCH = re.compile(r"own-v|u\d|face\d|c\d$|abuild|atravel|aperform")


@pytest.mark.parametrize("layout", [*SIZES, "tall", "pair"])
@pytest.mark.parametrize("lay", [may_perform, has_a_poster_in_hand])
def test_a_preview_leaves_what_lies_on_the_bench_whatever_is_asked_next(lay, layout):
    match = at(lay())
    view, telling = match.view(0), match.telling("en")
    scene = match.game.board.draw(view, telling, layout, "light", 0)
    assert scene.laid
    before = {item.key: item for item in scene.items}
    later = set()
    for move in view.legal(0):
        part = foreseen(view, 0, move, scene, telling, (layout, "light"))
        new = [item["k"] for item in part["pieces"] if item["k"] not in before]
        assert [key for key in new if ON_THE_BENCH.match(key)] == [], move
        grounds = [item["s"] for item in part["pieces"] if item["k"] == "bench"]
        assert "bench" not in part["gone"] and grounds in ([], [before["bench"].svg]), move
        later |= set(part["gone"])
    assert later or lay is may_perform


@pytest.mark.parametrize("layout", LAYOUTS)
def test_of_six_cards_one_of_which_goes_back_each_shows_what_it_is_worth(layout):
    g = fresh(1)
    while asked(g) != "ReturnMaster":
        do(g, f"0 {g.legal(0)[0].text}")
    match = at(g)
    view, telling = match.view(0), match.telling("en")
    scene = match.game.board.draw(view, telling, layout, "light", 0)
    keys = {f"m{master}" for master in g.players[0].masters}
    before = {item.key: item for item in scene.items if item.key in keys}
    assert len(before) == 6
    for item in before.values():
        w = float(item.edge.split()[2])
        assert w >= LEAST_CARD and 0 <= item.x and item.x + w <= scene.width
    assert not any(item.key.startswith("lot") for item in scene.items)
    for move in view.legal(0):
        part = foreseen(view, 0, move, scene, telling, (layout, "light"))
        assert not any(item["k"].startswith("lot") for item in part["pieces"])


@pytest.mark.parametrize("layout", SIZES)
def test_in_the_wings_dice_of_a_colour_lie_in_one_line_and_are_as_large_as_there_is_room(layout):
    g = table(4)
    scene = at(g).scene(0, layout=layout, focus=ROAD)
    dice = [item for item in scene.items if re.match(r"d\d+-\d", item.key)]
    lines = defaultdict(set)
    for item in dice:
        lines[item.y].add(colour_of(int(item.key[1:].split("-")[0])))
    assert sum(map(len, lines.values())) == len(set.union(*lines.values())) == 4
    box = next(r for r in scene.regions if r.id == TENT)
    assert all(box.y + HEAD <= y <= box.y + box.h for y in lines)
    pitch = min(b.x - a.x for a, b in pairwise(dice) if a.y == b.y)
    assert len(lines) == 2 if box.h > 110 else pitch * len(dice) > box.w * 0.8


def test_a_large_board_has_its_own_master_cards_in_two_lines_with_whole_names():
    g = table(4)
    hold(g, 0, "45", "43", "31", "06")
    drawn = at(g).scene(0, layout="large", focus=ROAD)
    cards = [item for item in drawn.items if item.key in {f"m{m}" for m in g.players[0].masters}]
    assert len({item.y for item in cards}) == 2
    for item in cards:
        name = item.label.split(" (")[0]
        assert name in re.sub(r"<[^>]*>", "", item.svg), name


def test_the_plate_of_what_a_card_is_worth_is_a_part_of_the_card():
    """A trace and the light lie around all that is seen of it, and cross no plate."""
    g = table()
    hold(g, 0, "45", "43", "31", "06")
    for item in items(g, 0).values():
        if item.key in {f"m{m}" for m in g.players[0].masters}:
            *_, height = map(float, item.edge.split()[:4])
            number = max(map(float, re.findall(r'<text[^>]* y="([\d.]+)"', item.over)))
            lowest = max(
                float(y) + float(h)
                for y, h in re.findall(r'<rect[^>]* y="([\d.-]+)"[^>]* height="([\d.]+)"', item.svg)
            )
            assert number < lowest <= height


LINE, PAD = 5.6, 4  # of the light, and how far around what it lights it lies


@pytest.mark.parametrize("layout", [*SIZES, "tall", "pair"])
def test_the_brackets_of_dice_side_by_side_do_not_touch(layout):
    """Whatever lies on the tent."""
    ring = ring_in(plan_of(layout, TENT, 0, False).box(TENT))
    left, top, w, h, _ = map(float, brackets_of(ring.die).split())
    places = [ring.place(die) for die in range(1, len(DICE))]
    for (x, y), (u, v) in combinations(places, 2):
        assert abs(x - u) >= w + 2 * PAD + LINE or abs(y - v) >= h + 2 * PAD + LINE
    assert left < -ring.die / 2 + PAD and top < -ring.die / 2 + PAD  # and lie around it


def test_a_lot_is_one_thing_to_take():
    g = table(3)
    ask(g, ChooseLot(0))
    there = items(g, 0)
    for lot in range(1, 4):
        whole = Area(*_area(there[f"lot{lot}"]))
        for key in (f"m{g.lot_masters[lot]}", f"s{g.lot_talents[lot]}"):
            assert not there[key].answers
            x, y = there[key].x, there[key].y
            assert whole.left < x < whole.right and whole.top < y < whole.bottom


@pytest.mark.parametrize("layout", [*SIZES, "tall", "pair"])
def test_lots_stay_where_they_lie_whichever_is_taken(layout):
    g = table(3)
    ask(g, ChooseLot(0), ChooseLot(1))
    before = items(g, 0, layout)
    do(g, "0 lot:1")
    after = items(g, 0, layout)
    assert "lot1" not in after
    places = [[_area(there[f"lot{lot}"]) for lot in (2, 3)] for there in (before, after)]
    assert places[0] == places[1]


def _area(item):
    x, y, w, h, _ = (float(n) for n in item.edge.split())
    return item.x + x, item.y + y, item.x + x + w, item.y + y + h


def test_alone_the_goals_and_the_dice_beside_the_board_are_in_sight():
    g = table(1)
    g.players[0].points = 205
    scene = at(g).scene(0, focus="tonight")
    goals = next(item for item in scene.items if item.key == "goals")
    assert ">205<" in goals.svg and all(f">{goal}<" in goals.svg for goal in g.box.titles)
    tent = {item.key: item for item in at(g).scene(0, focus="tent").items}
    reserve = [tent[f"reserve{c}"].label for c in (1, 2, 3, 4)]
    assert [said.split(" × ")[0].split()[-1] for said in reserve] == [str(n) for n in g.reserve[1:]]
