"""What a client may say on the live channel: each kind of message is declared with its deed."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct

from ...draw.scene import Layout
from ..refusal import Refused

LARGEST = 4096

NO_NUL = r"^[^\x00]*$"  # which PostgreSQL does not keep
Id = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Written = Annotated[str, Meta(max_length=80)]
Neighbours = Annotated[list[Written], Meta(max_length=5)]
Name = Annotated[str, Meta(max_length=20)]
Nonce = Annotated[str, Meta(max_length=64)]
Position = Annotated[int, Meta(ge=0, le=10**9)]


class Message(Struct, frozen=True, tag_field="do"):
    """Anything a client says; `id` comes back with the answer."""

    id: Id = ""


class Look(Message, frozen=True, tag="look"):
    """Show the table this way; without `words` it is not told as headings and lists besides."""

    layout: Layout = "wide"
    theme: Literal["light", "dark"] = "light"
    lang: Name = ""
    words: bool = True

    @property
    def appearance(self) -> tuple[str, str, str]:
        return self.layout, self.theme, self.lang


class Preview(Message, frozen=True, kw_only=True, tag="preview"):
    """Show what a move of mine would do, without doing it, and what its neighbours would."""

    seat: Seat
    position: Position
    move: Written
    also: Neighbours = []  # as it is written: what describes it says the same


def kinds_of(base: type[Message]) -> list[type[Message]]:
    """The messages that are made of a base, which is none itself if there are any."""
    made = base.__subclasses__()
    return [kind for each in made for kind in kinds_of(each)] if made else [base]


@cache
def any_message() -> Any:
    """The type of all messages: asked for once all deeds are declared."""
    return Union[tuple(kinds_of(Message))]  # noqa: UP007  # made of a list


@cache
def decoder() -> msgspec.json.Decoder[Message]:
    return msgspec.json.Decoder(any_message())


def read(text: str) -> Message:
    """What a frame says; anything else is refused."""
    if len(text) > LARGEST or len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise Refused("frame-too-big", most=LARGEST)
    try:
        return decoder().decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-message") from None
