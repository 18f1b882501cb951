"""What a program does at a house, step by step: each procedure yields calls and gets answers.

`House` and `AsyncHouse` only make the calls, so that there is one of each procedure.
"""

from __future__ import annotations

import secrets
from collections.abc import Generator, Iterator
from contextlib import suppress
from hashlib import blake2b
from typing import Any, TypeVar

from .errors import Refused
from .table import Event, Option, Table
from .wire import Call

T = TypeVar("T")
Procedure = Generator[Call, Any, T]
Told = dict[str, Any]
ONCE = ("play", "undo", "ask-undo")
"""What a house does once however often it is said, since it knows a repeat by its id."""
SHORTEST_WAIT, LONGEST_WAIT = 0.2, 10.0
GOING_ON = ("open", "running")  # phases of a tournament
BETWEEN_ROUNDS = 2.0  # seconds between two looks whether there is a new one


class Procedures:
    """Everything that can be done at a house; remembers the numbers that add to its seeds."""

    def __init__(self) -> None:
        self.numbers: dict[str, str] = {}  # by table or tournament, until they are shown

    def account(self) -> Procedure[Told]:
        said: Told = yield Call("GET", "/api/account")
        return said

    def games(self) -> Procedure[Told]:
        said: Told = yield Call("GET", "/api/games")
        return said

    def tables(self) -> Procedure[Told]:
        said: Told = yield Call("GET", "/api/tables")
        return said

    def new_table(self, game: str, seats: int, **more: Any) -> Procedure[tuple[str, str]]:
        body = {"game": game, "seats": seats, **more}
        made = yield Call("POST", "/api/tables", body, is_safe=False)
        return made["table"], made["code"]

    def join(self, code: str) -> Procedure[str]:
        joined = yield Call("POST", "/api/join", {"code": code})
        return str(joined["table"])

    def look(self, table: str) -> Procedure[Table]:
        return Table.of(table, (yield Call("GET", f"/api/table/{table}")))

    def record(self, table: str) -> Procedure[str]:
        text: str = yield Call("GET", f"/api/table/{table}/record")
        return text

    def do(self, table: str, deed: str, **more: Any) -> Procedure[Told]:
        """Whatever can be said at a table: /openapi.json lists it."""
        message = {"do": deed, "id": secrets.token_hex(8), **more}
        said: Told = yield Call("POST", f"/api/table/{table}", message, is_safe=deed in ONCE)
        return said

    def sit(self, table: str, seat: int | None = None) -> Procedure[Told]:
        """Take a seat, the first free one if none is named, and add to the seed."""
        there = yield from self.look(table)
        if seat is None:
            if not there.free_seats:
                raise Refused(400, "seat-taken", "")
            seat = there.free_seats[0]
        nonce = self.nonce(there) if there.phase == "waiting" else ""
        return (yield from self.do(table, "sit", seat=seat, nonce=nonce))

    def start(self, table: str) -> Procedure[Told]:
        there = yield from self.look(table)
        return (yield from self.do(table, "start", nonce=self.nonce(there)))

    def nonce(self, table: Table) -> str:
        """What my program adds to the seed: a number, under a seal made with the commitment."""
        commitment = table.about.get("commitment", "")
        if not commitment or table.about.get("has_nonce"):
            return ""
        return self.sealed(table.id, commitment)

    def sealed(self, id: str, commitment: str) -> str:
        """A number of a table or of a tournament, drawn now; nobody finds it from its seal."""
        number = self.numbers[id] = secrets.token_hex(16)
        return blake2b(f"{commitment} {number}".encode(), digest_size=32).hexdigest()

    def show_number(self, table: Table) -> Procedure[None]:
        """Once the cards are dealt the number may be seen: it proves that the deal was fair."""
        if table.phase == "playing" and table.id in self.numbers:
            number = self.numbers.pop(table.id)
            with suppress(Refused):
                yield from self.do(table.id, "unseal", number=number)

    def play(self, table: Table, move: Option | str) -> Procedure[Told]:
        """Make a move for the position that the table shows."""
        text = move.move if isinstance(move, Option) else move
        before, table._played = table._played, table.position
        where: dict[str, Any] = {"seat": table.seat, "position": table.position}
        try:
            return (yield from self.do(table.id, "play", move=text, **where))
        except Refused as e:
            if e.error != "stale-move":
                table._played = before
            raise

    def leave(self, table: str) -> Procedure[Told]:
        return (yield from self.do(table, "leave"))

    # tournaments

    def tournaments(self) -> Procedure[list[Told]]:
        said = yield Call("GET", "/api/tournaments")
        found: list[Told] = said["tournaments"]
        return found

    def tournament(self, id: str) -> Procedure[Told]:
        """How it stands; what my program added to its deals is shown once they are fixed."""
        said: Told = yield Call("GET", f"/api/tournament/{id}")
        if id in self.numbers and said["tournament"]["phase"] != "open":
            with suppress(Refused):
                said = yield from self.at_tournament(id, "number", number=self.numbers.pop(id))
        return said

    def enter(self, id: str) -> Procedure[Told]:
        """Take part, and add to its deals."""
        there = yield from self.tournament(id)
        if there["mine"]:
            return there
        nonce = self.sealed(id, there["commitment"])
        return (yield from self.at_tournament(id, "enter", nonce=nonce))

    def at_tournament(self, id: str, deed: str, **more: Any) -> Procedure[Told]:
        said: Told = yield Call("POST", f"/api/tournament/{id}/{deed}", more)
        return said

    def say(self, table: str, text: str) -> Procedure[Told]:
        return (yield from self.do(table, "chat", text=text))


class Rounds:
    """My tables in a tournament, each once."""

    def __init__(self) -> None:
        self.played: set[str] = set()
        self.is_over = False

    def take(self, now: Told) -> str:
        """The table that is to be played next; "" if there is none by now."""
        self.is_over = now["tournament"]["phase"] not in GOING_ON
        table: str = now["table"]
        if table in self.played:
            return ""
        self.played.add(table)
        return table


class Waits:
    """How long to wait before the next try: longer each time, as long as nothing works."""

    def __init__(self, patience: float) -> None:
        self.left = patience
        self.next = SHORTEST_WAIT

    def after(self, error: Exception, is_safe: bool) -> float:
        """Seconds to wait; raises the error where trying again is no use."""
        is_passing = error.is_passing if isinstance(error, Refused) else is_safe
        wait = max(getattr(error, "retry_after", 0.0), self.next)
        if not is_passing or wait > self.left:
            raise error
        self.left -= wait
        self.next = min(2 * self.next, LONGEST_WAIT)
        return wait


class Hearing:
    """What was heard of events: where to go on from, and what was heard twice."""

    def __init__(self) -> None:
        self.since = 0.0
        self.heard: dict[Event, None] = {}

    def call(self) -> Call:
        query = {"since": f"{self.since:.9f}"} if self.since else {}
        return Call("GET", "/api/stream/events", query=query)

    def take(self, line: dict[str, Any]) -> Iterator[Event]:
        about = line["table"]
        event = Event(line["is"], about["id"], about["game"], line["at"], line)
        self.since = max(self.since, event.at)
        if event not in self.heard or event.kind == "invitation":
            self.heard[event] = None
            if len(self.heard) > 1000:
                self.heard.pop(next(iter(self.heard)))
            yield event


def watching(table: str) -> Call:
    return Call("GET", f"/api/stream/table/{table}")
