# 3 Ring Circus in English. First what the game is called, asks, offers, tells and refuses; then the
# names and texts of its pieces, the outline of the table, the rules, and what only the board says.

## The game

game-title = 3 Ring Circus
game-tagline = Fill three rings with artists, tour the north-east, and shine where the Barnum & Bailey Circus will pass.
game-billing = Hire artists, travel by rail and be seen in every region.
option-difficulty = Difficulty
    .about = How strong the Automatons are when you play alone.
option-difficulty-easy = Easy
    .about = Some of their cards set the Automatons back, and their artist actions bring them nothing at the end.
option-difficulty-medium = Medium
    .about = Extras marked easy or hard do not count, and each artist action brings the Automatons 1 point at the end.
option-difficulty-hard = Hard
    .about = More of their cards carry an extra, and each artist action brings the Automatons 2 points at the end.
option-start = Start of the B&B Circus
    .about = The metropolis that the B&B Circus starts from, which decides its direction, the order of the counts and what is closed off.
option-start-boston = Boston
    .about = The usual tour, anticlockwise, for any number of players.
option-start-new-york = New York
    .about = For up to three players, anticlockwise, without Boston; four players start from Boston.
option-start-chicago = Chicago
    .about = For three players without Boston, or for four, clockwise; fewer players start from Boston.
option-start-indianapolis = Indianapolis
    .about = For one or two players, clockwise, without Chicago and Boston; more players start from Boston.
option-start-washington-dc = Washington DC
    .about = For one or two players, clockwise, without Chicago and Indianapolis; more players start from Boston.

## What a step asks

ask-place-caravan = Place your caravan on a metropolis without one
    .help = Your tour starts there: { $locomotives } locomotives let you go as many steps.
ask-first-hire = { $stage ->
    [ring] Hire { $artist }: choose a ring
    [pay] Hire { $artist } for ring { $ring }: { $due } left to pay
   *[other] Hire your first artist: choose a card
}
    .help = { $stage ->
        [ring] The disc at each ring says what the artist costs there. Values ascend to the right.
        [pay] Choose money cards worth at least that, and none that is not needed.
       *[other] Then choose a ring, and what you pay with. You hold money worth { $money }.
    }
ask-act = { $stage ->
    [ring] Hire { $artist }: choose a ring
    [pay] Hire { $artist } for ring { $ring }: { $due } left to pay
    [train] { $backstage } moves you farther: where to?
    [slot] Show in { $space }: choose a slot
    [reward] Show in { $space }: tickets or points?
   *[other] Hire an artist, or move and give a show
}
    .help = { $stage ->
        [ring] The disc at each ring says what the artist costs there. Values ascend to the right.
        [pay] Choose money cards worth at least that, and none that is not needed.
        [train] No other backstage card can be played in this show.
        [slot] Your pedestals here: { $there }. A backstage card that is lit may add some.
        [reward] { $tickets ->
            [one] One ticket card
           *[other] { $tickets } ticket cards
        }, or { some-points }.
       *[other] You go up to { $locomotives } steps; towns with a tent are free. Cards you can hire are lit in your hand.
    }
ask-play-another = { $stage ->
    [ring] Hire { $artist }: choose a ring
    [pay] Hire { $artist } for ring { $ring }: { $due } left to pay
   *[other] You may hire another artist at once: choose a card
}
    .help = { $stage ->
        [ring] The disc at each ring says what the artist costs there. Values ascend to the right.
        [pay] Choose money cards worth at least that, and none that is not needed.
       *[other] The space you covered gives a second hire in this turn. You hold money worth { $money }.
    }
ask-swap = You may exchange two artists: choose the first
    .help = They stand in two rings, and both rings stay in order. Nothing is paid or gained.
ask-swap-with = With whom does { $first } change places?
    .help = This is the second artist of the exchange, from another ring than { $spot }.
ask-place-objective = Column { $column } is full: choose the objective you place
    .help = Only objectives on your board count at the end.
ask-take-ticket = { $count ->
    [one] Take a ticket card from the row or from the deck
   *[other] Take ticket cards from the row or the deck: { $count } more
}
    .help = Everybody sees what you take from the row; a card from the deck is secret.
ask-backstage = You may play a backstage card to end your show
    .help = One at most in a show, before the B&B Circus moves on.
ask-discard-down = { $over ->
    [one] Choose one more card to discard
   *[other] Choose { $over } more cards to discard
}
    .help = Nobody keeps more than { $most } cards at the end of a turn.

## What may be done

move-pass = Pass
move-pass-play-another = Hire nobody else
move-pass-swap = Exchange nobody
move-end = End the show
move-hire = Hire { $kind }
    .do = Hire this artist
move-ring = Put the card in ring { $ring }
    .do = Ring { $ring }
move-pay = Pay { $kind }
    .do = Pay with this card
move-swap = The artist in { $spot }
    .do = Choose this artist
move-place = Place { $objective }
    .do = Place this objective
move-go = Give a show in { $space }
    .do = Play { $space }
move-go-place-caravan = Place the caravan in { $space }
    .do = Start in { $space }
move-play = Play { $kind }
    .do = Play this card
move-slot = Take { $slot }
    .do = Take this slot
move-tickets = Take the ticket cards
move-points = Take the points
move-take = Take ticket card { $place } of the row
    .do = Take this ticket
move-deck = Take the top ticket card of the deck
    .do = Draw from the deck
move-discard = Discard { $kind }
    .do = Discard this card

## What happened

told-closes = The region of { $region } is closed off.
told-pawn-starts = The B&B Circus starts in { $space }.
told-city-loves = { $space } loves the { $family }.
told-city-wants = { $space } wants to see the { $wish }.
told-neutral-tent = A neutral tent stands in { $space }.
told-starts = { $seat } is the first player.
told-gets-tile = { $seat } gets the B&B tile.
told-automatons-get-tile = The Automatons get the B&B tile.
told-places-caravan = { $seat } places the caravan in { $space }.
told-hires = { $fee ->
    [0] { $seat } hires { $card } for ring { $ring }, free of charge.
   *[other] { $seat } hires { $card } for ring { $ring }; the fee is { $fee }.
}
told-pays = { $seat } pays with { $card }.
    .series = { $seat } pays with { $items }.
    .item = { $card }
told-pedestals-now = { $pedestals ->
    [one] { $seat } has 1 pedestal now.
   *[other] { $seat } has { $pedestals } pedestals now.
}
told-draws-money = { $seat } draws { $money }.
    .series = { $seat } draws { $items }.
    .item = { $money }
told-draws-ticket = { $seat } draws { $ticket }.
    .series = { $seat } draws { $items }.
    .item = { $ticket }
told-draws-objective = { $seat } draws { $objective }.
    .series = { $seat } draws { $items }.
    .item = { $objective }
told-nothing-to-draw = There is no card left for { $seat } to draw.
told-reshuffles-money = The discarded money cards are shuffled into a new deck.
told-reshuffles-tickets = The discarded ticket cards are shuffled into a new deck.
told-popcorn-points = Popcorn! { $seat } gains { some-points }.
told-swaps = { $seat } lets { $card } and { $other } change rings.
told-declines = { $seat } exchanges nobody.
told-hires-nobody = { $seat } hires nobody else.
told-fills-column = { $seat } has filled column { $column }.
told-column-points = The full column brings { $seat } { some-points }.
told-places-objective = { $seat } places { $objective }.
told-no-objective = { $seat } has no objective to place.
told-plays = { $seat } plays { $card }.
told-performs = { $seat } gives a show in { $space }.
told-takes-slot = { $seat } takes { $slot } in { $space }.
told-city-points = The show in { $space } brings { $seat } { some-points }.
told-metropolis-points = The show in { $space } brings { $seat } { some-points }.
told-bonus-points = { $seat } gains { some-points }.
told-takes-ticket = { $seat } takes { $card } from the row.
    .series = { $seat } takes { $items } from the row.
    .item = { $card }
