"""The record of a match: a text that a person can read and diff, and that replays forever."""

from __future__ import annotations

from typing import Any, Final

from .box import Box, differences, patched
from .edition import Choice, Edition, spelled
from .errors import BadComponents, BadRecord, BadSetup, ChapiteauError, IllegalMove, Value
from .game import Game
from .match import BareMatch

TITLE: Final = "chapiteau record 1"
UNFINISHED: Final = "unfinished"
BASE: Final = "box base:"
ROW: Final = "box row:"
LONGEST_SEED: Final = 200
Line = tuple[int, str]


class Record:
    """Game, rules number, box, options, seats, seed, one line a decision, result and hash."""

    def __init__(self, edition: Edition, seats: int, seed: str) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        self.seed: Final = seed
        self.notes: Final[dict[str, str]] = {}  # what the players wrote beside it, as they like
        self.moves: Final[list[tuple[int, str]]] = []
        self.lines: Final[list[int]] = []  # where each move stands in the text it was read from
        self.result = UNFINISHED
        self.winners = ""
        self.hash = ""
        self.end: Final = [0, 0, 0]  # the lines of result, winners and hash

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def text(self) -> str:
        game, edition, box = self.edition.game, self.edition, self.edition.box
        rows = [] if game.is_of_house(box) else differences(game.box.data, box.data)
        head = [
            TITLE,
            f"game: {game.name}",
            f"rules: {self.edition.rules}",
            f"box: {box.hash}",
            *[f"{BASE} {game.box.hash}" for _ in rows[:1]],
            *[f"{ROW} {line}" for line in rows],
            *[f"option {k}: {spelled(v)}" for k, v in edition.unusual().items()],
            f"seats: {self.seats}",
            f"seed: {self.seed}",
            *[f"note {k}: {v}" for k, v in self.notes.items()],
            f"moves: {len(self.moves)}",
        ]
        moves = [f"{seat} {move}" for seat, move in self.moves]
        tail = [f"result: {self.result}", f"winners: {self.winners}".rstrip(), f"hash: {self.hash}"]
        return "\n".join([*head, *moves, *tail, ""])


def record(match: BareMatch, notes: dict[str, str] | None = None) -> Record:
    """The record of a match as it stands; one that began at a position has none."""
    if not match.is_dealt:
        raise BadRecord("record-of-position", {})
    r = Record(match.edition, match.seats, match.seed)
    r.notes.update(notes or {})
    r.moves.extend([(e.seat, e.move.text) for e in match.decisions])
    r.result, r.winners = _result(match), " ".join([str(s) for s in match.winners])
    r.hash = match.hash
    return r


def check_seed(seed: str) -> None:
    """A seed stands on a line of its own, in letters that can be written."""
    is_text = not [c for c in seed if 0xD800 <= ord(c) <= 0xDFFF]  # halves of letters
    if not 0 < len(seed) <= LONGEST_SEED or seed != " ".join(seed.split()) or not is_text:
        raise BadSetup("bad-seed", {"longest": LONGEST_SEED})


def _result(match: BareMatch) -> str:
    return " ".join([str(s) for s in match.scores]) if match.over else UNFINISHED


def follow(match: BareMatch, r: Record, upto: int, since: int = 0) -> None:
    """Play the first moves of a record on a fresh match, or on one that has played some of them."""
    for i in range(since, upto):
        seat, move = r.moves[i]
        line = r.lines[i] if r.lines else i
        try:
            match.play(seat, move)
        except IllegalMove as illegal:
            rule = illegal.reason.rule or "-"
            said: dict[str, Value] = {"line": line, "move": move, "rule": rule}
            raise BadRecord("record-illegal-move", said) from illegal
        except ChapiteauError as e:
            raise BadRecord("record-bad-move", {"line": line, "move": move[:60]}) from e


def check_end(match: BareMatch, r: Record) -> None:
    """A whole record must end as it says it does."""
    _same(r.end[0], "result", r.result, _result(match))
    _same(r.end[1], "winners", r.winners, " ".join([str(s) for s in match.winners]))
    _same(r.end[2], "hash", r.hash, match.hash)


def _same(line: int, what: str, found: str, expected: str) -> None:
    if found != expected:
        said: dict[str, Value] = {"line": line, "what": what}
        said.update({"found": found[:60], "expected": expected})
        raise BadRecord("record-other-end", said)


