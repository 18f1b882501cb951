"""Every position of random games can be drawn, offers what is legal, and tells no secret."""

import random
import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

import chapiteau
from chapiteau import draw
from chapiteau.core.rng import seeded
from chapiteau.draw.lighting import lit
from chapiteau.draw.scene import LAYOUTS, PAIR_WIDTH, SIZES, TALL_WIDTH, Layout, Shade
from chapiteau.games.fourberies.art.questions import meeting_of
from chapiteau.words.words import disguise

GAMES = {
    name: game
    for name, game in chapiteau.games().items()
    if name != "parade" and not game.in_rehearsal
}
OFF_THE_BOARD = {  # answered by buttons, at least sometimes
    "fourberies": {"pass", "keep", "towards"},
    "three_ring_circus": {"pass", "end"},
    "trickerion": {
        "pass",
        "done",
        "ready",
        "units",
        "bargain",
        "pay",
        "advertise",
        "boost",
        "fame",
        "coins",
        "idle",
    },
    "carnavalesque": {"pass", "end", "say"},
    "the_magnificent": {"pass", "end", "swap", "coins", "best", "steps"},
}
LOOKS: list[tuple[Layout, Shade]] = [
    (layout, theme) for layout in LAYOUTS for theme in get_args(Shade)
]
WIDTHS = {1600, TALL_WIDTH, PAIR_WIDTH, *[w for w, _ in SIZES.values()]}
LETTERS = re.compile(r"[^\W\d_§]")


def walk(name, seats, seed, players=()):
    """A match at every position of a random game."""
    match, dice = chapiteau.new(name, seats=seats, seed=seed), random.Random(seed)
    match.players = players
    while True:
        yield match, dice
        if match.over:
            return
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))


def parsed(scene):
    return ET.fromstring(draw.svg(scene))


class Drawing(NamedTuple):
    """What stands in a part of a picture."""

    ids: list[str]
    used: set[str]
    texts: list[str]


def reader():
    """Reads the parts of pictures, each once: from one position to the next few are new."""

    @cache
    def read(part):
        nodes = list(ET.fromstring(f"<svg>{part}</svg>").iter())
        ids = [id for node in nodes if (id := node.get("id"))]
        used = set(re.findall(r"(?:url\(#|href=\"#)([\w-]+)", part))
        return Drawing(ids, used, [node.text for node in nodes if node.text])

    def parts(scene):
        return [read(scene.backdrop), *[read(item.svg + item.over) for item in scene.items]]

    return parts


