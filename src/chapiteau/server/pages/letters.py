"""Being told by e-mail that a table waits, and being away: the pages for both.

An address is used only after its owner has said so, and every letter says how to end them.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from itsdangerous import BadData
from starlette.requests import Request
from starlette.responses import Response

from ...core.errors import ChapiteauError
from ...words.telling import say_error
from ..clocks.ending import tell_tables
from ..notices.choosing import Choices
from ..notices.hours import zone
from ..people import holidays
from ..people.letters import CONFIRM, END, serializer
from ..people.mail import checked_address
from ..refusal import Refused
from ..tables.paces import DAY
from .contract import moves_on, takes
from .forms import AwayForm, Form, LettersForm
from .notices import HERE, own, shown
from .visit import Visitor, back_to, visitor

VALID = {CONFIRM: 3 * DAY, END: 400 * DAY}


@moves_on
async def page(request: Request) -> Response:
    """GET /letters -> the page of all notices, where letters are among them."""
    return back_to(HERE)


@takes(LettersForm)
async def subscribe(request: Request, form: LettersForm) -> Response:
    """POST /letters -> a letter goes there with a link that confirms it; "" ends them."""
    me = visitor(request)
    row, mail = await own(me), me.house.settings.mail
    try:
        if not form.address.strip():
            await me.house.store.save_letters(replace(row, address="", confirmed=False))
            return await shown(request, me.words("letter-ended"))
        address = checked_address(form.address)
        if mail is None:
            raise Refused("no-post", 404)
        if not me.house.letter_limit.allows(me.person.id):
            raise Refused("too-fast", 429)
        await me.house.store.save_letters(
            replace(row, address=address, confirmed=False, lang=me.lang)
        )
        link = f"{me.house.settings.address}/letters/{signed(me, CONFIRM, me.person.id, address)}"
        text = me.words("letter-confirm", link=link)
        await mail.send(address, me.words("letter-confirm-subject"), text)
    except OSError:
        return await shown(request, error=me.words("error-post-failed"))
    except ChapiteauError as e:
        if getattr(e, "status", 400) == 404:
            raise
        return await shown(request, error=say_error(me.lang, e))
    return await shown(request, me.words("letter-sent", address=address))


def signed(me: Visitor, kind: str, person: str, address: str) -> str:
    return serializer(me.house.keys.key).dumps([kind, person, address])


async def answer_form(request: Request) -> Response:
    """GET /letters/{token} -> letter.html: a button, for programs also follow links in letters

    kind  "confirm" or "end"
    """
    kind, _, _ = read(request)
    return visitor(request).page("letter.html", kind=kind, done=False)


@takes(Form)
async def answer(request: Request, _: Form) -> Response:
    """POST /letters/{token} -> letter.html, done."""
    me = visitor(request)
    kind, person, address = read(request)
    row = await me.house.store.letters(person)
    if row is None or row.address != address:  # another one since, or none
        raise Refused("old-link", 404)
    await me.house.store.save_letters(
        replace(row, confirmed=True)
        if kind == CONFIRM
        else replace(row, address="", confirmed=False)
    )
    return me.page("letter.html", kind=kind, done=True)


def read(request: Request) -> tuple[str, str, str]:
    """What a link says, if it is one of ours and not too old."""
    token = request.path_params["token"][:600]
    try:
        key = visitor(request).house.keys.key
        (kind, person, address), at = serializer(key).loads(token, return_timestamp=True)
    except (BadData, ValueError):
        raise Refused("old-link", 404) from None
    if datetime.now(UTC) - at > timedelta(seconds=VALID[kind]):
        raise Refused("old-link", 404)
    return kind, person, address


@moves_on
@takes(AwayForm)
async def away(request: Request, form: AwayForm) -> Response:
    """POST /letters/away -> away from one day up to and including another; "" is here again."""
    me = visitor(request)
    row, now = await own(me), me.house.hall.clock()
    choices = Choices(me.person.id, await me.house.store.notices.choices([me.person.id]))
    try:
        row = holidays.announced(row, form.first, form.until, now, zone(choices.usual.zone))
    except ChapiteauError as e:
        return await shown(request, error=say_error(me.lang, e))
    await me.house.store.save_letters(row)
    me.house.hall.set_away(me.person.id, row.away, row.away_from)
    me.house.hall.cluster.publish_away(me.person.id, row.away, row.away_from)
    await tell_tables(me.house.hall, me.person.id)
    return back_to(HERE)
