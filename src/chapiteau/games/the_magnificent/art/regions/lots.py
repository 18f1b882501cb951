"""What is to be had for new rounds: lots of a master card and a talent tile, and first talents."""

from __future__ import annotations

from typing import Final

from .....core.event import UNKNOWN
from .....draw.layout import Rect
from .....draw.lettering.text import wrap, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import at, circle, path, rect
from ...box.components import LOTS
from ...rules.moves import DROP, LOT, TALENT
from ...words.texts import master_text, talent_text
from ..heights import NARROW
from ..pieces.masters import RATIO
from ..pieces.talents import talent_tile
from ..questions import MASTERS, RETURN
from ..table import Items, Quill, Table
from ..theme import TITLE, K, Room
from .masters import below_own, card_item, hand_card

ROW: Final = 28.0  # of a title
OFFER_H, OFFER_MOST, OFFER_WIDE = 98.0, 240.0, 255.0  # of a talent on offer
TILE, SAID, LINE = 124.0, 15.0, 18.5  # of its tile beside its words, and of these


@piece
def _title(pen: Quill, x: float, y: float, w: float, said: str) -> Item:
    svg = write(0, 18, said, 16, pen.room.ink, TITLE, 700, room=w, floor=13)
    return Item("lots-title", x, y, svg)


@memo
def lot_ground(w: float, h: float, room: Room) -> str:
    """A tray for two things that go together."""
    return rect(0, 0, w, h, 11, fill=room.panel2, stroke=room.url("brass"), stroke_width=3)


@memo
def clasp(x: float, y: float, room: Room) -> str:
    """What holds the two together."""
    disc = circle(x, y, 12, fill=room.metal2, stroke=K, stroke_width=1.6)
    d = f"M{x - 5:.1f} {y:.1f}h10M{x:.1f} {y - 5:.1f}v10"
    return disc + path(d, stroke=K, stroke_width=2.6, stroke_linecap="round")


@piece
def talent_item(pen: Quill, spot: int, x: float, y: float, w: float, h: float) -> Item:
    """A talent tile with its name."""
    name, text = pen.name("spot", spot), talent_text(pen.telling, spot)
    svg = talent_tile(pen.box, spot, name, w, h, pen.room)
    return Item(f"s{spot}", x, y, svg, label=name, text=text)


@piece
def _lot(pen: Quill, lot: int, master: int, spot: int, box: Rect) -> Items:
    """9.4 A card and a tile on one tray: a touch anywhere takes both."""
    x, y, w, h = box
    left = min(150.0, (w - 22) * (0.54 if spot else 1))
    high = min(h - 14, left * 1.06)
    found = [
        Item(f"tray{lot}", x, y, lot_ground(w, h, pen.room)),
        card_item(pen, master, x + 7, y + (h - high) / 2, left, high),
    ]
    if spot:
        wide = min(170.0, w - left - 20)
        place = (x + left + 13, y + (h - high) / 2, wide, high)
        found.append(talent_item(pen, spot, *place))
    label = pen.words("outline-lot", lot=lot, master=pen.name("master", master))
    text = master_text(pen.telling, master)
    if spot:
        label += f" + {pen.name('spot', spot)}"
        text += f"\n{talent_text(pen.telling, spot)}"
    area = rect(0, 0, w, h, 11, fill="#000", fill_opacity=0)
    area += clasp(left + 10, h / 2, pen.room) if spot else ""
    answers = (LOT[lot].text, DROP[lot].text)
    lit = edge(0, 0, w, h, 11)
    return (*found, Item(f"lot{lot}", x, y, area, label=label, text=text, answers=answers,
                         edge=lit))  # fmt: skip


