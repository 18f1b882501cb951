"""The drawn street of Carnavalesque: pieces that travel, eyes closed, previews that come true."""

import math
import random
import re
from html import unescape

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque.art import plan
from chapiteau.games.carnavalesque.art.accessories import ACCESSORIES
from chapiteau.games.carnavalesque.art.bodies import BODIES, SLEEVES
from chapiteau.games.carnavalesque.art.cards import GROUNDS
from chapiteau.games.carnavalesque.art.emblems import EVENT_SIGNS, ROLE_SIGNS
from chapiteau.games.carnavalesque.art.heads import HEADS
from chapiteau.games.carnavalesque.box.components import DAY_BALL, EVENTS, NIGHT_BALL, ROLES
from chapiteau.games.carnavalesque.rules.crowd.heap import SPOTS, Heap, spot_x, spot_y
from chapiteau.games.carnavalesque.rules.moves import MOVES

LAYOUTS = ("wide", "tall")


def positions(seats=4, seed=3, **options):
    """A match at every position of a random game."""
    match = chapiteau.new("carnavalesque", seats=seats, seed=seed, **options)
    dice = random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    yield match


def asked(name, seats=4, seeds=range(8), **options):
    """Positions in which a kind of question is asked, with who is asked."""
    for seed in seeds:
        for match in positions(seats, seed, **options):
            if not match.over and type(match.state.stack[-1]).__name__ == name:
                yield match, match.to_act[0]


def items(match, seat, layout="wide", lang="en"):
    return {item.key: item for item in match.scene(seat, lang, layout).items}


def test_everything_in_the_box_has_a_drawing_of_its_own():
    box = chapiteau.new("carnavalesque", seats=3).state.box
    assert set(box.costumes[1:]) == set(HEADS) == set(BODIES) == set(SLEEVES) == set(GROUNDS)
    assert set(box.accessories[1:]) == set(ACCESSORIES)
    assert set(EVENTS[1:]) == set(EVENT_SIGNS) and set(ROLES[1:]) == set(ROLE_SIGNS)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_card_that_one_knows_is_drawn_once_wherever_it_goes(layout):
    for match in positions(version="roles"):
        view = match.view(0)
        known = [card for card in view.crowd if card]
        known += [card for p in view.players for card in p.hand if card]
        known += [card for people in view.floats + view.parade for card in people]
        drawn = [k for k in items(match, 0, layout) if re.fullmatch(r"c\d+", k)]
        assert sorted(drawn) == sorted(f"c{card}" for card in known)


def test_a_face_up_card_travels_from_the_crowd_into_the_hand():
    travelled = 0
    for match, seat in asked("Draw", seeds=range(2)):
        move = match.moves(seat)[0]
        view = match.view(seat)
        if view.heap.is_face_up(move.arg) and view.crowd[move.arg]:
            key = f"c{view.crowd[move.arg]}"
            before = items(match, seat)[key]
            later = match.clone()
            later.play(seat, move)
            after = items(later, seat)[key]
            assert (before.x, before.y) != (after.x, after.y)
            travelled += 1
    assert travelled > 0


def placed(drawn):
    return [(item.key, item.x, item.y, item.svg) for item in drawn.values()]


def elsewhere(match):
    """The same match with the same people lying about otherwise."""
    other = match.clone()
    g, before = other.state, match.state
    g.heap = Heap()
    g.heap.throw_many(before.heap.count(), seeded("another street"))
    people = [before.crowd[slot] for slot in before.heap.order]
    g.crowd = [0] * len(before.crowd)
    for slot, person in zip(g.heap.order, people, strict=True):
        g.crowd[slot] = person
    return other


@pytest.mark.parametrize("layout", LAYOUTS)
def test_closed_eyes_see_an_outline_and_at_most_400_spots(layout):
    seen = 0
    for match, seat in asked("Aim", seeds=range(1)):
        drawn = items(match, seat, layout)
        spots = [item for key, item in drawn.items() if key.startswith("spot")]
        assert sorted(s.move for s in spots) == sorted(m.text for m in match.moves(seat))
        assert len(spots) <= 400
        hands = {f"c{card}" for p in match.view(seat).players for card in p.hand}
        floats = {f"c{c}" for f in match.state.floats + match.state.parade for c in f}
        cards = {key for key in drawn if re.fullmatch(r"[cs]\d+", key)}
        assert cards <= hands | floats
        assert placed(items(elsewhere(match), seat, layout)) == placed(drawn)
        seen += 1
    assert seen > 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_finger_goes_where_the_arrow_of_a_hint_was(layout):
    gone = 0
    for match, seat in asked("Hint", seeds=range(1), blind_draw="guided"):
        if match.state.hints < 2:
            continue
        drawn = items(match, seat, layout)
        here, middle = drawn["finger"], middle_of_hints(drawn)
        for way in ("left", "right", "up", "down"):
            arrow = drawn[f"hint-{way}"]
            later = match.clone()
            later.play(seat, MOVES.read(f"hint:{way}"))
            there = items(later, None, layout)["finger"]
            moved = (there.x - here.x, there.y - here.y)
            meant = (arrow.x - middle[0], arrow.y - middle[1])
            if any(moved):  # at the edge it stays
                assert [round(m / 4) > 0 for m in moved] == [round(m) > 0 for m in meant]
                assert [round(m / 4) < 0 for m in moved] == [round(m) < 0 for m in meant]
                gone += 1
    assert gone > 10


