"""The drawn table of 3 Ring Circus: promises that come true, pieces that stay themselves."""

import random
import re
from itertools import combinations, pairwise

import pytest
from draw.measures import crowds
from games.playing import do, legal, sure

import chapiteau
from chapiteau.core.state import play
from chapiteau.core.step import NOBODY
from chapiteau.draw.layout import Area
from chapiteau.draw.scene import LAYOUTS, SIZES, Layout, Scene
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.art.plan import TOP, ribbon_height
from chapiteau.games.three_ring_circus.art.questions import REGIONS
from chapiteau.games.three_ring_circus.art.tour.promise import next_stop, way
from chapiteau.games.three_ring_circus.art.tour.tray import CITY, LEAST
from chapiteau.games.three_ring_circus.box.components import MEDIUM, METROPOLIS, TOWN
from chapiteau.games.three_ring_circus.rules.hiring.bonuses import SWAP_CARDS
from chapiteau.games.three_ring_circus.rules.hiring.hire import FIRST_HIRE
from chapiteau.games.three_ring_circus.rules.shows.backstage import BACKSTAGE_CARD, TakeTicket
from chapiteau.games.three_ring_circus.rules.shows.pawn import move_pawn
from chapiteau.games.three_ring_circus.rules.shows.roads import stops
from chapiteau.games.three_ring_circus.rules.state import NEUTRAL, ThreeRings
from chapiteau.match import Match
from chapiteau.server.live.previews import foreseen

from ..table import (
    AT,
    BOX,
    ask,
    faces,
    hold,
    names,
    pedestals,
    penniless,
    ring,
    show,
    stand,
    table,
    tent,
    wishes,
)

SEED = 5
HIRING = ("hire", "ring", "pay")
STAR = ["ticket_05_banknote", "ticket_09_per_beast", "ticket_13_per_beast"]


def positions(seats, step=1):
    """A match at every so many positions of a game whose players hire and perform in turn."""
    match = chapiteau.new("three_ring_circus", seats=seats, seed=SEED)
    dice, count = random.Random(SEED), 0
    while not match.over:
        if count % step == 0:
            yield match
        count += 1
        seat = match.to_act[0]
        moves = list(match.moves(seat))
        hires = [m for m in moves if m.verb in HIRING]
        stars = [m for m in hires if m.verb == "hire" and m.arg >= 25]
        shows = [m for m in moves if m.verb == "go"]
        match.play(
            seat,
            dice.choice(dice.choice([part for part in (hires, stars, shows) if part] or [moves])),
        )
    yield match


def as_shown(g):
    """A match that stands at this table, with words and pictures."""
    match = Match(g.edition, g.seats, "table")
    match.state = g
    return match


def items(match, seat, layout: Layout = "wide", focus=""):
    return {item.key: item for item in match.scene(seat, "en", layout, focus=focus).items}


def seen_by(g, layout: Layout = "wide", focus=""):
    """What the first player sees of a table."""
    return items(as_shown(g), 0, layout, focus)


def after(g, move):
    """The table after a move, with all that it led to."""
    later = g.clone()
    later.heard = []
    play(later, move, g.seat)
    return later


