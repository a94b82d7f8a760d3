### D’autres jouent ce que quelqu’un a joué : le lien, les résultats de tout le monde, deux parties côte à côte.

## Après une partie

challenge-ask = Fais jouer cette donne à tes amis
challenge-to = Voir qui l’a jouée
challenge-result = Comment les autres ont joué

## Le lien

challenge-title = { $name } te demande : joue ce que j’ai joué
challenge-title-mine = Tu demandes à tes amis : jouez ce que j’ai joué
challenge-about = Les mêmes cartes, à la même place. Elles se jouent une seule fois : rien ne se reprend, et tant que ta partie n’est pas finie, tu n’apprends rien de ce qui s’est passé avant. Ensuite, tu vois comment tout le monde a joué, et chaque partie à côté de la tienne, coup par coup ; on voit la tienne, sous ton nom.
challenge-about-mine = Qui suit ton lien joue les mêmes cartes, à ta place, une seule fois. Tant que sa partie n’est pas finie, rien ne lui est dit de la tienne. Ensuite, vous voyez comment tout le monde a joué.
challenge-seats = { $seats ->
    [one] En solitaire
   *[other] { $seats } à table
}
challenge-there = Tu étais à la table où cela s’est joué. Tu connais les cartes : elles sont pour les autres.
challenge-unknown = Cette donne n’existe pas ici
challenge-share = Envoyer le lien
challenge-share-line = Houle · { $game } · { $name } : joue ce que j’ai joué ! Les mêmes cartes, à la même place.
challenge-nobody = Personne d’autre ne l’a encore jouée : envoie le lien à tes amis.
challenge-asked = a lancé l’invitation
challenge-gave-up = partie abandonnée
challenge-together = { $count ->
    [0] un autre premier coup que toi
    [one] le même premier coup que toi
   *[other] les mêmes { $count } premiers coups que toi
}
challenge-all = les mêmes coups que toi, tous
challenge-look = Voir la partie
challenge-beside = À côté de la mienne

## Les miennes

challenge-own = Donnes à rejouer
challenge-own-all = Toutes les { $count }
challenge-played = { $count ->
    [0] Tu l’as proposée : personne ne l’a encore jouée
    [one] Tu l’as proposée : une personne l’a jouée
   *[other] Tu l’as proposée : { $count } personnes l’ont jouée
}
challenge-taken-up = Tu l’as jouée aussi

## Deux parties côte à côte

beside-title = Ta partie à côté de celle { DE($name) }
beside-move = Coup
beside-you = Toi
beside-same = { $count ->
    [one] Le même premier coup
   *[other] Les mêmes { $count } coups
}
beside-parted = À partir d’ici, vous avez joué autrement
beside-alike = Coup par coup, vous avez joué pareil.
beside-over = fin
beside-about = Chaque coup mène à son moment dans la partie.
beside-keys = Les flèches du clavier vont d’un coup à l’autre.
beside-back = Comment tout le monde a joué
