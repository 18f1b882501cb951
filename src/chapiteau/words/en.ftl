## The house itself: names, questions, refusals, errors, the command line.

player-1 = Valère
player-2 = Dorine
player-3 = Hippolyte
player-4 = Zerbinette
player-5 = Octave
player-6 = Philaminte

unofficial = Unofficial: made by fans, not by the publisher, and without any of its art.
credits = A game by { $designers }, { $artists ->
        [unknown] published by { $publishers } ({ $year }). Who illustrated it is not known to us.
       *[known] illustrated by { $artists }, published by { $publishers } ({ $year }).
    }
sources = Component facts: { $found } found, { $derived } derived, { $reconstructed } reconstructed.

ask-nothing-over = The game is over.
ask-nothing-wait = Waiting for { $players }.

why-with-rule = { $why } (rule { $rule })
why-not-now = That is not what is asked now.
why-not-your-turn = It is not your turn to choose.
why-already-chosen = You have chosen; you may take it back while others still choose.
why-game-over = The game is over.
rule-ours = (our reading)

## Boards

board-chosen = Chosen
board-refused = Not now

## What bots say of their choices

thought-better = I looked at { $rounds } possible games: “{ $move }” promises { $chance } chances in 100, “{ $rival }” only { $less }.
thought-even = I looked at { $rounds } possible games: “{ $move }” and “{ $rival }” promise the same, { $chance } chances in 100. I had to take one.
thought-hidden = From where you sit “{ $rival }” looks better ({ $less } chances in 100) than “{ $move }” ({ $chance }). What you cannot see decided.
thought-unseen = From where you sit “{ $move }” cannot be judged: what you cannot see decided.
thought-alone = I looked at { $rounds } possible games and saw nothing to set against “{ $move }”.
thought-lots = I drew lots.
thought-none = I have chosen nothing yet that I may speak of.

## A look back at a game

review-title = { $game }: a look back
review-lead = The victory is 100, and each of you has a share of it from the beginning to the end. What you gained and lost on the way adds up to the result.
review-lead-points = Counted in points: what you could expect at the beginning, what came of it, and why.
review-luck-guessed = What was luck of the draw is a guess in this game: on games of bots it did not tell results better than leaving it out.
review-luck-untold = Nothing is said of luck of the draw: in games of bots with as many players, next to nothing of what it seemed to be was borne out by the results. It is part of the course of play.
review-errors-doubted = Of 100 decisions that are named as errors in this game, { $share } were borne out by a judge of another training, on games of bots.
review-course-title = The course of the game
review-course-label = Everybody’s chances from the beginning of the game to its end; the table below says the same in figures.
review-account-title = Where it came from
review-start = at the beginning
review-draws = luck of the draw
review-errors = own errors
review-others = choices of { $player }
review-unseen = what nobody could see
review-drift = what could not be foreseen
review-course = course of play
review-result = in the end
review-lessons-title = What to learn
review-summary = Of { $free } free { $free ->
    [one] decision
   *[other] decisions
}, a search would have made { $unlike } differently; { $errors ->
    [0] none of them was surely an error.
    [one] one of them was surely an error.
   *[other] { $errors } of them were surely errors.
}
review-where = decision { $number }
review-made = Played: { $move }
review-better = Better: { $move }
review-cost-share = It cost { $loss } hundredths of the victory (between { $low } and { $high }, by what could be seen).
review-cost-points = It cost { $loss } points (between { $low } and { $high }, by what could be seen).
review-why-points = Why: by the end of the turn it brings about { $points } points more.
review-why-later = Why: it gives up about { $points } points by the end of the turn for a place that is worth more.
review-why-place = Why: it brings about as many points by the end of the turn, and leaves you better placed for the next.
review-why-next = It leads to: { $move }
review-summary-of = { $player }: of { $free } free { $free ->
    [one] decision
   *[other] decisions
}, a search would have made { $unlike } differently; { $errors ->
    [0] none was surely an error.
    [one] one was surely an error.
   *[other] { $errors } were surely errors.
}
review-amount-share = { $amount } %
review-amount-points = { $amount } points
review-between = { $value } ({ $low } to { $high })
review-turn-draws = Decision { $number }: the luck of the draw ({ $player } { $change })
review-turn-choice = Decision { $number }: a choice of { $by } ({ $player } { $change })
review-turn-course = Decision { $number }: the course of play ({ $player } { $change })
puzzle-right = Right
puzzle-shown = This is best
puzzle-wrong = Not the best: it is worth { $lost } less
puzzle-again = Try another move.
puzzle-best = Best: { $move }
puzzle-as-good = As good as what the search found: { $move }
puzzle-played = In the game: { $move } { $cost }
review-how = Judge: { $judge }. For each decision { $rounds } rounds of search, { $deals } deals of what was unknown to all of you and at least { $views } of what was unknown to the player alone; seed { $seed }.
review-believed = Of what draws seemed to be worth { $share } % is told: as much as results of bots bear out.

## Errors

error-illegal-move = { $move } is not allowed: { $why }
error-unknown-move = No move of this game is written “{ $move }”.
error-not-your-turn = This seat is not asked anything now.
error-no-such-seat = There is no seat { $seat } at this table.
error-stale-move = The game has moved on; this seat now stands at position { $position }.
error-nothing-to-undo = Nothing to undo: somebody else has decided since, or something was revealed.
error-nothing-to-take-back = There is no secret choice to take back.
error-unknown-game = There is no game “{ $game }”. Installed: { $known }.
error-bad-seats = { $game } is played by { $fewest } to { $most } players, not { $seats }.
error-benchmark-no-task = There is no task “{ $task }”; there are { $known }.
error-benchmark-no-box = { $task }: the box { $box } is not among those of this release.
error-benchmark-damaged = { $file }, line { $line }: this is not a result of the benchmark.
error-benchmark-bad-record = { $file }: the record of game { $game } is damaged.
error-benchmark-other-deal = { $file }: game { $game } was not played on the deal and by the rules of the task.
error-benchmark-other-move = { $file }: in game { $game } decision { $decision } is not what the bot of the house would do.
error-unknown-rules = { $game } is played by rules { $oldest } to { $newest }, not { $rules }.
error-unknown-option = { $game } has no option “{ $option }”. Known: { $known }.
error-bad-option-value = Option { $option } cannot be “{ $value }”. Known: { $known }.
error-bad-seed = A seed is one line of 1 to { $longest } characters without spaces at its ends.
error-unknown-level = There is no bot “{ $level }”. Known: { $known }.

error-own-bot = No bot can be made from “{ $bot }”: { $detail }
error-bad-budget = “{ $bot }”: a budget is a number of rounds from 1 to 9999999, or “table”.
error-results-damaged = { $file }, line { $line }: this is not a result of an arena.
error-results-other = { $file } holds results of another duel: its { $what } is { $theirs }, here it is { $ours }.
error-bot-ended = The bot “{ $bot }” came to its end without an answer.
error-bot-failed = The bot “{ $bot }” failed: { $error }
error-bot-illegal = The bot “{ $bot }” answered “{ $move }”, which is not allowed here.
error-not-a-bot = No bot sits there.

error-component-file = { $where }: cannot be read: { $detail }
error-component-not-toml = { $where }: not a TOML file; line { $line }, column { $column }: “{ $text }” cannot be understood.
error-weights-not-json = { $where }: not a JSON file; line { $line }, column { $column }: “{ $text }” cannot be understood.
error-weights-format = { $where }: not a file of weights of format { $wanted }.
error-other-interface = { $game }: an agent made for { $wanted } does not fit; here observation and moves are { $found }.
error-record-of-position = A match that began at a position has no record: keep its snapshot.
error-bad-position = { $game }: no game comes to this table: { $detail }.
error-not-a-position = That is not the text of a position: { $detail }
error-lesson-box = { $where }: no box of the house is called { $box }.
error-weights-inputs = { $where }: its inputs are not those of the game: { $wanted }
error-weights-stages = { $where }: weights for { $found } stages, but the game has { $wanted }.
error-weights-row = { $where }, stage { $stage }: { $found } weights, but there are { $wanted } inputs.
error-weights-number = { $where }, stage { $stage }: “{ $value }” is not a decimal number.
error-weights-record = { $where }: the weights are not those that its record speaks of. Train them anew: chapiteau train
error-component-too-deep = { $where }: its lists lie too deep within one another.
error-component-long-number = { $where }: a number in it is too long.
error-component-missing = Row { $where }: “{ $key }” is missing.
error-component-not-number = Row { $where }: “{ $key }” is { $value }, not a number from { $low } to { $high }.
error-component-not-text = Row { $where }: “{ $key }” is { $value }, not a text.
error-component-not-one-of = Row { $where }: “{ $key }” is { $value }, not one of { $names }.
error-component-not-rows = { $where } “{ $key }” is not a list of rows.
error-component-not-row = { $where } is not a row.
error-component-not-known = Row { $where }: “{ $key }” is not known here.
error-component-count = Section { $where }: { $found } found, { $expected } expected.
error-component-twice = Row { $where }: there is already a card with “{ $key }” { $value }.
error-component-too-long = Row { $where }: a list in it has more than { $most } entries.
error-component-long-text = Row { $where }: “{ $key }” has more than { $most } letters, or some that cannot be printed.

error-record-cut-short = Line { $line }: the record ends here, but { $expected } was expected.
error-record-unexpected = Line { $line }: found “{ $found }”, expected “{ $expected }”.
error-record-unknown-game = Line { $line }: the game “{ $game }” is not installed.
error-record-unknown-rules = Line { $line }: { $game } is played here by rules { $oldest } to { $newest }; this record was made with rules { $rules }.
error-record-other-box = Line { $line }: the box is { $found }, but these components make { $expected }.
error-record-bad-row = Line { $line }: “{ $found }” does not describe a row of the box.
error-record-bad-setup = Line { $line }: “{ $found }” is not possible in this game.
error-record-bad-move = Line { $line }: “{ $move }” is not a move that could be made here.
error-record-illegal-move = Line { $line }: “{ $move }” is against rule { $rule }.
error-record-other-end = Line { $line }: the { $what } should be “{ $expected }”, not “{ $found }”.
error-record-goes-on = Line { $line }: the record should end before “{ $found }”.
error-record-too-big = A record may have { $most } letters here, this one is longer.
error-record-too-long = A record may have { $most } decisions here, this one has more.
error-record-too-slow = Playing this record takes longer than { $seconds } seconds, which is the limit here.
error-record-unfinished = This game is not finished. Only finished games can be watched here.
error-record-unreadable = This record cannot be read.
error-nothing-to-play = There is no decision left to be made there.

## Command line

cli-about = Show-themed board games to play, to study and to build on.
cli-version = chapiteau { $version }, { $kind ->
    [compiled] compiled
   *[other] interpreted
 }, Python { $python }
    rules numbers: { $rules }
cli-help-play = play in the terminal
cli-help-replay = tell a recorded game
cli-help-review = look back at a recorded game: what was luck, what was skill, and what to learn
cli-help-review-budget = rounds of search for each decision (400); everything else in proportion
cli-help-review-html = write it as a page
cli-reviewing = Looking back
cli-review-written = Written: { $file }
cli-help-verify = check that a record is what it says it is
cli-help-games = list the games
cli-help-simulate = play random games and add up
cli-help-arena = let bots play each other on the same deals
cli-help-arena-bots = the bots that play, the challenger first; NAME@ROUNDS or NAME@table says how long one may think
cli-help-sets = how many sets at most: one deal, played with the challenger on every seat in turn
cli-help-half-width = stop when the share won is known to so many points (percent) either way; in games without opponents, the difference in points
cli-help-results = a file that keeps every game; a duel that was stopped goes on from it
cli-help-results-folder = keep every game in files in this folder, and go on from what they hold
cli-help-report = study a game: many games, an archive, a page of figures
cli-help-yardsticks = measure bots by what the rulebooks call good
cli-help-report-bot = the bot on every seat
cli-help-report-components = an own component file: its games are set beside the usual ones
cli-help-ray = play on a running Ray cluster instead: “auto”, or its address
cli-help-report-out = where the report goes
cli-help-report-parquet = also write games, seats and decisions as Parquet
cli-help-benchmark = measure a player by fixed tasks, or check results
cli-help-benchmark-task = the task; without one, all are listed
cli-help-benchmark-player = the player: a level, LEVEL@ROUNDS, or module:Class
cli-help-benchmark-sets = how many deals, if fewer than the task has
cli-help-benchmark-check = play the records of a file of results again
cli-help-benchmark-luck = with --check: also what would have been reached without the luck of the draw, by reviewing every game
cli-help-benchmark-ask-again = with --check: ask the bots of the house again at every decision
cli-help-dataset = write decisions of a bot as Parquet
cli-help-dataset-out = where the files go
cli-help-decisions = how many decisions at least
cli-help-observations = with what each seat saw, as numbers
cli-help-train = learn by playing what positions are worth, and write the weights for a game’s bots
cli-help-train-bot = who plays the games to learn from: “student” (quick), “scholar” (quick, by what was learned before), a level, or module:Class
cli-help-train-after = the weights to play by and to go on from; stages that are not met keep theirs
cli-help-train-lambda = lambda of TD(lambda), from 0 to 1: learn only what the weights of --after got wrong, by what they say of later positions too; without it, new weights go half way to the games played
cli-help-train-out = where the weights go (weights.json)
cli-help-game = the game’s name
cli-help-seats = number of players
cli-help-bots = levels of the other players, separated by commas: { $levels }
cli-help-lang = language: en or fr
cli-help-seed = the same seed gives the same game
cli-help-components = an owner’s own components file
cli-help-option = an option of the game, as NAME=VALUE
cli-help-resume = go on with a saved game
cli-help-file = a record
cli-help-at = show the table after this many decisions
cli-help-seat = see what this seat saw
cli-help-games-count = how many games
cli-help-json = print JSON
cli-help-workers = how many processes
cli-help-levels = the bots that play
cli-help-iterations = rounds of thought for each decision
cli-help-help = show this help
cli-help-version = show the version

