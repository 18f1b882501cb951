"""Which part of the table a question is about, where a move is made, and what prompts tell."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....core.move import Move
from ....core.step import NOBODY
from ....draw.desk import by_verb
from ....words import Telling
from ....words.words import Argument
from ..rules.hiring.plan import fee
from ..rules.shows.show import card_pedestals, pedestals_at
from ..rules.state import ThreeRings

MAP, BILL, CIRCUS, HAND, AUTOMATONS = REGIONS = ("map", "bill", "circus", "hand", "automatons")
SIGNS: Final = {
    MAP: "map", BILL: "tickets", CIRCUS: "ferris-wheel", HAND: "wallet-cards", AUTOMATONS: "cog",
}  # fmt: skip
KEYS: Final = {MAP: "M", BILL: "B", CIRCUS: "C", HAND: "D", AUTOMATONS: "A"}
FRONTS: Final = {  # all others are about the map
    "FirstHire": CIRCUS, "PlayAnother": CIRCUS, "Swap": CIRCUS, "SwapWith": CIRCUS,
    "PlaceObjective": CIRCUS, "TakeTicket": BILL, "DiscardDown": HAND,
}  # fmt: skip
PLACES: Final = {
    "go": MAP, "slot": MAP, "tickets": MAP, "points": MAP, "hire": HAND, "pay": HAND, "play": HAND,
    "discard": HAND, "place": HAND, "ring": CIRCUS, "swap": CIRCUS, "take": BILL, "deck": BILL,
}  # fmt: skip


class Choice(NamedTuple):
    """What a player has chosen so far in a turn, before it is done."""

    hired: int = 0  # a kind
    ring: int = 0
    paid: tuple[int, ...] = ()  # kinds
    space: int = 0
    played: int = 0  # a backstage kind
    slot: int = 0


def planned(lane: list[Move]) -> Choice:
    """An open plan, read move by move."""
    by = by_verb(lane)

    def last(verb: str) -> int:
        return by[verb][-1].arg if verb in by else 0

    paid = tuple([move.arg for move in by.get("pay", ())])
    return Choice(last("hire"), last("ring"), paid, last("go"), last("play"), last("slot"))


def lane_of(view: ThreeRings, seat: int) -> list[Move]:
    return view.chosen[seat] if view.chosen and seat != NOBODY else []


def question_of(view: ThreeRings) -> str:
    return type(view.stack[-1]).__name__ if view.stack else ""


def front_of(view: ThreeRings, viewer: int, layout: str) -> str:
    """What comes forward; those who are not asked see what anybody may know of it. On a phone,
    where the hand is not always in sight, it is where all answers lie that lie anywhere."""
    is_asked = viewer in view.to_act() and view.seat == viewer
    if layout == "tall" and is_asked:
        places = {PLACES[move.verb] for move in view.moves if move.verb in PLACES}
        if len(places) == 1:
            return places.pop()
    is_hiring = planned(lane_of(view, viewer)).hired
    return CIRCUS if is_hiring else FRONTS.get(question_of(view), MAP)


def region_of(view: ThreeRings, move: Move) -> str:
    """Where a move is made."""
    return PLACES.get(move.verb, "")


# what prompts tell


def facts(view: ThreeRings, telling: Telling) -> dict[str, Argument]:
    """What questions may speak of: the plan so far, what is still to pay, what the circus counts."""
    seat = view.seat if view.seat != NOBODY else 0
    p, plan = view.players[seat], planned(lane_of(view, seat))
    found: dict[str, Argument] = {
        "stage": _stage(plan), "locomotives": p.locomotives, "pedestals": p.pedestals,
        "most": view.box.hand_limit, "over": _over(view, seat), "banknotes": p.banknotes,
        "artist": _brief(telling, "kind", plan.hired), "ring": plan.ring,
        "space": telling.thing("space", plan.space) if plan.space else "",
        "backstage": _brief(telling, "kind", plan.played),
        "slot": telling.thing("slot", plan.slot) if plan.slot else "",
        "money": sum(view.box.value[card] for card in p.money), "column": p.full_columns(),
    }  # fmt: skip
    return found | _due(view, seat, plan) | _there(view, seat, plan) | _swapped(view, telling, seat)


def _brief(telling: Telling, noun: str, id: int) -> str:
    """A card by its name and value, without what it does."""
    return str(telling.thing(noun, id)).split(" (")[0] if id else ""


def _stage(plan: Choice) -> str:
    """How far a plan has come."""
    if plan.hired:
        return "pay" if plan.ring else "ring"
    if plan.slot:
        return "reward"
    return "slot" if plan.space else "train" if plan.played else "start"


def _over(view: ThreeRings, seat: int) -> int:
    """How many cards are still too many."""
    chosen = len(lane_of(view, seat))
    return max(0, view.players[seat].hand_size() - view.box.hand_limit - chosen)


def _due(view: ThreeRings, seat: int, plan: Choice) -> dict[str, Argument]:
    """The fee, and what of it is not paid yet."""
    total = max(0, fee(view, seat, plan.hired, plan.ring)) if plan.ring else 0
    paid = sum(view.box.kinds[kind].value for kind in plan.paid)
    return {"fee": total, "due": max(0, total - paid)}


def _there(view: ThreeRings, seat: int, plan: Choice) -> dict[str, Argument]:
    """The pedestals that count in the city that is played in, the slot's two rewards."""
    there = 0
    if plan.space and view.is_medium(plan.space):
        there = pedestals_at(view, seat, plan.space)
        there += card_pedestals(view, seat, plan.played) if plan.played else 0
    slot = view.box.slots[plan.slot - 1] if plan.slot else None
    return {
        "there": there,
        "tickets": slot.tickets if slot else 0,
        "points": slot.points if slot else 0,
    }


def _swapped(view: ThreeRings, telling: Telling, seat: int) -> dict[str, Argument]:
    """Which artist changes places, once the first is chosen."""
    spot = getattr(view.stack[-1], "spot", 0) if view.stack else 0
    if not spot:
        return {"first": ""}
    from ..rules.hiring.bonuses import card_at

    card = card_at(view, seat, spot)
    return {"first": _brief(telling, "card", card)}


assert set(PLACES.values()) <= set(REGIONS)
