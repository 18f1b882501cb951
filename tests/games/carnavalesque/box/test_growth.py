"""Boxes with a row more or a row less are played side by side with today's."""

from random import Random

import pytest
from games.playing import sure

import chapiteau
from chapiteau.core import wire
from chapiteau.core.errors import IllegalMove
from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.box.components import (
    EVENTS,
    MOST_PEOPLE,
    ROLES,
    CarnavalesqueBox,
)
from chapiteau.games.carnavalesque.mind.glance import appeal, may_grow, most_alike
from chapiteau.games.carnavalesque.rules.hands import Give
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.match import Match

from ..boxes import DATA, box, person, wears, without
from ..table import ask

MIND = GAME.mind()
FIRST_BOX = "b1511894074e0073"
TODAY = (GAME.folder / "box" / "moves.txt").read_text("utf-8").split()


def more_people():
    newcomer = person(name={"en": "rabbit with a trumpet", "fr": "lapin à trompette"})
    return box(person=[*DATA["person"], newcomer])


def fewer_people():
    return box(person=DATA["person"][:-1])


def more_costumes():
    """A whole tenth costume: as many people as the move table knows."""
    clowns = [person("clown", age=age) for age in ("child", "teen", "adult") * 2]
    costumes = [*DATA["costume"], {"id": "clown", "source": "found"}]
    return box(person=[*DATA["person"], *clowns], costume=costumes)


def fewer_costumes():
    people = [row for row in DATA["person"] if not wears(row, "pirate")]
    return box(person=people, costume=without("costume", "pirate"))


def more_accessories():
    kite = {"id": "kite", "never_on": [], "source": "found"}
    people = [*DATA["person"][:-1], person("ghost", ["kite"])]
    return box(person=people, accessory=[*DATA["accessory"], kite])


def fewer_accessories():
    """Whoever carried nothing else has empty hands."""
    people = [
        {**row, "accessories": [a for a in row["accessories"] if a != "lantern"]}
        for row in DATA["person"]
    ]
    return box(person=people, accessory=without("accessory", "lantern"))


def fewer_events():
    return box(event=without("event", "cupid"))


def fewer_roles():
    return box(role=without("role", "smuggler"))


def fewer_reactions():
    return box(reaction=without("reaction", "doubts"))


BOXES = [
    more_people, fewer_people, more_costumes, fewer_costumes, more_accessories, fewer_accessories,
    fewer_events, fewer_roles, fewer_reactions,
]  # fmt: skip


def check_features(match, seat):
    """As many numbers as the bounds say, and all of them within."""
    bounds = MIND.feature_bounds(match.edition, match.seats)
    found = MIND.features(match.view(seat), seat)
    assert set(found) == set(bounds)
    for name, (length, low, high) in bounds.items():
        values = found[name]
        assert len(values) == length and low <= min(values) and max(values) <= high, name


def check_thoughts(match, seat):
    """A seat may deal what it does not see, and judge what it may do."""
    dealt = GAME.dealt(match.view(seat), seeded("dealt"))
    GAME.check(dealt)
    moves = dealt.legal(seat)
    assert len(MIND.priors(dealt, seat, moves)) == len(moves)
    assert set(MIND.candidates(dealt, seat, moves)) <= set(moves)
    assert -60 < MIND.value(dealt, seat) < 999


def check_pictures(match, seat):
    """In words of both languages and as both pictures, with whoever may be anywhere."""
    for lang in ("en", "fr"):
        assert match.outline(seat, lang).sections
        assert match.scene(seat, lang, "wide").items and match.scene(None, lang, "tall").items


def play_out(match, watch_every=25):
    """A game by lot, looked at from all sides; then its record played again."""
    dice, count = Random(match.seed), 0
    while not match.over:
        seat = dice.choice(match.to_act)
        check_features(match, seat)
        if count % watch_every == 0:
            check_thoughts(match, seat)
            check_pictures(match, seat)
        match.play(seat, dice.choice(list(match.moves(seat))))
        GAME.check(match.state)
        count += 1
    check_pictures(match, None)
    again = chapiteau.load(match.record().text).match
    assert wire.digest(again.state) == wire.digest(match.state)


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"blind_draw": "guided"}), (6, {"version": "roles"})], ids=str
)
@pytest.mark.parametrize("make", BOXES)
def test_whole_games_are_played_with_a_row_more_or_less(make, seats, options):
    play_out(Match(GAME.edition(options, make()), seats, "growth"))


