"""The score pad of Trickerion: fame from the town, the theatre, and the final count."""

from __future__ import annotations

from typing import Final

from ....core.edition import Edition
from ....core.event import Event, ScorePad
from ..box.components import facts_of
from .moves import (
    ADVERTISES,
    APPLAUDED,
    BECOMES,
    CARD_PAYS,
    COINS_COUNT,
    CREW_COUNTS,
    EARNS,
    HELPED,
    LINK_FAME,
    OWES_WAGES,
    SHARDS_COUNT,
    SHOWS,
    TIE_BROKEN,
    TURN_OPENS,
)


class TrickerionPad(ScorePad):
    """Posters (3), links (9), performances (10), wages (11), the final count (12)."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(edition, seats)
        self.start: Final = self.row("start")
        self.row("posters", ADVERTISES)
        self.row("links", LINK_FAME)
        self.earned: Final = {  # what is earned is told after what it is earned with
            SHOWS.id: self.row("tricks"),
            APPLAUDED.id: self.row("applause"),
            HELPED.id: self.row("helpers"),
            CARD_PAYS.id: self.row("cards"),
        }
        self.unpaid: Final = self.row("unpaid")
        self.row("shards", SHARDS_COUNT)
        self.row("coins", COINS_COUNT)
        self.row("company", CREW_COUNTS)
        self.open_with(TURN_OPENS)
        self.decide_with(TIE_BROKEN)
        self.with_what: Event | None = None

    def hear(self, event: Event) -> None:
        super().hear(event)
        kind, ids = event.kind, event.ids
        if kind.id in self.earned:
            self.with_what = event
        elif kind is EARNS and self.with_what is not None:
            self.gain(self.earned[self.with_what.kind.id], ids[0], ids[1], self.with_what)
        elif kind is OWES_WAGES:
            self.gain(self.unpaid, ids[0], -ids[2], event)
        elif kind is BECOMES:
            self.gain(self.start, ids[0], facts_of(self.edition).start_fame, None)
