### VAGUE & ATTAQUE: how a round or a game came out, and why, in English.

account-vague-et-attaque-stands = of { $needed }
account-vague-et-attaque-done = Validated: { $places }.
account-vague-et-attaque-nothing = No place validated.
account-vague-et-attaque-missing =
    { $missing ->
        [0] { $place }: full, but not validated.
        [one] { $place }: 1 souvenir was missing.
       *[other] { $place }: { $missing } souvenirs were missing.
    }
