"""An export of all that the house keeps of one person."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from ...core.errors import ChapiteauError
from ...registry import find
from ...words.telling import Telling, say_error, verdict
from ..boxes.reading import text_of_version
from ..live.frame import viewer_of
from ..operation.archive_check import StoredGame, replayed
from ..refusal import Refused
from ..store.rows import (
    HUMAN,
    OVER,
    WAITING,
    ChannelRow,
    ExerciseRow,
    OwnBoxRow,
    PuzzleRow,
    ReportRow,
    SayingRow,
    StoredTable,
    StudyRow,
    TokenRow,
)
from ..tables.deeds.talk import said_by
from ..tables.hall import Hall
from ..tables.lists import is_played
from ..tables.state import TableState
from ..thinking.fair_queue import Asker
from ..thinking.scheduler import Scheduler
from ..thinking.shares import CHORES
from ..thinking.work import STORY
from .people import Person

MOST_TABLES = 2000


@dataclass(frozen=True)
class StoryRequest:
    """A game to be told to one of its players, in another process."""

    stored: StoredGame
    person: str
    lang: str


def tell(request: StoryRequest) -> str:
    """A finished game as its record; a running one as the story that its player knows; one that
    cannot be told as the reason why."""
    try:
        state = replayed(request.stored)
    except Refused as e:
        return say_error(request.lang, e)
    if state.phase == OVER and not state.row.sealed:
        return state.record()
    telling = state.telling(request.lang)
    lines = story(state, viewer_of(state.seat_of(request.person)), telling)
    return "\n".join([*lines, "", *verdict(state.playing, telling), ""])


def story(state: TableState, viewer: int, telling: Telling) -> Iterator[str]:
    """All that was told, by the names of then."""
    for n, events in enumerate(state.playing.happenings):
        then = state.telling_at(max(0, n - 1), telling)
        yield from then.story(events, viewer)


async def export_person(
    hall: Hall, person: Person, lang: str, chores: Scheduler, address: str
) -> bytes:
    """A ZIP file: who I am, where I sit, what I said, and every game as I may see it."""
    out = io.BytesIO()
    tables = await hall.store.tables_of(person.id, MOST_TABLES)
    said = await said_by(hall.store, person.id)
    row = await hall.store.person(person.id)
    letters = await hall.store.letters(person.id)
    choices = await hall.store.notices.choices([person.id])
    account: dict[str, Any] = {
        "id": person.id,
        "name": person.name,
        "login": row.login if row else None,
        "since": moment(row.created) if row else None,
        "address": letters.address if letters else None,
        "told by": [channel(each) for each in await hall.store.notices.channels(person.id)],
        "told when": [asdict(row) for row in choices.values()],
        "away from": moment(letters.away_from) if letters and letters.away_from else None,
        "bot": person.bot,
        "tokens": [token(each) for each in await hall.store.tokens.of(person.id)],
        "away until": moment(letters.away) if letters and letters.away else None,
        "looking for games": await hall.store.meeting.kept(person.id),
        "ratings": await hall.store.ratings.kept(person.id),
        "tournaments": await hall.store.tournaments.kept(person.id),
        "tables": [table(each, person.id) for each in tables],
        "puzzles": [exercise(*each) for each in await hall.store.puzzles.exercises(person.id)],
        "studies": [study(each) for each in await hall.store.studies.by(person.id)],
        "of my copies": [copy(each) for each in await hall.store.confirmations.by(person.id)],
        "said": [{**each, "at": moment(each["at"])} for each in said],
        "boxes": [box(each) for each in await hall.store.own_boxes.of(person.id)],
        "reported": [report(each) for each in await hall.store.moderation.reports_by(person.id)],
    }
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("account.json", json.dumps(account, ensure_ascii=False, indent=2))
        async for name, components in box_files(hall, person.id):
            packed.writestr(name, components)
        for stored in tables:
            request = await story_request(hall, stored, person.id, lang)
            if request is None:
                continue
            text = (await chores.ask(STORY, request, Asker(address, person.id), CHORES)).answer
            if text:
                over = stored.row.phase == OVER and not stored.row.sealed
                end = "record" if over else "txt"
                packed.writestr(f"games/{stored.row.game}-{stored.row.id}.{end}", text)
    return out.getvalue()


def box(row: OwnBoxRow) -> dict[str, Any]:
    """A box of one's own; what is in it is in files of its own."""
    return {
        "id": row.id, "game": row.game, "name": row.name, "for": row.audience,
        "hidden": row.hidden, "since": moment(row.created), "versions": row.newest,
    }  # fmt: skip


