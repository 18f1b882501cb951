"""The drawn table of The Magnificent: previews that come true, and what stays in place."""

import random
import re
from itertools import islice

import pytest
from draw.memory import check_memory
from draw.test_scenes import OFF_THE_BOARD
from games.playing import asked, do, sure

import chapiteau
from chapiteau.core.state import play
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.art.forecast import forecast
from chapiteau.games.the_magnificent.art.ghost import after_flip, after_turn
from chapiteau.games.the_magnificent.art.power import Sum, sum_of
from chapiteau.games.the_magnificent.art.stars import DRAWN
from chapiteau.games.the_magnificent.art.table import Table
from chapiteau.games.the_magnificent.art.theme import THEMES
from chapiteau.games.the_magnificent.box.components import (
    ALL_TILES,
    CELLS,
    DICE,
    value_of,
)
from chapiteau.games.the_magnificent.box.grid import cells_of, drawn, turned
from chapiteau.games.the_magnificent.rules.actions.tiles import LayTile
from chapiteau.games.the_magnificent.rules.end_of_round import PAYMENT, SCORE_MASTERS
from chapiteau.games.the_magnificent.rules.moves import MOVES, turn_of
from chapiteau.games.the_magnificent.rules.turn import TURN

from ..table import (
    BOX,
    ask,
    at,
    cover_all_but,
    fresh,
    gems,
    give_board,
    hang,
    hold,
    rolled,
    show,
    table,
    take,
    talents,
    tiles,
)

LAYOUTS = ["wide", "tall"]
RESTING = ("end", "pass", "spot")
ADVANCED = {"boards": "choose", "masters": "draft"}


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


def items(g, seat, layout="wide"):
    return {item.key: item for item in at(g).scene(seat, "en", layout).items}


def seen_by(g, seat):
    return Table(GAME.view(g, seat), at(g).telling("en"), THEMES["dark"], seat, "wide")


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
    assert items(g, 0)["sum"].label.endswith(f"= {s.power}")


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


def test_a_die_says_the_power_and_the_price_it_will_have():
    g = table()
    hold(g, 0, "43", "31", "06", "26")
    rolled(g, 0, "orange-5", "transparent-2")
    show(g, "orange-3", "green-6", "purple-1")
    ask(g, TURN[0])
    there = items(g, 0)
    for die, power, due in (("orange-3", 8, 10), ("green-6", 6, 8), ("purple-1", 1, 7)):
        number = DICE.index(die)
        said = there[f"d{number}-{g.pool[number] - 1}"].text
        assert said == forecast(seen_by(g, 0), number)
        assert f"power {power}\n" in said and f" {due} coin" in said
        later = g.clone()
        do(later, f"0 take:{die}", f"0 put:{later.players[0].empty_masters()[0]}")
        assert (later.power(0), later.players[0].due()) == (power, due)


@pytest.mark.parametrize("held", [0, 3])
def test_a_cell_of_a_wheel_says_what_the_way_there_brings(held):
    g = table()
    hold(g, 0, "45", "43", "31", "06")
    gems(g, 0, green=held)  # where there is no room, a gem is a coin
    take(g, "green-6", "45")
    g.extra = 5
    do(g, "0 travel")
    before, told = g.players[0], []
    for key, item in items(g, 0).items():
        if key.startswith("k") and item.move and item.move != "steps:0":
            later = g.clone()
            play(later, MOVES.read(item.move))
            after = later.players[0]
            brought = after.total_gems() - before.total_gems() + after.coins - before.coins
            assert sum(int(n) for n in re.findall(r"(\d+) × ", item.text)) == brought
            told.append(brought)
    signs = [1 if sign else 0 for sign in g.box.wheels[2]]
    assert sorted(told) == [sum(signs[1 : n + 1]) for n in range(1, 12)]


def check_dice(g, layout):
    there = [die for die in range(1, len(DICE)) for _ in range(g.pool[die])]
    there += [die for p in g.players for die in p.dice if die]
    keys = [key for key in items(g, 0, layout) if key[0] == "d" and key[1].isdigit()]
    assert sorted(int(key[1:].split("-")[0]) for key in keys) == sorted(there)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_die_is_drawn_once_wherever_it_lies(seats, layout):
    g = table(seats)
    check_dice(g, layout)
    for seat in range(seats):
        rolled(g, seat, ["orange-4", "green-4", "purple-4", "transparent-4"][seat])
    check_dice(g, layout)
    if seats > 1:
        rolled(g, 0, "orange-4", "green-4", "orange-2")  # a card for every turn has a die
        rolled(g, 1, "purple-1")
        check_dice(g, layout)
    seat = seats - 1
    show(g, "transparent-6")
    ask(g, TURN[seat])
    if seats == 1:
        do(g, "0 trade:1")
        check_dice(g, layout)  # one more, from the reserve
    do(g, f"{seat} take:transparent-6")
    check_dice(g, layout)  # the die in hand still lies on the main tent
    do(g, f"{seat} put:{g.players[seat].empty_masters()[0]}")
    check_dice(g, layout)


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


@pytest.mark.parametrize("seats", [1, 3])
def test_a_phone_keeps_its_height_all_match(seats):
    some = islice(positions(seats), 0, None, 12)
    assert len({match.scene(0, layout="tall").height for match in some}) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(islice(positions(3, 9, **ADVANCED), 0, None, 4), layout)


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


def test_the_board_of_a_rival_stands_whole_in_the_inspector():
    g = table(3)
    hold(g, 1, "43", "31", "06", "26")
    hang(g, 1, 1, "orange_n1")
    hang(g, 1, 4, "green_g9")
    text, telling = items(g, 0)["who1"].text, at(g).telling("en")
    things = [("master", m) for m in g.players[1].masters]
    things += [("poster", p) for p in g.players[1].posters if p]
    assert len(things) == 6 and all(telling.thing(*thing) in text for thing in things)
