# The Magnificent in English. First what the game is called, asks, offers, tells and refuses; then
# the names and texts of its pieces, the outline of the table, and the rules.

## The game

game-title = The Magnificent
game-tagline = Build a camp, tour the wheels, hang posters over tents, and let six Magnificents fill the ring.
game-billing = Pitch a camp of cloth, travel, and show your stars at night.
option-boards = Player boards
    .about = Which side of their board everybody plays.
option-boards-a = Side A
    .about = Everybody plays side A, and all begin with the same coins, gems and talents.
option-boards-choose = Free choice
    .about = In turn order, everybody chooses side A or side B of their board; side B has other starting supplies and other bonuses.
option-masters = Master cards
    .about = How everybody comes by their first four master cards; in a solo game it changes nothing.
option-masters-sets = Starting sets
    .about = Everybody begins with the four cards that belong to their board.
option-masters-draft = Draft
    .about = Everybody picks four cards, one at a time, from hands of five that are passed to the left.

## What a step asks

ask-choose-side = Choose the side of your board
    .help = Each side has its own starting supplies, and its own bonuses in the camp.
ask-draft-masters = Keep one master card in secret
    .help = The rest of your hand goes to the left; all cards are shown together.
ask-return-master = Put back a master card
    .help = You play with four of them.
ask-pitch-start-tent = Where do you pitch the tent of your board?
    .help = A place brings what is printed there, at once.
ask-choose-talent = Choose your first talent tile
    .help = Talents laid on it do what it shows; they come back when the round ends.
ask-trade-poster = Discard a poster for one more die?
    .help = A die of its colour is rolled onto the main tent; a new poster takes its place.
ask-take-die = Take a die
    .help = It adds to your earlier dice of its colour. Yours cost { $due } so far; you have { $coins }.
ask-put-die = On which card do you put the { $die }?
    .help = The bonus of that card can be used this turn; each card takes one die a round.
ask-change-die = Change the die you took?
    .help = It will count, and cost, what it shows then.
ask-prepare = { $power ->
    [0] Which colour is the transparent die?
   *[other] Power { $power }: choose your action
}
    .help = { $power ->
    [0] It adds to your dice of that colour this round.
   *[other] Gems (+{ $raise } each), the bonus of your card and talents may still come first.
}
ask-after-action = Your action is done: end your turn?
    .help = Bonus and talents may still be used.
ask-discard-gem = Discard { $count ->
    [one] 1 more gem
   *[other] { $count } more gems
} for your tile
    .help = Any kind will do.
ask-choose-gem = Which gem do you gain?
    .help = Of each kind there is room for { $room }; one more is a coin instead.
ask-choose-level = Power { $power }: what do you build?
    .help = Any line within your power; the tiles have the colour of your die.
ask-building = { $large ->
    [0] { $small ->
        [0] All is built: anything else this turn?
       *[other] Which tile do you build next?
    }
   *[other] Which tile do you build next?
}
    .help = { $large ->
    [0] { $small ->
        [0] Bonuses and talents may still be used; else end your turn.
       *[other] Still to build: { some-small }.
    }
   *[other] { $small ->
        [0] Still to build: { some-large }.
       *[other] Still to build: { some-large }, { some-small }.
    }
}
ask-lay-tile = Where do you lay your { $tile }?
    .help = { $first ->
    [0] Edge to edge with another tile.
   *[other] Your first tile lies anywhere.
} { $tiles ->
    [0] It is the last one.
   *[other] After it: { $tiles } more.
}
ask-double-tile = Double the bonuses under this tile?
    .help = Talents ready: { $talents }.
ask-choose-steps = Power { $power }: how far does the wagon go?
    .help = Every gem and free poster on the way is yours; a tent only where the wagon stops.
ask-take-tent = Pitch { $tent }, or leave it?
    .help = A place brings what is printed there, at once.
ask-double-tent = Double what this place brings?
    .help = Talents ready: { $talents }.
ask-gain-poster = Which poster do you take?
    .help = One on display, or the top one of the deck unseen.
ask-hang-poster = Where do you hang “{ $poster }”?
    .help = It can be completed only over a tent.
ask-choose-space = Power { $power }: on which space do you perform?
    .help = Higher spaces allow more posters; the highest hat chooses new cards first.
ask-choose-hat = Which hat moves to { $space }?
    .help = At the end of the round only your higher hat counts.
ask-perform = { $limit ->
    [0] No more posters on this space: go on?
    [one] Complete a poster: 1 more is possible
   *[other] Complete a poster: { $limit } are possible
}
    .help = It needs a tent below it, tiles you have built, and gems to pay.
ask-pay-gems = Which gem do you pay with?
    .help = Transparent gems stand for any colour.
ask-rearrange = Rearrange your posters?
    .help = Two change places at a time.
ask-choose-lot = Take a new master card
    .help = { $beside ->
    [0] In the last round there are no talent tiles.
   *[other] The talent tile beside it comes along.
}
ask-drop-lot = Throw one of the lots away
    .help = Your rival gets the one that is left.
ask-score-masters = { $paying ->
    [0] Score one master card, in secret
   *[other] How many coins do you pay for your card?
}
    .help = { $paying ->
    [0] It is discarded then; those you still have at the end bring half.
   *[other] It counts each coin that you pay now.
}
ask-fill-zones = Fill zones of your camp with gems?
    .help = A gem fills one empty cell; a complete zone brings { $points } points.

## What may be done

move-pass = Pass
move-pass-trade-poster = Keep the display as it is
    .do = Keep the display
move-pass-change-die = Keep the die as it is
move-pass-double-tile = Do not double
move-pass-double-tent = Do not double
move-pass-take-tent = Leave the tent where it is
    .do = Leave the tent
move-pass-gain-poster = Take no poster
move-pass-rearrange = Leave the posters as they hang
    .do = Leave them so
move-end = End your turn
    .do = End your turn
move-end-perform = No more posters
    .do = No more posters
move-end-fill-zones = No more gems
move-side = Play { $side }
move-pick = Keep “{ $master }”
    .do = Keep this card
move-pick-return-master = Put back “{ $master }”
    .do = Put this card back
move-talent = Take “{ $spot }”
    .do = Take this tile
move-trade = Discard the poster in place { $shown } for a die
    .do = Trade this poster
move-take = Take the { $die }
    .do = Take this die
move-put = Put it on “{ $master }”
    .do = Put it here
move-value = Set the die to { $count }
move-colour = Use it as { $colour }
move-gem = Spend 1 { $gem } for more power
    .do = Spend this gem
move-gem-choose-gem = Gain 1 { $gem }
    .do = Gain this gem
move-use = Use the bonus of “{ $master }”
    .do = Use this bonus
move-spot = Talent: { $spot }
    .do = Use this talent
move-build = Build
move-travel = Travel
move-perform = Perform
move-level = Build { $level }
    .do = Build this
move-tile = Build a { $tile }
    .do = Build this tile
move-lay-1 = { $cell }
    .do = Lay it here
move-lay-2 = { $cell }, a quarter turn
    .do = Lay it here
move-lay-3 = { $cell }, half a turn
    .do = Lay it here
move-lay-4 = { $cell }, three quarter turns
    .do = Lay it here
move-lay-5 = { $cell }, flipped
    .do = Lay it here
move-lay-6 = { $cell }, flipped and a quarter turn
    .do = Lay it here
move-lay-7 = { $cell }, flipped and half a turn
    .do = Lay it here
move-lay-8 = { $cell }, flipped and three quarter turns
    .do = Lay it here
move-steps = { $count ->
    [0] Stay where you are
    [one] 1 cell
   *[other] { $count } cells
}
move-draw = Take the poster in place { $shown } of the display
    .do = Take this poster
move-blind = Take the top poster of the deck
    .do = Take it unseen
move-hang = Hang it in place { $place }
    .do = Hang it here
move-throw = Discard it
move-pitch = Pitch it in place { $place }
    .do = Pitch it here
move-space = Perform on { $space }
    .do = Perform here
move-hat = { $hat ->
    [1] Move your first hat
   *[2] Move your second hat
}
    .do = Move this hat
move-complete = Complete the poster in place { $place }
    .do = Complete this poster
move-pay = Pay 1 { $gem }
    .do = Pay this gem
move-swap = Exchange { $pair }
    .do = Exchange these
move-lot = Take lot { $lot }
move-drop = Throw lot { $lot } away
move-score = Score “{ $master }”
    .do = Score this card
move-coins = { $count ->
    [0] Pay no coin
    [one] Pay 1 coin
   *[other] Pay { $count } coins
}
move-fill = Fill { $zone }
    .do = Fill this zone
move-best = Fill as many zones as possible
    .do = Fill all I can

## What happened

told-starts = { $seat } is the first player.
told-gets-board = { $seat } gets board { $board }.
told-chooses-side = { $seat } plays { $side }.
told-gets-poster = { $seat } starts with the poster “{ $poster }”.
told-gives-coins = { $coins ->
    [0] { $seat } has no coin to give { $other }.
    [one] { $seat } gives { $other } 1 coin.
   *[other] { $seat } gives { $other } { $coins } coins.
}
told-gets-master = { $seat } gets “{ $master }”.
    .series = { $seat } gets { $items }.
    .item = “{ $master }”
told-dealt-master = { $seat } holds { $master }.
    .series = { $seat } holds { $items }.
    .item = { $master }
told-returns-master = { $seat } puts back “{ $master }”.
    .series = { $seat } puts back { $items }.
    .item = “{ $master }”
told-tent-stands = Cell { $count } of the { wheel-of }: { $tent }.
    .series = On the { wheel-of }: { $items }.
    .item = { $tent } in cell { $count }
told-offers-talent = On offer: { $spot }.
    .series = On offer: { $items }.
    .item = { $spot }
told-gets-talent-tile = { $seat } gets the talent tile “{ $spot }”.
told-round-opens = Round { $round } begins.
    .heads = Round { $round }
told-shows-master = Lot { $lot }: { $master }.
told-shows-talent = Beside lot { $lot }: { $spot }.
told-shows-poster = New on display: { $poster }.
    .series = New on display: { $items }.
    .item = { $poster }
told-shuffles = The discarded posters are shuffled into a new deck.
told-rolls = A die is rolled: { $die }.
    .series = The dice are rolled: { $items }.
    .item = { $times ->
        [1] { $die }
        [2] { $die } twice
       *[other] { $die } ({ $times } times)
    }
