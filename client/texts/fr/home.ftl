### L’accueil, l’ouverture d’une table, l’attente avant la partie, mes parties.

## Qui je suis

suggested-names = Embrun, Écume, Galet, Marée, Sardine, Bigorneau, Corail, Mistral, Misaine, Récif, Varech, Moussaillon
me-change = { $name } : changer de nom ou d’animal
me-title = Qui es-tu ?
me-name = Nom
me-animal = Animal
me-note = Ni compte ni mot de passe : cet appareil se souvient de toi.
me-keep = C’est moi
me-back = Tu as déjà gardé tes parties ? Connecte-toi
animal-octopus = poulpe
animal-turtle = tortue
animal-crab = crabe
animal-whale = baleine
animal-gull = mouette
animal-seal = phoque
animal-starfish = étoile
animal-jellyfish = méduse
animal-seahorse = hippocampe
animal-ray = raie
animal-puffin = macareux
animal-dolphin = dauphin

## L’accueil

home-title = Houle · jeux de vagues
home-heading = À quoi joue-t-on ?
home-games = Les jeux
settings-open = Réglages
language = Langue
language-fr = français
language-en = English
tile-players = { $fewest } à { $most }
tile-play = Jouer
tile-people = Avec du monde
tile-dealing = On distribue…
tile-friends = À plusieurs
tile-learn = Essai de 2 min
tile-rules = Règles

## Comment on joue

how-change = { $title } à { $seats }, { $who ->
    [people] avec du monde
   *[bots] avec des robots
} : changer
how-many = À combien ?
how-with = Avec qui ?
how-bots = Des robots
    .hint = La partie commence tout de suite.
how-people = Du monde
    .hint = La table s’ouvre, et tu envoies le lien.
how-more = Rythme, invitations et le reste

## Mes parties en cours

running-heading = Parties en cours
running-all = Toutes mes parties
running-waits = { $count ->
    [one] Une t’attend
   *[other] { $count } t’attendent
}
running-finished = Mes parties finies
running-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
running-on = En cours
running-rests = en pause
running-gathering = { $free ->
    [one] Il manque une personne
   *[other] Il manque { $free } personnes
}
running-ready = Tout le monde est là

## Rejoindre une table

joining-heading = Tables ouvertes
joining-with = avec { $names }
joining-nobody = personne encore
joining-note = { $free ->
    [one] Une place libre · { $pace }
   *[other] { $free } places libres · { $pace }
}
joining-running-note = { $free ->
    [one] Un robot garde une place · { $pace }
   *[other] Des robots gardent { $free } places · { $pace }
}
joining-pressed = { $names } : { lobby-pressed }
pace-free = sans se presser
pace-seconds = { $count } s par coup
pace-minutes = { $count } min par coup
pace-hours = { $count } h par coup
pace-days = { $count ->
    [one] un coup par jour
   *[other] { $count } jours par coup
}

## Ouvrir une table

open-title = { $game } à plusieurs · Houle
open-heading = { $game } à plusieurs
open-players = Autour de la table
open-seats = Nombre de places
open-bots = Dont robots
open-bots-hint = On peut encore en changer avant la partie.
open-variants = Variantes
open-pace = Rythme
open-pace-legend = Temps pour jouer un coup
open-pace-free = Sans se presser
    .hint = On attend chaque coup aussi longtemps qu’il le faut.
open-pace-live = En direct
    .hint = Un robot joue pour qui dépasse le temps, et rend la place à tout moment.
open-pace-relaxed = Tranquille
    .hint = On passe de temps en temps. Un robot joue le coup de qui prend plus de temps.
open-pace-daily = Un coup par jour
    .hint = Pour une partie à loisir, sur des jours ou des semaines. Passé ce temps, un robot joue le coup.
open-time = Temps par coup
open-time-seconds = { $count } s
open-time-minutes = { $count } min
open-time-hours = { $count } h
open-time-days = { $count }
open-days = Jours pour chaque coup
open-door = Qui peut venir ?
open-listed = Ouverte à tout le monde
    .hint = La table apparaît sur l’accueil de tout le monde. Sinon, on vient seulement avec le lien.
open-watched = On peut regarder
    .hint = Qui a le lien peut suivre la partie, sans jamais voir les cartes cachées.
open-go = Ouvrir la table
option-usual = comme d’habitude
option-chance = le hasard
option-seat = place { $number }
option-yes = oui
option-no = non
option-none = aucune