cli-usage = usage:{ " " }
cli-options = options
cli-arguments = arguments
cli-commands = commands
cli-command = command
cli-usage-error = { $prog }: { $detail } ({ $prog } --help explains it)
cli-required = still needed: { $names }
cli-unrecognised = not understood: { $names }
cli-invalid-choice = { $value } is not one of { $choices }
cli-invalid-value = { $value } is not a { $type }
cli-one-argument = one value is needed
cli-some-arguments = at least one value is needed
cli-no-argument = no value is wanted, not even { $value }
cli-ambiguous = { $value } may mean { $choices }
cli-bad-argument = { $name }: { $detail }
cli-bad-number = a number from { $low } to { $high } is needed, not { $value }
cli-bad-factor = a number above 0 and up to { $high } is needed, not { $value }
cli-bad-bots = { $seats } seats need { $needed } bots, not { $given }.
cli-bad-option = An option is written NAME=VALUE, not { $value }.
cli-file-unreadable = { $file } cannot be read: { $detail }
cli-file-unwritable = { $file } cannot be written: { $detail }
cli-file-no-text = { $file } is not a text in UTF-8: byte { $at } belongs to no letter.
cli-file-too-big = { $file } is too big: more than { $most } bytes.
cli-output-lost = The output cannot be written: { $detail }
cli-our-fault = This is a fault of ours, please report it: { $error } ({ $where }). CHAPITEAU_DEBUG=1 shows all of it.
cli-resume-alone = A saved game brings its own game, seats, bots and seed.

cli-welcome = { $title }: you are { $player }. Type a number to choose, or: { $commands }.
cli-you = { $name } (you)
cli-bot = { $name } ({ $level })
cli-your-choice = Your choice
cli-refused = Not now
cli-why-usage = Ask “why” with a number from the list or a move such as { $example }.
cli-why-legal = You may do that.
cli-not-understood = “{ $input }” is no number of the list and no command ({ $commands }).
cli-undone = Taken back.
cli-saved = Saved to { $file }. Go on with: chapiteau play --resume { $file }
cli-no-such-rule = There is no rule { $number }.
cli-result = Result
result-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
result-winner = The winner is { $players }.
result-winners = { $players } share the victory.
list-and = { $others } and { $last }
told-times = { $what } (×{ $count })
told-each = { $what } ×{ $count }
told-several = { $count } { $what }
result-nobody = Nobody has won.
cli-simulating = Games
cli-reported = { $games } games in { $seconds } s: { $file }
cli-trained = { $games } games, { $samples } positions, { $seconds } s. On games held out: off by { $rmse } points, correlation { $r }. Written: { $file }
cli-simulated = { $games } games, { $decisions } decisions in { $seconds } s of CPU time; mean scores { $scores }; hash { $hash }
cli-verified = { $file }: { $decisions } decisions, { $state ->
    [over] finished
   *[other] unfinished
 }, hash { $hash }: as it says.
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-rate = win rate
cli-arena-interval = 95 % interval
cli-arena-points = points
cli-arena-rating = rating
cli-arena-challenger = challenger
cli-arena-others = others
cli-arena-sets = sets
cli-arena-margin = difference
cli-arena-thought = ms a decision
cli-arena-title = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $seats } seats
cli-yardstick-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }
cli-yardstick-mode = mode
cli-yardstick-games = games
cli-yardstick-won = won
cli-yardstick-mark = { $points } or more
cli-yardstick-budget = Rounds of thought for each of a master’s decisions: { $rounds }; seed { $seed }. Intervals are at 95 %.
cli-no-yardstick = The rulebook of “{ $game }” has no yardstick for a game that nobody is beaten in.
cli-arena-together = All duels together
cli-arena-needs-two = An arena needs at least two different bots.
cli-arena-one-duel = A file of results holds one duel: name two bots.
cli-option-line = --option { $value }=… { $name }: { $about }
cli-choice-line = { $value }: { $name }. { $about }
cli-usual-line = { $value } (usual): { $name }. { $about }
cli-game-line = { $name }: { $title }, { $fewest }-{ $most } players
cli-word-undo = undo
cli-word-why = why
cli-word-rules = rules
cli-word-table = table
cli-word-log = log
cli-word-save = save
cli-word-quit = quit
cli-word-help = help
cli-word-and = and
cli-help-commands =
    A number chooses. undo: take back. why N: why a move may not be made. rules, or rules 5.6: the rules.
    table: the table again. log: the story so far. save FILE: keep the game. quit: stop, and keep the game.
cli-interrupted = Stopped.
cli-stopped-early = { $games ->
    [one] Stopped after one game.
   *[other] Stopped after { $games } games.
}
cli-dataset-written = { $decisions } decisions of { $games } games in { $seconds } s: { $folder }
cli-benchmark-title = Benchmark { $version }
cli-benchmark-task = Task
cli-benchmark-seats = Seats
cli-benchmark-opponent = Opponent
cli-benchmark-games = Games
cli-benchmark-pinned = Rules, box, interface
cli-benchmark-card = { $task }: { $player }
cli-benchmark-figure = Figure
cli-benchmark-mean = Mean
cli-benchmark-interval = 95 % interval
cli-benchmark-share = Share of victories
cli-benchmark-points = Points
cli-benchmark-margin = Points ahead
cli-benchmark-adjusted = Without luck
cli-benchmark-no-player = { $task }: who is to be measured? Name a level, LEVEL@ROUNDS, or module:Class.
cli-benchmark-partial = Only { $sets } of { $of } sets: no result to cite yet.
cli-benchmark-replayed = { $file }: { $games } games replayed, all as they were told.
cli-benchmark-asked = { $file }: { $games } games replayed, and every decision of a bot of the house made again.
cli-benchmark-checking = Replaying
cli-stopped-after = Stopped after { $games } of { $total } games.

## What the system says when it refuses (system-)

system-enoent = no such file or folder
system-eisdir = it is a folder
system-enotdir = a part of its path is a file, not a folder
system-eexist = there is something else of that name
system-eacces = permission denied
system-eperm = permission denied
system-erofs = the disk is read-only
system-enospc = the disk is full
system-edquot = your share of the disk is full
system-efbig = it would be larger than is allowed here
system-eio = the disk does not answer as it should
system-enametoolong = the name is too long
system-eloop = its links lead in a circle
system-emfile = too many files are open
system-enfile = too many files are open
system-ebadf = it is closed
system-eaddrinuse = something else listens there
system-eaddrnotavail = this machine has no such address
system-no-host = there is no machine of that name

## The pages in the browser (page-)

page-house = Chapiteau
page-house-line = Board games of the stage and the ring, to play in the browser.
page-skip = Skip to the content
page-nav = House
page-home = Back to the front page
page-account = Account
page-theme = Dark theme
page-speak-en = English
page-speak-fr = Français
page-mine = My tables
page-mine-none = You sit at no table yet. Those you join will be listed here, what waits for you first.
page-statistics = My games in figures
stats-none = No finished game yet. Here they will be counted: victories, points from game to game, luck and mistakes.
stats-bars = Games won, of those played
stats-of = { $won } of { $played }
stats-played = Played
stats-won = Won
stats-share = Share
stats-mean = Points on average
stats-best = Most points
stats-points = { $game }: your points in your last games ({ $count }), in order; stars are victories
stats-learned = { $games ->
    [one] One game that was looked back at
   *[other] { $games } games that were looked back at
}
stats-learned-help = Bars say what it was worth on average, lines how sure that is (95 %). Errors are counted for each free decision.
stats-learned-both = Luck a game and errors a decision, each with its interval
stats-luck = luck, a game
stats-errors = errors, a decision
stats-phases = Errors by phase of the game
stats-phase-beginning = beginning
stats-phase-middle = middle
stats-phase-end = end
stats-kinds = Errors by question, where most was lost first
stats-rate = { $value } ± { $reach } %
stats-rate-points = { $value } ± { $reach } points
stats-rows = Game by game
stats-date = Finished
stats-seats = Players
stats-points-head = Points
stats-result = Result
stats-victory = won
stats-defeat = not won
stats-help = Only finished games that you played to the end yourself are counted. Lessons, uploaded records and games played on from another one are not.
page-open = Tables with a free seat
page-open-none = No table waits for players right now. Open one: your friends get a link.
page-tables = Tables
page-tonight = { $count ->
        [one] Tonight, one show. Take a seat.
        [5] Tonight, five shows. Take a seat.
        [6] Tonight, six shows. Take a seat.
       *[other] Tonight, { $count } shows. Take a seat.
    }
page-seats = { $fewest }–{ $most } players
page-length-short = short
page-length-medium = medium
page-length-long = long
page-together = together
page-waits = { $others ->
        [none] Your turn: { $game }
       *[other] Your turn: { $game } with { $others }
    }
page-waits-go = Go on
page-waits-more = { $count ->
        [one] One more table waits for you
       *[other] { $count } more tables wait for you
    }
page-join = Join a table
page-join-code = Code of a table
page-join-go = Join
page-join-title = You are invited to { $game }
page-join-there = Already there: { $names }
page-join-name = What shall we call you?
page-join-sit = Sit down
page-join-watch = Only watch
page-promise = No account needed. Every game by its rulebook, every die can be checked.
page-play = { $seats ->
        [1] Play alone
        [2] Play · one bot
        [3] Play · 2 bots
        [4] Play · 3 bots
        [5] Play · 4 bots
        [6] Play · 5 bots
       *[other] Play with { $seats }
    }
page-play-short = Play
page-play-choose = { $game }: players and bots
page-learn-short = Learn
page-learn-name = { $game }: learn by playing
page-friends-short = Friends
page-friends-name = { $game }: play with friends
page-level = Bots
page-players = Players
page-play-now = Play now against bots
page-friends = Play with friends
page-learn = Learn by playing: a first game, step by step
page-hint = What would the master do?
page-hint-wait = The master is thinking about it…
page-hint-said = The master: { $text }
page-lesson = First game
page-lesson-step = Step { $n } of { $of }
page-lesson-over = You know how to play
page-rules = Rules
page-your-turn = Your turn
page-phase-waiting = Waiting for players
page-phase-playing = Being played
page-phase-over = Finished
page-credits = Who made it
page-sources = Where the components come from
page-reconstructed = { $count ->
    [one] One reconstructed value
   *[other] { $count } reconstructed values
 }
