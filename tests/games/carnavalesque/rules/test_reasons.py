"""Every reason for which a move is refused: two tables that differ in nothing but what it says."""

from collections.abc import Callable
from typing import Any

import pytest
from games.pairs import Pair, check_pair, unpaired

from chapiteau.core.step import Step
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.box.components import EVENTS, ROLES
from chapiteau.games.carnavalesque.rules.crowd.blind import Aim, Hint
from chapiteau.games.carnavalesque.rules.crowd.drawing import DUG, NORMAL, SMUGGLED, STOLEN, Draw
from chapiteau.games.carnavalesque.rules.hands import Give, LayRow, ShowCard, ShowTogether
from chapiteau.games.carnavalesque.rules.king import Decree, Reign
from chapiteau.games.carnavalesque.rules.levelling import Refill, ThrowBack
from chapiteau.games.carnavalesque.rules.powers import (
    Conjure,
    ConjureInto,
    Hunt,
    Hunting,
    LayAround,
)
from chapiteau.games.carnavalesque.rules.roles import ChooseRole, Draft
from chapiteau.games.carnavalesque.rules.state import Carnavalesque
from chapiteau.games.carnavalesque.rules.talk import Sign

from .. import boxes
from ..table import ADULT, CHILD, TEEN, ask, give_roles, table

HANDS = {0: [1, 2], 1: [7, 8], 2: [13, 14], 3: [19, 20]}
STREET = [(3, 0, 0, "up"), (5, 200, 0, "up"), (27, 2000, 0, "down"), (26, 2200, 0, "down")]
"""In places 1 to 4: teen 3 under adult 5, and teen 27 under child 26, both of them face down."""
FLOATS = {1: [4, 6], 2: [15, 16], 3: [50]}
"""Two rabbits, two witches, a single ghost."""
Spoil = Callable[[Any], object]


def at(*steps: Step[Any], decree: int = 0, **more: Any) -> Callable[[], Carnavalesque]:
    """A table that asks these steps."""

    def lay() -> Carnavalesque:
        g = table(**{"hands": HANDS, "street": STREET, "floats": FLOATS, **more})
        g.decree = decree
        return ask(g, *steps, Reign(0))

    return lay


def in_own_box(*steps: Step[Any], **more: Any) -> Callable[[], Carnavalesque]:
    """The same with an owner's box."""
    return lambda: at(*steps, box=boxes.box(), **more)()


def with_role(name: str, *steps: Step[Any]) -> Callable[[], Carnavalesque]:
    """The same in the Roles version: player 1 has this role, and it lies revealed; player 2 is the
    Smuggler, in secret."""

    def lay() -> Carnavalesque:
        g = at(version="roles")()
        give_roles(g, **{name: 1, "smuggler": 2})
        g.players[1].face_up = 1
        return ask(g, *steps, Reign(0))

    return lay


def draft() -> Carnavalesque:
    """Player 1 chooses a role, the Thief among them."""
    g = ask(table(hands=HANDS, version="roles"), Draft())
    g.players[1].offered |= 1 << ROLES.index("thief")
    return g


def asks(*steps: Step[Any]) -> Spoil:
    """Something else is asked."""
    return lambda g: ask(g, *steps, Reign(0))


def is_chosen_now(seat: int) -> Spoil:
    """10.1 A role is to be chosen."""
    return lambda g: g.stack.append(ChooseRole(seat))


def is_gone(slot: int) -> Spoil:
    return lambda g: g.heap.take(slot)


def is_covered(slot: int, by: int = 200) -> Spoil:
    """A card lands on another, so far to its right."""
    return lambda g: g.heap.lay(g.heap.xs[slot] + by, g.heap.ys[slot], 0, 1)


def is_free(slot: int) -> Spoil:
    """Whatever lies on a card is taken away."""
    return lambda g: g.heap.take(slot + 1)


def is_turned(slot: int) -> Spoil:
    def spoil(g: Carnavalesque) -> None:
        g.heap.ups[slot] = 1 - g.heap.ups[slot]

    return spoil


def forbids(age: int) -> Spoil:
    return lambda g: setattr(g, "decree", age)


