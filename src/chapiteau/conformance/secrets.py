"""Secrets: a view and any full state that fits it look the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.event import UNKNOWN
from ..core.move import FACE_DOWN
from ..core.rng import seeded
from ..core.state import State, play
from ..core.wire import pack, text, unpack
from .spot import Spot
from .walk import MOST_MOVES, at_every_move

PLAYED_TO_THE_END = 0.05
FORGOTTEN_CARD = 0.3
Place = list[Any]


@at_every_move
def secrets(spot: Spot) -> None:
    """A dealt view is a full state that looks the same, asks the same seats, and can be played."""
    for viewer in spot.viewers:
        view = spot.game.view(spot.g, viewer)
        seen = text(view)
        spot.require(text(spot.game.view(view, viewer)) == seen, f"{viewer} sees less at once more")
        with spot.trouble(f"dealing the view of {viewer}"):
            dealt: State = spot.game.dealt(view, seeded(f"{spot.seed}/{spot.number}/{viewer}"))
        spot.require(text(view) == seen, f"dealing the view of {viewer} changes it")
        same = text(spot.game.view(dealt, viewer)) == seen
        spot.require(same, f"a state dealt for {viewer} does not look like the view")
        check_full(spot, viewer, view, dealt)
        if not spot.over:
            check_asked(spot, viewer, view, dealt)
        if spot.chance.random() < PLAYED_TO_THE_END:
            play_out(spot, viewer, dealt)


def check_full(spot: Spot, viewer: int, view: State, dealt: State) -> None:
    """Nothing is unknown in a dealt state, nothing lost or doubled, and the game would notice."""
    open_lanes = any(FACE_DOWN in lane for lane in dealt.chosen)
    spot.require(not open_lanes, f"a state dealt for {viewer} has a choice face down")
    with spot.trouble(f"checking a state dealt for {viewer}"):
        spot.game.check(spot.game.copy(dealt))
    if spot.game.is_blindfolded(spot.g, viewer):
        return  # more than cards is out of sight, and not all of it can be told from nothing
    places = list(hidden(pack(view), pack(dealt), []))
    if places and spot.chance.random() < FORGOTTEN_CARD:
        check_notices(spot, dealt, spot.chance.choice(places))


def hidden(seen: Any, dealt: Any, path: Place) -> Iterator[Place]:
    """Where a card was dealt that the view does not show."""
    if isinstance(seen, dict):
        for name in seen:
            if name not in ("moves", "chosen", "rng"):
                yield from hidden(seen[name], dealt[name], [*path, name])
    elif isinstance(seen, list):
        for i, (a, b) in enumerate(zip(seen, dealt, strict=True)):
            if a == UNKNOWN and isinstance(b, int) and b > UNKNOWN:
                yield [*path, i]
            elif not isinstance(a, (int, str)):
                yield from hidden(a, b, [*path, i])


def check_notices(spot: Spot, dealt: State, place: Place) -> None:
    """The game's own check notices a card that `deal` would have forgotten."""
    plain = pack(dealt)
    inner = plain
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = UNKNOWN
    try:
        spot.game.check(unpack(spot.match.edition, plain))
    except (AssertionError, LookupError, ValueError):
        return
    raise spot.wrong(f"the game's check does not notice an unknown card at {place}")


def check_asked(spot: Spot, viewer: int, view: State, dealt: State) -> None:
    """Who is asked, and what a viewer may do, follows from what the viewer sees."""
    g = spot.g
    spot.require(dealt.to_act() == g.to_act(), f"a state dealt for {viewer} asks other seats")
    if viewer in g.to_act():
        legal = g.legal(viewer)
        spot.require(view.legal(viewer) == legal, f"the view of {viewer} offers other moves")
        same = dealt.legal(viewer) == legal
        spot.require(same, f"what {viewer} may do does not follow from what {viewer} sees")
    again = spot.game.copy(dealt)
    asked = g.to_act()
    if spot.is_lane():
        asked = [s for s in range(g.seats) if s in g.waiting or g.chosen[s]]
        again.chosen, again.waiting = [], []
    waits = spot.step.advance(again)
    same = waits and again.to_act() == asked
    spot.require(same, f"who is asked depends on what {viewer} does not see")


def play_out(spot: Spot, viewer: int, dealt: State) -> None:
    """A dealt state is played to the end."""
    with spot.trouble(f"playing a state dealt for {viewer}"):
        for _ in range(MOST_MOVES):
            if dealt.over:
                spot.game.check(dealt)
                return
            play(dealt, spot.chance.choice(dealt.moves))
    raise spot.wrong(f"a state dealt for {viewer} does not end")
