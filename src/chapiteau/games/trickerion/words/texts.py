"""What tricks, performance cards and people do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.event import UNKNOWN
from ....words import Telling
from ....words.voice import Voice
from ..box.components import COMPONENTS, KINDS, Facts, Gain, Need, facts_of


def facts(voice: Voice) -> Facts:
    """The tables of an edition."""
    return facts_of(voice.telling.edition)


def gains(gain: Gain) -> dict[str, int]:
    """A gain as the words want it."""
    return {"fame": gain.fame, "coins": gain.coins, "shards": gain.shards}


def units_text(telling: Telling, component: int, units: int) -> str:
    """How many of a component, as a language counts them."""
    return telling.words(f"units-of-{COMPONENTS[component]}", units=units)


def needs_text(telling: Telling, needs: list[Need]) -> str:
    """Components with how many of each."""
    return ", ".join([units_text(telling, need.component, need.units) for need in needs])


def missing_text(telling: Telling, needs: list[Need], counted: Sequence[int]) -> str:
    """What a trick still needs, given how many of each component there are."""
    lacking = [
        Need(need.component, need.units - counted[need.component])
        for need in needs
        if counted[need.component] < need.units
    ]
    if not lacking:
        return telling.words("outline-complete")
    return telling.words("outline-missing", needs=needs_text(telling, lacking))


def trick_text(telling: Telling, trick: int) -> str:
    """What a trick needs, costs and yields."""
    t = facts_of(telling.edition).tricks[trick]
    return telling.words(
        "trick-text",
        category=telling.thing("category", t.category),
        threshold=t.threshold,
        needs=needs_text(telling, t.needs),
        points=t.points,
        markers=t.markers,
        **gains(t.gain),
    )


def show_text(telling: Telling, show: int) -> str:
    """What a performance card offers; nothing is said of one that may not be seen."""
    if show == UNKNOWN:
        return ""
    card = facts_of(telling.edition).cards[show]
    circles = sum(len(card.circles[cell]) for cell in card.cells) // 2
    return telling.words("show-text", slots=len(card.cells), circles=circles, **gains(card.gain))


def kind_text(telling: Telling, kind: int) -> str:
    """What a character can do, what it is paid, and what it brings backstage."""
    facts = facts_of(telling.edition)
    return telling.words(
        f"kind-{KINDS[kind]}-text",
        points=facts.points[kind],
        wage=facts.wages[kind],
        **gains(facts.performer_gain[kind]),
    )
