### The lesson of WAVE.

lesson-wave-goal = You play together: empty the draw pile and all hands onto one pile. Each card must beat the one before.
lesson-wave-end = When every card is out, everybody has won. If somebody whose turn it is can play nothing, the game stops at once.
lesson-wave-number = Your turn. A higher number is enough: your 4 beats the 2. Play the yellow 4, the one with the arrow.
lesson-wave-drawn = You drew a card, and it faces the others: everybody can see it, except you.
lesson-wave-colour = A higher colour is enough too, even with a small number. Red is above orange: play the red 1.
lesson-wave-silent = Not a word about colours or numbers! But you see cards that { $left } cannot see: help with your finger.
lesson-wave-point = Two cards would fit: red 2 or sky 5. Choose the smaller step up: touch the red 2, then “Play it”.
lesson-wave-follow = Two of your hidden cards would fit. Which one is right? A finger has chosen for you: follow it.
lesson-wave-followed = A sky 0: the wave hardly rises. The other one, a navy 4, would have let nothing through but 5s.
lesson-wave-white = A 0 turns play around: { $left } came before you. White is lowest, but 4 beats 3: play the white 4.
lesson-wave-turned = White cards turn play around too. And look: thanks to you, the colour is down at the bottom again.
lesson-wave-keep = A finger can also say: keep it. It is your navy 4, far too strong for now. Play your red 3 instead.
lesson-wave-kept = The wave rises gently, and every hand will still find something to play. That is the whole secret.
lesson-wave-win = Together, by playing all 34 cards. If some are left over, they are counted: the fewer, the better. So point a lot, and rise slowly.
