# Fourberies in English. First what the game is called, asks, offers, tells and refuses; then the
# names and texts of its pieces, the outline of the table, and the rules.

## The game

game-title = Fourberies (Histrio)
game-tagline = Lead a theatre troupe from city to city, and have a show ready that suits the King’s fickle mood.
game-billing = Tour with a troupe and play what suits the King’s mood.

## What a step asks

ask-travel = { $journeys ->
    [1] Where will your troupe play?
   *[other] { acrobat-horse }: { $nth ->
        [1] choose the first of two cities
       *[other] choose the second city
    }
}
    .help = All choose in secret. Alone you meet the cards; in company you draw a request.
ask-perform = { $who ->
    [ox] { acrobat-ox }: keep a city to yourself?
    [turtle] { acrobat-turtle }: take back all your travel cards?
    [horse] { acrobat-horse }: visit two cities this turn?
    [monkey] { acrobat-monkey }: whose journey do you watch?
    [fox] { acrobat-fox }: give up a city for another one?
    [cat] { acrobat-cat }: lure one more card to { $city }?
    [bear] { acrobat-bear }: snatch a card from { $city }?
    [elephant] { acrobat-elephant }: push the needle?
    [wolf] { acrobat-wolf }: which actor do you offer?
   *[other] { $acrobats }: does one of them perform now?
}
    .help = { $who ->
    [ox] Show your travel card now: nobody else may choose that city this turn.
    [turtle] All your caravels come back too. It performs once a season.
    [horse] Then you choose two cities in secret and visit both. It performs once a season.
    [monkey] They choose before you, and only you see where they go.
    [fox] All cards are on the table: take one of yours back and play another.
    [cat] The newest card of a neighbouring city without a caravel in front; you meet it first.
    [bear] You take it before the others leave; an actor joins you without effect.
    [elephant] By up to { $steps } spaces, either way. Where the mood changes, all managers go home.
    [wolf] For a different one of an opponent, of an experience that differs by { $gap } at most.
   *[other] { $moment ->
        [1] { acrobat-ox }: keep a city to yourself. { acrobat-turtle }: take back all travel cards and caravels.
        [2] { acrobat-horse }: visit two cities. { acrobat-monkey }: see where an opponent goes, then choose.
       *[other] { acrobat-elephant }: push the needle by up to { $steps }. { acrobat-wolf }: exchange an actor.
    }
}
ask-swap-city = { acrobat-fox }: where do you go instead of { $old_city }?
    .help = Any city of your hand that nobody keeps to themselves.
ask-choose-troupe = { acrobat-wolf }: with whom do you exchange your { $role }?
    .help = { $gap ->
    [0] Only a different actor of the same experience is taken.
   *[other] Only a different actor is taken, of an experience that differs by { $gap } at most.
}
ask-choose-actor = { acrobat-wolf }: whom do you take for your { $role }?
    .help = From the troupe of { $other_seat }. No effect happens again.
ask-steal = Your { $actor } steals 1 écu: from whom?
    .help = Only somebody who has an écu can be robbed.
ask-send-to-court = Send a newcomer to court, or keep them all?
    .help = The King is at { needle-place }; whoever goes turns the needle by their experience and leaves you.
ask-discard-request = You may hold { $limit } requests: discard one
    .help = It goes face down; nobody else sees which.
ask-camouflage = How many Chameleons play to the King’s mood ({ $mood })?
    .help = Without them your show is worth { $lead } to the King; each counts { $experience }, for it or against it.
ask-play-requests = { $nth ->
    [1] Play a secret request?
   *[other] { acrobat-owl }: play a second request?
}
    .help = { $nth ->
    [1] { $left ->
        [0] It pays what it says; this was the last season.
       *[other] It pays now, lies open, and pays again next season if it still holds.
    }
   *[other] It pays once and is discarded.
}

## What may be done

move-pass = Pass
move-pass-perform = Go on without an acrobat
    .do = Go on
move-pass-play-requests = Keep your requests in hand
    .do = Keep them in hand
move-travel = Travel to { $city } (city { $number })
    .do = Seal { $city }
move-steal = Steal 1 écu from { $seat }
    .do = Rob { $seat }
move-keep = Keep every newcomer in your troupe
    .do = Keep them all
move-court = Send { $role } to court
    .do = { $role } to court
move-discard = Discard { $request }
    .do = Discard { $request }
move-claim = { acrobat-ox }: keep { $city } to yourself this turn
    .do = Keep { $city }
move-recover = { acrobat-turtle }: take back all your travel cards and caravels
    .do = Take all back
move-ride = { acrobat-horse }: visit two cities this turn
    .do = Visit two cities
move-peek = { acrobat-monkey }: see where { $seat } goes before you choose
    .do = Watch { $seat }
move-leave = { acrobat-fox }: give up { $city } for another city
    .do = Give up { $city }
move-swap = Go to { $city } instead
    .do = Go to { $city }
move-pull = { acrobat-cat }: lure the newest card away from { $city }
    .do = Lure from { $city }
move-snatch = { acrobat-bear }: snatch { $encounter }
    .do = Snatch { $encounter }
move-turn = { acrobat-elephant }: turn the needle { needle-shift }
    .do = Push the needle
move-lend = { acrobat-wolf }: offer { $role } in exchange
    .do = Offer { $role }
move-from = Exchange with { $seat }
    .do = With { $seat }
move-for = Take { $role }
    .do = Take { $role }
move-towards = { $count ->
    [0] No Chameleon plays to the King’s mood
    [one] 1 Chameleon plays to the King’s mood
   *[other] { $count } Chameleons play to the King’s mood
}
    .do = { $count } to the King’s mood
move-play = Play { $request }

## What happened

told-season-opens = Season { $season } opens: the King is in the mood for { $mood }.
    .heads = Season { $season }
told-lays = New at { $city }: { $encounter }.
    .series = New in the cities: { $items }.
    .item = { $encounter } at { $city }
told-friend-plans = { $seat } looks up where the Friend troupe is bound: { $city }.
told-claims = { $seat }’s { $acrobat } claims { $city }: nobody else may choose it this turn.
told-recovers = { $seat } takes back travel cards and caravels.
told-recalls = { $seat }’s { $acrobat } brings every travel card and caravel home.
told-rides = { $seat } saddles the { $acrobat } to visit two cities this turn.
told-spies = { $seat }’s { $acrobat } keeps an eye on { $target }, who has to choose first.
told-peeks = { $seat } sees where { $target } is bound: { $city }.
told-travels = { $seat } sets out for { $city }.
    .series = The troupes set out: { $items }.
    .item = { $seat } for { $city }
