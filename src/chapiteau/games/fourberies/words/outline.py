"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN, Move
from ....words import Section, Telling
from ..box.components import COMEDY, TRAGEDY
from ..rules.requests import of_kind, pays
from ..rules.scoring import PlayRequests
from ..rules.state import ALL_CITIES, Fourberies, Troupe
from ..rules.travel import Travel
from .texts import encounter_text, request_text


def outline(view: Fourberies, telling: Telling) -> Section:
    """The theatre, the cities, the players, the decks, and what the cards in sight do."""
    words = telling.words
    lines = [words("outline-turn", season=view.season, turn=view.turn)]
    if view.over:
        winners = [telling.player(s) for s in view.edition.game.winners(view)]
        lines += [words("outline-over"), words("outline-winners", players=", ".join(winners))]
    again, troupes = telling.remembered, view.troupes
    stage = view.needle, view.first, [t.managers for t in troupes]
    piles = len(view.deck), view.discard, len(view.supply.deck), view.supply.discard
    road = [(t.hand, t.visiting, t.friend_visit, t.friend_used) for t in troupes]
    shown = [(t.newcomers, t.acrobats, t.guests, t.tilted) for t in troupes]
    sections = [
        again("theatre in words", stage, theatre, view, telling),
        again("cities in words", (view.cities, road), cities, view, telling),
        *[player_again(view, telling, seat) for seat in range(view.seats)],
        again("decks in words", piles, decks, view, telling),
        again("guide", (view.cities, shown), guide, view, telling),
    ]
    return Section(words("game-title"), lines, sections)


def player_again(view: Fourberies, telling: Telling, seat: int) -> Section:
    """What lies in front of one player, put into words anew if it has changed."""
    t, step = view.troupes[seat], view.stack[-1] if view.stack else None
    chosen = view.chosen[seat] if view.chosen else []
    wealth = [t.ecus for t in view.troupes]  # what requests pay may depend on it, and on the needle
    of = (
        t.hand, t.picks, t.visiting, t.acrobats, t.guests, t.tilted, t.actors, t.newcomers,
        t.requests, t.opened, t.managers, t.towards, t.friend_deck, t.friend_pick, t.friend_used,
        wealth, view.needle, view.over, isinstance(step, PlayRequests), chosen, chosen and step,
    )  # fmt: skip
    return telling.remembered(("player in words", seat), of, player, view, telling, seat)


def theatre(view: Fourberies, telling: Telling) -> Section:
    words = telling.words
    managers = [
        words("outline-managers-of", player=telling.player(s), count=t.managers)
        for s, t in enumerate(view.troupes)
        if t.managers
    ]
    lines = [
        words("outline-mood", mood=telling.thing("mood", view.mood())),
        words("outline-needle", needle=view.needle, dial=view.box.dial),
        words("outline-managers", managers=", ".join(managers))
        if managers
        else words("outline-managers-none"),
        words("outline-first", player=telling.player(view.first)),
    ]
    return Section(words("outline-theatre"), lines)


def named(telling: Telling, noun: str, ids: Sequence[int]) -> str:
    return ", ".join([str(telling.thing(noun, id)) for id in ids])


def numbers(ids: Sequence[int]) -> str:
    return ", ".join([str(id) for id in ids])


# the cities


def cities(view: Fourberies, telling: Telling) -> Section:
    sections = []
    for c in ALL_CITIES:
        of = (
            view.cities[c],
            [
                (c in t.visiting, c in t.friend_visit, c in t.hand, c in t.friend_used)
                for t in view.troupes
            ],
        )
        sections.append(telling.remembered(("city in words", c), of, city, view, telling, c))
    return Section(telling.words("outline-cities"), [], sections)


