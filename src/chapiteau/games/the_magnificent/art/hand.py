"""The viewer's own master cards with the dice on them, and what each would bring now."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.layout import row
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.svg import Point, rect
from ....draw.text import write
from ..box.components import PAY_COIN
from ..rules.criteria import most_coins, points_for
from ..rules.moves import PICK, PUT, SCORE, USE
from .displays import master_item
from .icons import cast, fame
from .masters import SLOT, H, W
from .ring import die_keys
from .table import Items, Table
from .theme import Room


@dataclass(frozen=True)
class Hand:
    """Where the cards lie: from the left, so much room, so wide, so many in a row."""

    x: float
    y: float
    room: float
    w: float
    columns: int = 6

    @property
    def slot(self) -> Point:
        """Where a die lies, from the corner of its card."""
        return SLOT[0] * self.w / W, SLOT[1] * self.w / W

    def places(self, count: int) -> list[Point]:
        found = list[Point]()
        across = min(count, self.columns)
        high = self.w * (H + 26) / W + 6
        for line in range(0, count, self.columns):
            xs = row(across, self.w + 6, self.room - self.w, self.x)
            y = self.y + line / self.columns * high
            found += [(x, y) for x in xs[: min(across, count - line)]]
        return found


def worth_now(table: Table, seat: int, master: int) -> int:
    """What a card would bring if it were scored now."""
    view, p = table.view, table.view.players[seat]
    paying = table.box.masters[master].score.kind == PAY_COIN
    coins = most_coins(view, master, p.coins) if paying else 0
    return points_for(view, seat, master, coins)


@memo
def worth_tab(points: int, w: float, room: Room) -> str:
    """A plate that hangs from a card: what it is worth now."""
    top = w * H / W
    return (
        rect(w / 2 - 27, top - 3, 54, 25, 7, fill=room.panel, stroke=room.line, stroke_width=1.2)
        + fame(w / 2 - 13, top + 9.5, 9)
        + write(w / 2 + 1, top + 15.5, points, 17, room.ink, weight=800)
    )


@memo
def new_die(w: float, room: Room) -> str:
    """The frame of the card whose bonus counts this turn."""
    h = w * H / W
    return rect(-2, -2, w + 4, h + 4, 9, fill="none", stroke=room.metal2, stroke_width=3)


def masters(table: Table, plan: Hand) -> Items:
    view, p = table.view, table.mine
    worth = tuple([worth_now(table, table.me, m) for m in p.masters])
    asks = table.asks("put", "use", "score", "pick")
    seen = (tuple(p.masters), worth, plan, asks, view.card, view.bonus_used, table.lane_of())
    return table.region("masters", seen, lambda: _masters(table, plan, worth))


def mark_of(table: Table, master: int) -> Mark:
    """A card is put a die on, used, scored, or given back."""
    if "use" in table.verbs:
        return table.mark(USE[master], refuse=master == table.view.card)
    if "pick" in table.verbs and table.question != "ReturnMaster":
        return PLAIN
    return table.mark_one_of(PUT[master], SCORE[master], PICK[master])


def _masters(table: Table, plan: Hand, worth: tuple[int, ...]) -> list[Item]:
    p, view, items = table.mine, table.view, list[Item]()
    for i, (x, y) in enumerate(plan.places(len(p.masters))):
        master = p.masters[i]
        mark = mark_of(table, master)
        over = worth_tab(worth[i], plan.w, table.room)
        text = table.words("board-worth", points=worth[i])
        if master == view.card:
            over += new_die(plan.w, table.room)
            text += "\n" + table.words("outline-bonus-used") if view.bonus_used else ""
        items.append(master_item(table, master, x, y, plan.w, mark, text, over))
    return items


def dice_on(table: Table, seat: int, places: list[Point], slot: Point, size: float) -> Items:
    """The dice on the cards of a player; `slot` is where they lie, from the corner of a card."""
    view, p = table.view, table.view.players[seat]
    keys = die_keys(table)
    own = tuple([keys.get((seat, i), "") for i in range(len(p.dice))])
    seen = (tuple(p.dice), tuple(places), slot, size, own, view.card)
    made = [(x + slot[0], y + slot[1]) for x, y in places]
    return table.region(f"dice{seat}", seen, lambda: _dice(table, seat, made, size, own))


def _dice(
    table: Table, seat: int, places: list[Point], size: float, keys: tuple[str, ...]
) -> list[Item]:
    p, items = table.view.players[seat], list[Item]()
    for i, die in enumerate(p.dice):
        if die:
            name = table.title("die", die)
            label = table.words("board-die-on", die=name, master=table.name("master", p.masters[i]))
            items.append(item(keys[i], *places[i], cast(die, size), PLAIN, label))
    return items
