"""Who a program acts for: known by its token, let in by its scopes, served in its turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...operation.costs import MOVES, PAGES, TooFast, Visit
from ...operation.logs import route_of
from ...people.tokens import Program, bearer
from ...refusal import Refused
from ..contract import AS_JSON, SCOPE_OF, TAKES, Page
from ..visit import visitor


def for_programs(scope: str, in_turn: bool = True) -> Callable[[Page], Page]:
    """The page is for whoever has a token with this scope; one that is not `in_turn` waits for its
    turn itself."""

    def guarded(page: Page) -> Page:
        @wraps(page)
        async def checked(request: Request) -> Response:
            found = await recognised(request)
            found.check(scope)
            me = visitor(request)
            me.person = found.person
            request.scope["program"] = found
            await me.house.hall.tokens.note_use(found)
            if not in_turn:
                return await page(request)
            what = f"{request.method} {route_of(request.scope)}"
            answer: Callable[[], Any] = partial(page, request)
            return await me.house.hall.costs.run(Visit(me.address, me.person.id), what, answer)

        SCOPE_OF[checked] = scope
        if page in TAKES:
            TAKES[checked] = TAKES[page]
        if page in AS_JSON:
            AS_JSON.add(checked)
        return checked

    return guarded


async def recognised(request: Request) -> Program:
    """Whoever a token stands for; to look for one costs, so strangers wait for their turn."""
    me, token = visitor(request), bearer(request.headers.get("authorization", ""))
    tokens, costs = me.house.hall.tokens, me.house.hall.costs
    if not token:
        raise Refused("no-token", 401)
    found = tokens.remembered(token)
    if found is None:
        visit, is_known = Visit(me.address, ""), tokens.is_known(token)
        purse = MOVES if is_known else PAGES
        found = await costs.run(visit, "token", partial(tokens.of, token), purse, not is_known)
    if found is None:
        raise Refused("no-token", 401)
    if not me.house.program_limit.allows(found.token.id):
        raise TooFast(1)
    return found


def program(request: Request) -> Program:
    """Whoever made this request with a token."""
    found = request.scope["program"]
    assert isinstance(found, Program)
    return found
