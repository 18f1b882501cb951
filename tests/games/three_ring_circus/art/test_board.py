"""The drawn table of 3 Ring Circus: promises that come true, pieces that stay themselves."""

import random
import re
from itertools import combinations, pairwise

import pytest
from draw.memory import check_memory

import chapiteau
from chapiteau.draw.layout import Area
from chapiteau.draw.text import width
from chapiteau.games.three_ring_circus.art import plan, tall_plan
from chapiteau.games.three_ring_circus.art.ground import fitted, spots_of
from chapiteau.games.three_ring_circus.art.promise import next_stop, way
from chapiteau.games.three_ring_circus.box.components import MEDIUM, METROPOLIS, TOWN
from chapiteau.games.three_ring_circus.rules.shows.pawn import move_pawn
from chapiteau.games.three_ring_circus.rules.shows.roads import stops

SEED = 5
HIRING = ("hire", "ring", "pay")


def positions(seats, seed=SEED):
    """A match at every position of a game whose players hire and perform in turn."""
    match = chapiteau.new("three_ring_circus", seats=seats, seed=seed)
    dice = random.Random(seed)
    while not match.over:
        yield match
        seat = match.to_act[0]
        moves = list(match.moves(seat))
        hires = [m for m in moves if m.verb in HIRING]
        stars = [m for m in hires if m.verb == "hire" and m.arg >= 25]
        shows = [m for m in moves if m.verb == "go"]
        match.play(seat, dice.choice(dice.choice([part for part in (hires, stars, shows) if part] or [moves])))  # fmt: skip
    yield match


def asked(verb, seats=3, seed=SEED):
    """The positions in which a move of a verb may be chosen, with who is asked."""
    for match in positions(seats, seed):
        if not match.over and any(m.verb == verb for m in match.moves(match.to_act[0])):
            yield match, match.to_act[0]


def items(match, seat, layout="wide"):
    return {item.key: item for item in match.scene(seat, "en", layout).items}


def after(match, seat, move):
    later = match.clone()
    later.play(seat, move)
    return later


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_place_promises_exactly_what_a_show_there_gives(layout):
    kept = {TOWN: 0, METROPOLIS: 0}
    for seed in (SEED, SEED + 1, SEED + 2):
        for match, seat in asked("go", seed=seed):
            g, words = match.state, match.telling("en").words
            if type(g.stack[-1]).__name__ == "PlaceCaravan" or len(g.money.deck) < 9:
                continue
            drawn = items(match, seat, layout)
            for move in match.moves(seat):
                kind = g.box.spaces[move.arg].kind if move.verb == "go" else MEDIUM
                if kind == MEDIUM:
                    continue
                later, before = after(match, seat, move).state.players[seat], g.players[seat]
                money = len(later.money) - len(before.money)
                if kind == TOWN:
                    said = words("board-would-town", money=money)
                else:
                    points = later.points - before.points
                    said = words("board-would-metropolis", points=points, money=money)
                assert drawn[f"s{move.arg}"].text.endswith(said)
                kept[kind] += 1
    assert all(kept.values())


def test_a_city_promises_the_highest_slot_that_can_be_taken():
    seen = 0
    for match, seat in asked("slot"):
        before = match.clone()
        before.undo(seat)
        slots = [m.arg for m in match.moves(seat) if m.verb == "slot"]
        space = match.state.chosen[seat][-1].arg
        if match.state.chosen[seat][-1].verb != "go" or len(match.state.chosen[seat]) > 1:
            continue
        best = match.state.box.slots[max(slots) - 1]
        text = items(before, seat)[f"s{space}"].text.splitlines()[-1]
        assert f"{best.tickets} ticket" in text
        seen += 1
    assert seen


