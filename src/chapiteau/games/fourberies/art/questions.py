"""Which part of the table a question is about, where a move is made, and what prompts tell."""

from __future__ import annotations

from typing import Final

from ....core.move import Move
from ....core.step import NOBODY
from ....words import Telling
from ....words.words import Argument
from ..box.components import ANIMALS, ELEPHANT
from ..rules.acrobats.acrobat import BEFORE_SHARED, MOMENT, RESOLUTION_END, TRAVEL_CHOICE
from ..rules.acrobats.windows import Perform
from ..rules.city import LeaveCity
from ..rules.meeting import SendToCourt
from ..rules.state import ALL_CITIES, REQUEST_LIMIT, Fourberies

CITIES, STAGE, TROUPES, REQUESTS = REGIONS = ("cities", "stage", "troupes", "requests")
MEETINGS: Final = ("", *[f"cities-{city}" for city in ALL_CITIES])
"""The cities while those of one are chosen from; a preview keeps it so whatever is asked next."""
VARIANTS: Final = {id: (CITIES, city) for city, id in enumerate(MEETINGS) if id}
SIGNS: Final = {CITIES: "castle", STAGE: "theater", TROUPES: "users", REQUESTS: "scroll-text"}
KEYS: Final = {CITIES: "1", STAGE: "2", TROUPES: "3", REQUESTS: "4"}
FRONTS: Final = {  # all others are about the cities
    "Steal": TROUPES, "ChooseTroupe": TROUPES, "ChooseActor": TROUPES, "Camouflage": TROUPES,
    "DiscardRequest": REQUESTS, "PlayRequests": REQUESTS,
}  # fmt: skip
PLACES: Final = {
    "travel": CITIES, "claim": CITIES, "leave": CITIES, "swap": CITIES, "pull": CITIES,
    "snatch": CITIES, "court": CITIES, "steal": TROUPES, "peek": TROUPES, "lend": TROUPES,
    "from": TROUPES, "for": TROUPES, "recover": TROUPES, "ride": TROUPES, "turn": STAGE,
    "discard": REQUESTS, "play": REQUESTS,
}  # fmt: skip


def question_of(view: Fourberies) -> str:
    return type(view.stack[-1]).__name__ if view.stack else ""


def city_being_resolved(view: Fourberies) -> int:
    """5.1 The city whose visitors are at work, or 0."""
    for step in reversed(view.stack):
        if isinstance(step, LeaveCity):
            return step.city
    return 0


def meeting_of(view: Fourberies) -> int:
    """The city whose cards are chosen from, or 0: for the court, or by the Bear."""
    step = view.stack[-1] if view.stack else None
    is_bear = isinstance(step, Perform) and step.moment == BEFORE_SHARED
    return city_being_resolved(view) if is_bear or isinstance(step, SendToCourt) else 0


def front_of(view: Fourberies) -> str:
    """What comes forward, for everybody: only from what all may know."""
    if view.over:
        return TROUPES
    step = view.stack[-1]
    if isinstance(step, Perform) and step.moment == TRAVEL_CHOICE:
        return TROUPES
    if isinstance(step, Perform) and step.moment == RESOLUTION_END:
        return STAGE if view.has_ready(step.seat, ELEPHANT) else TROUPES
    return FRONTS.get(question_of(view)) or MEETINGS[meeting_of(view)] or CITIES


def region_of(view: Fourberies, move: Move) -> str:
    """Where a move is made."""
    region = PLACES.get(move.verb, "")
    return (MEETINGS[meeting_of(view)] or CITIES) if region == CITIES else region


def phase_of(view: Fourberies) -> str:
    """What everybody is about, as a word id says it."""
    question = question_of(view)
    if question in ("Camouflage", "PlayRequests"):
        return "count"
    if question in ("Travel", "SwapCity") or any(t.picks for t in view.troupes):
        return "travel"
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Perform) and step.moment <= TRAVEL_CHOICE:
        return "travel"
    return "cities"


def turns_left(view: Fourberies) -> int:
    """How many turns the deck still holds."""
    return -(-len(view.deck) // len(ALL_CITIES))


# what questions may speak of


def performers(view: Fourberies) -> list[int]:
    """The acrobats that a seat may let perform at this moment."""
    step = view.stack[-1] if view.stack else None
    if not isinstance(step, Perform):
        return []
    ready = [view.box.acrobat[card] for card in view.troupes[step.seat].acrobats]
    return sorted([op for op in ready if MOMENT[op] == step.moment])


def named(telling: Telling, ops: list[int]) -> str:
    """Acrobats by name, one or the other."""
    names = [str(telling.thing("acrobat", op)) for op in ops]
    said = names[0] if names else ""
    for other in names[1:]:
        said = telling.words("board-or", a=said, b=other)
    return said


def thief(view: Fourberies, telling: Telling, seat: int) -> Argument:
    """The actor who steals: whoever was met last."""
    met = view.troupes[seat].newcomers
    return telling.thing("encounter", met[-1] if met else 0)


def facts(view: Fourberies, telling: Telling) -> dict[str, Argument]:
    """Which choice of how many this is, where the needle stands, what a show is worth."""
    seat = view.seat if view.seat != NOBODY else 0
    t, box = view.troupes[seat], view.box
    chosen, ops = len(view.chosen[seat]) if view.chosen else 0, performers(view)
    return {
        "acrobats": named(telling, ops),
        "who": ANIMALS[ops[0]] if len(ops) == 1 else "",
        "actor": thief(view, telling, seat),
        "nth": len(t.picks) + chosen + 1 if question_of(view) == "Travel" else chosen + 1,
        "journeys": t.journeys,
        "needle": view.needle,
        "mood": telling.thing("mood", view.mood()),
        "lead": view.leaning(seat) * view.mood(),
        "experience": box.chameleon_experience,
        "chameleons": view.chameleons(seat),
        "steps": box.elephant_steps,
        "gap": box.wolf_gap,
        "limit": REQUEST_LIMIT,
        "left": view.seasons_left(),
        "reward": view.reward(),
    }
