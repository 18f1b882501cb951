"""Players that think: each gets a view, its legal moves, a random stream and a budget, no more."""

from .bot import AT_A_TABLE, IN_THE_LAB, Bot, Budget, ask
from .levels import LEVELS, find_bot, make_bot

__all__ = ["AT_A_TABLE", "IN_THE_LAB", "LEVELS", "Bot", "Budget", "ask", "find_bot", "make_bot"]
