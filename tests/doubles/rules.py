"""Mistakes in the rules: each exchanges one step of Parade for one that is wrong."""

from chapiteau_parade.rules import steps
from chapiteau_parade.rules.moves import DRAWS, PASS, PEEK, PEEKS, PLAY

from chapiteau.core.errors import NOT_NOW, Reason
from chapiteau.core.event import EVERYONE
from doubles.planting import Exchanging, Planted


def planted(doc, *exchanged):
    """A game with these steps in the place of those of the same names."""

    class Game(Planted):
        table = Exchanging

    Game.__doc__ = doc
    Game.exchanged = exchanged
    return Game()


def unplayable():
    class ChooseCard(steps.ChooseCard):
        def choices(self, g, seat, chosen):
            moves = super().choices(g, seat, chosen)
            return [*moves, PLAY[g.played[0]]] if moves and g.played else moves

    return planted("A card that lies on the table is offered.", ChooseCard)


def refuses_a_legal_move():
    class ChooseCard(steps.ChooseCard):
        def why_not(self, g, seat, move):
            why = super().why_not(g, seat, move)
            return NOT_NOW if move.arg == 5 else why

    return planted("A card in hand is said to be against the rules.", ChooseCard)


def allows_an_illegal_move():
    class Peek(steps.Peek):
        def why_not(self, g, seat, move):
            return None if move.verb == "bury" else super().why_not(g, seat, move)

    return planted("Nothing is said to speak against a move that is not offered.", Peek)


def choosing(doc, conditions):
    """A game whose cards are chosen under other conditions."""
    return planted(doc, type("ChooseCard", (steps.ChooseCard,), {"conditions": conditions}))


def names_no_rule():
    def conditions(self, g, seat, move):
        yield Reason("card-not-yours", "9.9"), move.arg in g.players[seat].hand

    return choosing("A refusal names a rule that does not exist.", conditions)


def lies():
    def conditions(self, g, seat, move):
        yield steps.NOT_YOURS, move.arg in g.players[seat].hand and move.arg > 4

    return choosing("A card in hand is said not to be there.", conditions)


def overlooks_a_condition():
    def conditions(self, g, seat, move):
        yield steps.NOT_YOURS, move.verb == "play"

    return choosing("What is demanded does not say why a card of another is refused.", conditions)


def stale():
    hands: dict[int, list[int]] = {}

    def conditions(self, g, seat, move):
        if move.verb == "play":
            hand = hands.setdefault(seat, g.players[seat].hand[:])
            yield steps.NOT_YOURS, move.arg in hand

    return choosing("A reason is what was so when it was first asked for.", conditions)


def tells_why_by_a_secret():
    def conditions(self, g, seat, move):
        owner = [s for s in range(g.seats) if move.arg in g.players[s].hand]
        yield steps.NOT_YOURS.about("card", owner[0] if owner else 0), owner == [seat]

    return choosing("A refusal tells who has the card.", conditions)


def says_something_else():
    class ChooseCard(steps.ChooseCard):
        def refusal(self, g, seat, move):
            return steps.TOO_LATE

    return planted("Whatever is demanded, another reason is given.", ChooseCard)


def loses_a_card():
    class DrawCards(steps.DrawCards):
        def run(self, g):
            super().run(g)
            if g.round == 2 and g.played:
                g.played.pop()

    return planted("A played card vanishes.", DrawCards)


def chance_in_a_lane():
    class ChooseCard(steps.ChooseCard):
        def take(self, g, seat, move):
            g.rng.stream(0).below(2)
            super().take(g, seat, move)

    return planted("Choosing in secret uses chance.", ChooseCard)


def lane_changes_the_table():
    class ChooseCard(steps.ChooseCard):
        def take(self, g, seat, move):
            g.players[seat].hand.sort()
            g.players[seat].known.reverse()
            g.round += 1
            super().take(g, seat, move)
            g.round -= len(g.waiting) == 0

    return planted("Choosing in secret already changes the table.", ChooseCard)


