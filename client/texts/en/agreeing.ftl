### What those at a table agree on, and say to each other, in English.

## A bot instead of somebody

call-offer = { $of } has not moved for ten minutes.
call-asked = { $who } would let a bot play for { $of }, until they are back.
call-agreed = A bot plays for { $of } soon, unless somebody would rather wait.
call-me = The others would let a bot play for you. Tap anywhere if you are here.
call-bot = Let a bot play
call-wait = Wait

## Seats that bots keep

keeping-open = Bots keep their seats for people
    .hint = Whoever comes later takes a bot’s place, and plays from the next round on.
keeping-offer = A bot keeps a seat for you: play from the next round on.
keeping-take = Join in
keeping-promised = You play from the next round on, in { $of }’s place.
keeping-withdraw = I only watch this game
keeping-coming = { $who } plays from the next round on, in { $of }’s place.

## Another pace

pace-change = Time for a move
pace-propose = Suggest it
pace-note = The pace changes when everybody agrees.
pace-wished = You suggested: { $pace }. The others have not all agreed yet.
pace-asked = { $who } suggests another pace: { $pace }.
pace-agree = Agree

## Holidays

holiday-waits = { $who } is on holiday until { $until }.

## Talking

talk-open = Say something
talk-said = { $who ->
    [you] You: { $words }
   *[other] { $who }: { $words }
}
talk-no-seat = Whoever has a seat at this table may say something.
talk-mute = Mute { $name }
talk-mute-note = Only you notice it: what they say is not shown to you, at any table and on any of your devices.
talk-silence = While { $game } is played, only what its own rules allow is said ({ $rule }). After the game you may talk again.

## Writing

writing-allow = Write to each other
writing-allow-note = Only those who play here read it, and only once all of them allow it; if somebody reports a line, whoever looks after this house reads it too. You can end it at any time. A week after the game all that was not reported is deleted.
writing-alone = There is nobody here to write to yet.
writing-waits = Nobody can write yet: { $who } has to allow it too.
writing-empty = Nothing is written yet.
writing-label = Write something
writing-send = Send
writing-left = somebody who got up
writing-asks = Shall we write?

## Reactions, read aloud

remark-smile = a smile
remark-laugh = a laugh
remark-wow = amazement
remark-sad = sadness
remark-heart = a heart
remark-bravo = Bravo!

## Phrases

remark-hello = Hello!
remark-good-luck = Good luck!
remark-nice-move = Nice move!
remark-well-played = Well played!
remark-thank-you = Thank you!
remark-sorry = Sorry!
remark-no-problem = No problem.
remark-one-moment = One moment…
remark-take-your-time = Take your time.
remark-that-was-close = That was close!
remark-one-more = One more game?
remark-goodbye = Goodbye!
