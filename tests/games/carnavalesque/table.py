"""Builders that lay a table in one line, and a few words to play on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.playing import do, sure

from chapiteau.core.box import Box
from chapiteau.core.rng import Rng, seeded
from chapiteau.core.state import settle
from chapiteau.core.step import NOBODY, Step
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.box.components import EVENTS, ROLES, CarnavalesqueBox
from chapiteau.games.carnavalesque.box.lengths import SLOTS
from chapiteau.games.carnavalesque.rules.crowd.crowd import look
from chapiteau.games.carnavalesque.rules.crowd.heap import Heap
from chapiteau.games.carnavalesque.rules.moves import LIES_DOWN, LIES_UP
from chapiteau.games.carnavalesque.rules.secrets.knowledge import Knowledge, hand_zone
from chapiteau.games.carnavalesque.rules.state import Carnavalesque, Player

BOX = sure(CarnavalesqueBox, GAME.box)
FAR = 20_000  # cards a test does not speak of lie there, face down and apart from each other
CHILD, TEEN, ADULT = 1, 2, 3

Lying = tuple[int, int, int, str]
"""A card of the crowd: its number, where it lies, and "up" or "down"; later ones lie on top."""

FACE_DOWN, FACE_UP = (0, 0, 0, 0), (0, 0, 0, 1)
"""What chance says of a throw: how far from the left, from the top, which turn, which side up."""


class Dice(Rng):
    """Chance that gives these numbers in turn, and then the last one again and again."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(b"dice")
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0) if len(self.numbers) > 1 else self.numbers[0]
        return min(number, n - 1)


def fresh(
    seats: int = 4,
    seed: str = "table",
    box: Box | None = None,
    rules: int = GAME.rules,
    **options: Any,
) -> Carnavalesque:
    """A new game, at its first decision."""
    return GAME.new(GAME.edition(options, box, rules), seats, seeded(seed))


def table(
    seats: int = 4,
    king: int = 0,
    event: str = "",
    hands: Mapping[int, Sequence[int]] | None = None,
    street: Sequence[Lying] = (),
    floats: Mapping[int, Sequence[int]] | None = None,
    turned: Sequence[int] = (),
    last: bool = False,
    box: Box | None = None,
    rules: int = GAME.rules,
    **options: Any,
) -> Carnavalesque:
    """The first round, or the last, of a game with these hands, this street and these floats."""
    g = fresh(seats, box=box, rules=rules, **options)
    g.stack, g.chosen, g.waiting, g.closed = [], [], [], NOBODY
    g.players = [Player() for _ in range(seats)]
    g.king, g.round, g.decree, g.sent = king, g.box.rounds[seats] if last else 1, 0, 0
    g.pool, g.past, g.parade, g.turned = [], [], [], list(turned)
    g.event = EVENTS.index(event) if event else 0
    if not g.has_roles():
        g.events = [e for e in g.box.events if e != g.event]
    g.floats = [list((floats or {}).get(w, [])) for w in range(6)]
    g.known = Knowledge(seats, g.box.people)
    for seat, cards in (hands or {}).items():
        for card in cards:
            g.add(seat, card)
            g.known.tell(seat, card, hand_zone(seat))
    lay_street(g, street)
    GAME.check(g)
    return g


def lay_street(g: Carnavalesque, street: Sequence[Lying]) -> None:
    """Lay the cards of the street in slots 1, 2...; whatever is nowhere else lies far away."""
    g.heap, g.crowd, g.backs = Heap(), [0] * (SLOTS + 1), [0] * (SLOTS + 1)
    for card, x, y, side in street:
        g.crowd[g.heap.lay(x, y, 0, int(side == "up"))] = card
    used = [c for p in g.players for c in p.hand] + [c for f in g.floats for c in f] + g.crowd
    for k, card in enumerate(c for c in range(1, g.box.people + 1) if c not in used):
        g.crowd[g.heap.lay(FAR + 1500 * (k % 9), 1500 * (k // 9), 0, 0)] = card
    g.unlooked = g.heap.laid
    look(g, g.unlooked, LIES_UP, LIES_DOWN)


def ask(g: Carnavalesque, *steps: Step[Any]) -> Carnavalesque:
    """Let these steps happen next, and nothing else."""
    g.chosen, g.waiting = [], []
    g.stack = list(steps)[::-1]
    settle(g)
    GAME.check(g)
    return g


def give_roles(g: Carnavalesque, **roles: int) -> Carnavalesque:
    """Let seats have drafted roles, by name; two more are left over."""
    for name, seat in roles.items():
        g.players[seat].role, g.players[seat].drafted = ROLES.index(name), 1
    taken = [p.role for p in g.players]
    for seat in g.carnavalists():
        if not g.players[seat].role:
            plain = next(r for r in (8, 9, 7, 4, 5) if r not in taken)
            g.players[seat].role, g.players[seat].drafted = plain, 1
            taken.append(plain)
    g.pool = [r for r in g.box.roles if r not in taken][:2]
    from chapiteau.games.carnavalesque.rules.secrets.hiding import recall_offers

    recall_offers(g)
    return g


def first(g: Carnavalesque, seat: int) -> None:
    """A seat does the first thing it may do."""
    do(g, f"{seat} {g.legal(seat)[0]}")


def slot(g: Carnavalesque, card: int) -> int:
    """Where a card lies."""
    return g.crowd.index(card)


def takes(g: Carnavalesque, seat: int) -> list[int]:
    """The cards of the street a seat may take now, leaving out those far away."""
    moves = g.legal(seat) if seat in g.to_act() else []
    slots = [m.arg for m in moves if m.verb in ("take", "hunt")]
    return sorted(g.crowd[s] for s in slots if g.heap.xs[s] < FAR - 2000)


def hand(g: Carnavalesque, seat: int) -> list[int]:
    return g.players[seat].hand


def view(g: Carnavalesque, seat: int) -> Carnavalesque:
    return GAME.view(g, seat)
