"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from ....core.names import dashed
from ....words import Section, Telling
from ....words.voice import Voice, made_once, told_to_all, voice_of
from ..box.components import (
    BANK_DICE,
    CATEGORIES,
    DOWNTOWN,
    EDITIONS,
    FIRST_SLOT,
    INN_DICE,
    KINDS,
    MARKET,
    RESIDENCE_DICE,
    THEATRE,
)
from ..rules.locations.acting import Acting
from ..rules.state import Trickerion
from .outline_player import Open, cards_laid, laid_out, player
from .outline_theatre import Some, Taken, cards_of, theatre, whom
from .texts import facts, kind_text, trick_text


class ForAll(NamedTuple):
    """What everybody is told alike."""

    lines: list[str]
    sections: tuple[Section, ...]
    players: tuple[Open, ...]


def outline(view: Trickerion, telling: Telling) -> Section:
    """The city, the market, the theatre, the players, and what things do."""
    voice, told = voice_of(telling), told_to_all(view, telling, for_all)
    sections = list(told.sections)
    for seat, laid in enumerate(told.players):
        sections.append(player(voice, seat, laid, cards_laid(view, seat)))
    sections.append(guide(voice))
    return Section(voice.words("game-title"), told.lines, sections)


def for_all(view: Trickerion, voice: Voice) -> ForAll:
    """What everybody sees alike."""
    city, stalls, stage = [taken(view, place) for place in (DOWNTOWN, MARKET, THEATRE)]
    goods = tuple([(c, view.price(c)) for c in view.on_sale[1:]])
    quick = (view.quick, view.price(view.quick)) if view.quick else ()
    sections = (
        downtown(voice, view.seats, tuple(view.dice), city, tuple(view.holder)),
        market(voice, view.seats, goods, quick, tuple(view.ordered), stalls),
        theatre(voice, stage, len(view.deck), cards_of(view)),
    )
    players = tuple([laid_out(view, seat) for seat in range(view.seats)])
    return ForAll(happening(view, voice), sections, players)


def happening(view: Trickerion, voice: Voice) -> list[str]:
    """The turn and the order of players; at the end, who has won."""
    words = voice.words
    edition = dashed(EDITIONS[view.box.edition])
    lines = [
        words("outline-turn", turn=view.turn, turns=view.box.turns),
        words(f"outline-edition-{edition}"),
        words("outline-order", players=players_named(voice, view.order)),
    ]
    if view.stack and isinstance(view.stack[-1], Acting):
        lines.append(words("outline-points", points=view.points))
    if view.over:
        winners = players_named(voice, view.edition.game.winners(view))
        lines += [words("outline-over"), words("outline-winners", players=winners)]
    return lines


def players_named(voice: Voice, seats: list[int]) -> str:
    return ", ".join([voice.player(seat) for seat in seats])


def taken(view: Trickerion, location: int) -> Taken:
    """Who is on each slot of a location, and with which character."""
    return tuple(
        [
            (view.slots[s] - 1, view.players[view.slots[s] - 1].at.index(s))
            if view.slots[s]
            else None
            for s in range(FIRST_SLOT[location], FIRST_SLOT[location + 1])
        ]
    )


# the city


@made_once
def downtown(voice: Voice, seats: int, dice: Some, who: Taken, holder: Some) -> Section:
    """The dice, what they allow, and who is there."""
    words = voice.words
    lines = [
        words("outline-residence", faces=voice.names("face", [dice[d] for d in RESIDENCE_DICE])),
        words("outline-inn", faces=voice.names("face", [dice[d] for d in INN_DICE])),
        words("outline-bank", faces=voice.names("face", [dice[d] for d in BANK_DICE])),
        *slots(voice, DOWNTOWN, seats, who),
    ]
    for category in range(1, len(CATEGORIES)):
        tricks = [t for t in facts(voice).by_category[category] if not holder[t]]
        name = voice.thing("category", category)
        if tricks:
            names = voice.names("trick", tricks)
            lines.append(words("outline-tricks-there", category=name, tricks=names))
        else:
            lines.append(words("outline-tricks-none", category=name))
    return Section(words("outline-city"), lines)


def slots(voice: Voice, location: int, seats: int, who: Taken) -> list[str]:
    """The slots of a location that are open with this many players, and who is on them."""
    return [
        voice.words("outline-slot", slot=voice.thing("slot", s), who=whom(voice, there))
        for s, there in enumerate(who, FIRST_SLOT[location])
        if facts(voice).slot_seats[s] <= seats
    ]


@made_once
def market(
    voice: Voice,
    seats: int,
    goods: tuple[tuple[int, int], ...],
    quick: tuple[int, int] | tuple[()],
    ordered: Some,
    who: Taken,
) -> Section:
    """What is on sale, what is ordered, and who is there."""
    words = voice.words
    on_sale = ", ".join([good(voice, *each) for each in goods])
    lines = [words("outline-on-sale", goods=on_sale)]
    if quick:
        lines.append(words("outline-quick", good=good(voice, *quick)))
    orders = [
        words("outline-ordered", stall=stall, component=voice.thing("component", c))
        for stall, c in enumerate(ordered)
        if c
    ]
    lines += orders or [words("outline-no-orders")]
    return Section(words("outline-market"), lines + slots(voice, MARKET, seats, who))


def good(voice: Voice, component: int, price: int) -> str:
    name = voice.thing("component", component)
    return voice.words("outline-good", component=name, coins=price)


# what things do


@made_once
def guide(voice: Voice) -> Section:
    """What every trick and every character does."""
    lines = [
        voice.words(
            "outline-guide-line", name=voice.thing("kind", k), text=kind_text(voice.telling, k)
        )
        for k in range(1, len(KINDS))
    ]
    for t in range(1, len(facts(voice).tricks)):
        name, text = voice.thing("trick", t), trick_text(voice.telling, t)
        lines.append(voice.words("outline-guide-line", name=name, text=text))
    return Section(voice.words("outline-guide"), lines, aside=True)
