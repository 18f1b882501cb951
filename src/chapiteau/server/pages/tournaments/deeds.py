"""What people do at a tournament: enter, withdraw, come back, begin, show their number."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...moderation.acts import Moderation
from ...tournaments import entering
from ..contract import moves_on, takes
from ..forms import Form
from ..visit import back_to
from .forms import EnterForm, NumberForm
from .pages import HERE, found


@moves_on
@takes(EnterForm)
async def enter(request: Request, form: EnterForm) -> Response:
    """POST /tournament/{id}/enter -> I take part; `nonce` is my browser's share of the deals."""
    me, t = await found(request)
    await entering.enter(me.house.hall, me.person, t, form.nonce)
    return back_to(f"/tournament/{t.id}")


@moves_on
@takes(Form)
async def leave(request: Request, _: Form) -> Response:
    """POST /tournament/{id}/leave -> I withdraw."""
    me, t = await found(request)
    await entering.leave(me.house.hall, me.person, t)
    return back_to(f"/tournament/{t.id}")


@moves_on
@takes(Form)
async def come_back(request: Request, _: Form) -> Response:
    """POST /tournament/{id}/return -> I am drawn again from the next round on."""
    me, t = await found(request)
    await entering.come_back(me.house.hall, me.person, t)
    return back_to(f"/tournament/{t.id}")


@moves_on
@takes(Form)
async def begin(request: Request, _: Form) -> Response:
    """POST /tournament/{id}/begin -> its host begins."""
    me, t = await found(request)
    await entering.begin_now(me.house.hall, me.person, t)
    return back_to(f"/tournament/{t.id}")


@moves_on
@takes(Form)
async def call_off(request: Request, _: Form) -> Response:
    """POST /tournament/{id}/call-off -> its host calls it off before it has begun."""
    me, t = await found(request)
    await entering.call_off(me.house.hall, me.person, t)
    return back_to(HERE)


@moves_on
@takes(Form)
async def unname(request: Request, _: Form) -> Response:
    """POST /house/tournaments/{id}/unname -> a tournament goes by its game instead of its name."""
    me, t = await found(request)
    await Moderation(me.house, me.person).unname(t)
    return back_to(f"/tournament/{t.id}")


@moves_on
@takes(Form)
async def stop(request: Request, _: Form) -> Response:
    """POST /house/tournaments/{id}/call-off -> those who run the house call a tournament off."""
    me, t = await found(request)
    await Moderation(me.house, me.person).call_off(t)
    return back_to(f"/tournament/{t.id}")


@moves_on
@takes(NumberForm)
async def number_shown(request: Request, form: NumberForm) -> Response:
    """POST /tournament/{id}/number -> the number under my seal, once the deals are fixed."""
    me, t = await found(request)
    await entering.show_number(me.house.hall, me.person, t, form.number)
    return back_to(f"/tournament/{t.id}")
