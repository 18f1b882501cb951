"""What lies in front of one player, in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....core.move import FACE_DOWN, Move
from ....words import Section
from ....words.voice import Voice, made_once
from ..box.components import (
    COMPONENTS,
    ENGINEER_SHELF,
    IDLE,
    LOCATIONS,
    PLACES,
    SHELVES,
)
from ..rules.moves import READY
from ..rules.state import Trickerion
from .outline_theatre import Some
from .texts import facts, missing_text, units_text

SEALED: Final = (FACE_DOWN,)


class Wealth(NamedTuple):
    """The magician of a player, and what is counted."""

    magician: int
    favourite: int
    fame: int
    coins: int
    shards: int
    advertised: bool


class Company(NamedTuple):
    """Everybody who works for a player, by their place, and whom the inn sends."""

    crew: Some
    cards: Some
    at: Some
    hired: Some


class Tricks(NamedTuple):
    """The tricks of a player by their symbol, with where they lie and their markers."""

    trick: Some
    shelf: Some
    ready: Some
    shown: Some
    counted: Some  # components, as tricks count them


class Open(NamedTuple):
    """What lies openly in front of one player."""

    wealth: Wealth
    components: tuple[Some, Some]  # units and what they count as, where the manager has them
    company: Company
    tricks: Tricks


def laid_out(view: Trickerion, seat: int) -> Open:
    p = view.players[seat]
    wealth = Wealth(p.magician, p.favourite, p.fame, p.coins, p.shards, p.advertised)
    units, counted = tuple(p.units), tuple(view.all_counted(seat))
    managed = tuple(
        [counted[c] if p.units[c] and p.is_with_manager(c) else 0 for c in range(len(counted))]
    )
    company = Company(tuple(p.crew), tuple(p.cards), tuple(p.at), tuple(p.hired))
    lying = tuple(p.trick), tuple(p.shelf), tuple(p.ready), tuple(p.shown)
    return Open(wealth, (units, managed), company, Tricks(*lying, counted))


def cards_laid(view: Trickerion, seat: int) -> tuple[Move, ...] | None:
    """The cards of a choice still open, sealed where the viewer may not see them."""
    chosen = view.chosen[seat] if view.chosen else []
    if not chosen:
        return None
    return SEALED if FACE_DOWN in chosen else tuple([m for m in chosen if m is not READY])


@made_once
def player(voice: Voice, seat: int, laid: Open, chosen: tuple[Move, ...] | None) -> Section:
    """What lies in front of one player."""
    words, of = voice.words, laid.wealth
    lines = [words("outline-no-magician")]
    if of.magician:
        name, school = voice.thing("magician", of.magician), voice.thing("category", of.favourite)
        lines = [words("outline-magician", magician=name, category=school)]
    lines.append(words("outline-wealth", fame=of.fame, coins=of.coins, shards=of.shards))
    if of.advertised:
        lines.append(words("outline-poster"))
    if chosen is not None:
        lines.append(words("outline-laid", cards=laid_cards(voice, chosen)))
    lines.append(components(voice, *laid.components))
    sections = [company(voice, laid.company), tricks(voice, laid.tricks)]
    return Section(voice.player(seat), lines, sections)


def laid_cards(voice: Voice, chosen: tuple[Move, ...]) -> str:
    """The viewer's by name, those of others sealed."""
    if chosen == SEALED:
        return voice.words("outline-sealed")
    found = [
        voice.words(
            "outline-laid-card",
            character=voice.thing("character", move.arg),
            location=voice.thing("location", LOCATIONS.index(move.verb)),
        )
        for move in chosen
    ]
    return ", ".join(found) or voice.words("outline-laid-none")


@made_once
def company(voice: Voice, of: Company) -> Section:
    """Everybody in a player's company, with their card and place this turn."""
    words = voice.words
    lines: list[str] = []
    for place in range(1, PLACES + 1):
        name = voice.thing("character", place)
        if of.at[place] == IDLE:
            lines.append(words("outline-member-idle", character=name))
        elif of.at[place]:
            slot = voice.thing("slot", of.at[place])
            lines.append(words("outline-member-at", character=name, slot=slot))
        elif of.cards[place]:
            where = voice.thing("location", of.cards[place])
            lines.append(words("outline-member-card", character=name, location=where))
        elif of.crew[place]:
            lines.append(words("outline-member", character=name))
    hired = [kind for kind, count in enumerate(of.hired) for _ in range(count)]
    if hired:
        lines.append(words("outline-hired", kinds=voice.names("kind", hired)))
    return Section(words("outline-company"), lines)


@made_once
def tricks(voice: Voice, of: Tricks) -> Section:
    """Tricks by their place, with their markers and what they still need."""
    words, box = voice.words, facts(voice)
    lines: list[str] = []
    for shelf in range(1, SHELVES + 1):
        if shelf not in of.shelf:
            continue
        symbol = of.shelf.index(shelf)
        needs = box.tricks[of.trick[symbol]].needs
        lines.append(
            words(
                "outline-trick-engineer" if shelf == ENGINEER_SHELF else "outline-trick",
                symbol=voice.thing("symbol", symbol),
                trick=voice.thing("trick", of.trick[symbol]),
                ready=of.ready[symbol],
                shown=of.shown[symbol],
                supply=box.markers - of.ready[symbol] - of.shown[symbol],
                missing=missing_text(voice.telling, needs, of.counted),
            )
        )
    return Section(words("outline-own-tricks"), lines or [words("outline-no-tricks")])


@made_once
def components(voice: Voice, units: Some, managed: Some) -> str:
    words, piles = voice.words, list[str]()
    for c in range(1, len(COMPONENTS)):
        pile = units_text(voice.telling, c, units[c])
        if managed[c]:
            piles.append(words("outline-pile-manager", pile=pile, counted=managed[c]))
        elif units[c]:
            piles.append(pile)
    if not piles:
        return words("outline-no-components")
    return words("outline-components", goods=", ".join(piles))
