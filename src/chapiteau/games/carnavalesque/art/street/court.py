"""The court: who reigns and who jests, the King's decree, and the paper of the round."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....core.step import NOBODY
from .....draw.layout import Rect
from .....draw.lettering.text import LEAST, width, wrap, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import at, circle, path, rect, use
from ...box.components import AGES, EVENTS, ROLES
from ...rules.moves import FORBID
from ...words.texts import event_text, role_text
from ..pieces.cards import hats
from ..pieces.marks import TITLE, panel
from ..table import Items, Quill, Table
from ..theme import AGE_DARKS, K, Street, id, url
from .bills import NEWS_PAPER, ROLE_PAPER, event

BAN: Final = "#D4286A"
BETWEEN: Final = 10.0  # two ages
PLATE: Final = 52.0  # how high an age is
IN_ROW, AGE_IN_ROW = 160.0, 78.0  # who reigns and jests, and an age, where all is in one row


@memo
def _plate(age: int, name: str, w: float, street: Street) -> str:
    """An age as the King may name it."""
    return (
        rect(0, 0, w, PLATE, 10, fill=url(f"age{age}"), stroke=K, stroke_width=1.8)
        + rect(6, 6, w - 12, PLATE - 12, 6, fill=street.paper, stroke=K, stroke_width=1)
        + hats(age, w / 2, 20, 0.86)
        + write(w / 2, 41, name, 14, AGE_DARKS[age], TITLE, 400, "middle", w - 16, 12.5)
    )


@memo
def _banned(w: float) -> str:
    """The King has spoken: not these."""
    x, y, r = w / 2, 19.0, 11.0
    slash = f"M{x - r * 0.7:.1f} {y + r * 0.7:.1f}L{x + r * 0.7:.1f} {y - r * 0.7:.1f}"
    drawn = rect(2, 2, w - 4, PLATE - 4, 9, fill="none", stroke=BAN, stroke_width=4)
    for colour, wide in (("#FFFFFF", 7), (BAN, 4.4)):
        drawn += circle(x, y, r, fill="none", stroke=colour, stroke_width=wide)
        drawn += path(slash, stroke=colour, stroke_width=wide)
    return drawn


@piece
def _age(pen: Quill, age: int, banned: bool, x: float, y: float, w: float) -> Item:
    words, name = pen.words, pen.name("age", age)
    over = _banned(w) if banned else ""
    label = words("board-age-banned" if banned else "board-age-open", age=name)
    svg = _plate(age, words(f"board-age-{AGES[age]}"), w, pen.room)
    return Item(
        f"age{age}",
        x,
        y,
        svg,
        label=label,
        over=over,
        answers=(FORBID[age].text,),
        edge=edge(0, 0, w, PLATE, 10),
    )


@piece
def _ground(pen: Quill, box: Rect) -> Item:
    x, y, w, h = box
    return Item("court", x, y, panel(w, h, pen.room))


@piece
def _dignity(pen: Quill, duty: str, seat: int, x: float, y: float, w: float) -> Item:
    """The King, or the Jester."""
    street, name = pen.room, pen.player(seat)
    said = f"{pen.words(f'board-is-{duty}')}: {name}"
    sign = "crown" if duty == "king" else "role-jester"
    drawn = at(13, 0, use(id(sign)), scale=0.44) + sigil(seat, 37, 0, 6.5)
    if width(name, LEAST, TITLE) <= w - 47:  # else the sign alone says who it is
        drawn += write(47, 5.5, name, 16, street.ink, TITLE, 400, room=w - 47, floor=LEAST)
    return Item(duty, x, y, drawn, label=said)


def is_row(court: Rect) -> bool:
    """Whether all of it stands side by side."""
    return court[2] > 6 * court[3]


def bill_box(court: Rect) -> Rect:
    """Where the paper of the round hangs."""
    x, y, w, h = court
    if is_row(court):
        left = IN_ROW + 3 * (AGE_IN_ROW + BETWEEN)
        return x + left, y + 8, w - left - 8, h - 16
    return (x + 8, y + PLATE + 16, w - 16, h - PLATE - 24) if w else court


class Proclaimed(NamedTuple):
    """Who reigns and who jests, the forbidden age, and the event of the round."""

    king: int
    jester: int
    decree: int
    event: int


@piece
def _court(pen: Quill, box: Rect, said: Proclaimed) -> Items:
    x, y, w, h = box
    left = IN_ROW if is_row(box) else w * 0.34 if w > 400 else 132.0
    if said.king == NOBODY:
        left = 8.0  # the ages have the line
    found = [_ground(pen, box)]
    if said.king != NOBODY:
        shift = (h - 68) / 2 if is_row(box) else 0.0
        alone = 0.0 if said.jester != NOBODY else 13.0
        found.append(_dignity(pen, "king", said.king, x + 12, y + 21 + shift + alone, left - 22))
        if said.jester != NOBODY:
            found.append(_dignity(pen, "jester", said.jester, x + 12, y + 47 + shift, left - 22))
    each = AGE_IN_ROW + BETWEEN if is_row(box) else (w - left - 8 + BETWEEN) / 3
    top = y + (h - PLATE) / 2 if is_row(box) else y + 8
    for age in range(1, len(AGES)):
        place = (x + left + (age - 1) * each, top)
        found.append(_age(pen, age, said.decree == age, *place, each - BETWEEN))
    return (*found, *event(pen, said.event, bill_box(box)))


def court(table: Table) -> Items:
    """What is proclaimed, for everybody."""
    view, plan = table.view, table.plan
    if not plan.court[2]:
        return ()
    king, jester = (NOBODY, NOBODY) if plan.bar[2] else _dignities(table)
    return _court(table.pen, plan.court, Proclaimed(king, jester, view.decree, view.event))


def _dignities(table: Table) -> tuple[int, int]:
    """King and Jester."""
    view = table.view
    jests = view.king != NOBODY and not view.has_roles()
    return view.king, view.jester() if jests else NOBODY


# in one line, on a phone


@piece
def _news(pen: Quill, key: str, title: str, text: str, sign: str, paper: str, box: Rect) -> Item:
    """What is pasted up, by its title alone; it can be asked what it says."""
    x, y, w, h = box
    drawn = rect(0, 0, w, h, h / 2, fill=paper, stroke=K, stroke_width=1.6)
    drawn += at(h / 2 + 3, h / 2, use(id(sign)), scale=0.34)
    room = w - h - 13
    lines, size = [title], 15.0
    if width(title, size, TITLE) > room:
        lines, size = list(wrap(title, 13, room, TITLE, 400)), 13.0
    for i, line in enumerate(lines[:2]):
        y_of = h / 2 + 5 + (i - (len(lines[:2]) - 1) / 2) * 13.5
        drawn += write(h + 5, y_of, line, size, K, TITLE, 400, room=room, floor=LEAST)
    return Item(key, x, y, drawn, label=title, text=text)


@piece
def _bar(pen: Quill, box: Rect, said: Proclaimed) -> Items:
    x, y, w, h = box
    found = [Item("bar", x, y, panel(w, h, pen.room))]
    each = (news_box(box)[0] - x - 14) / 2
    for i, (duty, seat) in enumerate((("king", said.king), ("jester", said.jester))):
        if seat != NOBODY:
            found.append(_dignity(pen, duty, seat, x + 8 + i * each, y + h / 2, each - 2))
    if said.event:
        title, text = pen.name("event", said.event), event_text(pen.telling, said.event)
        sign = f"event-{EVENTS[said.event]}"
        found.append(_news(pen, "news", title, text, sign, NEWS_PAPER, news_box(box)))
    return tuple(found)


def news_box(bar: Rect) -> Rect:
    x, y, w, h = bar
    return x + w - 158, y + 4, 154.0, h - 8


def bar(table: Table) -> Items:
    """Who reigns and jests, and what the paper is about."""
    box = table.plan.bar
    if not box[2]:
        return ()
    return _bar(table.pen, box, Proclaimed(*_dignities(table), 0, table.view.event))


def own_news(table: Table) -> Items:
    """The viewer's own role, in the same place."""
    box, role = table.plan.bar, table.mine.role
    if not box[2] or not role or table.viewer == NOBODY:
        return ()
    pen = table.pen
    title, text = pen.name("role", role), role_text(pen.telling, role)
    sign = f"role-{ROLES[role]}"
    return (_news(pen, "own-news", title, text, sign, ROLE_PAPER, news_box(box)),)
