"""Secret requests: what is wished as picture, sign and number, how far one is, what it pays."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....core.names import dashed
from .....draw.lettering.text import LEAST, width, wrap, write
from .....draw.memo import memo
from .....draw.palette import CARD_INK, darken
from .....draw.pen import Pen, piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import card, coin, provenance
from .....draw.svg import at, circle, line, path, rect
from ...box.components import METRICS, Condition
from ...words.texts import SIGN_WORDS
from ..theme import BACK_EDGE, SECRET, Hall
from .pictures import picture

W, H = 158, 172
MINI_W, MINI_H = 118, 62
OPEN_W = 150  # an open request of somebody else
SIGNS: Final = ("≥", "≤", "=", "<")
GOOD, GOOD_GROUND, BAD, BAD_GROUND = "#1E5C36", "#DFF0DA", "#8A2A14", "#F6DED6"


class Wish(NamedTuple):
    """One condition: what is counted, the sign, the number, and a word for it."""

    metric: int
    sign: int
    value: int
    caption: str


class RequestFace(NamedTuple):
    """What is printed on a request."""

    name: str
    wishes: tuple[Wish, ...]
    reward: int
    unit: int  # what the reward is paid per, or -1
    most: int  # the most it pays per unit
    source: str


class Prospect(NamedTuple):
    """What a request would pay now (-1: nothing is left to be counted), else how far it is."""

    pays: int
    progress: str


@piece
def request_face(pen: Pen[Hall], request: int) -> RequestFace:
    """A request as it is printed."""
    r = pen.box.requests[request]
    wishes = tuple([_wish(pen, c) for c in r.conditions])
    source = pen.source("request", r.id)
    return RequestFace(pen.name("request", request), wishes, r.reward, r.metric, r.cap, source)


def _wish(pen: Pen[Hall], c: Condition) -> Wish:
    key = f"board-metric-{dashed(METRICS[c.metric])}"
    said = pen.words(key, cmp=SIGN_WORDS[c.sign], value=c.value)
    return Wish(c.metric, c.sign, c.value, said)


def _wanted(wish: Wish) -> str:
    """The number, where it says more than the words do."""
    if METRICS[wish.metric].startswith("wealth_rank"):
        return ""
    return f"{SIGNS[wish.sign]} {wish.value}"


@memo
def request(face: RequestFace, hall: Hall, w: float = W) -> str:
    """A whole request; every wish is a line of its own."""
    head = f"M8 13a5 5 0 0 1 5 -5h{w - 26}a5 5 0 0 1 5 5v22H8Z"
    return "".join(
        [
            card(w, H, hall),
            path(head, fill=SECRET),
            _heading(face.name, w),
            _one_wish(face.wishes[0], w) if len(face.wishes) == 1 else _wishes(face.wishes, w),
            line(12, 130, w - 12, 130, stroke=hall.metal, stroke_width=1, stroke_dasharray="2 3"),
            _reward(face, w),
        ]
    )


def _heading(name: str, w: float) -> str:
    """The name on one line, or small on two."""
    look: tuple[str, str, int, str] = ("#FFF1D2", "playfair", 700, "middle")
    if width(name, 13, "playfair", 700) <= w - 22:
        return write(w / 2, 28, name, 16, *look, w - 22)
    lines = wrap(name, 12.5, w - 20, "playfair", 700)
    if len(lines) == 1:
        return write(w / 2, 27, name, 12.5, *look, w - 16)
    return "".join(
        write(w / 2, 19.5 + i * 12.5, said, 12.5, *look, w - 20)
        for i, said in enumerate([lines[0], " ".join(lines[1:])])
    )


def _one_wish(wish: Wish, w: float) -> str:
    wanted, middle = _wanted(wish), w / 2
    lines = wrap(wish.caption, 14.5, w - 16)[:3]
    y = 75 - 4 * len(lines)
    first = 124 - 8 * len(lines) if len(lines) < 3 else 95
    words = "".join(
        write(middle, first + i * 15, said, 14.5, CARD_INK, "ui", 500, "middle", w - 12)
        for i, said in enumerate(lines)
    )
    if not wanted:
        return at(middle, y, picture(wish.metric)) + words
    size = 30
    wide = width(wanted, size, "ui", 800)
    left = middle - (56 + 8 + wide) / 2
    return (
        at(left + 28, y, picture(wish.metric))
        + write(left + 64, y + 10, wanted, size, CARD_INK, weight=800)
        + words
    )


def _wishes(wishes: tuple[Wish, ...], w: float) -> str:
    """Several wishes: a picture, the number and a word on each line."""
    step, drawn = 88 / max(2, min(3, len(wishes))), []
    for i, wish in enumerate(wishes[:3]):
        y, wanted = 40 + step * (i + 0.5), _wanted(wish)
        taken = width(wanted, 18, "ui", 800)
        drawn.append(at(28, y, picture(wish.metric, 0.62)))
        drawn.append(write(48, y + 6, wanted, 18, CARD_INK, weight=800))
        x, room = 54 + taken, w - 62 - taken
        lines = wrap(wish.caption, 14, room)[:2]
        top = y + 5 - (len(lines) - 1) * 8
        drawn += [
            write(x, top + k * 16, said, 14, CARD_INK, room=room, floor=12)
            for k, said in enumerate(lines)
        ]
    return "".join(drawn)


def _reward(face: RequestFace, w: float) -> str:
    y = H - 22
    drawn = [coin(26, y, 15, face.reward)]
    if face.unit >= 0:
        drawn.append(write(45, y + 5, "×", 16, CARD_INK, weight=700))
        drawn.append(at(65, y, picture(face.unit, 0.46)))
        if w > 140:
            drawn.append(write(79, y + 5, f"≤{face.most}", 14.5, CARD_INK, weight=700))
    elif w > 140:
        drawn.append(provenance(50, y, face.source))
    return "".join(drawn)


@memo
def prospect(now: Prospect, w: float) -> str:
    """Whether a request would pay now, by sign, colour and number; to be laid on it."""
    return _pill(now, w - 12, H - 22)[0]


def _mini_heading(name: str, w: float) -> str:
    """The name in the game's face, or in the narrower one of the house."""
    face = "playfair" if width(name, 12.5, "playfair", 700) <= w - 46 else "ui"
    return write(7, 15.5, name, 13.5, "#FFF1D2", face, 700, room=w - 46)


