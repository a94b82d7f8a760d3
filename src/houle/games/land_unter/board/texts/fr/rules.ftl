### Les règles de LAND UNTER, racontées.

rules-land-unter-story = Ce matin il faisait beau. Maintenant le ciel est noir, la pluie tombe, et l’eau monte, marche après marche. Qui garde la tête froide garde aussi ses bouées.
    .title = L’orage

rules-land-unter-minute = La mer apporte deux niveaux d’eau, et toute la table choisit en secret une carte temps. La plus haute prend le niveau le plus bas, la deuxième prend l’autre. Pour les autres, rien ne change.
    .title = En une minute
    .p2 = Qui a le plus d’eau devant soi rend une bouée. Sans bouée à rendre, la manche est finie pour toi. Chaque bouée sauvée vaut un point.
    .p3 = Puis les mains passent à gauche. Tout le monde joue chaque main une fois : personne ne peut se plaindre de la donne.

rules-land-unter-hand = On joue de trois à cinq, sans équipes, avec douze cartes temps par personne. S’il en reste, elles sont hors du jeu pour toute la partie, et personne ne les voit.
    .title = Ta main et tes bouées
    .p2 = Les cartes temps vont de 1 à 60. De 25 à 36, elles portent une bouée ; de 13 à 24 et de 37 à 48, une demie ; les plus basses et les plus hautes, aucune. Additionne celles de tes douze cartes et laisse tomber la demie qui reste : tu reçois autant de bouées, au vu de toute la table.
    .p3 = L’eau, ce sont 24 cartes : les niveaux de 1 à 12, deux fois chacun. Elles sont mélangées au début de chaque manche.
rules-land-unter-example-belts = Le 18 et le 41 portent une demi-bouée, le 30 en porte une entière, le 7 et le 60 aucune. En tout : deux bouées.
rules-land-unter-part-water = L’eau du pli
    .says = { $cards } cartes d’eau, face visible.
rules-land-unter-part-pile = L’eau à venir
    .says = { $cards } cartes d’eau, face cachée.
rules-land-unter-part-hands = Les autres mains
    .says = { $hands } mains de { $cards } cartes temps ; les bouées de chacune sont au vu de toute la table.
rules-land-unter-part-places = Les places
    .says = { $places } places, une par personne : ta carte temps va là, et l’eau que tu prends se range derrière.
rules-land-unter-part-hand = Ta main
    .says = { $cards } cartes temps.
rules-land-unter-part-belts = Tes bouées
    .says = Ici { $belts } : celles de tes cartes, additionnées.
rules-land-unter-part-leftover = Hors du jeu
    .says = { $cards } cartes temps, que personne ne voit.

rules-land-unter-trick = On retourne deux cartes d’eau.
    .title = Un pli
    .p2 = Qui est encore dans la manche choisit en secret une carte temps. On voit qui a choisi, pas quoi, et un choix ne se reprend pas. Puis tout est dévoilé d’un coup.
    .p3 = La carte temps la plus haute prend l’eau la plus basse. La deuxième prend l’autre. Si les deux niveaux sont égaux, peu importe qui prend lequel.
    .p4 = L’eau que tu prends recouvre celle que tu avais : seule la carte du dessus est ton niveau. Il peut donc monter, mais aussi descendre.
    .p5 = Les cartes temps jouées quittent la manche. Elles restent visibles jusqu’à la fin : inutile de les apprendre par cœur.
rules-land-unter-example-water = La mer apporte les niveaux 3 et 9.
rules-land-unter-example-weather = Le 51 est le plus haut et prend le 3. Le 38 vient ensuite et prend le 9. Le 12 ne prend rien.

rules-land-unter-paying = Après chaque pli, on regarde les niveaux. Le plus haut coûte une bouée, même à qui n’a rien pris dans ce pli. Si plusieurs y sont ensemble, toutes ces personnes en rendent une.
    .title = Les pieds dans l’eau
    .p2 = Rendre ta dernière bouée n’est pas grave : tu joues encore. Mais s’il faut en rendre une et que tu n’en as plus, c’est l’inondation. Tu poses ta main sans la montrer, car elle sera rejouée, et tes cartes d’eau sont mises de côté, visibles de tout le monde. La manche est finie pour toi.
    .p3 = Après une inondation, on regarde de nouveau, parmi les personnes qui restent, qui a le plus d’eau : cette personne paie à son tour, dans le même pli. On s’arrête dès que quelqu’un a payé, ou que plus personne n’a d’eau. Nul ne paie deux fois dans un pli ; et si, à égalité, une personne paie quand l’autre sombre, cela suffit.
rules-land-unter-example-deepest = Niveaux 3, 9 et 11 : le niveau 11 rend une bouée.
rules-land-unter-example-tied = Niveaux 11, 9 et 11 : les deux niveaux 11 rendent chacun une bouée.

rules-land-unter-round = Une manche compte douze plis. Elle finit plus tôt si, après un pli, il reste deux personnes ou moins ; on va d’abord au bout de ce pli, inondations comprises.
    .title = La fin d’une manche
    .p2 = Chaque bouée qui te reste vaut un point. Une inondation coûte un point.
    .p3 = Qui est encore là avec le niveau le plus bas gagne un point de plus, et à égalité toutes ces personnes l’ont. Sans aucune carte d’eau, tu es plus bas que tout le monde. Sans bouée, tu peux l’avoir aussi ; après une inondation, jamais.

rules-land-unter-passing = Les douze cartes temps passent à gauche, avec les bouées qui vont avec. Celles qui n’ont pas été jouées suivent sans être montrées. L’eau est mélangée de nouveau. On joue autant de manches qu’il y a de personnes.
    .title = Les mains tournent
    .p2 = Qui a le plus de points sur toutes les manches gagne. À égalité, la victoire se partage.

rules-land-unter-further = Tes cartes te donnent peu de bouées, et cela semble injuste ? C’est le contraire : les cartes sans bouée sont les plus basses et les plus hautes, donc celles avec lesquelles on décide le mieux de ce que l’on prend. Et toute la table aura cette main à son tour.
    .title = Peu de bouées ? Pas de panique
    .p2 = Quand tu connais bien le temps qu’il fait, essaie le jeu ouvert : les cartes se posent l’une après l’autre, à la vue de tout le monde.

rules-land-unter-open = Les cartes temps se jouent face visible, l’une après l’autre, dans le sens horaire.
    .title = Jeu à découvert
    .p2 = Qui a le plus de bouées commence la manche. À égalité, c’est la personne la plus proche à gauche de celle qui donne ; le hasard la désigne une fois pour toute la partie.
    .p3 = Ensuite commence la personne à gauche de celle qui vient de payer, qui jouera donc en dernier. Si plusieurs ont payé, on regarde qui a le moins de bouées ; à égalité encore, qui vient d’abord dans le sens horaire à partir du dernier départ. Si personne n’a payé, c’est à gauche de la dernière inondation. On saute qui est hors de la manche.
rules-land-unter-example-open = L’eau apporte 3 et 9. Le 44 et le 20 sont déjà sur la table. En jouant en dernier, tu vois que ton 51 serait le plus haut et prendrait le 3 : le 44 prend le 9.

rules-land-unter-memory = Ce que tout le monde a vu d’une main, tout le monde peut s’en souvenir quand elle revient chez quelqu’un d’autre. Avec l’aide-mémoire, la table le montre à côté de chaque main : les cartes vues aux manches précédentes, et jamais une carte qui n’a pas été jouée. Sans lui, à toi de retenir ; cela fait partie du jeu.
    .title = Aide-mémoire
