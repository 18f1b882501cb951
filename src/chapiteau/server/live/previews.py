"""What a move would do, for whoever points at it: made from their own view, for nobody else."""

from __future__ import annotations

from typing import Any

from ...core.errors import StaleMove
from ...core.game import Game
from ...core.move import Move
from ...core.rng import seeded
from ...core.state import State
from ...core.step import NOBODY, Together
from ...draw.scene import Item, Items, Layout, Scene, Shade
from ...preview import foretold
from ...words import Telling
from ..refusal import Refused
from ..tables.state import TableState
from .changes import Part, item_part
from .messages import Look, Preview

SEEN = ("x", "y", "turn", "svg", "over")  # what of a piece is seen to change


def preview_parts(
    state: TableState, look: Look, scene: Scene, telling: Telling, asked: Preview
) -> list[Part]:
    """For each move the pieces that would lie otherwise, what would be told, and what gained."""
    match, seat = state.playing, asked.seat
    if match.over or match.position(seat) != asked.position:
        raise StaleMove("stale-move", {"position": match.position(seat)})
    view: State = telling.remembered("view", (state.n, match), match.view, seat)
    moves = [match.game.moves.read(text) for text in (asked.move, *asked.also)]
    if view.over or not set(moves).issubset(view.legal(seat)):
        raise Refused("no-preview")
    how = (look.layout, look.theme)
    return [
        {"is": "preview", **foreseen(view, seat, move, scene, telling, how)}
        for move in dict.fromkeys(moves)
    ]


def foreseen(
    view: State, seat: int, move: Move, scene: Scene, telling: Telling, how: tuple[Layout, Shade]
) -> Part:
    """What a move would do to a picture of a seat's view."""
    game: Game[Any] = view.edition.game
    table = telling.remembered("dealt", view, game.dealt, view, seeded("preview"))
    after = foretold(game, table, seat, move)
    if after.view.seat == seat and question_of(after.view) is not question_of(view):
        after.view.seat, after.view.moves = NOBODY, []  # another question is no outcome
    board, focus = game.board, scene.front
    pieces, gone = list[Item](), list[str]()
    if after.told or after.is_open or isinstance(view.stack[-1], Together):  # else it only asks on
        drawn = board.draw(after.view, telling, *how, seat, focus)
        pieces, gone = changed(scene.items, drawn.items), vanished(scene, drawn)
    traces = board.traces(view, telling, *how, focus, move)
    stay = {item.key for item in traces}
    gone = [key for key in gone if key not in stay]
    pieces += changed(scene.items, traces)
    return {
        "move": move.text,
        "pieces": [item_part(still(item)) for item in pieces],
        "gone": gone,
        "gains": gains(view, after.view, telling),
        "lines": telling.story(after.told, seat),
        "open": after.reveals,
    }


def question_of(view: State) -> type | None:
    return type(view.stack[-1]) if view.stack else None


def vanished(old: Scene, new: Scene) -> list[str]:
    """The pieces that are not in the second picture, but for what answers the question."""
    left = {item.key for item in new.items}
    return [item.key for item in old.items if item.key not in left and not item.answers]


def changed(old: Items, new: Items) -> list[Item]:
    """Of the second pieces those that look or lie otherwise than among the first."""
    before = {item.key: item for item in old}
    return [item for item in new if differs(before.get(item.key), item)]


def differs(was: Item | None, now: Item) -> bool:
    return was is not now and (was is None or any(getattr(was, t) != getattr(now, t) for t in SEEN))


def still(item: Item) -> Item:
    """A piece that asks nothing."""
    return item._replace(move="", why="", state="", ghost=None, answers=())


def gains(before: State, after: State, telling: Telling) -> list[list[Any]]:
    """Whose number changes by how much: seat, which number, difference."""
    board = before.edition.game.board
    found: list[list[Any]] = []
    for seat in range(before.seats):
        pairs = zip(
            board.figures(before, telling, seat), board.figures(after, telling, seat), strict=True
        )
        for i, (old, new) in enumerate(pairs):
            if old.value != new.value:
                found.append([seat, i, new.value - old.value])
    return found
