"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from ....core.event import UNKNOWN
from ....words import Section, Telling
from ....words.voice import Voice, choices, made_once, told_to_all, voice_of
from ..rules.state import ThreeRings
from .outline_circus import Automata, Open, Some, automata_of, automatons, circus, laid_out, many
from .outline_region import region, region_of, troupe_name
from .texts import automa_text, card_text, objective_text

TEXTS = {"kind": card_text, "objective": objective_text, "automa": automa_text}


class ForAll(NamedTuple):
    """What everybody is told alike."""

    lines: list[str]
    regions: list[Section]
    cards: Section
    circuses: tuple[Open, ...]
    automata: tuple[Automata, ...]
    on_table: tuple[Some, Some, Some]  # kinds of cards, objectives, cards of the Automatons


def outline(view: ThreeRings, telling: Telling) -> Section:
    """The B&B Circus, the map, the cards, the circuses, and what everything in sight does."""
    voice, told = voice_of(telling), told_to_all(view, telling, for_all)
    sections, held, goals = [*told.regions, told.cards], list[Some](), list[Some]()
    for seat, p in enumerate(view.players):
        hand = tuple(p.money), tuple(p.tickets), tuple(p.objectives)
        sections.append(circus(voice, seat, told.circuses[seat], *hand, choices(view, seat)))
        held += hand[:2]
        goals.append(hand[2])
    if view.is_solo():
        sections.append(automatons(voice, told.automata[0]))
    sections.append(guide(voice, told.on_table, tuple(held), tuple(goals)))
    return Section(voice.words("game-title"), told.lines, sections)


def for_all(view: ThreeRings, voice: Voice) -> ForAll:
    """What everybody sees alike."""
    piles = view.money, view.tickets
    decks = (*[len(pile.deck) for pile in piles], len(view.objective_deck))
    return ForAll(
        happening(view, voice),
        [region(voice, region_of(view, r)) for r in view.start().order],
        cards(voice, tuple(view.row), decks, *[tuple(pile.discard) for pile in piles]),
        tuple([laid_out(view, seat) for seat in range(view.seats)]),
        tuple([automata_of(a) for a in view.automata]),
        on_table(view),
    )


def on_table(view: ThreeRings) -> tuple[Some, Some, Some]:
    """The cards that everybody sees, but for those in hands."""
    cards = [*view.row, *[card for p in view.players for ring in p.rings for card in ring]]
    for a in view.automata:
        cards += a.artists
    kinds = {view.box.kind[card] for card in cards if card}
    placed = [objective for p in view.players for objective in p.placed]
    automa = [a.card for a in view.automata if a.card]
    return tuple(sorted(kinds)), tuple(sorted(placed)), tuple(automa)


def happening(view: ThreeRings, voice: Voice) -> list[str]:
    """Where the B&B Circus is; at the end, who has won."""
    words = voice.words
    if not view.over:
        ahead = () if view.popcorn else tuple(view.road_ahead())
        left = tuple(view.start().order[view.scored :])
        return tour(voice, view.pawn_space(), view.popcorn, ahead, left, view.holder)
    winners = [voice.player(s) for s in view.edition.game.winners(view)]
    lines = [words("outline-over")]
    if winners:
        lines.append(words("outline-winners", players=words.listed(winners)))
    return lines


@made_once
def tour(
    voice: Voice, at: int, popcorn: bool, ahead: Some, regions: Some, holder: int
) -> list[str]:
    """Where the B&B Circus is, where it goes, and who holds its tile."""
    words, space = voice.words, voice.thing("space", at)
    if popcorn:
        lines = [words("outline-pawn-waits", space=space)]
    else:
        lines = [words("outline-pawn", space=space, road=voice.names("space", ahead))]
    lines.append(words("outline-order", regions=voice.names("region", regions)))
    side = "popcorn" if popcorn else "troupe"
    lines.append(words("outline-tile", player=troupe_name(voice.telling, holder), side=side))
    return lines


@made_once
def cards(voice: Voice, row: Some, decks: Some, money: Some, tickets: Some) -> Section:
    """The row, the decks, and what lies discarded."""
    words, lines = voice.words, list[str]()
    for place, card in enumerate(row):
        if card:
            named = voice.thing("card", card)
            lines.append(words("outline-row", place=place + 1, card=named))
        else:
            lines.append(words("outline-row-empty", place=place + 1))
    lines.append(words("outline-decks", money=decks[0], tickets=decks[1], objectives=decks[2]))
    for deck, discard in (("money", money), ("tickets", tickets)):
        if discard:
            lines.append(words("outline-discards", deck=deck, cards=many(voice, discard)))
    return Section(words("outline-cards"), lines)


@made_once
def guide(
    voice: Voice, on_table: tuple[Some, Some, Some], held: tuple[Some, ...], goals: tuple[Some, ...]
) -> Section:
    """What the cards in sight do, those in hands as well."""
    (kinds, placed, automa), kind = on_table, voice.box.kind
    seen = {kind[card] for hand in held for card in hand if card != UNKNOWN}
    known = [goal for hand in goals for goal in hand if goal != UNKNOWN]
    return explanations(
        voice, tuple(sorted(seen.union(kinds))), tuple(sorted([*placed, *known])), automa
    )


@made_once
def explanations(voice: Voice, *in_sight: Some) -> Section:
    """Each told once."""
    pairs = zip(TEXTS, in_sight, strict=True)
    lines = [explained(voice, noun, id) for noun, ids in pairs for id in ids]
    return Section(voice.words("outline-guide"), lines, aside=True)


@made_once
def explained(voice: Voice, noun: str, id: int) -> str:
    text = TEXTS[noun](voice.telling, id)
    return voice.words("outline-explained", thing=voice.thing(noun, id), text=text)