told-trades = { $seat } discards “{ $poster }” and rolls one more die: { $die }.
told-takes-die = { $seat } takes the { $die } and puts it on “{ $master }”.
told-sets-die = { $seat } changes the die: { $die }.
told-names-colour = { $seat } uses the transparent die as { $colour }.
told-spends-gem = { $seat } spends 1 { $gem }: power { $power }.
told-raises = { $seat } adds { $count } to the die: power { $power }.
told-uses = { $seat } uses the bonus of “{ $master }”.
told-copies = { $seat } copies the bonus of “{ $master }”.
told-uses-talent = { $seat } uses a talent: { $spot }.
told-turn-ends = { $seat } ends the turn.
told-gains-coins = { $coins ->
    [one] { $seat } gains 1 coin.
   *[other] { $seat } gains { $coins } coins.
}
told-gains-points = { $points ->
    [one] { $seat } gains 1 point.
   *[other] { $seat } gains { $points } points.
}
told-gains-gem = { $seat } gains 1 { $gem }.
    .series = { $seat } gains { $items }.
    .item = { $times ->
        [one] 1 { $gem }
       *[other] { $times } { MANY($gem) }
    }
told-gem-overflows = { $coins ->
    [one] { $seat } has no room for another { $gem } and takes 1 coin.
   *[other] { $seat } has no room for another { $gem } and takes { $coins } coins.
}
told-gains-talent = { $seat } gains a talent.
told-no-talent-left = { $seat } has no talent left to gain.
told-pays-coins = { $coins ->
    [one] { $seat } pays 1 coin.
   *[other] { $seat } pays { $coins } coins.
}
told-pays-gem = { $seat } pays 1 { $gem }.
    .series = { $seat } pays { $items }.
    .item = { $times ->
        [one] 1 { $gem }
       *[other] { $times } { MANY($gem) }
    }
told-returns-talent = { $count ->
    [one] { $seat } returns a talent to the supply.
   *[other] { $seat } returns { $count } talents to the supply.
}
told-takes-poster = { $seat } takes the poster “{ $poster }”.
told-hangs = { $seat } hangs “{ $poster }” in place { $place }.
told-throws = { $seat } discards “{ $poster }”.
told-declines = { $seat } takes no poster.
told-builds = { $seat } builds { $level } with power { $power }.
told-lays = { $seat } lays a { $tile }: { $cell }.
told-gives-up-tiles = { $count ->
    [one] { $seat } leaves 1 tile unbuilt.
   *[other] { $seat } leaves { $count } tiles unbuilt.
}
told-travels = { $count ->
    [one] { $seat } moves the { $colour } wagon 1 cell with power { $power }.
   *[other] { $seat } moves the { $colour } wagon { $count } cells with power { $power }.
}
told-travels-back = { $count ->
    [one] { $seat } drives the { $colour } wagon back 1 cell with power { $power }.
   *[other] { $seat } drives the { $colour } wagon back { $count } cells with power { $power }.
}
told-stays = { $seat } leaves the { $colour } wagon where it is.
told-pitches = { $seat } pitches { $tent } in place { $place }.
told-leaves-tent = { $seat } leaves { $tent } on the wheel.
told-performs = { $count ->
    [one] { $seat } performs on { $space } with power { $power }: 1 poster at most.
   *[other] { $seat } performs on { $space } with power { $power }: { $count } posters at most.
}
told-puts-hat = { $seat } puts a second hat on { $space }.
told-moves-hat = { $seat } moves a hat from { $old } to { $space }.
told-completes = { $coins ->
    [0] { $seat } completes “{ $poster }”: { some-points }.
   *[other] { $points ->
        [0] { $seat } completes “{ $poster }”: { some-coins }.
       *[other] { $seat } completes “{ $poster }”: { some-points } and { some-coins }.
    }
}
told-in-tent = { $coins ->
    [0] For { $seat }, { $tent } adds { some-points }.
   *[other] { $points ->
        [0] For { $seat }, { $tent } adds { some-coins }.
       *[other] For { $seat }, { $tent } adds { some-points } and { some-coins }.
    }
}
told-rearranges = { $seat } exchanges { $pair }.
told-pays-dice = { $coins ->
    [0] { $seat } has no coin to pay for the dice.
    [one] { $seat } pays 1 coin for the dice.
   *[other] { $seat } pays { $coins } coins for the dice.
}
told-owes = { $coins ->
    [one] { $seat } lacks 1 coin for the dice and loses { some-points }.
   *[other] { $seat } lacks { $coins } coins for the dice and loses { some-points }.
}
told-takes-hat-back = { $seat } takes a hat back from { $space }.
    .series = { $seat } takes hats back from { $items }.
    .item = { $space }
told-drops-lot = { $seat } throws “{ $master }” away.
told-lot-leaves = “{ $master }” leaves the main display.
    .series = { $items } leave the main display.
    .item = “{ $master }”
told-scores-master = { $seat } scores “{ $master }”: { some-points }.
told-pays-for-master = { $coins ->
    [one] { $seat } pays 1 coin for points.
   *[other] { $seat } pays { $coins } coins for points.
}
told-tokens-return = { $count ->
    [one] { $seat } takes a talent back.
   *[other] { $seat } takes { $count } talents back.
}
told-final-count = The last round is over: the final count.
    .heads = Final count
told-half-master = { $seat } scores half of “{ $master }”: { some-points }.
    .series = { $seat } scores half of { $items }.
    .item = “{ $master }” ({ some-points })
told-coins-count = { $coins ->
    [0] { $seat } has no coins left.
    [one] { $seat } has 1 coin left, { $points ->
        [0] too few for a point
       *[other] which brings { some-points }
    }.
   *[other] { $seat } has { $coins } coins left, { $points ->
        [0] too few for a point
       *[other] which bring { some-points }
    }.
}
told-fills-zone = { $count ->
    [one] { $seat } fills { $zone } with 1 gem.
   *[other] { $seat } fills { $zone } with { $count } gems.
}
    .series = { $seat } fills { $items }.
    .item = { $zone } (with { $count ->
        [one] 1 gem
       *[other] { $count } gems
    })
told-zones-count = { $count ->
    [0] No zone of { $seat }’s camp is complete.
    [one] 1 complete zone brings { $seat } { some-points }.
   *[other] { $count } complete zones bring { $seat } { some-points }.
}
told-tie-broken = { $seat } wins the tie by the higher hat of the last round.
told-title = { $title }

## Why not

why-sides-before = A side of the board is chosen as soon as the boards are dealt, and only if that was agreed.
why-cards-before = Master cards are picked only in a draft or in a solo game, before talent tiles are chosen.
why-tiles-before = Everybody takes one talent tile, as the last thing before the first round.
why-trade-alone = A poster is traded for a die only in a solo game, once a turn, before a die is taken.
why-lots-at-round-end = At the end of a round everybody takes one lot, from the highest hat down.
why-drop-after-gap = A lot is thrown away only with two players, by the higher hat, if there is a gap between the hats.
why-cards-after-lots = A master card is scored at the end of a round, when everybody has taken a lot.
why-coins-for-a-card = Coins are paid only for a card that asks for them, once it is chosen.
why-zones-last = Gems fill zones after the last round, when cards and coins are counted.
why-only-in-a-turn = That is done in a turn, and no turn is being played now.
why-finish-first = That must wait until this is decided.
why-no-such-die = There is no { $die } on the main tent.
why-one-die-a-turn = You take one die a turn, and you have yours.
why-die-in-each-turn = A die is taken in every turn, once nothing else is to be decided.
why-die-first = First take a die and put it on a card.
why-put-as-taken = A die is put on a card as soon as it is taken, and stays there.
why-not-your-card = “{ $master }” is not yours.
why-card-has-die = “{ $master }” already has a die.
why-no-change-of-die = Your card does not let you set the die.
why-same-value = The die shows that already.
why-die-set-as-taken = The die is set by choosing its value, as you take it and not later.
why-name-colour-first = First say which colour the transparent die has.
why-colour-is-fixed = Your die is { $colour } for this turn.
why-gems-before-action = Gems raise your power only before the action is chosen.
why-wrong-gem = A die takes gems of its own colour and transparent ones: no { $gem }.
why-no-gem = You have no { $gem }.
why-end-instead = Nobody passes here: end your turn.
why-action-first = You still have an action to choose.
why-one-action = You have one action a turn, and it is chosen.
why-bonus-after-die = A bonus is that of the card that gets a die this turn, and none has got one yet.
why-not-that-card = “{ $master }” is not the card you put the die on.
why-copies-others = “{ $master }” copies the bonus of another of your cards, but not of one that copies too.
why-bonus-used = The bonus of this turn is used.
why-bonus-before-action = A bonus for the die is used before the action is chosen.
why-bonus-wrong-colour = The die does not have the colour that “{ $master }” asks for.
why-no-posters-left = There is no poster left to gain.
why-no-token-left = You have no talent left in your supply.
why-bonus-tile-used-up = The tile of “{ $master }” is used up.
why-bonus-no-room = The tile of “{ $master }” fits nowhere in your camp.
why-bonus-too-dear = You cannot pay for the bonus of “{ $master }”.
why-no-such-gem = You have no { $gem }.
why-not-your-talent = “{ $spot }” is not among your talent tiles.
why-flip-as-taken = The die is turned over only as you take it.
why-talent-to-build = “{ $spot }” works only while you build.
why-talent-to-travel = “{ $spot }” works only when you travel.
why-talent-to-perform = “{ $spot }” works only when you perform.
why-talent-at-once = “{ $spot }” is placed as soon as its action is chosen, before anything else.
why-talent-with-tile = “{ $spot }” is placed with the tile it is for, as that tile is chosen or laid.
why-talent-with-tent = “{ $spot }” is placed as a tent is pitched.
why-talent-after-show = “{ $spot }” is placed when the performance is over.
why-talent-no-use = “{ $spot }” is placed while posters are completed, and only for one that could not be completed otherwise.
why-once-a-turn = “{ $spot }” works once a turn.
why-too-few-tokens = You have too few talents for “{ $spot }”.
why-too-few-coins = You have too few coins for “{ $spot }”.
why-same-talent = “{ $spot }” does what another of your talent places does, and that one comes first.
why-cannot-build = Your power reaches no line of the building table, and no talent helps.
why-no-line-fits = No line within your power has a tile that can be laid.
why-line-once = A line of the building table is chosen once, as you begin to build.
why-no-such-level = There is no such line in the building table.
why-level-too-high = You lack the power to build { $level }.
why-nothing-fits = No tile of this line can be laid: { $level }.
why-raise-leads-nowhere = After “{ $spot }” there would be no line left whose tiles can be laid.
why-large-tile-nowhere = With “{ $spot }” no large tile could be laid.
why-line-first = First choose a line: “{ $spot }” comes with its tiles.
why-no-tile-due = A tile is chosen while you build, when the one before it lies.
why-tile-not-due = You have no { $tile } left to build.
why-tile-other-colour = A { $tile } does not have the colour of your die, and you have no talent to change that.
why-tile-supply-empty = There is no { $tile } left in the supply.
why-tile-no-place = A { $tile } fits nowhere in your camp.
why-tiles-still-due = You still have a tile to build in the colour of your die, and it fits.
why-no-tile-to-lay = You have no tile to lay now.
why-tile-outside = From { $cell } on, the tile would leave the camp.
why-tile-same-turn = Turned like that the tile looks the same as in another way, which is offered.
why-tile-on-tile = At { $cell } the tile would lie on another one.
why-tile-not-beside = At { $cell } the tile shares no edge with another one.
why-steps-once = You say once how far the wagon goes, as you begin to travel.
why-too-far = Your power does not reach { $count } cells.
why-no-tent-to-pitch = You have no new tent to pitch.
why-tent-place-taken = { $place ->
    [1] Place 1 has its printed tent.
   *[other] There is a tent in place { $place }.
}
why-tent-must-be-pitched = The tent of your board must be pitched.
why-no-poster-gained = You take a poster only when you gain one.
why-no-poster-there = There is no poster in place { $shown } of the display.
why-poster-deck-empty = There is no poster left to draw.
why-poster-must-be-taken = You have an empty place, so the poster must be taken and hung there.
why-no-poster-to-hang = You have no new poster to hang.
why-poster-place-taken = A poster hangs in place { $place }, and you still have an empty one.
why-cannot-perform = No free space of the performance track is within your power.
why-space-once = A space is chosen once, as you begin to perform.
why-space-taken = A hat stands on { $space }.
why-space-too-high = You lack the power for { $space }.
why-hat-after-space = A hat moves as you perform; from the third performance of a round on, you choose which.
why-complete-on-stage = Posters are completed in a performance, once your hat stands on its space.
why-no-poster-at-place = There is no poster in place { $place }.
why-no-tent-below = There is no tent below “{ $poster }”.
why-limit-reached = This space allows no more posters.
why-tiles-missing = You have not built all the tiles for “{ $poster }”, on top of those for the posters before it.
why-gems-missing = You lack the gems for “{ $poster }” and its tent.
why-nothing-to-pay = There is no gem to pay now.
why-other-gem = What is to be paid is 1 { $gem }, or a transparent one in its place.
why-no-gem-to-pay = You have no { $gem }.
why-gem-needed-later = You need this { $gem } for what is still to be paid.
why-posters-as-they-hang = While posters are completed, none of them changes places.
why-posters-stay = Posters change places after a performance that completed one, or before it with a talent.
why-no-posters-hung = You have no poster to rearrange.
why-nothing-to-swap = Nothing would change: { $pair } are empty.
why-nothing-completed = You completed no poster this turn.
why-not-in-hand = “{ $master }” is not in your hand.
why-talent-not-on-offer = “{ $spot }” is not on offer.
why-not-among-them = “{ $master }” is not among your cards.
why-no-poster-shown = There is no poster in place { $shown } of the display.
why-no-die-in-reserve = There is no { $colour } die in the reserve.
why-no-such-lot = There is no lot { $lot } on the main display.
why-master-not-held = “{ $master }” is not yours to score.
why-card-chosen = You have chosen a card; take that back to choose another.
why-too-many-coins = You do not have so many coins.
why-coins-beyond-cap = So many coins would bring no more points.
why-zone-full = There is nothing to fill in { $zone }.
why-zone-chosen = You are filling { $zone } already.
why-too-few-gems = You have too few gems for { $zone }.

