### Les règles de MÉDUSE, racontées.

rules-jellyfish-minute = Tu poses une carte face cachée devant quelqu’un : « C’est un crabe. » On te croit, ou non. Qui se trompe garde la carte.
    .title = En une minute
    .p2 = Qui préfère ne pas répondre la regarde et la fait passer, sous le nom de son choix. Quatre pareilles devant toi, et tu perds.
rules-jellyfish-cards = 36 cartes : crabe, anguille, méduse, crevette, étoile de mer et oursin, six fois chacun. De deux à cinq, vous en recevez autant ; personne ne voit celles qui restent.
    .title = Les cartes
rules-jellyfish-sending = À ton tour, tu poses une carte de ta main face cachée devant qui tu veux et tu dis quelle créature c’est. Ce n’est pas forcément vrai.
    .title = Envoyer et répondre
    .p2 = Qui l’a devant soi dit « C’est vrai » ou « C’est faux », et la carte est retournée. Qui s’est trompé, en envoyant ou en répondant, la garde ouverte et joue ensuite.
    .p3 = Au lieu de répondre, on peut regarder la carte, la poser devant quelqu’un qui ne l’a pas encore tenue, et redire quelle créature c’est : la même, ou une autre.
rules-jellyfish-losing = Quatre créatures pareilles devant toi (cinq si vous êtes deux), ou un tour sans carte en main : tu perds, et tous les autres gagnent.
    .title = Perdre
rules-jellyfish-example-alike = Quatre anguilles : la partie est finie. Le crabe ne compte pas.

## La table avant le premier coup

rules-jellyfish-part-hands = Les autres mains
    .says = { $hands ->
        [one] Une main de { $cards } cartes, que tu ne vois pas.
       *[other] { $hands } mains de { $cards } cartes, que tu ne vois pas.
    }
rules-jellyfish-part-catches = Les prises de chacun
    .says = { $places } places, encore vides. Les cartes gardées s’y étalent, et ce qu’on dit d’une carte s’écrit à côté.
rules-jellyfish-part-hand = Ta main
    .says = { $cards } cartes, que personne d’autre ne voit.
rules-jellyfish-part-left = Hors du jeu
    .says = { $cards ->
        [one] Une carte que personne ne voit.
       *[other] { $cards } cartes que personne ne voit.
    }
