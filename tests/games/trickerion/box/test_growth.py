"""Boxes with a card more or a card less are played beside today's."""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from typing import get_args

import pytest
from draw.measures import crowds
from games.playing import do, legal, refused, sure

from chapiteau.core.errors import BadComponents
from chapiteau.core.record import read
from chapiteau.core.rng import seeded
from chapiteau.draw.scene import Layout
from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.art.pieces.faces import portrait
from chapiteau.games.trickerion.art.theme import SCHOOLS
from chapiteau.games.trickerion.box.components import (
    COMPONENTS,
    MOST_IN_SCHOOL,
    MOST_MAGICIANS,
    MOST_TRICKS,
    TrickerionBox,
)
from chapiteau.games.trickerion.rules.locations.downtown import Downtown
from chapiteau.games.trickerion.rules.locations.market import MarketRow
from chapiteau.games.trickerion.rules.setup.choices import ChooseMagician, ChooseStock, EngineerGift
from chapiteau.games.trickerion.rules.state import Trickerion
from chapiteau.match import Match

from ..table import BOTH, FIVE, SIX, match_at, table

DATA = GAME.box.data
RESTING = ("done", "pass", "idle", "ready")
LAYOUTS = ("wide", "tall")
DRAWN = get_args(Layout)


def like(section, id, /, **changes):
    """A new row, made from one of the house."""
    return next(row for row in DATA[section] if row["id"] == id) | changes


def more(section, id, new, **changes):
    """The box of the house and one row more, at the end of its section."""
    return GAME.read_box({**DATA, section: [*DATA[section], like(section, id, id=new, **changes)]})


def without(section, *ids):
    return [row for row in DATA[section] if row["id"] not in ids]


def less(section, id):
    """The box of the house and one row less."""
    return GAME.read_box({**DATA, section: without(section, id)})


def without_padlocks():
    """A component less, and with it the tricks that need it."""
    changed = {
        section: [row for row in DATA[section] if "padlock" not in row["components"]]
        for section in ("trick", "trick_dark_alley")
    }
    return GAME.read_box({**DATA, **changed, "component": without("component", "padlock")})


TRICK = {"name": {"en": "Flea Circus", "fr": "Le cirque de puces"}, "threshold": 1}
BOXES = {
    "a trick more": lambda: more("trick", "levitation", "flea-circus", **TRICK),
    "a trick less": lambda: less("trick", "levitation"),
    "a Dark Alley trick more": lambda: more("trick_dark_alley", "seance", "black-mass"),
    "a Dark Alley trick less": lambda: less("trick_dark_alley", "seance"),
    "a Riverside card more": lambda: more("performance_card", "riverside-08", "riverside-13"),
    "a Riverside card less": lambda: less("performance_card", "riverside-03"),
    "a Magorian card more": lambda: more("performance_card", "grand-magorian-01", "magorian-09"),
    "a Magorian card less": lambda: less("performance_card", "grand-magorian-01"),
    "a Pantheon card more": lambda: more("performance_card", "magnus-pantheon-01", "pantheon-09"),
    "a Pantheon card less": lambda: less("performance_card", "magnus-pantheon-01"),
    "a magician more": lambda: more("magician", "electra", "houdine"),
    "a magician less": lambda: less("magician", "great-optico"),
    "a component less": without_padlocks,
}
COUNTS = {  # tricks, tricks of the Dark Alley, cards played, all cards, magicians, components
    "a trick more": (33, 16, 20, 28, 8, 12),
    "a trick less": (31, 16, 20, 28, 8, 12),
    "a Dark Alley trick more": (32, 17, 20, 28, 8, 12),
    "a Dark Alley trick less": (32, 15, 20, 28, 8, 12),
    "a Riverside card more": (32, 16, 21, 29, 8, 12),
    "a Riverside card less": (32, 16, 19, 27, 8, 12),
    "a Magorian card more": (32, 16, 21, 29, 8, 12),
    "a Magorian card less": (32, 16, 19, 27, 8, 12),
    "a Pantheon card more": (32, 16, 20, 29, 8, 12),
    "a Pantheon card less": (32, 16, 20, 27, 8, 12),
    "a magician more": (32, 16, 20, 28, 9, 12),
    "a magician less": (32, 16, 20, 28, 7, 12),
    "a component less": (31, 10, 20, 28, 8, 11),
}


@pytest.mark.parametrize("name", BOXES)
def test_a_box_says_how_much_it_has(name):
    for facts in BOXES[name]().editions:
        tricks, dark, played, cards, magicians, goods = COUNTS[name]
        assert (len(facts.tricks) - 1, len(facts.dark_tricks)) == (tricks, dark)
        assert (facts.played, len(facts.cards) - 1) == (played, cards)
        assert (len(facts.magicians) - 1, len(facts.goods)) == (magicians, goods)
        assert [c.theatre == 3 for c in facts.cards[1:]] == [
            n > played for n in range(1, cards + 1)
        ]


