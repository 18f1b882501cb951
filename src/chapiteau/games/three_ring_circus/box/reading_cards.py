"""Reading the cards, the circus board and the decks of the Automatons."""

from __future__ import annotations

from ....core.box import Row
from .components import (
    ACTIONS,
    AT_THE_END,
    AUTOMA_CARDS,
    BACKSTAGE,
    BONUSES,
    BY_MARKER,
    BY_NAME,
    BY_SYMBOL,
    CARDS,
    COLUMNS,
    COUNTS,
    DECKS,
    DIFFICULTIES,
    EFFECTS,
    EXTRAS,
    FAMILIES,
    FIRST_BACKSTAGE,
    FIRST_TICKET,
    FIRST_TICKET_KIND,
    FORTUNE_CARDS,
    HIRE,
    MODES,
    MOST_ARTISTS,
    OBJECTIVE_KINDS,
    OBJECTIVES,
    PEDESTALS_PER_ARTIST,
    PER_ALL,
    POPCORN,
    REGIONS,
    RINGS,
    SHOW,
    SYMBOL_EFFECT,
    SYMBOLS,
    TENTS_IN,
    TICKET_CARDS,
    VALUES_OF,
    CircusBox,
)
from .printed import AutomaCard, Kind, MetropolisCard, Objective, Spot
from .rows import counted, miscounted, named, numbered, numbers, perhaps

CITY_TOKENS = 6
METROPOLIS_CARDS = 6


def read_cards(top: Row, box: CircusBox) -> None:
    for i, row in enumerate(counted(top, "family", len(FAMILIES) - 1)):
        row.which("id", [FAMILIES[i + 1]])
        row.which("deck", ["money", "ticket"])
        values = row.get("values")
        for value in numbers(row, "values", len(values) if isinstance(values, list) else 0, 16):
            box.family_of[value] = i + 1
        box.note(row)
        row.done()
    card = read_artists(top, box, 1)
    card = read_backstage(top, box, card)
    if card != FIRST_TICKET:
        raise miscounted("artist, backstage", card - 1, FIRST_TICKET - 1)
    read_tickets(top, box, card)
    read_objectives(top, box)
    read_cities(top, box)


def add_kind(row: Row, box: CircusBox, n: int, kind: Kind, card: int) -> int:
    """All copies of a kind, from the next card on; returns the card after them."""
    if kind.family != box.family_of[kind.value] and kind.family:
        raise row.complaint("component-not-one-of", "family", {"value": "", "names": ""})
    box.kinds[n] = kind
    copies = row.number("copies", 0, TICKET_CARDS)
    for _ in range(copies):
        if card > CARDS:
            raise miscounted(row.where, card, CARDS)
        box.kind[card], box.value[card], box.family[card] = n, kind.value, kind.family
        card += 1
    box.note(row, f"card-{kind.id.replace('_', '-')}")
    row.done()
    return card


def read_artists(top: Row, box: CircusBox, card: int) -> int:
    rows = top.rows("artist")
    if len(rows) > MOST_ARTISTS:
        raise miscounted("artist", len(rows), MOST_ARTISTS)
    for i, row in enumerate(rows):
        kind = Kind(row.text("id"), row.number("value", 1, 16), numbered(row, "family", FAMILIES))
        kind.pedestals = row.number("pedestals", 0, 9)
        kind.per_after = perhaps(row, "per_after", FAMILIES)
        card = add_kind(row, box, i + 1, kind, card)
    return card


def read_backstage(top: Row, box: CircusBox, card: int) -> int:
    for i, row in enumerate(counted(top, "backstage", len(BACKSTAGE))):
        row.which("id", [BACKSTAGE[i]])
        kind = Kind(BACKSTAGE[i], row.number("value", 1, 16), 0)
        kind.effect = numbered(row, "effect", EFFECTS)
        if kind.effect == PEDESTALS_PER_ARTIST:
            kind.per = numbered(row, "family", FAMILIES)
        kind.amount = row.number("amount", 1, 9) if row.has("amount") else 0
        first = card
        card = add_kind(row, box, FIRST_BACKSTAGE + i, kind, card)
        if kind.effect in AT_THE_END:
            kind.ends_show = True
            box.end_cards += card - first
    return card


