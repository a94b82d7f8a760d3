### La leçon de MÉDUSE.

lesson-jellyfish-goal = Débarrasse-toi de tes cartes en disant ce qu’elles sont, ou ce qu’elles ne sont pas. Sans te faire prendre.
lesson-jellyfish-end = La partie finit dès que quelqu’un a quatre créatures pareilles devant soi, ou plus de carte à envoyer.
lesson-jellyfish-believe = { $left } pose une carte devant toi et dit : « C’est une anguille. » Tu n’en tiens que deux sur six : c’est bien possible. Dis que c’est vrai.
lesson-jellyfish-right = C’est une anguille ! Tu avais raison : { $left } la garde, ouverte aux yeux de tous, et envoie la carte suivante.
lesson-jellyfish-doubt = { $right } a regardé la carte annoncée comme crevette et l’appelle maintenant crabe. Cela sent le mensonge : dis que c’est faux.
lesson-jellyfish-wrong = C’était bien un crabe. Tu t’es fait avoir : la carte est à toi, et c’est ton tour.
lesson-jellyfish-lie = À toi de mentir. Pose un oursin devant { $left } et appelle-le étoile de mer.
lesson-jellyfish-fooled = { $left } t’a cru et garde ton oursin. Le meilleur mensonge est celui que personne ne peut vérifier.
lesson-jellyfish-win = Une seule personne perd, toutes les autres gagnent : regarde qui en a déjà trois pareilles.
