### Words shared by all games, in English.

you = you
card-hidden = a hidden card
    .short = ░░
table-names = Moana, Kai, Lani, Teva, Ines, Nuno, Maren, Yuna
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

## What the house does not allow

refusal-no-such-game = That game is not played here.
refusal-bad-options = These options do not belong to the game.
refusal-bad-pace = A move may take from a second to a week.
refusal-bad-name = A name has 1 to { $most } characters.
refusal-bad-word = A word has 1 to { $most } characters.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = Somebody was quicker: this seat is taken.
refusal-seated-already = You have a seat at this table already.
refusal-not-seated = You have no seat at this table.
refusal-not-host = Only the host can do that.
refusal-no-such-bot = No such bot plays this game.
refusal-no-bot-there = There is no bot in that seat.
refusal-seats-free = Some seats are still free.
refusal-started-already = It is too late for that: the table is not open any more.
refusal-not-running = No game is running at this table.
refusal-not-over = That can be seen once the game is over.
refusal-not-a-move = That is no move you could make now.
refusal-turn-is-over = Too late: the game has gone on in the meantime.
refusal-nothing-to-take-back = There is no move you could take back.
refusal-not-away = You are in your seat already.
refusal-conceded-already = You have already suggested stopping.
refusal-not-conceded = You have not suggested stopping.
refusal-nobody-may-watch = Nobody may watch this table.
refusal-no-such-moment = This table has no such moment.
refusal-not-yours = That is for somebody else to do.
