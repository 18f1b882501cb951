## The house itself: names, questions, refusals, errors, the command line.

player-1 = Valère
player-2 = Dorine
player-3 = Hippolyte
player-4 = Zerbinette
player-5 = Octave
player-6 = Philaminte

unofficial = Unofficial: made by fans, not by the publisher, and without any of its art.
credits = A game by { $designers }, illustrated by { $artists }, published by { $publishers } ({ $year }).
sources = Component facts: { $found } found, { $derived } derived, { $reconstructed } reconstructed.

ask-nothing-over = The game is over.
ask-nothing-wait = Waiting for { $players }.

why-with-rule = { $why } (rule { $rule })
why-not-now = That is not what is asked now.
why-not-your-turn = It is not your turn to choose.
rule-ours = (our reading)

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
error-unknown-option = { $game } has no option “{ $option }”. Known: { $known }.
error-bad-option-value = Option { $option } cannot be “{ $value }”. Known: { $known }.
error-bad-seed = A seed is one line of 1 to { $longest } characters without spaces at its ends.
error-unknown-level = There is no bot “{ $level }”. Known: { $known }.

error-component-file = { $where }: cannot be read: { $detail }
error-component-not-toml = { $where }: not a TOML file: { $detail }
error-component-missing = Row { $where }: “{ $key }” is missing.
error-component-not-number = Row { $where }: “{ $key }” is { $value }, not a number from { $low } to { $high }.
error-component-not-text = Row { $where }: “{ $key }” is { $value }, not a text.
error-component-not-one-of = Row { $where }: “{ $key }” is { $value }, not one of { $names }.
error-component-not-rows = { $where } “{ $key }” is not a list of rows.
error-component-not-row = { $where } is not a row.
error-component-not-known = Row { $where }: “{ $key }” is not known here.
error-component-count = Section { $where }: { $found } found, { $expected } expected.
error-component-twice = Row { $where }: there is already a card with “{ $key }” { $value }.

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

## Command line

cli-about = Show-themed board games to play, to study and to build on.
cli-version = chapiteau { $version }, { $kind ->
    [compiled] compiled
   *[other] interpreted
 }, Python { $python }
cli-help-play = play in the terminal
cli-help-replay = tell a recorded game
cli-help-verify = check that a record is what it says it is
cli-help-games = list the games
cli-help-simulate = play random games and add up
cli-help-arena = let bots play each other
cli-help-game = the game's name
cli-help-seats = number of players
cli-help-bots = levels of the other players, separated by commas: { $levels }
cli-help-lang = language: en or fr
cli-help-seed = the same seed gives the same game
cli-help-components = an owner's own components file
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
cli-usage-error = { $prog }: { $detail }
cli-required = still needed: { $names }
cli-unrecognised = not understood: { $names }
cli-invalid-choice = { $value } is not one of { $choices }
cli-invalid-value = { $value } is not a { $type }
cli-one-argument = one value is needed
cli-bad-argument = { $name }: { $detail }
cli-bad-number = a number from { $low } to { $high } is needed, not { $value }
cli-bad-bots = { $seats } seats need { $needed } bots, not { $given }.
cli-bad-option = An option is written NAME=VALUE, not { $value }.
cli-file-unreadable = { $file } cannot be read: { $detail }
cli-file-unwritable = { $file } cannot be written: { $detail }
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
cli-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cli-winner = The winner is { $players }.
cli-winners = { $players } share the victory.
cli-nobody-wins = Nobody has won.
cli-simulating = Games
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
cli-arena-title = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $seats } seats
cli-arena-needs-two = An arena needs at least two different bots.
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
