"""Why a move is refused, with the number of the rule."""

from __future__ import annotations

from typing import Final

from ....core.errors import Reason

NO_CARD_THERE: Final = Reason("no-card-there", "4.1")
CARD_IS_COVERED: Final = Reason("card-is-covered", "4.2")
CARD_IS_HIDDEN: Final = Reason("card-is-hidden", "4.4")
AGE_IS_FORBIDDEN: Final = Reason("age-is-forbidden", "3.5")
WRONG_SIDE_BY_DAY: Final = Reason("wrong-side-by-day", "9.9")
WRONG_SIDE_BY_NIGHT: Final = Reason("wrong-side-by-night", "9.10")
NOT_SMUGGLED: Final = Reason("not-smuggled", "10.6")
NOT_STOLEN: Final = Reason("not-stolen", "10.14")
NOT_DUG: Final = Reason("not-dug", "10.12")
NOT_HUNTED: Final = Reason("not-hunted", "10.5")
NOT_IN_HAND: Final = Reason("not-in-hand", "3.7")
NOT_IN_ROW: Final = Reason("not-in-row", "9.8")
ROW_IS_FACE_DOWN: Final = Reason("row-is-face-down", "9.8")
NOT_YOURS_TO_SHOW: Final = Reason("not-yours-to-show", "9.12")
NOT_YOURS_TO_THROW: Final = Reason("not-yours-to-throw", "7.3")
NOT_YOURS_TO_SEND: Final = Reason("not-yours-to-send", "6.1")
NO_SUCH_WORKSHOP: Final = Reason("no-such-workshop", "2.4")
NO_COMMON_POINT: Final = Reason("no-common-point", "6.2")
SAME_EMPTY_WORKSHOP: Final = Reason("same-empty-workshop", "6.3")
FLOAT_TOO_SMALL: Final = Reason("float-too-small", "6.5")
MUST_SEND_MORE: Final = Reason("must-send-more", "6.4")
ROLE_NOT_OFFERED: Final = Reason("role-not-offered", "10.1")
NOT_ON_A_FLOAT: Final = Reason("not-on-a-float", "10.10")
NO_OTHER_FLOAT: Final = Reason("no-other-float", "10.10")
FLOAT_IS_EMPTY: Final = Reason("float-is-empty", "11.4")
SLOT_NOT_IN_SIGHT: Final = Reason("slot-not-in-sight", "11.4")
