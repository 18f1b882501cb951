"""Why did you do that? What a bot's last decision looked like from where the asker sits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...bots import AT_A_TABLE
from ...bots.apart import question
from ...bots.thought import explain as phrase
from ...core.move import Move
from ...core.rng import seeded
from ...core.state import State
from ...core.step import Together
from ..live import messages as m
from ..live.frame import viewer_of
from ..live.viewer import Viewer
from ..refusal import Refused
from ..store.rows import BOT, WAITING
from ..tables.state import Sitting

if TYPE_CHECKING:
    from ..tables.table import Table

BUDGET = replace(AT_A_TABLE, iterations=2000)
LOTS = "random"


@dataclass
class Decision:
    """A choice that is no secret any more, and the table it was made at."""

    move: Move
    before: State
    together: int  # which of the game's common choices it was part of


def explain(table: Table, viewer: Viewer, message: m.Explain) -> None:
    """Answer in a while; the table goes on meanwhile."""
    sitting, seat = table.sitting, message.seat
    if sitting.phase == WAITING:
        raise Refused("not-started")
    if seat >= len(sitting.seats) or sitting.seats[seat].kind != BOT:
        raise Refused("not-a-bot")
    if viewer.wonders or not table.hall.wonders.allows(viewer.person.id):
        raise Refused("too-fast", 429)
    viewer.wonders = True
    table.hall.spawn(answer(table, viewer, seat))


async def answer(table: Table, viewer: Viewer, seat: int) -> None:
    """Think about it with what the asker could see, so that no answer tells a secret."""
    try:
        text = await said(table, viewer, seat)
        viewer.send([{"is": "thought", "seat": seat, "text": text}])
    finally:
        viewer.wonders = False


async def said(table: Table, viewer: Viewer, seat: int) -> str:
    sitting = table.sitting
    telling = sitting.telling(viewer.look.lang if viewer.look else "")
    if sitting.seats[seat].level == LOTS:
        return telling.words("thought-lots")
    found = last_told(sitting, seat)
    if found is None:
        return telling.words("thought-none")
    eyes = seat if sitting.playing.over else viewer_of(sitting.seat_of(viewer.person.id))
    view = sitting.game.view(found.before, eyes)
    rng = seeded(f"why {seat} {found.move.text}")
    asked = question(view, seat, [found.move], "", rng, BUDGET)
    thought = await table.hall.thinkers.consider(asked)
    if thought is None:
        return telling.words("thought-none")
    return phrase(thought, found.move, found.before.stack[-1], telling)


def last_told(sitting: Sitting, seat: int) -> Decision | None:
    """The last choice of a seat that everybody knows of; of all of them once the game is over."""
    match, again, together = sitting.playing, sitting.again(), 0
    decisions: list[Decision] = []
    for entry in match.entries:
        g = again.state
        if isinstance(g.stack[-1], Together) and not any(g.chosen):
            together += 1
        if entry.seat == seat:
            decisions.append(Decision(entry.move, again.game.copy(g), together))
        again.play(entry.seat, entry.move)
    now = match.state
    for decision in reversed(decisions):
        step = decision.before.stack[-1]
        sealed = isinstance(step, Together) and now.chosen and decision.together == together
        if match.over or (step.is_told(now, seat) and not sealed):
            return decision
    return None
