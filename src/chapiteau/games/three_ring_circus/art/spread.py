"""How the map sets crowded places apart: the facts keep the graph, the picture may nudge it."""

from __future__ import annotations

from typing import Final

NUDGES: Final = {  # the facts keep the graph; the picture sets crowded places apart
    "lafayette": (-8, -16), "indianapolis": (2, 2), "cincinnati": (-2, 46), "portsmouth": (26, 28),
    "st_louis": (2, 34), "terre_haute": (-4, 0), "washington_dc": (34, 32), "baltimore": (26, 2),
    "philadelphia": (44, 18), "trenton": (-4, 10), "new_york": (42, 10), "new_haven": (38, 24),
    "boston": (-6, 8), "providence": (6, 0), "natick": (-18, -4), "cleveland": (10, 6),
    "hartford": (2, -8), "poughkeepsie": (-6, 0), "staunton": (-4, 12), "charleston": (4, 14),
    "harrisburg": (4, -4), "pittsburgh": (-4, -10), "buffalo": (-4, 4), "detroit": (4, -4),
    "chicago": (-4, 0), "columbus": (4, 4), "elmira": (4, 4), "springfield": (-10, 8),
    "concord": (7, -3),
}  # fmt: skip
SIDES: Final = {  # where a town's name stands, unless below
    "lafayette": "left", "fort_wayne": "left", "toledo": "left", "erie": "right", "syracuse": "left", "trenton": "left",
    "poughkeepsie": "left", "new_haven": "right", "scranton": "left", "springfield": "left",
    "jackson": "left", "sturgis": "left", "south_bend": "right", "harrisburg": "left",
}  # fmt: skip
