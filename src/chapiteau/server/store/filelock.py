"""One server for one file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..refusal import Refused


class FileLock:
    """Held as long as the process lives; the system lets go of it, however the process ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = -1

    def take(self) -> None:
        self.file = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self.file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise Refused("second-server", file=str(self.path.with_suffix(".db"))) from None

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
