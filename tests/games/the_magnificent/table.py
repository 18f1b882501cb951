"""Builders that lay a table in one line, and a few words to play on it."""

from __future__ import annotations

from typing import Any

from games.playing import do, sure

from chapiteau.core.box import Box
from chapiteau.core.rng import Rng, Streams, seeded
from chapiteau.core.state import play, settle
from chapiteau.core.step import Step
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.box.components import (
    COLOURS,
    DICE,
    MagnificentBox,
    colour_of,
    value_of,
)
from chapiteau.games.the_magnificent.rules.actions.tiles import lay
from chapiteau.games.the_magnificent.rules.end_of_turn import END_TURN
from chapiteau.games.the_magnificent.rules.moves import CELL_NAMES
from chapiteau.games.the_magnificent.rules.state import Magnificent
from chapiteau.games.the_magnificent.rules.turn import TURN, TakeDie
from chapiteau.match import Match

TILE = {name: i for i, name in enumerate(["", "OL", "OS", "GL", "GS", "PL", "PS"])}
BOX = sure(MagnificentBox, GAME.box)
POSTER = {p.id: i for i, p in enumerate(BOX.posters)}
TALENT = {t.id: i for i, t in enumerate(BOX.talents)}


def fresh(
    seats: int = 2, seed: str = "table", box: Box | None = None, **options: Any
) -> Magnificent:
    """A new game, at its first decision."""
    return GAME.new(GAME.edition(options, box), seats, seeded(seed))


def table(
    seats: int = 2, seed: str = "table", box: Box | None = None, **options: Any
) -> Magnificent:
    """A game whose set-up is done, with seat 0 as the first player, about to take a die."""
    g = fresh(seats, seed, box, **options)
    while not isinstance(g.stack[-1], TakeDie):
        play(g, g.moves[-1])
    g.first = 0
    for seat, p in enumerate(g.players):
        p.hats = [seat + 1, 0]
        p.coins, p.tokens, p.gems = 6, 0, [0] * 5
        swap_talents(g, seat, [])
    ask(g, TURN[0])
    return g


def at(g: Magnificent) -> Match:
    """A match that stands at this table, with its words and its board."""
    match = Match(g.edition, g.seats, "table")
    match.state = g
    return match


def give_board(g: Magnificent, seat: int, board: int) -> None:
    """Before sides are chosen: a seat has this board, and whoever had it has the other."""
    mine = g.players[seat]
    for p in g.players:
        if p.board == board:
            p.board = mine.board
    mine.board = board


