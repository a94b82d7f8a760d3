### Clubs, in English.

clubs-title = Clubs
clubs-mine = Your clubs
clubs-all = All your clubs
clubs-members = { $count ->
    [one] One member
   *[other] { $count } members
}
clubs-question = Join { $name }?
clubs-question-about = { $count ->
    [one] One person belongs to this club.
   *[other] { $count } people belong to this club.
} You will see each other by name, and have tables of your own.
clubs-yes = Join
clubs-no = No, thank you
clubs-spent = This link leads nowhere any more. Ask for a new one.
clubs-new = A club of your own
clubs-about = A club has tables that only its members sit down at. You send its link to as many people as you like.
clubs-name = What is it called?
clubs-found = Found the club
clubs-to-about = People you play with again and again, with tables of their own.

club-tables = Tables of the club
club-tables-none = No table is open. Open one: every member finds it here.
club-open = Open a table for the club
club-keeper = keeper
club-you = you
club-remove = Remove
club-remove-named = Remove { $name } from the club
club-remove-sure = Remove { $name }? The link of the club will lead nowhere then, so that they do not come back by it. Make a new one for the others.
club-hand-on = Hand on
club-hand-on-named = Let { $name } keep the club
club-hand-on-sure = Let { $name } keep the club? From then on only they remove members, make links and dissolve it.
club-sure = Yes
club-link-heading = Somebody new
club-link-about = A link of the club works for everybody who has it, until you make a new one.
club-link-now = Send it to whom you like, or have it scanned. It is shown now and not again; a new one takes its place.
club-link = The link to join the club
club-link-code = The same link, to scan
club-link-new = Make a new link
club-leave = Leave the club
club-leave-sure = Leave { $name }? You come back only by its link. If you keep the club, whoever kept it before does so again, or else whoever came first.
club-dissolve = Dissolve the club
club-dissolve-sure = Dissolve { $name }? Nobody will belong to it any more. Games that run go on.
club-nowhere = There is no such club
club-nowhere-about = It was dissolved, or you do not belong to it. Its link lets you in.

open-club = A table of { $name }: only members sit down, and every member finds it on the page of the club.

standings-heading = Standings
club-standings-none = Nothing was played here yet. What counts are games that two people or more played to the end.
standings-of = How members stand at { $game }
standings-member = Member
standings-won = Won
standings-played = Played

evenings-heading = Evenings
evening-none = Nothing is planned yet. Choose a game and a time: every member sees it by their own clock, and says whether they come.
evening-nobody = Nobody has said yes yet.
evening-guests = Coming: { $names }
evening-come = I will come
evening-stay-away = I will not come after all
evening-call-off = Call off
evening-table = To the table
evening-open = Open the table
evening-game = Game
evening-when = Day and time
evening-plan = Plan the evening
