"""What workers do: each kind of work has a name, and its question and answer travel as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_type_hints

import msgspec

from ...bots.apart import Question
from ...core.errors import ChapiteauError

if TYPE_CHECKING:
    from ...bots.thought import Thought
    from ...review.jobs import Job, Part
    from ...review.puzzle import Attempt, Verdict
    from ..boxes.reading import ReadBox, Writing
    from ..boxes.trial import Outcome, Tried
    from ..people.export import StoryRequest
    from ..reviews.work import Made, Parts, Planned
    from ..studies.work import Deal, Played
    from ..tables.new.uploads import ReadRecord

Q = TypeVar("Q")
A = TypeVar("A")
LONGEST_ERROR = 300
ANSWERED, FAILED = b"+", b"-"


class WorkFailed(ChapiteauError):
    """A question that a worker could not read or answer, in one line."""


class Work(Generic[Q, A]):
    """A function that a worker calls by the name of the work; its types say what travels."""

    def __init__(self, name: str, module: str, function: str) -> None:
        self.name = name
        self.module = module
        self.function = function

    @cached_property
    def call(self) -> Callable[[Q], A]:
        found: Callable[[Q], A] = getattr(import_module(self.module, __package__), self.function)
        return found

    @cached_property
    def types(self) -> tuple[Any, Any]:
        """Of its question and of its answer."""
        hints, first = get_type_hints(self.call), next(iter(signature(self.call).parameters))
        return hints[first], hints["return"]

    def pack(self, question: Q) -> bytes:
        return msgspec.json.encode(question)

    def perform(self, question: bytes) -> bytes:
        """The answer to a question, or a line that says why there is none."""
        try:
            found = self.call(msgspec.json.decode(question, type=self.types[0]))
            return ANSWERED + msgspec.json.encode(found)
        except Exception as e:  # whatever it is, it is said where the question came from
            return failure(e)

    def unpack(self, answer: bytes) -> A:
        """What a worker answered; `WorkFailed` if that is no answer."""
        kind, said = answer[:1], answer[1:]
        if kind != ANSWERED:
            raise WorkFailed(
                "work-failed", {"work": self.name, "detail": said.decode("utf-8", "replace")}
            )
        try:
            found: A = msgspec.json.decode(said, type=self.types[1])
        except msgspec.MsgspecError as e:
            raise WorkFailed("work-failed", {"work": self.name, "detail": one_line(e)}) from None
        return found


def failure(error: Exception) -> bytes:
    return FAILED + one_line(error).encode("utf-8", "replace")


def one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_ERROR]


MOVE: Work[Question, str] = Work("move", "...bots.apart", "answer")
THOUGHT: Work[Question, Thought] = Work("thought", "...bots.apart", "consider")
RECORD: Work[str, ReadRecord] = Work("record", "..tables.new.uploads", "play_through")
STORY: Work[StoryRequest, str] = Work("story", "..people.export", "tell")
PLAN: Work[str, Planned] = Work("plan", "..reviews.work", "planned")
PART: Work[Job, Part] = Work("part", "..reviews.work", "part")
REVIEW: Work[Parts, Made] = Work("review", "..reviews.work", "put_together")
ATTEMPT: Work[Attempt, Verdict] = Work("attempt", "...review.puzzle", "judged")
BOX: Work[Writing, ReadBox] = Work("box", "..boxes.reading", "read_writing")
TRIAL: Work[Tried, Outcome] = Work("trial", "..boxes.trial", "try_out")
DEAL: Work[Deal, Played] = Work("deal", "..studies.work", "played")
WORKS: dict[str, Work[Any, Any]] = {
    work.name: work
    for work in (MOVE, THOUGHT, RECORD, STORY, PLAN, PART, REVIEW, ATTEMPT, BOX, TRIAL, DEAL)
}
"""All there is: whoever reaches a worker can have nothing else done."""


def perform(name: str, question: bytes) -> bytes:
    """Do some work in this process."""
    if name not in WORKS:
        return failure(LookupError(f"no work is called {name[:40]!r}"))
    return WORKS[name].perform(question)


def seconds_of(question: object) -> float:
    """How long a question may be thought about, where that is said in seconds."""
    return (question.budget.seconds or 0.0) if isinstance(question, Question) else 0.0


def within(question: Q, seconds: float) -> Q:
    """The same question with less time for it."""
    if not isinstance(question, Question) or not question.budget.seconds:
        return question
    return replace(question, budget=replace(question.budget, seconds=seconds))