def check_features(match, seat):
    mind = GAME.mind()
    found = mind.features(match.view(seat), seat)
    bounds = mind.feature_bounds(match.edition, match.seats)
    assert set(found) == set(bounds)
    for key, values in found.items():
        length, low, high = bounds[key]
        assert len(values) == length, key
        assert low <= min(values) and max(values) <= high, (key, values)


def check_shown(match, seat):
    """Words in both languages, both drawings, and another deal of what is not seen."""
    for lang in ("en", "fr"):
        assert str(match.outline(seat, lang))
    for layout in LAYOUTS:
        keys = [item.key for item in match.scene(seat, "fr", layout).items]
        assert len(set(keys)) == len(keys)
    GAME.check(GAME.dealt(match.view(seat), seeded(f"{len(match.decisions)}")))


@pytest.mark.parametrize(("seats", "agreed"), [(2, FIVE), (4, SIX)])
@pytest.mark.parametrize("name", BOXES)
def test_whole_games_are_played_with_it(name, seats, agreed):
    match = Match(GAME.edition(dict(agreed), BOXES[name]()), seats, name)
    lot = random.Random(seats)
    while not match.over:
        count = len(match.decisions)
        seat = lot.choice(match.to_act)
        if count % 5 == 0:
            check_features(match, seat)
        if count % 60 == 0:
            check_shown(match, seat)
        moves = list(match.moves(seat))
        match.play(seat, lot.choice([m for m in moves if m.verb not in RESTING] or moves))
        GAME.check(sure(Trickerion, match.state))
    check_features(match, 0)
    check_shown(match, 0)
    record = read(match.record().text, {GAME.name: GAME})
    assert record.edition.box.hash == match.edition.box.hash


@pytest.mark.parametrize("name", BOXES)
def test_every_move_of_the_table_has_a_name_and_an_answer(name):
    """Also moves that only a larger box would offer."""
    box = BOXES[name]()
    steps = [ChooseMagician(0), ChooseStock(0, 2), EngineerGift(0), Downtown(0), MarketRow(0)]
    for step in steps:
        g = table(
            step=step, box=box, points=3, crew={0: ["engineer"]}, dice={"inn_b": "apprentice"}
        )
        match = match_at(g)
        for move in GAME.moves:
            reason = g.stack[-1].why_not(g, 0, move)
            assert (reason is None) == (move in g.legal(0)), move
            assert match.describe(move, "en") and match.describe(move, "fr")


def drawn(match, layout, seat=0):
    return {item.key: item for item in match.scene(seat, "fr", layout).items}


# tricks


def test_a_new_trick_is_learned_like_any_other():
    g = table(
        step=Downtown(0), box=BOXES["a trick more"](), points=3, dice={"residence_a": "mechanical"}
    )
    assert "learn:33" in legal(g, 0, "learn")
    for layout in LAYOUTS:
        assert drawn(match_at(g), layout)["t33"].move == "learn:33"
    do(g, "0 learn:33")
    assert g.players[0].trick[1] == 33 and g.holder[33] == 1
    assert "Flea Circus" in str(match_at(g).outline(0, "en"))
    assert "Le cirque de puces" in str(match_at(g).outline(0, "fr"))
    found = GAME.mind().features(g, 0)
    assert len(found["residence"]) == 33 and found["residence"][32] == 0
    assert found["trick"][0] == 33
    check_features(match_at(g), 0)


def test_a_trick_that_is_not_in_the_box_is_refused_as_such():
    dice = {"residence_a": "mechanical"}
    g = table(step=Downtown(0), points=3, dice=dice)
    assert refused(g, "0 learn:33") == ("not-in-box", "")
    g = table(step=Downtown(0), points=3, dice=dice, box=BOXES["a trick less"]())
    assert refused(g, "0 learn:32") == ("not-in-box", "")
    assert "learn:31" not in legal(g) and refused(g, "0 learn:31")[0] != "not-in-box"


@pytest.mark.parametrize("layout", DRAWN)
def test_the_cards_of_a_large_school_can_be_read_and_touched(layout):
    rows = [like("trick", "levitation", id=f"new-{n}") for n in range(MOST_IN_SCHOOL - 8)]
    box = sure(TrickerionBox, GAME.read_box({**DATA, "trick": [*DATA["trick"], *rows]}))
    assert box.editions[0].most_in_school == MOST_IN_SCHOOL
    dice = {f"residence_{x}": "any" for x in "ab"}
    match = match_at(table(step=Downtown(0), points=3, box=box, dice=dice))
    scene = match.scene(0, layout=layout)
    offered = {item.move for item in scene.items if item.move.startswith("learn")}
    assert len(offered) == len(box.editions[0].tricks) - 1
    assert crowds(scene) == {}


