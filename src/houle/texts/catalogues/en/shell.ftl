### Words of the page that loads the browser client, in English.

shell-description = Games of waves for one to eight: { $games }. Play now, with friends or bots, without an account.
shell-needs-script = Houle plays in your browser, and needs JavaScript for it.

## What others show where somebody sends them a link

preview-at-table = At the table: { $who }. { $stands }
preview-waiting = { $free ->
    [0] Everybody is there.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-empty = { $free ->
    [one] An open table with a free seat.
   *[other] An open table with { $free } free seats.
}
preview-playing = The game is on.
preview-stopped = They stopped before the end.
preview-closed = This table is closed.
preview-person = What they played at Houle, game by game.
preview-day-title = Deal of the day
preview-day = The same cards for everybody, once a day: see how you do.
preview-challenge-title = Play what I played
preview-challenge = The same cards from the same seat: see how you do.
day-picture = Deal of { DATETIME($date, dateStyle: "long") }. { $better ->
    [0] Nobody did better
    [one] One did better
   *[other] { $better } did better
} of { $of } who played.
day-picture-first = Deal of { DATETIME($date, dateStyle: "long") }. The first to have played it.
day-picture-in-a-row = { $days } days in a row.
