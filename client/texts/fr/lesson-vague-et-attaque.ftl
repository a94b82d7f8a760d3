### La leçon de VAGUE & ATTAQUE.

lesson-vague-et-attaque-1 = Trois souvenirs valident un lieu. D’abord l’exploration : pioche un souvenir.
lesson-vague-et-attaque-2 = Puis la rencontre. Pars à l’aventure : pioche une carte, on la lit à toute la table.
lesson-vague-et-attaque-3 = Deux souvenirs de plus ! Enfin l’amarrage : pose ton lieu, le lagon, dans ta zone.
lesson-vague-et-attaque-4 = Le pavillon ne va que sur le vaisseau, au milieu quand on est deux : pose-le à bord.
lesson-vague-et-attaque-5 = Deux souvenirs à bord : qui pose le troisième prend le vaisseau ! D’abord, pioche.
lesson-vague-et-attaque-6 = Les pantoufles d’en face feraient un beau butin. Gagne-les en duel : défie !
lesson-vague-et-attaque-7 = Chacun lance un dé, et le plus haut gagne. À toi d’abord : lance !
lesson-vague-et-attaque-8 = Les pantoufles sont à toi. La jambe de bois va à bord : pose-la, et valide le vaisseau !
