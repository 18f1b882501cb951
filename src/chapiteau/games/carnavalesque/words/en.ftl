# Carnavalesque in English. First what the game is called, asks, offers, tells and refuses; then
# the names and texts of its cards, the outline of the table, and the rules.

## The game

game-title = Carnavalesque
game-tagline = A street full of costumes, a King who may not say what he wants, and a parade that you build together.
game-billing = A King who may not speak, a street to turn into a parade.
option-version = Version
    .about = What changes from round to round: an event for all, or a role for each.
option-version-events = Events
    .about = Every round has an event that bends the rules, and the player on the King’s left is the Jester.
option-version-roles = Roles
    .about = In every round all but the King choose a role in secret, and its power shapes their turn.
option-blind-draw = Blind draw
    .about = How a player with closed eyes finds a card in the crowd.
option-blind-draw-aimed = Aimed
    .about = You point at a spot of the empty street, and your unsteady hand comes down somewhere near it.
option-blind-draw-random = Random
    .about = Nobody points: the finger comes down anywhere on the crowd.
option-blind-draw-guided = Guided
    .about = You point at a spot; then the others, except the King, guide your finger with a few hints.
option-signs = Signs
    .about = Whether players may say something about the table after their turn.
option-signs-yes = With signs
    .about = After your turn you may point at a float or at a card, or say a ready phrase.
option-signs-no = Without signs
    .about = Nobody points or speaks after a turn: only the cards you play tell the others what you want.

## What a step asks

ask-aim = Point at a spot in the dark street
    .help = Your hand is unsteady: it comes down somewhere near, and you take whatever it touches.
ask-hint = Guide { $other_seat }’s finger
    .help = { $hints ->
        [one] This is the last hint
       *[other] { $hints } hints are left for all of you
    }; after “stop” the card under the finger is taken.
ask-draw = Take a card from the crowd
    .help = { $taking } { $decree }
ask-dig = Take a second card from below?
    .help = Whoever lay under the first one and is partly in sight, of any age and either side up.
ask-give = { $count ->
    [one] Give { $other_seat } a card
   *[other] Give { $other_seat } a card: { $count } are due
}
    .help = It goes face down: only the two of you know it. Each card first shows what floats it fits.
ask-show-card = Lay a card open until the end of the round
    .help = Everybody sees it. It stays in your hand, and may still be given or sent.
ask-show-together = Choose a card that you will lay open
    .help = All choose in secret, and all cards are shown together. They lie open until the round ends.
ask-lay-row = Blind Man’s Buff: which card lies next in your row?
    .help = Only you know the order, so remember it: you will not see these cards again in this round.
ask-decree = Decree for { $other_seat }: which age is forbidden?
    .help = That is all you may say about what you want.
ask-reign = { $due ->
    [0] Send cards, let floats leave, or end your turn
    [one] Send a card to the workshops
   *[other] Send { $due } cards or more to the workshops
}
    .help = { $points ->
        [0] No points
        [one] 1 point
       *[other] { $points } points
    }, { $mark } for “{ $goal }”. A float of { $least }, { $next }, { $then } cards brings { $worths }.
ask-sign = Give a sign about what everybody can see?
    .help = Point at a float, at its cart or at a card, or say a phrase from the list. Nothing about hands!
ask-choose-role = Choose your role in secret
    .help = The other roles go on to the next player. Yours is revealed in your turn.
ask-conjure = Magician: take a card from a float?
    .help = It will lie face down on another float and count there, whatever those have in common.
ask-conjure-into = Which float does it join, face down?
    .help = The { $person } counts there like any other card.
ask-hunt = Bounty Hunter: choose a covered card
    .help = It will lie face up beside the crowd, where anybody may take it.
ask-lay-around = Where do you lay it, face up?
    .help = Beside the crowd it covers nothing, and nothing covers it.
ask-refill = Take a card: you hold { $holding } of { $count }
    .help = Any card that nothing covers, of any age, face up or face down.
ask-throw-back = Throw a card back into the crowd
    .help = You hold { $holding } and may keep { $size }. It lands anywhere, with either side up.

## What may be done

move-pass = Pass
move-pass-sign = Stay silent
move-pass-dig = Take no second card
    .do = Take no second card
move-pass-conjure = Leave the floats as they are
    .do = Leave the floats
move-end = End your turn
move-forbid = Forbid: { $age }
move-take = Take no. { $slot }
    .do = Take no. { $number }
move-aim = Point at { $spot }
    .do = Point here
move-hint = { $hint }
move-give = Give the { $person }
    .do = Give this card
move-row = Give the card in place { $place } of your row
    .do = Give place { $number }
move-show = Show the { $person }
    .do = Show this card
move-next = Lay down the { $person } next
    .do = Lay this card down
move-throw = Throw back the { $person }
    .do = Throw this card back
move-send-1 = Workshop 1: the { $person }
    .do = To workshop 1
move-send-2 = Workshop 2: the { $person }
    .do = To workshop 2
move-send-3 = Workshop 3: the { $person }
    .do = To workshop 3
move-send-4 = Workshop 4: the { $person }
    .do = To workshop 4
move-send-5 = Workshop 5: the { $person }
    .do = To workshop 5
move-launch = Let the float of workshop { $workshop } leave
    .do = Let float { $number } leave
move-role = { $role }
move-conjure = Take the { $person }
    .do = Take this card
move-into = Turn it down on the float of workshop { $workshop }
    .do = Turn it down on float { $number }
move-hunt = Hunt no. { $slot }
    .do = Hunt no. { $number }
move-lay = Lay it { $around }
    .do = Lay it here
move-grow = Point at workshop { $workshop }: let it grow
    .do = Let float { $number } grow
move-roll = Point at workshop { $workshop }: let it leave
    .do = Let float { $number } leave
move-look = Point at no. { $slot }
    .do = Point at no. { $number }
move-say = “{ $phrase }”
    .do = Say it

## What happened

told-dealt = { $person ->
    [unseen] { $seat } is dealt a card ({ $age }).
   *[seen] { $seat } is dealt the { $person }.
}
    .series = { $seat } is dealt { $items }.
    .item = { $person ->
        [unseen] { $times ->
            [one] a card ({ $age })
           *[other] { $times } cards ({ $age })
        }
       *[seen] the { $person }
    }
