"""Drawing a position of a random game, to look at or to show."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from .. import draw as pictures
from ..core.rng import seeded
from ..match import Match
from ..registry import find
from ..words import words_for
from .commands import edition_of
from .trouble import Trouble, write_bytes

CURIOUS = 3  # of four choices, so many try something instead of passing


def position(args: Namespace) -> Match:
    """A match after so many decisions of somebody curious, or at its end."""
    game, seed = find(args.game), args.seed or "0"
    match = Match(edition_of(args, game), args.seats or game.fewest, seed)
    dice = seeded(f"draw {seed}")
    while len(match.decisions) < args.moves and not match.over:
        seat = match.to_act[dice.below(len(match.to_act))]
        moves = list(match.moves(seat))
        trying = [m for m in moves if m.noun] if dice.below(CURIOUS + 1) else []
        chosen = trying or moves
        match.play(seat, chosen[dice.below(len(chosen))])
    return match


def draw(args: Namespace) -> None:
    """Write one picture as SVG or PNG."""
    path = Path(args.out)
    if path.suffix not in (".svg", ".png"):
        raise Trouble("cli-bad-picture", file=args.out)
    match = position(args)
    scene = match.scene(args.seat, args.lang, args.layout, args.theme)
    data = pictures.png(scene) if path.suffix == ".png" else pictures.svg(scene).encode()
    write_bytes(path, data)
    said = {"decisions": len(match.decisions), "bytes": len(data)}
    print(words_for(args.lang)("cli-drawn", file=path.name, **said))
