## Rules. A rule marked .ours is a decision of this house where the rulebook is silent.

rule-1 = The game
rule-1-1 = Two to five troupes tour eight cities for two seasons. Whoever owns the most écus in the end wins.
rule-1-2 = Everything but travel choices, requests in hand and the order of the decks is open: écus, troupes, acrobats, city cards and used travel cards.
rule-1-3 = Écus never run out.
    .ours = yes

rule-2 = Set-up
rule-2-1 = A coin decides the King's mood: the needle starts on the first space of tragedy or of comedy.
rule-2-2 = Each troupe has 3 écus, 8 travel cards, 8 caravels and 3 managers.
rule-2-3 = The encounter cards and the secret requests are shuffled, and one encounter card is laid face up at each city.
rule-2-4 = A first seat is drawn by lot. It only matters for the order in which acrobats are asked and requests are drawn.
    .ours = yes

rule-3 = A turn
rule-3-1 = A turn has three phases: travel, resolution of the cities from 1 to 8, and new opportunities.
rule-3-2 = Where an order among seats matters, it runs clockwise from the first seat, and the first seat moves on by one each turn, through both seasons.
    .ours = yes

rule-4 = Travel
rule-4-1 = Everybody lays one travel card from hand face down, at the same time. Until the last has chosen, a choice may be taken back.
rule-4-2 = When all have chosen, the cards are turned up together.
rule-4-3 = Each puts a caravel in front of the chosen city and the travel card face up on the own discard: it is spent until recovered.

rule-5 = Resolution
rule-5-1 = Cities are resolved from the first to the last; only those with a caravel in front of them count.
rule-5-2 = Alone in a city, you meet its cards one by one, the newest first. Nothing may interrupt this.
rule-5-3 = Bonus: take the écus shown; the card is discarded.
rule-5-4 = Acrobat: it stays face up with you and may perform from the end of this resolution phase on, not at a later city of the same turn.
rule-5-5 = Actor of experience 1: take back all your travel cards and caravels, those of this turn included.
rule-5-6 = Actor of experience 2: steal 1 écu from an opponent of your choice who has any. If nobody has, nothing happens and the actor still comes along.
rule-5-7 = Actor of experience 3: put one of your managers on stage, then take 1 écu for each manager on stage, whoever it belongs to. With no manager left you put none and are paid all the same.
rule-5-8 = Actor of experience 4: nothing more.
rule-5-9 = Actor of experience 5: pay 1 écu if you have one. If you have none, the actor is discarded and does nothing.
rule-5-10 = After the last card you may send one of the actors you just met to court instead of keeping them: the needle turns towards their kind by their experience. What they did on arrival stands.
rule-5-11 = The other newcomers join your troupe, which stays open.
rule-5-12 = With several caravels at a city, all its cards are discarded without their effects. Only the actors count: their experiences are added up, tragedians against comedians, and the needle turns once by the difference.
rule-5-13 = Each player who shares a city draws one secret request.
rule-5-14 = Requests are drawn one seat after the other, each settling the hand limit before the next draws.
    .ours = yes
rule-5-15 = With more than three requests in hand, discard one of your choice at once, the new one included. It goes face down: nobody else sees it. A request played earlier does not count.
rule-5-16 = When the request deck is empty, its discard is shuffled into a new one. If both are empty, nothing is drawn.
rule-5-17 = When a city is done, the caravels in front of it move onto its place on the board.
rule-5-18 = Then whoever was there and holds at most one travel card takes back all travel cards and all caravels.
rule-5-19 = An empty city, possible only in the last turn of the second season, gives every player who visits it one secret request, alone or not.

rule-6 = The King's mood
rule-6-1 = The needle stands on the side of tragedy or of comedy. There is no space between: from the first space of one side, one step leads to the first space of the other.
rule-6-2 = At the end of the dial the needle stops.
    .ours = yes
rule-6-3 = Whenever the needle changes sides the set turns round, and all managers on stage go home.

rule-7 = Acrobats
rule-7-1 = Each acrobat performs at most once a season. It is then tilted until the next season.
rule-7-2 = Acrobats perform in their own moment only, and are offered only if it would change something. In each moment every seat has one go, in order, with as many acrobats as it likes. Performing is optional and seen by all.
    .ours = yes
