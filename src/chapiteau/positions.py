"""Positions of one's own: a table arranged for a test or a puzzle, and its text."""

from __future__ import annotations

from collections.abc import Callable
from json import dumps, loads
from typing import Any

from . import registry
from .core.edition import Edition, spelled
from .core.errors import BadSetup, ChapiteauError
from .core.event import Event
from .core.match import Decision
from .core.state import State, settle
from .core.wire import pack, unpack
from .match import Match

FORMAT = "chapiteau position 1"


def arranged(match: Match, change: Callable[[Any], None]) -> Match:
    """A match that begins where `change` has left a copy of the table.

    `change` gets the whole state, secrets and stack of steps included. What it leaves must be a
    table that the rules can reach: every piece once, as `Game.check` counts them.
    """
    g: State = match.game.copy(match.state)
    change(g)
    try:
        match.game.check(g)
    except AssertionError as e:
        raise BadSetup("bad-position", {"game": match.game.name, "detail": str(e)}) from e
    settle(g)
    return begin_at(g, match.seed)


def begin_at(g: State, seed: str) -> Match:
    """A match without a past, at a table as it is."""
    return Match(g.edition, g.seats, seed, start=g)


def written(match: Match) -> str:
    """The position of a match as one line of text; it holds every secret, the cards to come too."""
    plain = {"is": FORMAT, **plain_edition(match.edition)}
    plain |= {"seats": match.seats, "seed": match.seed, "state": pack(match.state)}
    return dumps(plain, separators=(",", ":"), default=str)


def plain_edition(edition: Edition) -> dict[str, Any]:
    """What is played, for `read_edition`."""
    box = edition.box
    own = None if edition.game.is_of_house(box) else box.data
    return {
        "game": edition.game.name,
        "rules": edition.rules,
        "box": own or box.hash,
        "options": {name: spelled(value) for name, value in edition.unusual().items()},
    }


def read_edition(plain: dict[str, Any]) -> Edition:
    """The edition that was written."""
    game, box = registry.find(plain["game"]), plain["box"]
    found = game.house_box(box) if isinstance(box, str) else game.read_box(box)
    if found is None or not game.oldest_rules <= plain["rules"] <= game.rules:
        raise KeyError(plain["rules"])
    return game.edition(plain["options"], found, plain["rules"])


def read(text: str) -> Match:
    """The match that stands where `written` said."""
    try:
        plain = loads(text)
        if plain["is"] != FORMAT:
            raise KeyError(plain["is"])
        edition = read_edition(plain)
        edition.game.check_seats(plain["seats"])
        g = unpack(edition, plain["state"])
        if pack(g) != plain["state"]:
            raise ValueError("a state that is not written like that")
        edition.game.check(g)
    except ChapiteauError:
        raise
    except Exception as e:
        raise BadSetup("not-a-position", {"detail": f"{type(e).__name__}: {e}"[:200]}) from e
    return begin_at(g, str(plain["seed"]))


def pickled(match: Match) -> dict[str, Any]:
    """A whole match as plain data, its past included, for `unpickled`; it holds every secret."""
    decisions = [(d.seat, d.move.text, _plain(d.told)) for d in match.decisions]
    return {
        **plain_edition(match.edition),
        "seats": match.seats,
        "seed": match.seed,
        "players": list(match.players),
        "is_dealt": match.is_dealt,
        "state": pack(match.state),
        "opening": _plain(match.opening),
        "decisions": decisions,
        "positions": match.positions[:],
    }


def unpickled(plain: dict[str, Any]) -> Match:
    """The match that was pickled; where it stood when it was, its way back ends."""
    edition = read_edition(plain)
    seats, seed, players = plain["seats"], plain["seed"], plain["players"]
    start = unpack(edition, plain["state"])
    match = Match(edition, seats, seed, players=players, start=start, is_dealt=plain["is_dealt"])
    moves, kinds = edition.game.moves, {kind.id: kind for kind in edition.game.kinds.kinds}
    match.opening.extend([Event(kinds[id], ids, to) for id, ids, to in plain["opening"]])
    for seat, move, told in plain["decisions"]:
        events = [Event(kinds[id], ids, to) for id, ids, to in told]
        match.decisions.append(Decision(seat, moves.read(move), events))
    match.positions[:] = plain["positions"]
    return match


def _plain(events: list[Event]) -> list[tuple[str, list[int], int]]:
    return [(event.kind.id, event.ids, event.to) for event in events]
