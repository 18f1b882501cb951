"""The cities in the wide layout: lanes with their cards, and the caravels before and on them."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....draw.layout import centred, row
from ....draw.memo import memo
from ....draw.palette import CARD_INK
from ....draw.palette import KEY_LINE as K
from ....draw.scene import Item
from ....draw.sight import Mark, item
from ....draw.states import halo, legal, legal_ring, lock, refused
from ....draw.svg import at, circle, path, rect
from ....draw.text import write
from ....draw.tokens import sigil
from ..box.components import CITIES
from ..rules.state import ALL_CITIES
from .cards import H, W, encounter
from .cities import roundel
from .pieces import FRIEND_SEATS, caravel, promised
from .table import Table
from .theme import Hall

LEFT, STEP = 30, 192.5
TOP, HIGH, WIDE = 408, 322, 184
FOOT = TOP + HIGH - 6  # where stacks stand
ROUND = (-56, 38)  # the roundel within a lane, from its top middle


def middle(city: int) -> float:
    return LEFT + (city - 0.5) * STEP


@memo
def lane_ground(city: int, name: str, hall: Hall) -> str:
    """What a lane always shows, from its top middle."""
    x, y = ROUND
    return (
        rect(
            -WIDE / 2,
            0,
            WIDE,
            HIGH,
            14,
            fill=hall.url(f"lane{city}"),
            stroke=hall.metal,
            stroke_width=1,
            stroke_opacity=0.55,
        )
        + at(
            x,
            y,
            circle(0, 3, 31, fill="#000", opacity=0.25),
            circle(0, 0, 31, fill=hall.url("gold")),
            roundel(city, 28),
        )
        + write(-18, 28, name, 18, hall.ink, "playfair", 700, room=102, floor=14)
    )


@memo
def numbers(hall: Hall) -> Item:
    """The numbers of the cities, above whatever is said of their lanes."""
    drawn = [
        at(
            middle(city) - 80,
            TOP + 16,
            circle(0, 0, 14, fill=hall.paper, stroke=K, stroke_width=1.6),
            write(0, 6.5, city, 18.5, CARD_INK, weight=800, anchor="middle"),
        )
        for city in ALL_CITIES
    ]
    return Item("numbers", 0, 0, "".join(drawn))


@memo
def _touch() -> str:
    return rect(-WIDE / 2, 0, WIDE, HIGH, 14, fill="#000", fill_opacity=0)


@memo
def _over_lane(state: str, hall: Hall) -> str:
    """What is to be said of a lane."""
    w, (x, y) = WIDE, ROUND
    if state == "legal":
        return legal_ring(x, y, 33.5, hall) + legal(-w / 2, 0, w, HIGH, 14, hall, -2)
    if state == "chosen":
        light = path(f"M-60 6H60L88 {HIGH - 2}H-88Z", fill=hall.url("beam"))
        ring = legal_ring(x, y, 33.5, hall, True) + legal(-w / 2, 0, w, HIGH, 14, hall, -2, True)
        return light + ring
    if state == "refused":
        return circle(x, y, 31, fill=hall.room, opacity=0.58) + lock(x, y, hall, 12)
    return ""


def lanes(table: Table) -> list[Item]:
    return table.remembered("lanes", table.cities, _lanes, table)


def _lanes(table: Table) -> list[Item]:
    return [
        *[
            table.remembered(("lane", city), table.cities[city], _lane, table, city)
            for city in ALL_CITIES
        ],
        numbers(table.hall),
    ]


def _lane(table: Table, city: int) -> Item:
    mark = table.mark_city(city)
    label = table.words("outline-city", number=city, city=table.city_name(city))
    over = _over_lane(mark.state, table.hall)
    return item(f"c{city}", middle(city), TOP, _touch(), mark, label, over=over)


# the cards of a city


def stack(count: int) -> tuple[float, float]:
    """How large the cards of a stack are drawn, and how much of each covered one shows."""
    if count <= 3:
        return 1.0, 31
    if count == 4:
        return 1.0, 25
    return 0.84, min(26, 104 / (count - 1))


@memo
def _over_card(state: str, hall: Hall) -> str:
    if state == "legal":
        return halo(6, 6, W - 12, H - 12, 9, hall) + legal(0, 0, W, H, 9, hall, 1)
    if state == "refused":
        return refused(0, 0, W, H, 9, hall, 0.5) + lock(W / 2 + 20, 19, hall, 10)
    return ""


def city_cards(table: Table) -> list[Item]:
    """The newest card in front; whom somebody has just met still stands there."""
    items: list[Item] = []
    for city in ALL_CITIES:
        items += table.remembered(("stack", city), cards_shown(table, city), _stack, table, city)
    return items


def cards_shown(table: Table, city: int) -> tuple[list[int], list[tuple[int, int]], object]:
    """The cards at a city, those just met there with who met them, and what marks them."""
    cards = table.view.cities[city]
    if city != table.city:
        return cards, [], None
    met = [(c, s) for s, t in enumerate(table.view.troupes) for c in t.newcomers]
    return cards, met, table.question


def _stack(table: Table, city: int) -> list[Item]:
    cards, met, _ = cards_shown(table, city)
    shown = [*[(card, -1) for card in cards], *met]
    scale, show = stack(len(shown))
    x, foot = middle(city) - W * scale / 2, FOOT - H * scale
    return [
        _card(table, card, city, seat, x, foot - (len(shown) - 1 - i) * show, scale)
        for i, (card, seat) in enumerate(shown)
    ]


def _card(table: Table, card: int, city: int, seat: int, x: float, y: float, scale: float) -> Item:
    mark = table.mark_newcomer(card) if seat >= 0 else table.mark_city_card(card, city)
    svg, over = encounter(table.face(card), table.hall), _over_card(mark.state, table.hall)
    key = "board-card-at"
    if seat >= 0:
        over += sigil(seat, -4, 18, 8)
        key = "board-card-met"
    label = table.words(key, card=table.name(card), city=table.city_name(city))
    if scale != 1:
        svg, over = at(0, 0, svg, scale=scale), over and at(0, 0, over, scale=scale)
    return item(f"e{card}", x, y, svg, mark, label, table.effect(card), over)


# caravels


Berth = tuple[str, str, int, bool]


def berths(table: Table) -> list[list[Berth]]:
    """For each city every caravel to be seen: key, where it is, its colour, whether a Friend's."""
    found: list[list[Berth]] = [[] for _ in range(CITIES + 1)]
    chosen = [m.arg for m in table.chosen if m.verb == "travel"]
    for seat, t in enumerate(table.view.troupes):
        picks = t.picks + chosen if seat == table.viewer else t.picks
        for city in ALL_CITIES:
            if city in t.visiting:
                found[city].append((f"v{seat}-{city}", "waiting", seat, False))
            elif city in picks:
                found[city].append((f"v{seat}-{city}", "planned", seat, False))
            elif city not in t.hand:
                found[city].append((f"v{seat}-{city}", "lying", seat, False))
        for cities, where in (
            (t.friend_visit, "waiting"), (t.friend_pick, "planned"), (t.friend_used, "lying"),
        ):  # fmt: skip
            for city in cities:
                found[city].append((f"w{seat}-{city}", where, seat, True))
    found[UNKNOWN].clear()
    return found


