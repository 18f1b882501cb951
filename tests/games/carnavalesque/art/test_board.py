"""The drawn street of Carnavalesque: pieces that travel, eyes closed, previews that come true."""

import math
import random
import re
from html import unescape
from itertools import islice
from typing import Any

import pytest
from games.playing import sure

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.draw.scene import LAYOUTS
from chapiteau.draw.svg import number
from chapiteau.games.carnavalesque.art.floats.region import places_of
from chapiteau.games.carnavalesque.art.pieces.accessories import ACCESSORIES
from chapiteau.games.carnavalesque.art.pieces.bodies import BODIES, SLEEVES
from chapiteau.games.carnavalesque.art.pieces.cards import GROUNDS, H, W
from chapiteau.games.carnavalesque.art.pieces.emblems import EVENT_SIGNS, ROLE_SIGNS
from chapiteau.games.carnavalesque.art.pieces.heads import HEADS
from chapiteau.games.carnavalesque.art.questions import REGIONS
from chapiteau.games.carnavalesque.art.street.crowd import key_of
from chapiteau.games.carnavalesque.art.street.ground import ground_of
from chapiteau.games.carnavalesque.art.table import Table
from chapiteau.games.carnavalesque.art.theme import THEMES
from chapiteau.games.carnavalesque.box.components import EVENTS, ROLES
from chapiteau.games.carnavalesque.box.lengths import ZONE_HEIGHT, ZONE_WIDTH
from chapiteau.games.carnavalesque.rules.crowd.blind import CloseEyes
from chapiteau.games.carnavalesque.rules.crowd.crowd import look
from chapiteau.games.carnavalesque.rules.crowd.drawing import NORMAL, Draw
from chapiteau.games.carnavalesque.rules.crowd.heap import Heap, spot_x, spot_y
from chapiteau.games.carnavalesque.rules.king import Decree, Reign
from chapiteau.games.carnavalesque.rules.levelling import Refill
from chapiteau.games.carnavalesque.rules.moves import LIES_DOWN, LIES_UP
from chapiteau.games.carnavalesque.rules.powers import LayAround
from chapiteau.games.carnavalesque.rules.round import Gift
from chapiteau.games.carnavalesque.rules.secrets.knowledge import Knowledge
from chapiteau.games.carnavalesque.rules.state import Carnavalesque
from chapiteau.match import Match
from chapiteau.preview import preview

from ..table import ask, slot, table


def positions(seats=4, seed=3, **options):
    """A match at every position of a random game."""
    match = chapiteau.new("carnavalesque", seats=seats, seed=seed, **options)
    dice = random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    yield match


def shown(g, *steps):
    """A match at a table that a test has laid, about to take these steps."""
    match = Match(g.edition, g.seats, "table")
    match.state = ask(g, *steps) if steps else g
    return match


HANDS = {0: [1, 2], 1: [7, 8], 2: [13, 14], 3: [19, 20]}
STREET = [
    (3, 0, 0, "up"), (5, 200, 0, "up"), (27, 2000, 0, "down"), (26, 2200, 0, "down"),
    (33, -2000, 0, "up"), (34, -2200, 0, "up"),
]  # fmt: skip
"""Teen 3 under adult 5, teen 27 under child 26 face down, teen 33 under teen 34."""


def drawing(decree="teen"):
    """Seat 2 is to draw, after a decree."""
    match = shown(table(hands=HANDS, street=STREET), Decree(0, 2), Draw(2, NORMAL), Reign(0))
    match.play(0, f"forbid:{decree}")
    return match


def hinting():
    """Seat 2 is to guide the finger of seat 1 over a street that fits into the picture."""
    g = thrown(table(hands=HANDS, blind_draw="guided"))
    match = shown(g, CloseEyes(1), Reign(0))
    match.play(1, "aim:c10r8")
    return match


def thrown(g):
    """The crowd anew, thrown into the middle of the street."""
    people = [g.crowd[slot] for slot in g.heap.order]
    g.heap, g.crowd, g.backs = Heap(), [0] * len(g.crowd), [0] * len(g.crowd)
    g.heap.throw_many(len(people), seeded("another street"))
    for where, person in zip(g.heap.order, people, strict=True):
        g.crowd[where] = person
    g.known = Knowledge(g.seats, g.box.people)
    for seat, p in enumerate(g.players):
        g.known.sees_hand(seat, p.hand)
    g.unlooked = g.heap.laid
    look(g, g.unlooked, LIES_UP, LIES_DOWN)
    return g


