"""The way to a first game that is explained."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from ....lessons import lesson_of
from ....registry import find
from ...refusal import Refused
from ...tables.lessons import LESSON, prepare
from ...tables.new.creation import Plan
from ..contract import moves_on, takes
from ..forms import LearnForm
from ..visit import back_to, visitor


@moves_on
@takes(LearnForm)
async def learn(request: Request, form: LearnForm) -> Response:
    """POST /learn -> a table of one's own, where the lesson begins."""
    me, game = visitor(request), find(form.game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused("no-such-page", 404)
    me.house.scheduler.check_room(me.address)
    plan = Plan(lesson.edition, lesson.seats, "week", True, lesson.seed)
    table = await me.house.hall.create_table(me.person, plan, me.lang, bots=LESSON)
    await me.house.hall.start(table, me.person, me.address)
    await me.house.hall.run_at(table, partial(prepare, lesson))
    return back_to(f"/table/{table}")
