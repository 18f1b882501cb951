"""What lies in front of one player, in words."""

from __future__ import annotations

from typing import NamedTuple

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN
from ....words import Section
from ....words.voice import Choices, Voice, made_once
from ..box.components import CELLS, COLOURS, COLUMNS, PAY_COIN, ROWS
from ..rules.criteria import most_coins, points_for
from ..rules.player import ALL_PLACES
from ..rules.scoring import empty_in
from ..rules.state import Magnificent
from .texts import bonus_text, gems_text, place_text, tiles_text

Some = tuple[int, ...]


class Wealth(NamedTuple):
    """The board of a player, and what is counted."""

    board: int
    side: int
    points: int
    coins: int
    due: int
    gems: Some
    tokens: int
    parked: int
    talents: Some


class Camp(NamedTuple):
    """A camp: cells as bits, and the tiles that cover them."""

    board: int
    side: int
    covered: int
    filled: int
    painted: Some
    built: Some


class Open(NamedTuple):
    """What lies openly in front of one player."""

    wealth: Wealth
    masters: tuple[Some, Some, Some]  # with the die on each, and what each would bring now
    posters: tuple[Some, Some, Some]  # those to come, the tents below them, those completed
    camp: Camp


def laid_out(view: Magnificent, seat: int) -> Open:
    p = view.players[seat]
    gems, talents = tuple(p.gems), tuple(p.talents)
    wealth = Wealth(p.board, p.side, p.points, p.coins, p.due(), gems, p.tokens, p.parked, talents)
    worths = tuple([worth(view, seat, master) for master in p.masters])
    masters = tuple(p.masters), tuple(p.dice), worths
    posters = tuple(p.posters), tuple(p.tents), tuple(p.completed)
    camp = Camp(p.board, p.side, p.covered, p.filled, tuple(p.painted), tuple(p.built))
    return Open(wealth, masters, posters, camp)


def worth(view: Magnificent, seat: int, master: int) -> int:
    """What a master card would bring now."""
    pays = view.box.masters[master].score.kind == PAY_COIN
    coins = most_coins(view, master, view.players[seat].coins) if pays else 0
    return points_for(view, seat, master, coins)


@made_once
def player(voice: Voice, seat: int, laid: Open, hand: Some, chosen: Choices) -> Section:
    """Points, supplies, cards, posters over tents, and the camp."""
    lines = [*wealth_lines(voice, laid.wealth), *secret_lines(voice, hand, chosen)]
    sections = [
        masters(voice, *laid.masters),
        posters(voice, *laid.posters),
        camp(voice, laid.camp),
    ]
    return Section(voice.player(seat), lines, sections)


@made_once
def wealth_lines(voice: Voice, of: Wealth) -> tuple[str, ...]:
    words, side = voice.words, voice.thing("side", of.side + 1)
    return (
        words("outline-board", board=voice.thing("board", of.board), side=side),
        words("outline-points", points=of.points),
        words("outline-coins", coins=of.coins, due=of.due),
        words("outline-gems", gems=gems_text(voice.telling, of.gems)),
        words("outline-tokens", count=of.tokens, parked=of.parked),
        *[words("outline-talent", talent=voice.thing("spot", t)) for t in of.talents],
    )


@made_once
def secret_lines(voice: Voice, hand: Some, chosen: Choices) -> tuple[str, ...]:
    """Choices that are kept face down, and the hand of a draft."""
    words, lines = voice.words, list[str]()
    if hand:
        known = voice.names("master", [m for m in hand if m != UNKNOWN])
        cards = known or words("outline-unseen", count=len(hand))
        lines.append(words("outline-hand", cards=cards))
    for step, move in chosen:
        sealed = move is FACE_DOWN
        choice = words("outline-sealed") if sealed else voice.telling.move(step, move)
        lines.append(words("outline-chosen", choice=choice))
    return tuple(lines)


@made_once
def masters(voice: Voice, cards: Some, dice: Some, worths: Some) -> Section:
    """Master cards with the die on each, and what they would bring now."""
    words, lines = voice.words, list[str]()
    for master, die, points in zip(cards, dice, worths, strict=True):
        named = voice.thing("master", master)
        if die:
            thing = voice.thing("die", die)
            lines.append(words("outline-master-die", master=named, points=points, die=thing))
        else:
            lines.append(words("outline-master", master=named, points=points))
    return Section(words("outline-masters"), lines)


@made_once
def posters(voice: Voice, cards: Some, tents: Some, completed: Some) -> Section:
    """The five places with poster and tent, and the posters completed."""
    words, lines = voice.words, list[str]()
    for place in ALL_PLACES:
        poster = words("outline-no-poster")
        if cards[place]:
            poster = voice.name("poster", cards[place])
        if tents[place]:
            tent = voice.name("tent", tents[place])
        else:
            printed = place_text(voice.telling, voice.box.tent_places[place])
            tent = words("outline-no-tent", printed=printed)
        lines.append(words("outline-place", place=place, poster=poster, tent=tent))
    if completed:
        names = voice.names("poster", completed)
        lines.append(words("outline-completed", count=len(completed), posters=names))
    return Section(words("outline-posters"), lines)


@made_once
def camp(voice: Voice, of: Camp) -> Section:
    """The camp row by row, the bonuses still free, and how many cells each zone lacks."""
    words, full = voice.words, of.covered | of.filled
    signs = [sign(voice, of, n) for n in range(CELLS)]
    lines: list[str] = []
    for row in range(ROWS):
        cells = " ".join(signs[row * COLUMNS : (row + 1) * COLUMNS])
        lines.append(words("outline-camp-row", row=row + 1, cells=cells))
    built = tiles_text(voice.telling, of.built)
    if built:
        lines.append(words("outline-built", tiles=built))
    board = voice.box.sides[of.board][of.side] if of.board else None
    for n in range(CELLS):
        if board and board.cells[n].kind and not of.covered >> n & 1:
            cell, bonus = voice.thing("cell", n + 1), bonus_text(voice.telling, board.cells[n])
            lines.append(words("outline-cell", cell=cell, bonus=bonus))
    for zone, empty in enumerate(empty_in(voice.box.zones, full)):
        if zone:
            named = voice.thing("zone", zone)
            lines.append(words("outline-zone", zone=named, count=empty))
    return Section(words("outline-camp"), lines)


def sign(voice: Voice, of: Camp, n: int) -> str:
    """One letter for a cell: its colour, a gem, or nothing."""
    for colour in range(1, len(of.painted)):
        if of.painted[colour] >> n & 1:
            return voice.words(f"sign-{COLOURS[colour]}")
    return voice.words("sign-gem" if of.filled >> n & 1 else "sign-free")
