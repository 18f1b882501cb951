"""Reading the components file: every row is checked and knows where its facts come from."""

from __future__ import annotations

from typing import Final

from ....core.box import Data, Row, miscounted
from ....core.names import dashed
from .components import (
    ALL_REGIONS,
    COLUMNS,
    MEDIUM,
    METROPOLIS,
    REGIONS,
    SLOTS,
    SPACE_KINDS,
    SPACES,
    TENT_PLACES,
    TOWN,
    CircusBox,
)
from .printed import Region, Slot, Space, Start
from .reading_cards import read_automa, read_board, read_cards

ONE_ROW: Final = ["meta", "numbers", "metropolis_show", "majority", "solo"]
DIRECTIONS: Final = ["anticlockwise", "clockwise"]
MOST_TOWNS: Final = 6


def read_box(data: Data) -> CircusBox:
    """Read every section, row by row."""
    top, box = Row("", data), CircusBox(data)
    for section in ONE_ROW:
        box.note(top.row(section))
    read_map(top, box)
    read_roads(top, box)
    read_starts(top, box)
    read_slots(top, box)
    read_cards(top, box)
    read_board(top, box)
    read_automa(top, box)
    read_numbers(top, box)
    top.done()
    return box


def read_map(top: Row, box: CircusBox) -> None:
    for i, row in enumerate(top.counted("space", len(SPACES) - 1)):
        row.which("id", [SPACES[i + 1]])
        kind, region = row.numbered("kind", SPACE_KINDS), row.numbered("region", REGIONS)
        x, y = row.number("x", 0, 1000), row.number("y", 0, 600)
        row.covers("place", ["x", "y"])
        box.spaces.append(Space(SPACES[i + 1], kind, region, x, y))
        box.finish(row, f"space-{dashed(SPACES[i + 1])}")
    for i, row in enumerate(top.counted("region", len(REGIONS) - 1)):
        row.which("id", [REGIONS[i + 1]])
        cities = [row.numbered(key, SPACES) for key in ("metropolis", "medium_a", "medium_b")]
        box.regions.append(Region(cities[0], cities[1], cities[2], row.perhaps("neutral", SPACES)))
        box.finish(row, f"region-{dashed(REGIONS[i + 1])}")
    place = 0
    for n, space in enumerate(box.spaces):
        box.first_place.append(place)
        end = place + TENT_PLACES[space.kind]
        box.regions[space.region].places.extend(range(place, end))
        place = end
        if space.kind == TOWN:
            box.regions[space.region].towns.append(n)
            box.towns |= 1 << n
    box.tent_places = place
    check_regions(box)


def check_regions(box: CircusBox) -> None:
    """A metropolis, two medium cities and six towns each, and the neutral town among these."""
    for r in ALL_REGIONS:
        region, where = box.regions[r], f"region {r} ({REGIONS[r]})"
        if len(region.towns) != MOST_TOWNS:
            raise miscounted(where, len(region.towns), MOST_TOWNS)
        expected = [METROPOLIS, MEDIUM, MEDIUM]
        cities = [region.metropolis, region.medium_a, region.medium_b]
        for city, kind in zip(cities, expected, strict=True):
            if box.spaces[city].region != r or box.spaces[city].kind != kind:
                raise miscounted(f"{where}, {SPACES[city]}", 0, 1)
        if region.neutral and region.neutral not in region.towns:
            raise miscounted(f"{where}, neutral", 0, 1)


def read_roads(top: Row, box: CircusBox) -> None:
    box.neighbours = [[] for _ in box.spaces]
    for row in top.rows("road"):
        a, b = row.numbered("a", SPACES), row.numbered("b", SPACES)
        if a == b or b in box.neighbours[a]:
            raise miscounted(row.where, 2, 1)
        box.roads.append((a, b))
        box.neighbours[a].append(b)
        box.neighbours[b].append(a)
        box.finish(row)
    for n in range(len(box.spaces)):
        box.near.append(sum([1 << other for other in box.neighbours[n]]))
        box.near_towns.append(box.near[n] & box.towns)
    for first in range(0, len(box.near), 8):
        box.near_bytes.append(unions(box.near[first : first + 8]))
    for r in ALL_REGIONS:
        measure(box, r)


def unions(masks: list[int]) -> list[int]:
    """The union of every subset of the masks; the bits of an index say which subset."""
    found = [0]
    for mask in masks:
        found += [mask | other for other in found]
    return found


def measure(box: CircusBox, region: int) -> None:
    """How far each space of a region is from its metropolis, by road; all must be within reach."""
    start = box.regions[region].metropolis
    reached, frontier, steps = 1 << start, [start], 0
    while frontier:
        found: list[int] = []
        for n in frontier:
            if box.spaces[n].region == region:
                box.spaces[n].steps = steps
            for other in box.neighbours[n]:
                if not reached >> other & 1:
                    reached |= 1 << other
                    found.append(other)
        frontier, steps = found, steps + 1
    expected = len(box.spaces) - 1
    if reached.bit_count() != expected:
        raise miscounted("road", reached.bit_count(), expected)


