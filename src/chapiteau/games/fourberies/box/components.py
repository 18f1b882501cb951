"""What is in the box: the cards by number, read from a components file and checked."""

from __future__ import annotations

from typing import Final

from ....core.box import Box, Data, Row, check_count

CITIES: Final = 8
FEWEST_ENCOUNTERS: Final = CITIES  # one for each city
MOST_ENCOUNTERS: Final = 60
FEWEST_REQUESTS: Final = 1
MOST_REQUESTS: Final = 30
FEWEST_SEASONS: Final = 1
MOST_SEASONS: Final = 9
OLDER_REWARDS: Final = [0, 3, 5]  # of boxes that do not list their seasons
TRAGEDY: Final = -1
COMEDY: Final = 1
KINDS: Final = ["tragedian", "comedian"]
TOP_EXPERIENCE: Final = 5
MOST_CHAMELEONS: Final = 12
LONGEST_DIAL: Final = 12

# What acrobats do, by number; 0 is no acrobat.
OPS: Final = [
    "",
    "count_in_difference",
    "claim_city",
    "recover_travel",
    "extra_destination",
    "peek_choice",
    "swap_destination",
    "pull_neighbour_card",
    "snatch_card",
    "move_needle",
    "swap_actor",
    "extra_request",
]
ANIMALS: Final = [
    "",
    "chameleon",
    "ox",
    "turtle",
    "horse",
    "monkey",
    "fox",
    "cat",
    "bear",
    "elephant",
    "wolf",
    "owl",
]
CHAMELEON: Final = 1
OX: Final = 2
TURTLE: Final = 3
HORSE: Final = 4
MONKEY: Final = 5
FOX: Final = 6
CAT: Final = 7
BEAR: Final = 8
ELEPHANT: Final = 9
WOLF: Final = 10
OWL: Final = 11

METRICS: Final = [
    "tragedians", "comedians", "actors", "min_kind_count", "kind_count_gap",
    "tragedian_experience", "comedian_experience", "show_difference", "show_abs_difference",
    "max_experience", "distinct_experience", "max_same_experience", "actors_exp_ge_4",
    "actors_exp_le_2", "acrobats", "own_managers_on_stage", "caravels_on_board",
    "wealth_rank_poorest", "wealth_rank_richest", "needle_distance",
]  # fmt: skip
SIGNS: Final = [">=", "<=", "==", "<"]


def role_of(kind: int, experience: int) -> int:
    """Actors of one kind and experience are alike: tragedians are roles 1-5, comedians 6-10."""
    return experience if kind == TRAGEDY else TOP_EXPERIENCE + experience


class Condition:
    """One thing a request asks for."""

    def __init__(self, metric: int, sign: int, value: int) -> None:
        self.metric: Final = metric
        self.sign: Final = sign
        self.value: Final = value

    def holds(self, x: int) -> bool:
        if self.sign == 0:
            return x >= self.value
        if self.sign == 1:
            return x <= self.value
        return x == self.value if self.sign == 2 else x < self.value


class Request:
    """A secret request: its conditions, and what it pays, flat or per unit."""

    def __init__(
        self, id: str, conditions: list[Condition], reward: int, metric: int, cap: int
    ) -> None:
        self.id: Final = id
        self.conditions: Final = conditions
        self.reward: Final = reward
        self.metric: Final = metric  # what it pays per unit of, or -1
        self.cap: Final = cap  # the most a request per unit pays


NO_REQUEST: Final = Request("", [], 0, -1, 0)


