"""Files of the pages, from memory while they are as they were on the disk."""

from __future__ import annotations

import mimetypes
import os
import re
import stat
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .kept import Kept

COMMENTED = ("text/css", "text/javascript", "application/javascript")
COMMENT = re.compile(rb"^[ \t]*/\*(?:[^*]|\*(?!/))*\*/[ \t]*\n", re.MULTILINE)
"""One that has lines to itself: it is for whoever reads the sources."""
USUAL: dict[str, str] = {}  # how long a browser keeps it is for the guard to say


class KeptFiles(StaticFiles):
    """A folder whose files are read and compressed once, and not at every request."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.kept: dict[str, tuple[float, Kept]] = {}  # by path, with the time it was changed

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(status_code=405)
        try:
            full, found = self.lookup_path(path)
        except (OSError, ValueError):  # a name that no file can have
            raise HTTPException(status_code=404) from None
        if found is None or not stat.S_ISREG(found.st_mode):
            raise HTTPException(status_code=404)
        return self.file(full, found).response(Request(scope), USUAL)

    def file(self, full: str, found: os.stat_result) -> Kept:
        changed, kept = self.kept.get(full, (0.0, None))
        if kept is None or changed != found.st_mtime:
            media_type = mimetypes.guess_type(full)[0] or "application/octet-stream"
            content = Path(full).read_bytes()
            if media_type in COMMENTED:
                content = COMMENT.sub(b"", content)
            kept = Kept.of(content, media_type)
            self.kept[full] = found.st_mtime, kept
        return kept
