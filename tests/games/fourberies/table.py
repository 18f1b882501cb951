"""Builders that lay a table in one line, and a few words to play on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.playing import sure

from chapiteau.core.box import Box
from chapiteau.core.cards import Supply
from chapiteau.core.rng import Rng, Streams, seeded
from chapiteau.core.state import settle
from chapiteau.core.step import Step
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.box.components import CITIES, FourberiesBox
from chapiteau.games.fourberies.rules.state import ALL_CITIES, Fourberies, Troupe
from chapiteau.match import Match

T1, T2, T3, T4, T5 = [f"tragedian-{n}" for n in range(1, 6)]
C1, C2, C3, C4, C5 = [f"comedian-{n}" for n in range(1, 6)]
B1, B2, B3 = "bonus-1", "bonus-2", "bonus-3"
CHAMELEON, OX, TURTLE, HORSE, MONKEY = "chameleon", "ox", "turtle", "horse", "monkey"
FOX, CAT, BEAR, ELEPHANT, WOLF, OWL = "fox", "cat", "bear", "elephant", "wolf", "owl"
BOX = sure(FourberiesBox, GAME.box)
ALL_REQUESTS = [r.id for r in BOX.requests[1:]]
SPECTATOR = -1

BySeat = Mapping[int, Iterable[Any]]


class Loaded(Streams):
    """Chance as a test wants it: what each purpose draws, 0 when not told; a shuffle turns the
    cards round. `asked` lists the purposes in their order, each with out of how many."""

    def __init__(self, answers: Mapping[int, int] | None = None) -> None:
        super().__init__(b"loaded")
        self.answers = answers or {}
        self.asked: list[tuple[int, int]] = []

    def clone(self) -> Rng:
        return self

    def stream(self, purpose: int) -> Rng:
        return Answer(self, purpose)

    def reshuffle(self, purpose: int, cards: list[int], highest: int, lowest: int = 1) -> None:
        self.asked.append((purpose, highest))
        cards.reverse()


class Answer(Rng):
    """The one number that loaded chance draws for a purpose."""

    def __init__(self, loaded: Loaded, purpose: int) -> None:
        super().__init__(b"loaded")
        self.loaded = loaded
        self.what = purpose

    def below(self, n: int) -> int:
        self.loaded.asked.append((self.what, n))
        return self.loaded.answers.get(self.what, 0)


class Pool:
    """The cards not laid anywhere yet, to be taken by name."""

    def __init__(self, names: list[str]) -> None:
        self.left = dict(enumerate(names[1:], 1))

    def take(self, names: Iterable[str]) -> list[int]:
        cards = []
        for name in names:
            card = next((c for c, n in self.left.items() if n == name), 0)
            assert card, f"the box has no {name} left"
            del self.left[card]
            cards.append(card)
        return cards

    def rest(self) -> list[int]:
        cards = list(self.left)
        self.left = {}
        return cards


def table(
    seats: int = 3,
    *,
    step: Step[Any] | list[Step[Any]],
    needle: int = 1,
    season: int = 1,
    first: int = 0,
    cities: Mapping[int, list[str]] | None = None,  # the newest card last
    at: Mapping[int, list[int]] | None = None,  # city -> the seats whose caravel waits there
    hand: BySeat | None = None,  # travel cards; all but those played when not told
    ecus: Mapping[int, int] | None = None,
    troupe: BySeat | None = None,
    ready: BySeat | None = None,
    tilted: BySeat | None = None,
    managers: Mapping[int, int] | None = None,
    requests: BySeat | None = None,
    opened: BySeat | None = None,
    deck: int = 0,  # how many of the other encounters are in the deck, not in the discard
    supply: list[str] | None = None,  # the request deck, top first; all others when not told
    friends: Mapping[int, list[int]] | None = None,  # city -> whose Friend's caravel waits there
    friend_deck: BySeat | None = None,  # top first; the other cards are used
    box: Box | None = None,
    chance: Rng | None = None,
    **options: Any,
) -> Fourberies:
    """A table laid as told, with all other cards out of the way, brought to its first decision."""
    g = GAME.new(GAME.edition(options, box), seats, seeded("table"))
    faces, wishes = Pool(g.box.face), Pool([r.id for r in g.box.requests])
    g.needle, g.season, g.first, g.turn = needle, season, first, 1
    g.cities = [faces.take((cities or {}).get(c, [])) for c in range(CITIES + 1)]
    g.troupes = [Troupe() for _ in range(seats)]
    for seat, t in enumerate(g.troupes):
        t.visiting = [c for c, who in (at or {}).items() if seat in who]
        free = [c for c in ALL_CITIES if c not in t.visiting]
        t.hand = list((hand or {}).get(seat, free))
        t.ecus = (ecus or {}).get(seat, t.ecus)
        t.managers = (managers or {}).get(seat, 0)
        t.actors = faces.take((troupe or {}).get(seat, []))
        t.acrobats = faces.take((ready or {}).get(seat, []))
        t.tilted = faces.take((tilted or {}).get(seat, []))
        t.requests = wishes.take((requests or {}).get(seat, []))
        t.request_lots = [0] * len(t.requests)
        t.opened = wishes.take((opened or {}).get(seat, []))
        if seats == 2:
            t.friend_visit = [c for c, who in (friends or {}).items() if seat in who]
            free = [c for c in ALL_CITIES if c not in t.friend_visit]
            t.friend_deck = list((friend_deck or {}).get(seat, free))[::-1]
            t.friend_used = [c for c in free if c not in t.friend_deck]
    others = faces.rest()
    g.deck, g.discard = others[:deck], others[deck:]
    g.supply = Supply(g.box.request_count)
    g.supply.deck = wishes.take(supply)[::-1] if supply is not None else wishes.rest()
    for card in wishes.rest():
        g.supply.put(card, 0, 0)
    g.chosen, g.waiting = [], []
    g.stack = list(reversed(step)) if isinstance(step, list) else [step]
    g.rng = chance or g.rng
    GAME.check(g)
    settle(g)
    GAME.check(g)
    return g


def names(g: Fourberies, cards: list[int]) -> list[str]:
    """The faces of cards, in their order."""
    return [g.box.face[c] for c in cards]


def request(id: str) -> int:
    """The number of a request of the house."""
    return ALL_REQUESTS.index(id) + 1


def wishes(cards: list[int]) -> list[str]:
    """The ids of requests, in their order."""
    return [ALL_REQUESTS[c - 1] for c in cards]


def ecus(g: Fourberies) -> list[int]:
    return [t.ecus for t in g.troupes]


def fresh(seats: int, seed: str) -> Fourberies:
    """A new game."""
    return laid(seats, seeded(seed))


def laid(seats: int, chance: Rng) -> Fourberies:
    """A new game, laid out by this chance."""
    return GAME.new(GAME.edition({}), seats, chance)


def at(g: Fourberies) -> Match:
    """A match that stands at this table, with its words and its board."""
    match = Match(g.edition, g.seats, "table")
    match.state = g
    return match
