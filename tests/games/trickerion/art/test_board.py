"""The drawn table of Trickerion: regions, slots, equal pieces, previews, what can be read."""

import math
import random
import re
from itertools import islice
from typing import Any

import pytest
from draw.measures import crowds, texts_of
from draw.memory import check_memory
from draw.reading import check_cards, check_lines, check_pictures
from games.playing import do, sure

import chapiteau
from chapiteau.core.step import Step
from chapiteau.draw.lettering.text import ELLIPSIS
from chapiteau.draw.lighting import lit
from chapiteau.draw.scene import LAYOUTS, SIZES
from chapiteau.games.trickerion.art.front import REGIONS
from chapiteau.games.trickerion.art.own.matrix import SMALL_HIGH
from chapiteau.games.trickerion.art.pieces.emblems import DRAWN
from chapiteau.games.trickerion.art.pieces.markers import CLOCKWISE, triskele_way
from chapiteau.games.trickerion.art.pieces.slips import ROW_H
from chapiteau.games.trickerion.art.table import Table
from chapiteau.games.trickerion.art.theme import THEMES
from chapiteau.games.trickerion.art.wide import public_parts
from chapiteau.games.trickerion.box.components import CREW, DICE, DIRECTIONS, SLOTS, facts_of
from chapiteau.games.trickerion.rules.advertising import Advertise
from chapiteau.games.trickerion.rules.assignment import Assign
from chapiteau.games.trickerion.rules.locations.downtown import Downtown, SetDie
from chapiteau.games.trickerion.rules.locations.theatre import PlaceMarker, Theatre
from chapiteau.games.trickerion.rules.locations.workshop import Workshop
from chapiteau.games.trickerion.rules.moves import MOVES, cell_of
from chapiteau.games.trickerion.rules.performance import Perform
from chapiteau.games.trickerion.rules.placing import PlaceCharacters
from chapiteau.games.trickerion.rules.scoring import FinalCount
from chapiteau.games.trickerion.rules.setup.choices import (
    ChooseMagician,
    ChooseSpecialist,
    EngineerGift,
)
from chapiteau.games.trickerion.rules.state import Trickerion
from chapiteau.preview import preview
from chapiteau.server.live.previews import foreseen
from chapiteau.words.words import LANGUAGES

from ..table import FIVE, fresh, match_at, table

SEED = 5
RESTING = ("done", "pass", "idle", "ready", "reroll", "set")
ALL = CREW[1:]
SCREENS = list(SIZES)


def positions(seats, seed=SEED, **options):
    """A match at every position of a game whose players rather act than pass."""
    match, dice = (
        chapiteau.new("trickerion", seats=seats, seed=seed, **options),
        random.Random(seed),
    )
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        doing = [m for m in moves if m.verb not in RESTING]
        on_stage = [m for m in doing if m.verb in ("prepare", "set-up")]
        match.play(seat, dice.choice(on_stage or doing or moves))
    yield match


def items(match, seat, layout="wide", focus=""):
    return {item.key: item for item in match.scene(seat, "en", layout, focus=focus).items}


def placing_beside(way):
    """Seat 0 places a marker; a rival's of the same school lies amid the first card, its own sign
    pointing one way."""
    return table(
        3,
        tricks={0: {"spades": "linking-rings"}, 1: {"hearts": "living-piano"}},
        ready={0: {"spades": 2}},
        row=["riverside-08", "grand-magorian-01", "riverside-02"],
        marks=[(1, "c0r1", 1, "hearts", way), (2, "c1r1", 1, "hearts", way)],
        step=PlaceMarker(0, 1),
    )


# regions


@pytest.mark.parametrize("layout", SCREENS)
@pytest.mark.parametrize("region", REGIONS)
def test_any_region_comes_forward_and_gets_most_of_the_board(layout, region):
    match = match_at(table(3, crew={0: ALL}, step=Advertise(0)))
    scene = match.scene(0, layout=layout, focus=region)
    assert [r.id for r in scene.regions] == list(REGIONS)
    assert len({r.key for r in scene.regions}) == len(REGIONS)
    (front,) = [r for r in scene.regions if r.is_front]
    assert front.id == region
    assert front.w * front.h >= 0.55 * scene.width * scene.height
    for r in scene.regions:
        assert 0 <= r.x and r.x + r.w <= scene.width
        assert 0 <= r.y and r.y + r.h <= scene.height


