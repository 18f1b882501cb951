# Trickerion in English. First what the game is called, asks, offers, tells and refuses; then the
# names and texts of its pieces, the outline of the table, and the rules.

## The game

game-title = Trickerion
game-tagline = Learn astounding tricks, send your company through the city of Magoria, and outshine your rivals on stage.
game-billing = Prepare great illusions and outshine your rivals on stage.

## What may be agreed before a game

option-edition = Edition
    .about = Which of the two editions is played, with its own number of turns and its own prices and rewards.
option-edition-six-turns = Six turns
    .about = The first edition: everybody starts with the same coins, a purchase is a single component, and a link pays by the theatre of its card.
option-edition-five-turns = Five turns
    .about = The later edition: those further back in the first turn order start with more coins, a purchase is up to three of a component, and a link pays by the level of the trick.
option-start = Start
    .about = How players come by their first trick, components and specialist.
option-start-free = Free choice
    .about = After their magician, players choose their own first trick, components and specialist.
option-start-first-game = First game
    .about = Players only choose a magician, and get the trick, the components and the specialist prepared for that category.

## What a step asks

ask-choose-magician = Choose your magician
    .help = Nobody else may have your category, and any die of the residence teaches it.
ask-choose-first-trick = Choose your first trick
    .help = Its markers are ready from the start if you take all components that it needs.
ask-choose-stock = Take a component: { $coins ->
        [one] 1 coin’s worth is left
       *[other] { $coins } coins’ worth are left
    }
    .help = Your first trick. { $lacking }
ask-choose-specialist = Choose your first specialist
    .help = The engineer brings a trick, the manager components, the assistant an apprentice.
ask-manager-gift = Your manager brings components worth { $coins ->
        [one] 1 coin more
       *[other] { $coins } coins more
    }
    .help = Your first trick. { $lacking }
ask-engineer-gift = Your engineer brings a second trick
    .help = It lies on the engineer’s board, where preparing gives one more marker.
ask-advertise = Put up your poster for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }?
    .help = It brings { $poster } fame at once. You have { $purse ->
        [0] no coins
        [one] 1 coin
       *[other] { $purse } coins
    }.
ask-assign = Give your characters their cards, in secret
    .help = { $working } of { $crew } work. Wages this turn: { $wages ->
        [0] none
       *[other] { $wages }
    }; you have { $purse ->
        [0] no coins
        [one] 1 coin
       *[other] { $purse } coins
    }.
ask-choose-character = Who goes next?
    .help = { $waiting ->
        [one] 1 character is
       *[other] { $waiting } characters are
    } still to go. Whoever comes first has the better slots.
ask-choose-slot = Where does your { $character } go?
    .help = { $base ->
        [one] 1 action point
       *[other] { $base } action points
    }, and what the place adds. On stage a magician performs later instead.
ask-downtown = Downtown: { $left ->
        [0] no action points left
        [one] 1 action point left
       *[other] { $left } action points left
    }
    .help = Learn { $learning }, hire { $hiring }, take coins { $banking }; reroll a die { $rolling }, set one { $setting }.
ask-use-die = Which die pays for { $trick }?
    .help = It is used up for this turn, for everybody.
ask-choose-shelf = Where does { $trick } lie?
    .help = On the engineer’s board preparing gives one more marker.
ask-give-back = No room for { $trick }: what goes back?
    .help = The trick you give back loses its markers, those in the theatre too.
ask-set-die = What shall the { $die } show?
ask-market-row = Market Row: { $left ->
        [0] no action points left
        [one] 1 action point left
       *[other] { $left } action points left
    }
    .help = Buy 1, order 1, quick order { $quick }. You have { $purse ->
        [0] no coins
        [one] 1 coin
       *[other] { $purse } coins
    }.
ask-buy-units = { CAP($component) }: how many do you buy?
    .help = { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } each; you have { $purse }.
ask-bargain = Bargain for { $count } × { $component }?
    .help = The price is { $total }; you have { $purse }. { $left ->
        [one] Your action point takes a coin off
       *[other] Each of your { $left } action points takes a coin off
    }, down to 1.
ask-store = Where do you keep { $count } × { $component }?
    .help = A pile on the manager’s board counts as one more, and is of two at most.
ask-place-order = { CAP($component) }: which order slot?
    .help = At the end of the turn it replaces what is on sale above it.
ask-workshop = Workshop: { $left ->
        [0] no action points left
        [one] 1 action point left
       *[other] { $left } action points left
    }
    .help = Preparing takes what the card says; moving a trick, a pile or an apprentice takes 1.
ask-move-pile = { CAP($component) }: where on the manager’s board?
    .help = To a free slot, or in exchange for another pile.
ask-theatre = Theatre: { $left ->
        [0] no action points left
        [one] 1 action point left
       *[other] { $left } action points left
    }
    .help = Each point sets up a marker of a prepared trick, or moves one of yours.
ask-place-marker = Set up { $symbol } { $named }: which slot?
    .help = Its own sign points into a circle. Equal signs in a circle are a link, which pays at once.
ask-reschedule = Where does { $symbol } { $named } move?
    .help = It leaves card { $card }. Links pay nothing now, but count when the card is performed.
ask-link-reward = A link: { $count } fame, or { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }?
ask-perform = { $day }: which card do you perform?
    .help = Every marker yields to its owner. You get 1 fame a link, the bonus, and what those backstage bring.
ask-pay-wages = Wages of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: how much do you pay?
    .help = Each unpaid coin costs { $unpaid } fame. You have { $purse ->
        [0] no coins
        [one] 1 coin
       *[other] { $purse } coins
    }.

## What may be done

move-pass = Pass
move-pass-advertise = Leave your poster at home
    .do = Leave it
move-pass-perform = Do not perform
move-done = Done here
move-ready = Ready
move-be = Be { $magician }
    .do = Be this magician
move-learn = Learn { $trick }
    .do = Learn this trick
move-learn-choose-first-trick = Start with { $trick }
    .do = Start with this trick
move-learn-engineer-gift = Take { $trick }
    .do = Take this trick
move-take = Take { $component }
move-hire = Hire: { $kind }
move-hire-choose-specialist = Start with: { $kind }
    .do = Start with: { $kind }
move-advertise = Put up your poster
    .do = Put it up
move-downtown = { $character }: downtown
    .do = Send downtown
move-market = { $character }: Market Row
    .do = Send to Market Row
move-workshop = { $character }: workshop
    .do = Send to the workshop
move-theatre = { $character }: theatre
    .do = Send to the theatre
move-send = Send your { $character }
    .do = Go now
move-idle = Leave your { $character } idle
    .do = Leave idle
move-go = Go to { $slot }
    .do = Go here
move-boost = Spend a shard for 1 more action point
    .do = Spend a shard: +1 point
move-use = Use up the { $die }
    .do = Use up this die
move-return = Give back { $symbol }
    .do = Give back this trick
move-board = Player board
move-extension = Specialist board
move-extension-choose-shelf = Engineer’s board
move-extension-store = Manager’s board
move-extension-move-pile = A free slot
move-bank = Take the coins of the { $die }
    .do = Take the coins
move-reroll = Reroll the { $die }
    .do = Reroll this die
move-set = Set the { $die }
    .do = Set this die
move-face = { $face }
move-buy = Buy { $component }
move-units = { $count }
move-bargain = { $count ->
    [0] No bargaining
    [one] Bargain: 1 point for 1 coin off
   *[other] Bargain: { $count } points for { $count } coins off
}
    .do = { $count ->
        [0] No bargaining
       *[other] Bargain: { $count } off
    }
move-order = Order { $component }
move-into = Order slot { $stall }
    .do = Order it here
move-quick = Quick order: { $component }
    .do = Quick order
move-throw = Throw away your { $component }
    .do = Throw it away
move-prepare = Prepare { $symbol }
    .do = Prepare this trick
move-shift = Move { $symbol } to another board
    .do = Move this trick
move-stow = Move your { $component }
move-swap = In exchange for { $component }
    .do = Exchange the piles
move-escort = Move your { $character }
    .do = Move this apprentice
move-set-up = Set up { $symbol }
    .do = Set up this trick
move-mark-1 = Card 1, { $spot }
    .do = Place here
move-mark-2 = Card 2, { $spot }
    .do = Place here
move-mark-3 = Card 3, { $spot }
    .do = Place here
move-mark-4 = Card 4, { $spot }
    .do = Place here
move-mark-5 = Card 5, { $spot }
    .do = Place here
move-lift-1 = Reschedule { $symbol } from card 1
    .do = Move this marker
move-lift-2 = Reschedule { $symbol } from card 2
    .do = Move this marker
