"""When everything is done: what the rules say of a move that is not asked for now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.move import Move
from ....core.step import Condition
from .actions.bonuses import DIE_IS_SET, FINISH_FIRST, bonus_conditions
from .actions.talents import GENERAL, talent_conditions
from .end_of_turn import is_turn
from .state import Magnificent

# Outside of turns
SIDES_BEFORE: Final = Reason("sides-before", "2.12")
CARDS_BEFORE: Final = Reason("cards-before", "2.14")
TILES_BEFORE: Final = Reason("tiles-before", "2.10")
TRADE_ALONE: Final = Reason("trade-alone", "12.4")
LOTS_LATER: Final = Reason("lots-at-round-end", "9.4")
DROPS_LATER: Final = Reason("drop-after-gap", "9.6")
SCORES_LATER: Final = Reason("cards-after-lots", "9.8")
COINS_FOR_CARD: Final = Reason("coins-for-a-card", "10.9")
ZONES_LAST: Final = Reason("zones-last", "11.8")
NO_TURN: Final = Reason("only-in-a-turn", "1.1")
OUTSIDE: Final = {
    "side": SIDES_BEFORE, "pick": CARDS_BEFORE, "talent": TILES_BEFORE, "trade": TRADE_ALONE,
    "lot": LOTS_LATER, "drop": DROPS_LATER, "score": SCORES_LATER, "coins": COINS_FOR_CARD,
    "fill": ZONES_LAST, "best": ZONES_LAST,
}  # fmt: skip
"""What is never part of a turn, but for the trade at its beginning."""

# Up to the action
ONE_DIE: Final = Reason("one-die-a-turn", "3.1")
DIE_LATER: Final = Reason("die-in-each-turn", "3.1")
DIE_FIRST: Final = Reason("die-first", "3.1")
PUT_AS_TAKEN: Final = Reason("put-as-taken", "3.1")
COLOUR_IS_FIXED: Final = Reason("colour-is-fixed", "3.3")
GEMS_BEFORE: Final = Reason("gems-before-action", "3.6")
ACTION_FIRST: Final = Reason("action-first", "3.7")
ONE_ACTION: Final = Reason("one-action", "3.7")
ACTIONS: Final = ("build", "travel", "perform")

# Within an action
LINE_ONCE: Final = Reason("line-once", "5.1")
NO_TILE_DUE: Final = Reason("no-tile-due", "5.6")
NO_TILE_TO_LAY: Final = Reason("no-tile-to-lay", "5.6")
STEPS_ONCE: Final = Reason("steps-once", "6.2")
NO_TENT: Final = Reason("no-tent-to-pitch", "6.5")
NO_POSTER_GAINED: Final = Reason("no-poster-gained", "6.10")
NO_POSTER_TO_HANG: Final = Reason("no-poster-to-hang", "6.11")
SPACE_ONCE: Final = Reason("space-once", "7.1")
HAT_AFTER_SPACE: Final = Reason("hat-after-space", "7.3")
COMPLETE_ON_STAGE: Final = Reason("complete-on-stage", "7.4")
NOTHING_TO_PAY: Final = Reason("nothing-to-pay", "7.8")
POSTERS_STAY: Final = Reason("posters-stay", "7.12")
WITHIN: Final = {
    "put": PUT_AS_TAKEN, "value": DIE_IS_SET, "level": LINE_ONCE, "tile": NO_TILE_DUE,
    "steps": STEPS_ONCE, "space": SPACE_ONCE, "hat": HAT_AFTER_SPACE,
    "complete": COMPLETE_ON_STAGE, "pay": NOTHING_TO_PAY, "swap": POSTERS_STAY,
}  # fmt: skip
"""What belongs to one moment of a turn."""
GAINED: Final = {
    "pitch": NO_TENT, "draw": NO_POSTER_GAINED, "blind": NO_POSTER_GAINED,
    "hang": NO_POSTER_TO_HANG, "throw": NO_POSTER_TO_HANG,
}  # fmt: skip
"""What a board may also bring before the first turn (2.13)."""
NOTHING: Final[list[int]] = []


def elsewhere(
    g: Magnificent, seat: int, move: Move, here: list[int] = NOTHING
) -> Iterator[Condition]:
    """Of a move that this step does not ask for: when it is made. `here` has the effects of the
    talents it does ask for; bonuses come along with those for any time (3.9)."""
    verb = move.verb
    if verb in OUTSIDE:
        yield OUTSIDE[verb], False
    elif verb in GAINED:
        yield GAINED[verb], False
    elif verb == "pass":
        return  # no rule says where nothing may be left out
    elif not is_turn(g):
        yield NO_TURN, False
    elif verb == "use":
        yield from bonus_conditions(g, seat, move.arg, GENERAL[0] in here)
    elif verb == "spot":
        yield from talent_conditions(g, seat, move.arg, here)
    elif verb in WITHIN:
        yield WITHIN[verb], False
    elif verb.startswith("lay-"):
        yield NO_TILE_TO_LAY, False
    else:
        yield from before_action(g, verb)
        yield FINISH_FIRST, False


def before_action(g: Magnificent, verb: str) -> Iterator[Condition]:
    """3.7 A die, its colour, gems, and one action, in this order."""
    if verb == "take":
        yield ONE_DIE, not g.die
        yield DIE_LATER, False
    elif verb == "end":
        yield ACTION_FIRST, g.action > 0
    else:
        yield DIE_FIRST, g.die > 0
        if verb == "colour":
            yield COLOUR_IS_FIXED.about("colour", g.colour), not g.colour
        elif verb == "gem":
            yield GEMS_BEFORE, not g.action
        elif verb in ACTIONS:
            yield ONE_ACTION, not g.action
