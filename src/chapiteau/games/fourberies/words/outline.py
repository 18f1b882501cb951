"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....core.event import UNKNOWN
from ....words import Section, Telling
from ....words.voice import Voice, made_once, told_to_all, voice_of
from ..rules.state import ALL_CITIES, Fourberies
from .outline_player import Open, Some, Worths, known_worths, laid_out, plans, player
from .texts import encounter_text

Berths = tuple[tuple[bool, bool], ...]
"""By seat, whether the troupe and its Friend have a caravel somewhere."""


class ForAll(NamedTuple):
    """What everybody is told alike."""

    lines: list[str]
    theatre: Section
    cities: Section
    players: tuple[Open, ...]
    guide: Section


def outline(view: Fourberies, telling: Telling) -> Section:
    """The theatre, the cities, the players, the decks, and what the cards in sight do."""
    voice, told = voice_of(telling), told_to_all(view, telling, for_all)
    sections = [told.theatre, told.cities]
    for seat, t in enumerate(view.troupes):
        requests = own_requests(view, seat, telling)
        plan = *plans(view, seat), tuple(t.friend_pick)
        sections.append(player(voice, seat, told.players[seat], requests, *plan))
    supply = view.supply
    piles = tuple(view.discard), len(supply.deck), tuple(supply.discard)
    sections += [decks(voice, len(view.deck), *piles), told.guide]
    return Section(voice.words("game-title"), told.lines, sections)


def own_requests(view: Fourberies, seat: int, telling: Telling) -> Worths | int:
    """Secret requests that the viewer knows, with what they would pay; else how many there are."""
    requests = view.troupes[seat].requests
    known = [r for r in requests if r != UNKNOWN]
    return known_worths(view, seat, telling)[: len(known)] if known else len(requests)


def for_all(view: Fourberies, voice: Voice) -> ForAll:
    """What everybody sees alike."""
    troupes = view.troupes
    managers = tuple([t.managers for t in troupes])
    shown = [card for t in troupes for card in (*t.newcomers, *t.acrobats, *t.guests, *t.tilted)]
    shown += [card for stack in view.cities for card in stack]
    return ForAll(
        happening(view, voice),
        theatre(voice, view.mood(), view.needle, view.first, managers),
        cities(voice, tuple([tuple(stack) for stack in view.cities]), *berths(view)),
        tuple([laid_out(view, seat) for seat in range(view.seats)]),
        guide(voice, tuple(sorted(shown))),
    )


def happening(view: Fourberies, voice: Voice) -> list[str]:
    """The turn; at the end, who has won."""
    words = voice.words
    lines = [words("outline-turn", season=view.season, turn=view.turn)]
    if view.over:
        winners = [voice.player(s) for s in view.edition.game.winners(view)]
        lines += [words("outline-over"), words("outline-winners", players=words.listed(winners))]
    return lines


@made_once
def theatre(voice: Voice, mood: int, needle: int, first: int, managers: Some) -> Section:
    words = voice.words
    named = [
        words("outline-managers-of", player=voice.player(seat), count=count)
        for seat, count in enumerate(managers)
        if count
    ]
    lines = [
        words("outline-mood", mood=voice.thing("mood", mood)),
        words("outline-needle", needle=needle, dial=voice.box.dial),
        words("outline-managers", managers=", ".join(named))
        if named
        else words("outline-managers-none"),
        words("outline-first", player=voice.player(first)),
    ]
    return Section(words("outline-theatre"), lines)


# the cities


def berths(view: Fourberies) -> tuple[tuple[Berths, ...], tuple[Berths, ...]]:
    """Where caravels wait before a city and where they lie on it, city by city."""
    before = [(t.visiting, t.friend_visit) for t in view.troupes]
    on = [(t.caravels_on_board(), t.friend_used) for t in view.troupes]
    waiting, lying = [
        tuple([tuple([(c in own, c in friend) for own, friend in both]) for c in ALL_CITIES])
        for both in (before, on)
    ]
    return waiting, lying


@made_once
def cities(
    voice: Voice, stacks: tuple[Some, ...], waiting: tuple[Berths, ...], lying: tuple[Berths, ...]
) -> Section:
    places = zip(ALL_CITIES, waiting, lying, strict=True)
    sections = [city(voice, c, stacks[c], *caravels) for c, *caravels in places]
    return Section(voice.words("outline-cities"), [], sections)


@made_once
def city(voice: Voice, number: int, cards: Some, waiting: Berths, lying: Berths) -> Section:
    """The cards of a city, and the caravels before it and on it."""
    words = voice.words
    lines = [words("outline-no-cards")]
    if cards:
        lines = [voice.names("encounter", cards[::-1])]
    for key, where in (("outline-waiting", waiting), ("outline-on-board", lying)):
        players = caravels(voice, where)
        if players:
            lines.append(words(key, players=words.listed(players)))
    title = words("outline-city", number=number, city=voice.thing("city", number))
    return Section(title, lines)


def caravels(voice: Voice, where: Berths) -> list[str]:
    """Who has a caravel there, of the troupes and their Friends."""
    found: list[str] = []
    for seat, (own, friend) in enumerate(where):
        name = voice.player(seat)
        if own:
            found.append(name)
        if friend:
            found.append(voice.words("outline-friend-of", player=name))
    return found


# the decks


@made_once
def decks(voice: Voice, deck: int, discard: Some, requests: int, gone: Some) -> Section:
    words = voice.words
    pile = thrown_away(voice, discard) if discard else words("outline-discard-empty")
    lines = [words("outline-deck", count=deck), pile]
    lines.append(words("outline-request-deck", count=requests))
    lines.append(words("outline-request-discard", count=len(gone)))
    seen = [r for r in gone if r != UNKNOWN]
    if seen:
        named = voice.names("request", seen)
        lines.append(words("outline-request-discard-seen", requests=named))
    return Section(words("outline-decks"), lines)


@made_once
def thrown_away(voice: Voice, cards: Some) -> str:
    """What lies on the discard; told in the outline and at the pile."""
    names = ", ".join(counted(voice, cards))
    return voice.words("outline-discard", count=len(cards), cards=names)


def alike(voice: Voice, cards: Sequence[int]) -> list[list[int]]:
    """Cards of the same face together, in the order of the box."""
    found: dict[str, list[int]] = {}
    for card in sorted(cards):
        found.setdefault(voice.box.face[card], []).append(card)
    return list(found.values())


def counted(voice: Voice, cards: Sequence[int]) -> list[str]:
    """Cards by name, equal ones together."""
    found = []
    for same in alike(voice, cards):
        name = voice.name("encounter", same[0])
        many = voice.words("outline-many", count=len(same), card=name)
        found.append(many if len(same) > 1 else name)
    return found


@made_once
def guide(voice: Voice, cards: Some) -> Section:
    """What the cards at the cities and the acrobats of the players do, each told once."""
    pairs = [
        (encounter_text(voice.telling, card), voice.name("encounter", card))
        for card, *_ in alike(voice, cards)
        if not voice.box.bonus[card]
    ]
    return explained(voice, tuple(pairs))


@made_once
def explained(voice: Voice, pairs: tuple[tuple[str, str], ...]) -> Section:
    """Texts, each with the names of all cards that it is true of."""
    told: dict[str, list[str]] = {}
    for text, name in pairs:
        told.setdefault(text, []).append(name)
    lines = [
        voice.words("outline-guide-card", cards=", ".join(names), text=text)
        for text, names in told.items()
    ]
    return Section(voice.words("outline-guide"), lines, aside=True)
