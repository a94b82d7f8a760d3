### The lesson of LAND UNTER.

lesson-land-unter-1 = All choose in secret. The highest card takes the lower water: win the 3 with your 58.
lesson-land-unter-2 = Two cards take water, the lowest stay out of it. Keep dry with your 5.
lesson-land-unter-3 = New water covers the old. Take the 1 with your 55, and you stand lower than before.
lesson-land-unter-4 = The second highest takes the higher water, so middle cards are risky. Play the 9.
lesson-land-unter-5 = Dare the 45. If it goes wrong, you are in deepest, and a lifebelt saves you.
