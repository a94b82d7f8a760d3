### The rules of the house, told: what goes on around every game.

rules-house-minute = Whoever opens a table is its host and starts the game. Empty seats are filled with friends or bots.
    .title = In one minute
    .p2 = You have to go? A bot keeps your seat, and gives it back as soon as you return.
    .p3 = An unlucky move can be taken back as long as nobody has seen anything. And a game stops early only if everybody wants it to.

rules-house-sitting = Whoever opens a table chooses the game, the number of seats, the options and the pace. The host also decides whether the table is listed, and who may look on.
    .title = Sitting down
    .p2 = Any free seat at an open table is yours to take, one per person, with a name of at most 24 characters. The host may give a free seat to a bot, and take it back, until the game starts.
    .p3 = Everybody has an animal of their own. You keep the one you chose, or get the next free one if somebody at this table has it already. Bots take what is left; their face and their name show how well they play.
    .p4 = Before the start you may get up as you like. If the host leaves, the first one still seated becomes the host. So does the next one who is there, once nothing has happened for three minutes and the host is not there, or does not deal though every seat is taken. The game starts when every seat is taken and the host says so; from then on the table is full. A table that nobody starts within a day is closed.
    .p5 = Until the game starts, the host may remove somebody, who cannot take a seat at this table again.
    .p6 = Whoever looks after the house may block somebody, who can still look on while a bot plays in the seat. And a name can be erased on request; a dash stands in its place everywhere, and the games stay.

rules-house-meeting = Tap “With people”, and you sit where others wait for somebody like you: at the table with most of them. If nobody waits, a table is opened for you and whoever comes next, with the usual seats and options, and a minute for each move.
    .title = With people
    .p2 = The cards are dealt as soon as every seat is taken, and after twelve seconds at the latest; bots then fill the free seats. Until then you may get up as at any table.
    .p3 = Nobody sits twice: ask again, and you are back at the table where you wait or play. Ask for another game, and you get up from where you wait; a game that runs goes on.
    .p4 = You can block somebody you have seen at a table: from the lobby, the menu or the result. From then on neither of you sits down where the other sits, and you find each other in no list. They are not told; under your name you see whom you block, and undo it.
    .p5 = A club has tables of its own: only its members open them and sit down there, and they stand in no list but on the page of the club.
    .p6 = In a game of several rounds you can still join when it has begun: where the house dealt, or the host allows it, bots keep their seats for people. Take one and you play from the next round on, with all that the seat has seen; until then you look on, and may change your mind. The bot’s moves are not held against you.

rules-house-fate = The cards are fixed in advance, and you can check it. Before anybody sits down, the table shows the fingerprint of a secret. Then the browser of each of you adds a random word, and you may put one of your own before it, and change it until the start; everybody sees all words. The secret and the words make the deal.
    .title = Chance in the open
    .p2 = When the game is over, the secret is revealed with the whole game, to anybody who may look on. Before that nobody has it, neither bots nor host.

rules-house-playing = Your move counts for the moment you had before your eyes. If the table has gone on since, it is refused rather than played in the wrong turn. Where several choose at once, nobody comes too late.
    .title = Playing
    .p2 = Tap a card that cannot be played: the table tells you why, and which rule says so. It tells you nothing that your seat does not know already.
    .p3 = Advice that the game allows can be given at any time, even out of turn. But nobody plays for somebody else. And after two thousand things done at a table, only moves count: no game comes near that.

rules-house-talking = Whoever has a seat may greet the others, thank them or laugh, with six reactions and a few short phrases: before the cards are dealt, during the game and after it. Each reads them in their own language. Bots say nothing, and what is said changes nothing in the game.
    .title = Talking
    .p3 = At a table that is in no list, you may also write to each other: a line of up to 200 characters, once everybody who has a seat allows it. Each says so for themselves, at every table anew, and may end it at any time; then nobody writes.
    .p4 = Only those who have a seat and allow it read what is written, from the moment they allow it on. Whoever looks on reads nothing, and no replay has it; if somebody reports a moment, whoever looks after the house reads what was written around it. A week after the game, or when whoever wrote it is erased, it is gone.
    .p2 = If a game has rules of its own about talking, they come first: while it runs, you say what it offers and nothing else. And five things in ten seconds are enough.

rules-house-taking-back = You may take back your latest move as long as it showed nothing new to anybody, not even to you. Moves that others made meanwhile stay, if they are possible without yours. What was said is said.
    .title = Taking back a move