told-lies-up = No. { $slot } in the crowd: the { $person }.
    .series = In the crowd: { $items }.
    .item = no. { $slot } the { $person }
told-lies-down = No. { $slot } in the crowd lies face down ({ $age }).
    .series = Face down in the crowd: { $items }.
    .item = no. { $slot } ({ $age })
told-reigns = Round { $round }: { $seat } becomes King.
    .mark = Round { $round }
told-event = The event of the round: { $event }
told-swap-hands = { $seat } and { $other } exchange their hands.
told-swapped = { $person ->
    [unseen] { $seat } takes over a card.
   *[seen] { $seat } now holds the { $person }.
}
    .series = { $seat } takes over { $items }.
    .item = { $person ->
        [unseen] { $times ->
            [one] a card
           *[other] { $times } cards
        }
       *[seen] the { $person }
    }
told-face-down-row = { $seat } lays the whole hand face down in a row.
told-lies-in-row = Place { $place } of { $seat }’s row: { $age }.
    .series = { $seat }’s row: { $items }.
    .item = { $age } (place { $place })
told-shows = { $seat } shows the { $person }.
told-forbids = King { $seat } decrees for { $other }: { $age ->
    [child] no children!
    [teenager] no teenagers!
   *[adult] no adults!
}
told-closes-eyes = { $seat } closes both eyes.
told-points = { $seat } points at column { $column }, row { $line }.
told-hints = { $seat }: “{ $hint }”
told-takes-up = { $seat } takes the { $person }.
told-takes-down = { $person ->
    [unseen] { $seat } takes a face-down card ({ $age }).
   *[seen] { $seat } takes a face-down card: the { $person }.
}
told-appears-up = In sight now, no. { $slot }: the { $person }.
told-appears-down = In sight now, no. { $slot }, face down ({ $age }).
told-finds-nothing = { $seat } finds no card to take.
told-gives = { $person ->
    [unseen] { $seat } gives { $other } a card ({ $age }).
   *[seen] { $seat } gives { $other } the { $person }.
}
told-gives-from-row = { $person ->
    [unseen] { $seat } gives { $other } the card in place { $place } of the row.
   *[seen] { $seat } gives { $other } the card in place { $place } of the row: the { $person }.
}
told-gives-shown = { $seat } gives { $other } the card that lay open: the { $person }.
told-sends = King { $seat } sends the { $person } to workshop { $workshop }.
told-launches = { $points ->
    [one] { $seat } lets the float of workshop { $workshop } leave with { $size } cards: 1 point.
   *[other] { $seat } lets the float of workshop { $workshop } leave with { $size } cards: { $points } points.
}
told-ends = { $seat }’s reign is over.
told-sees-roles = { $seat } looks at the roles that are left.
told-drafts = { $role ->
    [unseen] { $seat } keeps a role in secret.
   *[seen] { $seat } keeps a role: { $role }.
}
told-reveals = { $seat } reveals a role: { $role }.
told-is-void = The { $role } has no effect for { $seat }, because the { $other } has been revealed.
told-conjures = { $seat } turns the { $person } face down on the float of workshop { $workshop }.
told-hunts = { $seat } pulls out the { $person } and lays it open beside the crowd, as no. { $slot }.
told-takes-hand-up = { $seat } takes up the row of cards again.
told-sees-again = { $person ->
    [unseen] { $seat } looks at a card again.
   *[seen] { $seat } holds the { $person }.
}
    .series = { $seat } looks again at { $items }.
    .item = { $person ->
        [unseen] { $times ->
            [one] a card
           *[other] { $times } cards
        }
       *[seen] the { $person }
    }
told-throws-up = { $seat } throws back the { $person }, and it lands face up.
told-throws-down = { $person ->
    [unseen] { $seat } throws back a card ({ $age }), and it lands face down.
   *[seen] { $seat } throws back the { $person }, and it lands face down.
}
told-wants-growth = { $seat } points at workshop { $workshop }: let this float grow.
told-wants-launch = { $seat } points at workshop { $workshop }: let this float leave.
told-looks-at = { $seat } points at no. { $slot } in the crowd.
told-says = { $seat }: “{ $phrase }”
told-last-parade = The last King is done: everything that rolls joins the parade.
    .heads = The parade
told-parades = Float { $number } with { $size } cards: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-too-short = { $size ->
    [one] The single card of workshop { $workshop } stays behind.
   *[other] The { $size } cards of workshop { $workshop } are too few and stay behind.
}
    .series = Too few to leave, and left behind: { $items }.
    .item = { $size ->
        [one] the single card of workshop { $workshop }
       *[other] the { $size } cards of workshop { $workshop }
    }
told-public-says = { $points ->
    [0] Not a single point.
    [one] 1 point.
   *[other] { $points } points.
} { $reaction }

## Why not

