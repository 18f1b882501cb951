"""The page of those who run the house: how it is, what was reported, and what they do about it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from .... import __version__
from ....core.errors import ChapiteauError
from ....registry import games
from ....words import words_for
from ....words.telling import say_error
from ...moderation.acts import FOR_GOOD, MUTES, Moderation
from ...moderation.policy import ADMIN, SWITCHES, chosen
from ...operation.metrics import figures
from ...people.people import plain
from ...refusal import Refused
from ...store.rows import ActRow, PersonRow, ReportRow
from ..contract import moves_on, takes
from ..forms import Form
from ..visit import Visitor, back_to, visitor
from .forms import AdminCodeForm, PersonActForm, PersonQuery, SwitchForm

HERE = "/house"
SHOWN = (
    "tables", "viewers", "people_present", "questions_waiting", "oldest_question_seconds",
    "notices_waiting", "memory_bytes",
)  # fmt: skip
"""What of all that is measured says whether the house is well."""


@takes(PersonQuery)
async def page(request: Request, asked: PersonQuery) -> Response:
    """GET /house -> house.html

    admin     whether the visitor runs the house; all that follows is theirs only
    facts     (name, value) in words
    reports   id, at, reason, note, by, about (a person, see below), game, table, text ("" if gone),
              box (url, name) where it is about one
    people    those who were looked for: id, name, login, admin, closed, muted (until, or "")
    admins    the same of those who run the house
    switches  (name, value, choices)
    acts      (at, a sentence)
    mutes     days for which somebody can be muted
    who       what was looked for
    error     a sentence, or ""
    """
    return await shown(request, who=plain(asked.who))


async def shown(request: Request, error: str = "", status: int = 200, who: str = "") -> Response:
    me = visitor(request)
    if not me.person.registered:
        raise Refused("account-only", 403)
    if me.person.role != ADMIN:
        return me.page("house.html", status, admin=False, error=error)
    rows, store = me.house.store.moderation, me.house.store
    reports, acts, admins = await rows.open_reports(), await rows.acts(), await rows.admins()
    named = {id for r in reports for id in (r.by, r.about)}
    known = await rows.people(named | {id for a in acts for id in (a.by, a.about)})
    now = me.house.hall.clock()
    return me.page(
        "house.html",
        status,
        admin=True,
        facts=await facts(me),
        reports=[await reported(me, row, known, now) for row in reports],
        people=[described(row, now) for row in await rows.people_called(who)] if who else [],
        admins=[described(row, now) for row in admins],
        switches=[(name, await chosen(store, name), values) for name, values in SWITCHES.items()],
        acts=[(moment(row.at), told(me, row, known)) for row in acts],
        mutes=MUTES,
        for_good=FOR_GOOD,
        who=who,
        error=error,
    )


async def facts(me: Visitor) -> list[tuple[str, str]]:
    """How the house is, in words."""
    house, words = me.house, me.words
    now, counts = figures(house), await house.store.moderation.counts()
    hours = int((time.monotonic() - house.since) // 3600)
    well = await house.store_check.is_writable(house.store) and house.scheduler.is_well
    said: dict[str, Any] = {
        "well": words("house-is-well" if well else "house-is-ill"),
        "version": words("house-build", version=__version__, build=house.scheduler.backend.build),
        "up": words("house-hours", hours=hours),
        **{kind: counts.get(kind, 0) for kind in ("playing", "waiting", "over")},
        **{kind: counts[kind] for kind in ("accounts", "guests")},
        **{name.replace("_", "-"): now[name][1] for name in SHOWN},
        "damaged": len(house.hall.damaged),
    }
    said["memory-bytes"] = words("house-megabytes", count=round(now["memory_bytes"][1] / 1e6))
    return [(words(f"house-{name}"), str(value)) for name, value in said.items()]


async def reported(
    me: Visitor, row: ReportRow, known: dict[str, PersonRow], now: float
) -> dict[str, Any]:
    """A report as it is read: the line itself is looked up, for it may be gone by now."""
    store, words, text, title = me.house.store, me.words, "", ""
    if row.line >= 0:
        lines = await store.chat(row.table, first=row.line, end=row.line + 1)
        text = next((line.text for line in lines if line.at == row.said), "")
    own = await store.own_boxes.box(row.box) if row.box else None
    saying = await store.confirmations.saying(row.saying) if row.saying else None
    if saying:
        text = " · ".join(part for part in (saying.edition, saying.note) if part)
    stored = await store.table(row.table) if row.table else None
    if stored and stored.row.game in games():
        title = words_for(me.lang, games()[stored.row.game])("game-title")
    about, by = known.get(row.about), known.get(row.by)
    return {
        "id": row.id, "at": moment(row.at), "reason": words(f"page-report-why-{row.reason}"),
        "note": row.note, "by": by.name if by else "", "game": title, "table": row.table,
        "box": {"url": f"/box/{own.id}", "name": own.name} if own else None,
        "about": described(about, now) if about else None, "text": text,
        "line": row.line >= 0 or bool(row.saying), "saying": row.saying,
    }  # fmt: skip


def described(row: PersonRow, now: float) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": row.name,
        "login": row.login,
        "admin": row.role == ADMIN,
        "closed": row.closed,
        "muted": moment(row.muted_until)[:10] if row.muted_until > now else "",
    }


def told(me: Visitor, row: ActRow, known: dict[str, PersonRow]) -> str:
    """What was done, in a sentence; names are those of today."""
    nobody = me.words("house-nobody")
    by, about = known.get(row.by), known.get(row.about)
    said = {"by": by.name if by else nobody, "about": about.name if about else nobody}
    detail = int(row.detail) if row.detail.isdigit() else row.detail
    return me.words(f"house-act-{row.act}", **said, detail=detail)


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


# acts


async def done(request: Request, act: Callable[[Moderation], Awaitable[None]]) -> Response:
    """Do something, and show the page again; or say there why not."""
    me = visitor(request)
    try:
        await act(Moderation(me.house, me.person))
    except ChapiteauError as e:
        return await shown(request, say_error(me.lang, e), getattr(e, "status", 400))
    return back_to(HERE)


@moves_on
@takes(AdminCodeForm)
async def enter(request: Request, form: AdminCodeForm) -> Response:
    """POST /house/enter -> the page of the house, for whoever has the code of `chapiteau admin`."""
    address = visitor(request).address
    return await done(request, lambda acts: acts.enter(form.code, address))


@moves_on
@takes(PersonActForm)
async def about_person(request: Request, form: PersonActForm) -> Response:
    """POST /house/people/{id} -> mute, unmute, rename, close, reopen or dismiss somebody."""
    id = request.path_params["id"]
    doing: dict[str, Callable[[Moderation], Awaitable[None]]] = {
        "mute": lambda acts: acts.mute(id, int(form.days or 0)),
        "unmute": lambda acts: acts.unmute(id),
        "rename": lambda acts: acts.rename(id, form.name),
        "close": lambda acts: acts.close(id),
        "reopen": lambda acts: acts.reopen(id),
        "dismiss": lambda acts: acts.dismiss(id),
    }
    return await done(request, doing[form.act])


@moves_on
@takes(Form)
async def settle(request: Request, _: Form) -> Response:
    """POST /house/reports/{id}/settle -> a report is off the list."""
    return await done(request, lambda acts: acts.settle(request.path_params["id"]))


@moves_on
@takes(SwitchForm)
async def switch(request: Request, form: SwitchForm) -> Response:
    """POST /house/switches -> choose something for the whole house."""
    return await done(request, lambda acts: acts.switch(form.name, form.value))