told-friend-travels = { $seat }’s Friend troupe sets out for { $city }.
told-swaps = { $seat }’s { $acrobat } changes course: { $city } instead of { $old }.
told-pulls = { $seat }’s { $acrobat } lures a card away from { $city }: { $encounter }.
told-snatches = { $seat }’s { $acrobat } snatches a card from under everyone’s nose: { $encounter }.
told-earns = { $ecus ->
    [one] { $seat } pockets a bonus of 1 écu.
   *[other] { $seat } pockets a bonus of { $ecus } écus.
}
told-joins = An acrobat joins { $seat }: { $encounter }.
told-meets = { $seat } meets { $encounter }.
told-steals = { $seat } steals 1 écu from { $victim }.
told-stages = { $seat } puts a manager on stage.
told-stages-none = { $seat } has no manager left to put on stage.
told-manages = { $ecus ->
    [one] The manager on stage brings { $seat } 1 écu.
   *[other] The managers on stage bring { $seat } { $ecus } écus.
}
told-pays = { $seat } pays 1 écu to engage { $encounter }.
told-turned-away = { $seat } has no écu for { $encounter }, who walks away.
told-courts = { $seat } sends { $encounter } to court.
told-scared = Troupes collide at { $city }: its cards scatter, and any actors hurry to court.
told-friend-scares = A Friend troupe passes through { $city }: its cards scatter to no effect.
told-sways = The needle turns to { needle-place }.
told-mood-turns = The King’s mood turns to { $mood }! Every manager leaves the stage.
told-reshuffles = The discarded requests are shuffled into a new deck.
told-draws = { $seat } draws { $request }.
    .series = { $seat } draws { $items }.
    .item = { $request }
told-discards = { $seat } discards { $request }.
    .series = { $seat } discards { $items }.
    .item = { $request }
told-friend-recovers = { $seat }’s Friend troupe takes back all its travel cards and shuffles them.
told-pushes = { $seat }’s { $acrobat } leans on the needle.
told-trades = { $seat } trades { $given } for { $victim }’s { $encounter }.
told-leans = { $others ->
    [0] { $count ->
        [one] { $seat }’s Chameleon plays to the King’s mood.
       *[other] { $seat }’s { $count } Chameleons play to the King’s mood.
    }
   *[other] { $count ->
        [0] { $others ->
            [one] { $seat }’s Chameleon plays against the King’s mood.
           *[other] { $seat }’s { $others } Chameleons play against the King’s mood.
        }
       *[other] { $seat }’s Chameleons take sides: { $count } with the King’s mood, { $others } against it.
    }
}
told-actors-pay = { $ecus ->
    [0] { $seat } has no actor to the King’s taste.
    [one] 1 actor to the King’s taste earns { $seat } 1 écu.
   *[other] { $ecus } actors to the King’s taste earn { $seat } { $ecus } écus.
}
told-pleases = { $ecus ->
    [one] { $seat }’s show pleases the King with a lead of { $difference }: 1 écu.
   *[other] { $seat }’s show pleases the King with a lead of { $difference }: { $ecus } écus.
}
told-triumphs = { $ecus ->
    [one] A triumph! Nobody beats { $seat }’s lead of { $difference }: 1 écu.
   *[other] A triumph! Nobody beats { $seat }’s lead of { $difference }: { $ecus } écus.
}
told-displeases = { $seat }’s show leaves the King cold.
told-grants = { $ecus ->
    [one] { $seat } plays { $request } and earns 1 écu.
   *[other] { $seat } plays { $request } and earns { $ecus } écus.
}
told-grants-again = { $ecus ->
    [0] { $request } has nothing more to give { $seat }.
    [one] { $request } rewards { $seat } once more: 1 écu.
   *[other] { $request } rewards { $seat } once more: { $ecus } écus.
}
told-forgets = The Owl lets { $seat } play one request more, { $request }, which is then discarded.

## Why not

why-must-travel = Everybody lays a travel card.
why-choice-comes-later = All choose their cities together, once the acrobats of this moment are done.
why-cards-are-turned-up = The travel cards of this turn are already turned up.
why-travel-card-used = Your travel card for { $city } is spent until you take it back.
why-city-already-chosen = You have already chosen { $city }.
why-city-claimed = Another troupe’s Ox keeps { $city } this turn.
why-must-steal = An opponent has écus, so one must be stolen.
why-theft-from-opponents = An écu is stolen from an opponent at this table.
why-opponent-is-broke = { $seat } has no écu to steal.
why-theft-on-arrival = An écu is stolen only when you meet an actor of experience 2.
why-court-comes-later = You may send an actor to court once you have met the last card of the city.
why-court-after-meeting = You may send an actor to court only when you have just met the cards of a city alone.
why-only-newcomers = { $role } is not among the actors you just met.
why-court-or-keep = Nobody passes here: send one of the newcomers to court, or keep them all.
why-keep-after-meeting = There are newcomers to keep only when you have just met the cards of a city alone.
why-must-discard = You hold more than three requests, so you must discard one.
why-request-not-in-hand = You do not hold { $request }.
why-few-requests = A request is discarded only when you hold more than three.
why-acrobat-not-yours = The { $acrobat } does not travel with you.
why-acrobat-just-arrived = The { $acrobat } has just arrived and is not ready before the last city is done.
why-acrobat-tilted = The { $acrobat } has already performed this season.
why-acrobat-other-moment = The { $acrobat } performs { $moment }.
why-acrobat-while-meeting = No acrobat performs while you meet the cards of a city.
why-acrobats-one-by-one = Acrobats perform one after the other: first finish what you have begun.
why-nothing-discarded = You hold all your travel cards already.
why-two-cards-needed = The Horse needs two travel cards that you may choose.
why-monkey-watches-opponents = The Monkey watches an opponent at this table.
why-choice-is-public = { $seat } has nothing left to hide: the choice is already public.
why-not-going-there = You are not travelling to { $city } this turn.
why-no-other-travel-card = You hold no other travel card that you may play.
why-fox-takes-back-first = First choose the travel card that the Fox takes back.
why-fox-has-taken-back = You have taken back { $city }; now play another travel card.
why-just-taken-back = You have just taken back { $city }.
why-already-going-there = You are already travelling to { $city }.
why-not-a-neighbour = { $city } is not next to the city you visit.
why-no-card-there = There is no card at { $city }.
why-caravel-there = A caravel waits in front of { $city }.
why-not-in-stack = { $encounter } is not at this city.
why-other-copy = { $encounter }: take the one that lies at this city.
why-copies-are-alike = { $encounter }: this city has several, all alike, so only one is offered.
why-length-of-a-push = { $count ->
    [one] The Elephant pushes the needle by 1 space.
   *[other] The Elephant pushes the needle by 1 to { $count } spaces.
}
why-end-of-the-dial = The dial ends before that: the needle would not go any farther.
why-not-your-actor = Your troupe has no { $role }.
why-no-match-anywhere = No opponent has an actor who could be exchanged for { $role }.
why-wolf-lends-first = First choose the actor of your troupe whom the Wolf gives away.
why-wolf-has-lent = The Wolf’s exchange has begun: now choose whom you get.
why-wolf-needs-a-troupe = First choose the troupe that the Wolf goes to.
why-wolf-goes-to-opponents = The Wolf exchanges actors with an opponent at this table.
why-nothing-to-trade = { $seat } has no actor who fits the exchange.
why-not-their-actor = { $seat } has no { $role }.
why-same-actor = { $role } would be exchanged for the same: the two must differ.
why-too-different = { $count ->
    [0] { $role } does not fit: the two must have the same experience.
   *[other] { $role } does not fit: the experience of the two may differ by { $count } at most.
}
why-chameleons-at-the-count = Chameleons choose their kind at the end of a season, before the shows are counted.
why-not-that-many-chameleons = { $count ->
    [one] You have 1 Chameleon.
   *[other] You have { $count } Chameleons.
}
why-must-turn-colour = Your Chameleons must choose a kind.
why-requests-at-the-count = Requests are played at the end of a season, once the shows are counted.
why-request-already-chosen = You have already chosen { $request }.
why-request-pays-nothing = { $request } would pay you nothing now.

