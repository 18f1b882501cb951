"""kill -9 between and within the steps of a tournament: what is written is whole, the rest is done
by whoever looks next."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from chapiteau.server.store.rows import OVER, PLAYING, WAITING
from chapiteau.server.store.rows.tournaments import FINISHED, OPEN
from chapiteau.server.tournaments.stepping import step_all
from server.guests import async_test
from server.tournaments.company import announced, house, now, play_out, tables

TESTS = Path(__file__).parents[2]
KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from chapiteau.server.store.house import tournaments as rows
from chapiteau.server.tournaments import entering, stepping
from server.tournaments.company import house, play_out, tables

def dies(*args, **kw):
    os.kill(os.getpid(), signal.SIGKILL)

async def main(path, id, where):
    async with house(Path(path), people=2) as (home, _, people):
        t = await home.store.tournaments.of(id)
        if where == "drawing":
            rows.TournamentRows._add_table = dies  # the round is written, its tables are not
        elif where == "starting":
            stepping.start = dies
        elif where == "ending":
            rows.ask_reload = dies  # results are written, doors are open, nothing is committed
        if where == "ending":
            for id in await tables(home, t, 1):
                await play_out(home, id)
        else:
            await entering.begin_now(home.hall, people[0], t)

asyncio.run(main(*sys.argv[1:]))
"""


def killed(path, t, where):
    env = {**os.environ, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(path), t.id, where], env=env, check=False
    )
    assert done.returncode == -signal.SIGKILL


@async_test
async def test_a_tournament_goes_on_wherever_it_was_killed(tmp_path):
    async with house(tmp_path, people=4) as (home, _, people):
        t = await announced(home, people, begin=False)
    killed(tmp_path, t, "drawing")
    async with house(tmp_path, people=0) as (home, _, _):
        t = await now(home, t)
        assert (t.phase, t.round) == (OPEN, 0)
        assert await home.store.tournaments.seats(t.id) == []
    killed(tmp_path, t, "starting")
    async with house(tmp_path, people=0) as (home, _, _):
        phases = await home.store.tournaments.phases(both := await tables(home, t, 1))
        assert list(phases.values()) == [WAITING] * 2
        await step_all(home.hall)
        phases = await home.store.tournaments.phases(both)
        assert list(phases.values()) == [PLAYING] * 2
    killed(tmp_path, t, "ending")
    async with house(tmp_path, people=0) as (home, _, _):
        t = await now(home, t)
        assert (t.round, t.ended) == (1, 0)
        at = [(await home.store.table(id)).row for id in both]
        assert [(row.phase, row.sealed) for row in at] == [(OVER, True)] * 2
        await step_all(home.hall)
        t = await now(home, t)
        assert (t.round, t.ended) == (2, 1)
        assert [(await home.store.table(id)).row.sealed for id in both] == [False] * 2
        for id in await tables(home, t, 2):
            await play_out(home, id)
        await step_all(home.hall)
        assert (await now(home, t)).phase == FINISHED
        assert len(await home.store.tournaments.seats(t.id)) == 8