## Colours, dice, gems and tiles

colour-orange = orange
colour-green = green
colour-purple = purple
colour-transparent = transparent
gem-orange = orange gem
    .many = orange gems
gem-green = green gem
    .many = green gems
gem-purple = purple gem
    .many = purple gems
gem-transparent = transparent gem
    .many = transparent gems
tile-orange-large = large orange tile
    .many = large orange tiles
tile-orange-small = small orange tile
    .many = small orange tiles
tile-green-large = large green tile
    .many = large green tiles
tile-green-small = small green tile
    .many = small green tiles
tile-purple-large = large purple tile
    .many = large purple tiles
tile-purple-small = small purple tile
    .many = small purple tiles
board-i = I
board-ii = II
board-iii = III
board-iv = IV
side-a = side A
side-b = side B
zone-a = the top left zone
zone-b = the top middle zone
zone-c = the top right zone
zone-d = the left zone
zone-e = the zone in the centre
zone-f = the right zone
zone-g = the bottom left zone
zone-h = the bottom middle zone
zone-i = the bottom right zone
start-1 = start space 1
start-2 = start space 2
start-3 = start space 3
start-4 = start space 4
level-0-1 = 1 small tile
level-1-0 = 1 large tile
level-0-2 = 2 small tiles
level-1-1 = 1 large and 1 small tile
level-2-0 = 2 large tiles
level-1-2 = 1 large and 2 small tiles
level-2-1 = 2 large and 1 small tile
level-3-0 = 3 large tiles
title-1 = The curtain falls without a title: 200 points are the first goal.
title-2 = 200 points and more: the game is won!
title-3 = 220 points and more: you are a Master of Ceremonies!
title-4 = More than 240 points: you are Magnificent!

## The six Magnificents

star-fire-a = Ember the Juggler
star-fire-b = Cinder the Swallower
star-animals-a = Moss the Tamer
star-animals-b = Fern the Rider
star-magic-a = Vesper the Conjurer
star-magic-b = Umbra the Seer

## Talents

