"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....words import Section, Telling
from ..box.components import (
    ALL_COLOURS,
    ALL_GEMS,
    ALL_TILES,
    DICE,
    LADDER,
    LOTS,
    MAIN_SPOTS,
    POSTER_CELL,
    SHOWN,
    WHEEL,
)
from ..rules.state import Magnificent
from .outline_player import player
from .texts import joined, master_text, poster_text, talent_text, tent_text


def outline(view: Magnificent, telling: Telling) -> Section:
    """The turn, the main board, the players, and what everything in sight does."""
    words = telling.words
    lines = [words("outline-round", round=view.round, rounds=view.box.rounds)]
    if view.over:
        lines.append(words("outline-over"))
        winners = [telling.player(s) for s in view.edition.game.winners(view)]
        if winners:
            lines.append(words("outline-winners", players=", ".join(winners)))
    elif view.die:
        lines += turn(view, telling)
    sections = [
        main_board(view, telling),
        displays(view, telling),
        Section(words("outline-wheels"), [wheel(view, telling, c) for c in ALL_COLOURS]),
        Section(words("outline-track"), track(view, telling)),
        Section(words("outline-supply"), supply(view, telling)),
        *[player(view, telling, seat) for seat in range(view.seats)],
        guide(view, telling),
    ]
    return Section(words("game-title"), lines, sections)


def turn(view: Magnificent, telling: Telling) -> list[str]:
    """The die of the turn that is being played, and the power it gives."""
    words, seat = telling.words, whose_turn(view)
    args = {"player": telling.player(seat), "die": telling.thing("die", view.die)}
    lines = [words("outline-die", **args, master=telling.thing("master", view.card))]
    if view.colour:
        base = view.power(seat) - view.extra
        colour = telling.thing("colour", view.colour)
        power = view.power(seat)
        lines.append(
            words("outline-power", colour=colour, base=base, extra=view.extra, power=power)
        )
    if view.due_large or view.due_small:
        lines.append(words("outline-due", large=view.due_large, small=view.due_small))
    if view.limit:
        lines.append(words("outline-limit", count=view.limit))
    if view.bonus_used:
        lines.append(words("outline-bonus-used"))
    for spot, tokens in enumerate(view.on_spots):
        if tokens:
            talent = telling.thing("spot", spot)
            lines.append(words("outline-on-spot", talent=talent, count=tokens))
    return lines


def whose_turn(view: Magnificent) -> int:
    """Who has the card with the new die."""
    for seat, p in enumerate(view.players):
        if view.card in p.masters:
            return seat
    return view.first


def main_board(view: Magnificent, telling: Telling) -> Section:
    """The dice on the main tent, and the decks."""
    words = telling.words
    dice = [
        words("outline-many", count=view.pool[die], thing=telling.thing("die", die))
        for die in range(1, len(DICE))
        if view.pool[die]
    ]
    lines = [words("outline-dice", dice=", ".join(dice))] if dice else [words("outline-no-dice")]
    if view.is_solo():
        for gem in ALL_GEMS:
            if view.reserve[gem]:
                dice_in = {"count": view.reserve[gem], "colour": telling.thing("colour", gem)}
                lines.append(words("outline-reserve", **dice_in))
    lines.append(words("outline-first", player=telling.player(view.first)))
    decks = (len(view.master_deck), len(view.talent_deck), len(view.poster_deck))
    lines.append(words("outline-decks", masters=decks[0], talents=decks[1], posters=decks[2]))
    for noun, cards in (("poster", view.poster_discard), ("master", view.master_discard)):
        if cards:
            names = ", ".join([str(telling.thing(noun, card)) for card in cards])
            lines.append(words(f"outline-discarded-{noun}", count=len(cards), cards=names))
    return Section(words("outline-main"), lines)


def displays(view: Magnificent, telling: Telling) -> Section:
    """The lots of the main display, the talents to choose from, and the posters face up."""
    words = telling.words
    lines: list[str] = []
    for lot in range(1, LOTS + 1):
        if view.lot_masters[lot]:
            master = telling.thing("master", view.lot_masters[lot])
            lines.append(words("outline-lot", lot=lot, master=master))
            if view.lot_talents[lot]:
                talent = telling.thing("spot", view.lot_talents[lot])
                lines.append(words("outline-lot-talent", lot=lot, talent=talent))
    for spot in view.draft:
        lines.append(words("outline-offer", talent=telling.thing("spot", spot)))
    for place in range(1, SHOWN + 1):
        if view.shown[place]:
            poster = telling.thing("poster", view.shown[place])
            lines.append(words("outline-shown", place=place, poster=poster))
    return Section(words("outline-displays"), lines)


def wheel(view: Magnificent, telling: Telling, colour: int) -> str:
    """The cells that the wagon will pass, from the next one on."""
    cells: list[str] = []
    for step in range(1, WHEEL + 1):
        cell = (view.wagons[colour] + step) % WHEEL
        sign = view.box.wheels[colour][cell]
        if sign != POSTER_CELL:
            cells.append(str(telling.thing("gem", sign)))
        elif view.tent_on(colour, cell):
            cells.append(str(telling.thing("tent", view.tent_on(colour, cell))))
        else:
            cells.append(telling.words("outline-poster-cell"))
    named = telling.thing("colour", colour)
    return telling.words("outline-wheel", colour=named, cells=", ".join(cells))


def track(view: Magnificent, telling: Telling) -> list[str]:
    """Who stands where on the ladder, from the top."""
    words, lines = telling.words, list[str]()
    for space in range(LADDER, 0, -1):
        hats = [telling.player(s) for s, p in enumerate(view.players) if space in p.hats]
        if space in view.neutral_hats:
            hats.append(words("outline-neutral-hat"))
        named = telling.thing("space", space)
        posters = view.box.space_posters[space]
        if posters:
            line = words("outline-space", space=named, count=posters)
            lines.append(joined([line, *hats]))
        elif hats:
            lines.append(joined([str(named), *hats]))
    return lines


def supply(view: Magnificent, telling: Telling) -> list[str]:
    return [
        telling.words("some-tiles", count=view.supply[tile], tile=telling.thing("tile", tile))
        for tile in ALL_TILES
    ]


def guide(view: Magnificent, telling: Telling) -> Section:
    """What the cards, tiles and tents in sight do, each explained once."""
    masters = [m for m in view.lot_masters if m]
    posters = [p for p in view.shown if p]
    talents = [*range(1, MAIN_SPOTS + 1), *view.draft, *[t for t in view.lot_talents if t]]
    tents = [t for t in view.standing if t]
    for p in view.players:
        masters += p.masters + [m for m in p.hand if m != UNKNOWN]
        posters += [c for c in p.posters if c]
        talents += p.talents
        tents += [t for t in p.tents if t]
    lines = [explained(telling, "master", m, master_text(telling, m)) for m in unique(masters)]
    lines += [explained(telling, "poster", p, poster_text(telling, p)) for p in unique(posters)]
    lines += [explained(telling, "spot", t, talent_text(telling, t)) for t in unique(talents)]
    lines += [explained(telling, "tent", t, tent_text(telling, t)) for t in unique(tents)]
    return Section(telling.words("outline-guide"), lines, aside=True)


def unique(ids: list[int]) -> list[int]:
    return sorted(set(ids))


def explained(telling: Telling, noun: str, id: int, text: str) -> str:
    return telling.words("outline-explained", thing=telling.thing(noun, id), text=text)
