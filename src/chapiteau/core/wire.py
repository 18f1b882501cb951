"""Plain data for any object of a game: for the store, the hash, and other processes.

Nothing to write in the classes: their attributes are read by name, compiled or not.
"""

from __future__ import annotations

from hashlib import blake2b
from inspect import signature
from json import dumps
from typing import Any, Final

from .cards import Supply
from .edition import Edition
from .game import Game
from .move import FACE_DOWN, Move
from .rng import NO_RNG, Rng, read_rng
from .state import State
from .step import Step

Json = Any
SHARED: Final = ("edition", "box", "heard", "mark", "note", "unnoted", "__dict__")
"""Attributes that belong to the match or to whoever listens or looks, not to the table."""
_parameters: Final[dict[type, list[str]]] = {}
_fields: Final[dict[type, list[str]]] = {}


def fields(x: object) -> list[str]:
    """The names of an object's attributes."""
    cls = type(x)
    if cls not in _fields:
        names: list[str] = []
        for base in cls.__mro__:
            names += [n for n in getattr(base, "__mypyc_attrs__", ()) if n not in names]
        names += [n for n in getattr(x, "__dict__", {}) if n not in names]
        _fields[cls] = [n for n in names if n not in SHARED]
    return _fields[cls]


def parameters(step: Step[Any]) -> list[str]:
    """The names of what a step was made with."""
    cls = type(step)
    if cls not in _parameters:
        _parameters[cls] = list(signature(cls).parameters)
    return _parameters[cls]


def pack(x: Any) -> Json:
    if isinstance(x, (int, str)):
        return x
    if isinstance(x, list):
        return [pack(e) for e in x]
    if isinstance(x, Move):
        return x.text
    if isinstance(x, Step):
        return [type(x).__name__, *[getattr(x, name) for name in parameters(x)]]
    if isinstance(x, Rng):
        return x.wire()
    if isinstance(x, (dict, set, tuple, float, bytes, type(None))):
        raise TypeError(f"a state holds ints, lists and objects of its own, not {x!r}")
    plain = {"is": type(x).__name__, **{n: pack(getattr(x, n)) for n in fields(x)}}
    for name in getattr(type(x), "later", ()):
        if not plain[name]:
            del plain[name]  # as if it had never been added: older hashes stay as they are
    return plain


def text(x: object) -> str:
    """One line that is the same in every process."""
    return dumps(pack(x), separators=(",", ":"), sort_keys=True)


def digest(x: object) -> str:
    return blake2b(text(x).encode(), digest_size=12).hexdigest()


def unpack(edition: Edition, w: Json) -> State:
    """The state that `pack` turned into plain data."""
    game = edition.game
    g: State = game.blank(edition, w["seats"], NO_RNG)
    _fill(game, g, w)
    g.rng = read_rng(w["rng"])
    return g


def _fill(game: Game[Any], x: object, w: Json) -> None:
    for name, value in w.items():
        if name not in ("is", "seats", "rng"):
            setattr(x, name, _unpacked(game, value))


def _unpacked(game: Game[Any], w: Json) -> Any:
    if isinstance(w, list):
        if w and isinstance(w[0], str) and w[0] in game.steps:
            return game.steps[w[0]](*w[1:])
        return [_unpacked(game, e) for e in w]
    if isinstance(w, str):
        return FACE_DOWN if w == FACE_DOWN.text else game.moves.by_text[w]
    if isinstance(w, dict):
        part = Supply(0) if w["is"] == "Supply" else game.part(w["is"])
        _fill(game, part, w)
        return part
    return w
