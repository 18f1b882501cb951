"""What the nine wear below the neck: from the collar at the origin down to the feet at y = 50."""

from __future__ import annotations

from typing import Final

from .....draw.svg import circle, group, path, rect
from ..theme import K, url
from .brush import EDGE, cord, mirrored, solid, stroke
from .heads import SKIN

TORSO: Final = "M-13 -4H13C17 8 18 20 17 32H-17C-18 20 -17 8 -13 -4Z"
LEGS: Final = "M-15 30H15V46H3L0 38L-3 46H-15Z"
SHOE: Final = "M-17 45H-3V50H-20Q-20 45 -17 45Z"


def shoes(colour: str) -> str:
    return mirrored(solid(SHOE, colour, 2))


def rabbit() -> str:
    return "".join(
        [
            circle(19, 30, 8, fill="#FFFFFF", stroke=K, stroke_width=2.2),
            solid(LEGS, "#FBEBDD"),
            mirrored(solid("M-20 50Q-22 43 -12 43Q-3 43 -3 50Z", "#FFFFFF", 2.2)),
            solid(TORSO, "#FBEBDD", lit=True),
            path("M-9 8C-12 22 -8 32 0 32C8 32 12 22 9 8C6 2 -6 2 -9 8Z", fill="#FFFFFF"),
            solid(
                "M0 0C-5 -6 -14 -6 -14 0C-14 6 -5 6 0 0C5 6 14 6 14 0C14 -6 5 -6 0 0Z", "#D9302E", 2
            ),
        ]
    )


def pirate() -> str:
    stripes = "M-15 4H15M-16 12H16M-17 20H17"
    return "".join(
        [
            solid(LEGS, "#2B4F7A"),
            shoes("#4A2E22"),
            solid(TORSO, "#FFFFFF"),
            stroke(stripes, 4, "#D9302E"),
            path(TORSO, fill=url("half")),
            solid(TORSO, "none"),
            rect(-18, 24, 36, 8, 2, fill="#4A2E22", stroke=K, stroke_width=2),
            rect(-5, 23, 10, 10, 2, fill="#F7C52E", stroke=K, stroke_width=2),
            solid("M-17 -2L-9 -4L-12 24L-18 26Z", "#22344A", 2),
            solid("M17 -2L9 -4L12 24L18 26Z", "#22344A", 2),
        ]
    )


def witch() -> str:
    socks = "M-12 36H-4V46H-12ZM4 36H12V46H4Z"
    return "".join(
        [
            path(socks, fill="#FFFFFF", stroke_width=2, **EDGE),
            stroke("M-12 40H-4M4 40H12", 3.4, "#E0457B"),
            shoes("#3A2560"),
            solid(
                "M-11 -4H11C14 10 20 26 25 38L17 35L8 40L0 35L-8 40L-17 35L-25 38C-20 26 -14 10 -11 -4Z",
                "#6D47A8",
                lit=True,
            ),
            *[
                path(
                    f"M{x} {y}l2 5l5 .4l-4 3.4l1.4 5l-4.4 -2.8l-4.4 2.8l1.4 -5l-4 -3.4l5 -.4Z",
                    fill="#FFE08A",
                )
                for x, y in ((-7, 10), (9, 18))
            ],
            solid("M-10 -4L0 6L10 -4Z", "#F7B718", 1.8),
        ]
    )


def astronaut() -> str:
    return "".join(
        [
            rect(-22, -2, 44, 28, 6, fill="#8FA3B0", stroke=K, stroke_width=2.2),
            solid("M-16 28H16V45H2L0 38L-2 45H-16Z", "#E9EDF2"),
            mirrored(solid("M-18 43H-2V50H-20Z", "#8FA3B0", 2.2)),
            solid("M-14 -4H14C19 8 19 20 17 32H-17C-19 20 -19 8 -14 -4Z", "#F5F8FB", lit=True),
            rect(-11, 8, 22, 14, 3, fill="#2E5C9A", stroke=K, stroke_width=2),
            circle(-5, 15, 3, fill="#D9302E"),
            circle(4, 13, 2.2, fill="#F7C52E"),
            stroke("M1 18H8", 2, "#FFFFFF"),
        ]
    )


def dragon() -> str:
    return "".join(
        [
            solid("M12 26C26 34 34 26 33 14C38 22 40 40 22 44C14 45 8 40 8 34Z", "#4FA85A", 2.4),
            solid("M33 14L28 16L36 6L40 16Z", "#F26A2E", 2),
            solid(LEGS, "#4FA85A"),
            mirrored(solid("M-20 50L-17 43H-5L-2 50L-7 47L-11 50L-15 47Z", "#F7D98A", 2)),
            solid(TORSO, "#4FA85A", lit=True),
            solid("M-8 0H8C11 10 11 22 9 32H-9C-11 22 -11 10 -8 0Z", "#C9EDB8", 1.8),
            stroke("M-9 10H9M-10 19H10", 1.8),
        ]
    )


