"""The viewer's own company: characters with their assignment, and where everybody's characters are."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.layout import row
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.svg import at, circle
from ....draw.text import write
from ..box.components import (
    FIRST_SLOT,
    FREE_SEAT,
    IDLE,
    KIND_OF,
    LOCATIONS,
    PLACES,
    THEATRE,
    WORKSHOP,
)
from ..rules.moves import ASSIGN, ESCORT, IDLE_MOVE, SEND
from ..words.texts import kind_text
from .pieces import (
    action_points,
    assignment,
    chip,
    disc,
    over_round,
    over_ticket,
    ticket,
)
from .table import Items, Table, region
from .theme import Room

Berth = tuple[float, float, float]  # where a character is, and how large


@dataclass(frozen=True)
class Company:
    """Where the viewer's own characters stand, and how large their cards are."""

    x: float
    y: float
    w: float
    r: float
    step: float
    ticket: float
    card_h: float
    stock_y: float  # where the cards still in hand are counted


def members(table: Table, seat: int) -> list[int]:
    """The places of a company that are taken."""
    crew = table.view.players[seat].crew
    return [place for place in range(1, PLACES + 1) if crew[place]]


def ticket_size(table: Table, plan: Company) -> float:
    """Few characters have large cards."""
    count = max(1, len(members(table, table.me)))
    return min(plan.ticket, (plan.w / count - 8) / 2 - 2)


def columns(table: Table, plan: Company) -> dict[int, float]:
    """The middle of each own character's column."""
    found = members(table, table.me)
    return dict(
        zip(
            found,
            row(len(found), plan.step, plan.w - plan.step, plan.x + plan.step / 2),
            strict=True,
        )
    )


# everybody's characters, wherever they are


def people(table: Table, slots: dict[int, Berth], homes: dict[tuple[int, int], Berth]) -> Items:
    """Every character once: on its slot, else at home."""
    view = table.view
    seen = (
        tuple([(tuple(p.crew), tuple(p.cards), tuple(p.at)) for p in view.players]),
        table.asks("send", "escort"), frozenset(table.chosen), tuple(slots.items()),
        tuple(homes.items()),
    )  # fmt: skip
    return region(table, "people", seen, lambda: _people(table, slots, homes))


def _people(
    table: Table, slots: dict[int, Berth], homes: dict[tuple[int, int], Berth]
) -> list[Item]:
    items = []
    for seat, p in enumerate(table.view.players):
        for place in members(table, seat):
            berth = _berth(table, seat, p.at[place], slots) or homes.get((seat, place))
            if berth:
                items.append(_person(table, seat, place, berth))
    return items


def _berth(table: Table, seat: int, slot: int, slots: dict[int, Berth]) -> Berth | None:
    """Where a placed character is drawn; the workshops of the others are not."""
    in_workshop = FIRST_SLOT[WORKSHOP] <= slot < FIRST_SLOT[THEATRE]
    if in_workshop and seat != table.me:
        return None
    return slots.get(slot)


def _person(table: Table, seat: int, place: int, berth: Berth) -> Item:
    view = table.view
    p, (x, y, r) = view.players[seat], berth
    kind, slot = KIND_OF[place], p.at[place]
    mark = _person_mark(table, seat, place)
    home = not 0 < slot < IDLE or (FIRST_SLOT[WORKSHOP] <= slot < FIRST_SLOT[THEATRE])
    points = table.box.points[kind] if seat == table.me and home else -1
    look = _look(slot, seat != table.me)
    over = _over(r, points, place, look, mark.state, table.room)
    label = table.words(
        "outline-of", player=table.player(seat), character=table.name("character", place)
    )
    said = _whereabouts(table, seat, place)
    text = kind_text(table.telling, kind)
    label = f"{label}. {said}" if said else label
    return item(f"d{seat}-{place}", x, y, disc(seat, kind, r), mark, label, text, over)


def _look(slot: int, foreign: bool) -> str:
    if slot == IDLE:
        return "idle"
    if FIRST_SLOT[WORKSHOP] <= slot < FIRST_SLOT[THEATRE]:
        return "working" if foreign else ""
    return ""


@memo
def _over(r: float, points: int, place: int, look: str, state: str, room: Room) -> str:
    """What is said of a character: points, a seat without wages, idleness, and its state."""
    found = [circle(0, 0, r, fill=room.panel, opacity=0.5)] if look == "idle" else []
    found.append(over_round(r, state, room) if state == "legal" else "")
    if points >= 0:
        found.append(action_points(points, r))
    if place == FREE_SEAT:
        found.append(circle(0, -r * 0.92, r * 0.3, fill="#2C7A4B", stroke=INK, stroke_width=1))
        found.append(icon("coins", 0, -r * 0.92, r * 0.42, "#FFFFFF", 2.4))
    if look:
        sign = "moon" if look == "idle" else "hammer"
        found.append(
            circle(r * 0.7, -r * 0.66, r * 0.4, fill=room.panel2, stroke=INK, stroke_width=1)
        )
        found.append(icon(sign, r * 0.7, -r * 0.66, r * 0.52, room.ink, 2.4))
    return "".join(found)


