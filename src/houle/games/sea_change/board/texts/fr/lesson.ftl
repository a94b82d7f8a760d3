### La leçon de SEA CHANGE.

lesson-sea-change-goal = Remporte des plis et leurs points : un 9 vaut 2, de 10 à 12 chaque carte vaut 1, mais un 8 en coûte 4.
lesson-sea-change-end = Une manche dure dix plis. Le plus de points y donne une victoire, et trois victoires terminent la partie.
lesson-sea-change-lead = À toi d’entamer. La toute première carte fixe la couleur à suivre, et aussi l’atout. Joue le 10 rouge.
lesson-sea-change-taken = Tout le monde a suivi en rouge, et ton 10 est le plus haut : le pli est à toi, avec 1 point. L’atout reste rouge.
lesson-sea-change-low = Qui prend un pli entame le suivant. Garde tes fortes cartes pour plus tard, et joue petit : le 4 vert.
lesson-sea-change-change = Du bleu est demandé, et tu en as. Mais un 5 vient de tomber : un autre 5 se joue toujours ! Choisis ton 5 vert.
lesson-sea-change-changed = La mer change ! Le vert est devenu l’atout, et ton petit 5 emporte le pli, avec le 9 et ses 2 points.
lesson-sea-change-zero = Le 0 de l’atout final vaut 5 points, et le 0 vert est encore en main quelque part. Entame du 12 vert : il faut suivre.
lesson-sea-change-five = { $right } n’avait plus que le 0 vert, et devait suivre. Il est à toi : 5 points, si le vert reste l’atout.
lesson-sea-change-eight = Un 8 coûte 4 points à qui le ramasse. Entame de ton 8 rouge, tant que les autres ont plus haut.
lesson-sea-change-rid = { $left } ramasse ton 8 avec un 12 : 4 points envolés, et pas les tiens ! Passons au dernier pli de la manche.
lesson-sea-change-last = Il te reste une carte, et le vert est toujours l’atout. Joue ton 12 bleu, et la manche sera comptée.
lesson-sea-change-counted = 12 points pour toi, dont 5 grâce au 0 vert : une victoire ! La manche suivante est déjà donnée.
lesson-sea-change-win = Trois victoires gagnent la partie. Change l’atout au bon moment, attrape son 0, et laisse les 8 aux autres.
