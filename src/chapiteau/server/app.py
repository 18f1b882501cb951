"""The application: routes, what guards them, what is started and stopped with it.

Where each template gets its context: index.html, tables.html, game.html, rules.html, new.html,
join.html and meet.html in pages/entrance; review.html, puzzle.html and puzzles.html in
pages/learning; table.html, replay.html in tables.py; account.html in
accounts.py; privacy.html in my_data.py; statistics.html in statistics.py; watch.html in uploads.py;
notices.html in notices.py; letter.html in letters.py; house.html in pages/running; programs.html
in pages/programs; tournament.html and tournaments.html in pages/tournaments; box.html,
box_row.html, box_form.html, own_box.html, own_boxes.html, lab_form.html, lab.html and
lab_result.html in pages/box; error.html in middleware.py; and what all of them get in visit.py
(`Visitor.page`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from .answers.files import KeptFiles
from .answers.kept import EFFORT, SMALLEST, Kept
from .house import House
from .pages import (
    accounts,
    forks,
    installing,
    letters,
    live,
    my_data,
    notices,
    statistics,
    tables,
    uploads,
)
from .pages.box import lab, own, saying, shelves
from .pages.box import pages as box
from .pages.contract import gives
from .pages.entrance import front, invitations, lessons, lobby, meeting
from .pages.learning import puzzles, reviews
from .pages.middleware import Guard, Recognise, say_errors
from .pages.openapi import openapi
from .pages.profile import page as profile
from .pages.profile.table import table_ratings
from .pages.programs import calls, streams, tokens
from .pages.programs import tournaments as entrants
from .pages.running import boxes as house_boxes
from .pages.running import health
from .pages.running import house as running
from .pages.tournaments import deeds as playing
from .pages.tournaments import pages as tournaments
from .refusal import Refused

HERE = Path(__file__).parent


def make_app(house: House) -> Starlette:
    """The house as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with house:
            yield

    return Starlette(
        routes=routes(),
        middleware=[
            Middleware(Compress, minimum_size=SMALLEST, compresslevel=EFFORT),
            Middleware(Guard, house=house),
            Middleware(Recognise, house=house),
        ],
        exception_handlers=say_errors(),
        lifespan=lifespan,
    )


