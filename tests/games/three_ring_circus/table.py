"""Builders that lay a table in one line, and a few words to play on it."""

from __future__ import annotations

from typing import Any

from games.playing import SPELLED, sure

from chapiteau.core.box import Box
from chapiteau.core.rng import Rng, Streams, seeded
from chapiteau.core.state import settle
from chapiteau.core.step import Step
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.box.components import (
    SPACES,
    TOWN,
    CircusBox,
)
from chapiteau.games.three_ring_circus.rules.end_of_turn import EndTurn
from chapiteau.games.three_ring_circus.rules.moves import FIRST_OBJECTIVE_KIND
from chapiteau.games.three_ring_circus.rules.state import AUTOMATONS, NEUTRAL, ThreeRings
from chapiteau.games.three_ring_circus.rules.turn import ACT

BOX = sure(CircusBox, GAME.box)
KIND = {kind.id: n for n, kind in enumerate(BOX.kinds) if kind.id}
OBJECTIVE = {o.id.removeprefix("objective_"): n for n, o in enumerate(BOX.objectives) if o.id}
AT = {id: n for n, id in enumerate(SPACES) if id}
REGION = {"chicago": 1, "indianapolis": 2, "washington_dc": 3, "new_york": 4, "boston": 5}


def spelled(text: str) -> str:
    """Cards and objectives are written by name in tests."""
    verb, _, name = text.partition(":")
    if verb in ("hire", "pay", "play", "discard"):
        if name in OBJECTIVE:
            return f"{verb}:{FIRST_OBJECTIVE_KIND - 1 + OBJECTIVE[name]}"
        return f"{verb}:{KIND[name]}"
    if verb == "place":
        return f"{verb}:{OBJECTIVE[name]}"
    return text.replace("_", "-")


SPELLED[GAME.name] = spelled


def fresh(
    seats: int = 2, seed: str = "table", rules: int = GAME.rules, **options: Any
) -> ThreeRings:
    """A new game, at its first decision."""
    return GAME.new(GAME.edition(options, rules=rules), seats, seeded(seed))


class Lot(Rng):
    """Chance that always gives one number, or the highest there is."""

    def __init__(self, number: int) -> None:
        super().__init__(b"lot")
        self.number = number

    def below(self, n: int) -> int:
        return min(self.number, n - 1)


class Lots(Streams):
    """The same for every purpose."""

    def __init__(self, number: int) -> None:
        super().__init__(b"lots")
        self.number = number

    def stream(self, purpose: int) -> Rng:
        return Lot(self.number)


def drawn(seats: int, number: int, box: Box | None = None) -> ThreeRings:
    """A new game whose set-up always drew this number."""
    return GAME.new(GAME.edition({}, box), seats, Lots(number))


def table(seats: int = 3, rules: int = GAME.rules, **options: Any) -> ThreeRings:
    """A game in its course that owes nothing to chance: seat 0 first and to act, every hand, ring
    and row empty, decks in the order of the box, tokens and metropolis cards in that of the
    counts."""
    g = fresh(seats, rules=rules, **options)
    g.first, g.holder = 0, seats
    for i, r in enumerate(g.start().order):
        g.metropolis[r], g.faces[r] = i + 1, 2 * i + 1
    for a in g.automata:
        a.at, a.revealed = AT[SPACES[BOX.regions[g.region_ahead()].metropolis]], 0
        a.pedestals, a.tokens = BOX.solo_pedestals, [1, 2, 3, 4]
        a.deck = list(range(1, BOX.fortune_cards + 1))
    g.money.deck, g.money.discard = list(range(1, BOX.money_cards + 1)), []
    g.tickets.deck, g.row = list(range(BOX.first_ticket, BOX.cards + 1)), [0] * 5
    homes = [BOX.regions[r].metropolis for r in g.start().order]
    put_away = g.objective_discard
    g.objective_deck = [o for o in range(1, len(BOX.objectives)) if o not in put_away]
    for seat, p in enumerate(g.players):
        p.money, p.money_lots, p.tickets, p.ticket_lots, p.objectives = [], [], [], [], []
        p.at = homes[seat]
    return ask(g, ACT[0], EndTurn(1))


def ask(g: ThreeRings, *steps: Step[Any]) -> ThreeRings:
    """Let these steps happen next, and nothing else."""
    g.chosen, g.waiting, g.moves = [], [], []
    g.stack = list(steps)[::-1]
    settle(g)
    GAME.check(g)
    return g


def again(g: ThreeRings) -> ThreeRings:
    """Put the question anew, after the table was changed."""
    return ask(g, *g.stack[::-1])


# cards


def take(g: ThreeRings, id: str) -> int:
    """A card of a kind out of its deck."""
    for deck in (g.money.deck, g.tickets.deck):
        for card in deck:
            if BOX.kind[card] == KIND[id]:
                deck.remove(card)
                return card
    raise LookupError(id)


