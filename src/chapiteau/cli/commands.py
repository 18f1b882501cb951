"""Commands that need no dialogue: replay, review, verify, games, simulate, draw."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Generator, Iterable
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

import chapiteau

from .. import draw as pictures
from ..core.edition import Choice, Edition
from ..core.game import Game
from ..core.rng import seeded
from ..core.state import play
from ..core.wire import digest
from ..match import Match
from ..registry import find
from ..server.tables.seeds import came_after, is_fair
from ..server.tournaments.deals import fits
from ..words import Words, options_of, words_for
from ..words.telling import verdict
from .progress import Played, progress
from .trouble import DATAERR, Trouble, check_writable, read_text, write_bytes, write_text

CURIOUS = 3  # of four choices, so many try something instead of passing
Games = Generator[tuple[Any, int], None, None]


def asked_options(args: Namespace) -> dict[str, Choice]:
    """What `--option` asks for."""
    options: dict[str, Choice] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Trouble("cli-bad-option", value=text[:40])
        options[name] = value
    return options


def edition_of(args: Namespace, game: Game[Any]) -> Edition:
    """The edition that `--option` and `--components` ask for."""
    box = game.own_box(read_text(args.components), args.components) if args.components else None
    return game.edition(asked_options(args), box)


def replay(args: Namespace) -> None:
    """Tell a recorded game, or show the table at one of its positions."""
    record = chapiteau.load(read_text(args.file))
    if args.at is not None:
        if args.at > len(record):
            number = Trouble("cli-bad-number", low=0, high=len(record), value=str(args.at))
            raise number.at("--at")
        print(record.at(args.at).outline(args.seat, args.lang))
        return
    match = record.match
    for line in match.log(args.seat, args.lang):
        print(line)
    print()
    for line in verdict(match, match.telling(args.lang)):
        print(line)


def review(args: Namespace) -> None:
    """Say what was luck and what was skill in a game; or write it as data, or as a page."""
    from ..review import choices, page, run, sheet, terminal

    record, words = chapiteau.load(read_text(args.file)).record, words_for(args.lang)
    if args.html:
        check_writable(args.html)

    def watch(parts: Iterable[Any], total: int) -> Iterable[Any]:
        return progress(parts, total, words("cli-reviewing"))

    effort = choices.Effort.of(args.budget) if args.budget else None
    found = run.reviewed(record, effort, args.seed, args.workers, args.ray, watch)
    told = sheet.Sheet(found, args.lang)
    if args.html:
        write_text(args.html, page.page(told))
        print(words("cli-review-written", file=args.html), file=sys.stderr)
    if args.json:
        print(found.json(), end="")
    elif not args.html:
        print("\n".join(terminal.written(told)))


def verify(args: Namespace) -> None:
    """Play a record through and compare its result, its hash and the commitment to its seed."""
    replay = chapiteau.load(read_text(args.file))
    match, notes = replay.match, replay.record.notes
    order = came_after(notes, match.seats) if "commitment" in notes else {}
    if "commitment" in notes and not is_fair(match.seed, notes, match.seats):
        raise Trouble("cli-seed-unfair", DATAERR, file=args.file, commitment=notes["commitment"])
    if False in order.values():
        forged = seats_where(order, False)
        raise Trouble("cli-order-forged", DATAERR, file=args.file, seats=forged)
    state = "over" if match.over else "unfinished"
    said = {"file": args.file, "decisions": len(match.decisions), "hash": match.hash}
    print(words_for(args.lang)("cli-verified", state=state, **said))
    if "commitment" in notes:
        print(words_for(args.lang)("cli-seed-fair", commitment=notes["commitment"]))
    if args.deals:
        check_deals(args, notes)
    for id, known in (("cli-order-shown", True), ("cli-order-unknown", None)):
        if known in order.values():
            print(words_for(args.lang)(id, seats=seats_where(order, known)))


def check_deals(args: Namespace, notes: dict[str, str]) -> None:
    """Whether a record is of a tournament whose deals were fixed before anybody entered."""
    try:
        is_one = fits(notes, json.loads(read_text(args.deals)))
    except (ValueError, LookupError, TypeError, AttributeError):  # no such file as a house gives
        is_one = False
    if not is_one:
        raise Trouble("cli-deals-unfit", DATAERR, file=args.file)
    print(words_for(args.lang)("cli-deals-fit"))


def seats_where(order: dict[int, bool | None], known: bool | None) -> str:
    return ", ".join(str(seat) for seat, found in order.items() if found is known)


def describe(game: Game[Any], lang: str) -> dict[str, Any]:
    """What there is to know of a game before playing it."""
    meta, sources = game.box.data["meta"], list(game.box.sources.values())
    words = words_for(lang, game)
    return {
        "name": game.name,
        "title": words("game-title"),
        "tagline": words("game-tagline"),
        "seats": [game.fewest, game.most],
        "cooperative": game.cooperative,
        "options": [asdict(option) for option in options_of(game, lang)],
        "rules": game.rules,
        "moves": len(game.moves),
        "box": game.box.hash,
        "credits": {k: meta[k] for k in ("designers", "artists", "publishers", "year")},
        "sources": {s: sources.count(s) for s in ("found", "derived", "reconstructed")},
        "unofficial": words("unofficial"),
    }


def games(args: Namespace) -> None:
    """List the games that are installed."""
    described = [describe(game, args.lang) for game in chapiteau.games().values()]
    if args.json:
        print(json.dumps(described, ensure_ascii=False, indent=2))
        return
    words = words_for(args.lang)
    for d in described:
        fewest, most = d["seats"]
        print(words("cli-game-line", name=d["name"], title=d["title"], fewest=fewest, most=most))
        credit = {k: v if isinstance(v, int) else ", ".join(v) for k, v in d["credits"].items()}
        credit["year"] = str(credit["year"])
        for line in (d["tagline"], words("credits", **credit), words("sources", **d["sources"])):
            print(f"  {line}")
        print(f"  {d['unofficial']}")
        for line in option_lines(d["name"], args.lang):
            print(f"  {line}")


def option_lines(game: str, lang: str) -> list[str]:
    """What may be agreed before a game, and what each choice means."""
    words, lines = words_for(lang), list[str]()
    for option in options_of(find(game), lang):
        said = {"value": option.value, "name": option.name, "about": option.about}
        lines.append(words("cli-option-line", **said))
        for choice in option.choices:
            said = {"value": choice.value, "name": choice.name, "about": choice.about}
            line = "cli-usual-line" if choice.value == option.usual else "cli-choice-line"
            lines.append(f"  {words(line, **said)}")
    return lines


def simulate(args: Namespace) -> int:
    """Random games: the same figures and the same hash for the same seed, anywhere."""
    game, words = find(args.game), words_for(args.lang)
    edition, seats = edition_of(args, game), args.seats or game.fewest
    game.check_seats(seats)
    totals, hashes, decisions = [0] * seats, blake2b(digest_size=12), 0
    start, seed = time.process_time(), args.seed or "0"
    played = Played(random_games(edition, seats, seed, args.games), args.games, words)
    for g, made in played:
        hashes.update(digest(g).encode())
        totals = [a + b for a, b in zip(totals, game.scores(g), strict=True)]
        decisions += made
    found = {
        "game": game.name,
        "seats": seats,
        "seed": seed,
        "games": played.count,
        "decisions": decisions,
        "cpu_seconds": round(time.process_time() - start, 3),
        "mean_scores": [round(t / max(1, played.count), 3) for t in totals],
        "hash": hashes.hexdigest(),
    }
    print(json.dumps(found) if args.json else simulated(found, words))
    return played.code


def simulated(found: dict[str, Any], words: Words) -> str:
    """The figures as a sentence."""
    said = {name: found[name] for name in ("games", "decisions", "hash")}
    scores = " ".join(str(s) for s in found["mean_scores"])
    return words("cli-simulated", seconds=f"{found['cpu_seconds']:.2f}", scores=scores, **said)


def random_games(edition: Edition, seats: int, seed: str, games: int) -> Games:
    """Each game at its end, and how many decisions it took."""
    for i in range(games):
        g, decisions = edition.game.new(edition, seats, seeded(f"{seed} {i}")), 0
        dice = seeded(f"moves {seed} {i}")
        while not g.over:
            play(g, g.moves[dice.below(len(g.moves))])
            decisions += 1
        yield g, decisions


def position(args: Namespace) -> Match:
    """A match after so many decisions of somebody curious, or at its end."""
    game, seed = find(args.game), args.seed or "0"
    match = Match(edition_of(args, game), args.seats or game.fewest, seed)
    dice = seeded(f"draw {seed}")
    while len(match.decisions) < args.moves and not match.over:
        seat = match.to_act[dice.below(len(match.to_act))]
        moves = list(match.moves(seat))
        trying = [m for m in moves if m.noun] if dice.below(CURIOUS + 1) else []
        chosen = trying or moves
        match.play(seat, chosen[dice.below(len(chosen))])
    return match


def draw(args: Namespace) -> None:
    """Write one picture as SVG or PNG."""
    path = Path(args.out)
    if path.suffix not in (".svg", ".png"):
        raise Trouble("cli-bad-picture", file=args.out)
    match = position(args)
    scene = match.scene(args.seat, args.lang, args.layout, args.theme)
    data = pictures.png(scene) if path.suffix == ".png" else pictures.svg(scene).encode()
    write_bytes(path, data)
    said = {"decisions": len(match.decisions), "bytes": len(data)}
    print(words_for(args.lang)("cli-drawn", file=path.name, **said))
