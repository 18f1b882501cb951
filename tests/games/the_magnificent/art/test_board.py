"""The drawn table of The Magnificent: previews that come true, and what stays in place."""

import random
import re

import pytest
from draw.memory import check_memory
from draw.test_scenes import OFF_THE_BOARD

import chapiteau
from chapiteau.games.the_magnificent.art.forecast import forecast
from chapiteau.games.the_magnificent.art.ghost import after_flip, after_turn
from chapiteau.games.the_magnificent.art.power import sum_of
from chapiteau.games.the_magnificent.art.room import ROOMS
from chapiteau.games.the_magnificent.art.stars import DRAWN
from chapiteau.games.the_magnificent.art.table import Table
from chapiteau.games.the_magnificent.box.components import (
    CELLS,
    DICE,
    TRANSPARENT,
    colour_of,
    value_of,
)
from chapiteau.games.the_magnificent.box.grid import cells_of, drawn, turned
from chapiteau.games.the_magnificent.rules.moves import MOVES, turn_of

SEED = 5
RESTING = ("end", "pass", "spot")
ADVANCED = {"boards": "choose", "masters": "draft"}


def positions(seats, seed=SEED, **options):
    """A match at every position of a game whose players rather act than pass."""
    match = chapiteau.new("the_magnificent", seats=seats, seed=seed, **options)
    dice = random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        doing = [m for m in moves if m.verb not in RESTING]
        building = [m for m in doing if m.verb in ("build", "level")]
        match.play(seat, dice.choice((dice.random() < 0.6 and building) or doing or moves))
    yield match


def asked(name, seats=3, seed=SEED, **options):
    """The positions of a game in which a kind of question is asked, with who is asked."""
    for match in positions(seats, seed, **options):
        if not match.over and type(match.state.stack[-1]).__name__ == name:
            yield match, match.to_act[0]


def items(match, seat, layout="wide"):
    return {item.key: item for item in match.scene(seat, "en", layout).items}


def table_of(match, seat):
    return Table(match.view(seat), match.telling("en"), ROOMS["dark"], seat, "wide")


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_tile_in_hand_knows_every_place_and_what_it_covers(layout):
    seen = 0
    for match, seat in asked("LayTile"):
        ghost, box = items(match, seat, layout)["ghost"].ghost, match.state.box
        tile = match.state.stack[-1].tile
        assert sorted(ghost.moves()) == sorted(move.text for move in match.moves(seat))
        for text in ghost.moves():
            move = MOVES.read(text)
            way = next(way for way in ghost.ways if way.verb == move.verb)
            n = move.arg - 1
            covered = {n + r * ghost.columns + c for c, r in way.cells}
            mask = box.masks[tile][turn_of(move) * CELLS + n]
            assert covered == {cell - 1 for cell in cells_of(mask)}
            seen += 1
    assert seen > 500


def test_the_tile_in_hand_brings_what_it_promises():
    promised = 0
    for match, seat in asked("LayTile"):
        ghost = items(match, seat)["ghost"].ghost
        words, g = match.telling("en").words, match.state
        move = max(match.moves(seat), key=lambda move: len(texts(match, ghost, move)))
        zones = [text for text in texts(match, ghost, move) if "complete" in text]
        bonuses = [text for text in texts(match, ghost, move) if text not in zones]
        mask = g.box.masks[g.stack[-1].tile][turn_of(move) * CELLS + move.arg - 1]
        assert len(bonuses) == len(g.bonuses_under(seat, mask))
        later = match.clone()
        later.play(seat, move)
        covered = later.state.players[seat].covered
        full = [z for z in g.box.zones[1:] if z & covered == z and z & g.players[seat].covered != z]
        assert len(zones) == len(full)
        assert all(words("some-points", points=g.box.zone_points) in text for text in zones)
        promised += len(bonuses) + len(zones)
    assert promised > 10


def texts(match, ghost, move):
    mask = match.state.box.masks[match.state.stack[-1].tile]
    covered = {cell - 1 for cell in cells_of(mask[turn_of(move) * CELLS + move.arg - 1])}
    return [text for cells, text in ghost.gains if covered.issuperset(cells)]


def test_turning_and_flipping_the_tile_in_hand_is_turning_and_flipping_it():
    shape = drawn(["##.", "#..", "#.."])
    for turn in range(8):
        cells = turned(shape, turn)
        assert turned(cells, 1) == turned(shape, after_turn(turn))
        assert turned(cells, 4) == turned(shape, after_flip(turn))


