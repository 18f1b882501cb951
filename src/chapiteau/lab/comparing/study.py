"""A study of one box, or of two with the same deals: games are counted as they come, and sums are
all that is kept of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...core.edition import Edition
from ..facts import Facts, Share
from ..series import Told
from ..things import FEWEST
from .pairs import THING, Pairs, Sums

Plain = dict[str, Any]
COUNTED = ("decisions", "scores", "winning", "widths")


class Study:
    """What the games of one edition or two add up to."""

    def __init__(self, editions: Sequence[Edition], seats: int) -> None:
        self.editions = editions
        self.seats = seats
        self.facts = [Facts() for _ in editions]
        first = editions[0]
        self.pairs = Pairs(first.game.marks(first.box, seats))
        self.waiting: Told | None = None  # the first of a pair

    def add(self, told: Told) -> int:
        """The next game, in the order of `deals`; returns which edition it was of."""
        which = self.facts[0].games - self.facts[-1].games if len(self.facts) > 1 else 0
        self.facts[which].add(told)
        if which:
            assert self.waiting is not None
            self.pairs.add(self.waiting, told)
        self.waiting = None if which else told
        return which

    @property
    def is_pair(self) -> bool:
        return len(self.facts) > 1 and self.pairs.count > 0

    def drop_rare(self) -> None:
        """Forget what happened too seldom to say anything of: no more games come."""
        things = {k for f in self.facts for k, share in f.by_thing.items() if is_often(share)}
        openings = {k for f in self.facts for k, share in f.by_opening.items() if is_often(share)}
        for facts in self.facts:
            facts.by_thing = {k: v for k, v in facts.by_thing.items() if k in things}
            facts.by_opening = {k: v for k, v in facts.by_opening.items() if k in openings}
        for figure in list(self.pairs.sums):
            if figure[0] == THING and figure[1:] not in things:
                del self.pairs.sums[figure]

    # as it is written down, between two pairs

    def plain(self) -> Plain:
        """As JSON has it."""
        pairs = self.pairs
        sums = [[*figure, s.pairs, s.totals, s.products] for figure, s in pairs.sums.items()]
        return {
            "facts": [plain_facts(facts) for facts in self.facts],
            "pairs": {"count": pairs.count, "same": pairs.same, "sums": sums},
        }

    @classmethod
    def restored(cls, editions: Sequence[Edition], seats: int, data: Plain) -> Study:
        study = cls(editions, seats)
        study.facts = [restored_facts(each) for each in data["facts"]]
        kept = data["pairs"]
        study.pairs.count, study.pairs.same = kept["count"], kept["same"]
        for *figure, pairs, totals, products in kept["sums"]:
            study.pairs.sums[tuple(figure)] = Sums(pairs, totals, products)
        return study


def is_often(share: Share) -> bool:
    return share.seats >= FEWEST


def plain_facts(facts: Facts) -> Plain:
    counted = {name: sorted(getattr(facts, name).items()) for name in COUNTED}
    return {
        "games": facts.games,
        **counted,
        "width_at": [[n, *sums] for n, sums in facts.width_at.items()],
        "by_seat": shares(((seat,), share) for seat, share in facts.by_seat.items()),
        "by_thing": shares(facts.by_thing.items()),
        "by_opening": shares((moves, share) for moves, share in facts.by_opening.items()),
    }


def shares(items: Iterable[tuple[Sequence[Any], Share]]) -> list[Any]:
    return [[list(key), share.seats, share.wins, share.points] for key, share in items]


def restored_facts(data: Plain) -> Facts:
    facts = Facts(data["games"])
    for name in COUNTED:
        getattr(facts, name).update(dict(data[name]))
    facts.width_at.update({n: [total, count] for n, total, count in data["width_at"]})
    facts.by_seat.update({key[0]: Share(*rest) for key, *rest in data["by_seat"]})
    for name in ("by_thing", "by_opening"):
        getattr(facts, name).update({tuple(key): Share(*rest) for key, *rest in data[name]})
    return facts
