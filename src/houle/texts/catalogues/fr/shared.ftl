### Les mots communs à tous les jeux, en français.

you = toi
card-hidden = une carte cachée
    .short = ░░
reserved-you = { you }
reserved-hidden = { card-hidden }
reserved-nobody = personne
reserved-all = tout le monde
reserved-none = rien
reserved-yes = oui
reserved-no = non
table-names = Moana, Kai, Lani, Teva, Inès, Nuno, Maren, Yuna
    .beginner = Vai, Pua, Momi, Hoku, Poe, Lulu, Noni, Nani
    .strong = Manu, Koa, Naia, Rava, Keanu, Tehani, Makoa, Vaite
    .expert = Iolana, Ariki, Mahina, Tavita, Ulani, Kanoa, Aroha, Nohea
rolled = Le dé donne { $value }.
refusal-seat-count = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.

## Ce que l’on dit quand un jeu n’apporte pas ses propres mots

generic-place = place { $number }
generic-card = { $name }
generic-of-seat = { $who } : { $value }
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

## Ce que la maison ne permet pas

refusal-no-such-game = On ne joue pas à ce jeu ici.
refusal-bad-options = Ces options ne vont pas avec le jeu.
refusal-bad-pace = Un coup peut durer d’une seconde à une semaine.
refusal-passkey-refused = Cette clé d’accès ne convient pas. Recommence.
refusal-too-many-passkeys = Tu as déjà { $most } clés d’accès. Retires-en une d’abord.
refusal-not-proved = Montre encore une fois une clé d’accès ou un code de secours, puis réessaie.
refusal-mail-away = Aucun courriel ne part en ce moment. Réessaie plus tard.
refusal-bad-address = On ne peut pas écrire à cette adresse.
refusal-no-holiday = Des vacances finissent après avoir commencé, et commencent d’ici un an.
refusal-too-much-holiday = Cela ferait plus de { $most } jours de vacances dans l’année.
refusal-bad-name = Un nom a de 1 à { $most } caractères, dont une lettre, un chiffre ou une image.
refusal-bad-word = Un mot a de 1 à { $most } caractères.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seat-taken = Trop tard : cette place est prise.
refusal-seated-already = Tu as déjà une place à cette table.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-no-such-bot = Ce robot ne joue pas à ce jeu.
refusal-no-bot-there = Il n’y a pas de robot à cette place.
refusal-not-to-be-had = Aucun robot ne garde cette place pour quelqu’un : il n’y a plus de manche à venir, ou ce n’est pas prévu à cette table.
refusal-changed-mind = Tu as rendu la place qu’un robot gardait pour toi dans cette partie. Tu peux encore regarder la suite.
refusal-not-together = Toi ou quelqu’un à cette table préférez ne pas jouer ensemble. Il y en a d’autres.
refusal-not-a-member = Cette table est celle d’un club : seuls ses membres s’y assoient.
refusal-own-link = C’est ton propre lien : envoie-le à quelqu’un d’autre.
refusal-too-many-friends = L’un de vous a déjà { $most } amis et ne peut pas en avoir plus.
refusal-not-played-with = Tu invites des personnes après une partie que tu as jouée avec elles jusqu’au bout.
refusal-bad-club-name = Le nom d’un club a de 1 à { $most } caractères lisibles.
refusal-too-many-clubs = Tu es déjà dans { $most } clubs, et c’est le maximum.
refusal-club-full = Le club compte { $most } membres et ne peut pas en avoir plus.
refusal-not-keeper = Seule la personne qui tient le club peut le faire.
refusal-no-evening = Une soirée commence à un moment à venir, dans les { $days } jours.
refusal-too-many-evenings = Le club a déjà { $most } soirées à venir et ne peut pas en avoir plus.
refusal-not-your-evening = Seule la personne qui a prévu la soirée, ou qui tient le club, peut l’annuler.
refusal-evening-to-come = La table d’une soirée s’ouvre au plus tôt un quart d’heure avant.
refusal-nobody-to-block = Personne de ce nom n’est assis là maintenant.
refusal-nobody-to-report = Personne de ce nom n’était assis là à ce moment.
refusal-nothing-to-see = On ne voit pas de partie à ce moment.
refusal-nobody-to-mute = Personne de ce nom n’est assis là maintenant.
refusal-too-many-muted = Tu n’écoutes déjà plus { $most } personnes.
refusal-decided-already = Quelqu’un d’autre a déjà tranché.
refusal-talk-taken = Ce que tu as dit à une table a été signalé, et une personne qui veille sur la maison t’a retiré la parole. Tu pourras parler de nouveau dans { $days ->
    [one] un jour
   *[other] { $days } jours
}.
refusal-too-many-blocked = Tu bloques déjà { $most } personnes. Retires-en d’abord une de la liste.
refusal-removed = L’hôte a repris ta place : tu ne peux plus t’asseoir à cette table. Il y en a d’autres.
refusal-nobody-to-remove = Il n’y a personne à retirer à cette place.
refusal-enough-happened = Il s’est passé bien assez de choses à cette table : joue, ou restons-en là.
refusal-seats-free = Il reste des places libres.
refusal-nobody-seated = Il faut quelqu’un à la table : les robots ne jouent pas seuls.
enough-open = Beaucoup de tes tables n’ont pas commencé. Commence ou ferme d’abord quelques-unes d’entre elles.
enough-running = Beaucoup de tes parties sont déjà en cours. Finis-en d’abord quelques-unes.
blocked = Ton accès est limité par la personne qui tient la maison : tu peux regarder, et rien d’autre.
enough-guest = Beaucoup de nouvelles personnes sont arrivées depuis ton réseau. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
enough-table = Cela fait beaucoup de tables pour le moment. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
enough-export = Cela fait assez de copies pour le moment. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
enough-reason = Cela fait assez de questions pour le moment. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
enough-report = Cela fait assez de signalements pour le moment. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
enough-fault = Cela suffit pour aujourd’hui : tes signalements seront lus. Réessaie demain.
enough-club = Cela fait assez de clubs pour le moment. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
enough-mail = Cela fait assez de courriels pour aujourd’hui. Réessaie demain.
enough-recovery = Cela fait beaucoup de codes essayés depuis ton réseau. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
enough-game = Cela fait beaucoup de parties pour le moment. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
refusal-started-already = C’est trop tard : la table n’est plus ouverte.
refusal-not-running = Aucune partie n’est en cours à cette table.
refusal-not-over = Cela se verra quand la partie sera finie.
refusal-not-a-move = Ce coup n’est pas possible maintenant.
refusal-turn-is-over = Trop tard : la partie a continué entre-temps.
refusal-talk-closed = Pendant cette partie, on ne dit que ce que ses règles permettent ({ $by }).
refusal-said-enough = Tu viens de beaucoup parler. Attends quelques secondes.
refusal-not-by-link = On n’écrit ses propres mots qu’à une table qui n’est dans aucune liste.
refusal-not-all-allow = On s’écrit ici quand toutes les personnes assises le permettent.
refusal-not-allowed-by-you = Tu ne permets pas d’écrire à cette table.
refusal-bad-writing = Écris quelque chose, { $most } caractères au plus.
refusal-nothing-to-take-back = Il n’y a pas de coup à reprendre.
refusal-not-away = Tu es déjà à ta place.
refusal-clock-runs = Une horloge tourne à cette table : un robot joue pour qui la dépasse.
refusal-too-soon = Encore un peu de patience : on peut appeler un robot au bout de dix minutes.
refusal-agreed-already = Tu as déjà donné ton accord.
refusal-conceded-already = Tu as déjà proposé d’arrêter là.
refusal-not-conceded = Tu n’as pas proposé d’arrêter.
refusal-invited-already = Une revanche se prépare déjà.
refusal-nobody-may-watch = Personne ne peut regarder cette table.
refusal-no-such-moment = Cette table n’a pas connu ce moment.
refusal-no-move-there = Personne n’a joué à ce moment-là.
refusal-no-such-choice = Ce coup n’était pas possible.
refusal-not-alone = Avec d’autres gens à la table, chaque personne trouve par elle-même.
refusal-not-yours = C’est à quelqu’un d’autre de le faire.
refusal-played-once = La donne du jour se joue une seule fois, et quelqu’un l’a déjà jouée aujourd’hui sur cet appareil.
refusal-day-not-over = Ce que cache la donne du jour reste secret jusqu’à la fin de la journée.
refusal-day-not-played = Joue d’abord la donne du jour jusqu’au bout : tu verras ensuite comment les autres ont joué.
refusal-no-such-day = Il n’y a pas de donne pour ce jour.
refusal-not-by-day = Dans la donne du jour, il n’y a que les cartes : ce qui est joué compte, une seule fois, pour tout le monde pareil.
refusal-not-in-challenge = D’autres jouent ces mêmes cartes : seul compte ce qui est joué, une seule fois, pour tout le monde pareil.
refusal-not-to-play-again = Les autres ne peuvent pas rejouer cette partie : c’était une donne du jour, ou elle s’est arrêtée avant la fin.
refusal-rules-changed = Les règles de ce jeu ont changé depuis ; les mêmes cartes feraient une autre partie.
refusal-knows-the-deal = Tu étais à la table où cela s’est joué : tu connais les cartes.
refusal-challenge-not-played = Joue d’abord jusqu’au bout : tu verras ensuite comment les autres ont joué.
