### VAGUE & ATTAQUE, in English.
### Names of cards have their article: they are said after a colon, or in quotes.

game-title = VAGUE & ATTAQUE
game-blurb = Leave souvenirs from place to place, fight for those of others with dice, and look out for the pirate ship. Three souvenirs validate a place.
game-tile = Leave souvenirs from place to place, fight for them with dice, and look out for the pirate ship.
    .kind = collecting and duels

## Options of a table

option-teams = In teams
    .hint = Two teams of two: four of you play, and your partner sits opposite.
option-last-gets-more = One souvenir more for whoever plays last
    .hint = Our own addition for two players and for teams: it makes up for not starting.
option-first = First player
    .hint = Who starts; if you name nobody, chance decides.

## Where cards lie

zone-souvenir-deck = souvenir deck
zone-place-deck = place deck
zone-encounter-deck = encounter deck
zone-souvenir-discard = discarded souvenirs
zone-place-discard = discarded places
zone-encounter-discard = discarded encounters
zone-unused-artefacts = artefacts out of the game
zone-box = cards out of the game
zone-middle = in the middle
zone-shown = card shown to all
zone-artefact =
    { $who ->
        [you] your artefact
       *[other] { $who }’s artefact
    }
zone-harbour =
    { $who ->
        [you] your zone
       *[other] { $who }’s zone
    }
zone-souvenirs =
    { $who ->
        [you] souvenirs in your hand
       *[other] souvenirs in { $who }’s hand
    }
zone-places =
    { $who ->
        [you] places in your hand
       *[other] places in { $who }’s hand
    }
zone-golds =
    { $who ->
        [you] your gold cards
       *[other] { $who }’s gold cards
    }
zone-look =
    { $who ->
        [you] what you look at in secret
       *[other] what { $who } looks at in secret
    }

## What you may do

move-draw-souvenir = Draw a souvenir
move-seek-place = Discard to draw a place: { $card }
move-adventure = Go on an adventure: draw an encounter
move-challenge = Duel for: { $card }, { $zone }
move-throw = Throw the die
move-lay-place = Lay in your zone: { $card }
move-lay-souvenir = Lay on { $onto }: { $card }
move-jettison = Discard and end mooring: { $card }
move-done = Leave it at that
move-use-gold = Play the gold card: { $card }
move-use-artefact = Use your artefact: { $card }
move-pick-player = Choose { $owner }
move-pick-card = Choose: { $card }
move-pick-stock =
    { $stock ->
        [souvenir] Draw a souvenir
       *[place] Draw a place
    }
move-pick-way =
    { $way ->
        [0] Choose the first way
       *[other] Choose the second way
    }
move-let-aboard = Let it go aboard
move-keep-off = Keep it off the ship, and keep just one card in hand

## What cards do

moved-souvenir-deck-souvenirs =
    { $card ->
        [hidden] { $who ->
            [you] You draw
           *[other] { $who } draws
        } a souvenir.
       *[other] { $who ->
            [you] You draw
           *[other] { $who } draws
        } a souvenir: { $card }.
    }
moved-place-deck-places =
    { $card ->
        [hidden] { $who ->
            [you] You draw
           *[other] { $who } draws
        } a place.
       *[other] { $who ->
            [you] You draw
           *[other] { $who } draws
        } a place: { $card }.
    }
moved-unused-artefacts-artefact =
    { $who ->
        [you] Your artefact
       *[other] { $who }’s artefact
    }: { $card }.
discards =
    { $who ->
        [you] You discard
       *[other] { $who } discards
    }: { $card }.
moved-souvenirs-souvenir-discard = { discards }
moved-places-place-discard = { discards }
moved-golds-encounter-discard = { discards }
moved-look-souvenir-discard = { discards }
moved-look-place-discard = { discards }
moved-places-harbour =
    { $who ->
        [you] You lay a place
       *[other] { $who } lays a place
    }: { $card }.
lays-on =
    { $who ->
        [you] You lay on
       *[other] { $who } lays on
    }
takes-from =
    { $who ->
        [you] You take from
       *[other] { $who } takes from
    }
moved-souvenir-deck-look =
    { $card ->
        [hidden] { $who ->
            [you] You look
           *[other] { $who } looks
        } at a souvenir in secret.
       *[other] { $who ->
            [you] You see
           *[other] { $who } sees
        } in secret: { $card }.
    }
moved-place-deck-look =
    { $card ->
        [hidden] { $who ->
            [you] You look
           *[other] { $who } looks
        } at a place in secret.
       *[other] { $who ->
            [you] You see
           *[other] { $who } sees
        } in secret: { $card }.
    }