CASES = [(name, seats) for name, g in GAMES.items() for seats in range(g.fewest, g.most + 1)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_positions_are_well_formed_with_unique_keys_and_ids(name, seats):
    parts_of = reader()
    for match, dice in walk(name, seats, seats):
        if dice.randrange(4):
            continue
        viewer = dice.choice([None, *range(seats)])
        layout, theme = dice.choice(LOOKS)
        scene = match.scene(viewer, dice.choice(["en", "fr"]), layout, theme)
        keys = [item.key for item in scene.items]
        assert len(set(keys)) == len(keys)
        parts = parts_of(scene)
        ids = [id for part in parts for id in part.ids]
        assert len(set(ids)) == len(ids)
        assert all(re.match(r"[a-z]{2}-", id) for id in ids)
        assert set().union(*[part.used for part in parts]) <= set(ids)
        if dice.random() < 0.1:  # the frame around the parts: places, turns, titles
            assert len(parsed(scene).findall("./{*}g[@data-key]")) == len(keys)
        assert scene.width in WIDTHS


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pieces_offer_exactly_what_is_legal(name, seats):
    telling = None
    for match, dice in walk(name, seats, 100 + seats):
        telling = telling or match.telling("en")  # with its memory, as at a table
        for viewer in {*match.to_act, dice.randrange(seats)}:
            layout, theme = dice.choice(LOOKS)
            board, view = match.game.board, match.view(viewer)
            drawn = board.draw(view, telling, layout, theme, viewer)
            legal = {move.text for move in match.moves(viewer)}
            chosen = [move.text for move in view.chosen[viewer]] if view.chosen else []
            scene = lit(drawn, legal, chosen, theme)
            offered = {item.move for item in scene.items if item.move}
            offered |= {m for item in scene.items for m in item.answers if m in legal}
            offered |= {move for item in scene.items if item.ghost for move in item.ghost.moves()}
            missing = {m for m in legal - offered if m.split(":")[0] not in OFF_THE_BOARD[name]}
            if layout == "tall":  # one region at a time
                front = {r.id for r in scene.regions if r.is_front}
                missing = {m for m in missing if not front or _place(match, view, m) in front}
            assert offered <= legal
            assert missing == set(), type(match.state.stack[-1]).__name__
            for item in scene.items:
                assert item.state in ("", "legal", "chosen", "refused")
                assert item.label or not (item.move or item.why)
                assert bool(item.why) == (item.state == "refused")
                assert item.move or item.state != "legal"
                if item.why:
                    assert match.why_not(viewer, item.why), item.why


def _place(match, view, text):
    return match.game.board.region_of(view, match.game.moves.read(text))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_picture_depends_on_nothing_hidden(name, seats):
    game = GAMES[name]
    for match, dice in walk(name, seats, 200 + seats):
        if dice.random() > 0.3:
            continue
        seat = dice.choice([None, *range(seats)])
        viewer = -1 if seat is None else seat
        layout, theme = dice.choice(LOOKS)
        view = match.view(seat)
        again = game.view(game.dealt(view, seeded(f"{len(match.decisions)}")), viewer)
        telling = match.telling("fr")
        drawn = [game.board.draw(v, telling, layout, theme, viewer) for v in (view, again)]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_backdrop_stays_the_same_all_match(name, seats):
    seen: dict[tuple[Layout, Shade], set[str]] = {look: set() for look in LOOKS}
    for match, dice in walk(name, seats, 300 + seats):
        if not dice.randrange(6):
            look = dice.choice(LOOKS)
            seen[look].add(match.scene(0, "fr", *look).backdrop)
    assert all(len(backdrops) <= 1 for backdrops in seen.values())


class Bracket(Transformer):
    def visit_TextElement(self, node):
        node.value = re.sub(r"[^\W\d_]", "§", node.value)
        return node


@pytest.fixture(scope="module")  # texts are parsed once for all tables
def pseudo():
    def bracketed(text):
        return FluentSerializer().serialize(Bracket().visit(FluentParser().parse(text)))

    disguise("pseudo", "en", bracketed)
    yield "pseudo"
    disguise("pseudo", "en", str)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_text_of_a_picture_comes_from_the_words(name, seats, pseudo):
    parts_of = reader()
    for match, dice in walk(name, seats, 400 + seats):
        if dice.random() > 0.3:
            continue
        scene = match.scene(dice.choice(range(seats)), pseudo, *dice.choice(LOOKS))
        said = [text for part in parts_of(scene) for text in part.texts]
        said += [item.label for item in scene.items] + [item.text for item in scene.items]
        keys = {region.key for region in scene.regions}
        assert [text for text in said if LETTERS.search(text) and text not in keys] == []


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_names_of_players_are_escaped(layout):
    nasty = ["<b>&\"'</b>", "x" * 60, "]]><svg onload='a()'>"]
    for match, dice in walk("fourberies", 3, 5, nasty):
        if dice.random() < 0.1:
            scene = match.scene(0, "fr", layout, "light")
            assert not [e for e in parsed(scene).iter() if e.tag.endswith("}b")]
            assert all("<b>" not in item.svg and "<svg" not in item.svg for item in scene.items)


def test_a_piece_keeps_its_key_when_it_joins_a_troupe():
    for match, _ in walk("fourberies", 3, 8):
        troupes, city = match.view(0).troupes, meeting_of(match.state)
        in_troupes = [card for t in troupes for card in t.actors + t.acrobats]
        met = [card for t in troupes for card in t.newcomers] if city else []
        mine = troupes[0].actors + troupes[0].acrobats
        for focus, cards in (("troupes", in_troupes), ("", met), ("stage", mine)):
            keys = [item.key for item in match.scene(0, focus=focus).items]
            assert all(keys.count(f"e{card}") == 1 for card in cards)


def test_a_scene_becomes_a_png():
    match = chapiteau.new("fourberies", seats=2)
    assert draw.png(match.scene(0, layout="tall")).startswith(b"\x89PNG")
    assert (match._repr_svg_() or "").startswith("<svg")
