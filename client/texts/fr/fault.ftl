### Quelque chose cloche : quoi, et ce qui est envoyé, en français.

fault-what = Qu’est-ce qui cloche ?
fault-could-not = Je n’ai pas pu faire quelque chose
fault-should-not = Il s’est passé quelque chose qui n’aurait pas dû
fault-picture = L’image est fausse
fault-points = Les points sont faux
fault-words = À quoi t’attendais-tu ? (si tu veux le dire)
fault-sent = Qu’est-ce qui est envoyé ?
fault-sent-what = La table telle que tu la vois et quelques instants d’avant, la façon dont ton écran la montre (taille, langue, réglages), et tes mots. Rien de ce qui t’est caché, et le nom de personne. C’est lu par qui tient cette maison.
fault-send = Envoyer
fault-save = Enregistrer un fichier
fault-saved = C’est enregistré : transmets le fichier à qui tient cette maison.
fault-thanks = Merci ! Le moment est gardé, et quelqu’un va regarder.
