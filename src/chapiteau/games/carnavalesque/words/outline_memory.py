"""What a viewer recalls of cards that have moved on out of sight, in words."""

from __future__ import annotations

from ....words import Section
from ....words.voice import Voice, made_once
from ..box.lengths import SLOTS
from ..rules.secrets.knowledge import IN_THE_HEAP, hand_zone, slot_zone
from .outline_crowd import Some
from .texts import person_text


@made_once
def recalls(voice: Voice, row: Some, hands: tuple[Some, ...], cards: Some) -> Section:
    """Cards that may be in more than one place, or are known to be in a row of face-down cards."""
    placed = {card for hand in hands for card in hand}.union(cards)
    found = [(card, mask) for card, mask in enumerate(row) if card and mask and card not in placed]
    return recalled_ones(voice, len(hands), tuple(found))


@made_once
def recalled_ones(voice: Voice, seats: int, found: tuple[tuple[int, int], ...]) -> Section:
    """Cards, each with the places where it may be."""
    words = voice.words
    lines = [
        words(
            "outline-recall",
            person=person_text(voice.telling, card),
            where=" / ".join(zones(voice, seats, mask)),
        )
        for card, mask in found
    ]
    return Section(words("outline-recalls"), lines)


@made_once
def zones(voice: Voice, seats: int, mask: int) -> tuple[str, ...]:
    """The places in a mask."""
    words, found = voice.words, []
    for seat in range(seats):
        if mask & hand_zone(seat):
            found.append(words("outline-recall-hand", player=voice.player(seat)))
    for slot in range(1, SLOTS + 1):
        if mask & slot_zone(slot):
            found.append(words("outline-recall-slot", slot=slot))
    if mask & IN_THE_HEAP:
        found.append(words("outline-recall-heap"))
    return tuple(found)
