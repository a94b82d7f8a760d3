### The table of SEA CHANGE, in English.

sea-change-stage = Round { $round }
sea-change-play = Play
sea-change-team = team { $team }

## What can be done

sea-change-lead-trump = Lead: the colour of your card will be trump
sea-change-lead = Lead any card you like
sea-change-follow = You must follow: play { $colour }
sea-change-follow-or-turn = Play { $colour }, or change the trump with { $value ->
    [8] an 8
    [11] an 11
   *[other] a { $value }
}
sea-change-free = No { $colour } in hand: play anything
sea-change-free-or-turn = Play anything; { $value ->
    [8] an 8
    [11] an 11
   *[other] a { $value }
} changes the trump

## The middle of the table

sea-change-trump-open = set by the first card
sea-change-turned-by = changed by { $who }
sea-change-turned = changes the trump
sea-change-took = takes it
sea-change-laid = { $who }: { $card }{ $turned ->
    [yes] , changes the trump
   *[no] {""}
}{ $ahead ->
    [yes] , ahead
   *[no] {""}
}
sea-change-taken = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}
sea-change-last-trick = The trick before
sea-change-look-back = Look at the trick before, taken by { $who }
sea-change-news-no-eight = Round { $round }: every 8 went to Neptune, +1 for him
sea-change-news = Round { $round }: +1 for { $who }

## The score

sea-change-standing = How it stands
sea-change-side = Side
sea-change-column-victories = Victories
sea-change-column-cards = Cards
sea-change-points-of = Round { $round }
sea-change-victories = { $had ->
    [one] { $had } victory point of { $target }
   *[other] { $had } victory points of { $target }
}
sea-change-victor = scores a victory point
sea-change-winner = wins the game
sea-change-no-eight = No 8 could come to you any more: the round was lost at once, whatever the points.
sea-change-targets = A team wins with its size plus one. Whoever has no partner needs 2.
sea-change-dealer = Dealer: { $who }

## For beginners

sea-change-hint-trump = The first card of a round decides the trump too.
sea-change-hint-follow = Follow the colour if you can. Trump beats the rest.
sea-change-hint-turn = Same value as the card before: the trump changes.
sea-change-hint-eight = An 8 costs whoever takes it 4 points.
sea-change-hint-solo-eight = Alone, take at least one 8: once Neptune has all three, the round is lost.
sea-change-hint-target = You have no partner: 2 victory points win you the game.
sea-change-hint-last = The little pile with the eye shows the trick before.
