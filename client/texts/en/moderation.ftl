### For those who look at what is reported, in English.

moderation-title = Reports
moderation-about = You see who sat there and what was said, never a card. Who reported it is told to nobody. What you decide is kept with your name on it, and is done within seconds.
moderation-waiting = { $count ->
    [0] Nothing waits
    [one] One waits
   *[other] { $count } wait
}
moderation-empty = Nobody was reported whom you have to decide about.
moderation-people = { $count ->
    [one] one person
   *[other] { $count } people
}
moderation-moment = Around that moment, at { $game }
moderation-look = See the table at this moment
moderation-unseen = Only those who sit there may look at this table.
moderation-gone = The table is not kept any more.
moderation-others = Reported at other tables
moderation-decide = What you decide
moderation-line = { $kind ->
    [sat] { $who } sat down
    [will-sit] { $who } is to take over for a bot
    [wont-sit] { $who } does not come after all
    [left] { $who } got up
    [removed] { $who } was removed by the host
    [conceded] { $who } would stop
    [carried-on] { $who } would rather play on
    [stood-in] A bot plays for { $who }
    [writing-allowed] { $who } allows writing
    [writing-ended] { $who } allows writing no more
    [wrote] { $who } wrote something that is not here any more, or that whoever reported it could not read
   *[came-back] { $who } is back
}

moderation-nothing = Nothing
moderation-name = Take the name away
moderation-silence = No talking for a week
moderation-shut-out = Shut out

moderation-sure-nothing = Leave it at that? { $name } hears nothing of it.
moderation-sure-name = Take this name away, at every table where it stands? { $name } plays on, and chooses another.
moderation-sure-silence = { $name } plays on, and says nothing at any table for a week.
moderation-sure-shut-out = { $name } gets up everywhere, looks on, and does nothing else. Only whoever runs this house can undo that.

moderation-decided-nothing = Decided: nothing happens to { $name }.
moderation-decided-name = Decided: the name is gone in a few seconds.
moderation-decided-silence = Decided: { $name } says nothing for a week.
moderation-decided-shut-out = Decided: { $name } is shut out in a few seconds.

moderation-was-open = not decided yet
moderation-was-nothing = nothing
moderation-was-name = name taken away
moderation-was-silence = no talking for a week
moderation-was-shut-out = shut out
