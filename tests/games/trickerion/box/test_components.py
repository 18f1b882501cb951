"""The box: both editions, an owner's file by section, and complaints that name the row."""

from __future__ import annotations

import tomllib

import pytest
from games.playing import at_random, do

from chapiteau.core.errors import BadComponents
from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.box.components import (
    CATEGORIES,
    CELLS,
    COMPONENTS,
    DICE,
    FACES,
)
from chapiteau.games.trickerion.rules.locations.downtown import Downtown
from chapiteau.games.trickerion.rules.locations.market import MarketRow

from ..table import BOX, FACTS, SIX, fresh, table

TEXT = (GAME.folder / "box" / "components.toml").read_text("utf-8")


def own(text):
    return GAME.own_box(text, "mine.toml")


def section(name, row=0, /, **changes):
    """A section of the house as a file, with changes to one of its rows."""
    rows = [dict(r) for r in GAME.box.data[name]]
    rows[row] |= changes
    return "\n".join(
        f"[[{name}]]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in r.items()) for r in rows
    )


def single(name, /, **changes):
    row = GAME.box.data[name] | changes
    return f"[{name}]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in row.items())


def toml(value):
    if isinstance(value, list):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {toml(v)}" for k, v in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_the_house_box_is_whole():
    assert len(FACTS.tricks) - 1 == 32 and len(FACTS.dark_tricks) == 16
    assert len(FACTS.cards) - 1 == 28 and len(FACTS.magicians) - 1 == 8
    theatres = [card.theatre for card in FACTS.cards[1:]]
    assert [theatres.count(t) for t in (1, 2, 3)] == [12, 8, 8]
    assert [FACTS.prices.count(n) for n in (1, 2, 3)] == [4, 4, 4]


def test_every_card_has_one_shard_circle_and_circles_that_form_a_tree():
    for card in FACTS.cards[1:]:
        circles = [c for cell in card.cells for c in card.circles[cell]]
        assert len(circles) // 2 == len(card.cells) - 1
        assert len([c for c in circles if c.shard]) == 2  # seen from both of its slots
        reached, found = {card.cells[0]}, [card.cells[0]]
        for cell in found:
            for circle in card.circles[cell]:
                if circle.cell not in reached:
                    reached.add(circle.cell)
                    found.append(circle.cell)
        assert sorted(reached) == card.cells


def test_circles_join_facing_corners_of_neighbours():
    steps = {0: -2, 1: 1, 2: 2, 3: -1}
    for card in FACTS.cards[1:]:
        for cell in range(1, CELLS + 1):
            for circle in card.circles[cell]:
                assert circle.cell == cell + steps[circle.corner]
                assert circle.facing == (circle.corner + 2) % 4


def test_dice_have_the_faces_of_their_place():
    shown = {DICE[d]: [FACES[f] for f in FACTS.faces[d]] for d in range(1, len(DICE))}
    assert shown["bank_a"] == shown["bank_b"] == ["3", "4", "4", "5", "6", "x"]
    assert shown["inn_a"].count("x") == 3 and shown["inn_b"].count("apprentice") == 5


def test_both_editions_share_what_is_not_theirs():
    six, five = BOX.editions
    assert [t.id for t in six.tricks] == [t.id for t in five.tricks]
    assert six.weekday_yields and five.weekday_yields and six.card_bonus and five.card_bonus


def test_the_rows_of_both_editions_have_the_same_keys():
    rows = [
        {key for key in row if not key.endswith("source")} for row in tomllib.loads(TEXT)["edition"]
    ]
    assert rows[0] == rows[1]


def test_what_is_ours_is_marked():
    ours = [row for row, source in GAME.box.sources.items() if source == "reconstructed"]
    assert ours == ["edition 1 (six_turns).first_game"]
    assert GAME.box.data["meta"]["designers"] == ["Richard Amann", "Viktor Peter"]
    assert GAME.box.data["meta"]["publishers"] == ["Mindclash Games"]


def test_an_owners_prices_are_paid():
    g = table(box=own(section("component", 0, price=3)), points=1, step=MarketRow(0))
    do(g, "0 buy:wood")
    assert g.players[0].coins == 17


def test_an_owners_costs_are_paid():
    g = table(box=own(single("actions", reroll=2)), points=3, step=Downtown(0))
    do(g, "0 reroll:bank_a")
    assert g.points == 1


def test_an_owner_may_leave_the_weekdays_out():
    rows = [dict(row) for row in GAME.box.data["edition"]]
    assert rows[0]["weekday_yields"] == "yes"
    box = own(section("edition", 0, weekday_yields="no", card_bonus="no"))
    assert not box.editions[0].weekday_yields and box.editions[1].weekday_yields


def test_a_row_may_bring_its_own_name():
    box = own(section("trick", 0, name={"fr": "Anneaux"}))
    assert box.names == {"trick-linking-rings": {"fr": "Anneaux"}}


