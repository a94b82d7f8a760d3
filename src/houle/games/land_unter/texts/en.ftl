### LAND UNTER, in English.

game-title = LAND UNTER
game-blurb = The sea comes and goes. Play your weather so that others stand deeper in the water than you, and save your lifebelts. Then you get your neighbour’s hand: everyone plays every hand once.
game-tile = The water comes and goes: leave it to the others, and keep your lifebelts.
    .kind = secret choices

## Options of a table

option-open-play = Open play
    .hint = Weather cards are played face up, one after the other, and not chosen in secret.
option-memory-aid = Memory aid
    .hint = The table shows which cards of each hand were played in earlier rounds.

## Cards and where they lie

card-weather = { $number }
card-water = level { $number }
    .short = { $number }

zone-pile = water to come
zone-turned-up = water of this trick
zone-discard = water turned over
zone-leftover = cards left over
zone-hand =
    { $who ->
        [you] your hand
       *[other] { $who }’s hand
    }
zone-chosen =
    { $who ->
        [you] your choice
       *[other] { $who }’s choice
    }
zone-played =
    { $who ->
        [you] what you played
       *[other] what { $who } played
    }
zone-laid-down =
    { $who ->
        [you] your cards laid down
       *[other] { $who }’s cards laid down
    }
zone-water =
    { $who ->
        [you] your water
       *[other] { $who }’s water
    }

## What you may do

move-choose = Choose the { $card }
move-play = Play the { $card }

## What happened

moved-leftover-hand = {""}
moved-pile-turned-up = The sea brings { $card }.
moved-hand-chosen =
    { $who ->
        [you] You choose the { $card }.
       *[other] { $who } has chosen.
    }
moved-chosen-played =
    { $who ->
        [you] You show
       *[other] { $who } shows
    } the { $card }.
moved-hand-played =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } the { $card }.
moved-turned-up-water =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card }.
moved-water-discard = {""}
moved-hand-laid-down = {""}
moved-laid-down-hand = {""}
moved-played-hand = {""}
moved-water-pile = {""}
moved-discard-pile = {""}
shuffled-leftover = {""}
shuffled-pile = {""}

step-dealer =
    { $who ->
        [you] You deal.
       *[other] { $who } deals.
    }
step-round-begins = Round { $round } of { $of }: the sea is calm, for now.
step-allotted =
    { $who ->
        [you] You get
       *[other] { $who } gets
    } { $belts ->
        [one] 1 lifebelt
       *[other] { $belts } lifebelts
    }.
step-starts =
    { $who ->
        [you] You start.
       *[other] { $who } starts.
    }
step-paid =
    { $who ->
        [you] You’re in the deepest water, at level { $level }, and give up a lifebelt;
       *[other] { $who } is in the deepest water, at level { $level }, and gives up a lifebelt;
    } { $left ->
        [0] that was the last one.
       *[other] { $left } left.
    }
step-dropped-out =
    { $who ->
        [you] You’re in the deepest water, at level { $level }, and have no lifebelt: land under, you are out of this round.
       *[other] { $who } is in the deepest water, at level { $level }, and has no lifebelt: land under, out of this round.
    }
step-scored =
    { $who ->
        [you] You score
       *[other] { $who } scores
    } { $points }{ $bonus ->
        [yes] , with the bonus for the driest feet
       *[no] {""}
    }.
step-hands-passed = Everyone passes their hand to the left.

## What is not allowed

refusal-game-over = The game is over.
refusal-face-down-here = At this table everyone chooses in secret.
refusal-face-up-here = At this table cards are played face up.
refusal-dropped-out = You are out of this round. The next one is yours again.
refusal-already-chosen = You have chosen already. The others are still thinking.
refusal-not-your-turn = It is { $who }’s turn.
refusal-no-such-card = You do not have that card.

## How it ends

outcome-last-round =
    { $winners ->
        [all] Everybody is equally dry, with { $best } points: you share the victory.
       *[other] The water falls. Won with { $best } points: { $winners }.
    }

## In a terminal

label-round = Round { $round } of { $of }, trick { $trick } of 12.
label-water = Water: { $levels }.
label-last-trick = Last trick: { $cards }.
label-belts =
    { $of ->
        [one] { $left } of 1 lifebelt
       *[other] { $left } of { $of } lifebelts
    }
label-level = level { $level }
label-dry = dry
label-out = out
label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-to-play = to play
label-chosen = has chosen
label-played = played { $cards }
label-seen = known { $cards }
label-hand = Your hand: { $cards }.

## Figures of many games

figure-last-round = all hands played by all
figure-best = winning score

## What may come of a card

fate-best = leads to the best score of this round
fate-out = means dropping out of this round at once
fate-belt = costs a lifebelt at once
