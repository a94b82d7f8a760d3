### Les clubs, en français.

clubs-title = Clubs
clubs-mine = Tes clubs
clubs-all = Tous tes clubs
clubs-members = { $count ->
    [one] Un membre
   *[other] { $count } membres
}
clubs-question = Rejoindre { $name } ?
clubs-question-about = { $count ->
    [one] Une personne fait partie de ce club.
   *[other] { $count } personnes font partie de ce club.
} Vous vous verrez par vos noms, et vous aurez vos propres tables.
clubs-yes = Rejoindre
clubs-no = Non merci
clubs-spent = Ce lien ne mène plus nulle part. Demandes-en un nouveau.
clubs-new = Ton propre club
clubs-about = Un club a des tables où seuls ses membres s’assoient. Tu envoies son lien à autant de personnes que tu veux.
clubs-name = Comment s’appelle-t-il ?
clubs-found = Fonder le club
clubs-to-about = Les personnes avec qui tu joues souvent, et vos propres tables.

club-tables = Les tables du club
club-tables-none = Aucune table n’est ouverte. Ouvres-en une : tous les membres la trouvent ici.
club-open = Ouvrir une table pour le club
club-keeper = tient le club
club-you = toi
club-remove = Retirer
club-remove-named = Retirer { $name } du club
club-remove-sure = Retirer { $name } ? Le lien du club ne mènera plus nulle part, pour que personne ne revienne par là. Crées-en un nouveau pour les autres.
club-hand-on = Confier
club-hand-on-named = Confier le club à { $name }
club-hand-on-sure = Confier le club à { $name } ? Dès lors, c’est { $name } qui retire des membres, crée des liens et peut dissoudre le club.
club-sure = Oui
club-link-heading = Quelqu’un de nouveau
club-link-about = Un lien du club sert à toutes les personnes qui l’ont, jusqu’à ce que tu en crées un nouveau.
club-link-now = Envoie-le à qui tu veux, ou fais-le scanner. Il ne s’affiche que maintenant ; un nouveau lien prend sa place.
club-link = Le lien pour rejoindre le club
club-link-code = Le même lien, à scanner
club-link-new = Créer un nouveau lien
club-leave = Quitter le club
club-leave-sure = Quitter { $name } ? Seul son lien te fait revenir. Si tu tiens le club, la personne qui le tenait avant toi reprend sa place, ou sinon la première arrivée.
club-dissolve = Dissoudre le club
club-dissolve-sure = Dissoudre { $name } ? Plus personne n’en fera partie. Les parties en cours continuent.
club-nowhere = Ce club n’existe pas
club-nowhere-about = Il a été dissous, ou tu n’en fais pas partie. Son lien t’y fait entrer.

open-club = Une table { DE($name) } : seuls les membres s’y assoient, et tous la trouvent sur la page du club.

standings-heading = Classements
club-standings-none = Rien n’a encore été joué ici. Comptent les parties jouées jusqu’au bout à deux personnes au moins.
standings-of = Le classement à { $game }
standings-member = Membre
standings-won = Gagnées
standings-played = Jouées

evenings-heading = Soirées
evening-none = Rien n’est prévu pour l’instant. Choisis un jeu et une heure : chaque membre la voit à sa propre heure, et dit si elle lui convient.
evening-nobody = Personne n’a encore dit oui.
evening-guests = Seront là : { $names }
evening-come = Je viens
evening-stay-away = Finalement, je ne viens pas
evening-call-off = Annuler la soirée
evening-table = Vers la table
evening-open = Ouvrir la table
evening-game = Jeu
evening-when = Jour et heure
evening-plan = Prévoir la soirée
