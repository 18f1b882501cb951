## Everything Parade says. Ids are made by the engine: ask-<step>, move-<verb>, told-<event>,
## why-<reason>, rule-<chapter>-<number>. Every id of this file stands in fr.ftl too.

game-title = Parade
game-tagline = Bid for the floats of a parade, in secret.

option-rounds = Rounds
    .about = How many floats roll by before the game is over.
option-rounds-6 = Six
    .about = Six floats are bid for.
option-rounds-4 = Four
    .about = Four floats are bid for, which makes a shorter game.

ask-peek = Do you want to look at the next card of the deck?
ask-bury = What happens to the card you have seen?
ask-choose-card = Which card do you play for the float?

move-pass = Do not look
move-peek = Look at it, once a game
move-leave = Leave it on top
move-bury = Put it at the bottom
move-play = Play { $card }

told-rolls-by = Round { $round }: { $float } rolls by, worth { $points }.
told-peeks = { $seat } peeks at the deck and sees { $card }.
told-buries = { $seat } puts the card at the bottom.
told-leaves = { $seat } leaves the card on top.
told-plays = { $seat } plays { $card }.
told-wins = { $seat } wins { $float }, worth { $points }.
told-nobody-wins = Nobody wins { $float }.
told-draws = { $seat } draws { $card }.

why-too-late-to-peek = You may peek only before the cards are chosen.
why-card-not-yours = You do not hold { $card }.

card-unknown = a hidden card
float-unknown = a hidden float
float-drum = the Drum
float-clown = the Clown
float-swan = the Swan
float-ship = the Ship
float-dragon = the Dragon
float-moon = the Moon

outline-round = Round { $round }
outline-float = Rolling by: { $float }, worth { $points }
outline-deck = Deck, from the top: { $cards }
outline-hand = Hand: { $cards }
outline-won = Floats: { $floats }

rule-1 = The game
rule-1-1 = Two to four players use 16, 20 or 24 cards, numbered from 1, and six floats worth 1 to 3 points.
rule-1-2 = Cards and floats are shuffled. Everybody draws three cards.
rule-1-3 = After six rounds, or four if so agreed, whoever has won floats worth the most points wins; players who tie share the victory.

rule-2 = A round
rule-2-1 = The next float is turned up.
rule-2-2 = In order, each player may once a game look at the next card of the deck.
rule-2-3 = Who has looked leaves the card on top or puts it at the bottom. All see which, nobody else sees the card.
rule-2-4 = Everybody chooses a card from hand in secret; all are shown together. Until the last has chosen, a choice may be taken back.
rule-2-5 = Cards stand on steps of two: 1 and 2, 3 and 4, and so on. The highest step with a single card wins the float. Where no card stands alone, nobody does.
rule-2-6 = In order, everybody draws a card as long as there are any. The seat that comes first changes each round.

rule-3 = Secrets
rule-3-1 = Hands and decks are secret; played cards and floats are open. Who has seen a card of the deck knows it wherever it goes.

# The box: sections of the components file

box-section-deck = Decks
box-section-float = Floats
