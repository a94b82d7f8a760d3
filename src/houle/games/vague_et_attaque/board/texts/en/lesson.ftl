### The lesson of VAGUE & ATTAQUE.

lesson-vague-et-attaque-goal = Validate places: lay a place before you, then three souvenirs that go with it. The others would love to take them!
lesson-vague-et-attaque-end = The game ends as soon as somebody has validated enough places: three in a game for two, otherwise two.
lesson-vague-et-attaque-explore = Your turn has three parts. First you explore: draw a souvenir.
lesson-vague-et-attaque-adventure = Then comes the encounter. Go on an adventure: draw a card, it is read to the whole table.
lesson-vague-et-attaque-read = It acts at once: here, more souvenirs for you. Other encounters are less kind…
lesson-vague-et-attaque-moor = Last of all you moor. Lay the place that you hold before you.
lesson-vague-et-attaque-lay = With the place you may lay a souvenir that goes with it. This one comes from there: lay it.
lesson-vague-et-attaque-three = One souvenir of three! At least one must belong to this place alone, and you have it. Now the others play.
lesson-vague-et-attaque-later = One turn later: you have two souvenirs there, one is missing. And { $left } has one that would fit your place too.
lesson-vague-et-attaque-again = Let us get it! But first draw, as in every turn.
lesson-vague-et-attaque-challenge = Instead of an adventure you may fight a duel. Touch that souvenir over there, and challenge!
lesson-vague-et-attaque-throw = A die for each of you, and the higher one wins. It is for you to throw!
lesson-vague-et-attaque-won = You won: the souvenir is in your hand. Had you lost, you would have had to discard a card.
lesson-vague-et-attaque-validate = There is the third one you needed. Lay it on your place, with the two others.
lesson-vague-et-attaque-validated = Three souvenirs: your place is validated! It is yours for good, and nobody can touch it any more.
lesson-vague-et-attaque-win = With two players, three validated places win; with three or more, two are enough. The pirate ship counts as a place too: fill it up while it is yours.
