"""9 The end of a season: shows are counted, then secret requests."""

from __future__ import annotations

from typing import Final

from ....core.errors import NOT_NOW, Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Together
from ..box.components import OWL
from .moves import (
    ACTORS_PAY,
    DISPLEASES,
    FORGETS,
    GRANTS,
    GRANTS_AGAIN,
    LEANS,
    PASS,
    PLAY,
    PLEASES,
    TOWARDS,
    TRIUMPHS,
)
from .requests import pays
from .state import Fourberies

PAYS_NOTHING: Final = Reason("request-pays-nothing", "9.5")
NOT_YOURS: Final = Reason("request-not-in-hand", "9.4")
ALREADY_CHOSEN: Final = Reason("request-already-chosen", "7.13")
TOO_MANY: Final = Reason("not-that-many-chameleons", "7.15")


class Camouflage(Together[Fourberies]):
    """7.15 Whoever has Chameleons picks in secret how many play to the King's mood."""

    def seats(self, g: Fourberies) -> list[int]:
        return [s for s in range(g.seats) if g.chameleons(s)]

    def choices(self, g: Fourberies, seat: int, chosen: list[Move]) -> list[Move]:
        if chosen:
            return []
        return [TOWARDS[k] for k in range(g.chameleons(seat), -1, -1)]

    def reveal(self, g: Fourberies, chosen: list[list[Move]]) -> None:
        seats = self.seats(g)
        if seats:
            g.learn(EVERYONE)
        for seat in seats:
            count = chosen[seat][0].arg
            g.troupes[seat].towards = count
            g.tell(LEANS, seat, count, g.chameleons(seat) - count)

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        return TOO_MANY if move.verb == "towards" else NOT_NOW


class Count(Auto[Fourberies]):
    """9.1 Actors to the King's taste pay; a pleasing show pays (9.2), the best one twice (9.3)."""

    def run(self, g: Fourberies) -> None:
        mood, kind, rewards = g.mood(), g.box.kind, g.box.rewards
        best = max([g.difference(s) for s in range(g.seats)])
        for seat in g.in_order():
            t = g.troupes[seat]
            liked = len([a for a in t.actors if kind[a] == mood])
            t.ecus += liked
            g.tell(ACTORS_PAY, seat, liked)
            difference = g.difference(seat)
            if difference <= 0:
                g.tell(DISPLEASES, seat)
                continue
            is_best = difference == best
            reward = rewards[g.season] * (2 if is_best else 1)
            t.ecus += reward
            g.tell(TRIUMPHS if is_best else PLEASES, seat, difference, reward)


class PlayRequests(Together[Fourberies]):
    """9.4 Each may play one request that pays; a second one with the Owl (7.13)."""

    def seats(self, g: Fourberies) -> list[int]:
        return [s for s in range(g.seats) if g.troupes[s].requests]

    def choices(self, g: Fourberies, seat: int, chosen: list[Move]) -> list[Move]:
        if PASS in chosen or len(chosen) == 2 or (chosen and not g.has_ready(seat, OWL)):
            return []
        paying = [
            PLAY[r]
            for r in g.troupes[seat].requests
            if PLAY[r] not in chosen and pays(g, seat, r) > 0
        ]
        return [PASS, *paying] if paying or not chosen else []

    def reveal(self, g: Fourberies, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        # 9.7 Everything is measured before anybody is paid.
        again = [[pays(g, s, r) for r in t.opened] for s, t in enumerate(g.troupes)]
        new = [[pays(g, s, m.arg) for m in lane if m is not PASS] for s, lane in enumerate(chosen)]
        for seat in g.in_order():
            t = g.troupes[seat]
            for i, request in enumerate(t.opened):
                t.ecus += again[seat][i]
                g.tell(GRANTS_AGAIN, seat, request, again[seat][i])
            for i, ecus in enumerate(new[seat]):
                t.ecus += ecus
                self.show(g, seat, chosen[seat][i].arg, i)
                g.tell(GRANTS, seat, chosen[seat][i].arg, ecus)

    def show(self, g: Fourberies, seat: int, request: int, nth: int) -> None:
        """The first request stays open; the Owl's goes to the discard, seen by all."""
        t = g.troupes[seat]
        lot = t.give_up_request(request)
        if nth == 0:
            t.opened.append(request)
        else:
            g.supply.put(request, EVERYONE, lot)
            g.tilt(seat, OWL)
            g.tell(FORGETS, seat, request)

    def is_last(self, g: Fourberies, seat: int, move: Move) -> bool:
        if g.season < g.box.season_count or g.waiting != [seat]:
            return False
        return self.is_done(g, seat, [*g.chosen[seat], move])  # with the Owl a second may follow

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        if move.verb != "play" or move.arg > g.box.request_count:
            return NOT_NOW
        if move.arg not in g.troupes[seat].requests:
            return NOT_YOURS.about("request", move.arg)
        reason = ALREADY_CHOSEN if move in g.chosen[seat] else PAYS_NOTHING
        return reason.about("request", move.arg)
