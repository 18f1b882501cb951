"""The rows that a house has taken over, as a components file for whoever makes the next release."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, inspect, select

from ...core.game import Game
from ...editing import written
from ..store import schema as s
from ..store.records import records
from ..store.rows import SayingRow
from .agreement import put_together
from .house_boxes import with_taken


@dataclass(frozen=True)
class Exported:
    """A file, and how many rows of it were taken over."""

    text: str
    rows: int


def exported(c: Connection, game: Game[Any]) -> Exported | None:
    """Whole sections, as `--components` takes them, with who says so in comments without names."""
    if not inspect(c).has_table(s.house_boxes.name):
        return None
    boxes = s.house_boxes.c
    mine = (boxes.game == game.name) & (boxes.undone == 0.0)
    newest = select(func.max(boxes.n)).where(mine).scalar_subquery()
    rows = c.execute(select(boxes.rows).where(mine, boxes.n == newest)).scalar()
    if not rows:
        return None
    data = with_taken(game.box.data, rows)
    sections = {name: data[name] for name in data if data[name] != game.box.data[name]}
    if not sections:
        return None
    return Exported(head(c, game, rows) + written(sections), len(rows))


def head(c: Connection, game: Game[Any], rows: dict[str, Any]) -> str:
    """What was confirmed, by how many, in which editions."""
    query = select(s.sayings).where(s.sayings.c.game == game.name).order_by(s.sayings.c.at)
    said = {
        each.path: each
        for each in put_together(
            with_taken(game.box.data, rows), records(SayingRow, c.execute(query))
        )
    }
    lines = [f"# {game.name}, box {game.box.hash}: rows that owners have confirmed"]
    for path in rows:
        section, _, n = path.partition("/")
        versions = [v for v in said[path].versions if v.is_house] if path in said else []
        owners = sum(version.count for version in versions)
        editions = ", ".join(edition for version in versions for edition in version.editions)
        line = f"# {section} {int(n) + 1}: {owners} owners"
        lines.append(f"{line} ({editions})" if editions else line)
    return "\n".join([*lines, "", ""])