QUESTIONS: dict[str, list[Step[Any]]] = {
    "company": [Assign(), PlaceCharacters()],
    "theatre": [Advertise(0), Theatre(0), PlaceMarker(0, 1), Perform(0, 1)],
    "town": [Downtown(0)],
    "workshop": [Workshop(0)],
}


@pytest.mark.parametrize(
    ("region", "step"), [(region, step) for region, steps in QUESTIONS.items() for step in steps]
)
def test_the_region_that_a_question_is_about_is_in_front(region, step):
    g = table(
        2,
        crew={0: ["apprentice_2"]},
        cards={0: {"magician": "theatre", "apprentice_1": "market"}},
        at={0: {"magician": "thursday_show"}} if isinstance(step, Perform) else {},
        tricks={0: {"spades": "linking-rings"}},
        goods={0: {"metal": 3}},
        ready={} if isinstance(step, Workshop) else {0: {"spades": 1}},
        marks=[(1, "c0r1", 0, "spades", "up")] if isinstance(step, Perform) else [],
        dice={"bank_a": "3"},
        points=3,
        step=step,
    )
    match = match_at(g)
    board, view = match.game.board, match.view(0)
    assert [r.id for r in match.scene(0).regions if r.is_front] == [region]
    on_board = [m for m in match.moves(0) if board.region_of(view, m)]
    assert {board.region_of(view, m) for m in on_board} <= {region}
    assert on_board or isinstance(step, Advertise)


def test_pieces_keep_their_keys_when_regions_change_places():
    g = table(
        3,
        crew={0: ALL},
        tricks={0: {"spades": "linking-rings"}},
        goods={0: {"wood": 2}},
        marks=[(1, "c0r1", 0, "spades", "up")],
        step=Advertise(0),
    )
    match = match_at(g)
    drawn = [set(items(match, 0, focus=focus)) for focus in ("theatre", "town", "market")]
    kept = set.intersection(*drawn)
    for key in ("s8", "die1", "sale1", "w1", "w5", "d0-1", "u1", f"k{g.players[0].trick[1]}"):
        assert key.replace("s8", f"s{g.row[1]}") in kept
    assert f"m{g.row[1]}-3" in kept


# slots and markers


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_slot_stands_for_every_way_a_marker_may_lie_there(layout):
    match = match_at(placing_beside("up"))
    legal = {move.text for move in match.moves(0)}
    fronts = [f"theatre/card-{card}" for card in (1, 2, 3)] if layout == "tall" else ["theatre"]
    slots = [
        item
        for front in fronts
        for item in match.scene(0, layout=layout, focus=front).items
        if item.move
    ]
    assert all(item.key.startswith("b") for item in slots)
    offered = [move for item in slots for move in item.answers if move in legal]
    assert sorted(offered) == sorted(legal)
    for item in slots:
        places = {(MOVES.read(m).verb, cell_of(MOVES.read(m).arg)) for m in item.answers}
        assert len(places) == 1


def test_on_a_phone_one_card_lies_large_below_all_of_them():
    match = match_at(placing_beside("up"))
    asked, brought = items(match, 0, "tall"), items(match, 0, "tall", "theatre/card-3")
    shows = sure(Trickerion, match.state).row[1:4]
    for drawn, card in ((asked, 1), (brought, 3)):
        small = [drawn[f"region-theatre/card-{place}"] for place in (1, 2, 3)]
        assert [bool(item.state) for item in small] == [place != card for place in (1, 2, 3)]
        assert not any(item.move for item in small)
        assert [show for show in shows if f"s{show}" in drawn] == [shows[card - 1]]
    lit_small = [key for key in brought if key.startswith("lit")]
    assert lit_small == ["lit1", "lit2", "lit3"]


