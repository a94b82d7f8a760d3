### Les sons, en français.

sound-played = Une carte est jouée
sound-dealt = On donne les cartes
sound-taken = Les cartes sont ramassées
sound-turn = À toi
sound-hurry = Le temps presse
sound-refused = Impossible
sound-won = Gagné
sound-lost = Perdu
sound-said = Quelqu’un fait signe
