"""Every picture of Carnavalesque can be read and touched, and is remembered as it is drawn."""

import math
import random
import re
from dataclasses import replace
from itertools import combinations, islice

import pytest
from draw.measures import crowds
from draw.memory import check_kept, check_memory, check_shared
from draw.reading import check_cards, check_lines, check_pictures
from games.playing import sure
from shapely.geometry import Polygon

import chapiteau
from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.carnavalesque.art.questions import REGIONS, region_of
from chapiteau.games.carnavalesque.art.scene import everybodys, street
from chapiteau.games.carnavalesque.art.table import Table
from chapiteau.games.carnavalesque.art.theme import THEMES
from chapiteau.games.carnavalesque.rules.crowd.drawing import SMUGGLED, STOLEN, Dig, Draw
from chapiteau.games.carnavalesque.rules.hands import Give, ShowCard
from chapiteau.games.carnavalesque.rules.king import Decree, Reign
from chapiteau.games.carnavalesque.rules.levelling import Refill, ThrowBack
from chapiteau.games.carnavalesque.rules.moves import MOVES, SIGN_GROW, SIGN_LOOK, SIGN_SAY
from chapiteau.games.carnavalesque.rules.powers import Conjure, ConjureInto, Hunt, LayAround
from chapiteau.games.carnavalesque.rules.state import Carnavalesque
from chapiteau.games.carnavalesque.rules.talk import Sign
from chapiteau.match import Match
from chapiteau.words.words import LANGUAGES

from ..table import FACE_DOWN, Dice, ask, give_roles, table

OFF_THE_BOARD = ("pass", "end", "say")
WAYS = [
    {"version": "events", "blind_draw": "guided"},
    {"version": "roles", "blind_draw": "aimed"},
]


def positions(seats, seed=5, **options):
    """A match at every position of a game whose players rather act than pass."""
    match = chapiteau.new("carnavalesque", seats=seats, seed=seed, **options)
    dice = random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        acts = [m for m in moves if m.verb not in ("pass", "end")] or moves
        match.play(seat, dice.choice(acts if dice.random() < 0.8 else moves))
    yield match


def in_heap(item):
    """Cards of the heap lie on each other by nature: what is lit of them is what is seen."""
    return any(answer.startswith("look:") for answer in item.answers)