page-rules-search = Search the rules
page-rules-found = Rules found: { $count }
page-back-to-table = Back to the table
page-rules-overview = The game in brief
page-rules-example = For example:
page-rules-see = See
rules-synonyms = coin coins money / point points score / card cards / turn round / player seat opponent rival / die dice / board table / win victory winner / tie equal same / draw deck shuffle / pay cost price / discard throw
page-rule = rule { $number }
page-how-many = How many play?
page-pace = Time for a decision
page-pace-help = After that, any player may put a bot in the place of whoever is away.
page-private = Private: only those with the link find this table
page-open-table = Open the table
page-account-login = Log in
page-account-register = Register
page-account-recover = Lost password
page-account-name = Change my name
page-account-delete = Delete everything about me
page-papers = What is kept of me
page-papers-help = A copy of it as a file, or the end of it.
page-export = Take a copy along
page-delete-help = Your seats at running tables become free, at finished ones you are called a former player, and what you said is deleted. The games stay, because they belong to the others too. Your account name may be taken by somebody else. This cannot be undone.
page-delete-sure = Yes, forget me
page-deleted = You are forgotten
page-deleted-help = Nothing here leads to you any more. The house is open to you as to any new guest.
page-privacy = Privacy
page-logout = Log out
page-name = Your name at the table
page-name-help = The others see this name.
page-register-help = No account is needed to play. With one you find your tables on every device.
page-recover-help = The recovery code was shown when you registered.
page-login = Account name
page-password = Password
page-password-new = New password
page-code = Recovery code
page-code-title = Your recovery code
page-code-help = Keep it somewhere safe: it is shown this once, and it is the only way to a new password.
page-code-kept = I have kept it
page-trouble = The curtain stays down
page-menu = The house
page-tab-more = More
page-visit = A player’s table
page-filter = Type to filter
page-close = Close
page-dock = Keep the drawer open beside the board
page-list-all = { $count } answers
page-list-choose = Open the list
page-elsewhere = Elsewhere
page-reveals = What comes up then, nobody can say.
page-region-lit = { $name }: something can be done here
page-you-short = You
page-keys-title = Keys
page-key-enter = does what is shown
page-key-list = all answers as a list
page-key-undo = undoes
page-key-turn = turns the piece
page-key-flip = flips the piece
page-key-hint = what would the master do?
page-key-past = shows again what happened
page-key-pause = pauses while others’ moves are shown
page-key-skip = to my turn
page-key-why = why did you do that? (on a player’s card)
page-key-story = the story
page-key-rules = the rules
page-key-talk = talk
page-key-next = next table that waits for you
page-key-arrows = from piece to piece; while others’ moves are shown, → is one step on
page-key-zoom = closer, farther, the whole picture
page-key-escape = closes, or goes back to the question
page-key-help = this table of keys
page-question = What is asked of you
page-options = Possible answers
page-refused = Not now:
page-sure = Sure? { $what }
page-sure-help = This cannot be undone: choose it once more to do it, or press Escape.
page-undo = Undo
page-take-back = Take it back
page-ask-undo = Ask everybody to undo
page-undo-alone = Undo my last choice
page-follow = What others do
page-follow-pause = Pause
page-follow-skip = To now
page-follow-pace = How others’ moves are shown
page-follow-step = Step by step
page-follow-slow = Slowly
page-follow-normal = Normally
page-follow-fast = Fast
page-follow-once = At once
page-clock-mine = You have until { $time }. After that the others may let a bot choose for you.
page-clock-other = { $name } has until { $time }. After that the others may let a bot choose.
page-clock-days = { $n } days
page-clock-hours = { $n } h
page-past = Show again
page-past-title = What has happened
page-past-at = { $n } of { $of }
page-past-start = This is how the table stood.
page-past-before = One step back
page-past-after = One step on
page-past-now = Back to now
page-past-none = What has happened cannot be shown just now. Try again in a moment.
page-undo-title = Going back past what was revealed
page-undo-wish = { $name } would like to go back before something that was revealed. The same cards will come again.
page-undo-waits = You asked to go back. Still to answer: { $names }.
page-undo-withdraw = Withdraw
page-undo-lent = A bot plays for you, but the seat is yours, and so is the answer.
page-undo-yes = Agree
page-undo-no = Refuse
page-next = Next table that waits for me (key N)
page-next-short = Next table
page-none-waiting = No other table waits for you.
page-bell = Tell me when it is my turn
page-board = The board
page-zoom = A closer look; with Shift, arrow keys move the picture
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-all = The whole picture
page-ghost-turn = Turn
page-ghost-flip = Flip
page-ghost-lay = Lay it here
page-ghost-no = Not here
page-ghost-gains = { $where }. Brings: { $gains }
page-board-help = The board: arrow keys go from piece to piece, Enter chooses
page-outline = The table in words
page-rail = Players, story and rules
page-story = The story so far
page-keys = Single keys are shortcuts
page-tabs = Parts of the table
page-tab-table = Table
page-tab-words = In words
page-tab-story = Story
page-chat = Talk
page-chat-say = Say something
page-send = Send
page-chat-closed = The host has closed the talk.
page-chat-close = Close the talk
page-chat-reopen = Open the talk
page-chat-pin = Pin this line
page-chat-unpin = Unpin this line
page-chat-pinned = Pinned line
page-mute = Mute
page-unmute = Hear again
page-mute-name = Mute { $name }
page-unmute-name = Hear { $name } again
page-you = you
page-seat-empty = Free seat
page-seat-more = What to do with this seat: { $name }
page-points = points
page-points-won = points, winner
page-is-free = free
page-is-thinking = thinking
page-is-sealed = sealed
page-is-choosing = choosing
page-is-my-turn = your turn
page-is-away = away
page-is-bot = bot
page-sit = Sit here
page-return = Take my seat back
page-leave = Leave
page-leave-sure = Really leave this game?
page-bot-here = Put a bot here
page-bot-for-me = Let a bot play for me
page-explain = Why did you do that?
page-thought = { $name }: “{ $text }”
page-bot-other = Another bot
page-bot-instead = A bot instead of { $name }
page-lobby = Before the curtain
page-invite = Invite with this link
page-copy = Copy
page-copied = Copied.
page-start = Raise the curtain
page-start-ready = Everybody is here.
page-start-host = Everybody is here; the host starts the game.
page-start-empty = Seats are still free: invite friends, or put bots on them.
page-watching = You are watching. You see what everybody may see.
page-line-connecting = Connecting…
page-line-lost = Connection lost. Trying again…
page-line-back = Connected again, everything is up to date.
page-line-refused = This table cannot be opened. Load the page again.
page-count = The count, line by line
page-result = Result
page-review = Review
page-review-title = Review: { $game }
page-review-none = Nobody has looked back at this game yet
page-review-none-help = The house goes through it decision by decision: what was luck, what was skill, and what could be learned. That takes a few minutes, and whoever sees this game can read it afterwards.
page-review-begin = Look back
page-review-asked = The house looks back at this game
page-review-asked-help = You may leave this page: the review is kept, and stands here when it is made.
page-review-ahead = To be made before it: { $ahead }
page-review-done = { $done } of { $total }
page-review-failed = This game could not be looked back at
page-review-failed-help = Something went wrong while it was judged; nothing is lost, and it may be tried again.
page-review-retry = Try again
page-review-lost = The house cannot be reached: this page goes on when it can.
page-review-players = Whose decisions
page-review-of = Decisions of { $player }
page-review-turns = Turning points
page-review-skill = Luck and skill
page-review-skill-help = Each bar is what it was worth, the thin line how sure that is.
page-review-luck = luck
page-review-errors = own errors
page-review-account = Where it came from
page-review-decisions = Costly decisions
page-review-no-errors = No decision was surely an error.
page-review-overview = Overview
page-review-before = The decision before
page-review-after = The next decision
page-review-which = What is shown
page-review-was = As it was
page-review-made = Played
page-review-better = Better
page-review-made-said = Played: { $move }
page-review-better-said = Better, by { $lost }: { $move }
page-review-bead = { $where }: cost { $lost }
page-review-try = Try it from here
page-review-start = start
page-review-end = end
page-puzzle = Find the better move
page-puzzle-title = Puzzle: { $game }
page-puzzle-help = The table as a player saw it. One choice was surely better than the one that was made; any that is about as good counts.
page-puzzle-own = This was your own decision.
page-puzzle-list = All answers
page-puzzle-do = Choose this
page-puzzle-show = Show me
page-puzzle-judging = The house looks at it…
page-puzzle-more = More puzzles
page-puzzle-review = To the review
page-puzzle-lost = The house could not be reached: try again.
page-puzzles = Puzzles
page-puzzles-due = For today
page-puzzles-due-help = Decisions of yours that could have been better. What you solve comes again later and later, what you do not solve comes again tomorrow.
page-begin = Which show first?
page-puzzles-begin = Your own mistakes become puzzles: a position from your game, and a better move to find.
page-puzzles-first = Play a game to its end.
page-puzzles-then = On its score sheet choose “{ $review }”: the house looks for moves that could have been better.
page-puzzles-last = The day after, each of them waits here until you have found the better move.
page-puzzles-none = Nothing to practise today. Have a game of yours looked back at: what you could have done better becomes a puzzle the day after.
page-puzzles-later = Later
page-puzzles-day = Puzzles of the day
page-puzzles-day-help = From games of this house, without names.
page-puzzles-done = { $tries ->
    [0] new
   *[other] solved { $solved } of { $tries } times
}
page-puzzle-day = Puzzle of the day
page-puzzle-day-of = Puzzle of the day: { $game }
page-replay = Replay
page-record = Download the record
page-again = Play again
page-replay-slider = Decision
page-replay-at = Decision { $n } of { $length }
page-replay-first = To the beginning
page-replay-before = One back
page-replay-run = Play by itself
page-replay-after = One on
page-replay-last = To the end
page-replay-link = Copy the link to this position
page-veil = Show the result already
page-fork = Play on from here
page-fork-help = A private table opens that stands where this game stands now, with bots on the other seats. What happens there changes nothing here.
page-fork-go = Play on
page-watch = Watch a record
page-watch-help = A record is the text that “Download the record” gives at the end of a game, or that the library writes. It is played through once to see whether it is true; then anybody who has its link can watch it and play on from any position.
page-watch-file = File
page-watch-text = Or its text
page-watch-go = Watch it
page-chart = Points over time
page-chart-help = Every player’s points after each decision; the points at the slider’s position stand beside the names.
page-fair = Fair dealing
page-fair-help = The house fixes its fingerprint first; only then does each player’s browser draw a number that goes into the shuffle. After the end everything is shown: your browser checks that its number went into the shuffle and that the house kept to the fingerprint, and “chapiteau verify” checks all of it.
page-fair-number = Your browser’s number
page-fair-yes = A fair deal, checked by your browser
page-fair-no = This deal does not fit what your browser saw and drew before it began: the fingerprint, the seed or your number was changed. Keep the record, and ask whoever runs this house.
page-fair-elsewhere = Your number for this deal was drawn in another browser; only that one can check it.
page-commitment = Fingerprint
page-seed = Seed
## What is kept of people

privacy-short = This house keeps what it needs for your games, shows it to nobody else, and lets you take it along or delete it.
privacy-kept-title = What is kept
privacy-kept = The name you chose, the tables you sit at, your moves with their times, and what you say at tables. With an account also its name and, as hashes that cannot be read back, your password and your recovery code. An e-mail address only if you leave one to be told that a table waits, and for nothing else. If you switch on notices, the addresses they go to, your time zone and your quiet hours, which tables that you play by the day on a clock note too; a notice takes the game, its table and who waits to your browser’s push service, which cannot read it, or to the webhook that you named. Of a token for your programs its name, what it may do, when it was made and last used, and a hash. If you look for company, your open tickets, the tables that wait for you, and whom you have blocked, which nobody else is told. Where games count, your ratings and how each counted game changed them, seen by you alone unless you allow more. If you enter a tournament, where you sat and how it ended, which its page shows under your name. The boxes you make, with their names and versions. What you report, until it or you are gone. Nothing is counted about you, and nothing else comes from or goes to other sites.
privacy-seen-title = Who sees it
privacy-seen = Whoever is at your table sees your name, your moves and what you say there. Private tables are shown to those with the invitation only. A box of yours is shown to those you choose, and at every table that plays with it. What your seat hides, the others see after the end of the game, when its record is open to those who may see the table. A position of a public game, or of one that you played against bots, may become a puzzle for everybody, without names.
privacy-cookies-title = Cookies
privacy-cookies = Four, all from this house: one that knows you again, one for the language and one for the theme if you chose them, and one with the settings you last played each game with. No cookie of anybody else.
privacy-logs-title = Logs and backups
privacy-logs = The server writes down that a kind of page was asked for and how long it took, without names, without what was said, and without your address unless whoever runs it has switched that on to fend off abuse. Backups hold what the database held on their day, until they are overwritten.
privacy-long-title = How long
privacy-long = Until you delete it. A guest who clears the cookies cannot be found again by this house either; the seats then stay as they are.
privacy-yours-title = What you can do
privacy-yours = On the page of your account you can change your name, take a copy of everything along, and delete everything about you. The games that you played stay playable for the others, without your name, and so do boxes that you have offered to everybody.