why-no-card-there = No card lies in that place.
why-card-is-covered = Another card lies on it.
why-card-is-hidden = Too little of it is in sight.
why-age-is-forbidden = The King has forbidden this age: { $age }.
why-wrong-side-by-day = At the Day Ball only cards that lie face up are drawn.
why-wrong-side-by-night = At the Night Ball only cards that lie face down are drawn.
why-smuggles-covered = The Smuggler takes a covered card; nothing lies on this one.
why-smuggles-forbidden = The Smuggler takes a card of the forbidden age: { $age }.
why-steals-face-up = A covered card can be stolen only if it lies face up.
why-not-dug = It did not lie under your first card.
why-not-hunted = The Bounty Hunter takes a covered card; nothing lies on this one.
why-slot-not-in-sight = Too little of that card is in sight to point at it.
why-not-in-hand = You do not hold the { $person }.
why-no-row = Your hand does not lie in a row: choose the card itself.
why-not-in-row = There is no card in that place of your row.
why-row-is-face-down = Your hand lies face down, except for what you have just drawn: choose a card by its place.
why-already-laid = The { $person } lies in your row already.
why-must-lay-a-row = Your whole hand must lie in the row.
why-no-such-workshop = There is no such workshop.
why-no-common-point = It does not share what the cards of that float have in common.
why-same-empty-workshop = Empty workshops are all the same: only the first is offered.
why-float-is-empty = There is no float in that workshop.
why-float-too-small = That float has too few cards to leave.
why-not-on-a-float = No float in a workshop carries the { $person }.
why-same-float = The { $person } is already on that float.
why-role-not-offered = { $role } is not among the roles you may choose.
why-must-forbid = Your decree must forbid an age.
why-must-draw = There is a card to draw, so you must draw one.
why-must-give = You must give a card.
why-must-show = You must lay a card open.
why-must-keep-a-role = You must keep one of the roles.
why-must-hunt = The Bounty Hunter must move a covered card.
why-must-level = Nobody passes while hands are levelled.
why-king-ends = The King does not pass: end your turn once you have sent enough.
why-must-send = { $count ->
    [one] You must send a card while one of your hand fits.
   *[other] You must send at least { $count } cards while one of your hand fits.
}
why-must-send-many = { $count ->
    [one] With Delusions of Grandeur you must send at least 1 card while one of your hand fits.
   *[other] With Delusions of Grandeur you must send at least { $count } cards while one of your hand fits.
}
why-stop-ends-hints = A hint is due; “stop” ends them.
why-card-comes-first = Choose the card first, then where it goes.
why-card-is-chosen = The card is chosen; now choose where it goes.
why-only-the-king-forbids = Only the King gives decrees.
why-decree-before-draw = A decree is given just before a player draws.
why-only-the-king-sends = Only the King sends cards and lets floats leave, in his own turn.
why-king-comes-last = The King’s turn comes after those of all others.
why-king-has-reigned = The King’s turn is over.
why-king-draws-later = The King draws only when hands are levelled.
why-king-is-silent = The King says nothing but his decrees.
why-king-has-no-role = The King has no role.
why-role-is-chosen = The roles of this round are chosen.
why-no-signs-agreed = You agreed to play without signs.
why-sign-after-turn = A sign is made right after one’s own turn.
why-turn-comes-later = You draw and give later, in your own turn.
why-turn-is-over = You have had your turn; now you may make a sign.
why-eyes-are-closed = Your eyes are closed: point at a spot.
why-eyes-are-open = Only a Jester points with closed eyes.
why-gift-comes-last = Your gift comes at the end of your turn.
why-gift-is-made = Father Christmas gives before he draws: your gift is made.
why-draw-is-over = The draw is over; now you give.
why-draw-after-gift = Father Christmas gives before he draws.
why-hunt-after-draw = The Bounty Hunter draws first and moves a covered card right after that.
why-power-is-void = Your power is void, because the { $role } has been revealed.
why-magic-before-draw = The Magician moves a card on being revealed, before the draw.
why-hand-is-short = Your hand still has to grow: nothing is thrown back.
why-hand-is-long = Your hand is too large: you throw cards back, and draw none.
why-thrown-when-levelled = Cards are thrown back only when hands are levelled.

## Ages, costumes and accessories

age-child = child
age-teen = teenager
age-adult = adult
costume-rabbit = rabbit
costume-pirate = pirate
costume-witch = witch
costume-astronaut = astronaut
costume-dragon = dragon
costume-harlequin = harlequin
costume-bee = bee
costume-robot = robot
costume-ghost = ghost
accessory-balloon = balloon
accessory-lantern = lantern
accessory-fireworks = fireworks
accessory-confetti = confetti
accessory-streamers = streamers
accessory-trumpet = trumpet
accessory-tambourine = tambourine
accessory-umbrella = umbrella
accessory-candyfloss = candyfloss

## Events

event-feast-of-fools = Feast of Fools!
event-feast-of-fools-text = King and Jester exchange their hands at once.
event-court-of-miracles = Court of Miracles
event-court-of-miracles-text = Everybody but the King draws with closed eyes, like the Jester.
event-delusions-of-grandeur = Delusions of Grandeur!
event-delusions-of-grandeur-text = The King sends { $least } cards or more to the workshops.
event-king-dagobert = King Dagobert’s Breeches
event-king-dagobert-text = The King lays one of his cards open.
event-masks-off = Masks off!
event-masks-off-text = Everybody but the King lays a card open.
event-cupid = Cupid
event-cupid-text = The Jester draws { $draws } cards and gives one.
event-blind-mans-buff = Blind Man’s Buff
event-blind-mans-buff-text = The Jester’s hand lies face down; only the card just drawn is seen.
event-day-ball = Day Ball
event-day-ball-text = Only cards that lie face up are drawn, covered or not. The Jester does as ever.
event-night-ball = Night Ball
event-night-ball-text = Only cards that lie face down are drawn, covered or not. The Jester does as ever.
event-caterpillar = The Caterpillar!
event-caterpillar-text = Gifts go to the left: as many as you got, and one more.

## Roles

role-unknown = unseen
offer-unknown = unseen
role-bounty-hunter = Bounty Hunter
role-bounty-hunter-text = After your draw, move a covered card face up beside the crowd. Void once the Smuggler is revealed.
role-smuggler = Smuggler
role-smuggler-text = You draw a card that is both forbidden and covered. Void once the Bounty Hunter is revealed.
role-jester = Jester
role-jester-text = You draw with closed eyes, whatever lies there.
role-spy = Spy
role-spy-text = At once: everybody but the King lays a card open.
role-paparazzi = Paparazzi
role-paparazzi-text = At once: the King lays a card open.
role-magician = Magician
role-magician-text = You may turn a card of a float face down on another float.
role-father-christmas = Father Christmas
role-father-christmas-text = You give { $count } cards, then draw { $count } available ones.
role-navvy = Navvy
role-navvy-text = After your draw you may draw a card that lay under the first.
role-vizier = Vizier
role-vizier-text = When hands are levelled, draw { $count } cards more. Void if the Thief is revealed.
role-thief = Thief
role-thief-text = You may draw a covered card that lies face up, of any age. Void once the Vizier is revealed.
role-seer = Seer
role-seer-text = All roles are revealed. With Jester or Magician among them you draw { $count } cards and give { $count }.

## The public, hints, phrases, places

reaction-yawns = The street sweeper is the only one who stays to the end.
reaction-doubts = Some clapped, or perhaps their hands were cold.
reaction-called-back = A pretty parade: keep the date free for next year.
reaction-ovation = Hats fly, windows open, and grandparents dance on the pavement.
reaction-world-peace = Old enemies share an umbrella, and it rains confetti for a week.
hint-left = Left
hint-right = Right
hint-up = Up
hint-down = Down
hint-stop = Stop
phrase-patience = Patience, better cards will come.
phrase-hurry = Time is running out.
phrase-new-float = Let us begin a new float.
phrase-few-floats = Better a few long floats.
phrase-mind-the-ages = Mind the ages on the backs.
phrase-well-done = Well done!
around-top-left = at the top left
around-top = at the top
around-top-right = at the top right
around-right = on the right
around-bottom-right = at the bottom right
around-bottom = at the bottom
around-bottom-left = at the bottom left
around-left = on the left

