"""The Magnificent for the engine: set-up, secrets, scores, wire form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ....core.box import Box, Plain
from ....core.edition import Edition, Option
from ....core.game import Game
from ....core.move import Move
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
from ..mind import advice, features
from ..mind import candidates as worthwhile
from ..mind import inputs as signs
from ..mind.inputs import NAMES as SIGNS
from ..mind.inputs import STAGES
from ..mind.memory import Memory
from . import checking, end_of_round, scoring, secrets, setup, solo, turn
from .actions import anytime, build, paying, perform, posters, tiles, travel
from .moves import CELL_NAMES, MOVES, PAIRS, TOLD
from .player import Player
from .state import Magnificent

STEPS = [
    setup.ChooseSide, setup.TakeSupplies, setup.DraftMasters, setup.StartTent, setup.OpenTalents,
    setup.ChooseTalent, setup.CloseTalents, solo.ReturnMaster, solo.TradePoster, turn.Turn,
    turn.TakeDie, turn.PutDie, turn.ChangeDie, turn.Prepare, turn.AfterAction, turn.EndTurn,
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
    "side": ["", *SIDES], "board": BOARDS, "die": DICE, "colour": COLOURS, "gem": COLOURS,
    "tile": TILES, "cell": ["", *CELL_NAMES], "zone": ["", *ZONES],
    "pair": ["", *[f"{a}-{b}" for a, b in PAIRS]],
}  # fmt: skip
"""What nouns count, where the box does not say it."""


class MagnificentGame(Game[Magnificent]):
    """Eilif Svensson and Kristian A. Østby's game of travelling spectacles."""

    name = "the_magnificent"
    fewest = 1
    most = 4
    swing = 20.0
    fine_margins = True
    whole_turns = True
    signs = tuple(SIGNS)
    stages = STAGES

    def __init__(self) -> None:
        options = [Option("boards", ("a", "choose")), Option("masters", ("sets", "draft"))]
        super().__init__(Path(__file__).parent.parent, MOVES, TOLD, list(STEPS), options)

    def read_box(self, data: Plain) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> Magnificent:
        box = edition.box
        assert isinstance(box, MagnificentBox)
        return Magnificent(edition, box, seats, rng)

    def part(self, kind: str) -> object:
        return Player()

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

    def worth(self, g: Magnificent, seat: int) -> float:
        return advice.worth(g, seat)

    def is_quiet(self, g: Magnificent, seat: int) -> bool:
        return advice.is_quiet(g)

    def begins_turn(self, g: Magnificent, seat: int) -> bool:
        return advice.begins_turn(g)

    def leads(self, g: Magnificent) -> list[float]:
        return advice.leads(g, self.learned)

    def promise(self, g: Magnificent) -> list[float]:
        return advice.alone(g, self.learned, self.swing) if g.is_solo() else super().promise(g)

    def lean(self, g: Magnificent, seat: int, moves: list[Move]) -> list[float]:
        return advice.lean(g, seat, moves, self.learned)

    def weighed(self, g: Magnificent, seat: int, moves: list[Move]) -> list[Move]:
        return worthwhile.worthwhile(g, seat, moves)

    def signs_of(self, g: Magnificent, seat: int) -> list[float]:
        return signs.signs(g, seat, Memory()) if advice.is_judged_by_signs(g) else []

    def stage_of(self, g: Magnificent, seat: int) -> int:
        return signs.stage(g, seat)

    def features(self, view: Magnificent, seat: int) -> dict[str, list[int]]:
        return features.features(view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> dict[str, tuple[int, int, int]]:
        return features.bounds(seats)

    def check(self, g: Magnificent) -> None:
        checking.check(g)

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        box = edition.box
        assert isinstance(box, MagnificentBox)
        if noun in NAMES:
            return f"{noun}-{dashed(NAMES[noun][id])}"
        if noun == "title":
            return f"title-{id}"
        return printed_word(box, noun, id)

    def poster(self) -> str:
        from ..art.poster import poster

        return poster()

    def outline(self, view: Magnificent, words: Any) -> Any:
        from ..words.outline import outline

        return outline(view, words)

    def draw(
        self,
        view: Magnificent,
        telling: Any,
        layout: str,
        theme: str,
        viewer: int | None = None,
    ) -> Any:
        from ..art.board import draw

        return draw(view, telling, layout, theme, viewer)


def printed_word(box: MagnificentBox, noun: str, id: int) -> str:
    """The word id of what has its name in the box."""
    if noun == "master":
        return f"master-{box.masters[id].id}"
    if noun == "poster":
        return f"poster-{dashed(box.posters[id].id)}"
    if noun == "spot":
        return f"talent-{dashed(box.talents[id].id)}"
    if noun == "tent":
        return f"tent-{box.tents[id].id}"
    if noun == "star":
        return f"star-{dashed(box.stars[id])}"
    if noun == "level" and id < len(box.levels):
        return f"level-{box.levels[id].large}-{box.levels[id].small}"
    if noun == "space":
        return f"start-{id}" if id <= START_SPACES else f"space-{box.space_power[id]}"
    return ""


def dashed(id: str) -> str:
    return id.replace("_", "-").lower()


GAME = MagnificentGame()
