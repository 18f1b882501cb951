"""Which part of the table a question is about, and where each move is made."""

from __future__ import annotations

from typing import Final

from ....core.move import Move
from ..box.components import LOCATIONS
from ..rules.moves import LOCATION_OF, MARK
from ..rules.placing import ChooseSlot
from ..rules.state import Trickerion

REGIONS: Final = ("theatre", "town", "market", "workshop", "company")
COMMON: Final = REGIONS[:3]
BY_LOCATION: Final = ("", "town", "market", "workshop", "theatre")
TRICKS_OUT: Final = ("ChooseFirstTrick", "EngineerGift")
TRAYS: Final = ("ChooseMagician", "ChooseSpecialist", *TRICKS_OUT)
"""Questions whose answers lie nowhere on the table: they are laid out for all to see."""
CARDS, DAYS, TRICKS = "cards", "days", "tricks"
CARD_AT: Final = {f"card-{place}": place for place in range(1, len(MARK))}
"""Which card of the row lies large on a phone, the others small above it."""
ON_A_CARD: Final = ("PlaceMarker", "Reschedule")
LAID: Final = {"ChooseSlot": DAYS, "Theatre": TRICKS} | {tray: tray for tray in TRAYS}
"""What is laid out for a question, and what of the theatre lies first on a phone: a preview keeps
it so whatever is asked next."""
ASKED: Final = {
    "ChooseMagician": "company", "ChooseSpecialist": "company", "Assign": "company",
    "ChooseCharacter": "company",
    "ChooseFirstTrick": "workshop", "EngineerGift": "workshop", "ChooseShelf": "workshop",
    "GiveBack": "workshop", "Workshop": "workshop", "MovePile": "workshop",
    "Downtown": "town", "UseDie": "town", "SetDie": "town",
    "ChooseStock": "market", "ManagerGift": "market", "MarketRow": "market",
    "BuyUnits": "market", "Bargain": "market", "Store": "market", "PlaceOrder": "market",
}  # fmt: skip
MADE: Final = {
    **{verb: BY_LOCATION[location] for verb, location in LOCATION_OF.items()},
    "be": "company", "send": "company", "escort": "company", "take": "market",
    "return": "workshop", "perform": "theatre",
    **dict.fromkeys(["units", "bargain", "fame", "coins"], ""),
}  # fmt: skip
"""Where moves are made: where characters act, but for some that lie elsewhere or nowhere."""


def front_of(view: Trickerion, viewer: int) -> str:
    """What a question is about; those who are not asked watch what is open to all."""
    if view.over or not view.stack:
        return "theatre"
    step = view.stack[-1]
    name, asked = type(step).__name__, viewer in view.to_act()
    if isinstance(step, ChooseSlot):
        found = BY_LOCATION[view.players[step.seat].cards[step.character]]
    else:
        found = ASKED.get(name, "theatre")
    is_private = found in ("company", "workshop") and name not in TRAYS
    return "theatre" if is_private and not asked else found


def region_of(view: Trickerion, move: Move) -> str:
    """Where on the table a move is made."""
    verb = move.verb
    if verb in LOCATIONS[1:]:
        return "company"
    if verb in ("go", "learn", "hire", "board", "extension"):
        return front_of(view, view.seat) if verb != "learn" or _is_start(view) else "town"
    if verb == "idle":
        return "company" if type(view.stack[-1]).__name__ == "ChooseCharacter" else ""
    return MADE.get(verb, "")


def _is_start(view: Trickerion) -> bool:
    return type(view.stack[-1]).__name__ in TRAYS