def on_tour():
    """Tables whose first player may perform in towns and in New York: with a banknote more, with
    tents and caravans on the way, and without a banknote."""
    star = ring(wishes(stand(table(), 0, "boston"), "new_york", 9), 0, 1, *STAR)
    busy = ring(wishes(stand(table(), 0, "boston"), "new_york", 9), 0, 1, *STAR)
    stand(tent(tent(busy, 2, "new_haven"), 3, "springfield"), 2, "providence")
    poor = ring(wishes(stand(table(), 0, "boston"), "new_york", 9), 0, 1, *STAR[1:])
    return [star, busy, penniless(poor, 0)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_place_promises_exactly_what_a_show_there_gives(layout):
    for g in on_tour():
        drawn, words, kinds = seen_by(g, layout), as_shown(g).telling("en").words, set()
        for move in g.moves:
            kind = BOX.spaces[move.arg].kind if move.verb == "go" else MEDIUM
            if kind == MEDIUM:
                continue
            later, before = after(g, move).players[0], g.players[0]
            money, points = len(later.money) - len(before.money), later.points - before.points
            if kind == TOWN:
                said = words("board-would-town", money=money)
            else:
                said = words("board-would-metropolis", points=points, money=money)
            assert drawn[f"gives{move.arg}"].label.endswith(said)
            kinds.add(kind)
        assert kinds == {TOWN, METROPOLIS}


@pytest.mark.parametrize(("taken", "best"), [([], 4), ([3], 3), ([3, 2, 1], 1)])
def test_a_city_promises_the_highest_slot_that_can_be_taken(taken, best):
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "magician", "rider")
    pedestals(g, 0, 7)
    for troupe, place in enumerate(taken):
        tent(g, troupe + 2, "pittsburgh", place)
    slot, gives = BOX.slots[best - 1], seen_by(g)[f"gives{AT['pittsburgh']}"]
    assert f"{slot.tickets} ticket" in gives.label
    shown = [int(n) for n in re.findall(r">(\d+)<", gives.svg)]
    assert shown == [n for n in (slot.tickets, slot.points) if n]
    do(g, "0 go:pittsburgh")
    assert legal(g, 0)[-1] == f"slot:{best}"


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("layout", SIZES)
def test_every_card_on_the_table_is_drawn_once_and_no_other(viewer, layout):
    for match in positions(3, step=9):
        g, focus = match.state, REGIONS[len(match.decisions) % 4]
        whose = viewer if viewer is not None else (match.to_act or [g.first])[0]
        p = g.players[whose]
        cards = [card for card in g.row if card] + [card for ring in p.rings for card in ring]
        cards += [*p.money, *p.tickets] if viewer is not None else p.tickets[: p.known]
        there = items(match, viewer, layout, focus)
        drawn = sorted(k for k in there if k[0] == "c" and k[1:].isdigit())
        assert drawn == sorted(f"c{card}" for card in cards)
        goals = {k for k in there if k[0] == "o" and k[1:].isdigit()}
        placed = p.placed if focus == "circus" else []
        held = p.objectives if viewer is not None else []
        assert goals == {f"o{o}" for o in (*placed, *held)}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_tent_and_caravan_is_drawn_once(seats):
    for match in positions(seats, step=9):
        g = match.state
        tents = {
            f"t{troupe}-{n}": g.box.spaces[n].kind
            for n in range(1, len(g.box.spaces))
            for troupe in g.tents_on(n)
            if troupe
        }
        looks: list[tuple[Layout, str]] = [("wide", "map"), ("tall", "map"), ("low", "circus")]
        for layout, focus in looks:
            drawn = items(match, 0, layout, focus)
            wanted = {key for key, kind in tents.items() if focus == "map" or kind == TOWN}
            assert {k for k in drawn if k[0] == "t" and k[1].isdigit()} == wanted
            asked = any(key.startswith(("slot", "reward")) for key in drawn)
            assert "bb" in drawn and ("tile" in drawn) == (focus == "map" and not asked)
            for seat, p in enumerate(g.players):
                assert not p.at or f"v{seat + 1}" in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_a_reward_is_named_and_all_plates_share_the_room(lang):
    g = stand(table(4), 0, "washington_dc")
    pedestals(faces(g, "washington_dc", "magician", "rider"), 0, 7)
    do(g, "0 go:pittsburgh", "0 slot:4")
    match = as_shown(g)
    drawn = {item.key: item for item in match.scene(0, lang, "tall").items}
    plates = [drawn["reward-tickets"], drawn["reward-points"]]
    words = match.telling(lang).words
    for plate, id in zip(plates, ("board-ticket-cards", "some-points"), strict=True):
        assert f">{words(id, tickets=3, points=5)}<" in plate.svg
    heights = [float(plate.edge.split()[3]) for plate in plates]
    free = ribbon_height(374, len(BOX.regions) - 1)
    assert min(heights) >= LEAST and sum(heights) + CITY > 0.9 * free, "a ribbon would lie there"


