"""What the page of those who run a house takes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from ..forms import Form, Text, text


class AdminCodeForm(Form, frozen=True, kw_only=True):
    """The code that `chapiteau admin` prints."""

    code: Text = ""


class PersonQuery(Struct, frozen=True):
    """A part of somebody's name."""

    who: Annotated[str, text(200)] = ""


class PersonActForm(Form, frozen=True, kw_only=True):
    """What is done about somebody."""

    act: Literal["mute", "unmute", "rename", "close", "reopen", "dismiss"]
    days: Annotated[str, text(pattern="^[0-9]{0,5}$")] = ""
    name: Text = ""


class SwitchForm(Form, frozen=True, kw_only=True):
    """What is chosen for the whole house."""

    name: Text = ""
    value: Text = ""


class TakeForm(Form, frozen=True, kw_only=True):
    """A row as owners say it is, by its place and what names it; empty for all they agree on."""

    row: Text = ""
    key: Text = ""


class UndoForm(Form, frozen=True, kw_only=True):
    """Which box of the house is undone: the one that was seen."""

    n: Text = ""
