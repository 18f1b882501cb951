"""Why a move is refused, with the number of the rule."""

from __future__ import annotations

from typing import Final

from ....core.errors import Reason

# Travel.
MUST_TRAVEL: Final = Reason("must-travel", "4.1")
CHOICE_COMES_LATER: Final = Reason("choice-comes-later", "4.1")
CARDS_ARE_TURNED_UP: Final = Reason("cards-are-turned-up", "4.2")
CARD_IS_SPENT: Final = Reason("travel-card-used", "4.3")
ALREADY_CHOSEN: Final = Reason("city-already-chosen", "7.6")
CLAIMED: Final = Reason("city-claimed", "7.4")

# Resolution.
MUST_STEAL: Final = Reason("must-steal", "5.6")
THEFT_FROM_OPPONENTS: Final = Reason("theft-from-opponents", "5.6")
OPPONENT_IS_BROKE: Final = Reason("opponent-is-broke", "5.20")
THEFT_ON_ARRIVAL: Final = Reason("theft-on-arrival", "5.6")
COURT_COMES_LATER: Final = Reason("court-comes-later", "5.10")
COURT_AFTER_MEETING: Final = Reason("court-after-meeting", "5.10")
COURT_OR_KEEP: Final = Reason("court-or-keep", "5.10")
KEEP_AFTER_MEETING: Final = Reason("keep-after-meeting", "5.11")
ONLY_NEWCOMERS: Final = Reason("only-newcomers", "5.10")
MUST_DISCARD: Final = Reason("must-discard", "5.15")
NOT_IN_HAND_TO_DISCARD: Final = Reason("request-not-in-hand", "5.15")
FEW_REQUESTS: Final = Reason("few-requests", "5.15")

# Acrobats, whichever.
NOT_HELD: Final = Reason("acrobat-not-yours", "7.2")
JUST_ARRIVED: Final = Reason("acrobat-just-arrived", "5.4")
TILTED: Final = Reason("acrobat-tilted", "7.1")
OTHER_MOMENT: Final = Reason("acrobat-other-moment", "7.2")
WHILE_MEETING: Final = Reason("acrobat-while-meeting", "7.3")
ONE_BY_ONE: Final = Reason("acrobats-one-by-one", "7.2")

# Acrobats of the road.
NOTHING_DISCARDED: Final = Reason("nothing-discarded", "7.5")
TWO_CARDS_NEEDED: Final = Reason("two-cards-needed", "7.6")
MONKEY_WATCHES_OPPONENTS: Final = Reason("monkey-watches-opponents", "7.7")
CHOICE_IS_PUBLIC: Final = Reason("choice-is-public", "7.7")
NOT_GOING_THERE: Final = Reason("not-going-there", "7.8")
NO_OTHER_CARD: Final = Reason("no-other-travel-card", "7.8")
FOX_TAKES_BACK_FIRST: Final = Reason("fox-takes-back-first", "7.8")
FOX_HAS_TAKEN_BACK: Final = Reason("fox-has-taken-back", "7.8")
JUST_TAKEN_BACK: Final = Reason("just-taken-back", "7.8")
ALREADY_GOING: Final = Reason("already-going-there", "7.8")

# Acrobats of the cities and the court.
NOT_A_NEIGHBOUR: Final = Reason("not-a-neighbour", "7.9")
NO_CARD_THERE: Final = Reason("no-card-there", "7.9")
CARAVEL_THERE: Final = Reason("caravel-there", "7.9")
NOT_IN_STACK: Final = Reason("not-in-stack", "7.10")
OTHER_COPY: Final = Reason("other-copy", "7.10")
COPIES_ARE_ALIKE: Final = Reason("copies-are-alike", "7.10")
LENGTH_OF_A_PUSH: Final = Reason("length-of-a-push", "7.11")
END_OF_THE_DIAL: Final = Reason("end-of-the-dial", "6.2")
NOT_YOUR_ACTOR: Final = Reason("not-your-actor", "7.12")
NO_MATCH_ANYWHERE: Final = Reason("no-match-anywhere", "7.12")
WOLF_LENDS_FIRST: Final = Reason("wolf-lends-first", "7.12")
WOLF_HAS_LENT: Final = Reason("wolf-has-lent", "7.12")
WOLF_NEEDS_A_TROUPE: Final = Reason("wolf-needs-a-troupe", "7.12")
WOLF_GOES_TO_OPPONENTS: Final = Reason("wolf-goes-to-opponents", "7.12")
NOTHING_TO_TRADE: Final = Reason("nothing-to-trade", "7.12")
NOT_THEIR_ACTOR: Final = Reason("not-their-actor", "7.12")
SAME_ACTOR: Final = Reason("same-actor", "7.12")
TOO_DIFFERENT: Final = Reason("too-different", "7.12")

# The end of a season.
CHAMELEONS_AT_THE_COUNT: Final = Reason("chameleons-at-the-count", "7.15")
NOT_THAT_MANY: Final = Reason("not-that-many-chameleons", "7.15")
MUST_TURN_COLOUR: Final = Reason("must-turn-colour", "7.15")
REQUESTS_AT_THE_COUNT: Final = Reason("requests-at-the-count", "9.4")
NOT_IN_HAND_TO_PLAY: Final = Reason("request-not-in-hand", "9.4")
REQUEST_IS_CHOSEN: Final = Reason("request-already-chosen", "7.13")
PAYS_NOTHING: Final = Reason("request-pays-nothing", "9.5")
