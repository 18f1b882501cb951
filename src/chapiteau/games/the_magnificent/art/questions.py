"""Which part of the table a question is about, where a move is made, and what prompts tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.move import Move
from ....core.step import NOBODY
from ....words.words import Argument
from ..rules.state import Magnificent
from ..words.outline import whose_turn

CAMP, TENT, ROAD, TONIGHT, MASTERS = REGIONS = ("camp", "tent", "road", "tonight", "masters")
SIDES: Final = "sides"  # the camp while its side is chosen
WHEELS: Final = ("", "road-1", "road-2", "road-3")  # the road while a wagon goes, by its colour
VARIANTS: Final = {SIDES: (CAMP, 1), **{id: (ROAD, c) for c, id in enumerate(WHEELS) if id}}
"""A region may be laid out for one question; a preview keeps it so whatever is asked next."""
COMMON: Final = (TENT, ROAD, TONIGHT, MASTERS, *WHEELS[1:])
TRAVELS: Final = ("ChooseSteps", "TakeTent", "DoubleTent")  # about one wheel, which is large then
SIGNS: Final = {
    TENT: "tent", ROAD: "caravan", TONIGHT: "moon-star", MASTERS: "crown", CAMP: "tent-tree",
}  # fmt: skip
KEYS: Final = {TENT: "1", ROAD: "2", TONIGHT: "3", MASTERS: "M", CAMP: "C"}
FRONTS: Final = {  # all others are about the camp, or about what always lies before the viewer
    "DraftMasters": MASTERS, "ReturnMaster": MASTERS, "ChooseTalent": MASTERS,
    "ChooseLot": MASTERS, "DropLot": MASTERS, "ScoreMasters": MASTERS,
    "TakeDie": TENT, "PutDie": TENT, "ChangeDie": TENT,
    "TradePoster": ROAD, "ChooseSteps": ROAD, "TakeTent": ROAD, "DoubleTent": ROAD,
    "GainPoster": ROAD, "HangPoster": ROAD, "ChooseSpace": TONIGHT, "ChooseHat": TONIGHT,
}  # fmt: skip
ON_A_PHONE: Final = {"PutDie": MASTERS, "HangPoster": CAMP}
PLACES: Final = {
    "side": CAMP, "lay": CAMP, "fill": CAMP, "take": TENT, "put": MASTERS, "use": MASTERS,
    "pick": MASTERS, "talent": MASTERS, "lot": MASTERS, "drop": MASTERS, "score": MASTERS,
    "steps": ROAD, "draw": ROAD, "blind": ROAD, "trade": ROAD, "space": TONIGHT, "hat": TONIGHT,
}  # fmt: skip
NOWHERE: Final = ("pass", "end", "coins", "best")
PAID: Final = ("ChooseLot", "DropLot", "ScoreMasters", "FillZones")  # asked after dice are paid
PHASES: Final = {
    "ChooseSide": "start", "DraftMasters": "start", "ReturnMaster": "start",
    "PitchStartTent": "start", "ChooseTalent": "start", "ChooseLot": "lots", "DropLot": "lots",
    "ScoreMasters": "score", "FillZones": "count",
}  # fmt: skip
ACTION, COLOURS, RETURN, PITCH = "Prepare", "colours", "ReturnMaster", "TakeTent"
LAYING, HANGING, EXCHANGING = "LayTile", ("HangPoster", "PitchStartTent"), "Rearrange"
ON_THE_BENCH: Final = (ACTION, COLOURS, "ChangeDie", LAYING, *HANGING)
LAID: Final = (*ON_THE_BENCH, RETURN, PITCH, EXCHANGING)
ACTIONS: Final = ("turns", "build", "travel", "perform")


def id_of(region: str, question: str, colour: int) -> str:
    """What a region is called while a question is asked."""
    if region == ROAD and question in TRAVELS and colour:
        return WHEELS[colour]
    return SIDES if region == CAMP and question == "ChooseSide" else region


def front_of(question: str, layout: str) -> str:
    """What comes forward; on a phone what is in hand needs what elsewhere stays in sight."""
    if layout == "tall" and question in ON_A_PHONE:
        return ON_A_PHONE[question]
    return FRONTS.get(question, CAMP)


def laid_for(question: str, moves: Sequence[Move], has_colour: bool) -> str:
    """What is laid out for a question: on the bench only for whoever is asked."""
    if question == RETURN:
        return RETURN
    if not moves or question not in LAID:
        return ""
    if question == "ChangeDie" and not any(move.verb == "value" for move in moves):
        return ""
    return COLOURS if question == ACTION and not has_colour else question


def question_of(view: Magnificent) -> str:
    return type(view.stack[-1]).__name__ if view.stack else ""


def region_of(view: Magnificent, move: Move) -> str:
    """Where a move is made; own things are in sight whatever is in front."""
    if move.verb in NOWHERE:
        return ""
    verb, question = move.verb.partition("-")[0], question_of(view)
    region = PLACES.get(verb) or FRONTS.get(question, CAMP)
    return id_of(region, question, view.colour)


def phase_of(view: Magnificent) -> str:
    """What everybody is about, as a word id says it."""
    return PHASES.get(question_of(view)) or ACTIONS[view.action]


def due_of(view: Magnificent, seat: int) -> int:
    """What the dice of a player will still cost this round."""
    return 0 if view.over or question_of(view) in PAID else view.players[seat].due()


def facts(view: Magnificent) -> dict[str, Argument]:
    """What questions may speak of: the power of the turn, coins and what dice cost, what is left."""
    seat = view.seat if view.seat != NOBODY else 0
    p = view.players[seat]
    power = view.power(whose_turn(view)) if view.card and view.colour else 0
    rounds = view.box.missing_coin
    return {
        "power": power,
        "coins": p.coins,
        "due": due_of(view, seat),
        "lost": rounds[min(view.round, len(rounds) - 1)],
        "tiles": view.due_large + view.due_small,
        "large": view.due_large,
        "small": view.due_small,
        "limit": view.limit,
        "talents": p.tokens,
        "gems": p.total_gems(),
        "raise": view.box.gem_power,
        "room": view.box.storage,
        "points": view.box.zone_points,
        "first": 0 if p.covered else 1,
        "beside": 1 if any(view.lot_talents) else 0,
        "paying": 1 if is_paying(view) else 0,
    }


def is_paying(view: Magnificent) -> bool:
    """Whether the viewer has chosen a card to score and is asked for coins: of others nobody sees a
    choice that is not finished."""
    return any(view.chosen[seat] for seat in view.waiting)
