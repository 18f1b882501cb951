"""The drawn table of 3 Ring Circus: promises that come true, pieces that stay themselves."""

import random
import re
from itertools import combinations, pairwise

import pytest
from draw.memory import check_memory
from games.playing import do, legal, sure

import chapiteau
from chapiteau.core.state import play
from chapiteau.draw.layout import Area
from chapiteau.draw.text import width


from chapiteau.games.three_ring_circus.art.tour.promise import next_stop, way
from chapiteau.games.three_ring_circus.box.components import MEDIUM, METROPOLIS, TOWN
from chapiteau.games.three_ring_circus.rules.automatons.state import Automaton
from chapiteau.games.three_ring_circus.rules.circus import Circus
from chapiteau.games.three_ring_circus.rules.shows.pawn import move_pawn
from chapiteau.games.three_ring_circus.rules.shows.roads import stops
from chapiteau.games.three_ring_circus.rules.state import NEUTRAL, ThreeRings
from chapiteau.match import Match

from ..table import (
    AT,
    BOX,
    faces,
    hold,
    names,
    pedestals,
    penniless,
    ring,
    stand,
    table,
    tent,
    wishes,
)

SEED = 5
HIRING = ("hire", "ring", "pay")
STAR = ["ticket_05_banknote", "ticket_09_per_beast", "ticket_13_per_beast"]


def positions(seats, step=1):
    """A match at every so many positions of a game whose players hire and perform in turn."""
    match = chapiteau.new("three_ring_circus", seats=seats, seed=SEED)
    dice, count = random.Random(SEED), 0
    while not match.over:
        if count % step == 0:
            yield match
        count += 1
        seat = match.to_act[0]
        moves = list(match.moves(seat))
        hires = [m for m in moves if m.verb in HIRING]
        stars = [m for m in hires if m.verb == "hire" and m.arg >= 25]
        shows = [m for m in moves if m.verb == "go"]
        match.play(
            seat,
            dice.choice(dice.choice([part for part in (hires, stars, shows) if part] or [moves])),
        )
    yield match


def as_shown(g):
    """A match that stands at this table, with words and pictures."""
    match = Match(g.edition, g.seats, "table")
    match.state = g
    return match


def items(match, seat, layout="wide"):
    return {item.key: item for item in match.scene(seat, "en", layout).items}


def seen_by(g, layout="wide"):
    """What the first player sees of a table."""
    return items(as_shown(g), 0, layout)


def after(g, move):
    """The table after a move, with all that it led to."""
    later = g.clone()
    later.heard = []
    play(later, move, g.seat)
    return later


def on_tour():
    """Tables whose first player may perform in towns and in New York: with a banknote more, with
    tents and caravans on the way, and without a banknote."""
    star = ring(wishes(stand(table(), 0, "boston"), "new_york", 9), 0, 1, *STAR)
    busy = ring(wishes(stand(table(), 0, "boston"), "new_york", 9), 0, 1, *STAR)
    stand(tent(tent(busy, 2, "new_haven"), 3, "springfield"), 2, "providence")
    poor = ring(wishes(stand(table(), 0, "boston"), "new_york", 9), 0, 1, *STAR[1:])
    return [star, busy, penniless(poor, 0)]


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_place_promises_exactly_what_a_show_there_gives(layout):
    for g in on_tour():
        drawn, words, kinds = seen_by(g, layout), as_shown(g).telling("en").words, set()
        for move in g.moves:
            kind = BOX.spaces[move.arg].kind if move.verb == "go" else MEDIUM
            if kind == MEDIUM:
                continue
            later, before = after(g, move).players[0], g.players[0]
            money, points = len(later.money) - len(before.money), later.points - before.points
            if kind == TOWN:
                said = words("board-would-town", money=money)
            else:
                said = words("board-would-metropolis", points=points, money=money)
            assert drawn[f"s{move.arg}"].text.endswith(said)
            kinds.add(kind)
        assert kinds == {TOWN, METROPOLIS}


@pytest.mark.parametrize(("taken", "best"), [([], 4), ([3], 3), ([3, 2, 1], 1)])
def test_a_city_promises_the_highest_slot_that_can_be_taken(taken, best):
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "magician", "rider")
    pedestals(g, 0, 7)
    for troupe, place in enumerate(taken):
        tent(g, troupe + 2, "pittsburgh", place)
    text = seen_by(g)[f"s{AT['pittsburgh']}"].text.splitlines()[-1]
    assert f"{BOX.slots[best - 1].tickets} ticket" in text
    do(g, "0 go:pittsburgh")
    assert legal(g, 0)[-1] == f"slot:{best}"


