"""Turning the ids of the engine into sentences: prompts, options, log, reasons, errors, rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from typing import Any, ParamSpec, TypeVar

from ..core.edition import Edition
from ..core.errors import ChapiteauError, IllegalMove, Reason
from ..core.event import UNKNOWN, Event
from ..core.match import BareMatch
from ..core.move import Move
from ..core.state import State
from ..core.step import Step
from ..core.wire import parameters
from .outline import Section
from .series import runs, told_in_one
from .words import Argument, Words, words_for

P = ParamSpec("P")
T = TypeVar("T")


@cache
def kebab(name: str) -> str:
    """SendToCourt -> send-to-court."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Telling:
    """Says things about one match in one language."""

    def __init__(self, lang: str, edition: Edition, players: Sequence[str] = ()) -> None:
        self.words = words_for(lang, edition.game)
        self.edition = edition
        self.players = players
        self.common: Telling | None = None
        """At a table: the telling of its spectators, where what all see alike is kept."""
        self.public_view: State | None = None
        """At a table: what spectators see of the position that is told now."""
        self._things: dict[tuple[str, int], Argument] = {}
        self._made: dict[Hashable, tuple[object, Any]] = {}
        self.last: dict[Hashable, Any] = {}
        """What was drawn last in a place, for whoever draws it again."""

    def remembered(
        self, place: Hashable, of: object, make: Callable[P, T], *args: P.args, **kw: P.kwargs
    ) -> T:
        """What was made last for this place if it was made of the same, else made anew.

        `of` is all that `make` depends on besides this telling; only the last thing is kept, so
        whoever watches a table keeps one telling, and what did not change is the same object.
        """
        made = self._made.get(place)
        if made is not None and made[0] == of:
            return made[1]  # type: ignore[no-any-return]  # one place holds one kind of thing
        result = make(*args, **kw)
        self._made[place] = of, result
        return result

    def player(self, seat: int) -> str:
        """What a seat is called: its player's name, else one of the house's."""
        if seat < len(self.players):
            return self.players[seat]
        return self.words(f"player-{seat + 1}")

    def thing(self, noun: str, id: int) -> Argument:
        """What a noun counts, by name; plain numbers stay numbers."""
        key = noun, id
        found = self._things.get(key)
        if found is None:
            found = self._things[key] = self._thing(noun, id)
        return found

    def _thing(self, noun: str, id: int) -> Argument:
        if noun == "seat":
            return self.player(id)
        word_id = self.edition.game.word_id(self.edition, noun, id)
        if not word_id:
            return id
        if id == UNKNOWN:
            return self.words.name(f"{noun}-unknown")
        own = self.edition.box.names.get(word_id)
        if own:
            return own.get(self.words.lang) or next(iter(own.values()))
        # An owner's card without a name of its own still has its id.
        return self.words.name(word_id) if self.words.has(word_id) else word_id

    def prompt(self, step: Step[Any], view: State) -> str:
        """What a step asks; `old_city` names a city, `other_seat` a player."""
        return self.question(step, view)[0]

    def help(self, step: Step[Any], view: State) -> str:
        """What one should know to answer, where a question has more to say."""
        return self.question(step, view)[1]

    def question(self, step: Step[Any], view: State) -> tuple[str, str]:
        """Both: what a step asks, and what one should know."""
        id = f"ask-{kebab(type(step).__name__)}"
        wanted = self.words.speaks_of(id)
        args = {k: v for k, v in self._asked(step, view, wanted).items() if k in wanted}
        return self.words(id, **args), self.words.aside(id, "help", **args)

    def _asked(self, step: Step[Any], view: State, wanted: frozenset[str]) -> dict[str, Argument]:
        """What a question speaks of: what its step names, and where it wants more, facts of the
        table."""
        if not wanted:
            return {}
        args = {
            name: self.thing(name.split("_")[-1], getattr(step, name))
            for name in parameters(step)
            if name != "seat"
        }
        if wanted <= args.keys():
            return args
        return self.edition.game.board.facts(view, self) | args

    def move(self, step: Step[Any], move: Move, view: State | None = None) -> str:
        """What a move does, said as a choice to be made; a step may have its own way to say it.

        With a view, a place can be called by what lies there.
        """
        id, args = self._offered(type(step), move, self.said_of(view, move) if view else "")
        return self.words(id, **args)

    def deed(self, step: Step[Any], move: Move, view: State) -> str:
        """A move as a button says it, where that is shorter."""
        return self.choice(type(step), move, self.said_of(view, move))[1]

    def choice(self, asking: type[Step[Any]], move: Move, said: str) -> tuple[str, str]:
        """Both: as a choice to be made, and as a button says it; `said` is what lies there."""
        id, args = self._offered(asking, move, said)
        return self.words(id, **args), self.words.aside(id, "do", **args)

    def said_of(self, view: State, move: Move) -> str:
        """What a move's number stands for on this table, where it is more than a number."""
        return self.edition.game.board.said_of(view, self, move.noun, move.arg) if move.noun else ""

    def _offered(
        self, asking: type[Step[Any]], move: Move, said: str
    ) -> tuple[str, dict[str, Argument]]:
        special = f"move-{move.verb}-{kebab(asking.__name__)}"
        args: dict[str, Argument] = {}
        if move.noun:
            args = {move.noun: said or self.thing(move.noun, move.arg), "number": move.arg}
        return special if self.words.has(special) else f"move-{move.verb}", args

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        return self.words(f"told-{event.kind.id}", **self._told(event))

    def story(self, events: Iterable[Event], viewer: int) -> list[str]:
        """What happened, as the lines of the log that a viewer is told."""
        seen = [event.seen_by(viewer) for event in events]
        return [told_in_one(self, run) for run in runs(self, seen)]

    def series(self, event: Event, items: str) -> str:
        """What happened with several items in a row; nothing where a message does not list any."""
        return self.words.aside(
            f"told-{event.kind.id}", "series", **(self._told(event) | {"items": items})
        )

    def item(self, event: Event, count: int = 1) -> str:
        """What an event, or several that are the same, add to a series."""
        id = f"told-{event.kind.id}"
        if "times" in self.words.speaks_of(id):
            return self.words.aside(id, "item", **(self._told(event) | {"times": count}))
        told = self._told(event)
        said = self.words.aside(id, "item", **told)
        if not said or count == 1:
            return said
        several = [getattr(thing, "many", "") for thing in told.values() if thing == said]
        if any(several):
            return self.words("told-several", what=several[0], count=count)
        return self.words("told-each", what=said, count=count)

    def heading(self, event: Event) -> str:
        """What the part of the count that begins with this event is called, if one does."""
        return self.words.aside(f"told-{event.kind.id}", "heads", **self._told(event))

    def mark(self, event: Event) -> str:
        """What the chapter that begins with this event is called, where it heads no count."""
        return self.words.aside(f"told-{event.kind.id}", "mark", **self._told(event))

    def _told(self, event: Event) -> dict[str, Argument]:
        kind = event.kind
        return {
            label: self.thing(noun, id)
            for label, noun, id in zip(kind.labels, kind.nouns, event.ids, strict=True)
        }

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule's number."""
        args = {noun: self.thing(noun, id) for noun, id in reason.args.items()}
        text = self.words(f"why-{reason.id}", **args)
        return self.words("why-with-rule", why=text, rule=reason.rule) if reason.rule else text


