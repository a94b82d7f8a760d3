### Words for the terminal, in English.

## On the command line

cli-overview =
    Houle: wave games in your terminal.

      houle games                  which games there are
      houle play GAME              play against bots
      houle sim GAME               let bots play many games
      houle arena GAME             find out which bot is the better one
      houle replay FILE            look at a saved game again
      houle verify FILE            check that a finished game was fair
      houle deck check FILE        check your own cards for VAGUE & ATTAQUE
      houle serve                  play in the browser, here or for everybody
      houle worker                 a process in which bots think, beside a server

    Each of them explains itself: houle play --help, or houle play GAME --help.
    With --lang en or --lang fr you choose the language.
cli-usage = Usage:
cli-operands = What to give
cli-choices = What to choose
cli-table-options = Options of { $game }
cli-options-by-game = Each game has options of its own: { $command } GAME --help
cli-help = explain this command and stop
cli-lang = the language, English or French
cli-play = Play a game against bots.
cli-sim = Let bots play many games, and see what they add up to.
cli-arena = Let bots play the same deals against each other, and see who is stronger.
cli-games = List the games.
cli-replay = Go through a saved game, step by step.
cli-verify = Check a finished game: were the cards fixed beforehand, was all of it allowed?
cli-deck = Check a deck file: somebody’s own cards for VAGUE & ATTAQUE.
cli-serve = Serve games over the web. Without a store, everything is in this one process.
cli-serve-host = the address to listen at
cli-serve-port = the port to listen at
cli-serve-data = the folder that keeps the games, if there is no store
cli-serve-store = the database of a server with several nodes: { "postgresql://…" }
cli-serve-bus = the bus between nodes: { "nats://…" }
cli-serve-no-limits = take any number of requests from anybody (for trials)
cli-address = ADDRESS
cli-folder = FOLDER
cli-no-secret = Nodes that share a store share a secret: set HOULE_SECRET to { $least } characters or more.
cli-worker = Let bots think for the tables of a server.
cli-worker-server = a node to talk to; can be given several times
cli-worker-needs = A worker needs a bus and at least one server.
serve-at = Houle is at { $address }. Ctrl+C stops it.
cli-game = GAME
    .hint = the name of the game; houle games lists them
cli-number = N
cli-name = NAME
cli-word = WORD
cli-hex = HEX
cli-file = FILE
cli-players = how many play, you and the bots together
cli-bot = who plays the other seats: { $bots }
cli-seat = where you sit, counted from 1
cli-plain = text only: no colours, no drawing
cli-brisk = do not stop before the bots play
cli-seed = deal the cards of this seed, written as hexadecimal digits
cli-save = write the game to this file when it is over, or when you leave
cli-how-many = how many games (1000 if you do not say)
cli-jobs = how many processes play at once
cli-sim-seed = the same word gives the same games
cli-names = NAME,NAME
cli-arena-bots = who plays, with commas: one alone, two, or more, each against each: { $bots }
cli-arena-ladder = each level against the one below; the bots, if you name them, from the weakest up
cli-arena-deals = how many deals (100 if you do not say); all bots play all of them
cli-arena-seed = the same word gives the same deals
cli-arena-jobs = how many processes play at once (as many as there are cores if you do not say)
cli-arena-out = keep the results in this file, one line of JSON for each game; go on if it has some
cli-arena-plot = draw the figures into this file, such as figures.png
cli-record = a saved game
cli-game-file = a game file, as a table hands it out once its game is over
cli-deck-check = look for all that is wrong with it
cli-deck-file = a deck file, in TOML
cli-replay-seat = show what this seat saw, counted from 1
cli-replay-all = show all hands; for finished games only
cli-incomplete = Something is missing. { $command } --help explains the command.
cli-game-first = Name the game first, then the options. There is: { $games }.
cli-unknown-game = There is no game called { $name }. There is: { $games }.
cli-unknown-bot = There is no bot called { $name } for this game. There is: { $bots }.
cli-unknown-command = There is no command called { $name }. There is: { $commands }.
cli-unknown-argument = “{ $argument }” means nothing here. The flag --help shows what does.
cli-unreadable-argument = { $argument }: this cannot be used as given. The flag --help explains it.
cli-wrong-argument = { $argument }: { $reason }
cli-not-a-number = a whole number is needed, { $least } or more.
cli-not-hex = pairs of hexadecimal digits are needed, such as 0a1b.
cli-no-such-seat = There are only { $seats } seats.
games-players = { $fewest } to { $most } players
refused = { $explanation } (Rule { $rule })

