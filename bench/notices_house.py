"""`chapiteau`, but that its notices reach one service on this machine and nothing else: no setting
of the product does that. For bench/notices.py."""

from __future__ import annotations

import os
import ssl
import sys

from chapiteau.cli import main
from chapiteau.server import house
from chapiteau.server.notices.addresses import Allowed
from chapiteau.server.notices.outgoing import Outgoing


async def here(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def way_out(allowed: Allowed) -> Outgoing:
    tls = ssl.create_default_context(cafile=os.environ["BENCH_CERTIFICATE"])
    service = Allowed.read(os.environ["BENCH_SERVICE"])
    return Outgoing(service, here, "127.0.0.1".__eq__, tls)


if __name__ == "__main__":  # the processes in which bots think read this file too
    vars(house)["Outgoing"] = way_out
    sys.exit(main())
