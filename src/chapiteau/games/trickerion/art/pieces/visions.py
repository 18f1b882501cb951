"""The emblems of spiritual and of optical tricks."""

from __future__ import annotations

from collections.abc import Callable

from .....draw.svg import at, circle, ellipse, rect
from .brush import CREAM, EDGE, GOLD, GREEN, INK, RED, SKY, STEEL, VIOLET, WOOD, solid, stroke
from .icons import OPTICAL, SPIRITUAL, SUITS, school_glyph

# spiritual


def mind_reading() -> str:
    head = "M-8 27V17C-23 12 -25 -5 -16 -15C-6 -27 17 -25 20 -8C22 -2 20 2 24 8C25 11 22 12 20 12C20 19 18 21 8 20V27"
    return solid(head, CREAM) + at(0, -5, school_glyph(SPIRITUAL, VIOLET), scale=1.15)


def breath_of_life() -> str:
    return (
        solid(
            "M-4 26C-22 26 -24 8 -14 0C-8 6 -6 4 -6 -2C4 2 8 14 4 22C8 22 12 18 12 14C18 22 10 28 -4 26Z",
            GREEN,
        )
        + stroke("M-4 24C-6 14 -10 10 -12 6", INK, 1.8)
        + stroke("M-24 -8C-12 -18 4 -4 14 -14C20 -22 8 -28 6 -20", VIOLET, 3)
        + stroke("M-14 -20C-8 -26 -2 -18 4 -24M8 -2C16 -8 22 -2 26 -8", VIOLET, 2.4)
    )


def spirit_hand() -> str:
    hand = "M-10 27C-18 17 -25 7 -22 3C-19 0 -15 5 -12 9V-14C-12 -18 -6 -18 -6 -14V0V-21C-6 -25 0 -25 0 -21V-1V-19C0 -23 6 -23 6 -19V1V-13C6 -17 12 -17 12 -13V10C12 18 9 22 7 27Z"
    return solid(hand, "#EDE2FF") + at(-1, 12, school_glyph(OPTICAL, VIOLET), scale=0.85)


def otherworld() -> str:
    return (
        solid("M-20 26V-6C-20 -30 20 -30 20 -6V26Z", WOOD)
        + solid("M-14 26V-4C-14 -22 14 -22 14 -4V26Z", "#2B1F52")
        + stroke("M0 -19V26M-14 4H14", WOOD, 3)
        + circle(-7, -6, 2, fill=GOLD)
        + circle(7, 14, 2, fill=GOLD)
        + solid("M5 -10C12 -8 12 2 4 2C9 -1 9 -6 5 -10Z", CREAM)
        + circle(-7, 15, 1.4, fill=CREAM)
    )


def floating_table() -> str:
    return (
        ellipse(0, -6, 24, 7, fill="#7247B0", **EDGE)
        + solid(
            "M-24 -6C-24 4 -18 2 -16 8C-12 2 -6 4 -2 9C2 4 8 3 12 8C16 2 24 4 24 -6C14 2 -14 2 -24 -6Z",
            CREAM,
        )
        + stroke("M-13 9V16M13 9V16", INK, 3)
        + stroke("M-18 20Q-13 24 -8 20M8 20Q13 24 18 20M-4 26Q0 29 4 26", VIOLET, 2.2)
        + circle(0, -16, 5, fill=SKY, **EDGE)
    )


def future_sight() -> str:
    return (
        solid("M-16 26L-12 15H12L16 26Z", GOLD)
        + circle(0, -4, 20, fill="#CFE9EC", **EDGE)
        + at(0, -4, school_glyph(OPTICAL, VIOLET), scale=1.2)
        + stroke("M-13 -14C-11 -18 -7 -20 -4 -20", "#FFFFFF", 3)
    )


def peppers_ghost() -> str:
    ghost = "M-18 27V-6C-18 -19 -10 -27 0 -27C10 -27 18 -19 18 -6V27L12 21L6 27L0 21L-6 27L-12 21Z"
    return (
        solid(ghost, "#EDF3FF")
        + circle(-6, -8, 3, fill=INK)
        + circle(6, -8, 3, fill=INK)
        + stroke("M-5 3Q0 8 5 3", INK, 2.4)
        + stroke("M25 -29L-25 29", VIOLET, 1.8, "4 3")
    )


def ghost_trap() -> str:
    return (
        solid("M-22 26V6H22V26Z", WOOD)
        + stroke("M-22 12H22M-22 20H22", INK, 1.6)
        + solid("M-22 6L-30 -8L16 -26L22 -12Z", WOOD)
        + solid("M-8 6C-10 -10 6 -16 10 -4C16 -8 16 6 10 6Z", "#EDF3FF")
        + circle(0, -3, 1.8, fill=INK)
        + circle(6, -2, 1.8, fill=INK)
        + rect(-4, 12, 8, 8, 1.5, fill=GOLD, **EDGE)
    )


# optical


def butterflies() -> str:
    wing = "M0 0C-6 -14 -20 -16 -18 -4C-17 2 -10 2 0 0C-10 4 -14 14 -6 14C-1 14 0 6 0 0Z"

    def one(x: float, y: float, scale: float, colour: str) -> str:
        half = solid(wing, colour)
        other = f'<g transform="scale(-1 1)">{half}</g>'
        return at(x, y, half, other, stroke("M0 -6V10", INK, 3), scale=scale)

    return one(-6, -2, 1.05, "#43A5EC") + one(17, 15, 0.6, GOLD) + one(17, -17, 0.55, RED)


