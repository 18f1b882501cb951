"""The table on a phone: one region, as long as it needs; on a tablet all of them in two columns."""

from __future__ import annotations

from ....draw.desk import Items
from ....draw.layout import Rect
from ....draw.memo import memo_large
from ....draw.pieces.icons import strokes
from ....draw.scene import PAIR_WIDTH, TALL_WIDTH, Region, Scene, scene_of
from ....draw.svg import rect
from ..box.components import DOWNTOWN, FIRST_SLOT, MARKET, SHELVES, Facts
from .city import market as stalls
from .city import town as city
from .city.places import Market, Town, tall_market, tall_town
from .defs import defs
from .front import DAYS, REGIONS, TRICKS
from .own import heads, tray
from .own.company import Berth, people
from .own.listed import list_height, most_tricks, tricks_listed
from .own.matrix import Matrix, matrix, tall_matrix
from .own.store import store
from .own.workshop import Boards, bench_caption, tall_boards, workshop
from .pieces.panels import KEYS, SIGNS, ground
from .pieces.slips import ROW_H
from .table import Table
from .theatre import region as stage
from .theatre.places import House, card_house, tall_house
from .theatre.row import circles
from .theme import Room
from .wide import at_work

EDGE = 8.0
GAP = 10.0
TRICKS_H = SHELVES * (ROW_H + 6)