class Compress(GZipMiddleware):
    """Compresses answers, but for lines that go on: each is to be read when it comes."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_stream = scope["type"] == "http" and scope["path"].startswith("/api/stream/")
        await (self.app if is_stream else super().__call__)(scope, receive, send)


@gives("*/*")
async def font(request: Request) -> Response:
    """GET /fonts/{file} -> a typeface of the house, or the style sheet that names them all."""
    from ..draw.lettering import faces, fonts

    name = request.path_params["file"]
    if name == "fonts.css":
        return Kept.of(fonts.css().encode(), "text/css").response(request, {})
    if name not in fonts.served():
        raise Refused("no-such-page", 404)
    data = await asyncio.to_thread(faces.woff2, fonts.served()[name])
    headers = {"cache-control": "public, max-age=604800"}
    return Response(data, headers=headers, media_type="font/woff2")


def routes() -> list[BaseRoute]:
    return [
        Route("/", front.index),
        Route("/game/{name}", lobby.game_page),
        Route("/game/{name}/rules", lobby.rules_page),
        Route("/game/{name}/box", box.box_page),
        Route("/game/{name}/box/file", box.file, methods=["POST"]),
        Route("/game/{name}/box/save", box.save, methods=["POST"]),
        Route("/game/{name}/box/{section}/pictures.json", box.pictures),
        Route("/game/{name}/box/{section}/{row}", box.row_page),
        Route("/game/{name}/box/{section}/{row}/draft", box.draft, methods=["POST"]),
        Route("/boxes", shelves.boxes_page),
        Route("/boxes/import", shelves.import_box, methods=["POST"]),
        Route("/box/{box}", own.page),
        Route("/box/{box}/import", own.import_version, methods=["POST"]),
        Route("/box/{box}/rename", own.rename, methods=["POST"]),
        Route("/box/{box}/share", own.share, methods=["POST"]),
        Route("/box/{box}/delete", own.delete, methods=["POST"]),
        Route("/box/{box}/report", own.report, methods=["POST"]),
        Route("/box/{box}/rows", box.box_page),
        Route("/box/{box}/rows/file", box.file, methods=["POST"]),
        Route("/box/{box}/rows/save", box.save, methods=["POST"]),
        Route("/box/{box}/rows/{section}/pictures.json", box.pictures),
        Route("/box/{box}/rows/{section}/{row}", box.row_page),
        Route("/box/{box}/rows/{section}/{row}/draft", box.draft, methods=["POST"]),
        Route("/box/{box}/{version}/state.json", own.state),
        Route("/box/{box}/{version}/components.toml", own.components),
        Route("/game/{name}/box/{section}/{row}/say", saying.say_so, methods=["POST"]),
        Route("/game/{name}/box/{section}/{row}/unsay", saying.unsay, methods=["POST"]),
        Route("/sayings/{saying}/report", saying.report_saying, methods=["POST"]),
        Route("/game/{name}/lab", lab.form_page, methods=["GET"]),
        Route("/game/{name}/lab", lab.ask, methods=["POST"]),
        Route("/box/{box}/lab", lab.form_page, methods=["GET"]),
        Route("/box/{box}/lab", lab.ask, methods=["POST"]),
        Route("/lab/{study}.json", lab.progress),
        Route("/lab/{study}/file", lab.file),
        Route("/lab/{study}", lab.page, methods=["GET"]),
        Route("/lab/{study}", lab.again, methods=["POST"]),
        Route("/play", lobby.play, methods=["POST"]),
        Route("/learn", lessons.learn, methods=["POST"]),
        Route("/new/{name}", lobby.new_form, methods=["GET"]),
        Route("/new/{name}", lobby.new_table, methods=["POST"]),
        Route("/join", invitations.join_by_code, methods=["POST"]),
        Route("/join/{code}", invitations.join, methods=["GET"]),
        Route("/join/{code}", invitations.join_as, methods=["POST"]),
        Route("/tables", front.tables_page),
        Route("/tables.json", front.waiting),
        Route("/healthz", health.healthz),
        Route("/metrics", health.metrics),
        Route("/openapi.json", openapi),
        Route("/table/{id}", tables.table_page),
        Route("/table/{id}/replay", tables.replay_page),
        Route("/table/{id}/record", tables.record),
        Route("/table/{id}/at/{n}.json", tables.position),
        Route("/table/{id}/past.json", tables.past),
        Route("/table/{id}/ratings.json", table_ratings),
        Route("/table/{id}/fork", forks.fork, methods=["POST"]),
        Route("/table/{id}/review", reviews.page, methods=["GET"]),
        Route("/table/{id}/review", reviews.ask, methods=["POST"]),
        Route("/table/{id}/review.json", reviews.told),
        Route("/table/{id}/review/{n}.json", reviews.decision),
        Route("/puzzles", puzzles.page),
        Route("/puzzle/{id}", puzzles.puzzle_page, methods=["GET"]),
        Route("/puzzle/{id}", puzzles.answer, methods=["POST"]),
        Route("/puzzle/{id}/position.json", puzzles.position),
        Route("/puzzle/{id}/preview.json", puzzles.preview),
        Route("/watch", uploads.watch_form, methods=["GET"]),
        Route("/watch", uploads.watch, methods=["POST"]),
        WebSocketRoute("/table/{id}/live", live.live),
        *[
            Route(f"/{name}", accounts.account_form, methods=["GET"])
            for name in ("register", "login", "recover", "name", "delete")
        ],
        Route("/statistics", statistics.statistics),
        Route("/profile", profile.mine, methods=["GET"]),
        Route("/profile", profile.choose, methods=["POST"]),
        Route("/profile/{id}", profile.others),
        Route("/house", running.page),
        Route("/house/boxes", house_boxes.page),
        Route("/house/boxes/{name}/take", house_boxes.take, methods=["POST"]),
        Route("/house/boxes/{name}/undo", house_boxes.undo, methods=["POST"]),
        Route("/house/sayings/{saying}/hide", house_boxes.hide, methods=["POST"]),
        Route("/house/enter", running.enter, methods=["POST"]),
        Route("/house/people/{id}", running.about_person, methods=["POST"]),
        Route("/house/reports/{id}/settle", running.settle, methods=["POST"]),
        Route("/house/switches", running.switch, methods=["POST"]),
        Route("/house/boxes/{box}/hide", own.hide, methods=["POST"]),
        Route("/house/tournaments/{id}/unname", playing.unname, methods=["POST"]),
        Route("/house/tournaments/{id}/call-off", playing.stop, methods=["POST"]),
        Route("/privacy", my_data.privacy),
        Route("/export", my_data.export, methods=["POST"]),
        Route("/delete", my_data.delete, methods=["POST"]),
        Route("/notices", notices.page, methods=["GET"]),
        Route("/notices", notices.choose, methods=["POST"]),
        Route("/notices/tables/{id}", notices.choose_table, methods=["POST"]),
        Route("/notices/devices", notices.add_device, methods=["POST"]),
        Route("/notices/hooks", notices.add_hook, methods=["POST"]),
        Route("/notices/channels/{id}/end", notices.end, methods=["POST"]),
        Route("/notices/channels/{id}/test", notices.test, methods=["POST"]),
        Route("/meet", meeting.page),
        Route("/meet/tickets", meeting.take, methods=["POST"]),
        Route("/meet/tickets/{id}/withdraw", meeting.withdraw, methods=["POST"]),
        Route("/meet/people/{id}/challenge", meeting.challenge, methods=["POST"]),
        Route("/meet/people/{id}/block", meeting.block, methods=["POST"]),
        Route("/meet/people/{id}/unblock", meeting.unblock, methods=["POST"]),
        Route("/meet/tables/{id}/accept", meeting.accept, methods=["POST"]),
        Route("/meet/tables/{id}/decline", meeting.decline, methods=["POST"]),
        Route("/tournaments", tournaments.listed, methods=["GET"]),
        Route("/tournaments", tournaments.new, methods=["POST"]),
        Route("/tournament/{id}", tournaments.page),
        Route("/tournament/{id}/status.json", tournaments.status),
        Route("/tournament/{id}/deals.json", tournaments.deals),
        Route("/tournament/{id}/standings.csv", tournaments.standings),
        Route("/tournament/{id}/tables.csv", tournaments.all_tables),
        Route("/tournament/{id}/enter", playing.enter, methods=["POST"]),
        Route("/tournament/{id}/leave", playing.leave, methods=["POST"]),
        Route("/tournament/{id}/return", playing.come_back, methods=["POST"]),
        Route("/tournament/{id}/number", playing.number_shown, methods=["POST"]),
        Route("/tournament/{id}/begin", playing.begin, methods=["POST"]),
        Route("/tournament/{id}/call-off", playing.call_off, methods=["POST"]),
        # Programs: their tokens, and all that they call with them.
        Route("/programs", tokens.page, methods=["GET"]),
        Route("/programs/tokens", tokens.make, methods=["POST"]),
        Route("/programs/tokens/{token_id}/end", tokens.end, methods=["POST"]),
        Route("/programs/bot", tokens.become_bot, methods=["POST"]),
        Route("/api/account", calls.account),
        Route("/api/games", calls.all_games),
        Route("/api/tables", calls.tables, methods=["GET"]),
        Route("/api/tables", calls.new_table, methods=["POST"]),
        Route("/api/join", calls.join, methods=["POST"]),
        Route("/api/table/{id}", calls.snapshot, methods=["GET"]),
        Route("/api/table/{id}", calls.say, methods=["POST"]),
        Route("/api/table/{id}/record", calls.record),
        Route("/api/tournaments", entrants.listed),
        Route("/api/tournament/{id}", entrants.one),
        Route("/api/tournament/{id}/enter", entrants.enter, methods=["POST"]),
        Route("/api/tournament/{id}/leave", entrants.leave, methods=["POST"]),
        Route("/api/tournament/{id}/return", entrants.come_back, methods=["POST"]),
        Route("/api/tournament/{id}/number", entrants.number_shown, methods=["POST"]),
        Route("/api/stream/events", streams.events),
        Route("/api/stream/table/{id}", streams.table),
        Route("/manifest.webmanifest", installing.manifest),
        Route("/worker.js", installing.worker),
        Route("/icon/{name}.png", installing.picture),
        Route("/letters", letters.page, methods=["GET"]),
        Route("/letters", letters.subscribe, methods=["POST"]),
        Route("/letters/away", letters.away, methods=["POST"]),
        Route("/letters/{token}", letters.answer_form, methods=["GET"]),
        Route("/letters/{token}", letters.answer, methods=["POST"]),
        Route("/register", accounts.register, methods=["POST"]),
        Route("/login", accounts.login, methods=["POST"]),
        Route("/recover", accounts.recover, methods=["POST"]),
        Route("/logout", accounts.logout, methods=["POST"]),
        Route("/name", accounts.rename, methods=["POST"]),
        Route("/language", accounts.set_language, methods=["POST"]),
        Route("/theme", accounts.set_theme, methods=["POST"]),
        Mount("/static", KeptFiles(HERE / "static")),
        Route("/fonts/{file}", font),
    ]
