"""Boxes with more or fewer rows than today's, played side by side with it."""

import json
import random
from hashlib import blake2b

import pytest
from games.playing import sure

from chapiteau.core.edition import Choice
from chapiteau.core.errors import BadComponents
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.core.wire import pack, unpack
from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.art.questions import REGIONS
from chapiteau.games.the_magnificent.box import limits
from chapiteau.games.the_magnificent.box.components import ALL_TILES
from chapiteau.games.the_magnificent.rules.state import Magnificent
from chapiteau.games.the_magnificent.rules.turn import TakeDie
from chapiteau.match import Match

DATA = GAME.box.data
MIND = GAME.mind()
FEWEST = {
    "magnificent": 1,
    "poster": 4,  # the display
    "starting_poster": 4,
    "master": 3 * 4 + 5 * 4,  # the lots of three rounds, and the hands of a draft
    "talent_tile": 4 + 4,  # the first lots, and a tile for everybody
    "tent": 15,  # one on every poster cell
    "level": 1,
}
MOST = {
    "magnificent": limits.MOST_STARS,
    "poster": limits.MOST_POSTERS,
    "starting_poster": limits.MOST_START_POSTERS,
    "master": limits.MOST_MASTERS,
    "talent_tile": limits.MOST_TALENT_TILES,
    "tent": limits.MOST_TENTS,
    "level": limits.MOST_LEVELS,
}
ADVANCED: dict[str, Choice] = {"boards": "choose", "masters": "draft"}


def new_row(section, number):
    """One more row of a section, with a name of its own."""
    names = {"en": f"Newcomer {number}", "fr": f"Recrue {number}"}
    if section == "level":
        return {"power": 17 + 2 * number, "large": 3, "small": number, "name": names}
    return {**DATA[section][-1], "id": f"new_{number}", "name": names}


def shortened(rows, by):
    """The rows without the last ones; sets of master cards stay complete."""
    spare = [i for i, row in enumerate(rows) if "set" not in row][-by:]
    return [row for i, row in enumerate(rows) if i not in spare]


def with_rows(counts):
    """Today's rows, so many of some sections; new stars and orphaned posters find each other."""
    data = {**DATA}
    for section, count in counts.items():
        rows, more = DATA[section], count - len(DATA[section])
        new = [new_row(section, n + 1) for n in range(more)]
        data[section] = shortened(rows, -more) if more < 0 else [*rows, *new]
    stars = [row["id"] for row in data["magnificent"]]
    for section in ("poster", "starting_poster"):
        data[section] = [
            row if row["magnificent"] in stars else {**row, "magnificent": "".join(stars[-1:])}
            for row in data[section]
        ]
    if len(stars) > len(DATA["magnificent"]):
        data["poster"] = [{**data["poster"][0], "magnificent": stars[-1]}, *data["poster"][1:]]
    return data


def changed(section, by):
    return GAME.read_box(with_rows({section: len(DATA[section]) + by}))


# playing with them


def unknown_to(box):
    """Moves of the table that name what a box does not have."""
    last = {"master": box.master_count, "spot": box.spot_count, "level": len(box.levels) - 1}
    return [move for move in GAME.moves if move.arg > last.get(move.noun, move.arg)]


def measure(match):
    """What learners see is within bounds; what is hidden can be dealt; a copy by wire is one."""
    g, bounds = match.state, MIND.feature_bounds(match.edition, match.seats)
    for seat in range(match.seats):
        view = GAME.view(g, seat)
        seen = MIND.features(view, seat)
        assert {k: len(v) for k, v in seen.items()} == {k: b[0] for k, b in bounds.items()}
        for key, (_, low, high) in bounds.items():
            assert all(low <= value <= high for value in seen[key]), key
        GAME.check(GAME.dealt(view, seeded("dealt")))
    assert pack(unpack(match.edition, json.loads(json.dumps(pack(g))))) == pack(g)


