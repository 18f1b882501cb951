"""A learned opinion: weights for the signs that are to be seen of a seat, by the stage of the game."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps, loads
from math import isfinite
from typing import Any, Final

from .errors import BadComponents, Value

FORMAT: Final = 1


class Learned:
    """What a seat is likely to gain from here on, and how that was learned."""

    def __init__(self, weights: list[list[float]], record: dict[str, Any]) -> None:
        self.weights: Final = weights  # by stage, then by sign
        self.record: Final = record

    def value(self, stage: int, signs: list[float]) -> float:
        weights, total = self.weights[stage], 0.0
        for i in range(len(weights)):
            total += weights[i] * signs[i]
        return total


def fingerprint(signs: list[str], weights: list[list[float]]) -> str:
    """What a record notes of the weights it speaks of."""
    return blake2b(dumps([signs, weights]).encode(), digest_size=12).hexdigest()


def read_learned(text: str, name: str, signs: list[str], stages: int) -> Learned:
    """The opinion that a file holds, if it is about these signs and so many stages."""
    try:
        data = loads(text)
    except ValueError as e:
        raise complaint("weights-not-json", name, {"detail": str(e)}) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise complaint("weights-format", name, {"wanted": FORMAT})
    if data.get("signs") != signs:
        raise complaint("weights-signs", name, {"wanted": ", ".join(signs)})
    rows = data.get("weights")
    if not isinstance(rows, list) or len(rows) != stages:
        found = len(rows) if isinstance(rows, list) else 0
        raise complaint("weights-stages", name, {"wanted": stages, "found": found})
    weights = [read_row(row, name, stage, len(signs)) for stage, row in enumerate(rows)]
    record = data.get("record")
    if not isinstance(record, dict) or record.get("fingerprint") != fingerprint(signs, weights):
        raise complaint("weights-record", name, {})
    return Learned(weights, record)


def read_row(row: Any, name: str, stage: int, length: int) -> list[float]:
    """The weights of one stage: one finite number for each sign."""
    if not isinstance(row, list) or len(row) != length:
        found = len(row) if isinstance(row, list) else 0
        raise complaint("weights-row", name, {"stage": stage, "wanted": length, "found": found})
    numbers: list[float] = []
    for value in row:
        if not isinstance(value, float) or not isfinite(value):
            raise complaint("weights-number", name, {"stage": stage, "value": str(value)[:40]})
        numbers.append(value)
    return numbers


def complaint(id: str, name: str, said: dict[str, Value]) -> BadComponents:
    return BadComponents(id, {"where": name, **said})
