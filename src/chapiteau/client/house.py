"""A house for programs that wait: plain sockets of Python's own, one connection for each call."""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any, TypeVar

from .errors import ConnectionLost, Refused
from .procedures import BETWEEN_ROUNDS, Hearing, Procedure, Procedures, Rounds, Waits, watching
from .table import Event, Option, Table
from .wire import Address, Answer, Call

T = TypeVar("T")
ANSWERED, SILENT = 60.0, 30.0  # seconds for an answer; without so much as an empty line


class House:
    """A house at an address, and the account that a token stands for.

    Calls that fail for a moment are made again for `patience` seconds; streams come back by
    themselves as long as the program listens.
    """

    def __init__(self, url: str, token: str, lang: str = "en", patience: float = 120.0) -> None:
        self.address = Address.of(url, token, lang)
        self.patience = patience
        self.procedures = Procedures()

    # calls

    def account(self) -> dict[str, Any]:
        """Whom the token stands for, and what it may do."""
        return self._run(self.procedures.account())

    def games(self) -> dict[str, Any]:
        """The games of the house, the levels of its bots, and its paces."""
        return self._run(self.procedures.games())

    def tables(self) -> dict[str, Any]:
        """My tables, those I am invited to, and those with room for anybody."""
        return self._run(self.procedures.tables())

    def new_table(self, game: str, seats: int, **more: Any) -> tuple[str, str]:
        """A new table and the code that invites to it; `more` is pace or clock, private, friendly,
        options, box, bots: as the description of `POST /api/tables` has them."""
        return self._run(self.procedures.new_table(game, seats, **more))

    def join(self, code: str) -> str:
        """The table that a code invites to, with a seat if there is one."""
        return self._run(self.procedures.join(code))

    def look(self, table: str) -> Table:
        """How a table stands now."""
        return self._run(self.procedures.look(table))

    def record(self, table: str) -> str:
        """The record of a finished game."""
        return self._run(self.procedures.record(table))

    def sit(self, table: str, seat: int | None = None) -> None:
        self._run(self.procedures.sit(table, seat))

    def start(self, table: str) -> None:
        self._run(self.procedures.start(table))

    def play(self, table: Table, move: Option | str) -> None:
        """Make a move for the position that the table shows."""
        self._run(self.procedures.play(table, move))

    def leave(self, table: str) -> None:
        self._run(self.procedures.leave(table))

    def say(self, table: str, text: str) -> None:
        self._run(self.procedures.say(table, text))

    def do(self, table: str, deed: str, **more: Any) -> dict[str, Any]:
        """Whatever else can be said at a table: /openapi.json lists it."""
        return self._run(self.procedures.do(table, deed, **more))

    # tournaments

    def tournaments(self) -> list[dict[str, Any]]:
        """Those that I can find: id, name, game, phase and facts of each."""
        return self._run(self.procedures.tournaments())

    def tournament(self, id: str) -> dict[str, Any]:
        """How one stands: round, standings, whether I am in it (`mine`), and my `table` now."""
        return self._run(self.procedures.tournament(id))

    def enter(self, tournament: str) -> dict[str, Any]:
        """Take part, where programs may."""
        return self._run(self.procedures.enter(tournament))

    def withdraw(self, tournament: str) -> dict[str, Any]:
        """Be drawn no more; a bot of the house plays my table on."""
        return self._run(self.procedures.at_tournament(tournament, "leave"))

    def come_back(self, tournament: str) -> dict[str, Any]:
        """Be drawn again from the next round on."""
        return self._run(self.procedures.at_tournament(tournament, "return"))

    def rounds(self, tournament: str) -> Iterator[str]:
        """My tables in a tournament, each as soon as I can play there; ends with the last round."""
        rounds = Rounds()
        while not rounds.is_over:
            if table := rounds.take(self.tournament(tournament)):
                yield table
            elif not rounds.is_over:
                time.sleep(BETWEEN_ROUNDS)

    # streams

    def events(self) -> Iterator[Event]:
        """What happens at my tables, first how they stand; goes on for ever."""
        hearing, waits = Hearing(), Waits(self.patience)
        while True:
            try:
                for line in self._lines(hearing.call()):
                    waits = Waits(self.patience)
                    yield from hearing.take(line)
                time.sleep(waits.next)
            except (OSError, Refused) as e:
                time.sleep(waits.after(e, is_safe=True))

    def watch(self, table: str) -> Iterator[Table]:
        """The table whenever my seat sees something new, until its game is over."""
        seen, waits = Table(table), Waits(self.patience)
        while True:
            try:
                for line in self._lines(watching(table)):
                    waits = Waits(self.patience)
                    if seen.take(line):
                        self._run(self.procedures.show_number(seen))
                        yield seen
                if seen.is_over:
                    return
                time.sleep(waits.next)
            except (OSError, Refused) as e:
                time.sleep(waits.after(e, is_safe=True))

    # connections

    def _run(self, procedure: Procedure[T]) -> T:
        """Make the calls of a procedure, one after the other."""
        try:
            call = next(procedure)
            while True:
                try:
                    said = self._ask(call)
                except (Refused, OSError) as e:
                    call = procedure.throw(e)
                else:
                    call = procedure.send(said)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # what the procedure returns

    def _ask(self, call: Call) -> Any:
        waits = Waits(self.patience)
        while True:
            try:
                with closing(self._connect(call, ANSWERED)) as there:
                    answer = Answer()
                    while not answer.is_done:
                        answer.feed(there.recv(65_536))
                return answer.result()
            except (OSError, Refused) as e:
                time.sleep(waits.after(e, call.is_safe))

    def _lines(self, call: Call) -> Iterator[dict[str, Any]]:
        """The lines of a stream as they come, until it ends or the connection is lost."""
        with closing(self._connect(call, SILENT)) as there:
            answer = Answer()
            while not answer.is_done:
                answer.feed(there.recv(65_536))
                if answer.status == 200:
                    yield from answer.lines()
            answer.check()

    def _connect(self, call: Call, timeout: float) -> socket.socket:
        """A connection on which a call is on its way."""
        try:
            there = socket.create_connection((self.address.host, self.address.port), timeout)
            if self.address.is_secure:
                safe = ssl.create_default_context()
                there = safe.wrap_socket(there, server_hostname=self.address.host)
            there.sendall(self.address.request(call))
        except ConnectionLost:
            raise
        except OSError as e:
            raise ConnectionLost(f"the house cannot be reached: {e}") from e
        return there