## The server: tables, seats, refusals

table-level-random = Reckless
    .style = plays the first thing that comes to mind
table-level-novice = Novice
    .style = takes what looks good, overlooks a lot
table-level-amateur = Amateur
    .style = thinks as far as the next turn
table-level-expert = Expert
    .style = weighs a few good ideas well ahead
table-level-master = Master
    .style = plays out hundreds of futures first
table-level-rival = Rival
    .style = a little stronger than you, by your results
table-level-choice = { $level } – { $style }
table-rival-as = Rival, as { $level }
table-level-lesson = Partner of a first game
table-pace-minute = One minute a decision
    .short = One minute
table-pace-minutes = Five minutes a decision
    .short = Five minutes
table-pace-hour = One hour a decision
    .short = One hour
table-pace-day = One day a decision
    .short = One day
table-pace-days = Three days a decision
    .short = Three days
table-pace-week = One week a decision
    .short = One week
table-note-back-alone = { $player } goes back before the last decision; the same cards come again.
table-note-back = By common consent the game goes back before the last decision of { $player }; the same cards come again.
table-note-sits = { $name } sits down.
table-note-leaves = { $name } leaves the table.
table-note-bot = A bot now plays for { $name }.
table-note-new-bot = A bot sits down as { $player }.
table-note-returns = { $name } plays again.
table-former = a former player
error-rules-gone = This table was founded under rules { $rules } of { $game }; here { $game } is played by rules { $oldest } to { $newest }. It is kept as it is and can be opened where its rules are played.
error-box-gone = This table is played with the box { $box } of { $game }, which is not kept here or can no longer be read.

error-no-such-page = There is no such page.
error-no-such-table = There is no such table, or you need an invitation to it.
error-no-such-code = No table has this code. Ask whoever invited you for the link.
error-bad-request = This request makes no sense here.
error-our-fault = Something went wrong on our side. Nothing of it was kept; please try again.
error-other-host = This server does not go by that name.
error-other-origin = Only a page of this server may do that.
error-page-too-old = This page is out of date: go back, load it again and repeat.
error-no-preview = What this would do cannot be shown just now.
error-lesson-goes-on = The rules allow this, but the lesson has something else to show you here. { $why }
error-missing-extra = { $package } is needed for this and not installed here: pip install "chapiteau[{ $extra }]"
error-nothing-to-correct = --lambda corrects known weights: name their file with --after.
error-review-unfinished = This game is not over yet: only a finished game can be looked back at.
error-nothing-to-learn = { $game } names no signs to learn from.
error-no-cluster = No Ray cluster answers at { $address }: { $detail }
error-worker-lost = A process that was playing has been ended by the system; with fewer --workers there is more memory for each.
error-work-failed = A worker could not do “{ $work }”: { $detail }
error-no-hints = Hints are given only where nobody else has a seat.
error-hint-too-late = The table has gone on: ask again.
error-too-fast = That was too much at once: wait a moment.
error-bots-busy = Many bots are already thinking for you: wait until some of them have moved.
error-too-many-tries = Too many attempts: wait a few minutes.
error-bad-field = The field “{ $field }” holds what it cannot hold.
error-too-many-fields = This form has too many fields.
error-body-too-big = At most { $most } bytes may be sent.
error-frame-too-big = A message may have at most { $most } bytes.
error-bad-message = This message is not understood.
error-bad-name = A name has 1 to { $longest } letters.
error-bad-password = A password has { $shortest } to { $longest } characters.
error-other-number = This is not the number that went into the seed from your seat.
error-bad-nonce = What is added to the seed has up to 64 letters and digits.
error-bad-pace = There is no such pace.
error-login-taken = The name “{ $login }” is taken.
error-already-registered = You already have an account.
error-wrong-login = Name or password is wrong.
error-wrong-code = Name or recovery code is wrong.
error-not-sure = Tick the box first: this cannot be undone.
error-not-your-seat = This seat is not yours to play.
error-not-seated = You do not sit at this table.
error-no-seat-kept = No bot keeps a seat for you here.
error-already-seated = You already sit at this table.
error-seat-taken = This seat is not free.
error-seats-empty = Every seat needs a player or a bot before the game can start.
error-already-started = The game has already started.
error-not-started = The game has not started yet.
error-game-over = The game is over.
error-not-over = This is shown once the game is over.
error-review-not-over = A game is looked back at once it is over for everybody at the table.
error-work-unanswered = No worker of the house could do this: { $work }.
error-reviews-waiting = The house makes { $most } reviews for you already: wait until one of them is done.
error-too-many-reviews = You have had many games looked back at: wait a while.
error-no-such-puzzle = There is no such puzzle, or it is somebody else’s.
error-puzzle-unjudged = The house could not judge this answer: try again.
error-host-only = Only the host of the table may do that.
error-table-full = Too many pages look at this table already.
error-chat-closed = The host has closed the chat.
error-no-such-line = This line of the talk is gone.
error-nothing-said = There is nothing in this message.
error-already-asked = The others are already being asked to go back.
error-nothing-asked = Nobody asks to go back.
error-not-written = This could not be written down, so it did not happen; please try again.
error-second-server = Another server already uses { $file }. Stop it, or choose another place with --data.
error-no-file = There is no database { $file }. Choose another place with --data.
error-log-broken = The log of this table cannot be read: { $detail }
error-log-damaged = The log of this table is damaged at entry { $entry }. It is kept as it is, and stays closed until whoever runs the house has restored it.
error-backup-damaged = This file is no whole backup ({ $detail }); nothing was changed.
error-backup-newer = This backup is of a newer version ({ $version }); nothing was changed.
error-backup-in-use = A server uses this database; stop it first. Nothing was changed.
error-backup-not-empty = { $tables ->
    [one] There is a table in this database; --force replaces it
   *[other] There are { $tables } tables in this database; --force replaces them
 }. Nothing was changed.
error-store-away = The house cannot reach its books at the moment; nothing was changed. Please try again in a moment.
error-store-damaged = The house cannot read its books at this place; whoever runs it has been told. Nothing was changed.
error-bad-database = The address of the database is not understood. It looks like postgresql://name:password@host/database, with special characters written as %40 and the like.
error-bad-bus = A bus is for several servers on one PostgreSQL database; it looks like redis://host:6379
error-no-database = The database cannot be used: { $why ->
    [full] the disk is full.
    [locked] something else is writing to it.
    [read-only] it may only be read.
    [closed] its file cannot be opened.
    [forbidden] whoever runs this may not do that there.
    [disk] the disk does not answer as it should.
    [login] its server does not accept this name with this password.
    [no-such] its server has no database of this name.
    [busy] its server takes nobody else just now.
    [no-host] no machine has the name in its address.
    [unreachable] no server answers at its address.
   *[other] { $detail }
 }
error-key-damaged = The key { $path } is damaged. Put it back from where you keep it, or remove it: then everybody signs in anew, and guests lose their seats.
error-database-damaged = The database { $file } is damaged: { $why ->
    [not-a-database] what it holds was never a database.
   *[corrupt] parts of it cannot be read.
 } Move it away, with the files beside it whose names begin alike, and restore a backup: chapiteau restore FILE.
error-other-key = The other servers on this database use another key. Copy the file chapiteau.key from their data folder, or use the same folder.

cli-help-serve = open the house: play in the browser
cli-help-host = the address to listen on
cli-help-port = the port to listen on; without it the first free one from 8000
cli-help-url = how people reach the server, if not by host and port
cli-help-data = where tables, accounts and the key are kept
cli-help-db = a PostgreSQL database instead of a file: postgresql://name@host/database; with a password, better in CHAPITEAU_DB
cli-help-bus = with --db: a Redis that carries the news between several servers, instead of the database itself
cli-help-serve-ray = let bots think on a running Ray cluster instead of this machine: “auto”, or its address
cli-help-lan = let everybody in the same network in, and print the link
cli-help-rehearsals = put examples and games in rehearsal on the bill too
cli-help-compile = from a working copy: compile the rules while it is open, for the bots
cli-help-proxy = addresses of trusted proxies, separated by commas
cli-help-open = open the browser
cli-help-log = how the server writes its log: text or json
cli-bad-log = A log is written as text or as json, not { $value }.
cli-serving = Chapiteau is open: { $address } (stop with Ctrl+C)
cli-serving-lan = In the same network: { $address }
cli-port-taken = Port { $port } of { $host } cannot be used: { $detail }
cli-bad-proxy = “{ $value }” is no address such as 127.0.0.1 or 10.0.0.0/8
cli-bad-url = { $value } is no address such as https://games.example.org
cli-seed-fair = The seed is the one that was committed to before the game: { $commitment }
cli-seed-unfair = { $file }: the seed does not fit the commitment { $commitment }.
cli-order-shown = Their numbers went into the seed after the commitment was made: seats { $seats }
cli-order-unknown = Nothing shows when their numbers were drawn, before the commitment or after: seats { $seats }
cli-order-forged = { $file }: the numbers shown for seats { $seats } are not those that went into the seed after the commitment.

## Pictures

cli-help-draw = draw a position of a random game
cli-help-moves = how many decisions are made before the picture
cli-help-layout = wide, or tall for phones
cli-help-theme = light (matinée) or dark (evening)
cli-help-out = the file to write, .svg or .png
cli-bad-picture = A picture is written to a .svg or .png file, not to { $file }.
cli-drawn = { $file }: { $decisions } decisions, { $bytes } bytes.
## Looking after a house

cli-help-backup = write everything to one file, also while the house is open
cli-help-restore = put the rows of a backup into an empty or unused database
cli-help-archive = check the stored games
cli-help-doctor = look whether everything is here that a house needs
cli-help-backup-file = the file of the backup
cli-help-force = overwrite what is there
cli-help-archive-what = check: play every stored game again and compare
cli-file-there = { $file } is there already; --force overwrites it.
cli-backed-up = { $file }: { $tables } tables, { $entries } entries in their logs, { $people } people, { $bytes } bytes.
cli-backup-key = It holds secrets: keep it where nobody else can read it. The key { $key } is not in it; without the key everybody signs in anew, and guests lose their seats.
cli-restored = { $file }: { $tables } tables, { $entries } entries in their logs and { $people } people are back.
cli-archive-games = { $games ->
    [one] { $games } game played again:
   *[other] { $games } games played again:
 }
cli-archive-same = the same: { $games }
cli-archive-old = the same, under the rules number or the box of their day: { $games }
cli-archive-running = still being played: { $games }
cli-archive-no-end = finished before ends were kept, so nothing to compare with: { $games }
cli-archive-other = otherwise than before: { $games }
cli-archive-refused = refused: { $games }
cli-archive-otherwise = it does not come out as it did.
cli-archive-line = Table { $table } ({ $game }, rules { $rules }): { $why }

doctor-well = [ well ]
doctor-note = [ note ]
doctor-ill = [ WRONG ]
doctor-sum = { $ill ->
    [0] Nothing is wrong
    [one] One thing is wrong
   *[other] { $ill } things are wrong
 }; to note: { $notes }.
doctor-python = Python { $version }; 3.11 or newer is needed.
doctor-compiled = The rules run compiled.
doctor-compiler = The rules run interpreted; { $path } can compile them (serve --compile, make play).
doctor-built = The rules run interpreted; bots of a house that is served with --compile (make play) think compiled: { $path }.
doctor-no-wheel = The rules run interpreted: no compiled wheel was installed. Bots think more slowly, all else is the same.
doctor-no-compiler = The rules run interpreted, and there is no C compiler: bots think more slowly, all else is the same.
doctor-games = Games, with their rules numbers: { $games }.
doctor-no-games = No game is installed: install the package again.
doctor-games-broken = A game cannot be loaded: { $detail }
doctor-chromium = Chromium for the browser tests: { $path }.
doctor-no-chromium = No Chromium for the browser tests; players bring their own browser.
doctor-extra = Installed too: { $name }.
doctor-extra-missing = Not installed: { $name } ({ $missing }). Only needed for that.
doctor-folder = Data folder: { $path }, for you alone.
doctor-folder-new = Data folder: { $path } will be made at the first start.
doctor-folder-open = Data folder: others may look into { $path }. chmod 700 closes it.
doctor-folder-closed = Data folder: { $path } cannot be written.
doctor-key = The key file is whole, and nobody else may read it.
doctor-key-new = The key file will be made at the first start.
doctor-key-open = Others may read the key { $path }, and so pretend to be anybody. chmod 600 closes it.
doctor-key-damaged = { error-key-damaged }
doctor-disk = { $megabytes } MB are free on the disk.
doctor-disk-little = Only { $megabytes } MB are free on the disk.
doctor-database-new = The database will be made at the first start.
doctor-database-closed = { $detail }
doctor-database-broken = The database is damaged. Restore a backup.
doctor-schema = The database has the shape of this version ({ $shape }).
doctor-schema-old = The database has an older shape ({ $shape }); the next start brings it to { $newest }. Make a backup first.
doctor-schema-newer = The database was made by a newer version: its shape is { $shape }, this version knows up to { $newest }.
doctor-open-now = A server uses the database now.
doctor-closed-now = No server uses the database now.
doctor-port = Port { $port } is free.
doctor-port-ours = At port { $port } a house of ours answers ({ $build ->
    [compiled] its bots think compiled
    [interpreted] its bots think interpreted
   *[other] of another version
 }).
