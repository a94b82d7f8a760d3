### Les règles de VAGUE VERTE, racontées.

rules-vague-verte-minute = Tout le monde file à la plage, une rue par personne. À ton tour, prends une carte, puis joues-en une : une voiture, et te voilà une case plus loin.
    .title = En une minute
    .p2 = Ou bien embête les autres : une panne, des canards, un feu rouge. Il leur faudra une dépanneuse, de la patience ou un feu vert.
    .p3 = La première carte sur la dernière case d’une rue gagne la course.

rules-vague-verte-cards = On fait la course de deux à quatre, dès six ans, sans équipes. Chaque rue va d’une maison à la plage et compte sept cases ; la table peut choisir de 5 à 10. Les cases à la même distance forment une rangée. La rangée 1 est devant les maisons.
    .title = Les rues et les cartes
    .p2 = Il y a 60 cartes. Des voitures en rouge, jaune, vert et bleu : huit par couleur, numérotées de 1 à 4, chaque numéro deux fois. Deux pannes par couleur. Puis huit dépanneuses, une ambulance, trois familles de canards, quatre feux rouges et quatre feux verts.
    .p3 = Tu reçois cinq cartes. Le reste forme la pioche ; sa première carte est posée à côté, visible. Le hasard désigne qui donne, la personne à sa gauche commence, à moins que l’hôte n’ait choisi, et l’on tourne vers la gauche.
rules-vague-verte-part-pile = La pioche
    .says = { $cards } cartes, face cachée.
rules-vague-verte-part-face-up = La carte visible
    .says = { $cards } carte ; celles que l’on met de côté viennent dessus.
rules-vague-verte-part-street = Ta rue
    .says = { $squares } cases à partir de ta maison, encore toutes libres.
rules-vague-verte-part-streets =
    { $streets ->
        [one] L’autre rue
       *[other] Les autres rues
    }
    .says =
        { $streets ->
            [one] { $streets } rue, aussi longue que la tienne.
           *[other] { $streets } rues, aussi longues que la tienne.
        }
rules-vague-verte-part-beach = La plage
    .says = Là où mènent toutes les rues.
rules-vague-verte-part-hand = Ta main
    .says = { $cards } cartes.
rules-vague-verte-part-hands =
    { $hands ->
        [one] L’autre main
       *[other] Les autres mains
    }
    .says =
        { $hands ->
            [one] { $hands } main de { $cards } cartes.
           *[other] { $hands } mains de { $cards } cartes.
        }

rules-vague-verte-turn = Prends une carte : celle du dessus de la pioche, ou la carte visible. Puis pose une seule carte : joue-la, ou mets-la de côté, à côté de la pioche.
    .title = Ton tour
    .p2 = Les cartes mises de côté s’empilent, et on n’en voit que la dernière. Si tu la prends, celle du dessous apparaît. S’il n’y en a plus à la fin du tour, on retourne une carte de la pioche.
    .p3 = Rien à jouer ? Il faut mettre une carte de côté. Tu peux aussi le faire quand tu aurais autre chose à jouer, sauf dans un cas : tant que tu es à la maison et que tu as une voiture, tu démarres avec elle.
    .p4 = Quand la pioche est vide et que l’on veut une carte, toutes les cartes mises de côté sont mélangées, sauf la carte visible. Si cela ne donne rien, il ne reste qu’elle à prendre. Si elle n’est pas là non plus, on joue sans piocher, et sans carte en main le tour passe.

rules-vague-verte-cars = Pour démarrer, pose une voiture sur la première case de ta rue. Avant cela, rien d’autre ne se joue : sans voiture, tu mets une carte de côté.
    .title = Rouler
    .p2 = Ensuite, chaque voiture va sur la case libre suivante. Ni la couleur ni le numéro ne comptent.
rules-vague-verte-example-cars = Une voiture bleue 1 après une jaune 4 : tout va bien, et te voilà à la troisième case.

rules-vague-verte-breakdown = Une panne se pose chez quelqu’un d’autre, sur sa case libre suivante, juste après une voiture de la même couleur. Impossible d’avancer tant que la panne est là.
    .title = Pannes et dépanneuses
    .p2 = La dépanneuse se pose sur une panne de ta propre rue, et nulle part ailleurs. Au tour suivant, tu repars avec une voiture de n’importe quelle couleur.
    .p3 = Une panne peut aussi tomber sur la dernière case. Qui la fait remorquer là est à la plage, et gagne !
