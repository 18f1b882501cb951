"""Studies in the making: a deal after the other is played with both boxes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from json import dumps, loads

from ... import __version__
from ...core.errors import BadComponents
from ...lab.comparing.study import Study
from ...lab.series import Told
from ..refusal import Refused
from ..store.rows import StudyRow
from ..thinking import work
from ..thinking.background import Background
from ..thinking.shares import STUDIES
from .boxes import Boxes, boxes_of
from .work import Deal

SEED = "0"
"""As `chapiteau report` has it where nothing else is said, so that both play the same games."""
BATCH = 5
"""Deals that are asked for at a time, and written down together."""
LONGEST_REASON = 40


class Studying(Background[StudyRow]):
    """Makes what was asked for."""

    name = "studies"
    share = STUDIES

    async def asked(self) -> list[StudyRow]:
        return await self.house.store.studies.asked()

    def id_of(self, row: StudyRow) -> str:
        return row.id

    async def fail(self, row: StudyRow, why: str) -> None:
        await self.house.store.studies.fail(row.id, why[:LONGEST_REASON])

    async def make(self, row: StudyRow) -> None:
        store, run = self.house.store.studies, self.house.hall.worker.run
        found = await store.of(row.id)
        if found is None:
            return
        try:
            boxes = await run(boxes_of, found)
        except BadComponents:
            raise Refused("box-row-gone", 409) from None
        row = found if found.code == code_of(boxes) else replace(found, done=0, data="")
        study = await run(begun, row, boxes)
        while row.done < row.total:
            deals = range(row.done, min(row.done + BATCH, row.total))
            games = await asyncio.gather(*[self._play(row, boxes, n) for n in deals])
            data = await run(counted, study, [told for pair in games for told in pair])
            row = replace(row, done=deals.stop, data=data, code=code_of(boxes))
            await store.go_on(row)
        data = await run(finished, study)
        await store.finish(replace(row, made=self.house.hall.clock(), data=data))
        self.addresses.pop(row.id, None)

    async def _play(self, row: StudyRow, boxes: Boxes, n: int) -> list[Told]:
        deal = Deal(boxes.settings(row), f"{SEED} {n}")
        games: list[Told] = (await self.think(row, work.DEAL, deal)).games
        if not games:
            raise Refused("study-endless", 409)
        return games


def code_of(boxes: Boxes) -> str:
    """What decides how games go, besides the boxes: half a study is of no use to another."""
    return f"{__version__} {boxes.house.game.rules}"


def begun(row: StudyRow, boxes: Boxes) -> Study:
    """What is known so far."""
    if not row.data:
        return Study(boxes.editions, row.seats)
    return Study.restored(boxes.editions, row.seats, loads(row.data))


def counted(study: Study, games: Sequence[Told]) -> str:
    for told in games:
        study.add(told)
    return dumps(study.plain(), separators=(",", ":"))


def finished(study: Study) -> str:
    study.drop_rare()
    return counted(study, ())
