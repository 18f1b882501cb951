"""One circus in words: its rings and symbols, its objectives, its hand; and the Automatons’."""

from __future__ import annotations

from typing import NamedTuple

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN
from ....words import Section
from ....words.voice import Choices, Voice, made_once
from ..box.components import BANKNOTE, COLUMNS
from ..rules.automatons.state import Automaton
from ..rules.hiring.plan import fee_in
from ..rules.scoring import objective_count, objective_points
from ..rules.state import ThreeRings
from .texts import spot_text

Some = tuple[int, ...]


class Open(NamedTuple):
    """What lies openly in front of one player."""

    points: int
    at: int
    symbols: tuple[int, int, int]
    tents: int
    rings: tuple[Some, ...]
    placed: tuple[tuple[int, int, int], ...]  # objectives with what they count and bring now


def laid_out(view: ThreeRings, seat: int) -> Open:
    p = view.players[seat]
    placed = [
        (o, objective_count(view, seat, o), objective_points(view, seat, o)) for o in p.placed
    ]
    rings = tuple([tuple(ring) for ring in p.rings])
    symbols = p.pedestals, p.banknotes, p.locomotives
    return Open(p.points, p.at, symbols, p.tents, rings, tuple(placed))


@made_once
def many(voice: Voice, cards: Some) -> str:
    """Cards by kind, each with how many there are; unseen ones last."""
    words = voice.words
    known = sorted([card for card in cards if card != UNKNOWN])
    names = [voice.name("card", card) for card in known]
    found = [
        words("outline-many", count=names.count(n), thing=n) if names.count(n) > 1 else n
        for n in dict.fromkeys(names)
    ]
    if len(known) < len(cards):
        found.append(words("outline-unseen", count=len(cards) - len(known)))
    return ", ".join(found) or words("outline-none")


@made_once
def circus(
    voice: Voice, seat: int, laid: Open, money: Some, tickets: Some, goals: Some, chosen: Choices
) -> Section:
    """Points, caravan, symbols, rings, objectives; the hand as far as it may be seen."""
    words = voice.words
    secret = [*hand(voice, money, tickets, goals, chosen), *fees(voice, money, tickets, laid.rings)]
    lines = laid_lines(voice, laid)
    return Section(voice.player(seat), lines, [Section(words("outline-hand"), secret)])


@made_once
def laid_lines(voice: Voice, laid: Open) -> list[str]:
    """What lies openly in front of a player."""
    words = voice.words
    lines = [words("outline-points", points=laid.points)]
    if laid.at:
        lines.append(words("outline-caravan", space=voice.thing("space", laid.at)))
    else:
        lines.append(words("outline-no-caravan"))
    lines.append(symbols(voice, *laid.symbols))
    lines.append(words("outline-tents", count=voice.box.tents - laid.tents))
    lines += rings(voice, laid.rings)
    for objective, count, points in laid.placed:
        named = voice.thing("objective", objective)
        lines.append(words("outline-placed", objective=named, count=count, points=points))
    return lines


def symbols(voice: Voice, pedestals: int, banknotes: int, locomotives: int) -> str:
    counts = {"pedestals": pedestals, "banknotes": banknotes, "locomotives": locomotives}
    return voice.words("outline-symbols", **counts)


def rings(voice: Voice, all_rings: tuple[Some, ...]) -> list[str]:
    """The artists of each ring from the left, and what the next card will cover."""
    words, lines = voice.words, list[str]()
    for r, ring in enumerate(all_rings):
        cards = voice.names("card", ring) or words("outline-no-cards")
        lines.append(words("outline-ring", ring=r + 1, cards=cards))
        if len(ring) < COLUMNS:
            spot = spot_text(voice.telling, r * COLUMNS + len(ring) + 1)
            lines.append(words("outline-next-space", ring=r + 1, spot=spot))
    return lines


def hand(voice: Voice, money: Some, tickets: Some, goals: Some, chosen: Choices) -> list[str]:
    """The cards by sort, and what has been chosen of an open plan."""
    words = voice.words
    lines = [
        words("outline-hand-money", cards=many(voice, money)),
        words("outline-hand-tickets", cards=many(voice, tickets)),
    ]
    names = [voice.name("objective", o) for o in goals if o != UNKNOWN]
    if len(names) < len(goals):
        names.append(words("outline-unseen", count=len(goals) - len(names)))
    cards = ", ".join(names) or words("outline-none")
    lines.append(words("outline-hand-objectives", cards=cards))
    for step, move in chosen:
        if move is not FACE_DOWN:
            lines.append(words("outline-chosen", choice=voice.telling.move(step, move)))
    return lines


def fees(voice: Voice, money: Some, tickets: Some, all_rings: tuple[Some, ...]) -> list[str]:
    """What each artist of a hand that can be seen would cost in each ring."""
    box = voice.box
    artists = [c for c in money if c != UNKNOWN and box.artist_kinds >> box.kind[c] & 1]
    artists += [c for c in tickets if c != UNKNOWN]
    lines = [fee_line(voice, k, all_rings) for k in sorted({box.kind[card] for card in artists})]
    return [line for line in lines if line]


@made_once
def fee_line(voice: Voice, kind: int, all_rings: tuple[Some, ...]) -> str:
    """What an artist would cost in each ring; nothing where it fits none."""
    words = voice.words
    costs = [(r, fee_in(voice.box, list(ring), kind)) for r, ring in enumerate(all_rings, 1)]
    said = [words("outline-fee-ring", ring=r, fee=cost) for r, cost in costs if cost >= 0]
    card = voice.thing("kind", kind)
    return words("outline-fee", card=card, fees=", ".join(said)) if said else ""


class Automata(NamedTuple):
    """The circus of the Automatons, as everybody sees it."""

    points: int
    at: int
    pedestals: int
    locomotives: int
    tents: int
    artists: Some
    tokens: Some  # turned up
    hidden: int  # tokens
    monkey: bool
    deck: int
    card: int
    artist_cards: int


def automata_of(a: Automaton) -> Automata:
    tokens, hidden = tuple(a.tokens[: a.revealed]), len(a.tokens) - a.revealed
    counts = a.points, a.at, a.pedestals, a.locomotives, a.tents
    cards = a.monkey, len(a.deck), a.card, a.artist_cards
    return Automata(*counts, tuple(a.artists), tokens, hidden, *cards)


@made_once
def automatons(voice: Voice, of: Automata) -> Section:
    """The circus of the Automatons."""
    words, box = voice.words, voice.box
    lines = [words("outline-points", points=of.points)]
    if of.at:
        lines.append(words("outline-caravan", space=voice.thing("space", of.at)))
    notes = [c for c in of.artists if box.kinds[box.kind[c]].symbol == BANKNOTE]
    lines.append(symbols(voice, of.pedestals, len(notes), of.locomotives))
    lines.append(words("outline-tents", count=box.tents - of.tents))
    names = voice.names("card", of.artists)
    lines.append(words("outline-artists", cards=names or words("outline-no-cards")))
    tokens = [voice.name("family", t) for t in of.tokens]
    if of.hidden > 0:
        tokens.append(words("outline-tokens-hidden", count=of.hidden))
    lines.append(words("outline-tokens", tokens=", ".join(tokens)))
    deck = "monkey" if of.monkey else "fortune"
    lines.append(words(f"outline-deck-{deck}", count=of.deck))
    if of.card:
        lines.append(words("outline-last-card", card=voice.thing("automa", of.card)))
    lines.append(words("outline-artist-cards", count=of.artist_cards))
    return Section(words("outline-automatons"), lines)
