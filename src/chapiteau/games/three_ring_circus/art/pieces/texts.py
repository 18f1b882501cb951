"""What pieces are called, and what they say in the inspector."""

from __future__ import annotations

from .....core.names import dashed
from ...box.components import (
    FIRST_TICKET_KIND,
    OBJECTIVE_KINDS,
    TENTS_IN,
    VALUES_OF,
)
from ...words.texts import card_text as told_of_card
from ...words.texts import objective_text
from ..theme import Quill


def short_name(pen: Quill, kind: int) -> str:
    """What stands on a card: the artist alone, without value and effect."""
    box, words = pen.box, pen.words
    if kind < box.first_backstage:
        return pen.title("family", box.kinds[kind].family)
    if kind < FIRST_TICKET_KIND:
        return pen.title("kind", kind)
    id = f"artist-{dashed(box.artists[box.kinds[kind].artist])}"
    name = words(id) if words.has(id) else pen.name("kind", kind)  # an own box may bring others
    return name[:1].upper() + name[1:]


def card_text(pen: Quill, kind: int) -> str:
    """What a card does, in words."""
    return told_of_card(pen.telling, kind)


def goal_name(pen: Quill, objective: int) -> str:
    """What an objective counts, as it stands on the card."""
    card, of = pen.box.objectives[objective], ""
    if card.kind in (TENTS_IN, VALUES_OF):
        of = pen.name("region" if card.kind == TENTS_IN else "family", card.of)
    return pen.words(f"goal-{OBJECTIVE_KINDS[card.kind]}", of=of).rstrip(": \N{NO-BREAK SPACE}")


def goal_text(pen: Quill, objective: int) -> str:
    return objective_text(pen.telling, objective)
