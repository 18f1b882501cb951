"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from ....core.event import UNKNOWN
from ....words import Section, Telling
from ....words.voice import Voice, choices, made_once, told_to_all, voice_of
from ..box.components import (
    ALL_COLOURS,
    ALL_GEMS,
    ALL_TILES,
    DICE,
    LADDER,
    LOTS,
    MAIN_SPOTS,
    POSTER_CELL,
    SHOWN,
    WHEEL,
)
from ..rules.state import Magnificent
from .outline_player import Open, Some, laid_out, player
from .texts import joined, master_text, poster_text, talent_text, tent_text

TEXTS = {"master": master_text, "poster": poster_text, "spot": talent_text, "tent": tent_text}


class InSight(NamedTuple):
    """Cards, tiles and tents that may want an explanation, each once."""

    masters: Some
    posters: Some
    talents: Some
    tents: Some


class ForAll(NamedTuple):
    """What everybody is told alike."""

    lines: list[str]
    sections: tuple[Section, ...]
    players: tuple[Open, ...]
    in_sight: InSight


def outline(view: Magnificent, telling: Telling) -> Section:
    """The turn, the main board, the players, and what everything in sight does."""
    voice, told = voice_of(telling), told_to_all(view, telling, for_all)
    sight, sections = told.in_sight, list(told.sections)
    for seat, p in enumerate(view.players):
        hand, chosen = tuple(p.hand), choices(view, seat)
        sections.append(player(voice, seat, told.players[seat], hand, chosen))
        if any(hand):
            known = [m for m in hand if m != UNKNOWN]
            sight = sight._replace(masters=unique([*sight.masters, *known]))
    sections.append(guide(voice, sight))
    return Section(voice.words("game-title"), told.lines, sections)


def for_all(view: Magnificent, voice: Voice) -> ForAll:
    """What everybody sees alike."""
    roads = [
        (view.wagons[c], tuple(view.standing[(c - 1) * WHEEL : c * WHEEL])) for c in ALL_COLOURS
    ]
    hats = tuple([tuple(p.hats) for p in view.players])
    sections = (
        main_board(voice, *main_of(view)),
        displays(voice, *[tuple(row) for row in display_of(view)]),
        wheels(voice, tuple(roads)),
        track(voice, hats, tuple(view.neutral_hats)),
        supply(voice, tuple(view.supply)),
    )
    players = tuple([laid_out(view, seat) for seat in range(view.seats)])
    return ForAll(happening(view, voice), sections, players, in_sight(view))


def happening(view: Magnificent, voice: Voice) -> list[str]:
    """The round and the turn; at the end, who has won."""
    words = voice.words
    lines = [words("outline-round", round=view.round, rounds=view.box.rounds)]
    if view.over:
        lines.append(words("outline-over"))
        winners = [voice.player(s) for s in view.edition.game.winners(view)]
        if winners:
            lines.append(words("outline-winners", players=words.listed(winners)))
    elif view.die:
        lines += turn(view, voice)
    return lines


def turn(view: Magnificent, voice: Voice) -> list[str]:
    """The die of the turn that is being played, and the power it gives."""
    words, seat = voice.words, whose_turn(view)
    args = {"player": voice.player(seat), "die": voice.thing("die", view.die)}
    lines = [words("outline-die", **args, master=voice.thing("master", view.card))]
    if view.colour:
        base = view.power(seat) - view.extra
        colour = voice.thing("colour", view.colour)
        power = view.power(seat)
        lines.append(
            words("outline-power", colour=colour, base=base, extra=view.extra, power=power)
        )
    if view.due_large or view.due_small:
        lines.append(words("outline-due", large=view.due_large, small=view.due_small))
    if view.limit:
        lines.append(words("outline-limit", count=view.limit))
    if view.bonus_used:
        lines.append(words("outline-bonus-used"))
    if any(view.on_spots):
        for spot, tokens in enumerate(view.on_spots):
            if tokens:
                talent = voice.thing("spot", spot)
                lines.append(words("outline-on-spot", talent=talent, count=tokens))
    return lines


def whose_turn(view: Magnificent) -> int:
    """Who has the card with the new die."""
    for seat, p in enumerate(view.players):
        if view.card in p.masters:
            return seat
    return view.first


def main_of(view: Magnificent) -> tuple[Some, Some, int, Some, Some, Some]:
    """What lies on and beside the main board."""
    decks = (len(view.master_deck), len(view.talent_deck), len(view.poster_deck))
    reserve = tuple(view.reserve) if view.is_solo() else ()
    discards = tuple(view.poster_discard), tuple(view.master_discard)
    return tuple(view.pool), reserve, view.first, decks, *discards


