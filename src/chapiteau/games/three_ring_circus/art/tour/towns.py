"""On the map: places with their names and tents, and what a show would give in those in reach."""

from __future__ import annotations

from typing import Final

from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import Point, at
from ...box.components import FAMILIES, MEDIUM, METROPOLIS, TENT_PLACES, TOWN
from ...rules.moves import GO
from ...rules.state import NEUTRAL
from ...words.outline_region import metropolis as metropolis_in_words
from ...words.outline_region import troupe_name
from ...words.texts import slot_text
from ..pieces.wooden import camp, tent
from ..table import Items, Quill, Table
from .places import (
    PILL,
    city,
    city_slots,
    city_width,
    grand,
    grand_slots,
    grand_width,
    pill,
    reward,
    reward_width,
    station,
    town_name,
)
from .promise import Promise, promise
from .region import Chart, chart_of

TENT: Final = 0.72  # how large a tent in a town is
CAMP: Final = 0.56  # and one in a city
KINDS: Final = {TOWN: "town", MEDIUM: "city", METROPOLIS: "metropolis"}


def places(table: Table) -> Items:
    """All places in play, from the north."""
    chart = chart_of(table)
    order = sorted(chart.tour.open, key=lambda n: chart.tour.spot(n)[::-1])
    return tuple([_place(table, chart, n) for n in order])


def _place(table: Table, chart: Chart, n: int) -> Item:
    view, space = table.view, table.box.spaces[n]
    x, y = chart.spot(n)
    is_stop = table.question != "PlaceCaravan"  # 3.2 caravans start from a metropolis
    if space.kind == TOWN:
        name = chart.tour.name_at[n]
        mid = (
            (name.left + name.right) / 2 + chart.x - x,
            (name.top + name.bottom) / 2 + chart.y - y,
        )
        return _town(table.pen, n, x, y, mid, chart.tour.text, is_stop)
    tents = tuple(view.tents_on(n))
    if space.kind == MEDIUM:
        return _city(table.pen, n, x, y, view.favourite(n), tents, is_stop)
    wish = view.metropolis[space.region]
    said = metropolis_in_words(table.pen, space.region, wish, tents)
    return _grand(table.pen, n, x, y, wish, said)


def place_name(pen: Quill, n: int) -> str:
    space = pen.box.spaces[n]
    region = pen.name("region", space.region)
    return pen.words(f"board-{KINDS[space.kind]}", space=pen.name("space", n), region=region)


@piece
def _town(pen: Quill, n: int, x: float, y: float, name: Point, size: float, is_stop: bool) -> Item:
    svg = station() + at(*name, town_name(pen.name("space", n), size, pen.room))
    w, h = PILL
    lit = f"{-w / 2:g} {-h / 2:g} {w:g} {h:g} {h / 2:g}"
    return Item(
        f"s{n}",
        x,
        y,
        svg,
        label=place_name(pen, n),
        answers=(GO[n].text,) if is_stop else (),
        edge=lit,
    )


@piece
def _city(
    pen: Quill, n: int, x: float, y: float, loved: int, tents: tuple[int, ...], is_stop: bool
) -> Item:
    name, needs = pen.name("space", n), tuple([slot.pedestals for slot in pen.box.slots])
    svg = city(name, FAMILIES[loved], needs, pen.source("space", pen.box.spaces[n].id))
    w = city_width(name)
    return Item(
        f"s{n}",
        x,
        y,
        svg,
        label=place_name(pen, n),
        text=_wanted(pen, loved, tents),
        answers=(GO[n].text,) if is_stop else (),
        edge=edge(-w / 2, -23, w, 46, 8),
    )


def _wanted(pen: Quill, loved: int, tents: tuple[int, ...]) -> str:
    """Whom a medium city loves, and for how many pedestals there is still a slot."""
    free = [s.pedestals for s, tent in zip(pen.box.slots, tents, strict=True) if not tent]
    pedestals = ", ".join(map(str, free))
    words, family = pen.words, pen.thing("family", loved)
    slots = words("board-slots", pedestals=pedestals) if free else words("board-slots-none")
    return f"{words('board-loves', family=family)}\n{slots}"


