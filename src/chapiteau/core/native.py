"""The one thing the engine asks of its compiler; never compiled itself, so it runs without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Without mypyc a class needs no permission to be extended."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