told-passes = { $seat } can neither hire nor perform, and passes.
told-discards = { $seat } discards { $card }.
    .series = { $seat } discards { $items }.
    .item = { $card }
told-discards-objective = { $seat } discards { $objective }.
    .series = { $seat } discards { $items }.
    .item = { $objective }
told-shows-ticket = New in the row: { $card }.
    .series = New cards in the row: { $items }.
    .item = { $card }
told-pawn-moves = The B&B Circus moves on to { $space }.
told-pawn-arrives = The B&B Circus arrives in { $space } and waits there: the tile is turned to popcorn.
told-pawn-rests = The B&B Circus stays where it is.
told-region-scores = The region of { $region } is counted.
    .heads = { $region }
told-majority = { $tents ->
    [one] { $place }. { $seat }, 1 tent: { some-points-or-none }.
   *[other] { $place }. { $seat }, { $tents } tents: { some-points-or-none }.
}
told-neutral-majority = { $tents ->
    [one] { $place }. The neutral circus, 1 tent: points for nobody.
   *[other] { $place }. The neutral circus, { $tents } tents: points for nobody.
}
told-automatons-majority = { $tents ->
    [one] { $place }. The Automatons, 1 tent: { some-points }.
   *[other] { $place }. The Automatons, { $tents } tents: { some-points }.
}
told-token-shows = The Automatons turn up an artist token: { $family }.
told-automatons-stand = The Automatons place their caravan in { $space }.
told-automatons-turn = The Automatons turn up a card: { $automa }.
told-automatons-hire = The Automatons hire { $card }.
told-automatons-see-nobody = No ticket card is new to the Automatons: their card is spent.
told-automatons-redraw = No artist in the row is new to the Automatons: they shuffle the card back and turn up another.
told-leaves-row = Out of the row: { $card }.
told-marker = The Automatons’ { $symbol } marker moves to { $count }.
told-automatons-go = The Automatons give a show in { $space }.
told-automatons-take-slot = The Automatons take { $slot } in { $space }.
told-automatons-points = The Automatons gain { some-points }.
told-automatons-idle = The Automatons find no place for a show.
told-monkey-takes-over = The mechanical monkey takes over from the fortune teller.
told-automatons-reshuffle = The Automatons’ cards are shuffled anew.
told-final-count = The B&B Circus is back where it started: the final count.
    .heads = Final count
told-corners = { $points ->
    [0] The corners of the ticket cards bring { $seat } nothing.
   *[other] The corners of the ticket cards bring { $seat } { some-points }.
}
told-effect = { $card } brings { $seat } { some-points }.
told-objective = { $points ->
    [0] { CAP($objective) } brings { $seat } nothing.
   *[other] { CAP($objective) } brings { $seat } { some-points }.
}
told-automatons-corners = { $points ->
    [0] The corners of their ticket cards bring the Automatons nothing.
   *[other] The corners of their ticket cards bring the Automatons { some-points }.
}
told-automatons-effect = { $card } brings the Automatons { some-points }.
told-automatons-bonus = { $count ->
    [one] 1 artist action brings the Automatons { some-points }.
   *[other] { $count } artist actions bring the Automatons { some-points }.
}
told-automatons-total = The Automatons end with { some-points-or-none }.
told-tie-broken = { $seat } wins the tie: more tents in the regions counted last.
told-tie-stands = The tie stands: the victory is shared.

## Why not

why-closed-off = { $space } lies in a region that is closed off.
why-action-done = You have already hired or performed in this turn.
why-first-turn = In your first turn you place your caravan, and then you hire an artist.
why-not-a-metropolis = { $space } is not a metropolis.
why-has-caravan = A caravan stands in { $space } already.
why-must-act = Only whoever can neither hire an artist nor give a show may pass.
why-already-planned = Your plan so far rules that out; take choices back to change it.
why-plan-order = A plan has an order: artist, ring, payment; or destination, slot, reward.
why-card-not-in-hand = Not in your hand: { $kind }.
why-circus-full = Your three rings are full.
why-same-value = Every ring with room has an artist of that value already.
why-too-dear = Your other money cards do not pay the fee in any ring that could take the artist.
why-ring-full = Ring { $ring } has five artists already.
why-ring-has-value = Ring { $ring } has an artist of that value already.
why-ring-too-dear = Your other money cards do not pay the fee in ring { $ring }.
why-pays-for-itself = The card you place does not pay its own fee.
why-already-paid = You are paying with { $kind } already.
why-not-needed = With that card you would pay more cards than the fee needs.
why-only-a-hire = This bonus is one more hire, not a show.
why-no-exchange = Artists change places only when a card has just covered an exchange space.
why-no-card-there = No artist stands there.
why-no-partner = Any exchange with { $card } would give a ring two artists of the same value.
why-exchange-begun = The first artist of the exchange is chosen: now choose the second.
why-same-ring = Both artists are in the same ring.
why-double-value = A ring would have two artists of the same value.
why-no-full-column = An objective is placed only when one of the first three columns has just become full.
why-objective-not-in-hand = That objective is not in your hand.
why-must-place = An objective must be placed.
why-too-far = { $space } is farther than you can go.
why-no-place-by-train = Even with { $kind }, and without a second backstage card, no show is within your reach.
why-where-you-are = Your caravan stands in { $space }: a show asks for a move to another space.
why-already-performed = You have given a show in { $space } already.
why-no-tents = You have no tent left.
why-town-taken = { $space } has had its show.
why-no-slot = No free slot in { $space } is within your pedestals, with or without a backstage card.
why-slot-taken = A tent stands on { $slot } already.
why-too-few-pedestals = You have too few pedestals for { $slot }.
why-no-slot-by-card = No free slot would be within your pedestals even with this card: { $kind }.
why-no-ticket-due = Ticket cards are taken when a show brings them, and none is due now.
why-empty-place = No card lies in that place of the row.
why-empty-deck = There is no ticket card left to draw.
why-no-star = The artist whom { $space } wants to see is not in your circus.
why-no-show-to-end = No show has just been given that could be ended.
why-not-in-a-show = Backstage cards are played only during a show.
why-one-card = This show has its one backstage card already.
why-second-card = Only a second backstage card would open a slot in { $space }, and a show has one at most.
why-before-moving = This card is played before you choose where to go: { $kind }.
why-before-the-slot = This card is played in a medium city, before the slot is chosen: { $kind }.
why-brings-nothing = By the older rules of this table a card that brings no pedestal is not played: { $kind }.
why-at-the-end = This card is played at the end of a show: { $kind }.
why-nothing-to-discard = Cards are discarded only at the end of a turn, down to ten.
why-already-discarded = You are discarding { $kind } already.
why-must-discard = You hold more than ten cards: discard down to ten.

## Families, symbols, small words

some-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
some-points-or-none = { $points ->
    [0] no points
   *[other] { some-points }
}
family-clown = clown
family-farm-animal = farm animal
family-magician = magician
family-rider = rider
family-beast = exotic beast
family-acrobat = acrobat
family-phenomenon = phenomenon
symbol-pedestal = pedestal
symbol-banknote = banknote
symbol-locomotive = locomotive
card-unknown = a card
money-unknown = a money card
    .many = money cards
ticket-unknown = a ticket card
    .many = ticket cards
objective-unknown = an objective
    .many = objectives

## The map

