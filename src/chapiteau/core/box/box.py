"""The facts a match is played with, and the hash that names them."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Final

from ..native import mypyc_attr
from .fields import NAMES, Field
from .file import Data
from .row import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The facts a match is played with. Shared by all its states and never changed."""

    def __init__(self, data: Data) -> None:
        self.data: Final = data
        self.hash: Final = box_hash(data)
        self.names: Final[dict[str, dict[str, str]]] = {}  # word id -> language -> own name
        self.sources: Final[dict[str, str]] = {}  # row -> where its facts come from
        self.kept: Final[dict[object, object]] = {}  # what others made of it, gone with it

    def note(self, row: Row, word_id: str = "") -> None:
        """Remember where a row's facts come from, and the name it may bring along."""
        for key in row.data:
            if key.endswith("source"):
                part = key.removesuffix("source").removesuffix("_")
                self.sources[f"{row.where}.{part}" if part else row.where] = row.source(key)
        names = row.names()
        if names:
            self.names[word_id] = names
        if word_id:
            row.asks("name", Field(NAMES, optional=True))
            row.called(word_id)

    def finish(self, row: Row, word_id: str = "") -> None:
        """Note a row that was read to its end; complain about keys nobody asked for."""
        self.note(row, word_id)
        row.done()


def box_hash(data: Data) -> str:
    """Names the facts, not their provenance, their names or their credits."""
    facts = {key: facts_of(value) for key, value in data.items() if key != "meta"}
    text = dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=str)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def facts_of(value: object) -> object:
    """What a row or a part of one says, without where that comes from and what it is called."""
    if isinstance(value, dict):
        return {
            k: facts_of(v) for k, v in value.items() if not k.endswith("source") and k != "name"
        }
    if isinstance(value, list):
        return [facts_of(v) for v in value]
    return value