def test_on_a_phone_the_city_that_is_asked_about_lies_below_its_plates():
    """The map below begins in the north, and the city may be a window away."""
    g = stand(table(4), 0, "washington_dc")
    pedestals(faces(g, "washington_dc", "magician", "rider"), 0, 7)
    do(g, "0 go:pittsburgh", "0 slot:4")
    scene = as_shown(g).scene(0, "en", "tall")
    drawn = {item.key: item for item in scene.items}
    city, plates = drawn["tray-where"], [drawn["reward-tickets"], drawn["reward-points"]]
    assert ">PITTSBURGH<" in city.svg
    assert city.y >= max(plate.y + float(plate.edge.split()[3]) for plate in plates)
    assert city.y + CITY <= TOP + ribbon_height(374, len(BOX.regions) - 1)
    assert crowds(scene) == {}


def test_on_a_phone_plates_have_all_the_room_where_a_city_would_make_them_too_low():
    g = stand(table(4), 0, "washington_dc")
    pedestals(faces(g, "washington_dc", "magician", "rider"), 0, 9)
    do(g, "0 go:pittsburgh")
    drawn = {item.key: item for item in as_shown(g).scene(0, "en", "tall").items}
    assert len([key for key in drawn if key.startswith("slot")]) > 3
    assert "tray-where" not in drawn


def test_a_map_says_where_roads_lie_and_what_takes_no_step_to_whoever_shows_how_others_went():
    g = tent(stand(table(4), 0, "washington_dc"), 2, "charleston")
    drawn = {item.key: item for item in as_shown(g).scene(0, "en", "wide", focus="map").items}
    places, roads = re.findall(r'data-roads="(.*);(.*)"', drawn["ways"].svg)[0]
    stops = {int(place.split(",")[0]) for place in places.split(" ")}
    ends = {tuple(map(int, road.split(","))) for road in roads.split(" ")}
    assert stops == {n for n in range(1, len(BOX.spaces)) if g.is_open(n)}
    assert ends == {(a, b) for a, b in BOX.roads if a in stops and b in stops}
    free = set(map(int, re.findall(r"\d+", drawn["ways"].over)))
    assert free == {n for n in stops if (g.tented | g.caravans()) >> n & 1}
    assert AT["charleston"] in free and AT["staunton"] not in free
    assert drawn["v1"].over == f'<g data-stop="{AT["washington_dc"]}"/>'


def test_a_ring_names_the_fee_that_is_charged():
    g = ring(ring(table(), 0, 2, "farm_animal_beast"), 0, 3, "ticket_05_banknote")
    hold(g, 0, "rider_beast", "train")
    do(g, "0 hire:rider_beast")
    words, drawn, told = as_shown(g).telling("en").words, seen_by(g), []
    for move in g.moves:
        (fee,) = [e.ids[3] for e in after(g, move).heard if e.kind.id == "hires"]
        assert drawn[f"ring{move.arg}"].label.startswith(
            words("board-ring-fee", ring=move.arg, fee=fee)
        )
        told.append(fee)
    assert told == [4, 2, 0]


@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_newcomer_is_shown_where_it_will_perform(there):
    g = ring(table(), 0, 2, *["clown_beast", "farm_animal_beast"][:there])
    hold(g, 0, "ticket_05_banknote", "train", "reserve")
    do(g, "0 hire:ticket_05_banknote", "0 ring:2")
    ghost = seen_by(g)["ghost"]
    do(g, "0 pay:train")
    column = names(g.players[0].rings[1]).index("ticket_05_banknote")
    assert f"column {column + 1}" in ghost.label and column == there
    card = f"c{g.players[0].rings[1][column]}"
    assert (ghost.x, ghost.y) == seen_by(g, focus="circus")[card][1:3]


def test_the_running_sum_counts_what_is_chosen():
    g = hold(table(), 0, "ticket_09_per_beast", "rider_beast", "rider_acrobat", "magician_beast")
    hold(g, 0, "magician_acrobat", "clown_beast", "clown_acrobat")
    do(g, "0 hire:ticket_09_per_beast", "0 ring:1")
    for count, (total, card) in enumerate(((0, "clown_beast"), (1, "magician_beast"), (4, ""))):
        drawn = seen_by(g)
        assert drawn["purse"].label == f"Paid: {total} of 9"
        spent = [i for k, i in drawn.items() if k[0] == "c" and i.label.endswith("Chosen")]
        assert len(spent) == count + 1 and not any(i.move for i in spent)
        if card:
            do(g, f"0 pay:{card}")