def middle_of_hints(drawn):
    one, other = drawn["hint-left"], drawn["hint-right"]
    return (one.x + other.x) / 2, (one.y + other.y) / 2


@pytest.mark.parametrize("layout", LAYOUTS)
def test_hints_surround_the_finger_and_stay_on_the_street_at_its_rim(layout):
    match, seat = next(asked("Hint", blind_draw="guided"))
    ground = (plan.wide if layout == "wide" else plan.tall)(match.seats - 1).ground
    w, h = ground.size
    for spot in (1, SPOTS // 2, SPOTS):
        match.state.finger_x, match.state.finger_y = spot_x(spot), spot_y(spot)
        drawn = items(match, seat, layout)
        arrows = [item for key, item in drawn.items() if key.startswith("hint-")]
        assert len(arrows) == 5
        for arrow in arrows:
            assert abs(arrow.x - ground.x) < w / 2 - 20 and abs(arrow.y - ground.y) < h / 2 - 20
        aside = math.dist(middle_of_hints(drawn), ground.point(spot_x(spot), spot_y(spot)))
        assert (aside < 1) == (1 < spot < SPOTS)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_card_laid_beside_the_crowd_comes_to_lie_where_it_was_offered(layout):
    laid = 0
    for match, seat in asked("LayAround", seats=6, version="roles", seeds=range(6)):
        slot = match.state.stack[-1].slot
        person = match.state.crowd[slot]
        spots = {i.move: i for i in items(match, seat, layout).values() if i.key[:3] == "lay"}
        scene = match.scene(seat, "en", layout)
        for move in match.moves(seat):
            spot = spots[move.text]
            assert 0 < spot.x < scene.width and 0 < spot.y < scene.height
            later = match.clone()
            later.play(seat, move)
            assert items(later, seat, layout)[f"c{person}"].turn == spot.turn
            laid += 1
    assert laid > 0


def test_what_the_list_of_answers_calls_a_card_stands_on_it():
    for match, seat in asked("Draw", seeds=range(1)):
        for item in items(match, seat).values():
            if item.move.startswith("take:"):
                number = item.move.split(":")[1]
                assert f">{number}</text>" in item.over
                assert re.search(rf"\b{number}\b", item.label)


def test_forbidden_people_bear_a_sign_and_those_to_be_had_the_limelight():
    for match, seat in asked("Draw", seeds=range(2)):
        view, drawn = match.view(seat), items(match, seat)
        if view.event in (DAY_BALL, NIGHT_BALL):
            continue
        for slot in view.heap.order:
            item = drawn[f"c{view.crowd[slot]}" if view.crowd[slot] else f"s{slot}"]
            is_banned = view.backs[slot] == view.decree
            is_free = not view.heap.is_covered(slot)
            assert ("cv-crown" in item.over) == (is_banned and is_free)
            assert bool(item.move) == (is_free and not is_banned)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_backdrop_says_what_is_worth_a_closer_look(layout):
    scene = chapiteau.new("carnavalesque", seats=3).scene(0, "fr", layout)
    assert scene.backdrop.count("data-zoom=") == 1


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
        events.state.event = event
        yield items(events, 1, layout, lang)["event"]
    for role in range(1, len(ROLES)):
        roles.state.players[1].role = role
        yield items(roles, 1, layout, lang)["role"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_an_event_or_a_role_does_is_written_out_whole_and_inside_its_paper(layout, lang):
    for bill in bills(layout, lang):
        _, *lines = re.findall(r"<text[^>]* y=\"([\d.]+)\"[^>]*>([^<]*)<", bill.svg)
        assert unescape(" ".join(text for _, text in lines)) == bill.text
        assert float(lines[-1][0]) < (96 if layout == "wide" else 76) - 5, bill.text
