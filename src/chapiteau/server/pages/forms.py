"""What pages take: the fields of every form, and what may stand behind a question mark.

A field that is not sent is empty, as a form sends it. What a value may be is checked by whoever
uses it, with a sentence of its own; here only what no page would send is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...draw.scene import Layout

LONGEST = 2_000
LONGEST_RECORD = 300_000
LONGEST_ROW = 10_000
LONGEST_ROWS = 80_000


def text(longest: int = LONGEST, **told: object) -> Meta:
    """A field, and what programs are told of it besides."""
    return Meta(max_length=longest, extra_json_schema=told or None)


Text = Annotated[str, text()]
Number = Annotated[str, text(pattern="^[0-9]{0,3}$")]
Level = Annotated[str, text(description="how well bots play; empty: as an amateur")]
OwnBox = Annotated[
    str, text(80, description="the id of a box that somebody has made; empty: the house's")
]
Path = Annotated[str, text(description="a page of this house to go on to")]
Password = Annotated[str, text(format="password")]
Record = Annotated[str, text(LONGEST_RECORD, description="a record, as `chapiteau` writes it")]


class Form(Struct, frozen=True):
    """No fields but the token, which may come in a header instead."""

    csrf: Text = ""


class PlayForm(Form, frozen=True, kw_only=True):
    """A table against bots."""

    game: Text = ""
    level: Level = ""
    seats: Number = ""
    box: OwnBox = ""


class LearnForm(Form, frozen=True, kw_only=True):
    """A first game that is explained."""

    game: Text = ""


class TableForm(Form, frozen=True, kw_only=True):
    """A table with friends; the game's own options come as option-NAME. The pace "clock" has a
    clock for each decision, for the game, or both: time in its unit, added in seconds or hours."""

    seats: Number = ""
    pace: Text = ""
    clock: Annotated[str, text(enum=["decision", "game", "both", ""])] = ""
    unit: Annotated[str, text(enum=["minutes", "days", ""])] = ""
    time: Number = ""
    added: Number = ""
    end: Annotated[str, text(enum=["kept", "last", ""])] = ""
    private: Annotated[str, text(enum=["yes", ""])] = ""
    friendly: Annotated[str, text(enum=["yes", ""])] = ""
    box: OwnBox = ""


class BoxChoice(Struct, frozen=True):
    """The box that a new table is to be played with."""

    box: OwnBox = ""


class CodeForm(Form, frozen=True, kw_only=True):
    """The code of a table, or the link with it."""

    code: Text = ""


class JoinForm(Form, frozen=True, kw_only=True):
    """What whoever is invited wants to be called; empty: as before."""

    name: Text = ""


class ForkForm(Form, frozen=True, kw_only=True):
    """Where to play on from, and against whom."""

    n: Number = ""
    level: Level = ""
    seat: Annotated[str, text(description="whose place I take; empty: my own")] = ""


class MoveForm(Form, frozen=True, kw_only=True):
    """An answer to a puzzle; without one it is given up."""

    move: Annotated[str, text(80)] = ""


class WatchForm(Form, frozen=True, kw_only=True):
    """A record, as a file or as text."""

    record: Record = ""
    text: Record = ""


class LoginForm(Form, frozen=True, kw_only=True):
    """An account's name and password."""

    login: Text = ""
    password: Password = ""


class RecoverForm(LoginForm, frozen=True, kw_only=True):
    """The recovery code, and a new password."""

    code: Text = ""


class AsideForm(Form, frozen=True, kw_only=True):
    """Something that every page offers; whoever has sent it goes on where it was sent from."""

    back: Path = "/"


class NameForm(AsideForm, frozen=True, kw_only=True):
    """A new name to be seen by."""

    name: Text = ""


class LanguageForm(AsideForm, frozen=True, kw_only=True):
    """A language of the house; any other is the browser's."""

    lang: Text = ""


class ThemeForm(AsideForm, frozen=True, kw_only=True):
    """Light, dark, or what the browser prefers."""

    theme: Text = ""


