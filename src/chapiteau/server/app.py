"""The application: routes, what guards them, what is started and stopped with it.

Where each template gets its context: index.html, tables.html, game.html, rules.html, new.html and
join.html in pages/entrance; table.html, replay.html in tables.py; account.html in accounts.py;
privacy.html in my_data.py; box.html, box_row.html and box_form.html in pages/box; statistics.html
in statistics.py; watch.html in uploads.py; notices.html in notices.py; letter.html in letters.py;
error.html in middleware.py; and what all of them get in visit.py (`Visitor.page`).
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
    operation,
    statistics,
    tables,
    uploads,
)
from .pages.box import pages as box
from .pages.contract import gives
from .pages.entrance import front, invitations, lessons, lobby
from .pages.middleware import Guard, Recognise, say_errors
from .pages.openapi import openapi
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
            Middleware(GZipMiddleware, minimum_size=SMALLEST, compresslevel=EFFORT),
            Middleware(Guard, house=house),
            Middleware(Recognise, house=house),
        ],
        exception_handlers=say_errors(),
        lifespan=lifespan,
    )


@gives("*/*")
async def font(request: Request) -> Response:
    """GET /fonts/{file} -> a typeface of the house, or the style sheet that names them all."""
    from ..draw import faces, fonts

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
        Route("/game/{name}/box/{section}/pictures.json", box.pictures),
        Route("/game/{name}/box/{section}/{row}", box.row_page),
        Route("/game/{name}/box/{section}/{row}/draft", box.draft, methods=["POST"]),
        Route("/play", lobby.play, methods=["POST"]),
        Route("/learn", lessons.learn, methods=["POST"]),
        Route("/new/{name}", lobby.new_form, methods=["GET"]),
        Route("/new/{name}", lobby.new_table, methods=["POST"]),
        Route("/join", invitations.join_by_code, methods=["POST"]),
        Route("/join/{code}", invitations.join, methods=["GET"]),
        Route("/join/{code}", invitations.join_as, methods=["POST"]),
        Route("/tables", front.tables_page),
        Route("/tables.json", front.waiting),
        Route("/healthz", operation.healthz),
        Route("/metrics", operation.metrics),
        Route("/openapi.json", openapi),
        Route("/table/{id}", tables.table_page),
        Route("/table/{id}/replay", tables.replay_page),
        Route("/table/{id}/record", tables.record),
        Route("/table/{id}/at/{n}.json", tables.position),
        Route("/table/{id}/past.json", tables.past),
        Route("/table/{id}/fork", forks.fork, methods=["POST"]),
        Route("/watch", uploads.watch_form, methods=["GET"]),
        Route("/watch", uploads.watch, methods=["POST"]),
        WebSocketRoute("/table/{id}/live", live.live),
        *[
            Route(f"/{name}", accounts.account_form, methods=["GET"])
            for name in ("register", "login", "recover", "name", "delete")
        ],
        Route("/statistics", statistics.statistics),
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