def test_the_way_that_is_shown_is_one_that_the_locomotives_can_go():
    lonely = [stand(table(4), 0, home) for home in ("chicago", "washington_dc", "sandusky")]
    for g in [*lonely, *on_tour()]:
        p = g.players[0]
        reach = stops(g, p.at, p.locomotives)
        skipped = g.tented | g.caravans() & ~(1 << p.at)
        ends = [move.arg for move in g.moves if move.verb == "go"]
        assert ends
        for end in ends:
            path = way(g, p.at, end)
            assert path[0] == p.at and path[-1] == end
            assert all(b in BOX.neighbours[a] for a, b in pairwise(path))
            counted = [n for n in path[1:-1] if not skipped >> n & 1]
            assert len(counted) + 1 == reach[end]


@pytest.mark.parametrize("each", [1, 2, 3, 99], ids=lambda n: f"a tent in every {n}")
def test_the_next_stop_of_the_great_circus_is_where_it_goes(each):
    g = table(3)
    for space in [s for s in g.route() if BOX.spaces[s].kind == TOWN][::each]:
        tent(g, NEUTRAL, BOX.spaces[space].id)
    for place in range(len(g.route())):
        g.pawn = place
        later = g.clone()
        move_pawn(later)
        assert next_stop(g) == later.pawn_space()


# what comes forward


def front(g, viewer=0, layout: Layout = "wide"):
    scene = as_shown(g).scene(viewer, layout=layout)
    return next(region.id for region in scene.regions if region.is_front)


def test_what_is_asked_comes_forward_and_others_see_only_what_all_may_know():
    g = hold(stand(table(), 0, "boston"), 0, "rider_beast", "train", "reserve")
    assert [front(g, v) for v in (0, 1, None)] == ["map"] * 3
    do(g, "0 hire:rider_beast")
    assert [front(g, v) for v in (0, 1, None)] == ["circus", "map", "map"]
    assert front(g, 0, "tall") == "circus"
    do(g, "0 ring:1")
    assert [front(g, 0), front(g, 0, "tall")] == ["circus", "hand"]


def test_on_a_phone_the_hand_comes_forward_where_it_is_asked_for():
    assert front(ask(hold(table(), 0, "clown_beast", "train"), FIRST_HIRE[0]), 0, "tall") == "hand"
    assert front(ask(hold(table(), 0, "clown_beast"), FIRST_HIRE[0])) == "circus"
    assert front(ask(show(table(), *STAR, "", ""), TakeTicket(0, 1)), 0, "tall") == "bill"
    late = ask(hold(table(), 0, "ringmaster"), BACKSTAGE_CARD[0])
    assert [front(late, v, "tall") for v in (0, 1, None)] == ["hand", "map", "map"]
    assert front(ask(hold(table(), 0, "clown_beast"), BACKSTAGE_CARD[0]), 0, "tall") == "map"


@pytest.mark.parametrize("layout", SIZES)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_front_has_the_middle_and_nothing_lies_on_the_wings(layout, seats):
    match = chapiteau.new("three_ring_circus", seats=seats, seed=SEED)
    for focus in [region for region in REGIONS if region != "automatons" or seats == 1]:
        scene = match.scene(0, layout=layout, focus=focus)
        boxes = [Area(r.x, r.y, r.x + r.w, r.y + r.h) for r in scene.regions]
        assert len(boxes) == (5 if seats == 1 else 4) and all(r.w and r.h for r in scene.regions)
        assert all(not a.meets(b) for a, b in combinations(boxes, 2))
        assert all(b.within(Area(0, 0, scene.width, scene.height)) for b in boxes)
        [large] = [r for r in scene.regions if r.is_front]
        assert large.id == focus and large.w * large.h > 0.55 * scene.width * scene.height


