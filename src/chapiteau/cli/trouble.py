"""What goes wrong around a game, not in it: files, arguments; and how a command ends.

Exit codes are those of BSD's sysexits, which Python names on some systems only.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable
from pathlib import Path
from socket import gaierror

from ..interrupt import INTERRUPTED as INTERRUPTED
from ..words import Words

OK = 0
USAGE = 64  # it was asked in a way it does not understand
DATAERR = 65  # what it was given is damaged
NOINPUT = 66  # a file it was given is not there or cannot be read
UNAVAILABLE = 69  # something that it needs does not answer or is not installed
SOFTWARE = 70  # a fault of ours, or of somebody's own bot
OSERR = 71  # the system refused
CANTCREAT = 73  # a file or folder cannot be made
IOERR = 74  # what it writes cannot be written
TEMPFAIL = 75  # not now: somebody else is at it
NOPERM = 77  # it may not
CONFIG = 78  # a setting in the environment or in the data folder is wrong
PIPE_CLOSED = 141  # whoever read the output has gone, as shells count it

LARGEST_FILE = 5_000_000
LONGEST_NAME = 160
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


class Trouble(Exception):
    """Said to the user in one sentence, and how the command ends."""

    def __init__(self, id: str, code: int = USAGE, /, **said: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.code = code
        self.said = said
        self.where = ""
        self.error: OSError | None = None

    def at(self, where: str) -> Trouble:
        """The same, of an argument or a variable."""
        self.where = where
        return self

    def because(self, error: OSError) -> Trouble:
        """The same, with what the system says of it as its `detail`."""
        self.error = error
        return self

    def sentence(self, words: Words) -> str:
        detail = {"detail": system_reason(self.error, words)} if self.error else {}
        text = words(self.id, **self.said, **detail)
        return words("cli-bad-argument", name=self.where, detail=text) if self.where else text


def system_reason(error: OSError, words: Words) -> str:
    """What the system says, in the user's language where that is known."""
    if isinstance(error, gaierror):
        return words("system-no-host")
    name = errno.errorcode.get(error.errno or 0, "").lower()
    id = f"system-{name}"
    return words(id) if words.has(id) else error.strerror or str(error)


def shown(file: str | os.PathLike[str]) -> str:
    """The name of a file, as long as a line can hold beside the reason."""
    name = os.fspath(file)
    return (f"{name[:80]}…{name[-40:]}" if len(name) > LONGEST_NAME else name) or "''"


def unwritable(file: str | os.PathLike[str], error: OSError) -> Trouble:
    code = IOERR if error.errno in FULL else CANTCREAT
    return Trouble("cli-file-unwritable", code, file=shown(file)).because(error)


def unreadable(file: str | os.PathLike[str], error: OSError) -> Trouble:
    return Trouble("cli-file-unreadable", NOINPUT, file=shown(file)).because(error)


def read_text(file: str) -> str:
    """The text of a file that somebody names."""
    try:
        with open(file, "rb") as f:
            data = f.read(LARGEST_FILE + 1)
    except OSError as e:
        raise unreadable(file, e) from None
    if len(data) > LARGEST_FILE:
        raise Trouble("cli-file-too-big", DATAERR, file=shown(file), most=LARGEST_FILE)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as e:
        raise Trouble("cli-file-no-text", DATAERR, file=shown(file), at=e.start) from None


def check_writable(file: str | os.PathLike[str]) -> None:
    """Refuse a place where no file can be put; nothing is there afterwards that was not before."""
    if os.path.isdir(file):
        raise unwritable(file, IsADirectoryError(errno.EISDIR, ""))
    new = Path(f"{os.fspath(file)}.new")
    try:
        new.touch()
        new.unlink()
    except OSError as e:
        raise unwritable(file, e) from None


def write_text(file: str | os.PathLike[str], text: str) -> None:
    write_bytes(file, text.encode("utf-8", "replace"))


def write_bytes(file: str | os.PathLike[str], data: bytes) -> None:
    """Write the whole file or leave the old one as it was."""
    replace_file(file, lambda new: new.write_bytes(data))


def replace_file(file: str | os.PathLike[str], write: Callable[[Path], object]) -> None:
    """Let a new file be written, and put it in the place of the old one when it is whole."""
    new = Path(f"{os.fspath(file)}.new")
    try:
        write(new)
        new.replace(file)
    except OSError as e:
        raise unwritable(file, e) from None
    finally:
        with contextlib.suppress(OSError):  # where it could not be made either
            new.unlink(missing_ok=True)
