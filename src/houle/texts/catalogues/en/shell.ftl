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
