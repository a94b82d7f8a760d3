### La donne du jour : ce qui est distribué aujourd’hui, et comment tout le monde a joué.

day-title = Donne du jour
day-about = Une donne par jeu, la même pour le monde entier, avec les mêmes robots. Elle se joue une seule fois : rien ne se reprend, et ce qu’elle cache reste secret jusqu’à la fin de la journée.
day-ends = La journée se termine à { $time } à ton horloge.
day-elsewhere = Sur cet appareil, quelqu’un d’autre a commencé les donnes du jour. Demain, il y en aura de nouvelles.
day-play = Jouer
day-play-on = Continuer
day-played = Voir le tableau
day-with = { $seats } à table, avec { $bot }
day-streak = { $days ->
    [0] Joues-en une aujourd’hui pour commencer une série. Un jour sur sept peut manquer.
    [one] 1 jour joué. Un jour sur sept peut manquer.
   *[other] { $days } jours joués de suite. Un jour sur sept peut manquer.
}
day-board = { $game } : le tableau du jour
day-back = Tous les jeux du jour
day-not-yet = Joue d’abord cette donne jusqu’au bout : tu verras ensuite comment les autres ont joué.
day-gave-up = Tu as abandonné cette donne : elle ne compte pas au tableau.
day-late = Tu as fini après la fin de la journée : la donne ne compte pas au tableau.
day-alone = Personne d’autre n’a encore joué cette donne jusqu’au bout.
day-stands = { $better ->
    [0] Personne n’a fait mieux
    [one] Une personne a fait mieux
   *[other] { $better } ont fait mieux
} sur { $of }. { $level ->
    [0] { "" }
    [one] Une autre a fait aussi bien.
   *[other] { $level } autres ont fait aussi bien.
}
day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-won = partie gagnée
day-lost = partie perdue
day-scores = Comment tout le monde a joué
day-you = toi
day-people = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
day-partings = Là où les chemins se séparent
day-partings-about = Les autres avaient joué exactement comme toi jusque-là.
day-parted = Toi : { $move } ({ $together })
day-parted-other = { $move } ({ $count })
day-look = Voir ce moment
day-share = Partager
day-share-copied = C’est copié : colle-le où tu veux.
day-share-selected = Copie le texte ci-dessous.
day-share-line = Houle · { $game } · donne du { $date }
day-share-first = Personne d’autre ne l’avait encore jouée
day-share-score = { $better ->
    [0] Personne n’a fait mieux
    [one] Une personne a fait mieux
   *[other] { $better } ont fait mieux
} sur { $of }
day-share-streak = { $days ->
    [one] 1 jour
   *[other] { $days } jours de suite
}
