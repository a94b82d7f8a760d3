### Words shared by all games, in English.

you = you
card-hidden = a hidden card
    .short = ░░
rolled = The die shows { $value }.
refusal-seat-count = This game is for { $fewest } to { $most } players, not for { $seats }.

## What is said where a game has no words of its own

generic-place = player { $number }
generic-card = { $name }
generic-zone =
    { $who ->
        [nobody] { $name }
        [you] your { $name }
       *[other] { $who }’s { $name }
    }
generic-move =
    { $details ->
        [none] { $name }
       *[other] { $name } ({ $details })
    }
generic-moved =
    { $card ->
        [hidden] A card
       *[other] { $card }
    }: { $origin } → { $target }
generic-shuffled = Shuffled: { $zone }.
generic-step =
    { $details ->
        [none] { $name }
       *[other] { $name }: { $details }
    }
generic-refusal =
    { $details ->
        [none] Not allowed: { $name }.
       *[other] Not allowed: { $name } ({ $details }).
    }
generic-outcome =
    The game is over ({ $name }). { $winners ->
        [nobody] Nobody wins.
        [all] Everybody wins!
       *[other] Won by: { $winners }.
    }

### terminal

## On the command line

cli-overview =
    Houle: wave games in your terminal.

      houle games                  which games there are
      houle play GAME              play against bots
      houle sim GAME               let bots play many games
      houle replay FILE            look at a saved game again

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
cli-games = List the games.
cli-replay = Go through a saved game, step by step.
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
cli-record = a saved game
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

table-names = Moana, Kai, Lani, Teva, Ines, Nuno, Maren, Yuna
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
sim-decimal = { $whole }.{ $part }
sim-speed = games per second