moved-look-souvenirs =
    { $card ->
        [hidden] { $who ->
            [you] You keep
           *[other] { $who } keeps
        } a souvenir.
       *[other] { $who ->
            [you] You keep
           *[other] { $who } keeps
        }: { $card }.
    }
moved-look-places =
    { $card ->
        [hidden] { $who ->
            [you] You keep
           *[other] { $who } keeps
        } a place.
       *[other] { $who ->
            [you] You keep
           *[other] { $who } keeps
        }: { $card }.
    }
recovers =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } back from the discard pile: { $card }.
moved-souvenir-discard-souvenirs = { recovers }
moved-place-discard-places = { recovers }
moved-harbour-harbour =
    { $who ->
        [you] From your zone
       *[other] From { $who }’s zone
    } to { $to ->
        [you] yours
       *[other] { $to }’s
    }: { $card }.
moved-on-ship-1-souvenir-discard = Discarded from the pirate ship: { $card }.
moved-souvenir-deck-souvenir-discard = Without the ship’s symbol, so discarded: { $card }.
moved-souvenir-deck-shown = With the ship’s symbol: { $card }.
moved-look-shown = With the ship’s symbol: { $card }.
moved-encounter-deck-shown = {""}
moved-encounter-deck-box = {""}
moved-encounter-discard-encounter-deck = {""}
moved-middle-harbour = {""}
moved-place-deck-box = {""}
moved-place-deck-harbour = {""}
moved-place-deck-middle = {""}
moved-place-discard-place-deck = {""}
moved-shown-encounter-discard = {""}
moved-shown-golds = {""}
moved-shown-on-ship-1 = {""}
moved-shown-souvenir-discard = {""}
moved-shown-souvenirs = {""}
moved-souvenir-deck-on-ship-1 = {""}
moved-souvenir-discard-souvenir-deck = {""}
moved-souvenirs-shown = {""}
moved-souvenirs-souvenir-deck = {""}
shuffled-encounter-deck = {""}
shuffled-place-deck = {""}
shuffled-souvenir-deck = {""}
shuffled-unused-artefacts = {""}
rolled = {""}

## What happened

step-starts =
    { $who ->
        [you] You start.
       *[other] { $who } starts.
    }
step-reads =
    { $who ->
        [you] You come across
       *[other] { $who } comes across
    }: { $card }.
step-keeps-gold =
    { $who ->
        [you] You keep a gold card for later
       *[other] { $who } keeps a gold card for later
    }: { $card }.
step-uses =
    { $who ->
        [you] You use
       *[other] { $who } uses
    }: { $card }.
step-anchor =
    { $who ->
        [you] You drop anchor
       *[other] { $who } drops anchor
    }: { $card }.
step-nothing =
    { $who ->
        [you] Nothing happens for you.
       *[other] Nothing happens for { $who }.
    }
step-stole =
    { $who ->
        [you] You steal from { $owner }
       *[other] { $who } steals from { $owner }
    }: { $card }.
step-gave =
    { $who ->
        [you] You give to { $owner }
       *[other] { $who } gives to { $owner }
    }: { $card }.
step-protected =
    { $who ->
        [you] You are safe from duels and thieves until your next turn.
       *[other] { $who } is safe from duels and thieves until their next turn.
    }
step-will-skip =
    { $who ->
        [you] You will skip your next
       *[other] { $who } will skip their next
    } { $phase ->
        [exploration] exploration.
        [encounter] encounter.
       *[mooring] mooring.
    }
step-skips =
    { $who ->
        [you] You skip
       *[other] { $who } skips
    } { $phase ->
        [exploration] exploration.
        [encounter] the encounter.
       *[mooring] mooring.
    }
step-gambled =
    { $who ->
        [you] You throw
       *[other] { $who } throws
    } the die: { $value }. It took at least { $least }.
step-validated =
    { $who ->
        [you] You validate
       *[other] { $who } validates
    } a place: { $card }!
step-ship-sails = {""}
step-challenged =
    { $who ->
        [you] You challenge { $owner }
       *[other] { $who } challenges { $owner }
    } to a duel for: { $card }.
step-threw =
    { $who ->
        [you] You throw
       *[other] { $who } throws
    } the die: { $plus ->
        [0] { $value }.
       *[other] { $value }, and { $plus } more.
    }
step-throw-tied = A tie: this throw counts for nobody.
step-duel-won =
    { $who ->
        [you] You win your duel with { $owner }!
       *[other] { $who } wins the duel with { $owner }.
    }
