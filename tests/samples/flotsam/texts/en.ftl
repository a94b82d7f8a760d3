### Flotsam, in English.

game-title = FLOTSAM
game-blurb = Lay what matches, keep what will, and guess what is on your hat.
game-tile = Lay what matches, and guess what is on your hat.
    .kind = turns and hats

option-turns = Turns
    .hint = How many turns each has, from 1 to 200.
option-company = Company
    .hint = Who wins and loses with whom.
option-silent = Silence
    .hint = Nobody says anything.
option-first = First player
    .hint = Who starts; if you name nobody, chance decides.

company-alone = everybody alone
company-pairs = in pairs
company-all = all together

colour-red = red
colour-green = green
colour-blue = blue
colour-white = white
card-thing = { $colour } { $number }

phrase-wait = Wait!
phrase-well-done = Well done!
phrase-oh-no = Oh no!

zone-pile = pile
zone-heap = heap
zone-hand =
    { $who ->
        [you] your hand
       *[other] { $who }’s hand
    }
zone-hat =
    { $who ->
        [you] your hat
       *[other] { $who }’s hat
    }

move-lay = Lay the { $card }
    .short = Lay
    .place = Which card?
move-draw = Draw from the pile
    .short = Draw
move-fish = Fish the uppermost card
    .short = Fish
move-say = “{ $phrase }”
    .short = Say
    .phrase = What?

moved-pile-hand =
    { $card ->
        [hidden] { $who ->
            [you] You draw
           *[other] { $who } draws
        } a card.
       *[other] { $who ->
            [you] You draw
           *[other] { $who } draws
        } the { $card }.
    }
moved-pile-hat = { "" }
moved-pile-heap = On the heap lies the { $card }.
moved-hand-heap =
    { $who ->
        [you] You lay
       *[other] { $who } lays
    } the { $card }.
moved-heap-hand =
    { $who ->
        [you] You fish
       *[other] { $who } fishes
    } the { $card }.
moved-heap-pile = { "" }
moved-hat-heap =
    { $who ->
        [you] On your hat was
       *[other] On { $who }’s hat was
    } the { $card }.
shuffled-pile = The pile is shuffled.

step-starts =
    { $who ->
        [you] You start.
       *[other] { $who } starts.
    }
step-matched =
    { $who ->
        [you] You get
       *[other] { $who } gets
    } a point for the { $card }.
step-said =
    { $who ->
        [you] You say
       *[other] { $who } says
    }: “{ $phrase }”
step-hats-off = Hats off!

refusal-first-seat = Only one of the { $seats } players can start.
refusal-turn-count = Everybody has 1 to { $most } turns.
refusal-odd-pairs = { $seats } players do not make two pairs or more.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $who }’s turn.
refusal-no-such-card = You hold no such card.
refusal-same-number = A card cannot lie on its own number.
refusal-hand-full = You hold four cards already.
refusal-last-card = The last card of the heap stays there.
refusal-said-that = You said that already.
refusal-silence = At this table nobody says anything.

outcome-played-out =
    { $winners ->
        [all] Everybody wins!
       *[other] Won by { $winners }.
    }
outcome-sea-won = The sea wins.

fate-won = wins
fate-point = makes a point
fate-bare = leaves the hand empty
