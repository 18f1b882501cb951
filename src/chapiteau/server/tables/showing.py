"""Who is shown what has changed, when, and who pays for it: each page for its own picture."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ..live.changes import Part
from ..live.viewer import Viewer
from ..operation.costs import MOVES, PAGES, Purse, Visit
from .deeds.talk import news

if TYPE_CHECKING:
    from ..live.frame import Clocks
    from .table import LiveTable

log = logging.getLogger("chapiteau.table")


def show(
    table: LiveTable, only: Viewer | None = None, also: dict[Viewer, list[Part]] | None = None
) -> None:
    """Send everybody what has changed for them, and some of them something more.

    A page whose address has used up its share is shown it later; whoever has just moved, or looks
    alone, has waited for their turn already.
    """
    hall, also = table.hall, also or {}
    mine = frozenset(viewer.person.id for viewer in table.viewers)
    hall.cluster.publish_viewers(table.id, mine)
    here = set(mine | hall.cluster.remote_viewers(table.id))
    absent, holiday = table.absent(), table.on_holiday()
    times = times_of(table)
    for viewer in [only] if only else list(table.viewers):
        parts, more, purse = list[Part](), also.get(viewer, ()), purse_of(table, viewer)
        if purse.is_empty and viewer is not only and viewer not in also:
            show_later(table, viewer)
            continue
        try:
            with hall.costs.paid_for(purse):
                parts = viewer.parts(table.state, here, absent, holiday, times)
                talk = news(table, viewer.heard, viewer.blocked) if viewer.look else []
                parts = [*parts, *talk] if talk else parts
        except Exception:  # one page that cannot be drawn must not hold up the others
            log.exception("table %s cannot be shown", table.id)
            viewer.close()
        viewer.send(parts, more)


def times_of(table: LiveTable) -> Clocks:
    """Everybody's clock as it stands now, where there are any."""
    clocks = table.state.times
    return clocks.shown(table.hall.clock()) if clocks else ()


def purse_name(table: LiveTable, viewer: Viewer) -> str:
    """What players see of their own game is paid from what moves are paid from."""
    return PAGES if table.state.seat_of(viewer.person.id) is None else MOVES


def purse_of(table: LiveTable, viewer: Viewer) -> Purse:
    return table.hall.costs.purse(viewer.address, purse_name(table, viewer))


def show_later(table: LiveTable, viewer: Viewer) -> None:
    """Show a page everything at once when its turn comes."""
    if not viewer.is_late:
        viewer.is_late = True
        table.hall.spawn(show_in_turn(table, viewer))


async def show_in_turn(table: LiveTable, viewer: Viewer) -> None:
    async def now() -> None:
        viewer.is_late = False
        table.show(viewer)

    async def unless_gone() -> None:
        if viewer in table.viewers and not table.closed:
            await table.do(now)

    visit, name = Visit(viewer.address, viewer.person.id), purse_name(table, viewer)
    await table.hall.costs.run(visit, "show", unless_gone, name, refusable=False)
