### WAVE, in English.
### An inward card is seen by its owner alone, an outward one by everybody else.

game-title = WAVE
game-blurb = Surf together: each card must beat the one before, in number or in colour. Some of your cards only the others can see.
game-tile = Surf together, every card higher than the one before. And some of yours only the others can see.
    .kind = cooperative

place-2 = Vaimiti

## Options of a table

option-strict = Strict
    .hint = Nothing shows which of your outward cards can be played, and a wrong one ends the game.
option-open-mistakes = Open mistakes
    .hint = Nothing shows which of your outward cards can be played, so follow the fingers. One that does not fit is shown to everybody and comes back to your hand.
option-virage = Virage
    .hint = Easier: before you play, you may swap one of your cards for the bend card in the middle.
option-colour-tide = Colour tide
    .hint = Harder: a tide card in the pile turns the order of the colours over, another turns it back.
option-number-tide = Number tide
    .hint = Harder: a tide card in the pile turns the order of the numbers over, another turns it back.
option-nazare = Nazaré
    .hint = For experts: the cards build one great wave, and those that do not fit lie face down.
option-voluntary = Face down at will
    .hint = In Nazaré, any card may be laid face down, even when another would fit.
option-first = First player
    .hint = Who starts; chance decides if you name nobody.

## Cards and where they lie

colour-white = white
colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-sky = sky
colour-navy = navy

card-surf = { $colour } { $number }
card-colour-tide = colour tide
card-number-tide = number tide

zone-pile = draw pile
zone-discard = played cards
zone-bend = bend card
zone-tide = tide cards
zone-depths = cards laid face down
zone-inward =
    { $who ->
        [you] your inward cards
       *[other] { $who }’s inward cards
    }
zone-outward =
    { $who ->
        [you] your outward cards
       *[other] { $who }’s outward cards
    }
zone-face-up = { $who }’s face-up cards
zone-face-down = { $who }’s face-down cards

## What you may do

move-discard =
    { $card ->
        [hidden] Play your outward card { $place }
       *[other] Play the { $card }
    }
move-lay-down =
    { $card ->
        [hidden] Lay your outward card { $place } face down
       *[other] Lay the { $card } face down
    }
move-swap =
    { $card ->
        [hidden] Swap your outward card { $place } for the bend card
       *[other] Swap the { $card } for the bend card
    }
move-propose =
    { $face-down ->
        [yes] Propose the { $card }, face down, for { place-2 }
       *[no] Propose the { $card } for { place-2 }
    }
move-point =
    { $advice ->
        [keep] Point at { $owner }’s { $card }: “Keep it!”
       *[play] Point at { $owner }’s { $card }: “Play it!”
    }
move-point-at-bend =
    { $advice ->
        [leave] Point at the bend card: “Leave it!”
       *[take] Point at the bend card: “Take it!”
    }
move-unpoint = Take your finger off { $owner }’s { $card }
move-unpoint-bend = Take your finger off the bend card
move-say = Say “{ $phrase }”
move-declare = Report that colours or numbers were mentioned
move-confirm = Confirm the report: the game is lost
move-withdraw = Take your report back

phrase-your-choice = Your call!
phrase-follow-the-finger = Follow the finger!
phrase-one-you-see = Play a card you can see.
phrase-one-you-do-not-see = Play a card you can’t see.
phrase-i-am-ready = Ready when you are!
phrase-i-am-worried = I’m paddling hard here…
phrase-trust-me = Trust me.
phrase-wait = Wait!
phrase-well-played = Nice ride!
phrase-oh-no = Oh no…
phrase-thank-you = Thank you!

## What happened

moved-pile-discard = The { $card } opens the game.
moved-pile-bend = The { $card } is the bend card.
moved-pile-inward =
    { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $card ->
        [hidden] a card in secret
       *[other] the { $card }
    }.
moved-pile-outward =
    { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $card ->
        [hidden] a card
       *[other] the { $card }
    } without seeing it.
moved-pile-face-up = { $who } draws the { $card }.
moved-pile-face-down = {""}
moved-pile-tide = {""}
moved-inward-discard =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } the { $card }.
moved-outward-discard =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } the { $card } blind.
moved-face-up-discard = { moved-inward-discard }
moved-bend-discard = The bend card brings up the rear: the { $card }.
moved-inward-depths =
    { $who ->
        [you] You lay
       *[other] { $who } lays
    } { $card ->
        [hidden] a card
       *[other] the { $card }
    } face down.
moved-outward-depths = { moved-inward-depths }
moved-face-up-depths = { moved-inward-depths }
moved-bend-depths = The bend card does not fit: the { $card } lies face down.
moved-inward-bend =
    { $who ->
        [you] You leave
       *[other] { $who } leaves
    } the { $card } as the new bend card.
moved-outward-bend = { moved-inward-bend }
moved-bend-inward =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } the { $card } in return.
moved-face-down-face-up = { $who } turns a card up: the { $card }.
moved-discard-inward = {""}
moved-inward-inward = {""}
shuffled-pile = {""}

step-dead-deal = That deal left nothing to play, so the cards are shuffled again.
step-starts =
    { $who ->
        [you] You start.
       *[other] { $who } starts.
    }
step-turned =
    About turn! Play goes { $direction ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    } now.
step-colours-inverted = The tide turns: white is now the highest colour, navy the lowest.
step-colours-restored = The tide turns back: navy is the highest colour again.
step-numbers-inverted = The tide turns: 0 is now the highest number, 5 the lowest.
step-numbers-restored = The tide turns back: 5 is the highest number again.
step-came-back =
    The { $card } does not fit: { $who ->
        [you] you take it back.
       *[other] { $who } takes it back.
    }
