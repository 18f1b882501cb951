"""What lies in front of one player, in words."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN
from ....words import Section, Telling
from ..box.components import CELLS, COLOURS, COLUMNS, PAY_COIN, ROWS
from ..rules.criteria import most_coins, points_for
from ..rules.player import ALL_PLACES, Player
from ..rules.scoring import empty_cells
from ..rules.state import Magnificent
from .texts import bonus_text, gems_text, place_text, tiles_text


def player(view: Magnificent, telling: Telling, seat: int) -> Section:
    """Points, supplies, cards, posters over tents, and the camp."""
    p, words = view.players[seat], telling.words
    lines = [
        words("outline-board", board=telling.thing("board", p.board), side=side(telling, p)),
        words("outline-points", points=p.points),
        words("outline-coins", coins=p.coins, due=p.due()),
        words("outline-gems", gems=gems_text(telling, p.gems)),
        words("outline-tokens", count=p.tokens, parked=p.parked),
        *[words("outline-talent", talent=telling.thing("spot", t)) for t in p.talents],
        *chosen(view, telling, seat),
    ]
    sections = [
        Section(words("outline-masters"), masters(view, telling, seat)),
        Section(words("outline-posters"), posters(view, telling, seat)),
        Section(words("outline-camp"), camp(view, telling, seat)),
    ]
    return Section(telling.player(seat), lines, sections)


def side(telling: Telling, p: Player) -> str:
    return str(telling.thing("side", p.side + 1))


def chosen(view: Magnificent, telling: Telling, seat: int) -> list[str]:
    """Choices that are kept face down, and the hand of a draft."""
    words, lines = telling.words, list[str]()
    hand = view.players[seat].hand
    if hand:
        known = [str(telling.thing("master", m)) for m in hand if m != UNKNOWN]
        cards = ", ".join(known) if known else words("outline-unseen", count=len(hand))
        lines.append(words("outline-hand", cards=cards))
    for move in view.chosen[seat] if view.chosen else []:
        sealed = move is FACE_DOWN
        choice = words("outline-sealed") if sealed else telling.move(view.stack[-1], move)
        lines.append(words("outline-chosen", choice=choice))
    return lines


def masters(view: Magnificent, telling: Telling, seat: int) -> list[str]:
    """Master cards with the die on each, and what they would bring now."""
    p, words, lines = view.players[seat], telling.words, list[str]()
    for i, master in enumerate(p.masters):
        named = telling.thing("master", master)
        score = view.box.masters[master].score
        coins = most_coins(view, master, p.coins) if score.kind == PAY_COIN else 0
        worth = points_for(view, seat, master, coins)
        if p.dice[i]:
            die = telling.thing("die", p.dice[i])
            lines.append(words("outline-master-die", master=named, points=worth, die=die))
        else:
            lines.append(words("outline-master", master=named, points=worth))
    return lines


def posters(view: Magnificent, telling: Telling, seat: int) -> list[str]:
    """The five places with poster and tent, and the posters completed."""
    p, words, lines = view.players[seat], telling.words, list[str]()
    for place in ALL_PLACES:
        poster = words("outline-no-poster")
        if p.posters[place]:
            poster = str(telling.thing("poster", p.posters[place]))
        if p.tents[place]:
            tent = str(telling.thing("tent", p.tents[place]))
        else:
            printed = place_text(telling, view.box.tent_places[place])
            tent = words("outline-no-tent", printed=printed)
        lines.append(words("outline-place", place=place, poster=poster, tent=tent))
    if p.completed:
        names = ", ".join([str(telling.thing("poster", c)) for c in p.completed])
        lines.append(words("outline-completed", count=len(p.completed), posters=names))
    return lines


def camp(view: Magnificent, telling: Telling, seat: int) -> list[str]:
    """The camp row by row, the bonuses still free, and how many cells each zone lacks."""
    p, words = view.players[seat], telling.words
    signs = [sign(telling, p, n) for n in range(CELLS)]
    lines: list[str] = []
    for row in range(ROWS):
        cells = " ".join(signs[row * COLUMNS : (row + 1) * COLUMNS])
        lines.append(words("outline-camp-row", row=row + 1, cells=cells))
    built = tiles_text(telling, p.built)
    if built:
        lines.append(words("outline-built", tiles=built))
    board = view.side_of(seat) if p.board else None
    for n in range(CELLS):
        if board and board.cells[n].kind and not p.covered >> n & 1:
            cell, bonus = telling.thing("cell", n + 1), bonus_text(telling, board.cells[n])
            lines.append(words("outline-cell", cell=cell, bonus=bonus))
    for zone, empty in enumerate(empty_cells(view, seat)):
        if zone:
            named = telling.thing("zone", zone)
            lines.append(words("outline-zone", zone=named, count=empty))
    return lines


def sign(telling: Telling, p: Player, n: int) -> str:
    """One letter for a cell: its colour, a gem, or nothing."""
    for colour in range(1, len(p.painted)):
        if p.painted[colour] >> n & 1:
            return telling.words(f"sign-{COLOURS[colour]}")
    return telling.words("sign-gem" if p.filled >> n & 1 else "sign-free")
