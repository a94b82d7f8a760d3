### Les règles de WAVE, racontées.

rules-wave-story = Des palmiers, de l’écume, et l’eau qui brille à perte de vue. Les rouleaux arrivent l’un derrière l’autre. Tout le monde a sa planche ? Alors on y va ensemble, et l’on y reste tant que la vague porte.
    .title = L’océan

rules-wave-minute = On surfe du même côté : toute la table gagne, ou personne. À ton tour, joue une carte qui dépasse la précédente, en chiffre ou en couleur. L’un des deux suffit.
    .title = En une minute
    .p2 = Tu ne vois qu’une partie de ta main. Le reste est retourné : tout le monde le voit, sauf toi. Alors on s’aide du doigt, et jamais un mot sur les chiffres ni les couleurs.
    .p3 = La dernière carte est jouée ? La vague est domptée. Quelqu’un se retrouve sans rien à jouer ? On compte les cartes qui restent.

rules-wave-cards = Il y a 34 cartes de surf : six couleurs, avec les chiffres de 0 à 5, une carte de chaque. Deux manquent à l’appel : le 0 blanc et le 5 bleu marine.
    .title = Les cartes
    .p2 = Les couleurs montent ainsi : blanc, jaune, orange, rouge, bleu ciel, bleu marine. Le dessin t’aide : d’une couleur à la suivante, la vague grandit sous la planche.
    .p3 = Les blancs et les 0 portent le signe du demi-tour.
rules-wave-example-colours = Six fois le 3, de la couleur la plus basse à la plus haute : blanc, jaune, orange, rouge, bleu ciel, bleu marine.

rules-wave-deal = On surfe ensemble, de deux à quatre. Chaque personne tient cinq cartes : trois en main, pour ses seuls yeux, et deux retournées, que toutes les autres voient.
    .title = La donne
    .p2 = La première carte du paquet est dévoilée et ouvre le jeu. Personne ne l’a jouée : même avec un signe de demi-tour, on part dans le sens horaire.
    .p3 = Le hasard choisit qui commence, à moins que l’hôte de la table n’ait nommé quelqu’un.
rules-wave-example-hand = Ta main au départ : tu vois les trois premières, la table voit les deux autres.
rules-wave-part-pile = La pioche
    .says = { $cards } cartes, face cachée.
rules-wave-part-wave = La vague
    .says = { $cards } carte, face visible : la première à dépasser.
rules-wave-part-way = Le sens
    .says = On part dans le sens horaire.
rules-wave-part-order = L’ordre
    .says = Les couleurs, de la plus haute, en haut, à la plus basse.
rules-wave-part-hands =
    { $hands ->
        [one] L’autre main
       *[other] Les mains des autres
    }
    .says =
        { $hands ->
            [one] { $hands } main : { $inward } cartes dont tu vois le dos, et { $outward } retournées, que tu vois.
           *[other] { $hands } mains, chacune de { $inward } cartes dont tu vois le dos, et de { $outward } retournées, que tu vois.
        }
rules-wave-part-vaimiti = La main de Vaimiti
    .says = { $up } cartes visibles et { $down } cachées, que personne ne voit.
rules-wave-part-inward = Tes cartes en main
    .says = { $cards } cartes, pour tes seuls yeux.
rules-wave-part-outward = Tes cartes retournées
    .says = { $cards } cartes que toutes les autres personnes voient.

rules-wave-turn = Joue une carte, une seule, en main ou retournée. Puis pioche. C’est alors à la personne suivante, selon le sens du moment.
    .title = Ton tour
    .p2 = La nouvelle carte regarde de l’autre côté. Tu as joué une carte que tu voyais ? La nouvelle est retournée, et tu ne la verras pas. Tu as joué une carte retournée ? La nouvelle est pour toi, bien cachée dans ta main.
    .p3 = Quand la pioche est vide, on joue sans piocher. Sans carte, ton tour passe, mais tes conseils sont toujours bienvenus.
rules-wave-example-outward = Tu joues le 4 rouge, que tu voyais : la carte que tu pioches est retournée. Tu n’en vois que le dos, les autres la voient.
rules-wave-example-inward = Tu joues une carte retournée, dont tu ne voyais que le dos : la carte que tu pioches est pour toi. C’est un 2 bleu marine, et personne d’autre ne le sait.

