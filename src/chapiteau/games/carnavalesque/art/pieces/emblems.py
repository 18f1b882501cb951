"""The signs of the ten events, the eleven roles and the King, in a box of 60 around the origin."""

from __future__ import annotations

from typing import Final

from .....draw.svg import at, circle, ellipse, path, polygon, rect, star
from ..theme import PARTY, K
from .brush import EDGE, eyes, mirrored, solid, stroke
from .heads import FACE, SKIN

GOLD: Final = "#F7C52E"
RED: Final = "#D9302E"
PINK: Final = "#E0457B"
BLUE: Final = "#2C6FBF"
VIOLET: Final = "#6D47A8"
CROWN: Final = "M-24 14L-28 -14L-13 -1L0 -20L13 -1L28 -14L24 14C8 9 -8 9 -24 14Z"


def crown() -> str:
    gems = [
        circle(x, y, 3.6, fill=RED, stroke=K, stroke_width=1.8)
        for x, y in ((-28, -15), (0, -21), (28, -15))
    ]
    return solid(CROWN, GOLD, lit=True) + "".join(gems) + stroke("M-23 8C-8 3 8 3 23 8", 2)


def cap() -> str:
    """The Jester's cap and bells."""
    horn = (
        "M0 16C-16 16 -24 8 -22 -2C-34 -2 -28 16 -34 18C-36 -4 -26 -22 -8 -20C-4 -19 -1 -16 0 -10Z"
    )
    return "".join(
        [
            solid(horn, BLUE, 2.4),
            f'<g transform="scale(-1 1)">{solid(horn, PINK, 2.4)}</g>',
            circle(-34, 20, 5, fill=GOLD, stroke=K, stroke_width=2),
            circle(34, 20, 5, fill=GOLD, stroke=K, stroke_width=2),
            solid("M-20 12C-8 7 8 7 20 12V21C8 16 -8 16 -20 21Z", GOLD, 2.4),
        ]
    )


def mask(colour: str = VIOLET) -> str:
    """A domino."""
    d = "M-28 -8C-16 -18 -6 -12 0 -6C6 -12 16 -18 28 -8C27 10 12 14 0 4C-12 14 -27 10 -28 -8Z"
    return solid(d, colour) + mirrored(
        path("M-20 -5C-14 -10 -8 -6 -6 -1C-10 4 -18 4 -20 -5Z", fill="#FFF")
    )


def _swap() -> str:
    turn = "M-26 4C-24 22 -8 26 4 22M26 -2C24 -20 8 -24 -4 -20"
    heads = "M4 22L-4 15M4 22L-5 28M-4 -20L4 -13M-4 -20L5 -27"
    return at(-13, -10, crown(), scale=0.5) + at(13, 8, cap(), scale=0.5) + stroke(turn + heads, 3)


def _closed_eyes() -> str:
    lids = "M-22 -2Q-13 8 -4 -2M4 -2Q13 8 22 -2M-20 4L-23 8M-13 6V11M20 4L23 8M13 6V11"
    return (
        at(0, 4, solid(FACE, SKIN, lit=True), scale=0.7)
        + stroke(lids, 2.6)
        + at(0, -20, cap(), scale=0.66)
    )


def _grandeur() -> str:
    five = polygon(star(0, 0, 27, 5, 0.5), fill="#FFE08A", stroke_width=2.4, **EDGE)
    return five + at(0, 2, crown(), scale=0.62)


def _shown(top: str, colour: str) -> str:
    card = rect(-13, -4, 26, 32, 4, fill="#FFF", stroke=K, stroke_width=2.4)
    return (
        at(0, 0, card, turn=8) + at(1, 12, mask(colour), scale=0.34) + at(0, -15, top, scale=0.55)
    )


def _cupid() -> str:
    heart = "M0 22C-30 2 -26 -20 -12 -20C-4 -20 0 -14 0 -10C0 -14 4 -20 12 -20C26 -20 30 2 0 22Z"
    arrow = "M-28 20L26 -22M26 -22L16 -20M26 -22L23 -12M-28 20L-26 12M-28 20L-20 20"
    return solid(heart, "#E23B3B", lit=True) + stroke(arrow, 5, "#FFF") + stroke(arrow, 2.4)


def _blindfold() -> str:
    return "".join(
        [
            at(0, 0, solid(FACE, SKIN, lit=True), scale=0.76),
            solid("M-24 -14C-8 -20 8 -20 24 -14V2C8 -4 -8 -4 -24 2Z", PINK, 2.4),
            solid("M22 -10L34 -16L30 -6L36 0L22 0Z", PINK, 2.2),
            stroke("M-8 16Q0 22 8 16", 2.4),
        ]
    )