move-lift-3 = Reschedule { $symbol } from card 3
    .do = Move this marker
move-lift-4 = Reschedule { $symbol } from card 4
    .do = Move this marker
move-lift-5 = Reschedule { $symbol } from card 5
    .do = Move this marker
move-fame = Fame
move-coins = Coins
move-perform = Perform { $card }
    .do = Perform this card
move-pay = { $count ->
    [0] Pay nothing
    [one] Pay 1 coin
   *[other] Pay { $count } coins
}

## What happened

told-chooses-first = { $seat } is the first to choose.
told-lines-up = Initiative { $count }: { $seat }.
    .series = The order of initiative: { $items }.
    .item = { $seat }
told-billed = On the bill: { $show }.
    .series = On the bill: { $items }.
    .item = { $show }
told-becomes = { $seat } enters as { $magician }.
told-starts-with = { $seat } starts with { $trick }.
told-receives = { $seat } starts with a component: { $component }.
told-engages = { $seat } starts with a specialist: { $kind }.
told-starts-prepared = { $seat } has { $trick } prepared from the start, with { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }.
    .series = Prepared from the start: { $items }.
    .item = { $trick } for { $seat } ({ $count ->
        [one] 1 marker
       *[other] { $count } markers
    })
told-turn-opens = Turn { $turn } begins.
    .mark = Turn { $turn }
told-rolled = The { $die } shows: { $face }.
    .series = The { MANY($die) } show { $items }.
    .item = { $times ->
        [one] { $face }
       *[other] { $face } twice
    }
told-advertises = { $seat } puts up a poster for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $fame } fame.
told-assigns = { $seat } reveals a card for the { $character }: { $location }.
    .series = { $seat } reveals who works where: { $items }.
    .item = { $character } ({ $location })
told-goes = { $seat } places the { $character }: { $slot }, { $points ->
        [0] no action points
        [one] 1 action point
       *[other] { $points } action points
    }.
told-stays-idle = { $seat } leaves the { $character } idle.
told-boosts = { $seat } spends a shard for one more action point.
told-learns = { $seat } learns { $trick } and uses up the { $die }.
told-pays-fame = { $seat } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for missing fame.
told-gives-back = { $seat } gives { $trick } back to the residence.
told-hires = { $seat } hires at the inn ({ $kind }) and uses up the { $die }.
told-draws-coins = { $seat } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and uses up the { $die }.
told-rerolls = { $seat } rerolls the { $die }: { $face }.
told-sets = { $seat } sets the { $die } to: { $face }.
told-buys = { $seat } buys { $count } × { $component } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
told-orders = { $seat } places an order in slot { $stall }: { $component }.
told-quick-orders = { $seat } places a quick order: { $component }.
told-throws = { $seat } throws a pile away: { $component }.
told-prepares = { $seat } prepares { $trick }: { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }.
told-shifts = { $seat } moves { $trick } to the engineer’s board.
told-shifts-back = { $seat } moves { $trick } from the engineer’s board to the player board.
told-trades = { $seat } moves { $trick } to the engineer’s board in exchange for { $other }.
told-stows = { $seat } moves a pile to the manager’s board: { $component }.
told-stows-back = { $seat } moves a pile from the manager’s board to the player board: { $component }.
told-swaps = { $seat } moves a pile to the manager’s board, { $component }, in exchange for another, { $other }.
told-escorts = { $seat } moves an apprentice to the assistant’s board.
told-escorts-back = { $seat } moves an apprentice from the assistant’s board to the player board.
told-sets-up = { $seat } sets up { $trick } on { $show }.
told-links = { $count ->
    [one] { $seat } makes a link.
   *[other] { $seat } makes { $count } links at once.
}
told-circle-shard = A shard from the circle for { $seat }.
    .series = Shards from the circles: { $items }.
    .item = { $times } for { $seat }
told-link-fame = The link brings { $seat } { $fame } fame.
told-link-coins = The link brings { $seat } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
told-reschedules = { $seat } reschedules { $trick } to { $show }.
told-performs = { $day }: { $seat } performs { $show }.
told-shows = { $seat }’s { $trick } is shown.
told-applauded = { $count ->
    [one] Applause for { $seat }: 1 link.
   *[other] Applause for { $seat }: { $count } links.
}
told-helped = Backstage help for { $seat }: { $kind }.
told-card-pays = The card rewards { $seat }: { $show }.
told-earns = { $seat } earns { gains }.
told-declines = { $day }: { $seat } does not perform.
told-pays-wages = { $seat } pays wages: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
told-owes-wages = { $seat } leaves { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } of wages unpaid and { $fame ->
        [0] has no fame to lose
       *[other] loses { $fame } fame
    }.
told-joins = Somebody new joins { $seat }: { $kind }.
    .series = The companies grow: { $items }.
    .item = { $kind } for { $seat }
told-arrives = An order arrives in slot { $stall }, and is now on sale: { $component }.
    .series = Orders arrive and are now on sale: { $items }.
    .item = { $component } in slot { $stall }
told-quick-leaves = The quick order is cleared away: { $component }.
    .series = Quick orders are cleared away: { $items }.
    .item = { $component }
told-card-leaves = Off the bill: { $show }; markers on it go back without yielding.
told-shards-count = { $count ->
    [0] { $seat } has no shards left.
    [one] 1 shard brings { $seat } { $fame } fame.
   *[other] { $count } shards bring { $seat } { $fame } fame.
}
told-coins-count = { $coins ->
    [0] { $seat } has no coins left.
    [one] { $seat } has 1 coin left, too few for fame.
   *[other] { $fame ->
        [0] { $seat } has { $coins } coins left, too few for fame.
       *[other] { $coins } coins bring { $seat } { $fame } fame.
    }
}
told-crew-counts = { $count ->
    [0] { $seat } has no apprentice.
    [one] { $fame } fame for { $seat }, from the company: { $kind }.
   *[other] { $fame } fame for { $seat }, from the company: { $count } apprentices.
}
    .series = Fame from { $seat }’s company: { $items }.
    .item = { $fame } for { $count ->
        [one] the { $kind }
       *[other] { $count } apprentices
    }
told-tie-broken = A tie! { $seat } came first in the order of the last turn and wins.
gains = { $fame ->
    [0] { gains-more }
   *[other] { $fame } fame{ $coins ->
        [0] { $shards ->
            [0] {""}
           *[other] {" "}and { gain-shards }
        }
       *[other] { $shards ->
            [0] {" "}and { gain-coins }
           *[other] , { gains-more }
        }
    }
}
gains-more = { $coins ->
    [0] { gain-shards }
   *[other] { gain-coins }{ $shards ->
        [0] {""}
       *[other] {" "}and { gain-shards }
    }
}
gain-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
gain-shards = { $shards ->
    [0] nothing
    [one] 1 shard
   *[other] { $shards } shards
}

## Why not

