### Pour qui regarde ce qui est signalé, en français.

moderation-title = Signalements
moderation-about = Tu vois qui était assis là et ce qui s’est dit, jamais une carte. Qui l’a signalé n’est dit à personne. Ce que tu décides est gardé avec ton nom, et se fait en quelques secondes.
moderation-waiting = { $count ->
    [0] Rien n’attend
    [one] Un signalement attend
   *[other] { $count } signalements attendent
}
moderation-empty = Personne n’est signalé dont tu aies à décider.
moderation-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
moderation-moment = Autour de ce moment, à { $game }
moderation-look = Voir la table à ce moment
moderation-unseen = Seules les personnes assises à cette table peuvent la regarder.
moderation-gone = Cette table n’est plus gardée.
moderation-others = Signalé à d’autres tables
moderation-decide = Ce que tu décides
moderation-line = { $kind ->
    [sat] { $who } s’assoit
    [will-sit] { $who } reprendra la place d’un robot
    [wont-sit] { $who } ne vient finalement pas
    [left] { $who } se lève
    [removed] { $who } : place retirée par l’hôte
    [conceded] { $who } aimerait arrêter
    [carried-on] { $who } préfère continuer
    [stood-in] Un robot joue pour { $who }
    [writing-allowed] { $who } permet d’écrire
    [writing-ended] { $who } ne permet plus d’écrire
    [wrote] { $who } a écrit quelque chose qui n’est plus là, ou que la personne qui signale ne pouvait pas lire
   *[came-back] { $who } est de retour
}

moderation-nothing = Rien
moderation-name = Retirer le nom
moderation-silence = Une semaine sans parler
moderation-shut-out = Exclure

moderation-sure-nothing = En rester là ? { $name } n’en saura rien.
moderation-sure-name = Retirer ce nom, à chaque table où il figure ? { $name } joue toujours, et choisit un autre nom.
moderation-sure-silence = { $name } joue toujours, et ne dit plus rien à aucune table pendant une semaine.
moderation-sure-shut-out = { $name } se lève partout, regarde, et rien d’autre. Seule la personne qui tient la maison peut revenir dessus.

moderation-decided-nothing = C’est tranché : rien n’arrive à { $name }.
moderation-decided-name = C’est tranché : le nom disparaît dans quelques secondes.
moderation-decided-silence = C’est tranché : { $name } ne dit plus rien pendant une semaine.
moderation-decided-shut-out = C’est tranché : { $name } sera à la porte dans quelques secondes.

moderation-was-open = pas encore tranché
moderation-was-nothing = rien
moderation-was-name = nom retiré
moderation-was-silence = une semaine sans parler
moderation-was-shut-out = exclusion