# magicians


def test_a_new_magician_can_be_chosen_and_has_a_face():
    match = Match(GAME.edition({}, BOXES["a magician more"]()), 3, "magician")
    seat = match.to_act[0]
    assert "be:9" in [move.text for move in match.moves(seat)]
    for layout in LAYOUTS:
        shown = drawn(match, layout, seat)
        faces = [shown[f"be{m}"].svg for m in range(1, 10)]
        assert len(set(faces)) == 9
        places = {(shown[f"be{m}"].x, shown[f"be{m}"].y) for m in range(1, 10)}
        assert len(places) == 9
    match.play(seat, "be:9")
    assert sure(Trickerion, match.state).players[seat].favourite == 1
    assert match.why_not(match.to_act[0], "be:10") is not None
    check_features(match, seat)
    check_shown(match, seat)


def test_whoever_is_left_keeps_their_face_when_a_magician_leaves_the_box():
    today = Match(GAME.edition({}), 2, "magician")
    older = Match(GAME.edition({}, BOXES["a magician less"]()), 2, "magician")
    seat = today.to_act[0]
    assert older.to_act[0] == seat
    for layout in LAYOUTS:
        a, b = drawn(today, layout, seat), drawn(older, layout, seat)
        assert "be8" in a and "be8" not in b
        for match, pieces in ((today, a), (older, b)):
            box = sure(Trickerion, match.state).box
            for m in range(1, len(box.magicians)):
                face = portrait(box.magicians[m], 0, 0, SCHOOLS[box.favourites[m]])
                assert face in pieces[f"be{m}"].svg
    assert refused(older.state, f"{seat} be:8")[0] == "not-in-box"


# performance cards


def test_a_new_card_lies_before_those_of_the_dark_alley():
    facts = BOXES["a Riverside card more"]().editions[0]
    assert facts.cards[21].id == "riverside-13" and facts.cards[22].id == "magnus-pantheon-01"


def test_a_new_card_is_shown_in_the_row():
    g = table(step=Downtown(0), points=1, box=BOXES["a Riverside card more"]())
    assert 21 in g.unused
    g.unused.remove(21)
    g.unused.append(g.row[1])
    g.row[1] = 21
    GAME.check(g)
    found = GAME.mind().features(g, 0)
    assert found["row"][:21] == [0] * 20 + [1] and len(found["gone"]) == 21
    check_shown(match_at(g), 0)


def test_a_new_card_may_be_dealt_wherever_its_theatre_is_due():
    g = table(step=Downtown(0), points=1, box=BOXES["a Riverside card more"]())
    assert g.box.deck == [1, 1, 1, 2, 2]  # from the top
    g.deck = [13, 14, 1, 2, 21]  # the next card last
    g.unused = [c for c in range(1, 22) if c not in g.deck + g.row]
    GAME.check(g)
    view = GAME.view(g, 0)
    there: list[set[int]] = [set() for _ in g.deck]
    for n in range(300):
        dealt = GAME.dealt(view, seeded(f"{n}"))
        GAME.check(dealt)
        for place, card in enumerate(dealt.deck):
            there[place].add(card)
    riverside = {c for c in range(1, 22) if g.box.cards[c].theatre == 1} - set(g.row)
    assert there == [set(range(13, 21))] * 2 + [riverside] * 3 and 21 in riverside


def test_a_deck_may_be_as_large_as_the_cards_allow():
    rows = [dict(row) for row in DATA["edition"]]
    rows[0]["deck"] = [
        {"theatre": "riverside", "cards": 10}, {"theatre": "grand_magorian", "cards": 8},
    ]  # fmt: skip
    cards = [*DATA["performance_card"], like("performance_card", "riverside-08", id="riverside-13")]
    box = GAME.read_box({**DATA, "edition": rows, "performance_card": cards})
    match = Match(GAME.edition({}, box), 4, "deck")
    g = sure(Trickerion, match.state)
    assert len(g.deck) == 18 and not g.unused
    check_features(match, 0)


# components


