"""What lies in front of the Automatons."""

from __future__ import annotations


class Automaton:
    """The circus of the Automatons, the opponents in a solo game."""

    def __init__(self, cards: int, like: Automaton | None = None) -> None:
        if like is None:
            self.points = 0
            self.at = 0  # the space of the caravan
            self.pedestals = 0  # the markers
            self.locomotives = 0
            self.artists: list[int] = []  # one row of ticket cards, values ascending
            self.tokens: list[int] = []  # families from the top; face down beyond `revealed`
            self.revealed = 0
            self.deck = list(range(1, cards + 1))  # the next card last
            self.played: list[int] = []  # of the deck in use
            self.card = 0  # the last one turned up
            self.monkey = False  # whether the second deck is in use
            self.artist_cards = 0  # played so far
            self.shows = 0  # the spaces performed in, as bits
            self.tents = 0  # on the map
        else:
            self.points = like.points
            self.at = like.at
            self.pedestals = like.pedestals
            self.locomotives = like.locomotives
            self.artists = like.artists.copy()
            self.tokens = like.tokens.copy()
            self.revealed = like.revealed
            self.deck = like.deck.copy()
            self.played = like.played.copy()
            self.card = like.card
            self.monkey = like.monkey
            self.artist_cards = like.artist_cards
            self.shows = like.shows
            self.tents = like.tents