def items(match, seat, layout="wide", lang="en", focus=""):
    return {item.key: item for item in match.scene(seat, lang, layout, focus=focus).items}


def seen_by(match, seat, layout="wide", focus=""):
    view = match.view(seat)
    return Table(view, match.telling("en"), THEMES["dark"], seat, layout, focus)


def traced(match, seat, move, layout="wide", focus=""):
    """What a preview draws besides its outcome."""
    board, view = match.game.board, match.view(seat)
    move = next(m for m in match.moves(seat) if m.text == move)
    found = board.traces(view, match.telling("en"), layout, "dark", focus, move)
    return {item.key: item for item in found}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_preview_moves_no_card_of_the_street_but_the_one_that_is_taken(layout):
    """Also where the street is cropped to its crowd, and the last card of an edge goes."""
    match = shown(thrown(table(hands=HANDS)), Refill(2, 5))
    view, telling = match.view(2), match.telling("en")
    before, seen = match.scene(2, "en", layout, "dark"), set[tuple[int, ...]]()
    where = {item.key: item[1:3] for item in before.items}
    for move in match.moves(2):
        after = preview(match.game, view, 2, move).view
        drawn = match.game.board.draw(after, telling, layout, "dark", 2, before.front)
        assert {where[i.key] == i[1:3] for i in drawn.items if i.key in lying_in(after)} == {True}
        seen.add(Table(after, telling, THEMES["dark"], 2, layout, "street").sight.bounds)
    assert len(seen) > 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_preview_of_a_gift_leaves_the_other_cards_where_they_lie(layout):
    """Also beside those that one knows of others, of which there is one more then."""
    people = {0: [1, 2], 1: [7, 8, 9, 10, 11], 2: [13, 14]}
    match = shown(table(seats=3, hands=people, street=STREET), Gift(1), Reign(0))
    before = match.scene(1, "en", layout, "dark")
    where = {item.key: item[1:3] for item in before.items}
    for move in match.moves(1):
        after = preview(match.game, match.view(1), 1, move).view
        telling, held = match.telling("en"), {f"c{card}" for card in after.players[1].hand}
        drawn = match.game.board.draw(after, telling, layout, "dark", 1, before.front)
        assert len(held) == 4
        assert {i.key: i[1:3] for i in drawn.items if i.key in held} == {k: where[k] for k in held}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_preview_of_a_role_leaves_the_hand_below_the_roles(layout):
    match = chapiteau.new("carnavalesque", seats=6, seed=3, version="roles")
    (seat, *_), board = match.to_act, match.game.board
    before = match.scene(seat, "en", layout, "dark")
    held = [item for item in before.items if item.key in hand_of(match, seat)]
    assert len(held) == 3 and any(item.key.startswith("role-") for item in before.items)
    after = preview(match.game, match.view(seat), seat, next(iter(match.moves(seat)))).view
    drawn = board.draw(after, match.telling("en"), layout, "dark", seat, before.front).items
    assert {item[:3] for item in held} <= {item[:3] for item in drawn}


def hand_of(match, seat):
    return {f"c{card}" for card in match.view(seat).players[seat].hand}


OFFERED = re.compile(r"own-.*|c\d+|h\d-\d+|s\d+|role-\d+|finger")


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_lies_there_only_while_one_is_asked_is_ones_own_and_no_step_of_others(layout):
    for match in islice(positions(version="roles", blind_draw="guided"), 0, None, 3):
        for seat in match.to_act:
            drawn = match.scene(seat, "en", layout).items
            seen = {item.key for item in match.scene(None, "en", layout, focus="street").items}
            mine = {item.key for item in drawn if item.answers and item.key not in seen}
            assert {key for key in mine if not OFFERED.fullmatch(key)} == set()


def lying_in(view):
    return {key_of(view.crowd[slot], slot) for slot in view.heap.order}


