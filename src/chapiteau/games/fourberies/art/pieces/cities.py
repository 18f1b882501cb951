"""The eight cities: little views in a roundel of radius 50."""

from __future__ import annotations

from typing import Final

from .....draw.memo import memo
from .....draw.palette import KEY_LINE as K
from .....draw.svg import at, circle, group, path, use
from ..theme import COMIC, TRAGIC, id, url
from .figures import stroke

WATER: Final = "#CFE7EC"


def solid(d: str, fill: str, width: float = 2) -> str:
    return path(d, fill=fill, stroke=K, stroke_width=width, stroke_linejoin="round")


def ground(d: str, fill: str) -> str:
    return path(d, fill=fill)


def harbour() -> str:
    waves = "M-46 26q6 -5 12 0t12 0t12 0t12 0t12 0t12 0M-40 36q6 -5 12 0t12 0t12 0t12 0t12 0"
    return "".join(
        [
            ground("M-50 18H50V50H-50Z", "#4E8FA8"),
            stroke(waves, 2.4, WATER),
            solid("M-26 18L-22 28H16L22 18Z", "#8C4B2B"),
            solid("M-4 18V-24L20 10H-4Z", "#FFF8E6"),
            solid("M-6 18V-18L-24 10H-6Z", "#F3D7A6"),
            stroke("M-5 -28V18", 2.4),
            solid("M-5 -28h12l-4 4l4 4h-12Z", TRAGIC, 1.4),
            solid("M28 18V0L35 -8L42 0V18Z", "#E8C9A0"),
        ]
    )


def hunting_lodge() -> str:
    trees = [
        solid(
            f"M{x} 24V14M{x} 14C{x - 15} 12 {x - 13} -12 {x} -16C{x + 13} -12 {x + 15} 12 {x} 14Z",
            "#4F8A4B",
        )
        for x in (-30, 30)
    ]
    antlers = "M0 -18V-30M0 -24C-8 -26 -10 -32 -9 -37M0 -24C8 -26 10 -32 9 -37M-6 -28L-13 -31M6 -28L13 -31"
    return "".join(
        [
            ground("M-50 22Q0 8 50 22V50H-50Z", "#8DB36A"),
            solid("M-10 20V-2H10V20Z", "#F1DDB8"),
            solid("M-14 -2L0 -18L14 -2Z", "#B5513A"),
            *trees,
            stroke(antlers, 2.6, "#6B4021"),
            path("M-3 20V9Q0 5 3 9V20Z", fill=K),
        ]
    )


def peaks() -> str:
    return "".join(
        [
            solid("M-50 30L-24 -14L-8 10L14 -30L50 26V50H-50Z", "#8C93A8"),
            path("M14 -30L4 -12L12 -16L16 -8L24 -14Z", fill="#FFF"),
            path("M-24 -14L-31 -2L-24 -5L-18 -3Z", fill="#FFF"),
            ground("M-50 32Q0 20 50 32V50H-50Z", "#7FA065"),
            solid("M-14 28V8h6v5h5v-5h6v5h5v-5h6V28Z", "#EAD9B8"),
            solid("M22 30V16l5 -6l5 6V30Z", "#EAD9B8"),
        ]
    )


def windmill() -> str:
    return "".join(
        [
            solid("M-50 8C-30 -12 -14 6 0 14C14 6 30 -12 50 8V50H-50Z", "#A9C574"),
            solid("M-50 26C-24 10 -10 26 0 30C10 26 24 10 50 26V50H-50Z", "#7FA653", 1.4),
            solid("M16 16L20 -12H28L32 16Z", "#F3E6CC"),
            stroke("M24 -12L8 -26M24 -12L40 -28M24 -12L38 2M24 -12L10 0", 3.4),
            solid("M-34 22V10H-20V22Z", "#F3E6CC"),
            solid("M-37 10L-27 1L-17 10Z", "#B5513A"),
        ]
    )


