### What was played, by whom, and how it went, in English.

record-title = What you played
record-none = No game is over yet. Some seconds after the first, it is here.
record-in-time = Your moves in time: { $share }%
record-played = played
record-won = won
record-streak = in a row now
record-best-streak = best row
record-points = most points
record-points-replay = Most points: { $points }. See the replay
record-only-stopped = Only stopped by agreement so far: that counts for nothing.
record-teams = All together
record-team = { $seats } at the table: { $won } of { $played } won
record-latest = Latest games
record-replay = Replay

## How a game came out

came-won = Won
came-lost = Lost
came-team-won = Won together
came-team-lost = Lost together
came-stopped = Stopped by agreement
came-place = place { $place }
came-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
came-seats = { $seats } players

## Ratings

rating = Rating
rating-drawn = Rating: almost surely at least { $low }, most likely { $likely }, at most { $high }. { $games ->
    [one] 1 game
   *[other] { $games } games
}.
rating-provisional = { $games ->
    [one] After 1 game among people
   *[other] After { $games } games among people
}: provisional until there are ten.
rating-games = After { $games } games among people. The number is what is almost sure; the bar shows how far it may be above.

## What others see

visible-heading = What others see
visible-about = Nothing of this page, until you say so. At a table, people see your name as always.
visible-standings = In the standings by name
    .hint = After ten rated games in a game, your name, animal and rating stand in its list.
visible-page = A page for others
    .hint = Whoever has its link sees what this page shows. They are led only to games that stood in the list and could be watched. If you end it, the link leads nowhere, for ever.
visible-open = My games as open data
    .hint = Finished games are given to everybody for research and study, if all who played them have this on: without names, links and days, and for good. What has been given cannot be called back.
visible-link = The link to your page
visible-code = The same link, to scan
visible-look = See it as others do

## Standings

standings-title = Standings
standings-to = The standings
standings-none = Nobody stands here yet. It takes ten games among people, and the wish to be named.
standings-about = Only those who want to be named stand here, and only they are counted. The number is what somebody’s strength almost surely is at least; the bar shows how far it may be above.
place = Where you stand
place-none = You have no rating here yet: it comes with games against people.
place-provisional = { $games ->
    [one] You have played 1 rated game
   *[other] You have played { $games } rated games
}. After ten you have a rank.
place-rank = You are at rank { $rank } with { $shown }.
place-would = You would be at rank { $rank } with { $shown }. Nobody sees it but you.
place-how = Stand here by name

## Somebody’s page

person-none = No game is over yet.
person-in-time = Moves in time: { $share }%
person-gone = Nobody is here
person-gone-about = This page was ended, or there never was one.
