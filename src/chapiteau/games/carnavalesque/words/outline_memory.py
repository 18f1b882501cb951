"""What a viewer recalls of cards that have moved on out of sight, in words."""

from __future__ import annotations

from ....words import Section, Telling
from ..box.lengths import SLOTS
from ..rules.secrets.dealing import recalled
from ..rules.secrets.knowledge import IN_THE_HEAP, hand_zone, slot_zone
from ..rules.state import Carnavalesque
from .texts import person_text


def recalls(view: Carnavalesque, telling: Telling) -> Section:
    """Cards that may be in more than one place, or are known to be in a row of face-down cards."""
    words, row = telling.words, recalled(view)
    placed = {card for p in view.players for card in p.hand} | set(view.crowd)
    lines = [
        words(
            "outline-recall",
            person=person_text(telling, card),
            where=" / ".join(zones(view, telling, row[card])),
        )
        for card in range(1, len(row))
        if row[card] and card not in placed
    ]
    return Section(words("outline-recalls"), lines)


def zones(view: Carnavalesque, telling: Telling, mask: int) -> list[str]:
    """The places in a mask."""
    words, found = telling.words, []
    for seat in range(view.seats):
        if mask & hand_zone(seat):
            found.append(words("outline-recall-hand", player=telling.player(seat)))
    for slot in range(1, SLOTS + 1):
        if mask & slot_zone(slot):
            found.append(words("outline-recall-slot", slot=slot))
    if mask & IN_THE_HEAP:
        found.append(words("outline-recall-heap"))
    return found
