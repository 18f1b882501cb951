"""The artists of the first half: clown, farm animal, magician, rider."""

from __future__ import annotations

from .....draw.svg import circle, ellipse, path
from ..theme import CREAM, KEY, RED, SUN
from .brush import SKIN, ball, eyes, flat, ground, head, limb, mirrored, part, stroke

SKY = "#4F86B8"


def clown() -> str:
    """White face, red nose, a hat that is too small."""
    tuft = "M34 40C20 28 8 36 14 46C4 52 12 64 24 60C28 66 34 62 34 56Z"
    star = "M0 -6L1.8 -1.8L6 0L1.8 1.8L0 6L-1.8 1.8L-6 0L-1.8 -1.8Z"
    ruff = "M16 86Q18 74 28 80Q34 72 42 80Q50 72 58 80Q66 72 72 80Q82 74 84 86Q76 98 50 98Q24 98 16 86Z"
    return "".join(
        [
            flat(tuft, "#E07B2E"),
            mirrored(flat(tuft, "#D06A22")),
            part(ruff, SKY),
            stroke("M28 80L30 95M42 80L43 97M58 80L57 97M72 80L70 95", KEY, 1.3),
            part(
                "M50 28C66 28 74 40 72 56C70 72 60 80 50 80C40 80 30 72 28 56C26 40 34 28 50 28Z",
                "#FFF8EC",
            ),
            path(star, fill=SKY, transform="translate(40 48) scale(1.25 1.7)"),
            path(star, fill=SKY, transform="translate(60 48) scale(1.25 1.7)"),
            eyes(50, 48, 10, 2.6),
            flat("M36 62Q50 80 64 62Q50 68 36 62Z", RED, 2),
            ball(50, 58, 7, RED),
            flat("M40 28L46 6L64 22C56 24 48 26 40 28Z", SUN, 2.2),
            circle(47, 6, 4.4, fill=RED, stroke=KEY, stroke_width=1.6),
        ]
    )


def farm_animal() -> str:
    """A goose in a bonnet, three goslings behind it."""
    goose = "M22 76C18 58 34 50 52 54C54 44 50 34 52 24C54 14 68 12 72 22C74 28 70 32 70 38C70 50 76 58 72 70C66 88 28 90 22 76Z"
    return "".join(
        [
            ground(48, 94, 40),
            stroke("M42 84V94H36M54 84V94H48", "#D9822B", 4),
            part(goose, "#FFFaf0"),
            part("M28 66C36 56 52 58 58 68C52 80 34 80 28 66Z", "#E9DDC4", 2),
            stroke("M34 70Q42 76 52 70", KEY, 1.6),
            flat("M71 20L90 24L72 31Z", "#E89A2E", 2),
            circle(64, 21, 2.6, fill=KEY),
            flat("M50 22C48 6 68 2 74 12C66 10 60 14 58 28C54 30 50 28 50 22Z", SKY, 2.2),
            stroke("M58 28Q64 36 70 32", SKY, 3.4),
            flat("M64 44C72 40 74 48 68 48C74 50 70 56 64 50Z", RED, 1.8),
            *[
                ball(x, 86, 6, "#F3CF58", 2)
                + ball(x + 5, 79, 4.2, "#F3CF58", 2)
                + stroke(f"M{x + 9} 79l4 1", "#D9822B", 2.6)
                for x in (10, 82)
            ],
        ]
    )


def magician() -> str:
    """A rabbit out of a hat, a wand, and stars."""
    ear = "M43 40C36 28 36 12 41 8C47 12 50 28 49 40Z"
    return "".join(
        [
            ground(50, 95, 30),
            flat(ear, "#F6EEDD"),
            mirrored(flat(ear, "#EADFC8")),
            path("M43 34C40 26 40 17 42 14C45 18 46 27 46 34Z", fill="#E8A0A0"),
            mirrored(path("M43 34C40 26 40 17 42 14C45 18 46 27 46 34Z", fill="#DE9494")),
            part(
                "M50 34C62 34 67 43 65 52C63 60 57 63 50 63C43 63 37 60 35 52C33 43 38 34 50 34Z",
                "#F6EEDD",
            ),
            eyes(50, 46, 6, 2.2),
            path("M47 51Q50 49 53 51L50 54Z", fill="#D9606A"),
            stroke("M50 54V57M46 58Q50 61 54 58", KEY, 1.6),
            part("M30 62L36 94C44 97 56 97 64 94L70 62Z", "#3A3F52"),
            ellipse(50, 62, 27, 6, fill="#3A3F52", stroke=KEY, stroke_width=2.6),
            stroke("M33 78Q50 83 67 78", RED, 5),
            flat("M36 56C38 50 46 50 46 58M64 56C62 50 54 50 54 58", "#F6EEDD", 2),
            stroke("M74 56L94 30", KEY, 5.4),
            stroke("M78 51L90 35", CREAM, 2),
            *[
                path(
                    "M0 -6L1.6 -1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6 -1.6Z",
                    fill=SUN,
                    stroke=KEY,
                    stroke_width=1,
                    transform=f"translate({x} {y})",
                )
                for x, y in ((84, 16), (18, 30), (14, 54), (72, 30))
            ],
        ]
    )


def rider() -> str:
    """Standing on a grey at the gallop."""
    horse = "M14 62C14 52 24 46 38 48C50 50 58 50 64 42C68 34 76 30 84 32L82 26L90 32C96 40 98 48 96 52C90 54 84 50 78 50C76 60 72 68 60 68C44 70 30 70 22 66Z"
    return "".join(
        [
            ground(50, 96, 40),
            limb("M24 66C16 74 10 78 12 90", "#C9CED4", 5),
            limb("M34 68C34 78 26 84 28 92", "#C9CED4", 5),
            limb("M62 66C66 76 72 78 70 90", "#C9CED4", 5),
            limb("M70 62C80 68 84 76 92 76", "#C9CED4", 5),
            stroke("M16 58C6 54 4 66 2 74", KEY, 6.4),
            stroke("M16 58C6 54 4 66 2 74", "#F6EEDD", 3),
            part(horse, "#DDE1E5"),
            flat("M62 44C60 34 70 26 82 27C74 30 70 38 68 48Z", "#F6EEDD", 2),
            circle(86, 39, 2, fill=KEY),
            flat("M32 48C40 44 50 46 56 50C50 60 40 60 32 56Z", RED, 2),
            stroke("M78 50Q70 44 62 30", "#8A5A32", 2),
            flat("M84 27C82 18 88 14 92 18C88 20 90 24 86 28Z", RED, 1.6),
            limb("M42 46L40 34", CREAM, 5),
            limb("M48 48L50 34", CREAM, 5),
            part("M32 36C36 26 56 26 60 36C52 32 42 32 32 36Z", SUN, 2),
            part("M38 30L40 18H52L54 30Z", SKY, 2.2),
            limb("M40 20L28 12", SKIN, 4),
            limb("M52 20L62 28", SKIN, 4),
            head(46, 11, 8),
            flat("M37 11C36 0 57 0 55 11C50 6 42 6 37 11Z", "#6B3A22", 1.8),
        ]
    )


OPENERS = {"clown": clown, "farm_animal": farm_animal, "magician": magician, "rider": rider}
