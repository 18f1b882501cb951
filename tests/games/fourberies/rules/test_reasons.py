"""Every reason for which a move is refused: two tables that differ in nothing but what it says."""

from collections.abc import Callable
from typing import Any

import pytest
from games.pairs import Pair, check_pair, unpaired

from chapiteau.core.state import settle
from chapiteau.core.step import Step
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules.acrobats.acrobat import (
    BEFORE_ALONE,
    BEFORE_SHARED,
    RESOLUTION_END,
    TRAVEL_CHOICE,
    TRAVEL_REVEAL,
    TRAVEL_START,
)
from chapiteau.games.fourberies.rules.acrobats.ring import ChooseActor, ChooseTroupe
from chapiteau.games.fourberies.rules.acrobats.road import SwapCity
from chapiteau.games.fourberies.rules.acrobats.windows import Perform
from chapiteau.games.fourberies.rules.hand import DiscardRequest
from chapiteau.games.fourberies.rules.meeting import SendToCourt, Steal
from chapiteau.games.fourberies.rules.scoring import Camouflage, PlayRequests
from chapiteau.games.fourberies.rules.state import Fourberies
from chapiteau.games.fourberies.rules.travel import Travel

from ..table import (
    BEAR,
    BOX,
    C1,
    C3,
    C4,
    CAT,
    CHAMELEON,
    ELEPHANT,
    FOX,
    HORSE,
    MONKEY,
    OWL,
    OX,
    T2,
    T3,
    TURTLE,
    WOLF,
    request,
    table,
)

Laid = Callable[[], Fourberies]
Spoil = Callable[[Any], object]
TRAVEL = Travel(0b111)
T2_ROLE, T3_ROLE, C3_ROLE = 2, 3, 8
NURSE, POET, QUEEN, TWINS = [request(id) for id in ("nurse", "poet", "queen", "twins")]


def at(step: Step[Any], change: Spoil | None = None, **more: Any) -> Laid:
    """A table that asks a step, after a change that cannot be laid."""

    def lay() -> Fourberies:
        g = table(step=[], **more)
        if change:
            change(g)
        g.chosen, g.waiting, g.stack = [], [], [step]
        settle(g)
        return g

    return lay


def window(moment: int, *animals: str, change: Spoil | None = None, **more: Any) -> Laid:
    """Player 0 has these acrobats ready at a moment; where that matters, in city 4."""
    return at(Perform(0, moment, 4), change, ready={0: animals}, **more)


def asks(step: Step[Any]) -> Spoil:
    """Something else is asked."""

    def spoil(g: Fourberies) -> None:
        g.chosen = [[] for _ in range(g.seats)]
        g.stack.append(step)

    return spoil


def holds(*cities: int) -> Spoil:
    """Player 0 holds these travel cards and no others."""
    return lambda g: setattr(g.troupes[0], "hand", list(cities))


def goes_to(*cities: int) -> Spoil:
    """Player 0 has laid these travel cards."""
    return lambda g: setattr(g.troupes[0], "picks", list(cities))


def ox_keeps(city: int) -> Spoil:
    """The Ox of player 1 keeps a city."""
    return lambda g: setattr(g.troupes[1], "claimed", city)


def shows_its_choice(g: Fourberies) -> None:
    """7.4 Player 1 has shown the travel card of this turn."""
    g.troupes[1].picks = [5]


TRAVELLING = [
    Pair("must-travel", "4.1", "0 pass", window(TRAVEL_CHOICE, HORSE), asks(TRAVEL)),
    Pair(
        "choice-comes-later", "4.1", "0 travel:3", at(TRAVEL), asks(Perform(0, TRAVEL_CHOICE, 0))
    ),
    Pair(
        "cards-are-turned-up", "4.2", "0 travel:3", at(TRAVEL), asks(Perform(0, TRAVEL_REVEAL, 0))
    ),
    Pair("travel-card-used", "4.3", "0 travel:3", at(TRAVEL), holds(1, 2)),
    Pair("city-claimed", "7.4", "0 travel:3", at(TRAVEL), ox_keeps(3)),
    Pair("city-already-chosen", "7.6", "0 travel:3", at(TRAVEL), goes_to(3)),
    Pair("travel-card-used", "4.3", "0 claim:3", window(TRAVEL_START, OX), holds(1, 2)),
    Pair(
        "nothing-discarded", "7.5", "0 recover", window(TRAVEL_START, TURTLE, hand={0: [1, 2]}),
        holds(*range(1, 9)),
    ),
    Pair("two-cards-needed", "7.6", "0 ride", window(TRAVEL_CHOICE, HORSE), holds(3)),
    Pair("choice-is-public", "7.7", "0 peek:1", window(TRAVEL_CHOICE, MONKEY), shows_its_choice),
]  # fmt: skip


