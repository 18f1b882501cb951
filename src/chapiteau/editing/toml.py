"""A box as the file that the library takes; tomllib only reads."""

from __future__ import annotations

from json import dumps
from typing import Any

from ..core.box import Data


def written(data: Data) -> str:
    """The sections of a box, each row with a key on a line."""
    return "\n".join(part for name in data for part in _section(name, data[name]))


def _section(name: str, value: Any) -> list[str]:
    if isinstance(value, list):
        return [_row(f"[[{_key(name)}]]", row) for row in value]
    return [_row(f"[{_key(name)}]", value)]


def _row(head: str, row: Data) -> str:
    return "\n".join([head, *[f"{_key(k)} = {_value(v)}" for k, v in row.items()], ""])


def _key(key: str) -> str:
    plain = key.replace("_", "").replace("-", "")
    return key if plain.isascii() and plain.isalnum() else _text(key)


def _text(text: str) -> str:
    """JSON's strings are TOML's, but for one letter that TOML wants escaped."""
    return dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(v) for v in value)}]"
    return _text(value) if isinstance(value, str) else str(value)
