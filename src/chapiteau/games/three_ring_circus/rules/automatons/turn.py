"""12 Playing alone: the turn of the Automatons, their tokens and the artists they hire."""

from __future__ import annotations

from typing import Final

from .....core.event import EVERYONE
from .....core.step import Auto
from ...box.components import (
    DISPLAY,
    HIRE,
    LOCOMOTIVE,
    PEDESTAL,
    REVEAL,
    SHOW,
    TOKENS,
)
from .. import chance
from ..hiring.bonuses import insert
from ..moves import (
    AUTOMATONS_HIRE,
    AUTOMATONS_REDRAW,
    AUTOMATONS_RESHUFFLE,
    AUTOMATONS_SEE_NOBODY,
    AUTOMATONS_STAND,
    AUTOMATONS_TURN,
    MARKER,
    MONKEY_TAKES_OVER,
    TOKEN_SHOWS,
)
from ..state import ThreeRings
from ..ticket_row import discard_rightmost, slide_and_refill
from .show import give_automatons_show

NO_PLACE: Final = -1
TOO_MANY: Final = 2  # cards that leave a row without a new value


def automatons_turn(g: ThreeRings) -> None:
    """12.4 They turn up a card of the deck in use; in their first turn a token instead (12.3)."""
    g.learn(EVERYONE)
    if g.automata[0].at:
        g.then(TURN_AUTOMA_CARD)
    else:
        g.then(REVEAL_TOKEN, TAKE_STAND)


class RevealToken(Auto[ThreeRings]):
    """12.5 The next artist token is turned up."""

    def run(self, g: ThreeRings) -> None:
        reveal_token(g)


class TakeStand(Auto[ThreeRings]):
    """12.3 Their caravan is placed in the metropolis that is counted next."""

    def run(self, g: ThreeRings) -> None:
        a = g.automata[0]
        a.at = g.box.regions[g.region_ahead()].metropolis
        g.tell(AUTOMATONS_STAND, a.at)


class TurnAutomaCard(Auto[ThreeRings]):
    """12.4 The card says what they do; before a hire they look at the row."""

    def run(self, g: ThreeRings) -> None:
        turn_card(g)
        action = g.box.automa[g.automata[0].card].action
        g.then(LOOK_AT_ROW if action == HIRE else RESOLVE_CARD)


class LookAtRow(Auto[ThreeRings]):
    """12.10 If nobody in the row is new, the card is shuffled back if anybody can be (12.11)."""

    def run(self, g: ThreeRings) -> None:
        if find_artist(g):
            g.then(RESOLVE_CARD)
        elif any_new_value(g):
            shuffle_back(g)
            g.then(TURN_AUTOMA_CARD)
        else:
            g.tell(AUTOMATONS_SEE_NOBODY)
            g.then(RESOLVE_CARD)


class ResolveCard(Auto[ThreeRings]):
    """12.4 An artist action, which is counted at the end, or a show."""

    def run(self, g: ThreeRings) -> None:
        a = g.automata[0]
        action = g.box.automa[a.card].action
        if action == SHOW:
            give_automatons_show(g)
            return
        a.artist_cards += 1
        g.passes = 0
        place = find_place(g) if action == HIRE else NO_PLACE
        if action == REVEAL:
            g.then(REVEAL_TOKEN)
        elif place != NO_PLACE:
            hire_artist(g, place)
            g.then(SLIDE_ROW)


class SlideRow(Auto[ThreeRings]):
    """12.13 After a hire the rightmost card leaves, and the row slides to the right."""

    def run(self, g: ThreeRings) -> None:
        discard_rightmost(g, 1)
        slide_and_refill(g)


def turn_card(g: ThreeRings) -> None:
    """12.4 The next card; a deck that is used up is shuffled without its tokens (12.24)."""
    a = g.automata[0]
    if not a.deck:
        a.deck = [c for c in a.played if g.box.automa[c].action != REVEAL]
        a.played = [c for c in a.played if g.box.automa[c].action == REVEAL]
        g.rng.reshuffle(chance.AUTOMA, a.deck, g.box.automa_cards)
        g.tell(AUTOMATONS_RESHUFFLE)
    a.card = g.draw(a.deck, EVERYONE)
    a.played.append(a.card)
    g.tell(AUTOMATONS_TURN, a.card)