region-chicago = Chicago
region-indianapolis = Indianapolis
region-washington-dc = Washington DC
region-new-york = New York
region-boston = Boston
space-chicago = Chicago
space-detroit = Detroit
space-st-louis = St. Louis
space-sturgis = Sturgis
space-toledo = Toledo
space-south-bend = South Bend
space-jackson = Jackson
space-peoria = Peoria
space-danville = Danville
space-indianapolis = Indianapolis
space-cincinnati = Cincinnati
space-cleveland = Cleveland
space-sandusky = Sandusky
space-fort-wayne = Fort Wayne
space-lafayette = Lafayette
space-terre-haute = Terre Haute
space-columbus = Columbus
space-portsmouth = Portsmouth
space-washington-dc = Washington DC
space-pittsburgh = Pittsburgh
space-baltimore = Baltimore
space-connellsville = Connellsville
space-erie = Erie
space-wheeling = Wheeling
space-charleston = Charleston
space-staunton = Staunton
space-harrisburg = Harrisburg
space-new-york = New York
space-philadelphia = Philadelphia
space-buffalo = Buffalo
space-syracuse = Syracuse
space-albany = Albany
space-elmira = Elmira
space-scranton = Scranton
space-poughkeepsie = Poughkeepsie
space-trenton = Trenton
space-boston = Boston
space-providence = Providence
space-portland = Portland
space-natick = Natick
space-concord = Concord
space-rutland = Rutland
space-springfield = Springfield
space-hartford = Hartford
space-new-haven = New Haven
slot-1 = the slot for 1 pedestal
slot-2 = the slot for 3 pedestals
slot-3 = the slot for 5 pedestals
slot-4 = the slot for 7 pedestals
slot-5 = the slot for 9 pedestals
spot-1 = ring 1, column 1
spot-2 = ring 1, column 2
spot-3 = ring 1, column 3
spot-4 = ring 1, column 4
spot-5 = ring 1, column 5
spot-6 = ring 2, column 1
spot-7 = ring 2, column 2
spot-8 = ring 2, column 3
spot-9 = ring 2, column 4
spot-10 = ring 2, column 5
spot-11 = ring 3, column 1
spot-12 = ring 3, column 2
spot-13 = ring 3, column 3
spot-14 = ring 3, column 4
spot-15 = ring 3, column 5

## Cards

artist-penguin-or-sea-lion = penguin or sea lion
artist-juggler = juggler
artist-contortionist = contortionist
artist-fire-breather = fire breather
artist-tightrope-walker = tightrope walker
artist-bear = bear
artist-lion = lion
artist-unicyclist = unicyclist
artist-strongman = strongman
artist-knife-thrower = knife thrower
artist-trapeze-artist = trapeze artist
artist-elephant = elephant
card-clown-beast = Clown 1 (pedestals per beast)
card-clown-acrobat = Clown 1 (pedestals per acrobat)
card-clown-phenomenon = Clown 1 (pedestals per phenomenon)
card-farm-animal-beast = Farm animal 2 (pedestals per beast)
card-farm-animal-acrobat = Farm animal 2 (pedestals per acrobat)
card-farm-animal-phenomenon = Farm animal 2 (pedestals per phenomenon)
card-magician-beast = Magician 3 (pedestals per beast)
card-magician-acrobat = Magician 3 (pedestals per acrobat)
card-magician-phenomenon = Magician 3 (pedestals per phenomenon)
card-rider-beast = Rider 4 (pedestals per beast)
card-rider-acrobat = Rider 4 (pedestals per acrobat)
card-rider-phenomenon = Rider 4 (pedestals per phenomenon)
card-animal-keepers = Animal Keepers
card-orchestra = Orchestra
card-stagehands = Stagehands
card-bill-poster = Bill Poster
card-popcorn-machine = Popcorn Machine
card-reserve = Reserve
card-train = Train
card-ringmaster = Ringmaster
card-cleaning-crew = Cleaning Crew
card-ticket-05-banknote = Sea lion 5 (banknote)
card-ticket-05-locomotive = Sea lion 5 (locomotive)
card-ticket-05-pedestal = Sea lion 5 (pedestal)
card-ticket-06-banknote = Juggler 6 (banknote)
card-ticket-06-locomotive = Juggler 6 (locomotive)
card-ticket-06-pedestal = Juggler 6 (pedestal)
card-ticket-07-banknote = Contortionist 7 (banknote)
card-ticket-07-locomotive = Contortionist 7 (locomotive)
card-ticket-07-pedestal = Contortionist 7 (pedestal)
card-ticket-08-locomotive = Fire breather 8 (locomotive)
card-ticket-08-pedestal = Fire breather 8 (pedestal)
card-ticket-08-per-beast = Fire breather 8 (points per beast)
card-ticket-08-per-acrobat = Fire breather 8 (points per acrobat)
card-ticket-09-locomotive = Tightrope walker 9 (locomotive)
card-ticket-09-pedestal = Tightrope walker 9 (pedestal)
card-ticket-09-per-beast = Tightrope walker 9 (points per beast)
card-ticket-09-per-phenomenon = Tightrope walker 9 (points per phenomenon)
card-ticket-10-locomotive = Bear 10 (locomotive)
card-ticket-10-pedestal = Bear 10 (pedestal)
card-ticket-10-per-acrobat = Bear 10 (points per acrobat)
card-ticket-10-per-phenomenon = Bear 10 (points per phenomenon)
card-ticket-11-per-acrobat = Lion 11 (points per acrobat)
card-ticket-11-per-phenomenon = Lion 11 (points per phenomenon)
card-ticket-12-per-beast = Unicyclist 12 (points per beast)
card-ticket-12-per-phenomenon = Unicyclist 12 (points per phenomenon)
card-ticket-13-per-beast = Strongman 13 (points per beast)
card-ticket-13-per-acrobat = Strongman 13 (points per acrobat)
card-ticket-14-per-banknote = Knife thrower 14 (points per banknote)
card-ticket-14-per-phenomenon = Knife thrower 14 (points per phenomenon)
card-ticket-14-per-contortionist = Knife thrower 14 (points per contortionist)
card-ticket-15-per-locomotive = Trapeze artist 15 (points per locomotive)
card-ticket-15-per-acrobat = Trapeze artist 15 (points per acrobat)
card-ticket-15-per-juggler = Trapeze artist 15 (points per juggler)
card-ticket-16-per-pedestal = Elephant 16 (points per pedestal)
card-ticket-16-per-beast = Elephant 16 (points per beast)
card-ticket-16-per-penguin-or-sea-lion = Elephant 16 (points per sea lion)
objective-chicago = the Chicago objective
objective-indianapolis = the Indianapolis objective
objective-washington-dc = the Washington DC objective
objective-new-york = the New York objective
objective-boston = the Boston objective
objective-beast = the Menagerie objective
objective-acrobat = the Acrobats objective
objective-phenomenon = the Phenomena objective
objective-metropolises = the Metropolises objective
objective-medium-pairs = the Twin Cities objective
objective-pedestals = the Pedestals objective
objective-artists = the Big Troupe objective
wish-5 = sea lion 5
wish-6 = juggler 6
wish-7 = contortionist 7
wish-8 = fire breather 8
wish-9 = tightrope walker 9
wish-10 = bear 10
wish-11 = lion 11
wish-12 = unicyclist 12
wish-13 = strongman 13
wish-14 = knife thrower 14
wish-15 = trapeze artist 15
wish-16 = elephant 16
automa-reveal = reveal an artist token
automa-hire-beast = hire, beasts first
automa-hire-acrobat = hire, acrobats first
automa-hire-phenomenon = hire, phenomena first
automa-show-pedestals = a show with more pedestals
automa-show-movement = a show after a longer move
automa-show-points = a show for more points

## What cards do

