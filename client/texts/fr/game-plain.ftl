### Un jeu sans écran à lui, en français.

plain-besides = À tout moment
plain-winner = gagne la partie
plain-what = Que fais-tu ?
plain-back = Retour
plain-facts = À voir aussi
plain-figure = { $label } : { $text }
plain-told = Ce qui vient de se passer
