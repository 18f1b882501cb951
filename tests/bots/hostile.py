"""A bot that does not think: it looks for what it may not know, everywhere in its process."""

import gc
import hashlib
import inspect
import os
import sys
from pathlib import Path

from chapiteau.core.match import BareMatch
from chapiteau.core.state import State
from chapiteau.games.fourberies.rules.state import Fourberies

REPORT = "HOSTILE_REPORT"
DEEPEST = 12
sys.set_int_max_str_digits(0)  # other tests of this process may have left any number behind


def mark(x):
    """A name for a value that does not tell it: the bot must not be handed what it looks for."""
    return hashlib.blake2b(repr(x).encode(), digest_size=12).hexdigest()


def hands(g):
    """What all hold: the requests of every troupe."""
    return [list(troupe.requests) for troupe in g.troupes]


class Hostile:
    """Answers with any move, and writes down marks of all that it could get hold of."""

    def __init__(self, game):
        self.seen = {}
        self.marks = set()

    def choose(self, view, moves, rng, budget):
        for start in (view, moves, rng, budget, self.frames(), gc.get_objects(), sys.modules):
            self.search(start, 0)
        self.search([dict(os.environ), sys.argv, sys.orig_argv], 0)
        with Path(os.environ[REPORT]).open("a") as out:
            out.writelines(f"{m}\n" for m in sorted(self.marks))
        return moves[0]

    def frames(self):
        """The variables of everybody who called."""
        return [dict(f.frame.f_locals) for f in inspect.stack()]

    def search(self, x, depth):
        if id(x) in self.seen or depth > DEEPEST:
            return
        self.seen[id(x)] = x  # kept, so that no other object gets its id
        if isinstance(x, BareMatch) or (isinstance(x, State) and str(x.rng.wire()[0]).strip("0")):
            self.marks.add("a match or a state with its chance")
        if isinstance(x, Fourberies):  # games of other tests may lie about
            self.marks.add(mark(hands(x)))
        if isinstance(x, (str, bytes, int)):
            self.marks.add(mark(x))
        elif isinstance(x, (list, tuple)):
            if len(x) < 200 and all(isinstance(e, int) for e in x):
                self.marks.add(mark(list(x)))
            for e in x:
                self.search(e, depth + 1)
        elif isinstance(x, dict):
            for key, value in list(x.items()):
                self.search(key, depth + 1)
                self.search(value, depth + 1)
        elif not isinstance(x, type) and not inspect.ismodule(x):
            self.attributes(x, depth)

    def attributes(self, x, depth):
        names = [*getattr(x, "__dict__", ()), *getattr(type(x), "__mypyc_attrs__", ())]
        for name in [*names, *getattr(type(x), "__slots__", ())]:
            try:
                value = getattr(x, name)
            except Exception:  # it does not mind
                continue
            self.search(value, depth + 1)