card-text-artist = Value { $value }, { $family }. { $pedestals ->
    [one] 1 pedestal
   *[other] { $pedestals } pedestals
}, and 1 more for each { $per } that performs after it in its ring.
card-text-backstage = Worth { $value } as money; or once, during a show: { $effect }
card-text-ticket = Value { $value }, { $family }; { some-points } in the corner. { $effect }
effect-symbol = Shows a { $per }.
effect-per-before = At the end { some-points } for each { $per } before it in its ring.
effect-per-all-family = At the end { some-points } for each { $per } in the circus, itself included.
effect-per-all-name = At the end { some-points } for each { $per } in the circus.
effect-per-all-symbol = At the end { some-points } for each { $per } in sight in the circus.
effect-per-all-marker = At the end { some-points } for each pedestal of the marker.
effect-temporary-pedestals = { $amount ->
    [one] 1 temporary pedestal
   *[other] { $amount } temporary pedestals
} in a medium city.
effect-temporary-pedestals-per-artist = { $amount ->
    [one] 1 temporary pedestal
   *[other] { $amount } temporary pedestals
} for each { $per } in the circus, in a medium city.
effect-points = { $amount ->
    [one] 1 point at once.
   *[other] { $amount } points at once.
}
effect-take-ticket-from-display-or-deck = at the end of the show, { $amount ->
    [one] a ticket card
   *[other] { $amount } ticket cards
} from the row or from the deck.
effect-extra-movement = { $amount ->
    [one] 1 more step
   *[other] { $amount } more steps
} before the show.
effect-draw-money = at the end of the show, { $amount ->
    [one] 1 more money card.
   *[other] { $amount } more money cards.
}
effect-bb-pawn-stays = the B&B Circus does not move after this show.
objective-text = { $goal } { $a }, { $b } or { $c } bring { $x }, { $y } or { $z } points.
goal-tents = Tents in the region of { $of }:
goal-values = Different values of this family in the circus, { $of }:
goal-metropolises = Shows in metropolises:
goal-pairs = Regions with shows in both medium cities:
goal-pedestals = Pedestals:
goal-artists = Artists in the circus:
wish-text = Wants the { $wish } for { $star } points; { $before } more with this family before it in its ring, { $left }; { $after } more with this one after it, { $right }.
slot-text-both = { $tickets ->
    [one] 1 ticket card
   *[other] { $tickets } ticket cards
} or { some-points }
slot-text-tickets = { $tickets ->
    [one] 1 ticket card
   *[other] { $tickets } ticket cards
}
slot-text-points = { some-points }
spot-none = nothing
spot-symbol = a { $symbol } until it is covered
spot-money = draw a money card
spot-ticket = draw a ticket card
spot-objective = draw an objective
spot-play = play another card
spot-swap = exchange two cards
spot-popcorn = popcorn: { some-points }
column-text-objective = place an objective
column-text-points = { some-points }
automa-text-reveal = Artist action: the next artist token is turned up, and the pedestals rise by 1.
automa-text-hire = Artist action: a ticket card of the row joins the Automatons; after a wanted star they prefer this family, { $family }.
automa-text-show = Show: the Automatons move and perform.
automa-text-marker = { $text } The { $symbol } marker moves by { $delta }{ $mode ->
    [always] .
    [easy] , in the easy game only.
   *[hard] , in the hard game only.
}
automa-text-extra = { $text } { $extra ->
    [pedestals] Temporary pedestals: { $amount }
    [movement] More steps: { $amount }
   *[points] Points: { $amount }
}{ $mode ->
    [always] .
    [easy] , in the easy game only.
   *[hard] , in the hard game only.
}

## The table in words

outline-pawn = The B&B Circus is in { $space }. Road ahead: { $road }.
outline-pawn-waits = The B&B Circus waits in { $space } for the count of the region.
outline-order = Regions still to be counted, in this order: { $regions }.
outline-tile = The B&B tile: { $player }, { $side ->
    [popcorn] popcorn side up.
   *[troupe] troupe side up.
}
outline-over = The game is over.
outline-winners = Winner: { $players }.
outline-automatons = The Automatons
outline-of-automatons = the Automatons
outline-neutral = neutral
outline-region = Region of { $region }
outline-scored = Counted.
outline-rank = { $place }. { $player }: { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
}, now worth { some-points-or-none }.
outline-rank-past = { $place }. { $player }: { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
}.
outline-metropolis = { $space }, metropolis. { $wish } Tents: { $tents }.
outline-medium = { $space }, medium city, loves the { $family }. Slots: { $slots }.
outline-slot = for { $pedestals ->
    [one] 1 pedestal
   *[other] { $pedestals } pedestals
} ({ $reward }): { $tent }
outline-free = free
outline-towns-free = Towns without a tent: { $towns }.
outline-town-tents = Towns with a tent: { $towns }.
outline-town = { $space } ({ $player })
outline-cards = The cards
outline-row = Ticket card { $place } of the row: { $card }.
outline-row-empty = Place { $place } of the row is empty until the end of the turn.
outline-decks = Cards in the decks: money { $money }, tickets { $tickets }, objectives { $objectives }.
outline-discards = Discarded { $deck ->
    [money] money cards
   *[tickets] ticket cards
}: { $cards }.
outline-points = Points: { $points }.
outline-caravan = Caravan in { $space }.
outline-no-caravan = The caravan is not on the map yet.
outline-symbols = Pedestals { $pedestals }, banknotes { $banknotes }, locomotives { $locomotives }.
outline-tents = Tents left: { $count }.
outline-ring = Ring { $ring }: { $cards }.
outline-no-cards = no artist
outline-next-space = Next space of ring { $ring }: { $spot }.
outline-placed = Placed: { $objective }, { $count } so far, { some-points-or-none }.
outline-hand = Hand
outline-none = none
outline-hand-money = Money cards: { $cards }.
outline-hand-tickets = Ticket cards: { $cards }.
outline-hand-objectives = Objective cards: { $cards }.
outline-unseen = { $count ->
    [one] 1 unseen
   *[other] { $count } unseen
}
outline-many = { $count } × { $thing }
outline-fee = Fee of { $card }: { $fees }.
outline-fee-ring = { $fee } in ring { $ring }
outline-chosen = Chosen: { $choice }.
outline-artists = Artists: { $cards }.
outline-tokens = Artist tokens: { $tokens }.
outline-tokens-hidden = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
outline-deck-fortune = The fortune teller’s deck: { $count }.
outline-deck-monkey = The mechanical monkey’s deck: { $count }.
outline-last-card = Turned up last: { $card }.
outline-artist-cards = Artist actions so far: { $count }.
outline-guide = What the cards do
outline-explained = { CAP($thing) }: { $text }

## The rules

rules-overview =
    .who = Each of you runs a small circus of three rings and tours the north-east of the United States by caravan, while the great Barnum & Bailey Circus (B&B) travels round it. Whoever has gained the most points of renown at the end wins.
    .turn = A turn is one of two things. Either you hire an artist: a card of your hand joins a ring, and money cards pay its fee. Or you give a show: your caravan moves to a town, which pays money, to a medium city, which pays ticket cards or points if you have enough pedestals, or to a metropolis, which pays many points if you have the star it wants to see.
    .points = Points come from shows in medium cities and metropolises, from popcorn and full columns, and from tents whenever a region is counted. At the end the ticket cards in your rings and your placed objectives bring more.
    .end = After every show the B&B Circus makes a step; in each metropolis it waits until the region has been counted. When it is back where it started and that region has been counted as well, the game is over.
    .synonyms = artist performer star / tent show perform / fee cost price wage / caravan travel move / town village / metropolis capital city / majority region tents / backstage event

rule-1 = The table
rule-1-1 = Everybody runs a circus of three rings, tours the towns of the north-east and gains points of renown. Whoever has the most at the end wins.
    .see = 3.1 11.6
rule-1-2 = Hands and decks are secret, but not how many cards of each sort a hand holds. Whatever is paid, played or discarded lies face up.
    .ours = yes
    .see = 1.3
rule-1-3 = Everybody remembers which ticket cards were taken from the open row. Of several equal cards in a hand, one that the others know of is used first.
    .ours = yes
    .see = 7.7
rule-1-4 = When the money deck or the ticket deck is empty and a card is needed, its discards are shuffled into a new one. Objectives are never reshuffled.
    .see = 1.5
rule-1-5 = If there are no discards either, fewer cards are drawn.
    .ours = yes
    .see = 1.4

rule-2 = Set-up
rule-2-1 = The map has five regions, each with six towns, two medium cities and a metropolis. Four players use all of it. For three, Chicago or Boston is closed off; for two, Chicago and either Boston or Indianapolis. What is closed off does not exist.
    .see = 2.2 2.6
rule-2-2 = The objectives of closed regions are put away.
    .see = 2.1 11.5
