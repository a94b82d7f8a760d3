### The table of LAND UNTER, in English.

land-unter-stage = Round { $round }/{ $of }, trick { $trick }
land-unter-do-choose = Choose
land-unter-do-play = Play

## What can be done

land-unter-choose = Choose a card in secret
land-unter-play = Play a card, face up
land-unter-play-last = You play last: it is up to you

## The middle of the table

land-unter-places = The places
land-unter-place = { $who }: { $level ->
    [out] out of the round
    [dry] dry
   *[other] level { $level }
}{ $deepest ->
    [yes] , the highest
   *[no] {""}
}, { $left ->
    [one] { $left } lifebelt
   *[other] { $left } lifebelts
} of { $of }. See the cards played.
land-unter-takes = takes { $level }
land-unter-out = out
land-unter-dry = dry
land-unter-level = level { $level }
land-unter-belts = { $left ->
    [one] { $left } lifebelt of { $of }
   *[other] { $left } lifebelts of { $of }
}
land-unter-my-belts = { $left ->
    [one] You have { $left } lifebelt left of { $of }
   *[other] You have { $left } lifebelts left of { $of }
}
land-unter-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What can be looked at

land-unter-last-trick = The trick before
land-unter-took-lower = highest: the lower water
land-unter-took-higher = second: the other water
land-unter-cards-of = Known cards: { $who }
land-unter-played-this-round = Played in this round
land-unter-none-yet = None yet.
land-unter-seen-before = Seen in earlier rounds, still in hand
land-unter-nothing-left = No known card is left in this hand.
land-unter-first-round = This is the first round: nobody has played this hand yet.

## The score

land-unter-scores = The points
land-unter-player = Who
land-unter-round = Round { $round }
land-unter-total = Total
land-unter-winner = wins the game

## For beginners

land-unter-hint-water = The highest card takes the lower water.
land-unter-hint-pay = Each trick, the highest level costs a lifebelt.
land-unter-hint-cover = New water covers the old: levels can go down too.
land-unter-hint-last-belt = No lifebelt left: the next one due puts you out.
land-unter-hint-passed = This is your neighbour’s hand, with the lifebelts it brings.
land-unter-hint-look = Tap a name to see the cards it has played.
