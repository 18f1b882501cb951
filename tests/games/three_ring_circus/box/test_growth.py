"""A box with a card more, or with one less, is played side by side with today's."""

from hashlib import blake2b
from json import dumps

import pytest
from games.playing import at_random, sure

from chapiteau.core.box import Data, differences, patched
from chapiteau.core.errors import BadComponents
from chapiteau.core.match import BareMatch
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.core.wire import digest, pack, unpack
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.box.components import (
    FIRST_BACKSTAGE,
    MOST_OBJECTIVES,
    CircusBox,
)
from chapiteau.games.three_ring_circus.mind.shortcuts import quick
from chapiteau.games.three_ring_circus.rules.end_of_turn import DiscardDown, EndTurn
from chapiteau.games.three_ring_circus.rules.hiring.bonuses import PlaceObjective
from chapiteau.games.three_ring_circus.rules.moves import (
    DISCARD,
    END,
    FIRST_OBJECTIVE_KIND,
    GO,
    HIRE,
    MOVES,
    PAY,
    PLACE,
    PLAY,
    RING,
)
from chapiteau.games.three_ring_circus.rules.shows.backstage import Backstage
from chapiteau.games.three_ring_circus.rules.state import ThreeRings
from chapiteau.games.three_ring_circus.rules.turn import ACT
from chapiteau.words import Telling
from chapiteau.words.telling import outline

from ..table import AT, BOX, KIND, ask, drawn, fresh

MIND = GAME.mind()

MORE: dict[str, Data] = {
    "artist": {
        "id": "rider_rider", "value": 4, "family": "rider", "copies": 2, "pedestals": 2,
        "per_after": "beast", "name": {"en": "two riders", "fr": "deux cavaliers"},
    },
    "backstage": {
        "id": "brass_band", "value": 6, "copies": 3, "effect": "points", "amount": 4,
        "name": {"en": "Brass Band", "fr": "Fanfare"},
    },
    "ticket": {
        "id": "ticket_14_per_knife_thrower", "value": 14, "family": "phenomenon",
        "artist": "sword_swallower", "copies": 2, "corner": 4, "effect": "per_all",
        "counts": "name", "per": "sword_swallower", "points": 3,
        "name": {"en": "sword swallower 14", "fr": "avaleur de sabres 14"},
    },
    "objective": {
        "id": "objective_tamers", "kind": "pedestals", "steps": [3, 5, 7], "points": [4, 6, 9],
        "name": {"en": "the Tamers objective", "fr": "l’objectif « Dompteurs »"},
    },
    "token": {"id": "city_token_7", "front": ["rider", "rider"], "back": ["clown", "clown"]},
    "metropolis_card": {
        "id": "metropolis_14", "value": 14, "family": "phenomenon", "before": "beast",
        "after": "acrobat",
    },
    "automa": {
        "id": "mechanical_monkey_16", "deck": "mechanical_monkey", "action": "show",
        "bonus": "points", "amount": 3, "mode": "always",
    },
    "start": {
        "id": "four_new_york", "players": 4, "from": "new_york", "direction": "clockwise",
        "outer_road": "none_masked",
        "order": ["washington_dc", "indianapolis", "chicago", "boston", "new_york"],
    },
    "road": {"a": "columbus", "b": "charleston"},
}  # fmt: skip
"""What one row more may say, by section."""
LESS = {
    "artist": "magician_acrobat",
    "backstage": "orchestra",
    "ticket": "ticket_10_pedestal",
    "objective": "objective_beast",
    "token": "city_token_3",
    "metropolis_card": "metropolis_10",
    "automa": "fortune_teller_12",
    "start": "three_new_york",
}
"""The row that one less is without; its neighbours stay what they are."""


def grown(*sections):
    """Today's box with a row more in some sections."""
    more = {s: [*BOX.data[s], {**MORE[s], "source": "reconstructed"}] for s in sections}
    return sure(CircusBox, GAME.read_box({**BOX.data, **more}))


def shrunk(*sections):
    """Today's box with a row less in some sections."""
    less = {s: [row for row in BOX.data[s] if row["id"] != LESS[s]] for s in sections}
    assert all(len(rows) == len(BOX.data[s]) - 1 for s, rows in less.items())
    return sure(CircusBox, GAME.read_box({**BOX.data, **less}))


def check_features(g):
    """Features have the lengths and stay within the bounds that their box has."""
    bounds = MIND.feature_bounds(g.edition, g.seats)
    for seat in range(g.seats):
        found = MIND.features(GAME.view(g, seat), seat)
        assert list(found) == list(bounds)
        for key, values in found.items():
            length, low, high = bounds[key]
            assert len(values) == length, key
            assert low <= min(values) and max(values) <= high, (key, values)


