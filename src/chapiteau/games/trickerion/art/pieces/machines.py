"""The emblems of mechanical tricks and of escapes."""

from __future__ import annotations

from collections.abc import Callable

from .....draw.svg import circle, ellipse, rect
from .brush import CREAM, EDGE, GOLD, INK, LINE, RED, SKY, STEEL, WOOD, solid, stroke

# mechanical


def linking_rings() -> str:
    return (
        circle(-10, 4, 15, **{**LINE, "stroke": STEEL, "stroke_width": 6})
        + circle(-10, 4, 15, **LINE)
        + circle(11, -4, 15, **{**LINE, "stroke": GOLD, "stroke_width": 5})
        + stroke("M-1 -9A15 15 0 0 1 4 10", INK, 3)
    )


def living_piano() -> str:
    keys = "".join(rect(-19 + i * 6.4, 6, 4, 9, fill=INK) for i in range(6))
    return (
        solid("M-24 20V-6C-24 -18 -10 -22 2 -16C10 -12 24 -14 24 -2V20Z", "#3A2A2E")
        + rect(-22, 5, 44, 13, 2, fill=CREAM, **EDGE)
        + keys
        + circle(-9, -6, 3.4, fill=CREAM)
        + circle(5, -6, 3.4, fill=CREAM)
        + stroke("M-8 -1Q-2 3 4 -1", CREAM, 2)
        + stroke("M18 -24V-14M18 -24L26 -26V-17", RED, 2.2)
    )


def chinese_sticks() -> str:
    return (
        solid("M-26 -16L14 -22L15 -16L-25 -10Z", WOOD)
        + solid("M-25 4L16 2V8L-25 10Z", WOOD)
        + stroke("M10 -17C14 0 12 12 12 24M-14 -11V8", RED, 2.2)
        + solid("M8 18H16L18 28H6Z", RED)
        + solid("M-18 8H-10L-8 18H-20Z", RED)
    )


def levitation() -> str:
    return (
        solid("M-26 -2C-16 -10 10 -10 26 -6L27 0C10 2 -14 4 -26 2Z", CREAM)
        + circle(-20, -9, 6, fill="#E7BE98", **EDGE)
        + stroke("M-14 -4C-4 -8 8 -7 16 -4", INK, 1.6)
        + ellipse(2, 22, 20, 4, fill=INK, opacity=0.25)
        + stroke("M-14 8V17M0 8V17M14 8V17", RED, 2.2, "1 5")
        + circle(4, -2, 14, **{**LINE, "stroke": GOLD, "stroke_width": 2.6})
    )


def mechanical_hornet() -> str:
    return (
        solid("M-4 -8C-20 -26 -30 -12 -8 -2ZM4 -8C20 -26 30 -12 8 -2Z", SKY)
        + solid("M0 -12C9 -12 10 4 0 26C-10 4 -9 -12 0 -12Z", GOLD)
        + stroke("M-7 -2H7M-6.4 5H6.4M-4.4 12H4.4", INK, 3)
        + circle(0, -16, 7, fill=STEEL, **EDGE)
        + circle(-3, -17, 2, fill=RED)
        + circle(3, -17, 2, fill=RED)
        + stroke("M-4 -22L-9 -28M4 -22L9 -28")
    )


def sawing() -> str:
    return (
        solid("M-27 0H-4V16H-27ZM4 0H27V16H4Z", WOOD)
        + circle(-27, -3, 5.6, fill="#E7BE98", **EDGE)
        + solid("M27 3H31V13H27Z", "#E7BE98")
        + solid("M-3 -26L4 -24L2 22L-1 22Z", STEEL)
        + stroke("M2.6 -16L6 -14L2.6 -12L6 -10L2.6 -8L6 -6L2.6 -4L6 -2L2.6 0", INK, 1.6)
        + stroke("M-3 -26C-12 -28 -12 -16 -3 -17", INK, 3.4)
    )


def bird_cage() -> str:
    bars = "".join(f"M{x} -14V18" for x in (-12, -4, 4, 12))
    return (
        stroke("M-20 18V-6C-20 -28 20 -28 20 -6V18", INK, 2.4)
        + stroke(bars, INK, 1.8)
        + solid("M-24 18H24V24H-24Z", GOLD)
        + circle(0, -27, 3, **LINE)
        + solid("M-6 4C-2 -4 8 -2 8 5L13 7L8 9C4 14 -4 12 -6 6L-12 8Z", CREAM)
        + circle(6, 4, 1.3, fill=INK)
    )


def bullet_catch() -> str:
    return (
        solid("M-26 -12C-10 -22 8 -16 8 0C8 16 -10 22 -26 12Z", "#E7BE98")
        + solid("M2 -5L8 -2V2L2 5Z", CREAM)
        + stroke("M-14 -8Q-10 -11 -6 -8", INK, 2.4)
        + solid("M6 -4H16C22 -4 24 -1 24 0C24 1 22 4 16 4H6Z", GOLD)
        + stroke("M28 -10L34 -14M29 0H36M28 10L34 14", RED, 2)
    )


# escapes


def barrels() -> str:
    def barrel(x: float) -> str:
        body = f"M{x - 8} -18C{x - 13} -7 {x - 13} 7 {x - 8} 19H{x + 8}C{x + 13} 7 {x + 13} -7 {x + 8} -18Z"
        return solid(body, WOOD) + stroke(f"M{x - 11} -7H{x + 11}M{x - 11} 8H{x + 11}", INK, 2)

    chain = stroke("M-28 3L28 -1", INK, 7) + stroke("M-28 3L28 -1", STEEL, 4, "5 3")
    return barrel(-13) + barrel(13) + chain


