"""Learned weights: one for each input that is seen of a seat, by the stage of the game."""

from __future__ import annotations

from hashlib import blake2b
from json import JSONDecodeError, dumps, loads
from math import floor, isfinite
from pathlib import Path
from typing import Any, Final

from .errors import BadComponents, Value, misread

FORMAT: Final = 2
FORMATS: Final = (1, 2)
"""Before format 2 the inputs were called signs."""
DIGITS: Final = 4
"""Decimal places of a weight."""
GRAIN: Final = 10**DIGITS  # what a weight of 1 counts in whole numbers
FINE: Final = 1024  # what an input of 1 counts; a power of two, so that nothing is lost by it


class Weights:
    """What a seat is likely to gain from here on, and how that was learned."""

    def __init__(self, rows: list[list[float]], record: dict[str, Any]) -> None:
        self.rows: Final = rows  # by stage, then by input
        self.record: Final = record
        self.whole: Final = [[floor(w * GRAIN + 0.5) for w in row] for row in rows]

    def value(self, stage: int, inputs: list[float]) -> float:
        """Summed in whole numbers, so that neither the order nor the machine nor the compiler,
        which may join a product and a sum into one step, changes what is chosen by it."""
        weights, total = self.whole[stage], 0
        for i in range(len(weights)):
            total += weights[i] * floor(inputs[i] * FINE + 0.5)
        return float(total) / (GRAIN * FINE)


def fingerprint(inputs: list[str], rows: list[list[float]]) -> str:
    """What a record notes of the weights it speaks of."""
    return blake2b(dumps([inputs, rows]).encode(), digest_size=12).hexdigest()


def read_weights(text: str, name: str, inputs: list[str], stages: int) -> Weights:
    """The weights that a file holds, if they are for these inputs and so many stages."""
    try:
        data = loads(text)
    except JSONDecodeError as e:
        raise BadComponents("weights-not-json", misread(name, text, e.lineno, e.colno)) from None
    except RecursionError:
        raise complaint("component-too-deep", name, {}) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise complaint("component-long-number", name, {}) from None
    if not isinstance(data, dict) or data.get("format") not in FORMATS:
        raise complaint("weights-format", name, {"wanted": FORMAT})
    if data.get("inputs", data.get("signs")) != inputs:
        raise complaint("weights-inputs", name, {"wanted": ", ".join(inputs)[:200]})
    rows = data.get("weights")
    if not isinstance(rows, list) or len(rows) != stages:
        found = len(rows) if isinstance(rows, list) else 0
        raise complaint("weights-stages", name, {"wanted": stages, "found": found})
    weights = [read_row(row, name, stage, len(inputs)) for stage, row in enumerate(rows)]
    record = data.get("record")
    if not isinstance(record, dict) or record.get("fingerprint") != fingerprint(inputs, weights):
        raise complaint("weights-record", name, {})
    return Weights(weights, record)


def read_row(row: Any, name: str, stage: int, length: int) -> list[float]:
    """The weights of one stage: one finite number for each input."""
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


_shipped: Final[dict[str, Weights]] = {}


def shipped_weights(file: Path, inputs: list[str], stages: int) -> Weights:
    """The weights that a game brings along, read once."""
    key = str(file)
    if key not in _shipped:
        _shipped[key] = read_weights(file.read_text("utf-8"), file.name, inputs, stages)
    return _shipped[key]
