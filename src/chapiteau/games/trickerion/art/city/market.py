"""Market row: what is on sale, what is ordered, the quick order, and all goods that exist."""

from __future__ import annotations

from .....draw.desk import Items
from .....draw.lettering.text import width, wrap, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import coin
from .....draw.scene import Item
from .....draw.svg import Attribute, circle, group
from ...box.components import FIRST_SLOT, MARKET, MARKET_SLOTS, TIERS
from ...rules.moves import BUY, INTO, ORDER, QUICK, TAKE
from ..pieces.icons import component
from ..pieces.panels import box, ground
from ..pieces.small import priced, tool
from ..table import Table, facts
from ..theatre.week import places_for
from ..theme import Brush, Room
from .places import TOOL, Market

NARROW = 120.0  # a quick order that is narrower has no words
TIGHT = 100.0  # a component in less has its price on it, and its name alone below
PRICE = 12.0  # the radius of a price on a component


def market(table: Table, plan: Market) -> list[Items]:
    """What everybody sees of it."""
    view, pen = table.view, table.pen
    first, quick = FIRST_SLOT[MARKET], view.quick
    prices = tuple([view.price(c) if c else 0 for c in (*view.on_sale, quick)])
    return [
        _grounds(pen, plan),
        places_for(pen, first, plan.wells, tuple(view.slots), view.seats),
        _stalls(pen, plan, tuple(view.on_sale), tuple(view.ordered), quick, prices),
        _goods(pen, plan),
    ]


@piece
def _goods(pen: Brush, plan: Market) -> Items:
    """Everything there is, and what orders it quickly."""
    offered = list(zip(facts(pen).goods, plan.goods, strict=False))
    goods = [_good(pen, c, *place) for c, place in offered]
    zaps = [_zap(pen, c, *place) for c, place in offered]
    if not plan.goods or plan.goods[0][2] >= TIGHT:
        return (*goods, *zaps)
    prices = zip(offered, goods, strict=True)
    r = token_size(*plan.goods[0][2:])
    return (
        *goods,
        *zaps,
        *[_priced(pen, item, r, facts(pen).prices[c]) for (c, _), item in prices],
    )


def _priced(pen: Brush, item: Item, r: float, price: int) -> Item:
    """A price on a component: over its light, and a touch there is one of the component."""
    tag = group(coin(-r * 0.7, r * 0.75, PRICE, price, "silver"), pointer_events="none")
    return Item(f"price-{item.key}", item.x, item.y, tag)


@piece
def _grounds(pen: Brush, plan: Market) -> Items:
    """The ground, and those of what is on sale, of the quick order and of all goods."""
    return (
        ground(pen, "market", *plan.place, plan.kind != "wing"),
        *[
            _box(pen, name, _second(plan), *place)
            for name, place in zip(("sale", "quick", "goods"), plan.boxes, strict=False)
        ],
    )


def _second(plan: Market) -> float:
    """Where what is said of orders stands below what is on sale."""
    if plan.kind == "front":
        return plan.boxes[0][3] * 0.52 + 22
    return plan.ordered[0][1] - plan.boxes[0][1] - 34 if plan.ordered else 0.0


def _box(pen: Brush, name: str, second: float, x: float, y: float, w: float, h: float) -> Item:
    room, costs, words = pen.room, facts(pen).costs, pen.words
    svg = box(w, h, room)
    if name == "sale":
        svg += priced(12, 22, words("board-sale"), costs.buy, 16, w - 20, room)
        svg += write(12, second, words("board-next"), 16, room.muted, weight=600, room=w - 20)
    elif name == "quick":
        svg += _quick(words("board-quick-order"), facts(pen).quick_points, w, h, room)
        svg += "" if w < NARROW else _help(words("board-quick-help"), w, h, room)
    else:
        svg += priced(12, 22, words("board-goods"), costs.order, 16, w - 90, room)
        svg += icon("zap", w - 62, 17, 16, room.brass, 2.2)
        svg += priced(w - 50, 22, "", facts(pen).quick_points, 16, 50, room)
    return Item(f"box-{name}", x, y, svg)


def _quick(said: str, points: int, w: float, h: float, room: Room) -> str:
    """What the quick order is called, where that finds room whole; else its sign."""
    if w < NARROW:
        sign = icon("zap", w / 2, 22, 20, room.brass, 2.2)
        return sign + priced(w / 2 - 18, h - 14, "", points, 16, w - 20, room)
    if width(said, 16, "ui", 600) > w - 20 - 2 * 16:
        return icon("zap", 22, 17, 18, room.brass, 2.2) + priced(36, 22, "", points, 16, 50, room)
    return priced(12, 22, said, points, 16, w - 20, room)


def _help(said: str, w: float, h: float, room: Room) -> str:
    lines = wrap(said, 14.5, w - 24, "ui", 500)
    top = h - 12 - 18 * (len(lines) - 1)
    return "".join(write(12, top + i * 18, s, 14.5, room.muted) for i, s in enumerate(lines))


def about(pen: Brush, c: int) -> str:
    """What a component is, for the inspector."""
    box_ = facts(pen)
    return pen.words(f"board-tier-{TIERS[box_.tiers[c]]}", coins=box_.prices[c])


# stalls


