### La leçon de WAVE.

lesson-wave-goal = Vous jouez ensemble : videz la pioche et toutes les mains sur une seule pile. Chaque carte doit dépasser celle d’avant.
lesson-wave-end = Quand tout est posé, c’est gagné pour tout le monde. Si quelqu’un ne peut rien jouer à son tour, la partie s’arrête aussitôt.
lesson-wave-number = À toi. Un nombre plus haut suffit : ton 4 dépasse le 2. Joue le 4 jaune, celui que montre la flèche.
lesson-wave-drawn = Tu as pioché une carte, et elle est tournée vers les autres : tout le monde la voit, sauf toi.
lesson-wave-colour = Une couleur plus haute suffit aussi, même avec un petit nombre. Le rouge est au-dessus de l’orange : joue le 1 rouge.
lesson-wave-silent = Parler de couleurs ou de nombres est interdit. Mais { $left } ne voit pas toutes ses cartes, et toi si : aide du doigt !
lesson-wave-point = Deux cartes iraient : 2 rouge ou 5 bleu ciel. Choisis celle qui monte le moins : touche le 2 rouge, puis « À jouer ».
lesson-wave-follow = Deux de tes cartes cachées iraient. Laquelle est la bonne ? Un doigt a choisi pour toi : suis-le.
lesson-wave-followed = Un 0 bleu ciel, la vague monte à peine. L’autre, un 4 bleu marine, n’aurait laissé passer que des 5.
lesson-wave-white = Un 0 fait demi-tour : c’est revenu par { $left }. Blanc est tout en bas, mais 4 dépasse 3 : joue le 4 blanc.
lesson-wave-turned = Les cartes blanches font demi-tour aussi. Et regarde : grâce à toi, la couleur est redescendue tout en bas.
lesson-wave-keep = Un doigt peut aussi dire : garde-la. C’est ton 4 bleu marine, bien trop fort ici. Joue plutôt le 3 rouge.
lesson-wave-kept = La vague monte en douceur, et chaque main trouvera encore de quoi jouer. Voilà tout le secret.
lesson-wave-win = Ensemble, en jouant les 34 cartes. S’il en reste, on les compte : moins il y en a, mieux c’est. Alors montrez du doigt, et montez tout doucement.
