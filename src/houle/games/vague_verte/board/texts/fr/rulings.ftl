### Ce que le livret de VAGUE VERTE ne dit pas, et pourquoi on le joue ainsi ici.

fact-V-01 = Le livret dit que les voitures ont un numéro, sans dire lesquels, et ne nomme pas les couleurs. Une critique de la boîte allemande donne deux fois 1 à 4 ; les couleurs sont les nôtres.
fact-V-02 = Le livret ne dit pas combien de cases a une rue. Une critique de la boîte allemande en compte sept ; la table peut en choisir d’autres. Compter les rangées depuis les maisons, c’est notre façon d’en parler.
partly-V-04 = Le livret fait choisir qui donne, puis chaque personne prend une maison. Les rues sont toutes pareilles : le hasard désigne la donne, et la maison suit la place.
partly-V-11 = Le livret ne dit pas si l’on peut fouiller les cartes écartées. Seule celle du dessus se voit ; les autres, tout le monde les a vues passer.
partly-V-12 = Le livret ne dit pas si l’on peut écarter une carte quand on pourrait en jouer une ; son point 3 le laisse entendre. Mais qui a une voiture démarre.
ruling-V-14 = Le livret ne dit pas ce qui arrive quand la pioche est vide. Nous remélangeons les cartes écartées.
partly-V-21 = Le livret dit à un endroit d’écarter cette carte sur la pioche, à un autre à côté, sur la pile visible. Nous prenons la pile visible, comme pour toute carte que l’on écarte.
partly-V-24 = Le livret parle des gens arrêtés à une rangée sans dire ce qui y compte. Chez nous, c’est la carte la plus avancée de ta rue, et le feu arrête aussi la personne qui l’a mis. Une remorque n’avance pas : aucun feu ne l’arrête.
partly-V-26 = Le livret permet l’ambulance au feu rouge sans préciser la case, ni ce que devient le feu pour toi. Elle ne sert qu’à un feu, et ne remplace pas la voiture qui démarre.
ruling-V-28 = Le livret les fait poser sur une case de la rue : elles l’occupent donc. Devant une maison d’où personne n’est parti, il n’y a rien à arrêter.
ruling-V-28b = Le livret fait continuer derrière les canards. Derrière la dernière case, il n’y a plus rien.
ruling-V-28c = Le livret ne parle pas d’une panne à la dernière case. La remorque y pose une carte, et cela suffit pour gagner.
ruling-V-29 = Le livret ne parle pas de deux familles de suite. Deux tours d’attente pour la même personne, ce ne serait plus drôle.
ruling-V-30 = Le livret laisse choisir n’importe quelle rangée. À la dernière, un feu n’arrêterait personne, et deux au même endroit ne feraient rien de plus qu’un.
ruling-V-31 = Le livret ne dit pas si l’on peut gêner quelqu’un au-delà du feu qui l’arrête. Ce serait le faire avancer malgré le feu.
ruling-V-32 = Le livret français ignore couleur et numéro, qui sont pourtant imprimés. La règle allemande s’en sert, dit-on ; c’est une option.
ruling-V-41 = Le livret ne prévoit pas de partie sans fin. Des tables prudentes pourraient pourtant écarter des cartes à jamais : dans nos essais, personne n’aurait gagné une partie sur six.
ruling-V-42 = Le livret ne connaît que la victoire. Ces points servent à comparer des parties, et ne changent rien à la course.
