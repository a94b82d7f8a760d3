### SEA CHANGE, in English.

game-title = SEA CHANGE
game-blurb = Follow the colour that was led, and mind the tide: a card of the same value as the one before it changes the trump. Take the cards that count, leave the eights to the others.
game-tile = Follow the colour… until the current turns, and the trump with it.
    .kind = trick-taking

place-1 = Neptune

## Options of a table

option-target = Victory points
    .hint = How many victory points win the game, 1 to 9: usually 3; for a team its size and one more, so 2 for whoever is alone in one.
option-teams = Teams
    .hint = Who plays with whom: 2v2, 3v2, 2v2v1 and so on, or everybody alone.

teams-none = everybody alone
teams-2v2 = 2 against 2
teams-2v2v1 = 2, 2 and 1
teams-3v2 = 3 against 2
teams-2v2v2 = 2, 2 and 2
teams-3v3 = 3 against 3
teams-2v2v2v1 = 2, 2, 2 and 1
teams-3v2v2 = 3, 2 and 2
teams-2v2v2v2 = 2, 2, 2 and 2
teams-4v4 = 4 against 4

## Cards and where they lie

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

card-sea = { $colour } { $number }

zone-deck = deck
zone-box = cards not in play
zone-trick = this trick
zone-last = trick before
zone-pile = draw pile
zone-hand =
    { $who ->
        [you] your hand
       *[other] { $who }’s hand
    }
zone-taken =
    { $who ->
        [you] your tricks
       *[other] { $who }’s tricks
    }

label-round = Round
label-dealer = Dealer
label-trump = Trump
label-to-follow = To follow
label-team = Team
label-victories = Victory points
label-taken = Cards taken
label-in-play = Colours in play

## What you may do

move-play = Play the { $card }

## What happened

moved-deck-box = {""}
moved-deck-hand = {""}
moved-deck-pile = {""}
moved-hand-trick =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } the { $card }.
moved-pile-trick = { place-1 } plays the { $card }.
moved-pile-hand =
    { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $card ->
        [hidden] a card
       *[other] the { $card }
    }.
moved-trick-last = {""}
moved-last-taken = {""}
moved-taken-deck = {""}
moved-pile-deck = {""}
moved-hand-deck = {""}
shuffled-deck = {""}

step-in-play = Among the colours of this game: { $colour }.
step-team-target =
    { $size ->
        [one] Team { $team }, somebody alone, wins
       *[other] Team { $team }, with { $size } members, wins
    } with { $target } victory points.
step-dealt =
    Round { $round }: { $who ->
        [you] you deal.
       *[other] { $who } deals.
    }
step-starts =
    { $who ->
        [you] You lead.
       *[other] { $who } leads.
    }
step-trump = The trump is { $colour }.
step-sea-change =
    Sea change! { $who ->
        [you] You make
       *[other] { $who } makes
    } { $colour } the trump.
step-took =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } the trick with the { $card }.
step-trump-zero =
    The { $card } counts 5, and it went to { $who ->
        [you] you
       *[other] { $who }
    }.
step-scored =
    { $who ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
step-team-scored =
    Team { $team } has { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
step-no-eight =
    { $who ->
        [you] { place-1 } has every 8, you have none: this round is lost at once.
       *[other] { place-1 } has every 8, { $who } has none: this round is lost at once.
    }
step-victory =
    The round goes to { $who ->
        [you] you
       *[other] { $who }
    }: { $victories ->
        [one] 1 victory point now.
       *[other] { $victories } victory points now.
    }
step-team-victory =
    The round goes to team { $team }: { $victories ->
        [one] 1 victory point now.
       *[other] { $victories } victory points now.
    }

## What is not allowed

refusal-target-range = A game is won with { $fewest } to { $most } victory points.
refusal-team-sizes = { $seats } players cannot be split into { $teams }.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $who }’s turn.
refusal-no-such-card = You hold no such card.
refusal-must-follow = You hold { $colour }, so the { $card } has to wait: it would have to be { $colour }, or of the same value as the { $before }.

## How it ended

outcome-target =
    { $winners ->
        [nobody] The sea was stronger: { place-1 } wins
        [all] Even { place-1 } bows: the sea is tamed
       *[other] Victory on the crest of the wave: { $winners }
    }, after { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
outcome-trump-zero =
    Neck and neck, and the 0 of the trump decides: { outcome-winner }, after { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
outcome-fewest-cards =
    Neck and neck, and the lightest boat comes in first: { outcome-winner }, after { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
outcome-shared =
    A dead heat after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: the victory is shared by { $winners ->
        [all] everybody at the table.
       *[other] { $winners }.
    }
outcome-winner =
    { $winners ->
        [nobody] { place-1 } wins
        [all] it is not { place-1 }’s day
       *[other] victory for { $winners }
    }

## What a summary of many games counts

figure-target = one side reached its target
figure-trump-zero = decided by the 0 of the trump
figure-fewest-cards = decided by the fewest cards
figure-shared = a shared victory
figure-rounds = rounds

## What may come of a card

fate-victory = brings a victory point
fate-no-eight = loses the round for want of an 8
fate-zero = brings the 5 points of the trump’s 0
fate-eight = means taking an 8 before the round is over
fate-trick = brings in this trick
