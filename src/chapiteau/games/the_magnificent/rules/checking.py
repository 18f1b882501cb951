"""What may never happen: nothing is lost, doubled, or in two places."""

from __future__ import annotations

from ..box.components import (
    ALL_GEMS,
    ALL_TILES,
    CELLS,
    DICE,
    MAIN_SPOTS,
    TALENT_PLACES,
    colour_of,
    value_of,
)
from .actions.posters import HangPoster
from .player import Player
from .state import Magnificent
from .turn import PutDie


def check(g: Magnificent) -> None:
    check_cards(g)
    check_dice(g)
    check_tents(g)
    for tile in ALL_TILES:
        built = sum([p.built[tile] for p in g.players])
        assert g.supply[tile] + built == g.box.tile_count[tile], "a tile is lost or doubled"
        assert g.supply[tile] >= 0, "a tile that was not there"
    hats = [hat for p in g.players for hat in p.hats if hat] + g.neutral_hats
    assert len(set(hats)) == len(hats), "two hats on a space"
    for seat, p in enumerate(g.players):
        check_player(g, seat, p)


def check_cards(g: Magnificent) -> None:
    masters = [*g.master_deck, *g.master_discard, *[m for m in g.lot_masters if m]]
    talents = [*g.talent_deck, *g.talent_discard, *g.draft, *[t for t in g.lot_talents if t]]
    posters = [*g.poster_deck, *g.poster_discard, *g.unused_posters, *[c for c in g.shown if c]]
    for p in g.players:
        masters += p.masters + p.hand
        talents += p.talents
        posters += p.completed + [c for c in p.posters if c]
    posters += [step.poster for step in g.stack if isinstance(step, HangPoster)]
    box, tiles = g.box, list(range(MAIN_SPOTS + 1, g.box.spot_count + 1))
    assert sorted(masters) == list(range(1, box.master_count + 1)), "master cards changed"
    assert sorted(talents) == tiles, "talent tiles changed"
    assert sorted(posters) == list(range(1, box.poster_count + 1)), "posters changed"


def check_dice(g: Magnificent) -> None:
    """The dice of a round are on the main tent, on cards, or beside the board."""
    if not g.round:
        return
    for colour in ALL_GEMS:
        found = g.reserve[colour]
        for die in range(1, len(DICE)):
            if colour_of(die) == colour:
                found += g.pool[die]
        for p in g.players:
            found += len([die for die in p.dice if die and colour_of(die) == colour])
        in_hand = [step.die for step in g.stack if isinstance(step, PutDie)]
        assert not in_hand or g.pool[in_hand[0]] > 0, "a die that is not there"
        total = g.box.dice[g.seats][colour]
        if g.is_solo():
            total += g.box.reserve[colour]
        assert found == total, "a die is lost or doubled"


def check_tents(g: Magnificent) -> None:
    tents = [*g.spare_tents, *[t for t in g.standing if t]]
    for p in g.players:
        assert p.tents[1] == g.box.printed_tent, "the printed tent is gone"
        tents += [t for t in p.tents[2:] if t]
    assert sorted(tents) == list(range(1, g.box.tent_count + 1)), "tents changed"


def check_player(g: Magnificent, seat: int, p: Player) -> None:
    assert p.coins >= 0, "a debt"
    assert p.tokens >= 0 and p.parked >= 0, "talents that are not there"
    assert p.tokens + p.parked <= g.box.tokens, "too many talents"
    for gem in ALL_GEMS:
        assert 0 <= p.gems[gem] <= g.box.storage, "too many gems"
    assert len(p.talents) <= TALENT_PLACES, "a talent tile too many"
    assert len(p.masters) == len(p.dice), "a die without a card"
    covered = 0
    for i in range(0, len(p.laid), 3):
        tile, turn, cell = p.laid[i : i + 3]
        mask = g.box.masks[tile][turn * CELLS + cell - 1]
        assert mask and not mask & covered, "a tile on another"
        covered |= mask
    assert covered == p.covered == sum(p.painted), "the camp is not what was laid"
    assert len(p.laid) == 3 * sum(p.built), "tiles are miscounted"
    on_cards = sum([value_of(die) for die in p.dice if die])
    assert on_cards <= sum(p.pips), "dice are miscounted"