class Rigged(Streams):
    """Chance that shuffles nothing, and always brings the same number."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(b"rigged")
        self.number = number

    def stream(self, purpose: int) -> Rng:
        return self

    def below(self, n: int) -> int:
        return min(self.number, n - 1)

    def shuffle(self, cards: list[int]) -> None:
        pass

    def reshuffle(self, purpose: int, cards: list[int], highest: int, lowest: int = 1) -> None:
        pass


def ask(g: Magnificent, *steps: Step[Any]) -> Magnificent:
    """Let these steps happen next, and nothing else."""
    g.chosen, g.waiting = [], []
    g.stack = list(steps)[::-1]
    settle(g)
    GAME.check(g)
    return g


# cards


def hold(g: Magnificent, seat: int, *ids: str) -> None:
    """Give a seat these master cards, by the numbers in the components file."""
    p = g.players[seat]
    g.master_deck += p.masters
    p.masters, p.dice = [], []
    for id in ids:
        master = int(id)
        if master not in g.master_deck:
            spare = next(m for m in g.master_deck if str(m).zfill(2) not in ids)
            g.master_deck.remove(spare)
            for row in [g.lot_masters, g.master_discard, *[q.masters for q in g.players]]:
                if master in row:
                    row[row.index(master)] = spare
        else:
            g.master_deck.remove(master)
        p.masters.append(master)
        p.dice.append(0)
    GAME.check(g)


def swap_talents(g: Magnificent, seat: int, spots: list[int]) -> None:
    """Give a seat exactly these talent tiles."""
    g.talent_deck = g.players[seat].talents + g.talent_deck
    g.players[seat].talents = []
    for spot in spots:
        for row in [g.talent_deck, g.talent_discard, *[q.talents for q in g.players]]:
            if spot in row:
                row.remove(spot)
                break
        else:
            lot = g.lot_talents.index(spot)
            g.lot_talents[lot] = g.talent_deck.pop(0)
        g.players[seat].talents.append(spot)


def talents(g: Magnificent, seat: int, *ids: str, tokens: int = 0) -> None:
    """Give a seat talent tiles by id, and tokens."""
    swap_talents(g, seat, [TALENT[id] for id in ids])
    g.players[seat].tokens = tokens
    GAME.check(g)


def hang(g: Magnificent, seat: int, place: int, id: str) -> None:
    """Hang a poster, wherever it comes from; what hung there is discarded, or back in the box."""
    p, poster = g.players[seat], POSTER[id]
    if poster in g.shown:
        g.shown[g.shown.index(poster)] = g.poster_deck.pop()
    for row in (g.poster_deck, g.poster_discard, g.unused_posters):
        if poster in row:
            row.remove(poster)
    for other in g.players:
        if poster in other.posters:
            other.posters[other.posters.index(poster)] = 0
    if p.posters[place]:
        is_start = p.posters[place] >= g.box.first_start_poster
        (g.unused_posters if is_start else g.poster_discard).append(p.posters[place])
    p.posters[place] = poster
    GAME.check(g)


def complete(g: Magnificent, seat: int, *ids: str) -> None:
    """Let a seat have completed these posters."""
    for id in ids:
        hang(g, seat, 5, id)
        g.players[seat].completed.append(g.players[seat].posters[5])
        g.players[seat].posters[5] = 0


def pitch(g: Magnificent, seat: int, place: int, tent: int) -> None:
    """Let a seat have a tent, wherever it stood."""
    if tent in g.spare_tents:
        g.spare_tents.remove(tent)
    else:
        g.standing[g.standing.index(tent)] = 0
    g.players[seat].tents[place] = tent
    GAME.check(g)


# dice


def show(g: Magnificent, *dice: str) -> None:
    """Turn dice on the main tent so that these are there."""
    wanted = [DICE.index(die) for die in dice]
    for die in wanted:
        for other in range(1, len(DICE)):
            spare = g.pool[other] - wanted.count(other)
            if colour_of(other) == colour_of(die) and spare > 0 and g.pool[die] < wanted.count(die):
                g.pool[other] -= 1
                g.pool[die] += 1
                break
    assert all(g.pool[die] >= wanted.count(die) for die in wanted), f"no {dice} to be had"
    GAME.check(g)


def rolled(g: Magnificent, seat: int, *dice: str) -> None:
    """Let a seat have taken these dice in earlier turns of the round."""
    p = g.players[seat]
    show(g, *dice)
    for die in [DICE.index(name) for name in dice]:
        g.pool[die] -= 1
        p.dice[p.dice.index(0)] = die
        p.pips[colour_of(die)] += value_of(die)
    GAME.check(g)


def take(g: Magnificent, die: str, card: str, seat: int = 0) -> None:
    """Begin a turn: take a die onto a master card."""
    show(g, die)
    ask(g, END_TURN[seat], TURN[seat])
    do(g, f"{seat} take:{die}")
    if g.die == 0:
        do(g, f"{seat} put:{int(card)}")


def gems(g: Magnificent, seat: int, **counts: int) -> None:
    g.players[seat].gems = [counts.get(colour, 0) for colour in COLOURS]


# the camp


def tiles(g: Magnificent, seat: int, *sites: str) -> None:
    """Lay tiles without their bonuses, written like `OL1 c1r1`: kind, turn, corner."""
    for site in sites:
        kind, cell = site.split(" ")
        lay(g, seat, TILE[kind[:2]], int(kind[2:]) - 1, CELL_NAMES.index(cell) + 1)
    GAME.check(g)


def cover_all_but(g: Magnificent, seat: int, *cells: str) -> None:
    """Lay tiles until only these cells are free."""
    free = sum(1 << CELL_NAMES.index(cell) for cell in cells)
    found = covering(g, g.box.camp & ~free & ~g.players[seat].covered)
    assert found is not None, "cannot be covered"
    for tile, site in found:
        lay(g, seat, tile, site.turn, site.cell)
    GAME.check(g)


def covering(g: Magnificent, left: int) -> list[tuple[int, Any]] | None:
    """Tiles that cover exactly these cells."""
    if not left:
        return []
    lowest = left & -left
    for tile in (5, 2, 4, 6, 3, 1):
        for site in g.box.sites[tile]:
            if site.mask & lowest and site.mask & left == site.mask:
                rest = covering(g, left & ~site.mask)
                if rest is not None:
                    return [(tile, site), *rest]
    return None


# playing


def offered(g: Magnificent, verb: str, seat: int = 0) -> list[str]:
    """What a seat may do now, of one verb."""
    return [m.text for m in g.legal(seat) if m.verb == verb] if seat in g.to_act() else []
