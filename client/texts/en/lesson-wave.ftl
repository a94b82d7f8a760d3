### The lesson of WAVE.

lesson-wave-1 = A card must beat the last one. Your 4 is higher than its 2: play the yellow 4.
lesson-wave-2 = A higher colour beats it too. Red is above orange: play the red 1.
lesson-wave-3 = Sky is above red. And a 0 turns play around: watch who comes next!
lesson-wave-4 = You cannot see these cards, the others can. Follow the finger: play the one shown.
lesson-wave-5 = White is the lowest colour, but 5 is more than 2. And whites turn play around too.