## Avant la partie

lobby-table = La table se remplit
lobby-rematch = La revanche
lobby-seats = Places
lobby-next-closed = Cette table est fermée.
lobby-next-removed = L’hôte a repris ta place : tu ne peux plus t’asseoir à cette table. Il y en a d’autres.
lobby-next-sit = Choisis une place libre.
lobby-next-watch = Toutes les places sont prises ; tu pourras regarder.
lobby-next-full = Toutes les places sont prises.
lobby-next-fill = Envoie le lien, ou assieds des robots.
lobby-next-invited = L’invitation s’affiche à la table d’où tu viens. Tu peux aussi asseoir des robots.
lobby-next-start = Tout le monde est là : à toi de donner les cartes.
lobby-next-wait = Tout le monde est là. { $host } donne les cartes.
lobby-next-meet = La partie va commencer. Des robots prennent les places encore libres.
lobby-next-gather = On attend encore du monde.
lobby-anew = Ouvrir une autre table
lobby-others = Voir les autres tables
lobby-free = place libre
lobby-sit = S’asseoir ici
lobby-sit-at = S’asseoir à la place { $number }
lobby-add-bot = Robot
lobby-add-bot-at = Asseoir un robot à la place { $number }
lobby-remove-bot = Retirer { $name }, un robot
lobby-remove = Retirer { $name }
lobby-remove-sure = { $name } ne pourra plus s’asseoir à cette table.
lobby-remove-yes = Retirer
lobby-you = c’est toi
lobby-host = hôte
lobby-in-time = joue à temps : { $share } %
lobby-pressed = moitié du temps par coup
lobby-start = Donner les cartes
lobby-leave = Quitter la table
lobby-close = Fermer la table
invite-heading = Inviter
invite-watchers = Inviter à regarder
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-selected = Ce navigateur ne nous laisse pas copier. Le lien est sélectionné : à toi de le copier.
invite-share = Envoyer…
invite-code = Code à scanner
invite-code-label = Code QR : le lien vers cette table
invite-text = On joue à { $game } : il y a une place pour toi.
terms-heading = Ce qu’on joue
terms-option = { $name } : { $value }
terms-usual = Règles habituelles, sans variante
terms-pace = Rythme : { $pace }
terms-watch-anyone = Qui a le lien peut regarder
terms-watch-nobody = Personne ne regarde
terms-club = La table d’un club : seuls ses membres s’y assoient
terms-listed = Sur l’accueil de tout le monde
terms-unlisted = Seulement avec le lien
terms-rules = Les règles du jeu
word-heading = Un mot pour le mélange
word-why = Ton navigateur mêle un mot au hasard aux cartes : ainsi personne ne les choisit à soi seul, pas même le serveur. Tu peux y ajouter un mot à toi.
word-label = Ton mot
word-say = Mêler ce mot
word-said = { $who } : « { $word } »

## Mes parties

mine-title = Mes parties · Houle
mine-heading = Mes parties
mine-record = Ce que tu as joué
mine-standings = Classement
mine-finished = Parties finies
mine-stopped = Arrêtée d’un commun accord
mine-again = Rejouer ensemble
mine-replay = Revoir
mine-more = Plus anciennes
mine-none = Aucune partie encore : la première n’est qu’à un geste.

## Les robots, ici et à la table

level-legend = Niveau des robots
level-beginner = Débutant
    .word = débutant
    .hint = { $name } débute : oublie, espère et se dépêche.
level-player = Joueur
    .word = joueur
    .hint = { $name } joue juste, sans faire attendre.
level-strong = Fort
    .word = fort
    .hint = { $name } compte les cartes et voit venir.
level-expert = Expert
    .word = expert
    .hint = { $name } prend le temps de réfléchir, et ne laisse rien passer.
level-of = Niveau { DE($name) }
bot-mark = robot
bot-mark-level = robot, { $level }
bot-stands-in = un robot joue en attendant
bot-while-away = pas là, un robot joue ses coups
seat-here = est là
bot-who = { $name } : { $what }

## La donne du jour

day-card = Donne du jour
day-card-new = Les mêmes cartes pour tout le monde, une fois par jour
day-card-begun = Tu as commencé : continue
day-card-played = Jouée aujourd’hui
day-card-streak = { $days ->
    [one] 1 jour de suite
   *[other] { $days } jours de suite
}
