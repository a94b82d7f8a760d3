### The lesson of SEA CHANGE.

lesson-sea-change-1 = You lead. The first card of a round makes its colour trump: play the red 10.
lesson-sea-change-2 = You took the trick, so you lead again. Lead low to let others have it: the green 4.
lesson-sea-change-3 = Blue was led, and you have blue: follow. The 12 takes the trick and its points.
lesson-sea-change-4 = Lead the blue 7. Careful: another 7 may come right behind it!
lesson-sea-change-5 = A sea change! You can do that too: a 5 on the 5 makes red trump. Play it!
lesson-sea-change-6 = An 8 costs 4 points. Lead it while others hold higher greens to take it with.
