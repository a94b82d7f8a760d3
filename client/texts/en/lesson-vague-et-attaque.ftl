### The lesson of VAGUE & ATTAQUE.

lesson-vague-et-attaque-1 = Three souvenirs validate a place. First you explore: draw a souvenir.
lesson-vague-et-attaque-2 = Then the encounter. Go on an adventure: draw a card, it is read to the whole table.
lesson-vague-et-attaque-3 = Two more souvenirs! Last of all you moor: lay your place, the lagoon, in your zone.
lesson-vague-et-attaque-4 = The flag goes only on the ship, which lies in the middle for two: lay it aboard.
lesson-vague-et-attaque-5 = Two souvenirs aboard: whoever lays the third takes the ship! First, draw.
lesson-vague-et-attaque-6 = Those slippers over there would be fine loot. Win them in a duel: challenge!
lesson-vague-et-attaque-7 = Each of you throws a die, and the higher one wins. You go first: throw!
lesson-vague-et-attaque-8 = The slippers are yours. The wooden leg goes aboard: lay it, and validate the ship!