def loses(seat: int, card: int) -> Spoil:
    return lambda g: g.remove(seat, card)


def builds(workshop: int, *cards: int) -> Spoil:
    """The float of a workshop consists of these cards."""

    def spoil(g: Carnavalesque) -> None:
        g.floats[workshop] = list(cards)

    return spoil


def closes(workshop: int) -> Spoil:
    """An owner's box has fewer workshops."""
    return lambda g: g.box.workshops.remove(workshop)


CROWD = [
    Pair("no-card-there", "4.7", "2 take:2", at(Draw(2, NORMAL)), is_gone(2)),
    Pair("card-is-covered", "4.2", "2 take:2", at(Draw(2, NORMAL)), is_covered(2)),
    Pair("age-is-forbidden", "3.5", "2 take:2", at(Draw(2, NORMAL)), forbids(ADULT)),
    Pair(
        "no-card-there", "4.7", "2 take:1", at(Draw(2, NORMAL), event="day_ball"), is_gone(1)
    ),
    Pair(
        "card-is-hidden", "4.4", "2 take:1", at(Draw(2, NORMAL), event="day_ball"), is_covered(1, 0)
    ),
    Pair(
        "wrong-side-by-day", "9.9", "2 take:1", at(Draw(2, NORMAL), event="day_ball"), is_turned(1)
    ),
    Pair(
        "wrong-side-by-night", "9.10", "2 take:3", at(Draw(2, NORMAL), event="night_ball"),
        is_turned(3),
    ),
    Pair(
        "age-is-forbidden", "3.5", "2 take:3", at(Draw(2, NORMAL), event="night_ball"),
        forbids(TEEN),
    ),
    Pair("no-card-there", "10.6", "1 take:1", at(Draw(1, SMUGGLED), decree=TEEN), is_gone(1)),
    Pair("smuggles-covered", "10.6", "1 take:1", at(Draw(1, SMUGGLED), decree=TEEN), is_free(1)),
    Pair("card-is-hidden", "4.4", "1 take:1", at(Draw(1, SMUGGLED), decree=TEEN), is_covered(1, 0)),
    Pair(
        "smuggles-forbidden", "10.6", "1 take:1", at(Draw(1, SMUGGLED), decree=TEEN), forbids(CHILD)
    ),
    Pair("no-card-there", "10.14", "1 take:1", at(Draw(1, STOLEN), decree=TEEN), is_gone(1)),
    Pair("card-is-hidden", "4.4", "1 take:1", at(Draw(1, STOLEN), decree=TEEN), is_covered(1, 0)),
    Pair("steals-face-up", "10.14", "1 take:1", at(Draw(1, STOLEN), decree=TEEN), is_turned(1)),
    Pair("age-is-forbidden", "3.5", "1 take:2", at(Draw(1, STOLEN)), forbids(ADULT)),
    Pair("no-card-there", "7.2", "2 take:2", at(Refill(2, 5)), is_gone(2)),
    Pair("card-is-covered", "7.2", "2 take:2", at(Refill(2, 5), event="day_ball"), is_covered(2)),
    Pair("no-card-there", "10.5", "1 hunt:1", at(Hunt(1)), is_gone(1)),
    Pair("not-hunted", "10.5", "1 hunt:1", at(Hunt(1)), is_free(1)),
    Pair("card-is-hidden", "4.4", "1 hunt:1", at(Hunt(1)), is_covered(1, 0)),
    Pair("no-card-there", "11.4", "2 look:1", at(Sign(2)), is_gone(1)),
    Pair("slot-not-in-sight", "11.4", "2 look:1", at(Sign(2)), is_covered(1, 0)),
]  # fmt: skip


def dug(first: int) -> Callable[[], Carnavalesque]:
    """The Navvy has taken a card from the crowd and may dig."""

    def lay() -> Carnavalesque:
        g = at(Draw(1, DUG))()
        draw = g.stack[-1]
        g.stack[-1:] = []
        draw.apply(g, GAME.moves.read(f"take:{first}"))
        return ask(g, *g.stack[::-1])

    return lay


