"""A match as people and programs use it: the engine's match, with words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .board import Board
from .core.edition import Edition
from .core.errors import ChapiteauError
from .core.game import install_board
from .core.match import BareMatch
from .core.move import Move
from .core.record import Record, check_end, follow, record
from .core.rng import Rng
from .core.speech import Speaker, install
from .core.state import State
from .extras import MissingExtra
from .words import Section, Telling
from .words.telling import outline, say_error

if TYPE_CHECKING:
    from .draw.scene import Layout, Scene, Shade


class Match(BareMatch):
    """A game being played: what may be done, what may be seen, what is said of it."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        seed: str,
        rng: Rng | None = None,
        like: BareMatch | None = None,
        players: Sequence[str] = (),
        start: State | None = None,
        is_dealt: bool = False,
    ) -> None:
        super().__init__(edition, seats, seed, rng, like, start, is_dealt)
        self.players = players

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {self.to_act}"
        return f"<Match {self.game.name}, {self.seats} seats, {state}>"

    def telling(self, lang: str = "en") -> Telling:
        return Telling(lang, self.edition, self.players)

    def prompt(self, seat: int, lang: str = "en") -> str:
        """What a seat is asked now, or that it is not asked."""
        telling = self.telling(lang)
        self._check_seat(seat)
        if self.over:
            return telling.words("ask-nothing-over")
        if seat not in self.to_act:
            names = telling.words.listed([telling.player(s) for s in self.to_act])
            return telling.words("ask-nothing-wait", players=names)
        return telling.prompt(self.state.stack[-1], self.view(seat))

    def describe(self, move: Move | str, lang: str = "en") -> str:
        """A move in words, as it is offered now."""
        view = self.view(self.to_act[0]) if self.to_act else None
        return self.telling(lang).move(self.state.stack[-1], self._read(move), view)

    def outline(self, seat: int | None = None, lang: str = "en") -> Section:
        """The table in words, as a seat sees it."""
        return outline(self.view(seat), lang, self.players)

    def scene(
        self,
        seat: int | None = None,
        lang: str = "en",
        layout: Layout = "wide",
        theme: Shade = "light",
        focus: str = "",
    ) -> Scene:
        """The table as a picture, as a seat sees it, with what it may do in the limelight; None is
        a spectator. `focus` brings one of the board's regions forward."""
        from .draw.lighting import lit

        view, viewer = self.view(seat), self._viewer(seat)
        scene = self.game.board.draw(view, self.telling(lang), layout, theme, viewer, focus)
        legal = {move.text for move in view.legal(viewer)} if viewer in view.to_act() else set()
        mine = view.chosen[viewer] if view.chosen and viewer >= 0 else []
        return lit(scene, legal, [move.text for move in mine], theme)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it, where pictures are installed."""
        from .draw.scene import svg

        try:
            return svg(self.scene())
        except MissingExtra:
            return None

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """All that happened in words, as a seat may know it."""
        telling, viewer = self.telling(lang), self._viewer(seat)
        return [line for events in self.happenings for line in telling.story(events, viewer)]

    def record(self, notes: dict[str, str] | None = None) -> Record:
        """All it takes to play the match again; never to be shown while the game runs."""
        return record(self, notes)

    def arranged(self, change: Callable[[Any], None]) -> Match:
        """A match that begins where `change` leaves a copy of the whole table, for tests and
        puzzles."""
        from .positions import arranged

        return arranged(self, change)

    def snapshot(self) -> str:
        """The position as one line of text, for `chapiteau.restore`; it holds every secret."""
        from .positions import written

        return written(self)

    def clone(self) -> Match:
        """Another match that stands where this one stands and goes its own way."""
        return Match(self.edition, self.seats, self.seed, like=self, players=self.players)

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from .positions import pickled, unpickled

        return unpickled, (pickled(self),)


class Replay:
    """A record read back: any of its positions, as a match of its own."""

    def __init__(self, of: Record) -> None:
        self.record = of

    def __len__(self) -> int:
        return len(self.record)

    def at(self, n: int) -> Match:
        """The match after its first `n` decisions."""
        if not 0 <= n <= len(self.record):
            raise IndexError(f"{n} is not between 0 and {len(self.record)}")
        r = self.record
        match = Match(r.edition, r.seats, r.seed)
        follow(match, r, n)
        return match

    @property
    def match(self) -> Match:
        """The match at its end, which must be the end that the record tells."""
        match = self.at(len(self.record))
        check_end(match, self.record)
        return match


class English(Speaker):
    """Lets errors and views speak English when they are printed."""

    def error(self, error: ChapiteauError) -> str:
        return say_error("en", error)

    def state(self, g: State) -> str:
        return str(outline(g, "en"))


install(English())
install_board(Board)