def count(
    match: BareMatch,
    telling: Telling,
    winners: Sequence[int] | None = None,
    late: Sequence[int] = (),
) -> list[Section]:
    """What the points were made of, under the headings of the game; then how it ended or stands,
    where whoever ran out of time at their table ranks last."""
    sections = [Section("")]
    for event in match.events():
        if title := telling.heading(event):
            sections.append(Section(title))
        elif event.kind.counts:
            sections[-1].lines.append(telling.event(event))
    words, result = telling.words, Section(telling.words("page-result"))
    for seat, points in enumerate(match.scores):
        result.lines.append(words("result-score", player=telling.player(seat), points=points))
    if match.over:
        won = match.winners if winners is None else winners
        names = [telling.player(seat) for seat in won]
        ids = ("result-nobody", "result-winner", "result-winners")
        args = {"players": words.listed(names)} if names else {}
        result.lines.append(words(ids[min(len(names), 2)], **args))
        if late:
            who = words.listed([telling.player(seat) for seat in late])
            result.lines.append(words("sheet-late", names=who))
    return [section for section in [*sections, result] if section.lines]


def verdict(match: BareMatch, telling: Telling) -> list[str]:
    """The count as plain lines, headings among them."""
    return [
        line
        for section in count(match, telling)
        for line in [section.title, *section.lines]
        if line
    ]


def say_error(lang: str, error: ChapiteauError) -> str:
    """Any error of the house, as a sentence."""
    words: Words = words_for(lang)
    if isinstance(error, IllegalMove):
        why = Telling(lang, error.edition).reason(error.reason)
        return words("error-illegal-move", move=error.said["move"], why=why)
    return words(f"error-{error.id}", **error.said)


def outline(view: State, lang: str, players: Sequence[str] = ()) -> Section:
    """The table of a view in words."""
    return view.edition.game.board.outline(view, Telling(lang, view.edition, players))