def _lots(table: Table, box: Rect) -> list[Item]:
    """Two trays in a row, on a phone one; whichever is taken, the others stay where they lie."""
    x, y, w, h = box
    view, found = table.view, list[Item]()
    across = 1 if w < NARROW else 2
    wide, high = (w - (across - 1) * 8) / across, min(122.0, (h - 8) / 2)
    high = 106.0 if across == 1 else high
    for lot in [n for n in range(1, LOTS + 1) if view.lot_masters[n]]:
        i = lot - 1
        place = (x + i % across * (wide + 8), y + i // across * (high + 8), wide, high)
        found += _lot(table.pen, lot, view.lot_masters[lot], view.lot_talents[lot], place)
    return found


def _offer(table: Table, box: Rect) -> list[Item]:
    """2.10 First talent tiles."""
    x, y, w, h = box
    draft, pen = table.view.draft, table.pen
    is_line = w < NARROW
    across = 1 if is_line else max(1, len(draft))
    wide = w if is_line else min(OFFER_WIDE, (w - (across - 1) * 12) / across)
    high = OFFER_H if is_line else min(h, OFFER_MOST)
    said = [_words(pen, spot, wide - (TILE + 28 if is_line else 20)) for spot in draft]
    below = 0 if is_line else max([0, *map(len, said)])
    place = [
        (x + i % across * (wide + 12), y + i // across * (high + 8)) for i in range(len(draft))
    ]
    return [
        _offered(pen, spot, said[i], below, *place[i], wide, high) for i, spot in enumerate(draft)
    ]


def _words(pen: Quill, spot: int, w: float) -> tuple[str, ...]:
    return tuple(wrap(talent_text(pen.telling, spot), SAID, w, "ui", 500))


@piece
def _offered(
    pen: Quill,
    spot: int,
    lines: tuple[str, ...],
    below: int,
    x: float,
    y: float,
    w: float,
    h: float,
) -> Item:
    """A tile that may be chosen, and in words what it does: beside it, or below in so many lines."""
    tile = (w - 12, min(124.0, h - 24 - LINE * below)) if below else (TILE, h - 12)
    left = 10.0 if below else TILE + 18
    first = tile[1] + 26 if below else (h - LINE * len(lines)) / 2 + 14
    item = talent_item(pen, spot, x, y, *tile)
    ground = rect(0, 0, w, h, 9, fill=pen.room.panel2, stroke=pen.room.line, stroke_width=1.2)
    said = [write(left, first + i * LINE, s, SAID, pen.room.ink) for i, s in enumerate(lines)]
    svg = "".join([ground, at(6, 6, item.svg), *said])
    return item._replace(svg=svg, answers=(TALENT[spot].text,), edge=edge(0, 0, w, h, 9))


def lots(table: Table) -> tuple[Items, ...]:
    """For everybody: lots, or what is chosen before the first round."""
    if table.plan.front != MASTERS or table.laid == RETURN:
        return ()
    x, y, w, h = _room(table)
    said = {"ChooseTalent": "offer", "DraftMasters": "hand"}.get(table.question, "lots")
    head, rest = _title(table.pen, x, y, w, table.words(f"board-{said}")), (x, y + ROW, w, h - ROW)
    if said == "hand":
        return ((head,),)
    found = _offer(table, rest) if said == "offer" else _lots(table, rest)
    return ((head, *found),) if found else ()


def _room(table: Table) -> Rect:
    """The same for whoever looks: there is a place for as many cards as anybody has."""
    count = max(len(p.masters) for p in table.view.players)
    return below_own(table.plan.box(MASTERS), count)


def draft_hand(table: Table) -> Items:
    """2.14 The viewer's own hand of a draft: only its owner sees it."""
    hand = [m for m in table.mine.hand if m != UNKNOWN]
    if table.plan.front != MASTERS or not hand:
        return ()
    x, y, w, _ = _room(table)
    across = 3 if w < NARROW else max(5, len(hand))
    wide = min(136.0, (w - (across - 1) * 8) / across)
    high = min(max(wide * RATIO, 96.0), 120.0)
    return tuple(
        [
            hand_card(
                table.pen,
                m,
                x + i % across * (wide + 8),
                y + ROW + i // across * (high + 10),
                wide,
                high,
            )
            for i, m in enumerate(hand)
        ]
    )