def digs_under(slot: int) -> Spoil:
    """The card taken first was another one."""
    return lambda g: setattr(g.stack[-1], "below", g.heap.unders(slot))


DIGGING = [
    Pair("no-card-there", "10.12", "1 take:1", dug(2), is_gone(1)),
    Pair("not-dug", "10.12", "1 take:1", dug(2), digs_under(4)),
    Pair("card-is-hidden", "4.4", "1 take:1", dug(2), is_covered(1, 0)),
]


def lies_down(g: Carnavalesque) -> None:
    """9.8 The hand of player 1 lies in a row."""
    g.players[1].row = 2


def is_taken_up(g: Carnavalesque) -> None:
    g.players[1].row = 0


def in_a_row() -> Carnavalesque:
    g = at(event="blind_mans_buff")()
    lies_down(g)
    return ask(g, Give(1, 0, 1), Reign(0))


def gives_place_two(g: Carnavalesque) -> None:
    g.remove(1, 8)


def has_laid(card: int) -> Spoil:
    """9.8 The Jester has laid a card down already."""
    return lambda g: g.chosen[1].append(GAME.moves.read(f"next:{card}"))


WIDE = {**HANDS, 1: [7, 8, 9]}
HAND = [
    Pair("not-in-hand", "3.7", "2 give:13", at(Give(2, 0, 1)), loses(2, 13)),
    Pair("row-is-face-down", "9.8", "1 give:7", at(Give(1, 0, 1)), lies_down),
    Pair("no-row", "9.8", "1 row:1", in_a_row, is_taken_up),
    Pair("not-in-row", "9.8", "1 row:2", in_a_row, gives_place_two),
    Pair("not-in-hand", "9.8", "1 next:7", at(LayRow()), loses(1, 7)),
    Pair("already-laid", "9.8", "1 next:7", at(LayRow(), hands=WIDE), has_laid(7)),
    Pair("must-lay-a-row", "9.8", "1 pass", at(Sign(1)), asks(LayRow())),
    Pair("not-in-hand", "9.12", "0 show:1", at(ShowCard(0)), loses(0, 1)),
    Pair("not-in-hand", "9.12", "2 show:13", at(ShowTogether()), loses(2, 13)),
    Pair(
        "not-in-hand",
        "7.3",
        "0 throw:1",
        at(ThrowBack(0), hands={0: [1, 2, 4, 6, 7, 8]}, floats={}),
        loses(0, 1),
    ),
    Pair("not-in-hand", "6.1", "0 send-1:1", at(), loses(0, 1)),
]
WORKSHOPS = [
    Pair("no-such-workshop", "2.4", "0 send-4:1", in_own_box(), closes(4)),
    Pair("no-common-point", "6.2", "0 send-1:1", at(), builds(1, 15, 16)),
    Pair("same-empty-workshop", "6.3", "0 send-4:1", at(), builds(3)),
    Pair("no-such-workshop", "2.4", "0 launch:1", in_own_box(floats={1: [9, 10, 11]}), closes(1)),
    Pair("float-is-empty", "6.5", "0 launch:1", at(floats={1: [9, 10, 11]}), builds(1)),
    Pair("float-too-small", "6.5", "0 launch:1", at(floats={1: [9, 10, 11]}), builds(1, 9, 10)),
    Pair("no-such-workshop", "2.4", "2 grow:1", in_own_box(Sign(2)), closes(1)),
    Pair("float-is-empty", "11.4", "2 grow:1", at(Sign(2)), builds(1)),
    Pair(
        "float-too-small", "6.5", "2 roll:1", at(Sign(2), floats={1: [9, 10, 11]}), builds(1, 9, 10)
    ),
    Pair("not-on-a-float", "10.10", "1 conjure:4", at(Conjure(1)), builds(1, 6)),
    Pair("no-such-workshop", "2.4", "1 into:3", in_own_box(ConjureInto(1, 4)), closes(3)),
    Pair("float-is-empty", "10.10", "1 into:3", at(ConjureInto(1, 4)), builds(3)),
    Pair("same-float", "10.10", "1 into:3", at(ConjureInto(1, 4)), builds(3, 4)),
]


def nothing_sent(g: Carnavalesque) -> None:
    g.sent = 0