def hold(g: ThreeRings, seat: int, *ids: str) -> ThreeRings:
    """More cards for a hand: money, tickets or objectives, by name."""
    p = g.players[seat]
    for id in ids:
        if id in OBJECTIVE:
            g.objective_deck.remove(OBJECTIVE[id])
            p.objectives.append(OBJECTIVE[id])
            continue
        card = take(g, id)
        is_money = card < BOX.first_ticket
        (p.money if is_money else p.tickets).append(card)
        (p.money_lots if is_money else p.ticket_lots).append(0)
    return again(g)


def ring(g: ThreeRings, seat: int, number: int, *ids: str) -> ThreeRings:
    """Artists for a ring, from the left."""
    p = g.players[seat]
    p.rings[number - 1] += [take(g, id) for id in ids]
    p.recount(BOX)
    return again(g)


def show(g: ThreeRings, *ids: str) -> ThreeRings:
    """The row of ticket cards from the left; an empty name is an empty place."""
    g.tickets.deck += [card for card in g.row if card]
    g.row = [take(g, id) if id else 0 for id in ids]
    return again(g)


def stack_money(g: ThreeRings, *ids: str) -> ThreeRings:
    """What will be drawn from the money deck next, in this order."""
    cards = [take(g, id) for id in ids]
    g.money.deck += cards[::-1]
    return again(g)


def names(cards: list[int]) -> list[str]:
    return [BOX.kinds[BOX.kind[card]].id if card else "" for card in cards]


def total(g: ThreeRings, seat: int) -> int:
    """What the money cards of a hand are worth."""
    return sum(BOX.value[card] for card in g.players[seat].money)


# the map


def stand(g: ThreeRings, seat: int, space: str) -> ThreeRings:
    """Put a caravan somewhere."""
    g.players[seat].at = AT[space]
    return again(g)


def tent(g: ThreeRings, troupe: int, space: str, place: int = 0) -> ThreeRings:
    """A tent of a troupe (the seat plus 1, AUTOMATONS, NEUTRAL) on a place of a space."""
    g.pitch(troupe, AT[space], place)
    if troupe not in (AUTOMATONS, NEUTRAL):
        g.players[troupe - 1].shows |= 1 << AT[space]
        g.players[troupe - 1].tents += 1
    elif troupe == AUTOMATONS:
        g.automata[0].shows |= 1 << AT[space]
        g.automata[0].tents += 1
    return again(g)


def pawn(g: ThreeRings, space: str) -> ThreeRings:
    """Put the B&B pawn on a space of its route."""
    g.pawn = g.route().index(AT[space])
    return again(g)


def wishes(g: ThreeRings, region: str, value: int) -> ThreeRings:
    """Let a metropolis want the star of a value; the other cards change places."""
    card = next(n for n, m in enumerate(BOX.metropolis_cards) if m.value == value)
    r = REGION[region]
    if card in g.metropolis:
        g.metropolis[g.metropolis.index(card)] = g.metropolis[r]
    g.metropolis[r] = card
    return again(g)


def faces(g: ThreeRings, region: str, a: str, b: str) -> ThreeRings:
    """Let the medium cities of a region love these families."""
    families = [GAME_FAMILIES.index(a), GAME_FAMILIES.index(b)]
    g.faces[REGION[region]] = BOX.faces.index(families)
    return again(g)


GAME_FAMILIES = ["", "clown", "farm_animal", "magician", "rider", "beast", "acrobat", "phenomenon"]
TOWNS = [n for n in range(1, len(SPACES)) if BOX.spaces[n].kind == TOWN]


# circuses


def pedestals(g: ThreeRings, seat: int, count: int) -> ThreeRings:
    """A circus with so many pedestals, without magicians and riders."""
    if count > 2:
        stars = ["ticket_07_banknote", "ticket_08_per_beast", "ticket_13_per_beast"]
        opening = ["clown_phenomenon", "farm_animal_phenomenon"]
        ring(g, seat, 1, *opening, *stars[: (count - 3) // 2])
    if count % 2 == 0:
        ring(g, seat, 3, "clown_acrobat")
    assert g.players[seat].pedestals == count
    return g


def penniless(g: ThreeRings, seat: int) -> ThreeRings:
    """A circus without a banknote."""
    ring(g, seat, 3, "clown_acrobat", "farm_animal_acrobat", "magician_acrobat")
    assert g.players[seat].banknotes == 0
    return g


def slow(g: ThreeRings, seat: int) -> ThreeRings:
    """A circus with the three locomotives that nothing covers."""
    ring(g, seat, 1, "clown_acrobat")
    ring(g, seat, 2, "clown_acrobat", "farm_animal_acrobat")
    ring(g, seat, 3, "clown_acrobat", "farm_animal_acrobat", "magician_acrobat", "rider_acrobat")
    assert g.players[seat].locomotives == 3
    return g


def stuck(g: ThreeRings, seat: int) -> ThreeRings:
    """A player without cards whose shows are all given."""
    g.players[seat].tents = BOX.tents
    g.players[seat].shows = sum(1 << t for t in TOWNS[-12:])
    for t in TOWNS[-12:]:
        g.pitch(seat + 1, t, 0)
    return g