@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_every_card_in_sight_is_drawn_once_and_no_other(viewer):
    for match in positions(4, step=4):
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
    for match in positions(seats, step=4):
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
    g = ring(ring(table(), 0, 2, "farm_animal_beast"), 0, 3, "ticket_05_banknote")
    hold(g, 0, "rider_beast", "train")
    do(g, "0 hire:rider_beast")
    words, drawn, told = as_shown(g).telling("en").words, seen_by(g), []
    for move in g.moves:
        (fee,) = [e.ids[3] for e in after(g, move).heard if e.kind.id == "hires"]
        assert drawn[f"ring{move.arg}"].label.startswith(
            words("board-ring-fee", ring=move.arg, fee=fee)
        )
        told.append(fee)
    assert told == [4, 2, 0]


@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_newcomer_is_shown_where_it_will_perform(there):
    g = ring(table(), 0, 2, *["clown_beast", "farm_animal_beast"][:there])
    hold(g, 0, "ticket_05_banknote", "train", "reserve")
    do(g, "0 hire:ticket_05_banknote", "0 ring:2")
    ghost = seen_by(g)["ghost"]
    do(g, "0 pay:train")
    column = names(g.players[0].rings[1]).index("ticket_05_banknote")
    assert (ghost.x, ghost.y) == plan.STAGE.spot(1, column) and column == there


def test_the_running_sum_counts_what_is_chosen():
    g = hold(table(), 0, "ticket_09_per_beast", "rider_beast", "rider_acrobat", "magician_beast")
    hold(g, 0, "magician_acrobat", "clown_beast", "clown_acrobat")
    do(g, "0 hire:ticket_09_per_beast", "0 ring:1")
    for count, (total, card) in enumerate(((0, "clown_beast"), (1, "magician_beast"), (4, ""))):
        drawn = seen_by(g)
        assert drawn["purse"].label == f"Paid: {total} of 9"
        raised = [i for k, i in drawn.items() if k[0] == "c" and i.state == "chosen"]
        assert len(raised) == count + 1
        if card:
            do(g, f"0 pay:{card}")


def test_the_way_that_is_shown_is_one_that_the_locomotives_can_go():
    lonely = [stand(table(4), 0, home) for home in ("chicago", "washington_dc", "sandusky")]
    for g in [*lonely, *on_tour()]:
        p = g.players[0]
        reach = stops(g, p.at, p.locomotives)
        skipped = g.tented | g.caravans() & ~(1 << p.at)
        ends = [move.arg for move in g.moves if move.verb == "go"]
        assert ends
        for end in ends:
            path = way(g, p.at, end)
            assert path[0] == p.at and path[-1] == end
            assert all(b in BOX.neighbours[a] for a, b in pairwise(path))
            counted = [n for n in path[1:-1] if not skipped >> n & 1]
            assert len(counted) + 1 == reach[end]


@pytest.mark.parametrize("each", [1, 2, 3, 99], ids=lambda n: f"a tent in every {n}")
def test_the_next_stop_of_the_great_circus_is_where_it_goes(each):
    g = table(3)
    for space in [s for s in g.route() if BOX.spaces[s].kind == TOWN][::each]:
        tent(g, NEUTRAL, BOX.spaces[space].id)
    for place in range(len(g.route())):
        g.pawn = place
        later = g.clone()
        move_pawn(later)
        assert next_stop(g) == later.pawn_space()


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(positions(3), layout)


SHEETS: list[tuple] = []


@pytest.mark.parametrize(("sheet", "stretched", "nudged"), SHEETS, ids=["wide", "tall"])
def test_places_in_play_stand_apart_on_the_sheet(sheet, stretched, nudged):
    box = sure(ThreeRings, chapiteau.new("three_ring_circus", seats=4).state).box
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
    g = sure(ThreeRings, match.state)
    for space in [n for n in range(1, len(g.box.spaces)) if g.is_open(n)]:
        everybody: list[Circus | Automaton] = [*g.players, *g.automata]
        for somebody in everybody:
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
    g, (drawn, names) = sure(ThreeRings, match.state), on_the_map(match, "en")
    towns = [n for n in range(1, len(g.box.spaces)) if g.is_open(n) and not g.is_metropolis(n)]
    for n in [n for n in towns if g.box.spaces[n].kind == TOWN]:
        tent = TOWN_TENT.moved(drawn[f"s{n}"].x, drawn[f"s{n}"].y - 1)
        assert [said for said, area in names.items() if tent.meets(area)] == []
