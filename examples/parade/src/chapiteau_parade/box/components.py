"""What is in the box: reads components.toml. A bad row is reported by its name (see core.box)."""

from __future__ import annotations

from chapiteau.core.box import Box, Data, Row

MOST_CARDS = 24
FLOATS = 6


class ParadeBox(Box):
    """The facts by number. They belong to the match, so an owner can play with an own file."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.cards: dict[int, int] = {}  # how many cards, by seats
        self.float_ids = [""]  # by float; place 0 is a float nobody may see
        self.points = [0]


def read_box(data: Data) -> ParadeBox:
    top, box = Row("", data), ParadeBox(data)
    box.note(top.row("meta"))
    for row in top.rows("deck"):
        box.cards[row.number("seats", 2, 4)] = row.number("cards", 12, MOST_CARDS)
        box.note(row)  # remembers the source
        row.done()  # complains about keys nobody asked for
    for row in top.rows("float"):
        box.float_ids.append(row.text("id"))
        box.points.append(row.number("points", 1, 3))
        box.note(row, f"float-{row.text('id')}")
        row.done()
    top.done()
    return box
