### The lesson of VAGUE VERTE.

lesson-vague-verte-1 = To the beach, square by square! A turn begins with a card: draw from the pile.
lesson-vague-verte-2 = Then lay one. You set off with a car, any car: drive the red 1.
lesson-vague-verte-3 = Instead of drawing you may take the card that lies face up. Take the blue 3.
lesson-vague-verte-4 = There is a yellow car across from you. A yellow breakdown stops it: lay it there!
lesson-vague-verte-5 = Now you have broken down too. First draw a card, as in every turn.
lesson-vague-verte-6 = A tow truck clears a breakdown away and counts as a square: lay it.
lesson-vague-verte-7 = The road is clear. Draw.
lesson-vague-verte-8 = On you go: any car brings you one square nearer to the beach. Lay the blue 3.