why-not-in-box = The box of this game has no such card or component.
why-category-taken = Somebody else already has the favourite category of { $magician }.
why-ready-made = In a first game you only choose a magician: trick, components and specialist are given to you.
why-start-in-order = Magician, first trick, components and specialist are chosen in this order, engineers’ tricks last of all.
why-not-your-favourite = { $trick } is not of your favourite category.
why-not-a-first-trick = The threshold of a start trick is 1, and that of { $trick } is higher.
why-too-dear-for-the-start = This is worth more than you have left to choose: { $component }.
why-not-a-specialist = Only an engineer, a manager or an assistant starts with you, not: { $kind }.
why-on-player-board = This lies on your player board, and your manager brings another type: { $component }.
why-no-room-with-manager = There is no room on the manager’s board for this: { $component }.
why-before-the-first-turn = That is chosen before the first turn.
why-poster-too-dear = You cannot pay for a poster this turn.
why-poster-is-up = Your poster is up already, and there is one a turn.
why-must-choose-to-start = Nobody passes before the first turn: every choice must be made.
why-ready-instead = Nobody passes here: say that you are ready, and whoever has no card stays idle.
why-idle-instead = Nobody passes here: a character is placed, or stays idle.
why-done-instead = Nobody passes here: say that this character is done, and the points left are lost.
why-pay-none-instead = Say how many coins you pay; it may be none.
why-when-posters = Posters are put up at the beginning of a turn, before cards are given out.
why-when-assigned = Cards are given out after the posters, before anybody is placed.
why-when-placed = Characters are placed when all cards are revealed, before the performances.
why-when-acting = Only a character that has just been placed can do that.
why-when-performed = Magicians on stage perform when everybody has been placed, before wages are paid.
why-when-paid = Wages are paid after the performances.
why-not-in-company = You have no { $character }.
why-has-a-card = Your { $character } has a card already.
why-no-card-left = You have no card left for this location: { $location }.
why-apprentices-alike = Your apprentices on the player board are alike: give the card to the first without one.
why-waits-at-the-inn = Whoever you hired this turn waits at the inn until it ends: { $kind }.
why-has-no-card = Your { $character } has no card this turn.
why-left-idle = Your { $character } stays idle this turn.
why-already-placed = Your { $character } has been placed already.
why-send-the-first = Apprentices on the player board with the same card are alike: choose the first of them.
why-no-open-slot = There is no open slot for your { $character }.
why-choose-it-first = Choose your { $character } first, who may still stay idle then.
why-idle-alike = It is all the same who of those without a slot is idle first: begin with your { $character }.
why-who-first = First choose who goes.
why-one-at-a-time = One at a time: now your { $character } goes or stays idle.
why-other-location = The card sends this character elsewhere: { $location }.
why-slot-taken = That slot is taken.
why-not-with-so-few = That slot is not open with so few players.
why-one-day-only = Your weekday this turn is { $day }.
why-day-taken = That weekday belongs to { $seat } this turn.
why-magicians-only = Only magicians take the stage.
why-slots-alike = Slots with the same points are alike: take the first that is free.
why-too-few-points = You have too few action points: that takes { $points }.
why-no-shard = You have no shard.
why-one-shard-each = This character has had its shard.
why-no-shard-in-theatre = Shards give no action points in the theatre.
why-acts-first = First the character that was just placed acts.
why-done-elsewhere = That is done elsewhere: { $location }.
why-finish-first = First finish the action that you have begun.
why-learn-first = First choose which trick you learn.
why-only-without-room = A trick goes back only when a new one finds no place.
why-die-first = First choose which die you set.
why-buy-first = First choose what you buy.
why-order-first = First choose what you order.
why-pile-first = First choose which pile moves.
why-marker-first = First choose which trick you set up, or which marker you move.
why-link-first = Fame or coins are chosen when a link has been made.
why-you-know = You know { $trick } already.
why-somebody-knows = { $seat } knows that trick.
why-all-residence-dice-x = Both dice of the residence show X.
why-no-residence-die = No die of the residence allows this category: { $category }.
why-too-little-fame = That trick asks for { $fame } fame, and your fame and coins together are fewer.
why-die-does-not-fit = Only a die of the residence that fits the trick is used up for it, not the { $die }.
why-dice-alike = The two dice show the same: take the first.
why-not-at-inn = The inn does not offer this character: { $kind }.
why-one-of-each = You may have only one specialist of each kind: { $kind }.
why-no-seat = You have no seat for one more: { $kind }.
why-no-coins-there = There are no coins to be had from the { $die }.
why-not-on-die = That die has no such face: { $face }.
why-shown-already = The die shows this already: { $face }.
why-not-on-sale = This is not on sale now: { $component }.
why-no-room = There is no room for this on your boards: { $component }.
why-too-dear = You cannot pay for this, even by bargaining: { $component }.
why-on-sale-already = This can be bought already: { $component }.
why-ordered-already = This is ordered already: { $component }.
why-no-free-order-slot = All order slots are taken.
why-order-slot-taken = That order slot is taken.
why-no-such-pile = You have none of this: { $component }.
why-has-free-slot = The board that this lies on still has a free slot: { $component }.
why-nothing-new-to-buy = Piles are thrown away to make room, but there is no other component that you could buy now.
why-so-many-at-once = One action does not buy that many.
why-no-room-for-so-many = You have no room for that many: { $component }.
why-too-dear-for-so-many = You cannot pay for that many, even by bargaining: { $component }.
why-one-coin-is-paid = However much you bargain, one coin is always paid.
why-bargain-more = That leaves { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to pay, more than you have.
why-no-trick-of-symbol = You have no trick with this symbol: { $symbol }.
why-already-prepared = There are still markers on { $trick }.
why-components-missing = You do not have all components of { $trick }.
why-no-marker-left = All markers of { $trick } are in the theatre.
why-no-such-specialist = You do not have this specialist yet: { $kind }.
why-trick-stays = A trick stays on the engineer’s board until another takes its place.
why-no-place-for-trick = Your player board has no free place: choose the trick that is to change places with this one.
why-pile-stays = A pile stays on the manager’s board until another takes its place: { $component }.
why-no-slot-for-pile = Your player board has no free slot for this: { $component }.
why-pile-too-high = A pile of so many does not fit on the manager’s board: { $component }.
why-not-with-manager = This does not lie on the manager’s board: { $component }.
why-no-manager-slot = Both slots of the manager’s board are taken.
why-no-such-apprentice = Only an apprentice of yours changes seats, not: { $character }.
why-apprentice-is-out = Your { $character } has been placed this turn.
why-apprentice-stays = An apprentice does not leave the assistant’s board.
why-no-board-seat = All seats of the player board are taken.
why-assistant-seat-taken = The seat on the assistant’s board is taken.
why-move-the-first = Apprentices on the player board with the same card are alike: move the first of them.
why-same-board = It lies on the player board already.
why-not-prepared = No marker lies on your { $symbol } trick.
why-no-card-for-category = You have a marker of this category on every card with a free slot.
why-no-card-for-symbol = You have a marker of this symbol on every card with a free slot.
why-no-card-there = No performance card lies there.
why-slot-not-free = That slot is taken.
why-no-such-card-slot = That card has no such slot.
why-no-circle-there = There is no circle for the marker’s own sign to point into.
why-same-category-on-card = You have a marker of that category on the card.
why-same-symbol-on-card = You have a marker of that symbol on the card.
why-lies-there-already = The marker lies there already, and cannot just be turned.
why-marker-not-on-card = You have no { $symbol } marker on that card.
why-nowhere-else = No card has a free slot that this marker may take.
why-no-own-marker = You have no marker on that card.
why-more-than-due = { $coins ->
        [one] Only 1 coin of wages is due.
       *[other] Only { $coins } coins of wages are due.
    }
why-more-than-purse = You have { $coins ->
        [0] no coins
        [one] only 1 coin
       *[other] only { $coins } coins
    }.

## Categories, symbols, components

category-mechanical = mechanical
category-spiritual = spiritual
category-escape = escape
category-optical = optical
symbol-spades = ♠
symbol-hearts = ♥
symbol-diamonds = ♦
symbol-clubs = ♣
component-wood = wood
component-glass = glass
component-metal = metal
component-fabric = fabric
component-rope = rope
component-petroleum = petroleum
component-saw = saw
component-animal = animal
component-padlock = padlock
component-mirror = mirror
component-disguise = disguise
component-cog = cog
units-of-wood = { $units } wood
units-of-glass = { $units } glass
units-of-metal = { $units } metal
units-of-fabric = { $units } fabric
units-of-rope = { $units ->
        [one] 1 rope
       *[other] { $units } ropes
    }
units-of-petroleum = { $units } petroleum
units-of-saw = { $units ->
        [one] 1 saw
       *[other] { $units } saws
    }
units-of-animal = { $units ->
        [one] 1 animal
       *[other] { $units } animals
    }
units-of-padlock = { $units ->
        [one] 1 padlock
       *[other] { $units } padlocks
    }
units-of-mirror = { $units ->
        [one] 1 mirror
       *[other] { $units } mirrors
    }
units-of-disguise = { $units ->
        [one] 1 disguise
       *[other] { $units } disguises
    }
units-of-cog = { $units ->
        [one] 1 cog
       *[other] { $units } cogs
    }

## The company

kind-magician = magician
kind-engineer = engineer
kind-manager = manager
kind-assistant = assistant
kind-apprentice = apprentice
kind-magician-text = { points-of-kind } Works without wages, and is the only one who may perform.
kind-engineer-text = { points-of-kind } { wage-of-kind } Adds a place where a trick is prepared with one more marker, and lets tricks move. Backstage when you perform: { gains }.
kind-manager-text = { points-of-kind } { wage-of-kind } Adds two slots where a pile counts as one more, and lets piles move. Backstage when you perform: { gains }.
kind-assistant-text = { points-of-kind } { wage-of-kind } Adds a seat for an apprentice without wages, and lets apprentices move. Backstage when you perform: { gains }.
kind-apprentice-text = { points-of-kind } { wage-of-kind }
points-of-kind = { $points ->
    [0] No action points.
    [one] 1 action point.
   *[other] { $points } action points.
}
wage-of-kind = { $wage ->
    [0] No wage.
    [one] Wage: 1 coin.
   *[other] Wage: { $wage } coins.
}
character-magician = magician
character-engineer = engineer
character-manager = manager
character-assistant = assistant
character-apprentice-1 = apprentice
character-apprentice-2 = second apprentice
character-apprentice-3 = third apprentice
character-apprentice-free = apprentice without wages

magician-mechaniker = the Mechaniker
magician-great-optico = the Great Optico
magician-master-of-chains = the Master of Chains
magician-priestess-of-mysticism = the Priestess of Mysticism
magician-electra = Electra
magician-gentleman = the Gentleman
magician-red-lotus = the Red Lotus
magician-yoruba-spiritmaster = the Yoruba Spiritmaster

## The city

location-downtown = downtown
location-market = Market Row
location-workshop = workshop
location-theatre = theatre
slot-downtown-0 = downtown, +0
slot-downtown-1 = downtown, +1
slot-downtown-2 = downtown, +2
slot-market-0 = Market Row, +0
slot-market-1 = Market Row, +1
slot-market-2 = Market Row, +2
slot-workshop-0 = the workshop, +0
slot-workshop-1 = the workshop, +1
slot-workshop-2 = the workshop, +2
slot-thursday-backstage = Thursday, backstage
slot-thursday-show = Thursday, on stage
slot-friday-backstage = Friday, backstage
slot-friday-show = Friday, on stage
slot-saturday-backstage = Saturday, backstage
slot-saturday-show = Saturday, on stage
slot-sunday-backstage = Sunday, backstage
slot-sunday-show = Sunday, on stage
day-thursday = Thursday
day-friday = Friday
day-saturday = Saturday
day-sunday = Sunday
die-residence-a = first residence die
    .many = residence dice
die-residence-b = second residence die
    .many = residence dice
die-inn-a = first inn die
    .many = inn dice
die-inn-b = second inn die
    .many = inn dice
die-bank-a = first bank die
    .many = bank dice
die-bank-b = second bank die
    .many = bank dice
face-mechanical = mechanical
face-spiritual = spiritual
face-escape = escape
face-optical = optical
face-any = any category
face-engineer = engineer
face-manager = manager
face-assistant = assistant
face-apprentice = apprentice
face-x = X
face-1 = 1 coin
face-2 = 2 coins
face-3 = 3 coins
face-4 = 4 coins
face-5 = 5 coins
face-6 = 6 coins

## Tricks

trick-linking-rings = Linking Rings
trick-living-piano = Living Piano
trick-chinese-sticks = Chinese Sticks
trick-levitation = Levitation
trick-mechanical-hornet = Mechanical Hornet
trick-sawing-the-assistant-in-half = Sawing the Assistant in Half
trick-vanishing-bird-cage = Vanishing Bird Cage
trick-bullet-catch = Bullet Catch
trick-mind-reading = Mind Reading
trick-breath-of-life = Breath of Life
trick-spirit-hand = Spirit Hand
trick-window-to-the-otherworld = Window to the Otherworld
trick-floating-table = Floating Table
trick-future-sight = Future Sight
trick-peppers-ghost = Pepper’s Ghost
trick-ghost-trap = Ghost Trap
trick-barricaded-barrels = Barricaded Barrels
trick-stocks-escape = Stocks Escape
trick-burning-mummy = Burning Mummy
trick-water-tank-escape = Water Tank Escape
trick-prison-break = Prison Break
trick-zig-zag-lady = Zig-Zag Lady
trick-walled = Walled
trick-wolf-cage = Wolf Cage
trick-enchanted-butterflies = Enchanted Butterflies
trick-rabbit-from-the-top-hat = Rabbit from the Top Hat
trick-pub-in-a-bottle = Pub in a Bottle
trick-card-manipulation = Card Manipulation
trick-self-decapitation = Self-Decapitation
trick-paper-shred = Paper Shred
trick-shattered-mirror = Shattered Mirror
trick-fishing-in-the-air = Fishing in the Air
trick-text = { CAP($category) }, from { $threshold } fame. Needs { $needs }. Preparing takes { $points ->
        [one] 1 action point
       *[other] { $points } action points
    } and gives { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }. Performed, each yields { gains }.

## Performance cards

show-riverside-01 = Riverside Theatre 1
show-riverside-02 = Riverside Theatre 2
show-riverside-03 = Riverside Theatre 3
show-riverside-04 = Riverside Theatre 4
show-riverside-05 = Riverside Theatre 5
show-riverside-06 = Riverside Theatre 6
show-riverside-07 = Riverside Theatre 7
show-riverside-08 = Riverside Theatre 8
show-riverside-09 = Riverside Theatre 9
show-riverside-10 = Riverside Theatre 10
show-riverside-11 = Riverside Theatre 11
show-riverside-12 = Riverside Theatre 12
show-grand-magorian-01 = Grand Magorian 1
show-grand-magorian-02 = Grand Magorian 2
show-grand-magorian-03 = Grand Magorian 3
show-grand-magorian-04 = Grand Magorian 4
show-grand-magorian-05 = Grand Magorian 5
show-grand-magorian-06 = Grand Magorian 6
show-grand-magorian-07 = Grand Magorian 7
show-grand-magorian-08 = Grand Magorian 8
show-text = { $slots ->
        [one] 1 slot
       *[other] { $slots } slots
    } and { $circles ->
        [one] 1 circle
       *[other] { $circles } circles
    }. Whoever performs it earns { gains }.
cell-1 = row 1, left
cell-2 = row 1, right
cell-3 = row 2, left
cell-4 = row 2, right
cell-5 = row 3, left
cell-6 = row 3, right
direction-up = up
direction-right = right
direction-down = down
direction-left = left
spot-c0r0-up = row 1 left, sign up
spot-c0r0-right = row 1 left, sign to the right
spot-c0r0-down = row 1 left, sign down
spot-c0r0-left = row 1 left, sign to the left
spot-c1r0-up = row 1 right, sign up
spot-c1r0-right = row 1 right, sign to the right
spot-c1r0-down = row 1 right, sign down
spot-c1r0-left = row 1 right, sign to the left
spot-c0r1-up = row 2 left, sign up
spot-c0r1-right = row 2 left, sign to the right
spot-c0r1-down = row 2 left, sign down
spot-c0r1-left = row 2 left, sign to the left
spot-c1r1-up = row 2 right, sign up
spot-c1r1-right = row 2 right, sign to the right
spot-c1r1-down = row 2 right, sign down
spot-c1r1-left = row 2 right, sign to the left
spot-c0r2-up = row 3 left, sign up
spot-c0r2-right = row 3 left, sign to the right
spot-c0r2-down = row 3 left, sign down
spot-c0r2-left = row 3 left, sign to the left
spot-c1r2-up = row 3 right, sign up
spot-c1r2-right = row 3 right, sign to the right
spot-c1r2-down = row 3 right, sign down
spot-c1r2-left = row 3 right, sign to the left

## The outline of the table

outline-turn = Turn { $turn } of { $turns }
outline-edition-six-turns = The edition of six turns
outline-edition-five-turns = The edition of five turns
outline-over = The game is over.
outline-winners = Victory: { $players }
outline-order = Initiative: { $players }
outline-points = Action points left: { $points }
outline-city = Downtown
outline-residence = Dice of the residence: { $faces }
outline-inn = Dice of the inn: { $faces }
outline-bank = Dice of the bank: { $faces }
outline-tricks-there = Tricks to be learned, { $category }: { $tricks }
outline-tricks-none = Tricks to be learned, { $category }: none
outline-slot = { $slot }: { $who }
outline-free = free
outline-of = { $player }’s { $character }
outline-day-slots = { $first }; { $second }; { $stage }
outline-market = Market Row
outline-on-sale = On sale: { $goods }
outline-good = { $component } ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
outline-ordered = Order slot { $stall }: { $component }
outline-no-orders = No orders
outline-quick = Quick order: { $good }
outline-theatre = Theatre
outline-day = { $day }, { $points ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $points }
    } backstage: { $who }
