"""What is printed on cards, read from the box with its words."""

from __future__ import annotations

from typing import Final

from .....draw.pen import piece
from ...box.components import (
    BY_FAMILY,
    BY_NAME,
    EFFECTS,
    FAMILIES,
    FIRST_TICKET_KIND,
    PEDESTALS_PER_ARTIST,
    SYMBOL_EFFECT,
    SYMBOLS,
    CircusBox,
)
from ...box.printed import Kind
from ..theme import Quill
from .cards import Face
from .defs import FIGURES
from .texts import short_name

STAND_INS: Final = {"beast": "lion", "acrobat": "juggler", "phenomenon": "strongman"}
CREWS: Final = {  # by effect
    "temporary_pedestals": "bill_poster",
    "temporary_pedestals_per_artist": "stagehands",
    "points": "popcorn_machine",
    "take_ticket_from_display_or_deck": "reserve",
    "extra_movement": "train",
    "draw_money": "ringmaster",
    "bb_pawn_stays": "cleaning_crew",
}


def known_figure(name: str, family: str) -> str:
    """The drawing of an artist; one that only an own box knows is stood in for."""
    return name if name in FIGURES else STAND_INS.get(family, family)


def known_crew(name: str, effect: str) -> str:
    """The drawing of a backstage card; a new one looks like another of the same effect."""
    return name if name in FIGURES else CREWS.get(effect, "stagehands")


@piece
def face_of(pen: Quill, kind: int) -> Face:
    """The face of a kind of card."""
    box, k = pen.box, pen.box.kinds[kind]
    if kind < box.first_backstage:
        family = FAMILIES[k.family]
        return Face(
            kind,
            family,
            short_name(pen, kind),
            k.value,
            family,
            "money",
            "pedestal_per_after",
            FAMILIES[k.per_after],
            k.pedestals,
            0,
            pen.source("artist", k.id),
        )
    if kind < FIRST_TICKET_KIND:
        crew = known_crew(k.id, EFFECTS[k.effect])
        return Face(
            kind,
            crew,
            short_name(pen, kind),
            k.value,
            "backstage",
            "money",
            EFFECTS[k.effect],
            counted(box, k),
            k.amount,
            0,
            pen.source("backstage", k.id),
        )
    family = FAMILIES[k.family]
    artist = box.artists[k.artist]
    return Face(
        kind,
        known_figure(artist, family),
        short_name(pen, kind),
        k.value,
        family,
        "ticket",
        EFFECTS[k.effect],
        counted(box, k),
        k.amount,
        k.corner,
        pen.source("ticket", k.id),
    )


def counted(box: CircusBox, k: Kind) -> str:
    """What an effect counts: a symbol, a family or an artist."""
    if k.effect == SYMBOL_EFFECT:
        return SYMBOLS[k.symbol]
    if k.counts == BY_FAMILY or k.effect == PEDESTALS_PER_ARTIST:
        return FAMILIES[k.per]
    if k.counts == BY_NAME:
        return known_figure(box.artists[k.per], FAMILIES[k.family])
    return SYMBOLS[k.per] if k.counts else FAMILIES[k.per]
