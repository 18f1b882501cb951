"""9 The end of a season: shows are counted, then secret requests."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Together
from ..box.components import OWL
from .moments import at_another_moment, is_in_box
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
from .reasons import (
    MUST_TURN_COLOUR,
    NOT_IN_HAND_TO_PLAY,
    NOT_THAT_MANY,
    PAYS_NOTHING,
    REQUEST_IS_CHOSEN,
)
from .requests import pays
from .state import Fourberies


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

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "towards":
            count = g.chameleons(seat)
            yield NOT_THAT_MANY.about("count", count), move.arg <= count
        elif move is PASS:
            yield MUST_TURN_COLOUR, False
        else:
            yield from at_another_moment(g, seat, move)


class Count(Auto[Fourberies]):
    """9.1 Actors to the King's taste pay; a pleasing show pays (9.2), the best one twice (9.3)."""

    def run(self, g: Fourberies) -> None:
        mood, kind, earned = g.mood(), g.box.kind, g.reward()
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
            reward = earned * (2 if is_best else 1)
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
        if g.seasons_left() > 0 or g.waiting != [seat]:
            return False
        return self.is_done(g, seat, [*g.chosen[seat], move])  # with the Owl a second may follow

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        request = move.arg
        if move.verb == "play":
            if is_in_box(g, move):
                is_held = request in g.troupes[seat].requests
                yield NOT_IN_HAND_TO_PLAY.about("request", request), is_held
                yield REQUEST_IS_CHOSEN.about("request", request), move not in g.chosen[seat]
                yield PAYS_NOTHING.about("request", request), pays(g, seat, request) > 0
        elif move is not PASS:
            yield from at_another_moment(g, seat, move)
