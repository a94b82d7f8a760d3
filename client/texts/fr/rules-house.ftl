### Les règles de la maison, racontées : ce qui se passe autour de chaque jeu.

rules-house-minute = Qui ouvre une table en est l’hôte et la fait démarrer. Les places vides se remplissent de gens ou de robots.
    .title = En une minute
    .p2 = Tu dois partir ? Un robot tient ta place, et te la rend dès que tu reviens.
    .p3 = Un coup malheureux se reprend tant que personne n’a rien vu. Et une partie ne s’arrête que si tout le monde le veut.

rules-house-sitting = Qui ouvre une table choisit le jeu, le nombre de places, les options et le rythme. L’hôte décide aussi si la table est dans la liste, et qui peut regarder.
    .title = S’asseoir
    .p2 = Toute place libre d’une table ouverte est à prendre, une par personne, avec un nom de 24 caractères au plus. L’hôte peut donner une place libre à un robot, et la lui reprendre, tant que la partie n’a pas commencé.
    .p3 = Tout le monde a son animal. Tu gardes celui que tu as choisi, ou tu reçois le prochain libre si quelqu’un l’a déjà à cette table. Les robots prennent ceux qui restent ; leur visage et leur nom montrent comment ils jouent.
    .p4 = Avant le départ, on se lève quand on veut. Si l’hôte s’en va, la première personne encore assise le devient. De même la suivante qui est là, quand rien ne s’est passé depuis trois minutes et que l’hôte n’est pas là, ou ne donne pas les cartes alors que toutes les places sont prises. La partie commence quand toutes les places sont prises et que l’hôte le dit ; ensuite, la table est complète. Une table que personne n’a lancée au bout d’un jour est fermée.
    .p5 = Jusqu’au départ, l’hôte peut retirer quelqu’un, qui ne pourra plus s’asseoir à cette table.
    .p6 = Qui tient la maison peut exclure quelqu’un : cette personne regarde encore, mais un robot joue à sa place. Et un nom peut être effacé sur demande ; un tiret le remplace partout, et les parties restent.

rules-house-meeting = Touche « Avec du monde », et tu t’assois là où d’autres attendent quelqu’un comme toi : à la table où il y en a le plus. Si personne n’attend, une table s’ouvre pour toi et pour qui viendra, avec les places et les options habituelles, et une minute par coup.
    .title = Avec du monde
    .p2 = Les cartes sont données dès que toutes les places sont prises, et au plus tard après douze secondes ; des robots prennent alors les places libres. D’ici là, tu peux te lever comme à toute table.
    .p3 = Personne ne s’assoit deux fois : demande encore, et te revoilà à la table où tu attends ou joues. Demande un autre jeu, et tu te lèves de là où tu attends ; une partie en cours continue.
    .p4 = Tu peux bloquer quelqu’un que tu as vu à une table : depuis la salle d’attente, le menu ou le résultat. Dès lors, aucun de vous ne s’assoit là où l’autre est assis, et aucune liste ne vous montre l’un à l’autre. Personne ne l’en avertit ; sous ton nom, tu vois qui tu bloques et tu peux revenir dessus.
    .p5 = Un club a ses propres tables : seuls ses membres les ouvrent et s’y assoient, et elles ne figurent dans aucune liste, sauf sur la page du club.
    .p6 = Dans un jeu en plusieurs manches, tu peux encore te joindre à une partie commencée : là où la maison a donné les cartes, ou si l’hôte le permet, des robots gardent leur place pour quelqu’un. Prends-en une, et tu joues dès la manche suivante, avec tout ce que la place a vu ; d’ici là, tu regardes, et tu peux changer d’avis. Les coups du robot ne te sont pas reprochés.

rules-house-fate = Les cartes sont fixées d’avance, et tu peux le vérifier. Avant que quelqu’un ne s’assoie, la table montre l’empreinte d’un secret. Le navigateur de chaque personne y ajoute alors un mot au hasard ; tu peux y joindre un mot à toi, et le changer jusqu’au départ ; tout le monde voit tous les mots. Le secret et les mots font la donne.
    .title = Le hasard, à découvert
    .p2 = Quand la partie est finie, le secret est révélé avec toute la partie, à qui peut regarder la table. Avant, personne ne l’a, ni les robots ni l’hôte.

rules-house-playing = Ton coup vaut pour le moment que tu avais sous les yeux. Si la table a continué entre-temps, il est refusé plutôt que joué au mauvais tour. Quand plusieurs choisissent à la fois, personne n’arrive trop tard.
    .title = Jouer
    .p2 = Touche une carte qui ne se joue pas : la table te dit pourquoi, et quelle règle le dit. Elle ne t’apprend rien que ta place ne sache déjà.
    .p3 = Les conseils que le jeu permet se donnent à tout moment, même hors de ton tour. Mais personne ne joue à la place de quelqu’un d’autre. Et après deux mille gestes à une table, seuls les coups comptent encore : aucune partie n’en approche.