rule-2-3 = The three decks are shuffled, and five ticket cards are laid out in a row, face up.
    .see = 7.7
rule-2-4 = Every open region gets a medium city token with either face up: it shows the artists that its two medium cities love.
    .see = 7.5
rule-2-5 = Every open metropolis gets a metropolis card: the artist its public wants to see.
    .see = 7.8
rule-2-6 = The B&B Circus starts in Boston and travels anticlockwise; when Boston is closed off, it starts in New York.
    .see = 2.10 9.1
rule-2-7 = Everybody gets twelve tents, an objective, a ticket card and four money cards; the pedestal marker stands at 1.
    .see = 4.4 5.4 7.1
rule-2-8 = The first player is drawn by lot, where the rulebook asks who was last at a circus; play goes clockwise. The last player gets the B&B tile, troupe side up.
    .ours = yes
    .see = 9.2 9.3
rule-2-9 = With two players each open region gets two neutral tents: one on the rightmost place of its metropolis card, one in a town: Natick, Syracuse, Connellsville or Sandusky.
    .see = 7.11 9.9
rule-2-10 = The start of the B&B Circus: Boston, or another metropolis that the number of players allows. For four: Chicago, clockwise. For three, without Boston: New York, anticlockwise, or Chicago, clockwise. For two, without Chicago and Indianapolis: Washington DC, clockwise; without Chicago and Boston: New York, anticlockwise, or Indianapolis, clockwise.
    .see = 2.1 2.6
rule-2-11 = Where a number of players has no such start, the B&B Circus starts in Boston.
    .ours = yes
    .see = 2.6 2.10

rule-3 = A turn
rule-3-1 = In your turn you either hire an artist or give a show.
    .see = 4.1 6.1 7.1
rule-3-2 = In your first turn you place your caravan in a metropolis without one, the B&B Circus counting as one; then you must hire an artist.
    .see = 4.1 6.4
rule-3-3 = Whoever can neither hire nor perform passes; nobody else may.
    .ours = yes
    .see = 3.4 4.1 7.1
rule-3-4 = When all have passed in a row, the B&B Circus makes one step, unless it waits for a count.
    .ours = yes
    .see = 9.1 9.2
rule-3-5 = An action is a plan: card, ring and payment, or destination, backstage card, slot and reward. It is kept secret, and may be changed, until its last choice is made; then all of it is done at once.
    .ours = yes
    .see = 4.1 7.1

rule-4 = Hiring an artist
rule-4-1 = An artist of your hand joins one of your three rings. A ring has room for five; backstage cards and objectives are no artists.
    .see = 4.2 4.3 4.7
rule-4-2 = In a ring values rise strictly from left to right: a new card pushes those of higher value one space to the right. Two cards of one value never share a ring.
    .see = 4.1 4.12
rule-4-3 = The fee of an artist is the card’s value, less the highest value already in its ring, and never below 0.
    .example = In a ring whose highest artist is a rider 4, a juggler 6 costs 6 less 4, so 2; a magician 3 costs nothing.
    .see = 4.4
rule-4-4 = You pay with money cards of your hand, backstage cards included, for at least the fee. No change is given. The card you place does not pay for itself, and ticket cards never pay.
    .example = For a fee of 6 you may pay a backstage card worth 5 and a farm animal 2. The 1 too much is lost.
    .see = 4.5 4.6
rule-4-5 = No card may be paid that is not needed: without any one of them the rest must be less than the fee.
    .ours = yes
    .see = 4.4
rule-4-6 = Where only one card can be paid next, or all that are left must be, they are paid at once.
    .ours = yes
    .see = 4.4
rule-4-7 = Every card covers one more space of its ring, the next on the right, even if it goes further left itself. The bonus of that space is gained now, and only once.
    .see = 4.8 4.9 4.10 4.12
rule-4-8 = A money card, ticket card or objective of a bonus is drawn from the top of its deck.
    .see = 1.4 4.7
rule-4-9 = Popcorn brings its points at once.
    .example = A card covers popcorn with a 3: you gain 3 points now, and never again for this space.
    .see = 4.7
rule-4-10 = “Play another card” lets you hire one more artist at once, for its fee, or leave it.
    .see = 4.11 4.17
rule-4-11 = You are asked even if you could hire nobody, unless anybody can see that you cannot: not being asked would tell your hand.
    .ours = yes
    .see = 1.2 4.10
rule-4-12 = “Exchange” lets two cards of two rings change places, free of charge. Both rings stay in order without doubles; no bonus is gained.
    .see = 4.2 4.13
rule-4-13 = First you pay and place the card, then pedestals are counted anew, then comes the bonus of the space, and last that of a column.
    .ours = yes
    .see = 4.7 4.14 5.3
rule-4-14 = When one of the first three columns is full, with a card in every ring, you must place an objective of your hand on your board.
    .see = 4.16 11.5
rule-4-15 = A full fourth or fifth column brings 5 points.
    .example = Rings 1 and 2 have four artists each. When the fourth one joins ring 3, column 4 is full, and you gain 5 points.
    .see = 4.14
rule-4-16 = Without an objective in hand nothing is placed, and the column brings nothing.
    .ours = yes
    .see = 4.14
rule-4-17 = A hire by “Play another card” follows all the rules of hiring and has bonuses of its own; another such bonus may follow.
    .ours = yes
    .see = 4.1 4.10

rule-5 = Symbols
rule-5-1 = What counts are the symbols in sight: printed ones until a card covers them, and those that cards show as their effect.
    .see = 4.7 5.4
rule-5-2 = An artist of the money deck brings a pedestal, and one more for each artist of the family on the card that performs after it in its ring.
    .example = A clown whose card shows acrobats performs before a juggler 6 and a unicyclist 12 in its ring: it brings 1 pedestal and 2 more, so 3.
    .see = 5.3
rule-5-3 = After every change the pedestals are counted anew; the marker stands between 0 and 10.
    .ours = yes
    .see = 5.2 7.4
rule-5-4 = A circus begins with 1 pedestal, 1 banknote and 6 locomotives.
    .see = 5.1 5.5 6.1 7.12
rule-5-5 = Three of the locomotives are printed beside the spaces, and no card covers them.
    .ours = yes
    .see = 5.4

rule-6 = Moving
rule-6-1 = Before a show you move along the roads to another space, as many steps as you have locomotives, or fewer.
    .see = 6.2 6.3 6.5 8.2
rule-6-2 = Towns with a tent, whoever’s it is, must be skipped: they count no step, and nobody stops there.
    .see = 6.1 7.2
rule-6-3 = Spaces with a caravan may be skipped, too, or counted; you may stop there. The space where you stop always counts.
    .see = 6.1 6.4
rule-6-4 = The B&B Circus counts as a caravan here.
    .ours = yes
    .see = 6.3
rule-6-5 = A move ends only where you can give a show.
    .see = 7.2 7.4 7.8
rule-6-6 = The space you start from is never where you stop.
    .see = 6.1

rule-7 = Shows
rule-7-1 = Every show puts one of your tents on the map. You perform only once in each space, and not at all without a tent.
    .see = 6.5 7.2 7.4 7.8
rule-7-2 = A town sees one show in the whole game. The B&B Circus does not prevent it.
    .see = 7.3
rule-7-3 = A town pays one money card, and one more for each neighbouring town without a tent; cities do not count.
    .example = A town has three neighbouring towns, and one of them has a tent: a show there pays 1 + 2 = 3 money cards.
    .see = 7.12 7.13
rule-7-4 = In a medium city you take a free slot that asks for no more pedestals than you have, temporary ones included; not necessarily the highest. With no such slot you cannot perform there.
    .see = 7.5 7.6 8.3 8.4
rule-7-5 = An artist that the city loves, anywhere in your circus, adds 2 temporary pedestals, once.
    .example = Your marker stands at 4, and Buffalo loves the rider, whom you have: 4 + 2 = 6 pedestals, enough for the slot for 5.
    .see = 2.4 7.4
