"""What every board is held to: its pictures can be read and touched, its lines are short enough."""

import random

from draw.measures import crowds

QUESTION, MEANING, BUTTON = 64, 112, 28  # letters


def check_pictures(positions, layout, languages, regions, wrongs=crowds):
    """Whoever looks, in whatever language, with whatever in front."""
    dice = random.Random(layout)
    for match in positions:
        viewer = dice.choice([None, *match.to_act, *match.to_act])
        focus, lang = dice.choice(["", "", *regions]), dice.choice(languages)
        scene = match.scene(viewer, lang, layout, "light", focus)
        assert wrongs(scene) == {}, (match.state.stack[-1:], focus, lang)


def check_cards(match, lang, wrongs=crowds):
    """The cards of all players, as everybody may see them."""
    for seat in range(match.seats):
        scene = match.game.board.visit(match.view(None), match.telling(lang), "dark", seat)
        assert scene is not None and scene.width == 340
        assert wrongs(scene) == {}


def check_lines(positions, lang):
    """Questions, what they mean, and what the main button says."""
    telling = None
    for match in positions:
        telling = telling or match.telling(lang)
        for seat in match.to_act:
            step, view = match.state.stack[-1], match.view(seat)
            assert len(telling.prompt(step, view)) <= QUESTION, telling.prompt(step, view)
            assert len(telling.help(step, view)) <= MEANING, telling.help(step, view)
            for move in match.moves(seat):
                deed = telling.deed(step, move, view) or telling.move(step, move, view)
                assert len(deed) <= BUTTON, deed
