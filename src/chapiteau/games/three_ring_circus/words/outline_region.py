"""A region of the map in words: its cities and towns, and who leads there."""

from __future__ import annotations

from typing import NamedTuple

from ....words import Section, Telling
from ....words.voice import Voice, made_once
from ..box.components import SLOTS
from ..rules.shows.regions import ranking
from ..rules.state import AUTOMATONS, NEUTRAL, NOBODYS, ThreeRings
from .texts import slot_text, wish_text

Some = tuple[int, ...]


class Region(NamedTuple):
    """What stands in a region."""

    number: int
    is_scored: bool
    metropolis: tuple[int, Some]  # what its public wants to see, and the tents
    medium: tuple[tuple[int, int, Some], ...]  # each with the family it loves, and the tents
    towns: Some  # whose tent stands in each
    ranks: tuple[tuple[int, int, int], ...]  # troupe, tents and points, the best first


def region_of(view: ThreeRings, r: int) -> Region:
    printed, first = view.box.regions[r], view.box.first_place
    tents = tuple(view.tents_on(printed.metropolis))
    cities = printed.medium_a, printed.medium_b
    return Region(
        r,
        r in view.start().order[: view.scored],
        (view.metropolis[r], tents),
        tuple([(city, view.favourite(city), tuple(view.tents_on(city))) for city in cities]),
        tuple([view.tents[first[town]] for town in printed.towns]),
        tuple([(rank.troupe, rank.tents, rank.points) for rank in ranking(view, r)]),
    )


def troupe_name(telling: Telling, troupe: int) -> str:
    """Whose tent, or whose tile."""
    if troupe == AUTOMATONS:
        return telling.words("outline-of-automatons")
    return telling.words("outline-neutral") if troupe == NEUTRAL else telling.player(troupe - 1)


@made_once
def region(voice: Voice, of: Region) -> Section:
    """The metropolis, the medium cities and the towns of a region, and who has how many tents."""
    words = voice.words
    lines = [words("outline-scored")] if of.is_scored else []
    lines.append(metropolis(voice, of.number, *of.metropolis))
    lines += [medium(voice, *each) for each in of.medium]
    lines += towns(voice, of.number, of.towns)
    for i, (troupe, tents, points) in enumerate(of.ranks):
        args = {"place": i + 1, "tents": tents}
        name = troupe_name(voice.telling, troupe)
        if of.is_scored:
            lines.append(words("outline-rank-past", player=name, **args))
        else:
            lines.append(words("outline-rank", player=name, points=points, **args))
    return Section(words("outline-region", region=voice.thing("region", of.number)), lines)


def towns(voice: Voice, r: int, tents: Some) -> list[str]:
    """The towns of a region without and with a tent."""
    words, lines = voice.words, list[str]()
    free, taken = list[str](), list[str]()
    for town, troupe in zip(voice.box.regions[r].towns, tents, strict=True):
        name = voice.thing("space", town)
        if troupe == NOBODYS:
            free.append(str(name))
        else:
            player = troupe_name(voice.telling, troupe)
            taken.append(words("outline-town", space=name, player=player))
    if free:
        lines.append(words("outline-towns-free", towns=", ".join(free)))
    if taken:
        lines.append(words("outline-town-tents", towns=", ".join(taken)))
    return lines


@made_once
def metropolis(voice: Voice, r: int, wish: int, tents: Some) -> str:
    """What the public of a metropolis wants to see, and whose tents stand there."""
    return voice.words(
        "outline-metropolis",
        space=voice.thing("space", voice.box.regions[r].metropolis),
        wish=wish_text(voice.telling, wish),
        tents=", ".join([tent(voice, troupe) for troupe in tents]),
    )


@made_once
def medium(voice: Voice, city: int, family: int, tents: Some) -> str:
    """The family that a medium city loves, and what its slots pay."""
    words, printed = voice.words, voice.box.slots
    slots = [
        words(
            "outline-slot",
            pedestals=printed[n].pedestals,
            reward=slot_text(voice.telling, n + 1),
            tent=tent(voice, tents[n]),
        )
        for n in range(SLOTS)
    ]
    named, loved = voice.thing("space", city), voice.thing("family", family)
    return words("outline-medium", space=named, family=loved, slots=", ".join(slots))


def tent(voice: Voice, troupe: int) -> str:
    return troupe_name(voice.telling, troupe) if troupe else voice.words("outline-free")
