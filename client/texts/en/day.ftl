### The deal of the day: what is dealt today, and how everybody did.

day-title = Deal of the day
day-about = One deal per game, the same for everybody in the world, with the same bots. You play it once: nothing is taken back, and what it holds stays secret until the day is over.
day-ends = The day ends at { $time } by your clock.
day-elsewhere = On this device somebody else has begun today’s deals. Tomorrow there are new ones.
day-play = Play
day-play-on = Play on
day-played = See the board
day-with = { $seats } at the table, with { $bot }
day-streak = { $days ->
    [0] Play one today to begin a streak. One day in seven may be left out.
    [one] 1 day played. One day in seven may be left out.
   *[other] { $days } days played in a row. One day in seven may be left out.
}
day-board = { $game }: the board of the day
day-back = To all games of the day
day-not-yet = Play this deal to its end first: then you see how others did.
day-gave-up = You gave this deal up, so it does not count on the board.
day-late = You finished after the day was over, so it does not count on the board.
day-alone = You are the first who has played this deal to its end.
day-stands = { $better ->
    [0] Nobody did better
    [one] One did better
   *[other] { $better } did better
} among { $of } who played. { $level ->
    [0] { "" }
    [one] One did just as well.
   *[other] { $level } did just as well.
}
day-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
day-won = won
day-lost = lost
day-scores = How everybody did
day-you = you
day-people = { $count ->
    [one] 1 game
   *[other] { $count } games
}
day-partings = Where ways parted
day-partings-about = The others had played just as you had until then.
day-parted = You: { $move } ({ $together })
day-parted-other = { $move } ({ $count })
day-look = Look at that moment
day-share = Share
day-share-copied = Copied: paste it wherever you like.
day-share-selected = Copy the text below.
day-share-line = Houle · { $game } · deal of { $date }
day-share-first = The first to have played it
day-share-score = { $better ->
    [0] Nobody did better
    [one] One did better
   *[other] { $better } did better
} of { $of }
day-share-streak = { $days ->
    [one] 1 day
   *[other] { $days } days in a row
}