## Moments of acrobats

moment-1 = before the choice of cities
moment-2 = just before the choice of cities
moment-3 = after the travel cards are turned up
moment-4 = before you meet the cards of a city alone
moment-5 = before a city that you share is cleared
moment-6 = after the last city

## The King and his needle

mood-1 = comedy
mood--1 = tragedy
needle-place = { $needle ->
    [-1] space 1 of tragedy
    [-2] space 2 of tragedy
    [-3] space 3 of tragedy
    [-4] space 4 of tragedy
    [-5] space 5 of tragedy
    [-6] space 6 of tragedy
    [-7] space 7 of tragedy
    [-8] space 8 of tragedy
    [-9] space 9 of tragedy
    [-10] space 10 of tragedy
    [-11] space 11 of tragedy
    [-12] space 12 of tragedy
   *[other] space { $needle } of comedy
}
needle-shift = { $shift ->
    [-1] 1 space towards tragedy
    [-2] 2 spaces towards tragedy
    [-3] 3 spaces towards tragedy
    [-4] 4 spaces towards tragedy
    [-5] 5 spaces towards tragedy
    [-6] 6 spaces towards tragedy
    [-7] 7 spaces towards tragedy
    [-8] 8 spaces towards tragedy
    [-9] 9 spaces towards tragedy
    [-10] 10 spaces towards tragedy
    [-11] 11 spaces towards tragedy
    [-12] 12 spaces towards tragedy
    [-13] 13 spaces towards tragedy
    [-14] 14 spaces towards tragedy
    [-15] 15 spaces towards tragedy
    [-16] 16 spaces towards tragedy
    [-17] 17 spaces towards tragedy
    [-18] 18 spaces towards tragedy
    [-19] 19 spaces towards tragedy
    [-20] 20 spaces towards tragedy
    [-21] 21 spaces towards tragedy
    [-22] 22 spaces towards tragedy
    [-23] 23 spaces towards tragedy
    [one] 1 space towards comedy
   *[other] { $shift } spaces towards comedy
}

## Cities

city-unknown = a city kept secret
city-1 = Port-Sabot
city-2 = Belle-Ramure
city-3 = Haute-Crête
city-4 = Val-Moustache
city-5 = Tour-Griffe
city-6 = Rive-Museau
city-7 = Mont-Terrier
city-8 = Cap-Plumage

## Actors and bonuses

encounter-unknown = a hidden encounter
tragedian-1 = Tragedian 1
tragedian-2 = Tragedian 2
tragedian-3 = Tragedian 3
tragedian-4 = Tragedian 4
tragedian-5 = Tragedian 5
comedian-1 = Comedian 1
comedian-2 = Comedian 2
comedian-3 = Comedian 3
comedian-4 = Comedian 4
comedian-5 = Comedian 5
bonus-1 = Bonus of 1 écu
bonus-2 = Bonus of 2 écus
bonus-3 = Bonus of 3 écus
bonus-4 = Bonus of 4 écus
bonus-5 = Bonus of 5 écus
bonus-6 = Bonus of 6 écus
bonus-7 = Bonus of 7 écus
bonus-8 = Bonus of 8 écus
bonus-9 = Bonus of 9 écus
bonus-10 = Bonus of 10 écus
effect-actor-1 = Take back all your travel cards and caravels.
effect-actor-2 = Steal 1 écu from an opponent of your choice.
effect-actor-3 = Put a manager on stage, then take 1 écu for every manager there.
effect-actor-4 = A great name, and nothing more.
effect-actor-5 = Pay 1 écu; if you have none, this actor walks away.
effect-bonus = { $ecus ->
    [one] Take 1 écu.
   *[other] Take { $ecus } écus.
}

## Acrobats

acrobat-chameleon = Chameleon
acrobat-chameleon-text = In every show it counts as a tragedian or a comedian of experience { $experience }, as you pick in secret at the end of the season. It never tires.
acrobat-ox = Ox
acrobat-ox-text = Before the choice, show your travel card: no other player may choose that city this turn.
acrobat-turtle = Turtle
acrobat-turtle-text = Before the choice, take back all your travel cards and caravels.
acrobat-horse = Horse
acrobat-horse-text = Announce it before the choice, then choose two cities in secret: you visit both.
acrobat-monkey = Monkey
acrobat-monkey-text = Before the choice, name an opponent, who has to choose first. You alone see where they go.
acrobat-fox = Fox
acrobat-fox-text = When all cards are turned up, take back one of yours and play another one instead.
acrobat-cat = Cat
acrobat-cat-text = Alone in a city, lure in the newest card of a neighbouring city without a caravel in front. You meet it first.
acrobat-bear = Bear
acrobat-bear-text = In a city you share, take one card before the others scatter. An actor joins you without effect or payment.
acrobat-elephant = Elephant
acrobat-elephant-text = After the last city, turn the needle { $steps ->
        [one] by one space
       *[other] by up to { $steps } spaces
    } towards tragedy or comedy.
