"""The Magnificent for the engine: set-up, secrets, scores, wire form."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ....core.box import Box, Data
from ....core.edition import Edition, Option, box_of
from ....core.event import ScorePad
from ....core.game import Game
from ....core.mind import Mind
from ....core.names import dashed
from ....core.rng import Rng
from ..box.components import (
    BOARDS,
    COLOURS,
    DICE,
    SIDES,
    START_SPACES,
    TILES,
    ZONES,
    MagnificentBox,
)
from ..box.reading import read_box
from . import checking, end_of_round, end_of_turn, scoring, secrets, setup, solo, turn
from .actions import anytime, build, paying, perform, posters, tiles, travel
from .moves import CELL_NAMES, MOVES, PAIRS, TOLD
from .pad import MagnificentPad
from .player import Player
from .state import Magnificent

if TYPE_CHECKING:
    from ....core.game import MakeMind, OpenBoard

STEPS = [
    setup.ChooseSide, setup.TakeSupplies, setup.DraftMasters, setup.StartTent, setup.OpenTalents,
    setup.ChooseTalent, setup.CloseTalents, solo.ReturnMaster, solo.TradePoster, turn.Turn,
    turn.TakeDie, turn.PutDie, turn.ChangeDie, turn.Prepare, turn.AfterAction,
    end_of_turn.EndTurn,
    anytime.DiscardGem, anytime.ChooseGem, build.ChooseLevel, build.Building, tiles.LayTile,
    tiles.DoubleTile, travel.ChooseSteps, travel.TakeTent, travel.PitchStartTent,
    travel.DoubleTent, posters.GainPoster, posters.HangPoster, perform.ChooseSpace,
    perform.ChooseHat, perform.Perform, paying.PayGems, posters.Rearrange,
    end_of_round.PlayRound, end_of_round.Payment, end_of_round.ChooseLots,
    end_of_round.ChooseLot, end_of_round.DropLot, end_of_round.ClearDisplay,
    end_of_round.ScoreMasters, end_of_round.NextRound, scoring.EndOfGame, scoring.FillZones,
    scoring.Verdict,
]  # fmt: skip
NAMES = {
    "side": ["", *SIDES],
    "board": BOARDS,
    "die": DICE,
    "colour": COLOURS,
    "gem": COLOURS,
    "tile": TILES,
    "cell": ["", *CELL_NAMES],
    "zone": ["", *ZONES],
    "pair": ["", *[f"{a}-{b}" for a, b in PAIRS]],
}
"""What nouns count, where the box does not say it."""


class MagnificentGame(Game[Magnificent]):
    """Eilif Svensson and Kristian A. Østby's game of travelling spectacles."""

    name = "the_magnificent"
    rules = 2
    streams_since = 2
    fewest = 1
    most = 4

    def __init__(
        self,
        mind: MakeMind[Magnificent] = Mind,
        board: OpenBoard[Magnificent] | None = None,
    ) -> None:
        options = [Option("boards", ("a", "choose")), Option("masters", ("sets", "draft"))]
        folder = Path(__file__).parent.parent
        super().__init__(folder, MOVES, TOLD, list(STEPS), options, mind, board)

    def read_box(self, data: Data) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> Magnificent:
        return Magnificent(edition, box_of(edition, MagnificentBox), seats, rng)

    def part(self, kind: str) -> object:
        return Player(0)

    def set_up(self, g: Magnificent) -> None:
        setup.lay_table(g)
        g.then(end_of_round.PLAY_ROUND)

    def hide(self, g: Magnificent, viewer: int) -> None:
        secrets.hide(g, viewer)

    def deal(self, g: Magnificent, rng: Rng) -> None:
        secrets.deal(g, rng)

    def scores(self, g: Magnificent) -> list[int]:
        return [p.points for p in g.players]

    def marks(self, box: Box, seats: int) -> list[int]:
        assert isinstance(box, MagnificentBox)
        return box.titles if seats == 1 else []

    def winners(self, g: Magnificent) -> list[int]:
        return scoring.winners(g)

    def score_pad(self, edition: Edition, seats: int) -> ScorePad:
        return MagnificentPad(edition, seats)

    def check(self, g: Magnificent) -> None:
        checking.check(g)

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        box = box_of(edition, MagnificentBox)
        if noun in NAMES:
            return f"{noun}-{dashed(NAMES[noun][id])}"
        if noun == "title":
            return f"title-{id}"
        return printed_word(box, noun, id)


def printed_word(box: MagnificentBox, noun: str, id: int) -> str:
    """The word id of what has its name in the box; moves may name more than this box has."""
    if noun == "master" and id <= box.master_count:
        return f"master-{dashed(box.masters[id].id)}"
    if noun == "poster":
        return f"poster-{dashed(box.posters[id].id)}"
    if noun == "spot" and id <= box.spot_count:
        return f"talent-{dashed(box.talents[id].id)}"
    if noun == "tent":
        return f"tent-{dashed(box.tents[id].id)}"
    if noun == "star":
        return f"star-{dashed(box.stars[id])}"
    if noun == "level" and id < len(box.levels):
        return f"level-{box.levels[id].large}-{box.levels[id].small}"
    if noun == "space":
        return f"start-{id}" if id <= START_SPACES else f"space-{box.space_power[id]}"
    return ""