rules-house-talking = Qui a une place peut saluer les autres, les remercier ou rire, par six réactions et quelques phrases courtes : avant la donne, pendant la partie et après. Chaque personne les lit dans sa langue. Les robots ne disent rien, et ce qu’on dit ne change rien au jeu.
    .title = Parler
    .p3 = À une table qui n’est dans aucune liste, on peut aussi s’écrire : une ligne de 200 caractères au plus, quand toutes les personnes assises le permettent. Chacun le dit pour soi, à chaque table de nouveau, et peut arrêter à tout moment ; alors plus personne n’écrit.
    .p4 = Seules les personnes assises qui le permettent lisent ce qui s’écrit, à partir du moment où elles le permettent. Qui regarde ne lit rien, et aucune partie revue ne le montre ; si quelqu’un signale un moment, qui veille sur la maison lit ce qui s’écrivait alors. Une semaine après la partie, ou quand la personne qui a écrit est effacée, tout disparaît.
    .p2 = Si un jeu a ses propres règles sur la parole, elles passent d’abord : pendant la partie, on dit ce qu’il propose et rien d’autre. Et cinq choses en dix secondes, cela suffit.

rules-house-taking-back = Tu peux reprendre ton dernier coup tant qu’il n’a rien montré de nouveau à personne, pas même à toi. Les coups que les autres ont faits entre-temps restent, s’ils sont possibles sans le tien. Ce qui est dit est dit.
    .title = Reprendre un coup

rules-house-away = Si la table donne un temps par coup et que le tien s’écoule, un robot joue ce coup à ta place, et aucun autre. Tant que tu ne touches pas la table, tu n’es pas là : si un coup a dix minutes au plus, on ne t’attend alors que cinq secondes. Si tu laisses souvent le temps s’écouler, tu n’as que la moitié du temps par coup aux tables où tu t’assieds ensuite, jusqu’à ce que tes dernières parties aillent mieux ; tout le monde y voit cela.
    .title = S’absenter
    .p2 = La place est de nouveau à toi dès que tu ouvres la table, que tu touches quelque chose ou que tu joues. Tu as alors tout le temps pour ton coup, encore une fois et une seule.
    .p3 = Si tu quittes une partie en cours, un robot te remplace jusqu’à ce que tu dises que te revoilà, ou que tu joues. La place reste la tienne. Si tout le monde est parti, les robots attendent.
    .p4 = Si un coup a dix minutes au plus, les horloges se reposent tant que personne d’entre vous n’a la table ouverte, et aucun robot ne joue pour vous. À un rythme plus lent, c’est le cas dès que vous avez toutes et tous manqué deux coups de suite. Ensuite, chaque personne a de nouveau tout son temps.
    .p5 = Si un coup n’a pas de limite de temps, on n’attend pas pour toujours : au bout de dix minutes, les autres peuvent convenir de laisser un robot jouer pour qui ne joue pas. Qui ne dit rien pendant deux minutes ne compte pas, et il suffit d’une personne qui préfère attendre pour qu’on attende. Touche la table, et la place est à toi.
    .p6 = En pleine partie, tu peux proposer un autre rythme depuis le menu. Il vaut dès que toutes les personnes qui n’ont pas quitté la partie veulent le même, et chaque personne a alors tout le nouveau temps.
    .p7 = Sur la page sous ton nom, tu peux dire quand tu es en vacances, trente jours par an au plus. Là où un coup prend des jours, on t’attend alors jusqu’à ton retour, et tu as tout ton temps à partir de ce jour. Si tu préfères jouer quand même, joue.
    .p8 = Si le serveur était en panne, il rend ce temps-là. Ton temps compte à partir du moment où tu pouvais jouer.
    .p9 = Un point près de l’animal de quelqu’un dit que cette personne a la table ouverte, où qu’elle soit. Il reste cinq secondes après son départ.

rules-house-stopping = Une partie ne s’arrête avant la fin que si toutes les personnes qui n’ont pas quitté la partie le demandent, absentes comprises. Jusque-là, tu peux changer d’avis.
    .title = Arrêter, recommencer
    .p2 = Après la fin, quiconque était à la table peut demander la revanche : une nouvelle table avec les mêmes réglages et les mêmes robots. Qui la demande s’y assied, et l’invitation s’affiche pour les autres : un geste, et chaque personne retrouve sa place. Si plusieurs la demandent, c’est la même table.

