"""Reading the components file: every row is checked and knows where its facts come from."""

from __future__ import annotations

from typing import Final

from ....core.box import Data, Row
from ....core.names import dashed
from .components import (
    AGES,
    CUPID,
    DELUSIONS_OF_GRANDEUR,
    EVENTS,
    FATHER_CHRISTMAS,
    FEWEST,
    MOST,
    MOST_ACCESSORIES,
    MOST_COSTUMES,
    MOST_PEOPLE,
    REACTIONS,
    ROLES,
    SEER,
    VIZIER,
    WORKSHOPS,
    CarnavalesqueBox,
)
from .lengths import CARD_HEIGHT, CARD_WIDTH, ENOUGH, INSET, SLOTS, ZONE_HEIGHT, ZONE_WIDTH

TABLE: Final = {
    "card_width": CARD_WIDTH,
    "card_height": CARD_HEIGHT,
    "inset": INSET,
    "zone_width": ZONE_WIDTH,
    "zone_height": ZONE_HEIGHT,
    "least_in_sight": ENOUGH,
}
"""The heap is exact for these lengths and no others."""
FEWEST_REACTIONS: Final = 2  # one that is a success, and one that is not
MOST_DRAWN: Final = 3
LARGEST_HAND: Final = 6
SEATINGS: Final = MOST - FEWEST + 1  # numbers of players


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
    _check_room(top, box)
    top.done()
    return box


def _number(row: Row, names: list[str], numbers: list[int]) -> int:
    """The number of a row by its id, noted in the ascending list of those in the box."""
    number = row.numbered("id", names)
    row.new_id([names[n] for n in numbers])
    numbers.append(number)
    numbers.sort()
    return number


def _read_players(top: Row, box: CarnavalesqueBox) -> None:
    for i, row in enumerate(top.counted("players", SEATINGS)):
        count = row.number("count", FEWEST + i, FEWEST + i)
        box.hand_size[count] = row.number("hand_size", 2, LARGEST_HAND)
        box.rounds[count] = row.number("rounds", 1, len(EVENTS) - 1)
        box.finish(row)


def _read_numbers(top: Row, box: CarnavalesqueBox) -> None:
    king, workshops, score = top.row("king_turn"), top.row("workshops"), top.row("float_score")
    box.fewest_sent = king.number("fewest_sent", 0, LARGEST_HAND)
    box.workshops = list(range(1, workshops.number("count", 1, WORKSHOPS) + 1))
    box.smallest_float = workshops.number("smallest_float", 1, 7)
    box.float_points = score.numbers("points", 0, 99, fewest=3)
    blind, talk, draft = top.row("blind_draw"), top.row("talk"), top.row("draft")
    box.sigma = blind.number("sigma", 0, ZONE_WIDTH)
    box.hints = blind.number("hints", 0, 20)
    box.hint_step = blind.number("hint_step", 1, ZONE_HEIGHT)
    box.signs = talk.number("signs", 1, 1)
    box.draft_more = draft.number("more_than_players", 0, len(ROLES) - 1 - MOST)
    for row in (king, workshops, score, blind, talk, draft):
        box.finish(row)


def _read_table(top: Row, box: CarnavalesqueBox) -> None:
    row = top.row("table")
    for key, length in TABLE.items():
        row.number(key, length, length)
    box.finish(row)


def _read_reactions(top: Row, box: CarnavalesqueBox) -> None:
    """8.3 The better a reaction, the more points it takes."""
    least, last = 0, 0
    for row in top.counted("reaction", FEWEST_REACTIONS, len(REACTIONS) - 1):
        last += 1 + row.which("id", REACTIONS[last + 1 :])
        least = row.number("from", least, 999 if box.reactions else 0)
        box.reactions.append(last)
        box.reaction_from[last] = least
        least += 1
        box.finish(row, f"reaction-{dashed(REACTIONS[last])}")
    success = top.row("success")
    found = success.which("reaction", [REACTIONS[r] for r in box.reactions])
    box.success = box.reactions[found]
    box.finish(success)


