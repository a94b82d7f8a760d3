### Vérifier un jeu de cartes

cli-deck-overview = houle deck check FICHIER     vérifier tes propres cartes de VAGUE & ATTAQUE
cli-deck = Vérifier un fichier de cartes pour VAGUE & ATTAQUE.
cli-deck-check = chercher tout ce qui ne va pas
cli-deck-file = un fichier de cartes, en TOML

deck-good = { $title } : ce jeu de cartes est jouable.
deck-encounters = Rencontres : { $blue } bleues, { $gold } dorées, dont { $inverted } seulement à plusieurs
deck-souvenirs = Souvenirs : { $dedicated } dédiés, { $shared } partagés, dont { $anchors } avec une ancre
deck-problems =
    { $count ->
        [one] 1 problème.
       *[other] { $count } problèmes.
    }