## The people of the crowd

person-unknown = unseen
person-child-rabbit-confetti = rabbit with confetti (child)
person-child-rabbit-lantern-candyfloss = rabbit with a lantern and candyfloss (child)
person-teen-rabbit-fireworks = rabbit with fireworks (teenager)
person-teen-rabbit-streamers = rabbit with streamers (teenager)
person-adult-rabbit-balloon = rabbit with a balloon (adult)
person-adult-rabbit-umbrella = rabbit with an umbrella (adult)
person-child-pirate-balloon = pirate with a balloon (child)
person-child-pirate-confetti = pirate with confetti (child)
person-teen-pirate-fireworks = pirate with fireworks (teenager)
person-teen-pirate-lantern-trumpet = pirate with a lantern and a trumpet (teenager)
person-adult-pirate-streamers = pirate with streamers (adult)
person-adult-pirate-tambourine = pirate with a tambourine (adult)
person-child-witch-balloon = witch with a balloon (child)
person-child-witch-streamers = witch with streamers (child)
person-teen-witch-lantern = witch with a lantern (teenager)
person-teen-witch-confetti = witch with confetti (teenager)
person-adult-witch-candyfloss = witch with candyfloss (adult)
person-adult-witch-tambourine-umbrella = witch with a tambourine and an umbrella (adult)
person-child-astronaut-confetti = astronaut with confetti (child)
person-child-astronaut-streamers-tambourine = astronaut with streamers and a tambourine (child)
person-teen-astronaut-lantern = astronaut with a lantern (teenager)
person-teen-astronaut-umbrella = astronaut with an umbrella (teenager)
person-adult-astronaut-balloon = astronaut with a balloon (adult)
person-adult-astronaut-trumpet = astronaut with a trumpet (adult)
person-child-dragon-balloon = dragon with a balloon (child)
person-child-dragon-umbrella = dragon with an umbrella (child)
person-teen-dragon-tambourine = dragon with a tambourine (teenager)
person-teen-dragon-confetti-candyfloss = dragon with confetti and candyfloss (teenager)
person-adult-dragon-fireworks = dragon with fireworks (adult)
person-adult-dragon-trumpet = dragon with a trumpet (adult)
person-child-harlequin-streamers = harlequin with streamers (child)
person-child-harlequin-trumpet = harlequin with a trumpet (child)
person-teen-harlequin-lantern = harlequin with a lantern (teenager)
person-teen-harlequin-umbrella = harlequin with an umbrella (teenager)
person-adult-harlequin-candyfloss = harlequin with candyfloss (adult)
person-adult-harlequin-fireworks-confetti = harlequin with fireworks and confetti (adult)
person-child-bee-candyfloss = bee with candyfloss (child)
person-child-bee-balloon-umbrella = bee with a balloon and an umbrella (child)
person-teen-bee-trumpet = bee with a trumpet (teenager)
person-teen-bee-tambourine = bee with a tambourine (teenager)
person-adult-bee-fireworks = bee with fireworks (adult)
person-adult-bee-confetti = bee with confetti (adult)
person-child-robot-lantern = robot with a lantern (child)
person-child-robot-tambourine = robot with a tambourine (child)
person-teen-robot-fireworks = robot with fireworks (teenager)
person-teen-robot-streamers-trumpet = robot with streamers and a trumpet (teenager)
person-adult-robot-umbrella = robot with an umbrella (adult)
person-adult-robot-candyfloss = robot with candyfloss (adult)
person-child-ghost-lantern = ghost with a lantern (child)
person-child-ghost-trumpet = ghost with a trumpet (child)
person-teen-ghost-tambourine = ghost with a tambourine (teenager)
person-teen-ghost-candyfloss = ghost with candyfloss (teenager)
person-adult-ghost-streamers = ghost with streamers (adult)
person-adult-ghost-balloon-fireworks = ghost with a balloon and fireworks (adult)

## The outline of the table

outline-round = Round { $round } of { $rounds }; { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} on the street so far
outline-king = King: { $player }
outline-jester = Jester: { $player }
outline-event = Event: { $event } { $text }
outline-past = Events before: { $events }
outline-decree = Forbidden now: { $age }
outline-over = The game is over. { $reaction }
outline-success = A success for everybody.
outline-failure = Not a success this time.
outline-crowd = The crowd: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
outline-closed = Your eyes are closed.
outline-finger = The finger, from the middle of the street: { $way }; hints left: { $hints }.
finger-left = { $mm } mm to the left
finger-right = { $mm } mm to the right
finger-up = { $mm } mm up
finger-down = { $mm } mm down
finger-middle = not moved
outline-free = Nothing on top: { $cards }
outline-covered = Covered, partly in sight: { $cards }
outline-buried = { $count ->
    [one] 1 card out of sight
   *[other] { $count } cards out of sight
}
outline-recalled = Out of sight, as you recall: { $cards }
outline-slot-up = { $slot } { $person }
outline-slot-down = { $slot } face down ({ $age })
outline-slot-known = { $slot } face down, as you recall: { $person }
outline-workshops = Workshops
outline-workshop = Workshop { $workshop }: { $cards }
outline-workshop-empty = Workshop { $workshop }: empty
outline-common = { $cards } (in common: { $features })
outline-open = { $cards } (anything fits)
outline-turned = { $person }, face down
outline-parade = Parade
outline-float = { $points ->
    [one] Float { $number }, 1 point: { $cards }
   *[other] Float { $number }, { $points } points: { $cards }
}
outline-no-float = No float has left yet.
outline-hand = Hand: { $cards }
outline-back = unseen ({ $age })
outline-in-row = { $place } face down ({ $age })
outline-shown = Lies open: { $person }
outline-role = Role: { $role }
outline-role-secret = Role: { $role } (not revealed)
outline-role-hidden = Has a role, not revealed
outline-offered = You may choose from: { $roles }
outline-offered-then = You chose from: { $roles }
outline-sealed = Has chosen a card to show
outline-chosen = You will show: { $person }
outline-sign-grow = Sign: let workshop { $workshop } grow
outline-sign-roll = Sign: let workshop { $workshop } leave
outline-sign-look = Sign: look at no. { $slot }
outline-sign-say = Sign: “{ $phrase }”
outline-recalls = You recall
outline-recall = { $person }: { $where }
outline-recall-hand = { $player }’s hand
outline-recall-slot = no. { $slot } in the crowd
outline-recall-heap = somewhere in the crowd
outline-guide = What things do
outline-guide-card = { $card }: { $text }
slot-text = { $slot }, { $what }
slot-back = face down ({ $age })
place-text = { $place } ({ $age })
spot-text = column { $column }, row { $line }

