"""What the viewer owns: gems, talents, places for talents; and what the dice will cost."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import LEAST, edge
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import at, circle, rect
from ...box.components import ALL_GEMS, MAIN_SPOTS, TALENT_PLACES
from ...box.limits import MOST_SPOTS
from ...rules.moves import GEM, PAY, SPOT
from ...words.texts import talent_text
from ..pieces.icons import coin, gem, talent
from ..pieces.marks import MINUS, heading, panel, slab
from ..pieces.talents import empty_place, talent_tile, tokens_on
from ..questions import due_of
from ..table import Items, Quill, Table
from ..theme import Room


class Rows(NamedTuple):
    """Where the rows of the store begin, and how high they are."""

    gems: float
    gem: float
    tokens: float  # 0: beside the title
    spots: float
    spot: float
    tiles: float
    tile: float


def rows_in(h: float) -> Rows:
    """With little height tiles have no names, and talents stand beside the title."""
    if h < 200:
        high = max(LEAST, (h - 36 - LEAST - 14) / 2)
        return Rows(34.0, LEAST, 0.0, 38.0 + LEAST, high, 42.0 + LEAST + high, high)
    more = max(0.0, h - 240)
    gem_ = LEAST + min(12.0, more * 0.1)
    spot = LEAST + 2 + min(24.0, more * 0.25)
    top = 38 + gem_
    tiles = top + 28 + spot + 6
    return Rows(35.0, gem_, top, top + 28, spot, tiles, min(110.0, h - tiles - 8))


@memo
def due_plate(coins: int, due: int, size: float, room: Room) -> tuple[str, float]:
    """Coins, and what must be paid at the end of the round: red where coins are missing."""
    short = due > coins
    drawn = coin(size * 0.5, 0, size * 0.52)
    drawn += write(size * 1.15, size * 0.36, coins, size, room.ink, weight=800)
    x = size * 1.15 + width(str(coins), size, "ui", 800) + size * 0.5
    ink = room.bad if short else room.ink
    said = f"{MINUS}{due}" if due else "0"
    w = width(said, size * 0.9, "ui", 800) + size * 1.35
    edge_ = room.bad if short else room.line
    drawn += rect(
        x,
        -size * 0.66,
        w,
        size * 1.32,
        size * 0.3,
        fill=room.panel2,
        stroke=edge_,
        stroke_width=1.4,
    )
    drawn += icon("hand-coins", x + size * 0.62, 0, size * 0.82, ink, 2.2)
    drawn += write(x + size * 1.14, size * 0.32, said, size * 0.9, ink, weight=800)
    return drawn, x + w


@piece
def _ground(pen: Quill, box: Rect) -> Item:
    x, y, w, h = box
    drawn = panel(w, h, pen.room) + heading(w, pen.words("board-store"), "", "", pen.room)
    return Item("store", x, y, drawn)


@piece
def coins_item(pen: Quill, box: Rect, coins: int, due: int, lost: int) -> Item:
    """At the right of the title: what the dice of this round cost."""
    svg, wide = due_plate(coins, due, 18.0, pen.room)
    label = pen.words("outline-coins", coins=coins, due=due)
    x, y, w, _ = box
    return Item(
        "coins",
        x + w - 12,
        y + 20,
        at(-wide, 0, svg),
        label=label,
        text=pen.words("board-due", points=lost),
    )


@piece
def _gem(pen: Quill, colour: int, count: int, x: float, y: float, w: float, h: float) -> Item:
    """A colour's place in the reserve."""
    room = pen.room
    drawn = slab(w, h, room) + gem(colour, w / 2 - 13, h / 2, 11)
    over = write(w / 2 + 6, h / 2 + 7.5, count, 21, room.ink if count else room.muted, weight=800)
    label = pen.words("some-gems", count=count, gem=pen.name("gem", colour))
    answers = (GEM[colour].text, PAY[colour].text)
    return Item(
        f"gem{colour}",
        x,
        y,
        drawn,
        label=label,
        over=over,
        answers=answers,
        edge=edge(0, 0, w, h, 8),
    )


@memo
def talent_row(ready: int, parked: int, w: float, r: float) -> str:
    """Talents that can be used, then those that rest beside the main tent."""
    count = ready + parked
    step = min(r * 2.2, w / max(1, count))
    drawn = [talent(i * step, 0, r, i >= ready) for i in range(count)]
    return "".join(drawn[::-1]) if drawn else circle(0, 0, r * 0.8, fill="none", stroke="#6B6180")


