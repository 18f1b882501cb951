"""The way to a friend's table: a link to follow, or its code to type."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ....words.telling import say_error
from ...refusal import Refused
from ..contract import moves_on, takes
from ..forms import CodeForm
from ..visit import back_to, visitor
from .front import front_page

LONGEST_CODE = 64


@moves_on
async def join(request: Request) -> Response:
    """GET /join/{code} -> the table this link invites to."""
    me = visitor(request)
    return back_to(f"/table/{await me.house.hall.join(me.person, request.path_params['code'])}")


@moves_on
@takes(CodeForm)
async def join_by_code(request: Request, form: CodeForm) -> Response:
    """POST /join -> the invitation with this code; the front page again where there is none."""
    me, code = visitor(request), code_in(form.code)
    try:
        await me.house.hall.invited_to(code)
    except Refused as e:
        typed = form.code[:LONGEST_CODE]
        return await front_page(request, e.status, say_error(me.lang, e), typed)
    return back_to(f"/join/{code}")


def code_in(text: str) -> str:
    """The code somebody typed, or that of the link they pasted."""
    return text.strip().rstrip("/").rpartition("/")[2][:LONGEST_CODE]