rules-wave-beat = Ta carte passe si son chiffre est plus haut que celui de la dernière carte jouée, ou si sa couleur est plus haute. Quand l’un monte, l’autre peut descendre autant qu’il veut. Mais être à égalité, ce n’est pas monter.
    .title = Dépasser
rules-wave-example-number = 5 jaune sur 3 orange : le chiffre monte, peu importe la couleur.
rules-wave-example-colour = 1 bleu ciel sur 3 orange : la couleur monte, peu importe le chiffre.
rules-wave-example-equal = 3 jaune sur 3 orange : le chiffre est le même, la couleur descend. Rien ne monte.
rules-wave-example-lower = 2 blanc sur 3 orange : tout descend.

rules-wave-turning = Un blanc ou un 0 fait demi-tour : le sens du jeu s’inverse tout de suite, et c’est dans le nouveau sens que l’on continue.
    .title = Le demi-tour
    .p2 = Cela vaut aussi quand il ne reste que deux mains, ou une seule. C’est alors à la première personne, dans ce sens, qui a encore des cartes.
rules-wave-example-turn = 0 bleu marine sur 3 jaune : la couleur monte, donc la carte passe. Et comme c’est un 0, demi-tour !

rules-wave-talking = Tu peux conseiller à tout moment, même quand ce n’est pas ton tour. Montre une carte que tu vois chez quelqu’un d’autre, à jouer ou à garder ; jamais une des tiennes. Toute la table voit ton doigt. Il reste là jusqu’à ce que la carte s’en aille, que tu le retires ou que tu changes d’avis. Avec Virage, la carte du milieu se montre aussi : à prendre, ou à laisser.
    .title = Se parler sans rien dire
    .p2 = La personne qui joue a toujours le dernier mot. À son tour, la table lui indique quelles cartes retournées peuvent passer : ce n’est pas un secret, puisque les autres pourraient les montrer. Reste à sentir ensemble laquelle est la bonne.
    .p3 = Ni chiffre, ni couleur, ni allusion : qui en parle fait perdre tout le monde. Ici, rien à craindre. Pendant la partie, on dispose du doigt et de quelques phrases toutes faites qui n’en disent rien. Une phrase reste affichée jusqu’à la prochaine carte posée ; avant, la répéter ne servirait à rien.
    .p4 = On est aussi au téléphone, et quelqu’un a trop parlé ? N’importe qui peut le signaler, et n’importe qui peut confirmer : la partie est alors perdue, sans score. D’ici là on continue à jouer, et la personne qui l’a signalé peut se raviser. Un seul signalement à la fois.
rules-wave-example-pointing = Un 3 orange attend, et tu vois un 1 bleu ciel chez quelqu’un : montre-le du doigt. La couleur monte, il passe.
rules-wave-example-telling = « Joue ta carte bleue ! » Voilà une couleur : à une vraie table, la partie serait perdue.

rules-wave-end = La dernière carte est jouée : c’est gagné !
    .title = La fin
    .p2 = C’est ton tour, tu as des cartes, et pas une ne passe, ni en main ni retournée ? Tout s’arrête aussitôt. Cela n’arrive jamais dès le premier coup : une telle donne est mélangée de nouveau.
    .p3 = On compte les cartes de toutes les mains et de la pioche, sans les cartes de marée. Aucune : triomphe. Une ou deux : houle. De 3 à 5 : brise. De 6 à 10 : clapot. À partir de 11 : chute.

rules-wave-vaimiti = À deux, Vaimiti tient la troisième place. Elle joue à son tour, dans un sens comme dans l’autre, sans jamais commencer. Sa main est sur la table : trois cartes visibles, deux que personne ne voit.
    .title = À deux, avec Vaimiti
    .p2 = À son tour, on décide pour elle, parmi ses cartes visibles. Tu proposes une carte, ta partenaire ou ton partenaire aussi, et l’on peut changer d’avis ; dès que c’est la même, elle est jouée. S’il n’y a qu’un seul choix, il se fait tout seul.
    .p3 = Elle pioche toujours face visible. Quand la pioche est vide, une de ses cartes cachées est dévoilée à la place, une par tour.
    .p4 = Sans carte, elle passe. S’il lui reste des cartes mais qu’aucune carte visible ne convient, la partie est finie, et ses cartes cachées comptent avec les autres.
