"""The six Magnificents: heads of flame and wax, a horned wolf, an owl, a moon, and one great eye.

Each is drawn in a box of 100 around the origin and lit from the left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw.svg import Attribute, at, circle, group, path, polygon, star
from ..theme import K, url

EDGE: Final[dict[str, Attribute]] = {
    "stroke": K, "stroke_width": 2.6, "stroke_linejoin": "round", "stroke_linecap": "round",
}  # fmt: skip
WHITE: Final = "#FFF6DF"
WAX: Final = "#F6E8CF"
FIRE: Final = "#F28A2E"
MOON: Final = "#F3E3A8"


def part(d: str, fill: str, shaded: bool = True) -> str:
    """A shape whose right half lies in the shade."""
    return path(d, fill=fill, **EDGE) + (path(d, fill=url("half")) if shaded else "")


def line(d: str) -> str:
    return path(d, fill="none", **EDGE)


def eye(x: float, y: float, r: float = 4) -> str:
    return circle(x, y, r, fill=WHITE, stroke=K, stroke_width=1.6) + circle(x, y, r * 0.45, fill=K)


def mirrored(svg: str) -> str:
    return group(svg, transform="matrix(-1 0 0 1 0 0)")


def suit(cloth: str, lapel: str) -> str:
    """Shoulders, lapels and a shirt."""
    return (
        part("M-34 52C-32 30 -16 24 0 24C16 24 32 30 34 52Z", cloth)
        + path("M-11 24L0 42L11 24Z", fill=WHITE, **EDGE)
        + path("M-11 24L-20 34L-6 50L0 42ZM11 24L20 34L6 50L0 42Z", fill=lapel, **EDGE)
    )


def top_hat() -> str:
    crown = "L17 -26C14 -30 15 -44 14 -50C6 -54 -6 -54 -14 -50C-15 -44 -14 -30 -17 -26Z"
    brim = "M-21 -22C-10 -17 10 -17 21 -22" + crown
    return part(brim, "#1C1430") + path(
        "M-16.4 -29C-6 -25 6 -25 16.4 -29L15 -35C6 -32 -6 -32 -15 -35Z", fill="#B9862F"
    )


def ember() -> str:
    """The juggler: a flame for a head, and sparks that he keeps in the air."""
    flame = (
        "M0 -50C8 -34 26 -24 24 0C23 18 12 27 0 27C-12 27 -23 18 -24 0C-25 -12 -16 -16 -14 -28"
        "C-8 -24 -8 -18 -6 -14C-2 -24 -4 -36 0 -50Z"
    )
    sparks = "".join(
        circle(x, y, r, fill="#FFD978", stroke=K, stroke_width=1.6)
        for x, y, r in ((-34, -8, 4.4), (-30, -34, 3.6), (30, -36, 4.4), (36, -10, 3.6))
    )
    heart = "M0 -18C6 -8 14 -4 13 8C12 18 6 21 0 21C-6 21 -12 18 -13 8C-13 0 -6 -4 0 -18Z"
    face = eye(-7, 4) + eye(7, 4) + line("M-5 14Q0 18 5 14")
    return (
        suit("#5A1E14", "#E9B65A") + sparks + part(flame, FIRE) + path(heart, fill="#FFD978") + face
    )


def cinder() -> str:
    """The swallower: a candle that burns at both ends."""
    drips = "M-15 -4C-20 2 -20 9 -15 11M15 0C20 6 19 12 15 15"
    flame = "M0 -24C-9 -32 -5 -41 0 -51C5 -41 9 -32 0 -24Z"
    return "".join(
        [
            suit("#3A1D12", "#8A2F0A"),
            part("M-15 27V-8C-15 -17 15 -17 15 -8V27Z", WAX),
            path(drips, fill=WAX, **EDGE),
            line("M0 -15V-24"),
            part(flame, FIRE, False),
            path("M0 -27C-4 -32 -2 -36 0 -41C2 -36 4 -32 0 -27Z", fill="#FFD978"),
            eye(-6, 2),
            eye(6, 2),
            line("M-11 -5L-3 -3M11 -5L3 -3"),
            path("M-6 13C-3 10 3 10 6 13C3 18 -3 18 -6 13Z", fill="#B3262E", **EDGE),
        ]
    )


def moss() -> str:
    """The tamer: a wolf that wears the antlers of the last stag."""
    antler = "M-12 -20C-16 -36 -30 -34 -33 -49M-22 -33L-36 -34M-28 -38L-26 -48"
    horn = path(antler, fill="none", stroke=K, stroke_width=8, stroke_linecap="round") + path(
        antler, fill="none", stroke="#C9A46A", stroke_width=4.6, stroke_linecap="round"
    )
    ear = path("M-19 -8L-25 -34L-3 -18Z", fill="#59606E", **EDGE)
    lid = path("M-15 -2L-4 3L-10 6.4Z", fill="#F2B92E", stroke=K, stroke_width=1.6)
    head = (
        "M0 -22C15 -22 27 -12 32 4C23 7 20 12 15 19C10 28 5 33 0 34"
        "C-5 33 -10 28 -15 19C-20 12 -23 7 -32 4C-27 -12 -15 -22 0 -22Z"
    )
    muzzle = "M-20 7C-12 5 -5 7 0 16C5 7 12 5 20 7C13 18 8 27 0 33C-8 27 -13 18 -20 7Z"
    return "".join(
        [
            suit("#14382A", "#A6E3B8"),
            horn,
            mirrored(horn),
            ear,
            mirrored(ear),
            part(head, "#6C7482"),
            path(muzzle, fill="#E8EBEF"),
            lid,
            mirrored(lid),
            path("M-5 24Q0 20 5 24Q3 30 0 31Q-3 30 -5 24Z", fill=K),
        ]
    )


def fern() -> str:
    """The rider: an owl under a top hat, wide awake."""
    head = (
        "M0 -26C8 -21 18 -21 27 -28C31 -12 32 0 30 11C28 26 14 34 0 34"
        "C-14 34 -28 26 -30 11C-32 0 -31 -12 -27 -28C-18 -21 -8 -21 0 -26Z"
    )
    lamp = (
        circle(-13, 0, 13, fill="#F4E4C4", stroke=K, stroke_width=2)
        + circle(-13, 0, 7, fill="#F2B92E", stroke=K, stroke_width=1.6)
        + circle(-13, 0, 3.6, fill=K)
    )
    plumes = "M-13 21q3.3 4 6.6 0q3.3 4 6.6 0q3.3 4 6.6 0q3.3 4 6.6 0"
    return "".join(
        [
            suit("#2A3A20", "#2E8F62"),
            part(head, "#8A6A4A"),
            lamp,
            mirrored(lamp),
            path("M-5 7L5 7L0 18Z", fill="#E39A2E", **EDGE),
            path(plumes, fill="none", stroke="#F4E4C4", stroke_width=2, stroke_linecap="round"),
            at(0, 0, top_hat()),
        ]
    )


def vesper() -> str:
    """The conjurer: the moon itself, with a star up its sleeve."""
    moon = "M10 -26C-15 -27 -28 -9 -26 6C-24 22 -8 31 10 26C-1 19 -5 9 -4 -2C-3 -13 2 -20 10 -26Z"
    return "".join(
        [
            suit("#2A1A55", "#D3BDFF"),
            path(moon, fill=MOON, **EDGE),
            path("M-4 -3L6 4L-4 7", fill=MOON, **EDGE),
            eye(-14, -3, 3.8),
            line("M-20 -11Q-14 -15 -9 -11"),
            line("M-15 13Q-9 18 -4 14"),
            group(top_hat(), transform="translate(-5 -3) rotate(-12) scale(.82)"),
            polygon(star(20, 2, 9.5), fill=MOON, stroke=K, stroke_width=1.8),
            polygon(star(29, -24, 5), fill=MOON, stroke=K, stroke_width=1.4),
        ]
    )


def umbra() -> str:
    """The seer: one great eye behind a veil."""
    veil = "M-23 22V-8C-23 -25 23 -25 23 -8V22C14 31 -14 31 -23 22Z"
    lashes = "M-17 -8L-21 -13M-9 -14L-11 -20M0 -16V-22M9 -14L11 -20M17 -8L21 -13"
    return "".join(
        [
            suit("#1F1240", "#7B4FC9"),
            part(veil, "#B79CF0"),
            path("M-19 1C-10 -13 10 -13 19 1C10 14 -10 14 -19 1Z", fill=WHITE, **EDGE),
            circle(0, 1, 8.6, fill="#6A3FB0", stroke=K, stroke_width=2),
            circle(0, 1, 3.8, fill=K),
            circle(-2.6, -2, 2, fill="#FFF"),
            line(lashes),
            line("M-7 20H7"),
            at(0, -1, top_hat()),
        ]
    )


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "fire_a": ember, "fire_b": cinder, "animals_a": moss, "animals_b": fern,
    "magic_a": vesper, "magic_b": umbra,
}  # fmt: skip


def drawn_star(id: str) -> str:
    """A Magnificent; one of an owner's own file wears a hat and no face."""
    own = DRAWN.get(id)
    return own() if own else suit("#2A1E3E", "#54457A") + top_hat()