def test_on_a_phone_small_cards_say_where_a_marker_may_go_and_how_many_links_they_have():
    match = match_at(placing_beside("up"))
    moves = [move for move in match.moves(0) if move.verb == "mark-1"]
    small = items(match, 0, "tall", "theatre/card-3")["region-theatre/card-1"]
    cells = {cell_of(MOVES.read(answer).arg) for answer in small.answers}
    assert cells == {cell_of(move.arg) for move in moves}
    counted = set()
    for move in moves:
        later = match.clone()
        later.play(0, move)
        count = sure(Trickerion, later.state).links_on(1)
        drawn = items(later, 0, "tall", "theatre/card-3")["region-theatre/card-1"].svg
        assert (f">{count}<" in drawn) is bool(count)
        counted.add(count)
    assert len(counted) > 1


def test_others_see_all_cards_of_the_row_while_one_places_a_marker():
    match = match_at(placing_beside("up"))
    for seat in (1, None):
        drawn = items(match, seat, "tall")
        assert all(f"s{show}" in drawn for show in sure(Trickerion, match.state).row[1:4])


@pytest.mark.parametrize("focus", ["theatre/card-9", "theatre/card-x", "theatre/"])
def test_a_card_that_is_not_there_does_not_come_forward(focus):
    match = match_at(placing_beside("up"))
    drawn = items(match, 0, "tall", focus)
    assert any(f"s{show}" in drawn for show in sure(Trickerion, match.state).row[1:4])


@pytest.mark.parametrize("way", DIRECTIONS)
def test_a_preview_shows_the_marker_and_the_links_that_it_makes(way):
    match = match_at(placing_beside(way))
    board, telling = match.game.board, match.telling("en")
    view = sure(Trickerion, match.view(0))
    before = {item.key: item for item in board.draw(view, telling, "wide", "dark", 0).items}
    made = 0
    for move in match.moves(0):
        after = preview(match.game, view, 0, move).view
        drawn = board.draw(after, telling, "wide", "dark", 0, "theatre").items
        new = {item.key for item in drawn if item.key not in before}
        place, later = int(move.verb[-1]), match.clone()
        later.play(0, move)
        links = sure(Trickerion, later.state).links_on(place)
        links -= sure(Trickerion, match.state).links_on(place)
        assert f"m{view.row[place]}-{cell_of(move.arg)}" in new
        assert len([key for key in new if re.match(r"l\d", key)]) == links
        made += links
    assert made


def chosen_until(step):
    """A new game whose players take the first of all until one is asked this."""
    g = fresh(3, "set-up")
    while type(g.stack[-1]) is not step:
        do(g, f"{g.seat} {g.moves[0].text}")
    return g


def where_a_character_goes():
    return do_all(one_waits(), "0 send:magician")


def do_all(g, *how):
    do(g, *how)
    return g


ASKING = [
    lambda: chosen_until(ChooseMagician),
    lambda: chosen_until(ChooseSpecialist),
    lambda: placing_beside("up"),
    lambda: table(3, options=FIVE, crew={0: ["engineer"]}, step=EngineerGift(0)),
    lambda: table(
        2, crew={0: ["engineer"]}, tricks={0: {"spades": "linking-rings"}}, step=EngineerGift(0)
    ),
    where_a_character_goes,
    lambda: table(
        2, tricks={0: {"spades": "linking-rings"}}, ready={0: {"spades": 2}}, points=2,
        step=Theatre(0),
    ),
]  # fmt: skip


LAID_OUT = re.compile(r"row\d|column|be\d|hire\d|region|head|s\d")  # what makes up a region


