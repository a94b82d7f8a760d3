### A game without a screen of its own, in English.

plain-besides = At any time
plain-winner = wins the game