acrobat-wolf = Wolf
acrobat-wolf-text = After the last city, exchange one of your actors for a different one of an opponent’s { $gap ->
        [0] with the same experience
        [one] whose experience is the same or differs by 1
       *[other] whose experience differs by { $gap } at most
    }.
acrobat-owl = Owl
acrobat-owl-text = At the end of a season, play a second request that pays. It is discarded afterwards.

## Secret requests

request-unknown = a secret request
    .many = secret requests
request-favourite = The Favourite
request-queen = The Queen
request-dauphin = The Dauphin
request-minister = The Minister
request-confessor = The Confessor
request-jester = The King’s Jester
request-poet = The Poet
request-pastry-cook = The Pastry Cook
request-twins = The Twin Sisters
request-clockmaker = The Clockmaker
request-duchess = The Duchess
request-collector = The Collector
request-ballet-master = The Ballet Master
request-architect = The Architect
request-almoner = The Almoner
request-tax-farmer = The Tax Farmer
request-admiral = The Admiral
request-ambassador = The Ambassadress
request-dowager = The Dowager
request-nurse = The Nurse
request-exile = The Exile
request-astrologer = The Astrologer

request-text = Wanted: { $conditions }. Reward: { $reward }.
request-reward = { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
}
request-reward-per = { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
} for each { $unit }, { $max } at most
condition-and = { $a }, and { $b }
condition-none = nothing in particular

# $cmp is ge (at least), le (at most), eq (exactly) or lt (less than).
how-many = { $cmp ->
    [ge] at least { $value }
    [le] at most { $value }
    [lt] fewer than { $value }
   *[eq] exactly { $value }
}
how-much = { $cmp ->
    [ge] at least { $value }
    [le] at most { $value }
    [lt] less than { $value }
   *[eq] exactly { $value }
}
metric-tragedians = { how-many } { $value ->
        [one] tragedian
       *[other] tragedians
    } in your troupe
metric-comedians = { how-many } { $value ->
        [one] comedian
       *[other] comedians
    } in your troupe
metric-actors = { how-many } { $value ->
        [one] actor
       *[other] actors
    } in your troupe
metric-min-kind-count = { $cmp ->
    [ge] at least { $value } { $value ->
            [one] actor
           *[other] actors
        } of each kind in your troupe
   *[other] { how-many } { $value ->
            [one] actor
           *[other] actors
        } of the kind your troupe has fewer of
}
metric-kind-count-gap = { $cmp ->
    [eq] { $value ->
        [0] just as many tragedians as comedians
       *[other] { how-much } more of one kind of actor than of the other in your troupe
    }
   *[other] { how-much } more of one kind of actor than of the other in your troupe
}
metric-tragedian-experience = tragedians with a total experience of { how-much }
metric-comedian-experience = comedians with a total experience of { how-much }
metric-show-difference = { $cmp ->
    [lt] { $value ->
        [0] a show that goes against the King’s mood
       *[other] a show that leans to the King’s mood by { how-much }
    }
   *[other] a show that leans to the King’s mood by { how-much }
}
metric-show-abs-difference = { $cmp ->
    [eq] { $value ->
        [0] a show balanced evenly between tragedy and comedy
       *[other] a show in which tragedy and comedy are { how-much } apart
    }
   *[other] a show in which tragedy and comedy are { how-much } apart
}
metric-max-experience = { $cmp ->
    [ge] an actor of experience { $value } or more
    [le] no actor above experience { $value }
    [lt] no actor of experience { $value } or more
   *[eq] a most experienced actor of exactly { $value }
}
metric-distinct-experience = { how-many } different { $value ->
        [one] experience
       *[other] experiences
    } in your troupe
metric-max-same-experience = { how-many } { $value ->
        [one] actor
       *[other] actors
    } of one and the same experience
metric-actors-exp-ge-4 = { how-many } { $value ->
        [one] actor
       *[other] actors
    } of experience 4 or 5
metric-actors-exp-le-2 = { how-many } { $value ->
        [one] actor
       *[other] actors
    } of experience 1 or 2
metric-acrobats = { how-many } { $value ->
        [one] acrobat
       *[other] acrobats
    } travelling with you
metric-own-managers-on-stage = { how-many } { $value ->
        [one] manager
       *[other] managers
    } of yours on stage
metric-caravels-on-board = { how-many } { $value ->
        [one] caravel
       *[other] caravels
    } of yours on the board
metric-wealth-rank-poorest = { $cmp ->
    [lt] somebody poorer than you
    [le] somebody poorer than you
   *[other] { $value ->
        [0] somebody poorer than you
       *[other] nobody poorer than you
    }
}
metric-wealth-rank-richest = { $cmp ->
    [lt] somebody richer than you
    [le] somebody richer than you
   *[other] { $value ->
        [0] somebody richer than you
       *[other] nobody richer than you
    }
}
metric-needle-distance = { $cmp ->
    [ge] the needle on space { $value } or beyond, of either side
    [le] the needle on space { $value } or nearer the middle, of either side
    [lt] the needle nearer the middle than space { $value }, of either side
   *[eq] the needle on space { $value } of either side
}

unit-tragedians = tragedian in your troupe
unit-comedians = comedian in your troupe
unit-actors = actor in your troupe
unit-min-kind-count = pair of a tragedian and a comedian in your troupe
unit-kind-count-gap = actor that one kind has more of than the other
unit-tragedian-experience = point of your tragedians’ experience
unit-comedian-experience = point of your comedians’ experience
unit-show-difference = point by which your show leans to the King’s mood
unit-show-abs-difference = point between tragedy and comedy in your show
unit-max-experience = point of your most experienced actor
unit-distinct-experience = different experience in your troupe
unit-max-same-experience = actor of the experience most common in your troupe
unit-actors-exp-ge-4 = actor of experience 4 or 5
unit-actors-exp-le-2 = actor of experience 1 or 2
unit-acrobats = acrobat travelling with you
unit-own-managers-on-stage = manager of yours on stage
unit-caravels-on-board = caravel of yours on the board
unit-wealth-rank-poorest = season that leaves nobody poorer than you
unit-wealth-rank-richest = season that leaves nobody richer than you
unit-needle-distance = space the needle has gone into its side

## The outline of the table

