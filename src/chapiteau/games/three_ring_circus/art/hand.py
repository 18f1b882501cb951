"""The viewer's own hand, sorted: tickets, artists, backstage, objectives; and what is being paid."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....core.move import Move
from ....draw.layout import row
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import chosen, legal
from ....draw.svg import Point, at, rect
from ....draw.text import width, write
from ..box.components import FIRST_TICKET_KIND
from ..rules.hiring.hire import fee
from ..rules.moves import DISCARD, FIRST_OBJECTIVE_KIND, HIRE, PAY, PLACE, PLAY
from ..rules.scoring import objective_count
from .cards import HAND_H, HAND_W, back, hand_card, small_card
from .faces import card_face
from .icons import sign
from .objectives import goal_of, hand_goal, small_goal
from .table import Items, Table, region
from .texts import card_text, goal_text
from .theme import KEY, Room

GAP: Final = 12  # between groups
BACK_W: Final = 58  # of a card face down


class Fan(NamedTuple):
    """Where the hand lies: whole cards in a row while they fit, else small ones in lines."""

    x: float
    y: float
    w: float
    large: int  # so many are shown whole
    small: tuple[float, float]  # width and height of a small card
    step: tuple[float, float]  # from one to the next
    lines: int  # at most; what does not fit overlaps
    tally: Point  # where it says how many
    purse: Point  # where the running sum ends


class Held(NamedTuple):
    """A card of the hand: an artist or backstage card, or an objective."""

    card: int = 0
    objective: int = 0


def held(table: Table) -> list[list[Held]]:
    """The viewer's own hand in groups, each sorted by value."""
    p, box = table.mine, table.box

    def value(card: int) -> tuple[int, int, int]:
        return box.value[card], box.kind[card], card

    money = sorted(p.money, key=value)
    stage = [c for c in money if box.kind[c] >= box.first_backstage]
    artists = [c for c in money if box.kind[c] < box.first_backstage]
    groups = [[Held(c) for c in cards] for cards in (sorted(p.tickets, key=value), artists, stage)]
    groups.append([Held(objective=o) for o in sorted(p.objectives)])
    return [group for group in groups if group]


VERBS: Final = ("hire", "pay", "play", "place", "discard")


def hand(table: Table, plan: Fan) -> Items:
    p, g = table.mine, table.view
    if not table.looks_at_own:
        return ()
    reached = tuple([objective_count(g, table.me, o) for o in sorted(p.objectives)])
    mine = (tuple(p.money), tuple(p.tickets), reached, tuple(p.objectives))
    seen = (mine, table.asks(*VERBS), plan)
    return region(table, "hand", seen, lambda: _hand(table, plan))


def _hand(table: Table, plan: Fan) -> list[Item]:
    groups = held(table)
    cards = [card for group in groups for card in group]
    spent, whole = spending(table, cards), len(cards) <= plan.large
    found = [_count(table, plan)]
    for card, place in zip(cards, spots(groups, plan), strict=True):
        found.append(_held(table, plan, card, place, card in spent, whole))
    return found + _sum(table, plan)


def _count(table: Table, plan: Fan) -> Item:
    """How many cards, of how many that may be kept."""
    held, most = table.mine.hand_size(), table.box.hand_limit
    label = table.words("board-hand-limit", count=held, most=most)
    return item("held", *plan.tally, limit(held, most, table.room), PLAIN, label)


@memo
def limit(held: int, most: int, room: Room) -> str:
    ink = room.bad if held > most else room.muted
    return write(0, 0, f"{held} / {most}", 17, ink, weight=800)