def _person_mark(table: Table, seat: int, place: int) -> Mark:
    """Sent out, or moved to another seat."""
    if seat != table.viewer or not table.legal:
        return PLAIN
    alike = table.alike(seat, place)
    for moves in (SEND, ESCORT):
        if moves[place].verb in table.verbs:
            found = [m for m in alike if moves[m] in table.legal]
            return table.mark(moves[found[0]]) if found else PLAIN
    return PLAIN


def _whereabouts(table: Table, seat: int, place: int) -> str:
    p, words = table.view.players[seat], table.words
    name = table.name("character", place)
    if p.at[place] == IDLE:
        return words("outline-member-idle", character=name)
    if p.at[place]:
        return words("outline-member-at", character=name, slot=table.name("slot", p.at[place]))
    if p.cards[place]:
        where = table.name("location", p.cards[place])
        return words("outline-member-card", character=name, location=where)
    return ""


# the cards under the viewer's own characters


def cards(table: Table, plan: Company) -> Items:
    p = table.mine
    lit = table.asks(*LOCATIONS[1:], "idle")
    secret = (table.question == "Assign", table.asked, frozenset(table.chosen))
    seen = (tuple(p.crew), tuple(p.cards), tuple(p.at), lit, secret, plan)
    return region(table, "cards", seen, lambda: _cards(table, plan))


def _cards(table: Table, plan: Company) -> list[Item]:
    items = list[Item]()
    if table.question == "Assign" and table.viewer == table.me:
        items.append(_left(table, plan))
    for place, x in columns(table, plan).items():
        if table.question == "Assign" and table.viewer == table.me:
            items += _tickets(table, place, x, plan)
        else:
            items += _assigned(table, place, x, plan)
    return items


def _left(table: Table, plan: Company) -> Item:
    """4.2 How many cards of each location are still in hand."""
    laid = [table.planned(place) for place in members(table, table.me)]
    left = tuple([table.box.assignments[k] - laid.count(k) for k in range(1, len(LOCATIONS))])
    svg = _stock(left, table.room)
    said = [
        table.words("board-cards-left", location=table.name("location", k + 1), count=count)
        for k, count in enumerate(left)
    ]
    return item("stock", plan.x + 6, plan.stock_y, svg, PLAIN, ", ".join(said))


@memo
def _stock(left: tuple[int, ...], room: Room) -> str:
    drawn = []
    for k, count in enumerate(left):
        drawn.append(at(k * 52, 0, ticket(k + 1, 22, not count)))
        drawn.append(write(k * 52 + 28, 17, count, 17, room.ink, weight=800))
    return "".join(drawn)


def _tickets(table: Table, place: int, x: float, plan: Company) -> list[Item]:
    """4.1 Four small cards: one of them is laid on the character."""
    w, items = ticket_size(table, plan), list[Item]()
    alike = table.alike(table.me, place)
    laid = table.planned(place)
    for location in range(1, len(LOCATIONS)):
        moves = ASSIGN[location]
        mark = table.mark_first([moves[a] for a in alike], table.asked)
        if laid and laid != location and not table.legal:
            mark = PLAIN
        tx = x - w - 2 + (location - 1) % 2 * (w + 4)
        ty = plan.y + plan.r * 2 + 10 + (location - 1) // 2 * (w + 5)
        svg, over = ticket(location, w), over_ticket(w, mark.state, table.room)
        said = {"character": table.name("character", place)}
        label = table.words("outline-laid-card", location=table.name("location", location), **said)
        items.append(item(f"a{place}-{location}", tx, ty, svg, mark, label, over=over))
    return items


def _assigned(table: Table, place: int, x: float, plan: Company) -> list[Item]:
    """The card of this turn, and the choice to stay idle after all."""
    p, w = table.mine, ticket_size(table, plan) * 2 + 4
    location = p.cards[place]
    name = table.name("location", location).capitalize() if location else ""
    svg = assignment(location, name, w, plan.card_h, p.at[place] > 0, table.room)
    y = plan.y + plan.r * 2 + 10
    label = table.words("board-no-card", character=table.name("character", place))
    if location:
        said = {"character": table.name("character", place)}
        label = table.words("outline-laid-card", location=name, **said)
    items = [item(f"c{place}", x - w / 2, y, svg, PLAIN, label)]
    idle = [a for a in table.alike(table.me, place) if IDLE_MOVE[a] in table.legal]
    if idle and table.viewer == table.me:
        spot = (x + w / 2 - 4, y + plan.card_h - 4)
        mark = table.mark(IDLE_MOVE[idle[0]])
        items.append(item(f"idle{place}", *spot, chip("moon", 11, table.room), mark, label))
    return items


def homes_of_mine(table: Table, plan: Company) -> dict[tuple[int, int], Berth]:
    return {
        (table.me, place): (x, plan.y + plan.r, plan.r) for place, x in columns(table, plan).items()
    }
