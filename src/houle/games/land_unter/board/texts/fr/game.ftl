### La table de LAND UNTER, en français.

land-unter-stage = Manche { $round }/{ $of }, pli { $trick }
land-unter-do-choose = Choisir
land-unter-do-play = Jouer

## Ce que l’on peut faire

land-unter-choose = Choisis une carte en secret
land-unter-play = Joue une carte, face visible
land-unter-play-last = Tu joues en dernier : à toi de décider

## Le milieu de la table

land-unter-places = Les places
land-unter-place = { $who } : { $level ->
    [out] hors jeu
    [dry] au sec
   *[other] niveau { $level }
}{ $deepest ->
    [yes] , le plus haut
   *[no] {""}
}, { $left ->
    [one] { $left } bouée
   *[other] { $left } bouées
} sur { $of }. Voir ses cartes jouées.
land-unter-takes = prend le { $level }
land-unter-out = hors jeu
land-unter-dry = au sec
land-unter-level = niveau { $level }
land-unter-belts = { $left ->
    [one] { $left } bouée sur { $of }
   *[other] { $left } bouées sur { $of }
}
land-unter-my-belts = { $left ->
    [one] Il te reste { $left } bouée sur { $of }
   *[other] Il te reste { $left } bouées sur { $of }
}
land-unter-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce que l’on peut regarder

land-unter-last-trick = Le pli précédent
land-unter-took-lower = la plus haute : l’eau la plus basse
land-unter-took-higher = la deuxième : l’autre eau
land-unter-cards-of = Cartes connues : { $who }
land-unter-played-this-round = Jouées dans cette manche
land-unter-none-yet = Encore aucune.
land-unter-seen-before = Vues aux manches précédentes, encore en main
land-unter-nothing-left = Plus aucune carte connue dans cette main.
land-unter-first-round = C’est la première manche : cette main n’a encore jamais été jouée.

## Les comptes

land-unter-scores = Les points
land-unter-player = Qui
land-unter-round = Manche { $round }
land-unter-total = Total
land-unter-winner = gagne la partie

## Pour commencer

land-unter-hint-water = La carte la plus haute prend l’eau la plus basse.
land-unter-hint-pay = Le niveau le plus haut coûte une bouée à chaque pli.
land-unter-hint-cover = L’eau prise recouvre l’ancienne : le niveau peut baisser.
land-unter-hint-last-belt = Plus de bouée : tu joues encore, mais la prochaine due te sort.
land-unter-hint-passed = C’est la main d’à côté, avec les bouées qui vont avec.
land-unter-hint-look = Touche un nom pour revoir ses cartes jouées.
