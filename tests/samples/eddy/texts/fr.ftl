### Eddy, en français.

game-title = EDDY
game-blurb = Le deuxième est le meilleur.
game-tile = Le deuxième est le meilleur, et le choix est secret.
    .kind = choix secrets

card-drop = { $number }

zone-deep = fond
zone-shown = cartes montrées
zone-gone = cartes parties
zone-hand =
    { $who ->
        [you] ta main
       *[other] { $who } : main
    }
zone-chosen =
    { $who ->
        [you] ton choix
       *[other] { $who } : choix
    }

move-choose = Choisir le { $card }
    .short = Choisir
    .place = Quelle carte ?

moved-deep-hand = { "" }
moved-hand-chosen =
    { $card ->
        [hidden] { $who } a choisi.
       *[other] { $who ->
            [you] Tu as choisi le { $card }.
           *[other] { $who } a choisi le { $card }.
        }
    }
moved-chosen-shown =
    { $who ->
        [you] Tu montres
       *[other] { $who } montre
    } le { $card }.
moved-shown-gone = { "" }
shuffled-deep = { "" }

step-scored =
    { $who ->
        [you] Tu marques
       *[other] { $who } marque
    } un point avec le { $card }.

refusal-game-over = La partie est finie.
refusal-chosen = Tu as déjà choisi.
refusal-no-such-card = Tu n’as pas cette carte.

outcome-played-out =
    { $winners ->
        [all] Tout le monde gagne !
       *[other] Victoire : { $winners }.
    }