def test_games_with_an_owners_numbers_end():
    box = own(
        "\n".join(
            [
                single("start", fame=0, shards=5, components_worth=6),
                single("wages", fame_per_unpaid_coin=20),
                section("character", 4, wage=2),
                single("market", on_sale=["rope", "rope", "cog", "saw"]),
            ]
        )
    )
    for seats in (2, 3, 4):
        g = GAME.new(GAME.edition(dict(SIX), box), seats, fresh(2, f"{seats}").rng)
        assert at_random(g, "own").over


@pytest.mark.parametrize(
    ("text", "id", "where", "key"),
    [
        ("[storage", "component-not-toml", "mine.toml", None),
        ("market = 3", "component-not-row", "market", None),
        ("trick = [3]", "component-not-row", "trick 1", None),
        (single("storage", board_limit=4), "component-not-number", "storage", "board_limit"),
        (single("market", on_sale=["wood"]), "component-not-rows", "market", "on_sale"),
        (single("market", on_sale=["wood", "wood", "wood", "gold"]), "component-not-one-of",
         "market", "on_sale"),
        (single("marker", clockwise=["optical"] * 4), "component-count", "marker", None),
        (section("category", 0, id="optical"), "component-not-one-of", "category 1 (optical)",
         "id"),
        (section("component", 2, tier="royal"), "component-not-one-of", "component 3 (metal)",
         "tier"),
        (section("component", 2, tier=""), "component-not-one-of", "component 3 (metal)", "tier"),
        (section("die", 0, faces=["3"] * 6), "component-not-one-of", "die 1 (residence_a)",
         "faces"),
        (section("die", 4, faces=["x"] * 5), "component-not-rows", "die 5 (bank_a)", "faces"),
        (section("magician", 0, favourite="spiritual"), "component-none", "", ""),
        (section("trick", 0, level=3), "component-not-number", "trick 1 (linking-rings)", "level"),
        (section("trick", 0, components={"metal": 4}), "component-not-number",
         "trick 1 (linking-rings), components", "metal"),
        (section("trick", 0, components={"gold": 1}), "component-not-known",
         "trick 1 (linking-rings), components", "gold"),
        (section("trick", 0, luck=1), "component-not-known", "trick 1 (linking-rings)", "luck"),
        (section("performance_card", 0, slots=["c0r0", "c2r0"]), "component-not-one-of",
         "performance_card 1 (riverside-01)", "slots"),
        (section("performance_card", 0, circles=[{"a": "c0r0", "b": "c0r2", "shard": "no"}]),
         "component-not-one-of", "performance_card 1 (riverside-01), circles 1", "b"),
        (section("performance_card", 0, theatre="opera"), "component-not-one-of",
         "performance_card 1 (riverside-01)", "theatre"),
        (section("edition", 0, deck=[{"theatre": "riverside", "cards": 12}]), "component-count",
         "riverside", None),
        (section("edition", 0, id="seven_turns"), "component-not-one-of", "edition 1 (seven_turns)",
         "id"),
        (section("edition", 1, start_coins=[1, 2]), "component-not-rows",
         "edition 2 (five_turns)", "start_coins"),
    ],
)  # fmt: skip
def test_each_mistake_names_its_row_and_key(text, id, where, key):
    if id == "component-none":  # the other magician of the school is still there
        assert own(text).editions[0].favourites[1] == CATEGORIES.index("spiritual")
        return
    with pytest.raises(BadComponents) as e:
        own(text)
    assert (e.value.id, e.value.said["where"], e.value.said.get("key")) == (id, where, key)


def first_game(row, **changes):
    """The editions of the house with a change in a ready-made start of six turns."""
    games = [dict(r) for r in GAME.box.data["edition"][0]["first_game"]]
    games[row] |= changes
    return section("edition", 0, first_game=games)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (first_game(0, trick="mind-reading"), "component-twice"),
        (first_game(2, gift_trick="barricaded-barrels"), "component-twice"),
        (first_game(1, gift_components={"glass": 1}), "component-twice"),
        (first_game(1, gift_components={"wood": 3}), "component-count"),
        (first_game(1, gift_components={"wood": 1, "rope": 1, "saw": 1}), "component-count"),
        (first_game(0, specialist="apprentice"), "component-not-one-of"),
        (first_game(0, category="escape"), "component-not-one-of"),
    ],
)
def test_a_ready_made_start_must_fit_its_boards(text, id):
    with pytest.raises(BadComponents) as e:
        own(text)
    assert e.value.id == id


def test_too_few_first_tricks_or_magicians_are_refused():
    with pytest.raises(BadComponents) as e:
        rows = [
            dict(r, level=2) if r["category"] == "escape" else r for r in GAME.box.data["trick"]
        ]
        own("\n".join("[[trick]]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in r.items())
                      for r in rows))  # fmt: skip
    assert e.value.said["where"] == "trick, escape"
    with pytest.raises(BadComponents) as e:
        rows = [dict(r, favourite="escape") for r in GAME.box.data["magician"]]
        own("\n".join("[[magician]]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in r.items())
                      for r in rows))  # fmt: skip
    assert e.value.said["where"] == "magician, mechanical"


def test_names_of_places_are_those_of_the_file():
    assert COMPONENTS[1:] == [row["id"] for row in GAME.box.data["component"]]
    assert FACTS.played == 20 == len([c for c in FACTS.cards if c.theatre in (1, 2)])
