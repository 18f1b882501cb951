"""What lies in front of one player, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN, Move
from ....core.step import Step
from ....words import Section, Telling
from ....words.voice import Choices, Voice, choices, made_once
from ..box.components import COMEDY, TRAGEDY
from ..rules.requests import pays
from ..rules.scoring import PlayRequests
from ..rules.state import Fourberies
from ..rules.travel import Travel
from .texts import request_text

Some = tuple[int, ...]
Worths = tuple[tuple[int, int], ...]
"""Requests, each with what it would pay now."""

COUNTED: Final = -1
"""Instead of what a request would pay: there is no count to come."""


class Open(NamedTuple):
    """What lies openly in front of one player."""

    ecus: int
    hand: Some
    actors: Some
    newcomers: Some
    acrobats: tuple[Some, Some, Some]  # ready, just arrived, tilted
    opened: Worths
    friend_deck: int
    friend_used: Some


def laid_out(view: Fourberies, seat: int) -> Open:
    t = view.troupes[seat]
    acrobats = tuple(t.acrobats), tuple(t.guests), tuple(t.tilted)
    opened = worths(view, seat, t.opened) if t.opened else ()
    troupe = tuple(t.actors), tuple(t.newcomers), acrobats
    used = tuple(sorted(t.friend_used))
    return Open(t.ecus, tuple(t.hand), *troupe, opened, len(t.friend_deck), used)


def worths(view: Fourberies, seat: int, requests: list[int]) -> Worths:
    """What requests would pay, as suits each best, while there is a count to come."""
    if view.over:
        return tuple([(r, COUNTED) for r in requests])
    tables = possible(view, seat)
    return tuple([(r, max([pays(g, seat, r) for g in tables])) for r in requests])


def reckoning(view: Fourberies, seat: int) -> object:
    """The requests of a troupe, and all that decides what they would pay."""
    t, step = view.troupes[seat], view.stack[-1] if view.stack else None
    return (
        t.requests, t.opened, view.needle, view.over, isinstance(step, PlayRequests), t.managers,
        t.towards, t.hand, t.visiting, t.acrobats, t.guests, t.tilted, t.actors,
        [t.ecus for t in view.troupes],
    )  # fmt: skip


def known_worths(view: Fourberies, seat: int, telling: Telling) -> Worths:
    """What the requests that one knows of a troupe would pay: those in hand, then the open ones;
    worked out again only where something that decides it has changed."""
    t = view.troupes[seat]
    known = [r for r in (*t.requests, *t.opened) if r != UNKNOWN]
    of = reckoning(view, seat)
    return telling.remembered(("worths", seat), of, worths, view, seat, known)


def possible(view: Fourberies, seat: int) -> list[Fourberies]:
    """The table as it may be counted: until Chameleons take sides (7.14), each way they can."""
    if isinstance(view.stack[-1], PlayRequests):
        return [view]
    chameleons = view.chameleons(seat)
    if not chameleons and not view.troupes[seat].towards:
        return [view]
    tables = [view.clone() for _ in range(chameleons + 1)]
    for towards, g in enumerate(tables):
        g.troupes[seat].towards = towards
    return tables


def plans(view: Fourberies, seat: int) -> tuple[Some, Choices]:
    """Travel cards laid out, 0 where unseen, and other choices that may still be taken back."""
    laid, chosen = tuple(view.troupes[seat].picks), choices(view, seat)
    if chosen and isinstance(chosen[0][0], Travel):
        return (*laid, *[move.arg for _, move in chosen]), ()
    return laid, chosen


@made_once
def player(
    voice: Voice,
    seat: int,
    laid: Open,
    requests: Worths | int,
    laid_cards: Some,
    chosen: Choices,
    friend_pick: Some,
) -> Section:
    """What lies in front of one player; requests that nobody else may see are only counted."""
    words = voice.words
    lines = [
        words("outline-ecus", ecus=laid.ecus),
        words("outline-hand", cards=numbers(laid.hand)),
        *plan_lines(voice, laid_cards, chosen),
        *troupe(voice, laid.actors, laid.newcomers),
        *acrobats(voice, *laid.acrobats),
    ]
    sections: list[Section] = []
    if isinstance(requests, int):
        lines.append(words("outline-requests", count=requests))
    else:
        sections.append(asked(voice, "outline-own-requests", requests))
    if laid.opened:
        sections.append(asked(voice, "outline-open-requests", laid.opened))
    if laid.friend_deck:
        sections.append(friend(voice, laid.friend_deck, friend_pick, laid.friend_used))
    return Section(voice.player(seat), lines, sections)


def numbers(ids: Iterable[int]) -> str:
    return ", ".join([str(id) for id in ids])


def plan_lines(voice: Voice, cards: Some, chosen: Choices) -> list[str]:
    """Travel cards laid out, and other choices; sealed where unseen."""
    words, lines = voice.words, list[str]()
    if cards:
        laid = [voice.name("city", c) if c else words("outline-sealed") for c in cards]
        lines.append(words("outline-laid", cards=", ".join(laid)))
    if chosen:
        others = [choice(voice, step, move) for step, move in chosen]
        lines.append(words("outline-chosen", choices=", ".join(others)))
    return lines


def choice(voice: Voice, step: Step[Fourberies], move: Move) -> str:
    if move is FACE_DOWN:
        return voice.words("outline-sealed")
    if move.noun == "city":
        return voice.name("city", move.arg)
    return voice.telling.move(step, move)


@made_once
def troupe(voice: Voice, actors: Some, newcomers: Some) -> tuple[str, ...]:
    """The actors by kind, lowest experience first, and those just met."""
    words, box = voice.words, voice.box
    lines: list[str] = []
    for kind, key in ((TRAGEDY, "outline-tragedians"), (COMEDY, "outline-comedians")):
        found = sorted([box.experience[actor] for actor in actors if box.kind[actor] == kind])
        if found:
            lines.append(words(key, experiences=numbers(found), total=sum(found)))
    if not lines:
        lines.append(words("outline-troupe-empty"))
    if newcomers:
        lines.append(words("outline-newcomers", cards=voice.names("encounter", newcomers)))
    return tuple(lines)


def acrobats(voice: Voice, ready: Some, arrived: Some, tilted: Some) -> list[str]:
    groups = (("outline-ready", ready), ("outline-arrived", arrived), ("outline-tilted", tilted))
    return [
        voice.words(key, cards=voice.names("encounter", cards)) for key, cards in groups if cards
    ]


@made_once
def asked(voice: Voice, title: str, requests: Worths) -> Section:
    """Requests with what they want and, while there is a count to come, what they would pay now."""
    words = voice.words
    lines: list[str] = []
    for r, ecus in requests:
        name, text = voice.thing("request", r), request_told(voice, r)
        if ecus == COUNTED:
            lines.append(words("outline-guide-card", cards=name, text=text))
        else:
            lines.append(words("outline-request", request=name, text=text, ecus=ecus))
    return Section(words(title), lines)


@made_once
def request_told(voice: Voice, request: int) -> str:
    return request_text(voice.telling, request)


@made_once
def friend(voice: Voice, deck: int, pick: Some, used: Some) -> Section:
    """12.1 The Friend troupe of a player."""
    words = voice.words
    lines = [words("outline-friend-deck", count=deck)]
    if pick:
        lines.append(words("outline-friend-next", city=voice.names("city", pick)))
    if used:
        lines.append(words("outline-friend-used", cards=numbers(used)))
    return Section(words("outline-friend"), lines)
