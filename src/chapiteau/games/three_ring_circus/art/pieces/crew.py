"""Who works backstage, and the two machines that lead the Automaton show."""

from __future__ import annotations

from .....draw.svg import at, circle, ellipse, path, rect
from ..theme import CREAM, KEY, RED, STEEL, SUN
from .brush import ball, eyes, flat, ground, head, limb, moustache, part, stroke

BLUE = "#3F74A6"
BRASS = "#D9A63A"
WOOD = "#9A6232"
NOTE = "M0 0V-22L16 -27V-5"


def animal_keepers() -> str:
    """A broom, a bucket, and a paw."""
    return "".join(
        [
            ground(),
            stroke("M24 8L40 80", KEY, 6),
            stroke("M24 8L40 80", WOOD, 3),
            part("M30 72L50 68L58 92L30 96Z", "#E2B454", 2.2),
            stroke("M38 78L40 94M46 76L50 92", KEY, 1.4),
            part("M58 56H92L87 94H63Z", STEEL),
            ellipse(75, 56, 17, 4.6, fill="#C8D0D6", stroke=KEY, stroke_width=2.2),
            stroke("M59 56C60 34 90 34 91 56", KEY, 2.4),
            *[
                circle(x, y, r, fill=RED, stroke=KEY, stroke_width=1.4)
                for x, y, r in (
                    (75, 80, 7),
                    (66, 70, 3.4),
                    (72, 66, 3.4),
                    (79, 66, 3.4),
                    (85, 70, 3.4),
                )
            ],
        ]
    )


def orchestra() -> str:
    """A horn in full voice over a big drum."""
    return "".join(
        [
            ground(),
            ball(44, 68, 27, RED, 3),
            circle(44, 68, 20, fill=CREAM, stroke=KEY, stroke_width=2),
            stroke("M24 58L34 50M64 58L54 50M24 80L34 88M64 80L54 88", SUN, 3),
            path("M44 58L47 65H54L48 69L50 77L44 72L38 77L40 69L34 65H41Z", fill=RED),
            part("M40 30C56 34 70 26 84 6L96 34C80 32 66 38 50 44Z", BRASS),
            stroke("M40 37H26C16 37 16 48 26 48H52", KEY, 7),
            stroke("M40 37H26C16 37 16 48 26 48H52", BRASS, 3.4),
            stroke("M84 6Q96 16 96 34", KEY, 3),
            at(
                12,
                26,
                stroke(NOTE, KEY, 3),
                circle(-4, 1, 4.6, fill=KEY),
                circle(12, -4, 4.6, fill=KEY),
            ),
        ]
    )


def stagehands() -> str:
    """A sledge-hammer drives the peg home."""
    return "".join(
        [
            ground(),
            part("M42 58H58L53 96H47Z", WOOD),
            stroke("M38 58H62", KEY, 5),
            stroke("M50 72C70 72 80 84 94 96", "#E2B454", 4),
            stroke("M8 78L62 26", KEY, 8),
            stroke("M8 78L62 26", "#B98350", 4.4),
            at(62, 26, part("M-14 -14H14V14H-14Z", STEEL, 2.8, False), turn=-44),
            stroke("M76 52L84 60M70 58L74 68M80 44L92 46", SUN, 3.4),
        ]
    )


def bill_poster() -> str:
    """A brush, paste, and a fresh bill."""
    return "".join(
        [
            part("M22 6H78V84C68 80 58 88 48 84C38 80 30 86 22 82Z", CREAM),
            path("M22 6H78V24H22Z", fill=RED),
            stroke("M22 24H78", KEY, 2),
            path(
                "M50 30L54 42H66L56 49L60 62L50 54L40 62L44 49L34 42H46Z",
                fill=SUN,
                stroke=KEY,
                stroke_width=1.8,
                stroke_linejoin="round",
            ),
            stroke("M32 70H68M36 77H62", KEY, 3),
            stroke("M30 15H70", CREAM, 4, stroke_dasharray="6 5"),
            stroke("M94 96L76 66", KEY, 7),
            stroke("M94 96L76 66", WOOD, 3.6),
            at(74, 62, part("M-14 -8H14V6H-14Z", "#E2B454", 2.2, False), turn=-31),
        ]
    )