def test_everything_in_the_box_has_a_drawing_of_its_own():
    box = sure(Carnavalesque, chapiteau.new("carnavalesque", seats=3).state).box
    assert set(box.costumes[1:]) == set(HEADS) == set(BODIES) == set(SLEEVES) == set(GROUNDS)
    assert set(box.accessories[1:]) == set(ACCESSORIES)
    assert set(EVENTS[1:]) == set(EVENT_SIGNS) and set(ROLES[1:]) == set(ROLE_SIGNS)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_card_that_one_knows_is_drawn_once_wherever_it_goes(layout):
    dice = random.Random(layout)
    for match in positions(version="roles"):
        view, focus = match.view(0), dice.choice(REGIONS)
        drawn = [k for k in items(match, 0, layout, focus=focus) if re.fullmatch(r"c\d+", k)]
        floats = [card for people in view.floats for card in people]
        held = [card for p in view.players for card in p.hand if card]
        street = [card for card in view.crowd if card]
        known = {"street": street, "floats": floats, "hand": held}
        if layout == "tall":
            seen = street + floats if focus == "street" else known[focus]
        else:
            seen = street + floats + held
        if focus == "floats":
            seen = seen + [card for people in view.parade for card in people]
        assert sorted(drawn) == sorted(f"c{card}" for card in seen)


def test_a_face_up_card_travels_from_the_crowd_into_the_hand():
    match = drawing()
    before = items(match, 2)["c5"]
    match.play(2, f"take:{slot(match.state, 5)}")
    after = items(match, 2)["c5"]
    assert (before.x, before.y) != (after.x, after.y)


