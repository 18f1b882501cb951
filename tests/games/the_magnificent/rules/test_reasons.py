"""Every reason the rules can give: two positions that differ in nothing but it."""

import pytest
from games.pairs import Pair, check_pair, unpaired

from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.rules.actions.build import BUILDING_OF
from chapiteau.games.the_magnificent.rules.actions.paying import PayGems
from chapiteau.games.the_magnificent.rules.actions.perform import PERFORM_OF
from chapiteau.games.the_magnificent.rules.actions.posters import GAIN_POSTER
from chapiteau.games.the_magnificent.rules.actions.tiles import LayTile
from chapiteau.games.the_magnificent.rules.actions.travel import PitchStartTent
from chapiteau.games.the_magnificent.rules.end_of_round import (
    CHOOSE_LOT,
    DROP_LOT,
    SCORE_MASTERS,
)
from chapiteau.games.the_magnificent.rules.moves import FILL, SCORE
from chapiteau.games.the_magnificent.rules.setup import ChooseSide
from chapiteau.games.the_magnificent.rules.solo import ReturnMaster
from chapiteau.games.the_magnificent.rules.turn import AFTER_ACTION, PREPARE, TAKE_DIE, PutDie

from ..changes import become, lose, mine, no_turn, now, own, put
from ..positions import (
    at,
    draft,
    five_cards,
    lots,
    offer_talents,
    own_box,
    played,
    putting,
    scoring,
    show,
    taking,
    trade,
    turn,
    two_posters,
    zones,
)
from ..table import cover_all_but, hang, swap_talents, tiles


def no_posters(g):
    g.poster_deck, g.poster_discard, g.shown = [], [], [0] * 5


def no_green_tiles(g):
    g.supply[3] = g.supply[4] = 0


def purple_hole(g):
    """Room for a small purple tile only."""
    cover_all_but(g, 0, "c6r1", "c7r1", "c8r1", "c7r2")


def full_wall(g):
    for place, id in enumerate(("orange_st1", "green_n1", "green_n2", "green_n3", "green_n4"), 1):
        hang(g, 0, place, id)


def square_hole(g):
    """Room for a square only."""
    cover_all_but(g, 0, "c7r1", "c8r1", "c7r2", "c8r2")


def more_shows(g):
    g.players[0].shows = 2


def half_built(g):
    tiles(g, 0, "GS1 c1r1")


PREPARING, AFTER, STAGE, BUILDING = PREPARE[0], AFTER_ACTION[0], PERFORM_OF[0], BUILDING_OF[0]
LAYING = turn("0 build", "0 level:1", card="45")
TWO_TILES = turn("0 build", "0 level:4", extra=3, tokens=1)
TRAVELLED = turn("0 travel", "0 steps:0")
TRAVELLING = turn("0 travel", spots=("talent_07",), tokens=1)
CHANGING = turn("change", card="10", die="green-2")
APPLAUDED = show("0 complete:1", "0 end", "0 pass", spots=("talent_09",), tokens=1)
MORE_SHOWN = turn(
    "0 perform", "0 space:6", "0 complete:1", spots=("talent_12",), tokens=1, lay=two_posters
)
DOUBLED = turn(
    "0 build", "0 level:1", "0 tile:green-small", "0 lay-1:c2r2", spots=("talent_04",), tokens=1
)
MORE_LARGE = turn(
    "0 build", "0 level:2", "0 tile:green-large", "0 lay-1:c1r1", spots=("talent_06",), tokens=2
)
GAINING = turn("0 use:39", card="39")
TENT = turn("0 travel", "0 steps:3")
NEW_TENT = turn("0 travel", "0 steps:3", "0 pitch:5", spots=("talent_08",), tokens=1)
FIFTH = turn("0 use:39", card="39", lay=full_wall)
COLOURLESS = turn(die="transparent-4")
NO_CAP = own_box("master", "43", score={"kind": "pay_coin", "points": 3})
UNCAPPED = at(SCORE_MASTERS, box=NO_CAP, coins=9)
TWICE = own_box("talent_tile", "talent_08", effect="plus_travel", amount=3)

