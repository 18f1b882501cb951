"""A thousand tournaments of bots: each ends, and what must hold of every one of them holds.

PYTHONPATH=tests python -m soak.tournaments [TOURNAMENTS [HOUSES]]: how many are drawn and counted
by the arithmetic alone, with real games of bots that choose by lot, and how many are played in a
real house, by its own steps, on SQLite. Games, sizes, forms, odd numbers and whoever leaves in the
middle follow from the number of the tournament, so that any of them can be played again.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

from server.tournaments.company import announced, house, now, play_out, tables

import chapiteau
from chapiteau.server.clocks.standing import ranked
from chapiteau.server.store.rows.tournaments import FINISHED
from chapiteau.server.tables.seeds import match_seed
from chapiteau.server.tournaments import entering
from chapiteau.server.tournaments.deals import deal, lots
from chapiteau.server.tournaments.drawing import groups
from chapiteau.server.tournaments.next_round import (
    FILLINGS,
    FORMS,
    GROUPS,
    Rules,
    last_round,
    next_round,
)
from chapiteau.server.tournaments.results import Entrant, Played, Round, Seated, history
from chapiteau.server.tournaments.scoring import standings
from chapiteau.server.tournaments.stepping import step

TOURNAMENTS, HOUSES = 1_000, 20
GAME = "fourberies"
SEATS = (2, 3, 4)


def play(seed, seats, dice):
    """A game by lot, and how it ended."""
    match = chapiteau.new(GAME, seats=seats, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    return list(match.scores), ranked(match.winners, match.scores)


class Tournament:
    """One of them, by its number."""

    def __init__(self, number):
        self.dice = random.Random(number)
        dice = self.dice
        self.rules = Rules(
            dice.choice(SEATS),
            dice.randint(1, 6),
            dice.choice(FORMS),
            dice.choice(FILLINGS),
            dice.random() < 0.5,
        )
        self.leaving = dice.choice((0.0, 0.0, 0.1, 0.3))
        count = dice.randint(2, 16)
        self.nonces = [f"{number}-{n}" for n in range(count)]
        self.secret = str(number), f"nonce {number}"
        people = list(range(1, count + 1))
        self.order = lots(str(number), self.nonces, people)
        size = dice.randint(self.rules.seats, 8)
        several = groups(self.order, size) if self.rules.form == GROUPS else [self.order]
        self.entrants = [
            Entrant(n, group=next(i for i, group in enumerate(several, 1) if n in group))
            for n in people
        ]
        self.rounds: list[Round] = []
        self.games = 0

    def run(self):
        while drawn := next_round(self.rules, self.entrants, self.rounds, order=self.order):
            self.entrants = [*self.entrants, *drawn.new_bots]
            played = [self.table(i, who) for i, who in enumerate(drawn.tables)]
            self.rounds.append(Round(tuple(played), tuple(drawn.byes), drawn.is_final))
            self.check_round()
            gone = {s.entry for table in played for s in table.seats if s.is_out}
            self.entrants = [replace(e, is_gone=e.is_gone or e.n in gone) for e in self.entrants]
        self.check_end()

    def table(self, place, who):
        """A table with its deal; some of its people leave in the middle."""
        number, seats = len(self.rounds) + 1, self.rules.seats
        share, _ = deal(*self.secret, number, 0 if self.rules.is_duplicate else place)
        scores, ranks = play(match_seed(share, self.nonces), seats, self.dice)
        self.games += 1
        bots = {e.n for e in self.entrants if e.is_bot}
        out = [n not in bots and self.dice.random() < self.leaving for n in who]
        ranks = [seats if gone else rank for rank, gone in zip(ranks, out, strict=True)]
        four = zip(who, range(seats), scores, ranks, out, strict=True)
        return Played(place + 1, tuple(Seated(*each) for each in four))

    def check_round(self):
        one, bots = self.rounds[-1], {e.n for e in self.entrants if e.is_bot}
        at = Counter(s.entry for table in one.tables for s in table.seats)
        here = {e.n for e in self.entrants if not e.is_gone and not e.is_bot}
        assert set(at.values()) == {1}, "somebody sits at two tables"
        assert not at.keys() & set(one.byes), "somebody sits and sits out"
        if not one.is_final:
            assert here <= at.keys() | set(one.byes), "somebody was forgotten"
        for table in one.tables:
            assert {s.seat for s in table.seats} == set(range(self.rules.seats))
            assert {s.entry for s in table.seats} - bots, "a table of bots alone"

    def check_end(self):
        assert len(self.rounds) <= last_round(self.rules, self.entrants)
        found = standings(self.entrants, self.rounds, self.rules.is_duplicate)
        assert sorted(each.entry for each in found) == sorted(e.n for e in self.entrants)
        assert [each.place for each in found] == sorted(each.place for each in found)
        past = history(self.rounds)
        if not self.leaving and self.rounds:
            for e in self.entrants:
                often = [past.seats[e.n, seat] for seat in range(self.rules.seats)]
                assert e.is_bot or max(often) - min(often) <= 3, ("seats", often)
            byes = [past.byes[e.n] for e in self.entrants if not e.is_bot and e.group == 1]
            assert max(byes, default=0) - min(byes, default=0) <= 1, ("byes", byes)


async def in_a_house(number):
    """A tournament by the house's own steps, with people who leave; how many tables it had."""
    dice, played = random.Random(number), 0
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder), people=dice.randint(2, 8)) as (home, _, people):
            asked = {
                "game": GAME, "seats": dice.choice(SEATS[:2]), "rounds": dice.randint(1, 3),
                "form": dice.choice(FORMS), "duplicate": dice.random() < 0.5, "level": "random",
                "group_size": 4,
            }  # fmt: skip
            t = await announced(home, people, **asked)
            while (t := await now(home, t)).phase != FINISHED:
                if dice.random() < 0.3 and len(people) > 1:
                    await entering.leave(home.hall, people.pop(), t)
                for id in await tables(home, t, t.round):
                    await play_out(home, id, dice.random())
                    played += 1
                await step(home.hall, t.id)
    return played


def main(tournaments=TOURNAMENTS, houses=HOUSES):
    begun, games = time.perf_counter(), 0
    for number in range(tournaments):
        one = Tournament(number)
        try:
            one.run()
        except AssertionError as e:
            sys.exit(f"tournament {number} ({one.rules}): {e}")
        games += one.games
    took = time.perf_counter() - begun
    print(f"{tournaments} tournaments of {games} games ended well in {took:.0f} s.")
    begun = time.perf_counter()
    played = sum(asyncio.run(in_a_house(number)) for number in range(houses))
    took = time.perf_counter() - begun
    print(f"{houses} in a house, with {played} tables, in {took:.0f} s.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
