"""Win rates by thing: which keys of a series belong together, and what they are called."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from ..core.edition import Edition
from ..core.game import Game
from ..words.telling import Telling
from .facts import Facts, Share
from .series import Key

FEWEST = 30  # seats without which a rate says nothing
MOST_ROWS = 60
STUDIED, SOMETHING = "X", "…"  # what a title says in the place of names


@dataclass(frozen=True)
class RateRow:
    """One thing, in one series or in two."""

    name: str
    shares: tuple[Share | None, ...]
    key: Key | None = field(default=None, compare=False)

    @property
    def rate(self) -> float:
        return next((share.rate for share in self.shares if share), 0.0)


@dataclass(frozen=True)
class Group:
    """Things of one kind, the best first."""

    title: str
    rows: tuple[RateRow, ...]


def groups(series: list[Facts], editions: list[Edition], lang: str) -> list[Group]:
    """All kinds of things that have names, the most frequent kinds first."""
    tellings = [Telling(lang, edition) for edition in editions]
    kinds: dict[tuple[str, str], dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for facts in series:
        for (where, kind, id), share in facts.by_thing.items():
            if share.seats >= FEWEST:
                kinds[where, kind][id] += share.seats
    found: list[Group] = []
    for (where, kind), ids in sorted(kinds.items(), key=lambda item: -sum(item[1].values())):
        if len(ids) > 1:
            rows = [row((where, kind, id), series, tellings) for id in ids]
            best = tuple(sorted(rows, key=lambda row: (-row.rate, row.name))[:MOST_ROWS])
            group = Group(title(where, kind, tellings[0]), best)
            twin = next((i for i, other in enumerate(found) if other.rows == best), None)
            if twin is None:
                found.append(group)
            elif where == "move":  # what was chosen and then told of is shown once, as a choice
                found[twin] = group
    return found


def noun_of(game: Game[Any], key: Key) -> str:
    """What a key counts."""
    where, kind, _ = key
    if where == "move":
        return next(m.noun for m in game.moves if m.verb == kind and m.noun)
    told = next(k for k in game.kinds.kinds if k.id == kind)
    return told.nouns[told.labels.index(where.partition(".")[2])]


def row(key: Key, series: list[Facts], tellings: list[Telling]) -> RateRow:
    noun = noun_of(tellings[0].edition.game, key)
    names = dict.fromkeys(str(telling.thing(noun, key[2])) for telling in tellings)
    shares = [facts.by_thing.get(key) for facts in series]
    enough = tuple(s if s and s.seats >= FEWEST else None for s in shares)
    return RateRow(" / ".join(names), enough, key)


def title(where: str, kind: str, telling: Telling) -> str:
    """The sentence that is said of all of them, without their names."""
    game, words = telling.edition.game, telling.words
    if where == "move":
        blanks, id = (
            {noun_of(game, (where, kind, 0)): STUDIED, "number": SOMETHING},
            f"move-{kind}",
        )
    else:
        told = next(k for k in game.kinds.kinds if k.id == kind)
        blanks, id = dict.fromkeys(told.labels, SOMETHING), f"told-{kind}"
        blanks[where.partition(".")[2]] = STUDIED
    try:
        return words(id, **blanks).rstrip(".") or kind
    except LookupError:  # its sentence needs a number to be put together
        return kind
