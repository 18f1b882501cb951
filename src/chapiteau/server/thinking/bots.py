"""The bots of one table: each that is asked thinks, while the table goes on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from ...bots import AT_A_TABLE
from ...bots.apart import Question, make_question
from ...core.rng import seeded
from ..refusal import Refused
from ..store.rows import BOT, PLAY, PLAYING
from ..tables.lessons import AFTERWARDS, LESSON, is_led, scripted

if TYPE_CHECKING:
    from ..tables.table import LiveTable

log = logging.getLogger("chapiteau.bots")
RETRY = 0.5
"""Seconds until a move that could not be written is tried again."""


class Bots:
    """Starts and stops their thoughts, and plays what they come up with."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat: position, task

    def wake(self) -> None:
        """Every bot that is asked thinks; one that is no longer asked stops."""
        state = self.table.state
        if self.table.doubtful:  # they are woken when it is known how things stand
            return
        match, seats = state.match, state.seats
        asked = {} if match is None else {s: match.position(s) for s in match.to_act}
        for seat, (position, thought) in list(self.thoughts.items()):
            if asked.get(seat) != position or seats[seat].kind != BOT:
                thought.cancel()
                del self.thoughts[seat]
        bots = any(seats[seat].kind == BOT for seat in asked)
        if bots and not self.table.hall.cluster.claim_bots(self.table):
            self.stop()  # another process lets them, or this one will be told
            return
        led = is_led(state)
        for seat, position in asked.items():
            if led and scripted(state, seat) is None:
                continue
            if seats[seat].kind == BOT and seat not in self.thoughts:
                task = asyncio.create_task(self._think(seat, position))
                self.thoughts[seat] = (position, task)

    def stop(self) -> None:
        for _, thought in self.thoughts.values():
            thought.cancel()
        self.thoughts.clear()

    async def _think(self, seat: int, position: int) -> None:
        """One thought and its move; it may come when nobody wants it any more."""
        from ..tables.table import Closed

        state = self.table.state
        move = scripted(state, seat)
        asked = seat in state.playing.to_act and state.playing.position(seat) == position
        if not asked or (move is None and is_led(state)):  # the match went on before this began
            if self.thoughts.get(seat, (-1,))[0] == position:
                del self.thoughts[seat]
            asyncio.get_running_loop().call_later(RETRY, self._again)  # or it may go back
            return
        if move is None:
            move = await self.table.hall.bot_pool.think(self.question(seat, position))

        async def play() -> None:
            if self.thoughts.get(seat, (-1,))[0] == position:
                del self.thoughts[seat]
                if self.table.hall.cluster.owns_bots(self.table.id):
                    await self._play(seat, position, move)

        try:
            await self.table.do(play)
        except Closed:
            self.thoughts.pop(seat, None)
        except Refused:  # it could not be written: think again in a while
            self.thoughts.pop(seat, None)
            asyncio.get_running_loop().call_later(RETRY, self._again)
        except Exception:
            self.thoughts.pop(seat, None)
            log.exception("table %s: a bot's move failed", self.table.id)

    def _again(self) -> None:
        if not self.table.closed:
            self.wake()

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

    async def _play(self, seat: int, position: int, move: str) -> None:
        from ..tables.table import Overtaken

        state = self.table.state
        if state.phase != PLAYING or state.seats[seat].kind != BOT:
            return
        if state.playing.position(seat) == position and move in state.playing.moves(seat):
            with suppress(Overtaken):  # another process was first: then they think anew
                await self.table.commit(PLAY, seat, move, "", position)
        self.wake()
        self.table.show()
