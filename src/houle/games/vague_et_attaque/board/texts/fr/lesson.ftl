### La leçon de VAGUE & ATTAQUE.

lesson-vague-et-attaque-goal = Valide des lieux : pose un lieu devant toi, puis trois souvenirs qui vont avec. Les autres aimeraient bien te les prendre !
lesson-vague-et-attaque-end = La partie finit dès que quelqu’un a validé assez de lieux : trois quand on joue à deux, deux sinon.
lesson-vague-et-attaque-explore = Ton tour a trois temps. D’abord l’exploration : pioche un souvenir.
lesson-vague-et-attaque-adventure = Ensuite la rencontre. Pars à l’aventure : pioche une carte, elle est lue à toute la table.
lesson-vague-et-attaque-read = Elle agit aussitôt : ici, des souvenirs de plus pour toi. D’autres rencontres sont moins gentilles…
lesson-vague-et-attaque-moor = Enfin l’amarrage. Pose devant toi le lieu que tu as en main.
lesson-vague-et-attaque-lay = Avec le lieu, tu peux poser un souvenir qui va avec. Celui-ci vient de là : pose-le.
lesson-vague-et-attaque-three = Un souvenir sur trois ! Il faut au moins un souvenir de ce seul lieu, et tu l’as. Aux autres de jouer.
lesson-vague-et-attaque-later = Un tour plus tard : deux souvenirs chez toi, il en manque un. Et { $left } en a un qui irait aussi sur ton lieu.
lesson-vague-et-attaque-again = Allons le chercher ! Mais d’abord, pioche, comme à chaque tour.
lesson-vague-et-attaque-challenge = Au lieu de l’aventure, tu peux te battre en duel. Touche ce souvenir-là, et défie !
lesson-vague-et-attaque-throw = De chaque côté un dé, et le plus haut gagne. À toi de lancer !
lesson-vague-et-attaque-won = Gagné : le souvenir est dans ta main. Si tu avais perdu, tu aurais défaussé une carte.
lesson-vague-et-attaque-validate = Voilà le troisième qui manquait. Pose-le sur ton lieu, avec les deux autres.
lesson-vague-et-attaque-validated = Trois souvenirs : ton lieu est validé ! Il est à toi pour de bon, plus personne n’y touche.
lesson-vague-et-attaque-win = À deux, trois lieux validés gagnent ; à trois ou plus, deux suffisent. Le bateau pirate compte comme un lieu : qui y pose le troisième souvenir l’emporte.
