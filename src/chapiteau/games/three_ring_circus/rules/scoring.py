"""11 The end of the game: corners and effects of tickets, objectives, the winner."""

from __future__ import annotations

from typing import Final

from ....core.step import Auto
from ..box.components import (
    ARTISTS,
    BANKNOTE,
    BY_FAMILY,
    BY_NAME,
    METROPOLISES,
    PAIRS,
    PEDESTALS,
    PER_ALL,
    PER_BEFORE,
    TENTS_IN,
    VALUES_OF,
)
from ..box.printed import Kind
from .circus import Circus, before
from .moves import (
    AUTOMATONS_BONUS,
    AUTOMATONS_CORNERS,
    AUTOMATONS_EFFECT,
    AUTOMATONS_TOTAL,
    CORNERS,
    EFFECT,
    OBJECTIVE,
    TIE_BROKEN,
    TIE_STANDS,
)
from .moves import FINAL_COUNT as COUNT_BEGINS
from .shows.regions import tents_in
from .state import AUTOMATONS, ThreeRings


class Tally:
    """What the effects of tickets count: all cards, and the symbols that can be seen."""

    def __init__(self, cards: list[int], pedestals: int, banknotes: int, locomotives: int) -> None:
        self.cards: Final = cards
        self.symbols: Final = [0, pedestals, banknotes, locomotives]


def tally_of(p: Circus) -> Tally:
    cards = [card for ring in p.rings for card in ring]
    return Tally(cards, p.pedestals, p.banknotes, p.locomotives)


def automatons_tally(g: ThreeRings) -> Tally:
    """12.23 The markers of the Automatons, and the banknotes on their cards."""
    a, box = g.automata[0], g.box
    notes = len([c for c in a.artists if box.kinds[box.kind[c]].symbol == BANKNOTE])
    return Tally(a.artists, a.pedestals, notes, a.locomotives)


def effect_points(g: ThreeRings, tally: Tally, ring: list[int], place: int) -> int:
    """11.3 What the effect of a ticket brings: for cards before it, or for all there are (11.4)."""
    kind = g.box.kinds[g.box.kind[ring[place]]]
    if kind.effect == PER_BEFORE:
        return kind.amount * before(g.box, ring, place, kind.per)
    if kind.effect == PER_ALL:
        return kind.amount * counted(g, tally, kind)
    return 0


def counted(g: ThreeRings, tally: Tally, kind: Kind) -> int:
    """11.4 How much there is of what an effect counts; the card itself belongs to its family."""
    box = g.box
    if kind.counts == BY_FAMILY:
        return len([c for c in tally.cards if box.family[c] == kind.per])
    if kind.counts == BY_NAME:
        return len([c for c in tally.cards if box.kinds[box.kind[c]].artist == kind.per])
    return tally.symbols[kind.per]


def corner_points(g: ThreeRings, cards: list[int]) -> int:
    """11.2 The points printed in the corners of tickets."""
    return sum([g.box.kinds[g.box.kind[card]].corner for card in cards])


def objective_count(g: ThreeRings, seat: int, objective: int) -> int:
    """11.5 How much a player has of what an objective asks for."""
    p, box, card = g.players[seat], g.box, g.box.objectives[objective]
    if card.kind == TENTS_IN:
        return tents_in(g, seat + 1, card.of)
    if card.kind == VALUES_OF:
        cards = [c for ring in p.rings for c in ring if box.family[c] == card.of]
        return len({box.value[c] for c in cards})
    if card.kind == METROPOLISES:
        return len([r for r in box.regions[1:] if p.shows >> r.metropolis & 1])
    if card.kind == PAIRS:
        pairs = [1 << r.medium_a | 1 << r.medium_b for r in box.regions[1:]]
        return len([pair for pair in pairs if p.shows & pair == pair])
    if card.kind == PEDESTALS:
        return p.pedestals
    assert card.kind == ARTISTS
    return p.artists()


def objective_points(g: ThreeRings, seat: int, objective: int) -> int:
    """11.5 Only the best step that was reached counts."""
    card, points = g.box.objectives[objective], 0
    found = objective_count(g, seat, objective)
    for i, step in enumerate(card.steps):
        if found >= step:
            points = card.points[i]
    return points


class FinalCount(Auto[ThreeRings]):
    """11.1 When the start region has been counted the game is over: tickets, then objectives."""

    def run(self, g: ThreeRings) -> None:
        g.tell(COUNT_BEGINS)
        for seat in g.in_order():
            count_player(g, seat)
        if g.is_solo():
            count_automatons(g)
        elif len(leaders(g)) > 1:
            best = winners(g)
            if len(best) == 1:
                g.tell(TIE_BROKEN, best[0])
            else:
                g.tell(TIE_STANDS)


def count_player(g: ThreeRings, seat: int) -> None:
    p = g.players[seat]
    tally = tally_of(p)
    points = corner_points(g, tally.cards)
    p.points += points
    g.tell(CORNERS, seat, points)
    for ring in p.rings:
        for place, card in enumerate(ring):
            points = effect_points(g, tally, ring, place)
            if points:
                p.points += points
                g.tell(EFFECT, seat, card, points)
    for objective in p.placed:
        points = objective_points(g, seat, objective)
        p.points += points
        g.tell(OBJECTIVE, seat, objective, points)


def count_automatons(g: ThreeRings) -> None:
    """12.23 Corners, effects in one row, and a bonus for each artist action, by difficulty."""
    a, tally = g.automata[0], automatons_tally(g)
    points = corner_points(g, a.artists)
    a.points += points
    g.tell(AUTOMATONS_CORNERS, points)
    for place, card in enumerate(a.artists):
        points = effect_points(g, tally, a.artists, place)
        if points:
            a.points += points
            g.tell(AUTOMATONS_EFFECT, card, points)
    points = a.artist_cards * g.box.difficulty_points[g.difficulty()]
    if points:
        a.points += points
        g.tell(AUTOMATONS_BONUS, a.artist_cards, points)
    g.tell(AUTOMATONS_TOTAL, a.points)


def leaders(g: ThreeRings) -> list[int]:
    best = max([p.points for p in g.players])
    return [seat for seat, p in enumerate(g.players) if p.points == best]


def winners(g: ThreeRings) -> list[int]:
    """11.6 Most points; then most tents in the region counted last, in the one before, and so on;
    whoever is still equal shares the victory (11.7)."""
    if g.is_solo():
        return [0] if beats_automatons(g) else []
    best = leaders(g)
    for region in g.start().order[::-1]:
        most = max([tents_in(g, seat + 1, region) for seat in best])
        best = [seat for seat in best if tents_in(g, seat + 1, region) == most]
    return best


def beats_automatons(g: ThreeRings) -> bool:
    """12.25 More points than the Automatons, or as many and no worse where ties are broken."""
    mine, theirs = g.players[0].points, g.automata[0].points
    if mine != theirs:
        return mine > theirs
    for region in g.start().order[::-1]:
        tents, others = tents_in(g, 1, region), tents_in(g, AUTOMATONS, region)
        if tents != others:
            return tents > others
    return True


FINAL_COUNT: Final = FinalCount()
