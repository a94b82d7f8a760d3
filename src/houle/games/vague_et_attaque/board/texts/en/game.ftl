### VAGUE & ATTAQUE at the table, in English.

vague-et-attaque-you = You

## What you can do

vague-et-attaque-prompt-draw = Exploration: draw a souvenir
vague-et-attaque-prompt-draw-or-seek = Draw a souvenir, or trade one in for a place
vague-et-attaque-prompt-seek = Trade in a souvenir for a place
vague-et-attaque-prompt-adventure = Off on an adventure: draw an encounter
vague-et-attaque-prompt-adventure-or-duel = Go on an adventure, or challenge somebody
vague-et-attaque-prompt-duel = No encounters left: challenge somebody
vague-et-attaque-prompt-lay = Lay a place, a souvenir, or both
vague-et-attaque-prompt-lay-place = Lay a place in your zone, or finish
vague-et-attaque-prompt-lay-souvenir = Lay a souvenir on a place, or finish
vague-et-attaque-prompt-jettison = Nothing to lay: throw a souvenir away, or finish
vague-et-attaque-prompt-use = Use a card, or finish your turn
vague-et-attaque-prompt-done = Nothing left to lay: finish your turn
vague-et-attaque-prompt-throw = A duel: throw the die!
vague-et-attaque-prompt-throw-or-gold = A duel: throw the die, or play a gold card first
vague-et-attaque-prompt-boarding = It heads for the ship: let it go aboard?
vague-et-attaque-prompt-keep-one = Which card do you keep? The others are discarded
vague-et-attaque-prompt-whom-steal = Take it from whom? Tap a zone
vague-et-attaque-prompt-whom-give = Give it to whom? Tap a zone
vague-et-attaque-prompt-whom-any = Choose somebody: tap their zone
vague-et-attaque-prompt-way = Your choice: which one?
vague-et-attaque-prompt-stock = Souvenir or place? Tap a pile
vague-et-attaque-prompt-empty-hand = Empty hand: draw a souvenir or a place
vague-et-attaque-prompt-too-many = { $count ->
    [one] Five cards at most: discard one
   *[other] Five cards at most: discard { $count }
}
vague-et-attaque-prompt-discard = { $count ->
    [one] Discard a card from your hand
   *[other] Discard { $count } cards from your hand
}
vague-et-attaque-prompt-steal-souvenir = Which souvenir do you take? Tap it
vague-et-attaque-prompt-steal-place = Which place do you take? Tap it
vague-et-attaque-prompt-give = Which souvenir do you give away?
vague-et-attaque-prompt-look = Only you see these cards: which do you keep?
vague-et-attaque-prompt-recover = Which card do you take from the discard pile?
vague-et-attaque-prompt-take-back = Which souvenir do you take back?
vague-et-attaque-prompt-unload = Which souvenir do you throw off the ship?
vague-et-attaque-prompt-duel-now = A duel? Tap what you want to win

vague-et-attaque-choose-berth = On which place? Tap it
vague-et-attaque-choose-only-berth = Tap the place to lay the souvenir there
vague-et-attaque-choose-draw-souvenir = Tap again to draw
vague-et-attaque-choose-pick-stock = Tap again to draw
vague-et-attaque-choose-seek-place = Trade it in for a place from the pile?
vague-et-attaque-choose-adventure = Tap again to go on an adventure
vague-et-attaque-choose-challenge = Fight a duel for this card?
vague-et-attaque-choose-lay-place = Tap again to lay this place
vague-et-attaque-choose-jettison = Throw it overboard? That ends your turn
vague-et-attaque-choose-use-gold = Use this gold card now?
vague-et-attaque-choose-use-artefact = Use your artefact now?
vague-et-attaque-choose-card-discard = Tap again to discard it
vague-et-attaque-choose-card-give = Tap again to give it away
vague-et-attaque-choose-card-any = Tap again to choose it

vague-et-attaque-do-draw-souvenir = Draw
vague-et-attaque-do-draw-place = Draw a place
vague-et-attaque-do-seek-place = Seek a place
vague-et-attaque-do-adventure = Off we go
vague-et-attaque-do-challenge = En garde!
vague-et-attaque-do-throw = Throw
vague-et-attaque-do-lay-place = Lay it
vague-et-attaque-do-jettison = Overboard
vague-et-attaque-do-done = Finish
vague-et-attaque-do-no-duel = No duel
vague-et-attaque-do-use-gold = Use it
vague-et-attaque-do-use-artefact = Use it
vague-et-attaque-do-card-discard = Discard
vague-et-attaque-do-card-give = Give
vague-et-attaque-do-card-any = This one
vague-et-attaque-do-let-aboard = Let it aboard
vague-et-attaque-do-keep-off = Keep it off: hold on to one card only

