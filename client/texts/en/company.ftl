### Whom one plays with, and whom one does not, in English.

company-here = The people here
block = Block
block-named = Block { $name }
block-sure = Block { $name }? Neither of you will meet the other any more. They are not told.
block-yes = Block
block-done = { $name } is blocked. A game that runs goes on. Under your name you can undo it.

report = Report
report-named = Report { $name }
report-why = Report { $name }: what is it about? The moment that you see now goes with it, and what was said around it.
report-words = What was said
report-name = The name
report-spoiling = Spoils the game on purpose
report-other = Something else
report-done = Thank you. Whoever looks after this house will look at that moment. { $name } is not told that it was you. If you would rather not meet again, block them.
report-close = Leave it at that

blocks-heading = People you block
blocks-about = Neither of you sits down where the other sits, and you find each other in no list. Nobody is told.
blocks-since = Since { $when }
blocks-undo = Unblock
blocks-undo-named = Unblock { $name }

friends-title = Friends
friends-mine = Your friends
friends-question = Become friends with { $name }?
friends-question-about = You will each see the other in your list of friends, and the open tables where they may be joined.
friends-yes = Become friends
friends-no = No, thank you
friends-spent = This link was used already, or has run out. Ask for a new one.
friends-join = Sits at an open table: join
friends-remove = Remove
friends-remove-named = Remove { $name } from your friends
friends-new = Somebody new
friends-about = A link of yours makes one person your friend: send it, or have it scanned. It works once, for a week.
friends-ask = Make a link
friends-link = The link to become friends with you
friends-code = The same link, to scan
friends-to = Friends
friends-to-about = Whom you know here, and at which open tables they sit.

record-to = What you played
record-to-about = How many games, how many won, how strong you are held to be, and every replay.
record-to-link = See what you played

invitations-heading = You are invited
invitations-by = { $name } asks you to play again
invitations-take = Join in
invitations-take-named = Join in with { $name }
invitations-decline = Not now
invitations-decline-named = Decline the invitation of { $name }

again-title = Another game with these people
again-about = Choose a game and open a table. These can then find an invitation on their first page: { $names }.
again-nobody = There is nobody to invite: you invite the people of a game that you played to its end.
again-invited = To be invited: { $names }. The invitation goes out when you open the table.

reports-to = Reports
reports-to-about = You look at what is reported here.
