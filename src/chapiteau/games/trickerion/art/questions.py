"""How far the game is, and what questions speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....board import Progress
from ....words import Telling
from ....words.words import Argument
from ..box.components import FREE_SEAT, KIND_OF, LOCATIONS
from ..rules.advertising import Advertise, poster_price
from ..rules.locations.market import Bargain, BuyUnits
from ..rules.locations.theatre import PlaceMarker, Reschedule
from ..rules.placing import ChooseSlot
from ..rules.player import ALL_SYMBOLS
from ..rules.state import Trickerion
from ..words.texts import missing_text

if TYPE_CHECKING:
    from ..rules.player import Player

PHASES: Final = {
    "Advertise": "advertise", "Assign": "assign", "Perform": "perform", "PayWages": "wages",
    "ChooseMagician": "start", "ChooseFirstTrick": "start", "ChooseStock": "start",
    "ChooseSpecialist": "start", "ManagerGift": "start", "EngineerGift": "start",
}  # fmt: skip


def progress(view: Trickerion, telling: Telling) -> Progress:
    box, words = view.box, telling.words
    said = words("outline-turn", turn=max(1, view.turn), turns=box.turns)
    name = type(view.stack[-1]).__name__ if view.stack else ""
    phase = "" if view.over else words(f"board-phase-{PHASES.get(name, 'place')}")
    return Progress(view.turn, box.turns, said, phase)


def facts(view: Trickerion, telling: Telling) -> dict[str, Argument]:
    """What questions may speak of: of whoever is asked, and of the table."""
    if not view.stack or view.seat < 0:
        return {}
    step, p, box = view.stack[-1], view.players[view.seat], view.box
    found: dict[str, Argument] = {
        "left": view.points, "purse": p.coins, "waiting": len(p.waiting()),
        "poster": box.advertise_fame, "unpaid": box.fame_per_unpaid_coin,
        "learning": box.costs.learn, "hiring": box.costs.hire, "banking": box.costs.take_coins,
        "rolling": box.costs.reroll, "setting": box.costs.set_die, "quick": box.quick_points,
        "lacking": _lacking(view, telling),
    }  # fmt: skip
    if isinstance(step, Advertise):
        found["price"] = poster_price(view, step.seat)
    if isinstance(step, ChooseSlot):
        found["base"] = box.points[KIND_OF[step.character]]
    if isinstance(step, PlaceMarker | Reschedule):
        found["named"] = telling.thing("trick", p.trick[step.symbol])
    if isinstance(step, BuyUnits | Bargain):
        found["price"] = view.price(step.component)
        found["total"] = view.price(step.component) * getattr(step, "count", 1)
    return found | _assigned(view, p)


def _lacking(view: Trickerion, telling: Telling) -> str:
    """What the first trick of whoever is asked still needs."""
    owned = [s for s in ALL_SYMBOLS if view.players[view.seat].trick[s]]
    if not owned:
        return ""
    needs = view.needs_of(view.seat, owned[0])
    return missing_text(telling, needs, view.all_counted(view.seat))


def _assigned(view: Trickerion, p: Player) -> dict[str, Argument]:
    """How many characters have a card in secret, and what they will be paid."""
    lane = view.chosen[view.seat] if view.chosen else []
    given = [move.arg for move in lane if move.verb in LOCATIONS[1:]]
    wages = sum(view.box.wages[KIND_OF[place]] for place in given if place != FREE_SEAT)
    return {"working": len(given), "crew": sum(p.crew), "wages": wages}


def said_of(view: Trickerion, telling: Telling, noun: str, id: int) -> str:
    """A trick by its symbol and name, a card of the row by its theatre."""
    if noun == "symbol" and view.seat >= 0:
        trick = view.players[view.seat].trick[id]
        return f"{telling.thing(noun, id)} {telling.thing('trick', trick)}" if trick else ""
    if noun == "card" and id < len(view.row) and view.row[id]:
        return str(telling.thing("show", view.row[id]))
    return ""
