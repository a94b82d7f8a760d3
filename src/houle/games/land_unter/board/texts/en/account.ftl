### LAND UNTER: how a round or a game came out, and why, in English.

account-land-unter-summary =
    { $left ->
        [one] Everybody gets the next hand: one more round.
       *[other] Everybody gets the next hand: { $left } more rounds.
    }
account-land-unter-stands = { $points } in all
account-land-unter-belts =
    { $belts ->
        [0] No lifebelt left: 0 points.
        [one] 1 lifebelt left: 1 point.
       *[other] { $belts } lifebelts left: { $belts } points.
    }
account-land-unter-bonus = In the lowest water at the end: 1 point more.
account-land-unter-out = Without a lifebelt in the deepest water: out, and 1 point less.
