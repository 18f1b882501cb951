"""2: what may not be chosen at the start."""

from __future__ import annotations

from games.pairs import Pair

from chapiteau.games.trickerion.rules.locations.downtown import Downtown
from chapiteau.games.trickerion.rules.setup.choices import (
    ChooseFirstTrick,
    ChooseMagician,
    ChooseSpecialist,
    ChooseStock,
    EngineerGift,
    ManagerGift,
)

from ...changes import known_by, now, own_box, player, stored
from ...table import FACTS, FIVE, SIX, table, trick

DICE = {"residence_a": "any", "residence_b": "spiritual", "inn_b": "apprentice"}
OPTICAL = 4
STICKS = "0 learn:chinese-sticks"


def downtown(**options):
    return table(step=Downtown(0), points=3, dice=DICE, options={**SIX, **options})


def first_trick():
    return table(step=ChooseFirstTrick(0), box=own_box())


def engineer():
    return table(step=EngineerGift(0), crew={0: ["engineer"]}, box=own_box())


def manager(coins=1, **more):
    return table(step=ManagerGift(0, coins), crew={0: ["manager"]}, options=FIVE, **more)


def stock(coins=2, **more):
    return table(step=ChooseStock(0, coins), **more)


def harder(g):
    """The trick is another one, of the same school and a higher level."""
    g.box.tricks[trick("chinese-sticks")] = FACTS.tricks[trick("bullet-catch")]


PAIRS = [
    Pair("category-taken", "2.5", "0 be:3", lambda: table(step=ChooseMagician(0)),
         player(1, favourite=FACTS.favourites[3])),
    Pair("ready-made", "2.15", STICKS, lambda: downtown(start="first_game"),
         now(ChooseMagician(0))),
    Pair("start-in-order", "2.16", STICKS, downtown, now(ChooseStock(0, 2))),
    Pair("before-the-first-turn", "2.16", "0 take:wood", stock, now(Downtown(0))),
    Pair("not-your-favourite", "2.8", STICKS, first_trick, player(favourite=OPTICAL)),
    Pair("not-a-first-trick", "2.8", STICKS, first_trick, harder),
    Pair("too-dear-for-the-start", "2.9", "0 take:saw", stock, now(ChooseStock(0, 1))),
    Pair("no-room", "7.11", "0 take:wood", lambda: stock(goods={0: {"wood": 2}}),
         stored("wood", 3, 1)),
    Pair("not-a-specialist", "2.10", "0 hire:apprentice", downtown, now(ChooseSpecialist(0))),
    Pair("too-dear-for-the-start", "2.10", "0 take:saw", lambda: manager(2),
         now(ManagerGift(0, 1))),
    Pair("on-player-board", "2.18", "0 take:wood", manager, stored("wood", 1, 1)),
    Pair("no-room-with-manager", "7.11", "0 take:wood", lambda: manager(managed={0: {"wood": 1}}),
         stored("wood", 2, 7)),
    Pair("not-your-favourite", "2.11", STICKS, engineer, player(favourite=OPTICAL)),
    Pair("not-a-first-trick", "2.11", STICKS, engineer, harder),
    Pair("you-know", "2.1", STICKS, engineer, known_by(0, "chinese-sticks")),
    Pair("somebody-knows", "2.1", STICKS, engineer, known_by(1, "chinese-sticks")),
]  # fmt: skip
