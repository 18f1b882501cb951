"""The lab: what a changed box does, asked for with one click, played in the background, kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ....core.box import Box
from ....core.game import Game
from ....editing import written
from ....registry import find, games
from ....words import options_of, words_for
from ...answers.kept import Kept
from ...boxes.reading import with_rows
from ...refusal import Refused
from ...store.rows import ASKED, FAILED, OwnBoxRow, StudyRow
from ...studies.asking import BOTS, DEALS, USUAL_BOT, USUAL_DEALS, Wish, begin, wished
from ...studies.boxes import boxes_of
from ...studies.telling import told
from ...tables.boxes import key_of
from ..contract import gives, moves_on, takes
from ..entrance.about import about
from ..entrance.lobby import described, number, requested_game
from ..forms import Form
from ..visit import Visitor, back_to, read_form, visitor
from .forms import StudyForm
from .pages import written_row


class StudyProgress(TypedDict):
    """How far a study is: "asked", "made" or "failed"; `ahead` are made before it."""

    state: str
    done: int
    total: int
    ahead: int


@dataclass(frozen=True)
class Subject:
    """What is studied: rows that are changed in a browser, or a box that somebody keeps here."""

    game: Game[Any]
    house: Box
    own: OwnBoxRow | None = None
    box: Box | None = None


async def subject_of(request: Request) -> Subject:
    """Of a box that bots could not play through there is nothing to find out."""
    me = visitor(request)
    shelf, house_boxes = me.house.shelf, me.house.house_boxes
    if "box" not in request.path_params:
        game = requested_game(request)
        return Subject(game, await house_boxes.box(game))
    row = await shelf.seen(request.path_params["box"], me.person)
    game = find(row.game)
    chosen = await shelf.to_play(row.id, game, me.person)
    return Subject(game, await house_boxes.box(game), row, chosen.box if chosen else None)


async def form_page(request: Request) -> Response:
    """GET /game/{name}/lab, /box/{box}/lab -> lab_form.html

    game     about.about()
    seats    the possible numbers of players, usual_seats: how many of them at first
    levels   the bots that may play: name, text, choice; usual_level: which at first
    deals    how many deals may be asked for, usual_deals: which number at first
    options  what may be agreed: see words/options.py
    mine     studies of this game that the visitor asked for: row, and what it was played with
    box      what names the house's box, which drafts are kept for
    own      the box that is studied: name, url; None for what is changed in this browser
    """
    me, about_what = visitor(request), await subject_of(request)
    game, own = about_what.game, about_what.own
    rows = await me.house.store.studies.by(me.person.id, game.name)
    words = words_for(me.lang)
    return me.page(
        "lab_form.html",
        words_of=game,
        game=about(game, me.lang),
        seats=list(range(game.fewest, game.most + 1)),
        usual_seats=game.usual_seats,
        levels=[described(words, each, f"table-level-{each}") for each in BOTS],
        usual_level=USUAL_BOT,
        deals=DEALS,
        usual_deals=USUAL_DEALS,
        options=options_of(game, me.lang),
        mine=[(row, played_with(row, me.lang)) for row in rows],
        box=key_of(game, about_what.house),
        own={"name": own.name, "url": f"/box/{own.id}"} if own else None,
    )


@moves_on
@takes(StudyForm)
async def ask(request: Request, form: StudyForm) -> Response:
    """POST /game/{name}/lab, /box/{box}/lab -> the study's page; the games are played in the
    background."""
    me, subject, fields = visitor(request), await subject_of(request), await read_form(request)
    options = {k.removeprefix("option-"): v for k, v in fields.items() if k.startswith("option-")}
    wish = Wish(number(form.seats), form.level, number(form.deals), options)
    row = await me.house.hall.worker.run(study_of, subject, form.rows, wish)
    return back_to(f"/lab/{await begin(me.house, row, me.person, me.address)}")


def study_of(subject: Subject, rows: str, wish: Wish) -> StudyRow:
    """A box with these rows is read; it complains about the first that is wrong."""
    game, house = subject.game, subject.house
    if subject.own and subject.box:
        return wished(game, house, subject.box, wish, subject.own.id)
    own = game.read_box(with_rows(house.data, written_row(rows or "{}")))
    return wished(game, house, own, wish)


async def visible(request: Request) -> tuple[Visitor, StudyRow]:
    """A study, for whoever has its address; of a box that is kept here, if they may see that."""
    me = visitor(request)
    row = await me.house.store.studies.of(request.path_params["study"])
    if row is None or row.game not in games():
        raise Refused("no-such-page", 404)
    if row.own:
        await me.house.shelf.seen(row.own, me.person)
    return me, row


async def page(request: Request) -> Response:
    """GET /lab/{study} -> lab.html

    game    about.about()
    row     StudyRow; played: what it was played with, in words; why: it failed, or ""
    result  lab_result.html: what was changed and what that does, as far as it is known
    command the same in the library
    mine    whether the visitor asked for it
    """
    me, row = await visible(request)
    game = games()[row.game]
    key = ("study", row.id, row.state, row.made, me.lang)
    make = partial(me.house.hall.worker.run, result_of, me, row)
    result = (await me.house.kept.get(key, make)).body.decode()
    why = words_for(me.lang)(f"page-lab-why-{row.why or 'failed'}") if row.state == FAILED else ""
    return me.page(
        "lab.html",
        words_of=game,
        game=about(game, me.lang),
        row=row,
        played=played_with(row, me.lang),
        why=why,
        result=Markup(result),  # made by the house, which escapes what people wrote
        command=command(row),
        mine=bool(row.person) and row.person == me.person.id,
    )


def result_of(me: Visitor, row: StudyRow) -> Kept:
    """-> lab_result.html

    row    StudyRow
    told   studies.telling.Told
    """
    template = me.house.pages.get_template("lab_result.html")
    words = words_for(me.lang, games()[row.game])
    html = template.render(t=words, row=row, told=told(row, me.lang))
    return Kept.of(html.encode(), "text/html")


def played_with(row: StudyRow, lang: str) -> str:
    """The level of the bots, seats, and options other than usual, in a line."""
    game, words = games()[row.game], words_for(lang, games()[row.game])
    parts = [words("page-lab-played", seats=row.seats, level=words(f"table-level-{row.level}"))]
    for option in options_of(game, lang):
        names = {choice.value: choice.name for choice in option.choices}
        if option.value in row.options:
            chosen = row.options[option.value]
            parts.append(words("box-fact", key=option.name, value=names.get(chosen, chosen)))
    return " · ".join(parts)


def command(row: StudyRow) -> str:
    """What plays the same games at a terminal, with the file of this page."""
    options = "".join(f" --option {name}={value}" for name, value in row.options.items())
    return (
        f"chapiteau report {row.game} --seats {row.seats} --bot {row.level}"
        f" --games {row.total}{options} --components {row.game}.toml"
    )


@gives(StudyProgress)
async def progress(request: Request) -> Response:
    """GET /lab/{study}.json -> how far it is."""
    me, row = await visible(request)
    waits = row.state == ASKED and not row.done
    ahead = await me.house.store.studies.waiting_before(row) if waits else 0
    answer: StudyProgress = {
        "state": row.state, "done": row.done, "total": row.total, "ahead": ahead,
    }  # fmt: skip
    return JSONResponse(answer)


@gives("text/plain")
async def file(request: Request) -> Response:
    """GET /lab/{study}/file -> the sections that differ, as a components file."""
    me, row = await visible(request)
    boxes = await me.house.hall.worker.run(boxes_of, row)
    house, own = (edition.box.data for edition in boxes.editions)
    sections = {name: own[name] for name in own if own[name] != house.get(name)}
    headers = {"content-disposition": f'attachment; filename="{row.game}.toml"'}
    return PlainTextResponse(written(sections), headers=headers)


@moves_on
@takes(Form)
async def again(request: Request, _: Form) -> Response:
    """POST /lab/{study} -> its page; one that failed is made anew."""
    me, row = await visible(request)
    return back_to(f"/lab/{await begin(me.house, row, me.person, me.address)}")
