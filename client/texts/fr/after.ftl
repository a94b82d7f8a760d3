### Après la partie, revoir, tirage vérifiable et leçons, en français.

## Le résultat

result-won = Gagné !
result-lost = Pas cette fois
result-over = La partie est finie
result-stopped = Arrêtée d’un commun accord
result-stopped-text = Tout le monde a préféré en rester là.
result-show = Résultat
result-aside = Écarter pour voir la table
result-board = Voir le tableau du jour
result-rematch = Revanche
result-join-rematch = Rejoindre la revanche
result-to-rematch = Vers la revanche
result-again-with = Une autre partie ensemble
result-look-back = Revoir la partie
result-download = Télécharger la partie
result-record = Ce que tu as joué
result-share = Partager
result-share-copied = Copié : à coller où tu veux.
result-picture = En image
result-picture-saved = L’image est enregistrée : à envoyer à qui tu veux.
result-picture-none = Pas d’image pour le moment. Réessaie dans un instant.
result-share-selected = Ce navigateur ne nous laisse pas copier. Le texte est sélectionné : à toi de le copier.
lower-offer = Cinq de suite sans gagner, ça arrive. Et si tu jouais avec { $name }, au niveau { $level } ?
lower-yes = Jouer avec { $name }
lower-no = Rester à ce niveau

## Tirage vérifiable

fair-how = Avant que quiconque s’assoie, une table tire un nombre secret et en montre l’empreinte : dès lors, elle ne peut plus en changer sans que cela se voie. Les cartes découlent de ce nombre et des mots qu’on y mêle avant la donne.
fair-claim-alone = Ton navigateur a d’abord vu l’empreinte, puis mêlé un mot au hasard, le seul de cette donne. Personne n’a donc pu choisir ces cartes, pas même qui tient ce serveur.
fair-claim-together = Ton navigateur a d’abord vu l’empreinte, puis mêlé un mot au hasard. Personne n’a donc pu choisir ces cartes à soi seul. Il faudrait que qui tient ce serveur s’entende avec la dernière personne à ajouter un mot : à deux, elles auraient pu en essayer plusieurs.
fair-claim-without = Ce navigateur n’a pas ajouté de mot à cette donne. Il peut vérifier que le nombre et les mots donnent ces cartes, mais pas que personne ne les a choisies.
fair-claim-wordless = Aucun mot n’a été mêlé ici. Les cartes découlent du seul nombre, et qui tient ce serveur a pu en chercher un à son goût avant d’ouvrir la table.
fair-claim-watching = Tu regardes. Ce navigateur peut vérifier que le nombre et les mots donnent ces cartes ; que personne ne les a choisies, seules le savent les personnes qui ont ajouté un mot.
fair-claim-other-word = Le mot que ce navigateur a mêlé n’est pas celui de ta place ! Si tu ne l’as pas changé ailleurs, cette donne ne prouve rien.
fair-claim-other-commitment = Ce n’est pas l’empreinte que ce navigateur a vue en premier ! La table a changé de nombre secret.
fair-never = Rien ne prouve que personne n’a vu les cartes : le serveur doit les connaître. Et une partie interrompue avant la fin n’est jamais révélée.
fair-commitment = Empreinte de cette table
fair-copy = Copier
fair-words-title = Mots mêlés aux cartes
fair-word = a ajouté « { $word } »
fair-no-word = n’a pas ajouté de mot
fair-check-title = Vérifier
fair-later = Le nombre secret est révélé à la fin de la partie. Tu pourras alors vérifier ici que le nombre et les mots donnent exactement ces cartes.
fair-needs-https = Ce navigateur ne vérifie que par une connexion sécurisée (https). Télécharge la partie pour la vérifier avec un autre programme.
fair-check = Vérifier ces cartes
fair-checking = On mélange encore une fois…
fair-failed = La partie n’a pas pu être lue.
fair-again = Réessayer
fair-seed-holds = Le nombre secret correspond à l’empreinte.
fair-seed-fails = Le nombre secret ne correspond pas à l’empreinte !
fair-words-holds = Les mots sont ceux que montre la table.
fair-words-fails = Les mots ne sont pas ceux que montre la table !
fair-cards-holds = Nombre et mots donnent exactement ces cartes.
fair-cards-fails = Nombre et mots donnent d’autres cartes !
fair-compare = Compare l’empreinte avec celle que tu as vue avant la donne, et cherche ton mot. La partie téléchargée permet à d’autres programmes de vérifier aussi chaque coup.
fair-compared = Ton navigateur a comparé l’empreinte et le mot avec ceux qu’il avait gardés. La partie téléchargée permet à d’autres programmes de vérifier aussi chaque coup.

## Revoir une partie

replay-title = Revoir : { $game }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-moment = Moment
replay-at = { $seq } sur { $last }
replay-speed = Vitesse
replay-speed-is = { $speed ->
    [0.5] ½ ×
   *[other] { $speed } ×
}
replay-eyes = Point de vue
replay-eyes-own = Le mien
replay-eyes-watcher = Le public
replay-eyes-everyone = Toutes les cartes
replay-copy = Copier le lien vers ce moment
replay-live = Vers la table
replay-why = Pourquoi ?
replay-why-title = Pourquoi ce coup ?
replay-known = Que savais-je ici ?
replay-known-of = Que savait { $who } ici ?
replay-known-title = Ce qu’on pouvait savoir ici
replay-known-who = { $who ->
    [you] Tu voyais :
   *[other] { $who } voyait :
}
replay-known-open = Visible
replay-known-hidden = Caché
replay-known-look = Voir avec ces yeux
replay-known-all = Revoir toutes les cartes
replay-known-nothing-hidden = Rien n’était caché.
replay-known-after = Toutes les cartes se voient une fois la partie finie.
replay-hidden-cards = { $zone } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
replay-hands = Toutes les mains
replay-begins = À ce moment, la partie n’a pas encore commencé.

## Leçons

lesson-step = Étape { $step } sur { $steps }
lesson-watch = Regarde ce que font les autres…
lesson-begin = C’est parti
lesson-goal = Ton but
lesson-end = La fin
lesson-win = Comment on gagne
lesson-next = Continuer
lesson-read-first = Lis d’abord, puis continue.
lesson-other = C’est possible aussi. Mais ici, essaie ce que montre la flèche.
lesson-over = Voilà, tu sais tout. Bien joué !
lesson-real = Maintenant, une vraie partie
lesson-rules = Toutes les règles
lesson-again = Encore une fois
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
lesson-title = Apprendre { $game }