## Records

record-saved = Saved in { $file }. To see it again: houle replay { $file }
record-not-saved = { $file } cannot be written.
record-save-where = To save this game, type the name of a file; just Enter to skip:
record-no-file = { $file } cannot be read.
record-unreadable = { $file } is not a saved game.
record-unplayable = This game cannot be replayed under the rules installed here.
replay-not-finished = This game is not over, so its cards stay secret. Choose a seat with --seat.
replay-at =
    { $number ->
        [0] The cards are dealt; { $last } moves to come
       *[other] Move { $number } of { $last }
    }
replay-prompt = Enter: next, b: back, a number: go there, q: leave >

## At the table

table-welcome = Welcome to { $game }!
table-help-hint = Type “?” at any time to see what you can do.
table-your-turn = Your turn.
table-prompt = Number, or “?” for help >
table-others-turn = Waiting for { $who }. Enter: go on, a: advice, “?” for help >
table-commands =
    A number plays that move.
    a   lists what you may do besides, such as advice; a3 does the third of it
    t   tells the whole table as text
    l   shows the latest lines of the log again
    r   says what the game is about, and which rule the last refusal came from
    q   leaves the game
table-not-understood = I do not understand that. Type “?” for help.
table-no-such-number = That number is not on the list.
table-not-now = You have nothing to play now. Enter lets the game go on.
table-no-asides = There is nothing you may do besides now.
table-really-leave = Leave the game? q again to leave, Enter to stay >
table-goodbye = Goodbye, see you on the next wave!
table-line = { $name }: { $content }
table-empty = none
table-hidden =
    { $count ->
        [one] 1 hidden
       *[other] { $count } hidden
    }
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## WAVE in a terminal

wave-order = Order:
wave-both-turned = Both turned over!
wave-colours-turned = Colours turned over!
wave-numbers-turned = Numbers turned over!
wave-top = Top card:
wave-bend = Bend card:
wave-pile = Pile:
wave-tide = Drawn tides:
wave-times = { $count } × { $card }
wave-round = Turns:
wave-inward = inward
wave-outward = outward
wave-face-up = face up
wave-face-down = face down
wave-label = { $label }:
wave-to-play = to play
wave-just-taken = just taken
wave-finger =
    { $names }: { $says ->
        [keep] keep it
        [take] take it
        [leave] leave it
       *[play] play it
    }
wave-column = Column { $number }, from the base up:
wave-here = [here]
wave-sunk = down
wave-short-colour =
    { $hue ->
        [white] whi
        [yellow] yel
        [orange] ora
        [red] red
        [sky] sky
       *[navy] nav
    }
wave-next-place = Next: column { $column }, height { $height }.
wave-to-beat = To beat: { $cards }.
wave-left = the { $card } on the left
wave-below = the { $card } below
wave-anything = Any card fits there.
wave-typing =
    You can also type a card: i2 plays your inward card 2, o1 your outward card 1.
    d i2 lays it face down (Nazaré), s o1 swaps it for the bend card (Virage).
    v3 proposes Vaimiti’s card 3, d v3 the same face down.
    p 2 1 points at card 1 of player 2: play it; k 2 1: keep it; u 2 1: finger off.
    p b points at the bend card: take it; k b: leave it; u b: finger off.

