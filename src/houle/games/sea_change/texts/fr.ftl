### SEA CHANGE, en français.

game-title = SEA CHANGE
game-blurb = Suis la couleur demandée, et méfie-toi du courant : une carte de même valeur que la précédente change l’atout. Ramasse ce qui rapporte, et laisse les 8 aux autres.
game-tile = Suivre la couleur… jusqu’à ce que le courant tourne et que l’atout change.
    .kind = jeu de plis

place-1 = Neptune

## Les options d’une table

option-target = Points de victoire
    .hint = Combien de points de victoire gagnent la partie, de 1 à 9 : d’habitude 3 ; pour une équipe sa taille plus un, donc 2 pour qui y joue sans partenaire.
option-teams = Équipes
    .hint = Qui joue avec qui : 2v2, 3v2, 2v2v1 et ainsi de suite, ou sans équipes.

teams-none = sans équipes
teams-2v2 = 2 contre 2
teams-2v2v1 = 2, 2 et 1
teams-3v2 = 3 contre 2
teams-2v2v2 = 2, 2 et 2
teams-3v3 = 3 contre 3
teams-2v2v2v1 = 2, 2, 2 et 1
teams-3v2v2 = 3, 2 et 2
teams-2v2v2v2 = 2, 2, 2 et 2
teams-4v4 = 4 contre 4

## Les cartes, et où elles sont

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-violet = violet

card-sea = { $number } { $colour }

zone-deck = paquet
zone-box = cartes hors jeu
zone-trick = pli en cours
zone-last = pli précédent
zone-pile = pioche
zone-hand =
    { $who ->
        [you] ta main
       *[other] { $who } : main
    }
zone-taken =
    { $who ->
        [you] tes plis
       *[other] { $who } : plis
    }

label-round = Manche
label-dealer = Donne
label-trump = Atout
label-to-follow = À suivre
label-team = Équipe
label-victories = Points de victoire
label-taken = Cartes ramassées
label-in-play = Couleurs en jeu

## Ce que tu peux faire

move-play = Jouer le { $card }

## Ce qui s’est passé

moved-deck-box = {""}
moved-deck-hand = {""}
moved-deck-pile = {""}
moved-hand-trick =
    { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } le { $card }.
moved-pile-trick = { place-1 } joue le { $card }.
moved-pile-hand =
    { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $card ->
        [hidden] une carte
       *[other] le { $card }
    }.
moved-trick-last = {""}
moved-last-taken = {""}
moved-taken-deck = {""}
moved-pile-deck = {""}
moved-hand-deck = {""}
shuffled-deck = {""}

step-in-play = Parmi les couleurs de cette partie : { $colour }.
step-team-target =
    { $size ->
        [one] L’équipe { $team }, une seule personne, gagne
       *[other] L’équipe { $team }, à { $size }, gagne
    } avec { $target } points de victoire.
step-dealt =
    Manche { $round } : { $who ->
        [you] à toi la donne.
       *[other] la donne est à { $who }.
    }
step-starts =
    { $who ->
        [you] Tu entames.
       *[other] { $who } entame.
    }
step-trump = L’atout est { $colour }.
step-sea-change =
    Changement de mer ! { $who ->
        [you] Grâce à toi
       *[other] Grâce à { $who }
    }, l’atout devient { $colour }.
step-took =
    { $who ->
        [you] Tu remportes
       *[other] { $who } remporte
    } le pli avec le { $card }.
step-trump-zero =
    Le { $card } vaut 5 points, et c’est { $who ->
        [you] toi qui l’as
       *[other] { $who } qui l’a
    }.
step-scored =
    { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
step-team-scored =
    L’équipe { $team } a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
step-no-eight =
    { $who ->
        [you] { place-1 } a tous les 8, tu n’en as aucun : la manche est perdue aussitôt.
       *[other] { place-1 } a tous les 8, { $who } n’en a aucun : la manche est perdue aussitôt.
    }
step-victory =
    La manche est pour { $who ->
        [you] toi
       *[other] { $who }
    } : { $victories ->
        [one] { $victories } point de victoire à présent.
       *[other] { $victories } points de victoire à présent.
    }
step-team-victory =
    La manche est pour l’équipe { $team } : { $victories ->
        [one] { $victories } point de victoire à présent.
       *[other] { $victories } points de victoire à présent.
    }

## Ce qui n’est pas permis

refusal-target-range = On gagne avec { $fewest } à { $most } points de victoire.
refusal-team-sizes = À { $seats }, on ne peut pas jouer en { $teams }.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $who } de jouer.
refusal-no-such-card = Tu n’as pas cette carte.
refusal-must-follow = Tu as du { $colour } : le { $card } attendra. Il faut jouer du { $colour }, ou la même valeur que le { $before }.

## Comment cela finit

outcome-target =
    { $winners ->
        [nobody] La mer était plus forte : { place-1 } gagne
        [all] Même { place-1 } s’incline : la mer est domptée
       *[other] Victoire sur la crête de la vague : { $winners }
    }, après { $rounds ->
        [one] { $rounds } manche.
       *[other] { $rounds } manches.
    }
outcome-trump-zero =
    Au coude à coude, c’est le 0 de l’atout qui tranche : { outcome-winner }, après { $rounds ->
        [one] { $rounds } manche.
       *[other] { $rounds } manches.
    }
outcome-fewest-cards =
    Au coude à coude, la barque la plus légère arrive d’abord : { outcome-winner }, après { $rounds ->
        [one] { $rounds } manche.
       *[other] { $rounds } manches.
    }
outcome-shared =
    Égalité parfaite après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } : la victoire se partage entre { $winners ->
        [all] toute la table.
       *[other] { $winners }.
    }
outcome-winner =
    { $winners ->
        [nobody] { place-1 } gagne
        [all] ce n’est pas le jour de { place-1 }
       *[other] victoire pour { $winners }
    }

## Ce que compte un bilan de nombreuses parties

figure-target = un seul camp au but
figure-trump-zero = départagés par le 0 d’atout
figure-fewest-cards = départagés par le moins de cartes
figure-shared = victoire partagée
figure-rounds = manches

## Ce que peut donner une carte

fate-victory = rapporte un point de victoire
fate-no-eight = fait perdre la manche, faute de 8
fate-zero = rapporte les 5 points du 0 d’atout
fate-eight = fait ramasser un 8 d’ici la fin de la manche
fate-trick = rapporte ce pli