step-wrong-card =
    { $who ->
        [you] You pick
       *[other] { $who } picks
    } an outward card that cannot be played.
step-proposed =
    { $who ->
        [you] You propose
       *[other] { $who } proposes
    } { $face-down ->
        [yes] the { $card }, face down,
       *[no] the { $card }
    } for { place-2 }.
step-pointed =
    { $who ->
        [you] You point
       *[other] { $who } points
    } at { pointed-card }: { $advice ->
        [keep] “Keep it!”
       *[play] “Play it!”
    }
step-unpointed =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } the finger off { pointed-card }.
pointed-card =
    { $owner ->
        [you] your
       *[other] { $owner }’s
    } { $card ->
        [hidden] outward card { $place }
       *[other] { $card }
    }
step-pointed-at-bend =
    { $who ->
        [you] You point
       *[other] { $who } points
    } at the bend card: { $advice ->
        [leave] “Leave it!”
       *[take] “Take it!”
    }
step-unpointed-bend =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } the finger off the bend card.
step-said =
    { $who ->
        [you] You: “{ $phrase }”
       *[other] { $who }: “{ $phrase }”
    }
step-declared =
    { $who ->
        [you] You report
       *[other] { $who } reports
    } that colours or numbers were mentioned.
step-confirmed =
    { $who ->
        [you] You confirm
       *[other] { $who } confirms
    } the report.
step-withdrew =
    { $who ->
        [you] You take the report back.
       *[other] { $who } takes the report back.
    }

## What is not allowed

refusal-strict-and-open = “{ option-strict }” or “{ option-open-mistakes }”: a mistake has one consequence.
refusal-voluntary-alone = “{ option-voluntary }” belongs to { option-nazare }: choose both or neither.
refusal-first-seat = Only one of the { $seats } players can start.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $who }’s turn.
refusal-no-such-card = You hold no such card.
refusal-too-low = The { $card } does not beat the { $top }, neither in number nor in colour.
refusal-unseen-too-low = That card does not beat the { $top }, neither in number nor in colour.
refusal-does-not-fit = The { $card } does not fit here: it must beat the cards to its left and below it.
refusal-unseen-does-not-fit = That card does not fit here: it must beat the cards to its left and below it.
refusal-just-taken = You have only just taken the { $card }. It can be played from your next turn on.
refusal-only-in-nazare = Cards are laid face down in { option-nazare } only.
refusal-something-fits = One of your cards fits, so none may be laid face down.
refusal-inward-fits = One of your inward cards fits, so none may be laid face down.
refusal-no-virage = There is no bend card at this table.
refusal-already-swapped = You have already swapped in this turn.
refusal-last-card = You cannot swap your last card: you would have nothing to play.
refusal-would-block = After this swap you would have nothing to play.
refusal-not-her-turn = It is not { place-2 }’s turn.
refusal-cannot-be-hers = { place-2 } cannot play that. Choose another card for her.
refusal-same-proposal = You are proposing just that already.
refusal-own-card = You cannot point at your own cards.
refusal-nothing-there = There is no card to point at.
refusal-wrong-advice = “Take it” and “Leave it” are for the bend card, “Play it” and “Keep it” for hands.
refusal-same-pointing = Your finger is already there, saying the same.
refusal-no-finger-there = Your finger is not on that card.
refusal-same-phrase = You have only just said that.
refusal-already-declared =
    { $who ->
        [you] You have reported it already.
       *[other] { $who } has reported it already.
    }
refusal-nothing-declared = Nobody has reported anything.
refusal-not-yours-to-withdraw = Only { $who } can take that report back.

## How it ended

outcome-last-card =
    { $left ->
        [0] The last card is played: the wave is tamed!
        [one] The great wave stands, one card of it face down.
       *[other] The great wave stands, { $left } cards of it face down.
    } { $grade }
outcome-bend-left = The bend card missed the last wave home: one card is left. { $grade }
outcome-blocked =
    High and dry: nothing can be played, and { $left ->
        [one] one card is left.
       *[other] { $left } cards are left.
    } { $grade }
outcome-wrong-card =
    Wrong card, straight off the board! { $left ->
        [one] One card is left.
       *[other] { $left } cards are left.
    } { $grade }
outcome-talking = Colours or numbers were mentioned, and the gulls heard it all. This game is lost, without a score.

grade-triumph = Even the dolphins are taking notes.
grade-swell = Within a whisker of the beach. A seal’s whisker.
grade-breeze = A fine ride: only the pride got wet.
grade-chop = That was a lot of salt water. Rinse, and paddle out again!
grade-wipeout = The board came home. Alone.

## What a summary of many games counts

figure-last-card = the last card was played
figure-bend-left = the bend card was left
figure-blocked = nothing could be played
figure-wrong-card = a wrong card was chosen
figure-talking = somebody talked
figure-left = cards left over
figure-grade = grade
figure-triumph = triumph (0 left)
figure-swell = swell (1 or 2)
figure-breeze = breeze (3 to 5)
figure-chop = chop (6 to 10)
figure-wipeout = wipeout (11 or more)

## What may come of a move

fate-won = wins when played on with all cards open
fate-few = ends with at most two cards face down when played on with all cards open
fate-stuck = leaves whoever plays next without a card that fits
fate-misfit = turns out not to fit
