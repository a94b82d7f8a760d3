### WAVE at the table, in English.

wave-next = next
wave-part-inward = For you
wave-part-outward = Outward
wave-said = “{ $phrase }”

## What you can do

wave-prompt-beat = Beat the { $card }, in number or in colour
wave-prompt-beat-or-swap = Beat the { $card }, or swap first
wave-prompt-unlit = Beat the { $card }; for hidden cards, trust the fingers
wave-prompt-taken = Swapped: now play another card
wave-prompt-place = Lay a card that beats its neighbours
wave-prompt-place-or-swap = Lay a card that fits, or swap first
wave-prompt-sink = Nothing fits: lay a card face down
wave-prompt-propose = Choose a card for Vaimiti
wave-prompt-answer = { $who } has proposed a card. And you?
wave-prompt-agree = You and { $who } disagree: one must change
wave-waiting-propose = { $who } chooses for Vaimiti too

wave-do-discard = Play
wave-do-lay-down = Lay face down
wave-do-swap = Swap
wave-do-propose = Propose
wave-do-propose-down = Propose face down
wave-do-play = Play it!
wave-do-keep = Keep it!
wave-do-take = Take it!
wave-do-leave = Leave it!
wave-do-unpoint = Take finger off
wave-do-unpoint-bend = Take finger off
wave-do-declare = Report it
wave-do-confirm = Confirm: game lost
wave-do-withdraw = Withdraw my report

## Fingers and proposals, on the cards

wave-mark-play = Play it: advice from { $who }.
wave-mark-keep = Keep it: advice from { $who }.
wave-mark-take = Take it: advice from { $who }.
wave-mark-leave = Leave it: advice from { $who }.
wave-mark-propose = Proposed by { $who }.
wave-mark-propose-down = Proposed face down by { $who }.
wave-sunk = Laid face down.

## The middle

wave-stage = { $left ->
    [one] { $left } card to go
   *[other] { $left } cards to go
}
wave-stage-nazare = { $laid }/{ $all } · { $sunk ->
    [one] { $sunk } face down
   *[other] { $sunk } face down
}
wave-pile = Pile
wave-bend = Bend
wave-tides = Tides
wave-way = { $way ->
    [clockwise] Play goes clockwise
   *[anticlockwise] Play goes anticlockwise
}
wave-way-short = { $way ->
    [clockwise] Clockwise
   *[anticlockwise] Reversed
}
wave-strip = The wave, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
wave-to-beat = To beat
wave-great = The great wave, { $count } cards of { $all }
wave-beat-nothing = Any card fits here.
wave-beat-one = To beat: { $card }
wave-beat-two = To beat: { $left } and { $below }
wave-order-colours = { $turned ->
    [yes] Colours turned over, from lowest to highest: { $order }.
   *[no] Colours, from lowest to highest: { $order }.
}
wave-order-numbers = { $turned ->
    [yes] Numbers turned over, from lowest to highest: { $order }.
   *[no] Numbers, from lowest to highest: { $order }.
}

## Talking

wave-talk = Say something
wave-talk-about = Everybody hears it. It stays beside you until the next card is played.
wave-report = Did somebody say too much?
wave-report-about = If a colour or a number was named outside the game, the game is lost. First report it, then confirm.
wave-declared = { $who ->
    [you] You report talk of colours or numbers.
   *[other] { $who } reports talk of colours or numbers.
}

## The end

wave-grade-triumph = Triumph
wave-grade-swell = Swell
wave-grade-breeze = Breeze
wave-grade-chop = Chop
wave-grade-wipeout = Wipeout
wave-grade-none = Lost
wave-left = { $left ->
    [0] Not a single card is left!
    [one] { $left } card is left.
   *[other] { $left } cards are left.
}
wave-left-nazare = { $left ->
    [0] Not a single card face down!
    [one] { $left } card lies face down.
   *[other] { $left } cards lie face down.
}

## For newcomers

wave-hint-beat = Number or colour: only one of them has to rise.
wave-hint-great-wave = Your card must beat the one to its left and the one below.
wave-hint-vaimiti = Vaimiti plays the card that both of you choose.
wave-hint-fingers = A finger on your outward cards: ▶ play it, ‖ keep it.
wave-hint-point = Tap a card you see in somebody’s hand to give advice.
wave-hint-tide = The tide turned the order over: the ladder shows it.