@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_every_card_in_sight_is_drawn_once_and_no_other(viewer):
    for match in positions(4):
        g = match.state
        cards = [card for card in g.row if card]
        for seat, p in enumerate(g.players):
            cards += [card for ring in p.rings for card in ring]
            cards += [*p.money, *p.tickets] if seat == viewer else p.tickets[: p.known]
        for layout in ("wide", "tall"):
            drawn = sorted(
                k for k in items(match, viewer, layout) if k[0] == "c" and k[1:].isdigit()
            )
            assert drawn == sorted(f"c{card}" for card in cards)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_tent_and_caravan_is_drawn_once(seats):
    for match in positions(seats):
        g = match.state
        tents = {
            f"t{troupe}-{n}"
            for n in range(1, len(g.box.spaces))
            for troupe in g.tents_on(n)
            if troupe
        }
        for layout in ("wide", "tall"):
            drawn = items(match, 0, layout)
            assert {k for k in drawn if k[0] == "t" and k[1].isdigit()} == tents
            assert "bb" in drawn and "tile" in drawn
            for seat, p in enumerate(g.players):
                assert not p.at or f"v{seat + 1}" in drawn


def test_a_ring_names_the_fee_that_is_charged():
    told = set()
    for match, seat in asked("ring"):
        words, drawn = match.telling("en").words, items(match, seat)
        for move in match.moves(seat):
            later = after(match, seat, move)
            [entry] = [e for e in later.entries[len(match.entries) :]]
            fees = [event.ids[3] for event in entry.told if event.kind.id == "hires"]
            for fee in fees:  # known at once where nothing is left to choose
                said = words("board-ring-fee", ring=move.arg, fee=fee)
                assert drawn[f"ring{move.arg}"].label.startswith(said)
                told.add(fee)
    assert len(told) > 1


def test_a_newcomer_is_shown_where_it_will_perform():
    seen = 0
    for match, seat in asked("pay"):
        kind, ring = (move.arg for move in match.state.chosen[seat][:2])
        ghost = items(match, seat)["ghost"]
        later = match.clone()
        while later.state.chosen and later.state.chosen[seat]:
            later.play(seat, next(iter(later.moves(seat))))
        cards = later.state.players[seat].rings[ring - 1]
        column = [match.state.box.kind[card] for card in cards].index(kind)
        assert (ghost.x, ghost.y) == plan.STAGE.spot(ring - 1, column)
        seen += 1
    assert seen


def test_the_running_sum_counts_what_is_chosen():
    for match, seat in asked("pay"):
        paid = [m.arg for m in match.state.chosen[seat] if m.verb == "pay"]
        box, drawn = match.state.box, items(match, seat)
        total = sum(box.kinds[kind].value for kind in paid)
        assert f"Paid: {total} of" in drawn["purse"].label
        raised = [i for k, i in drawn.items() if k[0] == "c" and i.state == "chosen"]
        assert len(raised) == len(paid) + 1


def test_the_way_that_is_shown_is_one_that_the_locomotives_can_go():
    seen = 0
    for match, seat in asked("go"):
        g, p = match.state, match.state.players[seat]
        if not p.at:
            continue
        reach = stops(g, p.at, p.locomotives)
        skipped = g.tented | g.caravans() & ~(1 << p.at)
        for move in match.moves(seat):
            if move.verb != "go" or not reach[move.arg]:
                continue
            path = way(g, p.at, move.arg)
            assert path[0] == p.at and path[-1] == move.arg
            assert all(b in g.box.neighbours[a] for a, b in pairwise(path))
            counted = [n for n in path[1:-1] if not skipped >> n & 1]
            assert len(counted) + 1 == reach[move.arg]
            seen += 1
    assert seen


def test_the_next_stop_of_the_great_circus_is_where_it_goes():
    for match in positions(3):
        g = match.state
        if not match.over and not g.popcorn:
            stop, later = next_stop(g), g.clone()
            move_pawn(later)
            assert stop == later.pawn_space()


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(positions(3), layout)


