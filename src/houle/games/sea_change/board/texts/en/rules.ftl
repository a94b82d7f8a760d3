### The rules of SEA CHANGE, told.

rules-sea-change-minute = A trick-taking game for one to eight people. You follow the colour that was led if you can. The trump beats every other colour.
    .title = In one minute
    .p2 = But the current turns: a card of the same value as the one before may always be played, and its colour becomes the trump. That is a sea change.
    .p3 = Some cards earn points, others cost some, and the eights cost dearly. With the most points of a round you score a victory point. With the third, the game is yours.

rules-sea-change-deck = There are five colours, each with its own picture: red, yellow, green, blue, violet. Each has sixteen values: 80 cards from 0 to 15. But it takes eight of you to use them all.
    .title = The deck and the deal
    .p2 = The zeros are always there. Up to three of you play with three colours and the values 4 to 12; four of you with four colours; five with all five. With six come the 3s and the 13s, with seven the 2s and the 14s, with eight the 1s and the 15s. More than eight cannot play. Where there are fewer than five colours, chance picks them.
    .p3 = Everyone gets ten cards. Chance also says who deals the first round.
rules-sea-change-part-hand = Your hand
    .says = { $cards } cards.
rules-sea-change-part-hands =
    { $hands ->
        [one] The other hand
       *[other] The other hands
    }
    .says =
        { $hands ->
            [one] { $hands } hand of { $cards } cards.
           *[other] { $hands } hands of { $cards } cards.
        }
rules-sea-change-part-trick = The trick
    .says = Your card goes here, those of the others before them.
rules-sea-change-part-neptune = Neptune’s card
    .says = { $cards } card, from the top of the pile: he leads.
rules-sea-change-part-trump = The trump
    .says = The very first card says which colour it is.
rules-sea-change-part-pile = Draw pile
    .says = { $cards } cards, face down.
rules-sea-change-part-sea = Neptune’s pile
    .says = { $cards } cards, face down: they play for him.
rules-sea-change-part-box = Out of play
    .says = { $cards } cards stay in the box: it would take more of you for them.

rules-sea-change-follow = Play goes clockwise. The player to the left of the dealer leads, with any card. The colour of this first card is the one to follow, and it becomes the trump of the round as well.
    .title = Following
    .p2 = In later tricks, the lead only says which colour to follow. The trump stays from trick to trick. With the next round, everything starts afresh.
    .p3 = If you hold the colour to follow, you play it, unless you change the sea. If you hold none, you play whatever you like.
rules-sea-change-example-follow = Blue is led with the 6, and you hold blue: the blue 4 follows.
rules-sea-change-example-astray = You hold blue: the red 11 has to wait.
rules-sea-change-example-same = You hold blue, but the red 6 comes right after a 6. It is allowed, and red becomes the trump.

rules-sea-change-change = A card of the same value as the one played just before it is always allowed, whatever its colour. The trump changes to that colour at once.
    .title = The sea change
    .p2 = It happens whether you want it or not, even if you were only following or throwing a card away. The colour to follow never changes within a trick.
    .p3 = The first card of a trick changes nothing: it is compared with no other, not even with the last one of the trick before.
rules-sea-change-example-change = Yellow is trump. After the yellow 12 comes the green 12: green becomes the trump, and the green 12 takes the trick.
rules-sea-change-example-twice = Red 9, green 9, blue 9: the trump changes twice in a row. When the trick is complete it is blue, and the blue 9 takes it.

rules-sea-change-trick = When the trick is complete, the highest trump takes it. What counts is the trump as it is at that moment. With no trump in the trick, it is the highest card of the colour to follow.
    .title = Taking the trick
    .p2 = Whoever wins the trick puts it away face down and leads to the next. In teams too, everyone keeps their own tricks.
    .p3 = You may look at the last trick again, and at no other. How many tricks and cards each player took is public; the points stay secret until the round is over.
rules-sea-change-example-trump = Violet is trump: the little violet 4 beats all the greens.
rules-sea-change-example-no-trump = Red is trump, and there is none. Blue was led: the blue 7 wins, whatever the yellow 12 may say.