@pytest.mark.parametrize("layout", [*SCREENS, "tall", "pair"])
@pytest.mark.parametrize("lay", ASKING)
def test_a_preview_leaves_the_table_as_it_is_laid_out_whatever_is_asked_next(lay, layout):
    """Only characters, markers and marks of fame come to lie elsewhere."""
    g = lay()
    seat = g.seat
    match = match_at(g)
    view, telling = match.view(seat), match.telling("en")
    scene = match.game.board.draw(view, telling, layout, "light", seat)
    before = {item.key: (item.x, item.y) for item in scene.items}
    for move in view.legal(seat):
        part = foreseen(view, seat, move, scene, match.telling("en"), (layout, "light"))
        after = {item["k"]: (item["x"], item["y"]) for item in part["pieces"]}
        both = [key for key in after if key in before]
        moved = [key for key in both if math.dist(after[key], before[key]) > 1]
        assert [key for key in moved if not re.match(r"[dfm]\d", key)] == [], move
        laid = [key for key in {*after, *part["gone"]} - {*both} if LAID_OUT.match(key)]
        assert laid == [], move


def test_a_magician_is_whose_it_is_and_those_of_its_category_are_out():
    g = chosen_until(ChooseMagician)
    first = g.seat
    do(g, f"{first} be:1")
    box = facts_of(g.edition)
    alike = [m for m, f in enumerate(box.favourites) if m > 1 and f == box.favourites[1]]
    drawn = items(match_at(g), g.seat, "wide", "company/ChooseMagician")
    veil = 'opacity="0.6"'
    assert alike and all(veil in drawn[f"be{m}"].over for m in alike)
    assert drawn["be1"].over and veil not in drawn["be1"].over
    assert not drawn["be2" if 2 not in alike else "be3"].over


def test_only_ones_own_markers_can_be_moved():
    g = table(
        2,
        tricks={0: {"spades": "linking-rings"}, 1: {"spades": "mind-reading"}},
        row=["riverside-08", "riverside-02"],
        marks=[(1, "c0r0", 0, "spades", "down"), (1, "c0r1", 1, "spades", "up")],
        points=1,
        step=Theatre(0),
    )
    match = match_at(g)
    lit = [item for item in match.scene(0).items if item.move.startswith("lift")]
    (mine,) = [item for item in match.scene(0).items if item.key == f"m{g.row[1]}-1"]
    assert [(item.x, item.y) for item in lit] == [(mine.x, mine.y)]


def test_a_marker_is_drawn_with_the_schools_where_they_are():
    box = sure(Trickerion, chapiteau.new("trickerion", seats=2).state).box
    for category in CLOCKWISE:
        for points in range(4):
            way = triskele_way(category, points)
            for i, school in enumerate(CLOCKWISE):
                assert box.icon(category, points, (way + i) % 4) == school


@pytest.mark.parametrize("way", DIRECTIONS)
@pytest.mark.parametrize("mine", DIRECTIONS)
def test_links_glow_where_signs_are_equal_and_nowhere_else(way, mine):
    """Two markers of one school above each other: four of sixteen ways to lie make a link."""
    g = table(
        tricks={0: {"spades": "linking-rings"}, 1: {"hearts": "living-piano"}},
        row=["riverside-08", "grand-magorian-01"],
        marks=[(1, "c0r1", 1, "hearts", way), (1, "c0r0", 0, "spades", mine),
               (2, "c1r0", 1, "hearts", way)],
        step=Advertise(0),
    )  # fmt: skip
    drawn = {key for key in items(match_at(g), 0) if re.match(r"l\d", key)}
    below, up = DIRECTIONS.index("down"), DIRECTIONS.index("up")
    is_link = g.box.icon(1, DIRECTIONS.index(mine), below) == g.box.icon(
        1, DIRECTIONS.index(way), up
    )
    assert drawn == ({f"l{g.row[1]}-1-{below}"} if is_link else set())
    assert is_link == (DIRECTIONS.index(way) == (DIRECTIONS.index(mine) + 2) % 4)


# the characters

DAYS = ["thursday", "friday", "saturday", "sunday"]


