"""Turning the ids of the engine into sentences: prompts, options, log, reasons, errors, rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.edition import Edition
from ..core.errors import ChapiteauError, IllegalMove, Reason
from ..core.event import UNKNOWN, Event
from ..core.game import Game
from ..core.match import Match
from ..core.move import Move
from ..core.state import State
from ..core.step import Step
from ..core.wire import parameters
from .words import Argument, Words, words_for


def kebab(name: str) -> str:
    """SendToCourt -> send-to-court."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Telling:
    """Says things about one match in one language."""

    def __init__(self, lang: str, edition: Edition, players: Sequence[str] = ()) -> None:
        self.words = words_for(lang, edition.game)
        self.edition = edition
        self.players = players

    def player(self, seat: int) -> str:
        """What a seat is called: its player's name, else one of the house's."""
        if seat < len(self.players):
            return self.players[seat]
        return self.words(f"player-{seat + 1}")

    def thing(self, noun: str, id: int) -> Argument:
        """What a noun counts, by name; plain numbers stay numbers."""
        if noun == "seat":
            return self.player(id)
        word_id = self.edition.game.word_id(self.edition, noun, id)
        if not word_id:
            return id
        if id == UNKNOWN:
            return self.words(f"{noun}-unknown")
        own = self.edition.box.names.get(word_id)
        if own:
            return own.get(self.words.lang) or next(iter(own.values()))
        # An owner's card without a name of its own still has its id.
        return self.words(word_id) if self.words.has(word_id) else word_id

    def prompt(self, step: Step[Any]) -> str:
        """What a step asks; `old_city` names a city, `other_seat` a player."""
        args = {
            name: self.thing(name.split("_")[-1], getattr(step, name))
            for name in parameters(step)
            if name != "seat"
        }
        return self.words(f"ask-{kebab(type(step).__name__)}", **args)

    def option(self, step: Step[Any], move: Move) -> str:
        """What a move does, said as a choice; a step may have its own way to say it."""
        special = f"move-{move.verb}-{kebab(type(step).__name__)}"
        args: dict[str, Argument] = {}
        if move.noun:
            args = {move.noun: self.thing(move.noun, move.arg), "number": move.arg}
        return self.words(special if self.words.has(special) else f"move-{move.verb}", **args)

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        kind = event.kind
        args = {
            label: self.thing(noun, id)
            for label, noun, id in zip(kind.labels, kind.nouns, event.ids, strict=True)
        }
        return self.words(f"told-{kind.id}", **args)

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule's number."""
        args = {noun: self.thing(noun, id) for noun, id in reason.args.items()}
        text = self.words(f"why-{reason.id}", **args)
        return self.words("why-with-rule", why=text, rule=reason.rule) if reason.rule else text


def verdict(match: Match, telling: Telling) -> list[str]:
    """How a match ended or stands: what the count was made of, the scores, and who has won."""
    words = telling.words
    lines = [telling.event(event) for event in match.events() if event.kind.counts]
    for seat, points in enumerate(match.scores):
        lines.append(words("result-score", player=telling.player(seat), points=points))
    if match.over:
        names = [telling.player(seat) for seat in match.winners]
        ids = ("result-nobody", "result-winner", "result-winners")
        args = {"players": ", ".join(names)} if names else {}
        lines.append(words(ids[min(len(names), 2)], **args))
    return lines


def say_error(lang: str, error: ChapiteauError) -> str:
    """Any error of the house, as a sentence."""
    words: Words = words_for(lang)
    if isinstance(error, IllegalMove):
        why = Telling(lang, error.edition).reason(error.reason)
        return words("error-illegal-move", move=error.said["move"], why=why)
    return words(f"error-{error.id}", **error.said)


def outline(view: State, lang: str, players: Sequence[str] = ()) -> Any:
    """The table of a view in words."""
    return view.edition.game.outline(view, Telling(lang, view.edition, players))


@dataclass(frozen=True)
class Rule:
    """One numbered rule, or the title of a chapter."""

    number: str
    text: str
    ours: bool

    @property
    def is_title(self) -> bool:
        return "." not in self.number


def rules_of(game: Game[Any], lang: str) -> list[Rule]:
    """All rules of a game in the order of their numbers."""
    words = words_for(lang, game)
    found = []
    for id in words.ids():
        match = re.fullmatch(r"rule-(\d+)(?:-(\d+))?", id)
        if match:
            numbers = [int(n) for n in match.groups() if n]
            number = ".".join(map(str, numbers))
            found.append((numbers, Rule(number, words(id), words.mark(id, "ours"))))
    return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]
