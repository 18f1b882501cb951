"""What pieces are called, and what they say in the inspector."""

from __future__ import annotations

from ....core.names import dashed
from ..box.components import (
    FIRST_TICKET_KIND,
    OBJECTIVE_KINDS,
    TENTS_IN,
    VALUES_OF,
)
from ..words.texts import card_text as told_of_card
from ..words.texts import objective_text
from .table import Table


def short_name(table: Table, kind: int) -> str:
    """What stands on a card: the artist alone, without value and effect."""
    box, words = table.box, table.words
    if kind < box.first_backstage:
        return table.title("family", box.kinds[kind].family)
    if kind < FIRST_TICKET_KIND:
        return table.title("kind", kind)
    id = f"artist-{dashed(box.artists[box.kinds[kind].artist])}"
    name = words(id) if words.has(id) else table.name("kind", kind)  # an own box may bring others
    return name[:1].upper() + name[1:]


def card_text(table: Table, kind: int) -> str:
    """What a card does, in words."""
    return told_of_card(table.telling, kind)


def goal_name(table: Table, objective: int) -> str:
    """What an objective counts, as it stands on the card."""
    card, of = table.box.objectives[objective], ""
    if card.kind in (TENTS_IN, VALUES_OF):
        of = table.name("region" if card.kind == TENTS_IN else "family", card.of)
    return table.words(f"goal-{OBJECTIVE_KINDS[card.kind]}", of=of).rstrip(": \N{NO-BREAK SPACE}")


def goal_text(table: Table, objective: int) -> str:
    return objective_text(table.telling, objective)