def stocks() -> str:
    return (
        solid("M-28 -12H28V10H-28Z", WOOD)
        + stroke("M-28 -1H28", INK, 1.8)
        + circle(0, -1, 8, fill=INK)
        + circle(-18, -1, 4.4, fill=INK)
        + circle(18, -1, 4.4, fill=INK)
        + stroke("M-20 10V24M20 10V24", INK, 5)
        + stroke("M10 -24L16 -17M22 -26L22 -18M32 -22L27 -17", RED, 2.2)
    )


def mummy() -> str:
    bands = stroke("M-11 -16L10 -12M-12 -8L11 -4M-12 0L11 5M-11 8L9 13M-8 16L6 21", INK, 1.6)
    return (
        solid(
            "M0 -30C8 -20 26 -8 20 12C17 22 10 27 0 27C-10 27 -17 22 -20 12C-26 -8 -8 -20 0 -30Z",
            "#E8762A",
        )
        + solid(
            "M0 -22C10 -22 12 -10 12 0C12 14 8 25 0 25C-8 25 -12 14 -12 0C-12 -10 -10 -22 0 -22Z",
            CREAM,
        )
        + bands
        + circle(-4, -12, 2.2, fill=RED)
        + circle(5, -11, 2.2, fill=RED)
    )


def water_tank() -> str:
    return (
        rect(-19, -24, 38, 48, 2, fill=CREAM, **EDGE)
        + rect(-17, -14, 34, 36, 1, fill=SKY)
        + stroke("M-17 -14Q-12 -18 -8 -14T0 -14T8 -14T17 -14", "#2F7F9A", 2.4)
        + solid("M-6 -22H6L4 -4H-4Z", "#3B3F4A")
        + circle(0, 6, 7, fill="#E7BE98", **EDGE)
        + stroke("M-4 5H-2M2 5H4", INK, 2.4)
        + stroke("M-7 14C-10 18 -6 20 -4 18M7 14C10 18 6 20 4 18", INK, 2)
        + circle(10, -4, 2, **LINE)
    )


def prison_break() -> str:
    bars = stroke("M-18 -24V24M-6 -24V-6M-6 8V24M18 -24V24", INK, 4)
    bent = stroke("M6 -24V-12C6 -4 14 -2 14 4C14 10 6 12 6 16V24", INK, 4)
    return (
        rect(-26, -28, 52, 56, 3, fill="#D9C8A8", **EDGE)
        + rect(-22, -24, 44, 48, fill="#3A3340")
        + bars.replace(INK, STEEL)
        + bent.replace(INK, STEEL)
        + solid("M22 10L32 0L28 14L34 16L20 28L24 17L18 16Z", GOLD)
    )


def zig_zag() -> str:
    return (
        solid("M-14 -28H10V-10H-14Z", "#5E3BB0")
        + solid("M-2 -10H22V8H-2Z", GOLD)
        + solid("M-14 8H10V28H-14Z", "#5E3BB0")
        + circle(-2, -19, 6, fill="#E7BE98", **EDGE)
        + stroke("M6 -2H14", INK, 2.4)
        + stroke("M-6 28V14M2 28V14", CREAM, 3)
    )


def walled() -> str:
    courses = "M-26 -14H26M-26 0H26M-26 14H26M-12 -26V-14M10 -26V-14M-18 -14V0M16 -14V0M-12 0V14M12 0V14M-4 14V26M18 14V26"
    return (
        rect(-26, -26, 52, 52, 3, fill="#B4553A", **EDGE)
        + stroke(courses, "#E9C9A8", 1.8)
        + solid("M-8 -10C-4 -16 6 -15 8 -8L12 2L6 12L-6 10L-12 0Z", INK)
        + circle(-3, -3, 2.4, fill=CREAM)
        + circle(4, -3, 2.4, fill=CREAM)
    )


def wolf_cage() -> str:
    return (
        solid(
            "M-18 22C-24 4 -20 -8 -22 -24L-8 -12H8L22 -24C20 -8 24 4 18 22C10 28 -10 28 -18 22Z",
            "#6C7782",
        )
        + solid("M-8 8H8L4 20H-4Z", "#3A3F46")
        + circle(-8, -2, 2.8, fill=GOLD)
        + circle(8, -2, 2.8, fill=GOLD)
        + stroke("M-16 -28V28M-5 -28V28M6 -28V28M17 -28V28", INK, 2.2)
        + stroke("M-26 -28H26M-26 28H26", INK, 3.4)
    )


DRAWN: dict[str, Callable[[], str]] = {
    "linking-rings": linking_rings, "living-piano": living_piano,
    "chinese-sticks": chinese_sticks, "levitation": levitation,
    "mechanical-hornet": mechanical_hornet, "sawing-the-assistant-in-half": sawing,
    "vanishing-bird-cage": bird_cage, "bullet-catch": bullet_catch, "barricaded-barrels": barrels,
    "stocks-escape": stocks, "burning-mummy": mummy, "water-tank-escape": water_tank,
    "prison-break": prison_break, "zig-zag-lady": zig_zag, "walled": walled,
    "wolf-cage": wolf_cage,
}  # fmt: skip