def city_with_tents(pen: Quill, n: int, loved: int, tents: tuple[int, ...]) -> str:
    """A medium city as it looks on the map, around its middle."""
    spots = zip(city_slots(), tents, strict=True)
    camps = [at(*spot, camp(troupe, 0, 0, CAMP)) for spot, troupe in spots if troupe]
    return _city(pen, n, 0.0, 0.0, loved, tents, False).svg + "".join(camps)


@piece
def _grand(pen: Quill, n: int, x: float, y: float, card: int, said: str) -> Item:
    name, wish = pen.name("space", n), pen.box.metropolis_cards[card]
    wanted = (FAMILIES[wish.family], FAMILIES[wish.before], FAMILIES[wish.after])
    source = pen.source("metropolis_card", wish.id)
    svg = grand(name, wish.value, wanted, tuple(pen.box.place_points), source)
    w = grand_width(name)
    return Item(
        f"s{n}",
        x,
        y,
        svg,
        label=place_name(pen, n),
        text=said,
        answers=(GO[n].text,),
        edge=edge(-w / 2, -38, w, 76, 9),
    )


# tents


def tents(table: Table) -> Items:
    chart, found = chart_of(table), list[Item]()
    for n in chart.tour.open:
        spots = berths(table.box.spaces[n].kind)
        x, y = chart.spot(n)
        for (dx, dy), troupe in zip(spots, table.view.tents_on(n), strict=True):
            if troupe:
                found.append(_tent(table.pen, troupe, n, x + dx, y + dy))
    return tuple(found)


@piece
def _tent(pen: Quill, troupe: int, n: int, x: float, y: float) -> Item:
    kind = pen.box.spaces[n].kind
    svg = tent(troupe, 0, 0, TENT) if kind == TOWN else camp(troupe, 0, 0, CAMP)
    return Item(f"t{troupe}-{n}", x, y, svg, label=tent_name(pen, troupe, n))


def tent_name(pen: Quill, troupe: int, n: int) -> str:
    space = pen.name("space", n)
    if troupe == NEUTRAL:
        return pen.words("board-tent-neutral", space=space)
    return pen.words("board-tent", player=troupe_name(pen.telling, troupe), space=space)


def berths(kind: int) -> list[Point]:
    """Where tents stand in a place."""
    if kind == TOWN:
        return [(0.0, 5.0)]
    return city_slots() if kind == MEDIUM else grand_slots(TENT_PLACES[kind])


# what a show would give


def promises(table: Table, but: int = 0) -> Items:
    """For whoever is asked: a town in reach is its reward, cities carry a tag; all of them, or all
    but one."""
    if not table.lit("go") or table.question == "PlaceCaravan":
        return ()
    chart = chart_of(table)
    return tuple([_promise(table, chart, m.arg) for m in table.lit("go") if m.arg != but])


def _promise(table: Table, chart: Chart, n: int) -> Item:
    gives = promise(table, n)
    if table.box.spaces[n].kind == TOWN:
        return _pill(table.pen, n, gives.money, *chart.spot(n))
    tag = chart.tour.tag_at[n]
    return _tag(
        table.pen, n, gives, *chart.at((tag.left + tag.right) / 2, (tag.top + tag.bottom) / 2)
    )


@piece
def _pill(pen: Quill, n: int, money: int, x: float, y: float) -> Item:
    said = pen.words("board-would-town", money=money)
    label = f"{pen.name('space', n)}. {said}"
    return Item(f"gives{n}", x, y, pill(money, pen.room), label=label)


@piece
def _tag(pen: Quill, n: int, gives: Promise, x: float, y: float) -> Item:
    said = promised(pen, pen.box.spaces[n].kind, gives)
    wide = reward_width(gives.tickets, gives.fame)
    svg = reward(gives.tickets, gives.fame, pen.room)
    label = f"{pen.name('space', n)}. {said}"
    return Item(f"gives{n}", x - wide / 2, y, svg, label=label)


def promised(pen: Quill, kind: int, gives: Promise) -> str:
    """The same as the tag, in words."""
    if kind == METROPOLIS:
        return pen.words("board-would-metropolis", points=gives.fame, money=gives.money)
    reward = slot_text(pen.telling, gives.slot) if gives.slot else ""
    return pen.words(
        "board-would-city", pedestals=gives.pedestals, reward=reward, money=gives.money
    )
