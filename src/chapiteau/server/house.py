"""Everything one server holds, opened and closed together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path
from typing import Self

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ..words import words_for
from .answers.kept import KeptAnswers
from .boxes.shelf import Shelf
from .cluster.cluster import Cluster
from .cluster.connect import connect
from .confirming.house_boxes import HouseBoxes
from .meeting.meet import look_after_tickets
from .notices.addresses import Allowed
from .notices.delivery import Deliveries
from .notices.outgoing import Outgoing
from .notices.push import PushKey
from .notices.sender import Sender
from .operation.costs import Costs
from .operation.garbage import Collector
from .operation.health import StoreCheck
from .operation.rounds import keep_doing_for_all
from .operation.throttle import Throttle
from .operation.worker import MeteredThreads
from .people.keys import Keys, read_key
from .people.people import HOUSE_NAMES, People
from .people.reminders import Reminders
from .programs.streams import OpenStreams
from .ratings.counting import count_all
from .reviews.making import Reviewing
from .reviews.practice import DailyPuzzles
from .settings import Settings
from .store.store import Store
from .studies.making import Studying
from .tables.hall import Hall
from .thinking.backend import Backend
from .thinking.build import compile_behind
from .thinking.processes import Processes
from .thinking.scheduler import Scheduler
from .tournaments.stepping import step_all

PAGES = Path(__file__).parent / "pages" / "templates"


class House:
    """Store, people, hall, bots and keys."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        clock: Callable[[], float] = time.time,
        backend: Backend | None = None,
        costs: Costs | None = None,
        outgoing: Outgoing | None = None,
    ) -> None:
        self.settings = settings
        self.since = time.monotonic()
        self.closing = False
        self.store_check = StoreCheck()
        self.collector = Collector()
        self.store, cluster = (store, Cluster()) if store else connect(settings)
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.scheduler = Scheduler(backend or backend_of(settings), settings.limits)
        # What knows more than a seat sees stays on this machine.
        local = self.scheduler if not settings.ray else Scheduler(Processes(1), settings.limits)
        self.chores = local
        self.spare_workers = asyncio.Semaphore(max(1, local.backend.places // 2))
        """For what is made in the background; the others are for tables."""
        names = [words_for("en")(f"player-{i + 1}") for i in range(HOUSE_NAMES)]
        costs = costs or Costs(settings.limits)
        steady = costs.clock  # of all limits: a wall clock that is set back would lock people out
        self.people = People(self.store, names, settings.limits, clock, steady)
        self.people.cache_seconds = cluster.person_cache_seconds
        self.hall = Hall(settings, self.store, self.people, self.scheduler, clock, cluster, costs)
        self.shelf = Shelf(self)
        self.pages = templates()
        self.kept = KeptAnswers()
        self.error_pages: dict[tuple[str, str, int, str], bytes] = {}
        self.rulebooks: dict[tuple[str, str], Markup] = {}  # by game and language
        limits = settings.limits
        self.request_limit = Throttle(400 * limits, 0.02 / limits, steady)  # by address
        self.post_limit = Throttle(60 * limits, 1 / limits, steady)
        self.letter_limit = Throttle(3 * limits, 1200 / limits, steady)  # by person
        self.upload_limit = Throttle(6 * limits, 60 / limits, steady)  # by person and by address
        self.admin_limit = Throttle(5 * limits, 60 / limits, steady)  # codes, by address
        self.notice_limit = Throttle(6 * limits, 60 / limits, steady)  # tests, by person
        self.program_limit = Throttle(40 * limits, 0.05 / limits, steady)  # by token
        self.streams = OpenStreams(limits)
        self.outgoing = outgoing or Outgoing(Allowed.read(settings.outgoing))
        self.review_limit = Throttle(6 * limits, 600 / limits, steady)  # by person and by address
        self.study_limit = Throttle(4 * limits, 900 / limits, steady)  # by person and by address
        self.saying_limit = Throttle(60 * limits, 5 / limits, steady)  # by person
        self.puzzle_limit = Throttle(12 * limits, 3 / limits, steady)  # by person
        self.export_limit = Throttle(3 * limits, 600 / limits, steady)  # by person

    @property
    def house_boxes(self) -> HouseBoxes:
        return self.hall.house_boxes

    @property
    def keys(self) -> Keys:
        return self._keys

    @property
    def push_key(self) -> PushKey:
        return self._push_key

    @property
    def sender(self) -> Sender:
        return self._sender

    async def __aenter__(self) -> Self:
        asyncio.get_running_loop().set_default_executor(MeteredThreads())
        self._keys = Keys(read_key(self.settings.data / "chapiteau.key"))
        self._push_key = PushKey(self._keys.key, contact_of(self.settings))
        address, clock = self.settings.address, self.hall.clock
        self._sender = Sender(self, Deliveries(self.outgoing, self._push_key, address, clock))
        await self.store.open()
        try:
            await self.hall.cluster.check_key(self._keys.fingerprint)
            await self.hall.clocks.look()
            await self.scheduler.open()
            await self.hall.open()
            await self.house_boxes.open()
        except BaseException:  # whoever cannot enter leaves nothing open
            await self.store.close()
            raise
        if self.settings.compile:
            self.hall.spawn(compile_behind({self.scheduler, self.chores}))
        rounds = [] if self.outgoing.is_off else [self._sender.run()]
        rounds += [Reminders(self).run()] if self.settings.mail else []
        rounds += [self.hall.clocks.run(), self.collector.run()]
        rounds += [
            keep_doing_for_all(self.hall.cluster, name, partial(work, self.hall))
            for name, work in switched_on(self.settings).items()
        ]
        self.reviewing, self.studying = Reviewing(self), Studying(self)
        rounds += [self.reviewing.run(), DailyPuzzles(self).run(), self.studying.run()]
        self.collector.begin()
        self._rounds = [asyncio.create_task(each) for each in rounds]  # until the house closes
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        self.collector.end()
        await self.hall.close()
        self.scheduler.close()
        self.chores.close()
        await self.store.close()


@cache
def templates() -> Environment:
    """What pages are made of, compiled once in a process."""
    return Environment(loader=FileSystemLoader(PAGES), autoescape=True, undefined=StrictUndefined)


def switched_on(settings: Settings) -> dict[str, Callable[[Hall], Awaitable[None]]]:
    """What one process looks after for all, of that which hosts may switch on."""
    all_of_it = {
        "tickets": (settings.meeting, look_after_tickets),
        "ratings": (settings.ratings, count_all),
        "tournaments": (settings.tournaments, step_all),
    }
    return {name: work for name, (is_on, work) in all_of_it.items() if is_on}


def contact_of(settings: Settings) -> str:
    """Whom push services write to when something is wrong with what we send."""
    if settings.mail:
        return f"mailto:{settings.mail.sender}"
    return (
        settings.address if settings.address.startswith("https:") else "https://chapiteau.invalid"
    )


def backend_of(settings: Settings) -> Backend:
    """Where bots think: on this machine, or on a Ray cluster."""
    if not settings.ray:
        return Processes(settings.workers)
    from .thinking.ray_cluster import RayCluster

    return RayCluster(settings.ray, settings.workers)
