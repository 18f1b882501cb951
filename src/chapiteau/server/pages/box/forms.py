"""What the pages of a box take."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ..forms import LONGEST_ROW, LONGEST_ROWS, Form, Text, text


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
    """Rows that differ from the house's box."""

    rows: Rows = ""


class StudyForm(RowsForm, frozen=True, kw_only=True):
    """Rows that differ from the house's box, and how bots play with both; `option-<name>` says
    what else is agreed."""

    seats: Text = ""
    level: Text = ""
    deals: Text = ""