doctor-port-taken = Port { $port } is taken by something else: { $detail }. Choose another with --port.

## The report of a series of games

report-title = { $game }: a study
report-about = { $games ->
    [one] One game
   *[other] { $games } games
 } with { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }, each played by the bot “{ $bot }”; seed { $seed }. The same command gives the same games.
report-original = As published
report-games = Games
report-points = Points, mean
report-points-middle = Points: tenth, half, nine tenths
report-winner = Winners’ points, mean
report-length = Decisions a game, mean
report-width = Possible moves a decision, mean
report-mark = At least { $points } points
report-width-most = Possible moves a decision, most
report-scores = Points of all seats (% of seats)
report-winning = Points of the winners (% of winners)
report-lengths = Length of the games (% of games)
report-widths = Possible moves in the course of a game, mean
report-points-unit = points
report-decisions-unit = decisions
report-seats = By seat
report-seat = Seat { $seat }
report-openings = By opening: the first two decisions of a seat
report-count = Seats
report-rate = Victories
report-interval = 95 % interval
report-mean = Points
report-difference = Where the two intervals overlap, the difference may be chance.
report-how = A row needs at least { $fewest } seats. A shared victory counts as its share; the upright line is what a seat gets by chance. A rate says what went together with winning, not what caused it.

## What another box changes

compare-title = What differs
compare-overall = The game as a whole
compare-changed = What was changed
compare-often = Seats that did so
compare-difference = Difference
compare-between = { $value } ({ $low } to { $high })
compare-same = { $deals ->
    [one] The one deal went
   *[other] All { $deals } deals went
 } exactly the same with both boxes: what was changed never came into play.
compare-sure = Sure after { $deals ->
    [one] one deal
   *[other] { $deals } deals
 } played with either box:
compare-none = { $deals ->
    [one] One deal
   *[other] { $deals } deals
 } with either box show no difference that could not be chance. One of more than { $reach } points a player would have shown.
compare-rest = { $count ->
    [one] One more sure difference is marked below.
   *[other] { $count } more sure differences are marked below.
 }
compare-how = Both boxes were dealt the same, and the same bots played. The line of a dot is its 95 % interval. A full dot, and bold type, mark what is sure although so many figures were looked at; a hollow dot may be chance.
compare-points = A player makes { $by } points { $way ->
    [more] more
   *[less] less
 } ({ $low } to { $high }).
compare-winner = Winners have { $by } points { $way ->
    [more] more
   *[less] less
 } ({ $low } to { $high }).
compare-length = A game is { $by } decisions { $way ->
    [more] longer
   *[less] shorter
 } ({ $low } to { $high }).
compare-width = There are { $by } { $way ->
    [more] more
   *[less] fewer
 } possible moves at a decision ({ $low } to { $high }).
compare-mark = { $number } points are reached { $way ->
    [more] more often
   *[less] less often
 }, by { $by } of seats ({ $low } to { $high }).
compare-seat = Seat { $number } wins { $way ->
    [more] more often
   *[less] less often
 }, by { $by } of games ({ $low } to { $high }).
compare-often-said = “{ $thing }” ({ $what }) comes up { $way ->
    [more] more often
   *[less] less often
 }, by { $by } of seats ({ $low } to { $high }).
compare-wins-said = Seats with “{ $thing }” ({ $what }) win { $way ->
    [more] more often
   *[less] less often
 }, by { $by } ({ $low } to { $high }).
error-game-endless = A game with this box does not end: it was given up after { $most } decisions.

## Letters, and being away

page-letters = Letters
page-letters-help = When a table where a decision may take days waits for you and you are not looking, a letter can tell you: at most one every six hours, none while you play. When a ticket of yours has become a table, you are told at once. Leave the address empty to end them.
page-address = E-mail address
page-address-confirmed = Confirmed: letters go to this address.
page-address-waits = Not confirmed yet: follow the link in the letter that was sent there.
page-address-save = Save the address
page-away-help = While you are away, nobody may put a bot on your seat at tables where a decision may take days, and your clock rests there. You can still play.
page-away-until = Away until (this day included)
page-away-save = Save the date
page-letter-confirm = Confirm this address
page-letter-end = End the letters
page-letter-done-confirm = Confirmed: from now on letters tell you when a table waits.
page-letter-done-end = No more letters will be sent.
page-is-holiday = on holiday
letter-sent = A letter with a link is on its way to { $address }: follow the link to confirm.
letter-ended = No more letters will be sent.
letter-confirm-subject = Chapiteau: confirm your address
letter-confirm =
    Somebody, probably you, wants to be told at this address when a table at Chapiteau waits for them.

    To confirm, open this link within three days:
    { $link }

    If it was not you, do nothing: without confirmation nothing more is sent.
letter-turn-subject = { $count ->
    [one] Chapiteau: a table waits for you
   *[other] Chapiteau: { $count } tables wait for you
 }
letter-turn-text =
    It is your turn at { $count ->
        [one] this table
       *[other] these tables
     }:

    { $tables }

    To end these letters: { $end }
    Chapiteau, { $house }
letter-ticket-subject = { $count ->
    [one] Chapiteau: a table is ready for you
   *[other] Chapiteau: { $count } tables are ready for you
 }
letter-ticket-text =
    { $count ->
        [one] Company is found: your ticket has become this table
       *[other] Company is found: your tickets have become these tables
     }:

    { $tables }

    To end these letters: { $end }
    Chapiteau, { $house }
cli-help-smtp = mail server for letters: smtp://user:password@host:587 or smtps://…; needs --mail-from
cli-help-mail-from = the address that letters come from
cli-bad-smtp = { $value } is not a mail server such as smtp://host:587, or the sender’s address is missing (--mail-from).
error-account-only = Only an account can have this: register first.
error-bad-address = That is not an e-mail address that a letter can be sent to.
error-no-post = This house sends no letters.
error-post-failed = The letter could not be sent just now; try again later.
error-old-link = This link is not valid any more.
error-bad-holiday = Choose days from today on, at most { $days } days ahead, the first before the last.

## Programs

page-programs = Programs and bots
page-programs-help = A program of yours can sit at tables as you do: a bot, or a table of your own making. It proves that it acts for you with a token.
page-tokens = Tokens
page-tokens-help = Whoever has a token can do here what it is for, without your password. You may have { $most }. End one that you no longer need, or that somebody else may have seen.
page-token-name = What the token is for
page-token-scopes = What it may do
page-token-make = Make a token
page-token-made = Your new token
page-token-once = Copy it now: it is shown this once, and the house keeps only its hash.
page-token-address = This house is reached at
page-token-created = Made on { $day }.
page-token-used = Last used on { $day }.
page-token-unused = Never used.
page-token-end = End this token
page-scope-read = see
page-scope-play = play
page-scope-talk = talk
page-scope-read-help = see your tables, and of each what your seat sees
page-scope-play-help = make tables, sit down, play and leave
page-scope-talk-help = talk at tables
page-bot-account = The account of a bot
page-bot-account-help = A program that decides for itself plays under an account of its own, so that everybody knows whom they play with: its name then ends in “(bot)” wherever it stands. This can be done before the account’s first game, and cannot be undone.
page-bot-account-is = This account is a bot’s: everybody sees it as { $name }.
page-bot-account-sure = Yes, only a program plays under this account
page-bot-account-mark = Mark this account as a bot’s
page-description = Description for programs (OpenAPI)
error-no-token = A token of this house is needed, in the header “Authorization: Bearer …”. They are made on the page “Programs and bots”.
error-missing-scope = This token was not made to do that: it lacks “{ $scope }”.
error-no-such-token = There is no such token of yours.
error-token-unnamed = Give the token a name, so that you know later what it was for.
error-token-for-nothing = Choose at least one thing that the token may do.
error-too-many-tokens = You have { $most } tokens, and no more are possible; end one first.
error-too-many-streams = One token can have { $most } streams open, and no more; close one first.
error-has-played = This account has sat at a table, so it stays a person’s. Register another account for your bot.
error-name-of-bot = Only the names of bots end in { $mark }.

## Notices

page-notices = Notices and holidays
page-notices-help = When a table waits for you and you do not have it open, the house can tell you. A notice says which game it is, that it is your turn and who waits; never anything about cards.
page-push = On this device
page-push-insecure = This page was not opened over https, and browsers take notices over https only.
page-push-not-installed = On an iPhone or iPad notices come only to an installed page: open the Share menu, choose “Add to Home Screen”, and come back here from the new icon.
page-push-unsupported = This browser takes no notices, or its scripts are switched off. Letters and webhooks work everywhere.
page-push-denied = Notices from this house are blocked in this browser. Allow them in the site settings, beside the address of the page, and load the page again.
page-push-is-on = This device is told when a table waits for you.
page-push-is-off = This device is not told anything yet.
page-push-switch-on = Tell me on this device
page-push-switch-off = Stop on this device
page-push-failed = That did not work: { $why }
page-this-device = this device
page-paused = { $why ->
    [ended] Paused: the other side said that this address no longer exists. End it, or send a test when it is back.
    [other-key] Paused: the house has another key since. Switch this device off and on again there.
   *[failing] Paused, since nothing arrived many times in a row. A test that arrives sets it going again.
 }
page-hook = Webhooks
page-hook-help = Each notice is posted to this address as JSON, for a channel in Discord, Matrix, Slack or a program of yours.
page-hook-url = Address (https)
page-hook-name = Name, for you
page-hook-add = Add this webhook
page-hook-secret = Key for checking the signature
page-hook-secret-help = Whoever receives notices can check with this key that they come from this house. Chats do not need it. Show it to nobody else.
page-channel-test = Send a test
page-channel-end = Remove
page-outgoing-off = This house sends nothing to devices or other sites.
page-when = When
page-rhythm = How soon
page-rhythm-once = At once
page-rhythm-hour = Together, every full hour
page-rhythm-day = Together, once a day
page-rhythm-never = Never
page-rhythm-usual = As for all tables
page-digest = Once a day at
page-quiet = Quiet hours
page-quiet-help = What happens then is told when they end, if the table still waits. Leave both empty to have none.
page-quiet-from = From
page-quiet-until = Until
page-zone = Time zone
page-when-save = Save these times
page-notice-tables = Your tables
page-kind-push = Devices
page-kind-hook = Webhooks
page-kind-mail = Letters
page-table-save = Save
page-away = Holidays
notice-turn = { $title }: it is your turn.
notice-waits = Waiting for you: { $names }.
notice-alone = The table waits for you.
notice-turns = { $count ->
    [one] A table waits for you:
   *[other] { $count } tables wait for you:
 }
notice-test = It works:
notice-test-body = this is how Chapiteau tells you that a table waits.
notice-result = { $result ->
    [none] Nothing was sent there yet.
    [sent] The last notice arrived.
    [timeout] { $host } did not answer in time.
    [tls] { $host } has no valid certificate.
    [connect] { $host } could not be reached.
    [name] There is no { $host }.
    [protocol] { $host } did not answer as a web server does.
    [host-not-public] { $host } is not a public address.
    [host-not-allowed] { error-host-not-allowed }
    [outgoing-off] { error-outgoing-off }
    [other-key] The house has another key since.
   *[other] Something went wrong on the way to { $host }.
 }