SHEETS = [(plan.SHEET, plan.STRETCHED, True), (tall_plan.SHEET, tall_plan.STRETCHED, False)]


@pytest.mark.parametrize(("sheet", "stretched", "nudged"), SHEETS, ids=["wide", "tall"])
def test_places_in_play_stand_apart_on_the_sheet(sheet, stretched, nudged):
    box = chapiteau.new("three_ring_circus", seats=4).state.box
    for variant, start in enumerate(box.starts):
        spots = spots_of(box, fitted(box, variant, sheet, stretched), nudged)
        played = [spot for n, spot in enumerate(spots) if start.open >> n & 1]
        assert len(played) == 9 * (start.players + 1)
        for i, one in enumerate(played):
            assert 0 < one.x < sheet.w and 0 < one.y < sheet.h
            for other in played[i + 1 :]:
                assert abs(one.x - other.x) + abs(one.y - other.y) > 20


# what pieces cover around their own point, but for thin rims and shadows
CARAVAN, GREAT_CIRCUS = Area(-20, -13, 20, 14.5), Area(-20, -20, 20, 20)
TOWN_TENT = Area(-16.5, -31, 16.5, 12.5)


def lettering(item):
    """What the words on a piece cover: measured from the drawing, not from how it is made."""
    for marks, said in re.findall("<text ([^>]*)>([^<]+)</text>", item.svg):
        got = dict(re.findall('([a-z-]+)="([^"]*)"', marks))
        face = "slab" if "Slab" in got.get("font-family", "") else "ui"
        size = float(got["font-size"])
        wide = width(said, size, face, int(got["font-weight"]))
        shift = {"start": 0, "middle": wide / 2, "end": wide}[got.get("text-anchor", "start")]
        x, y = item.x + float(got["x"]) - shift, item.y + float(got["y"])
        if len(said) > 2:  # else a number on a slot
            yield said, Area(x, y - size * 0.7, x + wide, y + size * 0.2)


def on_the_map(match, lang):
    """The pieces of the wide board, and every name of a place with what it covers."""
    drawn = {item.key: item for item in match.scene(0, lang).items}
    places = [item for key, item in drawn.items() if re.fullmatch(r"s\d+", key)]
    return drawn, {said: area for item in places for said, area in lettering(item)}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_traveller_covers_a_name(seats, lang):
    match = chapiteau.new("three_ring_circus", seats=seats, seed=SEED)
    g = match.state
    for space in [n for n in range(1, len(g.box.spaces)) if g.is_open(n)]:
        for somebody in (*g.players, *g.automata):
            somebody.at = space
        if space in g.route():
            g.pawn = g.route().index(space)
        drawn, names = on_the_map(match, lang)
        assert len(names) == 9 * (max(seats, 2) + 1)
        stand = [item for key, item in drawn.items() if re.fullmatch(r"v\d+", key)]
        assert len(stand) == max(seats, 2 if g.automata else 1)
        covered = [CARAVAN.moved(item.x, item.y) for item in stand]
        covered.append(GREAT_CIRCUS.moved(drawn["bb"].x, drawn["bb"].y))
        for said, area in names.items():
            assert not any(area.meets(one) for one in covered), (space, said)
        seen = [(item.x, item.y) for item in stand]
        assert all(abs(a - c) + abs(b - d) > 25 for (a, b), (c, d) in combinations(seen, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tent_in_a_town_covers_the_name_of_another(seats):
    match = chapiteau.new("three_ring_circus", seats=seats, seed=SEED)
    g, (drawn, names) = match.state, on_the_map(match, "en")
    towns = [n for n in range(1, len(g.box.spaces)) if g.is_open(n) and not g.is_metropolis(n)]
    for n in [n for n in towns if g.box.spaces[n].kind == TOWN]:
        tent = TOWN_TENT.moved(drawn[f"s{n}"].x, drawn[f"s{n}"].y - 1)
        assert [said for said, area in names.items() if tent.meets(area)] == []
