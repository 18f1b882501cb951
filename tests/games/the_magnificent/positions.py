"""Positions in which reasons are given: a turn at each of its questions, and what is outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.playing import asked, do

from chapiteau.core.step import Step
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.rules.end_of_round import CHOOSE_LOTS, SCORE_MASTERS
from chapiteau.games.the_magnificent.rules.scoring import FILL_ZONES
from chapiteau.games.the_magnificent.rules.setup import DRAFT, ChooseTalent
from chapiteau.games.the_magnificent.rules.solo import TRADE_POSTER
from chapiteau.games.the_magnificent.rules.state import Magnificent

from .table import ask, gems, hang, hold, swap_talents, table, take, talents, tiles

Table = Callable[[], Magnificent]
Change = Callable[[Magnificent], object]
CARDS = ("45", "43", "31", "06")


def turn(
    *lines: str,
    card: str = "43",
    die: str = "green-6",
    spots: tuple[str, ...] = (),
    tokens: int = 0,
    extra: int = 0,
    lay: Change = lambda g: None,
    box: Any = None,
    **stones: int,
) -> Table:
    """Seat 0 has taken a die onto a card, has kept it as it is, and then plays these lines; `lay`
    changes the table before them."""

    def build() -> Magnificent:
        g = table(box=box)
        hold(g, 0, card, *[other for other in CARDS if other != card][:3])
        talents(g, 0, *spots, tokens=tokens)
        gems(g, 0, **stones)
        g.players[0].board = 1
        take(g, die, card)
        if asked(g) == "ChangeDie" and lines != ("change",):
            do(g, "0 pass")
        g.extra = extra
        lay(g)
        do(g, *[line for line in lines if line != "change"])
        return g

    return build


def taking(g: Magnificent | None = None) -> Magnificent:
    """Seat 0 is about to take a die; a green 6 is there."""
    g = g or table()
    hold(g, 0, *CARDS)
    g.pool[12] += 1
    g.pool[next(die for die in range(7, 12) if g.pool[die])] -= 1
    return ask(g, *g.stack[::-1])


def putting() -> Magnificent:
    """Seat 0 has a die in hand."""
    g = taking()
    do(g, "0 take:green-6")
    return g


def two_posters(g: Magnificent) -> None:
    """Two posters that seat 0 can complete, the second one for an orange and a green gem."""
    hang(g, 0, 1, "green_n1")
    hang(g, 0, 2, "green_g8")
    g.players[0].tents[2], g.standing[g.standing.index(1)] = 1, 0
    tiles(g, 0, "GS1 c1r1", "GL1 c3r1", "GL1 c5r1", "PS1 c5r5")
    gems(g, 0, orange=1, green=1, transparent=1)


def show(*lines: str, **kw: Any) -> Table:
    """Seat 0 performs on the space for two posters."""
    return turn("0 perform", "0 space:7", *lines, extra=2, lay=two_posters, **kw)


def at(
    *steps: Step[Any],
    seats: int = 2,
    lay: Change = lambda g: None,
    box: Any = None,
    coins: int = 6,
) -> Table:
    """A table at which nothing but these steps is to come."""

    def build() -> Magnificent:
        g = table(seats, box=box)
        hold(g, 0, "43", "31", "06", "55")
        g.players[0].coins = coins
        lay(g)
        return ask(g, *steps)

    return build


def five_cards(g: Magnificent) -> None:
    hold(g, 0, "43", "31", "06", "55", "01")


def offering(g: Magnificent) -> None:
    """Two talent tiles are on offer."""
    swap_talents(g, 0, [6, 7])
    g.draft, g.players[0].talents = g.players[0].talents, []


def in_hands(g: Magnificent) -> None:
    """All master cards are in hand, and everybody chooses one."""
    for p in g.players:
        p.hand, p.masters, p.dice = p.masters, [], []


def gap(g: Magnificent) -> None:
    """Seat 1 stands above seat 0, with empty spaces between."""
    g.players[0].hats, g.players[1].hats = [1, 0], [6, 0]


def open_zone(g: Magnificent) -> None:
    """Two cells of the first zone are empty, and there are gems for two zones."""
    tiles(g, 0, "OS1 c1r1")
    gems(g, 0, orange=3, green=3, purple=3, transparent=3)


offer_talents = at(ChooseTalent(0), lay=offering)
draft = at(DRAFT, lay=in_hands)
trade = at(TRADE_POSTER, seats=1)
lots = at(CHOOSE_LOTS, lay=gap)
scoring = at(SCORE_MASTERS)
zones = at(FILL_ZONES, lay=open_zone)


def played(build: Table, *lines: str) -> Table:
    """A table at which these lines have been played."""

    def then() -> Magnificent:
        g = build()
        do(g, *lines)
        return g

    return then


def own_box(section: str, id: str, **values: Any) -> Any:
    """Today's box with one row changed."""
    data = GAME.box.data
    rows = [{**row, **values} if row.get("id") == id else row for row in data[section]]
    return GAME.read_box({**data, section: rows})