## The rules

rules-overview = In short
    .who = You are a street that prepares a carnival together: everybody shares one score, and you win or lose as one. In each round one of you is the King, who builds floats and may not say what he wants.
    .turn = The others take a card from the crowd on the table, within what the King’s decree allows, and give him one from their hand. Then the King sends cards to the workshops, where the cards of a float share a costume or an accessory. An event or the roles of the players bend these rules in every round.
    .points = Every float of three cards or more counts in the parade, and each further card is worth more than the one before: 3 points for three cards, 6 for four, 10 for five, 15 for six.
    .end = After four to six rounds, depending on the number of players, the parade is counted. It is a success from 45 points on.
    .synonyms = draw take pick / gift give / card person / jester fool / decree ban forbid

rule-1 = The game
rule-1-1 = You play together: in turn each of you is King for a round, and all share one score.
    .see = 2.6 8.1
rule-1-2 = There are two versions. In the Events version every round has an event; in the Roles version everybody but the King has a role.
    .see = 3.3 3.4 9.1 10.1
rule-1-3 = Where an event or the power of a role contradicts a rule, the event or the power holds.
    .see = 9.1 10.2
rule-1-4 = The parade is a success for all or for none: it succeeds if the public’s reaction is the third or better, which takes 45 points.
    .ours = yes
    .see = 8.3
rule-1-5 = Only the publisher’s play aid could be found, not the rulebook. What it does not say is ours and is marked so; the numbers we chose stand in the components file, row by row, and an owner of the box may play with a file of their own.
    .ours = yes

rule-2 = Setting up
rule-2-1 = Each of the 54 people of the crowd has a costume, one or two accessories and an age. There are 9 costumes, each 6 times, and 9 accessories, each 7 times. Children have no fireworks, teenagers no balloon, adults no lantern.
    .see = 2.7 6.2
rule-2-2 = Everybody is dealt a hand. With three players it has 4 cards and there are 6 rounds, with four 5 and 4, with five 3 and 5, with six 3 and 4.
    .ours = yes
    .see = 7.1
rule-2-3 = The rest of the crowd is thrown on the table one by one: any place, any turn, either side up, later cards on earlier ones.
    .ours = yes
    .see = 4.2 4.3
rule-2-4 = There are five workshops, all empty.
    .ours = yes
    .see = 6.2
rule-2-5 = In the Events version the ten events are shuffled and lie face down; in the Roles version the eleven roles are at hand.
    .see = 9.1 10.1
rule-2-6 = The first King is drawn by lot. After each round the crown goes to the player on his left.
    .ours = yes
    .see = 3.1
rule-2-7 = The back of a card shows the age of its person, wherever the card is: in the crowd, in a hand, or given away.
    .ours = yes
    .see = 3.8 11.1

rule-3 = The round
rule-3-1 = The players other than the King are the Carnavalists. They have their turns clockwise from his left; the King’s turn is the last.
    .see = 3.5 3.7 6.1
rule-3-2 = In the Events version the player on the King’s left is the Jester of the round.
    .see = 3.6 5.1
rule-3-3 = A round of the Events version: the King takes power, the event is revealed, the Jester has a turn, then the Carnavalists, then the King; then hands are levelled.
    .see = 5.1 6.1 7.1 9.1
rule-3-4 = A round of the Roles version: the King takes power, roles are chosen, the Carnavalists have their turns, then the King; then hands are levelled. Nobody is the Jester except by role.
    .see = 6.1 7.1 10.1 10.7
rule-3-5 = Before a Carnavalist draws, the King gives his decree: he forbids exactly one age. He may forbid the same age again. The decree holds for this draw.
    .ours = yes
    .see = 3.6 4.2
rule-3-6 = No decree is given for the Jester of the Events version, and none binds a Jester of either version.
    .see = 5.1 10.7
rule-3-7 = Having drawn, a Carnavalist gives the King one card of the hand; it may be the one just drawn.
    .see = 3.8 4.7
rule-3-8 = A gift is given face down and joins the King’s hand at once. Only giver and King know it; everybody sees the age on its back.
    .ours = yes
    .see = 2.7 11.1
rule-3-9 = Whoever finds no card to draw draws none, and still gives one; whoever finds one must draw. Whoever has no card to give gives none.
    .ours = yes
    .see = 3.7 4.2

rule-4 = The crowd
rule-4-1 = Taking a card moves nothing else in the crowd.
    .see = 4.2
rule-4-2 = A card is available if nothing lies on it and its age is not forbidden.
    .see = 3.5 4.3
rule-4-3 = A card lies on another, and covers it, if it is higher and they overlap by more than the rims of both, each one millimetre wide; what lies between the two does not matter.
    .ours = yes
    .see = 4.2 4.4
rule-4-4 = A covered card can be taken, where something allows it, only if a part of it is in sight. If there is none, none is taken.
    .see = 4.3 4.5
rule-4-5 = A card is partly in sight if at least 100 square millimetres of it are.
    .ours = yes
    .see = 4.4
rule-4-6 = A card thrown back lands anywhere in the zone of 600 by 450 millimetres, on top of the others, either side up.
    .ours = yes
    .see = 7.3
rule-4-7 = A usual draw takes one available card, face up or face down.
    .see = 4.2

rule-5 = The Jester’s blind draw
rule-5-1 = The Jester draws one card with closed eyes, available or not, then gives a card like everybody else.
    .see = 3.6 3.7 5.2
rule-5-2 = You agree before the game on how the Jester draws: aimed with an unsteady hand, at random, or guided by hints. Whoever has closed eyes sees an empty street instead of the crowd, and points at one of 300 spots.
    .ours = yes
    .see = 5.3 5.5 5.6
