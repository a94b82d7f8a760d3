### La table de SEA CHANGE, en français.

sea-change-stage = Manche { $round }
sea-change-play = Jouer
sea-change-team = équipe { $team }

## Ce que l’on peut faire

sea-change-lead-trump = Entame : la couleur de ta carte sera l’atout
sea-change-lead = Entame avec la carte de ton choix
sea-change-follow = Il faut suivre : joue du { $colour }
sea-change-follow-or-turn = Joue du { $colour }, ou change l’atout avec un { $value }
sea-change-free = Pas { DE($colour) } : joue ce que tu veux
sea-change-free-or-turn = Joue ce que tu veux ; un { $value } change l’atout

## Le milieu de la table

sea-change-trump-open = à la première carte
sea-change-turned-by = changé par { $who }
sea-change-turned = change l’atout
sea-change-took = remporte
sea-change-laid = { $who } : { $card }{ $turned ->
    [yes] , change l’atout
   *[no] {""}
}{ $ahead ->
    [yes] , en tête
   *[no] {""}
}
sea-change-taken = { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
}
sea-change-last-trick = Le pli précédent
sea-change-look-back = Revoir le pli précédent, pris par { $who }
sea-change-news-no-eight = Manche { $round } : tous les 8 sont allés à Neptune, +1 pour lui
sea-change-news = Manche { $round } : +1 pour { $who }

## Les comptes

sea-change-standing = Où en est-on ?
sea-change-side = Camp
sea-change-column-victories = Victoires
sea-change-column-cards = Cartes
sea-change-points-of = Manche { $round }
sea-change-victories = { $had ->
    [one] { $had } point de victoire sur { $target }
   *[other] { $had } points de victoire sur { $target }
}
sea-change-victor = marque un point de victoire
sea-change-winner = gagne la partie
sea-change-no-eight = Aucun 8 ne pouvait plus te revenir : la manche s’est arrêtée, perdue quels que soient les points.
sea-change-targets = Une équipe gagne avec sa taille plus un. Sans partenaire, il suffit de 2.
sea-change-dealer = Donne : { $who }

## Pour commencer

sea-change-hint-trump = La première carte de la manche fixe aussi l’atout.
sea-change-hint-follow = Suis la couleur si tu peux. L’atout bat le reste.
sea-change-hint-turn = Même valeur que la carte d’avant : l’atout change.
sea-change-hint-eight = Un 8 coûte 4 points à qui le ramasse.
sea-change-hint-solo-eight = En solo, prends au moins un 8 : si Neptune a les trois, la manche est perdue.
sea-change-hint-target = Tu joues sans partenaire : 2 points de victoire te suffisent.
sea-change-hint-last = Le petit tas marqué d’un œil montre le pli précédent.