rules-wave-example-vaimiti = Un 3 rouge attend. Vaimiti peut jouer le 4 orange, dont le chiffre monte, ou le 1 bleu marine, dont la couleur monte : à vous de choisir ensemble. Le 2 blanc ne passe pas, et ses deux cartes cachées ne se jouent pas encore.

rules-wave-further = Pour une première fois, joue sans variante : la vague suffit. Et regarde la taille de la vague sur les cartes : elle te dit d’un coup d’œil quelle couleur est plus haute.
    .title = D’abord la plage, puis le large
    .p2 = Quand la dernière carte part sans peine, c’est le moment des variantes. Virage rend la vague plus douce ; Changement de marée la rend plus traître ; Nazaré est pour les experts.

rules-wave-bots = Quand des gens et des robots surfent ensemble, le doigt d’un robot veut dire ce qu’il montre. « À jouer » : d’après ce que le robot voit, cette carte est la meilleure pour toute l’équipe. « À garder » : il vaut mieux attendre pour celle-là. Le doigt reste tant que c’est vrai. Le robot comprend les tiens de la même façon, et ton silence ne lui apprend rien.
    .title = Surfer avec des robots
    .p2 = Entre eux, à trois ou à quatre, les robots ont une langue de doigts, que vous pouvez leur emprunter. Devant la personne dont c’est le tour, sur une carte qui passe, la personne suivante dit si elle a de quoi suivre avec ses cartes en main : « à jouer » pour deux réponses ou plus, pas de doigt pour une, « à garder » pour aucune. Les autres disent si elle est parmi les plus difficiles des cartes qui passeraient et ne sont pas encore posées, le premier tiers (« à jouer »), ou parmi les plus faciles, le dernier (« à garder »). Une carte est difficile quand peu d’autres peuvent venir avant elle.
    .p3 = Sur une carte qui ne passe pas, « à garder » veut dire : je n’aurais rien pour la suivre. Devant une personne dont ce n’est pas le tour, pas de doigt veut dire que la carte ne passe pas ; sinon « à jouer » annonce de quoi la suivre, et « à garder » le contraire. À deux, le doigt compare la carte à tout ce qu’elle pourrait encore être.

rules-wave-virage = Plus facile. Une carte visible attend au milieu : la carte Virage. Au début de ton tour, tu peux la prendre en main et mettre à sa place une de tes cartes, en main ou retournée. Puis tu joues.
    .title = Virage
    .p2 = La carte que tu viens de prendre ne se joue pas dans le même tour. Un échange par tour, pas plus, et jamais avec ta dernière carte. L’échange est refusé s’il ne te laissait rien à jouer ; là où rien n’est éclairé il est permis, à tes risques et périls. Et il ne sauve pas une main déjà bloquée. Vaimiti n’échange jamais.
    .p3 = La carte Virage part la dernière, d’elle-même, quand la pioche et les mains sont vides. Si elle dépasse la carte du dessus, c’est gagné. Sinon il reste une carte : elle. Et si la partie s’arrête plus tôt, elle compte parmi les cartes qui restent.
rules-wave-example-bend = La carte Virage est le 5 bleu ciel. Tu le prends, et ton 1 jaune devient la nouvelle carte Virage.
rules-wave-example-bend-at-once = Le 5 bleu ciel dépasserait bien le 3 orange. Mais tu viens de le prendre : pas dans ce tour.