def popcorn_machine() -> str:
    """A glass wagon that never stops popping."""
    puffs = (
        (34, 44),
        (44, 40),
        (55, 42),
        (65, 45),
        (38, 52),
        (50, 50),
        (61, 53),
        (30, 24),
        (70, 18),
        (52, 26),
    )
    return "".join(
        [
            ground(),
            part("M22 62H78V80H22Z", RED),
            stroke("M32 62V80M46 62V80M60 62V80", CREAM, 5),
            rect(24, 18, 52, 44, 2, fill="#D6EAF0", stroke=KEY, stroke_width=2.6, opacity=0.9),
            part("M16 18L26 4H74L84 18Z", SUN),
            *[circle(x, y, 5.4, fill="#FFF8DC", stroke=KEY, stroke_width=1.5) for x, y in puffs],
            *[
                ball(x, 86, 9, CREAM, 2.6) + stroke(f"M{x - 8} 86H{x + 8}M{x} 78V94", KEY, 1.6)
                for x in (32, 68)
            ],
        ]
    )


def reserve() -> str:
    """Names kept for a rainy day: a card index of tickets."""
    return "".join(
        [
            ground(),
            *[
                at(
                    0,
                    -8 * i,
                    part(f"M{24 + 3 * i} 52H{76 - 3 * i}V70H{24 + 3 * i}Z", c, 2.2, False),
                )
                for i, c in ((3, "#7B4B94"), (2, "#2F7D4F"), (1, "#C7472E"))
            ],
            part("M20 52H80V94H20Z", "#B57F4A"),
            stroke("M20 52H80", KEY, 3),
            part("M38 64H62V74H38Z", CREAM, 2, False),
            stroke("M44 82Q50 88 56 82", KEY, 3.4),
        ]
    )


def train() -> str:
    """Three more stations before supper."""
    return "".join(
        [
            ground(50, 94, 44),
            stroke("M2 92H98", KEY, 3.4),
            part("M36 44H76C84 44 88 52 88 60V78H36Z", BLUE),
            part("M8 34H36V78H8Z", RED),
            flat("M4 28H40V35H4Z", SUN),
            rect(14, 42, 15, 14, 2, fill="#D6EAF0", stroke=KEY, stroke_width=2),
            flat("M70 44L67 26H81L78 44Z", KEY),
            flat("M63 20H85L81 28H67Z", SUN),
            flat("M48 44C48 34 58 34 58 44Z", BRASS),
            flat("M88 72L98 86H84Z", STEEL),
            stroke("M44 44V78M80 46V78", SUN, 3),
            *[
                ball(x, 82, r, CREAM, 3) + circle(x, 82, 3, fill=RED)
                for x, r in ((20, 10), (46, 10), (68, 10))
            ],
            stroke("M20 84H68", KEY, 4),
            *[
                circle(x, y, r, fill="#FFF8EC", stroke=KEY, stroke_width=1.6)
                for x, y, r in ((64, 12, 6), (54, 6, 7), (42, 8, 5.4))
            ],
        ]
    )


def ringmaster() -> str:
    """Top hat, tails, and the voice of the house."""
    return "".join(
        [
            ground(),
            part("M24 95C24 72 34 62 50 62C66 62 76 72 76 95Z", RED),
            path("M42 62L50 84L58 62Z", fill=CREAM),
            stroke("M42 62L50 84L58 62", KEY, 2),
            path("M44 66L50 70L56 66V74L50 70L44 74Z", fill=KEY),
            *[circle(x, 86, 2, fill=SUN) for x in (42, 58)],
            limb("M30 76C18 74 14 62 16 50", RED, 7),
            ball(16, 46, 4.6, CREAM, 2),
            stroke("M16 42C10 20 30 4 22 2", KEY, 2.4),
            head(50, 46, 14),
            moustache(50, 52, 11),
            flat("M36 30V6H64V30Z", KEY),
            path("M36 23H64V29H36Z", fill=RED),
            ellipse(50, 31, 24, 4.4, fill=KEY),
            flat("M70 74L94 62V90L70 82Z", BRASS, 2.2),
        ]
    )


