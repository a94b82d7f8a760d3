### What every screen of the client needs, in English.

app-name = Houle
loading = Just a moment…
close = Close
cancel = Cancel
trouble = Something went wrong.
nowhere = There is nothing but sea here.
to-home = Home
menu = Menu

## People

bot-names = Moana, Kai, Lani, Teva, Ines, Nuno, Maren, Yuna
    .beginner = Vai, Pua, Momi, Hoku, Poe, Lulu, Noni, Nani
    .strong = Manu, Koa, Naia, Rava, Keanu, Tehani, Makoa, Vaite
    .expert = Iolana, Ariki, Mahina, Tavita, Ulani, Kanoa, Aroha, Nohea
free-seat = seat { $number }
others = The others
chip-cards = cards:
chip-turn = to play
chip-away = away

## At the table

my-hand = Your hand
play-it = Play it
board = The board; arrow keys look at the cards
my-place = Your place
journal = Journal
choices = What to do?
sort-hand = Sort the hand
card-remark = { $card }. { $remark }
card-not-now = { $card }, not possible now
pile-of = { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rule-link = Rule { $rule }
take-back = Take back
prompt-your-turn = Your turn
prompt-again = Tap again to play it
prompt-choose = What will you do with it?
prompt-pending = On its way…
prompt-wait = Just a moment…
prompt-over = The game is over
prompt-waiting-for = { $who } to play
prompt-waiting-for-many = Waiting for { $count } people
title-table = { $game } · Houle
title-your-turn = ▶ Your turn · { $game }
connection-connecting = Connecting…
connection-live = Connected
connection-unsure = Weak connection…
connection-lost = Connection lost, trying again…

## What happened around the game

happened-sat = { $who ->
    [you] You sit down.
   *[other] { $who } sits down.
}
happened-taken-over = { $who ->
    [you] You take over for { $of }.
   *[other] { $who } takes over for { $of }.
}
happened-bot-sat = { $who }, a bot, sits down.
happened-left = { $who ->
    [you] You leave, and a bot plays on.
   *[other] { $who } leaves, and a bot plays on.
}
happened-worded = { $who ->
    [you] You shuffle a word in.
   *[other] { $who } shuffles a word in.
}
happened-started = The cards are dealt.
happened-taken-back = { $who ->
    [you] You take your move back.
   *[other] { $who } takes a move back.
}
happened-conceded = { $who ->
    [you] You suggest stopping here.
   *[other] { $who } suggests stopping here.
}
happened-carried-on = { $who ->
    [you] You would rather play on.
   *[other] { $who } would rather play on.
}
happened-stood-in = { $who ->
    [you] A bot stands in for you.
   *[other] A bot stands in for { $who }.
}
happened-came-back = { $who ->
    [you] You are back.
   *[other] { $who } is back.
}
happened-rested = Nobody is there: the clocks rest.
happened-time-given = The server was down for a while. That time is given back.
happened-closed = The table is closed.
happened-rematch = A rematch is on.