def is_grand(g: Carnavalesque) -> None:
    g.event = EVENTS.index("delusions_of_grandeur")


def sent(count: int) -> Callable[[], Carnavalesque]:
    """The King has sent so many cards."""

    def lay() -> Carnavalesque:
        g = at()()
        g.sent = count
        return g

    return lay


def not_offered(g: Carnavalesque) -> None:
    g.players[1].offered &= ~(1 << ROLES.index("thief"))


DUTIES = [
    Pair("must-send", "6.4", "0 end", sent(1), nothing_sent),
    Pair("king-ends", "6.4", "0 pass", at(Sign(0)), asks(Reign(0))),
    Pair("must-send-many", "9.4", "0 end", sent(4), is_grand),
    Pair("role-not-offered", "10.1", "1 role:thief", draft, not_offered),
    Pair("must-keep-a-role", "10.1", "1 pass", at(Sign(1), version="roles"), is_chosen_now(1)),
    Pair("must-forbid", "3.5", "1 pass", at(Sign(1)), asks(Decree(1, 2))),
    Pair("must-draw", "3.9", "2 pass", at(Sign(2)), asks(Draw(2, NORMAL))),
    Pair("must-draw", "3.9", "1 pass", at(Sign(1)), asks(Aim(1))),
    Pair("must-give", "3.7", "2 pass", at(Sign(2)), asks(Give(2, 0, 1))),
    Pair("must-show", "9.12", "2 pass", at(Sign(2)), asks(ShowTogether())),
    Pair("must-hunt", "10.5", "1 pass", at(Sign(1)), asks(Hunt(1))),
    Pair("must-hunt", "10.5", "1 pass", at(Sign(1)), asks(LayAround(1, 1))),
    Pair("must-level", "7.1", "2 pass", at(Sign(2)), asks(Refill(2, 5))),
    Pair("stop-ends-hints", "5.6", "2 pass", at(Sign(2)), asks(Hint(2, 1))),
    Pair("card-comes-first", "10.10", "1 into:2", at(ConjureInto(1, 4)), asks(Conjure(1))),
    Pair("card-comes-first", "10.5", "1 lay:left", at(LayAround(1, 1)), asks(Hunt(1))),
    Pair("card-is-chosen", "10.10", "1 conjure:4", at(Conjure(1)), asks(ConjureInto(1, 6))),
    Pair("card-is-chosen", "10.17", "1 hunt:1", at(Hunt(1)), asks(LayAround(1, 3))),
]


def crowned_and_asked(seat: int, *steps: Step[Any]) -> Spoil:
    """This player is King, and something else is asked."""

    def spoil(g: Carnavalesque) -> None:
        g.king = seat
        ask(g, *steps, Reign(seat))

    return spoil


def without_signs(g: Carnavalesque) -> None:
    """The same table, but signs were not agreed on."""
    g.edition.options["signs"] = False
    ask(g, Give(2, 0, 1), Reign(0))


def meets_the_smuggler(g: Carnavalesque) -> None:
    """10.3 The antagonist lies revealed when the hunt would come."""
    g.players[2].face_up = 1
    ask(g, Hunting(1), Give(1, 0, 1), Reign(0))


def reigns_without_a_role(g: Carnavalesque) -> None:
    """10.1 Player 1 is the King, who does not choose."""
    g.king = 1
    g.stack.append(Decree(1, 2))


