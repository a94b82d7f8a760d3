### After the game, replays, the verifiable deal and lessons, in English.

## The result

result-won = You win!
result-lost = Not this time
result-over = The game is over
result-stopped = Stopped by agreement
result-stopped-text = Everybody wanted to leave it at that.
result-show = Result
result-aside = Put aside and look at the table
result-board = To the board of the day
result-rematch = Rematch
result-join-rematch = Join the rematch
result-to-rematch = To the rematch
result-again-with = Another game with them
result-look-back = Replay
result-download = Download the game
result-record = What you played
result-share = Share
result-share-copied = Copied: paste it wherever you like.
result-picture = As a picture
result-picture-saved = The picture is saved: send it to whomever you like.
result-picture-none = There is no picture just now. Try again in a moment.
result-share-selected = This browser does not let us copy. The text is selected: copy it yourself.
lower-offer = Five in a row without a win: it happens. How about a game with { $name }, at { $level } level?
lower-yes = Play with { $name }
lower-no = Stay at this level

## Verifiable deal

fair-how = Before anybody sits down, a table draws a secret number and shows its fingerprint: from then on it cannot change the number without being found out. The cards follow from that number and from the words that are mixed in before the deal.
fair-claim-alone = Your browser saw the fingerprint first and then mixed in a random word, the only one in this deal. So nobody could choose these cards, not even whoever runs this server.
fair-claim-together = Your browser saw the fingerprint first and then mixed in a random word. So nobody could choose these cards alone. Only whoever runs this server, together with the last of you to add a word, could still have tried out several.
fair-claim-without = This browser added no word to this deal. It can check that the number and the words deal these cards, but not that nobody chose them.
fair-claim-wordless = No word was mixed in here. The cards follow from the number alone, and whoever runs this server could have looked for one they like before they opened the table.
fair-claim-watching = You are watching. This browser can check that the number and the words deal these cards; that nobody chose them, only those can know who added a word.
fair-claim-other-word = The word that this browser mixed in is not the one in your seat! If you did not change it elsewhere, this deal proves nothing.
fair-claim-other-commitment = This is not the fingerprint that this browser saw first! The table has changed its secret number.
fair-never = Nothing proves that nobody saw the cards: the server must know them. And a game that is broken off before its end is never revealed.
fair-commitment = Fingerprint of this table
fair-copy = Copy
fair-words-title = Words mixed in
fair-word = added “{ $word }”
fair-no-word = added no word
fair-check-title = Check
fair-later = The secret number is revealed when the game is over. Then you can check here that number and words deal exactly these cards.
fair-needs-https = This browser only checks over a secure connection (https). Download the game to check it with another program.
fair-check = Check these cards
fair-checking = Shuffling once more…
fair-failed = The game could not be fetched.
fair-again = Try again
fair-seed-holds = The secret number fits the fingerprint.
fair-seed-fails = The secret number does not fit the fingerprint!
fair-words-holds = The words are those that the table shows.
fair-words-fails = The words are not those that the table shows!
fair-cards-holds = Number and words deal exactly these cards.
fair-cards-fails = Number and words deal other cards!
fair-compare = Compare the fingerprint with the one you saw before the deal, and look for your own word. The downloaded game lets other programs check every move as well.
fair-compared = Your browser compared fingerprint and word with those it had kept. The downloaded game lets other programs check every move as well.

## Replay

replay-title = Replay: { $game }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-moment = Moment
replay-at = { $seq } of { $last }
replay-speed = Speed
replay-speed-is = { $speed ->
    [0.5] ½ ×
   *[other] { $speed } ×
}
replay-eyes = Point of view
replay-eyes-own = My own
replay-eyes-watcher = The audience
replay-eyes-everyone = All the cards
replay-copy = Copy the link to this moment
replay-live = To the table
replay-why = Why?
replay-why-title = Why this move?
replay-known = What did I know here?
replay-known-of = What did { $who } know here?
replay-known-title = What could be known here
replay-known-who = { $who ->
    [you] You saw:
   *[other] { $who } saw:
}
replay-known-open = In view
replay-known-hidden = Hidden
replay-known-look = See with these eyes
replay-known-all = Show all cards again
replay-known-nothing-hidden = Nothing was hidden.
replay-known-after = Everybody’s cards can be seen once the game is over.
replay-hidden-cards = { $zone }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
replay-hands = All hands
replay-begins = At this moment the game has not begun yet.

## Lessons

lesson-step = Step { $step } of { $steps }
lesson-watch = Watch what the others do…
lesson-begin = Let’s go
lesson-goal = What you want
lesson-end = How it ends
lesson-win = How one wins
lesson-next = Go on
lesson-read-first = Read this first, then go on.
lesson-other = That is possible too. But here, try what the arrow shows.
lesson-over = That’s all there is to it. Well played!
lesson-real = Now a real game
lesson-rules = All the rules
lesson-again = Once more
lesson-none = There is no lesson for this game yet.
lesson-title = Learning { $game }
