"""A table without its surroundings: seats, match and log. The same log makes the same table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ..core.errors import NothingToUndo
from ..core.match import Entry as Decision
from ..match import Match
from ..registry import find
from ..words import Words, words_for
from ..words.telling import Telling
from . import rows
from .people import HOUSE_NAMES
from .rows import (
    AGREE,
    BACK,
    BOT,
    HUMAN,
    OVER,
    PLAY,
    PLAYING,
    REFUSE,
    SEAT,
    START,
    UNDO,
    WISH,
    Entry,
    SeatRow,
    TableRow,
)
from .seeds import commitment, match_seed, notes


@dataclass
class Note:
    """A line of the story that the house adds, after so many decisions."""

    at: int
    id: str
    args: dict[str, str]


@dataclass
class Wish:
    """Somebody wants to go back past a reveal."""

    seat: int
    answered: set[int]


class Sitting:
    """What the log of a table amounts to."""

    def __init__(self, row: TableRow, seats: tuple[SeatRow, ...]) -> None:
        self.row = row
        self.game = find(row.game)
        self.seats = list(seats)
        self.match: Match | None = None
        self.nonces: list[str] = []
        self.notes: list[Note] = []
        self.done: set[tuple[int, str, int]] = set()  # seat, client id, position: to know repeats
        self.since = [row.created] * row.seats  # when each seat was asked, or last did something
        self.wish: Wish | None = None
        self.n = 0
        self.tellings: dict[str, Telling] = {}  # by language, until a name changes

    # the log

    def apply(self, e: Entry) -> None:
        """Let an entry of the log happen, or raise why not and change nothing."""
        before = self._asked()
        if e.kind == START:
            self._start(msgspec.json.decode(e.text, type=list[str]))
        elif e.kind == SEAT:
            self._tell_seat(e.seat, msgspec.json.decode(e.text, type=dict[str, str]))
        elif e.kind == PLAY:
            self.playing.play(e.seat, e.text)
        elif e.kind == UNDO:
            self.playing.undo(e.seat)
        elif e.kind == BACK:
            self._go_back(e.seat, int(e.text))
        elif e.kind in (WISH, AGREE, REFUSE):
            self._answer(e.kind, e.seat)
        else:
            raise ValueError(e.kind)
        self.n = e.n + 1
        self._after(e, before)

    def _after(self, e: Entry, before: dict[int, int]) -> None:
        if e.client:
            self.done.add((e.seat, e.client, e.position))
        if e.kind not in (WISH, AGREE):
            self.wish = None  # what it was about, or who was asked, is no longer the same
        for seat, position in self._asked().items():
            if before.get(seat) != position:
                self.since[seat] = max(self.since[seat], e.at)
        if self.match:
            for note in self.notes:
                note.at = min(note.at, len(self.match.entries))

    def _asked(self) -> dict[int, int]:
        match = self.match
        return {s: match.position(s) for s in match.to_act} if match else {}

    def _start(self, nonces: list[str]) -> None:
        self.tellings.clear()  # what is played is fixed only now
        self.nonces = nonces
        self.match = self.again()

    def again(self) -> Match:
        """The same match before its first decision."""
        row = self.row
        edition = self.game.edition({**row.options}, None, row.rules)
        return Match(edition, row.seats, match_seed(row.seed, self.nonces))

    def _go_back(self, seat: int, count: int) -> None:
        """Play the match again up to a decision: the same cards come again."""
        old = self.playing
        if not 0 <= count < len(old.entries):
            raise NothingToUndo("nothing-to-undo", {})
        new = self.again()
        for decision in old.entries[:count]:
            new.play(decision.seat, decision.move)
        new.asked[:] = [position + 1 for position in old.asked]  # all earlier moves are stale
        self.match = new
        self.note("table-note-back", seat)

    def _answer(self, kind: str, seat: int) -> None:
        """Somebody asks to go back past a reveal, agrees, or does not."""
        if kind == WISH:
            self.wish = Wish(seat, {seat})
        elif kind == AGREE and self.wish:
            self.wish.answered.add(seat)

    def agreed(self, seat: int) -> bool:
        """Whether every person would have agreed once this seat does."""
        people = {s.seat for s in self.seats if s.kind == HUMAN}
        return people <= {seat, *(self.wish.answered if self.wish else ())}

    def _tell_seat(self, seat: int, said: dict[str, str]) -> None:
        if self.match:
            self.note(f"table-note-{said['what']}", seat, name=said.get("name", ""))

    def note(self, id: str, seat: int, **args: str) -> None:
        at = len(self.match.entries) if self.match else 0
        self.notes.append(Note(at, id, {"seat": str(seat), **args}))

    # what there is to know

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise NothingToUndo("not-started", {})
        return self.match

    @property
    def phase(self) -> str:
        if self.match is None:
            return rows.WAITING
        return OVER if self.match.over else PLAYING

    @property
    def commitment(self) -> str:
        return commitment(self.row.seed, self.row.nonce)

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits, even if a bot keeps the seat warm."""
        return next((s.seat for s in self.seats if person and s.person == person), None)

    def acts_for(self, person: str, seat: int) -> bool:
        """Whether this seat is played by this person."""
        if not 0 <= seat < len(self.seats):
            return False
        s = self.seats[seat]
        return s.kind == HUMAN and bool(person) and s.person == person

    def last_decision(self, seat: int) -> int | None:
        """The number of a seat's last decision, if it has made one."""
        entries = self.match.entries if self.match else []
        return next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), None)

    def masks(self) -> dict[str, object]:
        """What lists want to know of the table."""
        asked = sum(1 << s for s in self.match.to_act) if self.match else 0
        bots = sum(1 << s.seat for s in self.seats if s.kind == BOT)
        return {"asked": asked, "bots": bots, "phase": self.phase}

    def put(self, seat: SeatRow) -> None:
        self.tellings.clear()
        self.seats[seat.seat] = seat

    def update(self, **head: Any) -> None:
        self.row = replace(self.row, **head)

    def record(self) -> str:
        """The record, with what it takes to check its seed; only for after the end."""
        said = notes(self.row.seed, self.row.nonce, self.nonces)
        return self.playing.record(said).text

    # words

    def players(self, words: Words) -> list[str]:
        """What each seat is called: no two alike."""
        names: list[str] = []
        house = [words(f"player-{i + 1}") for i in range(HOUSE_NAMES)]
        taken = {s.name for s in self.seats if s.name}
        spare = [name for name in house if name not in taken]
        for s in self.seats:
            wanted = s.name or (spare.pop(0) if spare else house[s.seat % HOUSE_NAMES])
            name, k = wanted, 2
            while name in names:
                name, k = f"{wanted} {k}", k + 1
            names.append(name)
        return names

    def telling(self, lang: str) -> Telling:
        """Says things about this table; seats that a game has and this table not keep a name."""
        words = words_for(lang, self.game)
        if words.lang not in self.tellings:
            names = self.players(words)
            spare = [words(f"player-{i + 1}") for i in range(len(names), HOUSE_NAMES)]
            edition = self.match.edition if self.match else self.game.edition({**self.row.options})
            self.tellings[words.lang] = Telling(words.lang, edition, [*names, *spare])
        return self.tellings[words.lang]

    def said(self, note: Note, telling: Telling) -> str:
        args = {**note.args, "player": telling.player(int(note.args["seat"]))}
        if not args.get("name"):
            args["name"] = args["player"]
        del args["seat"]
        return telling.words(note.id, **args)

    def lines(self, decision: Decision, viewer: int, telling: Telling) -> list[str]:
        """What one decision made happen, as a viewer may know it."""
        return [telling.event(event.seen_by(viewer)) for event in decision.told]


def rebuilt(row: TableRow, seats: tuple[SeatRow, ...], log: list[Entry]) -> Sitting:
    """The table that a log tells of."""
    sitting = Sitting(row, seats)
    for entry in log:
        sitting.apply(entry)
    return sitting
