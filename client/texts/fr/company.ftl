### Avec qui l’on joue, et avec qui l’on ne joue pas, en français.

company-here = Les personnes à cette table
block = Bloquer
block-named = Bloquer { $name }
block-sure = Bloquer { $name } ? Vous ne vous rencontrerez plus. Personne ne l’en avertit.
block-yes = Bloquer
block-done = Tu bloques { $name }. Une partie en cours continue. Tu peux revenir dessus sous ton nom.

report = Signaler
report-named = Signaler { $name }
report-why = Signaler { $name } : de quoi s’agit-il ? Le moment que tu vois part avec, et ce qui s’est dit autour.
report-words = Ce qui a été dit
report-name = Le nom
report-spoiling = Gâche la partie exprès
report-other = Autre chose
report-done = Merci. Une personne qui veille sur la maison regardera ce moment. { $name } ne saura pas que cela vient de toi. Si tu préfères ne plus rencontrer cette personne, bloque-la.
report-close = En rester là

blocks-heading = Les personnes que tu bloques
blocks-about = Aucun de vous ne s’assoit là où l’autre est assis, et aucune liste ne vous montre l’un à l’autre. Personne n’en est averti.
blocks-since = Depuis le { $when }
blocks-undo = Débloquer
blocks-undo-named = Débloquer { $name }

friends-title = Amis
friends-mine = Tes amis
friends-question = Ajouter { $name } à tes amis ?
friends-question-about = Vous vous verrez dans vos listes d’amis, avec les tables ouvertes où vous rejoindre.
friends-yes = Ajouter
friends-no = Non merci
friends-spent = Ce lien a déjà servi, ou il n’est plus valable. Demandes-en un nouveau.
friends-join = À une table ouverte : rejoindre
friends-remove = Retirer
friends-remove-named = Retirer { $name } de tes amis
friends-new = Quelqu’un de nouveau
friends-about = Un lien de ta part ajoute une personne à tes amis, et toi aux siens : envoie-le, ou fais-le scanner. Il sert une fois, pendant une semaine.
friends-ask = Créer un lien
friends-link = Le lien pour devenir amis
friends-code = Le même lien, à scanner
friends-to = Amis
friends-to-about = Les personnes que tu connais ici, et les tables ouvertes où elles sont assises.

record-to = Ce que tu as joué
record-to-about = Combien de parties, combien de gagnées, ta cote dans chaque jeu, et chaque partie à revoir.
record-to-link = Voir ce que tu as joué

invitations-heading = On t’invite
invitations-by = { $name } te propose de rejouer
invitations-take = J’arrive
invitations-take-named = Rejoindre { $name }
invitations-decline = Pas maintenant
invitations-decline-named = Décliner l’invitation { DE($name) }

again-title = Une autre partie ensemble
again-about = Choisis un jeu et ouvre une table. Une invitation pourra alors attendre ces personnes sur leur page d’accueil : { $names }.
again-nobody = Il n’y a personne à inviter : on invite les personnes d’une partie que l’on a jouée jusqu’au bout.
again-invited = À inviter : { $names }. L’invitation part quand tu ouvres la table.

reports-to = Signalements
reports-to-about = Tu regardes ce qui est signalé ici.