rules-house-away = If the table sets a time for each move and yours runs out, a bot makes that move for you, and no other. Until you touch the table again you are away: where a move has ten minutes at most, the others then wait five seconds for you and no longer. If you let it run out again and again, you have half the time for a move at the tables where you sit down next, until your latest games go better; everybody there sees it.
    .title = Being away
    .p2 = Your seat is yours again as soon as you open the table, tap anything or play. You then have the whole time for your move, once more and once only.
    .p3 = If you leave a running game, a bot stands in for you until you say that you are back, or play. The seat stays yours. If everybody has left, the bots wait.
    .p4 = Where a move has ten minutes at most, the clocks rest while none of you has the table open, and nobody is played for. At a slower pace that is so once all of you have missed two moves in a row. Afterwards everybody has the whole time.
    .p5 = Where a move has no time limit, nobody need wait for ever: after ten minutes the others may agree to let a bot play for whoever does not. Whoever says nothing for two minutes is not counted, and one who would rather wait is enough to wait. A touch of the table, and the seat is yours.
    .p6 = You may suggest another pace from the menu, in the middle of a game. It holds once everybody who has not left wants the same, and everybody then has the whole new time.
    .p7 = On the page under your name you can say when you are on holiday, thirty days a year at most. Where a move takes days, you are then waited for until you are back, and have the whole time from that day on. If you would rather play all the same, play.
    .p8 = If the server was down, it gives that time back. Your time counts from the moment when you could move.
    .p9 = A dot at somebody’s animal says that they have the table open, wherever they are. It stays for five seconds after they have gone.

rules-house-stopping = A game stops before its end only if everybody who has not left the game asks for it, those who are away too. Until then you may change your mind.
    .title = Stopping, starting again
    .p2 = After the end, anybody who sat at the table may ask for a rematch: a new table with the same settings and the same bots. Whoever asks sits down there, and the others are invited: one tap, and they have their old seat. If several ask, it is the same table.

rules-house-watching = Without a seat you see what all seats see in common, if the table allows it. If it does not, nothing once the game has started.
    .title = Looking on
    .p2 = You can go back to any earlier moment of the game, as your seat saw it; or, without a seat, as it was seen from afar.
    .p3 = Once the game is over, everything opens up: every moment, through the eyes of every seat, or with all cards face up.

rules-house-day = Each day every game has one deal, the same for everybody in the world: the same cards, the same first seat, and the same bots in the others. The day begins at midnight UTC. From the day before on, the house shows a line that fixes the deals without telling them; once the day is over it opens it, and anybody can check.
    .title = The deal of the day
    .p2 = You play each deal once. No move is taken back, there is no advice and no talk, and nobody else sits down; if you give up, you have played. On a device on which somebody has begun a deal, nobody else begins one that day.
    .p3 = What the deal holds stays secret until a minute after its day. Until then nobody looks on, and you see your game through your own eyes alone, even once it has ended. Afterwards it opens up for you; nobody else ever sees it.
    .p4 = The same moves give the same game, whoever makes them. The bots wait for you, move one after the other and count their thoughts instead of the time, so that a busy house changes nothing. They say nothing; what you tell them, they know.
    .p5 = When you have finished you see the board: how many have played, how many did better, and where others, having played just as you had until then, chose otherwise. What ended after its day or was given up does not count. Nobody is named, and what you share says where you stand, not what you scored. Once the day is over, everybody may see the board.
    .p6 = A streak counts the days on which you played a deal to its end in time. You may leave out one day in seven. Today ends no streak while it lasts.

rules-house-challenge = After a game that was played to its end, you may ask your friends to play what you played: the result has a button for it, and hands you a link. It is the same link however often you ask, and whoever has played by it may hand it on. There is none where nobody may look on, none of a deal of the day, which everybody has anyway, and none once the rules of the game have changed.
    .title = Play what I played
    .p2 = Whoever follows it plays the same cards, by the same options, from your seat. The same bots sit in the other seats; where people sat, there is the bot of the deal of the day. It is played once, as a deal of the day is: the bots wait and count their thoughts, no clock runs, no move is taken back, there is no advice and no talk, and nobody gets up. Whoever sat at your table knows the cards and does not play them again. It counts in no profile and no rating.
    .p3 = Until they have played to the end, the link tells them the game, its options, the bots and your name: nothing of how it went, nor where. Nobody looks on meanwhile. Then they see how everybody did who played it, by the name each had at the table, and any game beside their own, move by move. So do you, and nobody else. Among your games you find what you asked, and how many have played it.

rules-house-why = When a game is over, you may ask of any move why it was made: open the replay, stop at the move and tap “Why?”. What the move came to is counted in up to a hundred deals that agree with all that its seat knew then, and so is what another move came to. No sentence says more than was counted. In the same place you may choose another of the moves that could have been made, and read what it would come to beside the one that was.
    .title = Asking why
    .p2 = As long as you play with bots alone, the menu tells you before your own move what seems best, and why. Whoever gives that advice sees what you see, and no more. With other people at the table there is none.

rules-house-links = Whoever is sent the link of a table sees in it what anybody may know: the game, who sits there, how many seats are free, and later how it ended, in words and as a picture, which can be shared too. No card, and nothing but the game where nobody may look on. Search engines are asked to leave tables out.
    .title = Links