class Reader:
    """Reads a record line by line; every complaint has the line's number and what was expected."""

    def __init__(self, text: str) -> None:
        lines = [(i + 1, line.strip()) for i, line in enumerate(text.splitlines())]
        self.lines: Final[list[Line]] = [
            (number, line) for number, line in lines if line and not line.startswith("#")
        ]
        self.at = 0

    def line(self, expected: str) -> Line:
        """The next line, whatever it says."""
        if self.at >= len(self.lines):
            last = self.lines[-1][0] + 1 if self.lines else 1
            raise BadRecord("record-cut-short", {"line": last, "expected": expected})
        self.at += 1
        return self.lines[self.at - 1]

    def value(self, key: str) -> tuple[int, str]:
        """The value of the next line, which must be headed by `key`."""
        number, line = self.line(f"{key}:")
        if line != f"{key}:" and not line.startswith(f"{key}: "):
            raise _unexpected(number, line, f"{key}: ...")
        return number, line[len(key) + 1 :].strip()

    def number(self, key: str) -> tuple[int, int]:
        number, value = self.value(key)
        if not value.isascii() or not value.isdigit() or len(value) > 9:
            raise _unexpected(number, value, f"{key}: 0, 1, 2...")
        return number, int(value)

    def several(self, key: str) -> list[Line]:
        """The values of as many lines as are headed by `key`."""
        found: list[Line] = []
        while self.at < len(self.lines) and self.lines[self.at][1].startswith(key):
            number, line = self.lines[self.at]
            found.append((number, line[len(key) :].strip()))
            self.at += 1
        return found


def _unexpected(line: int, found: str, expected: str) -> BadRecord:
    said: dict[str, Value] = {"line": line, "found": found[:60], "expected": expected}
    return BadRecord("record-unexpected", said)


def read(text: str, games: dict[str, Game[Any]]) -> Record:
    """A record from its text; the moves are not played yet."""
    reader = Reader(text)
    number, title = reader.line(TITLE)
    if title != TITLE:
        raise _unexpected(number, title, TITLE)
    r = _read_head(reader, games)
    _, count = reader.number("moves")
    seats = [str(seat) for seat in range(r.seats)]
    for i in range(count):
        number, line = reader.line(f"{i + 1}/{count}")
        seat, _, move = line.partition(" ")
        if seat not in seats or not move:
            raise _unexpected(number, line, "SEAT MOVE")
        r.moves.append((int(seat), move))
        r.lines.append(number)
    r.end[0], r.result = reader.value("result")
    r.end[1], r.winners = reader.value("winners")
    r.end[2], r.hash = reader.value("hash")
    if reader.at < len(reader.lines):
        number, line = reader.lines[reader.at]
        raise BadRecord("record-goes-on", {"line": number, "found": line[:60]})
    return r


def _read_head(reader: Reader, games: dict[str, Game[Any]]) -> Record:
    number, name = reader.value("game")
    if name not in games:
        raise BadRecord("record-unknown-game", {"line": number, "game": name[:60]})
    game = games[name]
    number, rules = reader.number("rules")
    if not game.oldest_rules <= rules <= game.rules:
        said: dict[str, Value] = {
            "line": number, "game": name, "rules": rules,
            "oldest": game.oldest_rules, "newest": game.rules,
        }  # fmt: skip
        raise BadRecord("record-unknown-rules", said)
    box = _read_box(reader, game)
    edition = _read_options(reader, game, rules, box)
    number, seats = reader.number("seats")
    try:
        game.check_seats(seats)
    except BadSetup as e:
        raise BadRecord("record-bad-setup", {"line": number, "found": str(seats)}) from e
    r = Record(edition, seats, reader.value("seed")[1])
    for _, note in reader.several("note "):
        key, _, value = note.partition(":")
        r.notes[key.strip()] = value.strip()
    return r


def _read_box(reader: Reader, game: Game[Any]) -> Box:
    """The box that a record names: one of the house, or one that differs from it in some rows."""
    number, hash = reader.value("box")
    named, rows = reader.several(BASE), reader.several(ROW)
    if not rows:
        return _house_box(game, number, hash)
    if named:
        bases = [_house_box(game, named[0][0], named[0][1])]
    else:  # earlier records do not say from which box of the house their rows differ
        bases = game.house_boxes()
    trouble: ChapiteauError | None = None
    for base in bases:
        try:
            box = game.read_box(patched(base.data, rows))
        except (BadComponents, BadRecord) as e:
            trouble = trouble or e
            continue
        if box.hash == hash:
            return box
        trouble = trouble or _other_box(number, hash, box)
    assert trouble is not None
    raise trouble


def _house_box(game: Game[Any], line: int, hash: str) -> Box:
    box = game.house_box(hash)
    if box is None:
        raise _other_box(line, hash, game.box)
    return box


def _other_box(line: int, hash: str, box: Box) -> BadRecord:
    return BadRecord("record-other-box", {"line": line, "found": hash[:60], "expected": box.hash})


def _read_options(reader: Reader, game: Game[Any], rules: int, box: Any) -> Edition:
    options: dict[str, Choice] = {}
    number = 0
    for number, line in reader.several("option "):
        key, _, value = line.partition(":")
        options[key.strip()] = value.strip()
        try:
            game.edition({key.strip(): value.strip()}, box, rules)
        except BadSetup as e:
            raise BadRecord("record-bad-setup", {"line": number, "found": line[:60]}) from e
    return game.edition(options, box, rules)
