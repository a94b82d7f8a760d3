### WAVE : comment une manche ou une partie s’est terminée, et pourquoi, en français.

account-wave-stands =
    { $count ->
        [one] carte restante
       *[other] cartes restantes
    }
account-wave-left = Pas jouées : { $cards }.
account-wave-hidden = Des cartes que personne n’a retournées.
account-wave-none = Toutes les cartes sont jouées.
