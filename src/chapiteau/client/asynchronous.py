"""A house for programs with asyncio: the same as `House`, with `await` and `async for`."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from .errors import ConnectionLost, Refused
from .house import ANSWERED, SILENT
from .procedures import BETWEEN_ROUNDS, Hearing, Procedure, Procedures, Rounds, Waits, watching
from .table import Event, Option, Table
from .wire import Address, Answer, Call

T = TypeVar("T")


class AsyncHouse:
    """A house at an address, and the account that a token stands for; see `House`."""

    def __init__(self, url: str, token: str, lang: str = "en", patience: float = 120.0) -> None:
        self.address = Address.of(url, token, lang)
        self.patience = patience
        self.procedures = Procedures()

    # calls

    async def account(self) -> dict[str, Any]:
        """Whom the token stands for, and what it may do."""
        return await self._run(self.procedures.account())

    async def games(self) -> dict[str, Any]:
        """The games of the house, the levels of its bots, and its paces."""
        return await self._run(self.procedures.games())

    async def tables(self) -> dict[str, Any]:
        """My tables, those I am invited to, and those with room for anybody."""
        return await self._run(self.procedures.tables())

    async def new_table(self, game: str, seats: int, **more: Any) -> tuple[str, str]:
        """A new table and the code that invites to it; `more` is pace or clock, private, friendly,
        options, box, bots: as the description of `POST /api/tables` has them."""
        return await self._run(self.procedures.new_table(game, seats, **more))

    async def join(self, code: str) -> str:
        """The table that a code invites to, with a seat if there is one."""
        return await self._run(self.procedures.join(code))

    async def look(self, table: str) -> Table:
        """How a table stands now."""
        return await self._run(self.procedures.look(table))

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return await self._run(self.procedures.record(table))

    async def sit(self, table: str, seat: int | None = None) -> None:
        await self._run(self.procedures.sit(table, seat))

    async def start(self, table: str) -> None:
        await self._run(self.procedures.start(table))

    async def play(self, table: Table, move: Option | str) -> None:
        """Make a move for the position that the table shows."""
        await self._run(self.procedures.play(table, move))

    async def leave(self, table: str) -> None:
        await self._run(self.procedures.leave(table))

    async def say(self, table: str, text: str) -> None:
        await self._run(self.procedures.say(table, text))

    async def do(self, table: str, deed: str, **more: Any) -> dict[str, Any]:
        """Whatever else can be said at a table: /openapi.json lists it."""
        return await self._run(self.procedures.do(table, deed, **more))

    # tournaments

    async def tournaments(self) -> list[dict[str, Any]]:
        """Those that I can find: id, name, game, phase and facts of each."""
        return await self._run(self.procedures.tournaments())

    async def tournament(self, id: str) -> dict[str, Any]:
        """How one stands: round, standings, whether I am in it (`mine`), and my `table` now."""
        return await self._run(self.procedures.tournament(id))

    async def enter(self, tournament: str) -> dict[str, Any]:
        """Take part, where programs may."""
        return await self._run(self.procedures.enter(tournament))

    async def withdraw(self, tournament: str) -> dict[str, Any]:
        """Be drawn no more; a bot of the house plays my table on."""
        return await self._run(self.procedures.at_tournament(tournament, "leave"))

    async def come_back(self, tournament: str) -> dict[str, Any]:
        """Be drawn again from the next round on."""
        return await self._run(self.procedures.at_tournament(tournament, "return"))

    async def rounds(self, tournament: str) -> AsyncIterator[str]:
        """My tables in a tournament, each as soon as I can play there; ends with the last round."""
        rounds = Rounds()
        while not rounds.is_over:
            if table := rounds.take(await self.tournament(tournament)):
                yield table
            elif not rounds.is_over:
                await asyncio.sleep(BETWEEN_ROUNDS)

    # streams

    async def events(self) -> AsyncIterator[Event]:
        """What happens at my tables, first how they stand; goes on for ever."""
        hearing, waits = Hearing(), Waits(self.patience)
        while True:
            try:
                async for line in self._lines(hearing.call()):
                    waits = Waits(self.patience)
                    for event in hearing.take(line):
                        yield event
                await asyncio.sleep(waits.next)
            except (OSError, Refused) as e:
                await asyncio.sleep(waits.after(e, is_safe=True))

    async def watch(self, table: str) -> AsyncIterator[Table]:
        """The table whenever my seat sees something new, until its game is over."""
        seen, waits = Table(table), Waits(self.patience)
        while True:
            try:
                async for line in self._lines(watching(table)):
                    waits = Waits(self.patience)
                    if seen.take(line):
                        await self._run(self.procedures.show_number(seen))
                        yield seen
                if seen.is_over:
                    return
                await asyncio.sleep(waits.next)
            except (OSError, Refused) as e:
                await asyncio.sleep(waits.after(e, is_safe=True))

    # connections

    async def _run(self, procedure: Procedure[T]) -> T:
        """Make the calls of a procedure, one after the other."""
        try:
            call = next(procedure)
            while True:
                try:
                    said = await self._ask(call)
                except (Refused, OSError) as e:
                    call = procedure.throw(e)
                else:
                    call = procedure.send(said)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # what the procedure returns

    async def _ask(self, call: Call) -> Any:
        waits = Waits(self.patience)
        while True:
            try:
                async with asyncio.timeout(ANSWERED), self._connected(call) as there:
                    answer = Answer()
                    while not answer.is_done:
                        answer.feed(await there.read(65_536))
                return answer.result()
            except (OSError, Refused) as e:
                await asyncio.sleep(waits.after(e, call.is_safe))

    async def _lines(self, call: Call) -> AsyncIterator[dict[str, Any]]:
        """The lines of a stream as they come, until it ends or the connection is lost."""
        async with self._connected(call) as there:
            answer = Answer()
            while not answer.is_done:
                async with asyncio.timeout(SILENT):
                    data = await there.read(65_536)
                answer.feed(data)
                if answer.status == 200:
                    for line in answer.lines():
                        yield line
            answer.check()

    @asynccontextmanager
    async def _connected(self, call: Call) -> AsyncIterator[asyncio.StreamReader]:
        """A connection on which a call is on its way."""
        safe = ssl.create_default_context() if self.address.is_secure else None
        try:
            reader, writer = await asyncio.open_connection(
                self.address.host, self.address.port, ssl=safe
            )
        except OSError as e:
            raise ConnectionLost(f"the house cannot be reached: {e}") from e
        try:
            writer.write(self.address.request(call))
            await writer.drain()
            yield reader
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