class FourberiesBox(Box):
    """The cards by number, from 1; place 0 is a card nobody may see."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.face: list[str] = ["unknown"]  # the word id of each card
        self.kind: list[int] = [0]  # TRAGEDY, COMEDY, or 0 for other cards
        self.experience: list[int] = [0]
        self.role: list[int] = [0]
        self.bonus: list[int] = [0]
        self.acrobat: list[int] = [0]  # which of OPS
        self.acrobat_ids: list[str] = ANIMALS[:]  # the id of the row that does each of OPS
        self.requests: list[Request] = [NO_REQUEST]
        self.encounter_count = 0
        self.request_count = 0
        self.rewards: list[int] = [0]  # what a pleasing show earns, by season from 1
        self.dial = 0  # spaces on each side of the needle
        self.elephant_steps = 0
        self.wolf_gap = 0
        self.chameleon_experience = 0

    def add(self, face: str, copies: int, kind: int, experience: int, bonus: int, op: int) -> None:
        for _ in range(copies):
            self.face.append(face)
            self.kind.append(kind)
            self.experience.append(experience)
            self.role.append(role_of(kind, experience) if kind else 0)
            self.bonus.append(bonus)
            self.acrobat.append(op)


def read_box(data: Data) -> FourberiesBox:
    """Read every section; each row is checked and knows where its facts come from."""
    top, box = Row("", data), FourberiesBox(data)
    box.note(top.row("meta"))
    needle = top.row("needle")
    box.dial = needle.number("spaces_per_side", 3, LONGEST_DIAL)
    box.finish(needle)
    _read_seasons(top, box)
    _read_cities(top, box)
    _read_actors(top, box)
    for row in top.rows("bonus"):
        ecus = row.number("ecus", 1, 10)
        box.add(f"bonus-{ecus}", row.number("copies", 0, MOST_ENCOUNTERS), 0, 0, ecus, 0)
        box.finish(row)
    for row in top.rows("acrobat"):
        _read_acrobat(row, box)
    box.encounter_count = len(box.face) - 1
    check_count("encounter", box.encounter_count, FEWEST_ENCOUNTERS, MOST_ENCOUNTERS)
    for row in top.rows("request"):
        box.requests.append(_read_request(row))
        box.finish(row, f"request-{row.text('id')}")
    box.request_count = len(box.requests) - 1
    check_count("request", box.request_count, FEWEST_REQUESTS, MOST_REQUESTS)
    top.done()
    return box


def _read_seasons(top: Row, box: FourberiesBox) -> None:
    if top.has("season"):
        for row in top.rows("season"):
            box.rewards.append(row.number("reward", 1, 20))
            box.finish(row)
    else:
        box.rewards = OLDER_REWARDS[:]
    check_count("season", len(box.rewards) - 1, FEWEST_SEASONS, MOST_SEASONS)


def _read_cities(top: Row, box: FourberiesBox) -> None:
    for i, row in enumerate(top.counted("city", CITIES)):
        row.number("number", i + 1, i + 1)
        box.finish(row, f"city-{i + 1}")


def _read_actors(top: Row, box: FourberiesBox) -> None:
    for row in top.rows("actor"):
        kind = row.which("kind", KINDS)
        experience = row.number("experience", 1, TOP_EXPERIENCE)
        copies = row.number("copies", 0, MOST_ENCOUNTERS)
        side = COMEDY if kind else TRAGEDY
        box.add(f"{KINDS[kind]}-{experience}", copies, side, experience, 0, 0)
        box.finish(row)


def _read_acrobat(row: Row, box: FourberiesBox) -> None:
    op = row.numbered("op", OPS)
    box.acrobat_ids[op] = row.text("id")
    # Two of an animal would ask for rules that the game does not have.
    most = MOST_CHAMELEONS - box.acrobat.count(op) if op == CHAMELEON else 1
    copies = row.number("copies", 0, most)
    if op != CHAMELEON and copies and op in box.acrobat:
        raise row.complaint("component-twice", "op", {"value": OPS[op]})
    box.add(row.text("id"), copies, 0, 0, 0, op)
    if op == CHAMELEON:  # all of them count alike
        known = box.chameleon_experience
        box.chameleon_experience = row.number("experience", known or 1, known or TOP_EXPERIENCE)
    elif op == ELEPHANT:
        box.elephant_steps = row.number("steps", 1, 2 * LONGEST_DIAL - 1)
    elif op == WOLF:
        box.wolf_gap = row.number("gap", 0, TOP_EXPERIENCE - 1)
    box.finish(row, f"acrobat-{row.text('id')}")


def _read_request(row: Row) -> Request:
    conditions = []
    for c in row.rows("conditions"):
        metric, sign = c.which("metric", METRICS), c.which("cmp", SIGNS)
        conditions.append(Condition(metric, sign, c.number("value", -50, 50)))
        c.done()
    id = row.text("id")
    if row.has("per_unit"):
        unit = row.row("per_unit")
        ecus, metric = unit.number("ecus", 1, 9), unit.which("metric", METRICS)
        cap = unit.number("max", 1, 20)
        unit.done()
        return Request(id, conditions, ecus, metric, cap)
    return Request(id, conditions, row.number("reward", 1, 20), -1, 0)
