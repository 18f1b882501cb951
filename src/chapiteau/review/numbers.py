"""Whole numbers that an account is kept in, so that it adds up to the last digit everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Context, Decimal
from functools import cache

from ..core.mind import MILLION

Vector = list[int]
"""One number a seat."""

ORDERS = 12
"""Orders in which secret choices are imagined to be made. What values are counted in is a multiple
of it, so that a mean over 1, 2, 6 or 12 orders is a whole number."""
VICTORY = ORDERS * MILLION
"""A whole victory; also a multiple of every number of winners."""
POINT = ORDERS * 1000
"""A point, where nobody is beaten."""
FINE = 64
"""Steps of an exponent, of which each is a factor of e ** (1 / 64)."""
FARTHEST = 14 * FINE


@dataclass(frozen=True)
class Estimate:
    """A mean over deals for each seat, and the variance of that mean: how far it may be off."""

    mean: Vector
    noise: Vector


def apportioned(weights: Sequence[int], whole: int) -> Vector:
    """Shares of `whole` by weight that sum to it: rounded down, and what is left goes to the
    largest remainders, the first ones first."""
    total = sum(weights)
    shares = [weight * whole // total for weight in weights]
    rests = [weight * whole % total for weight in weights]
    order = sorted(range(len(weights)), key=lambda i: (-rests[i], i))
    for i in order[: whole - sum(shares)]:
        shares[i] += 1
    return shares


@cache
def powers() -> list[int]:
    """e ** (-k / 64) for each k, in 2 ** -40; decimals are the same on every machine."""
    context = Context(prec=30)
    scale = Decimal(1 << 40)
    return [int(context.exp(Decimal(-k) / FINE) * scale) for k in range(FARTHEST + 1)]


def softmax(margins: Sequence[float], swing: int) -> Vector:
    """Shares of the victory, the more the farther ahead; a `swing` is in thousandths of a point."""
    whole = [round(1000 * margin) for margin in margins]
    top, power = max(whole), powers()
    far = [min(FARTHEST, (top - one) * FINE // swing) for one in whole]
    return apportioned([power[k] for k in far], MILLION)


def mean_shares(vectors: Sequence[Vector]) -> Vector:
    """The mean of shares in millionths, as shares of a `VICTORY` that sum to it."""
    sums = [sum(column) for column in zip(*vectors, strict=True)]
    return [ORDERS * share for share in apportioned(sums, MILLION)]


def mean_points(vectors: Sequence[Vector]) -> Vector:
    """The mean of thousandths of points, in parts of a `POINT`."""
    return [ORDERS * rounded(sum(column), len(vectors)) for column in zip(*vectors, strict=True)]


def noise_of(vectors: Sequence[Vector]) -> Vector:
    """The variance of the mean of such values, in the squares of what an account is kept in; one
    value says nothing of it."""
    n = len(vectors)
    if n < 2:
        return [0] * len(vectors[0])
    columns = zip(*vectors, strict=True)
    spreads = [n * sum(x * x for x in column) - sum(column) ** 2 for column in columns]
    return [ORDERS * ORDERS * spread // (n * n * (n - 1)) for spread in spreads]


def rounded(total: int, n: int) -> int:
    """The nearest whole number to a quotient, the higher of two."""
    return (2 * total + n) // (2 * n)


def minus(a: Sequence[int], b: Sequence[int]) -> Vector:
    return [x - y for x, y in zip(a, b, strict=True)]


def plus(a: Sequence[int], b: Sequence[int]) -> Vector:
    return [x + y for x, y in zip(a, b, strict=True)]
