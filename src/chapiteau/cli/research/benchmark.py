"""A player at a task of the benchmark, and results that somebody else brings."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Generator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ...benchmark.card import Card
from ...benchmark.games import Job, Played, play
from ...benchmark.luck import without_luck
from ...benchmark.results import Results, opened, read
from ...benchmark.tasks import TASKS, VERSION, Task, find_task
from ...bots.levels import load_bot
from ...lab.players import bot_of, budget_of
from ...lab.workers import in_workers
from ...registry import find
from ...words import Words, words_for
from ..progress import Played as Counted
from ..progress import progress
from ..trouble import OK, Trouble, unreadable, unwritable


def benchmark(args: Namespace) -> int:
    """List the tasks, let a player try one, or check a file of results."""
    words = words_for(args.lang)
    if args.check:
        return check(args, words)
    if not args.task:
        show_tasks(args, words)
        return OK
    if not args.player:
        raise Trouble("cli-benchmark-no-player", task=args.task)
    return measure(args, find_task(args.task), words)


def show_tasks(args: Namespace, words: Words) -> None:
    if args.json:
        each = [{**asdict(task), **pinned(task)} for task in TASKS.values()]
        print(json.dumps({"benchmark": VERSION, "tasks": each}, indent=1))
        return
    table = Table(title=words("cli-benchmark-title", version=str(VERSION)))
    for column in ("task", "seats", "opponent", "games", "pinned"):
        table.add_column(words(f"cli-benchmark-{column}"))
    for task in TASKS.values():
        games = task.sets * len(task.duel("x").tables())
        made = f"v{task.rules} {task.box[:8]} {task.interface}"
        table.add_row(task.name, str(task.seats), task.opponent or "–", str(games), made)
    Console().print(table)


def pinned(task: Task) -> dict[str, Any]:
    return {"rules": task.rules, "box": task.box, "interface": task.interface}


def measure(args: Namespace, task: Task, words: Words) -> int:
    """Play what is not yet known, keep it, and show the card."""
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bot lies
    budget_of(args.player)
    load_bot(bot_of(args.player), find(task.game))
    size = len(task.duel(args.player).tables())
    sets = min(args.sets or task.sets, task.sets)
    try:
        results = opened(Path(args.results), task, args.player) if args.results else None
    except OSError as e:
        raise unwritable(args.results, e) from None
    known: dict[int, Played] = dict(results.known) if results else {}
    todo = [Job(task.name, args.player, n) for n in range(sets * size) if n not in known]
    counted = Counted(fresh(args, todo), len(todo), words)
    for game in counted:
        known[game.number] = game
        if results:
            results.add(game)
    kept = results or Results(Path(), {"task": task.name, "player": args.player}, known)
    show(args, Card.of(task, args.player, kept.told()), words)
    return counted.code


def fresh(args: Namespace, todo: list[Job]) -> Generator[Played, None, None]:
    yield from in_workers(play, todo, args.workers, args.ray)


def check(args: Namespace, words: Words) -> int:
    """Play the records of a file again, and show the card that follows from them."""
    file = Path(args.check)
    try:
        results = read(file)
    except OSError as e:
        raise unreadable(args.check, e) from None
    steps = progress(
        results.checked(args.ask_again), len(results.known), words("cli-benchmark-checking")
    )
    games = sum(1 for _ in steps)
    card = Card.of(results.task, results.player, results.told())
    if args.luck:
        told = {n: record for n, (record, _) in results.told().items()}
        sets = without_luck(results.task, results.player, told, args.workers)
        for measure, value in progress(sets, card.sets, words("cli-reviewing")):
            card.adjusted_in = measure
            card.adjusted.append(value)
    show(args, card, words)
    said = "cli-benchmark-asked" if args.ask_again else "cli-benchmark-replayed"
    print(words(said, games=games, file=str(file)), file=sys.stderr)
    return OK


def show(args: Namespace, card: Card, words: Words) -> None:
    if args.json:
        print(json.dumps(card.as_json()))
        return
    told = card.as_json()
    table = Table(title=words("cli-benchmark-card", task=card.task.name, player=card.player))
    for column in ("figure", "mean", "interval"):
        table.add_column(words(f"cli-benchmark-{column}"))
    for name in ("share", "points", "margin", "adjusted"):
        if told.get(name):
            mean, interval = told[name]["mean"], told[name]["interval"]
            unit = card.adjusted_in if name == "adjusted" else name
            between = " – ".join(spelled(unit, x) for x in interval) if interval else "–"
            table.add_row(words(f"cli-benchmark-{name}"), spelled(unit, mean), between)
    Console().print(table)
    if not card.is_whole:
        print(words("cli-benchmark-partial", sets=card.sets, of=card.task.sets), file=sys.stderr)


def spelled(name: str, number: float) -> str:
    return f"{number:.1%}" if name == "share" else f"{number:.1f}"
