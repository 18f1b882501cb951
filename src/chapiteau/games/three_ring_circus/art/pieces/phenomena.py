"""The phenomena: contortionist, fire breather, strongman, knife thrower."""

from __future__ import annotations

from .....draw.svg import at, circle, path
from ..theme import CREAM, KEY, RED, SUN
from .brush import SKIN, ball, flat, ground, head, limb, moustache, part, stroke

JADE = "#3F8F63"
STEEL = "#C4CCD2"


def contortionist() -> str:
    """Feet on the ears, chin on the hands."""
    back = "M30 84C8 76 8 32 40 22C60 16 74 26 72 40"
    return "".join(
        [
            ground(50, 94, 38),
            stroke(back, KEY, 22),
            stroke(back, JADE, 17.4),
            stroke("M24 70l9 -4M17 56l10 -1M20 41l9 4M30 30l6 8M44 23l2 9", SUN, 2.6),
            limb("M72 38C82 46 76 58 66 62", CREAM, 7),
            limb("M66 36C72 46 62 54 50 58", CREAM, 7),
            limb("M34 88C50 92 62 90 76 90", SKIN, 6.4),
            limb("M34 84C46 82 54 82 62 88", SKIN, 6.4),
            head(58, 72, 13),
            flat("M45 70C44 54 72 52 71 70C64 62 52 62 45 70Z", "#3A2620", 2),
            circle(58, 54, 5, fill="#3A2620", stroke=KEY, stroke_width=2),
            ball(82, 90, 3, SKIN, 1.8),
        ]
    )


def fire_breather() -> str:
    """A dragon's breath from a torch."""
    blaze = "M50 50C60 34 66 40 70 24C76 34 84 22 86 8C98 24 98 46 86 54C76 62 60 60 50 54Z"
    return "".join(
        [
            ground(32, 95, 26),
            part("M6 94C6 70 16 62 30 62C44 62 52 72 52 94Z", JADE),
            path("M22 64L30 94L40 64Z", fill=SUN),
            stroke("M22 64L30 92L40 64", KEY, 1.6),
            limb("M46 78C58 82 66 78 70 70", SKIN, 6.6),
            stroke("M68 78L76 58", KEY, 6),
            stroke("M68 78L76 58", "#8A5A32", 3),
            part(blaze, "#E8632A", 2.4),
            path(
                "M58 50C66 40 72 44 76 34C82 40 88 32 89 26C93 40 88 48 80 50C72 53 64 53 58 50Z",
                fill=SUN,
            ),
            ball(30, 44, 15, SKIN, 2.5),
            stroke("M43 48l8 2l-8 3", KEY, 2.4),
            circle(36, 41, 2.3, fill=KEY),
            stroke("M31 35Q36 32 41 36", KEY, 2.4),
            flat("M14 44C12 24 44 22 44 36C34 30 26 34 24 44C22 54 18 54 14 44Z", RED, 2.2),
            flat("M18 30C8 26 6 34 2 40C10 42 14 38 17 38Z", RED, 2),
            path("M38 53C42 56 40 62 34 62C28 62 26 58 26 55Z", fill=KEY),
        ]
    )


def strongman() -> str:
    """Two hundredweight, and a moustache."""
    return "".join(
        [
            ground(),
            stroke("M12 20H88", KEY, 6),
            stroke("M12 20H88", STEEL, 2.4),
            ball(12, 20, 12, "#4A4038"),
            ball(88, 20, 12, "#4A4038"),
            stroke("M6 15Q10 10 15 12M82 15Q86 10 91 12", STEEL, 2),
            limb("M32 66C22 52 24 36 31 22", SKIN, 11),
            limb("M68 66C78 52 76 36 69 22", SKIN, 11),
            part("M26 95C24 70 34 60 50 60C66 60 76 70 74 95Z", SKIN),
            part("M34 95C34 82 36 74 42 62H46L48 74H52L54 62H58C64 74 66 82 66 95Z", RED),
            stroke("M34 86H66", SUN, 4.4),
            head(50, 46, 14),
            moustache(50, 52, 11),
            path("M37 40C37 28 63 28 63 40C56 35 44 35 37 40Z", fill=KEY),
        ]
    )


def knife_thrower() -> str:
    """Blindfold, and five blades around an apple."""
    knife = flat("M-3 -10L0 -27L3 -10Z", STEEL, 1.6) + flat(
        "M-5 -10H5V-7H-5ZM-2.4 -7H2.4V2H-2.4Z", "#8A5A32", 1.4
    )
    fan = [at(50, 58, at(0, -49, knife, turn=180), turn=a) for a in (-88, -56, 56, 88)]
    return "".join(
        [
            ground(),
            *fan,
            part("M22 95C22 74 34 64 50 64C66 64 78 74 78 95Z", JADE),
            path("M42 64L50 80L58 64Z", fill=CREAM),
            stroke("M42 64L50 80L58 64", KEY, 2),
            circle(50, 88, 2, fill=SUN),
            head(50, 48, 14.5),
            moustache(50, 55, 9, "#6B3A22"),
            flat("M35 41H65V49H35Z", RED, 2),
            stroke("M65 43L76 38M65 46L75 50", RED, 3.4),
            flat("M26 34C36 26 64 26 74 34C66 38 34 38 26 34ZM36 30C36 14 64 14 64 30Z", KEY, 2),
            stroke("M37 29Q50 25 63 29", SUN, 3),
            at(50, 18, ball(0, -8, 6, "#7BB661"), stroke("M0 -14q2 -5 6 -4", KEY, 2)),
        ]
    )


PHENOMENA = {
    "contortionist": contortionist, "fire_breather": fire_breather, "strongman": strongman,
    "knife_thrower": knife_thrower,
}  # fmt: skip