def fox(*cities: int) -> Laid:
    """7.8 Player 0 has turned up these travel cards and may use the Fox."""
    return window(TRAVEL_REVEAL, FOX, change=goes_to(*cities))


def swap(old_city: int, *cities: int) -> Laid:
    """7.8 Player 0 has turned up these travel cards, and the Fox has taken one back."""
    return at(SwapCity(0, old_city), goes_to(*cities))


def takes_back_4(g: Fourberies) -> None:
    """7.8 It is travel card 4 that the Fox has taken back."""
    goes_to(4)(g)
    asks(SwapCity(0, 4))(g)


FOX_AT_WORK = [
    Pair("not-going-there", "7.8", "0 leave:3", fox(3, 5), goes_to(5)),
    Pair("no-other-travel-card", "7.8", "0 leave:3", fox(3), holds(3)),
    Pair(
        "fox-takes-back-first", "7.8", "0 swap:4", at(SwapCity(0, 3), goes_to(3), ready={0: [FOX]}),
        asks(Perform(0, TRAVEL_REVEAL, 0)),
    ),
    Pair("fox-has-taken-back", "7.8", "0 leave:3", fox(3, 5), asks(SwapCity(0, 5))),
    Pair("just-taken-back", "7.8", "0 swap:4", swap(3, 3), takes_back_4),
    Pair("already-going-there", "7.8", "0 swap:4", swap(3, 3), goes_to(3, 4)),
    Pair("travel-card-used", "4.3", "0 swap:4", swap(3, 3), holds(1, 2, 3)),
    Pair("city-claimed", "7.4", "0 swap:4", swap(3, 3), ox_keeps(4)),
]  # fmt: skip


def has_no_money(g: Fourberies) -> None:
    g.troupes[1].ecus = 0


def has_met(*faces: str) -> Spoil:
    """Player 0 has just met actors."""

    def spoil(g: Fourberies) -> None:
        wanted = [next(c for c in g.discard if g.box.face[c] == face) for face in faces]
        g.troupes[0].newcomers = wanted

    return spoil


def holds_requests(*requests: int) -> Spoil:
    return lambda g: setattr(g.troupes[0], "requests", list(requests))


WISHES = ["nurse", "poet", "queen", "twins"]
MET = at(SendToCourt(0), has_met(C3, T2))
RESOLVING = [
    Pair("must-steal", "5.6", "0 pass", window(RESOLUTION_END, ELEPHANT), asks(Steal(0))),
    Pair("theft-from-opponents", "5.6", "0 steal:1", at(Steal(0)), asks(Steal(1))),
    Pair("opponent-is-broke", "5.20", "0 steal:1", at(Steal(0), ecus={1: 1}), has_no_money),
    Pair("theft-on-arrival", "5.6", "0 steal:1", at(Steal(0)), asks(SendToCourt(0))),
    Pair("court-comes-later", "5.10", "0 court:c3", MET, asks(Steal(0))),
    Pair("court-after-meeting", "5.10", "0 court:c3", MET, asks(TRAVEL)),
    Pair("court-or-keep", "5.10", "0 pass", window(RESOLUTION_END, ELEPHANT), asks(SendToCourt(0))),
    Pair("keep-after-meeting", "5.11", "0 keep", MET, asks(TRAVEL)),
    Pair("only-newcomers", "5.10", "0 court:c3", MET, has_met(T2)),
    Pair(
        "must-discard", "5.15", "0 pass", window(RESOLUTION_END, ELEPHANT, requests={0: WISHES}),
        asks(DiscardRequest(0)),
    ),
    Pair(
        "request-not-in-hand", "5.15", f"0 discard:{NURSE}",
        at(DiscardRequest(0), requests={0: WISHES}), holds_requests(POET, QUEEN, TWINS),
    ),
    Pair(
        "few-requests", "5.15", f"0 discard:{NURSE}", at(DiscardRequest(0), requests={0: WISHES}),
        lambda g: (holds_requests(NURSE, POET, QUEEN)(g), asks(TRAVEL)(g)),
    ),
]  # fmt: skip


