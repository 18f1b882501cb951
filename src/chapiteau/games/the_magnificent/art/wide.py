"""The wide board: the big top above, the viewer's own board below, the others at the right."""

from __future__ import annotations

from ....draw.scene import WIDE as SIZE
from ....draw.scene import Item, Scene
from ....draw.svg import Point
from .alone import alone
from .bar import bar, ending, wordmark_width
from .camp import camp
from .choices import choices
from .displays import lots, main_spots, poster_display, supply
from .ghost import ghost
from .hand import dice_on, masters
from .house import room_of
from .ladder import hats, ladder
from .levels import levels
from .masters import W as CARD_W
from .own import own_things
from .plan import (
    ALONE,
    CAMP,
    COUNT,
    DISPLAYS,
    HAND,
    LADDER_PLAN,
    LEVELS,
    OWN,
    RING,
    RX,
    RY,
    SHOWS,
    SPOT,
    SPOTS,
    SUPPLY,
    TRAY,
    WHEELS,
    panel_for,
)
from .power import power
from .ring import main_tent
from .rivals import rival
from .shows import own_talents, shows
from .table import Table
from .wheels import wheels


def draw_wide(table: Table) -> Scene:
    items = [
        *bar(table, 50 + wordmark_width(table, 31), 30, 32),
        *big_top(table),
        *others(table),
        *mine(table),
        *hats(table, LADDER_PLAN, homes(table), 0.7),
        *choices(table, TRAY),
        *ending(table, 640, 300, 30),
    ]
    return Scene(*SIZE, room_of(table), tuple(items))


def big_top(table: Table) -> list[Item]:
    """What everybody shares."""
    return [
        *ladder(table, LADDER_PLAN),
        *wheels(table, WHEELS),
        *supply(table, SUPPLY, 9),
        *main_spots(table, SPOTS, SPOT),
        *main_tent(table, RING),
        *lots(table, DISPLAYS),
        *poster_display(table, DISPLAYS),
    ]


def mine(table: Table) -> list[Item]:
    """What lies before the viewer."""
    places = HAND.places(len(table.mine.masters))
    return [
        *levels(table, LEVELS),
        *camp(table, CAMP),
        *power(table, COUNT),
        *own_things(table, OWN),
        *own_talents(table, SHOWS),
        *shows(table, SHOWS),
        *masters(table, HAND),
        *dice_on(table, table.me, places, HAND.slot, 31 * HAND.w / CARD_W),
        *ghost(table, CAMP),
    ]


def others(table: Table) -> list[Item]:
    if table.view.is_solo():
        return list(alone(table, ALONE))
    plan, items = panel_for(table.view.seats - 1), list[Item]()
    for i, seat in enumerate(table.opponents):
        items += rival(table, seat, RX, RY + i * (plan.h + 8), plan)
    return items


def homes(table: Table) -> dict[int, Point]:
    """Where hats lie that are not on the ladder."""
    found = {table.me: OWN.hat}
    if table.view.seats > 1:
        plan = panel_for(table.view.seats - 1)
        for i, seat in enumerate(table.opponents):
            found[seat] = (RX + plan.hat[0], RY + i * (plan.h + 8) + plan.hat[1])
    return found
