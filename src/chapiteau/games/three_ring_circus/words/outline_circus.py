"""One circus in words: its rings and symbols, its objectives, its hand; and the Automatons’."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN
from ....words import Section, Telling
from ..box.components import BANKNOTE, COLUMNS, RINGS
from ..rules.hiring.hire import artist_kinds, fee
from ..rules.scoring import objective_count, objective_points
from ..rules.state import ThreeRings
from .texts import spot_text


def many(telling: Telling, cards: list[int]) -> str:
    """Cards by kind, each with how many there are; unseen ones last."""
    words, names = telling.words, list[str]()
    known = sorted([card for card in cards if card != UNKNOWN])
    for card in known:
        names.append(str(telling.thing("card", card)))
    found = [
        words("outline-many", count=names.count(n), thing=n) if names.count(n) > 1 else n
        for n in dict.fromkeys(names)
    ]
    if len(known) < len(cards):
        found.append(words("outline-unseen", count=len(cards) - len(known)))
    return ", ".join(found) or words("outline-none")


def circus(view: ThreeRings, telling: Telling, seat: int) -> Section:
    """Points, caravan, symbols, rings, objectives; the hand as far as it may be seen."""
    p, words = view.players[seat], telling.words
    lines = [words("outline-points", points=p.points)]
    if p.at:
        lines.append(words("outline-caravan", space=telling.thing("space", p.at)))
    else:
        lines.append(words("outline-no-caravan"))
    symbols = {"pedestals": p.pedestals, "banknotes": p.banknotes, "locomotives": p.locomotives}
    lines.append(words("outline-symbols", **symbols))
    lines.append(words("outline-tents", count=view.box.tents - p.tents))
    lines += rings(view, telling, seat)
    for objective in p.placed:
        named = telling.thing("objective", objective)
        counts = {
            "count": objective_count(view, seat, objective),
            "points": objective_points(view, seat, objective),
        }
        lines.append(words("outline-placed", objective=named, **counts))
    hand_lines = [*hand(view, telling, seat), *fees(view, telling, seat)]
    return Section(telling.player(seat), lines, [Section(words("outline-hand"), hand_lines)])


def rings(view: ThreeRings, telling: Telling, seat: int) -> list[str]:
    """The artists of each ring from the left, and what the next card will cover."""
    words, lines = telling.words, list[str]()
    for r, ring in enumerate(view.players[seat].rings):
        names = ", ".join([str(telling.thing("card", card)) for card in ring])
        cards = names or words("outline-no-cards")
        lines.append(words("outline-ring", ring=r + 1, cards=cards))
        if len(ring) < COLUMNS:
            spot = spot_text(telling, r * COLUMNS + len(ring) + 1)
            lines.append(words("outline-next-space", ring=r + 1, spot=spot))
    return lines


def hand(view: ThreeRings, telling: Telling, seat: int) -> list[str]:
    """The cards by sort, and what has been chosen of an open plan."""
    p, words = view.players[seat], telling.words
    lines = [
        words("outline-hand-money", cards=many(telling, p.money)),
        words("outline-hand-tickets", cards=many(telling, p.tickets)),
    ]
    names = [str(telling.thing("objective", o)) for o in p.objectives if o != UNKNOWN]
    if len(names) < len(p.objectives):
        names.append(words("outline-unseen", count=len(p.objectives) - len(names)))
    cards = ", ".join(names) or words("outline-none")
    lines.append(words("outline-hand-objectives", cards=cards))
    for move in view.chosen[seat] if view.chosen else []:
        if move is not FACE_DOWN:
            choice = telling.move(view.stack[-1], move)
            lines.append(words("outline-chosen", choice=choice))
    return lines


def fees(view: ThreeRings, telling: Telling, seat: int) -> list[str]:
    """What each artist of a hand that can be seen would cost in each ring."""
    words, lines = telling.words, list[str]()
    for kind in artist_kinds(view, seat):
        costs = [(r, fee(view, seat, kind, r)) for r in range(1, RINGS + 1)]
        said = [words("outline-fee-ring", ring=r, fee=cost) for r, cost in costs if cost >= 0]
        if kind and said:
            card = telling.thing("kind", kind)
            lines.append(words("outline-fee", card=card, fees=", ".join(said)))
    return lines


def automatons(view: ThreeRings, telling: Telling) -> Section:
    """The circus of the Automatons."""
    a, words = view.automata[0], telling.words
    lines = [words("outline-points", points=a.points)]
    if a.at:
        lines.append(words("outline-caravan", space=telling.thing("space", a.at)))
    notes = [c for c in a.artists if view.box.kinds[view.box.kind[c]].symbol == BANKNOTE]
    symbols = {"pedestals": a.pedestals, "banknotes": len(notes), "locomotives": a.locomotives}
    lines.append(words("outline-symbols", **symbols))
    lines.append(words("outline-tents", count=view.box.tents - a.tents))
    names = ", ".join([str(telling.thing("card", card)) for card in a.artists])
    lines.append(words("outline-artists", cards=names or words("outline-no-cards")))
    tokens = [str(telling.thing("family", t)) for t in a.tokens[: a.revealed]]
    if a.revealed < len(a.tokens):
        tokens.append(words("outline-tokens-hidden", count=len(a.tokens) - a.revealed))
    lines.append(words("outline-tokens", tokens=", ".join(tokens)))
    deck = "monkey" if a.monkey else "fortune"
    lines.append(words(f"outline-deck-{deck}", count=len(a.deck)))
    if a.card:
        lines.append(words("outline-last-card", card=telling.thing("automa", a.card)))
    lines.append(words("outline-artist-cards", count=a.artist_cards))
    return Section(words("outline-automatons"), lines)