outline-day-yield = { $day }: each trick yields { $fame ->
        [0] fame as printed
        [-1] 1 fame less
        [one] 1 fame more
       *[other] other fame ({ $fame })
    }, { $coins ->
        [0] coins as printed
        [-1] 1 coin less
        [one] 1 coin more
       *[other] other coins ({ $coins })
    }
outline-deck = { $count ->
    [0] The deck of performance cards is empty.
    [one] 1 card in the deck of performance cards
   *[other] { $count } cards in the deck of performance cards
}
outline-card = Card { $card }: { $show }
outline-card-slot = { $cell }: { $what }
outline-marker = { $player }’s { $symbol } { $trick } ({ $category }), sign pointing { $direction }
outline-circles = Circles of { $cell }: { $others }
outline-circle = { $cell }
outline-circle-shard = { $cell } (with a shard)
outline-links = { $count ->
    [0] No link
    [one] 1 link
   *[other] { $count } links
}
outline-magician = { $magician }, favourite category { $category }
outline-no-magician = No magician chosen yet
outline-wealth = { $fame } fame, { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $shards ->
        [0] no shards
        [one] 1 shard
       *[other] { $shards } shards
    }
outline-poster = The poster is up.
outline-company = Company
outline-member = { $character }
outline-member-card = { $character }: { $location }, waiting
outline-member-at = { $character }: { $slot }
outline-member-idle = { $character }: left idle
outline-hired = At the inn: { $kinds }
outline-laid = Cards laid: { $cards }
outline-laid-card = { $character }: { $location }
outline-laid-none = none yet
outline-sealed = sealed
outline-own-tricks = Tricks
outline-trick = { $symbol } { $trick }: { $ready ->
        [one] 1 marker on it
       *[other] { $ready } markers on it
    }, { $shown } in the theatre, { $supply } in the supply. { $missing }