# what is in the box is what is played with


def new(made, seats=4, **options):
    return Match(GAME.edition(options, made), seats, "table")


@pytest.mark.parametrize(("make", "count"), [(more_people, 55), (fewer_people, 53)])
def test_everybody_in_the_box_and_nobody_else_is_dealt_or_on_the_street(make, count):
    g = new(make()).state
    people = [card for p in g.players for card in p.hand] + [card for card in g.crowd if card]
    assert sorted(people) == list(range(1, count + 1))


def test_features_are_as_long_as_the_box_has_rows():
    grown, less = new(more_costumes(), 3), new(fewer_costumes(), 3)
    bounds = [MIND.feature_bounds(m.edition, 3) for m in (grown, less)]
    assert [b["turned"] for b in bounds] == [(60, 0, 1), (48, 0, 1)]
    assert [b["person_costume"] for b in bounds] == [(60, 0, 10), (48, 0, 8)]
    assert [b["common"] for b in bounds] == [(5 * 19, 0, 1), (5 * 17, 0, 1)]
    more, fewer = new(more_accessories()), new(fewer_accessories())
    bounds = [MIND.feature_bounds(m.edition, 4) for m in (more, fewer)]
    assert [b["person_accessories"][0] for b in bounds] == [54 * 10, 54 * 8]


def three_kites():
    """Three people who have nothing in common but what no other box has."""
    kites = [person(costume, ["kite"]) for costume in ("bee", "ghost", "robot")]
    row = {"id": "kite", "never_on": [], "source": "found"}
    return box(person=[*DATA["person"], *kites], accessory=[*DATA["accessory"], row])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("make", "word"), [(more_costumes, "costume-clown"), (three_kites, "accessory-kite")]
)
def test_what_is_new_can_be_what_a_float_has_in_common(make, word, lang):
    match = new(make())
    match.state.floats[1] = [55, 56]
    assert match.state.common_points(1)
    assert word in str(match.outline(None, lang))
    for layout in ("wide", "tall"):
        floats = {item.key: item for item in match.scene(None, lang, layout).items}
        assert word in floats["bay1"].text


def test_bots_see_what_is_new_as_well():
    g = new(three_kites()).state
    assert most_alike(g, [56, 57], 55, -1) == 2
    g.floats[1] = [55, 56]
    assert may_grow(g, 1) and appeal(g, 57) == 2
    g.parade = [[57]]
    assert not may_grow(g, 1) and g.box.people == 57


def test_somebody_new_brings_a_name_along():
    match = new(more_people())
    assert match.telling("en").thing("person", 55) == "rabbit with a trumpet"
    assert match.telling("fr").thing("person", 55) == "lapin à trompette"


def test_somebody_of_another_box_is_refused_by_number():
    match = new(fewer_people())
    ask(match.state, Give(1, 0, 1), Reign(0))
    for number in (54, MOST_PEOPLE):
        with pytest.raises(IllegalMove, match=f"You do not hold the {number}"):
            match.play(1, f"give:{number}")


def test_an_event_that_is_missing_never_comes_and_the_others_keep_their_numbers():
    g = new(fewer_events()).state
    cupid = EVENTS.index("cupid")
    assert sorted([g.event, *g.events]) == [e for e in range(1, len(EVENTS)) if e != cupid]
    dealt = GAME.dealt(GAME.view(g, 0), seeded("events"))
    assert sorted([dealt.event, *dealt.events]) == sorted([g.event, *g.events])


def test_a_role_that_is_missing_is_never_offered_and_voids_nobody():
    made = fewer_roles()
    smuggler, hunter = ROLES.index("smuggler"), ROLES.index("bounty_hunter")
    assert made.antagonist[hunter] == smuggler and smuggler not in made.roles
    g = new(
        box(role=without("role", "smuggler"), draft={**DATA["draft"], "more_than_players": 4}),
        6,
        version="roles",
    ).state
    assert g.pool == made.roles
    assert "role:smuggler" not in [move.text for move in g.moves]


