"""The viewer's own posters over their tents, and the talent tiles beside them."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal_ring
from ....draw.svg import Point, at, circle, rect
from ....draw.text import write
from ....draw.tokens import badge
from ..box.components import PLACES, TALENT_PLACES, MagnificentBox, TentPlace
from ..rules.actions.perform import can_complete
from ..rules.actions.posters import HangPoster
from ..rules.actions.travel import PitchStartTent
from ..rules.moves import COMPLETE, HANG, PAIRS, PITCH, SPOT, SWAP, THROW
from ..words.texts import place_text, tent_text
from .bills import H, W, over_card
from .displays import poster_item, talent_item
from .icons import coin, fame, gem, scroll, talent
from .table import Items, Table
from .talents import empty_place
from .theme import DYES, K, Room, broken_line, stamp
from .wheels import tent_token


@dataclass(frozen=True)
class Shows:
    """Where the five places are, how wide a poster is, and how high a tent."""

    places: tuple[Point, ...]
    w: float
    tent: float
    gap: float
    in_hand: Point  # a poster or a tent that has no place yet
    talents: tuple[Point, ...]
    talent: Point

    @property
    def h(self) -> float:
        return self.w * H / W


@memo
def empty_poster(place: int, w: float, h: float, room: Room) -> str:
    look = broken_line(1.4, "6 5")
    return (
        rect(0, 0, w, h, 6, fill=room.panel, stroke=room.line, **look)
        + at(w / 2, h * 0.44, scroll(0, 0, w * 0.3), opacity=0.35)
        + write(w / 2, h - 12, place, 15, room.muted, weight=700, anchor="middle")
    )


@memo
def tent_ground(box: MagnificentBox, place: int, w: float, h: float, room: Room) -> str:
    """What is printed where a tent may be pitched."""
    look = broken_line(1.4, "5 4")
    drawn = rect(0, 0, w, h, 6, fill=room.panel2, stroke=room.line, **look)
    found = printed(box.tent_places[place])
    k = w / 92
    for i, svg in enumerate(found):
        drawn += at(w / 2 + (i - (len(found) - 1) / 2) * 25 * k, h / 2, svg, scale=k)
    return drawn


def printed(place: TentPlace) -> list[str]:
    """The bonuses of a tent place, as pictures."""
    found = [scroll(0, 0, 26)] * place.posters
    found += [coin(0, 0, 11, place.coins)] if place.coins else []
    found += [gem(4, 0, 0, 9)] * place.gems
    found += [talent(0, 0, 10)] * place.talents
    found += [fame(0, 0, 13, place.points)] if place.points else []
    return found


@memo
def pitched(box: MagnificentBox, tent: int, w: float, h: float, room: Room) -> str:
    """A tent that stands: what it brings, and the gem it asks for."""
    card = box.tents[tent]
    edge = DYES[card.gem].body if card.gem else room.metal
    drawn = rect(0, 0, w, h, 6, fill=room.paper, stroke=K, stroke_width=1)
    drawn += rect(3, 3, w - 6, h - 6, 4, fill="none", stroke=edge, stroke_width=1.6)
    k = w / 92
    drawn += stamp(f"tent{card.gem}" if card.gem else "tent", 23 * k, h / 2 + 3 * k, 0.96 * k)
    x = 52 * k
    if card.points:
        drawn += fame(x, h / 2, 13 * k, card.points)
        x += 25 * k
    if card.coins:
        drawn += coin(x, h / 2, 10.5 * k, card.coins)
    if card.gem:
        drawn += gem(card.gem, w - 10 * k, 11 * k, 7.5 * k)
    return drawn


def shows(table: Table, plan: Shows) -> Items:
    p, view = table.mine, table.view
    seen = (
        tuple(p.posters), tuple(p.tents), plan, tuple(p.built), tuple(p.gems), tuple(view.needed),
        view.ignoring, view.limit, table.asks("hang", "complete", "pitch", "swap", "throw"),
        in_hand(table),
    )  # fmt: skip
    return table.region("shows", seen, lambda: _shows(table, plan))


def in_hand(table: Table) -> tuple[int, int]:
    """A poster or a tent that the viewer is about to find a place for."""
    step = table.step
    if table.view.seat == table.viewer:
        if isinstance(step, HangPoster):
            return step.poster, 0
        if isinstance(step, PitchStartTent):
            return 0, step.tent
    return 0, 0


def _shows(table: Table, plan: Shows) -> list[Item]:
    items = list[Item]()
    for place in range(1, PLACES + 1):
        items += _poster_place(table, plan, place)
        items.append(_tent_place(table, plan, place))
    items += _swaps(table, plan)
    poster, tent = in_hand(table)
    x, y = plan.in_hand
    if poster:
        items.append(poster_item(table, poster, x, y, plan.w, table.mark(THROW, refuse=False)))
    if tent:
        svg = at(plan.w / 2, 30, tent_token(table.box, tent, 52))
        text = tent_text(table.telling, tent)
        items.append(item(f"t{tent}", x, y, svg, PLAIN, table.name("tent", tent), text))
    return items


def _swaps(table: Table, plan: Shows) -> list[Item]:
    """7.12 Between two neighbours that may change places, a handle; others are answered below."""
    items = list[Item]()
    for place in range(1, PLACES):
        move = SWAP[PAIRS.index((place, place + 1)) + 1]
        if move in table.legal:
            x, y = plan.places[place]
            svg = handle(plan.w, table.room)
            label = table.name("pair", move.arg)
            items.append(
                item(f"swap{place}", x - 2.5, y + plan.h * 0.5, svg, table.mark(move), label)
            )
    return items


@memo
def handle(w: float, room: Room) -> str:
    r = w * 0.17
    return (
        legal_ring(0, 0, r + 2, room)
        + circle(0, 0, r, fill=room.panel, stroke=room.metal)
        + icon("arrow-left-right", 0, 0, r * 1.3, room.ink, 2.4)
    )


def _poster_place(table: Table, plan: Shows, place: int) -> list[Item]:
    p, room = table.mine, table.room
    x, y = plan.places[place - 1]
    mark = table.mark_one_of(COMPLETE[place], HANG[place])
    label = table.words("board-poster-place", place=place)
    poster = p.posters[place]
    if not poster:
        svg = empty_poster(place, plan.w, plan.h, room)
        over = over_card(plan.w, plan.h, 6, mark.state, room)
        return [item(f"e{place}", x, y, svg, mark, label, over=over)]
    ready = can_complete(table.view, table.me, place, table.view.ignoring)
    over = (
        badge(plan.w - 12, 14, "check", room.good, "#0E2A18" if room.dark else "#FFFFFF", 9)
        if ready
        else ""
    )
    more = table.words("board-ready" if ready else "board-not-ready")
    return [poster_item(table, poster, x, y, plan.w, mark, over, more)]


def tent_key(table: Table, tent: int, seat: int) -> str:
    """Every tent exists once, but for the printed one, which everybody has."""
    return f"t{tent}-{seat}" if tent == table.box.printed_tent else f"t{tent}"


def _tent_place(table: Table, plan: Shows, place: int) -> Item:
    p, room = table.mine, table.room
    x, y = plan.places[place - 1]
    y += plan.h + plan.gap
    tent, mark = p.tents[place], table.mark(PITCH[place], refuse=False)
    over = over_card(plan.w, plan.tent, 6, mark.state, room)
    if tent:
        svg = pitched(table.box, tent, plan.w, plan.tent, room)
        name, text = table.name("tent", tent), tent_text(table.telling, tent)
        return item(tent_key(table, tent, table.me), x, y, svg, mark, name, text, over)
    svg = tent_ground(table.box, place, plan.w, plan.tent, room)
    said = place_text(table.telling, table.box.tent_places[place])
    label = table.words("board-tent-place", place=place, printed=said)
    return item(f"g{place}", x, y, svg, mark, label, over=over)


# talents


def own_talents(table: Table, plan: Shows) -> Items:
    p, view = table.mine, table.view
    lying = tuple([view.on_spots[spot] for spot in p.talents])
    seen = (tuple(p.talents), plan, lying, table.asks("spot"))
    return table.region("talents", seen, lambda: _talents(table, plan))


def _talents(table: Table, plan: Shows) -> list[Item]:
    p, view, items = table.mine, table.view, list[Item]()
    for i in range(TALENT_PLACES):
        x, y = plan.talents[i]
        if i < len(p.talents):
            spot = p.talents[i]
            mark, lying = table.mark(SPOT[spot]), view.on_spots[spot]
            items.append(talent_item(table, spot, x, y, plan.talent, mark, lying))
        else:
            label = table.words("board-talent-place")
            svg = empty_place(*plan.talent, table.room)
            items.append(item(f"o{i}", x, y, svg, PLAIN, label))
    return items