rule-5-3 = The hand is unsteady: the finger lands about the spot, by a spread of 60 millimetres in either direction.
    .ours = yes
    .see = 5.4
rule-5-4 = The card drawn is the topmost one under the finger, even if it shows but a sliver there; without one it is the nearest card, of equally near ones the topmost.
    .ours = yes
    .see = 4.3
rule-5-5 = If the draw is agreed to be random, the finger lands anywhere on the crowd and nobody points.
    .ours = yes
    .see = 5.2 5.4
rule-5-6 = If the draw is agreed to be guided, all others except the King then give hints in turn, clockwise from the Jester, eight in all: left, right, up or down moves the finger by 40 millimetres, not beyond the zone; stop ends it.
    .ours = yes
    .see = 5.2 5.4

rule-6 = The King’s turn
rule-6-1 = The King sends cards of his hand to the workshops, one by one and face up.
    .see = 6.2 6.4
rule-6-2 = The cards of a workshop make a float. All its face-up cards share one costume or one accessory; a shared age does not count.
    .ours = yes
    .see = 2.1 6.3 10.10
rule-6-3 = Any card may go to an empty workshop. What a float has in common follows from the face-up cards it has just then: a single one still leaves all its features open. Of several empty workshops only the first is offered.
    .ours = yes
    .see = 6.2
rule-6-4 = The King sends at least one card. He may stop earlier only if no card of his hand fits any workshop as they stand; he never has to let a float leave.
    .ours = yes
    .see = 6.3 6.5 9.4
rule-6-5 = At any moment of his turn the King may let a float of three cards or more leave for the parade. That frees the workshop, sends no card, and the float changes no more.
    .ours = yes
    .see = 8.1 8.2
rule-6-6 = The King may keep cards. Floats stay in their workshops from round to round; the King neither moves nor turns their cards.
    .ours = yes
    .see = 7.1 10.10

rule-7 = Levelling hands
rule-7-1 = After the King’s turn every hand is brought back to its size.
    .see = 2.2 7.2 7.3
rule-7-2 = This goes clockwise from the King, one player after the other. Whoever has too few cards takes some that nothing lies on, one by one; no decree and no ball matters here.
    .ours = yes
    .see = 3.5 4.3 9.9 9.10
rule-7-3 = Whoever has too many chooses the surplus and throws it back into the crowd.
    .see = 4.6
rule-7-4 = Before that, cards that lie open before players, and a row of face-down cards, go back into their hands.
    .ours = yes
    .see = 9.8 9.12
rule-7-5 = If the crowd has no card left, hands stay short.
    .ours = yes
    .see = 7.2
rule-7-6 = After the last round hands are not levelled: it could change nothing.
    .ours = yes
    .see = 8.1

rule-8 = The parade
rule-8-1 = After the last round every float of three cards or more joins the parade; shorter ones count for nothing.
    .example = Floats of 4, 3 and 2 cards are left in the workshops. The first two join the parade for 6 + 3 = 9 points; the third brings nothing.
    .ours = yes
    .see = 8.2
rule-8-2 = A float of n cards is worth half of n times (n − 1): 3 points for three cards, then 6, 10, 15, 21, 28 and so on. Face-down cards count as well.
    .example = Six rabbits on one float bring 6 × 5 / 2 = 15 points; on two floats of three they would bring only 3 + 3 = 6.
    .ours = yes
    .see = 8.3 10.10
rule-8-3 = The public takes the parade in one of five ways: up to 35 points, from 36, from 45, from 50, from 55.
    .example = Floats of 7, 6, 4 and 3 cards make 21 + 15 + 6 + 3 = 45 points: the third way, and a success.
    .see = 1.4

rule-9 = Events
rule-9-1 = One event is revealed in each round and holds for that round; no event comes twice.
    .see = 1.3 2.5
rule-9-2 = Feast of Fools: King and Jester exchange their whole hands at once. Both know both hands from then on.
    .see = 3.2
rule-9-3 = Court of Miracles: everybody but the King draws as a Jester, so there is no decree in this round.
    .see = 3.5 5.1
rule-9-4 = Delusions of Grandeur: the King sends at least five cards; he may stop earlier only as in 6.4.
    .ours = yes
    .see = 6.4
rule-9-5 = King Dagobert’s Breeches: the King chooses one of his cards and lays it open at once.
    .see = 9.12
rule-9-6 = Masks off: everybody but the King lays a card open at once; all choose together, then show.
    .ours = yes
    .see = 9.12
rule-9-7 = Cupid: the Jester draws two cards, both with closed eyes, sees the first before drawing the second, and gives one card.
    .see = 5.1
rule-9-8 = Blind Man’s Buff: the Jester’s hand is laid face down at once, in a row. The Jester chooses the order, which nobody else knows, sees only the card drawn from then on, and may give that one or any of the row, by its place.
    .ours = yes
    .see = 3.2 7.4
rule-9-9 = Day Ball: Carnavalists draw only cards that lie face up, covered or not. The decree holds; the Jester is not concerned.
    .see = 3.5 4.4
rule-9-10 = Night Ball: Carnavalists draw only cards that lie face down, covered or not. The decree holds; the Jester is not concerned.
    .see = 3.5 4.4
rule-9-11 = The Caterpillar: gifts go to the left neighbour instead of the King. The Jester gives one card, everybody else one more than received, any cards of the hand; so the King gets as many cards as ever, all from his right. Whoever has fewer gives all of them.
    .ours = yes
    .see = 3.7 3.8
rule-9-12 = Whoever lays a card open chooses it from their own hand. It stays before its owner until the end of the round, and may be given or sent like any other card of the hand.
    .see = 3.7 6.1 7.4

rule-10 = Roles
rule-10-1 = As many roles as there are players and one more are drawn at random. Clockwise from the King’s left each Carnavalist looks at those left, keeps one in secret and passes the others on. The two left over are not in play. The King has no role and sees none.
    .ours = yes
    .see = 2.5 10.2 10.16
rule-10-2 = A role is revealed in its owner’s turn, after the decree. The Spy and the Paparazzi are revealed and applied as soon as all have chosen, clockwise.
    .ours = yes
    .see = 3.5 10.8 10.9
rule-10-3 = The Bounty Hunter and the Smuggler are antagonists, and so are the Vizier and the Thief: when a power would be applied, it is void if the other role has been revealed by then, by whomever, and even if that one was void itself.
    .see = 10.5 10.6 10.13 10.14
