### SEA CHANGE : comment une manche ou une partie s’est terminée, et pourquoi, en français.

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
