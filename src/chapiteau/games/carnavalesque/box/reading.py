"""Reading the components file: every row is checked and knows where its facts come from."""

from __future__ import annotations

from typing import Final

from ....core.box import Data, Row
from ....core.errors import BadComponents, Value
from ..rules.crowd.heap import CARD_HEIGHT, CARD_WIDTH, ENOUGH, INSET, ZONE_HEIGHT, ZONE_WIDTH
from .components import (
    ACCESSORIES,
    AGES,
    COSTUMES,
    CUPID,
    DELUSIONS_OF_GRANDEUR,
    EVENTS,
    FATHER_CHRISTMAS,
    FEATURES,
    FEWEST,
    MOST,
    PEOPLE,
    REACTIONS,
    ROLES,
    SEER,
    VIZIER,
    WORKSHOPS,
    CarnavalesqueBox,
    accessory_bit,
    costume_bit,
)

TABLE: Final = {
    "card_width": CARD_WIDTH, "card_height": CARD_HEIGHT, "inset": INSET,
    "zone_width": ZONE_WIDTH, "zone_height": ZONE_HEIGHT, "least_in_sight": ENOUGH,
}  # fmt: skip
"""The heap is exact for these lengths and no others."""
MOST_DRAWN: Final = 3
LARGEST_HAND: Final = 6


def read_box(data: Data) -> CarnavalesqueBox:
    """Read every section."""
    top, box = Row("", data), CarnavalesqueBox(data)
    box.note(top.row("meta"))
    _read_players(top, box)
    _read_numbers(top, box)
    _read_table(top, box)
    _read_reactions(top, box)
    _read_symbols(top, box)
    _read_people(top, box)
    _read_events(top, box)
    _read_roles(top, box)
    top.done()
    return box


def _counted(top: Row, section: str, expected: int) -> list[Row]:
    rows = top.rows(section)
    _agree(section, len(rows), expected)
    return rows


def _agree(where: str, found: int, expected: int) -> None:
    if found != expected:
        said: dict[str, Value] = {"where": where, "found": found, "expected": expected}
        raise BadComponents("component-count", said)


def _finish(box: CarnavalesqueBox, row: Row, word_id: str = "") -> None:
    box.note(row, word_id)
    row.done()


def _listed(row: Row, key: str, names: list[str]) -> list[int]:
    """A list of names, as places among `names`."""
    values = row.get(key)
    if not isinstance(values, list):
        raise row.complaint("component-not-rows", key, {})
    return [Row(row.where, {key: value}).which(key, names) for value in values]


def _read_players(top: Row, box: CarnavalesqueBox) -> None:
    for i, row in enumerate(_counted(top, "players", MOST - FEWEST + 1)):
        count = row.number("count", FEWEST + i, FEWEST + i)
        box.hand_size[count] = row.number("hand_size", 2, LARGEST_HAND)
        box.rounds[count] = row.number("rounds", 1, len(EVENTS) - 1)
        _finish(box, row)


def _read_numbers(top: Row, box: CarnavalesqueBox) -> None:
    king, workshops, score = top.row("king_turn"), top.row("workshops"), top.row("float_score")
    box.fewest_sent = king.number("fewest_sent", 0, LARGEST_HAND)
    box.workshops = list(range(1, workshops.number("count", 1, WORKSHOPS) + 1))
    box.smallest_float = workshops.number("smallest_float", 1, 7)
    values = score.get("points")
    if not isinstance(values, list) or len(values) < 3:
        raise score.complaint("component-not-rows", "points", {})
    for value in values:
        box.float_points.append(Row(score.where, {"points": value}).number("points", 0, 99))
    blind, talk, draft = top.row("blind_draw"), top.row("talk"), top.row("draft")
    box.sigma = blind.number("sigma", 0, ZONE_WIDTH)
    box.hints = blind.number("hints", 0, 20)
    box.hint_step = blind.number("hint_step", 1, ZONE_HEIGHT)
    box.signs = talk.number("signs", 1, 1)
    box.draft_more = draft.number("more_than_players", 0, len(ROLES) - 1 - MOST)
    for row in (king, workshops, score, blind, talk, draft):
        _finish(box, row)