outline-turn = Season { $season }, turn { $turn }
outline-over = The game is over.
outline-winners = Victory: { $players }
outline-theatre = The theatre
outline-mood = The King is in the mood for { $mood }.
outline-needle = The needle stands on { needle-place }; each side has { $dial } spaces.
outline-managers = Managers on stage: { $managers }
outline-managers-of = { $player } { $count }
outline-managers-none = No manager is on stage.
outline-first = The first seat this turn: { $player }
outline-cities = The cities, newest card first
outline-city = { $number }. { $city }
outline-no-cards = no card
outline-waiting = caravels in front: { $players }
outline-on-board = caravels on the board: { $players }
outline-friend-of = { $player } (Friend troupe)
outline-ecus = { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
}
outline-hand = Travel cards in hand: { $cards }
outline-laid = Travel cards laid out: { $cards }
outline-chosen = Chosen for now: { $choices }
outline-sealed = sealed
outline-troupe-empty = No actors in the troupe
outline-tragedians = Tragedians of experience { $experiences } ({ $total } in all)
outline-comedians = Comedians of experience { $experiences } ({ $total } in all)
outline-newcomers = Actors just met: { $cards }
outline-ready = Acrobats ready: { $cards }
outline-arrived = Acrobats just arrived: { $cards }
outline-tilted = Acrobats that have performed: { $cards }
outline-requests = { $count ->
    [0] No secret request in hand
    [one] 1 secret request in hand
   *[other] { $count } secret requests in hand
}
outline-own-requests = Secret requests in hand
outline-open-requests = Requests played, open
outline-request = { $request }. { $text } { $ecus ->
        [0] It would pay nothing now.
        [one] It would pay 1 écu now.
       *[other] It would pay { $ecus } écus now.
    }
outline-friend = Friend troupe
outline-friend-deck = { $count ->
    [one] 1 travel card in its deck
   *[other] { $count } travel cards in its deck
}
outline-friend-next = Next city: { $city }
outline-friend-used = Travel cards used: { $cards }
outline-decks = Decks and discards
outline-deck = { $count ->
    [0] The encounter deck is empty.
    [one] 1 card in the encounter deck
   *[other] { $count } cards in the encounter deck
}
outline-discard = { $count ->
    [one] 1 card in the encounter discard: { $cards }
   *[other] { $count } cards in the encounter discard: { $cards }
}
outline-discard-empty = The encounter discard is empty.
outline-many = { $count } × { $card }
outline-request-deck = { $count ->
    [0] The request deck is empty.
    [one] 1 card in the request deck
   *[other] { $count } cards in the request deck
}
outline-request-discard = { $count ->
    [0] The request discard is empty.
    [one] 1 card in the request discard
   *[other] { $count } cards in the request discard
}
outline-request-discard-seen = Known to lie in it: { $requests }
outline-guide = What the cards in sight do
outline-guide-card = { $cards }. { $text }

## Rules. A rule marked .ours is a decision of this house: the rulebook is silent, or we differ.

rules-overview = In short
    .who = Each of you leads a troupe of strolling players through eight cities, for two seasons. You want to be the richest in écus at the end.
    .turn = In each turn everybody chooses a city in secret. Whoever is alone there meets all its cards: actors join the troupe, acrobats perform later, bonuses pay. Where several meet, the cards scatter, the actors among them sway the King, and each player draws a secret request.
    .points = At the end of a season every actor of the King’s mood earns 1 écu, a show that suits his mood earns more, and the best one earns double. Then each may play a secret request that pays.
    .end = A season ends when the encounter cards run out. After the second one the richest player wins.
    .synonyms = écu coin money / acrobat animal / city town / request wish / needle mood dial

rule-1 = The game
rule-1-1 = Two to five troupes tour eight cities for two seasons. Whoever owns the most écus at the end wins.
    .see = 11.1 12.1
rule-1-2 = Everything but travel choices, requests in hand and the order of the decks is open: écus, troupes, acrobats, city cards and used travel cards.
    .see = 4.1 5.13
rule-1-3 = Écus never run out.
    .ours = yes

rule-2 = Set-up
rule-2-1 = A coin decides the King’s mood: the needle starts on the first space of tragedy or of comedy.
    .see = 6.1
rule-2-2 = Each troupe has 3 écus, 8 travel cards, 8 caravels and 3 managers.
    .see = 4.1 4.3 5.7
rule-2-3 = The encounter cards and the secret requests are shuffled, and one encounter card is laid face up at each city.
    .see = 5.2 5.13 8.2
rule-2-4 = A first seat is drawn by lot. It only matters for the order in which acrobats are offered and requests are drawn.
    .ours = yes
    .see = 3.2 5.14 7.2

rule-3 = A turn
rule-3-1 = A turn has three phases: travel, resolution of the cities from 1 to 8, and new opportunities.
    .see = 4.1 5.1 8.1
rule-3-2 = Where an order among seats matters, it runs clockwise from the first seat, and the first seat moves on by one each turn, through both seasons.
    .ours = yes
    .see = 5.14 7.2

rule-4 = Travel
rule-4-1 = Everybody lays one travel card from hand face down, at the same time. Until the last has chosen, a choice may be taken back.
    .see = 4.2 7.6 7.7
rule-4-2 = When all have chosen, the cards are turned up together.
    .see = 4.3 7.8
rule-4-3 = Each puts a caravel in front of the chosen city and the travel card face up on their own discard: it is spent until recovered.
    .see = 5.1 5.5 5.18

rule-5 = Resolution
rule-5-1 = Cities are resolved from the first to the last; only those with a caravel in front of them count.
    .see = 5.2 5.12 5.19
rule-5-2 = Alone in a city, you meet its cards one by one, the newest first. Nothing may interrupt this.
    .see = 5.10 5.11 7.3 7.9
rule-5-3 = Bonus: take the écus shown; the card is discarded.
    .see = 7.10
rule-5-4 = Acrobat: it stays face up with you and may perform from the end of this resolution phase on, not at a later city of the same turn.
    .see = 7.1 7.2
rule-5-5 = Actor of experience 1: take back all your travel cards and caravels, those of this turn included.
    .see = 5.18
rule-5-6 = Actor of experience 2: steal 1 écu from an opponent of your choice.
    .see = 5.20
rule-5-7 = Actor of experience 3: put one of your managers on stage, then take 1 écu for each manager on stage, whoever it belongs to.
    .example = Two managers of others are on stage. You meet Comedian 3, put one of yours there and take 3 écus.
    .see = 5.21 6.3
rule-5-8 = Actor of experience 4: nothing more.
    .see = 9.2
rule-5-9 = Actor of experience 5: pay 1 écu if you have one. If you have none, the actor is discarded and does nothing.
    .see = 5.10
rule-5-10 = After the last card you may send one of the actors you just met to court instead of keeping them: the needle turns towards their kind by their experience. What they did on arrival stands.
    .see = 6.1 6.2
