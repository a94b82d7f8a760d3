### The first page, opening a table, waiting for the game, my games.

## Who I am

suggested-names = Spray, Foam, Pebble, Tide, Sardine, Periwinkle, Coral, Breeze, Driftwood, Reef, Kelp, Sailor
me-change = { $name }: change name or animal
me-title = Who are you?
me-name = Name
me-animal = Animal
me-note = No account and no password: this device remembers you.
me-keep = That’s me
me-back = Kept your games before? Sign in
animal-octopus = octopus
animal-turtle = turtle
animal-crab = crab
animal-whale = whale
animal-gull = gull
animal-seal = seal
animal-starfish = starfish
animal-jellyfish = jellyfish
animal-seahorse = seahorse
animal-ray = ray
animal-puffin = puffin
animal-dolphin = dolphin

## The first page

home-title = Houle · wave games
home-heading = What shall we play?
home-games = The games
settings-open = Settings
language = Language
language-fr = français
language-en = English
tile-players = { $fewest } to { $most }
tile-play = Play now
tile-people = With people
tile-dealing = Dealing…
tile-friends = With friends
tile-learn = Try in 2 min
tile-rules = Rules

## How it is played

how-change = { $title } for { $seats }, { $who ->
    [people] with people
   *[bots] with bots
}: change
how-many = How many?
how-with = With whom?
how-bots = Bots
    .hint = The game starts at once.
how-people = People
    .hint = The table opens, and you send the link.
how-more = Pace, invitations and the rest

## My games under way

running-heading = Games under way
running-all = All my games
running-waits = { $count ->
    [one] One waits for you
   *[other] { $count } wait for you
}
running-finished = My finished games
running-more = { $count ->
    [one] One more
   *[other] { $count } more
}
running-on = Under way
running-rests = resting
running-gathering = { $free ->
    [one] One more player to come
   *[other] { $free } more players to come
}
running-ready = Everybody is here

## Joining a table

joining-heading = Open tables
joining-with = with { $names }
joining-nobody = nobody yet
joining-note = { $free ->
    [one] One free seat · { $pace }
   *[other] { $free } free seats · { $pace }
}
joining-running-note = { $free ->
    [one] A bot keeps one seat · { $pace }
   *[other] Bots keep { $free } seats · { $pace }
}
joining-pressed = { $names }: { lobby-pressed }
pace-free = no hurry
pace-seconds = { $count } s a move
pace-minutes = { $count } min a move
pace-hours = { $count } h a move
pace-days = { $count ->
    [one] a move a day
   *[other] { $count } days a move
}

## Opening a table

open-title = { $game } with friends · Houle
open-heading = { $game } with friends
open-players = Around the table
open-seats = Number of seats
open-bots = Bots among them
open-bots-hint = This can be changed until the game starts.
open-variants = Variants
open-pace = Pace
open-pace-legend = Time for a move
open-pace-free = No hurry
    .hint = Nobody is rushed: a move takes as long as it takes.
open-pace-live = Live
    .hint = A bot stands in for whoever takes longer, and gives the seat back at any time.
open-pace-relaxed = Relaxed
    .hint = Come and look now and then. A bot makes the move of whoever takes longer.
open-pace-daily = A move a day
    .hint = For a game at leisure, over days or weeks. After that time a bot makes the move.
open-time = Time for each move
open-time-seconds = { $count } s
open-time-minutes = { $count } min
open-time-hours = { $count } h
open-time-days = { $count }
open-days = Days for each move
open-door = Who may come?
open-listed = Open to everybody
    .hint = The table is shown on everybody’s home page. Otherwise people come by the link only.
open-watched = Others may watch
    .hint = Whoever has the link can follow the game, and never sees hidden cards.
open-go = Open the table
option-usual = as usual
option-chance = by chance
option-seat = seat { $number }
option-yes = yes
option-no = no
option-none = none

## Before the game

lobby-table = The table is filling up
lobby-rematch = The rematch
lobby-seats = Seats
lobby-next-closed = This table is closed.
lobby-next-removed = The host has taken you from this table. You can play at others.
lobby-next-sit = Choose a free seat.
lobby-next-watch = All seats are taken; you will be able to watch.
lobby-next-full = All seats are taken.
lobby-next-fill = Send the link, or seat some bots.
lobby-next-invited = The others are invited: they see it at the table you come from. You can also seat some bots.
lobby-next-start = Everybody is here: it is for you to deal.
lobby-next-wait = Everybody is here. { $host } deals.
lobby-next-meet = The game is about to begin. Bots take the seats that are still free.
lobby-next-gather = Waiting for more people.
lobby-anew = Open another table
lobby-others = See the other tables
lobby-free = free seat
lobby-sit = Sit here
lobby-sit-at = Sit at seat { $number }
lobby-add-bot = Bot
lobby-add-bot-at = Seat a bot at seat { $number }
lobby-remove-bot = Remove { $name }, a bot
lobby-remove = Remove { $name }
lobby-remove-sure = { $name } will not be able to sit at this table again.
lobby-remove-yes = Remove
lobby-you = that’s you
lobby-host = host
lobby-in-time = moves in time: { $share }%
lobby-pressed = half the time for a move
lobby-start = Deal the cards
lobby-leave = Leave the table
lobby-close = Close the table
invite-heading = Invite
invite-watchers = Invite to watch
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-selected = This browser does not let us copy. The link is selected: copy it yourself.
invite-share = Send…
invite-code = Code to scan
invite-code-label = QR code: the link to this table
invite-text = We are playing { $game }: there is a seat for you.
terms-heading = What is played
terms-option = { $name }: { $value }
terms-usual = The usual rules, no variants
terms-pace = Pace: { $pace }
terms-watch-anyone = Whoever has the link may watch
terms-watch-nobody = Nobody watches
terms-club = A club’s table: only its members sit down
terms-listed = On everybody’s home page
terms-unlisted = Only by the link
terms-rules = The rules of the game
word-heading = A word for the shuffle
word-why = Your browser mixes a random word into the shuffle, so that nobody chooses the cards alone, not even the server. You can put one of your own before it.
word-label = Your word
word-say = Shuffle it in
word-said = { $who }: “{ $word }”

## My games

mine-title = My games · Houle
mine-heading = My games
mine-record = What you played
mine-standings = Standings
mine-finished = Finished games
mine-stopped = Stopped by agreement
mine-again = Again with them
mine-replay = Replay
mine-more = Older ones
mine-none = No game yet: the first is one tap away.

## Bots, here and at the table

level-legend = How well bots play
level-beginner = Beginner
    .word = beginner
    .hint = { $name } is new here: forgets, hopes and hurries.
level-player = Player
    .word = player
    .hint = { $name } plays sensibly and keeps things moving.
level-strong = Strong
    .word = strong
    .hint = { $name } counts the cards and looks ahead.
level-expert = Expert
    .word = expert
    .hint = { $name } takes time to think, and lets nothing slip.
level-of = How well { $name } plays
bot-mark = bot
bot-mark-level = bot, { $level }
bot-stands-in = a bot stands in
bot-while-away = away, a bot moves for them
seat-here = here now
bot-who = { $name }: { $what }

## The deal of the day

day-card = Deal of the day
day-card-new = The same cards for everybody, once a day
day-card-begun = You have begun: play on
day-card-played = Played today
day-card-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