rule-7-6 = The slot pays its ticket cards or its points, as you choose.
    .example = The slot for 7 pedestals pays 3 ticket cards or 5 points.
    .see = 7.7
rule-7-7 = Each ticket card comes from the row or from the deck, as you choose. The row is filled up only at the end of the turn.
    .see = 7.14 10.2
rule-7-8 = In a metropolis you perform only with the artist its public wants to see, and gain 6 points.
    .see = 7.9 7.10 7.11
rule-7-9 = An artist of the left family before it in its ring brings 4 more points, one of the right family after it 5 more; anywhere before or after, each only once.
    .ours = yes
    .example = The star is a unicyclist 12, with a beast on the left of the metropolis card and a phenomenon on the right. A sea lion 5 stands before it, and no phenomenon after it: 6 + 4 = 10 points, and those of the place on the card.
    .see = 7.8 7.10
rule-7-10 = If several rings have that artist, the best of them counts.
    .ours = yes
    .see = 7.9
rule-7-11 = Your tent goes on the leftmost free place of the metropolis card: the first brings 3 more points, the second 1.
    .example = Your star alone brings 6 points. You are the second to perform there: 6 + 1 = 7 points.
    .see = 7.8 9.5
rule-7-12 = After every show you draw a money card for each of your banknotes.
    .example = Two banknotes are in sight: after a show in a metropolis you draw 2 money cards.
    .see = 5.1
rule-7-13 = Neighbouring towns are joined by one road, across a border of regions too.
    .ours = yes
    .see = 7.3
rule-7-14 = Ticket cards are taken one by one: a card from the deck is seen before the next is chosen.
    .ours = yes
    .see = 7.7

rule-8 = Backstage cards
rule-8-1 = In each show you may play one backstage card for its effect, before the B&B Circus moves; then it is discarded.
    .see = 8.2 8.3 8.5
rule-8-2 = The train is played before you move, and lets you go 3 steps further.
    .see = 6.1
rule-8-3 = Animal keepers, orchestra and stagehands bring a temporary pedestal for each exotic beast, acrobat or phenomenon in your circus; the bill poster brings two. They are played in medium cities only, before the slot is chosen, even if they bring none.
    .see = 7.4 8.4
rule-8-4 = You may go to a medium city whose free slots only such a card makes possible; then it must be played.
    .ours = yes
    .see = 7.4 8.3
rule-8-5 = After the banknotes come the others: the popcorn machine for 2 points, the reserve for a ticket card, the ringmaster for 2 money cards, and the cleaning crew, which keeps the B&B Circus where it is. A card drawn during this show may be played.
    .ours = yes
    .example = After a show in a town you play the popcorn machine: 2 points, and no other backstage card in this show.
    .see = 7.12 8.6 9.1
rule-8-6 = You are asked after every show as long as such a card might be in your hand: not being asked would tell that none is.
    .ours = yes
    .see = 1.2 8.5

rule-9 = The B&B Circus
rule-9-1 = After every show the B&B Circus makes one step along the outer road, past towns with a tent.
    .see = 8.5 9.2
rule-9-2 = In a metropolis it stops, and the tile is turned popcorn side up. It does not move again before the region has been counted.
    .see = 9.3
rule-9-3 = At the end of the turn of whoever holds the turned tile, that region is counted. Then the tile is turned back and passed to the right.
    .see = 9.2 9.4 10.3
rule-9-4 = The player with the most tents in the region gains 10 points, the second 6, the third 3; without a tent there nobody gains any.
    .example = Anna has 4 tents in the region, Bob 2 and Chloé 1: they gain 10, 6 and 3 points. Dave has none there and gains nothing.
    .see = 9.5 9.9
rule-9-5 = Of those who tie, whoever stands furthest left on the metropolis card is ahead.
    .example = Anna and Bob have 3 tents each. Bob’s stands on the second place of the metropolis card and Anna has none there: Bob gains 10 points, Anna 6.
    .see = 7.11 9.6
rule-9-6 = If none of them stands there, the highest slot in a medium city of the region decides.
    .see = 7.4 9.7 9.11
rule-9-7 = If none of them stands there either, the town closest to the metropolis decides; then, of equally close ones, that which comes first clockwise on the outer road.
    .see = 9.8 9.10
rule-9-8 = Towns off the outer road come after those on it; at last the turn order decides.
    .ours = yes
    .see = 9.7
rule-9-9 = Neutral tents are counted as if a third player had pitched them.
    .see = 2.9 9.12
rule-9-10 = The distance of towns is counted along the roads, with nothing skipped.
    .ours = yes
    .see = 9.7
rule-9-11 = If the highest slots of those who tie are equal, the slots in the other medium city decide.
    .ours = yes
    .see = 9.6
rule-9-12 = Neutral tents take part in ties like those of a player; the points of their place go to nobody.
    .ours = yes
    .see = 9.5 9.9

rule-10 = The end of a turn
rule-10-1 = At the end of a turn, whoever has more than ten cards in hand discards down to ten.
    .see = 10.4
rule-10-2 = Empty places of the row are filled from the ticket deck.
    .see = 1.4 7.7
rule-10-3 = First come the hand and the row, then the count of a region.
    .ours = yes
    .see = 9.3 10.1 10.2
rule-10-4 = Cards of all sorts count together, and whoever discards chooses which.
    .ours = yes
    .see = 10.1

rule-11 = The end of the game
rule-11-1 = When the B&B Circus is back at its start and that region has been counted, the game ends with the final count.
    .see = 9.3 11.2 11.5 11.6
rule-11-2 = Every ticket card in a circus brings the points in its corner; cards in hand bring nothing.
    .example = Two ticket cards with 1 in the corner and one with 3 bring 1 + 1 + 3 = 5 points.
    .see = 11.3 11.4
rule-11-3 = Some bring points for each artist of a family before them in their ring.
    .example = A strongman 13 brings 2 points for each acrobat before it. After a juggler 6 and a unicyclist 12 it brings 4 points.
    .see = 11.2
rule-11-4 = The highest ones bring points for something in the whole circus: a family, themselves included; an artist by name; symbols in sight; or the pedestals of the marker.
    .example = An elephant 16 brings 2 points for each beast. With a bear 10 and a sea lion 5 in other rings that is 3 beasts, itself included: 6 points.
    .see = 5.1 11.2
rule-11-5 = A placed objective brings 5, 7 or 10 points for the best step reached: tents in a region 2, 3, 4; different values of a family 2, 3, 4; metropolises 1, 2, 3; regions with both medium cities 1, 2, 3; pedestals 6, 8, 10; artists 10, 11, 12.
    .example = The Boston objective is placed, and you have 3 tents in its region: 7 points. In your hand it would bring none.
    .see = 4.14
rule-11-6 = The most points win. Of those who tie, the one with more tents in the region counted last is ahead; then in the one before, and so on.
    .example = Anna and Bob both end with 95 points. In the region counted last Anna has 2 tents and Bob 1: Anna wins.
    .see = 9.3 11.7
rule-11-7 = Whoever is equal even then shares the victory.
    .ours = yes
    .see = 11.6

rule-12 = Playing alone
rule-12-1 = You play against the Automaton Show, on the map for two with its neutral tents. The Automatons start with 2 pedestals and 6 locomotives; their four artist tokens are shuffled face down.
    .see = 2.1 2.9 12.3 12.5
rule-12-2 = The Automatons, when you play alone: easy, medium or hard. Extras of their cards that are marked easy or hard count only then.
    .see = 12.20 12.23
rule-12-3 = The Automatons begin: in their first turn they turn up the first artist token, which brings a pedestal like every token, and stand in the first metropolis that will be counted.
    .ours = yes
    .see = 12.5
rule-12-4 = In every other turn they turn up one card: of the fortune teller until the first region is counted, of the mechanical monkey from then on.
    .see = 12.5 12.6 12.14
rule-12-5 = An artist action may turn up the next artist token and raise the pedestals by one.
    .see = 12.3 12.28
