### WAVE: how a round or a game came out, and why, in English.

account-wave-stands =
    { $count ->
        [one] card left
       *[other] cards left
    }
account-wave-left = Not played: { $cards }.
account-wave-hidden = Cards that nobody has turned over.
account-wave-none = Every card played.