def tower() -> str:
    return "".join(
        [
            ground("M-50 28H50V50H-50Z", "#B98E5C"),
            solid("M-9 30V-20H9V30Z", "#EAD4B4"),
            solid("M-13 -20V-28h6v4h4v-4h6v4h4v-4h6V-20Z", "#DDBF96"),
            solid("M-32 30V6H-16V30Z", "#E0BF95"),
            solid("M-35 6L-24 -8L-13 6Z", "#7A3148"),
            solid("M16 30V12H36V30Z", "#E0BF95"),
            solid("M13 12L26 0L39 12Z", "#7A3148"),
            path("M-3 30V20Q0 15 3 20V30ZM-2 -8h4v8h-4Z", fill=K),
            solid("M0 -28V-42l13 5l-13 5", COMIC, 1.6),
        ]
    )


def bridge() -> str:
    arches = (
        "M-44 22V14C-20 2 20 2 44 14V22C36 22 34 14 24 14C14 14 12 22 0 22C-12 22 -14 14 -24 14"
        "C-34 14 -36 22 -44 22Z"
    )
    return "".join(
        [
            ground("M-50 4H50V22H-50Z", "#9CBF72"),
            ground("M-50 20C-20 14 10 34 50 24V50H-50Z", "#5C9DB5"),
            stroke("M-40 36q6 -4 12 0t12 0t12 0t12 0", 2.4, WATER),
            solid(arches, "#E4CFA6"),
            solid("M-12 6V-16H-2V4Z", "#F3E6CC"),
            solid("M-15 -16L-7 -28L1 -16Z", "#2F7F86"),
            solid("M6 4V-6H24V8Z", "#F3E6CC"),
            solid("M3 -6L15 -15L27 -6Z", "#2F7F86"),
        ]
    )


def burrows() -> str:
    holes = [
        solid(f"M{x - 6} {y + 7}V{y - 1}Q{x} {y - 9} {x + 6} {y - 1}V{y + 7}Z", "#6B3F22", 1.6)
        for x, y in ((-18, 8), (4, -4), (22, 14), (-2, 22), (-30, 28))
    ]
    return "".join(
        [
            solid("M-50 34C-40 -30 40 -30 50 34V50H-50Z", "#8FB05C"),
            *holes,
            solid("M-4 -14V-26h8V-14Z", "#D9B68A", 1.6),
            path("M-50 36Q0 26 50 36V50H-50Z", fill="#6F9444"),
        ]
    )


def lighthouse() -> str:
    gull = "M20 2C28 -10 40 -12 46 -8C38 -6 34 0 30 4Z"
    return "".join(
        [
            ground("M-50 22H50V50H-50Z", "#4A86A8"),
            stroke("M-20 34q6 -5 12 0t12 0t12 0t12 0", 2.4, WATER),
            solid("M-50 50V14C-34 6 -18 10 -6 26C-2 34 -8 44 -14 50Z", "#B79A6A"),
            solid("M-34 14L-31 -22H-19L-16 16Z", "#FFF6E6"),
            path("M-33 0H-17L-17.6 -8H-32.4Z", fill=TRAGIC),
            solid("M-34 -22h18l-4 -9h-10Z", COMIC),
            path("M-18 -27L30 -38V-18Z", fill="#FFF2B0", opacity=0.8),
            path(gull, fill="#FFF", stroke=K, stroke_width=1.4),
        ]
    )


_VIEWS: Final = (
    harbour, hunting_lodge, peaks, windmill, tower, bridge, burrows, lighthouse,
)  # fmt: skip


def scenery(city: int) -> str:
    """What is to be seen of a city, without its sky."""
    return use(id(f"city{city}"))


def drawn_city(city: int) -> str:
    return _VIEWS[city - 1]()


@memo
def roundel(city: int, r: float) -> str:
    """A city's view around the origin, under its own sky."""
    sky = circle(0, 0, 50, fill=url(f"sky{city}"))
    view = group(sky, scenery(city), clip_path=url("roundel"))
    rim = circle(0, 0, 50, fill="none", stroke=K, stroke_width=3)
    return at(0, 0, view, rim, scale=r / 50)