def _read_table(top: Row, box: CarnavalesqueBox) -> None:
    row = top.row("table")
    for key, length in TABLE.items():
        row.number(key, length, length)
    _finish(box, row)


def _read_reactions(top: Row, box: CarnavalesqueBox) -> None:
    least = 0
    for i, row in enumerate(_counted(top, "reaction", len(REACTIONS) - 1)):
        row.which("id", [REACTIONS[i + 1]])
        least = row.number("from", least, 0 if i == 0 else 999)
        box.reaction_from.append(least)
        least += 1
        _finish(box, row)
    success = top.row("success")
    box.success = 1 + success.which("reaction", REACTIONS[1:])
    _finish(box, success)


def _read_symbols(top: Row, box: CarnavalesqueBox) -> None:
    for row in _counted(top, "costume", COSTUMES):
        box.costumes.append(row.text("id"))
        row.number("copies", 0, PEOPLE)
        _finish(box, row, f"costume-{row.text('id')}")
    for row in _counted(top, "accessory", ACCESSORIES):
        box.accessories.append(row.text("id"))
        row.number("copies", 0, PEOPLE)
        _listed(row, "never_on", AGES[1:])
        _finish(box, row, f"accessory-{row.text('id')}")


def _read_people(top: Row, box: CarnavalesqueBox) -> None:
    for i, row in enumerate(_counted(top, "person", PEOPLE)):
        age = 1 + row.which("age", AGES[1:])
        costume = 1 + row.which("costume", box.costumes[1:])
        extras = [1 + a for a in _listed(row, "accessories", box.accessories[1:])]
        box.age.append(age)
        box.of_age[age].append(i + 1)
        box.costume.append(costume)
        box.extras.append(extras)
        mask = costume_bit(costume)
        for accessory in extras:
            mask |= accessory_bit(accessory)
        box.features.append(mask)
        for feature in range(FEATURES):
            if mask >> feature & 1:
                box.bearers[feature].append(i + 1)
        _finish(box, row)
    _check_copies(top, box)


def _check_copies(top: Row, box: CarnavalesqueBox) -> None:
    """There are as many of each costume and accessory as is said, and on no age they spare."""
    for i, row in enumerate(top.rows("costume")):
        _agree(row.where, box.costume.count(i + 1), row.number("copies", 0, PEOPLE))
    for i, row in enumerate(top.rows("accessory")):
        bearers = [p for p in range(1, PEOPLE + 1) if i + 1 in box.extras[p]]
        _agree(row.where, len(bearers), row.number("copies", 0, PEOPLE))
        never = [1 + a for a in _listed(row, "never_on", AGES[1:])]
        _agree(row.where, len([p for p in bearers if box.age[p] in never]), 0)


def _read_events(top: Row, box: CarnavalesqueBox) -> None:
    for i, row in enumerate(_counted(top, "event", len(EVENTS) - 1)):
        row.which("id", [EVENTS[i + 1]])
        if i + 1 == DELUSIONS_OF_GRANDEUR:
            box.grandeur = row.number("least", 1, LARGEST_HAND)
        elif i + 1 == CUPID:
            box.cupid_draws = row.number("draws", 1, MOST_DRAWN)
        _finish(box, row, f"event-{EVENTS[i + 1].replace('_', '-')}")


def _read_roles(top: Row, box: CarnavalesqueBox) -> None:
    for i, row in enumerate(_counted(top, "role", len(ROLES) - 1)):
        row.which("id", [ROLES[i + 1]])
        if row.has("antagonist"):
            box.antagonist[i + 1] = 1 + row.which("antagonist", ROLES[1:])
        if i + 1 in (FATHER_CHRISTMAS, VIZIER, SEER):
            box.role_cards[i + 1] = row.number("cards", 1, MOST_DRAWN)
        _finish(box, row, f"role-{ROLES[i + 1].replace('_', '-')}")
    for role, other in enumerate(box.antagonist):
        if other:
            _agree(f"role ({ROLES[role]})", box.antagonist[other], role)