rule-5-11 = The other newcomers join your troupe, which stays open.
    .see = 9.1 10.1
rule-5-12 = With several caravels at a city, all its cards are discarded without their effects. Only the actors count: their experiences are added up, tragedians against comedians, and the needle turns once by the difference.
    .example = Tragedian 4, Comedian 1 and Comedian 5 are scared off: 4 against 6, so the needle turns 2 spaces towards comedy.
    .see = 5.13 6.1 7.10
rule-5-13 = Each player who shares a city draws one secret request.
    .see = 5.14 5.15 9.4
rule-5-14 = Requests are drawn one seat after the other, each settling the hand limit before the next draws.
    .ours = yes
    .see = 3.2 5.15
rule-5-15 = With more than three requests in hand, you discard one of them at once, the new one if you like. A request played earlier does not count.
    .see = 5.22 9.6
rule-5-16 = When the request deck is empty, its discard is shuffled into a new one.
    .see = 5.23
rule-5-17 = When a city is done, the caravels in front of it move onto its place on the board.
    .see = 4.3 5.18
rule-5-18 = Then whoever was there and has no more than one travel card left in hand takes back all travel cards and all caravels.
    .see = 5.17 7.6
rule-5-19 = An empty city, possible only in the last turn of the second season, gives a visitor one secret request instead of cards.
    .see = 5.24 7.9 8.3
rule-5-20 = Only an opponent who has écus can be robbed. If nobody has any, nothing happens and the actor still comes along.
    .ours = yes
    .see = 5.6
rule-5-21 = With no manager left, an actor of experience 3 puts none on stage and pays all the same.
    .ours = yes
    .see = 2.2 5.7
rule-5-22 = A request discarded for the limit goes face down: nobody else sees it.
    .ours = yes
    .see = 5.15
rule-5-23 = If the request deck and its discard are both empty, nothing is drawn.
    .ours = yes
    .see = 5.16
rule-5-24 = Several visitors of an empty city draw one request each, no more.
    .ours = yes
    .see = 5.19

rule-6 = The King’s mood
rule-6-1 = The needle stands on the side of tragedy or of comedy. There is no space between: from the first space of one side, one step leads to the first space of the other.
    .see = 5.10 5.12
rule-6-2 = At the end of the dial the needle stops.
    .ours = yes
    .see = 7.11
rule-6-3 = Whenever the needle changes sides the set turns round, and all managers on stage go home.
    .see = 5.7

rule-7 = Acrobats
rule-7-1 = Each acrobat performs at most once a season. It is then tilted until the next season.
    .see = 10.2
rule-7-2 = Acrobats perform in their own moment only, and are offered only if it would change something. In each moment every seat has one go, in order, with as many of its own acrobats as it likes, one after the other. Performing is optional and seen by all.
    .ours = yes
    .see = 3.2 5.4
rule-7-3 = No acrobat performs while somebody alone in a city meets its cards.
    .see = 5.2
rule-7-4 = Ox, before the choice: show your travel card for this turn. Nobody else may choose that city this turn, not even with Horse or Fox. Friend troupes do not care.
    .ours = yes
    .see = 4.1 7.6 7.8 12.1
rule-7-5 = Turtle, before the choice: take back all your travel cards and caravels. It is not offered with eight cards in hand.
    .ours = yes
    .see = 4.3
rule-7-6 = Horse, announced before the choice: choose two different travel cards, in secret. Both cities are visited, each by itself. While the second is still to come, its card and caravel stay out, and the check for the last travel card waits for it. You need two cards that you may choose.
    .ours = yes
    .see = 4.1 5.18
rule-7-7 = Monkey, announced before the choice: an opponent whose choice is not public lays cards first and can no longer change them; only you see them before you choose. The cards of Friend troupes stay hidden.
    .ours = yes
    .see = 4.1 7.4 12.2
rule-7-8 = Fox, after the reveal: take back one of your revealed travel cards and play another one that was in your hand.
    .ours = yes
    .see = 4.2 7.4
rule-7-9 = Cat, before you meet a city’s cards alone: the newest card of a neighbouring city without any caravel in front of it becomes the newest of yours. In an empty city you meet it instead of drawing a request.
    .ours = yes
    .see = 5.2 5.19
rule-7-10 = Bear, before a city you share is cleared: take one of its cards. A bonus pays, an acrobat joins as usual, an actor goes straight into your troupe without effect or payment. You still draw your request.
    .ours = yes
    .see = 5.12 5.13
rule-7-11 = Elephant, after the last city: turn the needle by one to three spaces, either way.
    .ours = yes
    .see = 6.1 6.3
rule-7-12 = Wolf, after the last city: exchange an actor of your troupe for a different one of an opponent’s whose experience is the same or differs by one. Neither has any effect.
    .ours = yes
    .see = 5.11
rule-7-13 = Owl, when requests are played: play a second request that pays. It goes to the discard afterwards and does not score again.
    .ours = yes
    .see = 9.4 9.5 9.6
rule-7-14 = Chameleon: it is no actor, but counts in every show as a tragedian or a comedian of experience 1.
    .see = 7.15 9.1 9.2
rule-7-15 = At the end of each season every Chameleon’s owner picks its kind, in secret and together with the others; the pick also holds for requests. A Chameleon is never tilted.
    .ours = yes
    .see = 9.2 9.4

rule-8 = New opportunities
rule-8-1 = If the encounter deck is empty, the season is over.
    .see = 9.1
rule-8-2 = Otherwise a new card is laid at each city, from the first to the last, on top of those already there.
    .see = 5.2
rule-8-3 = If there are not enough cards for all cities, the turn is still played, and then the season ends.
    .see = 5.19 8.1

rule-9 = The end of a season
rule-9-1 = Each actor of the King’s mood in your troupe earns you 1 écu. Chameleons earn nothing here.
    .example = The King is in the mood for tragedy. Tragedians 2, 2 and 5 earn you 3 écus; your comedians earn nothing.
    .see = 6.1 7.14
rule-9-2 = Your show pleases the King if the experience of your actors of his mood exceeds that of the others, Chameleons included: 3 écus in the first season, 5 in the second. A difference of zero does not please.
    .example = In the mood for tragedy, Tragedians 2, 2 and 5 against Comedian 4 make a lead of 9 − 4 = 5. A Chameleon makes it 6, or 4. In the first season the show earns 3 écus.
    .ours = yes
    .see = 7.14 9.3
rule-9-3 = The best show, with the greatest such difference, earns double; so does every show that ties with it.
    .example = Leads of 5, 5, 2 and −3 in the second season: the first two earn 10 écus each, the third 5, the fourth nothing.
    .see = 9.2
