"""What is printed on cards, read from the box with its words."""

from __future__ import annotations

from typing import Final

from ..box.components import (
    BACKSTAGE,
    BY_FAMILY,
    BY_NAME,
    EFFECTS,
    FAMILIES,
    FIRST_BACKSTAGE,
    FIRST_TICKET_KIND,
    PEDESTALS_PER_ARTIST,
    SYMBOL_EFFECT,
    SYMBOLS,
    CircusBox,
)
from ..box.printed import Kind
from .cards import Face
from .defs import FIGURES
from .table import Table
from .texts import short_name

STAND_INS: Final = {"beast": "lion", "acrobat": "juggler", "phenomenon": "strongman"}


def known_figure(name: str, family: str) -> str:
    """The drawing of an artist; one that only an own box knows is stood in for."""
    return name if name in FIGURES else STAND_INS.get(family, family)


def face_of(table: Table, kind: int) -> Face:
    """The face of a kind of card."""
    return table.again(("face", kind), kind, _face, table, kind)


def _face(table: Table, kind: int) -> Face:
    box, k = table.box, table.box.kinds[kind]
    if kind < FIRST_BACKSTAGE:
        family = FAMILIES[k.family]
        return Face(
            kind, family, short_name(table, kind), k.value, family, "money", "pedestal_per_after",
            FAMILIES[k.per_after], k.pedestals, 0, table.source("artist", k.id),
        )  # fmt: skip
    if kind < FIRST_TICKET_KIND:
        crew = BACKSTAGE[kind - FIRST_BACKSTAGE]
        return Face(
            kind, crew, short_name(table, kind), k.value, "backstage", "money",
            EFFECTS[k.effect], counted(box, k), k.amount, 0, table.source("backstage", k.id),
        )  # fmt: skip
    family = FAMILIES[k.family]
    artist = box.artists[k.artist]
    return Face(
        kind, known_figure(artist, family), short_name(table, kind), k.value, family, "ticket",
        EFFECTS[k.effect], counted(box, k), k.amount, k.corner, table.source("ticket", k.id),
    )  # fmt: skip


def counted(box: CircusBox, k: Kind) -> str:
    """What an effect counts: a symbol, a family or an artist."""
    if k.effect == SYMBOL_EFFECT:
        return SYMBOLS[k.symbol]
    if k.counts == BY_FAMILY or k.effect == PEDESTALS_PER_ARTIST:
        return FAMILIES[k.per]
    if k.counts == BY_NAME:
        return known_figure(box.artists[k.per], FAMILIES[k.family])
    return SYMBOLS[k.per] if k.counts else FAMILIES[k.per]


def card_face(table: Table, card: int) -> Face:
    return face_of(table, table.box.kind[card])