rule-7-3 = No acrobat performs while somebody alone in a city meets its cards.
rule-7-4 = Ox, before the choice: show your travel card for this turn. Nobody else may choose that city this turn, not even with Horse or Fox. Friend troupes do not care.
    .ours = yes
rule-7-5 = Turtle, before the choice: take back all your travel cards and caravels. Not offered with eight cards in hand.
    .ours = yes
rule-7-6 = Horse, announced before the choice: choose two different travel cards, in secret. Both cities are visited, each by itself. While the second is still to come, its card and caravel stay out, and the check for the last travel card waits for it. You need two cards that you may choose.
    .ours = yes
rule-7-7 = Monkey, announced before the choice: an opponent whose choice is not public lays cards first and can no longer change them; only you see them before you choose. The cards of Friend troupes stay hidden.
    .ours = yes
rule-7-8 = Fox, after the reveal: take back one of your revealed travel cards and play another one that was in your hand.
    .ours = yes
rule-7-9 = Cat, before you meet a city's cards alone: the newest card of a neighbouring city without any caravel in front becomes the newest of yours. In an empty city you meet it instead of drawing a request.
    .ours = yes
rule-7-10 = Bear, before a city you share is cleared: take one of its cards. A bonus pays, an acrobat joins as usual, an actor goes straight into your troupe without effect or payment. You still draw your request.
    .ours = yes
rule-7-11 = Elephant, after the last city: turn the needle by one to three spaces, either way.
    .ours = yes
rule-7-12 = Wolf, after the last city: exchange an actor of your troupe for a different one of an opponent's whose experience is the same or differs by one. Neither has any effect.
    .ours = yes
rule-7-13 = Owl, when requests are played: play a second request that pays. It goes to the discard afterwards and does not score again.
    .ours = yes
rule-7-14 = Chameleon: it is no actor, but counts in every show as a tragedian or a comedian of experience 1. At the end of each season its owner picks the kind, in secret and together with the others; the pick also holds for requests. It is never tilted.

rule-8 = New opportunities
rule-8-1 = If the encounter deck is empty, the season is over.
rule-8-2 = Otherwise a new card is laid at each city, from the first to the last, on top of those already there.
rule-8-3 = If there are not enough cards for all cities, the turn is still played, and then the season ends.

rule-9 = The end of a season
rule-9-1 = Each actor of the King's mood in your troupe earns you 1 écu. Chameleons earn nothing here.
rule-9-2 = Your show pleases the King if the experience of your actors of his mood exceeds that of the others, Chameleons included: 3 écus in the first season, 5 in the second. A difference of zero does not please.
rule-9-3 = The best show, with the greatest such difference, earns double; so does every show that ties with it.
rule-9-4 = Then each may play one secret request. Choices are made in secret and shown together.
rule-9-5 = Only a request that pays something now may be played. Playing none is always allowed.
    .ours = yes
rule-9-6 = A request played in the first season stays open and scores again in the second, measured anew, besides a new one.
rule-9-7 = All requests of one count are measured before any of them is paid.
    .ours = yes

rule-10 = The second season
rule-10-1 = All actors of the troupes are discarded.
rule-10-2 = Acrobats stay and are ready again; requests in hand stay, and so does an open one.
rule-10-3 = Travel cards and caravels stay as they are.
rule-10-4 = All managers go home.
rule-10-5 = City cards are discarded; the encounter discard is shuffled into the new deck, and one card is laid at each city.
rule-10-6 = A new coin decides the King's mood.

rule-11 = The end
rule-11-1 = After the second season the richest player wins. Players who tie share the victory.

rule-12 = Two players
rule-12-1 = Each player also leads a Friend troupe of a second colour with its own eight travel cards, shuffled face down, and eight caravels. Its managers are not used.
rule-12-2 = At the start of every travel phase each owner alone looks at the Friend's next card.
rule-12-3 = It is turned up with the others, and a Friend caravel goes to that city.
rule-12-4 = A Friend takes no cards and no requests. Alone in a city it has all its cards discarded without effect.
rule-12-5 = Two Friends alone together send the actors of the city to court as in a shared city.
rule-12-6 = A player who meets any Friend, the own one included, shares the city and draws one request.
rule-12-7 = When only one card is left in its deck, after its city is done, a Friend takes back all its cards and caravels and its deck is shuffled anew.
rule-12-8 = Acrobats and a player's recovery never concern a Friend's cards. Friends stay as they are between seasons.