def caravel_label(table: Table, where: str, seat: int, friend: bool, city: int) -> str:
    player = table.player(seat)
    if friend:
        player = table.words("outline-friend-of", player=player)
    return table.words(f"board-caravel-{where}", player=player, city=table.city_name(city))


def caravels(table: Table) -> list[Item]:
    """Those before a city hover at its foot, those on it beside its name."""
    return table.remembered("caravels", afloat(table), _caravels, table)


def afloat(table: Table) -> object:
    """All that says where caravels are."""
    return table.question[2], [
        (t.visiting, t.picks, t.hand, t.friend_visit, t.friend_pick, t.friend_used)
        for t in table.view.troupes
    ]


def _caravels(table: Table) -> list[Item]:
    items: list[Item] = []
    for city, here in enumerate(berths(table)):
        if here:
            items += table.remembered(("harbour", city), here, _harbour, table, city, here)
    return items


def _harbour(table: Table, city: int, here: list[Berth]) -> list[Item]:
    items, x0 = [], middle(city)
    lying = [b for b in here if b[1] == "lying"]
    before = [b for b in here if b[1] != "lying"]
    for berth, x in zip(lying, row(len(lying), 33, 68, x0 - 4), strict=True):
        items.append(_caravel(table, berth, city, x, TOP + 54, 31))
    for berth, x in zip(before, centred(len(before), 50, 126, x0), strict=True):
        items.append(_caravel(table, berth, city, x, FOOT - 50, 50))
    return items


def _caravel(table: Table, berth: Berth, city: int, x: float, y: float, w: float) -> Item:
    key, where, seat, friend = berth
    colour = FRIEND_SEATS[seat] if friend else seat
    hall = table.hall
    if where == "planned":
        svg = promised(colour, w * 0.86, hall, friend)
    else:
        svg = caravel(colour, w, hall.balloon_halo if hall.dark or w > 40 else "", friend)
    label = caravel_label(table, where, seat, friend, city)
    return item(key, x, y, svg, Mark(), label)


def claims(table: Table) -> list[Item]:
    """7.4 A city that an Ox keeps for one troupe."""
    return table.remembered("claims", [t.claimed for t in table.view.troupes], _claims, table)


def _claims(table: Table) -> list[Item]:
    items = []
    for seat, t in enumerate(table.view.troupes):
        if t.claimed:
            hall = table.hall
            svg = (
                rect(-27, -13, 54, 26, 13, fill=hall.panel, stroke=hall.metal, stroke_width=1.6)
                + sigil(seat, -12, 0, 7)
                + lock(12, 0, hall, 10)
            )
            said = {"player": table.player(seat), "city": table.city_name(t.claimed)}
            label = table.words("board-claimed", **said)
            place = (middle(t.claimed) + 58, TOP + 82)
            items.append(item(f"k{seat}", *place, svg, Mark(), label))
    return items