class Page:
    """Where the regions of a tall table lie."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.places: dict[str, Rect] = {}
        self.is_pair = table.layout == "pair"
        self.width = PAIR_WIDTH if self.is_pair else TALL_WIDTH
        front, full = table.focus, self.width - 2 * EDGE
        low = self._put(front, EDGE, EDGE, full)
        self.height = low + EDGE
        if self.is_pair:
            self.height = self._columns(front, low + GAP)

    def _columns(self, front: str, top: float) -> float:
        """The other regions, each into the shorter column."""
        lows, each = [top, top], (self.width - 2 * EDGE - GAP) / 2
        for id in REGIONS:
            if id != front:
                k = lows.index(min(lows))
                lows[k] = self._put(id, EDGE + k * (each + GAP), lows[k], each) + GAP
        return max(lows) + EDGE - GAP

    def _put(self, id: str, x: float, y: float, w: float) -> float:
        """Where a region ends."""
        self.places[id] = (x, y, w, 0.0)
        place = self._sized(id, x, y, w)
        self.places[id] = place
        return place[1] + place[3]

    def _sized(self, id: str, x: float, y: float, w: float) -> Rect:
        if id == "theatre":
            sx, sy, sw, sh = self.house.place
            more = self.tricks_h + 8 if self.has_tricks and not self.tricks_first else 0
            return sx, sy, sw, sh + more
        if id == "town":
            return self.town.place
        if id == "market":
            return self.market.place
        if id == "workshop":
            return self.boards.place
        if self.table.has_tray:
            return x, y, w, 46 + tray.tray_height(self.table, w - 16) + 14
        mx, my, mw, mh = self.matrix.place
        return mx, my, mw, mh + (0.0 if self.is_pair else list_height(self.table))

        # each where it is

    def has(self, id: str) -> bool:
        return id in self.places

    @property
    def has_tricks(self) -> bool:
        """Whether own tricks lie in the theatre: where nothing else shows them."""
        return not self.is_pair

    @property
    def tricks_first(self) -> bool:
        return self.has_tricks and self.table.laid == TRICKS

    @property
    def tricks_h(self) -> float:
        """As high as whoever owns most tricks needs: the theatre is the same for all who look."""
        return most_tricks(self.table) * (ROW_H + 6)

    @property
    def house(self) -> House:
        x, y, w, _ = self.places["theatre"]
        table = self.table
        down = self.tricks_h + 8 if self.tricks_first else 0.0
        if table.card:
            rows = len({(cell - 1) // 2 for cell in table.cells_of(table.card)})
            return card_house(x, y, w, table.plan.cards, table.card, rows)
        return tall_house(x, y, w, table.plan.cards, table.laid == DAYS, down)

    @property
    def tricks(self) -> Boards:
        """Own tricks below the theatre, or above it while one is to be set up."""
        x, y, w, _ = self.places["theatre"]
        high = self.house.place[3]
        top = y + 50 if self.tricks_first else y + high + 4
        rows = range(most_tricks(self.table))
        places = tuple([(x + 8, top + i * (ROW_H + 6)) for i in rows])
        return Boards((x, top, w, self.tricks_h), places, 0.0, w - 16, (), (0.0, 0.0, 0.0, 0.0))

    @property
    def town(self) -> Town:
        x, y, w, _ = self.places["town"]
        return tall_town(x, y, w, self.table.box.most_in_school)

    @property
    def market(self) -> Market:
        x, y, w, _ = self.places["market"]
        return tall_market(x, y, w, not self.is_pair)

    @property
    def boards(self) -> Boards:
        x, y, w, _ = self.places["workshop"]
        table = self.table
        down = 0.0
        if table.has_tricks_out:
            down = max(0.0, tray.tricks_height(table, w - 16) - TRICKS_H)
        return tall_boards(x, y, w, down)

    @property
    def matrix(self) -> Matrix:
        x, y, w, _ = self.places["company"]
        rows = len(self.table.members)
        if self.is_pair:  # what lies below it lies where it does for everybody
            rows = max(sum(p.crew) for p in self.table.view.players)
        return tall_matrix(x, y, w, max(4, rows), not self.is_pair)


def draw_tall(table: Table) -> Scene:
    page = Page(table)
    parts = (
        table.public(public_parts),
        table.kept("slots", free_slots(table, page)),
        table.public(circle_parts),
        table.kept("own", (*own_parts(table, page), *asked(table, page))),
    )
    back = backdrop(float(page.width), table.box, table.room)
    return scene_of((page.width, page.height), back, parts, regions(table, page), table.laid)


ROOM_H = 3600.0  # more than any table is long


@memo_large
def backdrop(w: float, box: Facts, room: Room) -> str:
    return "".join(
        [
            defs(room, box),
            rect(0, 0, w, ROOM_H, fill=room.room),
            rect(0, 0, w, ROOM_H, fill=room.url("suits"), opacity=0.5),
            rect(0, 0, w, 900, fill=room.url("light")),
        ]
    )


def regions(table: Table, page: Page) -> tuple[Region, ...]:
    nowhere = (0.0, 0.0, 0.0, 0.0)
    return tuple(
        [
            Region(
                id,
                KEYS[id],
                table.words(f"board-region-{id}"),
                *page.places.get(id, nowhere),
                id == table.focus,
                strokes(SIGNS[id]),
            )
            for id in REGIONS
        ]
    )


# what all see


def public_parts(table: Table) -> tuple[Items, ...]:
    page, pen = Page(table), table.pen
    parts: list[Items] = []
    berths: dict[int, Berth] = {}
    if page.has("theatre"):
        parts += stage.theatre(table, page.house)
        berths |= page.house.slots
    if page.has("town"):
        parts += city.town(table, page.town)
        berths |= {FIRST_SLOT[DOWNTOWN] + i: b for i, b in enumerate(page.town.wells)}
    if page.has("market"):
        parts += stalls.market(table, page.market)
        berths |= {FIRST_SLOT[MARKET] + i: b for i, b in enumerate(page.market.wells)}
    if page.has("workshop"):
        parts.append((ground(pen, "workshop", *page.places["workshop"], True),))
    if page.has("company") and (page.is_pair or table.has_tray):
        parts += _company(table, page)
    return table.kept("all", (*parts, people(table, berths)))


def _company(table: Table, page: Page) -> list[Items]:
    """On a phone as long as the company of whoever looks."""
    if not table.has_tray:
        return heads.heads(table, page.matrix)
    x, y, w, h = page.places["company"]
    ground_ = ground(table.pen, "company", x, y, w, h, True)
    return [(ground_,), tray.tray(table, (x + 8, y + 46, w - 16, 0.0))]


def circle_parts(table: Table) -> tuple[Items, ...]:
    page = Page(table)
    return table.kept("circles", circles(table, page.house)) if page.has("theatre") else ()


# what lies before the viewer


def own_parts(table: Table, page: Page) -> list[Items]:
    parts: list[Items] = []
    if page.has("theatre") and page.has_tricks:
        parts.append(tricks_listed(table, page.tricks))
    if page.has("market") and not page.is_pair:
        parts.append(store(table, page.market.store))
    if page.has("workshop"):
        boards = page.boards
        parts += [bench_caption(table.pen, boards), *workshop(table, boards)]
        parts.append(at_work(table, boards.benches))
    if page.has("company") and not table.has_tray:
        parts += [] if page.is_pair else _company(table, page)
        parts += matrix(table, page.matrix)
    return parts


def free_slots(table: Table, page: Page) -> list[Items]:
    return [stage.free_slots(table, page.house)] if page.has("theatre") else []


def asked(table: Table, page: Page) -> list[Items]:
    """What exists only for the present question."""
    parts: list[Items] = []
    if table.moves and page.has("theatre"):
        parts.append(stage.asked(table, page.house))
    if table.moves and page.has("town"):
        parts.append(city.asked(table, page.town))
    return parts