def test_points_that_no_reaction_begins_with_leave_the_one_before():
    made = fewer_reactions()
    assert [made.reaction(n) for n in (0, 36, 44, 45, 55)] == [1, 1, 1, 3, 5]
    assert GAME.marks(made, 4) == [45, 50, 55] == GAME.marks(GAME.box, 4)


def test_the_fewest_rows_can_be_played():
    reactions = [row for row in DATA["reaction"] if row["id"] in ("yawns", "called_back")]
    small = box(
        person=DATA["person"][:21],
        event=DATA["event"][:6],
        role=DATA["role"][:7],
        reaction=reactions,
    )
    play_out(Match(GAME.edition({}, small), 4, "small"))
    play_out(Match(GAME.edition({"version": "roles"}, small), 6, "small"))


# today's box


def test_todays_moves_keep_their_numbers_and_new_people_come_after_them():
    texts = [move.text for move in GAME.moves]
    assert texts == TODAY and texts.index("say:well-done") == 1014
    assert texts[1015:1017] == ["give:55", "give:56"]
    first = texts.index("next:1")  # what a later rule brought comes after all of them
    assert {move.arg for move in GAME.moves.moves[1015:first]} == set(range(55, MOST_PEOPLE + 1))
    assert texts[first:] == [f"next:{person}" for person in range(1, MOST_PEOPLE + 1)]


def test_features_of_the_first_box_are_laid_out_as_ever():
    edition = GAME.edition({}, GAME.house_box(FIRST_BOX))
    lengths = {
        "seat": 3, "king": 3, "asks": 19, "asks_seat": 3, "asks_other": 3, "asks_count": 1,
        "asks_person": 54, "asks_slot": 54, "lane": 54, "finished": 3, "mode": 3,
        "roles_version": 1, "round": 1, "rounds": 1, "event": 10, "past": 10, "decree": 3,
        "sent": 1, "hints": 1, "finger": 2, "points": 1, "reaction": 5, "floats": 270,
        "turned": 54, "common": 90, "parade": 54, "eyes_closed": 1, "crowd": 1, "slot_person": 54,
        "slot_age": 54, "slot_up": 54, "slot_open": 54, "slot_in_sight": 54, "slot_height": 54,
        "slot_x": 54, "slot_y": 54, "slot_angle": 54, "person_costume": 54,
        "person_accessories": 486, "person_age": 54, "hand": 162, "may_hold": 162, "may_lie": 54,
        "backs": 9, "row": 36, "shown": 162, "received": 3, "role": 33, "drafted": 3, "face_up": 3,
        "offered": 11, "sign": 3, "sign_at": 3,
    }  # fmt: skip
    bounds = MIND.feature_bounds(edition, 3)
    assert list(bounds) == list(lengths)
    assert {name: length for name, (length, _, _) in bounds.items()} == lengths
    highest = {name: high for name, (_, _, high) in bounds.items() if high > 1}
    assert highest == {
        "asks_count": 12, "round": 10, "rounds": 10, "sent": 54, "hints": 20, "finger": 10500,
        "points": 999, "parade": 54, "crowd": 54, "slot_person": 54, "slot_age": 3,
        "slot_height": 54, "slot_x": 30000, "slot_y": 30000, "slot_angle": 3600,
        "person_costume": 9, "person_age": 3, "backs": 54, "row": 3, "received": 54, "sign": 4,
        "sign_at": 54,
    }  # fmt: skip


def test_a_box_read_again_is_todays():
    again = sure(CarnavalesqueBox, GAME.read_box(dict(DATA)))
    assert again.hash == GAME.box.hash
    assert (again.people, again.feature_count) == (54, 18)
    assert again.events == [*range(1, len(DATA["event"]) + 1)]
    assert again.roles == [*range(1, len(DATA["role"]) + 1)]
    assert again.reaction_from == [0, 0, 36, 45, 50, 55]
    assert again.features[1] == 1 << 0 | 1 << (9 + 3)  # a rabbit with confetti
