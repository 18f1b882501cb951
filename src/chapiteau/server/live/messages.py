"""What a client may say on the live channel."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct

from ...draw.scene import Layout
from ..refusal import Refused

LARGEST = 4096
LONGEST_CHAT = 500

NO_NUL = r"^[^\x00]*$"  # which PostgreSQL does not keep
Id = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Written = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=20)]


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


class Focus(Message, frozen=True, kw_only=True, tag="focus"):
    """Bring a part of the table forward; nothing leaves it to the question."""

    region: Name = ""


class Preview(Message, frozen=True, kw_only=True, tag="preview"):
    """Show what a move of mine would do, without doing it."""

    seat: Seat
    position: Annotated[int, Meta(ge=0, le=10**9)]
    move: Written


class Visit(Message, frozen=True, kw_only=True, tag="visit"):
    """Show all that is public of a player; a seat that is none closes the card."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class Once(Message, frozen=True, kw_only=True):
    """What is done exactly once, however often it is said: a repeat is known by all three."""

    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
    seat: Seat
    position: Annotated[int, Meta(ge=0, le=10**9)]


class Play(Once, frozen=True, kw_only=True, tag="play"):
    move: Written


class Undo(Once, frozen=True, kw_only=True, tag="undo"):
    pass


class Why(Message, frozen=True, kw_only=True, tag="why"):
    seat: Seat
    move: Written


class Explain(Message, frozen=True, kw_only=True, tag="explain"):
    seat: Seat


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    seat: Seat
    position: Annotated[int, Meta(ge=0, le=10**9)]


class AskUndo(Once, frozen=True, kw_only=True, tag="ask-undo"):
    pass


class AnswerUndo(Message, frozen=True, kw_only=True, tag="answer-undo"):
    yes: bool


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class ChatOpen(Message, frozen=True, kw_only=True, tag="chat-open"):
    open: bool


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    seat: Seat
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Leave(Message, frozen=True, tag="leave"):
    pass


class Bot(Message, frozen=True, kw_only=True, tag="bot"):
    seat: Seat
    level: Name


class Return(Message, frozen=True, tag="return"):
    pass


class Start(Message, frozen=True, tag="start"):
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Unseal(Message, frozen=True, kw_only=True, tag="unseal"):
    """The number that I have drawn: my nonce is its seal, made with the table's commitment."""

    number: Annotated[str, Meta(max_length=64)]


class Again(Message, frozen=True, tag="again"):
    """I want to play again: a new table for the same people, seats, options and bots."""


def kinds_of(base: type[Message]) -> list[type[Message]]:
    """The messages that are made of a base, which is none itself if there are any."""
    made = base.__subclasses__()
    return [kind for each in made for kind in kinds_of(each)] if made else [base]


KINDS = kinds_of(Message)
AnyMessage: Any = Union[tuple(KINDS)]  # noqa: UP007  # made of a list

_decoder = msgspec.json.Decoder(AnyMessage)


def read(text: str) -> Message:
    """What a frame says; anything else is refused."""
    if len(text) > LARGEST or len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise Refused("frame-too-big", most=LARGEST)
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-message") from None
    return message
