"""What is in the box: a components file, read row by row; complaints name row and key."""

from .box import Box, box_hash
from .fields import Field, Survey, surveying
from .file import Data, parse
from .past import Past, differences, patched, read_past, written_past
from .row import SOURCES, Row, check_count, miscounted

__all__ = [
    "SOURCES", "Box", "Data", "Field", "Past", "Row", "Survey", "box_hash", "check_count",
    "differences", "miscounted", "parse", "patched", "read_past", "surveying", "written_past",
]  # fmt: skip
