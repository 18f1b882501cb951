"""8 and 9: the workshop and the theatre."""

from __future__ import annotations

from games.pairs import Pair

from chapiteau.games.trickerion.box.components import COMPONENTS, ENGINEER_SHELF, SLOTS, SYMBOLS
from chapiteau.games.trickerion.rules.locations.market import Store
from chapiteau.games.trickerion.rules.locations.moving import MovePile
from chapiteau.games.trickerion.rules.locations.theatre import (
    LinkReward,
    PlaceMarker,
    Reschedule,
    Theatre,
)
from chapiteau.games.trickerion.rules.locations.workshop import Workshop
from chapiteau.games.trickerion.rules.state import mark_of

from ...changes import (
    all_of,
    at,
    billed,
    company,
    in_box,
    now,
    own_box,
    sent,
    stored,
    symbol,
)
from ...table import FIVE, SIX, table

METAL = COMPONENTS.index("metal")
SPADES, HEARTS = SYMBOLS.index("spades"), SYMBOLS.index("hearts")
RINGS, PIANO = "linking-rings", "living-piano"  # both mechanical
OTHERS = ["hearts", "diamonds", "clubs"]
SPECIALISTS = {0: ["engineer", "manager", "assistant"]}
DOWN = 2
FREE_SEAT = "apprentice_free"
PREPARE, SHIFT, STOW, ESCORT = (
    f"0 {move}" for move in ("prepare:spades", "shift:spades", "stow:metal", "escort:apprentice_1")
)
SET_UP, MARK, LIFT = "0 set-up:spades", "0 mark-1:c0r0-down", "0 lift-1:spades"


def workshop(metal=2, **more):
    """All specialists, a trick, and its components on the player board."""
    return table(step=Workshop(0), points=1, crew=SPECIALISTS, tricks={0: {"spades": RINGS}},
                 goods={0: {"metal": metal}}, **more)  # fmt: skip


def engineered():
    return table(step=Workshop(0), points=1, crew=SPECIALISTS, engineered={0: {"spades": RINGS}})


def managed(box=None):
    return table(step=Workshop(0), points=1, crew=SPECIALISTS, managed={0: {"metal": 2}}, box=box)


def seated(box=None):
    """The apprentice sits on the assistant's board."""
    crew = {0: ["assistant", FREE_SEAT]}
    return table(step=Workshop(0), points=1, crew=crew, box=box)


def two_apprentices():
    cards = {0: {"apprentice_1": "market", "apprentice_2": "theatre"}}
    return table(step=Workshop(0), points=1, crew={0: ["assistant", "apprentice_2"]}, cards=cards)


def pile():
    return table(step=MovePile(0, METAL), crew={0: ["manager"]}, goods={0: {"metal": 2}},
                 managed={0: {"rope": 1}})  # fmt: skip


def bought():
    return table(step=Store(0, METAL, 2), crew={0: ["manager"]})


def theatre(options=SIX):
    """Two mechanical tricks, ready to be set up on a single card."""
    return table(step=Theatre(0), points=2, options=options,
                 tricks={0: {"spades": RINGS, "hearts": PIANO}},
                 ready={0: {"spades": 1, "hearts": 1}})  # fmt: skip


def marking(options=SIX):
    return table(step=PlaceMarker(0, SPADES), options=options,
                 tricks={0: {"spades": RINGS, "hearts": PIANO}},
                 ready={0: {"spades": 1, "hearts": 1}})  # fmt: skip


def marked(step):
    """A marker lies in the lowest slot of the card."""
    return table(step=step, points=1, tricks={0: {"spades": RINGS}},
                 marks=[(1, "c0r2", 0, "spades", "up")])  # fmt: skip


def lay(*cells, seat=0, name=SPADES):
    """Markers lie in these slots of the first card."""

    def change(g):
        for cell in cells:
            g.stage[cell - 1] = mark_of(seat, name, DOWN)

    return change


def moved(g):
    """The marker lies in the highest slot instead."""
    g.take_mark(1, 5)
    g.put_mark(mark_of(0, SPADES, DOWN), 1, 1)


