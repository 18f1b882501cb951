"""What the pages of a box take."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from ..forms import LONGEST_ROW, LONGEST_ROWS, Form, Number, Text, Tick, text


class BoxQuery(Struct, frozen=True, kw_only=True):
    """Which section of a box is shown, and only rows with facts that come from there."""

    section: Text = ""
    source: Text = ""


class ThemeQuery(Struct, frozen=True, kw_only=True):
    """The colours of a picture; empty: the visitor's own."""

    theme: Annotated[str, text(enum=["light", "dark", ""])] = ""


Rows = Annotated[
    str, text(LONGEST_ROWS, description="rows by section and number: a JSON object of objects")
]


class RowForm(Form, frozen=True, kw_only=True):
    """A row of a box as somebody writes it: an object of JSON, null where a key was left blank."""

    row: Annotated[str, text(LONGEST_ROW, description="a JSON object")] = ""
    others: Rows = ""
    theme: Text = ""
    known: Text = ""


class RowsForm(Form, frozen=True, kw_only=True):
    """Rows that differ from the box they are sent to."""

    rows: Rows = ""


class StudyForm(RowsForm, frozen=True, kw_only=True):
    """Rows that differ from the house's box, and how bots play with both; `option-<name>` says
    what else is agreed."""

    seats: Text = ""
    level: Text = ""
    deals: Text = ""


class SaveForm(RowsForm, frozen=True, kw_only=True):
    """The same, to be kept: as a box with this name, or as the version after `since` of mine."""

    name: Text = ""
    since: Number = ""


LONGEST_SENT = 200_000
Components = Annotated[
    str, text(LONGEST_SENT, description="a components file, as the library takes it")
]
REASONS = ("insult", "spam", "name", "other")
"""Why a box is reported."""


class ImportForm(Form, frozen=True, kw_only=True):
    """A components file that becomes a box of mine."""

    game: Text = ""
    name: Text = ""
    components: Components = ""


class RevisionForm(Form, frozen=True, kw_only=True):
    """A components file that becomes a new version of my box."""

    components: Components = ""


class VersionQuery(Struct, frozen=True, kw_only=True):
    """Which version of a box is shown, the newest if empty; which drafts were just saved; and
    whether it was just reported."""

    version: Number = ""
    saved: Annotated[str, text(80, pattern="^[a-z0-9_-]*$")] = ""
    reported: Tick = ""


class RenameForm(Form, frozen=True, kw_only=True):
    """What a box is called."""

    name: Text = ""


class ShareForm(Form, frozen=True, kw_only=True):
    """Who finds a box."""

    audience: Literal["private", "link", "offered"]


class SureForm(Form, frozen=True, kw_only=True):
    """A word that somebody is sure: a box that is gone does not come back."""

    sure: Tick = ""


class BoxReportForm(Form, frozen=True, kw_only=True):
    """Why those who run the house should look at a box."""

    reason: Literal["insult", "spam", "name", "other"]
    note: Text = ""


class SayForm(Form, frozen=True, kw_only=True):
    """What an owner says of a row: printed so, or as it is written here."""

    verdict: Literal["so", "other"]
    row: Annotated[str, text(LONGEST_ROW, description="a JSON object")] = ""
    edition: Text = ""
    note: Text = ""


class NoteReportForm(Form, frozen=True, kw_only=True):
    """Why those who run the house should look at an owner's note."""

    reason: Literal["insult", "spam", "other"]
    note: Text = ""
