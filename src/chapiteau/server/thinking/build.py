"""A build of the rules that is made while the house is open, and to which its bots move over.

Only a working copy builds: whoever installed a wheel has the compiled one, or none was made for
their system, and then its compiler is no better. Answers are a function of view, seed and budget in
both builds, so nobody sees the change but by how deep bots think.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from ... import builds, is_compiled
from .processes import Processes
from .scheduler import Scheduler

log = logging.getLogger("chapiteau.build")
SCRIPT = builds.RECIPE[0]
LONGEST_LINE = 300


class BuildFailed(Exception):
    """Why there is no build, in a line."""


async def compile_behind(schedulers: Iterable[Scheduler]) -> None:
    """Have the rules compiled unless they are, and let bots of this machine run that."""
    if is_compiled() or not builds.is_checkout():
        return
    place = await asyncio.to_thread(builds.place)
    if not place.is_dir():
        if lacking := builds.lacking():
            log.info("bots think interpreted: %s is missing", lacking)
            return
        try:
            await build()
        except BuildFailed as e:
            log.warning("the rules could not be compiled, bots think interpreted: %s", e)
            return
    move_over(place, schedulers)


def move_over(place: Path, schedulers: Iterable[Scheduler]) -> None:
    """From now on workers are started with a build; who thinks now finishes the thought."""
    for scheduler in schedulers:
        if isinstance(scheduler.backend, Processes):
            scheduler.backend.compiled = str(place)
            scheduler.backend.build = "compiled"  # unless a worker finds that it does not fit
            scheduler.renew()
    log.info("bots think compiled")


async def build() -> None:
    """Compile in a process that ends when its input does, so with this one, however that ends."""
    command = [sys.executable, str(SCRIPT), "--gently", "--compiler"]
    pipe = subprocess.PIPE
    running = await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=subprocess.DEVNULL, stderr=pipe, start_new_session=True
    )
    assert running.stdin and running.stderr
    last = ""
    try:
        while line := await running.stderr.readline():
            last = line.decode("utf-8", "replace").strip() or last
        if await running.wait():
            raise BuildFailed(last[:LONGEST_LINE] or f"code {running.returncode}")
    finally:
        with suppress(OSError):
            running.stdin.close()
