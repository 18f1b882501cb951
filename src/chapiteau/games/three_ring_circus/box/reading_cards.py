"""Reading the cards, the circus board and the decks of the Automatons."""

from __future__ import annotations

from ....core.box import Row, check_count, miscounted
from ....core.errors import Value
from ....core.names import dashed
from .components import (
    ACTIONS,
    AT_THE_END,
    BACKSTAGE,
    BONUSES,
    BY_MARKER,
    BY_NAME,
    BY_SYMBOL,
    COLUMNS,
    COUNTS,
    DECKS,
    DIFFICULTIES,
    EFFECTS,
    EXTRAS,
    FAMILIES,
    FEWEST_MONEY,
    FEWEST_OBJECTIVES,
    FEWEST_PER_REGION,
    FEWEST_TICKETS,
    FIRST_BACKSTAGE,
    FIRST_TICKET_KIND,
    HIRE,
    MODES,
    MOST_ARTISTS,
    MOST_BACKSTAGE,
    MOST_CARDS,
    MOST_OBJECTIVES,
    MOST_TICKETS,
    OBJECTIVE_KINDS,
    PEDESTALS_PER_ARTIST,
    PER_ALL,
    POPCORN,
    REGIONS,
    RINGS,
    SHOW,
    SYMBOL_EFFECT,
    SYMBOLS,
    TENTS_IN,
    VALUES_OF,
    CircusBox,
)
from .printed import AutomaCard, Kind, MetropolisCard, Objective, Spot

SHARED = "artist, backstage"  # the sections of the money deck


def read_cards(top: Row, box: CircusBox) -> None:
    for i, row in enumerate(top.counted("family", len(FAMILIES) - 1)):
        row.which("id", [FAMILIES[i + 1]])
        row.which("deck", ["money", "ticket"])
        for value in row.numbers("values", 0, 16):
            box.family_of[value] = i + 1
        box.finish(row)
    read_artists(top, box)
    read_backstage(top, box)
    box.money_cards = len(box.kind) - 1
    check_count(SHARED, box.money_cards, FEWEST_MONEY, MOST_CARDS)
    box.first_ticket = len(box.kind)
    read_tickets(top, box)
    box.cards = len(box.kind) - 1
    check_count("ticket", box.cards - box.money_cards, FEWEST_TICKETS, MOST_CARDS)
    read_objectives(top, box)
    read_cities(top, box)


def add_kind(row: Row, box: CircusBox, n: int, kind: Kind) -> int:
    """Add all copies of a kind after the cards read so far, and return how many."""
    expected = box.family_of[kind.value]
    if kind.family not in (0, expected):  # the value on a card says which family it is of
        said: dict[str, Value] = {"value": FAMILIES[kind.family], "names": FAMILIES[expected]}
        raise row.complaint("component-not-one-of", "family", said)
    row.new_id([other.id for other in box.kinds])
    box.kinds[n] = kind
    copies = row.number("copies", 0, MOST_CARDS)
    box.kind += [n] * copies
    box.value += [kind.value] * copies
    box.family += [kind.family] * copies
    box.finish(row, f"card-{dashed(kind.id)}")
    return copies


def read_artists(top: Row, box: CircusBox) -> None:
    for i, row in enumerate(top.counted("artist", 0, MOST_ARTISTS)):
        kind = Kind(row.text("id"), row.number("value", 1, 16), row.numbered("family", FAMILIES))
        kind.pedestals = row.number("pedestals", 0, 9)
        kind.per_after = row.perhaps("per_after", FAMILIES)
        add_kind(row, box, i + 1, kind)
        box.artist_kinds |= 1 << i + 1


def read_backstage(top: Row, box: CircusBox) -> None:
    """Kinds that the house knows are numbered by id; new ones count down from the first of them."""
    artists = len(top.rows("artist"))
    for row in top.counted("backstage", 0, MOST_BACKSTAGE):
        id = row.text("id")
        if id in BACKSTAGE:
            n = FIRST_BACKSTAGE + BACKSTAGE.index(id)
        else:
            n = box.first_backstage = box.first_backstage - 1
            check_count(SHARED, artists + FIRST_BACKSTAGE - n, 0, MOST_ARTISTS)
        kind = Kind(id, row.number("value", 1, 16), 0)
        kind.effect = row.numbered("effect", EFFECTS)
        if kind.effect == PEDESTALS_PER_ARTIST:
            kind.per = row.numbered("family", FAMILIES)
        kind.amount = row.number("amount", 1, 9, 0)
        copies = add_kind(row, box, n, kind)
        if kind.effect in AT_THE_END:
            box.end_kinds |= 1 << n
            box.end_cards += copies