def first_come_first_served():
    class ChooseCard(steps.ChooseCard):
        def choices(self, g, seat, chosen):
            taken = [lane[0] for lane in g.chosen if lane and lane is not chosen]
            moves = super().choices(g, seat, chosen)
            return [m for m in moves if all(abs(m.arg - t.arg) > 1 for t in taken)] or moves[:1]

    return planted("What a seat may choose depends on what others have chosen.", ChooseCard)


def reveals_without_learning():
    class Peek(steps.Peek):
        def apply(self, g, move):
            learned = g.learned[:]
            super().apply(g, move)
            g.learned = learned

    return planted("A peek is no barrier: it can be undone.", Peek)


def lane_opens_without_learning():
    class ChooseCard(steps.ChooseCard):
        def reveal(self, g, chosen):
            learned = g.learned[:]
            super().reveal(g, chosen)
            g.learned = learned

    class Round(steps.Round):
        def run(self, g):
            learned = g.learned[:]
            super().run(g)
            g.learned = learned

    class DrawCards(Round, steps.DrawCards):
        def run(self, g):
            learned = g.learned[:]
            steps.DrawCards.run(self, g)
            g.learned = learned

    return planted("The last to choose may undo after the reveal.", ChooseCard, Round, DrawCards)


def tells_a_secret():
    class Peek(steps.Peek):
        def apply(self, g, move):
            super().apply(g, move)
            if move is PEEK:
                g.tell(PEEKS, self.seat, g.deck[-1], to=EVERYONE)

    return planted("All are told which card was peeked at.", Peek)


def tells_a_draw():
    class DrawCards(steps.DrawCards):
        def run(self, g):
            super().run(g)
            if g.players[0].hand:
                g.tell(DRAWS, 0, g.players[0].hand[-1])

    return planted("All are told what one has drawn.", DrawCards)


def forgets_a_peek():
    class Bury(steps.Bury):
        def apply(self, g, move):
            super().apply(g, move)
            g.seen = [0] * len(g.seen)

    return planted("A card that was peeked at is unknown again once it is put back.", Bury)


def asks_by_what_is_hidden():
    class Peek(steps.Peek):
        def moves(self, g):
            return super().moves(g) if g.deck and g.deck[-1] > 9 else []

    return planted("Being asked tells whether the next card is a high one.", Peek)


def never_ends():
    class Peek(steps.Peek):
        def apply(self, g, move):
            super().apply(g, move)
            if move is PASS:
                g.then(self)

        def moves(self, g):
            return [PASS, PASS if not super().moves(g) else PEEK]

    return planted("Who passes is asked again, for ever.", Peek)


UNPLAYABLE = unplayable()
REFUSES_A_LEGAL_MOVE = refuses_a_legal_move()
ALLOWS_AN_ILLEGAL_MOVE = allows_an_illegal_move()
NAMES_NO_RULE = names_no_rule()
LIES = lies()
OVERLOOKS_A_CONDITION = overlooks_a_condition()
STALE = stale()
TELLS_WHY_BY_A_SECRET = tells_why_by_a_secret()
SAYS_SOMETHING_ELSE = says_something_else()
LOSES_A_CARD = loses_a_card()
CHANCE_IN_A_LANE = chance_in_a_lane()
LANE_CHANGES_THE_TABLE = lane_changes_the_table()
FIRST_COME_FIRST_SERVED = first_come_first_served()
REVEALS_WITHOUT_LEARNING = reveals_without_learning()
LANE_OPENS_WITHOUT_LEARNING = lane_opens_without_learning()
TELLS_A_SECRET = tells_a_secret()
TELLS_A_DRAW = tells_a_draw()
FORGETS_A_PEEK = forgets_a_peek()
ASKS_BY_WHAT_IS_HIDDEN = asks_by_what_is_hidden()
NEVER_ENDS = never_ends()
