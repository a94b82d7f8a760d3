### Comment une manche ou une partie s’est terminée, et pourquoi, en français.

account-round = Manche { $round }
account-go-on = Continuer
account-why = pourquoi ?

## LAND UNTER

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

## SEA CHANGE

account-sea-change-summary = Le plus de points, et donc le point de victoire : { $who }.
account-sea-change-team = Équipe { $team } : { $members }
account-sea-change-points = { $points } pts
account-sea-change-stands = { $victories }/{ $target } PV
account-sea-change-cards =
    { $count ->
        [0] Aucune carte prise.
        [one] 1 carte prise.
       *[other] { $count } cartes prises.
    }
account-sea-change-zero = Le 0 de l’atout : { $points }.
account-sea-change-value =
    { $count ->
        [one] Un { $value } : { $points }.
       *[other] { $value }, { $count } fois : { $points } chacun.
    }
account-sea-change-nothing = Aucune ne compte.
account-sea-change-no-eight = Aucun 8 parmi elles : en solo, la manche est perdue.
account-sea-change-victor = Le plus de points à cette table : 1 point de victoire.

## WAVE

account-wave-stands =
    { $count ->
        [one] carte restante
       *[other] cartes restantes
    }
account-wave-left = Pas jouées : { $cards }.
account-wave-hidden = Des cartes que personne n’a retournées.
account-wave-none = Toutes les cartes sont jouées.

## VAGUE VERTE

account-vague-verte-stands = sur { $length }
account-vague-verte-left =
    { $left ->
        [0] Jusqu’à la plage.
        [one] À une case de la plage.
       *[other] À { $left } cases de la plage.
    }
account-vague-verte-trouble = En panne.
account-vague-verte-stop = Devant un feu rouge.
account-vague-verte-duck = Des canards sur la route.

## VAGUE & ATTAQUE

account-vague-et-attaque-stands = sur { $needed }
account-vague-et-attaque-done = Validé : { $places }.
account-vague-et-attaque-nothing = Aucun lieu validé.
account-vague-et-attaque-missing =
    { $missing ->
        [0] { $place } : au complet, mais pas validé.
        [one] { $place } : il manquait 1 souvenir.
       *[other] { $place } : il manquait { $missing } souvenirs.
    }
