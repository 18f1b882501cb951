"""The bar above the table: the round, whose turn it is, and who has won."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import circle
from ....draw.text import width, write
from ....draw.tokens import banner
from ..rules.scoring import title
from .table import Items, Table
from .theme import TITLE, Room

PHASES = {
    "ChooseSide": "start", "DraftMasters": "start", "ReturnMaster": "start",
    "PitchStartTent": "start", "ChooseTalent": "start", "ChooseLot": "lots", "DropLot": "lots",
    "ScoreMasters": "score", "FillZones": "count",
}  # fmt: skip


def phase(table: Table) -> str:
    """What everybody is about."""
    if table.view.over:
        return ""
    return table.words(f"board-phase-{PHASES.get(table.question, 'turns')}")


@memo
def rounds(now: int, count: int, step: float, room: Room) -> str:
    """The rounds as lamps: gone, burning, to come."""
    drawn, r = "", step * 0.4
    for i in range(1, count + 1):
        x = (i - 1) * step
        fill = room.accent if i == now else room.panel2 if i < now else room.panel
        ink = room.on_accent if i == now else room.brass
        drawn += circle(x, 0, r, fill=fill, stroke=room.metal, stroke_width=2)
        drawn += write(x, r * 0.38, i, r * 1.1, ink, weight=800, anchor="middle")
    return drawn


def bar(table: Table, x: float, y: float, step: float, with_phase: bool = True) -> Items:
    view = table.view
    seen = (view.round, phase(table), x, y, step)
    return table.region("bar", seen, lambda: _bar(table, x, y, step, with_phase))


def _bar(table: Table, x: float, y: float, step: float, with_phase: bool) -> list[Item]:
    view, words, room = table.view, table.words, table.room
    said = words("outline-round", round=view.round, rounds=view.box.rounds)
    items = [item("rounds", x, y, rounds(view.round, view.box.rounds, step, room), PLAIN, said)]
    if with_phase and phase(table):
        now = write(0, 7, phase(table), 20, room.brass, "playfair-italic", 700)
        items.append(Item("phase", x + view.box.rounds * step + 6, y, now))
    return items


def wordmark_width(table: Table, size: float) -> float:
    return width(table.words("board-wordmark"), size, TITLE, 800)


def ending(table: Table, x: float, y: float, size: float) -> list[Item]:
    """Who has won, across the table."""
    view = table.view
    if not view.over:
        return []
    winners = [table.player(s) for s in view.edition.game.winners(view)]
    said = table.words("outline-winners", players=", ".join(winners))
    if view.is_solo():
        said = table.name("title", title(view) + 1)
    svg = banner(said, table.room, size, TITLE, size * 20)
    return [item("banner", x, y, svg, PLAIN, said)]
