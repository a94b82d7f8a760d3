### La page qui montre toutes les cartes, en français.

cards-title = Toutes les cartes
cards-return = Retour
cards-rules = Les règles { DE($game) }
cards-copies = { $card }, { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
cards-back = dos de la carte
cards-trouble = Impossible de lire les cartes pour le moment.
cards-again = Réessayer