rule-10-4 = A draw whose power is void or not used is a usual one, bound by the decree.
    .ours = yes
    .see = 3.5 4.7
rule-10-5 = Bounty Hunter: after the draw you must take a covered card, whatever its side and age, and lay it face up beside the crowd. It may be drawn like any other from then on, and is not thrown back. Without a covered card nothing happens.
    .see = 4.4 10.3 10.17
rule-10-6 = Smuggler: you draw a card that is both forbidden and covered. If there is none, you draw none.
    .see = 3.5 4.4 10.3
rule-10-7 = Jester: you draw with closed eyes, as the Jester of the Events version does.
    .see = 3.6 5.1
rule-10-8 = Spy: everybody but the King lays a card open at once.
    .see = 9.12 10.2
rule-10-9 = Paparazzi: the King lays a card open at once.
    .see = 9.12 10.2
rule-10-10 = Magician: on revealing it you may take a card of a float, face up or not, and turn it face down on another float that has a card, whatever its cards have in common. It counts like any card of that float and has no features of its own; what it was remains known to all.
    .ours = yes
    .see = 6.2 8.2
rule-10-11 = Father Christmas: you give two cards, then draw two available ones; this replaces draw and gift. Whoever holds fewer gives those.
    .ours = yes
    .see = 3.7 4.2
rule-10-12 = Navvy: after a usual draw you may draw a second card that the first one covered, of any age and side, if it is partly in sight by then. Cards that lay under it only through others do not count.
    .ours = yes
    .see = 4.3 4.5 4.7
rule-10-13 = Vizier: when hands are levelled you first level yours, then draw two more. You hold them through the next round; the surplus goes when that one is levelled. A Thief in play always voids it.
    .ours = yes
    .see = 7.1 7.3 10.3
rule-10-14 = Thief: you may draw a covered card that lies face up, of any age, instead of an available one.
    .see = 4.4 10.3
rule-10-15 = Seer: all roles are revealed. If the Jester or the Magician is among them, shown now or earlier, you draw two available cards and give two; else draw and gift are as usual. The others still act on their own turns.
    .see = 4.2 10.7 10.10
rule-10-16 = All roles return before the next round’s draft.
    .ours = yes
    .see = 10.1
rule-10-17 = Beside the crowd there are eight places for the Bounty Hunter’s card, at the sides and corners of all that lies there: it covers nothing there, and nothing covers it.
    .ours = yes
    .see = 4.3 10.5

rule-11 = Knowing and saying
rule-11-1 = Hands, roles not yet revealed and face-down cards are secret, except for the ages on their backs. Where a card lies in the crowd, and with which side up, is open to all.
    .see = 2.7 11.2
rule-11-2 = What you have seen you know: a card before it was covered, who took it, a gift you made. Where a seen card may have moved on unseen, you know the places it may be in.
    .ours = yes
    .see = 3.8
rule-11-3 = The King says nothing but his decrees.
    .see = 3.5 11.4
rule-11-4 = If signs are agreed on, each Carnavalist may make one after their own turn: point at a float to let it grow or leave, point at a card in sight, or say a ready phrase. Nothing is said of hands.
    .ours = yes
    .see = 3.1

## The board, drawn

board-street = The street
board-floats = Workshops
board-crowd = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
board-mark = { $points ->
    [0] No points
    [one] 1 point
   *[other] { $points } points
}, { $mark } for “{ $goal }”
board-no-parade = No float has left yet
board-cart = Float of workshop { $workshop }
board-joins = { $person }, could join workshop { $workshop }
board-of-others = Known of others
board-recalled-with = { $person }, with { $player } as you recall
board-point = The street is dark: point anywhere
board-carnavalist = Carnavalist
board-taking-free = Any card that nothing covers.
board-taking-day = Only face-up cards, covered or not.
board-taking-night = Only face-down cards, covered or not.
board-taking-smuggled = Only covered cards of the forbidden age.
board-taking-stolen = Free cards of other ages, or covered ones face up.
board-no-ban = No age is forbidden.
figure-cards = cards in hand
board-side-left = left
board-side-up = up
board-side-right = right
board-side-down = down
board-round = Round { $round } of { $rounds }
board-score = { $points ->
    [0] no points so far
    [one] { $points } point so far
   *[other] { $points } points so far
}
board-age-child = Children
board-age-teen = Teens
board-age-adult = Adults
board-age-open = { $age }: allowed
board-age-banned = { $age }: forbidden by royal decree
board-event = Event of the round: { $event }
board-role-open = Role: { $role }
board-role-secret = Your secret role: { $role }
board-role-hidden = Has a secret role
board-no-role = No role yet
board-king-has-no-role = The King has no role
board-recalled = Face down, but you remember: { $person }
board-back = Face down: { $age }
board-never-seen = A card that nobody has seen
board-lies-free = Nobody stands in front
board-lies-peeks = Somebody stands in front
board-lies-buried = Buried under others
board-banned = Forbidden now by royal decree: { $age }
board-fits = { $count ->
    [one] Fits float { $floats }
   *[other] Fits floats { $floats }
}
board-fits-none = Fits no float that has begun
board-looks = { $player } looks at this card
board-eyes-closed = Your eyes are closed: the street is dark
board-closed = { $player } has closed eyes
board-finger = The finger of { $player }; { $hints ->
    [one] one more hint
   *[other] { $hints } more hints
}
board-free = free
board-workshop = Workshop { $workshop }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
board-any-may-begin = Any card may begin a float here
board-common = In common: { $points }
board-worth = { $points ->
    [0] Too small for the parade yet
    [one] Worth { $points } point
   *[other] Worth { $points } points
}
board-on-float = { $person }, on the float of workshop { $workshop }
board-turned = { $person }, face down on the float of workshop { $workshop }
board-wants-grow = { $player } wants the float of workshop { $workshop } to grow
board-wants-roll = { $player } wants the float of workshop { $workshop } to leave
board-in-parade = { $person }, in the parade on float { $number }
board-paraded = Float { $number } of the parade, { $count } cards: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = Your hand
board-in-hand = { $person }, in your hand
board-row = Place { $place } of your row, face down: { $age }
board-shown = { $person }, shown by { $player }
board-shown-tag = shown
board-is-king = King
board-is-jester = Jester
board-cards = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-says = Says: { $phrase }
board-numbered = No. { $slot }. { $who }
board-around = Beside the crowd, { $around }
board-decree-child = By royal decree: no children!
board-decree-teen = By royal decree: no teens!
board-decree-adult = By royal decree: no adults!