rule-9-4 = Then each may play one secret request. Choices are made in secret and shown together.
    .ours = yes
    .see = 7.13 9.5 9.6
rule-9-5 = Only a request that pays something now may be played. Playing none is always allowed.
    .ours = yes
    .see = 9.4
rule-9-6 = A request played in the first season stays open and scores again in the second, measured anew, besides a new one.
    .example = A request paid 4 écus in the first season. If its condition holds again in the second, it pays 4 more, and a new one that pays 3 makes it 7 in all.
    .see = 9.4 10.2
rule-9-7 = All requests of one count are measured before any of them is paid.
    .ours = yes
    .see = 9.4 9.6

rule-10 = The second season
rule-10-1 = All actors of the troupes are discarded.
    .see = 5.11
rule-10-2 = Acrobats stay and are ready again; requests in hand stay, and so does an open one.
    .see = 7.1 9.6
rule-10-3 = Travel cards and caravels stay as they are.
    .see = 5.18
rule-10-4 = All managers go home.
    .see = 5.7 6.3
rule-10-5 = City cards are discarded; the encounter discard is shuffled into the new deck, and one card is laid at each city.
    .ours = yes
    .see = 2.3
rule-10-6 = A new coin decides the King’s mood.
    .see = 2.1

rule-11 = The end
rule-11-1 = After the second season the richest player wins. Players who tie share the victory.
    .see = 9.1

rule-12 = Two players
rule-12-1 = Each player also leads a Friend troupe of a second colour with its own eight travel cards, shuffled face down, and eight caravels. Its managers are not used.
    .see = 12.2 12.3 12.4
rule-12-2 = In every travel phase each owner alone looks at the Friend’s next card before choosing.
    .see = 4.1 12.9
rule-12-3 = It is turned up with the others, and a Friend caravel goes to that city.
    .see = 4.2 4.3
rule-12-4 = A Friend takes no cards and no requests. Where it is alone in a city, all cards there are discarded without effect.
    .see = 12.5 12.6
rule-12-5 = Two Friends alone together send the actors of the city to court as in a shared city.
    .see = 5.12
rule-12-6 = A player who meets any Friend, their own included, shares the city and draws one request.
    .see = 5.12 5.13
rule-12-7 = When only one card is left in its deck, after its city is done, a Friend takes back all its cards and caravels and its deck is shuffled anew.
    .see = 5.18
rule-12-8 = Acrobats and a player’s recovery never concern a Friend’s cards. Friends stay as they are between seasons.
    .see = 5.5 5.18 10.3
rule-12-9 = The Friend’s card is looked at before any acrobat of the travel phase performs.
    .ours = yes
    .see = 7.2 12.2

## On the drawn board

board-cities = Cities
board-stage = Stage
board-troupes = Troupes
board-requests = Requests
board-own-requests = Secret Requests
board-open-requests = Open Requests
board-phase-travel = Travel
board-phase-cities = In the cities
board-phase-count = The count
board-turns-left = { $count ->
    [0] last turn of the season
    [one] 1 more turn
   *[other] { $count } more turns
}
board-managers = { $count ->
    [0] no manager on stage
    [one] 1 manager on stage
   *[other] { $count } managers on stage
}
board-in-deck = { $count } in the deck
board-encounters = encounters to come
board-requests-deck = requests to draw
board-gone = { $count } discarded
board-spent = Spent: back with an actor 1, or when one card is left.
board-show-leans = { $side ->
    [even] Your show leans to neither side
    [comedy] Your show leans { $show } towards comedy
   *[other] Your show leans { $show } towards tragedy
}{ $more ->
    [0] {""}
    [one] ; { $more } Chameleon may change it
   *[other] ; { $more } Chameleons may change it
}
board-show = show
board-or = { $a } or { $b }
figure-ecus = écus
figure-show = what the show is worth to the King
board-tragedian = Tragedian
board-comedian = Comedian
board-bonus = Bonus
board-troupe = Your Troupe
board-travel-cards = Travel Cards
board-no-requests = No requests yet
board-how-requests = Sharing a city brings one.
board-how-actors = Alone in a city you meet everybody there.
board-friend-of = of { $player }
board-friend-next = Next city:
board-friend-going = On the way to
board-friend-rests = At rest
board-next-secret = secret
board-card-at = { $card }, at { $city }
board-card-met = { $card }, just met at { $city }
board-in-troupe = { $card }, in the troupe of { $player }
board-ready = { $card }, acrobat of { $player }, ready
board-arrived = { $card }, acrobat of { $player }, just arrived
board-tilted = { $card }, acrobat of { $player }, has performed this season
board-manager = Manager of { $player }, on stage
board-caravel-waiting = Caravel of { $player } before { $city }
board-caravel-planned = Caravel of { $player }, about to leave for { $city }
board-caravel-lying = Caravel of { $player } on the board, at { $city }
board-claimed = { $city }: kept for { $player } this turn
board-travel-card = Travel card { $number }, { $city }
board-travel-spent = Travel card { $number }, { $city }, already played
board-own-request = Secret request: { $request }
board-open-request = Open request of { $player }: { $request }

# What a request counts, in two or three words under its picture.
board-metric-tragedians = { $value ->
    [one] tragedian
   *[other] tragedians
}
board-metric-comedians = { $value ->
    [one] comedian
   *[other] comedians
}
board-metric-actors = { $value ->
    [one] actor
   *[other] actors
}
board-metric-min-kind-count = { $value ->
    [one] actor of each kind
   *[other] actors of each kind
}
board-metric-kind-count-gap = between the kinds
board-metric-tragedian-experience = tragic experience
board-metric-comedian-experience = comic experience
board-metric-show-difference = ahead in the King’s taste
board-metric-show-abs-difference = apart in the show
board-metric-max-experience = highest experience
board-metric-distinct-experience = { $value ->
    [one] experience
   *[other] different experiences
}
board-metric-max-same-experience = { $value ->
    [one] actor of one experience
   *[other] actors of one experience
}
board-metric-actors-exp-ge-4 = { $value ->
    [one] actor of 4 or 5
   *[other] actors of 4 or 5
}
board-metric-actors-exp-le-2 = { $value ->
    [one] actor of 1 or 2
   *[other] actors of 1 or 2
}
board-metric-acrobats = { $value ->
    [one] acrobat
   *[other] acrobats
}
board-metric-own-managers-on-stage = { $value ->
    [one] manager on stage
   *[other] managers on stage
}
board-metric-caravels-on-board = { $value ->
    [one] caravel on the board
   *[other] caravels on the board
}
board-metric-wealth-rank-poorest = { $cmp ->
    [lt] not the poorest
    [le] not the poorest
   *[other] { $value ->
        [0] not the poorest
       *[other] the poorest
    }
}
board-metric-wealth-rank-richest = { $cmp ->
    [lt] not the richest
    [le] not the richest
   *[other] { $value ->
        [0] not the richest
       *[other] the richest
    }
}
board-metric-needle-distance = is the needle’s space

