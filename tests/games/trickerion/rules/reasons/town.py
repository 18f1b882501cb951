"""5 to 7: action points, downtown and Market Row."""

from __future__ import annotations

from games.pairs import Pair

from chapiteau.games.trickerion.box.components import COMPONENTS, DICE
from chapiteau.games.trickerion.rules.advertising import Advertise
from chapiteau.games.trickerion.rules.locations.downtown import Downtown, SetDie
from chapiteau.games.trickerion.rules.locations.learning import GiveBack, UseDie
from chapiteau.games.trickerion.rules.locations.market import (
    Bargain,
    BuyUnits,
    MarketRow,
    PlaceOrder,
)
from chapiteau.games.trickerion.rules.locations.theatre import Theatre

from ...changes import (
    all_of,
    company,
    in_box,
    known_by,
    now,
    on_table,
    order,
    own_box,
    player,
    shows,
    stall,
    stored,
    symbol,
)
from ...table import FIVE, table, trick

SHOWN = {
    "residence_a": "any", "residence_b": "spiritual", "inn_a": "manager", "inn_b": "apprentice",
    "bank_a": "4", "bank_b": "5",
}  # fmt: skip
READING, GHOST = trick("mind-reading"), trick("peppers-ghost")
WOOD, SAW = COMPONENTS.index("wood"), COMPONENTS.index("saw")
INN, BANK = DICE.index("inn_a"), DICE.index("bank_a")
LEARN, REROLL, ORDER = "0 learn:mind-reading", "0 reroll:bank_b", "0 order:rope"
SIX_PILES = dict.fromkeys(["wood", "glass", "rope", "saw", "animal", "cog"], 1)


def downtown(points=3, **more):
    return table(step=Downtown(0), points=points, dice=SHOWN, **more)


def using():
    return table(step=UseDie(0, READING), dice=SHOWN)


def giving_back():
    own = {"spades": "linking-rings", "hearts": "living-piano", "clubs": "bullet-catch"}
    return table(step=GiveBack(0, READING), tricks={0: own})


def setting():
    return table(step=SetDie(0, INN), dice=SHOWN | {"inn_a": "assistant"})


def market(points=3, **more):
    return table(step=MarketRow(0), points=points, **more)


def crowded():
    return market(goods={0: SIX_PILES})


def buying(**more):
    return table(step=BuyUnits(0, WOOD), options=FIVE, **more)


def bargaining():
    return table(step=Bargain(0, SAW, 1), points=2)


def ordering():
    return table(step=PlaceOrder(0, SAW))


ACTING = [
    Pair("when-acting", "5.2", REROLL, downtown, now(Advertise(0))),
    Pair("too-few-points", "5.7", REROLL, downtown, on_table("points", 0)),
    Pair("no-shard", "5.6", "0 boost", lambda: downtown(shards={0: 1}), player(shards=0)),
    Pair("one-shard-each", "5.6", "0 boost", lambda: downtown(shards={0: 1}),
         on_table("boosted", True)),
    Pair("no-shard-in-theatre", "9.4", "0 boost", lambda: downtown(shards={0: 1}),
         now(Theatre(0))),
    Pair("done-elsewhere", "5.7", REROLL, downtown, now(MarketRow(0))),
    Pair("finish-first", "5.7", REROLL, downtown, now(SetDie(0, BANK))),
]  # fmt: skip
DOWNTOWN = [
    Pair("learn-first", "6.2", "0 use:residence_a", using, now(Downtown(0))),
    Pair("only-without-room", "6.6", "0 return:spades", giving_back, now(Downtown(0))),
    Pair("die-first", "6.13", "0 face:manager", setting, now(Downtown(0))),
    Pair("you-know", "6.1", LEARN, downtown, known_by(0, "mind-reading")),
    Pair("somebody-knows", "6.1", LEARN, downtown, known_by(1, "mind-reading")),
    Pair("all-residence-dice-x", "6.14", LEARN, downtown,
         all_of(shows("residence_a", "x"), shows("residence_b", "x"))),
    Pair("no-residence-die", "6.2", "0 learn:stocks-escape", downtown,
         shows("residence_a", "optical")),
    Pair("too-little-fame", "6.4", f"0 learn:{GHOST}", lambda: downtown(coins={0: 0}),
         player(fame=15)),
    Pair("die-does-not-fit", "6.2", "0 use:residence_b", using, shows("residence_b", "escape")),
    Pair("no-trick-of-symbol", "6.6", "0 return:hearts", giving_back, symbol("hearts", trick=0)),
    Pair("dice-alike", "1.7", REROLL, downtown, shows("bank_b", "4")),
    Pair("not-at-inn", "6.8", "0 hire:manager", downtown, shows("inn_a", "x")),
    Pair("one-of-each", "6.9", "0 hire:manager", downtown, company("manager", 1)),
    Pair("no-seat", "6.9", "0 hire:apprentice", lambda: downtown(crew={0: ["apprentice_2"]}),
         company("apprentice_3", 1)),
    Pair("no-coins-there", "6.11", "0 bank:bank_a", downtown, shows("bank_a", "x")),
    Pair("not-on-die", "6.13", "0 face:manager", setting, now(SetDie(0, BANK))),
    Pair("shown-already", "6.13", "0 face:manager", setting, shows("inn_a", "manager")),
]  # fmt: skip
MARKET = [
    Pair("buy-first", "7.1", "0 units:2", buying, now(MarketRow(0))),
    Pair("buy-first", "7.6", "0 bargain:1", bargaining, now(MarketRow(0))),
    Pair("order-first", "7.8", "0 into:1", ordering, now(MarketRow(0))),
    Pair("not-on-sale", "7.1", "0 buy:wood", market, stall(1, "rope")),
    Pair("no-room", "7.5", "0 buy:wood", market, stored("wood", 3, 1)),
    Pair("too-dear", "7.5", "0 buy:wood", market, player(coins=0)),
    Pair("on-sale-already", "7.8", ORDER, market, stall(1, "rope")),
    Pair("ordered-already", "7.8", ORDER, lambda: market(options=FIVE), order(1, "rope")),
    Pair("no-free-order-slot", "7.8", ORDER, market,
         all_of(*[order(place, "saw") for place in (1, 2, 3, 4)])),
    Pair("on-sale-already", "7.9", "0 quick:rope", market, stall(1, "rope")),
    Pair("no-such-pile", "7.7", "0 throw:cog", crowded, stored("cog", 0, 6)),
    Pair("has-free-slot", "7.7", "0 throw:cog", crowded, stored("saw", 0, 0)),
    Pair("nothing-new-to-buy", "7.7", "0 throw:cog", crowded, player(coins=0)),
    Pair("so-many-at-once", "7.1", "0 units:3", lambda: buying(box=own_box()),
         in_box("buy_units", 2)),
    Pair("no-room-for-so-many", "7.5", "0 units:3", buying, stored("wood", 1, 1)),
    Pair("too-dear-for-so-many", "7.5", "0 units:3", buying, player(coins=2)),
    Pair("one-coin-is-paid", "7.6", "0 bargain:1", bargaining, now(Bargain(0, WOOD, 1))),
    Pair("bargain-more", "7.5", "0 bargain:0", bargaining, player(coins=1)),
    Pair("order-slot-taken", "7.8", "0 into:1", ordering, order(1, "rope")),
]  # fmt: skip
PAIRS = [*ACTING, *DOWNTOWN, *MARKET]
