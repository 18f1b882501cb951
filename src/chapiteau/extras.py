"""Extras: what the rules alone do not need, the packages each of them brings, and their lack."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from .core.errors import ChapiteauError

_TERMINAL: Final = ("rich",)
_BOTS: Final = ("babel", "numpy", "openskill", *_TERMINAL)
_DRAW: Final = ("lucide", "resvg_py")  # fonts have others to fall back on
EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "terminal": _TERMINAL,
    "bots": _BOTS,
    "draw": _DRAW,
    "table": (
        *_BOTS, *_DRAW,
        "alembic", "argon2", "brotli", "cryptography", "fontTools", "h11", "itsdangerous", "jinja2",
        "markupsafe", "msgspec", "platformdirs", "sqlalchemy", "starlette", "tzdata", "uvicorn",
        "websockets",
    ),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyspiel", *_DRAW),
    "data": ("pyarrow",),
    "ray": ("ray",),
    "postgres": ("psycopg",),
    "redis": ("redis",),
}  # fmt: skip
"""What the code imports for each extra of the distribution."""


class MissingExtra(ChapiteauError):
    """Something is asked for that needs packages which are not installed here."""


def missing(extra: str) -> list[str]:
    """Those packages of an extra that are not there."""
    return [package for package in EXTRAS[extra] if find_spec(package) is None]


def check(extra: str) -> None:
    """Refuse what cannot be done for want of packages, with what to install."""
    if lacking := missing(extra):
        raise MissingExtra("missing-extra", {"package": lacking[0], "extra": extra})


def needed(module: str, extra: str) -> Any:
    """A module of a package that only an extra brings."""
    try:
        return import_module(module)
    except ModuleNotFoundError as e:
        package = (e.name or "").partition(".")[0]
        if package not in EXTRAS[extra]:
            raise  # it is there, and lacks something itself
        raise MissingExtra("missing-extra", {"package": package, "extra": extra}) from None