def check_shown(g):
    """The table can be told and drawn, and judged by a bot that sees only its part."""
    for lang in ("en", "fr"):
        view = GAME.view(g, 0)
        assert outline(view, lang).sections
        telling = Telling(lang, g.edition)
        for layout in ("wide", "tall"):
            assert GAME.board.draw(view, telling, layout, "light", 0).items
    for seat in g.to_act():
        dealt = GAME.dealt(GAME.view(g, seat), seeded("deal"))
        GAME.check(dealt)
        assert -300 < MIND.value(dealt, seat) < 300


def play_through(box, seats, options=None):
    """A whole game with a box: checked at every move, looked at closely now and then."""
    edition = GAME.edition(options or {}, box)
    g, looked = GAME.new(edition, seats, seeded("growth")), [0]

    def watch(g):
        check_features(g)
        if looked[0] % 60 == 0:
            check_shown(g)
            assert digest(unpack(edition, pack(g))) == digest(g)
        looked[0] += 1

    at_random(g, "growth", watch)
    assert g.over
    return g


@pytest.mark.parametrize("section", MORE)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_box_with_a_row_more_is_played_to_the_end(section, seats):
    play_through(grown(section), seats)


@pytest.mark.parametrize("section", LESS)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_box_with_a_row_less_is_played_to_the_end(section, seats):
    play_through(shrunk(section), seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_box_may_have_more_and_less_of_everything_at_once(seats):
    play_through(grown(*MORE), seats)
    play_through(shrunk(*LESS), seats)


def test_a_box_counts_its_own_cards():
    more, less = grown(*MORE), shrunk(*LESS)
    counts = [
        (box.money_cards, box.cards - box.money_cards, box.objective_cards, box.fortune_cards,
         box.automa_cards, len(box.faces) // 2, len(box.metropolis_cards) - 1)
        for box in (BOX, more, less)
    ]  # fmt: skip
    assert counts[0] == (42, 45, 12, 17, 32, 6, 6)
    assert counts[1] == (42 + 2 + 3, 45 + 2, 13, 17, 33, 7, 7)
    assert counts[2] == (42 - 3 - 1, 45 - 1, 11, 16, 31, 5, 5)


def table_of(box, seats=4):
    """A new game with a box."""
    return GAME.new(GAME.edition({}, box), seats, seeded("table"))


def test_all_cards_of_a_box_are_on_the_table():
    for box in (grown(*MORE), shrunk(*LESS)):
        g = table_of(box)
        hands = [p.money for p in g.players]
        money = sorted(sum(hands, g.money.deck))
        assert [box.kind[card] for card in money] == box.kind[1 : box.first_ticket]
        objectives = sum([p.objectives for p in g.players], g.objective_deck)
        assert sorted(objectives) == list(range(1, len(box.objectives)))
        (a,) = table_of(box, 1).automata
        assert sorted(a.deck + a.played) == list(range(1, box.fortune_cards + 1))


def test_every_token_and_every_metropolis_card_of_a_box_may_be_laid_out():
    for box in (BOX, grown(*MORE), shrunk(*LESS)):
        faces, cards = set(), set()
        for number in range(len(box.faces)):
            g = drawn(4, number, box)
            faces |= set(g.faces[1:])
            cards |= set(g.metropolis[1:])
        assert {(face - 1) // 2 for face in faces} == set(range(len(box.faces) // 2))
        assert cards == set(range(1, len(box.metropolis_cards)))


# rows that moves name


def test_a_new_backstage_card_is_played_for_its_effect():
    box = grown("backstage")
    kind = next(n for n, k in enumerate(box.kinds) if k.id == "brass_band")
    assert kind == box.first_backstage == FIRST_BACKSTAGE - 1
    assert box.end_cards == BOX.end_cards + 3
    g = in_hand(box, "brass_band")
    p = g.players[0]
    ask(g, Backstage(0))
    assert g.moves == [PLAY[kind], END]
    play(g, PLAY[kind])
    assert p.points == 4 and not p.money and box.kind[g.money.discard[-1]] == kind


def in_hand(box, *ids):
    """A game of four whose first player stands in Washington with these cards, and acts."""
    g = table_of(box)
    for p in g.players:
        g.money.deck += p.money
        g.tickets.deck += p.tickets
        p.money, p.tickets, p.money_lots, p.ticket_lots = [], [], [], []
    g.tickets.deck += [card for card in g.row if card]
    g.row = [0] * len(g.row)
    p = g.players[0]
    g.first, g.holder = 0, 4
    p.at = AT["washington_dc"]
    for id in ids:
        deck, hand = (g.tickets.deck, p.tickets) if "ticket" in id else (g.money.deck, p.money)
        card = next(card for card in deck if box.kinds[box.kind[card]].id == id)
        deck.remove(card)
        hand.append(card)
    p.money_lots, p.ticket_lots = [0] * len(p.money), [0] * len(p.tickets)
    return ask(g, ACT[0], EndTurn(1))


def with_band(**effect):
    """A box with a tenth kind of backstage card, and the number of that kind."""
    band = {"id": "brass_band", "value": 6, "copies": 1, "source": "reconstructed", **effect}
    box = GAME.read_box({**BOX.data, "backstage": [*BOX.data["backstage"], band]})
    return box, FIRST_BACKSTAGE - 1


def test_a_new_backstage_card_may_add_pedestals_in_a_city():
    box, kind = with_band(effect="temporary_pedestals", amount=4)
    g = in_hand(box, "brass_band")
    for place in range(2):  # the slots for 1 and 3 pedestals
        g.pitch(place + 2, AT["pittsburgh"], place)
    g.stack[-1].ask(g)
    assert GO[AT["pittsburgh"]] in g.moves
    play(g, GO[AT["pittsburgh"]])
    assert g.moves == [PLAY[kind]]


def test_a_new_backstage_card_may_lengthen_a_move():
    box, kind = with_band(effect="extra_movement", amount=2)
    assert PLAY[kind] in in_hand(box, "brass_band").moves


def test_a_new_backstage_card_is_no_artist():
    box, kind = with_band(effect="points", amount=4)
    g = in_hand(box, "brass_band", "rider_beast", "train")
    assert [m.arg for m in g.moves if m.verb == "hire"] == [KIND["rider_beast"]]
    card = g.players[0].money[0]
    ask(g, Backstage(0))
    drawn = GAME.board.draw(GAME.view(g, 0), Telling("en", g.edition), "wide", "light", 0).items
    assert [item.answers[0] for item in drawn if item.key == f"c{card}"] == [PLAY[kind].text]


def test_a_bot_pays_with_an_artist_rather_than_with_a_new_backstage_card():
    box, _ = with_band(effect="points", amount=4)
    g = in_hand(box, "brass_band", "train", "rider_beast", "clown_beast", "ticket_05_banknote")
    play(g, HIRE[KIND["ticket_05_banknote"]])
    play(g, RING[1])
    assert quick(g) is PAY[KIND["rider_beast"]]


def test_backstage_cards_keep_their_moves_when_one_of_them_is_missing():
    box = shrunk("backstage")
    kept = {k.id: n for n, k in enumerate(box.kinds) if k.id}
    assert "orchestra" not in kept
    assert all(BOX.kinds[n].id == id for id, n in kept.items())


def test_money_artists_and_new_backstage_cards_share_their_room():
    artists = [{**MORE["artist"], "id": f"rider_{n}", "source": "found"} for n in range(3)]
    data = {**grown("backstage").data, "artist": [*BOX.data["artist"], *artists]}
    with pytest.raises(BadComponents) as caught:
        GAME.read_box(data)
    assert caught.value.said["where"] == "artist, backstage"
    GAME.read_box({**data, "artist": data["artist"][:-1]})


def test_a_new_objective_has_its_own_moves_and_a_name():
    box = grown("objective")
    for lang, name in (("en", "Tamers"), ("fr", "Dompteurs")):
        telling = Telling(lang, GAME.edition({}, box))
        assert name in str(telling.thing("objective", 13))
        assert name in str(telling.thing("kind", FIRST_OBJECTIVE_KIND + 12))


def test_a_new_objective_is_discarded_by_its_own_move_and_learners_see_it():
    box = grown("objective")
    g = table_of(box)
    p = g.players[0]
    for objective in p.objectives:
        g.objective_deck.append(objective)
    g.objective_deck.remove(13)
    p.objectives = [13]
    p.money += [g.money.deck.pop() for _ in range(box.hand_limit)]
    p.money_lots = [0] * len(p.money)
    ask(g, DiscardDown(0))
    move = DISCARD[FIRST_OBJECTIVE_KIND + 12]
    play(g, move)
    assert MIND.features(GAME.view(g, 0), 0)["lane"][0] == move.id + 1
    check_features(g)
    while g.chosen:
        play(g, g.moves[0])
    assert g.objective_discard == [13] and not p.objectives
    GAME.check(g)


def test_moves_for_more_than_a_box_holds_are_refused_and_can_be_named():
    g = fresh(2)
    refused = PlaceObjective(0).refusal(g, 0, PLACE[MOST_OBJECTIVES])
    assert refused.id == "objective-not-in-hand"
    beyond = DISCARD[FIRST_OBJECTIVE_KIND - 1 + MOST_OBJECTIVES]
    reason = DiscardDown(0).refusal(g, 0, beyond)
    for lang in ("en", "fr"):
        telling = Telling(lang, g.edition)
        unknown = telling.words("objective-unknown")
        assert unknown in telling.reason(reason)
        assert telling.thing("objective", MOST_OBJECTIVES) == unknown


# today's box


def test_moves_of_today_keep_their_numbers():
    first = (GAME.folder / "box" / "moves.txt").read_text("utf-8").split()[:264]
    assert [move.text for move in MOVES][: len(first)] == first and not MOVES.lost()
    assert first[-1] == "discard:81" and "place:13" not in first


LAYOUT = {
    "start": 9, "pawn": 1, "popcorn": 1, "scored": 1, "passes": 1, "pawn_stays": 1,
    "metropolis": 5, "faces": 5, "tent_places": 100, "row": 5, "decks": 3, "money_discard": 24,
    "ticket_discard": 45, "objective_discard": 12, "first": 3, "holder": 4, "asks": 11,
    "asks_seat": 3, "asks_number": 1, "lane": 24, "automatons_points": 1, "automatons_at": 1,
    "automatons_markers": 2, "automatons_artists": 45, "automatons_tokens": 4,
    "automatons_deck": 2, "automatons_played": 32, "automatons_card": 32, "automatons_shows": 45,
    "points": 3, "at": 3, "spots": 45, "placed": 36, "symbols": 9, "shows": 135, "money": 72,
    "tickets": 135, "objectives": 36, "hand_sizes": 9,
}  # fmt: skip
"""What three players observe: the names and lengths in their order."""


def test_the_layout_of_features_is_that_of_the_first_release():
    bounds = MIND.feature_bounds(GAME.edition({}), 3)
    assert [(name, length) for name, (length, _, _) in bounds.items()] == list(LAYOUT.items())
    assert bounds["lane"] == (24, 0, 264) and bounds["automatons_deck"] == (2, 0, 32)


def test_features_follow_the_box():
    for box, more in ((grown(*MORE), 1), (shrunk(*LESS), -1)):
        bounds = MIND.feature_bounds(GAME.edition({}, box), 3)
        found = {name: length for name, (length, _, _) in bounds.items()}
        longer = {name: n - LAYOUT[name] for name, n in found.items() if n != LAYOUT[name]}
        assert longer == {
            "start": more, "objective_discard": more, "placed": 3 * more, "objectives": 3 * more,
            "automatons_played": more, "automatons_card": more,
        }  # fmt: skip


SEEN = {1: "40e2bac6ef58ad6e", 3: "09b5153b0e7129f6"}
"""What features say in a game by lot under rules number 1, as they always did."""


@pytest.mark.parametrize("seats", SEEN)
def test_features_of_today_say_what_they_always_said(seats):
    seen = blake2b(digest_size=8)

    def watch(g):
        seen.update(dumps(MIND.features(GAME.view(g, g.seat), g.seat)).encode())

    g = GAME.new(GAME.edition({}, rules=1), seats, seeded("features"))
    at_random(g, "features", watch)
    assert seen.hexdigest() == SEEN[seats]


# boxes of other days


def test_a_record_of_another_box_says_only_the_rows_that_differ():
    for box in (grown(*MORE), shrunk(*LESS)):
        rows = [(n + 1, line) for n, line in enumerate(differences(BOX.data, box.data))]
        again = sure(CircusBox, GAME.read_box(patched(BOX.data, rows)))
        assert again.hash == box.hash != BOX.hash and again.kind == box.kind


def test_matches_with_three_boxes_are_played_at_the_same_time():
    boxes = [BOX, grown(*MORE), shrunk(*LESS)]
    matches = [BareMatch(GAME.edition({}, box), 2, "side by side") for box in boxes]
    rng = seeded("side by side")
    while not all(m.over for m in matches):
        for m in matches:
            if not m.over:
                seat = m.to_act[0]
                m.play(seat, m.moves(seat)[rng.below(len(m.moves(seat)))])
                GAME.check(sure(ThreeRings, m.state))
