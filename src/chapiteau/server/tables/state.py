"""What a table's log amounts to: seats and match. The same log makes the same table."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

import msgspec

from ...core.box import Box
from ...core.edition import Edition
from ...core.errors import NothingToUndo
from ...match import Match
from ...registry import find
from ...words import Words, words_for
from ...words.telling import Telling
from ..clocks.clock import clock_of
from ..clocks.standing import result_of, winners_of
from ..clocks.times import Times, written
from ..people.people import HOUSE_NAMES
from ..refusal import Refused
from ..store.rows import (
    AGREE,
    BACK,
    BOT,
    DEALT,
    DRAWN,
    EMPTY,
    HUMAN,
    OVER,
    PLAY,
    PLAYING,
    REFUSE,
    ROW,
    SEAT,
    START,
    UNDO,
    UNSEAL,
    WAITING,
    WISH,
    LogEntry,
    SeatRow,
    StoredTable,
    TableRow,
    is_mark,
)
from .names import SeatNames
from .notes import Note, Wish
from .seeds import commitment, match_seed, notes


class TableState:
    """What the log of a table amounts to."""

    def __init__(self, row: TableRow, seats: tuple[SeatRow, ...], box: Box | None = None) -> None:
        self.row = row
        self.game = find(row.game)
        self.box = box  # None for the house's own
        self.seats = list(seats)
        self.match: Match | None = None
        self.nonces: list[str] = []
        self.numbers: dict[int, str] = {}  # what was found under the seal of a nonce, by seat
        self.dealt = ""  # the seed of a match that was begun elsewhere
        self.notes: list[Note] = []
        self.done: set[tuple[int, str, int]] = set()  # seat, client id, position: to know repeats
        self.since = [row.created] * row.seats  # when each seat was asked or last did something
        self.wish: Wish | None = None
        clock = clock_of(row)
        self.times = Times(clock, row.seats) if clock else None
        self.marks: dict[str, LogEntry] = {}  # by kind, the last entry of each
        self.erred = -1  # after so many decisions the newcomer of a lesson tried something else
        self.n = 0
        self.head = ""  # the hash of the last entry
        self.names = SeatNames(row.seats)
        self.tellings: dict[tuple[str, int], Telling] = {}  # by language and epoch of the names

    # the log

    def apply(self, e: LogEntry) -> None:
        """Apply an entry of the log, or raise why not and change nothing."""
        before = self._asked()
        if e.kind == START:
            self._start(msgspec.json.decode(e.text, type=list[str]))
        elif e.kind == DEALT:
            self.dealt = e.text
            self._start([])
        elif e.kind == SEAT:
            self._note_seat(e.seat, msgspec.json.decode(e.text, type=dict[str, str]))
        elif e.kind == PLAY:
            self.playing.play(e.seat, e.text)
        elif e.kind == UNDO:
            self.playing.undo(e.seat)
        elif e.kind == BACK:
            self._go_back(e.seat, int(e.text))
        elif e.kind == UNSEAL:
            self.numbers[e.seat] = e.text
        elif e.kind in (WISH, AGREE, REFUSE):
            self._answer(e.kind, e.seat)
        elif is_mark(e.kind):
            self.marks[e.kind] = e
        elif e.kind != ROW:
            raise ValueError(e.kind)
        self.n, self.head = e.n + 1, e.hash
        self._after(e, before)

    def _after(self, e: LogEntry, before: dict[int, int]) -> None:
        if self.times:
            self.times.note(e, self.match)
        if e.client:
            self.done.add((e.seat, e.client, e.position))
        by_bot = e.kind == PLAY and not e.client and self.phase == PLAYING  # they do not wait
        is_beside = is_mark(e.kind) or e.kind in (WISH, AGREE, ROW, UNSEAL)
        if not is_beside and not by_bot:
            self.wish = None  # what it was about, or who was asked, is no longer the same
        for seat, position in self._asked().items():
            if before.get(seat) != position:
                self.since[seat] = max(self.since[seat], e.at)
        if self.match:
            for note in self.notes:
                note.at = min(note.at, len(self.match.decisions))
            self.names.go_back(len(self.match.decisions))

    def _asked(self) -> dict[int, int]:
        match = self.match
        return {s: match.position(s) for s in match.to_act} if match else {}

    def _start(self, nonces: list[str]) -> None:
        self.tellings.clear()  # what is played is fixed only now
        self.nonces = nonces
        self.match = self.fresh_match()

    def fresh_match(self) -> Match:
        """The same match before its first decision."""
        seed = self.dealt or match_seed(self.row.seed, self.nonces)
        return Match(self.edition(), self.row.seats, seed)

    def edition(self) -> Edition:
        """What the table was created with; one that is no longer played is refused by name."""
        row, game = self.row, self.game
        if not game.oldest_rules <= row.rules <= game.rules:
            said: dict[str, int] = {"oldest": game.oldest_rules, "newest": game.rules}
            raise Refused("rules-gone", 409, game=game.name, rules=row.rules, **said)
        return game.edition({**row.options}, self.box, row.rules)

    def _go_back(self, seat: int, count: int) -> None:
        """Replay the match up to a decision: the same cards come again."""
        old = self.playing
        if not 0 <= count < len(old.decisions):
            raise NothingToUndo("nothing-to-undo", {})
        new = self.fresh_match()
        for decision in old.decisions[:count]:
            new.play(decision.seat, decision.move)
        new.positions[:] = [
            position + 1 for position in old.positions
        ]  # all earlier moves are stale
        self.match = new
        self.note("table-note-back" if self.wish else "table-note-back-alone", seat)

    def _answer(self, kind: str, seat: int) -> None:
        """Somebody asks to go back past a reveal, agrees, or does not."""
        if kind == WISH:
            self.wish = Wish(seat, {seat})
        elif kind == AGREE and self.wish:
            self.wish.answered.add(seat)

    def agreed(self, seat: int) -> bool:
        """Whether everybody who owns a seat would have agreed once this one does."""
        return not self.owned_seats() - {seat} - (self.wish.answered if self.wish else set())

    def _note_seat(self, seat: int, said: dict[str, str]) -> None:
        if self.match:
            what, name = said["what"], said.get("name", "")
            self.names.note(what, seat, name, len(self.match.decisions))
            self.note(f"table-note-{what}", seat, name=name)

    def note(self, id: str, seat: int, **args: str) -> None:
        at = len(self.match.decisions) if self.match else 0
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
            return WAITING
        return OVER if self.match.over else PLAYING

    @cached_property
    def commitment(self) -> str:
        """What the server promised of the seed; nothing where the seed came from elsewhere."""
        return "" if self.row.origin else commitment(self.row.seed, self.row.nonce)

    @property
    def starts_at_once(self) -> bool:
        """Whether it was made with every seat taken, so that there is nobody to wait for."""
        is_full = all(s.kind != EMPTY for s in self.seats)
        return self.phase == WAITING and self.n == 0 and is_full

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits, even if a bot keeps the seat warm."""
        return next((s.seat for s in self.seats if person and s.person == person), None)

    def owned_seats(self) -> set[int]:
        """The seats that belong to people, also while a bot keeps them warm."""
        return {s.seat for s in self.seats if s.person}

    def is_alone(self, seat: int) -> bool:
        """Whether every other seat belongs to nobody, so that nobody else's game is spoiled."""
        return self.owned_seats() == {seat}

    def acts_for(self, person: str, seat: int) -> bool:
        """Whether this seat is played by this person."""
        if not 0 <= seat < len(self.seats):
            return False
        s = self.seats[seat]
        return s.kind == HUMAN and bool(person) and s.person == person

    def last_decision(self, seat: int) -> int | None:
        """The number of a seat's last decision, if it has made one."""
        entries = self.match.decisions if self.match else []
        return next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), None)

    def masks(self) -> dict[str, object]:
        """What lists need to know of the table."""
        asked = sum(1 << s for s in self.match.to_act) if self.match else 0
        bots = sum(1 << s.seat for s in self.seats if s.kind == BOT)
        return {"asked": asked, "bots": bots, "phase": self.phase}

    @property
    def lost(self) -> list[int]:
        """Seats that rank last, for their time was up; the first of them is the very last."""
        return self.times.lost if self.times else []

    @property
    def winners(self) -> list[int]:
        """Who has won at this table; nobody before the end."""
        return winners_of(self.match, self.lost) if self.match and self.match.over else []

    def result(self) -> dict[str, Any]:
        """How the game ended, to compare with whenever it is replayed."""
        return result_of(self.playing, self.lost)

    def set_seat(self, seat: SeatRow) -> None:
        self.tellings.clear()
        self.seats[seat.seat] = seat

    def take_rows(self, stored: StoredTable) -> None:
        """Take over rows as another process has written them."""
        self.row = stored.row
        for seat in stored.seats:
            if seat != self.seats[seat.seat]:
                self.set_seat(seat)

    def update_row(self, **columns: Any) -> None:
        self.row = replace(self.row, **columns)

    def opening(self) -> dict[str, str]:
        """What it takes to check the seed; only for after the end."""
        row = self.row
        drawn = {"tournament": self.marks[DRAWN].text} if DRAWN in self.marks else {}
        return {} if self.dealt else notes(row.seed, row.nonce, self.nonces, self.numbers) | drawn

    def record(self) -> str:
        """The record; only for after the end."""
        time = written(self.times.clock, self.lost) if self.times else {}
        return self.playing.record({**self.opening(), **time}).text

    # words

    def players(self, words: Words, epoch: int | None = None) -> list[str]:
        """What each seat is called, or was called in an epoch: no two alike."""
        now = len(self.names.later) if epoch is None else epoch
        return self.names.players(self.seats, words, now)

    def telling(self, lang: str, at: int | None = None) -> Telling:
        """Says things about this table, now or as when a decision was made; seats that it does not
        use keep a name too."""
        words = words_for(lang, self.game)
        epoch = len(self.names.later) if at is None else self.names.epoch(at)
        if (words.lang, epoch) not in self.tellings:
            names = self.players(words, epoch)
            spare = [words(f"player-{i + 1}") for i in range(len(names), HOUSE_NAMES)]
            edition = self.match.edition if self.match else self.edition()
            self.tellings[words.lang, epoch] = Telling(words.lang, edition, [*names, *spare])
        return self.tellings[words.lang, epoch]

    def telling_at(self, at: int, now: Telling) -> Telling:
        """What tells of a decision: the present one, unless a seat has been taken over since."""
        is_now = self.names.epoch(at) == len(self.names.later)
        return now if is_now else self.telling(now.words.lang, at)