def harlequin() -> str:
    lozenge = "M-9 0L-1 11L-9 22L-17 11ZM9 0L17 11L9 22L1 11Z"
    return "".join(
        [
            path("M-15 30H0V38L-3 46H-15Z", fill="#E0457B", stroke_width=2.6, **EDGE),
            path("M15 30H0V38L3 46H15Z", fill="#2C6FBF", stroke_width=2.6, **EDGE),
            shoes("#F7B718"),
            solid("M-13 -4H0V32H-17C-18 20 -17 8 -13 -4Z", "#2C6FBF"),
            solid("M13 -4H0V32H17C18 20 17 8 13 -4Z", "#E0457B"),
            path(lozenge, fill="#F7B718", stroke_width=1.6, **EDGE),
            *[
                circle(x, 0 + abs(x) * 0.05, 5, fill="#FFFFFF", stroke=K, stroke_width=1.8)
                for x in (-14, -7, 7, 14, 0)
            ],
        ]
    )


def bee() -> str:
    wing = "M-12 4C-34 -12 -42 6 -34 16C-28 24 -16 18 -12 12Z"
    return "".join(
        [
            mirrored(solid(wing, "#DDF1FB", 2.2)),
            solid("M0 50L-5 38H5Z", K, 1.5),
            mirrored(stroke("M-7 36V47H-13", 3.4)),
            solid(
                "M0 -6C16 -6 21 8 20 19C19 33 10 42 0 42C-10 42 -19 33 -20 19C-21 8 -16 -6 0 -6Z",
                "#F7C52E",
            ),
            path(
                "M-19 8C-8 13 8 13 19 8L20.4 18C8 23 -8 23 -20.4 18ZM-18 28C-8 33 8 33 18 28C16 33 13 37 10 39C4 41 -4 41 -10 39C-13 37 -16 33 -18 28Z",
                fill=K,
            ),
            path(
                "M0 -6C16 -6 21 8 20 19C19 33 10 42 0 42C-10 42 -19 33 -20 19C-21 8 -16 -6 0 -6Z",
                fill=url("half"),
            ),
        ]
    )


def robot() -> str:
    return "".join(
        [
            mirrored(
                stroke("M-9 32V44", 8),
                stroke("M-9 32V44", 3.6, "#8FA3B0"),
                solid("M-20 50V44Q-20 42 -18 42H-4V50Z", "#5C6F7C", 2.2),
            ),
            rect(-20, -3, 40, 37, 5, fill="#B9C7D0", stroke=K, stroke_width=2.6),
            rect(0, -3, 20, 37, 5, fill="#000", opacity=0.1),
            rect(-13, 4, 26, 15, 3, fill="#F5F8FB", stroke=K, stroke_width=2),
            stroke("M-9 15L-4 9L1 14L5 8L9 12", 2.2, "#D9302E"),
            circle(-9, 27, 3.2, fill="#F7C52E", stroke=K, stroke_width=1.6),
            circle(0, 27, 3.2, fill="#3AA76D", stroke=K, stroke_width=1.6),
            circle(9, 27, 3.2, fill="#D9302E", stroke=K, stroke_width=1.6),
        ]
    )


def ghost() -> str:
    hem = "M-31 -2H31C31 14 32 30 35 45L23 39L12 49L0 40L-12 49L-23 39L-35 45C-32 30 -31 14 -31 -2Z"
    bow = "M0 2C-5 -5 -14 -5 -14 2C-14 9 -5 9 0 2C5 9 14 9 14 2C14 -5 5 -5 0 2Z"
    return solid(hem, "#FFFFFF", lit=True) + group(solid(bow, "#E0457B", 2))


BODIES: Final = {
    "rabbit": rabbit, "pirate": pirate, "witch": witch, "astronaut": astronaut, "dragon": dragon,
    "harlequin": harlequin, "bee": bee, "robot": robot, "ghost": ghost,
}  # fmt: skip
SLEEVES: Final = {  # what the arm is dressed in, and the hand
    "rabbit": ("#FBEBDD", "#FFFFFF"), "pirate": ("#FFFFFF", SKIN), "witch": ("#6D47A8", "#B8D99A"),
    "astronaut": ("#F5F8FB", "#F26A2E"), "dragon": ("#4FA85A", "#9AD890"),
    "harlequin": ("#E0457B", "#FFF6EC"), "bee": ("#F7C52E", K), "robot": ("#8FA3B0", "#B9C7D0"),
    "ghost": ("#FFFFFF", "#FFFFFF"),
}  # fmt: skip


def arm(costume: str, x: float, y: float, side: int) -> str:
    """From the shoulder to a hand at (x, y)."""
    sleeve, hand = SLEEVES.get(costume, SLEEVES["pirate"])
    bend = f"M{side * 13} 4Q{side * 24} {max(y + 14, 14):g} {x:g} {y:g}"
    return cord(bend, sleeve, 6.4, 2.2) + circle(x, y, 5.4, fill=hand, stroke=K, stroke_width=2.2)
