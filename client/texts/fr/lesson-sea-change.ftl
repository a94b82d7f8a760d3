### La leçon de SEA CHANGE.

lesson-sea-change-1 = À toi d’entamer. La première carte de la manche fixe l’atout : joue le 10 rouge.
lesson-sea-change-2 = Le pli est à toi, donc tu entames encore. Laisse-leur celui-ci : joue le 4 vert.
lesson-sea-change-3 = On demande du bleu et tu en as : il faut suivre. Le 12 remporte le pli et ses points.
lesson-sea-change-4 = Entame du 7 bleu. Attention, un autre 7 pourrait venir juste derrière !
lesson-sea-change-5 = La mer a changé ! Tu peux le faire aussi : un 5 sur le 5, et le rouge devient atout.
lesson-sea-change-6 = Un 8 coûte 4 points. Joue-le tant que les autres ont plus haut pour le ramasser.