def city(view: Fourberies, telling: Telling, number: int) -> Section:
    """The cards of a city, and the caravels before it and on it."""
    words, cards = telling.words, view.cities[number]
    lines = [words("outline-no-cards")]
    if cards:
        lines = [named(telling, "encounter", cards[::-1])]
    waiting = caravels(telling, number, [(t.visiting, t.friend_visit) for t in view.troupes])
    if waiting:
        lines.append(words("outline-waiting", players=", ".join(waiting)))
    lying = [(t.caravels_on_board(), t.friend_used) for t in view.troupes]
    on_board = caravels(telling, number, lying)
    if on_board:
        lines.append(words("outline-on-board", players=", ".join(on_board)))
    title = words("outline-city", number=number, city=telling.thing("city", number))
    return Section(title, lines)


def caravels(telling: Telling, city: int, where: list[tuple[list[int], list[int]]]) -> list[str]:
    """Who has a caravel at a city, given where each troupe and its Friend have theirs."""
    found: list[str] = []
    for seat, (own, friend) in enumerate(where):
        name = telling.player(seat)
        if city in own:
            found.append(name)
        if city in friend:
            found.append(telling.words("outline-friend-of", player=name))
    return found


# the players


def player(view: Fourberies, telling: Telling, seat: int) -> Section:
    """What lies in front of one player."""
    t, words = view.troupes[seat], telling.words
    lines = [
        words("outline-ecus", ecus=t.ecus),
        words("outline-hand", cards=numbers(t.hand)),
        *choices(view, telling, seat),
        *troupe(view, telling, seat),
        *acrobats(telling, t),
    ]
    sections: list[Section] = []
    known = [r for r in t.requests if r != UNKNOWN]
    if known:
        sections.append(asked(view, telling, seat, "outline-own-requests", known))
    else:
        lines.append(words("outline-requests", count=len(t.requests)))
    if t.opened:
        sections.append(asked(view, telling, seat, "outline-open-requests", t.opened))
    if t.friend_deck:
        sections.append(friend(telling, t))
    return Section(telling.player(seat), lines, sections)


def choices(view: Fourberies, telling: Telling, seat: int) -> list[str]:
    """Travel cards laid out, and choices that may still be taken back; sealed where unseen."""
    words, picks = telling.words, view.troupes[seat].picks
    chosen = view.chosen[seat] if view.chosen else []
    laid = [str(telling.thing("city", c)) if c else words("outline-sealed") for c in picks]
    others: list[str] = []
    for move in chosen:
        is_travel = isinstance(view.stack[-1], Travel)
        (laid if is_travel else others).append(choice(view, telling, move))
    lines: list[str] = []
    if laid:
        lines.append(words("outline-laid", cards=", ".join(laid)))
    if others:
        lines.append(words("outline-chosen", choices=", ".join(others)))
    return lines


def choice(view: Fourberies, telling: Telling, move: Move) -> str:
    if move is FACE_DOWN:
        return telling.words("outline-sealed")
    if move.noun == "city":
        return str(telling.thing("city", move.arg))
    return telling.move(view.stack[-1], move)


def troupe(view: Fourberies, telling: Telling, seat: int) -> list[str]:
    """The actors by kind, lowest experience first, and those just met."""
    t, words = view.troupes[seat], telling.words
    lines: list[str] = []
    for kind, key in ((TRAGEDY, "outline-tragedians"), (COMEDY, "outline-comedians")):
        actors = sorted(of_kind(view, seat, kind))
        if actors:
            lines.append(words(key, experiences=numbers(actors), total=sum(actors)))
    if not lines:
        lines.append(words("outline-troupe-empty"))
    if t.newcomers:
        lines.append(words("outline-newcomers", cards=named(telling, "encounter", t.newcomers)))
    return lines


def acrobats(telling: Telling, t: Troupe) -> list[str]:
    groups = (
        ("outline-ready", t.acrobats),
        ("outline-arrived", t.guests),
        ("outline-tilted", t.tilted),
    )
    return [
        telling.words(k, cards=named(telling, "encounter", cards)) for k, cards in groups if cards
    ]