def test_a_city_that_is_played_in_offers_its_slots_above_the_map():
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "magician", "rider")
    do(pedestals(g, 0, 7), "0 go:pittsburgh")
    drawn = seen_by(g)
    offered = {item.move for key, item in drawn.items() if key.startswith("slot")}
    assert offered == {move.text for move in g.moves if move.verb == "slot"}
    assert "way" in drawn and not any(re.fullmatch(r"r\d", key) for key in drawn)
    others = {item.key: item for item in as_shown(g).scene(1).items}
    assert not any(key.startswith("slot") or key == "way" for key in others)
    assert [key for key in others if re.fullmatch(r"r\d", key)]


# prompts


def test_prompts_tell_the_running_plan():
    g = hold(stand(table(), 0, "boston"), 0, "ticket_08_pedestal", "rider_beast", "rider_acrobat")
    hold(g, 0, "magician_beast", "magician_acrobat")
    telling, said = as_shown(g).telling("en"), []
    for move in ("hire:ticket_08_pedestal", "ring:2", "pay:rider_beast"):
        do(g, f"0 {move}")
        if g.chosen:
            said.append(telling.prompt(g.stack[-1], GAME.view(g, 0)))
    assert said[:2] == [
        "Hire Fire breather 8: choose a ring",
        "Hire Fire breather 8 for ring 2: 8 left to pay",
    ]


def test_the_second_artist_of_an_exchange_is_asked_for_by_the_name_of_the_first():
    g = ring(ring(table(), 0, 1, "clown_beast"), 0, 2, "farm_animal_beast", "rider_beast")
    ask(g, SWAP_CARDS[0])
    do(g, "0 swap:1")
    telling = as_shown(g).telling("en")
    assert "Clown 1" in telling.prompt(g.stack[-1], g)
    assert "second artist" in telling.help(g.stack[-1], g)


# what pages show of players


def test_chips_count_points_and_cards_with_signs_that_stand_alone():
    g = hold(table(3), 1, "clown_beast", "train", "ticket_08_pedestal")
    g.players[1].points = 31
    figures = GAME.board.figures(g, as_shown(g).telling("fr"), 1)
    assert [figure.value for figure in figures] == [31, 2, 1]
    assert all("href" not in figure.sign and "url(" not in figure.sign for figure in figures)


def test_the_line_above_tells_the_region_that_is_counted_next():
    g = table(3)
    g.scored = 1
    now = GAME.board.progress(g, as_shown(g).telling("en"))
    assert (now.at, now.of) == (2, 4)
    region = as_shown(g).telling("en").thing("region", g.region_ahead())
    assert str(region) in now.phase


def test_a_visit_shows_all_that_is_public_of_a_player_and_nothing_else():
    g = hold(ring(table(3), 1, 2, "clown_beast", "rider_beast"), 1, "train", "magician_beast")
    show(g, *STAR, "", "")
    p, card = g.players[1], g.row[0]
    p.take_known_ticket(card)
    g.row[0] = 0
    p.placed.append(p.objectives.pop() if p.objectives else 1)
    scene = GAME.board.visit(GAME.view(g, NOBODY), as_shown(g).telling("en"), "dark", 1)
    keys = {item.key for item in sure(Scene, scene).items}
    wanted = {f"c{c}" for c in (*p.rings[1], card)} | {f"o{p.placed[0]}", "h1", "numbers"}
    assert wanted <= keys
    assert not {f"c{c}" for c in p.money} & keys


def test_a_preview_draws_the_way_and_how_many_steps_it_takes():
    for g in on_tour():
        p, telling = g.players[0], as_shown(g).telling("en")
        reach = stops(g, p.at, p.locomotives)
        for move in [move for move in g.moves if move.verb == "go"]:
            view = GAME.view(g, 0)
            pieces = GAME.board.traces(view, telling, "wide", "dark", "map", move)
            arrival = {item.key: item for item in pieces}["trace-tent"]
            assert f">{reach[move.arg]}<" in arrival.svg
            place = seen_by(g)[f"s{move.arg}"]
            assert (arrival.x, arrival.y) == (place.x, place.y)


