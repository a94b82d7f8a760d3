### SEA CHANGE: how a round or a game came out, and why, in English.

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
