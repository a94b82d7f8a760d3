### LAND UNTER : comment une manche ou une partie s’est terminée, et pourquoi, en français.

account-land-unter-summary =
    { $left ->
        [one] On passe les mains : encore une manche.
       *[other] On passe les mains : encore { $left } manches.
    }
account-land-unter-stands = { $points } en tout
account-land-unter-belts =
    { $belts ->
        [0] Plus de bouée : 0 point.
        [one] 1 bouée restante : 1 point.
       *[other] { $belts } bouées restantes : { $belts } points.
    }
account-land-unter-bonus = L’eau la plus basse à la fin : 1 point de plus.
account-land-unter-out = Sans bouée dans l’eau la plus profonde : hors jeu, et 1 point de moins.
