### Les mots communs à tous les jeux, en français.

you = toi
card-hidden = une carte cachée
    .short = ░░
rolled = Le dé donne { $value }.
refusal-seat-count = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.

## Ce que l’on dit quand un jeu n’apporte pas ses propres mots

generic-place = place { $number }
generic-card = { $name }
generic-zone =
    { $who ->
        [nobody] { $name }
        [you] { $name } (toi)
       *[other] { $name } ({ $who })
    }
generic-move =
    { $details ->
        [none] { $name }
       *[other] { $name } ({ $details })
    }
generic-moved =
    { $card ->
        [hidden] Une carte
       *[other] { $card }
    } : { $origin } → { $target }
generic-shuffled = On mélange : { $zone }.
generic-step =
    { $details ->
        [none] { $name }
       *[other] { $name } : { $details }
    }
generic-refusal =
    { $details ->
        [none] Impossible : { $name }.
       *[other] Impossible : { $name } ({ $details }).
    }
generic-outcome =
    La partie est finie ({ $name }). { $winners ->
        [nobody] Personne ne gagne.
        [all] Tout le monde gagne !
       *[other] Victoire : { $winners }.
    }

### terminal

## En ligne de commande

cli-overview =
    Houle : des jeux de vagues dans ton terminal.

      houle games                  les jeux qu’il y a
      houle play JEU               jouer avec des robots
      houle sim JEU                faire jouer les robots entre eux
      houle replay FICHIER         revoir une partie enregistrée

    Chaque commande s’explique : houle play --help, ou houle play JEU --help.
    Avec --lang fr ou --lang en, tu choisis la langue.
cli-usage = Usage :
cli-operands = À donner
cli-choices = Au choix
cli-table-options = Options de { $game }
cli-options-by-game = Chaque jeu a ses propres options : { $command } JEU --help
cli-help = expliquer cette commande, sans plus
cli-lang = la langue, anglais ou français
cli-play = Jouer une partie avec des robots.
cli-sim = Faire jouer de nombreuses parties aux robots, et en tirer des chiffres.
cli-games = Donner la liste des jeux.
cli-replay = Revoir une partie enregistrée, pas à pas.
cli-game = JEU
    .hint = le nom du jeu ; houle games en donne la liste
cli-number = N
cli-name = NOM
cli-word = MOT
cli-hex = HEXA
cli-file = FICHIER
cli-players = combien jouent, toi et les robots ensemble
cli-bot = qui tient les autres places : { $bots }
cli-seat = ta place, à compter de 1
cli-plain = du texte seul : ni couleurs ni dessin
cli-brisk = ne pas s’arrêter avant le tour des robots
cli-seed = distribuer les cartes de cette graine, en chiffres hexadécimaux
cli-save = écrire la partie dans ce fichier quand elle est finie, ou quand tu pars
cli-how-many = combien de parties (1000 par défaut)
cli-jobs = combien de processus jouent à la fois
cli-sim-seed = le même mot donne les mêmes parties
cli-record = une partie enregistrée
cli-replay-seat = montrer ce que cette place a vu, à compter de 1
cli-replay-all = montrer toutes les mains ; parties finies seulement
cli-incomplete = Il manque quelque chose. { $command } --help explique la commande.
cli-game-first = Donne d’abord le nom du jeu, puis les options. Il y a : { $games }.
cli-unknown-game = Il n’y a pas de jeu nommé { $name }. Il y a : { $games }.
cli-unknown-bot = Il n’y a pas de robot nommé { $name } pour ce jeu. Il y a : { $bots }.
cli-unknown-command = Il n’y a pas de commande nommée { $name }. Il y a : { $commands }.
cli-unknown-argument = « { $argument } » ne veut rien dire ici. L’option --help montre ce qui se dit.
cli-unreadable-argument = { $argument } : inutilisable ainsi. L’option --help l’explique.
cli-wrong-argument = { $argument } : { $reason }
cli-not-a-number = il faut un nombre entier, { $least } ou plus.
cli-not-hex = il faut des chiffres hexadécimaux par paires, comme 0a1b.
cli-no-such-seat = Il n’y a que { $seats } places.
games-players = de { $fewest } à { $most } joueurs
refused = { $explanation } (Règle { $rule })

## Les parties enregistrées