def everywhere():
    """Four whole companies on every slot there is, and somebody idle in each."""
    cards, at = {}, {}
    for seat, day in enumerate(DAYS):
        cards[seat] = {
            "magician": "theatre", "engineer": "theatre", "manager": "theatre",
            "assistant": "downtown", "apprentice_1": "market", "apprentice_2": "workshop",
            "apprentice_3": "workshop", "apprentice_free": "market",
        }  # fmt: skip
        at[seat] = {
            "magician": f"{day}_show", "engineer": f"{day}_1", "manager": f"{day}_2",
            "assistant": f"downtown_{seat + 1}", "apprentice_1": f"market_{seat + 1}",
            "apprentice_2": "workshop_1", "apprentice_3": "workshop_2",
        }  # fmt: skip
    taken = {slot for mine in at.values() for slot in mine.values()}
    assert taken == set(SLOTS[1:])
    crew = dict.fromkeys(range(4), ALL)
    return table(4, crew=crew, cards=cards, at=at, step=[PlaceCharacters(), Advertise(0)])


def one_waits():
    """Everybody has a card, and nobody has gone yet."""
    places = ["downtown", "downtown", "market", "market", "workshop", "workshop", "theatre"]
    cards = {seat: dict(zip(ALL, [*places, "theatre"], strict=True)) for seat in range(4)}
    return table(4, crew=dict.fromkeys(range(4), ALL), cards=cards, step=PlaceCharacters())


def one_is_idle():
    g = one_waits()
    do(g, "0 send:magician", "0 idle:magician", "1 send:engineer", "1 go:downtown_1", "1 done")
    return g


def at_home():
    """Some choose in secret, others have hired somebody who waits at the inn."""
    g = table(4, crew={1: ["engineer", "apprentice_3"]}, hired={1: ["manager", "apprentice"]},
              step=Assign())  # fmt: skip
    do(g, "0 theatre:magician", "2 market:apprentice_1", "2 ready")
    return g


TABLES = [everywhere, one_waits, one_is_idle, at_home, lambda: fresh(4, "set-up")]


@pytest.mark.parametrize("layout", [*SCREENS, "pair"])
@pytest.mark.parametrize("lay", TABLES)
def test_own_characters_and_those_on_the_table_are_drawn_once(layout, lay):
    match = match_at(lay())
    players = sure(Trickerion, match.state).players
    for viewer in (0, 1, 2, 3):
        for focus in REGIONS:
            keys = [item.key for item in match.scene(viewer, "en", layout, focus=focus).items]
            assert len(set(keys)) == len(keys)
            for seat, p in enumerate(players):
                for place in range(1, len(CREW)):
                    is_out = 0 < p.at[place] < len(SLOTS)
                    is_shared = is_out and not SLOTS[p.at[place]].startswith("workshop")
                    shown = p.crew[place] and (seat == viewer or is_shared)
                    if sure(Trickerion, match.state).turn:
                        assert (f"d{seat}-{place}" in keys) == bool(shown)


def test_equal_apprentices_are_assigned_by_the_same_move():
    match = match_at(table(crew={0: ["apprentice_2", "apprentice_3"]}, step=Assign()))
    drawn = items(match, 0)
    for location in range(1, 5):
        moves = {drawn[f"a{place}-{location}"].move for place in (5, 6, 7)}
        assert len(moves) == 1 and "" not in moves


def test_a_card_laid_in_secret_is_chosen_and_nothing_else_is_offered_to_its_character():
    g = table(crew={0: ["apprentice_2", "apprentice_3"]}, step=Assign())
    do(g, "0 market:apprentice_1")
    drawn = items(match_at(g), 0)
    assert drawn["a5-2"].state == "chosen"
    assert not [k for k in (1, 3, 4) if drawn[f"a5-{k}"].move or drawn[f"a5-{k}"].state]
    assert drawn["a6-2"].move == "market:apprentice_2" == drawn["a7-2"].move