def wrongs(scene):
    """What cannot be read or touched; the heap, and a finger that is led by the page, apart."""
    pieces = [item for item in scene.items if not item.ghost and not in_heap(item)]
    others = [item._replace(state="") for item in scene.items if item.ghost or in_heap(item)]
    return crowds(replace(scene, items=(*others, *pieces)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    played = islice(positions(seats, seats, **WAYS[seats % 2]), 0, None, 7)
    check_pictures(played, layout, languages, REGIONS, wrongs)


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("way", range(len(WAYS)))
def test_pieces_offer_exactly_what_is_legal_in_every_variant(seats, way):
    for match in positions(seats, 40 + seats, **WAYS[way]):
        for viewer in match.to_act:
            check_offers(match, viewer)


def check_offers(match, viewer):
    """Every answer with a place on the board is given by a piece of the region in front."""
    legal = {move.text for move in match.moves(viewer)}
    for layout in ("low", "tall"):
        scene = match.scene(viewer, layout=layout)
        ghosts = {m for i in scene.items if i.ghost for m in i.ghost.moves()}
        offered = {m for i in scene.items for m in i.answers if m in legal} | ghosts
        missing = {m for m in legal - offered if m.split(":")[0] not in OFF_THE_BOARD}
        if layout == "tall":  # one region at a time
            (front,) = [r.id for r in scene.regions if r.is_front]
            missing = {m for m in missing if region_of(MOVES.read(m)) == front}
        assert offered <= legal and missing == set()


HANDS = {0: [1, 2, 5, 9, 10], 1: [7, 8], 2: [13, 14, 15, 16, 17, 18], 3: [19, 20]}
QUESTIONS = [
    Conjure(2), ConjureInto(2, 31), Hunt(2), LayAround(2, 1), Dig(2, 1), Sign(2), ShowCard(2),
    ThrowBack(2), Give(2, 0, 2), Refill(2, 8), Draw(2, SMUGGLED), Draw(2, STOLEN), Reign(0),
]  # fmt: skip


@pytest.mark.parametrize("step", QUESTIONS, ids=lambda step: type(step).__name__)
def test_every_question_is_answered_on_the_board(step):
    street = [(3, 0, 0, "up"), (33, 200, 0, "up"), (27, 2000, 0, "down"), (26, 2200, 0, "up")]
    g = table(hands=HANDS, street=street, floats={1: [31, 32], 2: [50], 3: [40]})
    g.decree = g.backs[1] if isinstance(step, Draw) else 0
    match = Match(g.edition, g.seats, "table")
    match.state = ask(g, step, Reign(1))
    assert type(g.stack[-1]) is type(step) and len(match.moves(step.seat)) > 1
    check_offers(match, step.seat)


def corners(item):
    """What is lit of a card of the heap, without its round corners."""
    xs = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", item.edge.replace("A", " A"))]
    wide, high = max(abs(n) for n in xs[:1]), max(abs(n) for n in xs)
    a = math.radians(item.turn)
    flat = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    return [
        (item.x + x * math.cos(a) - y * math.sin(a), item.y + x * math.sin(a) + y * math.cos(a))
        for x, y in flat
    ]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_free_cards_of_the_heap_can_be_hit_without_touching_another(layout):
    """What may be taken in a usual draw lies on top: no such card lies on another one."""
    for seed in range(4):
        match = chapiteau.new("carnavalesque", seats=3, seed=seed)
        g = ask(sure(Carnavalesque, match.state), Decree(0, 2), Reign(0))
        drawn = {i.key: i for i in match.scene(None, layout=layout, focus="street").items}
        free = [s for s in g.heap.order if not g.heap.is_covered(s)]
        shapes = [
            Polygon(corners(item)).buffer(-2.5)
            for item in drawn.values()
            if in_heap(item) and any(item.answers[0] == f"take:{s}" for s in free)
        ]
        assert len(shapes) == len(free) > 5
        assert not [1 for a, b in combinations(shapes, 2) if a.intersects(b)]


def crammed(version="events"):
    """A King with ten cards, four long floats, two that have left; everybody shows and says."""
    floats = {w: list(range(6 * w - 5, 6 * w + 1)) for w in range(1, 5)}
    hands = {0: list(range(25, 35))} | {k: [33 + 2 * k, 34 + 2 * k] for k in range(1, 6)}
    street = [(45 + i, 1500 * i - 2250, 0, "up") for i in range(4)]
    g = table(6, hands=hands, floats=floats, street=street, version=version,
              event="day_ball" if version == "events" else "")  # fmt: skip
    g.parade = [[49, 50, 51], [52, 53, 54]]
    for slot in [s for s in g.heap.order if g.crowd[s] > 48]:
        g.heap.take(slot)
        g.crowd[slot] = g.backs[slot] = 0
    for seat in range(1, 6):
        p = g.players[seat]
        p.shown = p.hand[0]
        g.known.show(p.shown, 0)
        p.sign, p.sign_at = [(SIGN_SAY, 1), (SIGN_GROW, 2), (SIGN_GROW, 2)][seat % 3]
    g.players[1].sign, g.players[1].sign_at = SIGN_LOOK, g.heap.order[-1]
    if version == "roles":
        give_roles(g)
        for p in g.players[1:]:
            p.face_up = 1
    return g


def at(g, *steps):
    match = Match(g.edition, g.seats, "table")
    g.stack = list(steps)[::-1]
    match.state = g
    return match


NAMES = ["Zerbinette la Grande", "Hippolyte de Saint-Ouen", "X", "Mascarille", "Éraste", "Ann"]


@pytest.mark.parametrize("version", ["events", "roles"])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_a_crammed_table_can_be_read_and_touched(layout, lang, version, languages):
    match = at(crammed(version), Reign(0))
    match.state.moves = match.state.stack[-1].moves(match.state)
    match.players = NAMES
    for focus in ("", *REGIONS):
        for viewer in (0, 1, None):
            assert wrongs(match.scene(viewer, lang, layout, "dark", focus)) == {}, (focus, viewer)


@pytest.mark.parametrize("version", ["events", "roles"])
@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_cards_of_players_can_be_read(lang, version, languages):
    match = at(crammed(version), Reign(0))
    match.players = NAMES
    check_cards(match, lang, wrongs)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short_enough_for_their_line(seats, lang):
    check_lines(positions(seats, seats, **WAYS[seats % 2]), lang)


# memory


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(islice(positions(3, 9, version="roles"), 0, None, 2), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_everybody_sees_is_the_same_object_for_all(layout):
    def drawn(view, telling, viewer):
        desk = Table(view, telling, THEMES["dark"], viewer, layout, "street")
        return (*desk.public(everybodys), *desk.public(street))

    check_shared(islice(positions(4, 7), 0, None, 9), drawn)


def test_what_one_recalls_is_no_part_of_what_everybody_sees():
    g = table(hands={0: [1, 2, 3, 4, 5, 24], 1: [7, 8], 2: [13, 14], 3: [19, 20]})
    g.rng = Dice(*FACE_DOWN)
    match = Match(g.edition, g.seats, "table")
    match.state = ask(g, ThrowBack(0), Reign(0))
    match.play(0, "throw:24")
    known = {f"c{card}" for card in sure(Carnavalesque, match.view(None)).crowd if card}
    for viewer in range(4):
        view = sure(Carnavalesque, match.view(viewer))
        desk = Table(view, match.telling("en"), THEMES["dark"], viewer, "wide", "street")
        parts = (*desk.public(everybodys), *desk.public(street))
        keys = {item.key for part in parts for item in part if re.fullmatch(r"c\d+", item.key)}
        own = {item.key for item in match.scene(viewer, focus="street").items}
        assert keys <= known and "c24" not in known
        assert ("c24" in own) == (24 in view.crowd) == (viewer == 0)


def test_what_did_not_change_is_the_same_object():
    check_kept(islice(positions(3, 3), 20, 90), 3)
