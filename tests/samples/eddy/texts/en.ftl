### Eddy, in English.

game-title = EDDY
game-blurb = Second is best.
game-tile = Second is best: choose in secret.
    .kind = secret choices

card-drop = { $number }

zone-deep = deep
zone-shown = shown
zone-gone = gone
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

move-choose = Choose the { $card }
    .short = Choose
    .place = Which card?

moved-deep-hand = { "" }
moved-hand-chosen =
    { $card ->
        [hidden] { $who } has chosen.
       *[other] { $who ->
            [you] You have chosen the { $card }.
           *[other] { $who } has chosen the { $card }.
        }
    }
moved-chosen-shown =
    { $who ->
        [you] You show
       *[other] { $who } shows
    } the { $card }.
moved-shown-gone = { "" }
shuffled-deep = { "" }

step-scored =
    { $who ->
        [you] You get
       *[other] { $who } gets
    } a point for the { $card }.

refusal-game-over = The game is over.
refusal-chosen = You have chosen already.
refusal-no-such-card = You hold no such card.

outcome-played-out =
    { $winners ->
        [all] Everybody wins!
       *[other] Won by { $winners }.
    }