def placed(drawn):
    return [(item.key, item.x, item.y, item.svg) for item in drawn.values()]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_closed_eyes_see_one_dark_target_and_nothing_of_the_crowd(layout):
    laid: dict[str, Any] = {"hands": HANDS, "street": STREET, "floats": {1: [40, 39, 41], 2: [50]}}
    match = shown(table(**laid), CloseEyes(1), Reign(0))
    drawn = items(match, 1, layout)
    (target,) = [item for item in drawn.values() if item.move]
    assert sorted(target.ghost.moves()) == sorted(m.text for m in match.moves(1))
    cards = {key for key in drawn if re.fullmatch(r"[cs]\d+", key)}
    own = {"c7", "c8"} if layout != "tall" else set()
    assert cards == own | {f"c{card}" for card in (40, 39, 41, 50)}
    elsewhere = shown(thrown(table(**laid)), CloseEyes(1), Reign(0))
    assert placed(items(elsewhere, 1, layout)) == placed(drawn)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_spot_is_pointed_at_where_the_table_has_it(layout):
    match = shown(table(hands=HANDS), CloseEyes(1), Reign(0))
    spread = items(match, 1, layout)["finger"].ghost
    ground = ground_of(seen_by(match, 1, layout))
    for cell, name in enumerate(spread.names):
        column, row = map(int, re.findall(r"\d+", name))
        spot = (row - 1) * 20 + column
        x = spread.x + (cell % spread.columns + 0.5) * spread.step
        y = spread.y + (cell // spread.columns + 0.5) * spread.step
        assert math.dist((x, y), ground.point(spot_x(spot), spot_y(spot))) < 0.1


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("way", ["left", "right", "up", "down"])
def test_the_finger_goes_where_the_arrow_of_a_hint_was(layout, way):
    match = hinting()
    for x, y in ((0, 0), (-1400, 900), (1400, -900)):
        match.state.finger_x, match.state.finger_y = x, y
        drawn = items(match, 2, layout)
        here, middle, arrow = drawn["finger"], middle_of_hints(drawn), drawn[f"own-hint-{way}"]
        later = match.clone()
        later.play(2, f"hint:{way}")
        there = items(later, None, layout, focus="street")["finger"]
        moved = (there.x - here.x, there.y - here.y)
        meant = (arrow.x - middle[0], arrow.y - middle[1])
        assert math.hypot(*moved) > 10
        assert [round(m) > 0 for m in moved] == [round(m) > 0 for m in meant]
        assert [round(m) < 0 for m in moved] == [round(m) < 0 for m in meant]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("way", ["left", "right", "up", "down"])
def test_a_finger_at_the_edge_of_the_street_stays_there(layout, way):
    match = hinting()
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
    match.state.finger_x, match.state.finger_y = dx * ZONE_WIDTH // 2, dy * ZONE_HEIGHT // 2
    here = items(match, 2, layout)["finger"]
    match.play(2, f"hint:{way}")
    there = items(match, None, layout, focus="street")["finger"]
    assert (there.x, there.y) == (here.x, here.y)


def middle_of_hints(drawn):
    one, other = drawn["own-hint-left"], drawn["own-hint-right"]
    return (one.x + other.x) / 2, (one.y + other.y) / 2


@pytest.mark.parametrize("layout", LAYOUTS)
def test_hints_surround_the_finger_and_stay_on_the_street_at_its_rim(layout):
    match, seat = hinting(), 2
    for x, y, is_inside in ((-3000, -2250, False), (0, 0, True), (3000, 2250, False)):
        match.state.finger_x, match.state.finger_y = x, y
        ground = ground_of(seen_by(match, seat, layout))
        left, top, w, h = ground.box
        drawn = items(match, seat, layout)
        arrows = [item for key, item in drawn.items() if key.startswith("own-hint-")]
        assert len(arrows) == 5
        for arrow in arrows:
            assert left + 20 < arrow.x < left + w - 20 and top + 20 < arrow.y < top + h - 20
        aside = math.dist(middle_of_hints(drawn), ground.point(x, y))
        assert (aside < 1) == is_inside


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_card_laid_beside_the_crowd_comes_to_lie_where_it_was_offered(layout):
    g = table(hands=HANDS, street=STREET)
    match = shown(g, LayAround(2, slot(g, 3)), Gift(2), Reign(0))
    spots = {i.move: i for i in items(match, 2, layout).values() if i.key[:7] == "own-lay"}
    scene = match.scene(2, "en", layout)
    assert sorted(spots) == sorted(move.text for move in match.moves(2)) and len(spots) == 8
    for move in match.moves(2):
        spot = spots[move.text]
        assert 0 < spot.x < scene.width and 0 < spot.y < scene.height
        later = match.clone()
        later.play(2, move)
        assert items(later, 2, layout, focus="street")["c3"].turn == spot.turn
        (laid,) = traced(match, 2, move.text, layout, "street").values()
        assert (laid.x, laid.y, laid.turn) == (spot.x, spot.y, spot.turn)


def test_what_the_list_of_answers_calls_a_card_stands_on_it_once_it_is_pointed_at():
    match = drawing()
    takes = [item for item in items(match, 2).values() if item.move.startswith("take:")]
    assert len(takes) == len(match.moves(2))
    for item in takes:
        number = item.move.split(":")[1]
        large = traced(match, 2, item.move)[f"large{number}"]
        assert f">{number}</text>" in large.over
        assert re.search(rf"\b{number}\b", item.label)


def test_forbidden_people_bear_a_sign_and_those_to_be_had_the_limelight():
    match = drawing("teen")
    g, drawn = match.state, items(match, 2)
    keys = {card: f"c{card}" for card in (3, 5, 33, 34)}
    keys |= {card: f"s{slot(g, card)}" for card in (26, 27)}
    bans = [card for card, key in keys.items() if "cv-crown" in drawn[key].over]
    assert bans == [34]  # the other teens lie under somebody
    assert [card for card, key in keys.items() if drawn[key].move] == [5, 26]


# seen before it is done


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_card_pointed_at_lies_upright_and_larger_within_the_street(layout):
    g = thrown(table(hands=HANDS, floats={1: [3, 4], 2: [40]}))
    match = shown(g, Decree(0, 2), Draw(2, NORMAL), Reign(0))
    match.play(0, "forbid:teen")
    ground = ground_of(seen_by(match, 2, layout))
    left, top, w, h = ground.box
    half = W * ground.card * 0.9, H * ground.card * 0.9
    for move in match.moves(2):
        large = traced(match, 2, move.text, layout, "street")[f"large{move.arg}"]
        assert large.turn == 0
        assert left <= large.x - half[0] and large.x + half[0] <= left + w
        assert top <= large.y - half[1] and large.y + half[1] <= top + h
        scale = re.search(r"scale\(([\d.]+)\)", large.svg)
        assert scale and float(scale[1]) == pytest.approx(1.8 * ground.card, abs=0.01)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_floats_that_somebody_fits_get_an_edge_of_metal(layout):
    g = table(hands=HANDS, street=STREET, floats={1: [4], 2: [50], 4: [6]})
    match = shown(g, Decree(0, 2), Draw(2, NORMAL), Reign(0))
    match.play(0, "forbid:teen")
    view = match.view(2)
    edged = {
        key for key in traced(match, 2, f"take:{slot(g, 5)}", layout, "street") if "fits" in key
    }
    fits = {f"fits{w}" for w in (1, 2, 4) if view.fits(5, w)}
    assert edged == fits and 0 < len(fits) < 3
    assert not [k for k in traced(match, 2, f"take:{slot(g, 26)}", layout, "street") if "fits" in k]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_whom_the_king_would_send_stands_on_the_float_and_its_gain_is_told(layout):
    g = table(hands={0: [5], 1: [7], 2: [13]}, floats={1: [1, 3], 2: [50]}, seats=3)
    match = shown(g, Reign(0))
    later = match.clone()
    later.play(0, "send-1:5")
    after = preview(match.game, match.view(0), 0, match.game.moves.read("send-1:5")).view
    scene = match.game.board.draw(after, match.telling(), layout, "light", 0, "floats")
    drawn = {item.key: item for item in scene.items}
    there = items(later, 0, layout, focus="floats")
    assert (drawn["c5"].x, drawn["c5"].y) == (there["c5"].x, there["c5"].y)
    assert not [key for key in drawn if key.startswith("own-join")], (
        "who could follow is no outcome"
    )
    assert ">+3</text>" in traced(match, 0, "send-1:5", layout, "floats")["gain1"].svg


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_king_may_send_each_card_from_above_each_float_it_fits(layout):
    g = table(hands={0: [1, 2, 3, 5, 40], 1: [7], 2: [13]}, floats={1: [4], 3: [6]}, seats=3)
    match = shown(g, Reign(0))
    drawn = items(match, 0, layout)
    sends = {m.text for m in match.moves(0) if m.verb.startswith("send")}
    slots = {item.move: key for key, item in drawn.items() if key.startswith("own-join")}
    assert set(slots) == sends and len(sends) > 6
    places = places_of(seen_by(match, 0, layout))
    for move, key in slots.items():
        x, y, w, h = places.bays[int(move[5]) - 1].box
        assert x < drawn[key].x < x + w and y < drawn[key].y < y + h


def test_a_small_street_says_which_cards_are_shown_again_and_how_large_they_lie():
    g = thrown(table(hands=HANDS))
    match = shown(g, Decree(0, 2), Draw(2, NORMAL), Reign(0))
    match.play(0, "forbid:teen")
    for layout in LAYOUTS:
        said = re.findall('data-again="([^"]*)"', items(match, 2, layout)["region-street"].svg)
        card = ground_of(seen_by(match, 2, layout)).card
        shown_again = [f"{number(W * card)} {number(H * card)} take hunt look"]
        assert said == (shown_again if layout == "tall" else [])


@pytest.mark.parametrize("version", ["events", "roles"])
def test_on_a_phone_one_line_above_the_street_tells_who_reigns_and_what_is_in_the_paper(version):
    """The court itself is above it only while an age is named, also in a preview of that."""
    match = shown(table(hands=HANDS, event="cupid" if version == "events" else "", version=version),
                  Decree(0, 2), Draw(2, NORMAL), Reign(0))  # fmt: skip
    if version == "roles":
        match.state.players[2].role = 1
    asked = items(match, 0, "tall")
    assert "bar" not in asked and asked["age1"].y < asked["region-street"].y
    before = match.scene(0, "en", "tall", "dark")
    after = preview(match.game, match.view(0), 0, match.game.moves.read("forbid:teen")).view
    drawn = match.game.board.draw(after, match.telling("en"), "tall", "dark", 0, before.front)
    assert {item.key: item.y for item in drawn.items}["region-street"] == asked["region-street"].y
    match.play(0, "forbid:teen")
    now = items(match, 2, "tall")
    news = now["news" if version == "events" else "own-news"]
    assert news.text and {now[key].y for key in ("bar", "king")} <= {8.0, 28.0}
    assert now["bar"].y < news.y < now["region-street"].y < now["age1"].y


def test_the_street_is_cropped_to_the_crowd_where_cards_would_be_small():
    match = shown(thrown(table(hands=HANDS)), Decree(0, 2), Draw(2, NORMAL), Reign(0))
    heap = match.state.heap
    for where in [s for s in heap.order if abs(heap.xs[s]) > 1500 or abs(heap.ys[s]) > 1500]:
        heap.take(where)
    assert heap.count() > 5
    for layout, wide in (("low", 60), ("tall", 55.5)):
        ground = ground_of(seen_by(match, 2, layout, "street"))
        assert ground.card * W == pytest.approx(wide, abs=0.1)
        left, top, w, h = ground.box
        for where in heap.order:
            x, y = ground.point(heap.xs[where], heap.ys[where])
            assert left < x < left + w and top < y < top + h


def test_free_cards_are_wide_enough_on_every_board():
    g = thrown(table(hands=HANDS))
    match = shown(g, Decree(0, 2), Draw(2, NORMAL), Reign(0))
    for layout in LAYOUTS:
        wide = ground_of(seen_by(match, 2, layout, "street")).card * W
        # a phone shows them again; on the lowest board a crowd from rim to rim just fits
        assert wide >= {"tall": 36, "low": 55}.get(layout, 60), layout


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_street_in_front_is_worth_a_closer_look(layout):
    match = drawing()
    for focus in REGIONS:
        scene = match.scene(0, "fr", layout, focus=focus)
        marked = [item.key for item in scene.items if "data-zoom=" in item.svg]
        assert marked == (["region-street"] if focus == "street" else [])
        assert "data-zoom=" not in scene.backdrop


def test_every_card_that_is_drawn_can_be_read_in_words():
    for match in positions():
        for item in match.scene(0, "fr").items:
            if re.fullmatch(r"[csh]\d[\d-]*", item.key):
                assert item.label


def test_people_of_an_owners_box_that_nobody_has_drawn_are_drawn_as_strangers(tmp_path):
    ours = chapiteau.games()["carnavalesque"].folder / "box" / "components.toml"
    own = ours.read_text("utf-8").replace('"rabbit"', '"clown"').replace('"balloon"', '"kite"')
    (tmp_path / "own.toml").write_text(own, "utf-8")
    match = chapiteau.new("carnavalesque", seats=3, components=tmp_path / "own.toml")
    scene = match.scene(0, "en")
    assert 'id="cv-head-clown"' in scene.backdrop and 'id="cv-acc-kite"' in scene.backdrop
    used = set(re.findall(r'href="#(cv-[\w-]+)"', scene.backdrop))
    assert used <= set(re.findall(r'id="(cv-[\w-]+)"', scene.backdrop))


def bills(layout, lang):
    """The text of every event and of every role, with its paper as the table shows it."""
    events = chapiteau.new("carnavalesque", seats=4, seed=1)
    roles = chapiteau.new("carnavalesque", seats=4, seed=1, version="roles")
    for event in range(1, len(EVENTS)):
        sure(Carnavalesque, events.state).event = event
        yield items(events, 1, layout, lang)["event"]
    for role in range(1, len(ROLES)):
        sure(Carnavalesque, roles.state).players[1].role = role
        yield items(roles, 1, layout, lang)["role"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_an_event_or_a_role_does_is_written_out_whole_and_inside_its_paper(layout, lang):
    for bill in bills(layout, lang):
        _, *lines = re.findall(r"<text[^>]* y=\"([\d.]+)\"[^>]*>([^<]*)<", bill.svg)
        assert unescape(" ".join(text for _, text in lines)) == bill.text
        high = float(re.findall(r"<rect[^>]* height=\"([\d.]+)\"", bill.svg)[0])
        assert float(lines[-1][0]) < high - 5, bill.text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_roles_to_choose_from_are_written_out_whole(layout, lang):
    for seed in range(6):
        match = chapiteau.new("carnavalesque", seats=6, seed=seed, version="roles")
        (seat,) = match.to_act
        drawn = items(match, seat, layout, lang)
        offered = [item for key, item in drawn.items() if key.startswith("role-")]
        assert {item.move for item in offered} == {m.text for m in match.moves(seat)}
        for item in offered:
            _, *lines = re.findall(r"<text[^>]* y=\"([\d.]+)\"[^>]*>([^<]*)<", item.svg)
            assert unescape(" ".join(text for _, text in lines)) == item.text
            assert float(lines[-1][0]) < float(item.edge.split()[3]) - 3, item.text