## Figures of many games

sim-title = { $game }, { $seats } players, seed { $seed }
sim-playing = Playing
sim-games = games
sim-won = won by somebody
sim-moves = decisions per game
sim-mean = points, mean
sim-median = points, median
sim-seat = seat { $number }
sim-fared = won { $share }, points { $points }
sim-cause = end: { $cause }
sim-word = { $fact }: { $word }
sim-fact = { $fact }, mean
sim-share = { $times } ({ $percent } %)
sim-times = { $times }, of these won { $share }
sim-decimal = { $whole }.{ $part }
sim-speed = games per second

## What bots show in the arena

arena-played = { $deals } deals, { $games } games; figures with their 95 % intervals
arena-bot = bot
arena-pair = pair
arena-against = { $one } – { $other }
arena-wins = wins
arena-wins-more = won more often
arena-even = even
arena-points = points ahead, a round
arena-gain = gain on the same seat
arena-verdict = verdict
arena-ahead = ahead
arena-not-ahead = not shown
arena-won = games won
arena-mean = points of a seat, a round
arena-ends = ends
arena-rating = rating
arena-unsure = unsure by
arena-cpu = decisions (CPU ms: half, 99 %, longest)
arena-cpu-asides = asides (CPU ms)
arena-speed = { $times } ({ $usual }, { $slow }, { $longest })
arena-cell = { $heading } { $figure }
arena-and = { $so_far }; { $more }
arena-share = { $percent } %
arena-estimate = { $value } [{ $low }, { $high }]
arena-percent = { $value } % [{ $low }, { $high }]
arena-no-ledger = { $file } holds no results of the arena. Name another file.
arena-other-contest = { $file } holds results of something else: “{ $field }” differs. Name another file.
arena-unwritable = { $file } cannot be written.
arena-no-picture = { $file }: no picture can be drawn there. It needs a folder that exists, and one of these endings: { $kinds }.
arena-no-extra = This needs a package that is not installed: { $package }. It comes with houle[arena].

## Checking a finished game

verify-no-game-file =
    { $file } is not a game file. A table hands one out once its game is over; a game saved by houle play is something else, and has nothing to check.
verify-commitment-holds = The seed is the one the commitment stood for.
verify-commitment-fails = The seed is not the one the commitment stood for.
verify-rules-hold = The rules it was played by are installed here ({ $game }, version { $version }).
verify-rules-fail = The rules of { $game } do not allow this number of seats or these options.
verify-rules-missing = The rules it was played by are not installed here ({ $game }, version { $version }).
verify-moves-hold =
    { $count ->
        [0] No move was made.
        [one] With the cards that seed and words deal, its only move is allowed.
       *[other] With the cards that seed and words deal, all { $count } moves are allowed.
    }
verify-moves-fail = With the cards that seed and words deal, move { $number } is not allowed.
verify-moves-unchecked = The moves could not be checked.
verify-outcome-holds = The game ends as the file says.
verify-outcome-fails = The game does not end as the file says.
verify-outcome-unchecked = The end could not be checked.
verify-conceded = The game is not played out; the file says that everybody agreed to stop.
verify-compare = Compare this with what you saw before the cards were dealt:
verify-table = Table: { $table }
verify-commitment = Commitment: { $commitment }
verify-word = Word from { $name }: “{ $word }”
verify-no-word = No word from { $name }
verify-good = Everything holds, if this is what you saw.
verify-bad = This game does not hold.
verify-open = Not everything could be checked here.

## Checking a deck

deck-good = { $title }: this deck can be played.
deck-encounters = Encounters: { $blue } blue, { $gold } gold; { $inverted } of them only with others
deck-souvenirs = Souvenirs: { $dedicated } dedicated, { $shared } shared; { $anchors } of them with an anchor
deck-problems =
    { $count ->
        [one] 1 problem.
       *[other] { $count } problems.
    }