def show(match, viewer):
    """The outline in both languages, both drawings, and refusals of what is not in the box."""
    for lang in ("en", "fr"):
        assert str(match.outline(viewer, lang))
        for move in unknown_to(match.state.box) if viewer in match.to_act else []:
            assert match.telling(lang).reason(match.why_not(viewer, move))
    for layout in ("wide", "tall"):
        assert match.scene(viewer, "en", layout).items


def play_whole(box, seats, **options):
    """A game at random, checked after every move and looked at now and then."""
    match, dice = Match(GAME.edition(options, box), seats, "growth"), random.Random(seats)
    for count in range(10_000):
        g = sure(Magnificent, match.state)
        if count % 60 == 0 or g.over:
            measure(match)
            show(match, 0 if g.over else match.to_act[0])
        if g.over:
            return match
        seat = dice.choice(g.to_act())
        play(g, dice.choice(g.legal(seat)), seat)
        GAME.check(g)
    raise AssertionError("the game never ends")


@pytest.mark.parametrize("by", [1, -1])
@pytest.mark.parametrize("section", FEWEST)
def test_a_box_with_one_row_more_or_less_is_played_like_any_other(section, by):
    box = changed(section, by)
    assert box.hash != GAME.box.hash
    play_whole(box, 4, **ADVANCED)
    play_whole(box, 2)