@memo
def mini_request(face: RequestFace, hall: Hall, w: float = MINI_W) -> str:
    """A request on a phone, or open beside a troupe."""
    h, edge = MINI_H, darken(hall.paper, 0.5)
    wish = face.wishes[0] if face.wishes else None
    more = "…" if len(face.wishes) > 1 else ""
    drawn = [
        rect(0, 0, w, h, 7, fill=hall.paper, stroke=edge),
        path(f"M0 7a7 7 0 0 1 7 -7h{w - 14}a7 7 0 0 1 7 7v14h-{w}Z", fill=SECRET),
        _mini_heading(face.name, w),
    ]
    if wish:
        drawn.append(at(21, 41, picture(wish.metric, 0.62)))
        drawn.append(write(40, 47, _wanted(wish) + more, 15, CARD_INK, weight=800, room=w - 66))
    drawn.append(coin(w - 16, 41, 12, face.reward))
    return "".join(drawn)


@memo
def mini_prospect(now: Prospect, w: float) -> str:
    """The same on a small request."""
    if now.pays < 0:
        return ""
    ground, ink = (GOOD_GROUND, GOOD) if now.pays else (BAD_GROUND, BAD)
    badge = circle(w - 4, 2, 8, fill=ground, stroke=ink, stroke_width=1)
    return badge + icon("check" if now.pays else "x", w - 4, 2, 11, ink, 3)


@memo
def request_slip(
    face: RequestFace, now: Prospect, is_open: bool, w: float, h: float, hall: Hall
) -> str:
    """A request as a line: what is counted, its name over its wish, what it pays and whether now."""
    mid, edge = h / 2, darken(hall.paper, 0.5)
    sign = at(24, mid, picture(face.wishes[0].metric, 0.62)) if face.wishes else ""
    pill, wide = _pill(now, w - 8, mid)
    right = w - 8 - wide - (8 if wide else 0)
    drawn = rect(0, 0, w, h, 7, fill=hall.paper, stroke=edge) + rect(
        0, 0, 6, h, 3, fill=hall.accent if is_open else SECRET
    )
    drawn += sign + coin(right - 14, mid, 13, face.reward) + pill
    room = right - 32 - 44
    name = face.name + (" \N{BULLET}" if is_open else "")
    if h < 33:
        return drawn + write(44, mid + 5, name, 14.5, CARD_INK, "ui", 700, room=room)
    more = "…" if len(face.wishes) > 1 else ""
    wish = f"{_wanted(face.wishes[0])} {face.wishes[0].caption}{more}" if face.wishes else ""
    if width(wish, LEAST) > room:
        wish = _wanted(face.wishes[0])  # the sign says of what
    return (
        drawn
        + write(44, mid - 3, name, 15 if h > 40 else 14, CARD_INK, "playfair", 700, room=room)
        + write(
            44,
            mid + (15 if h > 40 else 13),
            wish.strip(),
            13.5 if h > 40 else 13,
            CARD_INK,
            room=room,
        )
    )


def _pill(now: Prospect, right: float, y: float) -> tuple[str, float]:
    """Whether a request would pay now, that ends at a point; and how wide that is."""
    if now.pays < 0:
        return "", 0.0
    ok, h = now.pays > 0, 26.0
    ink, ground = (GOOD, GOOD_GROUND) if ok else (BAD, BAD_GROUND)
    said = f"+{now.pays}" if ok else now.progress
    wide = 28 + (width(said, 15, "ui", 700) + 6 if said else 0)
    x = right - wide
    return (
        rect(x, y - h / 2, wide, h, h / 2, fill=ground, stroke=ink, stroke_width=1.2)
        + icon("check" if ok else "x", x + 14, y, 15, ink, 3)
        + write(x + 25, y + 5.5, said, 15, ink, weight=700)
    ), wide


@memo
def hidden_request(w: float, hall: Hall) -> str:
    """The back of a request, as large as its face."""
    back = rect(7, 7, w - 14, H - 14, 5, fill=SECRET)
    frame = rect(13, 13, w - 26, H - 26, 4, fill="none", stroke=BACK_EDGE, stroke_width=1.4)
    return card(w, H, hall) + back + frame + icon("drama", w / 2, H / 2, 56, BACK_EDGE, 1.6)
