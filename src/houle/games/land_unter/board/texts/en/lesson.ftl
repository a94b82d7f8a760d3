### The lesson of LAND UNTER.

lesson-land-unter-goal = Keep your lifebelts: in every trick, the highest water level costs one. Each lifebelt you keep is worth 1 point.
lesson-land-unter-end = A round is twelve tricks long, then hands are passed to the left. The game ends when everybody has played every hand.
lesson-land-unter-water = In every trick, two waters are turned up: here 3 and 9. Then everybody picks a card in secret.
lesson-land-unter-high = The highest card takes the lower water. Go for the 3: play your 58. Then all cards are turned up at once.
lesson-land-unter-deepest = The 3 is yours. { $right } played the second highest card and takes the 9: the deepest water, and a lifebelt goes.
lesson-land-unter-middle = Now let us see what a middle card does, neither high nor low. Try the 33: who will be higher?
lesson-land-unter-lost = Second! The 11 is yours, nobody stands deeper: you lose a lifebelt. That is why the middle hurts.
lesson-land-unter-low = Cards below those two take no water. Stay out of it this time: play your 5.
lesson-land-unter-still = No new water, but your 11 is still the deepest: another lifebelt lost. You must get out of there!
lesson-land-unter-cover = New water covers the old. Play your 55: the 1 will come to lie on your 11.
lesson-land-unter-covered = You stand at 1, almost dry! { $left } takes the 12 and loses a lifebelt in your place.
lesson-land-unter-dry = Where you are now, it is best to take nothing more. Leave the water to the others: play your 9.
lesson-land-unter-lowest = You stay at 1, and somebody else’s lifebelt goes. At the end of a round, the lowest water is worth 1 point more.
lesson-land-unter-win = Most points over all rounds: 1 per lifebelt kept, 1 for the lowest water, −1 if you have no lifebelt left to give. Play very high or very low!
