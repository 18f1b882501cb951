"""What a house does again and again while it is open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from logging import Logger
from typing import Any, NoReturn

from ...core.errors import ChapiteauError


async def keep_doing(
    work: Callable[[], Awaitable[Any]], seconds: float, log: Logger, what: str
) -> NoReturn:
    """Do something every so many seconds, whatever went wrong the last time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except ChapiteauError as e:
            log.warning("%s wait: %s", what, getattr(e, "detail", e.id))
        except Exception:
            log.exception("%s could not be looked after", what)
