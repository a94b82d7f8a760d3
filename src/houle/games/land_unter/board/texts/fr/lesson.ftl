### La leçon de LAND UNTER.

lesson-land-unter-goal = Garde tes bouées : à chaque tour, le niveau d’eau le plus haut en coûte une. Chaque bouée sauvée vaut 1 point.
lesson-land-unter-end = Une manche dure douze tours, puis les cartes passent à gauche. La partie finit quand chaque main a été jouée par tout le monde.
lesson-land-unter-water = À chaque tour, deux eaux se découvrent : ici, 3 et 9. Puis chaque personne choisit une carte en secret.
lesson-land-unter-high = La carte la plus haute prend l’eau la plus basse. Vise le 3 : joue ton 58. Puis tout se retourne d’un coup.
lesson-land-unter-deepest = Le 3 est à toi. { $right } a joué la deuxième carte et prend le 9 : c’est le plus profond, et une bouée s’en va.
lesson-land-unter-middle = Voyons maintenant une carte du milieu, ni haute ni basse. Essaie le 33 : qui sera plus haut ?
lesson-land-unter-lost = Deuxième ! Le 11 est pour toi, rien n’est plus profond : tu perds une bouée. Voilà pourquoi le milieu fait mal.
lesson-land-unter-low = Les cartes plus basses ne prennent pas d’eau. Évite celle de ce tour : joue ton 5.
lesson-land-unter-still = Pas d’eau nouvelle, mais ton 11 reste le plus profond : encore une bouée perdue. Il faut en sortir !
lesson-land-unter-cover = L’eau nouvelle recouvre l’ancienne. Joue ton 55 : le 1 viendra se poser sur ton 11.
lesson-land-unter-covered = Te voilà à 1, presque au sec ! { $left } prend le 12 et perd une bouée à ta place.
lesson-land-unter-dry = Là où tu es, mieux vaut ne plus rien prendre. Laisse l’eau aux autres : joue ton 9.
lesson-land-unter-lowest = Tu restes à 1, et une autre bouée coule ailleurs. À la fin de la manche, l’eau la plus basse vaut 1 point de plus.
lesson-land-unter-win = Le plus de points sur toutes les manches : 1 par bouée gardée, 1 pour l’eau la plus basse, −1 si tu n’as plus de bouée à rendre. Joue très haut ou très bas !