# why a bot did what it did, where no search decides

thought-aim-aim = With closed eyes I know of no place where a card lies. From the middle my hand strays least from the crowd.
thought-hint-hint = I looked for the card that the floats want most among those the finger can still reach: “{ $move }” is the next step there, or the end of the way.
thought-sign-grow = This float is worth waiting for, as I see it.
thought-sign-roll = Nobody is left who could join this float, and the workshop is needed.
thought-sign-look = That card would go well with a float.
thought-sign-say = I thought it had to be said: { $move }
thought-sign-pass = There was nothing to point at that would have helped.
thought-choose-role-role = Of the roles I was offered, it is the one that usually brings the floats most.
thought-alone-draw = A partner pointed at that card, and no open card was worth more to a float.
thought-alone-refill = { thought-alone-draw }

## A first game

lesson-1 = You prepare a carnival together: you share one score, and win or lose as one. In each round one of you is King and builds floats from the people whom the others bring. { $player1 } reigns first, and the event of the round made the King show a card: a rabbit with confetti.
    Now take somebody from the crowd. The King has just decreed for you: no adults. And whoever lies under another card cannot be taken either. Take the ghost with candyfloss, which goes well with your bee.
lesson-2 = Then you give the King a card of your hand, face down. Only the two of you know which one it is; the others see no more than the age on its back. The King may not say a word about what to bring, so you have to guess.
    But that card lies open: confetti! Give the witch with confetti.
lesson-3 = Well guessed: four people with confetti are in workshop 1. The cards of a float share a costume or an accessory; an age is not enough. A harlequin with candyfloss waits in workshop 2. Then the crown went to { $player2 }, and you are the Jester of this round.
    Today’s event is “Masks off!”: everybody but the King shows a card. Show your bee with candyfloss.
lesson-4 = A Jester is bound by no decree, but draws with closed eyes. The street is dark, and you point at a spot; your hand is not steady, so the finger may land a little beside it. Whatever it touches is yours, covered or not.
    Point at column 12, row 5, a little above the middle of the crowd.
lesson-5 = What a catch: a dragon with confetti and candyfloss! It suits either float, and nobody but you knows it. It will be your turn to reign in the next round, so keep it.
    For { $player2 } you have the bee that lies open: it finds the harlequin in workshop 2. Give it away.
lesson-6 = Three tambourines are in workshop 3 now, and the crown is yours! { $player1 }, your Jester, has given you a rabbit with candyfloss. Next { $player2 } will draw, and you forbid an age first. That is all a King ever says, so make it count.
    You would like the astronaut with confetti, a child. Somebody stands on that card, but at a Day Ball covered cards may be drawn if they lie face up. Forbid adults.
lesson-7 = { $player2 } understood and has brought the astronaut. Now send cards of your hand to the workshops, one by one: at least one, and as many as you like.
    A long float is worth much more than two short ones: 3 points for three cards, 6 for four, 10 for five, 15 for six. Send the astronaut to the confetti in workshop 1.
lesson-8 = The dragon fits workshop 1 and workshop 2. With the candyfloss it would be the third card, for 3 points; with the confetti it is the sixth, for 5 more.
    Send the dragon to workshop 1.
lesson-9 = Six of the seven people with confetti on one float! In your turn a float of three or more may leave for the parade. It changes no more then, and its workshop is free for something new.
    Let the float of workshop 1 leave.
lesson-10 = There it rolls, and stays in sight with its 15 points. In workshop 2 a harlequin and a bee with candyfloss still lack a third.
    Send the ghost to workshop 2.
lesson-11 = Costumes make floats as well: you hold three rabbits, and whatever they carry does not matter then. There are five workshops, and the first free one is number 1 again.
    Send the three rabbits to workshop 1, one after the other.
lesson-12 = What would parade today is counted above: 24 points. At the end of round six it takes 45 for a success, and from 55 on the public will talk of nothing else.
    Your hand is empty. End your turn.
lesson-13 = Now all hands are levelled, and yours is filled up to four cards. No decree holds here: take any card that nothing covers, face up or face down.
    Take the robot and the astronaut with trumpets, the astronaut with an umbrella, and for luck the face-down adult that is lit.
lesson-done = A rabbit again: your float would welcome it. { $player1 } is King for the second time, the Feast of Fools has exchanged two hands, and three rounds are left to make of 24 points at least 45.
    Watch what is shown, remember what is given, and guess what the King is dreaming of. From here on nobody leads you: a merry carnival!

# The score pad

pad-float = Float { $number }, { $size } cards
goal-reaction-yawns = Yawns
goal-reaction-doubts = Doubts
goal-reaction-called-back = Asked again
goal-reaction-ovation = Ovation
goal-reaction-world-peace = World peace

# The box: sections, keys and choices of the components file

box-section-accessory = Accessories
box-section-blind-draw = Pointing blind
box-section-costume = Costumes
box-section-draft = Choosing roles
box-section-event = Events
box-section-float-score = Points of a float
box-section-king-turn = The King’s turn
box-section-person = The crowd
box-section-players = By number of players
box-section-reaction = Reactions of the public
box-section-role = Roles
box-section-success = A common success
box-section-table = Cards and street
box-section-talk = Signs to each other
box-section-workshops = Workshops
box-field-accessories = accessories
box-field-age = age
box-field-antagonist = antagonist
box-field-card-height = height of a card (tenths of a millimetre)
box-field-card-width = width of a card (tenths of a millimetre)
box-field-costume = costume
box-field-draws = cards drawn
box-field-fewest-sent = fewest cards sent
box-field-hand-size = cards in hand
box-field-hint-step = length of a hint (tenths of a millimetre)
box-field-hints = hints
box-field-inset = overlap that counts (tenths of a millimetre)
box-field-least = at least
box-field-least-in-sight = least area in sight (square millimetres)
box-field-more-than-players = roles more than players
box-field-never-on = never on
box-field-reaction = from which reaction
box-field-sigma = spread of a blind finger (tenths of a millimetre)
box-field-signs = signs
box-field-smallest-float = cards of the smallest float
box-field-zone-height = height of the street (tenths of a millimetre)
box-field-zone-width = width of the street (tenths of a millimetre)