@made_once
def main_board(
    voice: Voice, pool: Some, reserve: Some, first: int, decks: Some, posters: Some, masters: Some
) -> Section:
    """The dice on the main tent, and the decks."""
    words = voice.words
    dice = [
        words("outline-many", count=pool[die], thing=voice.thing("die", die))
        for die in range(1, len(DICE))
        if pool[die]
    ]
    lines = [words("outline-dice", dice=", ".join(dice))] if dice else [words("outline-no-dice")]
    for gem in ALL_GEMS if reserve else ():
        if reserve[gem]:
            dice_in = {"count": reserve[gem], "colour": voice.thing("colour", gem)}
            lines.append(words("outline-reserve", **dice_in))
    lines.append(words("outline-first", player=voice.player(first)))
    lines.append(words("outline-decks", masters=decks[0], talents=decks[1], posters=decks[2]))
    for noun, cards in (("poster", posters), ("master", masters)):
        if cards:
            names = voice.names(noun, cards)
            lines.append(words(f"outline-discarded-{noun}", count=len(cards), cards=names))
    return Section(words("outline-main"), lines)


def display_of(view: Magnificent) -> tuple[list[int], ...]:
    return view.lot_masters, view.lot_talents, view.draft, view.shown


@made_once
def displays(voice: Voice, masters: Some, talents: Some, draft: Some, shown: Some) -> Section:
    """The lots of the main display, the talents to choose from, and the posters face up."""
    words = voice.words
    lines: list[str] = []
    for lot in range(1, LOTS + 1):
        if masters[lot]:
            master = voice.thing("master", masters[lot])
            lines.append(words("outline-lot", lot=lot, master=master))
            if talents[lot]:
                talent = voice.thing("spot", talents[lot])
                lines.append(words("outline-lot-talent", lot=lot, talent=talent))
    for spot in draft:
        lines.append(words("outline-offer", talent=voice.thing("spot", spot)))
    for place in range(1, SHOWN + 1):
        if shown[place]:
            poster = voice.thing("poster", shown[place])
            lines.append(words("outline-shown", place=place, poster=poster))
    return Section(words("outline-displays"), lines)


@made_once
def wheels(voice: Voice, roads: tuple[tuple[int, Some], ...]) -> Section:
    """Where each wagon will come by."""
    pairs = zip(ALL_COLOURS, roads, strict=True)
    lines = [wheel(voice, colour, wagon, tents) for colour, (wagon, tents) in pairs]
    return Section(voice.words("outline-wheels"), lines)


@made_once
def wheel(voice: Voice, colour: int, wagon: int, tents: Some) -> str:
    """The cells that the wagon will pass, from the next one on."""
    cells: list[str] = []
    for step in range(1, WHEEL + 1):
        cell = (wagon + step) % WHEEL
        sign = voice.box.wheels[colour][cell]
        if sign != POSTER_CELL:
            cells.append(voice.name("gem", sign))
        elif tents[cell]:
            cells.append(voice.name("tent", tents[cell]))
        else:
            cells.append(voice.words("outline-poster-cell"))
    named = voice.thing("colour", colour)
    return voice.words("outline-wheel", colour=named, cells=", ".join(cells))


@made_once
def track(voice: Voice, hats_of: tuple[Some, ...], neutral: Some) -> Section:
    """Who stands where on the ladder, from the top."""
    words, lines = voice.words, list[str]()
    for space in range(LADDER, 0, -1):
        hats = [voice.player(seat) for seat, spaces in enumerate(hats_of) if space in spaces]
        if space in neutral:
            hats.append(words("outline-neutral-hat"))
        named = voice.thing("space", space)
        posters = voice.box.space_posters[space]
        if posters:
            line = words("outline-space", space=named, count=posters)
            lines.append(joined([line, *hats]))
        elif hats:
            lines.append(joined([str(named), *hats]))
    return Section(words("outline-track"), lines)


@made_once
def supply(voice: Voice, tiles: Some) -> Section:
    lines = [
        voice.words("some-tiles", count=tiles[tile], tile=voice.thing("tile", tile))
        for tile in ALL_TILES
    ]
    return Section(voice.words("outline-supply"), lines)


def in_sight(view: Magnificent) -> InSight:
    """The cards, tiles and tents that everybody sees."""
    masters, posters = view.lot_masters[:], view.shown[:]
    talents = [*range(1, MAIN_SPOTS + 1), *view.draft, *view.lot_talents]
    tents = view.standing[:]
    for p in view.players:
        masters += p.masters
        posters += p.posters
        talents += p.talents
        tents += p.tents
    return InSight(unique(masters), unique(posters), unique(talents), unique(tents))


def unique(ids: list[int]) -> Some:
    """Each once, in order; 0 is an empty place."""
    return tuple(sorted(set(ids) - {0}))


@made_once
def guide(voice: Voice, sight: InSight) -> Section:
    """What the cards, tiles and tents in sight do, each explained once."""
    pairs = zip(TEXTS, sight, strict=True)
    lines = [explained(voice, noun, id) for noun, ids in pairs for id in ids]
    return Section(voice.words("outline-guide"), lines, aside=True)


@made_once
def explained(voice: Voice, noun: str, id: int) -> str:
    text = TEXTS[noun](voice.telling, id)
    return voice.words("outline-explained", thing=voice.thing(noun, id), text=text)
