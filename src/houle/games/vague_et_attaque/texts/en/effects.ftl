### What the effects of VAGUE & ATTAQUE say on the cards, in English.
### Each is part of a sentence: it begins small and has no full stop.
### $whom: me, chosen (to be chosen now), that (chosen before), left, right, others, all.

## Who

somebody =
    { $whom ->
        [chosen] choose a player, who
        [that] that player
        [left] the player on your left
        [right] the player on your right
        [others] everybody else
       *[all] everybody
    }

## The effects

drawn-cards =
    { $what ->
        [souvenir]
            { $count ->
                [one] 1 souvenir
               *[other] { $count } souvenirs
            }
        [place]
            { $count ->
                [one] 1 place
               *[other] { $count } places
            }
       *[any]
            { $count ->
                [one] 1 souvenir or 1 place
               *[other] { $count } cards, souvenirs or places
            }
    }
hand-cards =
    { $what ->
        [souvenir]
            { $count ->
                [one] 1 souvenir
               *[other] { $count } souvenirs
            }
        [place]
            { $count ->
                [one] 1 place
               *[other] { $count } places
            }
       *[any]
            { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
    }
effect-draw =
    { $whom ->
        [me] draw { drawn-cards }
       *[other] { somebody } draws { drawn-cards }
    }
effect-discard =
    { $whom ->
        [me] discard { hand-cards } from your hand
       *[other] { somebody } discards { hand-cards } from their hand
    }
effect-steal =
    { $what ->
        [hand]
            { $whom ->
                [chosen] choose a player and take 1 souvenir at random from their hand
               *[that] take 1 souvenir at random from that player’s hand
            }
        [souvenir]
            { $whom ->
                [chosen] choose a player and take 1 souvenir from one of their unvalidated places into your hand
               *[that] take 1 souvenir from one of that player’s unvalidated places into your hand
            }
       *[place]
            { $whom ->
                [chosen] choose a player and move one of their places without souvenirs into your zone
               *[that] move one of that player’s places without souvenirs into your zone
            }
    }
effect-give =
    { $whom ->
        [chosen] choose a player and give them 1 souvenir from your hand
       *[other] give 1 souvenir from your hand to { somebody }
    }
effect-pass-on =
    { $whom ->
        [left] everybody gives 1 souvenir from their hand to the player on their left
       *[right] everybody gives 1 souvenir from their hand to the player on their right
    }
effect-exchange =
    { $whom ->
        [chosen] choose a player and give them 1 souvenir from your hand in return for 1 of their choice
       *[that] give that player 1 souvenir from your hand in return for 1 of their choice
    }
effect-look =
    { $what ->
        [souvenir] look in secret at the top { $count } souvenirs of the deck, keep { $keep } and discard the rest
       *[place] look in secret at the top { $count } places of the deck, keep { $keep } and discard the rest
    }
effect-recover =
    { $what ->
        [souvenir] take 1 souvenir of your choice from the discard pile into your hand
       *[place] take 1 place of your choice from the discard pile into your hand
    }
effect-take-back =
    { $whom ->
        [me] take 1 souvenir from one of your unvalidated places back into your hand
       *[other] { somebody } takes 1 souvenir from one of their unvalidated places back into their hand
    }
more-cards =
    { $what ->
        [souvenir]
            { $count ->
                [one] 1 more souvenir
               *[other] { $count } more souvenirs
            }
       *[place]
            { $count ->
                [one] 1 more place
               *[other] { $count } more places
            }
    }
effect-lay-more = you may lay { more-cards } when you moor this turn
effect-protect =
    { $whom ->
        [me] you are safe from duels and thieves until your next turn
       *[other] { somebody } is safe from duels and thieves until their next turn
    }
effect-move-ship =
    { $whom ->
        [me] the pirate ship comes to your zone with all that is aboard
        [chosen] choose a player to whose zone the pirate ship sails with all that is aboard
       *[other] the pirate ship sails with all that is aboard to the zone of { somebody }
    }
effect-unload = discard 1 souvenir of your choice from the pirate ship
effect-load =
    { $marked-only ->
        [yes]
            { $count ->
                [one] turn up the top souvenir of the deck; with the symbol of the pirate ship it goes aboard, otherwise it is discarded
               *[other] turn up the top { $count } souvenirs of the deck; those with the symbol of the pirate ship go aboard, the others are discarded
            }
       *[no]
            { $count ->
                [one] the top souvenir of the deck goes aboard the pirate ship
               *[other] the top { $count } souvenirs of the deck go aboard the pirate ship
            }
    }
skipped-phase =
    { $phase ->
        [exploration] exploration
        [encounter] encounter
       *[mooring] mooring
    }
effect-skip-phase =
    { $whom ->
        [me] skip your next { skipped-phase }
       *[other] { somebody } skips their next { skipped-phase }
    }
effect-again = draw another encounter and read it out
effect-duel-now = you may challenge somebody to a duel at once, in addition to this turn’s encounter
effect-edge = add { $plus } to your die
effect-two-dice = roll two dice and keep the better one
effect-call-off = if you are the one challenged, it ends at once and nothing happens
enough =
    { $least ->
        [6] on a 6
       *[other] on { $least } or more
    }
effect-gamble =
    { $ways ->
        [both] roll the die: { enough }, { $win }; otherwise, { $lose }
        [win] roll the die: { enough }, { $win }
       *[lose] roll the die: below { $least }, { $lose }
    }
effect-either = choose one: { $one }, or { $other }
effect-calm = nothing happens

## Putting them together

effect-then =
    { $split ->
        [yes] { $first }; then, in any case, { $next }
       *[no] { $first }, then { $next }
    }
effect-more = { $first }, then you draw { $count } more
effect-anchor = when you drop anchor, { $does }
effect-gold = keep this card in hand until you use it; on one of your turns, { $does }
effect-gold-duel = keep this card in hand until you use it; in a duel, before you throw, { $does }
effect-power-turn = once per turn, { $does }
effect-power-exploration = once per turn, during exploration, { $does }
effect-power-encounter = once per turn, during the encounter, { $does }
effect-power-mooring = once per turn, during mooring, { $does }
effect-power-duel = in every duel of your turn, { $does }
