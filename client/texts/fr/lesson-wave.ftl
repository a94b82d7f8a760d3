### La leçon de WAVE.

lesson-wave-1 = Il faut dépasser la dernière carte. Ton 4 est plus haut que le 2 : joue le 4 jaune.
lesson-wave-2 = Une couleur plus haute suffit aussi. Le rouge est au-dessus de l’orange : joue le 1.
lesson-wave-3 = Le bleu ciel dépasse le rouge. Et un 0 fait demi-tour : regarde qui vient après !
lesson-wave-4 = Ces cartes, tu ne les vois pas, les autres si. Suis le doigt : joue celle qu’il montre.
lesson-wave-5 = Blanc, c’est tout en bas, mais 5 dépasse 2. Et un blanc fait demi-tour aussi.