@piece
def _tokens(pen: Quill, x: float, y: float, w: float, ready: int, parked: int) -> Item:
    label = pen.words("outline-tokens", count=ready, parked=parked)
    said = pen.words("board-talents-ready", count=ready)
    wide = min(w * 0.55, width(said, 14))
    drawn = talent_row(ready, parked, w - wide - 30, 10)
    drawn += write(w - 12, 5, said, 14, pen.room.muted, anchor="end", room=w * 0.55, floor=13)
    return Item("tokens", x + 12, y, drawn, label=label, text=pen.words("board-tokens"))


@piece
def _spot(pen: Quill, spot: int, lying: int, named: bool, box: Rect) -> Item:
    """A place for talents, with those that lie on it."""
    x, y, w, h = box
    name, text = pen.name("spot", spot), talent_text(pen.telling, spot)
    svg = talent_tile(pen.box, spot, name if named else "", w, h, pen.room)
    over = tokens_on(lying, w, h)
    return Item(
        f"s{spot}",
        x,
        y,
        svg,
        label=name,
        text=text,
        over=over,
        answers=(SPOT[spot].text,),
        edge=edge(0, 0, w, h),
    )


@piece
def _empty(pen: Quill, i: int, box: Rect) -> Item:
    x, y, w, h = box
    label = pen.words("board-talent-place")
    return Item(f"o{i}", x, y, empty_place(w, h, pen.room), label=label)


def lost_for(table: Table) -> int:
    """The points that a coin costs which is missing at the end of this round."""
    lost = table.box.missing_coin
    return lost[min(table.view.round, len(lost) - 1)]


class Owned(NamedTuple):
    """What a player has, and the talents that lie on places this turn."""

    gems: tuple[int, ...]
    tokens: int
    parked: int
    talents: tuple[int, ...]
    lying: tuple[int, ...]


def store(table: Table) -> tuple[Items, ...]:
    """Gems; talents ready; the places of the main board, then those of own tiles."""
    p, view, box = table.mine, table.view, table.plan.store
    lying = view.on_spots if any(view.on_spots) else NOTHING_LIES
    owned = Owned(tuple(p.gems), p.tokens, p.parked, tuple(p.talents), tuple(lying))
    due = due_of(view, table.me)
    coins = coins_item(table.pen, box, p.coins, due, lost_for(table))
    return _things(table.pen, box, owned), (coins,)


NOTHING_LIES: Final = [0] * (MOST_SPOTS + 1)


@piece
def _things(pen: Quill, box: Rect, owned: Owned) -> Items:
    x, y, w, h = box
    rows, found = rows_in(h), [_ground(pen, box)]
    wide = (w - 28 - 18) / 4
    for i, colour in enumerate(ALL_GEMS):
        place = (x + 14 + i * (wide + 6), y + rows.gems, wide, rows.gem)
        found.append(_gem(pen, colour, owned.gems[colour], *place))
    if rows.tokens:
        middle = y + rows.tokens + 15
        found.append(_tokens(pen, x + 14, middle, w - 28, owned.tokens, owned.parked))
    return (*found, *_spots(pen, box, rows, owned))


def _spots(pen: Quill, box: Rect, rows: Rows, owned: Owned) -> list[Item]:
    x, y, w, _ = box
    own, lying, found = owned.talents, owned.lying, list[Item]()
    wide = (w - 28 - (MAIN_SPOTS - 1) * 5) / MAIN_SPOTS
    for spot in range(1, MAIN_SPOTS + 1):
        place = (x + 14 + (spot - 1) * (wide + 5), y + rows.spots, wide, rows.spot)
        found.append(_spot(pen, spot, lying[spot], False, place))
    left, most = x + 14, max(TALENT_PLACES, len(own))
    if not rows.tokens:
        found.append(_count(pen, left, y + rows.tiles, rows.tile, owned.tokens, owned.parked))
        left += 50
    wide = (x + w - 14 - left - (most - 1) * 5) / most
    for i in range(most):
        place = (left + i * (wide + 5), y + rows.tiles, wide, rows.tile)
        spot = own[i] if i < len(own) else 0
        found.append(_spot(pen, spot, lying[spot], True, place) if spot else _empty(pen, i, place))
    return found


@piece
def _count(pen: Quill, x: float, y: float, h: float, ready: int, parked: int) -> Item:
    """Talents where there is little room: how many are ready."""
    drawn = talent(11, h / 2, 12, not ready)
    ink = pen.room.ink if ready else pen.room.muted
    drawn += write(28, h / 2 + 7, ready, 20, ink, weight=800)
    label = pen.words("outline-tokens", count=ready, parked=parked)
    return Item("tokens", x, y, drawn, label=label, text=pen.words("board-tokens"))
