### Les règles de SEA CHANGE, racontées.

rules-sea-change-minute = Un jeu de plis, pour une à huit personnes. Tu suis la couleur demandée si tu peux. L’atout bat toutes les autres couleurs.
    .title = En une minute
    .p2 = Mais le courant tourne : une carte de même valeur que celle d’avant se joue toujours, et sa couleur devient l’atout. C’est le changement de mer.
    .p3 = Certaines cartes rapportent, d’autres coûtent, et les 8 coûtent cher. Avec le plus de points de la manche, tu marques un point de victoire. Au troisième, la partie est à toi.

rules-sea-change-deck = Il y a cinq couleurs, chacune avec son dessin : rouge, jaune, vert, bleu, violet. Chacune a seize valeurs : 80 cartes de 0 à 15. Mais il faut être huit pour qu’elles servent toutes.
    .title = Le paquet et la donne
    .p2 = Les 0 sont toujours là. Jusqu’à trois, on joue avec trois couleurs et les valeurs de 4 à 12 ; à quatre, avec quatre couleurs ; à cinq, avec les cinq. À six s’ajoutent les 3 et les 13, à sept les 2 et les 14, à huit les 1 et les 15. On ne joue pas à plus de huit. Quand il y a moins de cinq couleurs, le hasard les choisit.
    .p3 = Chaque personne reçoit dix cartes. Le hasard dit aussi qui donne à la première manche.
rules-sea-change-part-hand = Ta main
    .says = { $cards } cartes.
rules-sea-change-part-hands =
    { $hands ->
        [one] L’autre main
       *[other] Les autres mains
    }
    .says =
        { $hands ->
            [one] { $hands } main de { $cards } cartes.
           *[other] { $hands } mains de { $cards } cartes.
        }
rules-sea-change-part-trick = Le pli
    .says = Ta carte vient ici, celle de chaque autre personne devant elle.
rules-sea-change-part-neptune = La carte de Neptune
    .says = { $cards } carte, la première de la pile : c’est lui qui entame.
rules-sea-change-part-trump = L’atout
    .says = La toute première carte dit de quelle couleur il est.
rules-sea-change-part-pile = La pioche
    .says = { $cards } cartes, face cachée.
rules-sea-change-part-sea = La pile de Neptune
    .says = { $cards } cartes, face cachée : elles jouent pour lui.
rules-sea-change-part-box = Hors du jeu
    .says = { $cards } cartes restent dans la boîte : il faudrait plus de monde pour elles.

rules-sea-change-follow = On joue dans le sens horaire. La personne à gauche de celle qui donne entame, avec la carte de son choix. La couleur de cette première carte est demandée à toute la table, et elle devient en plus l’atout de la manche.
    .title = Suivre
    .p2 = Aux plis suivants, l’entame dit seulement quelle couleur il faut suivre. L’atout, lui, reste d’un pli à l’autre. À la manche suivante, tout recommence.
    .p3 = Si tu as la couleur demandée, tu en joues, à moins de changer la mer. Si tu n’en as pas, tu joues ce que tu veux.
rules-sea-change-example-follow = On demande du bleu avec le 6, et tu as du bleu : le 4 bleu suit.
rules-sea-change-example-astray = Tu as du bleu en main : le 11 rouge doit attendre.
rules-sea-change-example-same = Tu as du bleu en main, mais le 6 rouge vient juste après un 6. Il est permis, et le rouge devient l’atout.

rules-sea-change-change = Une carte de même valeur que celle jouée juste avant est toujours permise, quelle que soit sa couleur. L’atout prend aussitôt cette couleur.
    .title = Le changement de mer
    .p2 = Cela se produit que tu le veuilles ou non, même si tu ne faisais que suivre ou te défausser. La couleur demandée, elle, ne change jamais en cours de pli.
    .p3 = La première carte d’un pli ne change rien : elle n’est comparée à aucune autre, pas même à la dernière du pli d’avant.
rules-sea-change-example-change = L’atout est jaune. Après le 12 jaune vient le 12 vert : l’atout devient vert, et le 12 vert remporte le pli.
rules-sea-change-example-twice = 9 rouge, 9 vert, 9 bleu : l’atout change deux fois de suite. À la fin du pli il est bleu, et le 9 bleu l’emporte.

rules-sea-change-trick = Quand le pli est complet, l’atout le plus fort le remporte. On regarde l’atout tel qu’il est à ce moment-là. S’il n’y a pas d’atout dans le pli, c’est la plus forte carte de la couleur demandée.
    .title = Remporter le pli
    .p2 = La personne qui gagne le pli le range devant elle, face cachée, et entame le suivant. En équipe aussi, on garde ses plis devant soi.
    .p3 = On peut revoir le dernier pli, et aucun autre. Le nombre de plis et de cartes de chaque personne est public ; les points restent secrets jusqu’à la fin de la manche.
rules-sea-change-example-trump = L’atout est violet : le petit 4 violet bat tous les verts.
rules-sea-change-example-no-trump = L’atout est rouge, et il n’y en a pas. On a demandé du bleu : le 7 bleu gagne, malgré le 12 jaune.