def acrobats_are(place: str, seat: int = 0) -> Spoil:
    """The acrobats of player 0 lie elsewhere."""

    def spoil(g: Fourberies) -> None:
        cards, g.troupes[0].acrobats = g.troupes[0].acrobats, []
        setattr(g.troupes[seat], place, cards)

    return spoil


def monkey_is_theirs(g: Fourberies) -> None:
    """7.7 The Monkey is that of player 1, who is to use it."""
    acrobats_are("acrobats", 1)(g)
    g.stack.append(Perform(1, TRAVEL_CHOICE, 0))


PUSH = window(RESOLUTION_END, ELEPHANT, WOLF)
ACROBATS = [
    Pair("acrobat-not-yours", "7.2", "0 turn:1", PUSH, acrobats_are("acrobats", 1)),
    Pair("acrobat-just-arrived", "5.4", "0 turn:1", PUSH, acrobats_are("guests")),
    Pair("acrobat-tilted", "7.1", "0 turn:1", PUSH, acrobats_are("tilted")),
    Pair("acrobat-other-moment", "7.2", "0 turn:1", PUSH, asks(Perform(0, TRAVEL_START, 0))),
    Pair("acrobat-other-moment", "7.2", "0 turn:1", PUSH, asks(TRAVEL)),
    Pair("acrobat-while-meeting", "7.3", "0 turn:1", PUSH, asks(Steal(0))),
    Pair("acrobats-one-by-one", "7.2", "0 turn:1", PUSH, asks(ChooseTroupe(0, T3_ROLE))),
    Pair(
        "monkey-watches-opponents", "7.7", "0 peek:1", window(TRAVEL_CHOICE, MONKEY),
        monkey_is_theirs,
    ),
]  # fmt: skip


def city_has(city: int, *faces: str) -> Spoil:
    """Cards lie at a city, the newest last."""

    def spoil(g: Fourberies) -> None:
        g.cities[city] = [next(c for c in g.discard if g.box.face[c] == face) for face in faces]

    return spoil


def caravel_at(city: int) -> Spoil:
    return lambda g: setattr(g.troupes[1], "visiting", [city])


def cat(**more: Any) -> Laid:
    """7.9 Player 0 is about to meet the cards of city 4 alone."""
    return window(BEFORE_ALONE, CAT, cities={3: [C4], 4: [C1], 5: [T3], 6: [T2]}, **more)


def bear(*faces: str) -> Laid:
    """7.10 Player 0 shares city 4."""
    return window(BEFORE_SHARED, BEAR, cities={4: [*faces]})


def is_nearly_at_the_end(g: Fourberies) -> None:
    """6.2 Two steps lead the needle to the end of the dial."""
    g.needle = g.box.dial - 2


FIRST_C4 = BOX.face.index(C4)
SECOND_C4 = BOX.face.index(C4, FIRST_C4 + 1)
RING = [
    Pair("not-a-neighbour", "7.9", "0 pull:5", cat(), asks(Perform(0, BEFORE_ALONE, 2))),
    Pair("no-card-there", "7.9", "0 pull:5", cat(), city_has(5)),
    Pair("caravel-there", "7.9", "0 pull:5", cat(), caravel_at(5)),
    Pair("not-in-stack", "7.10", f"0 snatch:{FIRST_C4}", bear(C4, C1), city_has(4, C1)),
    Pair(
        "other-copy", "7.10", f"0 snatch:{FIRST_C4}", bear(C4, C1),
        lambda g: g.cities[4].__setitem__(0, SECOND_C4),
    ),
    Pair(
        "copies-are-alike", "7.10", f"0 snatch:{FIRST_C4}", bear(C4, C1),
        lambda g: g.cities[4].insert(0, SECOND_C4),
    ),
    Pair(
        "length-of-a-push", "7.11", "0 turn:3",
        at(Perform(0, RESOLUTION_END, 0), ready={0: [ELEPHANT]}, box=GAME.read_box(GAME.box.data)),
        lambda g: setattr(g.box, "elephant_steps", 2),
    ),
    Pair("end-of-the-dial", "6.2", "0 turn:3", PUSH, is_nearly_at_the_end),
]  # fmt: skip


