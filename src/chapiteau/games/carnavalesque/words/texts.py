"""What people, events and roles are, in words."""

from __future__ import annotations

from functools import cache

from ....core import edition
from ....core.names import dashed
from ....words import Telling
from ....words.voice import Voice, made_once, voice_of
from ....words.words import Words
from ..box.components import EVENTS, ROLES, CarnavalesqueBox
from ..rules.crowd.heap import SPOT_COLUMNS
from ..rules.state import Carnavalesque


def box_of(telling: Telling) -> CarnavalesqueBox:
    return edition.box_of(telling.edition, CarnavalesqueBox)


def person_text(telling: Telling, person: int) -> str:
    """A card by its costume, its accessories and its age."""
    return str(telling.thing("person", person))


def features_of(mask: int) -> list[int]:
    """The features in a mask, by number: costumes first, then accessories."""
    return [n for n in range(1, mask.bit_length() + 1) if mask >> (n - 1) & 1]


def feature_text(telling: Telling, feature: int) -> str:
    """A costume or an accessory that a float may have in common."""
    costumes = len(box_of(telling).costumes) - 1
    if feature <= costumes:
        return str(telling.thing("costume", feature))
    return str(telling.thing("accessory", feature - costumes))


def event_text(telling: Telling, event: int) -> str:
    """What an event does."""
    box = box_of(telling)
    word = f"event-{dashed(EVENTS[event])}-text"
    return telling.words(word, least=box.grandeur, draws=box.cupid_draws)


def role_text(telling: Telling, role: int) -> str:
    """What a role can do."""
    word = f"role-{dashed(ROLES[role])}-text"
    return telling.words(word, count=box_of(telling).role_cards[role])


def reaction_text(telling: Telling, reaction: int) -> str:
    """What the public says."""
    return str(telling.thing("reaction", reaction))


def seen_text(telling: Telling, up: int, card: int, back: int) -> str:
    """A card that lies face up or down, as far as it is known."""
    if up and card:
        return person_text(telling, card)
    if not back:
        return telling.words("person-unknown")
    return telling.words("slot-back", age=telling.thing("age", back))


@made_once
def slot_said(voice: Voice, slot: int, up: int, card: int, back: int) -> str:
    return voice.words("slot-text", slot=slot, what=seen_text(voice.telling, up, card, back))


def said_of(view: Carnavalesque, telling: Telling, noun: str, id: int) -> str:
    """What a number in a choice stands for on this table."""
    words = telling.words
    if noun == "slot" and view.heap.lies(id):
        return slot_said(voice_of(telling), id, view.heap.ups[id], view.crowd[id], view.backs[id])
    if noun == "place" and view.seat >= 0 and id <= len(view.players[view.seat].backs):
        age = view.players[view.seat].backs[id - 1]
        return words("place-text", place=id, age=telling.thing("age", age))
    return spot_said(words, id) if noun == "spot" else ""


@cache
def spot_said(words: Words, spot: int) -> str:
    """A place to point at: a question offers all of them."""
    column, line = (spot - 1) % SPOT_COLUMNS + 1, (spot - 1) // SPOT_COLUMNS + 1
    return words("spot-text", column=column, line=line)
