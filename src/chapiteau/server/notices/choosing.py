"""Whether somebody is still to be told of a table, and when, by what they chose."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...registry import games
from ..people.holidays import is_away
from ..store.rows import HUMAN, PLAYING, WAITING, ChoiceRow, LetterRow, NoticeRow, StoredTable
from .hours import NEVER, ONCE, due, zone


@dataclass(frozen=True)
class Choices:
    """What one person chose: of all tables, of some, and until when they are away."""

    person: str
    rows: dict[tuple[str, str], ChoiceRow] = field(default_factory=dict)
    away: float = 0.0

    @property
    def usual(self) -> ChoiceRow:
        return self.rows.get((self.person, "")) or ChoiceRow(self.person, rhythm=ONCE)

    def at(self, table: str) -> ChoiceRow:
        return self.rows.get((self.person, table)) or ChoiceRow(self.person, table)

    def wants(self, table: str, kind: str) -> bool:
        """Whether to be told of this table by this kind of channel at all."""
        here = self.at(table)
        return here.rhythm != NEVER and (here.kinds is None or kind in here.kinds)

    def when(self, table: str, happened: float, now: float) -> float:
        """The first moment from now on to tell of it."""
        usual = self.usual
        rhythm = self.at(table).rhythm or usual.rhythm or ONCE
        quiet = usual.quiet_from, usual.quiet_until
        start = max(now, self.away)
        return due(happened, start, rhythm, zone(usual.zone), quiet, usual.digest)

    def is_quiet(self, now: float) -> bool:
        """Whether nothing at all is told now."""
        usual = self.usual
        quiet = usual.quiet_from, usual.quiet_until
        return due(now, now, ONCE, zone(usual.zone), quiet, usual.digest) > now


def away_until(letters: LetterRow | None, now: float) -> float:
    """Until when somebody is away who is away now; 0 for whoever is here."""
    return letters.away if letters and is_away(letters, now) else 0.0


def still_waits(notice: NoticeRow, stored: StoredTable | None) -> bool:
    """Whether a table still waits for this person: to choose, or to come at all; what has become
    of one that is void is told anyway."""
    if stored and notice.topic.startswith("void:"):
        return stored.row.game in games()
    if stored and notice.topic.startswith("round:") and stored.row.phase == PLAYING:
        return not is_asked(notice, stored)  # else another notice says so
    if stored and not notice.topic.startswith("turn:"):
        return stored.row.phase == WAITING and stored.row.game in games()
    if stored is None or stored.row.phase != PLAYING or stored.row.game not in games():
        return False
    return is_asked(notice, stored)


def is_asked(notice: NoticeRow, stored: StoredTable) -> bool:
    asked = stored.row.asked
    mine = (s for s in stored.seats if s.person == notice.person and s.kind == HUMAN)
    return any(asked >> s.seat & 1 for s in mine)