step-duel-lost =
    { $who ->
        [you] You lose your duel with { $owner }.
       *[other] { $who } loses the duel with { $owner }.
    }
step-duel-tied = The duel is a tie: nothing happens.
step-called-off =
    { $who ->
        [you] You do not fight
       *[other] { $who } does not fight
    }: the duel is called off.
step-renewed =
    { $stock ->
        [souvenir] No souvenirs left to draw: the discarded ones are shuffled.
        [place] No places left to draw: the discarded ones are shuffled.
       *[other] No encounters left to draw: the discarded ones are shuffled.
    }
step-ship-turn =
    It is the pirate ship’s turn, and the die shows { $value }. { $value ->
        [1] { ship-turn-1 }
        [2] { ship-turn-2 }
        [3] { ship-turn-3 }
        [4] { ship-turn-4 }
        [5] { ship-turn-5 }
       *[6] { ship-turn-6 }
    }
step-aboard =
    Goes aboard the pirate ship: { $card }. { $count ->
        [one] It is the first souvenir there.
       *[other] That makes { $count } souvenirs there.
    }
step-kept-off =
    { $who ->
        [you] You keep off the ship
       *[other] { $who } keeps off the ship
    }: { $card }.
step-round = Round { $number }.

## What is not allowed

refusal-teams-of-two = Two teams of two need four seats.
refusal-first-seat = Only one of the { $seats } players can start.
refusal-game-over = The game is over.
refusal-not-your-turn = It is for { $who } to play.
refusal-duel-goes-on = A duel is going on: throw your die.
refusal-no-duel = There is no duel right now.
refusal-resolve-first = First do what the card asks for.
refusal-not-a-choice = The card does not give you that choice.
refusal-nothing-to-choose = No card asks you to choose.
refusal-wrong-phase =
    { $phase ->
        [exploration] That is for exploration, at the start of a turn.
        [encounter] That is for the encounter, after exploration.
       *[mooring] That is for mooring, after the encounter.
    }
refusal-no-such-card = You hold no such card.
refusal-empty-deck = Nothing is left to draw there, not even in the discard pile.
refusal-no-target = No souvenir or place for that lies there.
refusal-own-side = That is your own side: nobody fights there.
refusal-is-protected = { $who } is safe until their next turn.
refusal-is-validated = This place is validated, and stays as it is: { $card }.
refusal-has-souvenirs = This place has souvenirs, which must be won first: { $card }.
refusal-ship-in-the-middle = Nobody fights for the pirate ship while it lies in the middle.
refusal-already-laid =
    { $stock ->
        [souvenir] You cannot lay any more souvenirs in this mooring.
       *[place] You cannot lay any more places in this mooring.
    }
refusal-out-of-reach = This place is not yours to lay on: { $card }.
refusal-does-not-belong = “{ $card }” is no souvenir of “{ $onto }”.
refusal-place-full = This place is validated, and takes no more souvenirs: { $onto }.
refusal-needs-dedicated = “{ $onto }” still needs a souvenir dedicated to it: as the third, “{ $card }” will not do.
refusal-laid-something = You have laid a card in this mooring, so you cannot discard one.
refusal-artefact-used = You have used your artefact this turn.
refusal-artefact-not-now = This artefact can do nothing now: { $card }.
refusal-gold-not-now = This gold card waits for your turn, with nothing else going on: { $card }.
refusal-only-in-duels = This gold card is only for a duel that you fight in: { $card }.
refusal-only-challenged = This gold card is only for whoever was challenged: { $card }.
refusal-already-thrown = This gold card comes before your throw: { $card }.
refusal-no-use = This gold card would do nothing now: { $card }.

## How it ended

outcome-validated =
    { $winners ->
        [all] The pirate ship sails off with a light hold: you made it!
       *[other] The finest souvenirs of the voyage: { $winners }!
    }
outcome-loaded = Four souvenirs aboard: the pirate ship takes them beyond the horizon. Not this time.
outcome-late =
    Sixty rounds, and night is falling: back to port. { $winners ->
        [all] The sea belongs to those who held out!
       *[other] The finest voyage: { $winners }!
    }

## In a terminal

label-round =
    { $who ->
        [you] Round { $round }, your turn
       *[other] Round { $round }, { $who }’s turn
    }: { $phase ->
        [exploration] exploration.
        [encounter] encounter.
        [mooring] mooring.
        [end] end of the turn.
       *[ship] the ship’s turn.
    }
label-over = The game is over in round { $round }.
label-decks =
    To draw: { $souvenirs ->
        [one] 1 souvenir
       *[other] { $souvenirs } souvenirs
    }, { $places ->
        [one] 1 place
       *[other] { $places } places
    }, { $encounters ->
        [one] 1 encounter
       *[other] { $encounters } encounters
    }.
