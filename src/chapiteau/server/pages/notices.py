"""Being told that a table waits: by which ways, when, and of which tables."""

from __future__ import annotations

import secrets
from dataclasses import replace
from hashlib import sha256
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...core.errors import ChapiteauError
from ...words.telling import say_error
from ..clocks.ending import tell_tables
from ..notices import webhook
from ..notices.choosing import Choices
from ..notices.delivery import SENT, Outcome
from ..notices.hours import NEVER, RHYTHMS, read_minute, written_minute, zone, zones
from ..notices.push import Subscription
from ..people import holidays
from ..people.people import plain
from ..refusal import Refused
from ..store.people.secrets import session_key
from ..store.rows import HOOK, MAIL, OVER, PUSH, ChannelRow, ChoiceRow, LetterRow
from ..tables.lists import is_played, line
from .contract import moves_on, takes
from .forms import ChoiceForm, DeviceForm, Form, HookForm, TableChoiceForm
from .visit import Visitor, back_to, visitor

LONGEST_NAME = 40
MOST = {PUSH: 10, HOOK: 5}  # channels of a person
HERE = "/notices"


async def page(request: Request) -> Response:
    """GET /notices -> notices.html

    outgoing  whether this house sends anything to other hosts
    key       what a browser subscribes with
    channels_of  by kind: id, name, paused (why, or ""), said, secret (of a webhook), digest (by
              which a page knows its own browser)
    choice    ChoiceRow: rhythm, zone; digest, quiet_from, quiet_until as 22:30 or ""
    zones     all time zones
    tables    id, title, others, rhythm ("" as of all), kinds
    kinds     the kinds of channels that there are here
    letters   LetterRow: address, confirmed
    posts     whether this house sends e-mail
    today, last  the days between which a holiday may be
    first, until  the days of the one that is announced, or ""
    spare     how many days of this year are left for holidays
    said, error  a sentence, or ""
    """
    return await shown(request)


async def shown(request: Request, said: str = "", error: str = "") -> Response:
    me = visitor(request)
    letters, now, rows = await own(me), me.house.hall.clock(), me.house.store.notices
    choices = Choices(me.person.id, await rows.choices([me.person.id]))
    posts, channels = me.house.settings.mail is not None, await rows.channels(me.person.id)
    usual, outgoing = choices.usual, not me.house.outgoing.is_off
    return me.page(
        "notices.html",
        400 if error else 200,
        outgoing=outgoing,
        key=me.house.push_key.public,
        channels_of={k: [listed(me, c) for c in channels if c.kind == k] for k in MOST},
        choice=usual,
        digest=written_minute(usual.digest),
        quiet_from=written_minute(usual.quiet_from),
        quiet_until=written_minute(usual.quiet_until),
        zones=zones(),
        tables=await tables_of(me, choices),
        kinds=offered(me),
        letters=letters,
        posts=posts,
        **holidays.described(letters, now, zone(usual.zone)),
        said=said,
        error=error,
    )


async def own(me: Visitor) -> LetterRow:
    """What is kept for an account; guests have nothing that a notice could lead back to."""
    if not me.person.registered:
        raise Refused("account-only", 403)
    return await me.house.store.letters(me.person.id) or LetterRow(me.person.id)


def listed(me: Visitor, channel: ChannelRow) -> dict[str, Any]:
    """A channel as its owner sees it."""
    is_push = channel.kind == PUSH
    return {
        "id": channel.id,
        "name": channel.name,
        "paused": channel.paused,
        "said": said_of(me, channel.result, channel.host),
        "secret": "" if is_push else channel.keys["secret"],
        "digest": sha256(channel.address.encode()).hexdigest() if is_push else "",
    }


def said_of(me: Visitor, result: str, host: str) -> str:
    """How it went the last time, in a sentence."""
    if result.isdigit():
        return me.words("notice-result-status", status=result, host=host)
    return me.words("notice-result", result=result or "none", host=host)


async def tables_of(me: Visitor, choices: Choices) -> list[dict[str, Any]]:
    """The tables that are played, and what was chosen of each."""
    found = []
    for stored in await me.house.store.tables_of(me.person.id):
        if stored.row.phase == OVER or not is_played(stored):
            continue
        here, about = choices.at(stored.row.id), line(stored, me.person.id, me.lang)
        kinds = [*MOST, MAIL] if here.kinds is None else here.kinds
        found.append({**about, "rhythm": here.rhythm, "kinds": kinds})
    return found


@moves_on
@takes(ChoiceForm)
async def choose(request: Request, form: ChoiceForm) -> Response:
    """POST /notices -> when to be told of all tables that have no choice of their own."""
    me = visitor(request)
    await own(me)
    try:
        minutes = [read_minute(t) for t in (form.quiet_from, form.quiet_until, form.digest)]
        if form.rhythm not in RHYTHMS or form.zone not in ("", *zones()):
            raise ValueError
    except ValueError:
        return await shown(request, error=me.words("error-bad-choice"))
    quiet = minutes[:2] if -1 not in minutes[:2] else [-1, -1]
    usual = ChoiceRow(me.person.id, "", form.rhythm, None, form.zone, *quiet)
    usual = replace(usual, digest=minutes[2]) if minutes[2] >= 0 else usual
    await me.house.store.notices.save_choice(usual, me.house.hall.clock())
    await tell_tables(me.house.hall, me.person.id)
    return back_to(HERE)