LONG = {0: [1, 2], 1: [7, 8], 2: [13, 14, 17, 18, 21, 22, 23]}
TURNS = [
    Pair(
        "only-the-king-forbids",
        "3.5",
        "2 forbid:teen",
        at(Decree(2, 3), king=2),
        crowned_and_asked(0, Draw(2, NORMAL)),
    ),
    Pair("decree-before-draw", "3.5", "0 forbid:teen", at(Decree(0, 2)), asks(Reign(0))),
    Pair(
        "only-the-king-sends",
        "6.1",
        "2 send-4:13",
        at(Reign(2), king=2),
        crowned_and_asked(0, Give(2, 0, 1)),
    ),
    Pair(
        "only-the-king-sends",
        "6.1",
        "2 launch:1",
        at(Reign(2), king=2, floats={1: [9, 10, 11]}),
        crowned_and_asked(0, Give(2, 0, 1)),
    ),
    Pair("king-comes-last", "3.1", "0 send-4:1", at(), asks(Decree(0, 2))),
    Pair("king-has-reigned", "7.1", "0 send-4:1", at(), asks(Refill(0, 5))),
    Pair("king-draws-later", "7.2", "0 take:2", at(Refill(0, 5)), asks(Reign(0))),
    Pair("king-is-silent", "11.3", "2 say:hurry", at(Sign(2)), crowned_and_asked(2, Decree(2, 3))),
    Pair("no-signs-agreed", "11.4", "2 say:hurry", at(Sign(2)), without_signs),
    Pair("sign-after-turn", "11.4", "2 say:hurry", at(Sign(2)), asks(Give(2, 0, 1))),
    Pair("turn-comes-later", "3.1", "2 take:2", at(Draw(2, NORMAL)), asks(ShowTogether())),
    Pair("turn-is-over", "11.4", "2 give:13", at(Give(2, 0, 1)), asks(Sign(2))),
    Pair("eyes-are-closed", "5.2", "1 take:2", at(Draw(1, NORMAL)), asks(Aim(1))),
    Pair("eyes-are-open", "5.1", "1 aim:c1r1", at(Aim(1)), asks(Draw(1, NORMAL))),
    Pair("gift-comes-last", "3.7", "2 give:13", at(Give(2, 0, 1)), asks(Draw(2, NORMAL))),
    Pair("draw-is-over", "3.7", "2 take:2", at(Draw(2, NORMAL)), asks(Give(2, 0, 1))),
    Pair("hand-is-short", "7.2", "2 throw:13", at(ThrowBack(2), hands=LONG), asks(Refill(2, 8))),
    Pair("hand-is-long", "7.3", "2 take:2", at(Refill(2, 8), hands=LONG), asks(ThrowBack(2))),
    Pair(
        "thrown-when-levelled",
        "7.3",
        "2 throw:13",
        at(ThrowBack(2), hands=LONG),
        asks(Give(2, 0, 1)),
    ),
]
POWERS = [
    Pair("king-has-no-role", "10.1", "1 role:thief", draft, reigns_without_a_role),
    Pair("role-is-chosen", "10.1", "1 role:thief", draft, asks(Draw(1, NORMAL))),
    Pair(
        "gift-is-made",
        "10.11",
        "1 give:7",
        with_role("father_christmas", Give(1, 0, 2)),
        asks(Draw(1, NORMAL)),
    ),
    Pair(
        "draw-after-gift",
        "10.11",
        "1 take:2",
        with_role("father_christmas", Draw(1, NORMAL)),
        asks(Give(1, 0, 2)),
    ),
    Pair(
        "hunt-after-draw",
        "10.5",
        "1 hunt:1",
        with_role("bounty_hunter", Hunt(1)),
        asks(Draw(1, NORMAL)),
    ),
    Pair(
        "hunt-after-draw",
        "10.5",
        "1 take:2",
        with_role("bounty_hunter", Draw(1, NORMAL)),
        asks(Hunt(1)),
    ),
    Pair(
        "power-is-void",
        "10.3",
        "1 hunt:1",
        with_role("bounty_hunter", Hunting(1), Give(1, 0, 1)),
        meets_the_smuggler,
    ),
    Pair(
        "magic-before-draw",
        "10.10",
        "1 conjure:4",
        with_role("magician", Conjure(1)),
        asks(Draw(1, NORMAL)),
    ),
    Pair(
        "magic-before-draw",
        "10.10",
        "1 take:2",
        with_role("magician", Draw(1, NORMAL)),
        asks(Conjure(1)),
    ),
]
PAIRS = [*CROWD, *DIGGING, *HAND, *WORKSHOPS, *DUTIES, *TURNS, *POWERS]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_move_is_refused_for_the_one_thing_that_its_reason_says(pair):
    check_pair(pair)


def test_every_reason_has_a_pair():
    assert unpaired(GAME, PAIRS) == set()
