"""A study that is kept, in words: what was changed, and what that does."""

from __future__ import annotations

from dataclasses import dataclass
from json import loads

from ...editing import Difference, differing
from ...lab.comparing.study import Study
from ...lab.comparing.telling import Comparison, compared
from ..store.rows import MADE, StudyRow
from .boxes import boxes_of


@dataclass(frozen=True)
class Told:
    """All that a page shows of a study; no comparison while it is being made."""

    changes: list[Difference]
    comparison: Comparison | None
    games: int


def told(row: StudyRow, lang: str) -> Told:
    boxes = boxes_of(row)
    house, own = boxes.house, boxes.own
    changes = differing(house.game, house.box, own.box, lang)
    if row.state != MADE:
        return Told(changes, None, 0)
    study = Study.restored(boxes.editions, row.seats, loads(row.data))
    changed = {change.word_id for change in changes} - {""}
    games = sum(facts.games for facts in study.facts)
    return Told(changes, compared(study, lang, changed), games)
