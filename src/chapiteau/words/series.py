"""What happens several times in a row is told in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ..core.event import Event

if TYPE_CHECKING:
    from .telling import Telling

HERE: Final = "…"  # stands where the items of a series go


def runs(telling: Telling, events: Iterable[Event]) -> list[list[Event]]:
    """What happened, cut where another line begins: one line tells of what is the same, or differs
    only in what the series of its message lists."""
    found, last = list[list[Event]](), ""
    for event in events:
        frame = telling.series(event, HERE)
        if found and is_alike(found[-1][-1], event, is_listed=frame == last != ""):
            found[-1].append(event)
        else:
            found.append([event])
        last = frame
    return found


def is_alike(one: Event, other: Event, is_listed: bool) -> bool:
    """Never by what only some may see: every viewer is told as many lines."""
    is_same = not any(one.kind.secret) and one.ids == other.ids
    return one.kind is other.kind and (is_listed or is_same)


def told_in_one(telling: Telling, run: list[Event]) -> str:
    """The line of a run; what is the same stands there once, with how often it was."""
    if len(run) == 1:
        return telling.event(run[0])
    like = {telling.item(event): event for event in run}
    if not telling.item(run[0]):
        return telling.words("told-times", what=telling.event(run[0]), count=len(run))
    counts = Counter([telling.item(event) for event in run])
    listed = [telling.item(like[item], count) for item, count in counts.items()]
    return telling.series(run[0], telling.words.listed(listed))