def read_starts(top: Row, box: CircusBox) -> None:
    ids: list[str] = [""]
    loops: list[list[int]] = [[]]
    masks: list[list[int]] = [[]]
    for row in top.rows("outer_road"):
        ids.append(row.text("id"))
        masks.append(row.all_numbered("masked", REGIONS))
        loops.append(row.all_numbered("spaces", SPACES))
        row.covers("order", ["spaces"])
        check_loop(row, box, loops[-1], masks[-1])
        box.finish(row)
    for row in top.rows("start"):
        start = read_start(row)
        n = row.numbered("outer_road", ids)
        start.masked = masks[n]
        travel(row, box, start, loops[n])
        box.starts.append(start)
        box.finish(row)
    for players in (2, 3, 4):
        if not [s for s in box.starts if s.players == players and REGIONS[s.start] == "boston"]:
            raise miscounted(f"start, players {players}", 0, 1)


def read_start(row: Row) -> Start:
    players, start = row.number("players", 2, 4), row.numbered("from", REGIONS)
    return Start(row.text("id"), players, start, row.which("direction", DIRECTIONS) == 1)


def check_loop(row: Row, box: CircusBox, loop: list[int], masked: list[int]) -> None:
    """A round trip along roads that passes every open metropolis, and nothing closed off."""
    if len(set(loop)) != len(loop):
        raise row.complaint("component-not-rows", "spaces", {})
    for i, space in enumerate(loop):
        if loop[i - 1] not in box.neighbours[space] or box.spaces[space].region in masked:
            raise miscounted(f"{row.where}, {SPACES[space]}", 0, 1)
    for r in ALL_REGIONS:
        if r not in masked and box.regions[r].metropolis not in loop:
            raise miscounted(f"{row.where}, {REGIONS[r]}", 0, 1)


def travel(row: Row, box: CircusBox, start: Start, loop: list[int]) -> None:
    """The route from the start, and the order of the scorings, which must match it."""
    home = box.regions[start.start].metropolis
    if home not in loop:
        raise miscounted(f"{row.where}, {SPACES[home]}", 0, 1)
    at = loop.index(home)
    anticlockwise = loop[at:] + loop[:at]
    start.clock = [0] * len(box.spaces)
    for i, space in enumerate(reversed(loop)):
        start.clock[space] = i + 1
    start.route = anticlockwise
    if start.clockwise:
        start.route = [anticlockwise[0], *anticlockwise[:0:-1]]
    stops = [box.spaces[s] for s in [*start.route[1:], start.route[0]]]
    start.order = [s.region for s in stops if s.kind == METROPOLIS]
    if row.all_numbered("order", REGIONS) != start.order or len(start.order) != start.players + 1:
        raise row.complaint("component-not-rows", "order", {})
    for n, s in enumerate(box.spaces):
        if s.kind and s.region not in start.masked:
            start.open |= 1 << n


def read_slots(top: Row, box: CircusBox) -> None:
    for row in top.counted("slot", SLOTS):
        tickets, points = row.number("tickets", 0, 9), row.number("points", 0, 99)
        box.slots.append(Slot(row.number("pedestals", 1, 99), tickets, points))
        if not tickets and not points:
            raise row.complaint("component-missing", "tickets", {})
        box.finish(row)


def read_numbers(top: Row, box: CircusBox) -> None:
    row = top.row("numbers")
    box.tents = row.number("tents", 1, 12)
    box.start_money, box.start_tickets = row.number("start_money", 4, 6), 1
    box.start_tickets = row.number("start_tickets", 1, 3)
    box.start_objectives = row.number("start_objectives", 0, 1)
    box.hand_limit = row.number("hand_limit", 6, 20)
    box.town_money = row.number("town_money", 0, 9)
    box.neighbour_money = row.number("money_per_free_neighbour", 0, 9)
    box.favourite_pedestals = row.number("favourite_pedestals", 0, 9)
    box.most_pedestals = row.number("most_pedestals", 1, 20)
    box.beside = row.number("locomotives_beside", 1, 9)
    show = top.row("metropolis_show")
    box.star_points = show.number("star", 0, 99)
    box.before_points = show.number("before", 0, 99)
    box.after_points = show.number("after", 0, 99)
    box.place_points = show.numbers("places", 0, 99, TENT_PLACES[METROPOLIS])
    box.majority = top.row("majority").numbers("points", 0, 99)
    read_solo(top.row("solo"), box)


def read_solo(row: Row, box: CircusBox) -> None:
    box.solo_pedestals = row.number("pedestals", 0, 10)
    box.solo_locomotives = row.number("locomotives", 1, 10)
    box.solo_favourite = row.number("favourite_pedestals", 0, 9)
    box.solo_least_slot = row.number("least_slot", 1, 99)
    box.solo_majority = row.number("majority", 1, 9)
    box.solo_most_pedestals = row.number("most_pedestals", 1, 20)
    box.solo_most_locomotives = row.number("most_locomotives", 1, COLUMNS * 3)
