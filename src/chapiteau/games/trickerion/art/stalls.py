"""Market row: what is on sale, what is ordered, the quick order, and all goods that exist."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.svg import Attribute, circle
from ....draw.tokens import coin
from ..box.components import MARKET_SLOTS, TIERS
from ..rules.moves import BUY, INTO, ORDER, QUICK, TAKE
from .icons import component
from .pieces import chip, over_round
from .table import Items, Table, region
from .theme import Room
from .week import Place


@dataclass(frozen=True)
class Stalls:
    """Where the things of the market lie."""

    slots: tuple[Place, ...]
    r: float
    on_sale: tuple[Place, ...]
    ordered: tuple[Place, ...]
    quick: Place
    token: float
    goods: tuple[Place, ...]
    good: float


def market(table: Table, stalls: Stalls) -> Items:
    view = table.view
    lit = table.asks("buy", "order", "quick", "take", "into")
    seen = (tuple(view.on_sale), tuple(view.ordered), view.quick, lit, stalls)
    return region(table, "market", seen, lambda: _market(table, stalls))


def _market(table: Table, stalls: Stalls) -> list[Item]:
    view, items = table.view, list[Item]()
    for k in range(1, MARKET_SLOTS + 1):
        items.append(_sale(table, f"sale{k}", view.on_sale[k], stalls.on_sale[k - 1], stalls.token))
        items.append(_order(table, k, stalls))
    if view.quick:
        items.append(_sale(table, "quick", view.quick, stalls.quick, stalls.token))
    else:
        svg = _empty(stalls.token * 0.9, "zap", table.room)
        items.append(item("quick", *stalls.quick, svg, PLAIN, table.words("board-no-quick")))
    for place, c in zip(stalls.goods, table.box.goods, strict=False):
        items += _good(table, c, place, stalls)
    return items


def about(table: Table, c: int) -> str:
    """What a component is, for the inspector."""
    key = f"board-tier-{TIERS[table.box.tiers[c]]}"
    return table.words(key, coins=table.box.prices[c])


@memo
def _price(price: int, r: float) -> str:
    return coin(r * 0.86, -r * 0.8, 9.5, price, "silver")


def _sale(table: Table, key: str, c: int, place: Place, r: float) -> Item:
    mark = table.mark(BUY[c])
    price = table.view.price(c)
    svg = component(c, 0, 0, r)
    over = over_round(r * 1.05, mark.state, table.room) + _price(price, r)
    where = "board-on-quick" if key == "quick" else "board-on-sale"
    label = table.words(where, component=table.name("component", c), coins=price)
    return item(key, *place, svg, mark, label, about(table, c), over)


@memo
def _empty(r: float, sign: str, room: Room) -> str:
    dashes: dict[str, Attribute] = {
        "stroke": room.line, "stroke_width": 1.4, "stroke_dasharray": "4 4",
    }  # fmt: skip
    body = circle(0, 0, r, fill=room.panel2, fill_opacity=0.6, **dashes)
    return body + icon(sign, 0, 0, r * 0.9, room.line, 2)


def _order(table: Table, k: int, stalls: Stalls) -> Item:
    """7.8 What will be on sale in the same column next turn."""
    c = table.view.ordered[k]
    place = stalls.ordered[k - 1]
    if c:
        svg = component(c, 0, 0, stalls.token * 0.84)
        label = table.words("outline-ordered", stall=k, component=table.name("component", c))
        return item(f"order{k}", *place, svg, PLAIN, label, about(table, c))
    mark = table.mark(INTO[k], False)
    svg = _empty(stalls.token * 0.84, "clock", table.room)
    over = over_round(stalls.token * 0.84, mark.state, table.room)
    said = table.words("board-no-order", stall=k)
    return item(f"order{k}", *place, svg, mark, said, over=over)


def _good(table: Table, c: int, place: Place, stalls: Stalls) -> list[Item]:
    """A component of the supply: taken at the start, ordered, or ordered quickly."""
    x, y = place
    mark = table.mark_one_of(TAKE[c], ORDER[c], refuse="take" in table.verbs)
    quick = table.mark(QUICK[c], False)
    if not mark.state and quick.state:
        mark, quick = quick, PLAIN
    name = table.name("component", c)
    svg = component(c, 0, 0, stalls.good)
    over = over_round(stalls.good * 1.08, mark.state, table.room)
    label = table.words("board-good", component=name, coins=table.box.prices[c])
    items = [item(f"g{c}", x, y, svg, mark, label, about(table, c), over)]
    if quick.state:
        r = stalls.good
        items.append(_quick(table, c, x + r, y - r, quick, name))
    return items


def _quick(table: Table, c: int, x: float, y: float, mark: Mark, name: str) -> Item:
    return item(f"zap{c}", x, y, chip("zap", 8, table.room), mark, name)