def _sun() -> str:
    rays = polygon(star(0, 0, 29, 12, 0.72), fill="#F7B718", stroke_width=2.2, **EDGE)
    return (
        rays
        + circle(0, 0, 17, fill="#FFE08A", stroke=K, stroke_width=2.2)
        + at(0, 0, eyes(-2, 6, 2.6), stroke("M-6 5Q0 10 6 5", 2.2))
    )


def _moon() -> str:
    d = "M8 -26C-14 -26 -26 -12 -24 4C-22 20 -8 28 8 25C-4 20 -10 10 -8 -2C-6 -14 0 -22 8 -26Z"
    stars = [
        polygon(star(x, y, r, 5, 0.45), fill="#FFE08A", stroke_width=1.4, **EDGE)
        for x, y, r in ((16, -12, 8), (20, 10, 6))
    ]
    return solid(d, "#BBD0FA") + "".join(stars)


def _caterpillar() -> str:
    links = [
        circle(x, y, 10, fill="#8FD08A" if i % 2 else "#4FA85A", stroke=K, stroke_width=2.4)
        for i, (x, y) in enumerate(((24, 12), (12, 6), (0, 12), (-12, 6)))
    ]
    feelers = stroke("M-24 -14L-30 -24M-18 -16L-16 -26", 2.4)
    return (
        "".join(links)
        + feelers
        + circle(-21, -4, 12, fill="#F7C52E", stroke=K, stroke_width=2.4)
        + at(-21, -4, eyes(-2, 4.6, 2.4), stroke("M-5 4Q0 8 5 4", 2))
    )


EVENT_SIGNS: Final = {
    "feast_of_fools": _swap, "court_of_miracles": _closed_eyes, "delusions_of_grandeur": _grandeur,
    "king_dagobert": lambda: _shown(crown(), VIOLET), "masks_off": lambda: _shown(mask(PINK), BLUE),
    "cupid": _cupid, "blind_mans_buff": _blindfold, "day_ball": _sun, "night_ball": _moon,
    "caterpillar": _caterpillar,
}  # fmt: skip


# roles


def _hunter() -> str:
    sight = stroke("M0 -2V-12M0 18V28M-15 8H-25M15 8H25", 3)
    ring = circle(0, 8, 13, fill="#FFF6E6", stroke=RED, stroke_width=4) + circle(
        0, 8, 3.4, fill=RED
    )
    return (
        ring
        + sight
        + solid(
            "M-30 -10C-12 -16 12 -16 30 -10C12 -4 -12 -4 -30 -10ZM-14 -12C-14 -28 -4 -24 0 -22C4 -24 14 -28 14 -12Z",
            "#8A5A2E",
            2.4,
        )
    )


def _crate() -> str:
    box = rect(-23, -12, 46, 36, 3, fill="#C98A4E", stroke=K, stroke_width=2.6)
    return (
        at(0, -12, mask("#22344A"), scale=0.62)
        + box
        + stroke("M-23 -2H23M-23 14H23M-10 -12V24M10 -12V24", 2.2)
    )


def _spy() -> str:
    lens = circle(-6, -6, 16, fill="#D6F0FA", stroke=K, stroke_width=3.4)
    return (
        stroke("M6 6L24 24", 9)
        + stroke("M8 8L23 23", 4.4, "#C98A4E")
        + lens
        + solid("M-17 -6C-12 -13 0 -13 5 -6C0 1 -12 1 -17 -6Z", "#FFF", 2)
        + circle(-6, -6, 4, fill=K)
    )


def _camera() -> str:
    flash = polygon(star(20, -18, 11, 8, 0.5), fill="#FFE08A", stroke_width=1.8, **EDGE)
    body = rect(-26, -12, 52, 34, 6, fill="#3A3550", stroke=K, stroke_width=2.6) + rect(
        -10, -18, 20, 9, 2, fill="#3A3550", stroke=K, stroke_width=2.4
    )
    return (
        body
        + circle(0, 5, 13, fill="#B9C7D0", stroke=K, stroke_width=2.4)
        + circle(0, 5, 7.5, fill="#2E5C9A", stroke=K, stroke_width=2)
        + flash
    )


