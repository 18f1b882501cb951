"""Small things of this game: experience plaques, masks, caravels, busts, medallions, candles."""

from __future__ import annotations

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import INK, PAPER, SEATS
from .....draw.palette import KEY_LINE as K
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import coin, shadow, shape, sigil
from .....draw.svg import at, circle, ellipse, group, ngon, number, path, polygon, rect, use
from ...box.components import COMEDY
from ..theme import (
    ACROBATIC,
    BACK_EDGE,
    COMIC,
    COMIC_DARK,
    SECRET,
    TRAGIC,
    TRAGIC_DARK,
    Hall,
    id,
    url,
)
from .acrobats import animal
from .figures import heron, part, rabbit, stroke

ARCH_W, ARCH_H = 100, 103
FRIEND_SEATS = (2, 3)  # two players: the second colour of each


@memo
def plaque(kind: int, value: str | int, x: float, y: float, r: float = 13) -> str:
    """Experience: tragedy on a red lozenge, comedy on a yellow disc."""
    if kind == COMEDY:
        ground = circle(0, 0, r * 1.06, fill=INK) + circle(
            0, 0, r * 0.96, fill=COMIC, stroke="#FFF3CE", stroke_width=1.3
        )
        return at(x, y, ground, _value(value, r, "#3A2300"))
    ground = polygon(ngon(0, 0, r * 1.24, 4), fill=INK) + polygon(
        ngon(0, 0, r * 1.1, 4), fill=TRAGIC, stroke="#F4D9A0", stroke_width=1.3
    )
    return at(x, y, ground, _value(value, r, "#FFF6E6"))


def _value(value: str | int, r: float, ink: str) -> str:
    return (
        "" if value == "" else write(0, r * 0.37, value, r * 1.08, ink, weight=800, anchor="middle")
    )


@memo
def mask(kind: int, x: float, y: float, scale: float = 1) -> str:
    return at(x, y, use(id(f"mask{kind}")), scale=scale)


@memo
def drawn_mask(kind: int) -> str:
    """The comic or the tragic mask, 24 wide."""
    face = "M-10 -9C-5 -11.5 5 -11.5 10 -9C11 1 8 9 0 12C-8 9 -11 1 -10 -9Z"
    ground = "#FFF6DF" if kind == COMEDY else "#F3D6D2"
    shell = path(face, fill=ground, stroke=K, stroke_width=1.7, stroke_linejoin="round")
    if kind == COMEDY:
        look = path(
            "M-6 -3Q-3.5 -6 -1 -3M1 -3Q3.5 -6 6 -3M-5.5 2.5Q0 10 5.5 2.5Z",
            fill=K,
            fill_opacity=0.85,
            stroke=K,
            stroke_width=1.8,
            stroke_linecap="round",
        )
    else:
        look = stroke("M-6 -5Q-3.5 -2 -1 -4M1 -4Q3.5 -2 6 -5M-5 8Q0 0 5 8", 1.8)
    return shell + look


HULL = "M-15 18H15C14 26 9 29 0 29C-9 29 -14 26 -15 18Z"
WHOLE = (
    "M-27 -7A27 17 0 0 1 27 -7A27 17 0 0 1 15 8L15 18L22 14L21 24L15 22C13 28 8 29 0 29"
    "C-9 29 -14 26 -15 18L-15 8A27 17 0 0 1 -27 -7Z"
)


@memo
def caravel(seat: int, width: float, halo: str = "", friend: bool = False) -> str:
    """A ship of the air with the seat's shape on its balloon; a Friend's flies a pennant."""
    light = path(WHOLE, fill=halo, stroke=halo, stroke_width=6, stroke_linejoin="round")
    ship = use(id(f"caravel{seat}{'f' if friend else ''}"))
    return at(0, 0, light if halo else "", ship, scale=width / 56)


def drawn_caravel(seat: int, friend: bool) -> str:
    mark = SEATS[seat]
    pennant = part("M-15 19L-27 13L-24 19L-28 25Z", "#F3EFE6", 1.6, False) if friend else ""
    ropes = "M-8 10L-10 18M8 10L10 18M-16 6L-13 18M16 6L13 18"
    ribs = "M-12 -22C-19 -14 -19 0 -12 8M12 -22C19 -14 19 0 12 8"
    sign = path(
        shape(mark.shape, 7.5), fill=PAPER, stroke=K, stroke_width=1.6, stroke_linejoin="round"
    )
    return "".join(
        [
            path(ropes, stroke=K, stroke_width=1.3),
            part(HULL, "#A86E3C", 2, False),
            stroke("M-14 21H14", 1.6, "#6B4021"),
            part("M15 19L22 14L21 24Z", "#A86E3C", 1.6, False),
            pennant,
            ellipse(0, -7, 27, 17, fill=mark.colour, stroke=K, stroke_width=2.2),
            path("M-27 -7C-18 -13 18 -13 27 -7C18 -1 -18 -1 -27 -7Z", fill="#FFF", opacity=0.22),
            path(ribs, fill="none", stroke=K, stroke_width=1, opacity=0.5),
            at(0, -7, sign),
        ]
    )


