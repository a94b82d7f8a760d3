### Around the table: the menu, notices, the clock, the table as text, in English.

## What slides over the table

sheet-menu = Menu
sheet-journal = Journal
sheet-rules = Rules
sheet-text = The table as text
sheet-keys = Keyboard shortcuts
sheet-hint = A hint
sheet-fair = Verifiable deal
sheet-fault = Something is wrong here

## The menu

menu-rules = Rules
menu-hint = What would a bot play?
menu-hint-note = With the reason, counted; as long as you play with bots alone
menu-cards = All the cards
menu-text = The table as text
menu-text-note = To read, to hear, and to play
menu-settings = Settings
menu-keys = Keyboard shortcuts
menu-fair = Verifiable deal
menu-fair-note = How the cards were fixed
menu-fault = Something is wrong here
menu-fault-note = Keeps this moment as you see it
menu-watch = Copy the link to watch
menu-watch-note = Whoever has it sees what the whole table sees
menu-moment = Copy a link to this moment
menu-moment-note = To show a mistake, or a fine move
menu-copied = Copied
menu-not-copied = Copying did not work
menu-look-back = Replay
menu-concede = Suggest stopping
menu-concede-note = The game stops when everybody agrees
menu-concede-sure = Really suggest stopping?
menu-carry-on = Play on after all
menu-agreed = { $count ->
    [one] 1 person would like to stop
   *[other] { $count } people would like to stop
}
menu-leave = Leave the game to a bot
menu-leave-note = You can come back at any time
menu-leave-sure = Really leave? A bot plays on for you.
menu-come-back = I’m back
menu-home-note = The game goes on, your seat stays yours

## Notices

notice-away = A bot is playing for you.
notice-missed = Your time ran out, so a bot moves for you. Tap anywhere, and the seat is yours.
notice-agreed = The others let a bot play for you. Tap anywhere, and the seat is yours.
notice-rests = The game waits until you are back.
notice-back = I’m back
notice-conceded = { $count ->
    [one] { $who } suggests stopping here.
   *[other] { $count } people suggest stopping here.
}
notice-agree = Stop
missed-title = Since your last visit
missed-earlier = { $count ->
    [one] And 1 thing before that.
   *[other] And { $count } things before that.
}
missed-journal = The whole journal

## The clock

clock-until = until { $time }
clock-until-who = { $who ->
    [you] You have until { $time }
   *[other] { $who } has until { $time }
}
clock-left-who = { $who ->
    [you] You have { $time } left
   *[other] { $who } has { $time } left
}
clock-rests = clocks rest
clock-hurry = Hurry!
clock-hurry-said = Only ten seconds left, then a bot plays for you.

## The table as text

text-now = Now
text-moves = What you can do
text-asides = At any time ({ $count })
text-middle = In the middle
text-figures = Also in view
text-latest = What happened last
text-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
text-none = nothing
text-figure-of = { $who } { $value }
figure-round = Round { $value }.
figure-trick = Trick { $value }.
figure-dealer = Dealer: { $who }.
figure-trump = Trump: { $value }.
figure-starter = First to play in this trick: { $who }.
figure-belts = Lifebelts: { $value }.
figure-scores = Points: { $value }.
figure-victories = Victory points: { $value }.
figure-misses = Missing a turn: { $value }.
figure-direction = { $value ->
    [1] Play goes clockwise.
   *[other] Play goes anticlockwise.
}
figure-colours-inverted = The order of colours is turned over.
figure-numbers-inverted = The order of numbers is turned over.
figure-renewed = The pile has been renewed once.

## Since my turn

since-title = Since your turn
