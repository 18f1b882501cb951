"""How long the heap of Carnavalesque takes, beside one step of the plainest loop."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque.rules.crowd.heap import Heap

ROUNDS = 300
CARDS = 42


def crowd(seed: int) -> Heap:
    heap = Heap()
    heap.throw_many(CARDS, seeded(str(seed)))
    return heap


def timed(act: Callable[[Heap], object], heaps: list[Heap]) -> float:
    """Microseconds for each heap, the best of three runs."""
    best = float("inf")
    for _ in range(3):
        fresh = [heap.clone() for heap in heaps]
        start = perf_counter()
        for heap in fresh:
            act(heap)
        best = min(best, perf_counter() - start)
    return best / len(heaps) * 1e6


def main() -> None:
    heaps = [crowd(seed) for seed in range(ROUNDS)]
    rng = seeded("throws")
    plain = timed(lambda heap: heap.count(), heaps)
    acts: dict[str, Callable[[Heap], object]] = {
        "throw 42": lambda heap: Heap().throw_many(CARDS, rng),
        "clone": lambda heap: heap.clone(),
        "throw": lambda heap: heap.throw(rng),
        "take the topmost": lambda heap: heap.take(heap.order[-1]),
        "what is covered": lambda heap: [heap.is_covered(slot) for slot in heap.order],
        "sight of all": lambda heap: [heap.sight(slot) for slot in heap.order],
        "hit": lambda heap: heap.hit(100, 100),
        "bounds": lambda heap: heap.bounds(),
    }
    for name, act in acts.items():
        took = timed(act, heaps)
        print(f"{name:18}{took:9.2f} us{took / plain:8.0f} plain calls")


if __name__ == "__main__":
    main()