TURNS = [
    Pair("no-such-die", "3.1", "0 take:green-6", taking, put("pool", 12, 0)),
    Pair("one-die-a-turn", "3.1", "0 take:green-6", taking, now(PutDie(0, 7))),
    Pair("die-in-each-turn", "3.1", "0 take:green-6", taking, now(GAIN_POSTER[0])),
    Pair("not-your-card", "3.1", "0 put:43", putting, lose("masters", 43)),
    Pair("card-has-die", "3.1", "0 put:43", putting, own("dice", 1, 7)),
    Pair("put-as-taken", "3.1", "0 put:43", putting, now(PREPARING)),
    Pair("die-first", "3.1", "0 pass", TENT, now(TAKE_DIE[0])),
    Pair("die-first", "3.1", "0 pass", TENT, now(PutDie(0, 7))),
    Pair("action-first", "3.7", "0 pass", TENT, now(PREPARING)),
    Pair("die-first", "3.1", "0 travel", turn(), become(TAKE_DIE[0], die=0, card=0)),
    Pair("no-change-of-die", "4.7", "0 value:5", CHANGING, become(card=43)),
    Pair("same-value", "4.7", "0 value:5", CHANGING, become(die=11)),
    Pair("die-set-as-taken", "4.7", "0 value:5", CHANGING, now(PREPARING)),
    Pair("flip-as-taken", "3.2", "0 spot:1", turn("change", tokens=1), now(PREPARING)),
    Pair("colour-is-fixed", "3.3", "0 colour:green", COLOURLESS, become(colour=1)),
    Pair("name-colour-first", "3.3", "0 travel", turn(), become(colour=0)),
    Pair("wrong-gem", "3.6", "0 gem:green", turn(green=1), become(colour=1)),
    Pair("no-gem", "3.6", "0 gem:green", turn(green=1), own("gems", 2, 0)),
    Pair("gems-before-action", "3.6", "0 gem:green", turn(green=1), become(AFTER, action=2)),
    Pair("one-action", "3.7", "0 travel", turn(), become(AFTER, action=2)),
    Pair(
        "action-first", "3.7", "0 end", turn("0 travel", "0 steps:0"), become(PREPARING, action=0)
    ),
    Pair("finish-first", "3.9", "0 use:43", turn(), now(GAIN_POSTER[0])),
    Pair("only-in-a-turn", "1.1", "0 travel", turn(), no_turn),
]
BONUSES = [
    Pair("bonus-after-die", "4.1", "0 use:43", turn(), become(card=0)),
    Pair("not-that-card", "4.1", "0 use:43", turn(), become(card=31)),
    Pair("copies-others", "4.8", "0 use:43", turn(card="42"), lose("masters", 43)),
    Pair("bonus-used", "4.1", "0 use:43", turn(), become(bonus_used=True)),
    Pair("bonus-before-action", "4.6", "0 use:7", turn(card="07"), become(action=2)),
    Pair("bonus-wrong-colour", "4.6", "0 use:5", turn(card="05"), become(colour=1)),
    Pair("no-posters-left", "6.13", "0 use:39", turn(card="39"), no_posters),
    Pair("no-token-left", "8.10", "0 use:34", turn(card="34"), mine(parked=8)),
    Pair("bonus-tile-used-up", "4.12", "0 use:14", turn(card="14", tokens=1), put("supply", 4, 0)),
    Pair("bonus-no-room", "4.12", "0 use:14", turn(card="14", tokens=1), square_hole),
    Pair("bonus-too-dear", "4.1", "0 use:32", turn(card="32"), mine(coins=1)),
    Pair("no-such-gem", "4.11", "0 pay:green", turn("0 use:8", card="08", green=2, purple=2),
         own("gems", 2, 0)),
]  # fmt: skip
TALENTS = [
    Pair("not-your-talent", "8.1", "0 spot:6", turn(spots=("talent_01",), tokens=1),
         lambda g: swap_talents(g, 0, [])),
    Pair("talent-to-build", "8.2", "0 spot:10",
         turn("0 build", spots=("talent_05",), tokens=1), become(PREPARING, action=0)),
    Pair("talent-to-travel", "8.2", "0 spot:12", TRAVELLING, become(PREPARING, action=0)),
    Pair("talent-to-perform", "8.2", "0 spot:16",
         turn("0 perform", spots=("talent_11",), tokens=1), become(PREPARING, action=0)),
    Pair("talent-at-once", "8.15", "0 spot:12", TRAVELLING, now(AFTER)),
    Pair("talent-with-tile", "8.15", "0 spot:9", DOUBLED, now(BUILDING)),
    Pair("talent-with-tent", "8.15", "0 spot:13", NEW_TENT, now(AFTER)),
    Pair("talent-after-show", "8.15", "0 spot:14", APPLAUDED, now(STAGE)),
    Pair("nothing-completed", "8.14", "0 spot:14", APPLAUDED, become(done_posters=0)),
    Pair("talent-no-use", "8.16", "0 spot:17", MORE_SHOWN, become(limit=1)),
    Pair("once-a-turn", "8.3", "0 spot:8", turn(spots=("talent_03",), tokens=1),
         put("on_spots", 8, 1)),
    Pair("too-few-tokens", "8.3", "0 spot:6", turn(spots=("talent_01",), tokens=1),
         mine(tokens=0)),
    Pair("too-few-coins", "8.6", "0 spot:2", turn(tokens=1), mine(coins=1)),
    Pair("same-talent", "1.4", "0 spot:13",
         turn("0 travel", spots=("talent_08",), tokens=1, box=TWICE),
         lambda g: g.players[0].talents.insert(0, 12)),
]  # fmt: skip
BUILDS = [
    Pair("cannot-build", "5.10", "0 build", turn(), become(extra=-5)),
    Pair("no-line-fits", "5.9", "0 build", turn(), no_green_tiles),
    Pair("line-once", "5.1", "0 level:1", turn("0 build"), now(BUILDING)),
    Pair("no-such-level", "5.1", "0 level:8",
         turn("0 build", extra=12, box=own_box("level", "")), lambda g: g.box.levels.pop()),
    Pair("level-too-high", "5.1", "0 level:2", turn("0 build"), become(extra=-2)),
    Pair("nothing-fits", "5.9", "0 level:1", turn("0 build"), put("supply", 4, 0)),
    Pair("raise-leads-nowhere", "5.9", "0 spot:10",
         turn("0 build", die="green-4", spots=("talent_05",), tokens=2, lay=purple_hole),
         mine(tokens=1)),
    Pair("line-first", "5.10", "0 spot:11",
         turn("0 build", die="green-2", spots=("talent_05", "talent_06"), tokens=3),
         become(extra=1)),
    Pair("large-tile-nowhere", "5.9", "0 spot:11", MORE_LARGE, put("supply", 3, 0)),
    Pair("no-tile-due", "5.6", "0 tile:green-small", TWO_TILES, now(LayTile(0, 3, 1))),
    Pair("tile-not-due", "5.1", "0 tile:green-small", TWO_TILES, become(due_small=0)),
    Pair("tile-other-colour", "5.2", "0 tile:orange-small", TWO_TILES, mine(tokens=0)),
    Pair("tile-supply-empty", "5.8", "0 tile:green-small", TWO_TILES, put("supply", 4, 0)),
    Pair("tile-no-place", "5.9", "0 tile:green-small", TWO_TILES, square_hole),
    Pair("tiles-still-due", "5.9", "0 end", MORE_LARGE, become(due_small=1)),
    Pair("no-tile-to-lay", "5.6", "0 lay-1:c1r1", LAYING, now(BUILDING)),
    Pair("tile-same-turn", "1.4", "0 lay-3:c1r1", LAYING,
         now(LayTile(0, 2, 1))),
    Pair("tile-outside", "5.3", "0 lay-1:c1r5", LAYING,
         now(LayTile(0, 3, 1))),
    Pair("tile-on-tile", "5.3", "0 lay-1:c2r2",
         turn("0 build", "0 level:1", card="45", lay=half_built), mine(covered=1 << 9)),
    Pair("tile-not-beside", "5.5", "0 lay-1:c1r1", LAYING,
         mine(covered=1 << 55)),
]  # fmt: skip
TRAVELS = [
    Pair("steps-once", "6.2", "0 steps:2", turn("0 travel"), now(AFTER)),
    Pair("too-far", "6.1", "0 steps:6", turn("0 travel"), become(extra=-1)),
    Pair("no-tent-to-pitch", "6.5", "0 pitch:3", TENT, now(AFTER)),
    Pair("tent-place-taken", "6.7", "0 pitch:3", TENT, own("tents", 3, 2)),
    Pair("tent-must-be-pitched", "2.13", "0 pass", TENT, now(PitchStartTent(0, 2))),
    Pair("no-poster-gained", "6.10", "0 draw:2", GAINING, now(PREPARING)),
    Pair("no-poster-there", "6.10", "0 draw:2", GAINING, put("shown", 2, 0)),
    Pair("poster-deck-empty", "6.13", "0 blind", GAINING, become(poster_deck=[])),
    Pair("poster-must-be-taken", "6.11", "0 pass", FIFTH, own("posters", 2, 0)),
    Pair("no-poster-to-hang", "6.11", "0 hang:3", played(GAINING, "0 draw:2"), now(PREPARING)),
    Pair("poster-place-taken", "6.12", "0 hang:1", played(FIFTH, "0 draw:2"),
         own("posters", 2, 0)),
]  # fmt: skip
SHOWS = [
    Pair("cannot-perform", "7.1", "0 perform", turn(), become(extra=-5)),
    Pair("space-once", "7.1", "0 space:6", turn("0 perform"), now(STAGE)),
    Pair("space-taken", "7.2", "0 space:6", turn("0 perform"),
         lambda g: g.players[1].hats.__setitem__(0, 6)),
    Pair("space-too-high", "7.1", "0 space:6", turn("0 perform"), become(extra=-1)),
    Pair("no-posters-hung", "8.12", "0 spot:5", turn("0 perform", tokens=1),
         mine(posters=[0] * 6)),
    Pair("hat-after-space", "7.3", "0 hat:1",
         turn("0 perform", "0 space:6", lay=more_shows), now(STAGE)),
    Pair("complete-on-stage", "7.4", "0 complete:1", show(), now(AFTER)),
    Pair("no-poster-at-place", "7.5", "0 complete:1", show(), own("posters", 1, 0)),
    Pair("no-tent-below", "7.5", "0 complete:2", show(), own("tents", 2, 0)),
    Pair("limit-reached", "7.4", "0 complete:1", show(), become(limit=0)),
    Pair("tiles-missing", "7.6", "0 complete:1", show(), own("built", 4, 0)),
    Pair("gems-missing", "7.8", "0 complete:2", show(), mine(gems=[0] * 5)),
    Pair("nothing-to-pay", "7.8", "0 pay:orange", show("0 complete:2"), now(STAGE)),
    Pair("other-gem", "7.8", "0 pay:orange", show("0 complete:2"), now(PayGems(0, 0, 1, 0))),
    Pair("no-gem-to-pay", "7.8", "0 pay:orange", show("0 complete:2"), own("gems", 1, 0)),
    Pair("gem-needed-later", "7.8", "0 pay:transparent", show("0 complete:2"), own("gems", 2, 0)),
    Pair("end-instead", "3.10", "0 pass", show("0 complete:1", "0 end"), now(AFTER)),
    Pair("posters-as-they-hang", "7.11", "0 swap:1-2", show("0 complete:1", "0 end"), now(STAGE)),
    Pair("posters-stay", "7.12", "0 swap:1-2", show("0 complete:1", "0 end"), now(AFTER)),
    Pair("nothing-to-swap", "7.12", "0 swap:1-2", show("0 complete:1", "0 end"),
         own("posters", 2, 0)),
]  # fmt: skip
OUTSIDE = [
    Pair("sides-before", "2.12", "0 side:b", at(ChooseSide(0)), now(TAKE_DIE[0])),
    Pair("cards-before", "2.14", "0 pick:43", at(ReturnMaster(0), lay=five_cards),
         now(TAKE_DIE[0])),
    Pair("not-among-them", "12.2", "0 pick:43", at(ReturnMaster(0), lay=five_cards),
         lose("masters", 43)),
    Pair("not-in-hand", "2.14", "0 pick:43", draft, lose("hand", 43)),
    Pair("tiles-before", "2.10", "0 talent:6", offer_talents, now(TAKE_DIE[0])),
    Pair("talent-not-on-offer", "2.10", "0 talent:6", offer_talents, become(draft=[7])),
    Pair("trade-alone", "12.4", "0 trade:2", trade, now(TAKE_DIE[0])),
    Pair("no-poster-shown", "12.4", "0 trade:2", trade, put("shown", 2, 0)),
    Pair("no-die-in-reserve", "12.4", "0 trade:2", trade, become(reserve=[0] * 5)),
    Pair("lots-at-round-end", "9.4", "1 lot:2", lots, now(DROP_LOT[1])),
    Pair("no-such-lot", "9.4", "1 lot:2", lots, put("lot_masters", 2, 0)),
    Pair("drop-after-gap", "9.6", "1 drop:2", played(lots, "1 lot:1"), now(CHOOSE_LOT[1])),
    Pair("cards-after-lots", "9.8", "0 score:55", scoring, now(CHOOSE_LOT[0])),
    Pair("master-not-held", "9.8", "0 score:55", scoring, lose("masters", 55)),
    Pair("card-chosen", "9.8", "0 score:55", scoring, put("chosen", 0, [SCORE[43]])),
    Pair("coins-for-a-card", "10.9", "0 coins:2", played(scoring, "0 score:43"),
         put("chosen", 0, [SCORE[55]])),
    Pair("too-many-coins", "10.9", "0 coins:2", played(scoring, "0 score:43"), mine(coins=1)),
    Pair("coins-beyond-cap", "10.9", "0 coins:7", played(UNCAPPED, "0 score:43"),
         put("chosen", 0, [SCORE[44]])),
    Pair("zones-last", "11.8", "0 fill:a", zones, now(CHOOSE_LOT[0])),
    Pair("zone-full", "11.4", "0 fill:a", zones, mine(covered=(1 << 56) - 1)),
    Pair("zone-chosen", "11.6", "0 fill:a", zones, put("chosen", 0, [FILL[1]])),
    Pair("too-few-gems", "11.5", "0 fill:a", zones, mine(gems=[0] * 5)),
]  # fmt: skip
PAIRS = [*TURNS, *BONUSES, *TALENTS, *BUILDS, *TRAVELS, *SHOWS, *OUTSIDE]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_reason_is_given_where_nothing_else_has_changed(pair):
    check_pair(pair)


def test_every_reason_has_a_pair():
    assert unpaired(GAME, PAIRS) == set()
