### LAND UNTER, en français.

game-title = LAND UNTER
game-blurb = La mer monte et descend. Joue tes cartes temps pour que les autres aient plus d’eau que toi, et sauve tes bouées. Puis tu reçois la main d’à côté : tout le monde joue chaque main une fois.
game-tile = L’eau monte et descend : la laisser aux autres, et garder ses bouées.
    .kind = choix secrets

## Les options d’une table

option-open-play = Jeu à découvert
    .hint = Les cartes temps sont jouées face visible, l’une après l’autre, au lieu d’être choisies en secret.
option-memory-aid = Aide-mémoire
    .hint = La table montre quelles cartes de chaque main ont été jouées aux manches précédentes.

## Les cartes, et où elles sont

card-weather = { $number }
card-water = niveau { $number }
    .short = { $number }

zone-pile = eau à venir
zone-turned-up = eau de ce pli
zone-discard = eau retournée
zone-leftover = cartes laissées de côté
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
zone-played =
    { $who ->
        [you] tes cartes jouées
       *[other] { $who } : cartes jouées
    }
zone-laid-down =
    { $who ->
        [you] tes cartes posées
       *[other] { $who } : cartes posées
    }
zone-water =
    { $who ->
        [you] ton eau
       *[other] { $who } : eau
    }

## Ce que tu peux faire

move-choose = Choisir le { $card }
move-play = Jouer le { $card }

## Ce qui s’est passé

moved-leftover-hand = {""}
moved-pile-turned-up = La mer apporte un { $card }.
moved-hand-chosen =
    { $who ->
        [you] Tu choisis le { $card }.
       *[other] { $who } a choisi.
    }
moved-chosen-played =
    { $who ->
        [you] Tu montres
       *[other] { $who } montre
    } le { $card }.
moved-hand-played =
    { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } le { $card }.
moved-turned-up-water =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } le { $card }.
moved-water-discard = {""}
moved-hand-laid-down = {""}
moved-laid-down-hand = {""}
moved-played-hand = {""}
moved-water-pile = {""}
moved-discard-pile = {""}
shuffled-leftover = {""}
shuffled-pile = {""}

step-dealer =
    { $who ->
        [you] Tu donnes.
       *[other] { $who } donne.
    }
step-round-begins = Manche { $round } sur { $of } : la mer est calme, pour l’instant.
step-allotted =
    { $who ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { $belts ->
        [one] { $belts } bouée
       *[other] { $belts } bouées
    }.
step-starts =
    { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
step-paid =
    { $who ->
        [you] Au niveau { $level }, tu as le plus d’eau et tu rends une bouée ;
       *[other] Au niveau { $level }, { $who } a le plus d’eau et rend une bouée ;
    } { $left ->
        [0] c’était la dernière.
       *[other] il en reste { $left }.
    }
step-dropped-out =
    { $who ->
        [you] Au niveau { $level }, tu as le plus d’eau et plus une seule bouée : inondation, la manche est finie pour toi.
       *[other] Au niveau { $level }, { $who } a le plus d’eau et plus une seule bouée : inondation, et fin de la manche.
    }
step-scored =
    { $who ->
        [you] Tu marques
       *[other] { $who } marque
    } { $points }{ $bonus ->
        [yes] , avec le bonus des pieds les plus secs
       *[no] {""}
    }.
step-hands-passed = Toutes les mains passent à gauche.

## Ce qui n’est pas permis

refusal-game-over = La partie est finie.
refusal-face-down-here = À cette table, on choisit en secret.
refusal-face-up-here = À cette table, on joue face visible.
refusal-dropped-out = Cette manche est finie pour toi. On te retrouve à la prochaine.
refusal-already-chosen = Tu as déjà choisi. Les autres réfléchissent encore.
refusal-not-your-turn = C’est à { $who } de jouer.
refusal-no-such-card = Tu n’as pas cette carte.

## Comment cela finit

outcome-last-round =
    { $winners ->
        [all] Tout le monde est au sec à égalité, avec { $best } points : la victoire est partagée.
       *[other] L’eau se retire. Victoire avec { $best } points : { $winners }.
    }

## Dans un terminal

label-round = Manche { $round } sur { $of }, pli { $trick } sur 12.
label-water = Eau : { $levels }.
label-last-trick = Dernier pli : { $cards }.
label-belts =
    { $left ->
        [one] { $left } bouée sur { $of }
       *[other] { $left } bouées sur { $of }
    }
label-level = niveau { $level }
label-dry = au sec
label-out = hors jeu
label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-to-play = à jouer
label-chosen = a choisi
label-played = joué { $cards }
label-seen = connu { $cards }
label-hand = Ta main : { $cards }.

## Les chiffres de nombreuses parties

figure-last-round = toutes les mains jouées par tout le monde
figure-best = score gagnant

## Ce que peut donner une carte

fate-best = mène au meilleur score de la manche
fate-out = fait sortir de la manche dès ce pli
fate-belt = coûte une bouée dès ce pli