def test_alone_the_automatons_have_a_region_of_their_own():
    match = chapiteau.new("three_ring_circus", seats=1, seed=SEED)
    assert "automatons" in {region.id for region in match.scene(0).regions}
    machines = sure(ThreeRings, match.state).automata[0]
    machines.points = 47
    for focus in ("map", "automatons"):
        there = items(match, 0, focus=focus)
        assert "points 47" in there["machines"].label
        tokens = [there[f"token{i}"].label for i in range(len(machines.tokens))]
        assert tokens.count("Artist token, face down") == len(tokens) - machines.revealed


def test_tents_and_caravans_of_nobody_at_the_table_are_called_by_their_own_names():
    match = chapiteau.new("three_ring_circus", seats=1, seed="names")
    labels = [item.label for item in match.scene(0, "fr").items]
    assert any(label.startswith("Caravane des Automates") for label in labels)
    assert any(label.startswith("Chapiteau neutre à") for label in labels)


# previews


def foretold(g, layout, verbs):
    """Of each move of some verbs: the picture before it, and what its preview changes."""
    match, view = as_shown(g), GAME.view(g, 0)
    telling = match.telling("en")
    scene = GAME.board.draw(view, telling, layout, "light", 0)
    for move in [move for move in view.legal(0) if move.verb in verbs]:
        part = foreseen(view, 0, move, scene, telling, (layout, "light"))
        put = {piece["k"] for piece in part["pieces"]}
        yield move, {item.key for item in scene.items}, put, set(part["gone"])


@pytest.mark.parametrize("layout", ["low", "wide", "tall"])
def test_a_preview_of_one_way_leaves_what_all_others_would_give(layout):
    for g in on_tour():
        for move, before, put, gone in foretold(g, layout, ("go",)):
            gives = {key for key in before if key.startswith("gives")}
            is_town = BOX.spaces[move.arg].kind == TOWN
            assert len(gives) > 3 and "trace-tent" in put
            assert gives & gone == ({f"gives{move.arg}"} if is_town else set())
            assert not {key for key in put | gone if re.match(r"r\d|slot|reward|tray", key)}


@pytest.mark.parametrize("layout", ["low", "wide", "tall"])
def test_a_preview_of_a_slot_or_a_reward_leaves_those_that_are_asked_about(layout):
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "magician", "rider")
    pedestals(g, 0, 7)
    do(ask(hold(g, 0, "clown_beast"), g.stack[-1]), "0 go:pittsburgh")
    met = 0
    for verbs in (("slot",), ("tickets", "points")):
        for _, before, put, gone in foretold(g, layout, verbs):
            met += 1
            assert ("trace-tent" in put) == (verbs == ("slot",))
            assert {key for key in before if re.match("slot|reward|tray", key)}
            assert not {key for key in put | gone if re.match(r"r\d|slot|reward|tray", key)}
        if verbs == ("slot",):
            do(g, f"0 {[move for move in g.moves if move.verb == 'slot'][-1].text}")
    assert met >= 4


def test_what_ways_and_slots_would_do_is_seen_so_that_a_finger_is_asked_once_more():
    """A page does at once what has nothing to show: no piece with a name of its own."""
    for tour in on_tour():
        view, telling = GAME.view(tour, 0), as_shown(tour).telling("en")
        for move in [move for move in view.legal(0) if move.verb == "go"]:
            pieces = GAME.board.traces(view, telling, "tall", "light", "map", move)
            assert {item.key: bool(item.label) for item in pieces}["trace-tent"]
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "magician", "rider")
    pedestals(g, 0, 7)
    do(ask(hold(g, 0, "clown_beast"), g.stack[-1]), "0 go:pittsburgh")
    telling, view = as_shown(g).telling("en"), GAME.view(g, 0)
    for move in [move for move in view.legal(0) if move.verb == "slot"]:
        pieces = GAME.board.traces(view, telling, "tall", "light", "map", move)
        named = {item.key: item.label for item in pieces if item.label}
        assert set(named) == {"trace-tent"} and "Pittsburgh" in named["trace-tent"]
