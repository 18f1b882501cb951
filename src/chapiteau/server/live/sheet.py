"""The end of a game for its pages: the score sheet, made once, and the offer to play again."""

from __future__ import annotations

from dataclasses import asdict

from ...words.score_sheet import score_sheet
from ...words.telling import Telling
from ..store.rows import AGAIN
from ..tables.state import TableState
from .changes import Part


def sheet_part(state: TableState, telling: Telling) -> Part:
    """The score sheet, the same for everybody: `telling` is the table's own, which remembers it
    until the log goes on or a name changes."""
    return telling.remembered("sheet", state.match, drawn_sheet, state, telling)


def drawn_sheet(state: TableState, telling: Telling) -> Part:
    """The sheet with the game's own drawings: signs of the rows, pieces for the podium."""
    match = state.playing
    sheet = score_sheet(match, telling, state.winners, state.lost)
    board, view = match.game.board, match.view()
    part: Part = {"is": "sheet", "result": sheet.result(telling), **asdict(sheet)}
    for row in part["rows"]:
        row["sign"] = board.pad_sign(row["id"], row.pop("things"))
    for column in part["columns"]:
        best = board.trophy(view, telling, column.pop("number"))
        column["piece"] = best.svg if best else ""
        column["best"] = best.name if best else ""
    return part


def again_part(state: TableState, telling: Telling) -> Part:
    """Whether somebody wants to play again, and where."""
    mark = state.marks.get(AGAIN)
    if mark is None:
        return {"is": "again", "table": "", "seat": None, "by": ""}
    by = telling.player(mark.seat)
    return {"is": "again", "table": f"/table/{mark.text}", "seat": mark.seat, "by": by}
