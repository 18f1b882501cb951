"""Tournaments: what is announced, one of them as a playbill, and what its people do there."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TypedDict

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ....core.errors import ChapiteauError
from ....registry import games
from ....words import Words, words_for
from ....words.telling import say_error
from ...clocks.clock import Clock
from ...clocks.said import clock_said
from ...moderation.policy import ADMIN
from ...refusal import Refused
from ...store.rows import HUMAN, OVER, TournamentEntryRow, TournamentRow
from ...store.rows.tournaments import FINISHED, OPEN, RUNNING
from ...tournaments import entering
from ...tournaments.announcing import DELAYS, MOST_ROUNDS, TEMPOS, Announcement, announce
from ...tournaments.deals import Deals
from ...tournaments.next_round import FILLINGS, FORMS, GROUPS
from ...tournaments.shown import Act, shown, state_of
from ...tournaments.spreadsheet import standings_csv, tables_csv
from ...tournaments.writing import Spoken
from ..contract import gives, moves_on, takes
from ..entrance.about import about, on_the_bill
from ..entrance.lobby import levels, number
from ..visit import Visitor, back_to, visitor
from .forms import TournamentForm

HERE = "/tournaments"
CSV = "text/csv"


def house_with_tournaments(request: Request) -> Visitor:
    me = visitor(request)
    if not me.house.settings.tournaments:
        raise Refused("no-such-page", 404)
    return me


async def listed(request: Request) -> Response:
    """GET /tournaments -> tournaments.html

    tournaments  id, name, title (of the game), phase, said (how far it is), facts (sentences)
    games        what is played here: name, short_title, fewest, most
    forms, fillings, tempos, delays, levels, most_rounds: what can be chosen
    fields       what was asked for, if that could not be
    error        a sentence, or ""
    """
    return await list_shown(request)


async def list_shown(
    request: Request, error: str = "", fields: TournamentForm | None = None
) -> Response:
    me = house_with_tournaments(request)
    person = me.person.id if me.person.registered else ""
    rows = await me.house.store.tournaments.listed(person)
    bill = on_the_bill(me.house.settings.rehearsals)
    return me.page(
        "tournaments.html",
        400 if error else 200,
        tournaments=[line(t, me.words, me.lang) for t in rows if t.game in games()],
        games=[about(g, me.lang) for g in bill if g.most > 1 and not g.cooperative],
        forms=FORMS,
        fillings=FILLINGS,
        tempos=list(TEMPOS),
        delays=list(DELAYS),
        levels=levels(me.lang),
        most_rounds=MOST_ROUNDS,
        fields=fields or TournamentForm(),
        error=error,
    )


class TournamentLine(TypedDict):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    title: str
    phase: str
    said: str
    facts: list[str]


def line(t: TournamentRow, words: Words, lang: str) -> TournamentLine:
    title = words_for(lang, games()[t.game])("game-title")
    return {
        "id": t.id,
        "name": t.name or title,
        "game": t.game,
        "title": title,
        "phase": t.phase,
        "said": words(f"page-tournament-phase-{t.phase}", round=t.round),
        "facts": facts(t, words),
    }


def facts(t: TournamentRow, words: Words) -> list[str]:
    """What was announced, in sentences."""
    told = {"rounds": t.rounds, "seats": t.seats, "size": t.group_size}
    level = words(f"table-level-{t.level}")
    found = [
        words(f"page-tournament-fact-{t.form}", **told),
        words(f"page-tournament-fact-{'duplicate' if t.duplicate else 'own'}"),
        words(f"page-tournament-fact-{t.filling}", level=level),
        clock_said(Clock(**t.clock), words).rstrip("."),
    ]
    if t.phase == OPEN and t.starts:
        when = datetime.fromtimestamp(t.starts, UTC).strftime("%Y-%m-%d %H:%M")
        found.append(words("page-tournament-fact-starts", when=when))
    return found


@moves_on
@takes(TournamentForm)
async def new(request: Request, form: TournamentForm) -> Response:
    """POST /tournaments -> a tournament, which its host shares by its link."""
    me = house_with_tournaments(request)
    try:
        row = await announce(me.house.hall, me.person, asked(form))
    except ChapiteauError as e:
        return await list_shown(request, say_error(me.lang, e), form)
    return back_to(f"/tournament/{row.id}")


def asked(form: TournamentForm) -> Announcement:
    return Announcement(
        name=form.name,
        game=form.game,
        seats=number(form.seats),
        form=form.form,
        rounds=number(form.rounds),
        group_size=number(form.group_size) if form.form == GROUPS else 0,
        duplicate=form.duplicate == "yes",
        filling=form.filling,
        level=form.level,
        tempo=form.tempo,
        private=form.private == "yes",
        programs=form.programs == "yes",
        delay=form.delay,
    )


async def found(request: Request) -> tuple[Visitor, TournamentRow]:
    me = house_with_tournaments(request)
    row = await entering.found(me.house.hall, request.path_params["id"])
    if row.game not in games():
        raise Refused("no-such-tournament", 404)
    return me, row


async def page(request: Request) -> Response:
    """GET /tournament/{id} -> tournament.html

    bill       id, name, game, title, phase, said, facts
    host       its host's name, or ""
    is_host    whether I am
    admin      whether I run the house
    link       its address, to share
    mine       gone (why I am drawn no more, or ""), has_number (mine was shown); None if I have
               not entered
    my_table   path of the table at which I play, "" if there is none
    waits      whether my table has ended and others have not
    sits_out   whether I have none in this round
    acts       rounds, the last one first (tournaments/shown.py)
    lines      how everybody stands, the best first
    entrants   names
    commitment to all deals
    state      what changes when there is something new
    counting   how points are counted, in a sentence
    luck       reviewed, tables (how many of all); None while nothing was reviewed
    """
    me, t = await found(request)
    hall, person = me.house.hall, me.person.id if me.person.registered else ""
    everything = await shown(hall, t, person, me.words, Spoken(me.lang))
    entries = await hall.store.tournaments.entries(t.id)
    mine = next((e for e in entries if person and e.person == person), None)
    hosts = await hall.store.meeting.names({t.host} if t.host else set())
    at = await hall.store.table(everything.my_table) if everything.my_table else None
    is_over = at is not None and at.row.phase == OVER
    is_duplicate = "duplicate" if t.duplicate else "own"
    return me.page(
        "tournament.html",
        bill=line(t, me.words, me.lang),
        host=hosts.get(t.host, ""),
        is_host=bool(person) and t.host == person,
        admin=me.person.role == ADMIN,
        link=f"{me.house.settings.address}/tournament/{t.id}",
        mine=own(mine),
        my_table="" if is_over or at is None else f"/table/{at.row.id}",
        waits=is_over,
        sits_out=everything.sits_out,
        acts=everything.acts,
        lines=everything.lines,
        entrants=everything.entrants,
        commitment=t.commitment,
        state=state_of(t, len(everything.entrants)),
        counting=me.words(f"page-tournament-counting-{is_duplicate}"),
        luck=reviewed(everything.acts),
        is_final=t.phase == FINISHED,
        is_running=t.phase == RUNNING,
        can_enter=t.phase == OPEN and mine is None,
    )


class Mine(TypedDict):
    """How I take part."""

    gone: str
    has_number: bool


def own(entry: TournamentEntryRow | None) -> Mine | None:
    return {"gone": entry.gone, "has_number": bool(entry.number)} if entry else None


class Reviewed(TypedDict):
    """Of how many tables of all it is known what the draws were worth."""

    reviewed: int
    tables: int


def reviewed(acts: list[Act]) -> Reviewed | None:
    over = [table for act in acts if act.is_over for table in act.tables if not table.is_void]
    known = sum(any(seat.adjusted for seat in table.seats) for table in over)
    return {"reviewed": known, "tables": len(over)} if known else None


class Status(TypedDict):
    """How far a tournament is."""

    state: str
    phase: str
    round: int


@gives(Status)
async def status(request: Request) -> Response:
    """GET /tournament/{id}/status.json -> what changes when there is something new to see."""
    me, t = await found(request)
    entries = await me.house.store.tournaments.entries(t.id)
    people = sum(e.kind == HUMAN for e in entries)
    return JSONResponse(Status(state=state_of(t, people), phase=t.phase, round=t.round))


@gives(Deals)
async def deals(request: Request) -> Response:
    """GET /tournament/{id}/deals.json -> the commitments to all deals, and all that was added."""
    me, t = await found(request)
    entries = await me.house.store.tournaments.entries(t.id)
    return JSONResponse(entering.deals_shown(t, entries))


@gives(CSV)
async def standings(request: Request) -> Response:
    """GET /tournament/{id}/standings.csv -> how everybody stands."""
    me, t = await found(request)
    told = await shown(me.house.hall, t, "", me.words)
    return spreadsheet(t, "standings", standings_csv(told.lines, me.words))


@gives(CSV)
async def all_tables(request: Request) -> Response:
    """GET /tournament/{id}/tables.csv -> every seat of all rounds that have ended."""
    me, t = await found(request)
    told = await shown(me.house.hall, t, "", me.words)
    return spreadsheet(t, "tables", tables_csv(told.acts, me.words))


def spreadsheet(t: TournamentRow, name: str, text: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}-{t.id[:8]}.csv"'}
    return PlainTextResponse(text, headers=headers, media_type=CSV)