class DeleteForm(Form, frozen=True, kw_only=True):
    """An account's password, or a guest's word."""

    password: Password = ""
    sure: Text = ""


class LettersForm(Form, frozen=True, kw_only=True):
    """Where letters go; nowhere if it is empty."""

    address: Annotated[str, text(format="email")] = ""


class AwayForm(Form, frozen=True, kw_only=True):
    """The days of being away, the first of them today if empty; without a last one, here again."""

    first: Annotated[str, text(format="date")] = ""
    until: Annotated[str, text(format="date")] = ""


Tick = Annotated[str, text(enum=["yes", ""])]


class DeviceForm(Form, frozen=True, kw_only=True):
    """A browser's push subscription; with `old` it takes the place of another one."""

    endpoint: Text = ""
    p256dh: Text = ""
    auth: Text = ""
    name: Text = ""
    old: Text = ""


class HookForm(Form, frozen=True, kw_only=True):
    """Where signed notices are posted."""

    url: Annotated[str, text(format="uri")] = ""
    name: Text = ""


class ChoiceForm(Form, frozen=True, kw_only=True):
    """When to be told; times are those of a clock in the zone, such as 22:30."""

    rhythm: Annotated[str, text(enum=["once", "hour", "day"])] = ""
    digest: Text = ""
    quiet_from: Text = ""
    quiet_until: Text = ""
    zone: Text = ""


class TableChoiceForm(Form, frozen=True, kw_only=True):
    """How to be told of one table; an empty rhythm is that of all tables."""

    rhythm: Annotated[str, text(enum=["", "once", "hour", "day", "never"])] = ""
    push: Tick = ""
    hook: Tick = ""
    mail: Tick = ""


class TicketForm(Form, frozen=True, kw_only=True):
    """A game to look for company for; without seats, with any number of people."""

    game: Text = ""
    seats: Number = ""
    pace: Text = ""
    near: Tick = ""


class ChallengeForm(Form, frozen=True, kw_only=True):
    """A game for two with somebody I played with."""

    game: Text = ""
    pace: Text = ""


class TokenForm(Form, frozen=True, kw_only=True):
    """What a token is called, and what it may do."""

    name: Text = ""
    read: Tick = ""
    play: Tick = ""
    talk: Tick = ""


class BotForm(Form, frozen=True, kw_only=True):
    """A word that somebody is sure: the account of a bot is one for good."""

    sure: Tick = ""


class ProfileForm(Form, frozen=True, kw_only=True):
    """Who may see how well I play, and with what."""

    audience: Literal["me", "met", "house"] = "me"
    results: Tick = ""
    luck: Tick = ""


class ManifestQuery(Struct, frozen=True):
    """The language of the installed page."""

    lang: Annotated[str, text(8)] = ""


class Since(Struct, frozen=True):
    """From which moment on: the `at` of the last line that was heard."""

    since: Annotated[str, Meta(pattern=r"^([0-9]{1,12}(\.[0-9]{1,9})?)?$")] = ""


class At(Struct, frozen=True):
    """Which position is shown first."""

    at: Annotated[str, text(pattern="^[0-9]{0,6}$")] = ""


class Sight(Struct, frozen=True):
    """How a position is drawn."""

    layout: Layout = "wide"
    theme: Literal["light", "dark", ""] = ""


class SeatSight(Sight, frozen=True):
    """Through whose eyes it is seen: my own, or a seat's."""

    seat: Annotated[str, text(pattern="^[0-9]{0,2}$")] = ""


class MoveSight(Sight, frozen=True):
    """What a move would do."""

    move: Annotated[str, text(80)] = ""


class SeatQuery(Struct, frozen=True):
    """Whose decisions are looked at: mine, or a seat's."""

    seat: Annotated[str, text(pattern="^[0-9]{0,2}$")] = ""
    at: Annotated[str, text(pattern="^[0-9]{0,6}$")] = ""


class PastSight(Sight, frozen=True):
    """How many of my moves ago it begins."""

    back: Annotated[str, text(pattern="^[1-9][0-9]{0,5}$")] = "1"
