"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from ....core.move import FACE_DOWN
from ....core.names import dashed
from ....words import Section, Telling
from ..box.components import (
    BANK_DICE,
    CATEGORIES,
    COMPONENTS,
    DAYS,
    DIRECTIONS,
    DOWNTOWN,
    EDITIONS,
    ENGINEER_SHELF,
    FIRST_SLOT,
    IDLE,
    INN_DICE,
    KINDS,
    LOCATIONS,
    MARKET,
    ON_A_DAY,
    PLACES,
    RESIDENCE_DICE,
    SHELVES,
    THEATRE,
    Need,
)
from ..rules.locations.acting import Acting
from ..rules.moves import READY
from ..rules.player import Player
from ..rules.state import Trickerion, owner_of, points_of, symbol_of
from .texts import kind_text, needs_text, show_text, trick_text


def outline(view: Trickerion, telling: Telling) -> Section:
    """The city, the market, the theatre, the players, and what things do."""
    words = telling.words
    edition = dashed(EDITIONS[view.box.edition])
    players = ", ".join(telling.player(seat) for seat in view.order)
    lines = [
        words("outline-turn", turn=view.turn, turns=view.box.turns),
        words(f"outline-edition-{edition}"),
        words("outline-order", players=players),
    ]
    if view.stack and isinstance(view.stack[-1], Acting):
        lines.append(words("outline-points", points=view.points))
    if view.over:
        winners = [telling.player(s) for s in view.edition.game.winners(view)]
        lines += [words("outline-over"), words("outline-winners", players=", ".join(winners))]
    sections = [
        downtown(view, telling),
        market(view, telling),
        theatre(view, telling),
        *[player(view, telling, seat) for seat in range(view.seats)],
        guide(view, telling),
    ]
    return Section(words("game-title"), lines, sections)


def named(telling: Telling, noun: str, ids: list[int]) -> str:
    return ", ".join(str(telling.thing(noun, id)) for id in ids)


# the city


def downtown(view: Trickerion, telling: Telling) -> Section:
    """The dice, what they allow, and who is there."""
    words, dice = telling.words, view.dice
    lines = [
        words("outline-residence", faces=named(telling, "face", [dice[d] for d in RESIDENCE_DICE])),
        words("outline-inn", faces=named(telling, "face", [dice[d] for d in INN_DICE])),
        words("outline-bank", faces=named(telling, "face", [dice[d] for d in BANK_DICE])),
        *slots(view, telling, DOWNTOWN),
    ]
    for category in range(1, len(CATEGORIES)):
        tricks = [t for t in view.box.by_category[category] if not view.holder[t]]
        name = telling.thing("category", category)
        if tricks:
            names = named(telling, "trick", tricks)
            lines.append(words("outline-tricks-there", category=name, tricks=names))
        else:
            lines.append(words("outline-tricks-none", category=name))
    return Section(words("outline-city"), lines)


def slots(view: Trickerion, telling: Telling, location: int) -> list[str]:
    """The slots of a location that are open with this many players, and who is on them."""
    return [
        telling.words("outline-slot", slot=telling.thing("slot", s), who=whom(view, telling, s))
        for s in range(FIRST_SLOT[location], FIRST_SLOT[location + 1])
        if view.box.slot_seats[s] <= view.seats
    ]


def whom(view: Trickerion, telling: Telling, slot: int) -> str:
    """The character on a shared slot."""
    if not view.slots[slot]:
        return telling.words("outline-free")
    seat = view.slots[slot] - 1
    character = telling.thing("character", view.players[seat].at.index(slot))
    return telling.words("outline-of", player=telling.player(seat), character=character)


def market(view: Trickerion, telling: Telling) -> Section:
    """What is on sale, what is ordered, and who is there."""
    words = telling.words
    goods = ", ".join(good(view, telling, c) for c in view.on_sale[1:])
    lines = [words("outline-on-sale", goods=goods)]
    if view.quick:
        lines.append(words("outline-quick", good=good(view, telling, view.quick)))
    orders = [
        words("outline-ordered", stall=stall, component=telling.thing("component", c))
        for stall, c in enumerate(view.ordered)
        if c
    ]
    lines += orders or [words("outline-no-orders")]
    return Section(words("outline-market"), lines + slots(view, telling, MARKET))


def good(view: Trickerion, telling: Telling, component: int) -> str:
    name, price = telling.thing("component", component), view.price(component)
    return telling.words("outline-good", component=name, coins=price)


# the theatre


def theatre(view: Trickerion, telling: Telling) -> Section:
    """The weekdays, and the row of performance cards."""
    words, box = telling.words, view.box
    lines: list[str] = []
    for day in range(1, len(DAYS)):
        name, first = telling.thing("day", day), FIRST_SLOT[THEATRE] + (day - 1) * ON_A_DAY
        who = "; ".join(whom(view, telling, first + k) for k in range(ON_A_DAY))
        lines.append(words("outline-day", day=name, points=box.slot_points[first], who=who))
        fame, coins = box.day_fame[day], box.day_coins[day]
        if box.weekday_yields and (fame or coins):
            lines.append(words("outline-day-yield", day=name, fame=fame, coins=coins))
    lines.append(words("outline-deck", count=len(view.deck)))
    cards = [card(view, telling, place) for place in view.cards_in_row()]
    return Section(words("outline-theatre"), lines, cards)