def cleaning_crew() -> str:
    """The rivals wait while the ring is swept."""
    return "".join(
        [
            ground(),
            stroke("M68 4L44 66", KEY, 6),
            stroke("M68 4L44 66", WOOD, 3),
            part("M34 60L58 68L60 94C46 98 30 94 18 88Z", "#E2B454", 2.4),
            stroke("M36 70L28 88M44 73L38 92M52 75L50 94", KEY, 1.6),
            stroke("M33 64L58 72", RED, 4),
            *[
                circle(x, y, r, fill="#FFF8EC", stroke=KEY, stroke_width=1.6)
                for x, y, r in ((72, 86, 8), (84, 82, 6), (80, 92, 6), (66, 93, 5))
            ],
            flat("M76 60C72 50 88 44 90 56C92 66 82 70 76 60Z", SUN, 2),
            stroke("M80 56l6 3", KEY, 1.6),
        ]
    )


def fortune_teller() -> str:
    """Behind glass, a penny a fate."""
    return "".join(
        [
            part("M16 30C16 4 84 4 84 30V95H16Z", "#6B2E4A"),
            path("M24 32C24 14 76 14 76 32V74H24Z", fill="#F3DDA0", stroke=KEY, stroke_width=2.2),
            part("M30 74C30 60 38 56 50 56C62 56 70 60 70 74Z", "#3F6A8C"),
            head(50, 46, 11),
            flat("M36 44C34 24 66 24 64 44C58 36 42 36 36 44Z", RED),
            circle(50, 32, 3.6, fill=SUN, stroke=KEY, stroke_width=1.4),
            ball(50, 74, 9, "#BFE3E8"),
            stroke("M46 71Q48 67 52 68", "#FFF", 2),
            rect(38, 84, 24, 6, 2, fill=SUN, stroke=KEY, stroke_width=1.6),
        ]
    )


def mechanical_monkey() -> str:
    """Wound up, with cymbals."""
    return "".join(
        [
            ground(),
            part("M34 92C30 70 38 62 50 62C62 62 70 70 66 92Z", RED),
            *[circle(50, y, 2.2, fill=SUN) for y in (72, 80, 88)],
            *[ball(x, 42, 8, "#8A5A3C") + circle(x, 42, 4, fill="#EBC39A") for x in (28, 72)],
            part(
                "M50 20C66 20 73 32 71 44C69 58 60 64 50 64C40 64 31 58 29 44C27 32 34 20 50 20Z",
                "#8A5A3C",
            ),
            flat(
                "M50 36C56 30 66 34 64 43C64 47 63 48 64 52C64 60 57 63 50 63C43 63 36 60 36 52C37 48 36 47 36 43C34 34 44 30 50 36Z",
                "#F0CFA6",
                1.8,
            ),
            eyes(50, 43, 7, 2.8),
            stroke("M42 54H58V58H42Z", KEY, 1.8),
            stroke("M47 54V58M53 54V58", KEY, 1.2),
            flat("M40 22L44 8H56L60 22C54 18 46 18 40 22Z", BLUE, 2),
            limb("M36 72L20 66", "#8A5A3C", 5),
            limb("M64 72L80 66", "#8A5A3C", 5),
            ellipse(15, 64, 6, 14, fill=BRASS, stroke=KEY, stroke_width=2.4),
            ellipse(85, 64, 6, 14, fill=BRASS, stroke=KEY, stroke_width=2.4),
            stroke("M70 84H82", KEY, 4),
            circle(86, 80, 4, fill="none", stroke=KEY, stroke_width=2.6),
            circle(86, 88, 4, fill="none", stroke=KEY, stroke_width=2.6),
        ]
    )


CREW = {
    "animal_keepers": animal_keepers, "orchestra": orchestra, "stagehands": stagehands,
    "bill_poster": bill_poster, "popcorn_machine": popcorn_machine, "reserve": reserve,
    "train": train, "ringmaster": ringmaster, "cleaning_crew": cleaning_crew,
}  # fmt: skip
MACHINES = {"fortune_teller": fortune_teller, "mechanical_monkey": mechanical_monkey}