def asked(
    view: Fourberies, telling: Telling, seat: int, title: str, requests: list[int]
) -> Section:
    """Requests with what they want and, while there is a count to come, what they would pay now."""
    words = telling.words
    lines: list[str] = []
    for r in requests:
        name, text = telling.thing("request", r), request_text(telling, r)
        if view.over:
            lines.append(words("outline-guide-card", cards=name, text=text))
        else:
            ecus = pays_now(view, seat, r)
            lines.append(words("outline-request", request=name, text=text, ecus=ecus))
    return Section(words(title), lines)


def pays_now(view: Fourberies, seat: int, request: int) -> int:
    """What a request would pay now; until Chameleons take sides (7.14), as suits it best."""
    if isinstance(view.stack[-1], PlayRequests):
        return pays(view, seat, request)
    chameleons = view.chameleons(seat)
    if not chameleons and not view.troupes[seat].towards:
        return pays(view, seat, request)
    g, best = view.clone(), 0
    for towards in range(chameleons + 1):
        g.troupes[seat].towards = towards
        best = max(best, pays(g, seat, request))
    return best


def friend(telling: Telling, t: Troupe) -> Section:
    """12.1 The Friend troupe of a player."""
    words = telling.words
    lines = [words("outline-friend-deck", count=len(t.friend_deck))]
    if t.friend_pick:
        lines.append(words("outline-friend-next", city=named(telling, "city", t.friend_pick)))
    if t.friend_used:
        lines.append(words("outline-friend-used", cards=numbers(sorted(t.friend_used))))
    return Section(words("outline-friend"), lines)


# the decks


def decks(view: Fourberies, telling: Telling) -> Section:
    words, supply, discard = telling.words, view.supply, view.discard
    pile = thrown_away(view, telling) if discard else words("outline-discard-empty")
    lines = [words("outline-deck", count=len(view.deck)), pile]
    lines.append(words("outline-request-deck", count=len(supply.deck)))
    lines.append(words("outline-request-discard", count=len(supply.discard)))
    seen = [r for r in supply.discard if r != UNKNOWN]
    if seen:
        requests = named(telling, "request", seen)
        lines.append(words("outline-request-discard-seen", requests=requests))
    return Section(words("outline-decks"), lines)


def thrown_away(view: Fourberies, telling: Telling) -> str:
    """What lies on the discard; told in the outline and at the pile."""
    return telling.remembered("discard in words", view.discard, _thrown_away, view, telling)


def _thrown_away(view: Fourberies, telling: Telling) -> str:
    cards = ", ".join(counted(view, telling, view.discard))
    return telling.words("outline-discard", count=len(view.discard), cards=cards)


def alike(view: Fourberies, cards: list[int]) -> list[list[int]]:
    """Cards of the same face together, in the order of the box."""
    found: dict[str, list[int]] = {}
    for card in sorted(cards):
        found.setdefault(view.box.face[card], []).append(card)
    return list(found.values())


def counted(view: Fourberies, telling: Telling, cards: list[int]) -> list[str]:
    """Cards by name, equal ones together."""
    found = []
    for same in alike(view, cards):
        name = str(telling.thing("encounter", same[0]))
        many = telling.words("outline-many", count=len(same), card=name)
        found.append(many if len(same) > 1 else name)
    return found


def guide(view: Fourberies, telling: Telling) -> Section:
    """What the cards at the cities and the acrobats of the players do, each told once."""
    cards = [card for stack in view.cities for card in stack]
    for t in view.troupes:
        cards += t.newcomers + t.acrobats + t.guests + t.tilted
    told: dict[str, list[int]] = {}
    for card, *_ in alike(view, cards):
        if not view.box.bonus[card]:
            told.setdefault(encounter_text(telling, card), []).append(card)
    lines = [
        telling.words("outline-guide-card", cards=named(telling, "encounter", same), text=text)
        for text, same in told.items()
    ]
    return Section(telling.words("outline-guide"), lines, aside=True)