def read_tickets(top: Row, box: CircusBox, card: int) -> None:
    rows = top.rows("ticket")
    if len(rows) > TICKET_CARDS:
        raise miscounted("ticket", len(rows), TICKET_CARDS)
    for row in rows:
        artist = row.text("artist")
        if artist not in box.artists:
            box.artists.append(artist)
    for i, row in enumerate(rows):
        kind = Kind(row.text("id"), row.number("value", 1, 16), numbered(row, "family", FAMILIES))
        kind.artist = box.artists.index(row.text("artist"))
        kind.corner = row.number("corner", 0, 99)
        kind.effect = numbered(row, "effect", EFFECTS[: PER_ALL + 1])
        read_effect(row, box, kind)
        card = add_kind(row, box, FIRST_TICKET_KIND + i, kind, card)
    if card != CARDS + 1:
        raise miscounted("ticket", card - FIRST_TICKET, TICKET_CARDS)


def read_effect(row: Row, box: CircusBox, kind: Kind) -> None:
    if kind.effect == SYMBOL_EFFECT:
        kind.symbol = numbered(row, "symbol", SYMBOLS)
        return
    kind.amount = row.number("points", 0, 99)
    kind.counts = numbered(row, "counts", COUNTS) if kind.effect == PER_ALL else 1
    names = FAMILIES
    if kind.counts == BY_NAME:
        names = box.artists
    elif kind.counts in (BY_SYMBOL, BY_MARKER):
        names = SYMBOLS
    kind.per = numbered(row, "per", names)


def read_objectives(top: Row, box: CircusBox) -> None:
    for row in counted(top, "objective", OBJECTIVES):
        kind, of = numbered(row, "kind", OBJECTIVE_KINDS), 0
        if kind == TENTS_IN:
            of = numbered(row, "region", REGIONS)
        elif kind == VALUES_OF:
            of = numbered(row, "family", FAMILIES)
        steps, points = numbers(row, "steps", 3, 99), numbers(row, "points", 3, 99)
        box.objectives.append(Objective(row.text("id"), kind, of, steps, points))
        box.note(row, f"{row.text('id').replace('_', '-')}")
        row.done()


def read_cities(top: Row, box: CircusBox) -> None:
    for row in counted(top, "token", CITY_TOKENS):
        row.text("id")
        for face in ("front", "back"):
            families = named(row, face, FAMILIES)
            if len(families) != 2:
                raise row.complaint("component-not-rows", face, {})
            box.faces.append(families)
        box.note(row)
        row.done()
    for row in counted(top, "metropolis_card", METROPOLIS_CARDS):
        value, family = row.number("value", 1, 16), numbered(row, "family", FAMILIES)
        if box.family_of[value] != family:
            raise miscounted(row.where, box.family_of[value], family)
        before, after = numbered(row, "before", FAMILIES), numbered(row, "after", FAMILIES)
        box.metropolis_cards.append(MetropolisCard(row.text("id"), value, family, before, after))
        box.note(row)
        row.done()


def read_board(top: Row, box: CircusBox) -> None:
    for i, row in enumerate(counted(top, "spot", RINGS * COLUMNS)):
        row.number("ring", i // COLUMNS + 1, i // COLUMNS + 1)
        row.number("column", i % COLUMNS + 1, i % COLUMNS + 1)
        bonus = perhaps(row, "bonus", BONUSES)
        points = row.number("points", 0, 99) if bonus == POPCORN else 0
        box.spots.append(Spot(perhaps(row, "symbol", SYMBOLS), bonus, points))
        box.note(row)
        row.done()
    for i, row in enumerate(counted(top, "column", COLUMNS)):
        row.number("column", i + 1, i + 1)
        pays = row.which("reward", ["objective", "points"]) == 1
        box.column_points.append(row.number("points", 1, 99) if pays else 0)
        box.note(row)
        row.done()


def read_automa(top: Row, box: CircusBox) -> None:
    for i, row in enumerate(counted(top, "automa", AUTOMA_CARDS)):
        row.which("deck", [DECKS[1 if i >= FORTUNE_CARDS else 0]])
        mode = row.which("mode", MODES) if row.has("mode") else 0
        card = AutomaCard(row.text("id"), numbered(row, "action", ACTIONS), mode)
        if card.action == HIRE:
            card.category = numbered(row, "category", FAMILIES)
            card.symbol = perhaps(row, "symbol", SYMBOLS)
            card.delta = row.number("delta", -3, 3) if card.symbol else 0
        elif card.action == SHOW:
            card.extra = numbered(row, "bonus", EXTRAS)
            card.amount = row.number("amount", 1, 9)
        box.automa.append(card)
        box.note(row)
        row.done()
    for i, row in enumerate(counted(top, "difficulty", len(DIFFICULTIES))):
        row.which("id", [DIFFICULTIES[i]])
        box.difficulty_points.append(row.number("points", 0, 9))
        box.note(row)
        row.done()