def test_on_a_phone_own_things_lie_below_the_cards_and_free_places_are_counted():
    """Choosing where to work, one sees what there is to work with, and where room is left."""
    g = table(
        3,
        tricks={0: {"spades": "linking-rings", "hearts": "living-piano"}},
        goods={0: {"metal": 2}},
        cards={1: {"magician": "theatre", "apprentice_1": "downtown"},
               0: {"apprentice_1": "workshop"}},
        at={1: {"magician": "thursday_show", "apprentice_1": "downtown_1"},
            0: {"apprentice_1": "workshop_1"}},
        step=PlaceCharacters(),
    )  # fmt: skip
    match = match_at(g)
    scene = match.scene(0, "en", "tall", focus="company")
    drawn, (front,) = {i.key: i for i in scene.items}, [r for r in scene.regions if r.is_front]
    rows = [drawn[key].y for key in drawn if re.fullmatch(r"row\d", key)]
    things = [key for key in drawn if re.fullmatch(r"[ku]\d+", key)]
    assert len(things) == 3
    assert all(max(rows) + SMALL_HIGH <= drawn[key].y < front.y + front.h for key in things)
    left = [drawn[f"free{location}"].label for location in (1, 2, 3, 4)]
    assert [re.findall(r"\d+", said) for said in left] == [["2"], ["3"], ["1"], ["11"]]
    assert "free1" not in items(match, 0)  # elsewhere the places themselves are there


@pytest.mark.parametrize("layout", ["tall", "pair"])
def test_no_row_is_left_empty_below_a_company_that_is_smaller_than_another(layout):
    few = ["engineer", "manager", "apprentice_2"]
    match = match_at(table(2, crew={0: ALL, 1: few}, step=Assign()))
    for seat in (0, 1):
        scene = match.scene(seat, "en", layout, focus="company")
        (front,) = [r for r in scene.regions if r.is_front]
        drawn = {i.key: i for i in scene.items}
        rows = sorted(drawn[key].y for key in drawn if re.fullmatch(r"row\d", key))
        low = rows[-1] + (rows[-1] - rows[-2])
        below = drawn["shelf-below"].y if "shelf-below" in drawn else front.y + front.h
        assert 0 <= below - low <= 30


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", SCREENS)
def test_the_key_of_the_company_lies_under_nothing_and_its_heading_says_what_is_done(layout, lang):
    words = match_at(table(3, step=Assign())).telling(lang).words
    for lay, said in ((at_home, "board-a-card-each"), (one_waits, "board-cards-open")):
        scene = match_at(lay()).scene(0, lang, layout, focus="company")
        keys = [item.key for item in scene.items]
        ground = scene.items[keys.index("region-company")]
        assert f">{words(said)}<" in ground.svg
        (cap,) = [t for t in texts_of(ground.svg, scene.backdrop, 0) if t.said == "C"]
        x, y = ground.x + (cap.left + cap.right) / 2, ground.y + (cap.top + cap.bottom) / 2
        over = [i for i in scene.items[keys.index("region-company") + 1 :] if covers(i, x, y)]
        assert over == []


def covers(item, x, y):
    """Whether a ground of a piece lies on a point."""
    grounds = re.findall(r'<rect[^>]*width="([\d.]+)" height="([\d.]+)"', item.svg)
    return any(0 < x - item.x < float(w) and 0 < y - item.y < float(h) for w, h in grounds)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_card_that_is_spent_can_still_be_read(theme):
    """What it says has the colour of other quiet texts, on the ground of panels."""
    scene = match_at(one_is_idle()).scene(0, "en", "wide", theme, "company")
    room = THEMES[theme]
    spent = {item.key: item for item in scene.items}["a1-1"]
    said = re.findall(r'<text[^>]*fill="(#\w+)"', spent.svg)
    assert said == [room.muted] * 2
    assert f'fill="{room.panel}"' in spent.svg and "opacity" not in spent.svg


def test_nobody_else_sees_a_card_laid_in_secret():
    told = []
    for how in ("0 market:apprentice_1", "0 theatre:magician"):
        g = table(3, step=Assign())
        do(g, how)
        match = match_at(g)
        told.append(
            [match.scene(viewer, layout=layout) for viewer in (1, None) for layout in LAYOUTS]
        )
    assert told[0] == told[1]