notice-result-status = { $host } refused it with status { $status }.
cli-help-outgoing = where notices may go: public (usual), off, or hosts such as discord.com,*.example.org
cli-bad-outgoing = “{ $value }” is no host such as discord.com, *.example.org or hooks.example.org:8443; public and off are the other choices
error-outgoing-off = This house sends nothing to other sites.
error-bad-url = An address begins with https:// and has neither spaces nor a user name in it.
error-url-without-name = An address needs the name of a host, such as discord.com, not its number.
error-host-not-allowed = This house sends nothing to that host or port.
error-host-not-public = That host is not a public address.
error-bad-subscription = The browser sent a subscription that nothing can be encrypted for.
error-bad-choice = That is no time, rhythm or time zone that the house knows.
error-too-many-channels = There is room for { $most } of these; remove one first.
error-no-such-channel = There is no such device or webhook of yours.
doctor-notices = { $channels ->
    [0] Nobody is told by push or webhook yet.
    [one] One device or webhook is told when a table waits, { $paused } paused.
   *[other] { $channels } devices and webhooks are told when a table waits, { $paused } paused.
 }
doctor-notices-other-key = { $count ->
    [one] One device was subscribed with another key than chapiteau.key has now: its owner has to switch it on again, or the old key be put back.
   *[other] { $count } devices were subscribed with another key than chapiteau.key has now: their owners have to switch them on again, or the old key be put back.
 }
doctor-notices-late = { $count ->
    [one] One notice is due for more than five minutes: the house is closed, or cannot send.
   *[other] { $count } notices are due for more than five minutes: the house is closed, or cannot send.
 }
doctor-outgoing-off = Notices by push and webhook are switched off (CHAPITEAU_OUTGOING).
doctor-push-no-https = Browsers take push notices over https only: CHAPITEAU_URL says no such address.
doctor-push = Devices can be told by push: the house is reached over https.

# The score sheet

pad-points = Points
sheet-wins = { $name } wins
sheet-shared = { $names } share the victory
sheet-together = Together
sheet-margin = { $points ->
    [one] { $first } to { $second }: by a single point
   *[other] { $first } to { $second }: by { $points } points
}
sheet-margin-tie = { $first } to { $second }: the tie is broken
sheet-margin-shared = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
sheet-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sheet-next = { $points ->
    [one] One point more for “{ $goal }”
   *[other] { $points } points more for “{ $goal }”
}
sheet-next-none = There is no higher mark
sheet-result = { $headline } · { $margin }
sheet-nobody = Nobody wins
sheet-pad = The score pad
sheet-course = How the evening went
sheet-total = Total
sheet-lines = { $row }: line by line
sheet-close = Close
sheet-best = best of this row
sheet-none = nothing
sheet-marks = The marks
sheet-reached = reached
sheet-missed = not reached
sheet-rank = Place { $rank }
sheet-piece = { $name }, with { $piece }
sheet-place-1 = You have won.
sheet-place-2 = You came second.
sheet-place-3 = You came third.
sheet-place-4 = You came fourth.
sheet-place-5 = You came fifth.
sheet-place-6 = You came sixth.
sheet-again-help = Play again: the same table and seats, dealt anew. The others are asked too.
sheet-asks = { $name } wants to play again: your seat is kept.
sheet-join = Join in
sheet-record = Record
sheet-see = See the table

## Those who run a house

house-title = Running this house
house-enter-help = Whoever runs this house types here, once, the code that the command “chapiteau admin” prints on its machine. It is good for a quarter of an hour.
house-code = Code
house-enter = Run this house
house-state = How it is
house-well = The house
house-is-well = is well
house-is-ill = is not well: see the log of the server
house-version = Version
house-up = Open for
house-build = { $version }, { $build ->
    [compiled] compiled
   *[other] interpreted
 }
house-hours = { $hours ->
    [0] less than an hour
    [one] one hour
   *[other] { $hours } hours
 }
house-playing = Games being played
house-waiting = Tables that wait for players
house-over = Finished games
house-accounts = Accounts
house-guests = Guests
house-tables = Tables in memory
house-viewers = Open pages at tables
house-people-present = People at tables now
house-questions-waiting = Questions to bots that wait
house-oldest-question-seconds = Oldest of them, in seconds
house-notices-waiting = Notices to be sent
house-memory-bytes = Memory
house-megabytes = { $count } MB
house-damaged = Tables whose log is damaged
house-reports = { $count ->
    [0] Reports
    [one] One report
   *[other] { $count } reports
 }
house-no-reports = Nobody has reported anything that still waits.
house-to-table = to the table
house-line-gone = This line is gone.
house-reported-by = Reported by { $name }.
house-settle = Settled
house-people = People
house-who = A part of a name
house-search = Search
house-nobody-called = Nobody’s name has “{ $who }” in it.
house-login = account { $login }
house-guest = guest
house-closed = closed
house-muted = muted until { $until }
house-do-mute = Mute
house-do-unmute = Let speak
house-do-rename = Rename
house-do-close = Close the account
house-do-reopen = Reopen the account
house-do-dismiss = No longer runs the house
house-days = For how long
house-for-days = { $days ->
    [one] for a day
   *[other] for { $days } days
 }
house-for-good = for good
house-new-name = New name, or the house picks one
house-switches = Rules of the house
house-switch-tables = Who may make tables
house-switch-tables-anybody = Anybody
house-switch-tables-accounts = Accounts only
house-switch-tables-admins = Those who run the house
house-choose = Choose
house-admins = Who runs the house
house-admins-help = Nobody can act on these accounts before they are dismissed.
house-acts = What was done
house-nobody = somebody who is gone
house-act-enter = { $by } runs the house from now on.
house-act-dismiss = { $by }: { $about } no longer runs the house.
house-act-mute = { $detail ->
    [1] { $by } has muted { $about } for a day.
    [36500] { $by } has muted { $about } for good.
   *[other] { $by } has muted { $about } for { $detail } days.
 }
house-act-unmute = { $by } lets { $about } speak again.
house-act-rename = { $by } has given { $about } this name.
house-act-close = { $by } has closed the account of { $about }.
house-act-reopen = { $by } has reopened the account of { $about }.
house-act-settle = { $by } has settled a report.
house-act-switch = { $by } has changed a rule of the house: { $detail }.
page-report = Report something
page-report-help = Only those who run this house read it.
page-report-what = What
page-report-why = Why
page-report-note = What they should know (optional)
page-report-name = The name “{ $name }”
page-report-why-insult = Insults or threats
page-report-why-spam = Advertising or flooding
page-report-why-name = A name nobody should have to read
page-report-why-cheating = Cheating
page-report-why-other = Something else
page-report-send = Report
page-report-none = Nobody else has said anything or sits here.
page-report-thanks = Thank you. Those who run the house will look at it.
error-admin-only = Only those who run this house may do that.
error-wrong-admin-code = That is not the code, or it is too old: “chapiteau admin” prints a new one.
error-unknown-person = There is nobody like that here.
error-is-admin = That account runs the house: it has to be dismissed first.
error-no-account = A guest has no account that could be closed.
error-no-such-report = That report is settled already.
error-bad-act = That cannot be chosen here.
error-account-closed = This account was closed by those who run the house.
error-muted = Those who run the house have muted you for a while.
error-nothing-to-report = There is nobody behind that who could be reported.
error-tables-accounts = In this house only accounts may make tables: register first.
error-tables-admins = In this house only those who run it make tables; ask them, or follow an invitation.
cli-help-admin = a code that makes an account one that runs the house
cli-no-key = There is no key file { $file } yet: start the house once.
cli-admin-code = Sign in, open /house and type this code. It is good for { $minutes } minutes.
doctor-admins = { $admins ->
    [0] Nobody runs the house from its pages yet (chapiteau admin).
    [one] One account runs the house.
   *[other] { $admins } accounts run the house.
 } { $reports ->
    [0] No report waits.
    [one] One report waits.
   *[other] { $reports } reports wait.
 }
doctor-who-makes-tables = { $who ->
    [accounts] Only accounts may make tables.
    [admins] Only those who run the house may make tables.
   *[other] Anybody may make tables.
 }
## Clocks with a bank

table-pace-clock = A clock for everybody
    .short = A clock for everybody
clock-decision = { $time } for each decision; { $end }
clock-game = { $time } each for the whole game; { $end }
clock-both = { $time } each for the whole game, and { $added } more with every decision; { $end }
clock-end-kept = then a bot takes over until its player returns.
clock-end-last = then a bot plays on and its player ranks last.
clock-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
 }
clock-days = { $count ->
    [one] One day
   *[other] { $count } days
 }
clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
 }
clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
 }
page-bank = The clock
page-bank-help = Everybody has a clock of their own. It runs only while its player is asked and somebody else waits; all see it.
page-bank-decision = For each decision
page-bank-game = For the whole game
page-bank-both = For the game, and more with every decision
page-bank-unit-minutes = Minutes
page-bank-unit-days = Days
page-bank-time = Time for the game
page-bank-time-decision = Time for a decision
page-bank-added-seconds = Seconds more with every decision
page-bank-added-hours = Hours more with every decision
page-bank-rests = Nights and holidays that players have announced under Notices do not count.
page-bank-end = When somebody’s time is up
page-bank-end-kept = A bot takes over until they return
page-bank-end-last = A bot plays on, and they rank last
page-clock-bank-mine-kept = Your time is up on { $time }. A bot then takes over until you return.
page-clock-bank-mine-last = Your time is up on { $time }. A bot then plays on, and you rank last.
page-clock-bank-other-kept = { $name }’s time is up on { $time }. A bot then takes over until they return.
page-clock-bank-other-last = { $name }’s time is up on { $time }. A bot then plays on, and they rank last.
page-clock-left = Time left: { $time }
page-clock-night = It is night for { $name }: the clock rests until { $time }.
page-clock-away = { $name } is on holiday: the clock rests until { $time }.
page-clock-down = The clock rests.
page-clock-none = The time is up.
page-replay-left = Time left
table-note-late = The time of { $name } is up: a bot plays until they return.
table-note-lost = The time of { $name } is up: a bot plays on, and { $name } ranks last.
sheet-late = Out of time or gone, and therefore last: { $names }.
error-bad-clock = There is no such clock.
error-bad-clock-time = { $unit ->
    [days] A clock has 1 to { $most } days.
   *[minutes] A clock has 1 to { $most } minutes.
 }
error-bad-clock-added = { $unit ->
    [days] A decision adds 1 to { $most } hours.
   *[minutes] A decision adds 1 to { $most } seconds.
 }
error-nobody-ranks = In this game all win or lose together: nobody ranks last.
error-time-is-up = Your time was up before this decision: a bot has taken over.
error-lost-on-time = Your time is up at this table: a bot plays on, and you rank last.
page-away-first = Away from
page-away-spare = { $count ->
    [one] You have one day left for holidays this year.
   *[other] You have { $count } days left for holidays this year.
 }
error-holiday-too-long = Holidays may take { $most } days of a year; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
 }

## Finding a game

cli-help-meeting = let people find each other: tickets, challenges, people they played with
doctor-meeting = People find each other here: tickets, challenges and blocks are on (CHAPITEAU_MEETING).
doctor-meeting-off = Tickets and challenges are off; --meeting or CHAPITEAU_MEETING=1 switches them on.
page-meet = Find a game
page-meet-game = Game
page-meet-looking = { $count ->
    [one] Find a game: one ticket of yours is open
   *[other] Find a game: { $count } tickets of yours are open
 }
page-meetings = Tables that wait for you to come
page-meeting-ticket = made of your ticket, with { $names }
page-meeting-challenge = { $name } challenges you
page-meeting-again = { $name } wants to play again
page-meeting-accept = Join in
page-meeting-decline = Not this time
page-meets-ticket = { $game }: company is found
page-meets-challenge = { $game }: { $name } challenges you
page-meets-again = { $game }: { $name } wants to play again
page-tickets = Tickets
page-tickets-help = Say what you would like to play. As soon as tickets fit, a table is made and everybody is told. A ticket for play by the day is open for two weeks, any other for three hours.
page-ticket-seats = { $count ->
    [0] any number of people
    [one] one person
   *[other] { $count } people
 }
page-ticket-any = Any number
page-ticket-near = Only with people who play about as well as I do
page-ticket-near-short = about as strong
page-ticket-hours = { $count ->
    [one] open for one hour
   *[other] open for { $count } hours
 }
page-ticket-days = { $count ->
    [one] open for one day
   *[other] open for { $count } days
 }
