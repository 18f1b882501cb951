"""The bots of one table: each that is asked thinks, while the table goes on."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING

from ...bots import AT_A_TABLE
from ...bots.apart import Question, make_question
from ...core.rng import seeded
from ..refusal import Refused
from ..store.rows import BOT, PLAY, PLAYING
from ..tables.lessons import AFTERWARDS, LESSON, is_led, scripted
from .fair_queue import Asker
from .shares import share_of
from .work import MOVE

if TYPE_CHECKING:
    from ..tables.table import LiveTable

log = logging.getLogger("chapiteau.bots")
RETRY = 0.5
"""Seconds until a thought that came to nothing is begun again."""


class Bots:
    """Starts and stops their thoughts, and plays what they come up with."""

    def __init__(self, table: LiveTable, asker: Asker) -> None:
        self.table = table
        self.asker = asker  # whose turns in the queue they use
        self.thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat: position, task
        self.retry: asyncio.TimerHandle | None = None

    def think_for(self, person: str, address: str) -> None:
        """From now on for whoever of this table did something last, and from where."""
        state = self.table.state
        if state.seat_of(person) is not None or state.row.host == person:
            self.asker = Asker(address, person, self.table.id)

    def wake(self) -> None:
        """Every bot that is asked thinks; one that is no longer asked stops."""
        state = self.table.state
        if self.table.doubtful:  # they are woken when it is known how things stand
            return
        match, seats = state.match, state.seats
        asked = {} if match is None else {s: match.position(s) for s in match.to_act}
        for seat, (position, thought) in list(self.thoughts.items()):
            if asked.get(seat) != position or seats[seat].kind != BOT:
                del self.thoughts[seat]
                thought.cancel()
        bots = any(seats[seat].kind == BOT for seat in asked)
        if bots and not self.table.hall.cluster.claim_bots(self.table):
            self.stop()  # another process lets them, or this one will be told
            return
        led = is_led(state)
        for seat, position in asked.items():
            if led and scripted(state, seat) is None:
                continue
            if seats[seat].kind == BOT and seat not in self.thoughts:
                self._begin(seat, position)

    def stop(self) -> None:
        thoughts, self.thoughts = self.thoughts, {}
        for _, thought in thoughts.values():
            thought.cancel()
        if self.retry:
            self.retry.cancel()
            self.retry = None

    def _begin(self, seat: int, position: int) -> None:
        """One thought; if it ends without having been played, for whatever reason, it is begun
        again in a while."""
        task = asyncio.create_task(self._think(seat, position))
        self.thoughts[seat] = (position, task)

        def ended(_: asyncio.Task[None]) -> None:
            if seat in self.thoughts and self.thoughts[seat][1] is task:
                del self.thoughts[seat]
                self._wake_later()

        task.add_done_callback(ended)

    def _wake_later(self) -> None:
        if not self.retry and not self.table.closed:
            self.retry = asyncio.get_running_loop().call_later(RETRY, self._wake_again)

    def _wake_again(self) -> None:
        self.retry = None
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether they think, or soon will again."""
        return bool(self.thoughts or self.retry)

    async def _think(self, seat: int, position: int) -> None:
        """One thought and its move; it may come when nobody wants it any more."""
        from ..tables.table import Closed

        state = self.table.state
        move, seconds = scripted(state, seat), 0.0
        asked = seat in state.playing.to_act and state.playing.position(seat) == position
        if not asked or (move is None and is_led(state)):  # the match went on before this began
            return
        try:
            if move is None:
                move, seconds = await self._ask(seat, position)
            await self.table.do(partial(self._play, seat, position, move, seconds))
        except (Closed, Refused):  # the table has gone, or it could not be written
            pass
        except Exception:
            log.exception("table %s: a bot's move failed", self.table.id)
            await self._recover()

    async def _recover(self) -> None:
        """What is in memory may be half of a move: go back to what is written."""
        from ..tables.table import Closed

        self.table.doubtful = True
        with suppress(Closed, Refused):
            await self.table.do(self.table.recover)

    async def _ask(self, seat: int, position: int) -> tuple[str, float]:
        """What a bot would do, and the seconds it had; anything legal if it cannot be made to
        answer."""
        question = self.question(seat, position)
        ask = self.table.hall.scheduler.ask
        reply = await ask(MOVE, question, self.asker, share_of(question.level))
        if reply.answer in question.moves:
            return reply.answer, reply.seconds
        return random.Random(str(question.rng)).choice(question.moves), 0.0

    def question(self, seat: int, position: int) -> Question:
        """What a bot is asked; its chance is drawn from a secret of the table."""
        state = self.table.state
        match, seats = state.playing, state.seats
        secret = f"bot {seat} {position}".encode()
        rng = seeded(blake2b(secret, key=state.row.nonce.encode()).hexdigest())
        at_once = sum(seats[s].kind == BOT for s in match.to_act)
        budget = replace(AT_A_TABLE, seconds=(AT_A_TABLE.seconds or 0) / max(1, at_once))
        level, moves = seats[seat].level, match.moves(seat)
        if level == LESSON:
            level = AFTERWARDS
        return make_question(match.view(seat), seat, moves, level, rng, budget)

    async def _play(self, seat: int, position: int, move: str, seconds: float) -> None:
        """Make a move, unless it is no longer wanted from this seat or this process."""
        from ..tables.table import Overtaken

        if self.thoughts.get(seat, (-1,))[0] != position:
            return
        state = self.table.state
        if not self.table.hall.cluster.owns_bots(self.table.id):
            return
        if state.phase != PLAYING or state.seats[seat].kind != BOT:
            return
        if state.playing.position(seat) == position and move in state.playing.moves(seat):
            with suppress(Overtaken):  # another process was first: then they think anew
                await self.table.commit(PLAY, seat, move, "", position, budget=seconds)
        self.wake()
        self.table.show()
