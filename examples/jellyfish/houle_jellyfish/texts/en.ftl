### JELLYFISH, in English.

game-title = JELLYFISH
game-tile = “It is a crab.” Believe it, doubt it, or pass it on.
    .kind = bluff
game-blurb = A card comes face down: “It is a crab.” Is it? Whoever is wrong keeps it, and four alike lose the game.

## Cards, and where they lie

card-creature = { $shape ->
        [crab] crab
        [eel] eel
        [jellyfish] jellyfish
        [shrimp] shrimp
        [starfish] starfish
       *[urchin] urchin
    }
creature-crab = a crab
creature-eel = an eel
creature-jellyfish = a jellyfish
creature-shrimp = a shrimp
creature-starfish = a starfish
creature-urchin = an urchin

zone-left-over = cards left over
zone-hand =
    { $who ->
        [you] your hand
       *[other] { $who }’s hand
    }
zone-on-its-way =
    { $who ->
        [you] the card that you send
       *[other] the card that { $who } sends
    }
zone-caught =
    { $who ->
        [you] your catch
       *[other] { $who }’s catch
    }

## What you may do

move-lay = Lay the { $card } before { $to }: “It is { $creature }.”
    .short = Send
    .place = Which card?
    .to = Before whom?
    .creature = What do you say it is?
move-pass-on = Lay it before { $to }: “It is { $creature }.”
    .short = Pass it on
    .to = Before whom?
    .creature = What do you say it is?
move-say = { $answer ->
        [so] That is so
       *[not-so] That is not so
    }
    .short = Answer
    .answer = Is it so?
move-look = Look at it, and pass it on
    .short = Look

## What happened

step-said = { $who ->
        [you] You say
       *[other] { $who } says
    } to { $to }: “It is { $creature }.”
step-looked = { $who ->
        [you] You look at the card, and pass it on.
       *[other] { $who } looks at the card, and passes it on.
    }
step-answered = { $who ->
        [you] You answer
       *[other] { $who } answers
    }: { $answer ->
        [so] “That is so.”
       *[not-so] “That is not so.”
    }
step-wrong = { $who ->
        [you] You were wrong.
       *[other] { $who } was wrong.
    }
moved-left-over-hand = { "" }
moved-hand-on-its-way = { "" }
moved-on-its-way-on-its-way = { "" }
moved-on-its-way-caught = It is { $card ->
        [hidden] a secret
       *[other] the { $card }
    }.
shuffled-left-over = { "" }

## Why not

refusal-seat-count = JELLYFISH is for two to five.
refusal-over = The game is over.
refusal-not-your-turn = It is { $who ->
        [you] your turn
       *[other] { $who }’s turn
    }.
refusal-no-card = There is no such card in your hand.
refusal-answer-first = First say whether it is so, or look at it.
refusal-nothing-said = Nobody has said anything to you.
refusal-not-seen = You have not looked at a card.
refusal-seen = You have looked at it: pass it on.
refusal-held-it = Not before somebody who has held it.
refusal-all-held-it = Everybody has held it: say whether it is so.

## How it ends

outcome-alike = Too many alike: { $who ->
        [you] you lose
       *[other] { $who } loses
    }. { $winners ->
        [you] You win!
       *[other] { $winners } win.
    }
outcome-empty-hand = No card left to send: { $who ->
        [you] you lose
       *[other] { $who } loses
    }. { $winners ->
        [you] You win!
       *[other] { $winners } win.
    }