def test_power_is_counted_out_loud_and_right():
    counted = 0
    for match, seat in asked("Prepare"):
        table = table_of(match, seat)
        s = sum_of(table)
        if s is None:
            continue
        assert value_of(s.die) + s.earlier + s.card + s.talents + s.gems == s.power
        assert s.power == match.state.power(seat)
        label = items(match, seat)["sum"].label
        assert label.endswith(f"= {s.power}")
        counted += s.gems + s.card > 0
    assert counted > 0


def test_a_die_says_the_power_and_the_price_it_will_have():
    told = 0
    for match, seat in asked("TakeDie"):
        for move in match.moves(seat):
            if move.verb != "take" or colour_of(move.arg) == TRANSPARENT:
                continue
            said = items(match, seat)[f"d{move.arg}-{match.state.pool[move.arg] - 1}"].text
            assert said == forecast(table_of(match, seat), move.arg)
            later = match.clone()
            later.play(seat, move)
            if type(later.state.stack[-1]).__name__ == "PutDie":
                later.play(seat, next(iter(later.moves(seat))))
            if later.state.card:
                assert f"power {later.state.power(seat)}\n" in said
                assert f" {later.state.players[seat].due()} coin" in said
                told += 1
    assert told > 20


def test_a_cell_of_a_wheel_says_what_the_way_there_brings():
    brought = 0
    for match, seat in asked("ChooseSteps"):
        before = match.state.players[seat]
        for key, item in items(match, seat).items():
            if key.startswith("k") and item.move and item.move != "steps:0":
                later = match.clone()
                later.play(seat, item.move)
                after = later.state.players[seat]  # where there is no room, a gem is a coin
                gems = after.total_gems() - before.total_gems() + after.coins - before.coins
                assert sum(int(n) for n in re.findall(r"(\d+) × ", item.text)) == gems
                brought += gems
    assert brought > 20


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_every_die_is_drawn_once_wherever_it_lies(layout):
    for match in positions(4):
        g = match.state
        there = [die for die in range(1, len(DICE)) for _ in range(g.pool[die])]
        there += [die for p in g.players for die in p.dice if die]
        keys = [key for key in items(match, 0, layout) if key[0] == "d" and key[1].isdigit()]
        assert sorted(int(key[1:].split("-")[0]) for key in keys) == sorted(there)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_advanced_setup_is_offered_on_the_board_too(seats):
    for match in positions(seats, 7, **ADVANCED):
        if match.over or match.state.round > 1:
            return
        for viewer in match.to_act:
            for layout in ("wide", "tall"):
                scene = match.scene(viewer, "en", layout)
                offered = {item.move for item in scene.items if item.move}
                offered |= {m for item in scene.items if item.ghost for m in item.ghost.moves()}
                legal = {move.text for move in match.moves(viewer)}
                missing = {m.split(":")[0] for m in legal - offered}
                assert offered <= legal
                assert missing <= OFF_THE_BOARD["the_magnificent"]


def test_a_hand_that_is_drafted_is_drawn_for_its_owner_only():
    for match, _ in asked("DraftMasters", seats=3, **ADVANCED):
        for seat in range(3):
            hand = {f"m{master}" for master in match.state.players[seat].hand}
            for viewer in (None, *range(3)):
                shown = hand & set(items(match, viewer))
                assert shown == (hand if viewer == seat else set())
        return


@pytest.mark.parametrize("seats", [1, 3])
def test_a_phone_keeps_its_height_all_match(seats):
    assert len({match.scene(0, layout="tall").height for match in positions(seats)}) == 1


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(positions(3, 9, **ADVANCED), layout)


def test_every_magnificent_has_a_face_of_their_own():
    box = chapiteau.new("the_magnificent", seats=2).state.box
    assert set(box.stars[1:]) == set(DRAWN)
    assert len({draw() for draw in DRAWN.values()}) == len(DRAWN)


def test_what_must_be_paid_is_always_in_sight_until_it_is_paid():
    for match in positions(3):
        drawn_, p = items(match, 0), match.state.players[0]
        question = type(match.state.stack[-1]).__name__ if match.state.stack else ""
        if question in ("TakeDie", "Prepare"):
            assert f"cost {p.due()}" in drawn_["coins"].label
        if question == "ScoreMasters":
            assert "cost 0" in drawn_["coins"].label


def test_the_board_of_a_rival_stands_whole_in_the_inspector():
    for match in positions(3):
        if match.state.round == 2:
            text, p = items(match, 0)["who1"].text, match.state.players[1]
            telling = match.telling("en")
            for master in p.masters:
                assert telling.thing("master", master) in text
            for poster in p.posters:
                assert not poster or telling.thing("poster", poster) in text
            return
    raise AssertionError("the second round never came")