def test_a_component_that_is_not_in_the_box_is_never_offered():
    box, padlock = without_padlocks(), COMPONENTS.index("padlock")
    g = table(step=MarketRow(0), box=box, points=3)
    assert "order:padlock" not in legal(g) and "quick:padlock" not in legal(g)
    assert "order:cog" in legal(g) and "quick:cog" in legal(g)
    for line in ("0 order:padlock", "0 quick:padlock", "0 buy:padlock"):
        assert refused(g, line) == ("not-in-box", "")
    for layout in LAYOUTS:
        shown = drawn(match_at(g), layout)
        assert f"g{padlock}" not in shown and len([k for k in shown if k[0] == "g"]) == 11
    g = table(step=ChooseStock(0, 3), box=box)
    assert "take:cog" in legal(g) and "take:padlock" not in legal(g)
    assert refused(g, "0 take:padlock") == ("not-in-box", "")


# what a box may not be


def refusal(**sections):
    with pytest.raises(BadComponents) as e:
        GAME.read_box({**DATA, **sections})
    return e.value.id, e.value.said


def test_an_unknown_component_is_refused_by_name():
    rows = [*DATA["component"], like("component", "cog", id="feather")]
    id, said = refusal(component=rows)
    assert id == "component-not-one-of" and "feather" in said["value"] and "cog" in said["names"]


def test_a_trick_that_needs_a_component_the_box_has_not_is_refused():
    id, said = refusal(component=without("component", "padlock"))
    assert (id, said["key"]) == ("component-not-known", "padlock")
    assert said["where"].startswith("trick 23 (walled)")


@pytest.mark.parametrize("section", ["trick", "trick_dark_alley", "performance_card", "magician"])
def test_two_rows_with_one_id_are_refused(section):
    id, said = refusal(**{section: [*DATA[section], DATA[section][0]]})
    assert (id, said["value"]) == ("component-twice", DATA[section][0]["id"])


def test_more_than_the_moves_are_made_for_is_refused():
    many = [like("magician", "electra", id=f"new-{n}") for n in range(MOST_MAGICIANS - 7)]
    assert refusal(magician=[*DATA["magician"], *many])[1]["expected"] == MOST_MAGICIANS
    many = [like("trick", "levitation", id=f"new-{n}") for n in range(MOST_TRICKS - 31)]
    assert refusal(trick=[*DATA["trick"], *many])[1]["expected"] == MOST_TRICKS
    id, said = refusal(trick=[*DATA["trick"], *many[: MOST_IN_SCHOOL - 7]])
    assert (id, said["where"], said["expected"]) == ("component-count", "trick, mechanical", 12)


def test_less_than_the_rules_need_is_refused():
    of_escape = [r["id"] for r in DATA["magician"] if r["favourite"] == "escape"]
    assert refusal(magician=without("magician", *of_escape))[1]["where"] == "magician, escape"
    riverside = [r["id"] for r in DATA["performance_card"] if r["theatre"] == "riverside"]
    rows = without("performance_card", *riverside[:7])
    assert refusal(performance_card=rows)[1] == {"where": "riverside", "found": 5, "expected": 6}
    id, said = refusal(trick=without("trick", "linking-rings"))
    assert (id, said["key"]) == ("component-not-one-of", "trick")  # a first game starts with it


# today


def test_todays_observations_are_laid_out_as_ever():
    """A layout that changes needs a number of its own: see `Mind.observation`."""
    assert GAME.mind().observation == 1
    for agreed in BOTH:
        for seats, known in ((2, "3a43e89e8367"), (3, "10c7c4d6de5f"), (4, "75290f222125")):
            bounds = GAME.mind().feature_bounds(GAME.edition(dict(agreed)), seats)
            text = json.dumps(list(bounds.items()))
            assert blake2b(text.encode(), digest_size=6).hexdigest() == known
            lengths = [bounds[key][0] for key in ("residence", "asks_trick", "row", "gone")]
            assert lengths == [32, 32, 5 * 20, 20]
            assert bounds["magician"][0] == seats * 8 and bounds["trick"][2] == 32


def test_the_moves_that_a_box_may_need_are_frozen():
    frozen = (GAME.folder / "box" / "moves.txt").read_text("utf-8").split()
    assert [move.text for move in GAME.moves] == frozen
    assert {f"learn:{n}" for n in range(1, MOST_TRICKS + 1)} <= set(frozen)
    assert {f"be:{n}" for n in range(1, MOST_MAGICIANS + 1)} <= set(frozen)
    assert frozen[3:11] == [f"be:{n}" for n in range(1, 9)] and frozen[450] == "pay:16"


def test_residence_dice_offer_only_what_the_box_has():
    for name in ("a trick more", "a trick less"):
        box = BOXES[name]()
        dice = {f"residence_{x}": "any" for x in "ab"}
        g = table(step=Downtown(0), box=box, points=3, dice=dice)
        assert len(legal(g, 0, "learn")) == len(box.editions[0].tricks) - 1
