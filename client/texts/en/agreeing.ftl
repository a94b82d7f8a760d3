### What those at a table agree on while a game runs, in English.

## A bot instead of somebody

call-offer = { $of } has not moved for ten minutes.
call-asked = { $who } would let a bot play for { $of }, until they are back.
call-agreed = A bot plays for { $of } soon, unless somebody would rather wait.
call-me = The others would let a bot play for you. Tap anywhere if you are here.
call-bot = Let a bot play
call-wait = Wait

## Another pace

pace-change = Time for a move
pace-propose = Suggest it
pace-note = The pace changes when everybody agrees.
pace-wished = You suggested: { $pace }. The others have not all agreed yet.
pace-asked = { $who } suggests another pace: { $pace }.
pace-agree = Agree

## Holidays

holiday-waits = { $who } is on holiday until { $until }.
