"""A profile: games as small posters with results and ratings, luck and errors; and who sees it."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....bots import levels as bots
from ....registry import games
from ....words import words_for
from ...ratings import shown
from ...ratings.kinds import KINDS, TWO
from ...refusal import Refused
from ...store.rows import ProfileRow, RatingRow, StoredTable
from ...store.rows.ratings import EVERYBODY, MET, ONLY_ME
from ..contract import moves_on, takes
from ..entrance.about import about, offers
from ..forms import ProfileForm
from ..statistics import Tally, learned, tallies
from ..visit import Visitor, back_to, visitor
from .drawing import marks_said, stands, totals_said

AUDIENCES = (ONLY_ME, MET, EVERYBODY)
MOST_READ = 2000  # tables of a person that are looked through for a profile


async def mine(request: Request) -> Response:
    """GET /profile -> profile.html

    owner     whose it is
    mine      whether it is the visitor's own
    choice    what they allow: audience, results, luck; only of use to themselves
    audiences all that can be chosen
    cards     for each game: name, title, poster, results (sentences), kinds: title and picture of
              ratings; learned: heading and luck (a picture)
    offers    without any of one's own: the games of the front page (about.about())
    """
    me = house_with_ratings(request)
    if not me.person.registered:
        raise Refused("account-only", 403)
    choice = await me.house.store.ratings.profile(me.person.id)
    allowed = ProfileRow(me.person.id, choice.audience, True, True)
    return await shown_page(me, me.person.name, choice, allowed)


async def others(request: Request) -> Response:
    """GET /profile/{id} -> profile.html, as far as its owner allows."""
    me, id = house_with_ratings(request), request.path_params["id"]
    if id == me.person.id:
        return back_to("/profile")
    allowed = (await shown.seen_by(me.house.hall, me.person, [id])).get(id)
    if allowed is None:
        raise Refused("no-such-profile", 404)
    name = (await me.house.store.meeting.names([id])).get(id, "")
    return await shown_page(me, name, None, allowed)


@moves_on
@takes(ProfileForm)
async def choose(request: Request, form: ProfileForm) -> Response:
    """POST /profile -> what I allow others to see."""
    me = house_with_ratings(request)
    if not me.person.registered:
        raise Refused("account-only", 403)
    row = ProfileRow(me.person.id, form.audience, form.results == "yes", form.luck == "yes")
    await me.house.store.ratings.save_profile(row)
    return back_to("/profile")


def house_with_ratings(request: Request) -> Visitor:
    me = visitor(request)
    if not me.house.settings.ratings:
        raise Refused("no-such-page", 404)
    return me


async def shown_page(
    me: Visitor, name: str, choice: ProfileRow | None, allowed: ProfileRow
) -> Response:
    store, person = me.house.store, allowed.person
    needs_tables = allowed.results or allowed.luck
    tables = await store.tables_of(person, MOST_READ) if needs_tables else []
    ratings = [row for row in await store.ratings.of(person) if row.game in games()]
    counted = {tally.name: tally for tally in tallies(tables, person)}
    names = list(dict.fromkeys([*counted, *[row.game for row in ratings]]))
    who = me.words("page-profile-you") if choice else name
    cards = [
        await card(me, game, counted.get(game), tables, ratings, allowed, who) for game in names
    ]
    return me.page(
        "profile.html",
        owner=name,
        mine=choice is not None,
        choice=choice or allowed,
        audiences=AUDIENCES,
        cards=cards,
        offers=offers(me.lang, me.house.settings.rehearsals) if choice and not cards else [],
    )


async def card(
    me: Visitor,
    name: str,
    tally: Tally | None,
    tables: list[StoredTable],
    ratings: list[RatingRow],
    allowed: ProfileRow,
    who: str,
) -> dict[str, Any]:
    """One game: what of it its owner shows."""
    game, words = games()[name], words_for(me.lang, games()[name])
    told = about(game, me.lang)
    rated = [row for kind in KINDS for row in ratings if row.game == name and row.kind == kind]
    kinds = [await picture(me, row, who) for row in rated]
    results = [*totals_said(words, game, tally), *marks_said(words, game, tally)]
    return {
        "name": name,
        "title": told.short_title,
        "poster": told.poster,
        "results": results if allowed.results and tally else [],
        "no_rival": game.cooperative,
        "kinds": kinds,
        "learned": await learned(me, tally) if allowed.luck and tally else [],
    }


async def picture(me: Visitor, row: RatingRow, who: str) -> dict[str, str]:
    """A rating among those of the bots of the house, on one scale."""
    seats = 2 if row.kind == TWO else 3
    among = await shown.levels(me.house.hall, row.game, seats, row.kind, list(bots.LEVELS))
    said = shown.said_of(me.words, row)
    line = me.words("rating-line", kind=me.words(f"rating-kind-{row.kind}"), said=said)
    return {"line": line, "picture": stands(me.words, row, among, who)}