def test_equal_dice_offer_the_same_reroll():
    equal = {"residence_a": "any", "residence_b": "any", "bank_a": "4", "bank_b": "4"}
    other = {"residence_a": "any", "residence_b": "escape", "bank_a": "4", "bank_b": "5"}
    for faces, is_same in ((equal, True), (other, False)):
        drawn = items(match_at(table(dice=faces, points=2, step=Downtown(0))), 0)
        for name in ("residence_a", "bank_a"):
            die = DICE.index(name)
            moves = [drawn[f"reroll{d}"].move for d in (die, die + 1)]
            assert all(moves) and (moves[0] == moves[1]) == is_same


# what everybody sees


def test_what_all_see_alike_is_drawn_once_for_all():
    match = match_at(everywhere())
    common = match.telling("en")
    common.public_view = match.view(None)
    seen = []
    for seat in range(4):
        telling = match.telling("en")
        telling.common, telling.public_view = common, common.public_view
        view = sure(Trickerion, match.view(seat))
        desk = Table(view, telling, THEMES["dark"], seat, "wide", "theatre")
        drawn = match.game.board.draw(match.view(seat), telling, "wide", "dark", seat, "theatre")
        seen.append(desk.public(public_parts))
        assert any(parts is seen[-1] for parts in drawn.parts)
    assert all(parts is seen[0] for parts in seen)


@pytest.mark.parametrize("layout", ["low", "tall", "pair"])
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(islice(positions(3, edition="five_turns"), 0, None, 4), layout)


# what can be read and touched


def is_die_set(match):
    return match.state.stack and isinstance(match.state.stack[-1], SetDie)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    played = positions(seats, seats, **({"edition": "five_turns"} if seats == 3 else {}))
    quiet = (match for match in played if not is_die_set(match))  # its faces lie over the tricks
    check_pictures(islice(quiet, 0, None, 17), layout, languages, REGIONS)


def crammed():
    """The longest company, four tricks, all storage places, five cards: nothing is left free."""
    return table(
        4,
        crew=dict.fromkeys(range(4), ALL),
        cards={0: dict.fromkeys(ALL, "downtown")},
        tricks={0: {"spades": "sawing-the-assistant-in-half", "hearts": "floating-table",
                    "diamonds": "window-to-the-otherworld"}},
        engineered={0: {"clubs": "rabbit-from-the-top-hat"}},
        ready={0: {"spades": 3, "clubs": 4}},
        goods={0: {"wood": 3, "glass": 3, "metal": 3, "fabric": 3, "rope": 3, "petroleum": 3}},
        managed={0: {"saw": 2, "disguise": 2}},
        row=["riverside-08", "grand-magorian-01", "riverside-02", "riverside-03", "riverside-04"],
        fame={0: 100, 1: 100, 2: 100, 3: 16},
        quick="mirror",
        ordered={1: "cog", 2: "padlock", 3: "animal", 4: "disguise"},
        step=PlaceCharacters(),
    )  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_a_crammed_table_can_be_read_and_touched(layout, lang, languages):
    match = match_at(crammed())
    for focus in ("", *REGIONS):
        for viewer in (0, 1, None):
            assert crowds(match.scene(viewer, lang, layout, "dark", focus)) == {}, (focus, viewer)


