### How a round or a game came out, and why, in English.

account-round = Round { $round }
account-go-on = Go on
account-why = why?
