### Les mots de la page qui charge le client du navigateur, en français.

shell-description = Des jeux de vagues, de une à huit personnes : { $games }. Joue tout de suite, à plusieurs ou avec des robots, sans compte.
shell-needs-script = Houle se joue dans ton navigateur, et il lui faut JavaScript.

## Ce que d’autres montrent quand on leur envoie un lien

preview-at-table = À table : { $who }. { $stands }
preview-waiting = { $free ->
    [0] Tout le monde est là.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
preview-empty = { $free ->
    [one] Une table ouverte, avec une place libre.
   *[other] Une table ouverte, avec { $free } places libres.
}
preview-playing = La partie est en cours.
preview-stopped = La partie s’est arrêtée avant la fin.
preview-closed = Cette table est fermée.
preview-person = Ce que cette personne a joué sur Houle, jeu par jeu.
preview-day-title = Donne du jour
preview-day = Les mêmes cartes pour tout le monde, une fois par jour : à toi de jouer.
preview-challenge-title = Joue ce que j’ai joué
preview-challenge = Les mêmes cartes, à la même place : à toi de jouer.
day-picture = Donne du { DATETIME($date, dateStyle: "long") }. { $better ->
    [0] Personne n’a fait mieux
    [one] Une personne a fait mieux
   *[other] { $better } ont fait mieux
} sur { $of }.
day-picture-first = Donne du { DATETIME($date, dateStyle: "long") }. Personne d’autre ne l’avait encore jouée.
day-picture-in-a-row = { $days } jours de suite.
