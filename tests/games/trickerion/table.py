"""Builders that lay a table in one line, and a few words to play on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.playing import SPELLED, legal, sure

from chapiteau.core.box import Box
from chapiteau.core.rng import Rng, Streams, seeded
from chapiteau.core.state import settle
from chapiteau.core.step import Step
from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.box.components import (
    COMPONENTS,
    CREW,
    DICE,
    DIRECTIONS,
    ENGINEER_SHELF,
    FACES,
    KINDS,
    LOCATIONS,
    SLOTS,
    SYMBOLS,
    WORKSHOP,
    TrickerionBox,
    X,
    day_of,
)
from chapiteau.games.trickerion.box.reading import CELL_IDS
from chapiteau.games.trickerion.rules.player import Player
from chapiteau.games.trickerion.rules.state import Trickerion, mark_of
from chapiteau.match import Match

FIVE = {"edition": "five_turns"}
SIX = {"edition": "six_turns"}
BOTH = [SIX, FIVE]
BOX = sure(TrickerionBox, GAME.box)
FACTS = BOX.editions[0]
TRICK_IDS = [trick.id for trick in FACTS.tricks]
CARD_IDS = [card.id for card in FACTS.cards]

BySeat = Mapping[int, Any]
Marker = tuple[int, str, int, str, str]  # place, slot, seat, symbol, where its own sign points


def spelled(text: str) -> str:
    """Tricks are learned by name."""
    verb, _, name = text.partition(":")
    return f"learn:{trick(name)}" if verb == "learn" and name in TRICK_IDS else text


SPELLED["trickerion"] = spelled


def trick(id: str) -> int:
    return TRICK_IDS.index(id)


def card(id: str) -> int:
    return CARD_IDS.index(id)


def table(
    seats: int = 2,
    *,
    step: Step[Any] | list[Step[Any]],
    options: Mapping[str, Any] = SIX,
    turn: int = 1,
    order: list[int] | None = None,
    fame: BySeat | None = None,  # 20 when not told
    coins: BySeat | None = None,  # 20 when not told
    shards: BySeat | None = None,
    crew: Mapping[int, Iterable[str]] | None = None,  # beside the magician and one apprentice
    hired: Mapping[int, Iterable[str]] | None = None,
    tricks: BySeat | None = None,  # seat -> symbol -> trick, on the boards from left to right
    engineered: BySeat | None = None,  # seat -> symbol -> trick, on the engineer's board
    ready: BySeat | None = None,  # seat -> symbol -> markers on the trick
    goods: BySeat | None = None,  # seat -> component -> units on the player board
    managed: BySeat | None = None,  # seat -> component -> units on the manager's board
    cards: BySeat | None = None,  # seat -> character -> location
    at: BySeat | None = None,  # seat -> character -> slot
    dice: Mapping[str, str] | None = None,  # all others show X
    on_sale: list[str] | None = None,
    ordered: Mapping[int, str] | None = None,
    quick: str = "",
    row: list[str] | None = None,
    marks: Iterable[Marker] = (),
    deck: list[str] | None = None,  # the next card first
    points: int = 0,
    box: Box | None = None,
) -> Trickerion:
    """A table laid as told, brought to its first decision."""
    g = GAME.new(GAME.edition(dict(options), box), seats, seeded("table"))
    g.players = [Player() for _ in range(seats)]
    g.turn, g.order, g.points, g.boosted = turn, order or list(range(seats)), points, False
    g.holder = [0] * len(g.holder)
    for seat, p in enumerate(g.players):
        p.magician, p.favourite = seat + 1, g.box.favourites[seat + 1]
        p.fame, p.coins = (fame or {}).get(seat, 20), (coins or {}).get(seat, 20)
        p.shards = (shards or {}).get(seat, 0)
        for name in ["magician", "apprentice_1", *(crew or {}).get(seat, [])]:
            p.crew[CREW.index(name)] = 1
        for name in (hired or {}).get(seat, []):
            p.hired[KINDS.index(name)] += 1
        lay_tricks(g, seat, (tricks or {}).get(seat, {}), (engineered or {}).get(seat, {}))
        for symbol, count in (ready or {}).get(seat, {}).items():
            p.ready[SYMBOLS.index(symbol)] = count
        store(p, (goods or {}).get(seat, {}), 1)
        store(p, (managed or {}).get(seat, {}), 7)
        place(g, seat, (cards or {}).get(seat, {}), (at or {}).get(seat, {}))
    lay_market(g, on_sale, ordered or {}, quick)
    for name in DICE[1:]:
        face = (dice or {}).get(name)
        g.dice[DICE.index(name)] = FACES.index(face) if face else X
    lay_cards(g, row or ["riverside-08"], deck or [])
    for where, cell, seat, symbol, points_to in marks:
        mark = mark_of(seat, SYMBOLS.index(symbol), DIRECTIONS.index(points_to))
        g.put_mark(mark, where, CELL_IDS.index(cell) + 1)
    g.chosen, g.waiting = [], []
    g.stack = list(reversed(step)) if isinstance(step, list) else [step]
    GAME.check(g)
    settle(g)
    GAME.check(g)
    return g


def lay_tricks(
    g: Trickerion, seat: int, own: Mapping[str, str], engineered: Mapping[str, str]
) -> None:
    p, shelf = g.players[seat], 1
    for symbol, id in [*own.items(), *engineered.items()]:
        s = SYMBOLS.index(symbol)
        p.trick[s] = trick(id)
        p.shelf[s] = ENGINEER_SHELF if symbol in engineered else shelf
        g.holder[trick(id)] = seat + 1
        shelf += 1


def store(p: Player, goods: Mapping[str, int], first: int) -> None:
    for i, (name, units) in enumerate(goods.items()):
        p.units[COMPONENTS.index(name)], p.store[COMPONENTS.index(name)] = units, first + i


def place(g: Trickerion, seat: int, cards: Mapping[str, str], at: Mapping[str, str]) -> None:
    p = g.players[seat]
    for name, location in cards.items():
        p.cards[CREW.index(name)] = LOCATIONS.index(location)
    for name, slot in at.items():
        who, where = CREW.index(name), SLOTS.index(slot)
        p.at[who] = where
        if p.cards[who] != WORKSHOP:
            g.slots[where] = seat + 1
        p.day = day_of(where) or p.day


def lay_market(
    g: Trickerion, on_sale: list[str] | None, ordered: Mapping[int, str], quick: str
) -> None:
    if on_sale:
        g.on_sale = [0, *[COMPONENTS.index(c) for c in on_sale]]
    g.ordered = [0] * len(g.ordered)
    for stall, name in ordered.items():
        g.ordered[stall] = COMPONENTS.index(name)
    g.quick = COMPONENTS.index(quick)


def lay_cards(g: Trickerion, row: list[str], deck: list[str]) -> None:
    g.row = [0] * len(g.row)
    g.stage = [0] * len(g.stage)
    for i, id in enumerate(row):
        g.row[i + 1] = card(id) if id else 0
    g.deck = [card(id) for id in deck][::-1]
    g.unused = [c for c in range(1, g.box.played + 1) if c not in g.row + g.deck]
    g.gone = []


def named(g: Trickerion, seat: int, verb: str) -> list[str]:
    """The names behind the colon of all moves of a kind."""
    return [text.split(":")[1] for text in legal(g, seat, verb)]


def tricks_of(g: Trickerion, seat: int) -> dict[str, str]:
    """Symbol -> trick."""
    p = g.players[seat]
    return {SYMBOLS[s]: TRICK_IDS[t] for s, t in enumerate(p.trick) if t}


def ready_of(g: Trickerion, seat: int) -> dict[str, int]:
    """Symbol -> markers on the trick."""
    return {SYMBOLS[s]: n for s, n in enumerate(g.players[seat].ready) if n}


def goods_of(g: Trickerion, seat: int) -> dict[str, int]:
    """Component -> units."""
    return {COMPONENTS[c]: n for c, n in enumerate(g.players[seat].units) if n}


def crew_of(g: Trickerion, seat: int) -> list[str]:
    return [CREW[place] for place, there in enumerate(g.players[seat].crew) if there]


def faces(g: Trickerion) -> dict[str, str]:
    return {DICE[d]: FACES[g.dice[d]] for d in range(1, len(DICE))}


def wealth(g: Trickerion, seat: int) -> tuple[int, int, int]:
    """Fame, coins and shards."""
    p = g.players[seat]
    return p.fame, p.coins, p.shards


def learnable(g: Trickerion, seat: int) -> list[str]:
    return [TRICK_IDS[int(number)] for number in named(g, seat, "learn")]


def fresh(seats: int, seed: str, **agreed: str) -> Trickerion:
    """A new game."""
    return GAME.new(GAME.edition(dict(agreed)), seats, seeded(seed))


def drawn_lots(seats: int, lots: Mapping[int, int], **agreed: str) -> Trickerion:
    """A new game in which chance draws these numbers for these purposes."""
    return GAME.new(GAME.edition(dict(agreed)), seats, Rigged(lots))


def match_at(g: Trickerion) -> Match:
    """A match that stands at this table, with words and pictures."""
    match = Match(g.edition, g.seats, "table")
    match.state = g
    return match


class Lot(Rng):
    """Chance that draws the numbers it was given, the last of them again and again."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(b"lot")
        self.numbers = numbers

    def below(self, n: int) -> int:
        number = self.numbers.pop(0) if len(self.numbers) > 1 else self.numbers[0]
        return number % n


class Rigged(Streams):
    """Chance that draws a given number for some purposes, and by seed for all others."""

    def __init__(self, lots: Mapping[int, int | list[int]]) -> None:
        super().__init__(seeded("rigged").key)
        self.lots = lots

    def clone(self) -> Rng:
        return Rigged(self.lots)

    def stream(self, purpose: int) -> Rng:
        if purpose not in self.lots:
            return super().stream(purpose)
        lot = self.lots[purpose]
        return Lot([lot] if isinstance(lot, int) else lot[:])
