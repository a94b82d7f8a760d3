### Ce que le livret de SEA CHANGE ne dit pas, et pourquoi on le joue ainsi ici.

partly-S-02 = Le livret s’arrête à huit : les 80 cartes sont alors toutes distribuées.
partly-S-03 = Le livret dit combien de couleurs prendre, pas lesquelles. Elles se valent toutes : le hasard choisit.
partly-S-04 = Le livret ne dit pas qui donne en premier : le hasard choisit.
partly-S-18 = Dans le livret, une personne ramasse pour toute l’équipe. À l’écran il n’y a rien à ramasser : on voit mieux qui a pris quoi, et le compte est le même.
partly-S-19 = Le livret permet de revoir le dernier pli, sans parler du reste. Autour d’une table, on voit aussi la hauteur des tas, mais pas leurs points.
fact-S-23 = Le livret que nous avons n’imprime pas la valeur de chaque carte. Ses exemples en fixent plusieurs ; pour les autres, nous avons pris le barème le plus simple qui s’accorde avec tous. Tu as la boîte ? Dis-nous ce qu’il y a sur les cartes.
partly-S-30 = Le livret dit seulement : le plus de points. Zéro est plus que moins quatre, donc un total négatif, ou aucun pli, peut suffire.
partly-S-32 = Le livret départage par le 0 de l’atout, puis par le nombre de cartes. Après cela il se tait : on partage.
partly-S-33 = Le livret fait remélanger et redonner. Il n’y a rien à décider entre deux manches : la suivante est donnée tout de suite.
partly-S-40 = Le livret fait piocher après une carte jouée, sans dire si l’autre joue avant. Tout de suite, c’est le plus simple.
fact-S-51 = Le livret décrit ce pli en si peu de mots qu’on peut le lire de plusieurs façons. Avec trois cartes par pli, dix plis emploient exactement tes dix cartes et les vingt de la pile : c’est notre reconstitution.
partly-S-54 = Le livret dit « immédiatement », sans dire à partir de quand. Dès que Neptune a les trois 8, aucun ne peut plus te revenir ; avant, seule la pile le sait, et arrêter la manche la trahirait.
partly-S-55 = Le livret ne dit pas ce qui arrive si vous y êtes en même temps. On départage comme à plusieurs.
partly-S-60 = Le livret conseille d’alterner les équipes, sans dire comment quand elles sont inégales ; nous faisons tourner les places en commençant par la plus grande. Et rien n’y permet de montrer sa main à son équipe.
ruling-S-62 = Le livret recommande la taille de l’équipe plus un, sans parler d’équipes inégales. Chacune a sa propre cible, car une grande équipe prend plus de cartes.