rule-12-6 = Or it hires from the row. First choice is an artist wanted by a metropolis whose region is not counted yet, that of the next count first.
    .ours = yes
    .see = 12.7 12.8 12.9 12.10
rule-12-7 = Without one, they prefer the family on their card.
    .see = 12.6 12.8
rule-12-8 = Among several of these they take the highest value; without that family, the highest of all.
    .ours = yes
    .see = 12.7 12.9
rule-12-9 = Among equal ones they take the leftmost.
    .see = 12.8
rule-12-10 = They hire no value twice. If the row offers no new value, its two rightmost cards are replaced; if it still does not, the card is shuffled back and another one turned up.
    .see = 12.11
rule-12-11 = If no ticket card anywhere could bring them a new value, the card is spent.
    .ours = yes
    .see = 12.10
rule-12-12 = A pedestal or locomotive on the hired card raises that marker by one; then the symbol of their own card moves its marker.
    .see = 12.26
rule-12-13 = After a hire the rightmost card of the row is discarded. In the solo game cards always slide to the right, and new ones come in from the left, after your turns as well.
    .see = 10.2 12.6
rule-12-14 = For a show they choose the next region to be counted where they have fewer than three tents and can perform.
    .see = 12.15 12.16 12.18 12.27
rule-12-15 = There they go to the metropolis, if they have its artist, and gain its points with their whole row as one ring.
    .example = The star stands anywhere in their row with both families around it, and they are first on the card: 6 + 4 + 5 + 3 = 18 points.
    .see = 7.8 7.9 7.11
rule-12-16 = Else they go to a medium city for the highest free slot, of at least 5 pedestals; revealed tokens help where their artist is loved. They always take the points.
    .see = 7.4 12.17 12.28
rule-12-17 = If two cities offer the same slot, they go to the closer one, then to the one named first.
    .ours = yes
    .see = 12.16
rule-12-18 = Else they go to the town on the road ahead of the B&B Circus that would bring the most money, the closest to it among equals. They draw no money.
    .see = 7.3 12.19
rule-12-19 = Without such a town they take one off that road: the most money, then the fewest roads from the B&B Circus.
    .ours = yes
    .see = 12.18
rule-12-20 = They move like players, with the locomotives of their marker; an extra may bring 3 more steps, 2 temporary pedestals or 2 points for this show. The B&B Circus moves after their shows, too.
    .see = 6.1 9.1 12.2
rule-12-21 = If they can perform nowhere, the card is spent, and they have passed.
    .ours = yes
    .see = 3.4 12.14
rule-12-22 = You hold the tile for the first count, the Automatons for the second, you for the third.
    .see = 9.3
rule-12-23 = At the end the Automatons gain the corners and effects of their ticket cards, all in one ring, and for each artist action nothing, 1 or 2 points, by difficulty.
    .example = In the medium game, with 6 artist actions: 6 points besides those of their cards.
    .see = 11.2 11.3 11.4 12.2 12.29
rule-12-24 = A deck that is used up is shuffled again, without the cards that turned up tokens.
    .ours = yes
    .see = 12.4 12.5
rule-12-25 = You win with more points than the Automatons. A tie is broken like one among players; if nothing breaks it, you win.
    .ours = yes
    .see = 11.6
rule-12-26 = Their pedestals stay between 0 and 10, their locomotives between 1 and 10.
    .ours = yes
    .see = 12.12
rule-12-27 = Without such a region for their show, they choose one with three or more tents of theirs, else one that has been counted.
    .ours = yes
    .see = 12.14
rule-12-28 = A revealed token adds 2 temporary pedestals where its artist is loved.
    .ours = yes
    .see = 7.5 12.5 12.16
rule-12-29 = At the end their effects count the pedestals and locomotives of their markers, and the banknotes on their cards.
    .ours = yes
    .see = 12.23

## A first game

lesson-1 = You run a small circus of three rings and tour the north-east of the United States. When the great B&B Circus has come full circle along the outer road, whoever has gained the most renown wins. With two players, two regions are closed off, and neutral tents stand in for a third circus.
    Everybody sets out from a metropolis of their own. Place your caravan on Washington DC: its region will be the first to be counted.
lesson-2 = In each turn you either hire an artist or give a show; the first turn is always a hire. An artist joins one of your rings, for a fee that is the value of the card: 4 for the rider.
    What a space of a ring shows is yours when a card covers it. Choose the rider, then ring 2: its first space brings a ticket card, one of the stars of this trade.
lesson-3 = You pay with other money cards of your hand, and nobody gives change. Backstage cards such as the Train are worth 5. They have effects of their own in a show, but your magician is worth only 3, so one of them has to go.
    Pay with the Train.
lesson-4 = The ticket card is a contortionist, and your rider has put up a second pedestal: you will need those soon. { $player1 } has set out from New York.
    Money is earned in towns. A show there brings one card, and one more for every neighbouring town without a tent; your banknote adds another. Charleston has two such neighbours and is within reach of your 6 locomotives: go there for 4 cards, and end the show without a backstage card.
lesson-5 = After every show the B&B Circus moves on by a stop. It is in Concord by now, on its long way to Washington DC.
    In a ring values rise from left to right, and the highest one there is taken off the fee of each newcomer. Whoever ranks below it comes free of charge: hire a farm animal, value 2, for ring 2. The rider moves up and covers a locomotive; that is the price.
lesson-6 = { $player1 } has hired a trapeze artist for 15: a hand full of money, gone at once. You go about it more cheaply, for every artist of the money deck brings a pedestal.
    Hire the magician for ring 3, where popcorn on the first space means 2 points at once. Pay with the farm animal; the clown makes up the 3.
lesson-7 = Nobody keeps more than 10 cards, so { $player1 } had to throw one away. Now for a medium city. Its public counts pedestals: you have 4, and Pittsburgh loves farm animals, which lends you 2 more while you perform there.
    Go to Pittsburgh and take the slot for 5 pedestals. Each slot has room for a single tent, so come before the others do.
lesson-8 = A slot pays either in points or in ticket cards. You want stars: the card of Washington DC asks for the unicyclist 12, and likes a phenomenon before it, such as the fire breather 8. Both of them are in the row.
    Choose the ticket cards. Take the fire breather in the third place, then the unicyclist in the first, and end the show.
lesson-9 = { $player1 } has hired a lion. In an empty ring your fire breather would cost 8; but in ring 2 stands the rider, and 8 less 4 makes 4.
    Hire the fire breather for ring 2, and pay with the Stagehands. The card covers a pedestal and shows one itself, and your rider adds another for each phenomenon that performs after it: now you have 5.
lesson-10 = { $player1 } has pitched a tent in Wheeling. When the B&B Circus reaches Washington DC, the tents of the region are counted: the most bring 10 points, the second 6, the third 3. You have two there, and so have the neutral ones.
    A third tent is worth more than a full purse, so go to Staunton, though no neighbour of it is free: 2 cards will do. Then end the show.
lesson-11 = One of these cards is a 4, and that is all it takes: the unicyclist 12 after the fire breather 8.
    Hire the unicyclist for ring 2, and pay with the rider from your hand. The space it covers lets you exchange two artists of two rings. Yours stand well: exchange nobody.
lesson-12 = Curtain up in Washington DC! The star whom its public wants is worth 6 points, the phenomenon before it 4, and the first tent on the card 3. A beast after the unicyclist would have brought 5 more.
    Give your show there, and end it. The B&B Circus passes over towns with a tent, so this very show brings it to Washington DC, too.
lesson-13 = There it stopped, and at the end of the turn of { $player1 }, who held the tile, the region was counted: four tents, 10 points for you. Next comes New York, and the tile is yours.
    One thing is missing. An objective counts only on your board, and you may place one when a column is full, with a card in every ring. Hire the clown for ring 1, and pay with the farm animal: your objective, shows in metropolises, is worth 5 points already.
lesson-done = Twenty-five points, and an objective that grows with every metropolis; the fire breather whom Boston wants is already in your circus. Two regions have still to be counted.
    At the end ticket cards bring the points in their corner, and some of them a little more. From here on nobody leads you: enjoy your tour!