outline-trick-engineer = { $symbol } { $trick }, on the engineer’s board: { $ready ->
        [one] 1 marker on it
       *[other] { $ready } markers on it
    }, { $shown } in the theatre, { $supply } in the supply. { $missing }
outline-complete = All components are there.
outline-missing = Missing: { $needs }.
outline-no-tricks = No tricks
outline-components = Components: { $goods }
outline-no-components = No components
outline-pile-manager = { $pile } (with the manager, counts as { $counted })
outline-guide = What tricks, cards and people do
outline-guide-line = { CAP($name) }. { $text }

## Rules. A rule marked .ours is a decision of this house: the rulebook is silent, or we differ.

rules-overview =
    .who = We are rival stage magicians in the city of Magoria, each with a small company: apprentices, an engineer, a manager, an assistant.
    .turn = In a turn everybody first decides in secret who works where, then places one character after the other. Downtown tricks are learned and people hired, on Market Row components are bought, in the workshop tricks are prepared, in the theatre they are set up on performance cards. At the end of the turn magicians on stage perform a card, and the company is paid.
    .points = Fame comes from performed tricks, from links between tricks on a card, from posters, and in the end from shards, coins and the company. Unpaid wages cost fame.
    .end = After six turns, or five in the later edition, whoever has the most fame wins.
    .synonyms = place slot space seat / marker token / component material goods / company crew team / assistant specialist engineer manager / fame points renown / shard crystal / show performance perform / link circle / idle rest / hire recruit / trick spell magic

rule-1 = The game
rule-1-1 = Two to four magicians compete for fame over six turns, or over five in the later edition. The most fame after the final count wins.
    .see = 1.2 11.9 12.5
rule-1-2 = Two editions may be played: six turns and five turns. Where their numbers differ, both are named here; a game uses those of its own edition only.
    .see = 1.1
rule-1-3 = Everything is open but assignment cards before they are revealed, the deck of performance cards, and which of them were left in the box.
    .see = 2.3 4.1 4.4
rule-1-4 = Components, coins and shards never run out.
    .ours = yes
rule-1-5 = Fame never falls below 0, and counts on above the last space of its track.
    .ours = yes
    .see = 11.4
rule-1-6 = The Dark Alley, the sixteen tricks of its level and the Magnus Pantheon are not part of either edition here.
    .ours = yes
    .see = 1.2 2.1
rule-1-7 = Choices that come to the same are offered once: apprentices of the player board with the same card, characters who find no slot, slots of a place with the same points, dice of a place with the same face. Which symbol marks a trick, where on a board it or a pile lies, and which seat of a board an apprentice takes is not asked.
    .ours = yes
    .see = 5.1 5.2 5.3 6.1 6.2 6.10 7.3

rule-2 = Set-up
rule-2-1 = All 32 tricks of thresholds 1 and 16 lie face up in the residence, eight of each category. Each exists once.
    .see = 6.1
rule-2-2 = Wood, metal, glass and fabric are on sale at first.
    .see = 7.1
rule-2-3 = The performance deck is made of random cards, face down: with six turns three Riverside Theatres above two Grand Magorians, with five turns two above two.
    .see = 2.4 11.7
rule-2-4 = The row has one place more than there are players. At first it holds random Riverside cards, one fewer than players, from place 1 on.
    .see = 2.3 11.7
rule-2-5 = Going clockwise, each chooses a magician whose favourite category nobody else has.
    .see = 2.16 2.17
rule-2-6 = Each starts with 5 fame, 1 shard, a magician, an apprentice, nine assignment cards, a poster, and four markers of each of four symbols.
    .see = 3.5 4.2 8.2
rule-2-7 = Each starts with 11 coins; with five turns it is 10, 12, 14 or 16, by the initiative of the first turn.
    .see = 2.14
rule-2-8 = Each takes a first trick of threshold 1 from the favourite category to the player board.
    .see = 2.5 2.13
rule-2-9 = Each takes components worth exactly 2 coins to the player board.
    .see = 2.13 7.2
rule-2-10 = Each takes one specialist. A manager brings one basic component, with five turns components worth 2 coins, to the manager’s board.
    .see = 2.11 2.12 2.18 7.4
rule-2-11 = An engineer brings another trick of threshold 1 to the engineer’s board, chosen when all have their first trick: of the favourite category, with five turns of any.
    .see = 2.16 2.19 8.4
rule-2-12 = An assistant brings another apprentice, who sits on the assistant’s board.
    .see = 6.9 11.10
rule-2-13 = When all gifts are taken, the first trick is prepared with 2 markers if its components are there. With five turns every start trick is, with its own number of markers, and one more on the engineer’s board.
    .see = 8.2 8.4
rule-2-14 = The initiative of the first turn is drawn by lot, apart from the order of choosing.
    .ours = yes
    .see = 2.7 3.3
rule-2-15 = A ready-made first game may be agreed instead: each only chooses a magician and gets the trick, the components and the specialist prepared for that category.
    .ours = yes
    .see = 2.8 2.9 2.10
rule-2-16 = Before the first turn each makes all choices in one go: magician, first trick, components, specialist. Only the engineers’ tricks come later, in the same order.
    .ours = yes
    .see = 2.5 2.8 2.9 2.10 2.11
rule-2-17 = Lots decide who chooses first. The rulebook begins with whoever wore a top hat last.
    .ours = yes
    .see = 2.5
rule-2-18 = What the manager brings must be of a type that does not lie on the player board.
    .ours = yes
    .see = 2.9 2.10
rule-2-19 = With six turns the engineer’s trick is of the favourite category, as the rulebook says; its picture shows any category.
    .ours = yes
    .see = 2.11

rule-3 = A turn
rule-3-1 = A turn is: dice, initiative, advertising, assignment, placing, performances, end of turn.
    .see = 3.2 3.3 3.5 4.1 5.1 10.1 11.1
rule-3-2 = All six dice are rolled. They say which categories may be learned, who may be hired, and how many coins the bank pays. An X offers nothing.
    .see = 6.2 6.8 6.11
rule-3-3 = From the second turn on, initiative follows fame: the least fame comes first.
    .see = 2.14 3.4
rule-3-4 = Players with the same fame keep the order they had.
    .ours = yes
    .see = 3.3
rule-3-5 = In this order each may advertise once: 3 fame for as many coins as the place in the order. With five turns it is 2 fame, and the second of two players pays 3 coins. The fame counts at once but does not change the order of this turn.
    .example = With six turns whoever is second in the order pays 2 coins and gains 3 fame.
    .see = 3.3 3.6
rule-3-6 = Only whoever has the full price may advertise.
    .ours = yes
    .see = 3.5

rule-4 = Assignment
rule-4-1 = All players lay at most one card face down below each of their characters, at the same time. Until the last is ready, cards may be taken back.
    .see = 4.2 4.3 4.4
rule-4-2 = Everybody has three theatre cards and two each for workshop, Market Row and downtown. They come back every turn.
    .see = 11.5
rule-4-3 = A character without a card is idle this turn and not paid.
    .see = 11.3
rule-4-4 = When all are ready, the cards are revealed together.
    .see = 4.1 5.1

rule-5 = Placing
rule-5-1 = In the order of initiative each places one character, round and round, skipping those who have none left. Each chooses which one is next.
    .see = 3.3 5.2 5.3
rule-5-2 = A character may only go to a free slot at the location of its card, and acts at once.
    .see = 5.4 5.5 8.1 9.2
rule-5-3 = A character may also stay idle, and must if it finds no open slot. That uses up the player’s move of the round. It is not paid.
    .ours = yes
    .see = 5.1 11.3