@piece
def _stalls(
    pen: Brush,
    plan: Market,
    on_sale: tuple[int, ...],
    ordered: tuple[int, ...],
    quick: int,
    prices: tuple[int, ...],
) -> Items:
    items: list[Item] = []
    r, large = plan.token, plan.kind != "wing"
    for k in range(1, MARKET_SLOTS + 1):
        items.append(_sale(pen, f"sale{k}", on_sale[k], prices[k], *plan.sale[k - 1], r, large))
        if plan.ordered:
            items.append(_order(pen, k, ordered[k], *plan.ordered[k - 1], r))
    if large and r < 28:
        items += [_priced(pen, item, r, prices[i]) for i, item in enumerate(items[::2], 1)]
    if quick:
        items.append(_sale(pen, "quick", quick, prices[-1], *plan.quick, r, large))
        items += [_priced(pen, items[-1], r, prices[-1])] if large and r < 28 else []
    else:
        items.append(_no_quick(pen, *plan.quick, r))
    return tuple(items)


@piece
def _sale(
    pen: Brush, key: str, c: int, price: int, x: float, y: float, r: float, large: bool
) -> Item:
    """A component that can be bought, with its price and its name."""
    name = pen.name("component", c)
    where = "board-on-quick" if key == "quick" else "board-on-sale"
    label = pen.words(where, component=name, coins=price)
    svg = component(c, 0, 0, r)
    if not large:
        return Item(key, x, y, svg, label=label, text=about(pen, c))
    over = _tagged(name, price, 0.0, r * 1.1 + 25, 15, pen.room)
    if r < 28:
        over = write(0, r * 1.1 + 17, name, 13.5, pen.room.ink, "ui", 600, "middle", 68)
    answers, edge = (BUY[c].text,), f"0 0 {r * 1.1:g}"
    return Item(
        key, x, y, svg, label=label, text=about(pen, c), over=over, answers=answers, edge=edge
    )


@memo
def _tagged(name: str, price: int, x: float, y: float, size: float, room: Room) -> str:
    """A price and a name around a point."""
    left = x - (width(name, size, "ui", 600) + 29) / 2
    return coin(left + 12, y - 5, 12, price, "silver") + write(
        left + 29, y, name, size, room.ink, weight=600
    )


@piece
def _no_quick(pen: Brush, x: float, y: float, r: float) -> Item:
    svg = _empty(r * 0.9, "zap", pen.room)
    return Item("quick", x, y, svg, label=pen.words("board-no-quick"))


@memo
def _empty(r: float, sign: str, room: Room) -> str:
    dashes: dict[str, Attribute] = {
        "stroke": room.line, "stroke_width": 1.4, "stroke_dasharray": "4 4",
    }  # fmt: skip
    body = circle(0, 0, r, fill=room.panel, fill_opacity=0.6, **dashes)
    return body + icon(sign, 0, 0, r * 0.8, room.line, 2)


@piece
def _order(pen: Brush, k: int, c: int, x: float, y: float, r: float) -> Item:
    """7.8 What will be on sale in the same column next turn."""
    r = max(22.0, r * 0.86)
    edge, answers = f"0 0 {r * 1.08:g}", (INTO[k].text,)
    if c:
        label = pen.words("outline-ordered", stall=k, component=pen.name("component", c))
        svg, text = component(c, 0, 0, r), about(pen, c)
        return Item(f"order{k}", x, y, svg, label=label, text=text, answers=answers, edge=edge)
    said = pen.words("board-no-order", stall=k)
    svg = _empty(r, "clock", pen.room)
    return Item(f"order{k}", x, y, svg, label=said, answers=answers, edge=edge)


# all goods


def token_size(w: float, h: float) -> float:
    """As large as leaves room for the button beside it and the name below."""
    return max(20.0, min(34.0, (w - 2 * TOOL - 16) / 2, (h - 34) * 0.36))


def beside(w: float, h: float) -> float:
    """What is left free on both sides of a component and its button."""
    return max(0.0, (w - 2 * token_size(w, h) - 2 * TOOL - 18) / 2)


def _good(pen: Brush, c: int, x: float, y: float, w: float, h: float) -> Item:
    """A component of the supply: taken at the start, or ordered."""
    r, x = token_size(w, h), x + beside(w, h)
    name, price = pen.name("component", c), facts(pen).prices[c]
    svg = component(c, 0, 0, r)
    if w < TIGHT:
        svg += write(TOOL - 4, r + 18, name, 14, pen.room.ink, "ui", 600, "middle", w - 3)
    else:
        svg += _tagged(name, price, TOOL, r * 1.06 + 24, 14 if r < 28 else 15.5, pen.room)
    label = pen.words("board-good", component=name, coins=price)
    answers = (TAKE[c].text, ORDER[c].text)
    at = (x + r + (6 if w < TIGHT else 8), y + h / 2 - 13)
    edge = f"0 0 {r if w < TIGHT else max(22.0, r * 1.06):g}"  # a ring beside it does not touch it
    return Item(f"g{c}", *at, svg, label=label, text=about(pen, c), answers=answers, edge=edge)


def _zap(pen: Brush, c: int, x: float, y: float, w: float, h: float) -> Item:
    """7.9 The same ordered quickly."""
    r = token_size(w, h)
    apart = 8 if w < TIGHT else 12
    at = (x + beside(w, h) + 2 * r + apart + TOOL, y + h / 2 - 13)
    label = pen.words("board-quick-of", component=pen.name("component", c))
    svg, edge = tool("zap", TOOL - 4, pen.room), f"0 0 {TOOL - (4 if w < TIGHT else 2):g}"
    return Item(f"zap{c}", *at, svg, label=label, answers=(QUICK[c].text,), edge=edge)
