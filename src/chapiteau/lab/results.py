"""A file of one duel: a line that says what is played, then a line for each game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..core.errors import ChapiteauError
from ..registry import find
from . import provenance
from .arena import Result
from .duels import Duel
from .players import bot_of

FORMAT = 1
PLAYED = ("game", "seats", "challenger", "others", "seed", "rounds", "options")
SAME = (*PLAYED, "rules", "box", "code", "build")
"""What must not differ where a file goes on: the duel, and whatever its games follow from."""


class BadResults(ChapiteauError):
    """A file of results is damaged, or holds other games than those that are asked for."""


class Results:
    """What is known of a duel so far; grows by a line for each game."""

    def __init__(self, file: Path, head: dict[str, Any], known: dict[int, Result]) -> None:
        self.file = file
        self.head = head
        self.known: Mapping[int, Result] = known
        self.duel = duel_of(head)

    def add(self, n: int, result: Result) -> None:
        """Keep a game; what stands in the file stays there, whatever happens next."""
        said = [n, list(result.outcome), list(result.scores), list(result.thought)]
        with self.file.open("a", encoding="utf-8") as f:
            f.write(json.dumps(said, separators=(",", ":")) + "\n")


def opened(file: Path, duel: Duel) -> Results:
    """The results to go on from; a new file where there is none."""
    head = head_of(duel)
    if not whole_lines(file):
        file.write_text(json.dumps(head) + "\n", "utf-8")
        return Results(file, head, {})
    results = read(file)
    check_same(file, SAME, results.head, head)
    mend(file)
    return results


def check_same(
    file: Path, names: Iterable[str], theirs: Mapping[str, Any], ours: Mapping[str, Any]
) -> None:
    """What a file says of its games must be what is asked for."""
    for name in names:
        if theirs[name] != ours[name]:
            said = {"theirs": spell(theirs[name]), "ours": spell(ours[name])}
            raise BadResults("results-other", {"file": str(file), "what": name, **said})


def mend(file: Path) -> None:
    """Cut off a last line that a kill has cut short, so that others can follow."""
    size = len(whole_lines(file).encode())
    if file.exists() and size < file.stat().st_size:
        with file.open("r+b") as f:
            f.truncate(size)


def whole_lines(file: Path) -> str:
    """What stands in a file up to its last whole line; nothing where there is no file."""
    try:
        text = file.read_bytes()
        return text[: text.rfind(b"\n") + 1].decode()
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError:
        raise damaged(file, 1) from None


def read(file: Path) -> Results:
    """The results that a file holds; a last line that was not finished does not count."""
    lines = whole_lines(file).splitlines()
    head = read_head(file, lines[0] if lines else "")
    duel, known = duel_of(head), dict[int, Result]()
    for at, line in enumerate(lines[1:], 2):
        n, result = read_game(file, at, line, duel)
        if n in known and known[n][:3] != result[:3]:
            raise damaged(file, at)
        known[n] = result
    return Results(file, head, known)


def read_head(file: Path, line: str) -> dict[str, Any]:
    try:
        head = json.loads(line)
        if head["arena"] == FORMAT and all(name in head for name in (*SAME, "commit", "version")):
            duel_of(head).bout(0)
            return dict(head)
    except (ValueError, TypeError, KeyError, AttributeError, ChapiteauError):
        pass
    raise damaged(file, 1)


def read_game(file: Path, at: int, line: str, duel: Duel) -> tuple[int, Result]:
    try:
        n, outcome, scores, thought = json.loads(line)
        numbers = [*outcome, *scores, *thought]
        sizes = {len(outcome), len(scores), len(thought)}
        is_good = isinstance(n, int) and n >= 0 and sizes == {duel.seats}
        if is_good and all(isinstance(x, (int, float)) for x in numbers):
            return n, Result(duel.bout(n), tuple(outcome), tuple(scores), tuple(thought))
    except (ValueError, TypeError):
        pass
    raise damaged(file, at)


def damaged(file: Path, at: int) -> BadResults:
    return BadResults("results-damaged", {"file": str(file), "line": at})


def head_of(duel: Duel) -> dict[str, Any]:
    """All that the games follow from, and what they were played with."""
    game = find(duel.game)
    edition = game.edition(dict(duel.options))
    bots = {bot_of(player) for player in (duel.challenger, duel.others) if player}
    return {
        "arena": FORMAT,
        "game": duel.game,
        "seats": duel.seats,
        "challenger": duel.challenger,
        "others": duel.others,
        "seed": duel.seed,
        "rounds": duel.iterations,
        "options": dict(duel.options),
        "rules": edition.rules,
        "box": edition.box.hash,
        "code": provenance.code_of(game, bots),
        "build": provenance.build(),
        "commit": provenance.commit(),
        "version": provenance.version(),
    }


def duel_of(head: Mapping[str, Any]) -> Duel:
    who = (head["game"], head["seats"], head["challenger"], head["others"])
    return Duel(*who, head["seed"], head["rounds"], tuple(head["options"].items()))


def spell(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:60]
