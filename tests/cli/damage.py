"""Records that are damaged, each in one place: its name, the harm, and what must be named."""

from __future__ import annotations

import re
from functools import cache

import chapiteau

NUMBER = "9" * 5_000


@cache
def record():
    """A whole game that was played to its end."""
    match = chapiteau.new("parade", seed=1)
    while not match.over:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    return match.record().text


def other(key, value):
    """Another value behind a key."""
    return lambda text: re.sub(rf"(?m)^{key}:.*$", lambda _: f"{key}: {value}".rstrip(), text)


def without(key):
    return lambda text: re.sub(rf"(?m)^{key}:.*\n", "", text)


def move(line):
    """Another first move."""
    return lambda text: re.sub(r"(?m)^(moves: \d+\n).*$", lambda m: m[1] + line, text)


def before(key, line):
    return lambda text: text.replace(f"\n{key}:", f"\n{line}\n{key}:", 1)


def cut(key):
    return lambda text: text[: text.index(f"\n{key}:") + 1]


def harmed_box(rows):
    """Rows of another box than the house has."""
    return before("seats", "\n".join(f"box row: {row}" for row in rows))


DAMAGE = [
    ("another title", lambda text: text.replace("record 1", "record 9", 1), "Line 1"),
    ("a title of 100,000 letters", lambda text: "x" * 100_000 + text, "Line 1"),
    ("no title", lambda text: text.partition("\n")[2], "Line 1"),
    ("nothing but comments", lambda _: "# one\n# two\n", "Line 1"),
    ("control characters", lambda text: "\1" * 100 + text, "Line 1"),
    ("no game", without("game"), "Line 2"),
    ("another game", other("game", "chess"), "“chess”"),
    ("a game of 5,000 letters", other("game", "a" * 5_000), "Line 2"),
    ("rules from before", other("rules", "0"), "Line 3"),
    ("rules to come", other("rules", "99"), "99"),
    ("rules below nothing", other("rules", "-1"), "“-1”"),
    ("rules of 5,000 digits", other("rules", NUMBER), "Line 3"),
    ("another box", other("box", "abc"), "abc"),
    ("no box", without("box"), "Line 4"),
    ("a row of no box", harmed_box(["nonsense"]), "“nonsense”"),
    ("a row of half a value", harmed_box(['deck 1 {"a":']), "“deck 1"),
    ("a row of 5,000 digits", harmed_box([f"deck {NUMBER}"]), "Line 5"),
    ("a row below nothing", harmed_box(["nations -3 {}"]), "“nations -3"),
    ("a row of 100,000 brackets", harmed_box(["nonsense " + "[" * 100_000]), "Line 5"),
    ("a row of 3,000 levels", harmed_box([f"nonsense {'[' * 3_000}{']' * 3_000}"]), "Line 5"),
    ("another base", before("seats", "box base: abc\nbox row: nonsense"), "Line 5"),
    ("no such option", before("seats", "option x: y"), "“x: y”"),
    ("no seats", other("seats", "0"), "“0”"),
    ("many seats", other("seats", "9"), "“9”"),
    ("seats in words", other("seats", "two"), "“two”"),
    ("seats of 5,000 digits", other("seats", NUMBER), "Line 5"),
    ("seats of another script", other("seats", "²"), "“²”"),
    ("no seed", without("seed"), "Line 6"),
    ("another seed", other("seed", "2"), "Line "),
    ("no moves", without("moves"), "Line 7"),
    ("moves in words", other("moves", "many"), "“many”"),
    ("too many moves", other("moves", "999999999"), "Line "),
    ("too few moves", other("moves", "1"), "Line 9"),
    ("no such move", move("0 nonsense"), "“nonsense”"),
    ("a move of 100,000 letters", move("0 " + "x" * 100_000), "Line 8"),
    ("a move without a seat", move("play:1"), "“play:1”"),
    ("a seat without a move", move("0"), "“0”"),
    ("a seat that is not there", move("7 play:1"), "“7 play:1”"),
    ("a seat of 5,000 digits", move(f"{NUMBER} play:1"), "Line 8"),
    ("a seat of another script", move("² play:1"), "“² play:1”"),
    ("another result", other("result", "1 2"), "“1 2”"),
    ("a result of 3,000 letters", other("result", "x" * 3_000), "result"),
    ("no result", without("result"), "Line "),
    ("other winners", other("winners", "0 1"), "“0 1”"),
    ("winners of 3,000 letters", other("winners", "x" * 3_000), "winners"),
    ("another hash", other("hash", "abc"), "“abc”"),
    ("a hash of 3,000 letters", other("hash", "x" * 3_000), "hash"),
    ("one line too many", lambda text: text + "more\n", "“more”"),
    ("cut in its head", cut("seats"), "Line 5"),
    ("cut in its moves", cut("result"), "Line "),
    ("cut before its end", cut("hash"), "Line "),
]
