### Ce qui a été joué, par qui et avec quel résultat, en français.

record-title = Ce que tu as joué
record-none = Aucune partie n’est finie encore. Quelques secondes après la première, elle sera ici.
record-in-time = Tes coups joués à temps : { $share } %
record-played = jouées
record-won = gagnées
record-streak = d’affilée
record-best-streak = meilleure série
record-points = record de points
record-points-replay = Record : { $points } points. Revoir la partie
record-only-stopped = Seulement des parties arrêtées d’un commun accord : elles ne comptent pas.
record-teams = Tous ensemble
record-team = { $seats } à la table : { $won ->
    [one] { $won } gagnée sur { $played }
   *[other] { $won } gagnées sur { $played }
}
record-latest = Dernières parties
record-replay = Revoir

## How a game came out

came-won = Gagnée
came-lost = Perdue
came-team-won = Gagnée ensemble
came-team-lost = Perdue ensemble
came-stopped = Arrêtée d’un commun accord
came-place = place { $place }
came-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
came-seats = à { $seats }

## Ratings

rating = Cote
rating-drawn = Cote : presque sûrement { $low } au moins, le plus probable { $likely }, au plus { $high }. { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
rating-provisional = { $games ->
    [one] Après { $games } partie entre personnes
   *[other] Après { $games } parties entre personnes
} : provisoire jusqu’à la dixième.
rating-games = Après { $games } parties entre personnes. Le nombre est ce qui est presque sûr ; la barre montre de combien il peut être au-dessus.

## What others see

visible-heading = Ce que les autres voient
visible-about = Rien de cette page, tant que tu ne le veux pas. À une table, on voit ton nom comme toujours.
visible-standings = Mon nom au classement
    .hint = Après dix parties cotées d’un jeu, ton nom, ton animal et ta cote figurent dans son classement.
visible-page = Une page pour les autres
    .hint = Qui en a le lien voit ce que montre cette page, et ne peut revoir que les parties qui étaient dans la liste et que l’on pouvait regarder. Si tu la fermes, le lien ne mène plus nulle part, pour toujours.
visible-open = Mes parties en données ouvertes
    .hint = Les parties finies sont données à tout le monde, pour la recherche et l’étude, si chaque personne qui y a joué l’a activé : sans nom, sans lien et sans jour, et pour toujours. Ce qui a été donné ne se reprend pas.
visible-link = Le lien vers ta page
visible-code = Le même lien, à scanner
visible-look = La voir comme les autres

## Standings

standings-title = Classement
standings-to = Le classement
standings-none = Personne ici encore. Il faut dix parties entre personnes, et vouloir y figurer.
standings-about = Seules les personnes qui le veulent figurent ici, et elles seules sont comptées. Le nombre est ce que vaut presque sûrement quelqu’un ; la barre montre de combien il peut être au-dessus.
place = Ta place
place-none = Tu n’as pas encore de cote ici : elle vient en jouant contre des personnes.
place-provisional = { $games ->
    [one] Tu as joué { $games } partie cotée
   *[other] Tu as joué { $games } parties cotées
}. À la dixième, tu auras un rang.
place-rank = Tu es au rang { $rank } avec { $shown }.
place-would = Tu serais au rang { $rank } avec { $shown }. Personne d’autre que toi ne le voit.
place-how = Y figurer sous mon nom

## Somebody’s page

person-none = Aucune partie n’est finie encore.
person-in-time = Coups joués à temps : { $share } %
person-gone = Il n’y a personne ici
person-gone-about = Cette page a été fermée, ou n’a jamais existé.
