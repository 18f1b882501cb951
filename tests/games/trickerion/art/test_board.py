"""The drawn table of Trickerion: previews that come true, equal pieces, and what stays in place."""

import random
from itertools import islice

import pytest
from draw.memory import check_memory
from games.playing import do, sure

import chapiteau
from chapiteau.games.trickerion.art.emblems import DRAWN
from chapiteau.games.trickerion.art.markers import CLOCKWISE, triskele_way
from chapiteau.games.trickerion.box.components import CREW, DICE, DIRECTIONS, KIND_OF, SLOTS
from chapiteau.games.trickerion.rules.assignment import Assign
from chapiteau.games.trickerion.rules.locations.downtown import Downtown
from chapiteau.games.trickerion.rules.locations.theatre import PlaceMarker
from chapiteau.games.trickerion.rules.moves import MOVES, cell_of, direction_of
from chapiteau.games.trickerion.rules.placing import PlaceCharacters
from chapiteau.games.trickerion.rules.scoring import FinalCount
from chapiteau.games.trickerion.rules.state import Trickerion
from chapiteau.games.trickerion.rules.turn import Advertise

from ..table import fresh, match_at, table

SEED = 5
RESTING = ("done", "pass", "idle", "ready", "reroll", "set")
LAYOUTS = ["wide", "tall"]
WAYS = {"up": "c0r0", "right": "c1r1", "down": "c0r2"}  # from the middle slot of riverside-08
STEPS_FROM_MIDDLE = {"c0r0": 1, "c1r1": 4, "c0r2": 5}  # the cells of its neighbours


def positions(seats, **options):
    """A match at every position of a game whose players rather act than pass."""
    match, dice = (
        chapiteau.new("trickerion", seats=seats, seed=SEED, **options),
        random.Random(SEED),
    )
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        doing = [m for m in moves if m.verb not in RESTING]
        on_stage = [m for m in doing if m.verb in ("prepare", "set-up")]
        match.play(seat, dice.choice(on_stage or doing or moves))
    yield match


def items(match, seat, layout="wide"):
    return {item.key: item for item in match.scene(seat, "en", layout).items}


def placing_beside(way, row=("riverside-08", "grand-magorian-01", "riverside-02")):
    """Seat 0 places a marker; a rival's of the same school lies amid the first card, its own sign
    pointing one way."""
    return table(
        3,
        tricks={0: {"spades": "linking-rings"}, 1: {"hearts": "living-piano"}},
        ready={0: {"spades": 2}},
        row=list(row),
        marks=[(1, "c0r1", 1, "hearts", way), (2, "c1r1", 1, "hearts", way)],
        step=PlaceMarker(0, 1),
    )


@pytest.mark.parametrize("way", WAYS)
def test_a_petal_promises_exactly_the_links_that_its_marker_makes(way):
    match = match_at(placing_beside(way))
    words, promised = match.telling("en").words, []
    for item in items(match, 0).values():
        if not item.move.startswith("mark-"):
            continue
        move = MOVES.read(item.move)
        place = int(move.verb[-1])
        before = sure(Trickerion, match.state).links_on(place)
        later = match.clone()
        later.play(0, move)
        after = sure(Trickerion, later.state)
        made = after.links_on(place) - before
        said = words("board-links-made", count=made, pays=0, shards=0).strip()
        assert item.text.startswith(said)
        assert after.mark_at(place, cell_of(move.arg))
        if made and place == 1:
            promised.append(move)
    facing = DIRECTIONS[(DIRECTIONS.index(way) + 2) % 4]
    there = STEPS_FROM_MIDDLE[WAYS[way]]
    assert (there, facing) in [(cell_of(m.arg), DIRECTIONS[direction_of(m.arg)]) for m in promised]