def shuffle_back(g: ThreeRings) -> None:
    """12.10 A card that could hire nobody goes back into the deck."""
    a = g.automata[0]
    a.played.remove(a.card)
    a.deck.append(a.card)
    a.card = 0
    g.rng.reshuffle(chance.REDRAW, a.deck, g.box.automa_cards)
    g.tell(AUTOMATONS_REDRAW)


def change_decks(g: ThreeRings) -> None:
    """12.4 After the first scoring the mechanical monkey takes over from the fortune teller."""
    a, box = g.automata[0], g.box
    a.monkey = True
    a.deck = list(range(box.fortune_cards + 1, box.automa_cards + 1))
    a.played = []
    a.card = 0
    g.rng.reshuffle(chance.AUTOMA, a.deck, box.automa_cards)
    g.tell(MONKEY_TAKES_OVER)


def reveal_token(g: ThreeRings) -> None:
    """12.5 The next artist token is turned up, and the pedestals rise by one."""
    a = g.automata[0]
    if a.revealed < TOKENS:
        g.tell(TOKEN_SHOWS, a.tokens[a.revealed])
        a.revealed += 1
    move_marker(g, PEDESTAL, 1)


def move_marker(g: ThreeRings, symbol: int, delta: int) -> None:
    """12.12 A marker of the Automatons goes up or down, within its track."""
    a, box = g.automata[0], g.box
    if symbol == PEDESTAL:
        a.pedestals = max(0, min(box.solo_most_pedestals, a.pedestals + delta))
        g.tell(MARKER, PEDESTAL, a.pedestals)
    elif symbol == LOCOMOTIVE:
        a.locomotives = max(1, min(box.solo_most_locomotives, a.locomotives + delta))
        g.tell(MARKER, LOCOMOTIVE, a.locomotives)


def find_artist(g: ThreeRings) -> bool:
    """12.10 Whether the row offers a new value, perhaps with its two rightmost cards replaced."""
    if find_place(g) != NO_PLACE:
        return True
    discard_rightmost(g, TOO_MANY)
    slide_and_refill(g)
    return find_place(g) != NO_PLACE


def has_value(g: ThreeRings, card: int) -> bool:
    """12.10 Whether the Automatons have an artist of this value."""
    value = g.box.value[card]
    for other in g.automata[0].artists:
        if g.box.value[other] == value:
            return True
    return False


def any_new_value(g: ThreeRings) -> bool:
    """12.11 Whether any ticket that may still come into the row has a new value."""
    for cards in (g.row, g.tickets.deck, g.tickets.discard):
        for card in cards:
            if card and not has_value(g, card):
                return True
    return False


def find_place(g: ThreeRings) -> int:
    """12.6 The place in the row of the artist they hire, from 0."""
    new = [place for place in range(DISPLAY) if g.row[place] and not has_value(g, g.row[place])]
    if not new:
        return NO_PLACE
    value, family = g.box.value, g.box.family
    for region in g.start().order[g.scored :]:  # the star of a metropolis, the next one first
        star = g.box.metropolis_cards[g.metropolis[region]].value
        for place in new:
            if value[g.row[place]] == star:
                return place
    category = g.box.automa[g.automata[0].card].category  # 12.7
    fitting = [place for place in new if family[g.row[place]] == category] or new
    best = fitting[0]
    for place in fitting:  # 12.8 the highest, and the leftmost of these (12.9)
        if value[g.row[place]] > value[g.row[best]]:
            best = place
    return best


def hire_artist(g: ThreeRings, place: int) -> None:
    """12.12 The artist joins the row; the symbols of both cards move the markers."""
    a, card = g.automata[0], g.row[place]
    g.row[place] = 0
    insert(g, a.artists, card)
    g.tell(AUTOMATONS_HIRE, card)
    symbol = g.box.kinds[g.box.kind[card]].symbol
    if symbol:
        move_marker(g, symbol, 1)
    automa = g.box.automa[a.card]
    if automa.symbol and g.is_mode(automa.mode):
        move_marker(g, automa.symbol, automa.delta)


REVEAL_TOKEN: Final = RevealToken()
TAKE_STAND: Final = TakeStand()
TURN_AUTOMA_CARD: Final = TurnAutomaCard()
LOOK_AT_ROW: Final = LookAtRow()
RESOLVE_CARD: Final = ResolveCard()
SLIDE_ROW: Final = SlideRow()