label-discard =
    { $stock ->
        [souvenir] Last souvenir discarded
       *[place] Last place discarded
    }: { $card }.
label-reading = “{ $card }” is read. { $story } { $does }
label-read-last = Last encounter: “{ $card }”. { $story } { $does }
label-ship-waits =
    { $count ->
        [0] The pirate ship waits in the middle, without souvenirs.
       *[other] The pirate ship waits in the middle with: { $cards }.
    }
label-to-play = to play
label-team = team { $number }
label-validated-places =
    { $count ->
        [0] no place of { $needed } validated
        [one] 1 place of { $needed } validated
       *[other] { $count } places of { $needed } validated
    }
label-holds =
    in hand { $souvenirs ->
        [one] 1 souvenir
       *[other] { $souvenirs } souvenirs
    }, { $places ->
        [one] 1 place
       *[other] { $places } places
    }, { $golds ->
        [0] no gold card
        [one] 1 gold card
       *[other] { $golds } gold cards
    }
label-protected = safe
label-skips =
    { $phase ->
        [exploration] will skip exploration
        [encounter] will skip the encounter
       *[mooring] will skip mooring
    }
label-artefact = artefact “{ $card }”
label-berth =
    { $state ->
        [bare] { $place }, without souvenirs
        [validated] { $place }, validated with: { $cards }
       *[open] { $place }, with: { $cards }
    }
label-duel =
    Duel for “{ $card }”: { $who ->
        [you] you attack { $owner }.
       *[other] { $who } attacks { $owner }.
    }
label-score = Throws won: { $attack } to { $defence }; it takes { $needed }.
label-first-die = The attacker’s die counts { $value }.
label-help =
    { $plus ->
        [0] { $who ->
            [you] You will throw two dice, and the better one counts.
           *[other] { $who } will throw two dice, and the better one counts.
        }
       *[other] { $who ->
            [you] Your next die counts { $plus } more.
           *[other] The next die of { $who } counts { $plus } more.
        }
    }
label-task =
    { $task ->
        [boarding] “{ $card }” bears the ship’s symbol: let it go aboard, or keep it off.
        [keep-one] Choose the one card that you keep in hand.
        [whom] Choose a player.
        [draw] Choose where to draw.
        [discard] { $count ->
            [one] Discard a card from your hand.
           *[other] Discard { $count } cards from your hand, one by one.
        }
        [give] Give { $to } a souvenir from your hand.
        [steal] Choose what you take.
        [look] Choose what you keep.
        [recover] Choose what you take back from the discard pile.
        [take-back] Choose the souvenir that you take back into your hand.
        [unload] Choose the souvenir that the pirate ship loses.
        [duel-now] You may challenge somebody to a duel at once.
       *[either] Two ways:
    }
label-way = { $number }: { $does }
label-artefact-does = Your artefact, “{ $card }”: { $does }
label-souvenir =
    { $kind ->
        [dedicated] Souvenir “{ $card }”, dedicated to: { $places }. { $does }
       *[shared] Souvenir “{ $card }”, for: { $places }. { $does }
    }
label-place = Place “{ $card }”
label-gold = Gold card “{ $card }”: { $does }
label-hand =
    { $count ->
        [0] Your hand is empty.
        [one] Your hand, 1 card:
       *[other] Your hand, { $count } cards:
    }

## What a summary of many games counts

figure-validated = the last place is validated
figure-loaded = the pirate ship is full
figure-late = sixty rounds
figure-rounds = rounds
figure-turns = turns of a player
figure-artefact = artefact
figure-card = card
figure-order = order of play
figure-first = first
figure-second = second
figure-third = third
figure-fourth = fourth
figure-fifth = fifth
figure-duel = duels
figure-challenged = challenges
figure-duel-won = the challenger wins
figure-duel-lost = the challenger loses
figure-duel-tied = a tie
figure-called-off = called off
figure-ship-turn = the ship’s die

## What may come of a move

fate-wins = wins the game by the end of this seat’s next turn
fate-ship-beaten = beats the pirate ship in the end
fate-lost = lets another side win by the end of this seat’s next turn
fate-validates = gets this side a validated place by the end of this seat’s next turn
fate-rival = lets another side validate a place by the end of this seat’s next turn
fate-nearly = brings another place of this side to two souvenirs by the end of this seat’s next turn
fate-aboard = brings a souvenir onto the pirate ship before this seat’s next turn
fate-grows = puts more souvenirs on the places of this side before this seat’s next turn