@moves_on
@takes(TableChoiceForm)
async def choose_table(request: Request, form: TableChoiceForm) -> Response:
    """POST /notices/tables/{id} -> how to be told of one table; "never" mutes it."""
    me, id = visitor(request), request.path_params["id"]
    await own(me)
    stored = await me.house.store.table(id)
    if stored is None or all(s.person != me.person.id for s in stored.seats):
        raise Refused("no-such-table", 404)
    if form.rhythm not in ("", *RHYTHMS, NEVER):
        return await shown(request, error=me.words("error-bad-choice"))
    ticked = [kind for kind, tick in ticks_of(form).items() if tick]
    kinds = None if set(ticked) >= set(offered(me)) else ticked
    row = ChoiceRow(me.person.id, id, form.rhythm, kinds)
    await me.house.store.notices.save_choice(row, me.house.hall.clock())
    return back_to(HERE)


def ticks_of(form: TableChoiceForm) -> dict[str, str]:
    return {PUSH: form.push, HOOK: form.hook, MAIL: form.mail}


def offered(me: Visitor) -> list[str]:
    """The kinds of channels that this house has."""
    ways = [] if me.house.outgoing.is_off else list(MOST)
    return [*ways, *([MAIL] if me.house.settings.mail else [])]


@moves_on
@takes(DeviceForm)
async def add_device(request: Request, form: DeviceForm) -> Response:
    """POST /notices/devices -> this browser takes notices from now on."""
    me = visitor(request)
    await own(me)
    host = me.house.outgoing.check(form.endpoint).host
    Subscription.read(form.endpoint, form.p256dh, form.auth)
    rows, key = me.house.store.notices, me.house.push_key.public
    mine, old = await rows.channels(me.person.id), form.old or form.endpoint
    before = next((c for c in mine if c.kind == PUSH and c.address == old), None)
    name = plain(form.name)[:LONGEST_NAME] or (before.name if before else host[:LONGEST_NAME])
    keys = {"p256dh": form.p256dh, "auth": form.auth, "vapid": key}
    fresh = new_channel(me, PUSH, name, host, form.endpoint, keys)
    if before is None:
        check_room(mine, PUSH)
    await rows.save_channel(replace(fresh, id=before.id) if before else fresh)
    return back_to(HERE)


@moves_on
@takes(HookForm)
async def add_hook(request: Request, form: HookForm) -> Response:
    """POST /notices/hooks -> notices go to this address too, signed."""
    me = visitor(request)
    await own(me)
    rows = me.house.store.notices
    try:
        host = me.house.outgoing.check(form.url.strip()).host
        check_room(await rows.channels(me.person.id), HOOK)
    except ChapiteauError as e:
        return await shown(request, error=say_error(me.lang, e))
    name = (plain(form.name) or host)[:LONGEST_NAME]
    keys = {"secret": webhook.new_secret()}
    await rows.save_channel(new_channel(me, HOOK, name, host, form.url.strip(), keys))
    return back_to(HERE)


def new_channel(
    me: Visitor, kind: str, name: str, host: str, address: str, keys: dict[str, str]
) -> ChannelRow:
    session = session_key(me.person.session) if kind == PUSH else ""
    now = me.house.hall.clock()
    return ChannelRow(
        secrets.token_hex(12), me.person.id, kind, name, host, address, keys, session, me.lang, now
    )


def check_room(mine: list[ChannelRow], kind: str) -> None:
    if sum(c.kind == kind for c in mine) >= MOST[kind]:
        raise Refused("too-many-channels", most=MOST[kind])


async def found(request: Request) -> ChannelRow:
    """The channel of mine that the address names."""
    me, id = visitor(request), request.path_params["id"]
    await own(me)
    mine = await me.house.store.notices.channels(me.person.id)
    channel = next((c for c in mine if c.id == id), None)
    if channel is None:
        raise Refused("no-such-channel", 404)
    return channel


@moves_on
@takes(Form)
async def end(request: Request, _: Form) -> Response:
    """POST /notices/channels/{id}/end -> nothing goes there any more, and it is forgotten."""
    channel = await found(request)
    await visitor(request).house.store.notices.end_channel(channel.id, channel.person)
    return back_to(HERE)


@takes(Form)
async def test(request: Request, _: Form) -> Response:
    """POST /notices/channels/{id}/test -> a message goes there now; says how that went."""
    me, channel = visitor(request), await found(request)
    if not me.house.notice_limit.allows(me.person.id):
        raise Refused("too-fast", 429)
    outcome: Outcome | None = await me.house.sender.test(channel)
    if outcome is None:
        raise Refused("too-fast", 429)
    sentence = said_of(me, outcome.result, channel.host)
    if outcome.kind == SENT:
        return await shown(request, sentence)
    return await shown(request, error=sentence)