rules-sea-change-points = Ce qu’une carte rapporte dépend de sa valeur et se lit sur la carte. Le 9 rapporte 2 points ; de 10 à 15, c’est 1 point ; de 4 à 7, rien. De 1 à 3, on perd 1 point, et un 8 en coûte 4.
    .title = Les points
    .p2 = Un 0 ne vaut rien, sauf un : celui de la couleur qui est l’atout à la toute fin de la manche vaut 5 points.
    .p3 = Le livret du jeu ne montre pas toutes les valeurs. Pour celles qui manquent, nous avons pris le barème le plus simple qui s’accorde avec tous ses exemples.
rules-sea-change-example-nine = Un 9 : deux points. C’est le meilleur, mis à part le 0 de l’atout.
rules-sea-change-example-eleven = Un 11, comme un 10 ou un 12 : un point.
rules-sea-change-example-eight = Un 8 : quatre points de moins. À laisser aux autres !
rules-sea-change-example-zero = Le 0 rouge : cinq points si la manche finit avec l’atout rouge, et sinon rien.

rules-sea-change-winning = Avec le plus de points de la manche, tu marques un point de victoire. Même un total négatif peut suffire, et sans un seul pli tu as zéro, ce qui peut gagner aussi. À égalité, tout le monde marque.
    .title = Gagner
    .p2 = La partie s’arrête dès que quelqu’un a trois points de victoire. La table peut en demander plus ou moins, de 1 à 9.
    .p3 = Plusieurs y arrivent en même temps ? Le 0 de l’atout de cette manche départage : qui l’a pris gagne. Si aucune de ces personnes ne l’a, c’est le moins de cartes prises dans la manche. Sinon, on partage la victoire.
    .p4 = La donne passe à gauche, et toutes les cartes sont mélangées de nouveau. La manche suivante commence aussitôt ; les comptes de la précédente restent visibles.

rules-sea-change-two = Dix cartes par personne, et les dix autres forment une pioche. Après avoir joué, tu pioches tout de suite, avant que l’autre ne joue. Quand la pioche est vide, on finit les mains. Une manche compte ainsi quinze plis.
    .title = À deux

rules-sea-change-solo = Face à la mer, sans personne d’autre : tu affrontes Neptune. Trois couleurs sont en jeu, trente cartes. Dix sont à toi ; les vingt autres jouent pour lui, telles qu’elles viennent.
    .title = En solo, contre Neptune
    .p2 = Chaque pli a trois cartes : la première de la pile pour Neptune, puis la tienne, puis la suivante de la pile. Neptune entame toujours, quel que soit le pli d’avant, et sa toute première carte donne l’atout. Dix plis, et tout est joué.
    .p3 = Tu suis et tu changes la mer comme d’habitude. La seconde carte de Neptune est ce qu’elle est ; si elle a la valeur de la tienne, elle change la mer. Tout ce que ses cartes gagnent est compté ensemble.
    .p4 = Attention : tu dois prendre au moins un 8 par manche. Dès que les trois sont chez Neptune, aucun ne peut plus te revenir : la manche s’arrête aussitôt, et elle est pour lui, quels que soient les points. Sinon, le plus de points l’emporte, et le premier camp au but gagne. Les deux à la fois ? On départage comme dans « Gagner ».
rules-sea-change-example-eight-taken = L’atout est le rouge. Neptune ouvre avec le 5 vert, tu suis avec le 8 vert, sa carte suivante est le 11 bleu. Le pli est à toi : il coûte 3 points en tout, mais tu as ton 8.
rules-sea-change-example-eight-lost = Neptune ouvre avec le 6 bleu, tu suis avec le 8 bleu. Vient alors le 8 vert : même valeur, changement de mer ! Le vert est l’atout, et Neptune emporte les deux 8.

rules-sea-change-further = L’atout peut changer à chaque carte : garde un œil sur son signe, et souviens-toi que la couleur à suivre, elle, ne bouge pas de tout le pli. Ta main est rangée par couleurs et par valeurs ; les cartes du pli restent côte à côte, pour voir laquelle est tombée en dernier.
    .title = Pour s’y retrouver, puis aller plus loin
    .p2 = À partir de quatre, essaie les équipes : c’est ainsi que l’auteur du jeu l’aime le mieux. Et pour une partie plus courte ou plus longue, change le nombre de points de victoire à atteindre.

rules-sea-change-teams = À partir de quatre, on peut jouer en équipes. À quatre : 2 contre 2. À cinq : 2, 2 et 1, ou 3 contre 2. À six : 2, 2 et 2, ou 3 contre 3. À sept : 2, 2, 2 et 1, ou 3, 2 et 2. À huit : quatre équipes de 2, ou 4 contre 4. Les équipes alternent autour de la table, et personne ne voit la main de ses partenaires.
    .title = En équipes
    .p2 = Une équipe compte ses cartes ensemble, et c’est l’équipe qui marque le point de victoire. Tout ce qui départage vaut pour les équipes.
    .p3 = D’ordinaire, une équipe gagne avec sa taille plus un : trois points de victoire à deux, quatre à trois, cinq à quatre. Sans partenaire, en 2, 2 et 1 ou en 2, 2, 2 et 1, deux suffisent. La table peut aussi fixer le même but pour toutes.
