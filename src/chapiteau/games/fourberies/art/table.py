"""What a drawing needs to know of a view: names, faces, and which piece offers which move."""

from __future__ import annotations

from typing import Final

from ....core.event import UNKNOWN
from ....core.names import dashed
from ....core.step import NOBODY
from ....draw.sight import PLAIN, Mark, Sight, sources
from ....words import Telling
from ..box.components import COMEDY, METRICS, Condition
from ..rules.acrobats import ACROBATS, Perform
from ..rules.city import LeaveCity
from ..rules.moves import CLAIM, COURT, FOR, LEAVE, LEND, MOVES, PULL, SNATCH, SWAP, TRAVEL
from ..rules.requests import measure
from ..rules.scoring import PlayRequests
from ..rules.state import ALL_CITIES, Fourberies, Troupe
from ..words.outline import pays_now
from ..words.texts import SIGN_WORDS, encounter_text, request_text
from .cards import Face, face_of
from .theme import Hall
from .wishes import Prospect, RequestFace, Wish

PERSONAL: Final = {"steal", "peek", "from", "lend", "for"}  # verbs that are answered at a player's


class Table(Sight[Fourberies, Hall]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self, view: Fourberies, telling: Telling, hall: Hall, viewer: int | None, layout: str
    ) -> None:
        who = guess_viewer(view) if viewer is None else viewer
        super().__init__(view, telling, hall, who, layout)
        self.hall: Final = hall
        self.city: Final = city_being_resolved(view)
        self.question: Final = (self.step if self.moves else None, self.moves, self.lane, self.city)
        of = (self.question, self.mine.picks)
        self.cities: Final = self.remembered("cities", of, self._mark_cities)

    def asks(self, *verbs: str) -> object:
        """The question if it is answered by one of these verbs: what marks depend on."""
        return self.question if not self.verbs.isdisjoint(verbs) else None

    def asks_of(self, seat: int) -> object:
        """The question, if it may be answered at what lies before a player."""
        if seat == self.viewer and isinstance(self.step, Perform):
            return self.question
        return self.asks(*PERSONAL)

    def holding(self, seat: int) -> object:
        """All that a drawing shows of a troupe."""
        t = self.view.troupes[seat]
        return (
            t.ecus, t.hand, t.picks, t.visiting, t.acrobats, t.guests, t.tilted, t.actors,
            t.newcomers, t.requests, t.opened,
        )  # fmt: skip

    def reckoning(self, seat: int) -> object:
        """All that decides what a troupe's requests would pay."""
        view = self.view
        stage = (view.needle, view.over, isinstance(self.step, PlayRequests))
        t, wealth = view.troupes[seat], [t.ecus for t in view.troupes]
        return stage, wealth, t.managers, t.towards, self.holding(seat)

    @property
    def mine(self) -> Troupe:
        return self.view.troupes[self.me]

    # names and faces

    def player(self, seat: int) -> str:
        return self.telling.player(seat)

    def city_name(self, city: int) -> str:
        return str(self.telling.thing("city", city))

    def name(self, card: int) -> str:
        return str(self.telling.thing("encounter", card))

    def face(self, card: int) -> Face:
        """An encounter card as it is printed; actors and purses share a name at the foot."""
        return self.faces()[card]

    def faces(self) -> list[Face]:
        """Every card of the box as it is printed, by its number."""
        return self.telling.remembered("faces", None, self._faces)

    def _faces(self) -> list[Face]:
        box, words = self.view.box, self.words
        found = [face_of(box, UNKNOWN, "")]
        for card in range(1, len(box.face)):
            if box.kind[card]:
                foot = words("board-comedian" if box.kind[card] == COMEDY else "board-tragedian")
            else:
                foot = words("board-bonus") if box.bonus[card] else self.name(card)
            found.append(face_of(box, card, foot))
        return found

    def city_names(self) -> list[str]:
        return self.telling.remembered(
            "city names", None, lambda: list(map(self.city_name, ALL_CITIES))
        )

    def effect(self, card: int) -> str:
        """The whole words of a card, for the inspector."""
        return self.telling.remembered("effects", None, self._effects)[card]

    def _effects(self) -> list[str]:
        cards, telling = range(len(self.view.box.face)), self.telling
        return [f"{self.name(card)}. {encounter_text(telling, card)}" for card in cards]

    def wish_text(self, request: int) -> str:
        return f"{self.telling.thing('request', request)}. {request_text(self.telling, request)}"

    def request(self, request: int) -> RequestFace:
        """A request as it is printed."""
        r = self.view.box.requests[request]
        wishes = tuple([self.wish(c) for c in r.conditions])
        return RequestFace(
            str(self.telling.thing("request", request)),
            wishes,
            r.reward,
            r.metric,
            r.cap,
            sources(self.view.box, "request").get(r.id, ""),
        )

    def prospect(self, seat: int, request: int) -> Prospect:
        """What a request would pay a seat now."""
        of = self.reckoning(seat)
        return self.telling.remembered(
            ("prospect", seat, request), of, self._prospect, seat, request
        )

    def _prospect(self, seat: int, request: int) -> Prospect:
        if request == UNKNOWN:
            return Prospect(-1, "")
        r = self.view.box.requests[request]
        pays = -1 if self.view.over else pays_now(self.view, seat, request)
        told = "" if pays or r.metric >= 0 else self.progress(seat, r.conditions)
        return Prospect(pays, told)

    def wish(self, c: Condition) -> Wish:
        key = f"board-metric-{dashed(METRICS[c.metric])}"
        said = self.words(key, cmp=SIGN_WORDS[c.sign], value=c.value)
        return Wish(c.metric, c.sign, c.value, said)

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

    # what may be done

    def mark_city(self, city: int) -> Mark:
        """4.1 and the acrobats of the road: where one goes, or what is drawn from there."""
        return self.cities[city]

    def _mark_cities(self) -> list[Mark]:
        return [PLAIN, *[self._mark_city(city) for city in ALL_CITIES]]

    def _mark_city(self, city: int) -> Mark:
        for moves in (TRAVEL, CLAIM, SWAP):
            if moves[city].verb in self.verbs or moves[city] in self.chosen:
                return self.mark(moves[city])
        if "pull" in self.verbs:
            near = isinstance(self.step, Perform) and abs(city - self.step.city) == 1
            return self.mark(PULL[city], refuse=near)
        if "leave" in self.verbs:
            return self.mark(LEAVE[city], refuse=False)
        if self.viewer == self.me and city in self.mine.picks:
            return Mark("chosen", said=self.words("board-chosen"))
        return PLAIN

    def mark_travel(self, city: int) -> Mark:
        """A travel card does what its city does, but for the Cat."""
        return PLAIN if "pull" in self.verbs else self.mark_city(city)

    def mark_seat(self, seat: int) -> Mark:
        """5.6, 7.7, 7.12 A player as the answer; the viewer's own panel is no candidate."""
        for verb in ("steal", "peek", "from"):
            if verb in self.verbs:
                return self.mark(MOVES.read(f"{verb}:{seat}"), refuse=seat != self.viewer)
        return PLAIN

    def mark_city_card(self, card: int, city: int) -> Mark:
        """A card at a city: the Bear's prey; else a click on it is meant for its city."""
        return self.mark(SNATCH[card]) if "snatch" in self.verbs and city == self.city else PLAIN

    def mark_newcomer(self, card: int) -> Mark:
        return self.mark(COURT[self.view.box.role[card]], refuse=False)

    def mark_actor(self, card: int, seat: int) -> Mark:
        """7.12 The Wolf's exchange: an own actor for another's."""
        role = self.view.box.role[card]
        if seat == self.viewer and "lend" in self.verbs:
            return self.mark(LEND[role])
        if "for" in self.verbs and seat == getattr(self.step, "other_seat", NOBODY):
            return self.mark(FOR[role])
        return PLAIN

    def mark_acrobat(self, card: int, seat: int) -> Mark:
        """7.2 The viewer's own acrobats of this moment; those that ask where are answered there."""
        if seat != self.viewer or not isinstance(self.step, Perform) or not self.legal:
            return PLAIN
        op = self.view.box.acrobat[card]
        for acrobat in ACROBATS:
            if acrobat.op == op and acrobat.verb not in self.verbs:
                why = next(move for move in MOVES if move.verb == acrobat.verb)
                return Mark("refused", why=why.text, said=self.words("board-refused"))
            if acrobat.op == op and acrobat.verb in ("recover", "ride"):
                return self.mark(MOVES.read(acrobat.verb))
        return PLAIN

    def mark_request(self, request: int) -> Mark:
        for verb in ("discard", "play"):
            move = MOVES.read(f"{verb}:{request}")
            if verb in self.verbs or move in self.chosen:
                return self.mark(move)
        return PLAIN

    # who does what

    def standing(self, seat: int) -> str:
        """As everywhere; who lies spied upon has sealed too (7.7)."""
        hidden = UNKNOWN in self.view.troupes[seat].picks
        return super().standing(seat) or ("sealed" if hidden else "")

    def standing_of(self, seat: int) -> object:
        """What a player is about, and what of theirs lies face down."""
        chosen = self.view.chosen[seat] if self.view.chosen else None
        return self.standing(seat), self.view.first == seat, chosen, self.step if chosen else None


def guess_viewer(view: Fourberies) -> int:
    """Who looks, where nobody says: whoever is asked, or sees a hand of requests."""
    if view.moves:
        return view.seat
    for seat, t in enumerate(view.troupes):
        if any(t.requests):
            return seat
    return NOBODY


def city_being_resolved(view: Fourberies) -> int:
    """5.1 The city whose visitors are at work, or 0."""
    for step in reversed(view.stack):
        if isinstance(step, LeaveCity):
            return step.city
    return 0
