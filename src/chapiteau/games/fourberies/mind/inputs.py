"""What a learned opinion looks at: numbers that describe one troupe, and the stage of its game."""

from __future__ import annotations

from typing import Final

from ....core.step import NOBODY
from ..box.components import ANIMALS, CITIES
from ..rules.requests import count_of, pays
from ..rules.state import Fourberies
from .outlook import allure, pleasing, prospect

INPUTS: Final = [
    "always", "ecus", "richest-other", "promise",
    "liked", "others", "liked-surely", "others-surely",
    "pleases", "pleases-surely", "would-please", "would-surely-please",
    "ahead", "ahead-surely", "would-lead", "would-surely-lead",
    "best", "best-surely", "would-be-best",
    "hand", "tilted", "managers", "stage", "claimed", "further-journeys", "spies",
    "requests", "best-request", "all-requests", "opened",
    *ANIMALS[1:],
]  # fmt: skip
TABLES: Final = 4  # two to five seats
LONGEST: Final = 8  # turns of a season, by far
STAGES: Final = TABLES * 2 * LONGEST
FEWEST: Final = 2
SURE: Final = 5  # spaces of the dial that a season hardly turns
FAR: Final = 6  # by how much one show may be better than another before more of it is of no use


def stage_of(g: Fourberies) -> int:
    """The seats, whether another season comes, and the turns that are left of this one."""
    turns = min(LONGEST - 1, (len(g.deck) + CITIES - 1) // CITIES)
    is_last = g.seasons_left() <= 0
    return (2 * (g.seats - FEWEST) + (0 if is_last else 1)) * LONGEST + turns


def inputs_of(g: Fourberies, seat: int) -> list[float]:
    """All that INPUTS names."""
    t, richest = g.troupes[seat], 0
    for s, other in enumerate(g.troupes):
        if s != seat:
            richest = max(richest, other.ecus)
    found = [1.0, float(t.ecus), float(richest), prospect(g, seat, True) - t.ecus]
    show_inputs(g, seat, found)
    found += [float(len(t.hand)), float(len(t.tilted))]
    found += [float(t.managers), float(g.managers_on_stage())]
    found.append(allure(g, t.claimed) if t.claimed else 0.0)
    found += [float(t.journeys - 1), 0.0 if t.spies_on == NOBODY else 1.0]
    request_inputs(g, seat, found)
    acrobat_inputs(g, seat, found)
    return found


def show_inputs(g: Fourberies, seat: int, found: list[float]) -> None:
    """The show as the King is now, and as he would be in the other mood; and how sure that is."""
    mood = g.mood()
    sure = min(1.0, abs(g.needle) / SURE)
    liked = float(count_of(g, seat, mood))
    others = len(g.troupes[seat].actors) - liked
    now, then = differences(g, seat, mood)
    best_now, best_then = 0, 0
    for s in range(g.seats):
        if s != seat:
            a, b = differences(g, s, mood)
            best_now, best_then = max(best_now, a), max(best_then, b)
    found += [liked, others, sure * liked, sure * others]
    found += [pleasing(now), sure * pleasing(now), pleasing(then), sure * pleasing(then)]
    ahead, behind = clipped(now - best_now), clipped(then - best_then)
    found += [ahead, sure * ahead, behind, sure * behind]
    best = 1.0 if now > 0 and now >= best_now else 0.0
    found += [best, sure * best, 1.0 if then > 0 and then >= best_then else 0.0]


def differences(g: Fourberies, seat: int, mood: int) -> tuple[int, int]:
    """By how much a show suits one mood, and the other one, with the Chameleons' help."""
    chameleons = g.chameleons(seat) * g.box.chameleon_experience
    leaning = g.leaning(seat) * mood
    return leaning + chameleons, chameleons - leaning


def clipped(lead: int) -> float:
    return float(max(-FAR, min(FAR, lead)))


def request_inputs(g: Fourberies, seat: int, found: list[float]) -> None:
    """What the requests of a hand would pay now, and one that is open already."""
    t, best, total, opened = g.troupes[seat], 0, 0, 0
    for request in t.requests:
        if request:
            paid = pays(g, seat, request)
            best, total = max(best, paid), total + paid
    for request in t.opened:
        opened += pays(g, seat, request)
    found += [float(len(t.requests)), float(best), float(total), float(opened)]


def acrobat_inputs(g: Fourberies, seat: int, found: list[float]) -> None:
    """How many acrobats of each kind can still perform this season."""
    t, ops = g.troupes[seat], g.box.acrobat
    ready = [0.0] * len(ANIMALS)
    for card in t.acrobats:
        ready[ops[card]] += 1.0
    for card in t.guests:
        ready[ops[card]] += 1.0
    found += ready[1:]
