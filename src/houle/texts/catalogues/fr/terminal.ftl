### Les mots du terminal, en français.

## En ligne de commande

cli-overview =
    Houle : des jeux de vagues dans ton terminal.

      houle games                  les jeux qu’il y a
      houle play JEU               jouer avec des robots
      houle sim JEU                faire jouer les robots entre eux
      houle arena JEU              trouver quel robot joue le mieux
      houle replay FICHIER         revoir une partie enregistrée
      houle verify FICHIER         vérifier qu’une partie finie était honnête
      houle deck check FICHIER     vérifier tes propres cartes de VAGUE & ATTAQUE
      houle serve                  jouer dans le navigateur, ici ou pour tout le monde
      houle worker                 un programme où les robots réfléchissent

    Chaque commande s’explique : houle play --help, ou houle play JEU --help.
    Avec --lang fr ou --lang en, tu choisis la langue.
cli-usage = Usage :
cli-operands = À donner
cli-choices = Au choix
cli-table-options = Options { DE($game) }
cli-options-by-game = Chaque jeu a ses propres options : { $command } JEU --help
cli-help = expliquer cette commande, sans plus
cli-lang = la langue, anglais ou français
cli-play = Jouer une partie avec des robots.
cli-sim = Faire jouer de nombreuses parties aux robots, et en tirer des chiffres.
cli-arena = Faire jouer aux robots les mêmes donnes les uns contre les autres, et voir qui est le plus fort.
cli-games = Donner la liste des jeux.
cli-replay = Revoir une partie enregistrée, pas à pas.
cli-verify = Vérifier une partie finie : les cartes étaient-elles fixées d’avance, tout était-il permis ?
cli-deck = Vérifier un fichier de cartes pour VAGUE & ATTAQUE.
cli-serve = Ouvrir les jeux au navigateur. Sans base de données, tout tient dans ce seul programme.
cli-serve-host = l’adresse où écouter
cli-serve-port = le port où écouter
cli-serve-data = le dossier qui garde les parties, s’il n’y a pas de base de données
cli-serve-store = la base de données d’un serveur à plusieurs nœuds : { "postgresql://…" }
cli-serve-bus = le bus entre les nœuds : { "nats://…" }
cli-serve-no-limits = accepter autant de requêtes qu’il en vient (pour des essais)
cli-address = ADRESSE
cli-folder = DOSSIER
cli-no-secret = Les nœuds d’une même base de données partagent un secret : donne HOULE_SECRET, d’au moins { $least } caractères.
cli-worker = Faire réfléchir les robots pour les tables d’un serveur.
cli-worker-server = un nœud à qui parler ; peut être donné plusieurs fois
cli-worker-needs = Il faut un bus et au moins un serveur.
serve-at = Houle est à l’adresse { $address }. Ctrl+C l’arrête.
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
cli-names = NOM,NOM
cli-arena-bots = qui joue, avec des virgules : un seul, deux, ou plus, chacun contre chacun : { $bots }
cli-arena-ladder = chaque niveau contre celui d’en dessous ; si tu nommes les robots, commence par le plus faible
cli-arena-deals = combien de donnes (100 par défaut) ; tous les robots les jouent toutes
cli-arena-seed = le même mot donne les mêmes donnes
cli-arena-jobs = combien de processus jouent à la fois (par défaut, autant que de cœurs)
cli-arena-out = garder les résultats dans ce fichier, une ligne de JSON par partie ; continuer s’il en a déjà
cli-arena-plot = dessiner les chiffres dans ce fichier, par exemple figures.png
cli-record = une partie enregistrée
cli-game-file = un fichier de partie, tel qu’une table le donne à la fin
cli-deck-check = chercher tout ce qui ne va pas
cli-deck-file = un fichier de cartes, en TOML
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
games-players = de { $fewest } à { $most } personnes
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
    p 2 1 montre la carte 1 de la place 2 : joue-la ; k 2 1 : garde-la ; u 2 1 : doigt retiré.
    p b montre la carte Virage : prends-la ; k b : laisse-la ; u b : doigt retiré.

## Les chiffres de nombreuses parties