## The board: its titles, and what its pieces are called

board-map = Map
board-automatons = Automatons
board-counts = Pedestals { $pedestals }, banknotes { $banknotes }, locomotives { $locomotives }, tents left { $tents }
board-more = { $count } more
board-ticket-cards = { $tickets ->
    [one] 1 ticket card
   *[other] { $tickets } ticket cards
}
board-reward-tickets = { board-ticket-cards } instead of { some-points }
board-reward-points = { some-points } instead of { board-ticket-cards }
board-progress = Region { $at } of { $of }
board-phase-start = First turn
board-phase-tour = On tour to { $region }
board-phase-popcorn = { $region } is about to be counted
figure-money = Money cards
figure-tickets = Ticket cards
board-bill = On the Bill
board-hand = Hand
board-cities = What the slots of a medium city pay
board-or = or
board-town = { $space }, a town in the region of { $region }
board-city = { $space }, a medium city in the region of { $region }
board-loves = Loves the { $family }.
board-slots = Slots that are free, by pedestals: { $pedestals }.
board-slots-none = No slot is free.
board-metropolis = { $space }, the metropolis of its region
board-would-town = A show here now: { $money ->
    [one] 1 money card
   *[other] { $money } money cards
}.
board-would-city = A show here now, with { $pedestals ->
    [one] 1 pedestal
   *[other] { $pedestals } pedestals
}: { $reward }; and { $money ->
    [0] no money card
    [one] 1 money card
   *[other] { $money } money cards
}.
board-would-metropolis = A show here now: { some-points }, and { $money ->
    [0] no money card
    [one] 1 money card
   *[other] { $money } money cards
}.
board-tent = Tent of { $player } in { $space }
board-tent-neutral = Neutral tent in { $space }
board-caravan = Caravan of { $player }: { $space }
board-off-map = not on the map yet
board-pawn = The B&B Circus, in { $space }
board-next-stop = Next stop of the B&B Circus: { $space }
board-region = Region of { $region }, number { $place } to be counted
board-region-scored = It has been counted.
board-region-popcorn = The B&B Circus waits here: the region is counted at the end of the turn of whoever has the tile.
board-region-next = It is counted next.
board-ticket = { $card }, in place { $place } of the row
board-deck-money = Money deck: { $count }
board-deck-ticket = Ticket deck: { $count }
board-deck-objective = Objectives: { $count }
board-held = { $card }, in your hand
board-hand-limit = Cards in your hand: { $count }, of { $most } at most at the end of a turn
board-paid = Paid: { $paid } of { $fee }
board-circus = Circus
board-pedestals = Pedestals: { $pedestals }
board-free-goal = Place for an objective
board-artist = { $card }, ring { $ring }, column { $column }
board-newcomer = { $card } would join ring { $ring } in column { $column }
board-column = Column { $column }, when it is full
board-ring = Ring { $ring }
board-ring-fee = Ring { $ring }, fee { $fee }
board-ring-shut = Ring { $ring } cannot take this artist
board-artist-of = { $card }, in the circus of { $player }
board-known = { $card }, in the hand of { $player }: taken from the row
board-hand-of = Hand of { $player }: money { $money }, tickets { $tickets }, objectives { $objectives }
board-goal-of = Objective of { $player }: { $goal }
board-tile-troupe = The B&B Circus travels on after the next show.
board-tile-popcorn = The B&B Circus waits: at the end of the turn of whoever has the tile, its region is counted.
board-booth = The Automatons: points { $points }, pedestals { $pedestals }, locomotives { $locomotives }, tents left { $tents }
board-token = Artist token: { $family }
board-token-hidden = Artist token, face down

# The score pad

pad-metropolises = Shows in metropolises
pad-cities = Shows in medium cities
pad-extras = Popcorn and extras
pad-region = Region of { $region }
pad-corners = Corners of ticket cards
pad-effects = Effects of ticket cards
pad-objectives = Objectives
pad-artist-actions = Artist actions
pad-automatons = Automatons
pad-automatons-win = The Automatons win

# The box: sections, keys and choices of the components file

box-section-artist = Artists of the money deck
box-section-automa = Cards of the Automatons
box-section-backstage = Backstage cards
box-section-column = Columns of the circus
box-section-difficulty = Difficulty
box-section-family = Families of artists
box-section-majority = Majorities
box-section-metropolis-card = Metropolis cards
box-section-metropolis-show = A show in a metropolis
box-section-objective = Objectives
box-section-outer-road = Round trips of the B&B Circus
box-section-region = Regions
box-section-road = Roads
box-section-slot = Slots of a medium city
box-section-spot = Spaces of the circus
box-section-ticket = Tickets
box-section-token = City tokens
box-field-action = action
box-field-after = after it
box-field-artist = artist
box-field-back = back
box-field-before = before it
box-field-column = column
box-field-corner = points at the end
box-field-counts = counts
box-field-delta = change
box-field-direction = direction
box-field-family = family
box-field-favourite-pedestals = pedestals for a favourite
box-field-front = front
box-field-hand-limit = most cards in hand
box-field-least-slot = least slot
box-field-locomotives = locomotives
box-field-locomotives-beside = locomotives beside the rings
box-field-majority = majority
box-field-masked = regions closed off
box-field-medium-a = first medium city
box-field-medium-b = second medium city
box-field-metropolis = metropolis
box-field-mode = when it counts
box-field-money-per-free-neighbour = money per free neighbour
box-field-most-locomotives = most locomotives
box-field-most-pedestals = most pedestals
box-field-neutral = town with a neutral tent
box-field-outer-road = round trip
box-field-pedestals = pedestals
box-field-per = for each
box-field-per-after = more after
box-field-places = points of the places
box-field-region = region
box-field-ring = ring
box-field-spaces = stops
box-field-star = star of the show
box-field-start-money = money cards to begin with
box-field-start-objectives = objectives to begin with
box-field-start-tickets = tickets to begin with
box-field-symbol = symbol
box-field-tickets = tickets
box-field-town-money = money of a town
box-field-values = values
box-field-x = to the east
box-field-y = to the south
box-choice-always = always
box-choice-anticlockwise = anticlockwise
box-choice-artists = artists
box-choice-bb-pawn-stays = the B&B Circus stays
box-choice-boston-masked = without Boston
box-choice-chicago-boston-masked = without Chicago and Boston
box-choice-chicago-indianapolis-masked = without Chicago and Indianapolis
box-choice-chicago-masked = without Chicago
box-choice-clockwise = clockwise
box-choice-draw-money = draws money
box-choice-easy = easy
box-choice-extra-movement = goes further
box-choice-family = a family
box-choice-fortune-teller = the fortune teller
box-choice-hard = hard
box-choice-hire = hires
box-choice-marker = a marker
box-choice-mechanical-monkey = the mechanical monkey
box-choice-medium = medium city
box-choice-metropolis = metropolis
box-choice-metropolises = metropolises
box-choice-money = money
box-choice-movement = movement
box-choice-name = an artist by name
box-choice-none-masked = the whole map
box-choice-objective = objective
box-choice-pairs = pairs of cities
box-choice-pedestals = pedestals
box-choice-per-all = points for all of something
box-choice-per-before = points for those before it
box-choice-play = play another card
box-choice-points = points
box-choice-popcorn = popcorn
box-choice-reveal-token = turns up a token
box-choice-show = gives a show
box-choice-swap = exchange
box-choice-symbol = a symbol
box-choice-take-ticket-from-display-or-deck = takes a ticket
box-choice-temporary-pedestals = pedestals for this show
box-choice-temporary-pedestals-per-artist = pedestals for each artist
box-choice-tents = tents in a region
box-choice-ticket = ticket
box-choice-town = town
box-choice-values = values of a family
box-map-place = { $place }: { $x } to the east, { $y } to the south. Arrow keys move it.
box-map-road = On to { $place }
box-map-outer-road = Take { $place } in or leave it out
