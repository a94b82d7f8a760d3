### VAGUE VERTE, in English.
### Rows count from 1, the one in front of the houses.

game-title = VAGUE VERTE
game-blurb = Race to the beach, square by square. Send breakdowns, ducks and red lights to the others, and keep a tow truck for yourself.
game-tile = The race to the beach. Breakdowns, ducks and red lights are for the others.
    .kind = race

## Options of a table

option-length = Length of the streets
    .hint = How many squares lie between the houses and the beach, from 5 to 10.
option-original = Original rule
    .hint = A car must have the colour or the number of the car before it.
option-first = First player
    .hint = Who starts; if you name nobody, chance picks the dealer, and the next in line starts.

## Cards and where they lie

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

card-car = { $colour } car { $number }
    .short = { $colour } { $number }
card-breakdown = { $colour } breakdown
    .short = ✕ { $colour }
card-tow-truck = tow truck
card-ambulance = ambulance
card-ducks = duck family
    .short = ducks
card-red-signal = red light
card-green-signal = green light

zone-pile = draw pile
zone-discard = face-up card
zone-under = cards below the face-up card
zone-signals = red lights beside the rows
zone-box = lights out of the game
zone-street =
    { $who ->
        [you] your street
       *[other] { $who }’s street
    }
zone-towed =
    { $who ->
        [you] under your tow trucks
       *[other] under { $who }’s tow trucks
    }
zone-hand =
    { $who ->
        [you] your hand
       *[other] { $who }’s hand
    }

## What you may do

move-draw-from-pile = Draw from the pile
move-take-face-up = Take the face-up card: { $card }
move-drive = Lay on your street: { $card }
move-hinder = Lay in front of { $owner }: { $card }
move-signal = Lay beside row { $row }: { $card }
move-discard = Lay aside: { $card }

## What happened

moved-pile-hand =
    { $card ->
        [hidden] { $who ->
            [you] You draw
           *[other] { $who } draws
        } a card.
       *[other] { $who ->
            [you] You draw
           *[other] { $who } draws
        }: { $card }.
    }
moved-pile-discard = Face up beside the pile: { $card }.
moved-discard-hand =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } the face-up card: { $card }.
moved-under-discard = Below it lies: { $card }.
moved-hand-discard =
    { $who ->
        [you] You lay aside
       *[other] { $who } lays aside
    }: { $card }.
moved-discard-under = {""}
moved-under-pile = {""}
moved-hand-street = {""}
moved-street-towed = {""}
moved-hand-signals = {""}
moved-hand-box = {""}
moved-signals-box = {""}
shuffled-pile = {""}

step-starts =
    { $dealer ->
        [you] You deal
       *[other] { $dealer } deals
    }, { $who ->
        [you] you start.
       *[other] { $who } starts.
    }
step-drove =
    { $who ->
        [you] You drive
       *[other] { $who } drives
    } to row { $row }: { $card }.
step-towed =
    { $who ->
        [you] Your { $card } is
       *[other] { $who }’s { $card } is
    } towed away.
step-rushed =
    Nee-naw! { $who ->
        [you] You rush
       *[other] { $who } rushes
    } to row { $row } by ambulance.
step-broke-down =
    { $owner ->
        [you] You break down, with kind regards from { $who }
       *[other] { $owner } breaks down, with kind regards from { $who }
    }: { $card }.
step-ducks-cross =
    Quack! { $who ->
        [you] You send
       *[other] { $who } sends
    } a duck family across the street in front of { $owner }.
step-misses =
    { $who ->
        [you] You wait for the ducks, and this turn waddles past.
       *[other] { $who } waits for the ducks, and this turn waddles past.
    }
step-turned-red =
    { $who ->
        [you] You turn
       *[other] { $who } turns
    } the light at row { $row } red.
step-turned-green =
    { $who ->
        [you] You turn
       *[other] { $who } turns
    } the light at row { $row } green: on you go, everybody!
step-renewed = The pile is used up. The cards laid aside are shuffled and become the last pile.
step-nothing-to-draw =
    { $who ->
        [you] There is nothing left for you to draw.
       *[other] There is nothing left for { $who } to draw.
    }
step-empty-handed =
    { $who ->
        [you] You hold no card, so your turn passes.
       *[other] { $who } holds no card, so this turn passes.
    }

## What is not allowed

refusal-street-length = A street has { $fewest } to { $most } squares.
refusal-first-seat = Only one of the { $seats } players can start.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $who }’s turn.
refusal-already-drawn = You have drawn already. Now play a card or lay one aside.
refusal-draw-first = First take a card: from the pile, or the face-up one.
refusal-empty-pile = The pile is empty. You can take the face-up card.
refusal-nothing-face-up = No card lies face up. You can draw from the pile.
refusal-no-such-card = You hold no such card.
refusal-must-start = You hold a car, so start with it: nothing may be laid aside.
refusal-not-started = Until a car is on your first square, you cannot play this: { $card }.
refusal-wrong-place = This card does not belong there: { $card }.
refusal-broken-down = Your street is blocked by a breakdown. A tow truck must come first.
refusal-barred = The light at row { $row } is red for you.
refusal-no-match = The { $card } has neither the colour nor the number of the { $last }.
refusal-nothing-to-tow = Your street has no breakdown to tow away.
refusal-no-red-signal = The ambulance only goes where a red light is: on the next row, or on yours.
refusal-no-opponent = Choose one of your opponents.
refusal-owner-not-started = { $owner } has not started yet.
refusal-owner-broken-down = { $owner } is stopped by a breakdown already.
refusal-owner-barred = { $owner } waits at the red light at row { $row }: nothing can be laid beyond it.
refusal-wrong-colour = The last card on { $owner }’s street is not a car of this colour: { $card }.
refusal-last-square = Only the last square is free on { $owner }’s street, and ducks do not go to the beach.
refusal-misses-already = { $owner } is waiting for ducks already.
refusal-no-such-row = A red light goes beside one of the rows 1 to { $last }.
refusal-row-taken = There is a red light at row { $row } already.
refusal-nothing-to-cover = There is no red light at row { $row } to turn green.

## How it ended

outcome-arrived = First on the beach: { $winners }! The others buy the ice cream.
outcome-ran-out =
    The pile has run out for good. Furthest down the road: { $winners ->
        [all] everybody, bumper to bumper.
       *[other] { $winners }.
    }
outcome-stalled =
    A whole round, and nobody moved: the ice-cream van has left. Furthest down the road: { $winners ->
        [all] everybody, bumper to bumper.
       *[other] { $winners }.
    }

## In a terminal

label-pile =
    { $count ->
        [one] Pile: 1 card
       *[other] Pile: { $count } cards
    }
label-face-up =
    { $count ->
        [0] Face up: { $card }
       *[other] Face up: { $card }, and { $count } below
    }
label-red =
    { $passed ->
        [nobody] Red light at row { $row }
        [you] Red light at row { $row } (not for you: you came by ambulance)
       *[other] Red light at row { $row } (not for { $passed }, who came by ambulance)
    }
label-home = still at home
label-row = row { $row } of { $length }
label-to-play = to play
label-broken-down = broken down
label-barred = held by the red light
label-misses = waits for the ducks
label-hand = Your hand: { $cards }

## What a summary of many games counts

figure-arrived = somebody reached the beach
figure-ran-out = the pile ran out twice
figure-stalled = nobody moved any more

## What may come of a draw or of a play

fate-wins = wins the race outright
fate-loses = lets somebody else win before this seat’s next turn
fate-onward = lets this seat drive on in its next turn
fate-held = keeps the furthest of the others from driving on before this seat’s next turn
