"""What goes wrong around a game, not in it: files, arguments."""

from __future__ import annotations

from pathlib import Path

LARGEST_RECORD = 5_000_000


class Trouble(Exception):
    """Said to the user in one sentence: a word id and its arguments."""

    def __init__(self, id: str, **said: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.said = said


def read_text(file: str) -> str:
    try:
        with open(file, encoding="utf-8") as f:
            return f.read(LARGEST_RECORD)
    except (OSError, UnicodeError) as e:
        raise Trouble("cli-file-unreadable", file=file, detail=str(e)) from None


def write_text(file: str, text: str) -> None:
    """Write the whole file or leave the old one as it was."""
    path = Path(file)
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError as e:
        raise Trouble("cli-file-unwritable", file=file, detail=str(e)) from None
