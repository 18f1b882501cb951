"""What a drawing needs to know of a view: whose turn it is, what it is worth, what is in front."""

from __future__ import annotations

from typing import Final

from ....draw.desk import Desk, Items
from ....draw.pen import Pen
from ....draw.scene import Layout
from ....words import Telling
from ..box.components import EFFECTS, PLUS_ANY, PLUS_COLOUR, value_of
from ..rules.player import Player
from ..rules.state import Magnificent
from ..words.outline import whose_turn
from .plan import Plan, plan_of
from .questions import LAID, VARIANTS, front_of, id_of, laid_for
from .theme import Room

__all__ = ["Items", "Quill", "Table"]
RAISING: Final = [EFFECTS.index(name) for name in ("plus_build", "plus_travel", "plus_perform")]
Quill = Pen[Room]


class Table(Desk[Magnificent, Room]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self,
        view: Magnificent,
        telling: Telling,
        room: Room,
        viewer: int | None,
        layout: Layout,
        focus: str = "",
    ) -> None:
        super().__init__(view, telling, room, viewer, layout, focus)
        self.box: Final = view.box
        self.turn_of: Final = whose_turn(view) if view.card else -1
        wanted, _, laid = focus.partition("/")
        front = wanted or id_of(front_of(self.question, layout), self.question, view.colour)
        self.front: Final = front
        asked = laid_for(self.question, self.moves, bool(view.colour))
        self.laid: Final = laid if laid in LAID else asked
        """What is laid out to be chosen: a preview keeps it whatever is asked next."""
        place = VARIANTS.get(front, (front, 0))
        self.plan: Final[Plan] = plan_of(layout, *place, view.is_solo(), self.laid)

    @property
    def mine(self) -> Player:
        return self.view.players[self.me]

    @property
    def is_my_turn(self) -> bool:
        """Whether the die of this turn lies on a card of whose things are drawn large."""
        return self.turn_of == self.me

    def power_for(self, action: int) -> int:
        """The power of this turn while it may still go into an action, or 0."""
        view = self.view
        if self.turn_of < 0 or not view.colour or view.action not in (0, action):
            return 0
        return view.power(self.turn_of)

    def raised_by(self) -> tuple[int, int, int]:
        """What adds to the power of this turn: the card, talents, and gems or a copied card."""
        view = self.view
        bonus = self.box.masters[view.card].bonus
        card = bonus.amount if view.bonus_used and bonus.kind in (PLUS_COLOUR, PLUS_ANY) else 0
        talents = 0
        for spot, tokens in enumerate(view.on_spots):
            talent = self.box.talents[spot]
            if tokens and talent.effect in RAISING:
                talents += talent.amount * tokens // talent.price()
        return card, talents, view.extra - card - talents

    def earlier(self) -> int:
        """The dice of the same colour from before this turn."""
        view, p = self.view, self.view.players[self.turn_of]
        return p.pips[view.colour] - (0 if view.is_transparent() else value_of(view.die))