def _top_hat() -> str:
    wand = stroke("M-26 24L24 -22", 7) + stroke("M-22 20L18 -16", 3, "#FFF")
    return (
        wand
        + solid("M-18 14L-15 -20H15L18 14Z", "#3A2560", lit=True)
        + solid("M-30 14C-12 8 12 8 30 14C12 24 -12 24 -30 14Z", "#3A2560", 2.4)
        + solid("M-17 4C-6 1 6 1 17 4L17.6 11C6 8 -6 8 -17.6 11Z", PINK, 2)
    )


def _santa() -> str:
    hat = "M-20 10C-20 -16 0 -30 22 -20C28 -17 30 -8 28 0C22 -8 18 -8 14 -4C18 2 20 6 20 10Z"
    return (
        solid(hat, RED, lit=True)
        + circle(28, 4, 7, fill="#FFF", stroke=K, stroke_width=2.4)
        + solid("M-26 8H24Q30 8 30 15T24 22H-26Q-32 22 -32 15T-26 8Z", "#FFFFFF", 2.6)
    )


def _shovel() -> str:
    shaft = (
        stroke("M20 -26L-4 4", 8)
        + stroke("M19 -25L-3 3", 3.6, "#C98A4E")
        + stroke("M14 -30L26 -20", 6)
    )
    return shaft + solid(
        "M-14 -4L6 12C2 26 -14 30 -26 24C-28 12 -24 0 -14 -4Z", "#B9C7D0", lit=True
    )


def _turban() -> str:
    cloth = "M-26 14C-34 -10 -14 -26 0 -26C14 -26 34 -10 26 14C10 6 -10 6 -26 14Z"
    folds = stroke("M-24 6C-10 -12 10 -20 26 -14M24 6C14 -6 2 -14 -8 -22", 2.2)
    feather = solid("M0 -12C-6 -26 4 -34 12 -30C8 -24 6 -18 0 -12Z", "#3AA76D", 2)
    return (
        solid(cloth, "#F2F0FA", lit=True)
        + folds
        + feather
        + circle(0, -8, 6, fill=PINK, stroke=K, stroke_width=2.2)
        + stroke("M-18 20C-6 14 6 14 18 20", 5)
    )


def _thief() -> str:
    face = at(0, 2, solid(FACE, SKIN, lit=True), scale=0.72)
    cap_ = solid("M-24 -12C-22 -30 22 -30 24 -12C10 -16 -10 -16 -24 -12Z", "#3A3550", 2.4)
    return (
        face
        + cap_
        + at(0, 2, mask("#22344A"), scale=0.74)
        + mirrored(circle(-9, 1, 2, fill=K))
        + stroke("M-7 18Q0 23 8 17", 2.4)
    )


def _seer() -> str:
    ball = circle(0, -4, 21, fill="#B79BF0", stroke=K, stroke_width=2.6)
    shine = stroke("M-12 -10C-10 -17 -5 -19 0 -20", 3.4, "#FFF")
    spark = polygon(star(3, -2, 10, 4, 0.35), fill="#FFE08A", stroke_width=1.6, **EDGE)
    return ball + shine + spark + solid("M-20 26C-18 14 18 14 20 26Z", GOLD, 2.4)


ROLE_SIGNS: Final = {
    "bounty_hunter": _hunter, "smuggler": _crate, "jester": cap, "spy": _spy,
    "paparazzi": _camera, "magician": _top_hat, "father_christmas": _santa, "navvy": _shovel,
    "vizier": _turban, "thief": _thief, "seer": _seer,
}  # fmt: skip


def herald() -> str:
    """A trumpet with a banner, for what the King proclaims."""
    horn = "M-30 -3H2C12 -3 18 -10 22 -16V16C18 10 12 3 2 3H-30Z"
    return solid("M-20 3H2V26L-9 19L-20 26Z", PARTY[0], 2.2) + solid(horn, GOLD, lit=True)


def finger() -> str:
    """A hand that points: the tip of its finger is the origin."""
    hand = (
        "M0 0C-5 0 -7 4 -7 9V34C-12 30 -19 32 -18 38C-15 46 -8 58 0 62H16C24 58 26 48 26 38C26 30 19 28 17 32"
        "C16 26 9 26 8 31L7 9C7 4 5 0 0 0Z"
    )
    cuff = solid("M-4 60H20V74H-4Z", PINK, 2.6)
    return (
        cuff
        + solid(hand, SKIN, 2.8, lit=True)
        + stroke("M8 31V40M17 32V40", 2.2)
        + ellipse(0, 5, 3, 3.4, fill="#FBE3CE")
    )
