### La leçon de VAGUE VERTE.

lesson-vague-verte-goal = Va de la maison à la plage, une carte par case, plus vite que les autres. Et barre-leur la route !
lesson-vague-verte-end = La course finit dès que quelqu’un pose une carte sur la dernière case de sa rue. Ici il y a cinq cases ; d’habitude, sept.
lesson-vague-verte-draw = Chaque tour commence par une carte. Pioche.
lesson-vague-verte-start = Puis tu en poses une. Pour démarrer, n’importe quelle voiture va. Choisis la rouge, et pose-la dans ta rue.
lesson-vague-verte-take = En face aussi, ça roule. Au lieu de piocher, tu peux prendre la carte visible : prends la voiture bleue.
lesson-vague-verte-breakdown = La voiture d’en face est jaune. Une panne jaune l’arrête net : pose-la dans cette rue-là.
lesson-vague-verte-broken = { $left } se venge : panne rouge derrière ta voiture rouge, te voilà à l’arrêt. Pioche d’abord, comme toujours.
lesson-vague-verte-tow = Une dépanneuse recouvre la panne. Elle ne fait pas avancer, mais au tour suivant la route est libre. Pose-la.
lesson-vague-verte-clear = { $left } n’a pas de dépanneuse et reste sur place. À toi d’en profiter : pioche.
lesson-vague-verte-drive = Derrière une dépanneuse, toutes les voitures vont. Pose la bleue sur la case suivante.
lesson-vague-verte-ahead = Tu as une case d’avance, mais en face la route est libre de nouveau. Pioche : on va y remédier.
lesson-vague-verte-signal = Un feu rouge arrête tout le monde devant sa rangée, sauf qui l’a passée. Pose le tien à la rangée 2.
lesson-vague-verte-barred = Tu es plus loin, il ne te gêne pas. Mais { $left } est devant et n’avancera plus tant qu’il est rouge.
lesson-vague-verte-waits = Rien à faire en face, qu’une carte mise de côté. Pioche.
lesson-vague-verte-onward = Encore deux cases jusqu’à la plage. Pose la voiture verte.
lesson-vague-verte-green = Un feu vert a effacé ton feu rouge : en face, on va repartir. Vite, pioche !
lesson-vague-verte-beach = La dernière case ! Pose la voiture jaune, et te voilà à la plage.
lesson-vague-verte-arrived = Les pieds dans l’eau : la course est gagnée ! Plus tard, tu verras aussi les canards et l’ambulance.
lesson-vague-verte-win = Pose la première carte sur ta dernière case. Avance dès que tu peux, et garde une dépanneuse et un feu pour le bon moment.