rules-house-watching = Sans place, tu vois ce que toutes les places voient en commun, si la table le permet. Sinon, plus rien dès que la partie commence.
    .title = Regarder
    .p2 = Tu peux revenir à tout moment passé de la partie, tel que ta place l’a vu ; ou, sans place, tel qu’on l’a vu de loin.
    .p3 = La partie finie, tout s’ouvre : chaque moment, par les yeux de chaque place, ou avec toutes les cartes visibles.

rules-house-day = Chaque jour, chaque jeu a une donne, la même pour tout le monde : les mêmes cartes, la même première place, et les mêmes robots aux autres. Le jour commence à minuit UTC. Dès la veille, la maison montre une ligne qui fixe les donnes sans les révéler ; le jour passé, elle l’ouvre, et tout le monde peut vérifier.
    .title = La donne du jour
    .p2 = Chaque donne se joue une fois. Aucun coup ne se reprend, on ne donne pas de conseil, on ne se parle pas, et personne d’autre ne s’assied ; si tu abandonnes, tu as joué. Sur un appareil où quelqu’un a commencé une donne, personne d’autre n’en commence ce jour-là.
    .p3 = Ce que la donne contient reste secret jusqu’à une minute après la fin du jour. Jusque-là, personne ne regarde, et tu vois ta partie par tes seuls yeux, même finie. Ensuite elle s’ouvre pour toi ; personne d’autre ne la voit jamais.
    .p4 = Les mêmes coups donnent la même partie, peu importe qui les joue. Les robots t’attendent, jouent l’un après l’autre et comptent leurs pensées au lieu du temps : une maison très occupée n’y change rien. Ils ne disent rien ; ce que tu leur dis, ils le savent.
    .p5 = La partie finie, tu vois le tableau : combien de personnes ont joué, combien ont fait mieux, et où d’autres, après les mêmes coups que toi, ont choisi autrement. Ce qui a fini après son jour, ou par un abandon, ne compte pas. Aucun nom n’y figure, et ce que tu partages dit où tu te places, pas tes points. Le jour passé, tout le monde peut voir le tableau.
    .p6 = Une série compte les jours où tu as fini une donne à temps. Un jour sur sept peut manquer. Le jour qui court n’arrête aucune série.

rules-house-challenge = Après une partie jouée jusqu’au bout, tu peux demander à tes amis de jouer ce que tu as joué : un bouton du résultat te donne un lien à leur envoyer. C’est le même lien chaque fois que tu le demandes, et qui a joué par lui peut l’envoyer plus loin. Il n’y en a pas là où personne ne peut regarder, ni pour une donne du jour, que tout le monde a déjà, ni une fois que les règles du jeu ont changé.
    .title = Joue ce que j’ai joué
    .p2 = Qui suit le lien joue les mêmes cartes, avec les mêmes options, à ta place. Aux autres places, les mêmes robots ; là où il y avait quelqu’un, le robot de la donne du jour. La partie se joue une fois, comme une donne du jour : les robots attendent et comptent leurs pensées, aucune horloge ne court, aucun coup ne se reprend, on ne donne pas de conseil, on ne se parle pas et on ne se lève pas. Qui était à ta table connaît les cartes et ne les rejoue pas. La partie ne compte dans aucun profil ni aucun classement.
    .p3 = Tant que la partie n’est pas jouée jusqu’au bout, le lien dit le jeu, ses options, les robots et ton nom : rien de ce qui s’est passé, ni où. Pendant ce temps, personne ne regarde. Ensuite, on voit comment ont joué toutes les personnes qui ont suivi le lien, sous leur nom à la table, et chaque partie à côté de la sienne, coup par coup. Toi aussi, et personne d’autre. Parmi tes parties, tu retrouves ce que tu as proposé, et combien de personnes l’ont joué.

rules-house-why = Une fois la partie finie, tu peux demander de chaque coup pourquoi il a été joué : touche « Revoir la partie », arrête-toi sur le coup et touche « Pourquoi ? ». On compte ce que le coup donne dans cent donnes au plus, qui s’accordent avec tout ce que cette place savait alors, et de même ce que donne un autre. Aucune phrase ne dit plus que ce qui a été compté. Au même endroit, choisis un autre des coups qui étaient possibles : tu lis ce qu’il donnerait à côté de celui qui a été joué.
    .title = Demander pourquoi
    .p2 = Tant que tu joues seulement avec des robots, le menu te dit avant ton coup ce qui semble le mieux, et pourquoi. Qui te conseille voit ce que tu vois, et rien d’autre. Avec d’autres gens à la table, il n’y a pas de conseil.

rules-house-links = Le lien d’une table montre à qui le reçoit ce que tout le monde peut savoir : le jeu, qui est assis là, les places libres, et plus tard comment la partie a fini, en mots et en image, qui se partage aussi. Aucune carte, et rien que le jeu là où personne ne peut regarder. Les moteurs de recherche sont priés de laisser les tables de côté.
    .title = Liens
