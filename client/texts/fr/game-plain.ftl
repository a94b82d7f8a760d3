### Un jeu sans écran à lui, en français.

plain-besides = À tout moment
plain-winner = gagne la partie
