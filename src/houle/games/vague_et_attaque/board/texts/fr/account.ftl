### VAGUE & ATTAQUE : comment une manche ou une partie s’est terminée, et pourquoi, en français.

account-vague-et-attaque-stands = sur { $needed }
account-vague-et-attaque-done = Validé : { $places }.
account-vague-et-attaque-nothing = Aucun lieu validé.
account-vague-et-attaque-missing =
    { $missing ->
        [0] { $place } : au complet, mais pas validé.
        [one] { $place } : il manquait 1 souvenir.
       *[other] { $place } : il manquait { $missing } souvenirs.
    }
