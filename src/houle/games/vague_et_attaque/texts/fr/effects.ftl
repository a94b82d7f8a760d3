### Ce que disent les effets de VAGUE & ATTAQUE sur les cartes, en français.
### Chacun est un morceau de phrase : il commence petit et n’a pas de point.
### $whom : me, chosen (à choisir maintenant), that (choisi avant), left, right, others, all.

## Qui

somebody =
    { $whom ->
        [chosen] choisis quelqu’un, qui
        [that] cette personne
        [left] la personne à ta gauche
        [right] la personne à ta droite
        [others] tout le monde sauf toi
       *[all] tout le monde
    }

## Les effets

drawn-cards =
    { $what ->
        [souvenir]
            { $count ->
                [one] 1 souvenir
               *[other] { $count } souvenirs
            }
        [place]
            { $count ->
                [one] 1 lieu
               *[other] { $count } lieux
            }
       *[any]
            { $count ->
                [one] 1 souvenir ou 1 lieu
               *[other] { $count } cartes, souvenirs ou lieux
            }
    }
hand-cards =
    { $what ->
        [souvenir]
            { $count ->
                [one] 1 souvenir
               *[other] { $count } souvenirs
            }
        [place]
            { $count ->
                [one] 1 lieu
               *[other] { $count } lieux
            }
       *[any]
            { $count ->
                [one] 1 carte
               *[other] { $count } cartes
            }
    }
effect-draw =
    { $whom ->
        [me] pioche { drawn-cards }
       *[other] { somebody } pioche { drawn-cards }
    }
effect-discard =
    { $whom ->
        [me] défausse { hand-cards } de ta main
       *[other] { somebody } défausse { hand-cards } de sa main
    }
effect-steal =
    { $what ->
        [hand]
            { $whom ->
                [chosen] choisis quelqu’un et prends au hasard 1 souvenir de sa main
               *[that] prends au hasard 1 souvenir de la main de cette personne
            }
        [souvenir]
            { $whom ->
                [chosen] choisis quelqu’un et prends en main 1 souvenir posé sur un de ses lieux non validés
               *[that] prends en main 1 souvenir posé sur un lieu non validé de cette personne
            }
       *[place]
            { $whom ->
                [chosen] choisis quelqu’un et prends dans ta zone un de ses lieux sans souvenir
               *[that] prends dans ta zone un lieu sans souvenir de cette personne
            }
    }
effect-give =
    { $whom ->
        [chosen] choisis quelqu’un et donne-lui 1 souvenir de ta main
       *[other] donne 1 souvenir de ta main à { somebody }
    }
effect-pass-on =
    { $whom ->
        [left] tout le monde donne 1 souvenir de sa main à la personne à sa gauche
       *[right] tout le monde donne 1 souvenir de sa main à la personne à sa droite
    }
effect-exchange =
    { $whom ->
        [chosen] choisis quelqu’un et donne-lui 1 souvenir de ta main contre 1 souvenir de son choix
       *[that] donne à cette personne 1 souvenir de ta main contre 1 souvenir de son choix
    }
effect-look =
    { $what ->
        [souvenir] regarde en secret les { $count } premiers souvenirs de la pioche, gardes-en { $keep } et défausse le reste
       *[place] regarde en secret les { $count } premiers lieux de la pioche, gardes-en { $keep } et défausse le reste
    }
effect-recover =
    { $what ->
        [souvenir] reprends en main 1 souvenir de ton choix dans la défausse
       *[place] reprends en main 1 lieu de ton choix dans la défausse
    }
effect-take-back =
    { $whom ->
        [me] reprends en main 1 souvenir posé sur un de tes lieux non validés
       *[other] { somebody } reprend en main 1 souvenir posé sur un de ses lieux non validés
    }
more-cards =
    { $what ->
        [souvenir]
            { $count ->
                [one] 1 souvenir de plus
               *[other] { $count } souvenirs de plus
            }
       *[place]
            { $count ->
                [one] 1 lieu de plus
               *[other] { $count } lieux de plus
            }
    }
effect-lay-more = tu peux poser { more-cards } à l’amarrage de ce tour
effect-protect =
    { $whom ->
        [me] tu es à l’abri des duels et des vols jusqu’à ton prochain tour
       *[other] { somebody } est à l’abri des duels et des vols jusqu’à son prochain tour
    }
effect-move-ship =
    { $whom ->
        [me] le bateau pirate vient dans ta zone avec tout ce qu’il porte
        [chosen] choisis quelqu’un chez qui le bateau pirate s’en va avec tout ce qu’il porte
       *[other] le bateau pirate s’en va avec tout ce qu’il porte chez { somebody }
    }
effect-unload = défausse 1 souvenir de ton choix du bateau pirate
effect-load =
    { $marked-only ->
        [yes]
            { $count ->
                [one] retourne le premier souvenir de la pioche ; s’il porte le symbole du bateau pirate, il monte à bord, sinon il va à la défausse
               *[other] retourne les { $count } premiers souvenirs de la pioche ; ceux qui portent le symbole du bateau pirate montent à bord, les autres vont à la défausse
            }
       *[no]
            { $count ->
                [one] le premier souvenir de la pioche monte à bord du bateau pirate
               *[other] les { $count } premiers souvenirs de la pioche montent à bord du bateau pirate
            }
    }
skipped-phase =
    { $phase ->
        [exploration] prochaine exploration
        [encounter] prochaine rencontre
       *[mooring] prochain amarrage
    }
effect-skip-phase =
    { $whom ->
        [me]
            { $phase ->
                [mooring] saute ton { skipped-phase }
               *[other] saute ta { skipped-phase }
            }
       *[other]
            { $phase ->
                [mooring] { somebody } saute son { skipped-phase }
               *[other] { somebody } saute sa { skipped-phase }
            }
    }
effect-again = pioche une autre rencontre et lis-la
effect-duel-now = tu peux défier quelqu’un en duel tout de suite, en plus de la rencontre de ce tour
effect-edge = ajoute { $plus } à ton dé
effect-two-dice = lance deux dés et garde le meilleur
effect-call-off = si c’est toi qu’on défie, tout s’arrête là et il ne se passe rien
enough =
    { $least ->
        [6] sur un 6
       *[other] à partir de { $least }
    }
effect-gamble =
    { $ways ->
        [both] lance le dé : { enough }, { $win } ; sinon, { $lose }
        [win] lance le dé : { enough }, { $win }
       *[lose] lance le dé : en dessous de { $least }, { $lose }
    }
effect-either = au choix : { $one }, ou { $other }
effect-calm = il ne se passe rien

## De l’un à l’autre

effect-then =
    { $split ->
        [yes] { $first } ; puis, dans tous les cas, { $next }
       *[no] { $first }, puis { $next }
    }
effect-more = { $first }, puis toi encore { $count }
effect-anchor = quand tu jettes l’ancre, { $does }
effect-gold = garde cette carte en main jusqu’à ce que tu l’utilises ; à un de tes tours, { $does }
effect-gold-duel = garde cette carte en main jusqu’à ce que tu l’utilises ; en duel, avant ton lancer, { $does }
effect-power-turn = une fois par tour, { $does }
effect-power-exploration = une fois par tour, à l’exploration, { $does }
effect-power-encounter = une fois par tour, à la rencontre, { $does }
effect-power-mooring = une fois par tour, à l’amarrage, { $does }
effect-power-duel = dans chaque duel de ton tour, { $does }