WORKSHOP = [
    Pair("no-trick-of-symbol", "8.2", PREPARE, workshop, symbol("spades", trick=0)),
    Pair("already-prepared", "8.2", PREPARE, workshop, symbol("spades", ready=1)),
    Pair("components-missing", "8.2", PREPARE, workshop, stored("metal", 1, 1)),
    Pair("no-marker-left", "8.2", PREPARE, workshop, symbol("spades", shown=4)),
    Pair("no-such-specialist", "8.6", SHIFT, workshop, company("engineer", 0)),
    Pair("no-trick-of-symbol", "8.6", SHIFT, workshop, symbol("spades", trick=0)),
    Pair("trick-stays", "8.6", SHIFT, lambda: workshop(options=FIVE),
         symbol("spades", shelf=ENGINEER_SHELF)),
    Pair("no-place-for-trick", "8.6", SHIFT, engineered,
         all_of(*[symbol(name, trick=i, shelf=i) for i, name in enumerate(OTHERS, 1)])),
    Pair("pile-first", "8.7", "0 swap:rope", pile, now(Workshop(0))),
    Pair("no-such-specialist", "8.7", STOW, workshop, company("manager", 0)),
    Pair("no-such-pile", "8.7", STOW, workshop, stored("metal", 0, 0)),
    Pair("pile-stays", "8.7", STOW, lambda: managed(own_box()), in_box("moves_anywhere", False)),
    Pair("no-slot-for-pile", "8.7", STOW, managed,
         all_of(*[stored(name, 1, slot) for slot, name in enumerate(
             ["wood", "glass", "rope", "saw", "animal", "cog"], 1)])),
    Pair("pile-too-high", "7.11", STOW, workshop, stored("metal", 3, 1)),
    Pair("not-with-manager", "8.7", "0 swap:rope", pile, stored("rope", 1, 2)),
    Pair("no-manager-slot", "8.7", "0 extension", pile, stored("saw", 1, 8)),
    Pair("same-board", "8.9", "0 board", bought, now(MovePile(0, METAL))),
    Pair("no-such-specialist", "8.8", ESCORT, workshop, company("assistant", 0)),
    Pair("no-such-apprentice", "8.8", ESCORT, workshop, company("apprentice_1", 0)),
    Pair("apprentice-is-out", "8.10", ESCORT, workshop,
         at("apprentice_1", SLOTS.index("market_1"))),
    Pair("apprentice-stays", "8.8", f"0 escort:{FREE_SEAT}", lambda: seated(own_box()),
         in_box("moves_anywhere", False)),
    Pair("no-board-seat", "8.8", f"0 escort:{FREE_SEAT}", seated,
         all_of(company("apprentice_2", 1), company("apprentice_3", 1))),
    Pair("assistant-seat-taken", "8.8", ESCORT, workshop, company(FREE_SEAT, 1)),
    Pair("move-the-first", "1.7", "0 escort:apprentice_2", two_apprentices,
         sent("apprentice_2", "market")),
]  # fmt: skip
THEATRE = [
    Pair("marker-first", "9.5", MARK, marking, now(Theatre(0))),
    Pair("link-first", "9.9", "0 fame", lambda: table(step=LinkReward(0, 1)), now(Theatre(0))),
    Pair("no-trick-of-symbol", "9.5", SET_UP, theatre, symbol("spades", trick=0, ready=0)),
    Pair("not-prepared", "9.5", SET_UP, theatre, symbol("spades", ready=0)),
    Pair("no-card-for-category", "9.7", SET_UP, theatre, lay(1, name=HEARTS)),
    Pair("no-card-for-symbol", "9.7", SET_UP, lambda: theatre(FIVE), lay(1)),
    Pair("no-card-there", "9.5", MARK, marking, billed(1, "")),
    Pair("no-such-card-slot", "9.5", MARK, marking, billed(1, "riverside-05")),
    Pair("slot-not-free", "9.5", MARK, marking, lay(1, seat=1)),
    Pair("no-circle-there", "9.6", MARK, marking, billed(1, "riverside-04")),
    Pair("same-category-on-card", "9.7", MARK, marking, lay(5, name=HEARTS)),
    Pair("same-symbol-on-card", "9.7", MARK, lambda: marking(FIVE), lay(5)),
    Pair("no-card-there", "9.11", LIFT, lambda: marked(Theatre(0)), billed(1, "")),
    Pair("marker-not-on-card", "9.11", LIFT, lambda: marked(Theatre(0)),
         lambda g: g.take_mark(1, 5)),
    Pair("nowhere-else", "9.11", LIFT, lambda: marked(Theatre(0)), lay(1, 3, 4, seat=1)),
    Pair("lies-there-already", "9.12", MARK, lambda: marked(Reschedule(0, SPADES, 1)), moved),
]  # fmt: skip
PAIRS = [*WORKSHOP, *THEATRE]