def troupe_is(seat: int, *faces: str) -> Spoil:
    """The actors of a troupe."""

    def spoil(g: Fourberies) -> None:
        rest = [c for t in g.troupes for c in t.actors] + g.discard
        g.troupes[seat].actors = [next(c for c in rest if g.box.face[c] == f) for f in faces]

    return spoil


TROUPES = {0: [T3, C3], 1: [C3], 2: [C4]}
LENDING = window(RESOLUTION_END, WOLF, troupe=TROUPES)
TAKING = at(ChooseActor(0, T3_ROLE, 1), troupe={**TROUPES, 1: [C3, C4]}, ready={0: [WOLF]})
WOLF_AT_WORK = [
    Pair("not-your-actor", "7.12", "0 lend:t3", LENDING, troupe_is(0, C3)),
    Pair(
        "no-match-anywhere", "7.12", "0 lend:t3", LENDING,
        lambda g: (troupe_is(1, C1)(g), troupe_is(2, C1)(g)),
    ),
    Pair(
        "wolf-lends-first", "7.12", "0 from:1",
        at(ChooseTroupe(0, T3_ROLE), troupe=TROUPES, ready={0: [WOLF]}),
        asks(Perform(0, RESOLUTION_END, 0)),
    ),
    Pair("wolf-has-lent", "7.12", "0 lend:c3", LENDING, asks(ChooseTroupe(0, T3_ROLE))),
    Pair("wolf-needs-a-troupe", "7.12", "0 for:c3", TAKING, asks(ChooseTroupe(0, T3_ROLE))),
    Pair(
        "wolf-goes-to-opponents", "7.12", "0 from:1", at(ChooseTroupe(0, T3_ROLE), troupe=TROUPES),
        asks(ChooseTroupe(1, T3_ROLE)),
    ),
    Pair(
        "nothing-to-trade", "7.12", "0 from:1", at(ChooseTroupe(0, T3_ROLE), troupe=TROUPES),
        troupe_is(1, C1),
    ),
    Pair("not-their-actor", "7.12", "0 for:c3", TAKING, troupe_is(1, C4)),
    Pair("same-actor", "7.12", "0 for:c3", TAKING, asks(ChooseActor(0, C3_ROLE, 1))),
    Pair("too-different", "7.12", "0 for:c4", TAKING, asks(ChooseActor(0, T2_ROLE, 1))),
]  # fmt: skip


def has_chosen(request: int) -> Spoil:
    """Player 0 has chosen a request already."""
    return lambda g: g.chosen[0].append(GAME.moves.read(f"play:{request}"))


TWIN_TROUPE = {0: [T2, T2, T3, C3, C3, C3]}
COUNTING = at(
    PlayRequests(), requests={0: ["twins", "favourite"]}, troupe=TWIN_TROUPE, ready={0: [OWL]}
)
LEANING = at(Camouflage(), ready={0: [CHAMELEON]})
ENDING = [
    Pair("chameleons-at-the-count", "7.15", "0 towards:1", LEANING, asks(TRAVEL)),
    Pair("not-that-many-chameleons", "7.15", "0 towards:1", LEANING, acrobats_are("acrobats", 1)),
    Pair("must-turn-colour", "7.15", "0 pass", COUNTING, asks(Camouflage())),
    Pair("requests-at-the-count", "9.4", f"0 play:{TWINS}", COUNTING, asks(TRAVEL)),
    Pair("request-not-in-hand", "9.4", f"0 play:{TWINS}", COUNTING, holds_requests(POET)),
    Pair("request-already-chosen", "7.13", f"0 play:{TWINS}", COUNTING, has_chosen(TWINS)),
    Pair("request-pays-nothing", "9.5", f"0 play:{TWINS}", COUNTING, troupe_is(0, C3)),
]  # fmt: skip
PAIRS = [
    *TRAVELLING, *FOX_AT_WORK, *RESOLVING, *ACROBATS, *RING, *WOLF_AT_WORK, *ENDING,
]  # fmt: skip


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_move_is_refused_for_the_one_thing_that_its_reason_says(pair):
    check_pair(pair)


def test_every_reason_has_a_pair():
    assert unpaired(GAME, PAIRS) == set()
