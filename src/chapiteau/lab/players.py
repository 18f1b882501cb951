"""Who plays in the lab: a bot by name, and how long it may think."""

from __future__ import annotations

import re

from ..bots import AT_A_TABLE, Budget
from ..core.errors import BadSetup

AT_TABLE = "table"


def bot_of(player: str) -> str:
    """The name of a bot, without its budget."""
    return player.partition("@")[0]


def budget_of(player: str, iterations: int | None = None) -> Budget:
    """`NAME@ROUNDS` thinks for so many rounds, `NAME@table` as long as at a table."""
    _, at, budget = player.partition("@")
    if not at:
        return Budget(iterations)
    if budget == AT_TABLE:
        return AT_A_TABLE
    if not re.fullmatch(r"[1-9][0-9]{0,6}", budget, re.ASCII):
        raise BadSetup("bad-budget", {"bot": player[:80]})
    return Budget(int(budget))