rules-vague-verte-example-breakdown = Une panne rouge après une voiture rouge : arrêt complet.
rules-vague-verte-example-colour = Une panne rouge après une voiture verte : les couleurs ne vont pas ensemble.
rules-vague-verte-example-tow = Une dépanneuse sans panne : il n’y a rien à remorquer.

rules-vague-verte-ducks = Une famille de canards se pose sur la case libre suivante de quelqu’un d’autre, mais pas derrière une panne encore là. Cette personne passe tout son tour suivant, puis repart derrière les canards.
    .title = Les canards
    .p2 = Pannes et canards occupent une vraie case : ils retardent, mais la case est franchie. On n’en pose pas chez qui est encore à la maison.
    .p3 = Pas de canards sur la dernière case : on ne pourrait plus rien poser derrière. Et pas de seconde famille chez qui attend déjà la première.
rules-vague-verte-example-ducks = Des canards après une voiture : un tour d’attente, le temps qu’ils traversent.
rules-vague-verte-example-ducks-behind = Des canards derrière une panne : rien ne s’y pose avant la dépanneuse.

rules-vague-verte-lights = Un feu rouge se pose au bord d’une rangée, et il vaut pour tout le monde, toi compris. On peut venir jusqu’à sa rangée, pas plus loin. Qui l’a déjà dépassée roule librement. Ta place, c’est ta case la plus avancée qui porte une carte, quelle qu’elle soit. Une dépanneuse ne fait pas avancer : aucun feu ne l’arrête.
    .title = Feux rouges, feux verts
    .p2 = Un feu vert recouvre le feu rouge de ton choix, et les deux quittent le jeu.
    .p3 = Un seul feu rouge par rangée, et aucun à la dernière. Il protège aussi : ni panne ni canards ne se posent au-delà d’un feu qui arrête la personne visée.
rules-vague-verte-example-red = Feu rouge à la rangée 4 : de la rangée 3, on peut encore venir à la 4. De la 4, on attend. De la 5, on roule.

rules-vague-verte-ambulance = L’ambulance passe au rouge. Elle se pose sur ta case libre suivante, quand cette case est à la rangée du feu ou juste après. Les feux de cette rangée et d’avant ne t’arrêtent plus ; un feu posé là plus tard t’arrête de nouveau s’il te concerne. Au tour suivant, tu repars avec une voiture. Elle ne se pose ni sur une panne ni derrière une panne encore là, et jamais comme première carte d’une rue.
    .title = L’ambulance
rules-vague-verte-example-ambulance = Ta voiture est à la rangée 2, au feu rouge. L’ambulance se pose à la rangée 3, et la voie est libre.

rules-vague-verte-end = La première personne qui pose une carte sur la dernière case de sa rue gagne aussitôt : une voiture, l’ambulance ou une dépanneuse.
    .title = La plage !
    .p2 = Personne ne peut traîner sans fin. La partie s’arrête quand la pioche s’épuise pour la deuxième fois ; le tour en cours se joue encore. Elle s’arrête aussi après un tour de table où personne n’a pioché ni joué de carte sur le plateau ; un tour passé à cause des canards ne compte pas. Qui est le plus loin gagne alors, et à égalité on partage.
    .p3 = Pour comparer les parties, on note la rangée où se trouve chaque personne à la fin, et un point de plus pour qui est à la plage.

rules-vague-verte-further = Pense d’abord à démarrer : sans une voiture sur ta première case, rien d’autre n’avance. N’importe laquelle fait l’affaire, alors prends-la où tu la trouves, sur la pioche ou à côté.
    .title = Pour bien partir

rules-vague-verte-original = Une voiture doit avoir la couleur ou le numéro de la voiture qui la précède. Après une dépanneuse, l’ambulance ou des canards, toutes les voitures conviennent.
    .title = Règle d’origine
rules-vague-verte-example-same-colour = Une rouge 4 après une rouge 2 : même couleur.
rules-vague-verte-example-same-number = Une bleue 2 après une rouge 2 : même numéro.
rules-vague-verte-example-no-match = Une bleue 3 après une rouge 2 : rien en commun.
