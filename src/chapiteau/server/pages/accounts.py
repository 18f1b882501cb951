"""Pages about oneself: name, account, language, theme."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...core.errors import ChapiteauError
from ...words import LANGUAGES
from ...words.telling import say_error
from ..people.people import Person
from .contract import moves_on, takes
from .forms import Form, LanguageForm, LoginForm, NameForm, RecoverForm, ThemeForm
from .visit import THEMES, back_to, keep_cookie, visitor


def account_page(
    request: Request, mode: str, error: str = "", login: str = "", code: str = "", status: int = 200
) -> Response:
    """GET /register, /login, /recover, /name, /delete -> account.html

    mode    "register", "login", "recover", "name", "delete", "deleted", or "code" (the account is
            made: show its code)
    error   a sentence, or ""
    login   what was typed as the account's name
    code    in mode "code" only: the recovery code, shown this once

    Each posts to its own address; forms.py has the fields.
    """
    me = visitor(request)
    ratings = me.house.settings.ratings
    said = {"mode": mode, "error": error, "login": login, "code": code, "ratings": ratings}
    return me.page("account.html", status, None, **said)


async def account_form(request: Request) -> Response:
    """GET /register, /login, /recover, /name, /delete -> the form for it."""
    return account_page(request, request.url.path.strip("/"))


@takes(LoginForm)
async def register(request: Request, form: LoginForm) -> Response:
    """POST /register -> account.html in mode "code"; the guest becomes the account."""
    me, login = visitor(request), form.login
    try:
        person, code = await me.house.people.register(
            me.person, login, form.password, visitor(request).address
        )
    except ChapiteauError as e:
        return refused(request, "register", e, login)
    me.house.hall.sign_out(person.id)  # whoever else has the guest's cookie is nobody now
    me.person = person
    return signed_in(request, account_page(request, "code", login=login, code=code), person)


@moves_on
@takes(LoginForm)
async def login(request: Request, form: LoginForm) -> Response:
    """POST /login -> the front page; what the guest sat at now belongs to the account."""
    me, name = visitor(request), form.login
    try:
        person = await me.house.people.login(name, form.password, visitor(request).address)
    except ChapiteauError as e:
        return refused(request, "login", e, name)
    await me.house.hall.adopt(me.person, person)
    return signed_in(request, back_to("/"), person)


@takes(RecoverForm)
async def recover(request: Request, form: RecoverForm) -> Response:
    """POST /recover -> account.html in mode "code": a new password and a new recovery code."""
    me, name = visitor(request), form.login
    try:
        person, code = await me.house.people.recover(
            name, form.code, form.password, visitor(request).address
        )
    except ChapiteauError as e:
        return refused(request, "recover", e, name)
    await me.house.hall.adopt(me.person, person)
    me.house.hall.sign_out(person.id)
    me.person = person
    return signed_in(request, account_page(request, "code", login=name, code=code), person)


@moves_on
@takes(Form)
async def logout(request: Request, _: Form) -> Response:
    """POST /logout -> the front page, as a new guest."""
    me = visitor(request)
    await me.house.people.logout(me.person)
    me.house.hall.sign_out(me.person.id, me.person.session)
    response = back_to("/")
    response.delete_cookie("who", path="/")
    return response


@moves_on
@takes(NameForm)
async def rename(request: Request, form: NameForm) -> Response:
    """POST /name -> the page it came from."""
    me = visitor(request)
    try:
        me.person = await me.house.people.rename(me.person, form.name)
    except ChapiteauError as e:
        return refused(request, "name", e, "")
    await me.house.hall.renamed(me.person)
    return back_to(form.back)


@moves_on
@takes(LanguageForm)
async def set_language(request: Request, form: LanguageForm) -> Response:
    """POST /language -> the page it came from."""
    lang = form.lang if form.lang in LANGUAGES else ""
    return keep_cookie(request, back_to(form.back), "lang", lang)


@moves_on
@takes(ThemeForm)
async def set_theme(request: Request, form: ThemeForm) -> Response:
    """POST /theme -> the page it came from."""
    theme = form.theme if form.theme in THEMES else ""
    return keep_cookie(request, back_to(form.back), "theme", theme)


def signed_in(request: Request, response: Response, person: Person) -> Response:
    """The cookie is another one from now on."""
    me = visitor(request)
    me.house.keys.give(response, person, me.secure)
    return response


def refused(request: Request, mode: str, error: ChapiteauError, login: str) -> Response:
    lang = visitor(request).lang
    status = getattr(error, "status", 400)
    return account_page(request, mode, say_error(lang, error), login[:40], status=status)
