"""Write the table of docs/benchmark.md from the results in docs/benchmark.

python tools/benchmark_md.py          write it
python tools/benchmark_md.py --check  fail if it is not current
"""

from __future__ import annotations

import sys
from pathlib import Path

from chapiteau.benchmark.card import Card
from chapiteau.benchmark.results import read
from chapiteau.benchmark.tasks import TASKS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmark.md"
RESULTS = ROOT / "docs" / "benchmark"
MARKS = "<!-- tools/benchmark_md.py writes from here -->", "<!-- to here -->"
HEADS = ("task", "player", "sets", "share of victories", "points", "points ahead", "ms a decision")


def table() -> str:
    """A row for each file, by task as they are listed and by what was reached."""
    cards = []
    for file in sorted(RESULTS.glob("*.jsonl*")):
        results = read(file)
        cards.append(Card.of(results.task, results.player, results.told()))
    order = list(TASKS)
    cards.sort(key=lambda card: (order.index(card.task.name), -sum(card.points) / card.sets))
    lines = [f"| {' | '.join(HEADS)} |", "| --- | --- | ---: | ---: | ---: | ---: | ---: |"]
    return "\n".join([*lines, *map(row, cards)])


def row(card: Card) -> str:
    told = card.as_json()
    sets = str(card.sets) if card.is_whole else f"{card.sets} of {card.task.sets}"
    cells = [card.task.name, f"`{card.player}`", sets]
    for name in ("share", "points", "margin"):
        cells.append(figure(told.get(name), 100 if name == "share" else 1))
    return f"| {' | '.join([*cells, str(told['thought_ms'])])} |"


def figure(told: dict[str, object] | None, times: int) -> str:
    if told is None:
        return "–"
    mean, interval = told["mean"], told["interval"]
    assert isinstance(mean, float) and isinstance(interval, list)
    unit = " %" if times == 100 else ""
    low, high = (f"{times * x:.1f}" for x in interval)
    return f"{times * mean:.1f}{unit} ({low} to {high})"


def page() -> str:
    text, (begin, end) = PAGE.read_text("utf-8"), MARKS
    head, tail = text.split(begin)[0], text.split(end)[1]
    return f"{head}{begin}\n\n{table()}\n\n{end}{tail}"


def main() -> int:
    made = page()
    if "--check" in sys.argv:
        return int(made != PAGE.read_text("utf-8"))
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