rules-sea-change-points = What a card is worth depends on its value, and is printed on it. The 9 earns 2 points; 10 to 15 earn 1 point; 4 to 7 nothing. With 1 to 3 you lose 1 point, and an 8 costs you 4.
    .title = The points
    .p2 = A 0 is worth nothing, except one: the 0 of the colour that is trump at the very end of the round earns 5 points.
    .p3 = The booklet of the game does not show every value. For those that are missing we took the simplest scale that agrees with all of its examples.
rules-sea-change-example-nine = A 9: two points. The best there is, but for the 0 of the trump.
rules-sea-change-example-eleven = An 11, like a 10 or a 12: one point.
rules-sea-change-example-eight = An 8: four points lost. One for the others!
rules-sea-change-example-zero = The red 0: five points if the round ends with red as trump, otherwise none.

rules-sea-change-winning = With the most points in a round you score a victory point. Even a total below zero may do, and without a single trick you have zero, which can win too. If tied, each of you scores.
    .title = Winning
    .p2 = The game ends as soon as somebody has three victory points. The table may ask for more or fewer, from 1 to 9.
    .p3 = Several get there at once? The 0 of that round’s trump decides: whoever took it wins. If none of them did, it is whoever took the fewest cards in the round. And if that is equal too, you share the win.
    .p4 = The deal moves to the left, and all cards are shuffled again. The next round starts at once; how the last one came out stays in sight.

rules-sea-change-two = Ten cards each, and the other ten are a draw pile. After playing you draw at once, before the other plays. When the pile is empty, you play your hands to the end. So a round has fifteen tricks.
    .title = For two

rules-sea-change-solo = Alone with the sea: your opponent is Neptune. Three colours are in play, thirty cards. Ten are yours; the other twenty play for him, just as they come.
    .title = Solo, against Neptune
    .p2 = Each trick has three cards: the top of the pile for Neptune, then yours, then the next of the pile. Neptune always leads, whatever became of the trick before, and his very first card makes the trump. Ten tricks, and all is played.
    .p3 = You follow and change the sea as usual. Neptune’s second card is what it is; if it has the value of yours, it changes the sea. Everything his cards win is counted together.
    .p4 = Beware: you must take at least one 8 in each round. As soon as all three lie with Neptune, none can come to you any more: the round ends at once and is his, whatever the points. Otherwise the most points win it, and the first to reach the target wins. Both at once? It is decided as under “Winning”.
rules-sea-change-example-eight-taken = Red is trump. Neptune leads the green 5, you follow with the green 8, and his next card is the blue 11. The trick is yours: it costs 3 points in all, but you have your 8.
rules-sea-change-example-eight-lost = Neptune leads the blue 6, you follow with the blue 8. Then comes the green 8: same value, a sea change! Green is trump, and Neptune carries off both 8s.

rules-sea-change-further = The trump may change with every card: keep an eye on its sign, and remember that the colour to follow stays put for the whole trick. Your hand is sorted by colour and value; the cards of the trick lie side by side, so that you see which one fell last.
    .title = Finding your way, then going further
    .p2 = With four or more, try teams: that is how the author of the game likes it best. And for a shorter or a longer game, change how many victory points it takes.

rules-sea-change-teams = With four or more you can play in teams. Four: 2 against 2. Five: 2, 2 and 1, or 3 against 2. Six: 2, 2 and 2, or 3 against 3. Seven: 2, 2, 2 and 1, or 3, 2 and 2. Eight: four teams of 2, or 4 against 4. Teams take turns around the table, and nobody sees a team-mate’s hand.
    .title = In teams
    .p2 = A team counts its cards together, and it is the team that scores the victory point. Whatever decides a tie holds for teams as well.
    .p3 = As a rule, a team wins with its size plus one: three victory points for two people, four for three, five for four. Whoever is alone in 2, 2 and 1 or in 2, 2, 2 and 1 needs only two. The table may also set the same target for all.
