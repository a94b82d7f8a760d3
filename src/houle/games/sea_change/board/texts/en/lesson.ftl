### The lesson of SEA CHANGE.

lesson-sea-change-goal = Win tricks and the points in them: a 9 is worth 2, cards from 10 to 12 are worth 1, but an 8 costs 4.
lesson-sea-change-end = A round is ten tricks long. Most points in it give one victory, and three victories end the game.
lesson-sea-change-lead = You lead. The very first card sets the colour to follow, and the trump as well. Play the red 10.
lesson-sea-change-taken = Everybody followed in red, and your 10 is highest: the trick is yours, with 1 point. Red stays trump.
lesson-sea-change-low = Whoever takes a trick leads the next one. Keep your strong cards for later, and play low: the green 4.
lesson-sea-change-change = Blue was led, and you have some. But a 5 has just been played, and another 5 always goes! Choose your green 5.
lesson-sea-change-changed = A sea change! Green has become trump, and your little 5 takes the trick, with the 9 and its 2 points.
lesson-sea-change-zero = The 0 of the last trump is worth 5 points, and somebody still holds the green 0. Lead the green 12: all must follow.
lesson-sea-change-five = { $right } had no green but the 0, and had to follow. It is yours: 5 points, if green stays trump.
lesson-sea-change-eight = An 8 costs 4 points, and whoever takes it pays. Lead your red 8 while others hold higher reds.
lesson-sea-change-rid = { $left } takes your 8 with a 12: 4 points gone, and not yours! Let us skip to the last trick of the round.
lesson-sea-change-last = You have one card left, and green is still trump. Play your blue 12, and the round will be counted.
lesson-sea-change-counted = 12 points for you, 5 of them from the green 0: one victory! The next round is dealt already.
lesson-sea-change-win = Three victories win the game. Change the trump at the right moment, catch its 0, and leave the 8s to others.