record-saved = Enregistrée dans { $file }. Pour la revoir : houle replay { $file }
record-not-saved = Impossible d’écrire { $file }.
record-save-where = Pour enregistrer la partie, donne un nom de fichier ; sinon, Entrée :
record-no-file = Impossible de lire { $file }.
record-unreadable = { $file } n’est pas une partie enregistrée.
record-unplayable = Cette partie ne peut pas être rejouée avec les règles installées ici.
replay-not-finished = Cette partie n’est pas finie : ses cartes restent secrètes. Choisis une place avec --seat.
replay-at =
    { $number ->
        [0] Les cartes sont distribuées ; { $last } coups à venir
       *[other] Coup { $number } sur { $last }
    }
replay-prompt = Entrée : suivant, b : retour, un numéro : y aller, q : partir >

## À la table

table-names = Moana, Kai, Lani, Teva, Inès, Nuno, Maren, Yuna
table-welcome = Bienvenue à { $game } !
table-help-hint = À tout moment, tape « ? » pour voir ce que tu peux faire.
table-your-turn = À toi de jouer.
table-prompt = Numéro, ou « ? » pour l’aide >
table-others-turn = On attend { $who }. Entrée : continuer, a : conseiller, « ? » pour l’aide >
table-commands =
    Un numéro joue ce coup.
    a   ce que tu peux faire d’autre, comme conseiller ; a3 en fait le troisième
    t   dit toute la table en texte
    l   montre à nouveau les dernières lignes du journal
    r   dit de quoi il s’agit, et de quelle règle vient le dernier refus
    q   quitte la partie
table-not-understood = Je ne comprends pas. Tape « ? » pour l’aide.
table-no-such-number = Ce numéro n’est pas dans la liste.
table-not-now = Tu n’as rien à jouer maintenant. Entrée fait continuer la partie.
table-no-asides = Il n’y a rien d’autre à faire maintenant.
table-really-leave = Quitter la partie ? Encore q pour partir, Entrée pour rester >
table-goodbye = Au revoir, à la prochaine vague !
table-line = { $name } : { $content }
table-empty = aucune carte
table-hidden =
    { $count ->
        [one] 1 cachée
       *[other] { $count } cachées
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## WAVE dans un terminal

wave-order = Ordre :
wave-both-turned = Les deux inversés !
wave-colours-turned = Couleurs inversées !
wave-numbers-turned = Chiffres inversés !
wave-top = À dépasser :
wave-bend = Carte Virage :
wave-pile = Pioche :
wave-tide = Marées piochées :
wave-times = { $count } × { $card }
wave-round = Tours :
wave-inward = en main
wave-outward = retournées
wave-face-up = face visible
wave-face-down = face cachée
wave-label = { $label } :
wave-to-play = doit jouer
wave-just-taken = vient d’être prise
wave-finger =
    { $names } : { $says ->
        [keep] garde-la
        [take] prends-la
        [leave] laisse-la
       *[play] joue-la
    }
wave-column = Colonne { $number }, de bas en haut :
wave-here = [ici]
wave-sunk = cachée
wave-short-colour =
    { $hue ->
        [white] bla
        [yellow] jau
        [orange] ora
        [red] rou
        [sky] ciel
       *[navy] mar
    }
wave-next-place = Ensuite : colonne { $column }, hauteur { $height }.
wave-to-beat = À dépasser : { $cards }.
wave-left = le { $card } à gauche
wave-below = le { $card } en dessous
wave-anything = Toute carte y va.
wave-typing =
    Tu peux aussi taper une carte : i2 joue ta carte en main 2, o1 ta carte retournée 1.
    d i2 la pose face cachée (Nazaré), s o1 l’échange contre la carte Virage.
    v3 propose la carte 3 de Vaimiti, d v3 la même face cachée.
    p 2 1 montre la carte 1 du joueur 2 : joue-la ; k 2 1 : garde-la ; u 2 1 : doigt retiré.
    p b montre la carte Virage : prends-la ; k b : laisse-la ; u b : doigt retiré.

## Les chiffres de nombreuses parties

sim-title = { $game }, { $seats } joueurs, graine { $seed }
sim-playing = En jeu
sim-games = parties
sim-won = gagnées par quelqu’un
sim-moves = décisions par partie
sim-mean = points, moyenne
sim-median = points, médiane
sim-seat = place { $number }
sim-fared = gagne { $share }, points { $points }
sim-cause = fin : { $cause }
sim-word = { $fact } : { $word }
sim-fact = { $fact }, moyenne
sim-share = { $times } ({ $percent } %)
sim-decimal = { $whole },{ $part }
sim-speed = parties par seconde
