"""The tall board for phones: tent and ladder, the viewer's own board, the road, displays and the others."""

from __future__ import annotations

from ....draw.scene import TALL_WIDTH, Item, Scene
from ....draw.svg import Point
from .alone import alone
from .bar import bar, ending, wordmark_width
from .camp import camp
from .chips import chips
from .choices import choices
from .displays import lots, main_spots, poster_display, supply
from .ghost import ghost
from .hand import dice_on, masters
from .ladder import hats, ladder
from .levels import levels
from .masters import W as CARD_W
from .own import own_things
from .power import power
from .ring import main_tent
from .rivals import rival
from .shows import own_talents, shows
from .table import Table
from .tall_house import WORDMARK, room_of
from .tall_plan import (
    ALONE,
    CAMP,
    CHIPS_Y,
    COUNT,
    DISPLAYS,
    HAND,
    LADDER_PLAN,
    LEVELS,
    OWN,
    PANEL,
    RING,
    RIVALS_Y,
    SHOWS,
    SPOT,
    SPOTS,
    SUPPLY,
    TENT_Y,
    TRAY,
    WHEELS,
    X,
    height,
)
from .wheels import wheels


def draw_tall(table: Table) -> Scene:
    seats = table.view.seats
    items = [
        *bar(table, 30 + wordmark_width(table, WORDMARK), 22, 27, with_phase=False),
        *chips(table, CHIPS_Y),
        *ladder(table, LADDER_PLAN),
        *main_spots(table, SPOTS, SPOT),
        *main_tent(table, RING),
        *mine(table),
        *wheels(table, WHEELS),
        *supply(table, SUPPLY, 9),
        *lots(table, DISPLAYS),
        *poster_display(table, DISPLAYS),
        *others(table),
        *hats(table, LADDER_PLAN, homes(table), 0.7),
        *choices(table, TRAY),
        *ending(table, TALL_WIDTH / 2, TENT_Y + 100, 15),
    ]
    return Scene(TALL_WIDTH, height(seats), room_of(table), tuple(items))


def mine(table: Table) -> list[Item]:
    places = HAND.places(len(table.mine.masters))
    return [
        *power(table, COUNT),
        *camp(table, CAMP),
        *levels(table, LEVELS),
        *own_things(table, OWN),
        *own_talents(table, SHOWS),
        *shows(table, SHOWS),
        *masters(table, HAND),
        *dice_on(table, table.me, places, HAND.slot, 31 * HAND.w / CARD_W),
        *ghost(table, CAMP),
    ]


def others(table: Table) -> list[Item]:
    items = list(alone(table, ALONE))
    for i, seat in enumerate(table.opponents):
        items += rival(table, seat, X, RIVALS_Y + i * (PANEL.h + 8), PANEL)
    return items


def homes(table: Table) -> dict[int, Point]:
    """Where hats lie that are not on the ladder."""
    found = {table.me: OWN.hat}
    for i, seat in enumerate(table.opponents):
        found[seat] = (X + PANEL.hat[0], RIVALS_Y + i * (PANEL.h + 8) + PANEL.hat[1])
    return found