vague-et-attaque-wait-exploration = { $who } explores
vague-et-attaque-wait-encounter = { $who } looks for an encounter
vague-et-attaque-wait-mooring = { $who } moors
vague-et-attaque-wait-choice = { $who } has to choose
vague-et-attaque-wait-throw = { $who } throws the die
vague-et-attaque-wait-gold = { $who } is up: a gold card?

## The middle

vague-et-attaque-stage = Round { $round }
vague-et-attaque-turn-of = { $who ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
vague-et-attaque-phases = The phases of a turn
vague-et-attaque-phase-exploration = Exploration
vague-et-attaque-phase-encounter = Encounter
vague-et-attaque-phase-mooring = Mooring
vague-et-attaque-phase-ship = Ship
vague-et-attaque-pile-souvenir = Souvenirs
vague-et-attaque-pile-place = Places
vague-et-attaque-pile-encounter = Encounters
vague-et-attaque-pile-read = Reread
vague-et-attaque-read-again = Read the last card again
vague-et-attaque-harbour = { $who ->
    [you] Your zone
   *[other] { $who }’s zone
}: { $validated } of { $needed } places validated
vague-et-attaque-harbour-of = { $who ->
    [you] Your zone
   *[other] { $who }’s zone
}
vague-et-attaque-look = { $who ->
    [you] Look closer at your zone
   *[other] Look closer at { $who }’s zone
}
vague-et-attaque-choose-there = { $who ->
    [you] Choose a card in your zone
   *[other] Choose a card in { $who }’s zone
}
vague-et-attaque-no-place = Your places will lie here.
vague-et-attaque-artefact = Artefact
vague-et-attaque-protected = Safe from duels and thieves
vague-et-attaque-validated = { $validated } of { $needed } places validated
vague-et-attaque-holds = { $kind ->
    [souvenirs] { $count ->
        [one] { $count } souvenir in hand
       *[other] { $count } souvenirs in hand
    }
    [places] { $count ->
        [one] { $count } place in hand
       *[other] { $count } places in hand
    }
   *[golds] { $count ->
        [one] { $count } gold card in hand
       *[other] { $count } gold cards in hand
    }
}
vague-et-attaque-mooring = { $place }, { $count ->
    [0] no souvenir
    [one] { $count } souvenir of { $room }
   *[other] { $count } souvenirs of { $room }
}{ $validated ->
    [yes] , validated
   *[no] {""}
}{ $wanted ->
    [yes] , a dedicated one is missing
   *[no] {""}
}
vague-et-attaque-ship = The pirate ship in the middle: { $count ->
    [0] nothing aboard
    [one] { $count } souvenir aboard, of { $room }
   *[other] { $count } souvenirs aboard, of { $room }
}
vague-et-attaque-look-ship = Look closer at the ship
vague-et-attaque-ship-stays = It lies at anchor
vague-et-attaque-ship-goes = { $who ->
    [you] At the end of the round it comes to you
   *[other] At the end of the round it goes to { $who }
}
vague-et-attaque-load = { $count } of { $room } aboard
vague-et-attaque-closer-middle = The pirate ship
vague-et-attaque-closer-look = For your eyes only
vague-et-attaque-closer-souvenir-discard = The discarded souvenirs
vague-et-attaque-closer-place-discard = The discarded places
vague-et-attaque-read = Read: { $card }
vague-et-attaque-story = Read the story
vague-et-attaque-belongs = { $count ->
    [one] Dedicated to: { $places }
   *[other] Shared: { $places }
}

## What everybody watches

vague-et-attaque-stage-label = What everybody watches
vague-et-attaque-goal-title = The goal
vague-et-attaque-goal =
    Three souvenirs validate a place.
    One of them must be dedicated to it.
vague-et-attaque-who-reads = { $who ->
    [you] You meet
   *[other] { $who } meets
}
vague-et-attaque-who-keeps = { $who ->
    [you] You keep for later
   *[other] { $who } keeps for later
}
vague-et-attaque-who-uses = { $who ->
    [you] You use
   *[other] { $who } uses
}
vague-et-attaque-who-anchor = { $who ->
    [you] You drop anchor
   *[other] { $who } drops anchor
}
vague-et-attaque-who-boards = It bears the ship’s symbol
vague-et-attaque-who-again = The last card read
vague-et-attaque-gambled = { $enough ->
    [yes] { $value }: that will do, it took { $least }!
   *[no] { $value }: not enough, it took { $least }.
}
vague-et-attaque-throws-won = { $count } of { $needed } throws won
vague-et-attaque-past-throws = The throws before
vague-et-attaque-duel-on = { $who ->
    [you] You fight
   *[other] { $who } fights
} for: { $card }{ $needed ->
    [one] {""}
   *[other] {" "}({ $needed } throws to win)
}
vague-et-attaque-duel-won = { $who ->
    [you] You win: { $card }!
   *[other] { $who } wins: { $card }!
}
vague-et-attaque-duel-lost = { $owner ->
    [you] You hold out!
   *[other] { $owner } holds out!
}
vague-et-attaque-duel-tied = A tie: nothing happens.
vague-et-attaque-duel-called-off = { $owner ->
    [you] You call the duel off.
   *[other] { $owner } calls the duel off.
}
vague-et-attaque-duel-helps = Gold cards: { $cards }
vague-et-attaque-went-aboard = Aboard: { $cards }

## The table as text

vague-et-attaque-figure-turn = { $who ->
    [you] It is your turn
   *[other] It is { $who }’s turn
}: { $phase ->
    [exploration] exploration
    [encounter] encounter
    [mooring] mooring
    [end] end of the turn
   *[ship] the ship plays
}.
vague-et-attaque-figure-needed = It takes { $needed } validated places to win.
vague-et-attaque-figure-validated = { $who ->
    [you] You
   *[other] { $who }
}: { $count ->
    [0] no place validated
    [one] { $count } place validated
   *[other] { $count } places validated
}{ $safe ->
    [yes] , safe from duels and thieves
   *[no] {""}
}.
vague-et-attaque-figure-skips = { $who ->
    [you] You will pass
   *[other] { $who } will pass
} a phase: { $phase ->
    [exploration] exploration
    [encounter] encounter
   *[mooring] mooring
}.
vague-et-attaque-figure-mooring = { $who ->
    [you] Your zone
   *[other] { $who }’s zone
}: { $place }, { $count ->
    [0] no souvenir
    [one] { $count } souvenir
   *[other] { $count } souvenirs
}{ $validated ->
    [yes] , validated
   *[no] {""}
}{ $wanted ->
    [yes] , a dedicated one is missing
   *[no] {""}
}.
vague-et-attaque-figure-ship = { $where ->
    [middle] The ship lies in the middle
    [you] The ship lies in your zone
   *[other] The ship lies in { $where }’s zone
}, { $count ->
    [0] without souvenirs
    [one] with { $count } souvenir
   *[other] with { $count } souvenirs
}.
vague-et-attaque-figure-ship-stays = The ship stays at anchor at the end of the round.
vague-et-attaque-figure-ship-goes = { $who ->
    [you] At the end of the round the ship comes to you.
   *[other] At the end of the round the ship goes to { $who }.
}
vague-et-attaque-figure-duel = { $who ->
    [you] You fight
   *[other] { $who } fights
} { $owner ->
    [you] you
   *[other] { $owner }
} for { $card }: { $wins } to { $losses }, it takes { $needed }{ $die ->
    [0] {""}
   *[other] , the first die counts { $die }
}.

## The end

vague-et-attaque-validated-places = { $count ->
    [0] no place
    [one] { $count } place
   *[other] { $count } places
}
vague-et-attaque-needed = It took { $needed } validated places.

## For newcomers

vague-et-attaque-hint-explore = A place costs a souvenir: tap the one you give.
vague-et-attaque-hint-duel = A laid souvenir or an empty place can be won in a duel.
vague-et-attaque-hint-adventure = An encounter is read to the whole table, then it acts.
vague-et-attaque-hint-dedicated = Three souvenirs, one of them dedicated, validate a place.
vague-et-attaque-hint-moor = You may lay one place and one souvenir each turn.
vague-et-attaque-hint-gold = The spark marks a card that you can use.
vague-et-attaque-hint-ship = The ship lies with you: it sails on after the round.
vague-et-attaque-hint-solo = Four souvenirs aboard the ship, and all is lost.
