"""The keys of the house: one table for every page of a table, and no key with two meanings.

A board's regions have keys of their own, which must be others; a test compares them.
"""

from __future__ import annotations

from typing import Final

KEYS: Final = {  # what a person reads on the key, and the words for what it does
    "Enter": "page-key-enter",
    "L": "page-key-list",
    "U": "page-key-undo",
    "R": "page-key-turn",
    "F": "page-key-flip",
    "H": "page-key-hint",
    "V": "page-key-past",
    "P": "page-key-pause",
    "Space": "page-key-skip",
    "Y": "page-key-why",
    "S": "page-key-story",
    "G": "page-key-rules",
    "K": "page-key-talk",
    "N": "page-key-next",
    "← ↑ → ↓": "page-key-arrows",
    "+ − 0": "page-key-zoom",
    "Esc": "page-key-escape",
    "?": "page-key-help",
}
