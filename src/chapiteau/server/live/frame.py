"""The parts of a frame, each from what one viewer may see: views only, never the full state."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from ...core.move import Move, MoveTable
from ...core.state import State
from ...core.step import NOBODY, Step
from ...words.telling import Telling
from ...words.voice import Voice, made_once, voice_of
from ..clocks.said import clock_said
from ..clocks.times import Shown, as_part
from ..store.rows import BOT, EMPTY, FRIENDLY, HUMAN, MET, OVER, PLAYING
from ..tables.lessons import offered, reason_for, stop_at
from ..tables.paces import seconds_of
from ..tables.state import TableState
from ..thinking.hints import has_hints
from .changes import Part

MOST_REFUSED = 12
"""More refused choices than this are not listed: they would bury the question."""
encode = msgspec.json.Encoder().encode


def ask_part(state: TableState, view: State | None, seat: int | None, telling: Telling) -> Part:
    """What the viewer is asked now, and the way back."""
    part: Part = {
        "is": "ask", "seat": seat, "position": 0, "prompt": "", "help": "", "options": [],
        "chosen": [], "refused": [],
        "undo": False, "ask_undo": False, "alone": False, "hint": False, "past": False,
        "undo_asked": wish_of(state, telling),
    }  # fmt: skip
    match = state.match
    if match is None or view is None:
        return part
    part["past"] = bool(match.decisions)
    if match.over:
        part["prompt"] = telling.words("ask-nothing-over")
    if seat is not None and state.seats[seat].kind == HUMAN:
        part["position"] = match.position(seat)
        part["undo"] = not match.over and match.can_undo(seat)
        part["ask_undo"] = has_way_back(state, seat)
        part["alone"] = state.is_alone(seat)
    if match.over:
        return part
    plays = seat is not None and state.seats[seat].kind == HUMAN  # else a bot plays it
    if seat is None or not plays or seat not in view.to_act():
        names = telling.words.listed([telling.player(s) for s in view.to_act()])
        part["prompt"] = telling.words("ask-nothing-wait", players=names)
        return part
    step, moves, stop = view.stack[-1], view.legal(seat), stop_at(state, seat)
    part["prompt"], part["help"] = telling.question(step, view)
    part["hint"] = stop is None and len(moves) > 1 and has_hints(state, seat)
    part["chosen"] = [m.text for m in view.chosen[seat]] if view.chosen else []
    part["options"] = option_parts(view, seat, offered(state, seat, moves), telling)
    part["refused"] = refused_parts(view, refused(view, seat, moves), telling)
    return part


def has_way_back(state: TableState, seat: int) -> bool:
    """Whether the others can be asked to go back past a reveal."""
    is_on = state.phase == PLAYING and not state.row.tournament
    return is_on and state.last_decision(seat) is not None


def refused_parts(view: State, moves: list[Move], telling: Telling) -> list[Part]:
    """Answers that are not possible now, each as a sentence."""
    asking, voice = type(view.stack[-1]), voice_of(telling)
    lying = [(move, telling.said_of(view, move)) for move in moves]
    return [{"move": move.text, "text": said(voice, asking, move, at)[0]} for move, at in lying]


def option_parts(view: State, seat: int, moves: list[Move], telling: Telling) -> list[Part]:
    """Answers: each as a sentence, as a button says it, where it lies, and whether it ends all."""
    step, board, voice = view.stack[-1], view.edition.game.board, voice_of(telling)
    asking, found = type(step), list[Part]()
    for move in moves:
        lies = board.said_of(view, telling, move.noun, move.arg) if move.noun else ""
        region, is_last = board.region_of(view, move), step.is_last(view, seat, move)
        found.append(option(voice, asking, move, lies, region, is_last))
    return found


@made_once
def option(
    voice: Voice, asking: type[Step[Any]], move: Move, lies: str, region: str, is_last: bool
) -> Part:
    text, does = said(voice, asking, move, lies)
    part: Part = {"move": move.text, "text": text}
    if does:
        part["do"] = does
    if region:
        part["region"] = region
    if is_last:
        part["final"] = True
    return part


@made_once
def said(voice: Voice, asking: type[Step[Any]], move: Move, lies: str) -> tuple[str, str]:
    """An answer as a sentence, and as a button says it; `lies` is what is there."""
    return voice.telling.choice(asking, move, lies)


def top_part(state: TableState, view: State, seat: int | None, telling: Telling) -> Part:
    """The line above the table: how far the game is, and the numbers that people compare."""
    common, seen = telling.common or telling, telling.public_view or view
    part = common.remembered("top", seen, public_top, state, seen, common)
    if seat is None or seen is view:
        return part
    mine = [figure.value for figure in state.game.board.figures(view, telling, seat)]
    if mine == part["values"][seat]:
        return part
    values = [mine if s == seat else others for s, others in enumerate(part["values"])]
    return {**part, "values": values}


def public_top(state: TableState, view: State, telling: Telling) -> Part:
    """The same as everybody sees it."""
    board, progress = state.game.board, state.game.board.progress(view, telling)
    figures = [board.figures(view, telling, seat) for seat in range(view.seats)]
    return {
        "is": "top",
        "at": progress.at,
        "of": progress.of,
        "said": progress.said,
        "phase": progress.phase,
        "signs": [figure.sign for figure in figures[0]],
        "names": [figure.name for figure in figures[0]],
        "values": [[figure.value for figure in mine] for mine in figures],
    }


def refused(view: State, seat: int, moves: list[Move]) -> list[Move]:
    """Moves of the kind that is asked which are not possible now, each with its rule."""
    legal, step, kinds = set(moves), view.stack[-1], by_verb(view.edition.game.moves)
    found = list[Move]()
    for m in [m for verb in {m.verb: None for m in moves} for m in kinds[verb] if m not in legal]:
        if m.noun == "count":  # too many or too few: the numbers offered say it
            continue
        if m.noun == "seat" and m.arg >= view.seats:  # nobody sits there at this table
            continue
        if step.refusal(view, seat, m).rule:
            found.append(m)
            if len(found) > MOST_REFUSED:
                return []
    return found


@cache
def by_verb(moves: MoveTable) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.verb, []).append(move)
    return found


NO_WISH: Part = {"by": None, "seat": None, "answered": [], "waits_for": []}


def wish_of(state: TableState, telling: Telling) -> Part | None:
    wish = state.wish
    if wish is None:
        return None
    missing = sorted(state.owned_seats() - wish.answered)
    return {
        "by": telling.player(wish.seat), "seat": wish.seat, "answered": sorted(wish.answered),
        "waits_for": [telling.player(seat) for seat in missing],
    }  # fmt: skip


def wish_part(state: TableState, telling: Telling) -> Part:
    return {"is": "undo-asked", **(wish_of(state, telling) or NO_WISH)}


Clocks = tuple[Shown | None, ...]


class About(NamedTuple):
    """What a page is told of a table that is neither in its log nor in its match."""

    is_host: bool
    here: list[bool]  # by seat
    absent: frozenset[int]
    holiday: frozenset[int]
    times: Clocks = ()  # everybody's, where there are any


def table_part(
    state: TableState, view: State | None, seat: int | None, telling: Telling, about: About
) -> Part:
    """Who sits where, and how things stand."""
    row, match, words = state.row, state.match, telling.words
    is_open = state.phase == OVER and not row.sealed
    return {
        "is": "table",
        "phase": state.phase,
        "game": row.game,
        "title": words("game-title"),
        "host": about.is_host,
        "starts": about.is_host or (MET in state.marks and seat is not None),
        "seat": seat,
        "seats": seat_parts(state, view, telling, about),
        "options": [{"name": k, "value": v} for k, v in row.options.items()],
        "pace": pace_said(state, telling),
        "time_ends": state.times.clock.end if state.times else "",
        "invite": f"/join/{row.code}" if seat is not None and not row.tournament else "",
        "has_nonce": seat is not None and bool(state.seats[seat].nonce),
        "commitment": state.commitment,
        "at_once": state.starts_at_once,
        "seed": match.seed if match and is_open else "",
        "opening": state.opening() if is_open else {},
        "scores": list(row_scores(state, view)),
        "winners": state.winners,
        "lost": list(state.lost),
        "chat_open": row.chat_open,
    }


def seat_parts(state: TableState, view: State | None, telling: Telling, about: About) -> list[Part]:
    asked = view.to_act() if view and not view.over else []
    people = [s.seat for s in state.seats if s.kind == HUMAN]
    match, has_lanes = state.match, view is not None and bool(view.chosen)
    return [
        {
            "seat": s.seat,
            "name": "" if s.kind == EMPTY and not match else telling.player(s.seat),
            "kind": s.kind,
            "level": s.level,
            "here": about.here[s.seat],
            "asked": s.seat in asked,
            "sealed": has_lanes and view is not None and view.has_finished(s.seat),
            "sigil": s.seat,
            "absent": s.seat in about.absent,
            "holiday": s.seat in about.holiday,
            "until": until(state, s.seat, people)
            if s.seat in asked and s.seat not in about.holiday
            else 0,
            "time": as_part(about.times[s.seat]) if about.times else None,
        }
        for s in state.seats
    ]


def until(state: TableState, seat: int, people: list[int]) -> int:
    """When somebody keeps the others waiting too long, in seconds since 1970; 0 for never: a bot,
    or where nobody else waits."""
    if state.times or seat not in people or len(people) < 2:
        return 0
    return int(state.since[seat] + seconds_of(state.row))


def pace_said(state: TableState, telling: Telling) -> str:
    """How much time there is, in a sentence."""
    words, times = telling.words, state.times
    said = clock_said(times.clock, words) if times else words(f"table-pace-{state.row.pace}")
    return words("table-friendly", pace=said) if FRIENDLY in state.marks else said


def row_scores(state: TableState, view: State | None) -> list[int]:
    """Points as the viewer may count them."""
    return state.game.scores(view) if view is not None else []


def thinking_part(state: TableState, view: State | None) -> Part:
    asked = view.to_act() if view and state.phase == PLAYING else []
    return {"is": "thinking", "seats": [s for s in asked if state.seats[s].kind == BOT]}


def why_part(state: TableState, seat: int, move: str, telling: Telling) -> Part:
    """Why a move may not be made now, from what the seat itself sees."""
    match = state.playing
    found, view = match.game.moves.read(move), match.view(seat)
    reason = view.why_not(seat, found)
    if reason is None:
        stop, text = stop_at(state, seat), telling.words("cli-why-legal")
        if stop and move != stop.move:
            text = telling.words("error-lesson-goes-on", why=reason_for(state, stop, telling))
        return {"is": "why", "move": move, "text": text, "rule": ""}
    return {"is": "why", "move": move, "text": telling.reason(reason), "rule": reason.rule}


def viewer_of(seat: int | None) -> int:
    return NOBODY if seat is None else seat