rule-5-4 = Action points are those of the character (apprentice 1, specialist 2, magician 3) and of the slot, never less than 0.
    .example = A magician (3) on a slot of +2 has 5 action points, with a shard 6: enough to learn and to hire.
    .see = 5.5 5.6 8.1 9.3
rule-5-5 = Downtown and Market Row have slots of +2 and +0 with two players, one of +1 more with three, and another +1 with four.
    .see = 5.4
rule-5-6 = Once for each character placed, at any moment while it acts, a shard may be spent for one more action point.
    .see = 5.8 9.4
rule-5-7 = Points are spent on the actions of the place, one after the other, in any order and as often as they allow. What is left is lost.
    .see = 5.4 5.6
rule-5-8 = A shard is only offered where one more point would allow something.
    .ours = yes
    .see = 5.6

rule-6 = Downtown
rule-6-1 = Learn a trick (3): take one from the residence, lay it on a free place of your boards and mark it with a free symbol. A trick that somebody has cannot be learned.
    .see = 6.2 6.4 6.6 6.7
rule-6-2 = Its category must be shown by a die of the residence; “any” fits all. That die is turned to X. If both fit, you choose.
    .see = 3.2 6.3
rule-6-3 = Your favourite category may be learned whatever the dice show, but still turns a die to X, of your choice.
    .see = 2.5 6.2 6.14
rule-6-4 = You need as much fame as the trick’s threshold, or pay a coin for every point that is missing. Your fame stays as it is.
    .example = With 12 fame, a trick of threshold 16 costs 4 coins, and the fame stays 12.
    .see = 2.1
rule-6-5 = No components are needed to learn.
    .see = 8.2
rule-6-6 = With no free place, and only then, one of your tricks goes back to the residence. All its markers, on it and in the theatre, return to your supply, and the new trick takes its place. Link rewards stay.
    .see = 6.1 9.9
rule-6-7 = The engineer’s place is a free place like the others, but not in the turn the engineer is hired.
    .ours = yes
    .see = 6.1 6.8 8.4
rule-6-8 = Hire (3): a character shown by a die of the inn waits there and joins you at the end of the turn. The die is turned to X.
    .see = 3.2 6.9 6.10 11.5
rule-6-9 = You may have one specialist of each kind, three apprentices, and a fourth with an assistant.
    .see = 6.10 8.8
rule-6-10 = An apprentice may be hired if there will be a seat at the end of the turn; an assistant waiting at the inn counts. Newcomers sit on the player board first. Later hires bring no gift.
    .ours = yes
    .see = 2.10 2.12 6.9 11.5
rule-6-11 = Take coins (3): as many as a die of the bank shows. The die is turned to X.
    .see = 3.2
rule-6-12 = Reroll (1): any of the six dice, also one that shows X.
    .see = 3.2
rule-6-13 = Set a die (2): any of the six to another of its own faces, X included.
    .see = 3.2
rule-6-14 = With both dice of the residence on X nothing can be learned, not even of your favourite category.
    .ours = yes
    .see = 6.2 6.3

rule-7 = Market Row
rule-7-1 = Buy (1): one unit, with five turns up to three, of one component that is on sale or is the quick order, at its price each. What is on sale is never used up.
    .see = 7.5 7.6 7.9
rule-7-2 = Your board has six slots for components, each for one type.
    .see = 7.3 7.11
rule-7-3 = All units of a type lie in one place. A new type goes to a free slot, of the player board or the manager’s as you like.
    .see = 7.2 7.4
rule-7-4 = A pile on one of the manager’s two slots counts as one more.
    .example = Two fabric with the manager count as three.
    .see = 7.11
rule-7-5 = Nothing may be bought that cannot be paid or finds no room.
    .see = 7.2 7.7 7.11
rule-7-6 = Bargain (1 each, only while buying): a coin off the price of that buy for each point, but one coin is always paid.
    .example = A mirror costs 3 coins. With two points spent on bargaining it costs 1; a third would change nothing.
    .see = 7.1
rule-7-7 = A whole pile may be thrown away to make room. It is offered on Market Row, when the board it lies on has no free slot and something new could be bought.
    .ours = yes
    .see = 7.2 7.5
rule-7-8 = Order (1): lay a component on a free order slot of your choice; at the end of the turn it replaces what is on sale there. With six turns it must neither be on sale nor be the quick order; it may be ordered twice. With five turns it must be neither among the four on sale nor ordered.
    .see = 7.9 11.6
rule-7-9 = Quick order (3, with five turns 2): any component not on sale can be bought by everybody until the end of the turn, with five turns for a coin more each.
    .see = 7.1 7.10 11.6
rule-7-10 = A new quick order replaces the former one.
    .ours = yes
    .see = 7.9
rule-7-11 = A slot of the player board holds at most three units, each of the manager’s two slots at most two.
    .ours = yes
    .see = 7.2 7.4

rule-8 = Workshop
rule-8-1 = Everybody has a workshop of their own, with two slots of +0.
    .see = 5.4
rule-8-2 = Prepare (1 to 3, as the trick says): you need all its components, no marker left on it, and a marker of its symbol in your supply. It gets as many markers as it says.
    .see = 8.3 8.4 8.5 9.5
rule-8-3 = Components are not used up.
    .see = 8.2
rule-8-4 = On the engineer’s board it gets one more. There are never more than four markers of a symbol in all.
    .example = A trick of 3 markers gets 4 on the engineer’s board; with one of them still in the theatre it gets 3.
    .see = 2.6 8.2 8.6
rule-8-5 = Markers in the theatre do not prevent preparing.
    .see = 8.2 8.4
rule-8-6 = Move a trick (1, with an engineer): to a free place or in exchange with another; with five turns only to the engineer’s place or in exchange with the trick there. Symbol and markers go along.
    .see = 6.7 8.4 8.9
rule-8-7 = Move components (1, with a manager): a pile to a free slot or in exchange with another; with five turns only to the manager’s slots or in exchange with a pile there.
    .see = 7.4 7.11 8.9
rule-8-8 = Move an apprentice (1, with an assistant): with its card, to an empty seat; with five turns only to the assistant’s.
    .see = 6.9 8.9 8.10
rule-8-9 = Moves within one board change nothing and are not offered.
    .ours = yes
    .see = 8.6 8.7 8.8
rule-8-10 = An apprentice who has been placed this turn does not move, and its seat is not empty.
    .ours = yes
    .see = 8.8

rule-9 = Theatre
rule-9-1 = In a turn a player uses one weekday only, and a weekday belongs to the first player to place a character there.
    .see = 9.2 10.5
rule-9-2 = Every weekday has two slots backstage for anybody and one on stage for a magician.
    .see = 9.3 9.13
rule-9-3 = Backstage gives +1 on Thursday, +0 on Friday and Saturday, −1 on Sunday.
    .see = 5.4 9.14
rule-9-4 = Shards give no action points here.
    .see = 5.6
rule-9-5 = Set up (1): move a marker from a trick of yours to a free slot of any performance card.
    .see = 9.6 9.7 9.8
rule-9-6 = The marker’s own sign, that of its category, must point into a circle. The other three signs follow clockwise: spiritual, mechanical, optical, escape.
    .see = 9.8
rule-9-7 = With six turns you may not have two markers of one category on a card, with five turns not two of one symbol.
    .see = 9.5 9.11
rule-9-8 = Two markers in a circle are linked if they show the same sign there, whichever it is. Neighbours without a circle never link.
    .see = 9.6 9.9 9.10 10.6
rule-9-9 = For each link you make by setting up you choose fame or coins: with six turns 1 at the Riverside and 2 at the Grand Magorian, with five turns 1 for a trick of level 1 and 2 for one of level 2.
    .example = A marker makes two links at the Grand Magorian with six turns: take 2 fame for one and 2 coins for the other, 4 fame, or 4 coins.
    .see = 9.8
rule-9-10 = If the circle holds a shard, every player with a marker in it takes one: a single one if both are yours.
    .example = You link your marker to Anna’s in a circle with a shard: you take one, and Anna takes one.
    .see = 9.8
rule-9-11 = Reschedule (1): move one of your markers from a card to a free slot of any card. The rules of placing hold; links pay nothing now.
    .see = 9.6 9.7 9.12
rule-9-12 = A rescheduled marker does not count against itself, and cannot just be turned where it lies.
    .ours = yes
    .see = 9.7 9.11
rule-9-13 = A magician on stage does nothing yet, with or without markers in the theatre: that is for the performances.
    .see = 9.2 10.1