def test_every_spot_of_a_marker_is_a_petal_of_its_own():
    match = match_at(placing_beside("up"))
    offered = [item.move for item in items(match, 0).values() if item.move]
    assert len(offered) > 10
    assert sorted(offered) == sorted(move.text for move in match.moves(0))


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
    drawn = {key for key in items(match_at(g), 0) if key[0] == "l" and key[1:2].isdigit()}
    below, up = DIRECTIONS.index("down"), DIRECTIONS.index("up")
    is_link = g.box.icon(1, DIRECTIONS.index(mine), below) == g.box.icon(
        1, DIRECTIONS.index(way), up
    )
    assert drawn == ({f"l{g.row[1]}-1-{below}"} if is_link else set())
    assert is_link == (DIRECTIONS.index(way) == (DIRECTIONS.index(mine) + 2) % 4)


# the characters

DAYS = ["thursday", "friday", "saturday", "sunday"]
ALL = CREW[1:]


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


def counted():
    return table(4, crew={2: ["assistant", "apprentice_free"]}, step=FinalCount())


TABLES = [everywhere, one_waits, one_is_idle, at_home, counted, lambda: fresh(4, "set-up")]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lay", TABLES)
def test_every_character_is_drawn_once_wherever_it_is(layout, lay):
    match = match_at(lay())
    crew = {
        f"d{seat}-{place}"
        for seat, p in enumerate(sure(Trickerion, match.state).players)
        for place in range(1, len(CREW))
        if p.crew[place]
    }
    for viewer in (0, 1, 2, 3, None):
        keys = [item.key for item in match.scene(viewer, "en", layout).items]
        assert len(set(keys)) == len(keys)
        assert {key for key in keys if key.startswith("d") and key[1].isdigit()} == crew


def test_equal_apprentices_are_assigned_by_the_same_move():
    match = match_at(table(crew={0: ["apprentice_2", "apprentice_3"]}, step=Assign()))
    drawn = items(match, 0)
    for location in range(1, 5):
        moves = {drawn[f"a{place}-{location}"].move for place in (5, 6, 7)}
        assert len(moves) == 1 and "" not in moves


def test_equal_dice_offer_the_same_reroll():
    equal = {"residence_a": "any", "residence_b": "any", "bank_a": "4", "bank_b": "4"}
    other = {"residence_a": "any", "residence_b": "escape", "bank_a": "4", "bank_b": "5"}
    for faces, is_same in ((equal, True), (other, False)):
        drawn = items(match_at(table(dice=faces, points=2, step=Downtown(0))), 0)
        for name in ("residence_a", "bank_a"):
            die = DICE.index(name)
            moves = [drawn[f"dices{d}"].move for d in (die, die + 1)]
            assert all(moves) and (moves[0] == moves[1]) == is_same


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_keeps_its_height_all_match(seats):
    tables = [
        fresh(seats, "set-up"),
        table(seats, step=Advertise(0)),
        table(seats, crew=dict.fromkeys(range(seats), ALL), step=Assign()),
        table(seats, dice={"inn_a": "manager"}, points=3, step=Downtown(0)),
        table(seats, crew={0: ALL}, hired={1: ["manager"]}, step=FinalCount()),
    ]
    rows = 3 if seats == 2 else 4
    cards = ["riverside-08", "riverside-02", "grand-magorian-01", "grand-magorian-02"]
    tables.append(table(seats, row=cards[:rows], deck=["riverside-01"], step=Advertise(0)))
    assert len({match_at(g).scene(0, layout="tall").height for g in tables}) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(islice(positions(3, edition="five_turns"), 0, None, 3), layout)


def test_every_trick_has_a_picture_of_its_own():
    box = sure(Trickerion, chapiteau.new("trickerion", seats=2).state).box
    assert {trick.id for trick in box.tricks[1:]} == set(DRAWN)
    assert len({draw() for draw in DRAWN.values()}) == len(DRAWN)


def test_the_board_of_a_rival_stands_whole_in_the_inspector():
    g = table(
        3,
        crew={1: ["engineer", "manager"]},
        tricks={1: {"spades": "linking-rings", "hearts": "mind-reading"}},
        engineered={1: {"clubs": "levitation"}},
        step=Advertise(0),
    )
    match = match_at(g)
    text, told = items(match, 0)["p1"].text, match.telling("en")
    for name in ("Linking Rings", "Mind Reading", "Levitation"):
        assert name in text
    magician = [place for place in range(1, len(CREW)) if KIND_OF[place] == 1]
    assert magician == [1] and str(told.thing("character", 1)) in text