@pytest.mark.parametrize("layout", ["tall", "pair"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_quick_order_is_named_whole_or_by_its_sign(layout, lang):
    match = match_at(table(3, step=Advertise(0)))
    drawn = {i.key: i for i in match.scene(0, lang, layout, focus="market").items}
    said = match.telling(lang).words("board-quick-order")
    assert ELLIPSIS not in drawn["box-quick"].svg
    assert (layout, lang) != ("pair", "en") or f">{said}<" in drawn["box-quick"].svg


@pytest.mark.parametrize("step", [Theatre(0), Advertise(0)])
def test_on_a_phone_the_theatre_has_as_many_rows_as_somebody_has_tricks(step):
    """Free places have nothing to do there, and the theatre is where it is for whoever looks."""
    tricks = {0: {"spades": "linking-rings"}, 1: {"hearts": "living-piano"}}
    engineered, high = {1: {"clubs": "levitation"}}, []
    for is_more in (False, True):
        g = table(2, tricks=tricks, engineered=engineered if is_more else {},
                  crew={1: ["engineer"]}, ready={0: {"spades": 1}}, step=step)  # fmt: skip
        match = match_at(g)
        seen = [items(match, viewer, "tall", "theatre") for viewer in (0, 1, None)]
        assert len({tuple(one[k][1:3] for k in sorted(one) if k[0] == "b") for one in seen}) == 1
        rows = [[k for k in one if re.fullmatch(r"k\d+|shelf\d", k)] for one in seen]
        assert [len(row) for row in rows] == [1 + is_more] * 3
        assert len([k for k in rows[0] if k[0] == "s"]) == is_more
        high.append(match.scene(0, layout="tall", focus="theatre").height)
    assert high[1] - high[0] == ROW_H + 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_players_can_be_read(lang):
    check_cards(match_at(crammed()), lang)


# words


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short_enough_for_their_line(seats, lang):
    edition = "five_turns" if seats == 2 else "six_turns"
    check_lines(positions(seats, seats, edition=edition), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_about_any_trick_are_short_enough(lang):
    g = placing_beside("up")
    match = match_at(g)
    telling = match.telling(lang)
    for trick in range(1, len(g.box.tricks)):
        name = str(telling.thing("trick", trick))
        said = [
            telling.words("ask-place-marker", symbol="♠", named=name),
            telling.words("ask-reschedule", symbol="♠", named=name, card=1),
            *[telling.words(f"ask-{id}", trick=name) for id in ("use-die", "choose-shelf",
                                                                "give-back")],
        ]  # fmt: skip
        assert [text for text in said if len(text) > 64] == []


def test_a_question_names_points_and_prices():
    g = table(coins={0: 7}, points=2, order=[1, 0], step=Advertise(0))
    match = match_at(g)
    assert "2 coins" in match.prompt(0) and "3 fame" in match.telling().help(
        g.stack[-1], match.view(0)
    )
    g = table(points=2, dice={"bank_a": "3"}, step=Downtown(0))
    assert "2 action points" in match_at(g).prompt(0)


def test_a_trick_is_called_by_its_name_where_it_is_chosen():
    g = table(tricks={0: {"spades": "linking-rings"}}, ready={0: {"spades": 1}}, points=1,
              step=Theatre(0))  # fmt: skip
    assert "Linking Rings" in match_at(g).describe("set-up:spades")


# odds and ends


def test_every_trick_has_a_picture_of_its_own():
    box = sure(Trickerion, chapiteau.new("trickerion", seats=2).state).box
    assert {trick.id for trick in box.tricks[1:]} == set(DRAWN)
    assert len({draw() for draw in DRAWN.values()}) == len(DRAWN)


def test_the_board_of_a_player_stands_whole_on_their_card():
    g = table(
        3,
        crew={1: ["engineer", "manager"]},
        tricks={1: {"spades": "linking-rings", "hearts": "mind-reading"}},
        engineered={1: {"clubs": "levitation"}},
        hired={1: ["assistant"]},
        goods={1: {"wood": 2}},
        step=Advertise(0),
    )
    match = match_at(g)
    scene = match.game.board.visit(match.view(0), match.telling("en"), "light", 1)
    assert scene is not None
    said = " ".join(item.label for item in scene.items)
    for name in ("Linking Rings", "Mind Reading", "Levitation", "engineer", "2 wood", "assistant"):
        assert name in said


def test_the_game_can_be_looked_at_after_its_end():
    match = match_at(table(4, crew={2: ["assistant", "apprentice_free"]}, step=FinalCount()))
    for layout in LAYOUTS:
        assert crowds(match.scene(0, layout=layout)) == {}
    assert match.game.board.progress(match.view(0), match.telling()).phase == ""
    legal = lit(match.scene(0), set(), [], "dark")
    assert not [item for item in legal.items if item.move]
