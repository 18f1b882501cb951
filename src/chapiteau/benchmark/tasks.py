"""The tasks: what is played, against whom, how often, on which deals. They never change.

A task pins the rules number and the box, so that a figure of today can be compared with one of any
later release. Another version of the benchmark has tasks of other names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..core.edition import Edition
from ..core.errors import BadSetup
from ..lab.duels import Duel
from ..registry import edition_of, find

VERSION: Final = 1
TEST: Final = f"benchmark {VERSION} test"
"""With what the seeds of all test deals begin. Environments are seeded with numbers, so no learner
meets a test deal unless it asks for it by name."""
SETS: Final = 50


@dataclass(frozen=True)
class Task:
    """A player on every seat in turn, the others held by one opponent; or alone, or all seats of a
    common cause, where points count."""

    name: str
    game: str
    seats: int
    opponent: str
    """A bot of the house with its budget; nobody, where nobody is beaten."""
    sets: int = SETS
    """How many deals; each is played as often as there are seats to take."""

    @property
    def rules(self) -> int:
        return PINNED[self.game][0]

    @property
    def box(self) -> str:
        return PINNED[self.game][1]

    @property
    def interface(self) -> str:
        """What an agent for the task observes and may do."""
        return PINNED[self.game][2]

    @property
    def is_common(self) -> bool:
        """Whether all win or lose together."""
        return find(self.game).cooperative

    def edition(self) -> Edition:
        """What is played, whatever has been released since."""
        box = find(self.game).house_box(self.box)
        if box is None:
            raise BadSetup("benchmark-no-box", {"task": self.name, "box": self.box})
        pinned = edition_of(self.game, {}, rules=self.rules)
        return find(self.game).edition({**pinned.options}, box, self.rules)

    def duel(self, player: str) -> Duel:
        """Who sits where, game by game."""
        return Duel(self.game, self.seats, player, self.opponent, TEST)


PINNED: Final = {
    "carnavalesque": (3, "b1511894074e0073", "o2-m1129"),
    "fourberies": (2, "37088cf4fe6231c9", "o1-m269"),
    "the_magnificent": (2, "98ac0f88ed02e08a", "o1-m951"),
    "three_ring_circus": (3, "179dd91785f2dc65", "o1-m275"),
    "trickerion": (2, "8d3cad1f1d24cf14", "o1-m471"),
}
"""Rules number, box and interface of each game in this version of the benchmark."""
TASKS: Final = {
    task.name: task
    for task in (
        Task("fourberies-2-novice", "fourberies", 2, "novice"),
        Task("fourberies-2-amateur", "fourberies", 2, "amateur"),
        Task("fourberies-4-amateur", "fourberies", 4, "amateur"),
        Task("fourberies-2-master", "fourberies", 2, "master@30"),
        Task("three_ring_circus-1", "three_ring_circus", 1, "", 100),
        Task("three_ring_circus-2-novice", "three_ring_circus", 2, "novice"),
        Task("three_ring_circus-3-amateur", "three_ring_circus", 3, "amateur"),
        Task("the_magnificent-1", "the_magnificent", 1, "", 100),
        Task("the_magnificent-2-novice", "the_magnificent", 2, "novice"),
        Task("the_magnificent-3-amateur", "the_magnificent", 3, "amateur"),
        Task("carnavalesque-3", "carnavalesque", 3, "", 100),
        Task("carnavalesque-5", "carnavalesque", 5, "", 100),
        Task("trickerion-2-novice", "trickerion", 2, "novice"),
        Task("trickerion-2-amateur", "trickerion", 2, "amateur"),
        Task("trickerion-4-amateur", "trickerion", 4, "amateur"),
    )
}
"""From easy to hard in every game: two seats against beginners, then full tables."""


def find_task(name: str) -> Task:
    """A task by its name."""
    if name not in TASKS:
        raise BadSetup("benchmark-no-task", {"task": name[:40], "known": ", ".join(TASKS)})
    return TASKS[name]