@pytest.mark.parametrize("counts", [FEWEST, MOST], ids=["fewest", "most"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_smallest_and_the_largest_box_are_played_to_the_end(counts, seats):
    box = GAME.read_box(with_rows(counts))
    play_whole(box, seats, **ADVANCED)
    play_whole(box, seats)


@pytest.mark.parametrize("section", FEWEST)
def test_fewer_rows_than_the_rules_need_and_more_than_moves_can_name_are_refused(section):
    for count in (FEWEST[section] - 1, MOST[section] + 1):
        with pytest.raises(BadComponents) as caught:
            GAME.read_box(with_rows({section: count}))
        assert caught.value.id == "component-count"
        assert section in str(caught.value.said["where"])
        assert caught.value.said["found"] == count


@pytest.mark.parametrize(
    ("section", "where"),
    [("tile", "tile"), ("side", "side"), ("wheel", "wheel"), ("space", "space"), ("dice", "dice")],
)
def test_what_is_printed_on_the_boards_or_part_of_the_rules_has_a_fixed_number(section, where):
    for rows in (DATA[section][:-1], [*DATA[section], DATA[section][-1]]):
        with pytest.raises(BadComponents) as caught:
            GAME.read_box({**DATA, section: rows})
        assert caught.value.said["where"] == where


def test_every_board_needs_its_set_of_four_master_cards():
    rows = [row for row in DATA["master"] if row["id"] != "01"]
    with pytest.raises(BadComponents) as caught:
        GAME.read_box({**DATA, "master": rows})
    assert caught.value.said == {"where": "master, set I", "found": 3, "expected": 4}


def test_a_poster_of_a_star_that_is_not_in_the_box_is_refused_by_name():
    with pytest.raises(BadComponents) as caught:
        GAME.read_box({**DATA, "magnificent": DATA["magnificent"][:-1]})
    assert caught.value.said["value"] == "'magic_b'"


# what is new is there to be seen


def swap(rows, new, row, place):
    """Let a card that lies in one of these rows change places with another."""
    old = row[place]
    for other in rows:
        if new in other:
            other[other.index(new)] = old
    row[place] = new


def bring(g, section):
    """Put what is new where everybody sees it; its key on the board."""
    box = g.box
    if section == "master":
        swap([g.master_deck, g.lot_masters], box.master_count, g.lot_masters, 1)
        return f"m{box.master_count}"
    if section == "talent_tile":
        swap([g.talent_deck, g.draft, g.lot_talents], box.spot_count, g.lot_talents, 1)
        return f"s{box.spot_count}"
    if section == "tent":
        swap([g.spare_tents, g.standing], box.tent_count, g.standing, 2)
        return f"t{box.tent_count}"
    if section == "starting_poster":
        hung = [g.unused_posters, *[p.posters for p in g.players]]
        swap(hung, box.poster_count, g.players[0].posters, 1)
        return f"p{box.poster_count}"
    if section == "level":
        return f"own-v{len(box.levels) - 1}"
    poster = 1 if section == "magnificent" else box.first_start_poster - 1
    swap([g.poster_deck, g.shown], poster, g.shown, 1)
    return f"p{poster}"


@pytest.mark.parametrize("section", FEWEST)
def test_what_is_new_is_drawn_and_called_by_the_name_it_brings_along(section):
    match = Match(GAME.edition({}, changed(section, 1)), 2, "new")
    while not isinstance(match.state.stack[-1], TakeDie):  # before that other things lie there
        match.play(match.to_act[0], list(match.moves(match.to_act[0]))[-1])
    key = bring(match.state, section)
    GAME.check(sure(Magnificent, match.state))
    for lang, name in (("en", "Newcomer 1"), ("fr", "Recrue 1")):
        assert section == "level" or name in str(match.outline(0, lang))
        for layout in ("wide", "tall"):
            scenes = [match.scene(0, lang, layout, focus=region) for region in REGIONS]
            pieces = [i for scene in scenes for i in scene.items if i.key == key]
            assert pieces and all(i.svg and name in f"{i.label}\n{i.text}" for i in pieces)
    measure(match)


def test_the_printed_tent_is_everybodys_and_no_tent_that_was_added():
    for by in (-1, 0, 1):
        match = Match(GAME.edition({}, changed("tent", by)), 2, "printed")
        g = sure(Magnificent, match.state)
        assert [p.tents[1] for p in g.players] == [g.box.printed_tent] * 2
        assert g.box.tents[g.box.printed_tent].coins == DATA["printed_tent"]["coins"]
        assert match.telling().thing("tent", g.box.printed_tent) == "the printed tent"
        assert len(g.spare_tents) == 1 + by


def test_lines_of_the_building_table_never_leave_its_place():
    for count in (1, 8, 9, limits.MOST_LEVELS):
        match = Match(GAME.edition({}, GAME.read_box(with_rows({"level": count}))), 2, "lines")
        for layout in LAYOUTS:
            items = {i.key: i for i in match.scene(0, "en", layout, focus="camp").items}
            lines = [items[key] for key in LEVEL_KEYS if key in items]
            assert len(lines) == count
            piles = min(items[f"u{kind}"].y for kind in ALL_TILES)
            assert all(line.y + float(line.edge.split()[3]) <= piles + 0.01 for line in lines)


LEVEL_KEYS = {f"own-v{n}" for n in range(1, limits.MOST_LEVELS + 1)}


# today's box


def digest(x):
    return blake2b(json.dumps(x).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize(
    ("seats", "layout", "values"),
    [
        (1, "a4d66786781921de", "e207550feddba138"),
        (2, "3a77ea950223b25c", "965a1e51f1350f5e"),
        (3, "a72968a62d89915c", "33dc833006158d07"),
        (4, "00b98804b0d87be0", "244ff0cd9dd7a9a3"),
    ],
)
def test_todays_box_is_observed_as_it_was_when_counts_were_fixed(seats, layout, values):
    edition = GAME.edition(ADVANCED, rules=1)  # whose deals never change
    bounds = MIND.feature_bounds(edition, seats)
    assert digest(list(bounds.items())) == layout
    g, rng, seen = GAME.new(edition, seats, seeded("layout")), seeded("moves"), []
    for count in range(10_000):
        if g.over:
            break
        seat = g.to_act()[0]
        if count % 7 == 0:
            found = MIND.features(GAME.view(g, seat), seat)
            seen.append([found[name] for name in bounds])
        moves = g.legal(seat)
        play(g, moves[rng.below(len(moves))], seat)
    assert digest(seen) == values


def test_moves_keep_the_numbers_they_had_when_counts_were_fixed():
    moves = [move.text for move in GAME.moves]
    assert digest(moves[:911]) == "475ca99b90a9041c"
    assert not GAME.moves.lost() and moves == list(GAME.moves.frozen)
    verbs = {"pick", "put", "use", "score", "talent", "spot"}
    assert {text.split(":")[0] for text in moves[911:951]} == verbs