def lines_of(count: int, plan: Fan) -> int:
    """How many lines of small cards a hand takes."""
    each = int((plan.w - plan.small[0]) / plan.step[0]) + 1
    return min(plan.lines, max(1, -(-count // each)))


def spots(groups: list[list[Held]], plan: Fan) -> list[Point]:
    """Groups stand a little apart."""
    flat = [k for k, group in enumerate(groups) for _ in group]
    if len(flat) <= plan.large:
        return in_line(flat, HAND_W, HAND_W + 6, plan, plan.y + 6)
    lines = lines_of(len(flat), plan)
    each, found = -(-len(flat) // lines), list[Point]()
    for line in range(lines):
        part = flat[line * each : (line + 1) * each]
        y = plan.y + line * plan.step[1]
        found += in_line(part, plan.small[0], plan.step[0], plan, y)
    return found


def in_line(part: list[int], w: float, step: float, plan: Fan, y: float) -> list[Point]:
    slack = max(0.0, plan.w - w - step * (len(part) - 1))
    gap = min(GAP, slack / max(1, part[-1] - part[0])) if part else 0.0
    gaps = [gap * (k - part[0]) for k in part]
    room = plan.w - w - (gaps[-1] if gaps else 0)
    return [(x + more, y) for x, more in zip(row(len(part), step, room, plan.x), gaps, strict=True)]


def spending(table: Table, cards: list[Held]) -> set[Held]:
    """The cards that are paid or on their way into a ring: for each choice one of its kind."""
    kinds = [*table.plan.paid]
    if table.plan.hired:
        kinds.append(table.plan.hired)
    if table.plan.played:
        kinds.append(table.plan.played)
    found = set[Held]()
    for kind in kinds:
        for card in cards:
            if card.card and card not in found and table.box.kind[card.card] == kind:
                found.add(card)
                break
    return found


def answers(table: Table, card: Held) -> list[Move]:
    """What choosing a card could mean."""
    if card.objective:
        return [PLACE[card.objective], DISCARD[FIRST_OBJECTIVE_KIND + card.objective - 1]]
    kind = table.box.kind[card.card]
    moves = [DISCARD[kind]]
    if kind < FIRST_TICKET_KIND:
        moves.insert(0, PAY[kind])
    if table.box.first_backstage <= kind < FIRST_TICKET_KIND:
        moves.insert(0, PLAY[kind])
    else:
        moves.insert(0, HIRE[kind])
    return moves


def _held(
    table: Table, plan: Fan, card: Held, place: Point, spent: bool, whole: bool
) -> Item:  # fmt: skip
    mark = table.mark_any(*answers(table, card))
    if spent:
        mark = Mark("chosen", said=table.words("board-chosen"))
    w, h = (HAND_W, HAND_H) if whole else plan.small
    name, key, text, svg = printed(table, card, plan, not whole)
    over, up = over_hand(w, h, mark.state, table.room), h * 0.1 if spent else 0
    said = table.words("board-held", card=name)
    return item(key, place[0], place[1] - up, svg, mark, said, text, over)


def printed(table: Table, card: Held, plan: Fan, small: bool) -> tuple[str, str, str, str]:
    """Name, key, explanation and face of a card."""
    room = table.room
    if card.objective:
        goal = goal_of(table, card.objective)
        reached = objective_count(table.view, table.me, card.objective)
        svg = (
            small_goal(goal, *plan.small, reached, room)
            if small
            else hand_goal(goal, reached, room)
        )
        return goal.name, f"o{card.objective}", goal_text(table, card.objective), svg
    face = card_face(table, card.card)
    svg = small_card(face, *plan.small, room) if small else hand_card(face, room)
    return face.name, f"c{card.card}", card_text(table, face.kind), svg


@memo
def over_hand(w: float, h: float, state: str, room: Room) -> str:
    if state == "legal":
        return legal(0, 0, w, h, 8, room, 2)
    if state == "chosen":
        return legal(0, 0, w, h, 8, room, 2, True) + chosen(w - 12, 8, room, 12)
    return ""


def _sum(table: Table, plan: Fan) -> list[Item]:
    """The running sum while a fee is paid."""
    choice = table.plan
    if not choice.ring:
        return []
    due = fee(table.view, table.me, choice.hired, choice.ring)
    paid = sum(table.box.kinds[kind].value for kind in choice.paid)
    label = table.words("board-paid", paid=paid, fee=due)
    svg = purse(paid, due, table.room)
    wide = 66 + width(f"{paid} / {due}", 24, "ui", 800)
    return [item("purse", plan.purse[0] - wide, plan.purse[1], svg, PLAIN, label)]


@memo
def purse(paid: int, due: int, room: Room) -> str:
    said = f"{paid} / {due}"
    wide = 66 + width(said, 24, "ui", 800)
    return (
        rect(0, -19, wide, 38, 10, fill="#FFFDF2", stroke=KEY, stroke_width=2)
        + sign("banknote", 28, 0, 17)
        + write(52, 8.6, said, 24, KEY, weight=800)
    )


def hidden(table: Table, plan: Fan) -> Items:
    """What a spectator sees of the hand that lies below: backs, and tickets everybody knows."""
    p = table.mine
    if table.looks_at_own:
        return ()
    known = tuple(p.tickets[: p.known])
    counts = (len(p.money), len(p.tickets) - len(known), len(p.objectives))
    seen = (counts, known, plan)
    return region(table, "hidden", seen, lambda: _hidden(table, plan, counts, known))


def _hidden(
    table: Table, plan: Fan, counts: tuple[int, int, int], known: tuple[int, ...]
) -> list[Item]:
    money, tickets, objectives = counts
    label = table.words(
        "board-hand-of",
        player=table.player(table.me),
        money=money,
        tickets=tickets + len(known),
        objectives=objectives,
    )
    svg = backs(*counts, plan.w, table.room)
    found = [item(f"h{table.me}", plan.x, plan.y, svg, PLAIN, label)]
    w, h = plan.small
    y = plan.y + BACK_W * 1.36 + 12
    for card, x in zip(known, row(len(known), plan.step[0], plan.w - w, plan.x), strict=True):
        face = card_face(table, card)
        name = table.words("board-known", card=face.name, player=table.player(table.me))
        svg, text = small_card(face, w, h, table.room), card_text(table, face.kind)
        found.append(item(f"c{card}", x, y, svg, PLAIN, name, text))
    return found


@memo
def backs(money: int, tickets: int, objectives: int, wide: float, room: Room) -> str:
    """Cards face down, one beside another."""
    w, count = BACK_W, money + tickets + objectives
    step = min(w * 0.72, (wide - 1.8 * w) / max(1, count - 1))
    drawn, x = list[str](), 0.0
    for deck, some in (("money", money), ("ticket", tickets), ("objective", objectives)):
        for _ in range(some):
            drawn.append(at(x, 0, back(deck, w, w * 1.36, room)))
            x += step
        x += w * 0.4 if some else 0
    return "".join(drawn)


def title(table: Table) -> str:
    """Whose hand lies there."""
    return table.words("board-hand" if table.looks_at_own else "outline-hand")