@memo
def promised(seat: int, width: float, hall: Hall, friend: bool = False) -> str:
    """A caravel that has not left yet: where a choice will bring it."""
    r = width * 0.68
    return (
        circle(0, 0, r, fill=hall.room, opacity=0.78)
        + caravel(seat, width, hall.balloon_halo, friend)
        + circle(0, 0, r, fill="none", stroke=INK, stroke_width=4.4, stroke_dasharray="6 4")
        + circle(0, 0, r, fill="none", stroke=hall.metal2, stroke_width=2.4, stroke_dasharray="6 4")
    )


def arch(w: float, h: float) -> str:
    n, spring, low = number, h * 0.42, h * 0.06
    return (
        f"M0 {n(h)}V{n(spring)}C0 {n(low)} {n(w * 0.2)} 0 {n(w / 2)} 0"
        f"C{n(w * 0.8)} 0 {n(w)} {n(low)} {n(w)} {n(spring)}V{n(h)}Z"
    )


def actor(kind: int, experience: int) -> str:
    """An actor in its arch of 100 x 103."""
    return use(id(f"actor{kind * experience}"))


def drawn_actor(kind: int, experience: int) -> str:
    comic = kind == COMEDY
    d = arch(ARCH_W, ARCH_H)
    grounds = path(d, fill=url("comic" if comic else "tragic")) + (_rays() if comic else _folds())
    figure = rabbit(experience) if comic else heron(experience)
    return (
        grounds
        + group(at(0, 2, figure), clip_path=url("arch"))
        + path(d, fill="none", stroke=COMIC_DARK if comic else TRAGIC_DARK, stroke_width=2)
    )


@memo
def _rays() -> str:
    d = "".join(
        f"M50 74L{number(x1)} {number(y1)}L{number(x2)} {number(y2)}Z"
        for (x1, y1), (x2, y2) in zip(
            ngon(50, 74, 140, 18, 10)[9:], ngon(50, 74, 140, 18, 20)[9:], strict=True
        )
    )
    return path(d, fill="#FFF3C4", opacity=0.38, clip_path=url("arch"))


@memo
def _folds() -> str:
    d = "".join(f"M{i * 9 - 4} 0V103h4V0Z" for i in range(13))
    return path(d, fill="#000", opacity=0.16, clip_path=url("arch"))


@memo
def bust(kind: int, experience: int, hall: Hall, width: float, is_top: bool) -> str:
    """An actor of a troupe: the arch of its card, with its plaque unless another stands before."""
    k, r = width / ARCH_W, max(11.7, min(14, width * 0.25))
    return (
        shadow(1, width * 0.5, width - 2, width * 0.5, 4, hall, 0.7)
        + at(0, 0, actor(kind, experience), scale=k)
        + (plaque(kind, experience, r * 0.75, width * 1.03 - r * 0.55, r) if is_top else "")
    )


@memo
def medallion(op: int, r: float = 14, dashed: bool = False) -> str:
    """An acrobat as a roundel around the origin."""
    dash = "4 3" if dashed else None
    edge = "#FFF6E0" if dashed else INK
    ring = circle(
        0, 0, r, fill=ACROBATIC, stroke=edge, stroke_width=max(1.2, r * 0.09), stroke_dasharray=dash
    )
    return ring + at(-r * 0.89, -r * 0.93, animal(op), scale=r * 0.0179)


@memo
def manager(seat: int, scale: float) -> str:
    """A manager, standing on the origin."""
    return (
        ellipse(0, 0, 30 * scale, 6 * scale, fill="#000", opacity=0.35)
        + at(-54 * scale, -100 * scale, use(id(f"rooster{seat}")), scale=scale)
        + sigil(seat, scale, -4 * scale, 10.5 * scale)
    )


@memo
def card_back(w: float, h: float, colour: str) -> str:
    """A hidden card, from its top left corner."""
    sign = icon("drama", w / 2, h / 2, min(w, h) * 0.62, BACK_EDGE, 1.9) if w >= 18 else ""
    return rect(0, 0, w, h, 3, fill=colour, stroke=BACK_EDGE, stroke_width=1.2) + sign


@memo
def secret_back(w: float, h: float) -> str:
    return card_back(w, h, SECRET)


@memo
def effect(experience: int, x: float, y: float, size: float, ink: str) -> str:
    """What an actor does on arrival, as a picture."""
    if experience == 1:
        return icon("rotate-ccw", x, y, size, ink, 2.4)
    if experience == 2:
        hand = icon("hand", x - size * 0.12, y + size * 0.06, size * 0.86, ink, 2.2)
        return hand + coin(x + size * 0.36, y - size * 0.3, size * 0.26)
    if experience == 3:
        bird = at(x - size * 0.52, y - size * 0.56, use(id("rooster0")), scale=size * 0.0105)
        return bird + coin(x + size * 0.44, y + size * 0.24, size * 0.3)
    n = number
    if experience == 5:
        dash = f"M{n(x + size * 0.32)} {n(y)}h{n(size * 0.34)}"
        return coin(x - size * 0.1, y, size * 0.36) + stroke(dash, 2.6, ink)
    return stroke(f"M{n(x - size * 0.3)} {n(y)}h{n(size * 0.6)}", 2.4, ink)