talent-flip-die = Turn the die over
talent-buy-poster = Buy a poster
talent-recolour-tile = Another colour
talent-counterclockwise = Drive backwards
talent-rearrange-posters = Rehang the posters
talent-talent-01 = The Cashier
talent-talent-02 = The Pedlar
talent-talent-03 = The Jeweller
talent-talent-04 = The Gardener
talent-talent-05 = The Carpenter
talent-talent-06 = The Rigger
talent-talent-07 = The Coachman
talent-talent-08 = The Tentmaker
talent-talent-09 = The Claqueur
talent-talent-10 = The Improviser
talent-talent-11 = The Drummer
talent-talent-12 = The Crier
tokens-one = { $effect } One talent, once a turn.
tokens-each = { $effect } Once for each talent.
tokens-two = { $effect } Two talents, once a turn.
effect-flip-die = When you take a die, turn it to its opposite face.
effect-buy-poster = At any time, pay { some-coins } to gain a poster.
effect-recolour-tile = When you build, one tile may have another colour than the die.
effect-turn-back = When you travel, the wagon goes anticlockwise.
effect-rearrange-posters = Before you perform, rearrange your posters.
effect-gain-coins = At any time, gain { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
effect-gain-gem = At any time, gain a gem of your choice.
effect-double-tile = When you build, double the bonuses under one tile.
effect-plus-build = When you build, +{ $amount } to the die.
effect-extra-tile = When you build, build one more large tile whatever your power.
effect-plus-travel = When you travel, +{ $amount } to the die.
effect-double-tent = When you pitch a tent, double what its place brings.
effect-applause = After you perform, gain { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for each poster completed this turn.
effect-ignore-tile = When you perform, ignore one tile that a poster asks for.
effect-plus-perform = When you perform, +{ $amount } to the die.
effect-extra-poster = When you perform, complete one more poster.

## Bonuses and criteria

some-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
some-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
some-large = { $large } large
some-small = { $small } small
wheel-of = { $colour } wheel
some-tiles = { $count ->
    [one] { $count } { $tile }
   *[other] { $count } { MANY($tile) }
}
some-gems = { $count ->
    [one] { $count } { $gem }
   *[other] { $count } { MANY($gem) }
}
no-gems = no gems
bonus-gain-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
bonus-gain-posters = { $amount ->
    [one] 1 poster
   *[other] { $amount } posters
}
bonus-gain-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
bonus-gain-gem = { $amount } × { $colour ->
    [orange] { gem-orange }
    [green] { gem-green }
    [purple] { gem-purple }
   *[transparent] { gem-transparent }
}
bonus-gain-talent = { $amount ->
    [one] 1 talent
   *[other] { $amount } talents
}
bonus-die-plus-colour = +{ $amount } to a die that is or counts as { $colour ->
    [orange] orange
    [green] green
   *[purple] purple
}
bonus-die-plus-any = +{ $amount } to the die
bonus-set-die-value = set the die as you take it
bonus-copy-other-master = copy the bonus of another of your master cards
bonus-pay-coins-for-talent = pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} for { $amount ->
    [one] a talent
   *[other] { $amount } talents
}
bonus-return-talent-build-small = return { $cost ->
    [one] a talent
   *[other] { $cost } talents
} to build a { $colour ->
    [orange] { tile-orange-small }
    [green] { tile-green-small }
   *[purple] { tile-purple-small }
}
bonus-discard-gems-build-small = discard { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
} to build a { $colour ->
    [orange] { tile-orange-small }
    [green] { tile-green-small }
   *[purple] { tile-purple-small }
}
master-text = Bonus: { $bonus }. Worth { $score }.
score-cap = { $score }, { $cap } at most
score-small-tile-colour = { some-points } per { $colour ->
    [orange] { tile-orange-small }
    [green] { tile-green-small }
   *[purple] { tile-purple-small }
}
score-large-tile-colour = { some-points } per { $colour ->
    [orange] { tile-orange-large }
    [green] { tile-green-large }
   *[purple] { tile-purple-large }
}
score-small-tile-any = { some-points } per small tile
score-large-tile-any = { some-points } per large tile
score-rectangle-colour = { some-points } per cell of your largest { $colour ->
    [orange] orange
    [green] green
   *[purple] purple
} rectangle
score-tile-colour = { some-points } per { $colour ->
    [orange] orange
    [green] green
   *[purple] purple
} tile
score-full-column = { some-points } per full column of your camp
score-full-row = { some-points } per full row of your camp
score-tent = { some-points } per tent you picked up
score-coloured-gem = { some-points } per orange, green or purple gem
score-pay-coin = { some-points } per coin you pay
score-performance-number = the number of your hat’s space on the performance track
score-same-magnificent = { some-points } per completed poster of one Magnificent
score-different-magnificent = { some-points } per different Magnificent on completed posters
score-poster-colour = { some-points } per completed { $colour ->
    [orange] orange
    [green] green
   *[purple] purple
} poster
score-flat = { some-points }
score-talent-token = { some-points } per talent you have, used or not
score-dice-highest-plus-transparent = { some-points } per pip of your highest colour and of your transparent dice
score-transparent-dice-double = { some-points } per pip of your transparent dice
poster-text = { $star }, { $colour }. Needs { $tiles }; pay { $gems }. Brings { $gain }.
tent-text = { $gain }; pay 1 { $gem }

## The table in words

outline-round = Round { $round } of { $rounds }
outline-over = The game is over.
outline-winners = Winner: { $players }
outline-die = { $player } has put the { $die } on { $master }.
outline-power = Power: { $base } { $colour } + { $extra } = { $power }
outline-due = Still to build: { $large ->
    [0] { some-small }
   *[other] { $small ->
        [0] { some-large }
       *[other] { some-large }, { some-small }
    }
}
outline-limit = Posters still possible: { $count }
outline-bonus-used = The bonus of this turn is used.
outline-on-spot = { $talent }: { $count ->
    [one] 1 talent
   *[other] { $count } talents
}
outline-main = The main tent
outline-dice = Dice: { $dice }
outline-no-dice = No dice
outline-many = { $count } × { $thing }
outline-reserve = In the reserve: { $count } × { $colour }
outline-first = First player: { $player }
outline-decks = Decks: master cards { $masters }, talent tiles { $talents }, posters { $posters }
outline-discarded-poster = Discarded posters ({ $count }): { $cards }
outline-discarded-master = Discarded master cards ({ $count }): { $cards }
outline-displays = On display
outline-lot = Lot { $lot }: { $master }
outline-lot-talent = Beside lot { $lot }: { $talent }
outline-offer = On offer: { $talent }
outline-shown = Poster { $place }: { $poster }
outline-wheels = The wheels, from the wagon on
outline-wheel = The { wheel-of }: { $cells }
outline-poster-cell = a poster
outline-track = The performance track, from the top
outline-space = { $count ->
    [one] { $space }, 1 poster
   *[other] { $space }, { $count } posters
}
outline-neutral-hat = a neutral hat
outline-supply = Tiles in the supply
outline-board = Board { $board }, { $side }
outline-points = Points: { $points }
outline-coins = Coins: { $coins }; the dice of this round cost { $due }
outline-gems = Gems: { $gems }
outline-tokens = Talents: { $count } ready, { $parked } used
outline-talent = Talent tile: { $talent }
outline-hand = Hand: { $cards }
outline-unseen = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
outline-sealed = kept secret
outline-chosen = Chosen: { $choice }
outline-masters = Master cards
outline-master = { $master }: worth { $points } now
outline-master-die = { $master }: worth { $points } now; on it the { $die }
outline-posters = Posters and tents
outline-no-poster = no poster
outline-no-tent = a free tent place ({ $printed })
outline-place = Place { $place }: { $poster } over { $tent }
outline-completed = Completed ({ $count }): { $posters }
outline-camp = Camp
outline-camp-row = Row { $row }: { $cells }
outline-built = Built: { $tiles }
outline-cell = Bonus at { $cell }: { $bonus }
outline-zone = { $count ->
    [0] Complete: { $zone }
    [one] 1 cell empty: { $zone }
   *[other] { $count } cells empty: { $zone }
}
outline-guide = What everything does
outline-explained = { $thing }: { $text }
sign-orange = O
sign-green = G
sign-purple = P
sign-gem = *
sign-free = .

## The board

board-camp = Your camp
board-tent = Main tent
board-road = The road
board-tonight = Tonight
board-tonight-note = posters you may show
board-masters = Master cards
board-masters-note = top: bonus · below: points now
board-tab-camp = Camp
board-tab-tent = Tent
board-tab-road = Road
board-tab-tonight = Tonight
board-tab-masters = Masters
board-dice-left = { $count ->
    [one] 1 die left
   *[other] { $count } dice left
}
board-goal = next goal: { $points }
board-lots = New master cards
board-offer = Talent tiles on offer
board-hand = Your hand
board-power = Power, counted out
board-power-of = power of { $colour }
board-your-dice = Your dice this round
board-term-die = die
board-term-before = before
board-term-card = card
board-term-talents = talents
board-term-gems = gems
board-pay = { $due ->
    [0] Your dice cost nothing yet
    [one] Your dice cost 1 coin
   *[other] Your dice cost { $due } coins
}
board-have = at the end of the round; you have { $coins }
board-builds = builds { $level }
board-travels = { $count ->
    [one] travels 1 cell
   *[other] travels up to { $count } cells
}
board-performs = performs on { $space }
board-levels = What power builds
board-tiles = Tile to lay
board-tiles-left = { $count ->
    [one] 1 more to come
   *[other] { $count } more to come
}
board-action = One action
board-allows-build = up to { $level }
board-allows-travel = { $count ->
    [one] 1 cell
   *[other] up to { $count } cells
}
board-allows-perform = { $count ->
    [one] up to { $space }: 1 poster
   *[other] up to { $space }: { $count } posters
}
board-name-colour = The transparent die counts as
board-set-die = Set your die
board-in-hand = In your hand
board-hang-help = Hang it in a free place over your tents.
board-store = Your reserve
board-talents-ready = { $count ->
    [one] 1 talent ready
   *[other] { $count } talents ready
}
board-zones-full = Zones complete
board-cells-full = Cells covered
board-reserve = in reserve
board-power-with = { $die }: power { $power }
board-wheel = The { wheel-of }
figure-coins = coins
figure-posters = posters completed
board-phase-start = Before the first round
board-phase-turns = One die, one action
board-phase-build = Build
board-phase-travel = Travel
board-phase-perform = Perform
board-phase-lots = New master cards
board-phase-score = Scoring a master card
board-phase-count = The final count
board-would-be = As { $colour }: { $value } + { $before } = power { $power }
board-sum-die = { $value } + { $earlier } { $colour }
board-sum-card = +{ $value } from the card
board-sum-talents = +{ $value } from talents
board-sum-gems = +{ $value } from gems
board-sum = Power: { $parts } = { $power }
board-pips = Your dice this round: { $dice }
board-wagon = The { $colour } wagon
board-cell = The { wheel-of }: { $thing }
board-brings = { $count ->
    [one] 1 cell: { $things }
   *[other] { $count } cells: { $things }
}
board-hat = Hat of { $player }: { $where }
board-deck = { $count ->
    [one] Deck of posters: 1 card
   *[other] Deck of posters: { $count } cards
}
board-level = Power { $power }: { $level }
board-completes = { $zone } complete ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
board-poster-place = Place { $place } for a poster, empty
board-tent-place = Place { $place } for a tent, empty: { $printed }
board-talent-place = Place for a talent tile, empty
board-ready = You could complete it now.
board-not-ready = You cannot complete it yet.
board-worth = { $points ->
    [0] Worth nothing now.
    [one] Worth 1 point now.
   *[other] Worth { $points } points now.
}
board-die-on = { $die } on { $master }
board-due = { $points ->
    [one] Each coin you cannot pay for your dice costs 1 point this round.
   *[other] Each coin you cannot pay for your dice costs { $points } points this round.
}
board-tokens = Talents you use rest beside the main tent until the round ends.

## Dice, cells and places

die-orange-1 = { colour-orange } 1
die-orange-2 = { colour-orange } 2
die-orange-3 = { colour-orange } 3
die-orange-4 = { colour-orange } 4
die-orange-5 = { colour-orange } 5
die-orange-6 = { colour-orange } 6
die-green-1 = { colour-green } 1
die-green-2 = { colour-green } 2
die-green-3 = { colour-green } 3
die-green-4 = { colour-green } 4
die-green-5 = { colour-green } 5
die-green-6 = { colour-green } 6
die-purple-1 = { colour-purple } 1
die-purple-2 = { colour-purple } 2
die-purple-3 = { colour-purple } 3
die-purple-4 = { colour-purple } 4
die-purple-5 = { colour-purple } 5
die-purple-6 = { colour-purple } 6
die-transparent-1 = { colour-transparent } 1
die-transparent-2 = { colour-transparent } 2
die-transparent-3 = { colour-transparent } 3
die-transparent-4 = { colour-transparent } 4
die-transparent-5 = { colour-transparent } 5
die-transparent-6 = { colour-transparent } 6
cell-c1r1 = column 1, row 1
cell-c2r1 = column 2, row 1
cell-c3r1 = column 3, row 1
cell-c4r1 = column 4, row 1
cell-c5r1 = column 5, row 1
cell-c6r1 = column 6, row 1
cell-c7r1 = column 7, row 1
cell-c8r1 = column 8, row 1
cell-c1r2 = column 1, row 2
cell-c2r2 = column 2, row 2
cell-c3r2 = column 3, row 2
cell-c4r2 = column 4, row 2
cell-c5r2 = column 5, row 2
cell-c6r2 = column 6, row 2
cell-c7r2 = column 7, row 2
cell-c8r2 = column 8, row 2
cell-c1r3 = column 1, row 3
cell-c2r3 = column 2, row 3
cell-c3r3 = column 3, row 3
cell-c4r3 = column 4, row 3
cell-c5r3 = column 5, row 3
cell-c6r3 = column 6, row 3
cell-c7r3 = column 7, row 3
cell-c8r3 = column 8, row 3
cell-c1r4 = column 1, row 4
cell-c2r4 = column 2, row 4
cell-c3r4 = column 3, row 4
cell-c4r4 = column 4, row 4
cell-c5r4 = column 5, row 4
cell-c6r4 = column 6, row 4
cell-c7r4 = column 7, row 4
cell-c8r4 = column 8, row 4
cell-c1r5 = column 1, row 5
cell-c2r5 = column 2, row 5
cell-c3r5 = column 3, row 5
cell-c4r5 = column 4, row 5
cell-c5r5 = column 5, row 5
cell-c6r5 = column 6, row 5
cell-c7r5 = column 7, row 5
cell-c8r5 = column 8, row 5
cell-c1r6 = column 1, row 6
cell-c2r6 = column 2, row 6
cell-c3r6 = column 3, row 6
cell-c4r6 = column 4, row 6
cell-c5r6 = column 5, row 6
cell-c6r6 = column 6, row 6
cell-c7r6 = column 7, row 6
cell-c8r6 = column 8, row 6
cell-c1r7 = column 1, row 7
cell-c2r7 = column 2, row 7
cell-c3r7 = column 3, row 7
cell-c4r7 = column 4, row 7
cell-c5r7 = column 5, row 7
cell-c6r7 = column 6, row 7
cell-c7r7 = column 7, row 7
cell-c8r7 = column 8, row 7
pair-1-2 = places 1 and 2
pair-1-3 = places 1 and 3
pair-1-4 = places 1 and 4
pair-1-5 = places 1 and 5
pair-2-3 = places 2 and 3
pair-2-4 = places 2 and 4
pair-2-5 = places 2 and 5
pair-3-4 = places 3 and 4
pair-3-5 = places 3 and 5
pair-4-5 = places 4 and 5
space-4 = space 4
space-6 = space 6
space-8 = space 8
space-10 = space 10
space-12 = space 12
space-14 = space 14
space-16 = space 16
space-18 = space 18
space-20 = space 20

## Master cards: what they are worth, and their bonus

badge-copy-other-master = copy
badge-die-plus-any = +1
badge-die-plus-green = +2 green
badge-die-plus-orange = +2 orange
badge-die-plus-purple = +2 purple
badge-discard-gems-build-small-green = gems for a green tile
badge-discard-gems-build-small-orange = gems for an orange tile
badge-discard-gems-build-small-purple = gems for a purple tile
badge-gain-coins = 1 coin
badge-gain-gem-green = green gem
badge-gain-gem-orange = orange gem
badge-gain-gem-purple = purple gem
badge-gain-gem-transparent = transparent gem
badge-gain-points = 3 points
badge-gain-posters = poster
badge-gain-talent = talent
badge-pay-coins-for-talent = buy a talent
badge-return-talent-build-small-green = talent for a green tile
badge-return-talent-build-small-orange = talent for an orange tile
badge-return-talent-build-small-purple = talent for a purple tile
badge-set-die-value = set the die
criterion-coloured-gem = Coloured gems
criterion-dice-highest-plus-transparent = Costly dice
criterion-different-magnificent = Many Magnificents
criterion-flat = Sure success
criterion-full-column = Full columns
criterion-full-row = Full rows
criterion-large-tile-any = Large tiles
criterion-large-tile-green = Large green tiles
criterion-large-tile-orange = Large orange tiles
criterion-large-tile-purple = Large purple tiles
criterion-pay-coin = Paid coins
criterion-performance-number = Top billing
criterion-poster-green = Green posters
criterion-poster-orange = Orange posters
criterion-poster-purple = Purple posters
criterion-rectangle-green = Green rectangle
criterion-rectangle-orange = Orange rectangle
criterion-rectangle-purple = Purple rectangle
criterion-same-magnificent = One Magnificent
criterion-small-tile-any = Small tiles
criterion-small-tile-green = Small green tiles
criterion-small-tile-orange = Small orange tiles
criterion-small-tile-purple = Small purple tiles
criterion-talent-token = Talents
criterion-tent = Tents
criterion-tile-green = Green tiles
criterion-tile-orange = Orange tiles
criterion-tile-purple = Purple tiles
criterion-transparent-dice-double = Transparent dice
master-unknown = a master card face down
master-01 = { criterion-small-tile-orange } ({ badge-die-plus-orange })
master-02 = { criterion-small-tile-orange } ({ badge-gain-gem-green })
master-03 = { criterion-large-tile-orange } ({ badge-gain-posters })
master-04 = { criterion-large-tile-orange } ({ badge-return-talent-build-small-orange })
master-05 = { criterion-tile-orange } ({ badge-die-plus-green })
master-06 = { criterion-tile-orange } ({ badge-gain-coins })
master-07 = { criterion-rectangle-orange } ({ badge-die-plus-any })
master-08 = { criterion-rectangle-orange } ({ badge-discard-gems-build-small-orange })
master-09 = { criterion-poster-orange } ({ badge-gain-gem-orange })
master-10 = { criterion-poster-orange } ({ badge-set-die-value })
master-11 = { criterion-small-tile-green } ({ badge-die-plus-green })
master-12 = { criterion-small-tile-green } ({ badge-gain-gem-purple })
master-13 = { criterion-large-tile-green } ({ badge-gain-posters })
master-14 = { criterion-large-tile-green } ({ badge-return-talent-build-small-green })
master-15 = { criterion-tile-green } ({ badge-die-plus-purple })
master-16 = { criterion-tile-green } ({ badge-gain-coins })
master-17 = { criterion-rectangle-green } ({ badge-die-plus-any })
master-18 = { criterion-rectangle-green } ({ badge-discard-gems-build-small-green })
master-19 = { criterion-poster-green } ({ badge-gain-gem-green })
master-20 = { criterion-poster-green } ({ badge-set-die-value })
master-21 = { criterion-small-tile-purple } ({ badge-die-plus-purple })
master-22 = { criterion-small-tile-purple } ({ badge-gain-gem-orange })
master-23 = { criterion-large-tile-purple } ({ badge-gain-posters })
master-24 = { criterion-large-tile-purple } ({ badge-return-talent-build-small-purple })
master-25 = { criterion-tile-purple } ({ badge-die-plus-orange })
master-26 = { criterion-tile-purple } ({ badge-gain-coins })
master-27 = { criterion-rectangle-purple } ({ badge-die-plus-any })
master-28 = { criterion-rectangle-purple } ({ badge-discard-gems-build-small-purple })
master-29 = { criterion-poster-purple } ({ badge-gain-gem-purple })
master-30 = { criterion-poster-purple } ({ badge-set-die-value })
master-31 = { criterion-full-row } ({ badge-gain-coins })
master-32 = { criterion-full-row } ({ badge-pay-coins-for-talent })
master-33 = { criterion-full-column } ({ badge-die-plus-any })
master-34 = { criterion-full-column } ({ badge-gain-talent })
master-35 = { criterion-small-tile-any } ({ badge-copy-other-master })
master-36 = { criterion-small-tile-any } ({ badge-set-die-value })
master-37 = { criterion-large-tile-any } ({ badge-pay-coins-for-talent })
master-38 = { criterion-large-tile-any } ({ badge-gain-points })
master-39 = { criterion-tent } ({ badge-gain-posters })
master-40 = { criterion-tent } ({ badge-gain-talent })
master-41 = { criterion-coloured-gem } ({ badge-gain-gem-transparent })
master-42 = { criterion-coloured-gem } ({ badge-copy-other-master })
master-43 = { criterion-pay-coin } ({ badge-gain-coins })
master-44 = { criterion-pay-coin } ({ badge-pay-coins-for-talent })
master-45 = { criterion-performance-number } ({ badge-die-plus-any })
master-46 = { criterion-performance-number } ({ badge-gain-points })
master-47 = { criterion-same-magnificent } ({ badge-gain-posters })
master-48 = { criterion-same-magnificent } ({ badge-copy-other-master })
master-49 = { criterion-different-magnificent } ({ badge-gain-gem-transparent })
master-50 = { criterion-different-magnificent } ({ badge-set-die-value })
master-51 = { criterion-talent-token } ({ badge-gain-talent })
master-52 = { criterion-talent-token } ({ badge-pay-coins-for-talent })
master-53 = { criterion-dice-highest-plus-transparent } ({ badge-gain-coins })
master-54 = { criterion-dice-highest-plus-transparent } ({ badge-die-plus-any })
master-55 = { criterion-flat } ({ badge-gain-talent })
master-56 = { criterion-transparent-dice-double } ({ badge-copy-other-master })

## Posters

poster-orange-n1 = The First Spark
poster-orange-n2 = A Torch for Two
poster-orange-n3 = Smoke and Clover
poster-orange-n4 = The Lilac Fuse
poster-orange-n5 = Twice Burnt
poster-orange-n6 = Three Candles
poster-orange-n7 = The Furnace Waltz
poster-orange-g1 = Matchstick Serenade
poster-orange-g2 = The Green Flame
poster-orange-g3 = Embers at Dusk
poster-orange-g4 = The Salamander’s Coat
poster-orange-g5 = The Volcano in a Hat
poster-orange-g6 = Dinner for a Dragon
poster-orange-g7 = The Ash Menagerie
poster-orange-g8 = The Great Blaze
poster-orange-g9 = The Night the Sun Stayed
poster-orange-st1 = The Hearth Tour
poster-orange-st2 = The Lamplighter’s Debut
poster-green-n1 = The Dancing Hare
poster-green-n2 = The Bear on Stilts
poster-green-n3 = Ravens at Tea
poster-green-n4 = The Tiger’s Torch
poster-green-n5 = The Long Parade
poster-green-n6 = Three Foxes
poster-green-n7 = The Goose Orchestra
poster-green-g1 = The Polite Wolf
poster-green-g2 = The Violet Peacock
poster-green-g3 = The Otter Brothers
poster-green-g4 = The Camel’s Lantern
poster-green-g5 = Elephants by Firelight
poster-green-g6 = The Bees’ Cathedral
poster-green-g7 = The Sphinx’s Kitten
poster-green-g8 = The Great Ark
poster-green-g9 = The Last Unicorn Race
poster-green-st1 = The Stable Tour
poster-green-st2 = The Shepherd’s Debut
poster-purple-n1 = The Vanishing Glove
poster-purple-n2 = The Floating Trunk
poster-purple-n3 = Cards of Smoke
poster-purple-n4 = The Clover Trick
poster-purple-n5 = The Mirror Twins
poster-purple-n6 = Three Wands
poster-purple-n7 = The Moonlit Cabinet
poster-purple-g1 = The Whispering Coin
poster-purple-g2 = The Orange Veil
poster-purple-g3 = The Clock Without Hands
poster-purple-g4 = The Emerald Knot
poster-purple-g5 = The Garden of Shadows
poster-purple-g6 = The Candle Oracle
poster-purple-g7 = The Phoenix Illusion
poster-purple-g8 = The Great Vanishing
poster-purple-g9 = The Hour of Stars
poster-purple-st1 = The Parlour Tour
poster-purple-st2 = The Apprentice’s Debut

## Tents

tent-01 = the Star tent
tent-02 = the Moon tent
tent-03 = the Sun tent
tent-04 = the Comet tent
tent-05 = the Cloud tent
tent-06 = the Wind tent
tent-07 = the Rain tent
tent-08 = the Dew tent
tent-09 = the Frost tent
tent-10 = the Snow tent
tent-11 = the Ember tent
tent-12 = the Flame tent
tent-13 = the Leaf tent
tent-14 = the Feather tent
tent-15 = the Veil tent
tent-16 = the Mirror tent
tent-printed = the printed tent

## The rules

rules-overview = The Magnificent
    .who = Each of you leads a travelling spectacle: you pitch a camp of tiles, collect tents and posters on the road, and bring six Magnificents on stage.
    .turn = In your turn you take a die and put it on one of your master cards, which lends you its bonus. The die and your earlier dice of its colour are your power for one action: build tiles in your camp, travel with a wagon, or perform with your posters. At the end of a round you pay for your dice.
    .points = Posters bring points when you perform them: each needs a tent below it, the tiles it shows in your camp, and perhaps gems. At the end of each round one master card brings points for what you have achieved.
    .end = After three rounds of four turns your other master cards bring half, coins left and covered zones of your camp bring a little more, and the most points win.
    .synonyms = poster show act / tent big-top marquee / camp tile tiles build / wagon wheel travel / gem gems jewel / talent worker token / hat track ladder / perform performance show

rule-1 = The game
rule-1-1 = The game has three rounds; in each round every player has four turns, clockwise from the first player. Whoever has the most points at the end wins.
    .see = 3.1 9.1 11.1
rule-1-2 = The decks are face down, and so are the hands of a draft. Everything else is open, discarded cards too. At a real table completed posters are stacked face down; as everybody has seen them, they stay in sight here.
    .ours = yes
    .see = 2.14 7.10
rule-1-3 = Coins never run out, and their values do not matter: only the sum counts.
    .ours = yes
rule-1-4 = Choices that come to the same are offered once: dice of the same colour and value, turns that leave a tile looking the same, and talent places that do the same.
    .ours = yes
    .see = 5.3 8.1
rule-1-5 = What is printed on cards, boards, tents and wheels could not be found in full. The components file says row by row what is found, derived or reconstructed, and whoever owns the box may play with a file of their own.
    .ours = yes

rule-2 = Set-up
rule-2-1 = A first player is drawn by lot. The dice are rolled onto the main tent: with two players 3 of each colour and 2 transparent ones, with three players 4 and 3, with four players 5 and 4.
    .see = 3.1 12.1
rule-2-2 = The main display gets lots of a master card and a talent tile: three with two or three players, four with four.
    .see = 9.4
rule-2-3 = Four posters are shown beside their deck. The starting posters are kept apart.
    .see = 2.11 6.10
rule-2-4 = Each wagon stands on the start cell of its wheel. The fifteen poster cells of the wheels get a random tent each, face up; one tent is left over.
    .see = 6.4 6.5
rule-2-5 = The first player puts a hat on start space 1 of the performance track, the next clockwise on the space above, and so on. Everybody keeps a second hat.
    .see = 7.1 9.10
rule-2-6 = Everybody gets a random board, side A up, and the four master cards with its number. Sets that nobody plays are shuffled into the deck once the display is filled.
    .see = 2.12 2.14 3.1
rule-2-7 = Everybody gets a random starting poster and hangs it above the printed tent.
    .see = 2.11 7.5
rule-2-8 = Side A gives everybody 6 coins, one gem of each kind and one talent.
    .see = 2.12
rule-2-9 = The first player gives one coin to the player who is last in turn order; we do so whatever the sides of their boards.
    .ours = yes
    .see = 2.12 12.8
rule-2-10 = Talent tiles are laid out, three with two or three players, four with four. From the player to the right of the first one, anticlockwise, each takes one. With two players the third tile is shuffled back.
    .see = 8.1
rule-2-11 = Starting posters are no part of the deck. Those that were not dealt stay in the box.
    .ours = yes
    .see = 2.7
rule-2-12 = Players agree beforehand whether everybody plays side A or chooses a side. Where sides are chosen, each does so openly, in turn order, once the boards are dealt.
    .ours = yes
    .see = 2.8 2.13
rule-2-13 = Board II starts with a tent on side B: the one that was left over. Its owner pitches it on a free place and gains what is printed there, before talent tiles are chosen.
    .see = 2.4 2.10 6.7
rule-2-14 = Players agree beforehand on the starting sets or a draft. For a draft all master cards are shuffled, the display is filled, and everybody is dealt five. All choose one in secret and hand the rest to the left, until everybody has four; the last cards are shuffled into the deck.
    .see = 2.6 2.15
rule-2-15 = The cards chosen in a draft are laid open together after each choice. Whoever has held a hand remembers it.
    .ours = yes
    .see = 1.2 2.14

rule-3 = A turn
rule-3-1 = Take a die from the main tent and put it on one of your master cards that has no die yet.
    .see = 3.5 3.7 4.1
rule-3-2 = A bonus that sets the die and the talent that turns it over work only as you take the die, before anything else. The die itself changes, and is paid for as it then lies.
    .ours = yes
    .see = 4.7 9.1
rule-3-3 = A transparent die counts as orange, green or purple: you name the colour, and it holds for the whole turn.
    .ours = yes
    .see = 3.4 9.1
rule-3-4 = A transparent die that lies on a card from an earlier turn never adds to your power.
    .see = 3.3 3.5
rule-3-5 = Your power is the value of the die plus the values of your earlier dice of the same colour this round.
    .example = You take an orange 3 and have an orange 5 from an earlier turn: your power is 8. A green die you have adds nothing.
    .see = 3.4 3.6 3.8
rule-3-6 = Before the action you may discard gems of the die’s colour, or transparent ones: each raises your power by 2.
    .see = 3.8 6.8
rule-3-7 = Then you take exactly one action: build, travel or perform. You can always travel.
    .see = 5.1 6.1 7.1
rule-3-8 = Whatever else raises your power, a bonus, a gem or a talent, holds for this turn only and is not paid for at the end of the round.
    .see = 4.6 9.1
rule-3-9 = What works at any time may be used before you take a die, before the action, between two tiles, and after the action; not while the wagon moves nor during a performance. Whatever is begun is finished before anything else.
    .ours = yes
    .see = 8.6
rule-3-10 = After the action you may still use what works at any time; then you end your turn.
    .see = 3.9 8.4 8.6

rule-4 = Bonuses of master cards
rule-4-1 = In each turn you may use the bonus of the card that has just got a die, once, if you can pay for it.
    .see = 3.1 4.8 4.13
rule-4-2 = Coins and points are yours at once.
    .see = 4.1
rule-4-3 = A gem goes into your reserve; if there is no room for it you take a coin instead.
    .see = 6.8
rule-4-4 = A talent comes from your supply into your play area.
    .see = 8.10
rule-4-5 = A poster is gained as after travelling.
    .see = 6.10 6.11
rule-4-6 = A bonus of +2 asks for a die that has, or counts as, its colour; +1 suits any die. Both are used before the action is chosen.
    .ours = yes
    .see = 3.3 3.8
rule-4-7 = A bonus that changes the die sets it to any value, at the moment you take it.
    .see = 3.2
rule-4-8 = A card that copies uses the bonus of any of your other master cards, with a die or without, used or not; but not that of another card that copies.
    .ours = yes
    .see = 4.13
rule-4-9 = For two coins you take a talent from your supply.
    .see = 8.10
rule-4-10 = You return an unused talent to your supply and build the small tile shown.
    .ours = yes
    .see = 4.12
rule-4-11 = You discard three gems, of any kinds, and build the small tile shown.
    .ours = yes
    .see = 4.12
rule-4-12 = A tile of a bonus needs no build action, brings the bonuses it covers, and keeps its colour. The bonus is offered only if the tile is in the supply and can be laid.
    .ours = yes
    .see = 5.5 5.7
rule-4-13 = A bonus is never used twice in a turn, even if you could pay for it twice.
    .see = 4.8

rule-5 = Build
rule-5-1 = Choose one line of the building table whose power you reach; take large tiles of six cells and small ones of four, as it says.
    .see = 3.5 5.9 5.10
rule-5-2 = All tiles have the colour of the die.
    .see = 3.3 8.7
rule-5-3 = Tiles may be turned and flipped. They lie within the camp, never on each other, and never move again.
    .see = 5.4 5.5
rule-5-4 = Your first tile may lie anywhere in your camp.
    .see = 5.5
rule-5-5 = Every other tile shares at least one edge with a tile of yours, also a tile of a bonus or a talent.
    .ours = yes
    .see = 4.12 8.8
rule-5-6 = You build the tiles in any order, and take the bonuses of one before you choose the next.
    .see = 5.7 8.9
rule-5-7 = Every bonus cell that a tile covers brings its bonus at once.
    .see = 5.11 8.9
rule-5-8 = When a kind of tile is used up, it can no longer be built.
    .see = 5.9
rule-5-9 = All tiles of the line must be built. Those that cannot be laid in the die’s colour may be built in another with a talent, or are lost. A line is offered if at least one of its tiles can be laid.
    .ours = yes
    .see = 5.8 8.7
rule-5-10 = With too little power for any line you build only if a talent raises the die enough, or with the talent that builds a large tile whatever the power; then no line is used.
    .ours = yes
    .see = 8.8
rule-5-11 = Of several bonuses under a tile, posters come last.
    .ours = yes
    .see = 5.7 6.10

rule-6 = Travel, gems, tents and posters
rule-6-1 = The wagon of the die’s colour goes clockwise, as many cells as your power or fewer.
    .see = 3.5 6.2 8.11
rule-6-2 = You say once how far it goes. You may say 0: the wagon stays, and nothing is gained.
    .ours = yes
    .see = 3.7
rule-6-3 = Every gem symbol passed or reached brings its gem, on a second lap again; the cell the wagon leaves does not.
    .ours = yes
    .see = 6.8
rule-6-4 = Every poster symbol passed or reached brings a poster, unless a tent covers it; a tent taken now still covers it.
    .see = 6.5 6.10
rule-6-5 = You may take a tent if the wagon ends its way on it, after everything else; or leave it there.
    .ours = yes
    .see = 6.6 6.7
rule-6-6 = You can take four tents at most, one for each free place.
    .see = 6.7
rule-6-7 = Pitch the tent on any free place, not over the printed tent, and gain what is printed there. Tents never move again.
    .ours = yes
    .see = 8.11
rule-6-8 = You can store three gems of each kind. A gem that has no room is a coin instead; you cannot exchange gems of your own will.
    .see = 3.6 7.8
rule-6-9 = The start cell of a wheel is an ordinary cell later on.
    .ours = yes
    .see = 2.4
rule-6-10 = To gain a poster, take one on display, which is refilled at once, or the top one of the deck without seeing it first.
    .see = 6.11 6.12 6.13
rule-6-11 = A new poster must hang in an empty place, with a tent below or without.
    .see = 6.12 7.5
rule-6-12 = If all five places are full you may replace a poster, discard the new one, or take none; that is said before a card is drawn.
    .ours = yes
    .see = 6.10
rule-6-13 = When the deck of posters is empty, the discards are shuffled into a new one; if there are none, no poster is gained.
    .ours = yes
    .see = 6.10
rule-6-14 = Several posters are gained one after the other.
    .see = 6.10

rule-7 = Perform
rule-7-1 = Put a hat on a free space of the performance track that asks for no more than your power. The colour of the die does not matter.
    .see = 3.5 7.2 7.4
rule-7-2 = Only one hat stands on a space. Start spaces are not for performing.
    .see = 2.5
rule-7-3 = The first performance of a round moves the hat you have on the track, the second one your other hat; later ones move either, downwards too.
    .see = 9.3
rule-7-4 = Complete as many posters as the space shows, or fewer, or none.
    .see = 7.5 7.6 7.8 7.9
rule-7-5 = A poster can be completed if it hangs above a tent, the printed one included.
    .see = 6.7 6.11
rule-7-6 = You must have built the tiles that a poster shows. For several posters their tiles add up.
    .see = 7.7 8.13
rule-7-7 = Tiles are not used up: they serve again in your next performance.
    .see = 7.6
rule-7-8 = Pay the gems of the poster and of its tent. A transparent gem stands for any colour, whenever you like.
    .see = 6.8
rule-7-9 = You gain the points and coins of each poster and of the tent below it; the printed tent brings 2 coins. Tents stay.
    .example = A poster for 4 points and 2 coins hangs over a tent for 3 points: together they bring 7 points and 2 coins.
    .see = 7.5
rule-7-10 = Completed posters leave your board and are kept for the count.
    .see = 10.11 10.12 10.13
rule-7-11 = The posters of one performance are completed as they hang: none changes places before the last is done.
    .see = 7.12 8.12
rule-7-12 = After completing at least one poster you may rearrange the others as you like, two changing places at a time, four times at most.
    .ours = yes
    .see = 8.12

rule-8 = Talents
rule-8-1 = The talent places of the main board are open to everybody, talent tiles to their owner.
    .see = 2.10 9.4
rule-8-2 = In your turn you may use any number of talents, those for an action only with that action.
    .see = 3.9 8.3
rule-8-3 = A place for one or for two talents works once a turn; a place for each talent works once per talent.
    .see = 8.7 8.13
rule-8-4 = At the end of your turn the talents you used go beside the main tent. They come back after rounds 1 and 2.
    .see = 9.10
rule-8-5 = A talent you gain may be used in the same turn, but not to improve the action that brought it. By the example of the rulebook we take that to mean the very tile or tent: it may serve the next one.
    .ours = yes
    .see = 8.9 8.11
rule-8-6 = At any time: a talent brings 2 coins, or a gem of any kind; a talent and 2 coins together bring a poster.
    .see = 3.9 6.8 6.10
rule-8-7 = Build: for each talent one tile may have another colour than the die.
    .see = 5.2
rule-8-8 = Build: +2 to the die; for two talents one more large tile whatever your power, before, between or after the others.
    .see = 5.1 5.10
rule-8-9 = Build: the bonuses under one tile of the action are doubled, as it is laid.
    .ours = yes
    .see = 5.7
rule-8-10 = You have eight talents at most; with none left in your supply you gain none.
    .ours = yes
    .see = 4.4 8.4
rule-8-11 = Travel: the wagon goes anticlockwise; +3 to the die; what a tent’s place brings is doubled.
    .see = 6.1 6.7
rule-8-12 = Perform: rearrange your posters beforehand; +2 to the die.
    .see = 7.11 7.12
rule-8-13 = Perform: one tile of one poster need not have been built; for each talent one more poster may be completed.
    .see = 7.4 7.6 8.16
rule-8-14 = Perform: a point for each poster completed this turn.
    .example = You completed two posters this turn: the talent brings 2 points.
    .see = 7.4 8.15
rule-8-15 = Talents that raise the die, turn the wagon round or rearrange posters beforehand are placed after the action is chosen, before the line, the steps or the space; those for one tile or one tent with it; the one for applause when the performance is over.
    .ours = yes
    .see = 8.8 8.11 8.12 8.14
rule-8-16 = Talents that ignore a tile or add a poster are offered where they let you complete one.
    .ours = yes
    .see = 8.13

rule-9 = The end of a round
rule-9-1 = Everybody pays for their own dice: the sum of the highest colour plus all transparent dice.
    .example = Your dice are orange 5 and 3, green 4, and a transparent 2. Orange is highest with 8, so you pay 8 + 2 = 10 coins.
    .see = 3.2 9.2
rule-9-2 = If you have too few coins, you pay them all and lose 1 point for each one missing in round 1, 2 in round 2, 3 in round 3. Scores may fall below 0.
    .example = In round 2 you owe 10 coins and have 7. You pay 7, and the 3 missing ones cost 3 × 2 = 6 points.
    .see = 9.1
rule-9-3 = Whoever has two hats on the track takes the lower one back.
    .see = 7.3 9.4
rule-9-4 = From the highest hat down, each chooses a lot: a master card and the talent tile beside it. Hats still on start spaces count by their height.
    .see = 8.1 9.5 9.6
rule-9-5 = In the last round a lot is a master card only.
    .see = 9.11
rule-9-6 = With two players: if at least one space is empty between the hats, the higher player chooses a lot and then throws one away before the other gets the last; otherwise the other chooses from two. What is left is discarded.
    .see = 9.4 9.7
rule-9-7 = Spaces between hats are counted over the four start spaces and the spaces above.
    .ours = yes
    .see = 2.5 9.6
rule-9-8 = Everybody chooses one of their own five master cards to score, even if it brings nothing; then it is discarded. Here all choose in secret, and all cards are scored at once.
    .ours = yes
    .see = 10.1 11.1
rule-9-9 = All dice of the round count until the cards are scored, also the one on the card just discarded; in the last round until the game is over.
    .ours = yes
    .see = 9.8 10.16 10.17
rule-9-10 = Then talents come back, the display is filled, and hats slide to the bottom in their order. The lowest is first player, and all dice are rolled again.
    .see = 2.1 2.2 8.4
rule-9-11 = Before the last round no talent tiles are laid out.
    .see = 9.5

rule-10 = What master cards are worth
rule-10-1 = A card brings its points for each time its criterion is met, never more than the number at its bottom.
    .example = A card for 4 points each, 20 at most, that is met six times brings 20 points and not 24.
    .see = 9.8 11.1
rule-10-2 = Per small or large tile of a colour that you built.
    .example = 4 points per small orange tile: with three of them the card brings 12.
    .see = 5.1
rule-10-3 = Per small or large tile of any colour.
    .example = 3 points per small tile: two orange ones and two green ones bring 12.
    .see = 5.1
rule-10-4 = Per cell of your largest rectangle covered by one colour. Tiles may stick out of it, and it may be one cell wide.
    .ours = yes
    .example = Orange tiles cover a block of 3 by 4 cells and a few cells around it: 1 point per cell of the block, so 12.
    .see = 5.2
rule-10-5 = Per tile of a colour, small or large.
    .example = 3 points per green tile: one large and three small ones bring 12.
    .see = 5.2
rule-10-6 = Per row or per column of your camp that is wholly covered by tiles.
    .example = 7 points per full row: rows 2 and 5 have no empty cell, so the card brings 14.
    .see = 11.5
rule-10-7 = Per tent you picked up; the printed one does not count.
    .example = 3 points per tent: three tents beside the printed one bring 9.
    .see = 6.6
rule-10-8 = Per orange, green or purple gem in your reserve.
    .example = 3 points per coloured gem: two orange gems, a green one and two transparent ones bring 9.
    .see = 6.8 11.8
rule-10-9 = Per coin you choose to pay, after paying for your dice; more coins than the cap needs are not asked for.
    .ours = yes
    .example = 3 points per coin, 18 at most: of your 9 coins you may pay 6, which bring 18.
    .see = 9.1 11.2
rule-10-10 = The number of the space where your higher hat stands: its power, or 1 to 4 on a start space.
    .ours = yes
    .example = Your hats stood on spaces 8 and 14: the card brings 14. Without a performance, on start space 2, it would bring 2.
    .see = 2.5 7.3
rule-10-11 = Per completed poster of one Magnificent, the best one for you.
    .ours = yes
    .example = 5 points each: of your completed posters three show Ember and two show Fern, so the card brings 15.
    .see = 7.10
rule-10-12 = Per different Magnificent on your completed posters.
    .example = 4 points each: the same five posters show two Magnificents, so the card brings 8.
    .see = 7.10
rule-10-13 = Per completed poster of a colour.
    .example = 4 points per orange poster: with three of them completed the card brings 12.
    .see = 7.10
rule-10-14 = A flat number of points.
    .example = The card for 8 points brings 8, whatever you did.
    .see = 10.1
rule-10-15 = Per talent you have, used or not.
    .example = 3 points per talent: two unused ones and three that you used this round bring 15.
    .see = 8.10
rule-10-16 = Per pip that your dice cost at the end of the round, even if coins were missing.
    .ours = yes
    .example = Your dice cost 10 coins, and you had only 7: the card brings 10 points all the same.
    .see = 9.1 9.2
rule-10-17 = Twice the pips of your transparent dice.
    .example = Transparent dice of 5 and 2 bring 14.
    .see = 9.9

rule-11 = The end of the game
rule-11-1 = After round 3 your four other master cards bring half their points, rounded down for each; the cap is halved as well.
    .example = A card worth 15 brings 7. One that is met for 24, but has 20 at most, brings 10.
    .see = 9.8 10.1 11.2
rule-11-2 = How many coins you pay for such a card is your own choice at a real table; here the house pays as many as bring the most points.
    .ours = yes
    .example = For 3 points per coin, by half, 6 coins bring 9 points; as coins left over they would bring 1.
    .see = 10.9 11.3
rule-11-3 = Every 5 coins left bring a point.
    .example = 13 coins bring 2 points.
    .see = 11.2
rule-11-4 = Each of the nine zones of your camp that is wholly covered brings 4 points.
    .example = Five zones without an empty cell bring 20 points.
    .see = 11.5
rule-11-5 = Gems left may fill empty cells, one per cell and of any kind. They complete zones only: no bonus, no rows, no columns.
    .example = A zone lacks two cells: an orange and a transparent gem fill them, for 4 points.
    .see = 10.6 11.4 11.6
rule-11-6 = You fill zone by zone as you like, or leave it to the house, which fills as many as possible.
    .ours = yes
    .see = 11.5
rule-11-7 = A tie goes to whoever stood higher on the performance track in the last round.
    .example = Two players have 160 points. One stood on space 12 in round 3, the other on space 8: the first one wins.
    .see = 9.3
rule-11-8 = Cards come first, then coins, then zones: a gem counts for a card and may still fill a cell.
    .see = 10.8 11.1 11.3 11.5

rule-12 = Playing alone
rule-12-1 = Roll one die of each colour and two transparent ones; the others are a reserve, from which transparent dice are never taken. So it is in every round.
    .see = 2.1 12.4
rule-12-2 = The display has four lots. Of six master cards you keep four, of two talent tiles one; the others are shuffled back. All 56 cards are in the deck, as nobody gets a set.
    .ours = yes
    .see = 2.2 2.6 2.10
rule-12-3 = Neutral hats stand on the spaces 6, 10 and 16 for the whole game.
    .see = 7.2 12.5
rule-12-4 = At the beginning of a turn you may discard a poster on display for a die of its colour from the reserve, which is rolled onto the main tent. The display is refilled.
    .see = 6.10 12.1
rule-12-5 = Before you choose a lot, one is lost from the top for each neutral hat above yours.
    .see = 9.4 12.3
rule-12-6 = The lots you did not take are discarded. Your hat goes back to start space 1.
    .see = 9.4 9.10
rule-12-7 = You win with 200 points. With 220 you are a Master of Ceremonies, with more than 240 Magnificent.
    .example = With 219 points the game is won; 1 point more makes you a Master of Ceremonies.
    .see = 11.1
rule-12-8 = You give no coin away, and there is no draft.
    .ours = yes
    .see = 2.9 2.14

## A first game, step by step

lesson-1 = You lead a circus, and after three rounds of four turns the most points win. Boards, master cards and first posters were dealt, and everybody has a talent tile. Your poster asks for a large orange tile.
    Every turn starts with a die, laid on one of your master cards. Take the orange 5, put it on “Small orange tiles”, whose bonus suits it, and keep the die as it is: a talent could turn it over.
lesson-2 = Your power says how much your one action can do: the value of the die, and that of your earlier dice of its colour. The bonus of the card adds 2 to an orange die, and each orange gem you spend adds 2 more.
    Use the bonus and the gem. With a power of 9 you build a large and a small tile in one turn.
lesson-3 = Tiles have the colour of the die and may be turned and flipped. Whatever they cover is yours at once, so look for the bonuses in your camp.
    Choose the large tile and lay it as shown: it covers 2 coins and a talent.
lesson-4 = From now on each tile has to touch one of yours along an edge. At the left border 5 points are waiting, and the small tile can just reach them.
    Lay it there, and end your turn.
lesson-5 = { $player1 } and { $player2 } have travelled, each with the wagon of their die’s colour, and picked up a tent. You need one too: only posters above a tent can be performed.
    The Star tent is two cells ahead of the green wagon. So a 2 will do, and at the end of the round small dice are cheap. Take the green 2, put it on “Tents”, and keep it as it is.
lesson-6 = The bonus of this card is a poster. “Three Candles” asks for a small tile of each colour, and brings 7 points and 2 coins. You have the orange one already.
    Use the bonus, take this poster, and hang it in place 5: there you will pitch the tent.
lesson-7 = A wagon goes clockwise, as many cells as your power or fewer. Each gem that it passes or reaches is yours; a tent only if the wagon stops there.
    Travel 2 cells: that brings a green gem on the way, and the tent.
lesson-8 = Every tent place rewards you once: with a poster, and with coins, gems, a talent or points. The fifth one has 4 points, and “Three Candles” hangs above it.
    Pitch the tent there. Then take “The Sphinx’s Kitten”, a big poster for the next round, hang it in place 2, and end your turn.
lesson-9 = { $player2 } has built three large tiles at once, with a die set to 6, another 6, and three gems. A grand sight, but orange dice for 12 are to be paid soon.
    You need a small green and a small purple tile. Take the green 5: with the 2 you have it makes 7, enough for two small tiles. Put it on “Full rows”, keep it, use its bonus of a coin, and build them.
lesson-10 = Two posters are waiting in the middle of your camp, where the small green tile fits well. They may hang where no tent stands yet: you will find one later.
    Lay the tile as shown. Take “Twice Burnt”, whose two orange tiles you have, and hang it in place 3. Then take “The Clover Trick” for the last free place.
lesson-11 = The second tile would have to be green as well, but a talent lets it have another colour. Talents you have used come back after the round, so do not save them.
    Build the small purple tile. It covers a transparent gem, which stands for any colour, and a new talent. Then end your turn.
lesson-12 = Now for your show. Two posters take a power of 8, and here the colour of the die does not matter. A transparent die counts as the colour you name: with 5 and 2 in green, a 1 is all you need.
    Take it, keep it as it is, and use it as green. Your last card copies a bonus of the others: copy the coin of “Full rows”.
lesson-13 = To perform, you put your hat on a space within your power; it says how many posters you may complete. Their tiles have to be in your camp, and stay there.
    Perform on space 8. Complete “Three Candles” in place 5 and your first poster in place 1: with their tents they bring 12 points and 7 coins.
lesson-14 = After completing a poster you may rearrange the others. “The Sphinx’s Kitten” still lacks a large purple tile, but your Star tent suits it well; and for “Twice Burnt”, above the printed tent, you have all it takes.
    Exchange places 2 and 5, then 1 and 3. Leave them like that, and end your turn.
lesson-15 = Everybody has paid for the dice: the highest colour, and all transparent ones. For you that was 7 and 1. { $player2 } paid 16, and { $player1 } lacked 3 coins and lost as many points. It pays to mix colours.
    The highest hat chooses first. Take lot 1, a master card with a talent tile. Then score one of your cards and discard it: “Coloured gems” brings 3 points for each of your three.
lesson-done = Thirty points in the first round, and coins to spare. Now you have four cards again, your talents are back, and all dice are rolled anew. The lowest hat begins.
    Two rounds are still to come. After the last one your other cards bring half of their points, and every zone of your camp that is wholly covered brings 4. Nobody leads you any more: have a good tour!

# The score pad

pad-bonuses = Bonuses of master cards
pad-camp = Symbols in the camp
pad-places = New tents
pad-posters = Posters
pad-tents = Tents of the shows
pad-applause = Applause
pad-unpaid = Dice not paid
pad-masters = Master cards
pad-half = Other cards, by half
pad-coins = Coins
pad-zones = Zones of the camp
goal-title-1 = No title
goal-title-2 = Victory
goal-title-3 = Master of Ceremonies
goal-title-4 = Magnificent

# The box: sections, keys and choices of the components file

box-section-camp = Zones of the camp
box-section-dice = Dice by number of players
box-section-dice-reserve = Dice in reserve
box-section-gems = Gems
box-section-level = Building table
box-section-magnificent = The Magnificents
box-section-master = Master cards
box-section-poster = Posters
box-section-printed-tent = The printed tent
box-section-side = Player boards
box-section-starting-poster = Starting posters
box-section-talent-place = Talents of the main board
box-section-talent-tile = Talent tiles
box-section-tent = Tents
box-section-tent-place = Places for tents
box-section-tile = Camp tiles
box-section-wheel = Wheels
box-field-blocked = blocked spaces
box-field-board = board
box-field-bonuses = bonuses on cells
box-field-cap = at most
box-field-cell = cell
box-field-cells = cells
box-field-coins-per-point = coins for a point
box-field-colour = colour
box-field-cost = cost
box-field-die = die
box-field-display-posters = posters on display
box-field-draft-hand = cards in a first hand
box-field-draft-tiles = tiles to choose from
box-field-first-gives = cards passed on first
box-field-gem = gem
box-field-gems = gems
box-field-green = green
box-field-large = large tiles
box-field-lots = lots
box-field-magnificent = Magnificent
box-field-masters = master cards
box-field-orange = orange
box-field-overflow-coins = coins for a gem too many
box-field-points-per-missing-coin = points lost for a missing coin
box-field-points-per-zone = points for a zone
box-field-posters = posters
box-field-power = power
box-field-purple = purple
box-field-score = scoring
box-field-set = set
box-field-shape = shape
box-field-side = side
box-field-size = size
box-field-small = small tiles
box-field-storage = gems of a kind in store
box-field-talents = talents
box-field-tiles = tiles
box-field-titles = points for titles
box-field-tokens = tokens
box-field-transparent = transparent
box-field-zones = zones
box-choice-applause = applause
box-choice-coloured-gem = coloured gems
box-choice-copy-other-master = copies another master card
box-choice-dice-highest-plus-transparent = the highest die plus a transparent one
box-choice-die-plus-any = raises any die
box-choice-die-plus-colour = raises a die of a colour
box-choice-different-magnificent = different Magnificents
box-choice-discard-gems-build-small = gems for a small tile
box-choice-double-tent = doubles a tent
box-choice-double-tile = doubles a tile
box-choice-extra-poster = another poster
box-choice-extra-tile = another tile
box-choice-flat = once
box-choice-full-column = full columns
box-choice-full-row = full rows
box-choice-gain-coins = coins
box-choice-gain-gem = a gem
box-choice-gain-points = points
box-choice-gain-posters = posters
box-choice-gain-talent = a talent
box-choice-ignore-tile = one tile fewer
box-choice-large = large
box-choice-large-tile-any = large tiles
box-choice-large-tile-colour = large tiles of a colour
box-choice-none = none
box-choice-one = one talent
box-choice-each = one talent each time
box-choice-two = two talents
box-choice-pay-coin = coins that are paid
box-choice-pay-coins-for-talent = coins for a talent
box-choice-performance-number = the number of the performance
box-choice-plus-build = more to build
box-choice-plus-perform = more to perform
box-choice-plus-travel = more to travel
box-choice-poster = poster
box-choice-poster-colour = posters of a colour
box-choice-rectangle-colour = largest block of a colour
box-choice-return-talent-build-small = a talent for a small tile
box-choice-same-magnificent = the same Magnificent
box-choice-set-die-value = sets a die
box-choice-small = small
box-choice-small-tile-any = small tiles
box-choice-small-tile-colour = small tiles of a colour
box-choice-talent-token = talents
box-choice-tent = tents
box-choice-tile-colour = tiles of a colour
box-choice-transparent-dice-double = transparent dice, doubled
box-choice-turn-back = turns back
box-bare = nothing
box-wheel-cell = Cell { $cell }: { $sign }
box-camp-cell = Column { $column }, line { $line }: zone { $zone }
box-side-cell = Column { $column }, line { $line }: { $sign }