## A first game, step by step

lesson-1 = You lead a troupe of strolling players. In two seasons you want more écus than anybody else, and most of them come from the King: the needle above the stage shows whether he would rather weep (left) or laugh (right).
    Each turn everybody picks a city in secret. Whoever travels alone meets the actors and acrobats who wait there. Send your troupe to Haute-Crête: it lights up on the board.
lesson-2 = All three of you had the same idea! Where troupes collide, the cards of the city scatter and each of you draws a secret request instead: what somebody at court privately asks for, worth écus at the end of a season.
    The travel card you have played is spent, so Haute-Crête is closed to you until an actor of experience 1, or your last but one card, brings all of them back. The cities fill up; try Port-Sabot.
lesson-3 = A collision again. Its actors ran straight to court, and there they sway the King: the experience of tragedians pulls the needle to the left, that of comedians to the right. Now he wants tears.
    You have two requests, but no troupe yet. Two tragedians and the Wolf wait at Mont-Terrier. Be bold, and go there.
lesson-4 = Alone at last: everybody at Mont-Terrier joins you. What actors do as you meet them depends on their experience, shown by a small sign: one of experience 2 has light fingers.
    Relieve { $player1 } of an écu.
lesson-5 = Of the actors you have just met, one may be sent to court instead of staying. That turns the needle by the actor’s experience, but the actor is lost to your troupe.
    The King already leans to tragedy as far as he can, and tragedians are what you have: keep both.
lesson-6 = At the end of a season every actor of the King’s mood pays 1 écu, and your show must please: the experience of your actors of his mood minus that of all others has to be above zero. The lead stands beside the two masks in your panel.
    Comedians would be a burden now. Have a look at Rive-Museau all the same: the Horse is there.
lesson-7 = Nobody gets the Horse: you met again, and you draw a third request. Requests say for whom they pay and when; a touch or the keyboard on one reads it to you.
    Two tragedians, the Owl and the Cat are at Belle-Ramure. The others are running out of ways to disturb you.
lesson-8 = A splendid catch, and it paid: an actor of experience 3 puts one of your managers on stage and brings an écu for each manager there.
    Send Tragedian 3 to court. The needle goes further into tragedy, where your show is strong.
lesson-9 = { $player1 } has sent a strong comedian to court, and the King laughs: whenever the needle changes sides, the set turns round and all managers go home. Your tragedians are worth nothing while it stays so.
    Acrobats help in such moments, each once a season and only at its own time. The Wolf could trade an actor now, but the season is not over: wait.
lesson-10 = One turn is left; the candles beside the season count them. There is little that suits you, so a request is worth as much as a card: go where others are likely to go.
    Travel to Val-Moustache.
lesson-11 = A collision, and with it the actors of the city ran to court: the needle stands on the fourth space of comedy. You hold at most three requests, and this is the fourth.
    The Clockmaker asks for what you will not have. Discard it.
lesson-12 = Now the Wolf: it exchanges an actor of yours for one of an opponent’s whose experience is the same or one apart. The season ends in a comedy.
    Offer Tragedian 4, and Comedian 4 leaves { $player1 } for you: your lead grows by eight, and the other one shrinks by as much.
lesson-13 = The season is over: your show was the best and earned double. Then everybody may play one request that pays. It stays open before you and pays again at the end of the second season, if it still comes true.
    The Favourite pays 4. Play it.
lesson-14 = Normally that would be all, but the Owl lets you play one more; this one is thrown away afterwards.
    Play the Tax Farmer too.
lesson-done = That was a whole season. The second one follows the same rules, with a larger reward for pleasing the King; whoever then has the most écus wins.
    Your actors take their leave, the acrobats stay and are fresh again, and nobody leads you any more: play on as you like.

# The score pad

pad-start = Écus at the start
pad-bonuses = Bonus cards
pad-thefts = Thefts
pad-managers = Stage managers
pad-wages = Stars engaged
pad-taste = Actors to the King’s taste
pad-shows = Shows
pad-requests = Requests

# The box: sections, keys and choices of the components file

box-section-acrobat = Acrobats
box-section-actor = Actors
box-section-bonus = Bonus cards
box-section-city = Cities
box-section-needle = The dial
box-section-request = Secret requests
box-section-season = Seasons
box-field-cmp = compared
box-field-conditions = conditions
box-field-ecus = écus
box-field-experience = experience
box-field-gap = largest difference
box-field-max = at most
box-field-metric = what counts
box-field-number = number
box-field-op = what it does
box-field-per-unit = pays per unit
box-field-spaces-per-side = spaces on each side
box-choice-acrobats = acrobats in the troupe
box-choice-actors = actors in the troupe
box-choice-actors-exp-ge-4 = actors with experience 4 or more
box-choice-actors-exp-le-2 = actors with experience 2 or less
box-choice-caravels-on-board = own caravels on the board
box-choice-claim-city = claims a city
box-choice-comedian = comedian
box-choice-comedian-experience = experience of the comedians
box-choice-comedians = comedians in the troupe
box-choice-count-in-difference = counts in the difference
box-choice-distinct-experience = different experiences
box-choice-extra-destination = another destination
box-choice-extra-request = another request
box-choice-kind-count-gap = difference between tragedians and comedians
box-choice-max-experience = highest experience
box-choice-max-same-experience = most actors with one experience
box-choice-min-kind-count = the rarer of the two kinds
box-choice-move-needle = moves the needle
box-choice-needle-distance = distance of the needle
box-choice-own-managers-on-stage = own managers on the stage
box-choice-peek-choice = looks at a choice
box-choice-pull-neighbour-card = pulls a card from a neighbouring city
box-choice-recover-travel = takes travel cards back
box-choice-show-abs-difference = difference of the show, either way
box-choice-show-difference = difference of the show
box-choice-snatch-card = snatches a card
box-choice-swap-actor = swaps an actor
box-choice-swap-destination = changes its destination
box-choice-tragedian = tragedian
box-choice-tragedian-experience = experience of the tragedians
box-choice-tragedians = tragedians in the troupe
box-choice-wealth-rank-poorest = place among the poorest
box-choice-wealth-rank-richest = place among the richest
