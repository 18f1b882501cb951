"""What a drawing needs to know of a view: what is in front, names, faces, and what requests pay."""

from __future__ import annotations

from typing import Final

from ....core.event import UNKNOWN
from ....draw.desk import Desk, Items, guess_viewer
from ....draw.memo import lazy
from ....draw.pen import Pen
from ....draw.scene import TALL, Layout
from ....words import Telling
from ..box.components import METRICS, Condition
from ..rules.requests import measure
from ..rules.state import Fourberies, Troupe
from ..words.outline_player import known_worths, reckoning
from .pieces.wishes import Prospect
from .plan import Crowd, Plan, plan_of
from .questions import VARIANTS, city_being_resolved, front_of, meeting_of
from .theme import Hall

__all__ = ["Items", "Quill", "Table"]
Quill = Pen[Hall]


def remaining(now: tuple[int, ...], was: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of before, if nothing has come to them."""
    return was if UNKNOWN not in now and {*now} < {*was} else now


class Table(Desk[Fourberies, Hall]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self,
        view: Fourberies,
        telling: Telling,
        hall: Hall,
        viewer: int | None,
        layout: Layout,
        focus: str = "",
    ) -> None:
        who = guess_viewer(view) if viewer is None else viewer
        super().__init__(view, telling, hall, who, layout, focus or front_of(view))
        self.box: Final = view.box
        self.city: Final = city_being_resolved(view)
        front = VARIANTS.get(self.focus, (self.focus, 0))
        self.plan: Final[Plan] = plan_of(layout, *front, self.crowd)
        self._prospects: Final[dict[int, dict[int, Prospect]]] = {}  # by seat and request

    @lazy
    def cities(self) -> tuple[tuple[int, ...], ...]:
        """The cards at each city, the newest last; those just met are not among them."""
        return tuple(map(tuple, self.view.cities))

    @property
    def mine(self) -> Troupe:
        return self.view.troupes[self.me]

    @lazy
    def laid(self) -> str:
        """The city whose cards are chosen from, and what a page that scrolls makes room for, but
        for the viewer's own at its foot."""
        return ",".join(map(str, (self.meeting, *self.crowd[:-2])))

    @lazy
    def as_was(self) -> tuple[int, ...]:
        kept = self.kept_laid.partition(";")[0]
        return tuple(map(int, kept.split(","))) if kept else ()

    @lazy
    def hands(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Requests and travel cards in hand as they lie: a preview that takes some away leaves the
        others there."""
        now = tuple(self.mine.requests), tuple(sorted(self.mine.hand))
        kept = self.kept_laid.split(";")[1:] or ("", "")
        requests, travels = (tuple(map(int, was.split(","))) if was else () for was in kept)
        return remaining(now[0], requests), remaining(now[1], travels)

    @lazy
    def meeting(self) -> int:
        return self.as_was[0] if self.as_was else meeting_of(self.view)

    @lazy
    def crowd(self) -> Crowd:
        """A preview has the same room as the picture it is seen in."""
        now = self._crowd()
        return Crowd._make((*(self.as_was[1:] or now[:-2]), *now[-2:]))

    def _crowd(self) -> Crowd:
        """How much lies where; boards that do not scroll have the same room for it always."""
        view, t = self.view, self.mine
        if self.layout not in TALL:
            return Crowd(view.seats)
        met = 0 if self.focus in VARIANTS else sum([len(t.newcomers) for t in view.troupes])
        stacks = [
            len(cards) + (met if c == self.city else 0) for c, cards in enumerate(view.cities)
        ]
        chosen_from = VARIANTS.get(self.focus, ("", 0))[1]
        bare = bool(chosen_from) and not stacks[chosen_from]
        bare = bare and not (chosen_from == self.city and any(t.newcomers for t in view.troupes))
        people = [self._people(t) for t in view.troupes]
        opened = sum([len(t.opened) for t in view.troupes])
        requests = len(t.requests) + len(t.opened)
        held = max([len(t.requests) for t in view.troupes])
        lines = int("".join([str(min(9, max(1, -(-count // 6)))) for count in people]))
        mine = people[self.me], requests
        return Crowd(view.seats, opened, max(stacks), lines, held, int(bare), *mine)

    def _people(self, t: Troupe) -> int:
        """How many roles and acrobats a troupe has."""
        role = self.view.box.role
        roles = len({role[card] for card in t.actors})
        return roles + len(t.acrobats) + len(t.guests) + len(t.tilted)

    @property
    def planned(self) -> list[int]:
        """The cities that the viewer has chosen this turn, as far as nobody else has to know."""
        return [*self.mine.picks, *[m.arg for m in self.lane if m.verb == "travel"]]

    # requests

    def prospect(self, seat: int, request: int) -> Prospect:
        """What a request would pay a seat now."""
        if request == UNKNOWN:
            return Prospect(-1, "")
        if seat not in self._prospects:
            of = reckoning(self.view, seat)
            place = ("prospects", seat)
            self._prospects[seat] = self.telling.remembered(place, of, self._reckoned, seat)
        return self._prospects[seat][request]

    def _reckoned(self, seat: int) -> dict[int, Prospect]:
        found = dict[int, Prospect]()
        for request, pays in known_worths(self.view, seat, self.telling):
            r = self.view.box.requests[request]
            told = "" if pays or r.metric >= 0 else self.progress(seat, r.conditions)
            found[request] = Prospect(pays, told)
        return found

    def progress(self, seat: int, conditions: list[Condition]) -> str:
        """How far a request is from paying, in digits."""
        if len(conditions) != 1:
            held = [c for c in conditions if c.holds(measure(self.view, seat, c.metric))]
            return f"{len(held)}/{len(conditions)}"
        c = conditions[0]
        now = measure(self.view, seat, c.metric)
        if METRICS[c.metric].startswith("wealth"):
            return ""
        return f"{now}/{c.value}" if c.sign == 0 and now >= 0 else str(now)
