"""When things are done: reasons for moves that a step does not ask for, though a rule says when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.move import Move
from ....core.step import Condition

ACTION_DONE: Final = Reason("action-done", "3.1")
FIRST_TURN: Final = Reason("first-turn", "3.2")
MUST_ACT: Final = Reason("must-act", "3.3")
ALREADY_PLANNED: Final = Reason("already-planned", "3.5")
PLAN_ORDER: Final = Reason("plan-order", "3.5")
NO_EXCHANGE: Final = Reason("no-exchange", "4.12")
NO_FULL_COLUMN: Final = Reason("no-full-column", "4.14")
NO_TICKET_DUE: Final = Reason("no-ticket-due", "7.6")
NOT_IN_A_SHOW: Final = Reason("not-in-a-show", "8.1")
NO_SHOW_TO_END: Final = Reason("no-show-to-end", "8.5")
NOTHING_TO_DISCARD: Final = Reason("nothing-to-discard", "10.1")

MOMENTS: Final[dict[str, Reason]] = {
    "swap": NO_EXCHANGE,
    "place": NO_FULL_COLUMN,
    "take": NO_TICKET_DUE,
    "deck": NO_TICKET_DUE,
    "play": NOT_IN_A_SHOW,
    "discard": NOTHING_TO_DISCARD,
    "end": NO_SHOW_TO_END,
}
AFTER_ACTION: Final[dict[str, Reason]] = {
    **MOMENTS,
    "hire": ACTION_DONE,
    "go": ACTION_DONE,
    "pass": MUST_ACT,
}


def not_asked(move: Move) -> Iterator[Condition]:
    """Of what is never asked along with the step: the moment that a rule has for it."""
    reason = MOMENTS.get(move.verb)
    if reason is not None:
        yield reason, False


def not_asked_any_more(move: Move) -> Iterator[Condition]:
    """The same for what comes after the action of a turn (3.1)."""
    reason = AFTER_ACTION.get(move.verb)
    if reason is not None:
        yield reason, False