rule-9-14 = An apprentice backstage on Sunday has no points, but takes the day and is paid.
    .ours = yes
    .see = 5.4 9.1 11.2

rule-10 = Performances
rule-10-1 = From Thursday to Sunday, whoever has the magician on stage that day performs.
    .see = 9.13 10.2
rule-10-2 = The performer may choose one card that holds at least one marker of theirs. Without such a card, or if the performer declines, there is no performance and no bonus.
    .see = 10.3 10.6 10.7 10.8
rule-10-3 = Every marker on the card yields its owner what the trick says, guests included.
    .example = On the card lie a marker of Anna’s Levitation (2 fame, 3 coins) and one of your Enchanted Butterflies (2 fame). Anna performs it on Friday: that brings Anna 2 fame and 3 coins, and you, with nobody in the theatre, 2 fame.
    .see = 10.4 10.5
rule-10-4 = Each trick yields a fame and a coin less on Thursday, and one more of each on Sunday, never less than 0. Shards and bonuses stay as they are.
    .ours = yes
    .example = Chinese Sticks (1 fame, 2 coins) yield 1 coin on Thursday, and 2 fame and 3 coins on Sunday.
    .see = 10.3 10.5
rule-10-5 = For every marker its owner’s own weekday counts; an owner with nobody in the theatre takes the performer’s.
    .ours = yes
    .example = Anna performs on Sunday. Your company was in the theatre on Thursday, so each of your markers yields a fame and a coin less, each of Anna’s one more.
    .see = 9.1 10.4
rule-10-6 = The performer gains 1 fame for every link on the card, whoever made it.
    .example = A card with three links: 3 fame for the performer, also for links between two guests.
    .see = 9.8
rule-10-7 = Specialists whom the performer has placed in the theatre this turn add to it: the assistant 2 fame, the manager 2 coins (3 with five turns), the engineer 1 shard.
    .example = With an assistant and an engineer backstage, a performance brings 2 fame and 1 shard more.
    .see = 9.2 10.2
rule-10-8 = The performer also gets the bonus printed on the card.
    .ours = yes
    .example = Riverside Theatre 8 brings whoever performs it 1 fame and 1 coin more.
    .see = 10.2
rule-10-9 = Then all markers on the card return to their owners’ supplies. The card stays.
    .see = 8.2 9.5

rule-11 = The end of a turn
rule-11-1 = With six turns characters return before wages are paid, with five turns after. Then orders arrive and the performance cards move.
    .see = 11.2 11.5 11.6 11.7
rule-11-2 = Each apprentice placed this turn is paid 1 coin, each specialist 2, in the order of initiative.
    .see = 3.3 11.3 11.4 11.10
rule-11-3 = Nothing is due for the magician or for idle characters.
    .see = 4.3 5.3 11.10
rule-11-4 = You choose how many of these coins you pay, from what you have. Each unpaid one costs 2 fame.
    .example = Two apprentices and an engineer were placed: 4 coins are due. Whoever pays 3 of them loses 2 fame.
    .see = 1.5 11.2
rule-11-5 = Those at the inn join their companies; cards and posters are taken back.
    .see = 3.5 4.2 6.8
rule-11-6 = Every ordered component replaces the one on sale in its place; other places stay as they are. The quick order is cleared away.
    .see = 7.8 7.9
rule-11-7 = All performance cards move on by a place, and a new one comes to place 1. One pushed off the end is gone, and its markers return to their owners’ supplies without yielding.
    .see = 2.3 2.4
rule-11-8 = After the last turn the deck is empty and the cards stay.
    .see = 2.3 11.7
rule-11-9 = The turn marker moves on. After the last turn the game is counted.
    .see = 1.1 12.1
rule-11-10 = Nothing is due for those hired this turn, or for the apprentice who sits on the assistant’s board.
    .ours = yes
    .see = 2.12 6.8 8.8

rule-12 = The final count
rule-12-1 = 1 fame for each shard.
    .example = 4 shards: 4 fame.
rule-12-2 = 1 fame for every three coins.
    .example = 11 coins: 3 fame, and 2 coins are left.
rule-12-3 = 2 fame for each apprentice, 3 for each specialist.
    .example = Two apprentices, a manager and an assistant: 4 and 6, that is 10 fame.
    .see = 6.9 12.4
rule-12-4 = Whoever was hired in the last turn counts.
    .ours = yes
    .see = 6.8 12.3
rule-12-5 = The most fame wins.
    .see = 12.6
rule-12-6 = Of players who tie, the one who came first in the order of the last turn wins.
    .ours = yes
    .see = 3.3

## Board

