"""What cards, tiles, tents and cells do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ....core import edition
from ....core.names import dashed
from ....words import Telling
from ..box.components import (
    BONUSES,
    COLOURS,
    EFFECTS,
    SCORES,
    TILES,
    TOKENS,
    Bonus,
    MagnificentBox,
    TentPlace,
)


def box_of(telling: Telling) -> MagnificentBox:
    return edition.box_of(telling.edition, MagnificentBox)


def joined(parts: list[str]) -> str:
    return ", ".join([part for part in parts if part])


def bonus_text(telling: Telling, bonus: Bonus) -> str:
    """What a bonus of a card or a cell brings."""
    return telling.words(
        f"bonus-{dashed(BONUSES[bonus.kind])}",
        amount=bonus.amount,
        cost=bonus.cost,
        colour=COLOURS[bonus.colour],
    )


def score_text(telling: Telling, master: int) -> str:
    """What a master card is worth."""
    score = box_of(telling).masters[master].score
    key = f"score-{dashed(SCORES[score.kind])}"
    text = telling.words(key, points=score.points, colour=COLOURS[score.colour])
    return telling.words("score-cap", score=text, cap=score.cap) if score.cap else text


def master_text(telling: Telling, master: int) -> str:
    """The bonus of a master card and its criterion."""
    bonus = bonus_text(telling, box_of(telling).masters[master].bonus)
    return telling.words("master-text", bonus=bonus, score=score_text(telling, master))


def gain_text(telling: Telling, points: int, coins: int) -> str:
    """Points and coins that come together."""
    words = telling.words
    return joined(
        [
            words("some-points", points=points) if points else "",
            words("some-coins", coins=coins) if coins else "",
        ]
    )


def tiles_text(telling: Telling, tiles: Sequence[int]) -> str:
    return joined(
        [
            telling.words("some-tiles", count=n, tile=telling.thing("tile", tile))
            for tile, n in enumerate(tiles)
            if n and tile < len(TILES)
        ]
    )


def gems_text(telling: Telling, gems: Sequence[int]) -> str:
    """How many gems of each colour, or that there are none."""
    found = [
        telling.words("some-gems", count=n, gem=telling.thing("gem", gem))
        for gem, n in enumerate(gems)
        if n
    ]
    return joined(found) or telling.words("no-gems")


def poster_text(telling: Telling, poster: int) -> str:
    """What a poster asks for and what it brings."""
    card = box_of(telling).posters[poster]
    return telling.words(
        "poster-text",
        star=telling.thing("star", card.star),
        colour=telling.thing("colour", card.colour),
        tiles=tiles_text(telling, card.tiles),
        gems=gems_text(telling, card.gems),
        gain=gain_text(telling, card.points, card.coins),
    )


def tent_text(telling: Telling, tent: int) -> str:
    """What a tent brings to the poster above it, and the gem it may ask for."""
    card = box_of(telling).tents[tent]
    gain = gain_text(telling, card.points, card.coins)
    if not card.gem:
        return gain
    return telling.words("tent-text", gain=gain, gem=telling.thing("gem", card.gem))


def talent_text(telling: Telling, spot: int) -> str:
    """What talents do on a spot."""
    talent = box_of(telling).talents[spot]
    effect = telling.words(
        f"effect-{dashed(EFFECTS[talent.effect])}", amount=talent.amount, coins=talent.coins
    )
    return telling.words(f"tokens-{TOKENS[talent.tokens]}", effect=effect)


def place_text(telling: Telling, place: TentPlace) -> str:
    """What is printed where a tent may be pitched."""
    words = telling.words
    return joined(
        [
            words("bonus-gain-posters", amount=place.posters) if place.posters else "",
            gain_text(telling, place.points, place.coins),
            words("some-gems", count=place.gems, gem=telling.thing("gem", 4)) if place.gems else "",
            words("bonus-gain-talent", amount=place.talents) if place.talents else "",
        ]
    )
