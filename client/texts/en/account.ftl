### How a round or a game came out, and why, in English.

account-round = Round { $round }
account-go-on = Go on
account-why = why?

## LAND UNTER

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

## SEA CHANGE

account-sea-change-summary = Most points, and with them the victory point: { $who }.
account-sea-change-team = Team { $team }: { $members }
account-sea-change-points = { $points } pts
account-sea-change-stands = { $victories }/{ $target } VP
account-sea-change-cards =
    { $count ->
        [0] No card taken.
        [one] 1 card taken.
       *[other] { $count } cards taken.
    }
account-sea-change-zero = The 0 of the trump: { $points }.
account-sea-change-value =
    { $count ->
        [one] One { $value }: { $points }.
       *[other] { $value }, { $count } times: { $points } each.
    }
account-sea-change-nothing = None of them counts.
account-sea-change-no-eight = No 8 among them: alone, that loses the round.
account-sea-change-victor = The most points of all: 1 victory point.

## WAVE

account-wave-stands =
    { $count ->
        [one] card left
       *[other] cards left
    }
account-wave-left = Not played: { $cards }.
account-wave-hidden = Cards that nobody has turned over.
account-wave-none = Every card played.

## VAGUE VERTE

account-vague-verte-stands = of { $length }
account-vague-verte-left =
    { $left ->
        [0] All the way to the beach.
        [one] One square short of the beach.
       *[other] { $left } squares short of the beach.
    }
account-vague-verte-trouble = Stopped by a breakdown.
account-vague-verte-stop = Stopped by a red signal.
account-vague-verte-duck = Stopped by ducks.

## VAGUE & ATTAQUE

account-vague-et-attaque-stands = of { $needed }
account-vague-et-attaque-done = Validated: { $places }.
account-vague-et-attaque-nothing = No place validated.
account-vague-et-attaque-missing =
    { $missing ->
        [0] { $place }: full, but not validated.
        [one] { $place }: 1 souvenir was missing.
       *[other] { $place }: { $missing } souvenirs were missing.
    }