def _read_symbols(top: Row, box: CarnavalesqueBox) -> None:
    for row in top.counted("costume", 1, MOST_COSTUMES):
        box.costumes.append(row.new_id(box.costumes))
        row.number("copies", 0, MOST_PEOPLE)
        box.finish(row, f"costume-{row.text('id')}")
    for row in top.counted("accessory", 1, MOST_ACCESSORIES):
        box.accessories.append(row.new_id(box.accessories))
        row.number("copies", 0, MOST_PEOPLE)
        row.all_numbered("never_on", AGES)
        box.finish(row, f"accessory-{row.text('id')}")
    box.feature_count = len(box.costumes) - 1 + len(box.accessories) - 1
    box.bearers = [[] for _ in range(box.feature_count)]


def _read_people(top: Row, box: CarnavalesqueBox) -> None:
    first_accessory = len(box.costumes) - 1  # as a feature
    for i, row in enumerate(top.counted("person", 1, MOST_PEOPLE)):
        age = row.numbered("age", AGES)
        costume = row.numbered("costume", box.costumes)
        extras = row.all_numbered("accessories", box.accessories)
        box.people += 1
        box.age.append(age)
        box.of_age[age].append(i + 1)
        box.costume.append(costume)
        box.extras.append(extras)
        mask = 1 << (costume - 1)
        for accessory in extras:
            mask |= 1 << (first_accessory + accessory - 1)
        box.features.append(mask)
        for feature in range(box.feature_count):
            if mask >> feature & 1:
                box.bearers[feature].append(i + 1)
        box.finish(row, box.person_word(i + 1))
    _check_copies(top, box)


def _check_copies(top: Row, box: CarnavalesqueBox) -> None:
    """Each costume and accessory comes as often as its row says, and never on an age it spares."""
    for i, row in enumerate(top.rows("costume")):
        copies = row.number("copies", 0, MOST_PEOPLE)
        row.check_count(row.where, box.costume.count(i + 1), copies, copies)
    for i, row in enumerate(top.rows("accessory")):
        bearers = [p for p in range(1, box.people + 1) if i + 1 in box.extras[p]]
        copies = row.number("copies", 0, MOST_PEOPLE)
        row.check_count(row.where, len(bearers), copies, copies)
        never = row.all_numbered("never_on", AGES)
        row.check_count(row.where, len([p for p in bearers if box.age[p] in never]), 0, 0)


def _read_events(top: Row, box: CarnavalesqueBox) -> None:
    """9.1 Every round has an event of its own."""
    for row in top.counted("event", max(box.rounds), len(EVENTS) - 1):
        event = _number(row, EVENTS, box.events)
        if event == DELUSIONS_OF_GRANDEUR:
            box.grandeur = row.number("least", 1, LARGEST_HAND)
        elif event == CUPID:
            box.cupid_draws = row.number("draws", 1, MOST_DRAWN)
        box.finish(row, f"event-{dashed(EVENTS[event])}")


def _read_roles(top: Row, box: CarnavalesqueBox) -> None:
    """10.1 There are roles enough for the largest draft."""
    for row in top.counted("role", MOST + box.draft_more, len(ROLES) - 1):
        role = _number(row, ROLES, box.roles)
        box.antagonist[role] = row.perhaps("antagonist", ROLES)
        if role in (FATHER_CHRISTMAS, VIZIER, SEER):
            box.role_cards[role] = row.number("cards", 1, MOST_DRAWN)
        box.finish(row, f"role-{dashed(ROLES[role])}")
    for role in box.roles:
        other = box.antagonist[role]
        if other in box.roles:
            top.check_count(f"role ({ROLES[role]})", box.antagonist[other], role, role)


def _check_room(top: Row, box: CarnavalesqueBox) -> None:
    """2.2 The crowd is larger than all hands together, and the street has a place for the rest.

    It is fullest when a card is thrown back (7.3): that hand is then still full, and each of the
    others lacks at most what it has given.
    """
    given = max(1, *box.role_cards)
    for seats in range(FEWEST, MOST + 1):
        size = box.hand_size[seats]
        held = size + (seats - 1) * max(0, size - given)
        top.check_count("person", box.people, seats * size + 1, SLOTS + held)
