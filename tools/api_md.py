"""Write docs/api.md, the reference of the library, from its docstrings.

python tools/api_md.py          write it
python tools/api_md.py --check  fail if it is not current
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "api.md"
PAGES = {
    "chapiteau": "Play, record, replay.",
    "chapiteau.core.game": "A game of your own: its rules.",
    "chapiteau.core.step": "Decisions and happenings.",
    "chapiteau.core.state": "The table.",
    "chapiteau.core.mind": "What bots and learners make of a game.",
    "chapiteau.board": "How a game is shown.",
    "chapiteau.core.rng": "Chance.",
    "chapiteau.core.cards": "Face-down cards.",
    "chapiteau.core.box": "What is in the box.",
    "chapiteau.words": "Everything in words.",
    "chapiteau.bots": "Bots.",
    "chapiteau.conformance": "The checks that every game must pass.",
}


def page() -> str:
    lines = [
        "# The library, from its docstrings",
        "",
        "Made by `make bless` from the code. [research.md](research.md) has the environments.",
    ]
    for name, about in PAGES.items():
        module = import_module(name)
        lines += ["", f"## {name}", "", about]
        for item, value in public(module):
            lines += described(item, value)
    return "\n".join([*lines, ""])


def public(module: Any) -> Iterator[tuple[str, Any]]:
    """What a module offers: its `__all__`, else what it defines itself."""
    for name in getattr(module, "__all__", None) or vars(module):
        value = getattr(module, name)
        own = getattr(value, "__module__", "") == module.__name__ or hasattr(module, "__all__")
        if (
            not name.startswith("_")
            and own
            and (inspect.isclass(value) or inspect.isfunction(value))
        ):
            yield name, value


def described(name: str, value: Any) -> list[str]:
    """A class with its methods, or a function."""
    if not inspect.isclass(value):
        return ["", f"### `{name}{signature(value)}`", "", doc(value)]
    bases = [b.__name__ for b in value.__bases__ if b.__name__ not in ("object", "Generic")]
    lines = ["", f"### class `{name}`" + (f" ({', '.join(bases)})" if bases else ""), ""]
    lines.append(doc(value))
    members: dict[str, Any] = {}
    for cls in value.__mro__[-2::-1]:  # what it inherits first, all but `object`
        if cls.__module__.startswith("chapiteau") and not issubclass(value, Exception):
            members |= {n: m for n, m in vars(cls).items() if not n.startswith("_")}
    for member, found in members.items():
        if isinstance(found, property) and found.__doc__:
            lines += ["", f"- `{member}`: {doc(found)}"]
        elif inspect.isfunction(found) and found.__doc__:
            lines += ["", f"- `{member}{signature(found)}`: {doc(found)}"]
    return lines


def signature(value: Any) -> str:
    text = str(inspect.signature(value))
    return re.sub(r"\(self(, )?", "(", text).replace("'", "")


def doc(value: Any) -> str:
    return " ".join((inspect.getdoc(value) or "").split())


def main() -> None:
    if "--check" not in sys.argv:
        FILE.write_text(page(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != page():
        sys.exit("docs/api.md is not current: make bless")


if __name__ == "__main__":
    main()
