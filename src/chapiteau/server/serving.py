"""How the house is served: what uvicorn is told."""

from __future__ import annotations

import uvicorn

from .app import make_app
from .house import House
from .operation.connections import BACKLOG, Connections, Http, LiveChannel
from .operation.descriptors import raise_limit

GRACE = 3
LARGEST_FRAME = 65536


def configuration(house: House) -> uvicorn.Config:
    """The house on uvicorn, with limits to connections."""

    class HouseHttp(Http):
        all = Connections(house.settings, raise_limit())

    proxy = house.settings.proxy
    return uvicorn.Config(
        make_app(house),
        lifespan="off",  # the house is open before the first page and closed after the last
        log_level="warning",
        log_config=None,
        access_log=False,  # the guard tells what may be told
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        server_header=False,
        http=HouseHttp,
        ws=LiveChannel,
        ws_max_size=LARGEST_FRAME,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=32_768,
    )
