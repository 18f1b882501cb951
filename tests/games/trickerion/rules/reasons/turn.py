"""3 to 5, 10 and 11: what is not for this moment, this character or this slot."""

from __future__ import annotations

from games.pairs import Pair
from games.playing import do

from chapiteau.games.trickerion.box.components import CREW, IDLE, SLOTS
from chapiteau.games.trickerion.rules.advertising import Advertise
from chapiteau.games.trickerion.rules.assignment import Assign
from chapiteau.games.trickerion.rules.end_of_turn import PayWages
from chapiteau.games.trickerion.rules.locations.downtown import Downtown
from chapiteau.games.trickerion.rules.performance import Perform
from chapiteau.games.trickerion.rules.placing import ChooseCharacter, ChooseSlot
from chapiteau.games.trickerion.rules.setup.choices import ChooseMagician

from ...changes import (
    all_of,
    at,
    billed,
    company,
    free,
    hired,
    now,
    own_box,
    player,
    sent,
    taken,
    then,
)
from ...table import table

MAGICIAN, MANAGER, APPRENTICE = (CREW.index(n) for n in ("magician", "manager", "apprentice_1"))
DOWNTOWN_SLOTS = ["downtown_1", "downtown_4"]
MARKET_SLOTS = ["market_1", "market_4"]
THURSDAY, FRIDAY = 1, 2
GONE = all_of(company("manager", 0), sent("manager", ""))


def posters():
    return table(step=[Advertise(0), Assign()])


def cards(*crew):
    return table(step=Assign(), crew={0: crew})


def second_card():
    g = cards("apprentice_2")
    do(g, "0 theatre:apprentice_1")
    return g


def waiting(crew=(), **where):
    """A magician for Market Row and an apprentice for downtown are still to go."""
    sends = {"magician": "market", "apprentice_1": "downtown", **where}
    return table(step=ChooseCharacter(0), crew={0: crew}, cards={0: sends})


def third():
    """A manager is to go as well."""
    return waiting(["manager"], manager="market")


def stuck():
    """The apprentice finds no slot downtown."""
    g = waiting()
    taken(*DOWNTOWN_SLOTS)(g)
    return g


def going(location="downtown", who=MAGICIAN, **more):
    sends = {0: {"magician": location, "manager": location}}
    return table(step=ChooseSlot(0, who), crew={0: ["manager"]}, cards=sends, **more)


def backstage():
    """The manager is already there on Friday."""
    return going("theatre", at={0: {"manager": "friday_1"}})


def on_stage():
    return table(
        step=Perform(0, FRIDAY), tricks={0: {"spades": "mind-reading"}},
        marks=[(1, "c0r0", 0, "spades", "down")],
    )  # fmt: skip


def acting():
    return table(step=Downtown(0), points=3, dice={"bank_a": "3"})


def wages():
    return table(step=PayWages(0, 3))


PAIRS = [
    Pair("poster-too-dear", "3.6", "0 advertise", posters, player(coins=0)),
    Pair("poster-is-up", "3.5", "0 advertise", posters, then("0 advertise")),
    Pair("when-posters", "3.1", "0 advertise", posters, then("0 pass")),
    Pair("when-assigned", "3.1", "0 theatre:magician", cards, now(Advertise(0))),
    Pair("when-placed", "3.1", "0 send:magician", waiting, now(Advertise(0))),
    Pair("when-performed", "3.1", "0 perform:1", on_stage, now(Advertise(0))),
    Pair("when-paid", "3.1", "0 pay:3", wages, now(Advertise(0))),
    Pair("when-acting", "5.2", "0 done", acting, now(ChooseCharacter(0))),
    Pair("ready-instead", "4.3", "0 pass", posters, now(Assign())),
    Pair("idle-instead", "5.3", "0 pass", posters, now(ChooseCharacter(0))),
    Pair("idle-instead", "5.3", "0 pass", posters, now(ChooseSlot(0, MAGICIAN))),
    Pair("done-instead", "5.7", "0 pass", posters, now(Downtown(0))),
    Pair("pay-none-instead", "11.4", "0 pass", posters, now(PayWages(0, 3))),
    Pair("must-choose-to-start", "2.16", "0 pass", posters, now(ChooseMagician(0))),
    Pair("not-in-company", "4.1", "0 theatre:manager", lambda: cards("manager"),
         company("manager", 0)),
    Pair("has-a-card", "4.1", "0 theatre:magician", cards, then("0 market:magician")),
    Pair("no-card-left", "4.2", "0 market:manager", lambda: cards("manager", "engineer"),
         then("0 market:magician", "0 market:engineer")),
    Pair("apprentices-alike", "1.7", "0 market:apprentice_2", second_card,
         lambda g: g.chosen[0].pop()),
    Pair("not-in-company", "4.1", "0 send:manager", third, GONE),
    Pair("waits-at-the-inn", "6.8", "0 send:manager", third, all_of(GONE, hired("manager"))),
    Pair("has-no-card", "4.3", "0 send:magician", waiting, sent("magician", "")),
    Pair("left-idle", "5.3", "0 send:magician", waiting, at("magician", IDLE)),
    Pair("already-placed", "5.1", "0 send:magician", waiting,
         at("magician", SLOTS.index("market_1"))),
    Pair("send-the-first", "1.7", "0 send:apprentice_2",
         lambda: waiting(["apprentice_2"], apprentice_2="market"),
         sent("apprentice_2", "downtown")),
    Pair("no-open-slot", "5.3", "0 send:apprentice_1", waiting, taken(*DOWNTOWN_SLOTS)),
    Pair("choose-it-first", "5.3", "0 idle:apprentice_1", stuck, free(*DOWNTOWN_SLOTS)),
    Pair("idle-alike", "1.7", "0 idle:apprentice_1", stuck, taken(*MARKET_SLOTS)),
    Pair("who-first", "5.1", "0 go:downtown_1", going, now(ChooseCharacter(0))),
    Pair("one-at-a-time", "5.1", "0 send:magician", waiting, now(ChooseSlot(0, APPRENTICE))),
    Pair("acts-first", "5.2", "0 send:magician", waiting, now(Downtown(0))),
    Pair("other-location", "5.2", "0 go:downtown_1", going, sent("magician", "market")),
    Pair("slot-taken", "5.2", "0 go:downtown_1", going, taken("downtown_1")),
    Pair("not-with-so-few", "5.5", "0 go:downtown_1", lambda: going(box=own_box()),
         lambda g: g.box.slot_seats.__setitem__(SLOTS.index("downtown_1"), 3)),
    Pair("one-day-only", "9.1", "0 go:friday_1", lambda: going("theatre"), player(day=THURSDAY)),
    Pair("day-taken", "9.1", "0 go:friday_1", lambda: going("theatre"), player(1, day=FRIDAY)),
    Pair("magicians-only", "9.2", "0 go:friday_show", lambda: going("theatre"),
         now(ChooseSlot(0, MANAGER))),
    Pair("slots-alike", "1.7", "0 go:friday_2", backstage, free("friday_1")),
    Pair("no-card-there", "10.2", "0 perform:1", on_stage, billed(1, "")),
    Pair("no-own-marker", "10.2", "0 perform:1", on_stage, lambda g: g.take_mark(1, 1)),
    Pair("more-than-due", "11.2", "0 pay:3", wages, now(PayWages(0, 2))),
    Pair("more-than-purse", "11.4", "0 pay:3", wages, player(coins=2)),
]  # fmt: skip
