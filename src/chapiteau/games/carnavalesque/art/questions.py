"""Which part of the table a question is about, where a move is made, and what prompts tell."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....core.move import Move
from ....core.step import NOBODY
from ....words import Telling
from ....words.words import Argument
from ..box.components import AGES, DAY_BALL, NIGHT_BALL
from ..rules.crowd.drawing import SMUGGLED, STOLEN, Draw
from ..rules.king import fewest_sent
from ..rules.state import Carnavalesque

STREET, FLOATS, HAND = REGIONS = ("street", "floats", "hand")
SIGNS: Final = {STREET: "party-popper", FLOATS: "gallery-horizontal-end", HAND: "hand"}
KEYS: Final = {STREET: "1", FLOATS: "2", HAND: "3"}
FRONTS: Final = {  # all others are about the street
    "Reign": FLOATS, "Conjure": FLOATS, "ConjureInto": FLOATS,
    "Give": HAND, "ShowCard": HAND, "ShowTogether": HAND, "ThrowBack": HAND, "ChooseRole": HAND,
    "LayRow": HAND,
}  # fmt: skip
PLACES: Final = {
    "forbid": STREET, "take": STREET, "aim": STREET, "hint": STREET, "hunt": STREET, "lay": STREET,
    "look": STREET, "give": HAND, "row": HAND, "show": HAND, "throw": HAND, "role": HAND,
    "next": HAND,
    "send": FLOATS, "launch": FLOATS, "conjure": FLOATS, "into": FLOATS, "grow": FLOATS,
    "roll": FLOATS,
}  # fmt: skip


def question_of(view: Carnavalesque) -> str:
    return type(view.stack[-1]).__name__ if view.stack else ""


def front_of(view: Carnavalesque, viewer: int) -> str:
    """What comes forward; what somebody chooses from their hand is nothing for others to see."""
    front = FRONTS.get(question_of(view), STREET)
    if view.over:
        return FLOATS
    return STREET if front == HAND and viewer not in view.to_act() else front


def region_of(move: Move) -> str:
    return _place_of(move.verb)


@cache
def _place_of(verb: str) -> str:
    return PLACES.get(verb.partition("-")[0], "")


def next_mark(view: Carnavalesque) -> int:
    """The reaction of the public that comes next; the best one where all are passed."""
    box, points = view.box, view.points()
    better = [r for r in box.reactions if box.reaction_from[r] > points]
    return better[0] if better else box.reactions[-1]


def facts(view: Carnavalesque, telling: Telling) -> dict[str, Argument]:
    """What questions may speak of: cards still due, hands, the decree, and the next mark."""
    seat = view.seat if view.seat != NOBODY else 0
    p, mark = view.players[seat], next_mark(view)
    goal = telling.words(f"goal-{view.edition.game.word_id(view.edition, 'reaction', mark)}")
    decree = telling.words("board-no-ban")
    if view.decree:
        decree = telling.words(f"board-decree-{AGES[view.decree]}")
    box, least = view.box, view.box.smallest_float
    return {
        "holding": len(p.hand),
        "size": view.hand_size(),
        "due": max(0, fewest_sent(view) - view.sent),
        "hints": view.hints,
        "points": view.points(),
        "mark": box.reaction_from[mark],
        "goal": goal,
        "decree": decree,
        "taking": telling.words(f"board-taking-{_taking(view)}"),
        "least": least,
        "next": least + 1,
        "then": least + 2,
        "worths": ", ".join(str(box.points(least + more)) for more in range(3)),
    }


def _taking(view: Carnavalesque) -> str:
    """Which cards may be drawn, by event and role."""
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Draw) and step.how in (SMUGGLED, STOLEN):
        return "smuggled" if step.how == SMUGGLED else "stolen"
    if view.event in (DAY_BALL, NIGHT_BALL):
        return "day" if view.event == DAY_BALL else "night"
    return "free"