page-ticket-take = Take a ticket
page-ticket-withdraw = Give it back
page-open-level = level: { $level }
page-people = People you played with
page-people-help = Whoever you block cannot challenge you, is not seated with you, and is not heard by you. They are not told.
page-people-none = Nobody yet who has an account.
page-person-games = { $count ->
    [one] one game together
   *[other] { $count } games together
 }
page-person-blocked = blocked
page-challenge = Challenge
page-challenge-go = Open a table for two
page-block = Block
page-unblock = Unblock
notice-ticket = { $title }: a table is ready for you.
notice-challenge = { $title }: you are challenged.
notice-again = { $title }: another game?
notice-tables = { $count ->
    [one] A table waits for you.
   *[other] { $count } tables wait for you.
 }
error-bad-ticket = This game is not played by so many people.
error-too-many-tickets = You may have { $most } open tickets: give one back first.
error-cannot-challenge = You cannot challenge this person.
error-challenge-waits = A table of yours waits for this person already.
error-no-such-meeting = This table does not wait for you any more.
error-no-such-person = There is no such person among those you played with.

## Ratings

cli-help-ratings = count games between people with accounts, and show ratings and profiles
cli-help-admin-what = code: with which an account comes to run the house; ratings: whether they are what the tables come to
cli-help-admin-write = write ratings as the tables come to them (nobody may use the house meanwhile)
cli-ratings-counted = { $tables ->
    [one] One table was counted
   *[other] { $tables } tables were counted
 }; { $ratings ->
    [one] one rating comes of that.
   *[other] { $ratings } ratings come of that.
 }
cli-ratings-missing = Table { $table } was counted, and there is no end of it any more.
cli-ratings-other = { $who } in { $game } ({ $kind }): written otherwise than the tables come to.
cli-ratings-agree = All ratings are what the tables come to.
cli-ratings-differ = Ratings are not what the tables come to; --write puts them right if all tables are there.
cli-ratings-written = Ratings were put right.
doctor-ratings = Games between accounts count here (CHAPITEAU_RATINGS): { $tables ->
    [one] one table counted,
   *[other] { $tables } tables counted,
 } { $people ->
    [one] one player or level rated.
   *[other] { $people } players and levels rated.
 }
doctor-ratings-off = Ratings and profiles are off; --ratings or CHAPITEAU_RATINGS=1 switches them on.
page-friendly = A friendly game
page-friendly-help = It counts for no rating, whoever sits down.
table-friendly = { $pace } · a friendly game: counts for no rating
rating-said = { $points } ± { $reach }, { $games ->
    [0] no game yet
    [one] 1 game
   *[other] { $games } games
 }
rating-change = { $points } ± { $reach } ({ $change })
rating-line = { $kind }: { $said }
rating-kind-two = For two
rating-kind-several = For three or more
page-profile = Profile
page-profile-mine = Your profile
page-profile-of = Profile of { $name }
page-profile-none = No finished game yet. Here each game will have its poster with your results, your luck and your mistakes.
page-profile-closed = { $name } shows nothing more.
page-profile-played = { $won ->
    [0] { $played ->
        [one] one game, not won
       *[other] { $played } games, none won
     }
   *[other] { $played ->
        [one] one game, won
       *[other] { $played } games, { $won } won
     }
 }
page-profile-together = { $played ->
    [one] one game together, best { $best }, mean { $mean }
   *[other] { $played } games together, best { $best }, mean { $mean }
 }
page-profile-alone = { $played ->
    [one] one game alone, best { $best }, mean { $mean }
   *[other] { $played } games alone, best { $best }, mean { $mean }
 }
page-profile-marks = Marks of the rulebook reached: { $marks }
page-profile-mark = { $points } points: { $count ->
    [one] once
   *[other] { $count } times
 }
page-profile-no-rival = Played together or alone, nobody is measured against anybody: points stand beside the marks of the rulebook, and there is no rating.
page-profile-you = You
page-profile-stands = Ratings, { $game }, { $kind }
page-profile-scale = A hundred points more mean about what they do in Elo: two games of three are won. Whoever is new begins at 1500. ± says how far a rating may be off, with 95 % certainty; the line shows it.
page-profile-counts = Only games between accounts count for people; leaving a game, or having a bot finish it, is the last place. Bots have ratings of their own from all their games here; before the first one they stand as among themselves, with a novice where newcomers begin, which is a guess.
page-profile-show = What others see
page-profile-show-help = Nobody but you sees anything of this until you say so.
page-profile-audience = Who sees your ratings and this page
page-profile-audience-me = Only you
page-profile-audience-met = People you have played with, and those at your table
page-profile-audience-house = Everybody with an account here
page-profile-results = with how many games you played and won
page-profile-luck = with luck and errors from reviewed games
page-profile-save = Keep
error-no-such-profile = There is no such profile, or it is not shown to you.
# The box: sections, keys and choices of the components file

box-row = { $section } { $number }
box-fact = { $key } { $value }
box-section-numbers = Numbers of the game
box-section-solo = Playing alone
box-section-space = Spaces
box-section-start = Start
box-field-a = from
box-field-amount = how many
box-field-b = to
box-field-bonus = bonus
box-field-cards = cards
box-field-category = kind
box-field-coins = coins
box-field-copies = copies
box-field-count = number
box-field-deck = deck
box-field-effect = what it does
box-field-from = from
box-field-id = id
box-field-kind = kind
box-field-name = name
box-field-order = order
box-field-players = players
box-field-points = points
box-field-reward = reward
box-field-rounds = rounds
box-field-seats = players
box-field-steps = steps
box-field-tents = tents
box-field-turns = turns
box-field-value = value

# The page of the box

page-box = The box
page-box-all = everything
page-box-help = Every component of the box the house plays with, and where each fact comes from. Whoever owns the game can correct a row and take the file along.
page-box-filter = Show
page-box-sections = Sections of the box
page-box-none = No row of this section is like that.
page-box-source-found = found
page-box-source-derived = derived
page-box-source-reconstructed = reconstructed
page-box-source-confirmed = confirmed
page-box-sure-found = Sure: the rulebook or public descriptions say so.
page-box-sure-derived = Nearly sure: it follows from what was found, or its gist was found.
page-box-sure-reconstructed = Ours: nothing that was found says so.
page-box-sure-confirmed = Sure: owners have read it off their copies.
page-box-before = Row before
page-box-after = Next row
page-box-name-en = name in English
page-box-name-fr = name in French
page-box-changed = This row is changed.
page-box-same = This row is as the box has it.
page-box-file = Take the file along
page-box-file-help = The sections with what you changed, for “chapiteau play --components”.
page-box-drafts = Rows of this box that are changed in this browser: { $count }.
page-box-others = Other changed rows of this box in it: { $count }.
page-box-forget = Forget the changes
page-box-reset = As it was
page-box-nothing = none
page-box-add = Add: { $what }
page-box-remove = Remove: { $what }
page-box-entry = { $label } { $number }
page-box-picture = As it looks
page-box-no-picture = This row has no picture of its own.
page-box-touch = Touch the picture, or reach its places with Tab and press Enter.
page-box-drag = Drag the place on the map, or move it with the arrow keys.
page-box-cell = column { $column }, line { $line }: { $sign }
page-box-more-columns = wider
page-box-fewer-columns = narrower
page-box-more-lines = higher
page-box-fewer-lines = lower
page-box-away = The house cannot be reached: nothing here is lost, try again.
page-box-slow = One moment: too much was changed at once.
page-box-bounds = { $low } to { $high }
error-box-row-gone = There is no such row in this box.
error-box-row-not-json = The form was not sent whole.

# Boxes that people have made

page-own = Boxes of our own
page-own-help = A box of your own is the house’s box with some rows changed: corrected, or tried out. It has a name and versions; play with it at any table, against bots, and share it if you like.
page-own-mine = My boxes
page-own-mine-none = You have none yet. Open a game, then “The box”, change a row and save it; or bring a file.
page-own-offered = Offered to the house
page-own-offered-none = Nobody has offered one yet.
page-own-by = by { $name }
page-own-by-nobody = by somebody who has left
page-own-versions = { $count ->
    [one] one version
   *[other] { $count } versions
}
page-own-import = Bring a file
page-own-import-help = A components file, as the library takes it: the sections that differ, in TOML. At most { $most } letters.
page-own-import-file = Components file
page-own-import-send = Read the file
page-own-game = Game
page-own-name = Name
page-own-name-usual = { $name }’s box
page-own-most = You may keep { $most } boxes.
page-own-audience = Who finds it
page-own-audience-private = only you
page-own-audience-link = whoever has the link
page-own-audience-offered = everybody here
page-own-audience-help = To offer it to everybody you need an account. People at a table that plays with it always see its name and what differs.
page-own-link = The link
page-own-hidden = hidden by those who run the house
page-own-state-new = bots are playing it through…
page-own-state-fit = played through by bots
page-own-state-unfit = cannot be played
page-own-wait = Bots play this version through before people do. That takes up to a minute.
page-own-look-again = Look again
page-own-guilty = It is because of this row: { $where }.
page-own-version = Version { $n }
page-own-all-versions = Versions
page-own-this-version = shown here
page-own-differs = { $count ->
    [0] Nothing differs from the house’s box.
    [one] One row differs from the house’s box
   *[other] { $count } rows differ from the house’s box
}
page-own-before = the house has
page-own-new-row = new
page-own-gone-row = taken out
page-own-and-more = … and { $count } more.
page-own-edit = Change rows
page-own-see = See all rows
page-own-play = Play with it
page-own-play-bots = Against bots
page-own-play-friends = With friends
page-own-export = Take version { $n } along
page-own-revise = New version from a file
page-own-rename = Rename
page-own-share = Choose
page-own-delete = Delete this box
page-own-delete-help = Its versions go; tables that play with it keep what they have.
page-own-delete-sure = I am sure
page-own-report = Report this box
page-own-report-send = Send
page-own-hide = Hide it from everybody
page-own-show = Let everybody find it again
page-own-settings = Name and who finds it
page-own-choose = Box
page-own-choose-house = The house’s box
page-own-choose-mine = { $name } (mine, version { $n })
page-own-choose-offered = { $name } (version { $n })
page-own-choose-help = With another box than the house’s, everybody is told what differs before they sit, and the game counts for no rating.
page-own-at-table = Played with another box
page-own-at-table-named = Played with another box: “{ $name }”, version { $version }
page-own-join = Everybody at this table plays with it.
page-own-mark = another box
page-box-save = Save as a box of mine
page-box-save-version = Save as version { $n }
page-box-save-name = Name of the box
page-box-help-own = Every row of “{ $name }”, version { $n }.
house-to-box = the box “{ $name }”
house-act-hide-box = { $by } has hidden a box of { $about }.
house-act-show-box = { $by } lets everybody find a box of { $about } again.
house-act-unname = { $by } has taken away the name of a tournament of { $about }.
house-act-call-off = { $by } has called off a tournament of { $about }.
error-no-such-box = There is no such box, or it is not shown to you.
error-no-such-version = This box has no such version to show.
error-not-your-box = Only whoever made this box can change it.
error-box-too-many = You keep { $most } boxes already: delete one first.
error-box-too-many-versions = This box has { $most } versions already: save a copy under another name.
error-box-moved-on = This box has a newer version by now: open it again, then change it.
error-box-unchanged = Nothing differs from the version before.
error-box-same = Nothing differs from the house’s box.
error-box-too-big = This box is too long: at most { $most } letters.
error-box-unreadable = This is no box that the house can read.
error-box-no-file = No file was sent.
error-box-bad-name = A box needs a name of at most { $longest } letters.
error-box-hidden = Those who run the house have hidden this box.
error-box-untried = Bots have not played this box through yet: try again in a minute.
error-box-unfit = This version cannot be played: see its page.
error-box-trial-endless = Bots made { $most } decisions, and the game did not end.
error-box-trial-stuck = After { $decisions } decisions nobody could do anything, and the game was not over.
error-box-trial-slow = One game took bots longer than { $seconds } seconds.
error-box-trial-broken = A game with this box broke off ({ $detail }).
error-box-trial-lost = Bots did not come to an end with this box.
# Tournaments

table-note-gave-up = { $name } gives up: a bot plays on, and { $name } ranks last.
cli-help-tournaments = let people with accounts announce and enter tournaments
cli-help-verify-deals = the deals of the tournament, as its page gives them (deals.json)
cli-deals-fit = The deal is one of those that the tournament was committed to before anybody entered.
cli-deals-unfit = { $file }: the deal is none of the tournament’s, or not mixed from all entrants’ nonces.
doctor-programs = Programs: { $bots ->
    [0] no account is marked as a bot’s
    [one] one account is marked as a bot’s
   *[other] { $bots } accounts are marked as bots’
 }, { $tokens ->
    [0] there are no tokens
    [one] there is one token
   *[other] there are { $tokens } tokens
 }.
