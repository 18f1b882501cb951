"""Power counted out loud: what a die would be worth, what it would cost, what it would allow."""

from __future__ import annotations

from ..box.components import ALL_COLOURS, TRANSPARENT, colour_of, value_of
from .table import Table


def forecast(table: Table, die: int) -> str:
    """What taking a die means, line by line."""
    p, words = table.mine, table.words
    colour, value = colour_of(die), value_of(die)
    lines = []
    for named in ALL_COLOURS if colour == TRANSPARENT else [colour]:
        before = p.pips[named]
        name, power = table.name("colour", named), before + value
        lines.append(words("board-would-be", colour=name, value=value, before=before, power=power))
    pips = p.pips[:]
    pips[colour] += value
    due = max(pips[1], pips[2], pips[3]) + pips[TRANSPARENT]
    lines.append(words("board-would-cost", due=due, coins=p.coins))
    if colour != TRANSPARENT:
        lines += allowed(table, p.pips[colour] + value)
    return "\n".join(lines)


def power_with(table: Table, die: int) -> int:
    """The power a die would give, a transparent one in its best colour."""
    pips, colour = table.mine.pips, colour_of(die)
    before = max(pips[c] for c in ALL_COLOURS) if colour == TRANSPARENT else pips[colour]
    return before + value_of(die)


def best_level(table: Table, power: int) -> int:
    """The highest line of the building table within a power, or 0."""
    found = [n for n, level in enumerate(table.box.levels) if n and level.power <= power]
    return found[-1] if found else 0


def best_space(table: Table, power: int) -> int:
    """The highest free space of the ladder within a power, or 0."""
    free = table.view.free_spaces(power)
    return free[0] if free else 0


def allowed(table: Table, power: int) -> list[str]:
    """What each action would allow at a power."""
    words, level, space = table.words, best_level(table, power), best_space(table, power)
    lines = []
    if level:
        lines.append(words("board-may-build", level=table.name("level", level)))
    lines.append(words("board-may-travel", count=power))
    if space:
        posters = table.box.space_posters[space]
        named = table.name("space", space)
        lines.append(words("board-may-perform", space=named, count=posters))
    return lines
