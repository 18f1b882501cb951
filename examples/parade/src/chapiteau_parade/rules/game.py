"""Parade for the engine: everything the other files hold, in one object."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from chapiteau.core.box import Box, Data
from chapiteau.core.edition import Edition, Option
from chapiteau.core.event import UNKNOWN
from chapiteau.core.game import Game
from chapiteau.core.mind import Mind
from chapiteau.core.rng import Rng

from ..box.components import FLOATS, ParadeBox, read_box
from . import secrets
from .moves import MOVES, TOLD
from .state import Parade, Player
from .steps import STEPS, Round, draw_card

if TYPE_CHECKING:
    from chapiteau.core.game import MakeMind, OpenBoard

HAND = 3
CARDS, ROLLING = 0, 1  # what chance is used for: each purpose has a stream of its own


class ParadeGame(Game[Parade]):
    """A tiny game of secret bids."""

    name = "parade"
    rules = 2
    streams_since = 2  # games of rules 1 used one stream of chance for everything
    fewest = 2
    most = 4
    in_rehearsal = True  # an example: no front page shows it unless its host asks

    def __init__(
        self, mind: MakeMind[Parade] = Mind, board: OpenBoard[Parade] | None = None
    ) -> None:
        rounds = Option("rounds", (6, 4))  # the first choice is the usual one
        folder = Path(__file__).parent.parent
        super().__init__(folder, MOVES, TOLD, list(STEPS), [rounds], mind, board)

    def read_box(self, data: Data) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> Parade:
        return Parade(edition, seats, rng)

    def part(self, kind: str) -> object:
        return Player()  # the only class that a Parade is made of

    def set_up(self, g: Parade) -> None:
        """1.2 Shuffle cards and floats; everybody draws three cards."""
        g.rng.stream(CARDS).shuffle(g.deck)
        g.rng.stream(ROLLING).shuffle(g.floats)
        for seat in range(g.seats):
            for _ in range(HAND):
                draw_card(g, seat)
        g.then(Round())

    def hide(self, g: Parade, viewer: int) -> None:
        secrets.hide(g, viewer)

    def deal(self, g: Parade, rng: Rng) -> None:
        secrets.deal(g, rng)

    def scores(self, g: Parade) -> list[int]:
        """1.3 The points of the floats won; who has most wins, and who ties shares."""
        return [sum(g.box.points[float] for float in player.won) for player in g.players]

    def check(self, g: Parade) -> None:
        """Called after every move of every test: what may never happen."""
        cards, floats = g.deck + g.played, g.floats + g.lost + [g.float] * (g.float > 0)
        for player in g.players:
            cards += player.hand
            floats += player.won
            assert len(player.hand) == len(player.known), "a hand without its marks"
        assert len(g.deck) == len(g.seen), "a deck without its marks"
        assert sorted(cards) == list(range(1, g.box.cards[g.seats] + 1)), "a card lost or doubled"
        assert sorted(floats) == list(range(1, FLOATS + 1)), "a float lost or doubled"

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        """Floats have names; cards are numbers, but for the one nobody may see."""
        assert isinstance(edition.box, ParadeBox)
        if noun == "float":
            return f"float-{edition.box.float_ids[id]}"
        return "card-unknown" if noun == "card" and id == UNKNOWN else ""
