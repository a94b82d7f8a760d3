### Ce dont chaque écran a besoin, en français.

app-name = Houle
loading = Un instant…
close = Fermer
cancel = Annuler
trouble = Quelque chose s’est mal passé.
nowhere = Ici, il n’y a que la mer.
to-home = Accueil
menu = Menu

## Les gens

bot-names = Moana, Kai, Lani, Teva, Inès, Nuno, Maren, Yuna
    .beginner = Vai, Pua, Momi, Hoku, Poe, Lulu, Noni, Nani
    .strong = Manu, Koa, Naia, Rava, Keanu, Tehani, Makoa, Vaite
    .expert = Iolana, Ariki, Mahina, Tavita, Ulani, Kanoa, Aroha, Nohea
free-seat = place { $number }
others = Les autres
chip-cards = cartes :
chip-turn = à jouer
chip-away = pas là

## À la table

my-hand = Ta main
play-it = Jouer
board = Le plateau ; les flèches parcourent les cartes
my-place = Ta place
journal = Journal
choices = Que faire ?
sort-hand = Trier la main
card-remark = { $card }. { $remark }
card-not-now = { $card }, impossible maintenant
pile-of = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
rule-link = Règle { $rule }
take-back = Reprendre
prompt-your-turn = À toi
prompt-again = Touche encore pour jouer
prompt-choose = Qu’en fais-tu ?
prompt-pending = C’est parti…
prompt-wait = Un instant…
prompt-over = La partie est finie
prompt-waiting-for = À { $who } de jouer
prompt-waiting-for-many = On attend { $count } personnes
title-table = { $game } · Houle
title-your-turn = ▶ À toi · { $game }
connection-connecting = Connexion…
connection-live = En ligne
connection-unsure = Connexion faible…
connection-lost = Connexion perdue, nouvel essai…

## Ce qui se passe autour du jeu

happened-sat = { $who ->
    [you] Tu t’assieds.
   *[other] { $who } s’assied.
}
happened-taken-over = { $who ->
    [you] Tu remplaces { $of }.
   *[other] { $who } remplace { $of }.
}
happened-bot-sat = { $who }, un robot, s’assied.
happened-left = { $who ->
    [you] Tu pars, un robot joue à ta place.
   *[other] { $who } part, un robot joue à sa place.
}
happened-worded = { $who ->
    [you] Tu mêles un mot aux cartes.
   *[other] { $who } mêle un mot aux cartes.
}
happened-started = Les cartes sont données.
happened-taken-back = { $who ->
    [you] Tu reprends ton coup.
   *[other] { $who } reprend un coup.
}
happened-conceded = { $who ->
    [you] Tu proposes d’arrêter là.
   *[other] { $who } propose d’arrêter là.
}
happened-carried-on = { $who ->
    [you] Tu préfères continuer.
   *[other] { $who } préfère continuer.
}
happened-stood-in = { $who ->
    [you] Un robot joue pour toi.
   *[other] Un robot joue pour { $who }.
}
happened-came-back = { $who ->
    [you] Te revoilà.
   *[other] { $who } est de retour.
}
happened-rested = Il n’y a plus personne : les horloges se reposent.
happened-time-given = Le serveur était en panne un moment. Ce temps-là est rendu.
happened-closed = La table est fermée.
happened-rematch = Une revanche se prépare.
