"""A review as plain data: written as JSON, and read again by whoever shows it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from ..core.record import Record
from .account import Account, Column, Event, Weighed
from .choices import Choice, Effort
from .judge import FULL, Measure
from .run import Review

FORMAT = 4
"""Of what is written: raised when a review of the same game would say something else."""


def plain(review: Review) -> dict[str, Any]:
    """All of it; numbers are parts of `unit`."""
    edition, judge, choices = review.record.edition, review.judge, review.choices
    return {
        "review": FORMAT,
        "game": edition.game.name,
        "rules": edition.rules,
        "box": edition.box.hash,
        "record": review.record.hash,
        "judge": judge.version,
        "second_judge": judge.second,
        "effort": asdict(review.effort),
        "seed": review.seed,
        "measure": "points" if judge.counts else "shares",
        "unit": review.unit,
        "drift_told_apart": judge.is_split,
        "luck_shown": judge.is_luck_shown,
        "times_the_deals": judge.deals,
        "draws_believed": judge.believed,
        "errors_held": judge.held,
        "seats": [asdict(column) for column in review.account.columns],
        "course": review.account.course,
        "blocks": [[b.first, b.count, b.is_together, b.is_chance] for b in review.blocks],
        "events": [plain_event(event) for event in review.account.events],
        "free_decisions": len(choices),
        "like_the_search": [[c.number, c.seat, c.made] for c in choices if c.is_par],
        "unlike_the_search": [plain_choice(c) for c in choices if not c.is_par],
        "errors": [choice.number for choice in review.errors],
    }


def written(review: Review) -> str:
    return json.dumps(plain(review), indent=1, ensure_ascii=False) + "\n"


def plain_event(event: Event) -> list[object]:
    return [event.block, event.cause, event.seat, event.row]


def plain_choice(choice: Choice) -> dict[str, Any]:
    return {**asdict(choice), "doubt": float(f"{choice.doubt:.3g}")}


def restored(record: Record, data: Mapping[str, Any]) -> Review:
    """A review that was written before, by whatever judge there was then."""
    told = (data["drift_told_apart"], data.get("luck_shown", False), data.get("times_the_deals", 1))
    later = (
        data.get("draws_believed", FULL),
        data.get("second_judge", ""),
        data.get("errors_held"),
    )
    judge = Measure(data["judge"], data["measure"] == "points", *told, *later)
    columns = [Column(**column) for column in data["seats"]]
    events = [Event(*event) for event in data["events"]]
    choices = all_choices(data)
    errors = [choices[number] for number in data["errors"]]
    booked = Account(columns, events, data["course"])
    blocks = [block_of(row, choices) for row in data["blocks"]]
    effort = Effort(**data["effort"])
    return Review(record, judge, effort, data["seed"], booked, blocks, errors)


def all_choices(data: Mapping[str, Any]) -> dict[int, Choice]:
    """The free decisions by their numbers."""
    agreed = [Choice(number, seat, made, made) for number, seat, made in data["like_the_search"]]
    others = [Choice(**{**row, "then": then_of(row["then"])}) for row in data["unlike_the_search"]]
    return {choice.number: choice for choice in sorted([*agreed, *others], key=lambda c: c.number)}


def then_of(row: Sequence[Any] | None) -> tuple[tuple[Any, ...], str] | None:
    return (tuple(row[0]), row[1]) if row else None


def block_of(row: Sequence[Any], choices: Mapping[int, Choice]) -> Weighed:
    """What is still known of a block: its decisions, and whether chance was seen."""
    first, count, is_together, is_chance = row
    own = [choices[n] for n in range(first, first + count) if n in choices]
    return Weighed(first, count, is_together, is_chance, [], [], [], [], {}, own)
