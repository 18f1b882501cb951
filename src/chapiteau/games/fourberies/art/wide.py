"""The wide board: theatre above, cities in the middle, the viewer's own things below."""

from __future__ import annotations

from ....draw.icons import icon
from ....draw.memo import memo, memo_large
from ....draw.scene import WIDE as SIZE
from ....draw.scene import Item, Scene
from ....draw.sight import PLAIN, item
from ....draw.svg import at, rect
from ....draw.text import width, write
from ....draw.tokens import banner
from ..rules.state import ALL_CITIES
from ..words.outline import thrown_away
from .cards import Face, deck_of, pile
from .defs import defs
from .friends import friend, friend_box
from .lanes import TOP, caravels, city_cards, claims, lane_ground, lanes, middle
from .own import HAND_X, OWN_H, OWN_W, OWN_X, OWN_Y, WISH_X, hand, own_box, requests
from .panels import BOX_W, LONG, SHORT, loge
from .pieces import candle
from .table import Table
from .theatre import WIDE, house, stage_clip, theatre
from .theme import DECK, SECRET, Hall
from .troupes import player_box

LEFT, RIGHT, UPPER, LOWER = 24, 1224, 62, 236


def draw_wide(table: Table) -> Scene:
    items = [
        *theatre(table, WIDE),
        table.remembered("season", stage_of(table), season, table),
        *table.remembered("decks", piles_of(table), decks, table),
        *boxes(table),
        *lanes(table),
        *city_cards(table),
        *caravels(table),
        *claims(table),
        *own_box(table),
        *hand(table),
        *requests(table),
        *ending(table),
    ]
    return Scene(*SIZE, table.remembered("room", None, room, table), tuple(items))


def room(table: Table) -> str:
    words, faces = table.words, table.faces()[1:]
    titles = (words("board-wordmark"), words("board-travel-cards"), words("board-own-requests"))
    each = {face.id: face for face in faces}
    return backdrop(
        tuple(table.city_names()),
        titles,
        tuple(each.values()),
        table.view.box.dial,
        table.view.seats,
        table.hall,
    )


@memo_large
def backdrop(
    names: tuple[str, ...],
    titles: tuple[str, ...],
    faces: tuple[Face, ...],
    spaces: int,
    seats: int,
    hall: Hall,
) -> str:
    """The room, the house, the lanes and every word that never changes."""
    w, h = SIZE
    title, cards, asked = titles
    y = OWN_Y + 24
    return "".join(
        [
            defs(hall, stage_clip(WIDE), deck_of(hall, faces, names)),
            rect(0, 0, w, h, fill=hall.room),
            rect(0, 0, w, h, fill=hall.url("damask"), opacity=hall.damask_opacity),
            rect(0, 0, w, h, fill=hall.url("light")),
            rect(0, 0, w, h, fill=hall.url("rim")),
            write(28, 41, title, 32, hall.ink, "playfair-italic", 800),
            house(WIDE, spaces, hall),
            *[at(middle(c), TOP, lane_ground(c, names[c - 1], hall)) for c in ALL_CITIES],
            *[at(x, y, loge(w, h, hall, own)) for x, y, w, h, own in loges(seats)],
            write(HAND_X + 8, y, cards, 19, hall.ink, "playfair", 700),
            write(WISH_X, y, asked, 19, hall.ink, "playfair", 700),
            icon(
                "eye-off", WISH_X + width(asked, 19, "playfair", 700) + 18, y - 6, 18, hall.muted, 2
            ),
        ]
    )


# the bar