board-region-theatre = Theatre
board-region-town = Downtown
board-region-market = Market Row
board-region-workshop = Workshop
board-region-company = Company
board-fame = fame
board-coins = coins
board-shards = shards
board-to-come = to come
board-backstage = Backstage when you perform, { $kind }: { $gains }
board-free-slot = Card { $card }, { $cell }: free slot
board-reroll = Reroll the { $die }: { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
board-set = Set the { $die }: { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
board-quick-order = Quick order
board-quick-of = Quick order: { $component }
board-your-goods = Your components
board-their-goods = Components
board-shift = Your { $symbol } trick, to another board
board-move = Move
board-action-points = { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
board-of-points = { $points ->
        [one] point
       *[other] points
    }
board-points-there = { $most ->
        [0] no action points
        [one] { $points } action point
       *[other] { $points } action points
    }
board-no-wage = no wage
board-wage = wage
board-idle = idle
board-quick-help = On sale to everybody until the end of the turn.
board-to-work-with = Your tricks and components
board-initiative = Initiative { $count }
board-free = free places
board-rest = Idle
board-who-where = Who works where?
board-a-card-each = A card each; without one
board-without-a-card = a character is idle, unpaid.
board-cards-open = The cards are open. In turn,
board-one-goes = each sends one character out.
board-done-downtown = learn, hire, take coins
board-done-market = buy and order components
board-done-workshop = prepare tricks
board-residence = Residence
board-inn = Inn
board-bank = Bank
board-sale = On sale
board-next = Ordered for next turn
board-goods = Order a component
board-theatre-riverside = Riverside
board-theatre-grand-magorian = Grand Magorian
board-theatre-magnus-pantheon = Magnus Pantheon
board-not-billed = a card to come
board-card-place = Place { $card } of the row, empty
board-marker-on = On card { $card }
board-cell = Slot: { $cell }
board-as-printed = as printed
board-day-free = { $day }, still free
board-day-of = { $day }, taken by { $player }
board-slot = Slot for a character: { $slot }
board-places-free = { $location }: { $count ->
    [0] no free slot
    [one] 1 free slot
   *[other] { $count } free slots
}
board-slot-shut = { $slot }: closed with so few players
board-die = { $die }, showing: { $face }
board-dice-1 = Learning a trick uses up a die that shows its category, or any for your favourite category.
board-dice-2 = Hiring uses up the die that shows the character, who joins at the end of the turn.
board-dice-3 = Taking the coins shown uses up the die.
board-hired = At the inn: { $kind } of { $player }
board-trick-there = { $trick }, to be learned
board-trick-of = { $trick }, known by { $player }
board-tier-basic = Basic component, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-tier-advanced = Advanced component, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-tier-superior = Superior component, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-on-sale = On sale: { $component }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-on-quick = Quick order, on sale this turn: { $component }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-no-quick = No quick order this turn
board-no-order = Order slot { $stall }, free
board-good = { $component }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-free-shelf = Free place for a trick
board-engineer-shelf = Engineer: one more marker
board-needs-engineer = With an engineer
board-free-store = Free slot for components
board-manager-store = Free slot on the manager’s board: a pile counts as one more
board-needs-manager = A slot for components that a manager brings
board-fame-of = { $player }: { $fame } fame
board-phase-start = Before the first turn
board-phase-advertise = Advertising
board-phase-assign = Assignments
board-phase-place = Placing characters
board-phase-perform = Performances
board-phase-wages = Wages
board-cards-left = { $location }: { $count } left

## A first game, step by step

lesson-1 = You are the Great Optico, and after six turns the most famous magician of the city wins. Everybody began with a trick, its components and a specialist: you with Enchanted Butterflies, fabric and an assistant. The first turn is over, and you have hired an apprentice.
    The least famous goes first and pays least for a poster: as many coins as the place in the order. Three fame for a single coin: put yours up.
lesson-2 = Now everybody gives out cards in secret. A card says where its character will work this turn, and nobody sees it before all are ready: you have to guess where it will be crowded.
    You want a show this turn. Give a theatre card to your magician, who alone may perform, and then another one to your assistant, who will set the stage.
lesson-3 = Two tricks in a show are better than one. So one apprentice goes downtown to learn a trick, another buys what it takes on Market Row, and the third prepares it in the workshop, all in one turn.
    Give them the cards that light up, one after the other. Then say you are ready.
lesson-4 = All cards are revealed: three magicians want the theatre, but you are alone downtown. Going round in the order of initiative, everybody places one character at a time, and it acts at once.
    Action points come from the character and from the slot. An apprentice has 1, the slot adds 2, and learning costs just 3. Choose the apprentice without wages, then the slot +2.
lesson-5 = You may learn what the dice of the residence show. Here they show escape and spiritual; your favourite category, the optical one, goes with either. The die is used up then, so it pays to come early.
    Learn Barricaded Barrels, an escape trick. It asks for 2 wood, but only when you prepare it.
lesson-6 = { $player2 } has prepared a trick at home. { $player1 } has taken Sunday in the theatre, a day that nobody else can use now, and has two more cards for Market Row.
    Be there first: send your apprentice to Market Row, to the slot +2.
lesson-7 = Every action point buys one component, and you pay its price. What is on sale never runs out, and what you own stays with you: preparing a trick does not use it up.
    Buy 2 wood for the Barrels. With the last point take a metal: the Rabbit from the Top Hat asks for metal, fabric and an animal, and would be a fine optical trick for a later turn.
lesson-8 = The magician of { $player2 } will perform on Friday. { $player1 } has ordered petroleum: at the end of the turn it replaces the glass on sale.
    The Barrels are learned, not yet prepared. Your workshop is yours alone: send the second apprentice there and prepare your ♥ trick. It gets two markers, and each stands for one appearance on stage.
lesson-9 = Thursday and Saturday are left. Thursday gives one more action point backstage, but every trick yields a fame and a coin less. On Sunday it would be more, and on Saturday it is what the trick says.
    Place your assistant backstage on Saturday: 2 points there, and each sets up a marker.
lesson-10 = A marker shows the signs of all four categories, and its own must point into a circle. If two markers show the same sign in a circle, they are linked. Your Butterflies from the last turn lie on the third card.
    Set up your ♥ trick beside them, in row 1 on the left, its sign down: so it meets them with the optical sign.
lesson-11 = A link! The circle held a shard, and it is yours: outside the theatre it buys an action point, once for each character. The link itself pays 1 fame or 1 coin at once.
    Take fame. Half of the tricks ask for 16 of it, or for a coin instead of each that you lack.
lesson-12 = One point is left, and one marker of the Barrels. On the first card lie tricks of { $player1 } and { $player2 }, and whoever performs a card, every marker on it yields its owner what the trick says. So be a guest.
    Set up your ♥ trick in row 2 on the right, its sign down. On its left it shows the spiritual sign like its neighbour: a link again, and fame again.
lesson-13 = Only you are missing. Your company uses one weekday in a turn, so your magician goes to Saturday as well.
    On stage the 3 action points of a magician are not used: the show comes when everybody has been placed. Go on stage.
lesson-14 = On Friday { $player2 } performed the second card, and { $player1 } earned as a guest. Now it is Saturday. Whoever performs gets 1 fame for every link on the card, its bonus, and 2 fame for an assistant backstage.
    On the third card are both of your tricks, a link, and a bonus of 2 coins: 6 fame and 3 coins for you in all. Perform it.
lesson-15 = On Sunday { $player1 } performed the first card, and your Barrels earned 1 fame and 1 coin there. The markers of all shows went back to the supplies; the cards stay.
    Last come the wages of those who worked: 2 coins for the assistant and 1 for each of two apprentices. The one on the assistant’s board is free. Each coin you keep would cost 2 fame: pay all 4.
lesson-done = From 5 fame to 17 in a turn: now even the great tricks with a star of 16 are open to you. All cards of the theatre have moved on by a place, a new one has come, and what was ordered is on sale.
    Four turns lie ahead. In the end shards, coins and your company bring fame as well. From here on nobody leads you: play as you like.

# The score pad

pad-start = Fame at the start
pad-posters = Posters
pad-links = Links when set up
pad-tricks = Tricks performed
pad-applause = Links on stage
pad-helpers = Specialists backstage
pad-cards = Performance cards
pad-unpaid = Wages not paid
pad-shards = Shards
pad-coins = Coins
pad-company = Company

# The box: sections, keys and choices of the components file

box-section-actions = Costs of actions
box-section-assignment = Assignment cards
box-section-category = Categories
box-section-character = Characters
box-section-component = Components
box-section-day = Weekdays
box-section-die = Downtown dice
box-section-edition = Editions
box-section-location = Places on the boards
box-section-magician = Magicians
box-section-marker = Trick markers
box-section-market = The market
box-section-performance = Links
box-section-performance-card = Performance cards
box-section-row = Row of performances
box-section-scoring = Final count
box-section-shard = Shards
box-section-storage = Workshop store
box-section-trick = Tricks
box-section-trick-dark-alley = Tricks of the Dark Alley
box-section-wages = Wages
box-field-advertise-fame = fame for advertising
box-field-advertise-price = price of advertising
box-field-at-start = at the start
box-field-bargain = bargain
box-field-board-limit = most of a component
box-field-buy = buy
box-field-buy-units = units bought at once
box-field-card-bonus = bonus of the card counts
box-field-circles = circles
box-field-clockwise = signs, clockwise
box-field-coins-per-fame = coins for a fame
box-field-components = components
box-field-components-worth = worth of components
box-field-end-game = at the end of the game
box-field-engineer-gift = gift of the engineer
box-field-faces = faces
box-field-fame = fame
box-field-fame-per-link = fame for a link
box-field-fame-per-shard = fame for a shard
box-field-fame-per-unpaid-coin = fame lost for an unpaid coin
box-field-favourite = favourite category
box-field-final-fame = fame at the end
box-field-first-game = ready-made starts
box-field-gift-components = components given
box-field-gift-trick = trick given
box-field-hire = hire
box-field-learn = learn
box-field-level = level
box-field-link-reward-by = links pay by
box-field-link-rewards = rewards of links
box-field-location = place
box-field-manager-extra = more with the manager
box-field-manager-gift = gift of the manager
box-field-manager-limit = most on the manager’s board
box-field-markers = markers
box-field-move = move
box-field-moves = moving markers
box-field-on-sale = on sale
box-field-one-marker-per = one marker per
box-field-order = order
box-field-order-refuses = orders refuse
box-field-per-symbol = markers of each symbol
box-field-performer-bonus = bonus of the performer
box-field-prepared = prepared at the start
box-field-prepared-engineer-extra = more with the engineer
box-field-prepared-markers = markers prepared
box-field-price = price
box-field-quick-order-points = points of a quick order
box-field-quick-order-surcharge = surcharge of a quick order
box-field-reroll = roll again
box-field-reschedule = reschedule
box-field-set-die = set a die
box-field-set-up = set up a trick
box-field-shard = shard
box-field-shards = shards
box-field-shards-in-circle = shards in a circle
box-field-slots = slots
box-field-specialist = specialist
box-field-start-coins = coins to begin with
box-field-take-coins = take coins
box-field-theatre = theatre
box-field-threshold = fame needed
box-field-tier = tier
box-field-trick = trick
box-field-wage = wage
box-field-wages-first = wages come first
box-field-weekday-yields = weekdays count
box-field-yield = what it brings
box-choice-advanced = advanced
box-choice-all = all tricks
box-choice-anywhere = anywhere
box-choice-basic = basic
box-choice-buy-area = what is on sale
box-choice-c0r0 = top left
box-choice-c1r0 = top right
box-choice-c0r1 = middle left
box-choice-c1r1 = middle right
box-choice-c0r2 = bottom left
box-choice-c1r2 = bottom right
box-choice-category = category
box-choice-favourite = of the favourite category
box-choice-first-trick = the first trick
box-choice-five-turns = five turns
box-choice-grand-magorian = Grand Magorian
box-choice-level = level
box-choice-magnus-pantheon = Magnus Pantheon
box-choice-no = no
box-choice-order-area = what is ordered
box-choice-quick-order = quick orders
box-choice-riverside = Riverside
box-choice-six-turns = six turns
box-choice-specialist-slot = the specialist’s slot
box-choice-superior = superior
box-choice-symbol = symbol
box-choice-yes = yes
box-slot-open = open
box-slot-closed = closed
box-show-slot = Slot { $place }: { $sign }
box-show-circle-none = Between { $first } and { $second }: no circle
box-show-circle-plain = Between { $first } and { $second }: a circle
box-show-circle-shard = Between { $first } and { $second }: a circle with a shard
