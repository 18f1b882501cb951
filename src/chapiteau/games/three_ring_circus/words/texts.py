"""What cards, slots and spaces do, in words."""

from __future__ import annotations

from ....core import edition
from ....core.names import dashed
from ....words import Telling
from ..box.components import (
    BONUSES,
    BY_NAME,
    BY_SYMBOL,
    COUNTS,
    EFFECTS,
    EXTRAS,
    FIRST_TICKET_KIND,
    HIRE,
    MODES,
    OBJECTIVE_KINDS,
    PER_ALL,
    POPCORN,
    REVEAL,
    SHOW,
    SYMBOL_EFFECT,
    TENTS_IN,
    VALUES_OF,
    CircusBox,
)
from ..box.printed import Kind


def box_of(telling: Telling) -> CircusBox:
    return edition.box_of(telling.edition, CircusBox)


def card_text(telling: Telling, kind: int) -> str:
    """What a card of the money or the ticket deck does."""
    card, words = box_of(telling).kinds[kind], telling.words
    if kind >= FIRST_TICKET_KIND:
        return words(
            "card-text-ticket",
            value=card.value,
            family=telling.thing("family", card.family),
            points=card.corner,
            effect=ticket_effect(telling, card),
        )
    if not card.family:
        return words("card-text-backstage", value=card.value, effect=backstage(telling, card))
    return words(
        "card-text-artist",
        value=card.value,
        family=telling.thing("family", card.family),
        pedestals=card.pedestals,
        per=telling.thing("family", card.per_after),
    )


def ticket_effect(telling: Telling, card: Kind) -> str:
    """A symbol, or points at the end."""
    words = telling.words
    if card.effect == SYMBOL_EFFECT:
        return words("effect-symbol", per=telling.thing("symbol", card.symbol))
    if card.effect == PER_ALL:
        key = f"effect-per-all-{COUNTS[card.counts]}"
        return words(key, points=card.amount, per=counted(telling, card))
    return words("effect-per-before", points=card.amount, per=telling.thing("family", card.per))


def artist_name(telling: Telling, artist: str) -> str:
    """The artist of a ticket; one that only an owner's box knows is called by its id."""
    id = f"artist-{dashed(artist)}"
    return telling.words(id) if telling.words.has(id) else artist.replace("_", " ")


def counted(telling: Telling, card: Kind) -> str:
    """What the effect of a ticket counts."""
    if card.counts == BY_NAME:
        return artist_name(telling, box_of(telling).artists[card.per])
    return str(telling.thing("symbol" if card.counts >= BY_SYMBOL else "family", card.per))


def backstage(telling: Telling, card: Kind) -> str:
    """What a backstage card does during a show."""
    per = telling.thing("family", card.per) if card.per else ""
    return telling.words(f"effect-{dashed(EFFECTS[card.effect])}", amount=card.amount, per=per)


def objective_text(telling: Telling, objective: int) -> str:
    """What an objective asks for and what it brings."""
    card, words = box_of(telling).objectives[objective], telling.words
    of = ""
    if card.kind in (TENTS_IN, VALUES_OF):
        of = str(telling.thing("region" if card.kind == TENTS_IN else "family", card.of))
    (a, b, c), (x, y, z) = card.steps, card.points
    goal = words(f"goal-{OBJECTIVE_KINDS[card.kind]}", of=of)
    return words("objective-text", goal=goal, a=a, b=b, c=c, x=x, y=y, z=z)


def wish_text(telling: Telling, card: int) -> str:
    """What the public of a metropolis wants to see, and what it pays."""
    box = box_of(telling)
    wish = box.metropolis_cards[card]
    return telling.words(
        "wish-text",
        wish=telling.thing("wish", card),
        star=box.star_points,
        before=box.before_points,
        left=telling.thing("family", wish.before),
        after=box.after_points,
        right=telling.thing("family", wish.after),
    )


def slot_text(telling: Telling, slot: int) -> str:
    """What a slot of a medium city, from 1, pays."""
    card, words = box_of(telling).slots[slot - 1], telling.words
    if card.tickets and card.points:
        return words("slot-text-both", tickets=card.tickets, points=card.points)
    if card.tickets:
        return words("slot-text-tickets", tickets=card.tickets)
    return words("slot-text-points", points=card.points)


def spot_text(telling: Telling, spot: int) -> str:
    """What is printed on a space of the circus board."""
    printed, words = box_of(telling).spots[spot], telling.words
    if printed.bonus == POPCORN:
        return words("spot-popcorn", points=printed.points)
    if printed.bonus:
        return words(f"spot-{BONUSES[printed.bonus]}")
    if printed.symbol:
        return words("spot-symbol", symbol=telling.thing("symbol", printed.symbol))
    return words("spot-none")


def column_text(telling: Telling, column: int) -> str:
    """What a full column brings."""
    points = box_of(telling).column_points[column]
    if points:
        return telling.words("column-text-points", points=points)
    return telling.words("column-text-objective")


def automa_text(telling: Telling, id: int) -> str:
    """What a card of the Automatons does, and its extra."""
    card, words = box_of(telling).automa[id], telling.words
    mode = MODES[card.mode]
    if card.action == REVEAL:
        return words("automa-text-reveal")
    if card.action == HIRE:
        family = telling.thing("family", card.category)
        text = words("automa-text-hire", family=family)
        if not card.symbol:
            return text
        symbol = telling.thing("symbol", card.symbol)
        delta = f"{card.delta:+d}"
        return words("automa-text-marker", text=text, symbol=symbol, delta=delta, mode=mode)
    assert card.action == SHOW
    return words(
        "automa-text-extra",
        text=words("automa-text-show"),
        extra=EXTRAS[card.extra],
        amount=card.amount,
        mode=mode,
    )
