"""The theatre in words: its weekdays, and the row of performance cards."""

from __future__ import annotations

from typing import NamedTuple

from ....words import Section
from ....words.voice import Voice, made_once
from ..box.components import CELLS, DAYS, DIRECTIONS, FIRST_SLOT, ON_A_DAY, THEATRE
from ..rules.state import Trickerion, owner_of, points_of, symbol_of
from .texts import facts, show_text

Some = tuple[int, ...]
Taken = tuple[tuple[int, int] | None, ...]
"""Slots of a location: the seat and the character on each."""


class Card(NamedTuple):
    """A performance card in the row, with what lies on it."""

    place: int
    show: int
    marks: Some  # by cell, from 1
    tricks: Some  # for which each marker stands
    links: int


def cards_of(view: Trickerion) -> tuple[Card, ...]:
    found = []
    for place in view.cards_in_row():
        marks = (0, *view.stage[(place - 1) * CELLS : place * CELLS])
        tricks = tuple([view.trick_of(mark) if mark else 0 for mark in marks])
        links = view.links_on(place) if any(marks) else 0
        found.append(Card(place, view.row[place], marks, tricks, links))
    return tuple(found)


def whom(voice: Voice, there: tuple[int, int] | None) -> str:
    """The character on a shared slot."""
    if there is None:
        return voice.words("outline-free")
    seat, place = there
    character = voice.thing("character", place)
    return voice.words("outline-of", player=voice.player(seat), character=character)


@made_once
def theatre(voice: Voice, who: Taken, deck: int, cards: tuple[Card, ...]) -> Section:
    """The weekdays, and the row of performance cards."""
    words, box = voice.words, facts(voice)
    lines: list[str] = []
    for day in range(1, len(DAYS)):
        name, first = voice.thing("day", day), (day - 1) * ON_A_DAY
        left, right, stage = [whom(voice, each) for each in who[first : first + ON_A_DAY]]
        there = words("outline-day-slots", first=left, second=right, stage=stage)
        points = box.slot_points[FIRST_SLOT[THEATRE] + first]
        lines.append(words("outline-day", day=name, points=points, who=there))
        fame, coins = box.day_fame[day], box.day_coins[day]
        if box.weekday_yields and (fame or coins):
            lines.append(words("outline-day-yield", day=name, fame=fame, coins=coins))
    lines.append(words("outline-deck", count=deck))
    return Section(words("outline-theatre"), lines, [card(voice, each) for each in cards])


@made_once
def card(voice: Voice, on: Card) -> Section:
    """A performance card: its slots with their markers, its circles, its links."""
    words, printed = voice.words, facts(voice).cards[on.show]
    lines = [show_text(voice.telling, on.show)]
    for cell in printed.cells:
        name, mark = words(f"cell-{cell}"), on.marks[cell]
        what = marker(voice, mark, on.tricks[cell]) if mark else words("outline-free")
        lines.append(words("outline-card-slot", cell=name, what=what))
        onward = [c for c in printed.circles[cell] if c.cell > cell]
        if onward:
            keys = ["outline-circle-shard" if c.shard else "outline-circle" for c in onward]
            ends = [
                words(key, cell=words(f"cell-{c.cell}"))
                for key, c in zip(keys, onward, strict=True)
            ]
            lines.append(words("outline-circles", cell=name, others=", ".join(ends)))
    lines.append(words("outline-links", count=on.links))
    return Section(words("outline-card", card=on.place, show=voice.thing("show", on.show)), lines)


def marker(voice: Voice, mark: int, trick: int) -> str:
    return voice.words(
        "outline-marker",
        player=voice.player(owner_of(mark)),
        symbol=voice.thing("symbol", symbol_of(mark)),
        trick=voice.thing("trick", trick),
        category=voice.thing("category", facts(voice).tricks[trick].category),
        direction=voice.words(f"direction-{DIRECTIONS[points_of(mark)]}"),
    )