doctor-programs-idle = Tokens that nobody has used for a month: { $tokens }. Their owners can end them at /programs.
doctor-programs-ownerless = Tokens of accounts that are closed: { $tokens }. They open nothing as long as these stay closed.
doctor-tournaments = Tournaments are on (CHAPITEAU_TOURNAMENTS): { $running } under way, { $finished } finished.
doctor-tournaments-off = Tournaments are off; --tournaments or CHAPITEAU_TOURNAMENTS=1 switches them on.
doctor-tournaments-stuck = Tables of tournaments that were drawn and have not begun: { $tables }. They begin by themselves while the house is open.
doctor-tournaments-damaged = Tables of tournaments whose logs are damaged: { $tables }. The house declares each void as soon as somebody opens it or a clock there is up: everybody at it has half a point, and its round goes on.
doctor-tournaments-void = Tables of tournaments that are void, because their logs are damaged: { $tables }. Their rounds went on without them; nothing needs to be done.
error-deal-closed = Others still play this deal. It opens to everybody when its last table has ended.
error-no-such-tournament = There is no such tournament.
error-not-entered = You do not take part in this tournament.
error-too-many-tournaments = { $most } of your tournaments are not finished; announce another one later.
error-tournament-alone = In a tournament everybody plays their own seat; a bot takes it only if you give up.
error-tournament-closed = Nobody can enter this tournament now.
error-tournament-forward = In a tournament nobody goes back past what was revealed.
error-tournament-group = A group has { $fewest } to { $most } players.
error-tournament-nameless = Give the tournament a name.
error-tournament-no-programs = This tournament is for people; programs may not enter.
error-tournament-rounds = A tournament has 1 to { $most } rounds.
error-tournament-too-few = At least { $fewest } people have to enter before it can begin.
notice-round = A new round: { $title }
notice-void = A table of your tournament is void: { $title }
notice-void-body = Its log is damaged: everybody at it has half a point, and the round goes on without it.
page-tournaments = Tournaments
page-tournaments-none = No tournament is announced. Announce one, and share its link.
page-tournament-announce-account = Sign in to announce one
page-tournament-new = Announce a tournament
page-tournament-name = Name
page-tournament-game = Game
page-tournament-form = Rounds
page-tournament-form-swiss = Swiss: whoever stands equal meets
page-tournament-form-groups = Groups, then a final
page-tournament-rounds = How many rounds
page-tournament-group-size = Players in a group
page-tournament-duplicate = Duplicate: all tables of a round get the same deal, and you are compared with those on your seat
page-tournament-filling = If a table is not full
page-tournament-filling-bots = Bots take the free seats
page-tournament-filling-byes = Somebody sits out, for half a point
page-tournament-level = Bots
page-tournament-tempo = Time for each player
page-tournament-tempo-quick = quick: 10 minutes, and 10 seconds for each move
page-tournament-tempo-evening = one evening: 30 minutes, and 20 seconds for each move
page-tournament-tempo-day = by the day: one day for each move
page-tournament-tempo-days = by the day: 7 days, and 12 hours for each move
page-tournament-delay = It begins
page-tournament-delay-now = when I say so
page-tournament-delay-quarter = in 15 minutes
page-tournament-delay-hour = in an hour
page-tournament-delay-day = in a day
page-tournament-delay-days = in three days
page-tournament-delay-week = in a week
page-tournament-private = Only by its link
page-tournament-programs = Programs may enter
page-tournament-announce = Announce it
page-tournament-phase-open = open
page-tournament-phase-running = round { $round }
page-tournament-phase-finished = finished
page-tournament-phase-off = called off
page-tournament-fact-swiss = { $rounds ->
    [one] One Swiss round
   *[other] { $rounds } Swiss rounds
 } at tables of { $seats }
page-tournament-fact-groups = Groups of { $size }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } at tables of { $seats }, then a final
page-tournament-fact-duplicate = Duplicate: the same deal at all tables of a round
page-tournament-fact-own = Every table has a deal of its own
page-tournament-fact-bots = Free seats: { $level }
page-tournament-fact-byes = Whoever finds no full table sits out, for half a point
page-tournament-fact-starts = Begins on { $when } (UTC), by itself
page-tournament-fact-host = Announced by { $name }
page-tournament-entrants = { $count ->
    [0] Nobody has entered yet
    [one] One player has entered
   *[other] { $count } players have entered
 }
page-tournament-enter = Enter
page-tournament-enter-account = Sign in to enter
page-tournament-leave = Withdraw
page-tournament-leave-playing = Withdraw: a bot plays your table on, and you rank last there
page-tournament-return = I am back
page-tournament-return-help = You are not drawn for the next round, because you withdrew or ran out of time.
page-tournament-begin = Begin now
page-tournament-call-off = Call it off
page-tournament-unname = Take its name away
page-tournament-to-table = To my table
page-tournament-sits-out = You sit this round out.
page-tournament-wait = Your table has ended. The next round is drawn when the last one has.
page-tournament-link = The link to this tournament
page-tournament-act = Round { $number }
page-tournament-act-final = Final
page-tournament-act-playing = is being played
page-tournament-act-closed = This deal opens to everybody when its last table has ended.
page-tournament-table = Table { $number }
page-tournament-table-of-group = Table { $number }, group { $group }
page-tournament-byes = Sitting out: { $names }
page-tournament-look = Watch
page-tournament-replay = Replay
page-tournament-review = Review
page-tournament-standings = Standings
page-tournament-final-standings = Final standings
page-tournament-place = Place
page-tournament-player = Player
page-tournament-points = Points
page-tournament-rivals = Rivals
page-tournament-wins = Tables won
page-tournament-score = Score
page-tournament-adjusted = Without luck
page-tournament-adjusted-help = “Without luck” is the score less what the draws were worth, where the table was reviewed.
page-tournament-adjusted-mean = “Without luck” is what was reached on average, less what the draws were worth (a share of victory, or points of the game). The house reviews every table once its round has ended: { $reviewed } of { $tables } so far.
page-tournament-counting-own = A table brings the part of the others whom you were better than: 1 for the first, 0 for the last. Ties: the points of those you met, then tables won.
page-tournament-counting-duplicate = A table brings the part of those on your seat at the other tables whom you were better than, by points of the game. Ties: the points of those you met, then tables won.
page-tournament-bot = Bot { $number } ({ $level })
page-tournament-nobody = a former player
page-tournament-gone = withdrew
page-tournament-out = ran out of time or gave up
page-tournament-void = This table is void: its log is damaged. Everybody who sat here has half a point.
page-tournament-csv = Standings as CSV
page-tournament-csv-tables = All tables as CSV
page-tournament-deals = Check the deals
page-tournament-deals-help = The house committed itself to all deals before anybody entered; every entrant’s browser added a number of its own. A deal is opened when its last table has ended.
page-tournament-round-short = R{ $number }
page-tournament-kind = Kind
page-tournament-kind-person = person
page-tournament-kind-bot = bot
page-tournament-csv-round = Round
page-tournament-csv-table-number = Table
page-tournament-csv-seat-number = Seat
page-tournament-csv-player = Player
page-tournament-csv-score = Score
page-tournament-csv-rank = Rank
page-tournament-csv-points = Points
page-tournament-csv-adjusted = Without luck
page-tournament-csv-reviewed = Tables reviewed
page-tournament-back = Tournament


# What a changed box does

page-lab = The lab
page-lab-ask = What does this change?
page-lab-help = Bots play the same deals with the house’s box and with yours. The page then says what differs, and how sure that is.
page-lab-rows = Rows that differ from the house’s box: { $count }.
page-lab-no-rows = No row of this box is changed in this browser yet: open one in the box and change it.
page-lab-bots = Who plays
page-lab-deals = How many deals
page-lab-deals-help = Each is played twice, once with either box. More deals show smaller differences, and take longer.
page-lab-begin = Play them
page-lab-mine = What you have had played
page-lab-state-asked = { $deals } deals, being played
page-lab-state-made = { $deals } deals
page-lab-state-failed = { $deals } deals, given up
page-lab-played = { $seats ->
    [one] One seat
   *[other] { $seats } seats
 }, bots: { $level }
page-lab-asked = The games are being played
page-lab-asked-help = This takes minutes, for tables come first. You may leave this page: its address stays the same.
page-lab-done = { $done } of { $total } deals
page-lab-ahead = Studies before this one: { $ahead }.
page-lab-lost = The house cannot be reached: this page goes on when it can.
page-lab-failed = These games could not be played
page-lab-why-failed = Something went wrong while they were played. It may be tried again.
page-lab-why-study-endless = A game with this box does not end.
page-lab-why-box-row-gone = The box that this was compared with is no longer known here.
page-lab-found = What is sure
page-lab-changes = What was changed
page-lab-house = House
page-lab-own = Own
page-lab-sure = sure
page-lab-sure-count = sure: { $count }
page-lab-share = Show it to others
page-lab-share-help = Whoever has the address of this page sees it. It stays as it is, whatever becomes of the box.
page-lab-share-own = Whoever may see the box sees this page at its address. It stays as it is, whatever becomes of the box’s rows.
page-lab-copy = Copy the address
page-lab-copied = The address is copied.
page-lab-library = With the file and this command the library plays the same games and finds the same figures:
page-lab-another = Another study
error-lab-same = This box plays like the house’s: no fact in it is different.
error-studies-waiting = The house plays { $most } studies for you already: wait until one of them is done.
error-too-many-studies = You have had much played: wait a while.

# What owners say of their copies

page-confirm-title = As printed in copies of the game
page-confirm-nobody = No owner has said yet how this row is printed.
page-confirm-so = { $count ->
    [one] One owner: printed so
   *[other] { $count } owners: printed so
 }
page-confirm-other = { $count ->
    [one] One owner: printed otherwise
   *[other] { $count } owners: printed otherwise
 }
page-confirm-counts = { $so } owners: so; { $other }: otherwise
page-confirm-help = Do you own the game? Compare this row with your copy.
page-confirm-edition = Edition of your copy (language, year)
page-confirm-note = A note, if you like; everybody reads it
page-confirm-say-so = Printed so in my copy
page-confirm-say-other = Printed as I wrote it in the form
page-confirm-other-help = If your copy differs, write its values into the form; the second button then sends them.
page-confirm-mine-so = You have said: printed so in your copy. You may say something else.
page-confirm-mine-other = You have said: printed otherwise in your copy. You may say something else.
page-confirm-unsay = Take back what I said
page-confirm-login = Sign in to say how it is printed in your copy
page-confirm-report = Report this note
page-confirm-house = Boxes of this house
page-confirm-house-help = What owners read off their copies. Where you take a row over, it is confirmed in the box of this house: new tables are played with it, those that have begun keep theirs. “chapiteau box export GAME” writes what was taken over as a file for the project.
page-confirm-house-none = No owner has said anything yet.
page-confirm-taken = { $count ->
    [one] One row was taken over:
   *[other] { $count } rows were taken over:
 }
page-confirm-undo = Undo the last time
page-confirm-take = Take over
page-confirm-take-all = Take over all { $count } on which owners agree
page-confirm-agreed = several agree
page-confirm-hide = Hide the note
page-confirm-show = Show the note again
page-confirm-hidden = hidden
house-act-take-rows = { $by } has taken rows over into the house’s box: { $detail }.
house-act-undo-box = { $by } has undone the last change of the house’s box: { $detail }.
house-act-hide-saying = { $by } has hidden a note of { $about }.
house-act-show-saying = { $by } has shown a note of { $about } again.
error-confirm-unfit = These rows do not make a whole box together: take over fewer of them.
error-confirm-moved-on = The box of this house or what owners say has changed meanwhile: look again.
error-confirm-other-row = The id of a row stays as it is: it says which row is meant.
error-confirm-too-long = An edition has at most { $edition } letters, a note at most { $note }.
error-confirm-too-many = You have said something about { $most } rows already.
cli-help-box = rows that owners have confirmed in a house, as a file
cli-help-box-what = export: write the sections with rows that were taken over
cli-help-box-out = where to write it; without it, to the terminal
cli-box-nothing = Nothing of { $game } was taken over in this house.
cli-box-exported = { $rows ->
    [one] One confirmed row
   *[other] { $rows } confirmed rows
 }: { $file }