def card(view: Trickerion, telling: Telling, place: int) -> Section:
    """A performance card: its slots with their markers, its circles, its links."""
    words, show = telling.words, view.row[place]
    printed = view.box.cards[show]
    lines = [show_text(telling, show)]
    for cell in printed.cells:
        name, mark = words(f"cell-{cell}"), view.mark_at(place, cell)
        what = marker(view, telling, mark) if mark else words("outline-free")
        lines.append(words("outline-card-slot", cell=name, what=what))
        onward = [c for c in printed.circles[cell] if c.cell > cell]
        if onward:
            keys = ["outline-circle-shard" if c.shard else "outline-circle" for c in onward]
            ends = [
                words(key, cell=words(f"cell-{c.cell}"))
                for key, c in zip(keys, onward, strict=True)
            ]
            lines.append(words("outline-circles", cell=name, others=", ".join(ends)))
    lines.append(words("outline-links", count=view.links_on(place)))
    return Section(words("outline-card", card=place, show=telling.thing("show", show)), lines)


def marker(view: Trickerion, telling: Telling, mark: int) -> str:
    return telling.words(
        "outline-marker",
        player=telling.player(owner_of(mark)),
        symbol=telling.thing("symbol", symbol_of(mark)),
        trick=telling.thing("trick", view.trick_of(mark)),
        category=telling.thing("category", view.category_of(mark)),
        direction=telling.words(f"direction-{DIRECTIONS[points_of(mark)]}"),
    )


# the players


def player(view: Trickerion, telling: Telling, seat: int) -> Section:
    """What lies in front of one player."""
    p, words = view.players[seat], telling.words
    lines = [words("outline-no-magician")]
    if p.magician:
        name, school = telling.thing("magician", p.magician), telling.thing("category", p.favourite)
        lines = [words("outline-magician", magician=name, category=school)]
    lines.append(words("outline-wealth", fame=p.fame, coins=p.coins, shards=p.shards))
    if p.advertised:
        lines.append(words("outline-poster"))
    if view.chosen and view.chosen[seat]:
        lines.append(words("outline-laid", cards=laid(view, telling, seat)))
    lines.append(components(view, telling, seat))
    sections = [
        Section(words("outline-company"), company(telling, p)),
        Section(words("outline-own-tricks"), tricks(view, telling, seat)),
    ]
    return Section(telling.player(seat), lines, sections)


def laid(view: Trickerion, telling: Telling, seat: int) -> str:
    """The cards of a choice still open: the viewer's by name, those of others sealed."""
    words, found = telling.words, list[str]()
    for move in view.chosen[seat]:
        if move is FACE_DOWN:
            return words("outline-sealed")
        if move is not READY:
            name = telling.thing("character", move.arg)
            where = telling.thing("location", LOCATIONS.index(move.verb))
            found.append(words("outline-laid-card", character=name, location=where))
    return ", ".join(found) or words("outline-laid-none")


def company(telling: Telling, p: Player) -> list[str]:
    """Everybody in a player's company, with their card and place this turn."""
    words = telling.words
    lines: list[str] = []
    for place in range(1, PLACES + 1):
        name = telling.thing("character", place)
        if p.at[place] == IDLE:
            lines.append(words("outline-member-idle", character=name))
        elif p.at[place]:
            slot = telling.thing("slot", p.at[place])
            lines.append(words("outline-member-at", character=name, slot=slot))
        elif p.cards[place]:
            where = telling.thing("location", p.cards[place])
            lines.append(words("outline-member-card", character=name, location=where))
        elif p.crew[place]:
            lines.append(words("outline-member", character=name))
    hired = [kind for kind, count in enumerate(p.hired) for _ in range(count)]
    if hired:
        lines.append(words("outline-hired", kinds=named(telling, "kind", hired)))
    return lines


def tricks(view: Trickerion, telling: Telling, seat: int) -> list[str]:
    """Tricks by their place, with their markers and what they still need."""
    p, words = view.players[seat], telling.words
    lines: list[str] = []
    for shelf in range(1, SHELVES + 1):
        symbol = p.symbol_on(shelf)
        if symbol:
            key = "outline-trick-engineer" if shelf == ENGINEER_SHELF else "outline-trick"
            lines.append(
                words(
                    key,
                    symbol=telling.thing("symbol", symbol),
                    trick=telling.thing("trick", p.trick[symbol]),
                    ready=p.ready[symbol],
                    shown=p.shown[symbol],
                    supply=view.supply(seat, symbol),
                    missing=missing(view, telling, seat, symbol),
                )
            )
    return lines or [words("outline-no-tricks")]


def missing(view: Trickerion, telling: Telling, seat: int, symbol: int) -> str:
    lacking = [
        Need(need.component, need.units - view.counted(seat, need.component))
        for need in view.needs_of(seat, symbol)
        if view.counted(seat, need.component) < need.units
    ]
    if not lacking:
        return telling.words("outline-complete")
    return telling.words("outline-missing", needs=needs_text(telling, lacking))


def components(view: Trickerion, telling: Telling, seat: int) -> str:
    p, words, piles = view.players[seat], telling.words, list[str]()
    for c in range(1, len(COMPONENTS)):
        name = telling.thing("component", c)
        if p.units[c] and p.is_with_manager(c):
            counted = view.counted(seat, c)
            args = {"units": p.units[c], "counted": counted}
            piles.append(words("outline-pile-manager", component=name, **args))
        elif p.units[c]:
            piles.append(words("outline-pile", units=p.units[c], component=name))
    if not piles:
        return words("outline-no-components")
    return words("outline-components", goods=", ".join(piles))


def guide(view: Trickerion, telling: Telling) -> Section:
    """What every trick and every character does."""
    lines = [
        telling.words(
            "outline-guide-line", name=telling.thing("kind", k), text=kind_text(telling, k)
        )
        for k in range(1, len(KINDS))
    ]
    for t in range(1, len(view.box.tricks)):
        name, text = telling.thing("trick", t), trick_text(telling, t)
        lines.append(telling.words("outline-guide-line", name=name, text=text))
    return Section(telling.words("outline-guide"), lines, aside=True)