rules-wave-tides = Plus difficile. Il y a deux marées, une pour les couleurs et une pour les chiffres ; prends l’une, l’autre ou les deux, avec les autres variantes si tu veux. Après la donne, les deux cartes de chaque marée sont cachées dans la pioche.
    .title = Changement de marée
    .p2 = Une carte de marée n’entre dans aucune main. La première inverse l’ordre : le blanc devient la couleur la plus haute, ou le 0 le chiffre le plus haut. La seconde le remet à l’endroit jusqu’à la fin. On pioche une autre carte à sa place, tournée du même côté. Les deux ordres peuvent être inversés en même temps.
    .p3 = Ce qui compte, c’est l’ordre au moment de jouer ; les cartes déjà posées restent bonnes. Blancs et 0 font demi-tour, quelle que soit la marée. Une marée piochée en dernier agit, et rien ne la remplace. Quand elle vient pour Vaimiti, c’est pareil ; et si la pioche est alors vide, Vaimiti dévoile une de ses cartes.
rules-wave-example-tide = Les chiffres sont inversés. 1 orange sur 4 bleu marine : le 1 est maintenant plus haut que le 4.

rules-wave-nazare = Pour experts. Au lieu d’une pile, les cartes dressent une grande vague : dix colonnes, l’une après l’autre, chacune de bas en haut. Leurs hauteurs : 1, 2, 3, 4, 5, 6, 5, 4, 3 et 1. La première carte du paquet forme la première colonne ; on continue à sa droite.
    .title = Nazaré
    .p2 = Une carte doit dépasser deux voisines à la fois, quand elles existent : celle de gauche et celle du dessous.
    .p3 = Rien ne va dans ta main, pas même une carte retournée ? Alors, et seulement alors, pose face cachée la carte de ton choix. Une carte cachée est plus basse que toutes les autres, quelle que soit la marée.
    .p4 = Une carte cachée ne fait pas demi-tour, et personne ne la voit avant la fin. On pioche comme d’habitude : la nouvelle carte est tournée à l’inverse de celle que l’on a posée.
    .p5 = Ici, personne n’est bloqué, et chaque donne se joue. Quand la dernière carte est posée, on compte les cartes cachées au lieu des cartes qui restent. Aucune : c’est gagné.
rules-wave-example-fits = 4 bleu ciel, en haut de la troisième colonne : il dépasse le 3 rouge de gauche et le 2 bleu ciel du dessous.
rules-wave-example-fits-not = 3 jaune à la même place : il dépasse le 2 bleu ciel du dessous, mais pas le 3 rouge de gauche.

rules-wave-nazare-more = L’option « Face cachée à volonté » va avec Nazaré : toute carte peut être cachée, même quand une autre irait. Pour Vaimiti aussi ; on choisit alors toujours ensemble la carte et le côté.
    .title = Nazaré et le reste
    .p2 = Avec Virage, la carte du milieu est posée la dernière : visible si elle va, cachée sinon. La carte que tu viens de prendre ne se pose pas dans ce tour, même cachée, et ne compte pas quand on cherche si une carte va. L’échange, lui, est toujours permis.
    .p3 = Avec Vaimiti, si aucune de ses cartes visibles ne va, on en choisit une ensemble, et elle est posée face cachée. À une table stricte, rien ne s’arrête : une carte offerte à tort se pose face cachée. Et tu peux cacher n’importe laquelle dès que rien ne va parmi les cartes que tu vois ; les retournées ne sont pas vérifiées.
    .p4 = Avec les erreurs à découvert, une carte offerte à tort revient ici aussi, sous les yeux de tout le monde, et tu choisis encore. Tu peux cacher n’importe quelle carte dès que rien ne va parmi celles que tu vois, comme à une table stricte.

rules-wave-strict = Rien n’indique quelles cartes retournées peuvent passer : tu peux toutes les tenter. Une carte qui ne passe pas met fin à la partie, et compte parmi celles qui restent. Mieux vaut bien s’écouter !
    .title = Strict

rules-wave-open-mistakes = Rien ne s’éclaire : tu peux tenter toutes tes cartes retournées, et tu n’as que les doigts pour te guider. Une carte qui ne passe pas est montrée à tout le monde, revient dans ta main dans l’autre sens, donc tu la vois désormais, et elle est notée au journal. Puis tu choisis encore ; on ne pioche pas, et rien n’est perdu.
    .title = Erreurs à découvert
    .p2 = Pas avec « Strict ». Un coup qui a montré une carte ne se reprend pas. Et si rien dans ta main ne peut passer, vu ou non, la partie s’arrête comme toujours.
