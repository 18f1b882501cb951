"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....words import Section, Telling
from ..box.components import SLOTS
from ..rules.shows.regions import ranking
from ..rules.state import AUTOMATONS, NEUTRAL, NOBODYS, ThreeRings
from .outline_circus import automatons, circus, many
from .texts import automa_text, card_text, objective_text, slot_text, wish_text


def outline(view: ThreeRings, telling: Telling) -> Section:
    """The B&B Circus, the map, the cards, the circuses, and what everything in sight does."""
    words, start = telling.words, view.start()
    sections = [region(view, telling, r) for r in start.order]
    sections.append(cards(view, telling))
    sections += [circus(view, telling, seat) for seat in range(view.seats)]
    if view.is_solo():
        sections.append(automatons(view, telling))
    sections.append(guide(view, telling))
    return Section(words("game-title"), tour(view, telling), sections)


def troupe_name(telling: Telling, troupe: int) -> str:
    """Whose tent, or whose tile."""
    if troupe == AUTOMATONS:
        return telling.words("outline-automatons")
    return telling.words("outline-neutral") if troupe == NEUTRAL else telling.player(troupe - 1)


def tour(view: ThreeRings, telling: Telling) -> list[str]:
    """Where the B&B Circus is, where it goes, and who holds its tile; at the end, who has won."""
    words, space = telling.words, telling.thing("space", view.pawn_space())
    if view.over:
        winners = [telling.player(s) for s in view.edition.game.winners(view)]
        lines = [words("outline-over")]
        if winners:
            lines.append(words("outline-winners", players=", ".join(winners)))
        return lines
    if view.popcorn:
        lines = [words("outline-pawn-waits", space=space)]
    else:
        road = ", ".join([str(telling.thing("space", s)) for s in view.road_ahead()])
        lines = [words("outline-pawn", space=space, road=road)]
    left = [str(telling.thing("region", r)) for r in view.start().order[view.scored :]]
    lines.append(words("outline-order", regions=", ".join(left)))
    side = "popcorn" if view.popcorn else "troupe"
    lines.append(words("outline-tile", player=troupe_name(telling, view.holder), side=side))
    return lines


def region(view: ThreeRings, telling: Telling, r: int) -> Section:
    """The metropolis, the medium cities and the towns of a region, and who has how many tents."""
    words, box = telling.words, view.box.regions[r]
    is_scored = r in view.start().order[: view.scored]
    lines = [words("outline-scored")] if is_scored else []
    lines.append(metropolis(view, telling, r))
    lines += [medium(view, telling, city) for city in (box.medium_a, box.medium_b)]
    lines += towns(view, telling, r)
    for i, rank in enumerate(ranking(view, r)):
        args = {"place": i + 1, "tents": rank.tents}
        name = troupe_name(telling, rank.troupe)
        if is_scored:
            lines.append(words("outline-rank-past", player=name, **args))
        else:
            lines.append(words("outline-rank", player=name, points=rank.points, **args))
    return Section(words("outline-region", region=telling.thing("region", r)), lines)


def towns(view: ThreeRings, telling: Telling, r: int) -> list[str]:
    """The towns of a region without and with a tent."""
    words, lines = telling.words, list[str]()
    free, taken = list[str](), list[str]()
    for town in view.box.regions[r].towns:
        name = telling.thing("space", town)
        troupe = view.tents_on(town)[0]
        if troupe == NOBODYS:
            free.append(str(name))
        else:
            taken.append(words("outline-town", space=name, player=troupe_name(telling, troupe)))
    if free:
        lines.append(words("outline-towns-free", towns=", ".join(free)))
    if taken:
        lines.append(words("outline-town-tents", towns=", ".join(taken)))
    return lines


def metropolis(view: ThreeRings, telling: Telling, r: int) -> str:
    words, space = telling.words, view.box.regions[r].metropolis
    tents = [troupe_name(telling, t) if t else words("outline-free") for t in view.tents_on(space)]
    return words(
        "outline-metropolis",
        space=telling.thing("space", space),
        wish=wish_text(telling, view.metropolis[r]),
        tents=", ".join(tents),
    )


def medium(view: ThreeRings, telling: Telling, city: int) -> str:
    words, tents = telling.words, view.tents_on(city)
    slots = [
        words(
            "outline-slot",
            pedestals=view.box.slots[n].pedestals,
            reward=slot_text(telling, n + 1),
            tent=troupe_name(telling, tents[n]) if tents[n] else words("outline-free"),
        )
        for n in range(SLOTS)
    ]
    family = telling.thing("family", view.favourite(city))
    named = telling.thing("space", city)
    return words("outline-medium", space=named, family=family, slots=", ".join(slots))


def cards(view: ThreeRings, telling: Telling) -> Section:
    """The row, the decks, and what lies discarded."""
    words, lines = telling.words, list[str]()
    for place, card in enumerate(view.row):
        if card:
            named = telling.thing("card", card)
            lines.append(words("outline-row", place=place + 1, card=named))
        else:
            lines.append(words("outline-row-empty", place=place + 1))
    decks = [len(d) for d in (view.money.deck, view.tickets.deck, view.objective_deck)]
    lines.append(words("outline-decks", money=decks[0], tickets=decks[1], objectives=decks[2]))
    for deck, discard in (("money", view.money.discard), ("tickets", view.tickets.discard)):
        if discard:
            lines.append(words("outline-discards", deck=deck, cards=many(telling, discard)))
    return Section(words("outline-cards"), lines)


def guide(view: ThreeRings, telling: Telling) -> Section:
    """What the cards in sight do, each told once."""
    found = [card for card in view.row if card]
    objectives: list[int] = []
    for p in view.players:
        found += [card for ring in p.rings for card in ring]
        found += [card for card in [*p.money, *p.tickets] if card != UNKNOWN]
        objectives += p.placed + [o for o in p.objectives if o != UNKNOWN]
    for a in view.automata:
        found += a.artists
    kinds = sorted({view.box.kind[card] for card in found})
    lines = [explained(telling, "kind", k, card_text(telling, k)) for k in kinds]
    lines += [
        explained(telling, "objective", o, objective_text(telling, o)) for o in sorted(objectives)
    ]
    for a in view.automata:
        if a.card:
            lines.append(explained(telling, "automa", a.card, automa_text(telling, a.card)))
    return Section(telling.words("outline-guide"), lines, aside=True)


def explained(telling: Telling, noun: str, id: int, text: str) -> str:
    return telling.words("outline-explained", thing=telling.thing(noun, id), text=text)
