"""Mistakes in cloning, hiding, dealing and counting."""

from chapiteau_parade.rules.moves import WINS
from chapiteau_parade.rules.state import Parade, Player

from chapiteau.core.event import Gain, ScorePad
from chapiteau.core.mind import Mind
from chapiteau.core.step import ALL_SEATS, NOBODY
from doubles.planting import Planted


class SharedListTable(Parade):
    def clone(self):
        clone = super().clone()
        clone.played = self.played
        return clone


class SharesAList(Planted):
    """A clone keeps the original's list of played cards."""

    table = SharedListTable


class SharedHandTable(Parade):
    def clone(self):
        clone = super().clone()
        for mine, theirs in zip(self.players, clone.players, strict=True):
            theirs.known = mine.known
        return clone


class SharesAListDeepInside(Planted):
    """A clone keeps the lists of the original's players."""

    table = SharedHandTable


class ForgetfulTable(Parade):
    def clone(self):
        clone = super().clone()
        clone.players = [Player() for _ in self.players]
        return clone


class ClonesTooLittle(Planted):
    """A clone lacks what the players have."""

    table = ForgetfulTable


class LeaksAHand(Planted):
    """The view of seat 1 shows the first card of seat 0."""

    def hide(self, g, viewer):
        first = g.players[0].hand[:1]
        super().hide(g, viewer)
        if viewer == 1 and first:
            g.players[0].hand[:1] = first


class LeaksTheNextCard(Planted):
    """A view shows by its order whether the next card is a high one."""

    def hide(self, g, viewer):
        high = bool(g.deck) and g.deck[-1] > 8
        super().hide(g, viewer)
        g.played = g.played[::-1] if high else g.played


class TogetherTheySeeTheDeck(Planted):
    """All seats together see the next card of the deck."""

    def hide(self, g, viewer):
        deck = g.deck[-1:]
        super().hide(g, viewer)
        if viewer == ALL_SEATS and deck:
            g.deck[-1:] = deck


class TogetherTheyForget(Planted):
    """All seats together see no more than a spectator."""

    def hide(self, g, viewer):
        super().hide(g, NOBODY if viewer == ALL_SEATS else viewer)


class PeekingMind(Mind):
    def shares(self, g):
        first = 400_000 + sum(g.deck[-1:])
        return [first, 1_000_000 - first, *[0] * (g.seats - 2)]


class JudgesByTheDeck(Planted):
    """What it has learned knows the next card."""

    def mind(self, weights=None):
        return PeekingMind(self, weights)


class BlindMind(Mind):
    def shares(self, g):
        return [300_000] * g.seats


class GivesSharesAway(Planted):
    """Its shares of the victory are not all of it."""

    def mind(self, weights=None):
        return BlindMind(self, weights)


class DealForgets(Planted):
    """Dealing shuffles the whole deck, even a card that was peeked at."""

    def deal(self, g, rng):
        super().deal(g, rng)
        rng.shuffle(g.deck)


class DealLeavesUnknown(Planted):
    """Dealing forgets the floats."""

    def deal(self, g, rng):
        floats = g.floats[:]
        super().deal(g, rng)
        g.floats = floats


class CheckIsBlind(Planted):
    """Nothing is ever checked, so a forgotten card would not be noticed."""

    def check(self, g):
        pass


class PoorestWins(Planted):
    """Whoever has the fewest points wins."""

    def winners(self, g):
        scores = self.scores(g)
        return [seat for seat, score in enumerate(scores) if score == min(scores)]


class ScoresInAnotherOrder(Planted):
    """Scores run backwards, but not in a view."""

    def scores(self, g):
        return super().scores(g)[:: -1 if g.rng.key else 1]


class ScoresCountTheHand(Planted):
    """Scores add what only the owner may see."""

    def scores(self, g):
        return [a + sum(p.hand) for a, p in zip(super().scores(g), g.players, strict=True)]


class DependsOnSetOrder(Planted):
    """The deck is laid in the order of a set of texts, which is another in each process."""

    def set_up(self, g):
        g.deck = [int(card) for card in {str(card) for card in g.deck}]
        super().set_up(g)


class UnwrittenTable(Parade):
    def __init__(self, edition, seats, rng, like=None):
        super().__init__(edition, seats, rng, like)
        self.marks = set(like.marks) if like else {1}


class HasNoWireForm(Planted):
    """The table holds a set, which plain data cannot hold."""

    table = UnwrittenTable


class Pad(ScorePad):
    """Parade's floats, each in the row of its points."""

    def __init__(self, edition, seats):
        super().__init__(edition, seats)
        self.row("floats", WINS)


class Explains(Planted):
    """Parade with a score pad that explains everything."""

    pad = Pad

    def score_pad(self, edition, seats):
        return self.pad(edition, seats)


class ForgetfulPad(Pad):
    def gain(self, row, column, points, event):
        if column or self.at < 9:
            super().gain(row, column, points, event)


class ForgetsAFloat(Explains):
    """The score pad misses what the first seat wins later on."""

    pad = ForgetfulPad


class HastyPad(Pad):
    """Counts a float when it rolls by, for whoever will win it."""

    def follow(self, match):
        super().follow(match)
        for gain in self.gains:
            self.gains[self.gains.index(gain)] = Gain(0, 0, gain.column, gain.points, gain.event)


class CountsTooEarly(Explains):
    """The score pad is right at the end only."""

    pad = HastyPad


SHARES_A_LIST = SharesAList()
SHARES_A_LIST_DEEP_INSIDE = SharesAListDeepInside()
CLONES_TOO_LITTLE = ClonesTooLittle()
LEAKS_A_HAND = LeaksAHand()
LEAKS_THE_NEXT_CARD = LeaksTheNextCard()
TOGETHER_THEY_SEE_THE_DECK = TogetherTheySeeTheDeck()
TOGETHER_THEY_FORGET = TogetherTheyForget()
JUDGES_BY_THE_DECK = JudgesByTheDeck()
GIVES_SHARES_AWAY = GivesSharesAway()
DEAL_FORGETS = DealForgets()
DEAL_LEAVES_UNKNOWN = DealLeavesUnknown()
CHECK_IS_BLIND = CheckIsBlind()
POOREST_WINS = PoorestWins()
SCORES_IN_ANOTHER_ORDER = ScoresInAnotherOrder()
SCORES_COUNT_THE_HAND = ScoresCountTheHand()
DEPENDS_ON_SET_ORDER = DependsOnSetOrder()
HAS_NO_WIRE_FORM = HasNoWireForm()
EXPLAINS = Explains()
FORGETS_A_FLOAT = ForgetsAFloat()
COUNTS_TOO_EARLY = CountsTooEarly()
