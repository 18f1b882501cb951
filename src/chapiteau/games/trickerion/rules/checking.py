"""What must always hold: nothing is lost, doubled, or in two places."""

from __future__ import annotations

from ..box.components import (
    APPRENTICE,
    ASSISTANT,
    BOARD_SLOTS,
    CELLS,
    COMPONENTS,
    ENGINEER,
    ENGINEER_SHELF,
    FREE_SEAT,
    MANAGER,
    PLACES,
    THEATRE,
    WORKSHOP,
    day_of,
)
from .player import ALL_SYMBOLS, Player
from .state import Trickerion, owner_of, symbol_of


def check(g: Trickerion) -> None:
    cards = sorted([*g.deck, *g.unused, *g.gone, *[c for c in g.row if c]])
    assert cards == list(range(1, g.box.played + 1)), "performance cards changed"
    assert sorted(g.order) == list(range(g.seats)), "a seat lost its turn"
    for die in range(1, len(g.dice)):
        assert g.turn == 0 or g.dice[die] in g.box.faces[die], "a die shows no face of its own"
    for place in range(1, len(g.row)):
        cells = g.box.cards[g.row[place]].cells
        for cell in range(1, CELLS + 1):
            assert cell in cells or not g.mark_at(place, cell), "a marker lies beside its card"
    check_slots(g)
    for seat, p in enumerate(g.players):
        check_tricks(g, seat, p)
        check_components(g, seat, p)
        check_company(p)
        assert p.fame >= 0 and p.coins >= 0 and p.shards >= 0, "a debt"
    assert len(g.holder) == len(g.box.tricks), "tricks of another box"
    held = sorted([t for p in g.players for t in p.trick if t])
    known = [t for t in range(1, len(g.holder)) if g.holder[t]]
    assert held == known, "a trick is lost or doubled"


def check_slots(g: Trickerion) -> None:
    """Shared slots and characters agree on who is where."""
    placed = [0] * len(g.slots)
    for seat, p in enumerate(g.players):
        for place in range(1, PLACES + 1):
            slot = p.at[place]
            if p.is_placed(place) and p.cards[place] != WORKSHOP:
                assert not placed[slot], "two characters on a slot"
                placed[slot] = seat + 1
                assert g.box.slot_seats[slot] <= g.seats, "a slot that is closed"
            if p.is_placed(place) and p.cards[place] == THEATRE:
                assert p.day == day_of(slot), "two weekdays for a player"
    assert placed == g.slots, "slots and characters disagree"
    days = [p.day for p in g.players if p.day]
    assert len(set(days)) == len(days), "two players on a weekday"


def check_tricks(g: Trickerion, seat: int, p: Player) -> None:
    shown = [0] * len(p.trick)
    for mark in g.stage:
        if mark and owner_of(mark) == seat:
            shown[symbol_of(mark)] += 1
    assert shown == p.shown, "markers in the theatre are miscounted"
    for symbol in ALL_SYMBOLS:
        has = p.trick[symbol] > 0
        assert has == (p.shelf[symbol] > 0), "a trick without a place"
        assert has or not p.ready[symbol] + p.shown[symbol], "markers without a trick"
        assert g.supply(seat, symbol) >= 0, "too many markers of a symbol"
        assert not has or g.holder[p.trick[symbol]] == seat + 1, "a trick of another"
    shelves = [s for s in p.shelf if s]
    assert len(set(shelves)) == len(shelves), "two tricks in one place"
    assert ENGINEER_SHELF not in shelves or p.has(ENGINEER), "a board without its engineer"


def check_components(g: Trickerion, seat: int, p: Player) -> None:
    slots = [s for s in p.store if s]
    assert len(set(slots)) == len(slots), "two components on a slot"
    for c in range(1, len(COMPONENTS)):
        assert (p.units[c] > 0) == (p.store[c] > 0), "components without a place"
        limit = g.box.manager_limit if p.is_with_manager(c) else g.box.board_limit
        assert 0 <= p.units[c] <= limit, "a pile too high"
        assert not p.units[c] or c in g.box.goods, "components of another box"
        assert p.store[c] <= BOARD_SLOTS or p.has(MANAGER), "a board without its manager"


def check_company(p: Player) -> None:
    assert p.apprentices() + p.hired[APPRENTICE] <= 4, "an apprentice too many"
    assert not p.crew[FREE_SEAT] or p.has(ASSISTANT), "a seat without its assistant"
    for kind in (ENGINEER, MANAGER, ASSISTANT):
        assert p.crew[kind] + p.hired[kind] <= 1, "a specialist twice"
    for place in range(1, PLACES + 1):
        assert p.crew[place] or not p.cards[place] + p.at[place], "a card for nobody"
        assert not p.at[place] or p.cards[place], "somebody went without a card"
