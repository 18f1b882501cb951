"""What requests would pay is worked out again whenever something that decides it has changed."""

import random
from typing import cast

import chapiteau
from chapiteau.games.fourberies.rules.state import Fourberies
from chapiteau.games.fourberies.words.outline_player import known_worths, worths


def test_what_is_remembered_of_requests_is_what_they_would_pay_now():
    differed = 0
    for seats in (2, 3, 5):
        match, dice = chapiteau.new("fourberies", seats=seats, seed="worths"), random.Random(seats)
        telling, before = match.telling("en"), None
        view = cast("Fourberies", match.view(0))
        everything = list(range(1, len(view.box.requests)))
        while not match.over:
            view = cast("Fourberies", match.view(0))
            view.troupes[0].requests, view.troupes[0].opened = everything, []
            found = known_worths(view, 0, telling)
            assert found == worths(view, 0, everything)
            differed += before not in (None, found)
            before = found
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(list(match.moves(seat))))
    assert differed > 20
