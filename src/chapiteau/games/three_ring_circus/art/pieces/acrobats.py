"""The acrobats: juggler, tightrope walker, unicyclist, trapeze artist."""

from __future__ import annotations

from .....draw.svg import circle, path
from ..theme import CREAM, KEY, RED, SUN
from .brush import SKIN, ball, flat, ground, head, limb, part, stroke

VIOLET = "#8B5FB0"
SKY = "#5AA0C8"
LEAF = "#4F9A63"


def juggler() -> str:
    """Five balls in the air."""
    balls = ((15, 42, RED), (25, 18, SUN), (50, 8, SKY), (75, 18, LEAF), (85, 42, RED))
    return "".join(
        [
            ground(),
            stroke("M15 42Q50 -26 85 42", KEY, 1.2, stroke_dasharray="2 5", opacity=0.6),
            part("M30 94C28 72 38 60 50 60C62 60 72 72 70 94Z", VIOLET),
            path("M50 60L42 94H58Z", fill=SUN),
            stroke("M50 62V94", KEY, 1.4),
            limb("M36 70C26 72 18 66 16 54", SKIN, 6),
            limb("M64 70C74 72 82 66 84 54", SKIN, 6),
            head(50, 44),
            flat("M36 42C36 24 64 24 64 42C56 36 44 36 36 42Z", VIOLET, 2.2),
            flat("M39 34C30 26 28 20 26 28M61 34C70 26 72 20 74 28", VIOLET, 3),
            *[ball(x, y, 6.8, c) for x, y, c in balls],
        ]
    )


def tightrope_walker() -> str:
    """A parasol, a pole, and nothing below."""
    return "".join(
        [
            stroke("M2 86Q50 92 98 86", KEY, 3.4),
            stroke("M2 86Q50 92 98 86", SUN, 1.4),
            limb("M46 62L38 86", CREAM, 5),
            limb("M52 62L58 87", CREAM, 5),
            part(
                "M30 68C34 56 40 48 49 48C58 48 64 56 68 68C60 64 56 70 49 66C42 70 38 64 30 68Z",
                RED,
            ),
            part("M40 54C40 40 58 40 58 54L55 60H43Z", VIOLET),
            limb("M42 46L22 40", SKIN, 5),
            limb("M56 46L76 36", SKIN, 5),
            stroke("M78 38V14", KEY, 2.4),
            flat(
                "M56 16C60 2 94 2 98 16C92 12 88 12 84 16C80 12 76 12 72 16C68 12 62 12 56 16Z",
                SUN,
                2.2,
            ),
            stroke("M77 6L72 16M77 6L84 16", KEY, 1.4),
            head(49, 32, 11),
            flat("M37 32C35 16 62 14 61 30C54 24 44 24 37 32Z", "#6B3A22", 2),
            circle(40, 18, 6, fill="#6B3A22", stroke=KEY, stroke_width=2),
            stroke("M4 62L44 44", KEY, 3.4),
            stroke("M4 62L44 44", CREAM, 1.4),
        ]
    )


def unicyclist() -> str:
    """High above one wheel, a bottle on the hat."""
    spokes = "".join(
        f"M50 78L{50 + dx} {78 + dy}"
        for dx, dy in (
            (16, 0),
            (-16, 0),
            (0, 16),
            (0, -16),
            (11, 11),
            (-11, -11),
            (11, -11),
            (-11, 11),
        )
    )
    return "".join(
        [
            ground(),
            circle(50, 78, 17, fill=CREAM, stroke=KEY, stroke_width=4.6),
            stroke(spokes, KEY, 1.2),
            circle(50, 78, 17, fill="none", stroke=RED, stroke_width=2),
            circle(50, 78, 3.4, fill=SUN, stroke=KEY, stroke_width=1.6),
            stroke("M50 76V54", KEY, 4.4),
            limb("M46 52C36 58 38 68 45 73", VIOLET, 7),
            limb("M54 52C66 56 64 68 56 80", VIOLET, 7),
            part("M37 54C36 38 42 34 50 34C58 34 64 38 63 54Z", SKY),
            path("M50 34L44 54H56Z", fill=CREAM),
            limb("M40 40C28 40 20 36 12 28", SKIN, 5.6),
            limb("M60 40C72 40 80 36 88 28", SKIN, 5.6),
            head(50, 24, 11),
            flat("M38 18H62V14H57V3H43V14H38Z", KEY, 2),
            path("M43 11H57V14H43Z", fill=RED),
            ball(9, 24, 5, SUN),
            ball(91, 24, 5, LEAF),
        ]
    )


def trapeze_artist() -> str:
    """By the knees, arms out, hair flying."""
    return "".join(
        [
            stroke("M26 0L34 30M74 0L66 30", KEY, 2.4),
            stroke("M28 30H72", KEY, 7),
            stroke("M28 30H72", SUN, 3),
            limb("M38 30C34 18 44 16 45 28L47 46", CREAM, 7),
            limb("M62 30C66 18 56 16 55 28L53 46", CREAM, 7),
            part("M40 44C40 40 60 40 60 44L57 66H43Z", VIOLET),
            path("M50 42L46 66H54Z", fill=SUN),
            limb("M43 62C32 66 22 74 14 86", SKIN, 6),
            limb("M57 62C68 66 78 74 86 86", SKIN, 6),
            ball(50, 78, 11.5, SKIN, 2.5),
            flat("M39 82C40 96 60 96 61 82C58 90 42 90 39 82Z", "#B5521F", 2),
            stroke("M44 90Q42 97 36 98M50 92V100M56 90Q58 97 64 98", "#B5521F", 3.4),
            stroke("M45 78h.01M55 78h.01", KEY, 4),
            stroke("M46 71Q50 68 54 71", KEY, 2),
            stroke("M8 92l6 -6l4 6M82 92l4 -6l6 6", KEY, 2.2),
        ]
    )


ACROBATS = {
    "juggler": juggler, "tightrope_walker": tightrope_walker, "unicyclist": unicyclist,
    "trapeze_artist": trapeze_artist,
}  # fmt: skip
