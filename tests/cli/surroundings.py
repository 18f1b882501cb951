"""What may be wrong around a command: rows of what is wrong, the command, its exit code, and what
its one line must name. Commands run in a folder that `furnish` has filled."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from importlib.util import find_spec
from os import (
    EX_CANTCREAT,
    EX_CONFIG,
    EX_DATAERR,
    EX_NOINPUT,
    EX_UNAVAILABLE,
    EX_USAGE,
)

from server.archives import generate

import chapiteau
from chapiteau.cli import main
from cli.damage import DAMAGE, NUMBER
from cli.damage import record as made

LONG = "a" * 5_000
LAST = DAMAGE[-8:]
RAY = "Ray" if find_spec("ray") else "chapiteau[ray]"
TRAIN = "train the_magnificent --games 1 --workers 1 --seats 1"


@dataclass(frozen=True)
class Row:
    """One surrounding."""

    wrong: str
    command: list[str]
    code: int
    names: str
    env: dict[str, str] = field(default_factory=dict)
    stdin: str = ""


def row(wrong, command, code, names, stdin="", **env):
    args = command if isinstance(command, list) else shlex.split(command)
    return Row(f"{args[0] if args else 'nothing'}: {wrong}", args, code, names, env, stdin)


def furnish(folder):
    """Files of every kind that a command cannot use, and a few that it can."""
    whole = made()
    for name, harm, _ in DAMAGE:
        (folder / file_of(name)).write_text(harm(whole), "utf-8", newline="")
    texts = {
        "whole.record": whole,
        "begun.record": unfinished(),
        "unfair.record": whole.replace("moves: ", "note commitment: nonsense\nmoves: ", 1),
        "stranger.record": unfinished().replace("players: human random", "players: human genius"),
        "empty": "",
        "brackets.toml": f"a = {'[' * 100_000}",
        "dotted.toml": f"{'.'.join('a' * 3_000)} = 1",
        "number.toml": f"a = {NUMBER}",
        "wrong.toml": "this is = = no toml",
        "unknown.toml": "[nonsense]\na = 1\n",
        "bare.toml": "deck = 3\n",
        "plain.json": "[]",
        "cut.json": '{"format": 2, "inp',
        "deep.json": "[" * 100_000,
        "number.json": f'{{"format": {NUMBER}}}',
        "format.json": '{"format": 99}',
        "inputs.json": '{"format": 2, "inputs": ["nonsense"]}',
        "quits.py": "raise SystemExit('no bot here')",
        "text.txt": "hello\n",
        "cut.backup": "\x1f",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "binary").write_bytes(bytes(range(256)))
    (folder / "latin.toml").write_bytes("é = 1".encode("latin-1"))
    with open(folder / "huge", "wb") as huge:
        huge.truncate(6_000_000)
    for name in (
        "folder",
        "key-short",
        "key-folder",
        "db-folder",
        "lock-folder",
        "full.db",
        "noise",
    ):
        (folder / name).mkdir()
    (folder / "noise" / "chapiteau.db").write_bytes(bytes(range(1, 256)) * 40)
    (folder / "key-short" / "chapiteau.key").write_bytes(b"short")
    for name, file in (("key", "key"), ("db", "db"), ("lock", "lock")):
        (folder / f"{name}-folder" / f"chapiteau.{file}").mkdir()
    (folder / "full.db" / "chapiteau.db").symlink_to("/dev/full")
    generate(folder / "kept", 1, "", names=("parade",))
    assert main(["backup", str(folder / "kept.backup"), "--data", str(folder / "kept")]) == 0


def file_of(damage):
    return f"{damage.replace(' ', '-')}.record"


def unfinished():
    match = chapiteau.new("parade", seed=1)
    match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    return match.record({"players": "human random"}).text


ARGUMENTS = [
    row("no command", "", EX_USAGE, "command"),
    row("no such command", "nonsense", EX_USAGE, "'nonsense'"),
    row("a command of 5,000 letters", [LONG], EX_USAGE, "'aaaa"),
    row("no such language", "--lang xx games", EX_USAGE, "'xx'"),
    row("no such language", "games --lang xx", EX_USAGE, "--lang"),
    row("a language that is missing", "games --lang", EX_USAGE, "--lang"),
    row("no such flag", "games --nonsense", EX_USAGE, "--nonsense"),
    row("one word too many", "games parade", EX_USAGE, "parade"),
    row("a value nobody asked for", "games --json=3", EX_USAGE, "--json"),
    row("a flag that may be two", "serve --l", EX_USAGE, "--lan"),
    row("no such game", "play chess", EX_USAGE, "“chess”"),
    row("no such game", "simulate chess", EX_USAGE, "“chess”"),
    row("no such game", "arena chess random novice", EX_USAGE, "“chess”"),
    row("no such game", "report chess", EX_USAGE, "“chess”"),
    row("no such game", "train chess", EX_USAGE, "“chess”"),
    row("no such game", "yardsticks chess", EX_USAGE, "“chess”"),
    row("no such game", "draw chess --out x.svg", EX_USAGE, "“chess”"),
    row("a game of 5,000 letters", ["simulate", LONG], EX_USAGE, "“aaaa"),
    row("a game of two lines", ["simulate", "a\nb"], EX_USAGE, "“a b”"),
    row("a game that colours the terminal", ["simulate", "\x1b[31mx"], EX_USAGE, "[31mx"),
    row("no game", "simulate", EX_USAGE, "game"),
    row("no game", "arena", EX_USAGE, "game"),
    row("no game", "report", EX_USAGE, "game"),
    row("no game", "train", EX_USAGE, "game"),
    row("no game", "draw --out x.svg", EX_USAGE, "game"),
    row("no bots", "arena parade", EX_USAGE, "bots"),
    row("too many seats", "play parade --seats 9", EX_USAGE, "not 9"),
    row("too many seats", "simulate parade --seats 9", EX_USAGE, "not 9"),
    row("too many seats", "arena parade random novice --seats 9", EX_USAGE, "not 9"),
    row("too many seats", "report parade --seats 9", EX_USAGE, "not 9"),
    row("too many seats", "train parade --seats 9", EX_USAGE, "not 9"),
    row("too many seats", "yardsticks the_magnificent --seats 9", EX_USAGE, "not 9"),
    row("too many seats", "draw parade --seats 9 --out x.svg", EX_USAGE, "not 9"),
    row("no seats", "play parade --seats 0", EX_USAGE, "--seats"),
    row("seats in words", "simulate parade --seats two", EX_USAGE, "'two'"),
    row("seats below nothing", "arena parade random novice --seats=-1", EX_USAGE, "'-1'"),
    row("seats of another script", "simulate parade --seats ²", EX_USAGE, "'²'"),
    row("seats of 5,000 digits", ["simulate", "parade", "--seats", NUMBER], EX_USAGE, "--seats"),
    row("a seat that is not there", "draw parade --seat 7 --out x.svg", EX_USAGE, "7"),
    row("no games", "simulate parade --games 0", EX_USAGE, "--games"),
    row("too many sets", "arena parade random novice --sets 1000001", EX_USAGE, "--sets"),
    row("half a game", "report parade --games 0.5", EX_USAGE, "'0.5'"),
    row("no width", "arena parade random novice --half-width 0", EX_USAGE, "--half-width"),
    row("a width in words", "arena parade random novice --half-width wide", EX_USAGE, "'wide'"),
    row("no budget", "arena parade random novice@0", EX_USAGE, "“novice@0”"),
    row("three in a file", "arena parade random novice amateur --results x", EX_USAGE, "one duel"),
    row("no rounds", "arena parade random novice --rounds 0", EX_USAGE, "--rounds"),
    row("no workers", "arena parade random novice --workers 0", EX_USAGE, "--workers"),
    row("workers in words", "yardsticks --workers many", EX_USAGE, "'many'"),
    row("too many workers", "archive check --workers 9999", EX_USAGE, "'9999'"),
    row("no such bot", "play parade --bots genius", EX_USAGE, "“genius”"),
    row("too few bots", "play fourberies --seats 3 --bots random", EX_USAGE, "2 bots"),
    row("an empty bot", "play fourberies --bots ,", EX_USAGE, "no bot “”"),
    row("no such bot", "arena parade genius random", EX_USAGE, "“genius”"),
    row("the same bot twice", "arena parade random random", EX_USAGE, "two different bots"),
    row("no such bot", "report parade --bot genius", EX_USAGE, "“genius”"),
    row("no such bot", "train the_magnificent --bot genius", EX_USAGE, "“genius”"),
    row("no such bot", "yardsticks --bots genius", EX_USAGE, "“genius”"),
    row("no such module", "arena parade nonsense:Bot random", EX_USAGE, "nonsense:Bot"),
    row("no such class", "arena parade json:Bot random", EX_USAGE, "json:Bot"),
    row("a class that is no bot", "arena parade json:dumps random", EX_USAGE, "json:dumps"),
    row("a bot that ends the program", "arena parade quits:Bot random", EX_USAGE, "quits:Bot"),
    row("a bot without a module", "report parade --bot :Bot", EX_USAGE, "“:Bot”"),
    row("an option without a value", "play parade --option x", EX_USAGE, "NAME=VALUE"),
    row("no such option", "simulate parade --option x=1", EX_USAGE, "“x”"),
    row("no such option", "arena parade random novice --option x=1", EX_USAGE, "“x”"),
    row("no such option", "report parade --option x=1", EX_USAGE, "“x”"),
    row("no such option", "draw parade --option x=1 --out x.svg", EX_USAGE, "“x”"),
    row("no such choice", "simulate trickerion --option start=x", EX_USAGE, "“x”"),
    row("an option of 5,000 letters", ["play", "parade", "--option", LONG], EX_USAGE, "NAME="),
    row("a seed of two lines", ["play", "parade", "--seed", "a\nb"], EX_USAGE, "seed"),
    row("a seed of two lines", ["simulate", "parade", "--seed", "a\nb"], EX_USAGE, "seed"),
    row("a long seed", ["arena", "parade", "random", "novice", "--seed", LONG], EX_USAGE, "seed"),
    row("an empty seed", ["report", "parade", "--seed", ""], EX_USAGE, "seed"),
    row("a seed of half letters", "draw parade --out=x.svg --seed=\udcff", EX_USAGE, "seed"),
    row("a seed of half letters", ["simulate", "parade", "--seed", "\udcff"], EX_USAGE, "seed"),
    row("no picture", "draw parade --out x.gif", EX_USAGE, "x.gif"),
    row("no file", "draw parade", EX_USAGE, "--out"),
    row("no such layout", "draw parade --out x.svg --layout round", EX_USAGE, "'round'"),
    row("no such theme", "draw parade --out x.svg --theme pink", EX_USAGE, "'pink'"),
    row("moves below nothing", "draw parade --out x.svg --moves=-1", EX_USAGE, "--moves"),
    row("nothing to correct", "train the_magnificent --lambda 1", EX_USAGE, "--after"),
    row("a share above 1", "train the_magnificent --lambda 1.5", EX_USAGE, "'1.5'"),
    row("nothing to learn", "train parade", EX_USAGE, "parade"),
    row("no yardstick", "yardsticks fourberies", EX_USAGE, "“fourberies”"),
    row("no task", "archive", EX_USAGE, "what"),
    row("no such task", "archive mend", EX_USAGE, "'mend'"),
    row("a saved game that is not alone", "play parade --resume begun.record", EX_USAGE, "its own"),
    row("a file that is missing", "verify", EX_USAGE, "file"),
    row("a file that is missing", "restore", EX_USAGE, "file"),
    row("no cluster", "arena parade random novice --ray nowhere:1", EX_UNAVAILABLE, RAY),
]  # fmt: skip

INPUTS = [
    row("not there", "verify none", EX_NOINPUT, "none"),
    row("not there", "replay none", EX_NOINPUT, "none"),
    row("not there", "play --resume none", EX_NOINPUT, "none"),
    row("not there", "simulate parade --components none", EX_NOINPUT, "none"),
    row("not there", "report parade --components none", EX_NOINPUT, "none"),
    row("not there", "draw parade --out x.svg --components none", EX_NOINPUT, "none"),
    row("not there", "train the_magnificent --after none", EX_NOINPUT, "none"),
    row("not there", "restore none --data new", EX_NOINPUT, "none"),
    row("a file of 5,000 letters", ["verify", LONG], EX_NOINPUT, "too long"),
    row("a file of two lines", ["verify", "a\nb"], EX_NOINPUT, "a b"),
    row("a file of half letters", ["verify", "\udcff"], EX_NOINPUT, "no such file"),
    row("below a file", "verify text.txt/x", EX_NOINPUT, "text.txt/x"),
    row("an empty name", ["verify", ""], EX_NOINPUT, "cannot be read"),
    row("a folder", "verify folder", EX_NOINPUT, "folder"),
    row("a folder", "replay folder", EX_NOINPUT, "folder"),
    row("a folder", "play --resume folder", EX_NOINPUT, "folder"),
    row("a folder", "play parade --components folder", EX_NOINPUT, "folder"),
    row("a folder", "train the_magnificent --after folder", EX_NOINPUT, "folder"),
    row("a folder", "restore folder --data new", EX_NOINPUT, "folder"),
    row("no text", "verify binary", EX_DATAERR, "binary"),
    row("no text", "replay binary", EX_DATAERR, "binary"),
    row("no text", "play --resume binary", EX_DATAERR, "binary"),
    row("no text", "simulate parade --components binary", EX_DATAERR, "binary"),
    row("no text", "simulate parade --components latin.toml", EX_DATAERR, "latin.toml"),
    row("no text", "train the_magnificent --after binary", EX_DATAERR, "binary"),
    row("nothing in it", "verify empty", EX_DATAERR, "Line 1"),
    row("nothing in it", "replay empty", EX_DATAERR, "Line 1"),
    row("nothing in it", "play --resume empty", EX_DATAERR, "Line 1"),
    row("nothing in it", "train the_magnificent --after empty", EX_DATAERR, "empty"),
    row("too big", "verify huge", EX_DATAERR, "huge"),
    row("too big", "replay huge", EX_DATAERR, "huge"),
    row("too big", "simulate parade --components huge", EX_DATAERR, "huge"),
    row("without an end", "verify /dev/zero", EX_DATAERR, "/dev/zero"),
    row("another text", "verify text.txt", EX_DATAERR, "“hello”"),
    row("a position after its end", "replay whole.record --at 999", EX_USAGE, "999"),
    row("a position in words", "replay whole.record --at end", EX_USAGE, "'end'"),
    row("a seat that is not there", "replay whole.record --seat 7", EX_USAGE, "7"),
    row("an unfair seed", "verify unfair.record", EX_DATAERR, "nonsense"),
    row("a bot that is not there", "play --resume stranger.record", EX_USAGE, "“genius”"),
    row("100,000 brackets", "simulate parade --components brackets.toml", EX_DATAERR, "brackets"),
    row("100,000 brackets", "report parade --components brackets.toml", EX_DATAERR, "brackets"),
    row("3,000 levels", "simulate parade --components dotted.toml", EX_DATAERR, "dotted.toml"),
    row("5,000 digits", "simulate parade --components number.toml", EX_DATAERR, "number.toml"),
    row("no TOML", "simulate parade --components wrong.toml", EX_DATAERR, "wrong.toml"),
    row("no TOML", "draw parade --out x.svg --components wrong.toml", EX_DATAERR, "wrong.toml"),
    row("no such section", "simulate parade --components unknown.toml", EX_DATAERR, "nonsense"),
    row("no rows", "simulate fourberies --components bare.toml", EX_DATAERR, "deck"),
    *[
        row("bad weights", f"train the_magnificent --after {name}.json", EX_DATAERR, f"{name}.json")
        for name in ("plain", "cut", "deep", "number", "format", "inputs")
    ],
    *[
        row(name, f"verify {file_of(name)}", EX_DATAERR, said) for name, _, said in DAMAGE
    ],
    *[
        row(name, f"replay {file_of(name)}", EX_DATAERR, said) for name, _, said in DAMAGE[:8]
    ],
    *[
        row(name, f"play --resume {file_of(name)}", EX_DATAERR, said) for name, _, said in LAST
    ],
    row("a cut backup", "restore cut.backup --data new", EX_DATAERR, "no whole backup"),
    row("no backup", "restore text.txt --data new", EX_DATAERR, "no whole backup"),
    row("an empty backup", "restore empty --data new", EX_DATAERR, "no whole backup"),
]  # fmt: skip

OUTPUTS = [
    row("no such folder", "draw parade --out no/x.svg", EX_CANTCREAT, "no/x.svg"),
    row("a folder", "draw parade --out folder/.svg", EX_USAGE, ".svg"),
    row("below a file", "draw parade --out text.txt/x.png", EX_CANTCREAT, "text.txt/x.png"),
    row("in /proc", "draw parade --out /proc/x.svg", EX_CANTCREAT, "/proc/x.svg"),
    row("a file", "report parade --games 1 --out text.txt", EX_CANTCREAT, "text.txt"),
    row("in /proc", "report parade --games 1 --out /proc/x", EX_CANTCREAT, "/proc/x"),
    row("below a file", "report parade --games 1 --out text.txt/x", EX_CANTCREAT, "text.txt/x"),
    row("no such folder", f"{TRAIN} --out no/w", EX_CANTCREAT, "no/w"),
    row("a folder", f"{TRAIN} --out folder", EX_CANTCREAT, "folder"),
    row("in /proc", f"{TRAIN} --out /proc/w", EX_CANTCREAT, "/proc/w"),
    row("there already", "backup text.txt --data kept", EX_CANTCREAT, "--force"),
    row("no such folder", "backup no/x --data kept", EX_CANTCREAT, "no/x"),
    row("a folder", "backup folder --force --data kept", EX_CANTCREAT, "folder"),
    row("in /proc", "backup /proc/x --data kept", EX_CANTCREAT, "/proc/x"),
    row("rows that are there", "restore kept.backup --data kept", EX_CANTCREAT, "--force"),
]  # fmt: skip

NOWHERE = "postgresql://me:do-not-tell@127.0.0.1:1/house"
DATA = [
    *[
        row(wrong, f"serve --data {data}", code, names)
        for wrong, data, code, names in (
            ("a file", "text.txt", EX_CANTCREAT, "text.txt"),
            ("below a file", "text.txt/x", EX_CANTCREAT, "text.txt/x"),
            ("in /proc", "/proc/x", EX_CANTCREAT, "/proc/x"),
            ("in /dev/null", "/dev/null/x", EX_CANTCREAT, "/dev/null/x"),
            ("a name of 5,000 letters", LONG, EX_CANTCREAT, "too long"),
            ("a damaged key", "key-short", EX_CONFIG, "chapiteau.key"),
            ("a folder as key", "key-folder", EX_CANTCREAT, "chapiteau.key"),
            ("a folder as database", "db-folder", EX_CANTCREAT, "chapiteau.db"),
            ("a folder as lock", "lock-folder", EX_CANTCREAT, "chapiteau.lock"),
            ("a full disk", "full.db", EX_UNAVAILABLE, "database"),
            ("noise as database", "noise", EX_DATAERR, "noise/chapiteau.db"),
            ("a cluster that is not there", "new --ray 127.0.0.1:1", EX_UNAVAILABLE, RAY),
        )
    ],
    *[
        row(wrong, f"{command} --data {data}", EX_NOINPUT, names)
        for command in ("backup x", "archive check")
        for wrong, data, names in (
            ("no data", "none", "none/chapiteau.db"),
            ("a file", "text.txt", "text.txt/chapiteau.db"),
            ("a folder as database", "db-folder", "db-folder/chapiteau.db"),
        )
    ],
    *[
        row("noise as database", f"{command} --data noise", EX_DATAERR, "noise/chapiteau.db")
        for command in ("backup x", "restore kept.backup", "archive check")
    ],
    row("data of 5,000 letters", f"backup x --data {LONG}", EX_NOINPUT, "aaaa"),
    row("a file", "restore kept.backup --data text.txt", EX_CANTCREAT, "text.txt"),
    row("in /proc", "restore kept.backup --data /proc/x", EX_CANTCREAT, "/proc/x"),
    row("a folder as lock", "restore kept.backup --data lock-folder", EX_CANTCREAT, ".lock"),
    *[
        row(wrong, f"{command} --db {url}", code, names)
        for command in ("serve --data new", "backup x", "restore kept.backup", "archive check")
        for wrong, url, code, names in (
            ("no database", "nonsense", EX_USAGE, "postgresql://"),
            ("another database", "mysql://do-not-tell@host/x", EX_USAGE, "postgresql://"),
            ("half an address", "postgresql://[", EX_UNAVAILABLE, "database"),
            ("no such port", "postgresql://host:x/house", EX_USAGE, "postgresql://"),
            ("nobody there", NOWHERE, EX_UNAVAILABLE, "database"),
        )
    ],
]  # fmt: skip

SETTINGS = [
    *[
        row(wrong, f"serve --data new {flag} {value}", EX_USAGE, names)
        for wrong, flag, value, names in (
            ("no port", "--port", "0", "--port"),
            ("a port too high", "--port", "65536", "--port"),
            ("a port in words", "--port", "http", "'http'"),
            ("a port of 5,000 digits", "--port", NUMBER, "--port"),
            ("half an address", "--url", "http://[", "http://["),
            ("no such port", "--url", "http://x:99999", "http://x:99999"),
            ("another kind", "--url", "ftp://x", "ftp://x"),
            ("no address", "--url", "nonsense", "nonsense"),
            ("no name", "--url", "http://", "http://"),
            ("no proxy", "--proxy", "nonsense", "nonsense"),
            ("half a proxy", "--proxy", "10.0.0.1,300.1.1.1", "300.1.1.1"),
            ("no net", "--proxy", "10.0.0.0/99", "10.0.0.0/99"),
            ("an empty proxy", "--proxy", "10.0.0.1,,", "--proxy"),
            ("no such log", "--log", "xml", "'xml'"),
            ("no mail server", "--smtp", "nonsense", "--mail-from"),
            ("half a mail server", "--smtp", "smtp://[", "smtp://"),
            ("no sender", "--smtp", "smtp://me:do-not-tell@x", "--mail-from"),
            ("no such mail port", "--mail-from a@b.example --smtp", "smtp://x:y", "smtp://x"),
            ("no such sender", "--mail-from nobody --smtp", "smtp://x", "--mail-from"),
            ("a bus without a database", "--bus", "redis://x", "redis://"),
            ("no bus", f"--db {NOWHERE} --bus", "nonsense", "redis://"),
        )
    ],
    *[
        row(f"{name}={value[:9]}", "serve --data new", EX_CONFIG, name, **{name: value})
        for name, value in (
            *[("CHAPITEAU_LIMITS", x) for x in ("x", "0", "-1", "nan", "inf", "1e999")],
            *[("CHAPITEAU_WORKERS", x) for x in ("x", "-3", "1.5", "9" * 20, NUMBER)],
            *[("CHAPITEAU_PORT", x) for x in ("x", "0", "-1", "65536", "²", NUMBER)],
            ("CHAPITEAU_URL", "http://["),
            ("CHAPITEAU_PROXY", "nonsense"),
            ("CHAPITEAU_LOG", "xml"),
            ("CHAPITEAU_SMTP", "smtp://["),
        )
    ],
    *[
        row(wrong, f"serve --data new --host {host}", EX_UNAVAILABLE, names)
        for wrong, host, names in (
            ("a host that is not here", "192.0.2.1", "192.0.2.1"),
            ("a host of 70 letters", "a" * 70, "aaaa"),
            ("a host with a space", "'a b'", "a b"),
            ("half an address", "::x", "::x"),
        )
    ],
    row("no port", "doctor --port 0", EX_USAGE, "--port"),
    row("a port in words", "doctor", EX_CONFIG, "CHAPITEAU_PORT", CHAPITEAU_PORT="x"),
]  # fmt: skip

ROWS = [*ARGUMENTS, *INPUTS, *OUTPUTS, *DATA, *SETTINGS]
