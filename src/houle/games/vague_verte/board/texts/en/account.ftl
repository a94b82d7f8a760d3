### VAGUE VERTE: how a round or a game came out, and why, in English.

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
