"""What the pages of tournaments take."""

from __future__ import annotations

from typing import Annotated

from ..forms import Form, Number, Text, text


class TournamentForm(Form, frozen=True, kw_only=True):
    """A tournament that is announced."""

    name: Text = ""
    game: Text = ""
    seats: Number = "2"
    form: Annotated[str, text(enum=["swiss", "groups"])] = "swiss"
    rounds: Number = "3"
    group_size: Number = "4"
    duplicate: Annotated[str, text(enum=["yes", ""])] = ""
    filling: Annotated[str, text(enum=["bots", "byes"])] = "bots"
    level: Annotated[str, text(description="how well bots play that fill tables")] = "amateur"
    tempo: Annotated[str, text(enum=["quick", "evening", "day", "days"])] = "evening"
    delay: Annotated[str, text(enum=["", "quarter", "hour", "day", "days", "week"])] = ""
    private: Annotated[str, text(enum=["yes", ""])] = ""
    programs: Annotated[str, text(enum=["yes", ""])] = ""


class EnterForm(Form, frozen=True, kw_only=True):
    """What my browser adds to the deals of a tournament: its number, under seal."""

    nonce: Text = ""


class NumberForm(Form, frozen=True, kw_only=True):
    """The number that my browser drew."""

    number: Text = ""