def turns_left(table: Table) -> int:
    """How many turns the deck still holds."""
    return -(-len(table.view.deck) // 8)


def stage_of(table: Table) -> object:
    """How far the season is."""
    return table.view.season, table.view.turn, len(table.view.deck)


def piles_of(table: Table) -> object:
    """All that the decks and discards show."""
    view = table.view
    return len(view.deck), view.discard, len(view.supply.deck), len(view.supply.discard)


def season(table: Table) -> Item:
    """The season, and a candle for each of its turns."""
    view, hall = table.view, table.hall
    said = table.words("board-season", season=view.season)
    lit, dark = view.turn, turns_left(table)
    x = 14 + width(said, 18, "ui", 600)
    candles = [at(x + 8 + i * 17, 12, candle(i < lit, hall)) for i in range(lit + dark)]
    svg = write(0, 9, said, 18, hall.ink, weight=600)
    label = table.words("outline-turn", season=view.season, turn=view.turn)
    title = width(table.words("board-wordmark"), 32, "playfair-italic", 800)
    return item("season", 44 + title, 30, svg, PLAIN, label, over="".join(candles))


def counts(table: Table) -> list[tuple[str, str, int, str]]:
    """Both decks and both discards: key, colour of its back, count, and in words."""
    view, words = table.view, table.words
    supply, gone = view.supply, words("outline-discard-empty")
    if view.discard:
        gone = thrown_away(view, table.telling)
    deck, past = len(supply.deck), len(supply.discard)
    return [
        ("deck", DECK, len(view.deck), words("outline-deck", count=len(view.deck))),
        ("discard", "", len(view.discard), gone),
        ("wishes", SECRET, deck, words("outline-request-deck", count=deck)),
        ("past-wishes", "", past, words("outline-request-discard", count=past)),
    ]


def decks(table: Table) -> list[Item]:
    """The decks from the right end of the bar, each with its count."""
    captions = {DECK: table.words("board-encounters"), SECRET: table.words("board-requests")}
    items, x = [], 1576.0
    for key, colour, count, label in counts(table)[::-1]:
        svg, over, wide = _deck(colour, count, captions.get(colour, ""), table.hall)
        x -= wide
        items.append(item(key, x, 18, svg, PLAIN, label, over=over))
        x -= 16 if colour else 12
    return items[::-1]


@memo
def _deck(colour: str, count: int, caption: str, hall: Hall) -> tuple[str, str, float]:
    """A pile, its number and its name, and how wide that is; two figures always have room."""
    wide = width(str(max(10, count)), 20, "ui", 800)
    if not colour:
        heap = icon("layers", 10, 14, 21, hall.muted, 2)
        return heap, write(25, 20, count, 17, hall.muted, weight=700), 27 + wide
    name = write(38 + wide, 20, caption, 16, hall.muted)
    number = write(33 + wide, 20, count, 20, hall.ink, weight=800, anchor="end")
    return pile(colour, count, hall) + name, number, 38 + wide + width(caption, 16, "ui", 500)


# the boxes of the others, clockwise: up the left side, down the right


def loges(seats: int) -> list[tuple[float, float, float, float, bool]]:
    """Where boxes stand: place, size, and whether it is the viewer's own."""
    found: list[tuple[float, float, float, float, bool]] = [(OWN_X, OWN_Y, OWN_W, OWN_H, True)]
    if seats < 4:
        found.append((LEFT, UPPER, BOX_W, LONG, False))
    if seats in (3, 4):
        found.append((RIGHT, UPPER, BOX_W, LONG, False))
    if seats > 3:
        found += [(LEFT, y, BOX_W, SHORT, False) for y in (UPPER, LOWER)]
    if seats > 4:
        found += [(RIGHT, y, BOX_W, SHORT, False) for y in (UPPER, LOWER)]
    return found


def boxes(table: Table) -> list[Item]:
    others, items = table.opponents, []
    if len(others) == 1:
        items += player_box(table, others[0], LEFT, UPPER, LONG)
        items += friend(table, others[0], RIGHT, UPPER, friend_box)
        items += friend(table, table.me, RIGHT, LOWER, friend_box)
        return items
    left = others[: 1 if len(others) == 2 else 2]
    for x, seats in ((LEFT, left[::-1]), (RIGHT, others[len(left) :])):
        if len(seats) == 1:
            items += player_box(table, seats[0], x, UPPER, LONG)
        else:
            for seat, y in zip(seats, (UPPER, LOWER), strict=True):
                items += player_box(table, seat, x, y, SHORT)
    return items


def ending(table: Table) -> list[Item]:
    """Who has won, across the theatre."""
    view = table.view
    if not view.over:
        return []
    winners = [table.player(s) for s in view.edition.game.winners(view)]
    said = table.words("outline-winners", players=", ".join(winners))
    svg = banner(said, table.hall, 30, "playfair", 640)
    return [item("banner", SIZE[0] / 2, WIDE.y + WIDE.h * 0.5, svg, PLAIN, said)]