def read_tickets(top: Row, box: CircusBox) -> None:
    rows = top.counted("ticket", 0, MOST_TICKETS)
    for row in rows:
        artist = row.text("artist")
        if artist not in box.artists:
            box.artists.append(artist)
    for i, row in enumerate(rows):
        kind = Kind(row.text("id"), row.number("value", 1, 16), row.numbered("family", FAMILIES))
        kind.artist = box.artists.index(row.text("artist"))
        kind.corner = row.number("corner", 0, 99)
        kind.effect = row.numbered("effect", EFFECTS[: PER_ALL + 1])
        read_effect(row, box, kind)
        add_kind(row, box, FIRST_TICKET_KIND + i, kind)


def read_effect(row: Row, box: CircusBox, kind: Kind) -> None:
    if kind.effect == SYMBOL_EFFECT:
        kind.symbol = row.numbered("symbol", SYMBOLS)
        return
    kind.amount = row.number("points", 0, 99)
    kind.counts = row.numbered("counts", COUNTS) if kind.effect == PER_ALL else 1
    names = FAMILIES
    if kind.counts == BY_NAME:
        names = box.artists
    elif kind.counts in (BY_SYMBOL, BY_MARKER):
        names = SYMBOLS
    kind.per = row.numbered("per", names)


def read_objectives(top: Row, box: CircusBox) -> None:
    for row in top.counted("objective", FEWEST_OBJECTIVES, MOST_OBJECTIVES):
        kind, of = row.numbered("kind", OBJECTIVE_KINDS), 0
        if kind == TENTS_IN:
            of = row.numbered("region", REGIONS)
        elif kind == VALUES_OF:
            of = row.numbered("family", FAMILIES)
        steps, points = row.numbers("steps", 0, 99, 3), row.numbers("points", 0, 99, 3)
        box.objectives.append(Objective(row.text("id"), kind, of, steps, points))
        box.finish(row, dashed(row.text("id")))
    box.objective_cards = len(box.objectives) - 1


def read_cities(top: Row, box: CircusBox) -> None:
    for row in top.counted("token", FEWEST_PER_REGION, MOST_CARDS):
        row.text("id")
        for face in ("front", "back"):
            box.faces.append(row.all_numbered(face, FAMILIES, 2))
        box.finish(row)
    for row in top.counted("metropolis_card", FEWEST_PER_REGION, MOST_CARDS):
        value, family = row.number("value", 1, 16), row.numbered("family", FAMILIES)
        if box.family_of[value] != family:
            raise miscounted(row.where, box.family_of[value], family)
        before, after = row.numbered("before", FAMILIES), row.numbered("after", FAMILIES)
        box.metropolis_cards.append(MetropolisCard(row.text("id"), value, family, before, after))
        box.finish(row, f"wish-{value}")


def read_board(top: Row, box: CircusBox) -> None:
    for i, row in enumerate(top.counted("spot", RINGS * COLUMNS)):
        row.number("ring", i // COLUMNS + 1, i // COLUMNS + 1)
        row.number("column", i % COLUMNS + 1, i % COLUMNS + 1)
        bonus = row.perhaps("bonus", BONUSES)
        points = row.number("points", 0, 99) if bonus == POPCORN else 0
        box.spots.append(Spot(row.perhaps("symbol", SYMBOLS), bonus, points))
        box.finish(row)
    for i, row in enumerate(top.counted("column", COLUMNS)):
        row.number("column", i + 1, i + 1)
        pays = row.which("reward", ["objective", "points"]) == 1
        box.column_points.append(row.number("points", 1, 99) if pays else 0)
        box.finish(row)


def read_automa(top: Row, box: CircusBox) -> None:
    shows = [0, 0]
    deck = 0
    for row in top.counted("automa", 0, MOST_CARDS):
        deck += row.which("deck", DECKS[deck:])  # one deck after the other
        mode = row.which("mode", MODES, 0)
        card = AutomaCard(row.text("id"), row.numbered("action", ACTIONS), mode)
        if card.action == HIRE:
            card.category = row.numbered("category", FAMILIES)
            card.symbol = row.perhaps("symbol", SYMBOLS)
            card.delta = row.number("delta", -3, 3) if card.symbol else 0
        elif card.action == SHOW:
            card.extra = row.numbered("bonus", EXTRAS)
            card.amount = row.number("amount", 1, 9)
            shows[deck] += 1
        box.automa.append(card)
        box.automa_cards += 1
        if deck == 0:
            box.fortune_cards += 1
        box.finish(row)
    for i, name in enumerate(DECKS):  # a deck without a show would never come to an end
        check_count(f"automa, deck {name}, action show", shows[i], 1, MOST_CARDS)
    for i, row in enumerate(top.counted("difficulty", len(DIFFICULTIES))):
        row.which("id", [DIFFICULTIES[i]])
        box.difficulty_points.append(row.number("points", 0, 9))
        box.finish(row)
