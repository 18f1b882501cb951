"""The command line: `chapiteau COMMAND`."""

from .main import main

__all__ = ["main"]
