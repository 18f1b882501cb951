"""What has happened since my last move? The last positions of a match again, as a viewer saw them.

Nothing is stored for it: the match is replayed from its decisions, and every position is viewed
the way it was when it was new. What was taken back is no longer a decision, so it is not seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from ...core.event import Event
from ...core.match import BareMatch, Decision
from ...core.state import State
from ...words.series import runs
from ..live.changes import Part
from ..live.frame import viewer_of
from ..live.sent_scene import SentScene
from ..live.viewer import fresh
from .state import TableState

if TYPE_CHECKING:
    from ...draw.scene import Layout, Scene, Shade

MOST_STEPS = 60
"""Nobody wants to see more than that again; the story has all of it."""


@dataclass(frozen=True)
class Appearance:
    """How somebody wants to see."""

    lang: str
    layout: Layout
    theme: Shade


@dataclass(frozen=True)
class Step:
    """A moment of the past: the table as it was, and what had just been told."""

    view: State
    told: list[Event]
    n: int = 0  # by which decision


class LookBack:
    """The last part of a match, apart from the table, so that it can be worked out in a thread."""

    def __init__(self, state: TableState, seat: int | None, back: int, look: Appearance) -> None:
        self.decisions = state.playing.decisions[:]
        self.match = state.fresh_match()
        self.seat = seat
        self.look = look
        self.telling = fresh(state.telling(look.lang))  # a thread must not disturb the table's
        count = range(max(1, len(self.decisions)))
        self.tellings = [state.telling_at(n, self.telling) for n in count]
        starts = beginnings(self.decisions, seat)
        self.start = starts[-min(back, len(starts))]
        self.more = back < len(starts)

    def part(self) -> Part:
        """All steps: the first has a whole picture, each other one what changed since."""
        sent_scene, steps = SentScene(), self.steps()
        drawn = [
            {"lines": self.lines(s), "picture": sent_scene.changes_to(self.scene(s))} for s in steps
        ]
        return {"more": self.more and len(steps) < MOST_STEPS, "steps": drawn}

    def steps(self) -> list[Step]:
        """The table before the first of the decisions, and wherever something has been told since.

        A secret choice tells nothing and is no step: how many of them there were is nobody's
        business.
        """
        match = self.match
        for decision in self.decisions[: self.start]:
            match.play(decision.seat, decision.move)
        found = [Step(match.view(self.seat), [])]
        for n, decision in enumerate(self.decisions[self.start :], self.start):
            seen = [(self.seen(g), told) for g, told in happenings(match, decision)]
            match.play(decision.seat, decision.move)
            seen[-1:] = [(match.view(self.seat), told) for _, told in seen[-1:]]  # all has settled
            for view, told in seen:
                if found[-1].n == n and self.is_in_one(found[-1].told, told):
                    found[-1:] = [Step(view, found[-1].told + told, n)]
                else:
                    found.append(Step(view, told, n))
        return found[-MOST_STEPS:]

    def is_in_one(self, before: list[Event], after: list[Event]) -> bool:
        """Whether a line of the story goes on from one moment into the next."""
        viewer = viewer_of(self.seat)
        both = [event.seen_by(viewer) for event in (*before[-1:], *after[:1])]
        return len(both) > len(runs(self.telling, both))

    def seen(self, g: State) -> State:
        view: State = self.match.game.view(g, viewer_of(self.seat))
        return view

    def lines(self, step: Step) -> list[str]:
        return self.tellings[step.n].story(step.told, viewer_of(self.seat))

    def scene(self, step: Step) -> Scene:
        step.view.moves = []
        look, viewer = self.look, viewer_of(self.seat)
        drawn = self.match.game.board.draw(step.view, self.telling, look.layout, look.theme, viewer)
        return still(drawn)


def beginnings(decisions: list[Decision], seat: int | None) -> list[int]:
    """Where a look back may begin: with the first decision of all, and with each of the viewer's
    own after which something was told before their next one. For a spectator all of them count."""
    own = [n for n, decision in enumerate(decisions) if seat in (None, decision.seat)]
    turns = pairwise([*own, len(decisions)])
    return sorted({0, *[a for a, b in turns if any(d.told for d in decisions[a:b])]})


def happenings(match: BareMatch, decision: Decision) -> Iterator[tuple[State, list[Event]]]:
    """Let a decision happen apart from the match, and stop after each step that told something.

    Between two steps the table is in order, and it can be seen what happens by itself: the turn of
    somebody whom nobody plays, a count, a new round.
    """
    g, told = match.game.copy(match.state), list[Event]()
    g.heard = told
    g.stack[-1].take(g, decision.seat, decision.move)
    is_settled = False
    while True:
        if told:
            yield g, told
            g.heard = told = []
        if is_settled or not g.stack:
            return
        is_settled = g.stack[-1].advance(g)


def still(scene: Scene) -> Scene:
    """A position of the past asks nothing."""
    items = [item._replace(move="", why="", state="", ghost=None) for item in scene.items]
    return replace(scene, items=tuple(items), parts=())