async def box_files(hall: Hall, person: str) -> AsyncIterator[tuple[str, str]]:
    """Every version of every box, as the library takes it."""
    for row in await hall.store.own_boxes.of(person):
        for n in range(1, row.newest + 1):
            version = await hall.store.own_boxes.version(row.id, n)
            if version:
                with suppress(ChapiteauError):  # of a game that can no longer read it
                    text = await hall.worker.run(text_of_version, find(row.game), version)
                    yield f"boxes/{row.game}-{row.id}-{n}.toml", text


def report(row: ReportRow) -> dict[str, Any]:
    """What somebody told those who run the house."""
    about = {"table": row.table, "box": row.box}
    return {"at": moment(row.at), **about, "reason": row.reason, "note": row.note}


def exercise(row: ExerciseRow, puzzle: PuzzleRow) -> dict[str, Any]:
    """A puzzle that is practised: of which decision, and how it went."""
    return {
        "table": puzzle.table, "decision": puzzle.number + 1, "due": moment(row.due),
        "tries": row.tries, "solved": row.solved,
    }  # fmt: skip


def study(row: StudyRow) -> dict[str, Any]:
    """A study of a changed box: what was asked for, and the rows that differ."""
    return {
        "page": f"/lab/{row.id}", "game": row.game, "at": moment(row.asked), "seats": row.seats,
        "bots": row.level, "deals": row.total, "options": row.options, "box": row.base,
        "rows": row.rows,
    }  # fmt: skip


def copy(row: SayingRow) -> dict[str, Any]:
    """How somebody says that a row is printed in their copy."""
    return {
        "game": row.game, "row": row.path, "at": moment(row.at), "printed": row.row,
        "edition": row.edition, "note": row.note,
    }  # fmt: skip


def channel(row: ChannelRow) -> dict[str, Any]:
    """A way to be told, without the keys that only it and the house may know."""
    return {
        "kind": row.kind, "name": row.name, "address": row.address, "since": moment(row.created),
        "paused": row.paused, "last": moment(row.tried) if row.tried else None,
        "result": row.result,
    }  # fmt: skip


def token(row: TokenRow) -> dict[str, Any]:
    """A token, without anything that it could be found by."""
    used = moment(row.used) if row.used else None
    return {"name": row.name, "may": row.scopes, "since": moment(row.created), "last": used}


async def story_request(
    hall: Hall, stored: StoredTable, person: str, lang: str
) -> StoryRequest | None:
    """One game, to be told by a worker so that nobody has to wait for it."""
    row = stored.row
    if row.phase == WAITING or not is_played(stored):
        return None
    log = await hall.store.log(row.id)
    box = await hall.store.box(row.box) if row.box else None
    return StoryRequest(StoredGame(row, stored.seats, log, box), person, lang)


def table(stored: StoredTable, person: str) -> dict[str, Any]:
    """A table without what only the server may know."""
    row = stored.row
    over = row.phase == OVER
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "pace": row.pace,
        "clock": row.clock,
        "since": moment(row.created),
        "state": row.phase,
        "host": row.host == person,
        "seat": next(s.seat for s in stored.seats if s.person == person),
        "players": [s.name if s.kind == HUMAN else s.kind for s in stored.seats],
        "scores": row.result["scores"] if over and row.result else None,
        "winners": row.result["winners"] if over and row.result else None,
        "ran out of time": row.result.get("late") if over and row.result else None,
    }


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