def rabbit() -> str:
    return (
        solid("M-14 -2C-20 -30 -8 -30 -6 -8ZM14 -2C20 -30 8 -30 6 -8Z", CREAM)
        + circle(0, 0, 13, fill=CREAM, **EDGE)
        + circle(-5, -2, 2.2, fill=INK)
        + circle(5, -2, 2.2, fill=INK)
        + solid("M-2 3H2L0 6Z", RED)
        + solid("M-20 8C-8 13 8 13 20 8L16 28H-16Z", "#26242E")
        + stroke("M-22 8C-8 14 8 14 22 8", INK, 4)
        + stroke("M-17 17C-8 20 8 20 17 17", RED, 3)
    )


def pub_in_a_bottle() -> str:
    return (
        solid("M-28 -12H10C18 -12 18 -6 28 -6V6C18 6 18 12 10 12H-28C-31 4 -31 -4 -28 -12Z", SKY)
        + solid("M27 -7H33V7H27Z", WOOD)
        + solid("M-20 10V-1L-9 -9L2 -1V10Z", "#B4553A")
        + rect(-12, 2, 6, 8, fill=INK)
        + rect(-18, 1, 4, 4, fill=GOLD)
        + rect(-4, 1, 4, 4, fill=GOLD)
        + stroke("M-24 -8H4", "#FFFFFF", 2)
        + stroke("M-14 20C-8 15 8 25 14 20", INK, 2)
    )


def card_manipulation() -> str:
    def card(x: float, turn: float, suit: int, colour: str) -> str:
        face = rect(-10, -18, 20, 28, 3, fill=CREAM, **EDGE)
        sign = f'<path d="{SUITS[suit]}" fill="{colour}" transform="translate(0 -5) scale(.62)"/>'
        return at(x, 4, face, sign, turn=turn)

    return card(-12, -28, 1, INK) + card(0, 0, 2, RED) + card(12, 28, 4, INK)


def self_decapitation() -> str:
    return (
        solid("M-20 28C-20 14 -12 10 -5 9H5C12 10 20 14 20 28Z", "#26242E")
        + ellipse(0, 9, 6, 2.4, fill=RED, **EDGE)
        + circle(0, -12, 12, fill="#E7BE98", **EDGE)
        + stroke("M-6 -14H-3M3 -14H6M-4 -6Q0 -3 4 -6", INK, 2.2)
        + solid("M-9 -22V-30H9V-22Z", "#26242E")
        + stroke("M-14 -22H14", INK, 4)
        + stroke("M-20 3L-15 5M20 3L15 5", GOLD, 2.4)
    )


def paper_shred() -> str:
    strips = "".join(
        solid(
            f"M{x} -2C{x - 3} 8 {x + 5} 14 {x} 26H{x + 6}C{x + 10} 14 {x + 2} 8 {x + 6} -2Z", CREAM
        )
        for x in (-20, -11, -2, 7, 15)
    )
    return (
        solid("M-22 -28H22V0H-22Z", CREAM)
        + stroke("M-15 -20H15M-15 -13H8", INK, 2)
        + strips
        + stroke("M-26 -2H26", RED, 3, "5 4")
    )


def shattered_mirror() -> str:
    return (
        ellipse(0, -5, 20, 23, fill=GOLD, **EDGE)
        + ellipse(0, -5, 15, 18, fill=SKY, **EDGE)
        + stroke("M-2 -6L-13 -15M-2 -6L10 -18M-2 -6L14 -2M-2 -6L4 12M-2 -6L-12 6", INK, 2)
        + stroke("M6 -12L11 -9M-8 1L-4 8", INK, 1.6)
        + solid("M-4 18H4L3 29H-3Z", WOOD)
    )


def fishing() -> str:
    return (
        stroke("M-26 26C-18 -4 -4 -22 14 -27", WOOD, 4)
        + stroke("M14 -27C18 -14 16 -6 14 0", INK, 1.6)
        + solid("M2 6C8 -2 20 -2 24 6L31 0V12L24 6C20 14 8 14 2 6Z", GOLD)
        + circle(8, 5, 1.7, fill=INK)
        + solid("M-24 -8C-28 -16 -16 -20 -14 -14C-8 -18 -4 -8 -10 -8Z", CREAM)
        + stroke("M-10 20Q-4 16 2 20T14 20", STEEL, 2.4)
    )


DRAWN: dict[str, Callable[[], str]] = {
    "mind-reading": mind_reading, "breath-of-life": breath_of_life, "spirit-hand": spirit_hand,
    "window-to-the-otherworld": otherworld, "floating-table": floating_table,
    "future-sight": future_sight, "peppers-ghost": peppers_ghost, "ghost-trap": ghost_trap,
    "enchanted-butterflies": butterflies, "rabbit-from-the-top-hat": rabbit,
    "pub-in-a-bottle": pub_in_a_bottle, "card-manipulation": card_manipulation,
    "self-decapitation": self_decapitation, "paper-shred": paper_shred,
    "shattered-mirror": shattered_mirror, "fishing-in-the-air": fishing,
}  # fmt: skip
