"""Many games of the same bot on every seat, and what each of them has to tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..bots import Budget, ask, find_bot
from ..bots.apart import Apart
from ..core.edition import Choice, Edition
from ..core.errors import ChapiteauError
from ..core.event import UNKNOWN, Event
from ..core.match import BareMatch
from ..core.record import record
from ..registry import find

OPENING = 2  # decisions of a seat that make its opening
MOST_EDITIONS = 8  # that a process remembers: a house is asked about many
MOST_KNOWN = 20_000
Key = tuple[str, str, int]
"""A thing that a seat chose or that happened to it: ("move", verb, n) or ("told.noun", kind, n)."""


@dataclass(frozen=True)
class Setting:
    """What all games of a series have in common."""

    game: str
    seats: int
    bot: str
    options: tuple[tuple[str, Choice], ...] = ()
    components: str = ""  # the text of an owner's file
    iterations: int | None = None


@lru_cache(maxsize=MOST_EDITIONS)
def edition_of(setting: Setting) -> Edition:
    """What is played; an owner's file is read once, not for every game."""
    game = find(setting.game)
    box = game.own_box(setting.components, "components") if setting.components else None
    return game.edition(dict(setting.options), box)


@dataclass(frozen=True)
class Job:
    setting: Setting
    seed: str


@dataclass(frozen=True)
class Told:
    """One game: its record, how it ended, how wide its choices were, and what each seat did."""

    seed: str
    record: str
    hash: str
    scores: tuple[int, ...]
    outcome: tuple[float, ...]
    decisions: int
    widths: tuple[int, ...]  # how many moves were possible at each decision
    things: tuple[frozenset[Key], ...]
    openings: tuple[tuple[str, ...], ...]


class Endless(ChapiteauError):
    """A game that goes on for longer than it may."""


def play_game(job: Job, most: int | None = None) -> Told:
    """One game from start to end, of at most so many decisions."""
    setting = job.setting
    bot = find_bot(setting.bot, find(setting.game))
    match, widths = BareMatch(edition_of(setting), setting.seats, job.seed), list[int]()
    budget = Budget(setting.iterations)
    try:
        while not match.over:
            if len(widths) == most:
                raise Endless("game-endless", {"most": len(widths)})
            seat = match.to_act[0]
            widths.append(len(match.moves(seat)))
            match.play(seat, ask(match, seat, bot, budget))
    finally:
        if isinstance(bot, Apart):
            bot.close()
    return told(match, job.seed, widths)


def told(match: BareMatch, seed: str, widths: Sequence[int]) -> Told:
    """What a finished match has to tell."""
    things: list[set[Key]] = [set() for _ in range(match.seats)]
    openings: list[list[str]] = [[] for _ in range(match.seats)]
    for event in match.opening:
        note(match.edition, event, things)
    for entry in match.decisions:
        move = entry.move
        id = known_as(match.edition, move.noun, move.arg) if move.noun else 0
        if id:
            things[entry.seat].add(("move", move.verb, id))
        if len(openings[entry.seat]) < OPENING:
            openings[entry.seat].append(move.text)
        for event in entry.told:
            note(match.edition, event, things)
    return Told(
        seed,
        record(match).text,
        match.hash,
        match.scores,
        match.outcome or (),
        len(match.decisions),
        tuple(widths),
        tuple(map(frozenset, things)),
        tuple(map(tuple, openings)),
    )


@lru_cache(maxsize=MOST_KNOWN)
def known_as(edition: Edition, noun: str, id: int) -> int:
    """The first id that goes by the same name: equal cards are one thing; 0 without a name."""
    name = edition.game.word_id(edition, noun, id) if noun != "seat" and id != UNKNOWN else ""
    if not name:
        return 0
    return next(i for i in range(1, id + 1) if edition.game.word_id(edition, noun, i) == name)


def note(edition: Edition, event: Event, things: list[set[Key]]) -> None:
    """What happened to the seat an event speaks of first."""
    nouns = event.kind.nouns
    if "seat" not in nouns:
        return
    seat = event.ids[nouns.index("seat")]
    for label, noun, id in zip(event.kind.labels, nouns, event.ids, strict=True):
        known = known_as(edition, noun, id)
        if known:
            things[seat].add((f"told.{label}", event.kind.id, known))


def deals(settings: Sequence[Setting], games: int, seed: str) -> list[Job]:
    """Every deal with each of the settings in turn."""
    return [Job(setting, f"{seed} {n}") for n in range(games) for setting in settings]
