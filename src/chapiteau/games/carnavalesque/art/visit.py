"""A player's card: all that is public of them, for whoever visits."""

from __future__ import annotations

from typing import Final

from ....core.step import NOBODY
from ....draw.layout import Rect
from ....draw.lettering.text import wrap, write
from ....draw.pen import piece
from ....draw.pieces.icons import icon
from ....draw.scene import Item, Scene, Shade, scene_of
from ....draw.svg import at, rect, use
from ....words import Telling
from ..box.components import ROLES
from ..rules.moves import SIGN_GROW, SIGN_LOOK, SIGN_ROLL, SIGN_SAY
from ..rules.state import Carnavalesque, Player
from ..words.texts import role_text
from .own.others import Known, known_card
from .pieces.defs import defs
from .pieces.lying import face_name, lying
from .pieces.marks import TITLE, cards_in
from .street.bills import ROLE_PAPER, paper
from .table import Items, Quill, Table
from .theme import THEMES, K, id

WIDE: Final = 340.0
HAND_H: Final = 196.0
DUTIES: Final = {"king": "crown", "jester": "role-jester"}


@piece
def _duty(pen: Quill, duty: str, y: float) -> Item:
    said = pen.words(f"board-is-{duty}" if duty else "board-carnavalist")
    sign = (
        at(22, 0, use(id(DUTIES[duty])), scale=0.6)
        if duty
        else icon("hand", 20, 0, 24, pen.room.muted)
    )
    return Item("duty", 0, y, sign + write(50, 6, said, 18, pen.room.ink, TITLE, 400), label=said)


@piece
def _back(pen: Quill, n: int, age: int, x: float, y: float, scale: float) -> Item:
    label = pen.words("board-back", age=pen.name("age", age))
    return Item(
        f"back{n}", x, y, lying(face_name(0, age, False), scale, 0.0, pen.room), label=label
    )


@piece
def _said(pen: Quill, key: str, said: str, y: float) -> Item:
    """A sign of the round, in words."""
    lines = wrap(said, 15, WIDE - 44, "ui", 600)
    drawn = rect(0, 0, WIDE, 16 + 19.0 * len(lines), 10, fill="#FFFDF6", stroke=K, stroke_width=1.4)
    drawn += icon("quote", 18, 19, 18, K, 2.2)
    for i, line in enumerate(lines):
        drawn += write(36, 24 + 19 * i, line, 15, K, weight=600)
    return Item(key, 0, y, drawn, label=said)


@piece
def _role(pen: Quill, role: int, drafted: bool, y: float) -> Item:
    if not role:
        said = pen.words("board-role-hidden" if drafted else "board-no-role")
        return Item("role", 0, y, paper("mask", said, "", ROLE_PAPER, WIDE, 60), label=said)
    title, text = pen.name("role", role), role_text(pen.telling, role)
    svg = paper(f"role-{ROLES[role]}", title, text, ROLE_PAPER, WIDE, 96)
    return Item("role", 0, y, svg, label=pen.words("board-role-open", role=title), text=text)


def sign_text(table: Table, p: Player, seat: int) -> str:
    """What a player has let others know this round."""
    words, name = table.words, table.player(seat)
    if p.sign == SIGN_SAY:
        return str(table.name("phrase", p.sign_at))
    if p.sign == SIGN_LOOK:
        return words("board-looks", player=name)
    if p.sign in (SIGN_GROW, SIGN_ROLL):
        key = "board-wants-grow" if p.sign == SIGN_GROW else "board-wants-roll"
        return words(key, player=name, workshop=p.sign_at)
    return ""


def _hand(table: Table, p: Player, seat: int, box: Rect) -> list[Item]:
    """Backs tell ages; what lies open or is known to all is seen."""
    found = list[Item]()
    grid = cards_in(len(p.hand), box, 0.8)
    for n, (card, (x, y)) in enumerate(zip(p.hand, grid.places, strict=True)):
        if card:
            one = Known(seat, "card", card, card == p.shown)
            found.append(known_card(table.pen, one, table.shared, x, y, grid.scale))
        else:
            found.append(_back(table.pen, n, p.backs[n], x, y, grid.scale))
    return found


def visit(view: Carnavalesque, telling: Telling, theme: Shade, seat: int) -> Scene:
    """Crown or cap, role, hand from behind, and the sign of the round."""
    table = Table(view, telling, THEMES[theme], NOBODY, "wide").everybody
    view, p = table.view, table.view.players[seat]
    items: list[Item] = [_duty(table.pen, table.duty(seat), 20.0)]
    y = 48.0
    if view.has_roles() and seat != view.king:
        role = p.role if p.face_up else 0
        items.append(_role(table.pen, role, bool(p.drafted), y))
        y += 110.0 if role else 74.0
    items += _hand(table, p, seat, (4.0, y, WIDE - 8, HAND_H))
    y += HAND_H + 14
    said = sign_text(table, p, seat)
    if said:
        items.append(_said(table.pen, "sign", said, y))
        y += 30.0 + 19 * len(wrap(said, 15, WIDE - 44, "ui", 600))
    parts: tuple[Items, ...] = (tuple(items),)
    return scene_of((WIDE, y), defs(table.room, view.box), (parts,))