sim-title = { $game }, { $seats } places, graine { $seed }
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
sim-times = { $times }, victoires : { $share }
sim-decimal = { $whole },{ $part }
sim-speed = parties par seconde

## Ce que montrent les robots dans l’arène

arena-played = { $deals } donnes, { $games } parties ; les chiffres avec leurs intervalles à 95 %
arena-bot = robot
arena-pair = paire
arena-against = { $one } – { $other }
arena-wins = victoires
arena-wins-more = gagne plus souvent
arena-even = égalité
arena-points = points d’avance par manche
arena-gain = gain à la même place
arena-verdict = verdict
arena-ahead = devant
arena-not-ahead = pas montré
arena-won = parties gagnées
arena-mean = points d’une place par manche
arena-ends = fins
arena-rating = cote
arena-unsure = à peu près
arena-cpu = décisions (ms de calcul : moitié, 99 %, maximum)
arena-cpu-asides = à-côtés (ms de calcul)
arena-speed = { $times } ({ $usual } ; { $slow } ; { $longest })
arena-cell = { $heading } { $figure }
arena-and = { $so_far } ; { $more }
arena-share = { $percent } %
arena-estimate = { $value } [{ $low } ; { $high }]
arena-percent = { $value } % [{ $low } ; { $high }]
arena-no-ledger = { $file } ne contient pas de résultats de l’arène. Donne un autre fichier.
arena-other-contest = { $file } contient les résultats d’autre chose : « { $field } » n’est pas pareil. Donne un autre fichier.
arena-unwritable = Impossible d’écrire { $file }.
arena-no-picture = { $file } : impossible d’y dessiner. Il faut un dossier qui existe, et l’une de ces fins : { $kinds }.
arena-no-extra = Il faut un paquet qui n’est pas installé : { $package }. Il vient avec houle[arena].

## Vérifier une partie finie

verify-no-game-file =
    { $file } n’est pas un fichier de partie. Une table en donne un à la fin ; une partie enregistrée par houle play est autre chose, et il n’y a rien à y vérifier.
verify-commitment-holds = La graine est bien celle de l’engagement.
verify-commitment-fails = La graine n’est pas celle de l’engagement.
verify-rules-hold = Les règles de cette partie sont installées ici ({ $game }, version { $version }).
verify-rules-fail = Les règles { DE($game) } ne permettent pas ce nombre de places ou ces options.
verify-rules-missing = Les règles de cette partie ne sont pas installées ici ({ $game }, version { $version }).
verify-moves-hold =
    { $count ->
        [0] Aucun coup n’a été joué.
        [one] Avec les cartes que donnent la graine et les mots, l’unique coup est permis.
       *[other] Avec les cartes que donnent la graine et les mots, les { $count } coups sont tous permis.
    }
verify-moves-fail = Avec les cartes que donnent la graine et les mots, le coup { $number } n’est pas permis.
verify-moves-unchecked = Les coups n’ont pas pu être vérifiés.
verify-outcome-holds = La partie finit comme le dit le fichier.
verify-outcome-fails = La partie ne finit pas comme le dit le fichier.
verify-outcome-unchecked = La fin n’a pas pu être vérifiée.
verify-conceded = La partie n’est pas jouée jusqu’au bout ; le fichier dit que tout le monde a voulu arrêter.
verify-compare = À comparer avec ce que tu as vu avant la distribution :
verify-table = Table : { $table }
verify-commitment = Engagement : { $commitment }
verify-word = Le mot { DE($name) } : « { $word } »
verify-no-word = Pas de mot { DE($name) }
verify-good = Tout est juste, si c’est bien ce que tu as vu.
verify-bad = Cette partie n’est pas en règle.
verify-open = Tout n’a pas pu être vérifié ici.

## Vérifier un jeu de cartes

deck-good = { $title } : ce jeu de cartes est jouable.
deck-encounters = Rencontres : { $blue } bleues, { $gold } dorées, dont { $inverted } seulement à plusieurs
deck-souvenirs = Souvenirs : { $dedicated } dédiés, { $shared } partagés, dont { $anchors } avec une ancre
deck-problems =
    { $count ->
        [one] 1 problème.
       *[other] { $count } problèmes.
    }
