"""What a card does, in words."""

from __future__ import annotations

from typing import Final

from ....core import edition
from ....core.event import UNKNOWN
from ....core.names import dashed
from ....words import Telling
from ..box.components import ANIMALS, METRICS, Condition, FourberiesBox

SIGN_WORDS: Final = ("ge", "le", "eq", "lt")


def encounter_text(telling: Telling, card: int) -> str:
    """What an encounter card does for whoever meets it."""
    box, words = box_of(telling), telling.words
    if card == UNKNOWN:
        return words("encounter-unknown")
    if box.bonus[card]:
        return words("effect-bonus", ecus=box.bonus[card])
    if box.acrobat[card]:
        return acrobat_text(telling, box.acrobat[card])
    return words(f"effect-actor-{box.experience[card]}")


def acrobat_text(telling: Telling, op: int) -> str:
    """What an acrobat does; an owner's animal under another name does the same."""
    box = box_of(telling)
    return telling.words(
        f"acrobat-{ANIMALS[op]}-text",
        steps=box.elephant_steps,
        gap=box.wolf_gap,
        experience=box.chameleon_experience,
    )


def request_text(telling: Telling, request: int) -> str:
    """What a secret request wants and what it pays."""
    words = telling.words
    if request == UNKNOWN:
        return words("request-unknown")
    wanted = [condition_text(telling, c) for c in box_of(telling).requests[request].conditions]
    conditions = wanted[0] if wanted else words("condition-none")
    for other in wanted[1:]:
        conditions = words("condition-and", a=conditions, b=other)
    return words("request-text", conditions=conditions, reward=reward_text(telling, request))


def condition_text(telling: Telling, condition: Condition) -> str:
    key = f"metric-{dashed(METRICS[condition.metric])}"
    return telling.words(key, cmp=SIGN_WORDS[condition.sign], value=condition.value)


def reward_text(telling: Telling, request: int) -> str:
    """What a request pays, flat or per unit."""
    r, words = box_of(telling).requests[request], telling.words
    if r.metric < 0:
        return words("request-reward", ecus=r.reward)
    unit = words(f"unit-{dashed(METRICS[r.metric])}")
    return words("request-reward-per", ecus=r.reward, max=r.cap, unit=unit)


def box_of(telling: Telling) -> FourberiesBox:
    return edition.box_of(telling.edition, FourberiesBox)
