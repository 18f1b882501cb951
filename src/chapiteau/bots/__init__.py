"""Players that think: each gets a view, its legal moves, a random stream and a budget, no more."""

from .bot import Bot, Budget, ask
from .levels import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "Budget", "ask", "make_bot"]
