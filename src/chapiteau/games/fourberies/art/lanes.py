"""The cities in the wide layout: lanes with their cards, and the caravels before and on them."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....draw.layout import centred, row
from ....draw.memo import memo
from ....draw.palette import CARD_INK
from ....draw.palette import KEY_LINE as K
from ....draw.scene import Item
from ....draw.states import halo, legal, legal_ring, lock, refused
from ....draw.svg import at, circle, path, rect
from ....draw.text import write
from ....draw.tokens import sigil
from ..state import ALL_CITIES
from .cards import H, W, encounter
from .cities import roundel
from .hall import Hall
from .pieces import FRIEND_SEATS, caravel, promised
from .table import Mark, Table, item

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
            -WIDE / 2, 0, WIDE, HIGH, 14, fill=hall.url(f"lane{city}"), stroke=hall.metal,
            stroke_width=1, stroke_opacity=0.55,
        )
        + at(x, y, circle(0, 3, 31, fill="#000", opacity=0.25),
             circle(0, 0, 31, fill=hall.url("gold")), roundel(city, 28))
        + _number(city, hall)
        + write(-18, 28, name, 18, hall.ink, "playfair", 700, room=102, floor=14)
    )  # fmt: skip


def _number(city: int, hall: Hall) -> str:
    return circle(-80, 16, 14, fill=hall.paper, stroke=K, stroke_width=1.6) + write(
        -80, 22.5, city, 18.5, CARD_INK, weight=800, anchor="middle"
    )


@memo
def _lane(city: int, state: str, hall: Hall) -> str:
    """The touchable part of a lane and what is to be said of it."""
    w, (x, y) = WIDE, ROUND
    touch = rect(-w / 2, 0, w, HIGH, 14, fill="#000", fill_opacity=0)
    if state == "legal":
        ring = legal_ring(x, y, 33.5, hall) + legal(-w / 2, 0, w, HIGH, 14, hall, -2)
        return touch + ring + _number(city, hall)
    if state == "chosen":
        light = path(f"M-60 6H60L88 {HIGH - 2}H-88Z", fill=hall.url("beam"))
        ring = legal_ring(x, y, 33.5, hall, True) + legal(-w / 2, 0, w, HIGH, 14, hall, -2, True)
        return touch + light + ring + _number(city, hall)
    if state == "refused":
        veil = circle(x, y, 31, fill=hall.room, opacity=0.58)
        return touch + veil + lock(x, y, hall, 12)
    return touch


def lanes(table: Table) -> list[Item]:
    items = []
    for city in ALL_CITIES:
        mark = table.mark_city(city)
        label = table.words("outline-city", number=city, city=table.city_name(city))
        svg = _lane(city, mark.state, table.hall)
        items.append(item(f"c{city}", middle(city), TOP, svg, mark, label))
    return items


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
        return legal(0, 0, W, H, 9, hall, 1)
    if state == "refused":
        return refused(0, 0, W, H, 9, hall, 0.5) + lock(W / 2 + 20, 19, hall, 10)
    return ""


def city_cards(table: Table) -> list[Item]:
    """The newest card in front; whom somebody has just met still stands there."""
    items = []
    for city in ALL_CITIES:
        met = [(c, s) for s, t in enumerate(table.view.troupes) for c in t.newcomers]
        met = met if city == table.city else []
        cards = [(card, -1) for card in table.view.cities[city]] + met
        scale, show = stack(len(cards))
        for i, (card, seat) in enumerate(cards):
            y = FOOT - H * scale - (len(cards) - 1 - i) * show
            x = middle(city) - W * scale / 2
            items.append(_card(table, card, city, seat, x, y, scale))
    return items


def _card(table: Table, card: int, city: int, seat: int, x: float, y: float, scale: float) -> Item:
    mark = table.mark_newcomer(card) if seat >= 0 else table.mark_city_card(card, city)
    svg = encounter(table.face(card), table.hall)
    if mark.state == "legal":
        svg = halo(6, 6, W - 12, H - 12, 9, table.hall) + svg
    svg += _over_card(mark.state, table.hall)
    key = "board-card-at"
    if seat >= 0:
        svg += sigil(seat, -4, 18, 8)
        key = "board-card-met"
    label = table.words(key, card=table.name(card), city=table.city_name(city))
    drawn = svg if scale == 1 else at(0, 0, svg, scale=scale)
    return item(f"e{card}", x, y, drawn, mark, label, table.effect(card))


# caravels


def berths(table: Table, city: int) -> list[tuple[str, str, int, bool]]:
    """Every caravel to be seen at a city: key, where it is, its colour, whether a Friend's."""
    found = []
    for seat, t in enumerate(table.view.troupes):
        chosen_here = seat == table.viewer and any(
            m.verb == "travel" and m.arg == city for m in table.chosen
        )
        if city in t.visiting:
            found.append((f"v{seat}-{city}", "waiting", seat, False))
        elif city in t.picks or chosen_here:
            found.append((f"v{seat}-{city}", "planned", seat, False))
        elif city not in t.hand:
            found.append((f"v{seat}-{city}", "lying", seat, False))
        for place, where in (
            (t.friend_visit, "waiting"), (t.friend_pick, "planned"), (t.friend_used, "lying"),
        ):  # fmt: skip
            if city in place and city != UNKNOWN:
                found.append((f"w{seat}-{city}", where, seat, True))
    return found


def caravel_label(table: Table, where: str, seat: int, friend: bool, city: int) -> str:
    player = table.player(seat)
    if friend:
        player = table.words("outline-friend-of", player=player)
    return table.words(f"board-caravel-{where}", player=player, city=table.city_name(city))


def caravels(table: Table) -> list[Item]:
    """Those before a city hover at its foot, those on it beside its name."""
    items = []
    for city in ALL_CITIES:
        all_here, x0 = berths(table, city), middle(city)
        lying = [b for b in all_here if b[1] == "lying"]
        before = [b for b in all_here if b[1] != "lying"]
        for berth, x in zip(lying, row(len(lying), 33, 68, x0 - 4), strict=True):
            items.append(_caravel(table, berth, city, x, TOP + 54, 31))
        for berth, x in zip(before, centred(len(before), 50, 126, x0), strict=True):
            items.append(_caravel(table, berth, city, x, FOOT - 50, 50))
    return items


def _caravel(
    table: Table, berth: tuple[str, str, int, bool], city: int, x: float, y: float, w: float
) -> Item:
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
