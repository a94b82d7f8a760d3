### La page qui reste quand la connexion manque.

offline-title = Pas de connexion : la mer attendra.
offline-again = Réessayer
