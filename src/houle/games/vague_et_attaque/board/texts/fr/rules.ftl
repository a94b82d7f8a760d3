### Les règles de VAGUE & ATTAQUE, racontées.

rules-vague-et-attaque-story = Il y avait, dit-on, plus d’îles que de cartes pour les dessiner, et sur chacune quelque chose que quelqu’un avait oublié. Le vent y menait qui il voulait. La mer a son caractère : elle garde ses secrets pour les gens qui osent venir les chercher. À toi de prendre la barre.
    .title = La légende

rules-vague-et-attaque-minute = Tu navigues de lieu en lieu, et tu y laisses des souvenirs. Trois souvenirs sur un lieu, dont un qui ne va que là : le lieu est validé, et plus personne ne peut te le prendre.
    .title = En une minute
    .p2 = À ton tour, pioche une carte, fais une rencontre en mer ou défie quelqu’un aux dés, puis pose ce que tu peux.
    .p3 = Un bateau pirate fait le tour de la table, et lui aussi se valide. Au deuxième lieu validé, la partie est à toi.

rules-vague-et-attaque-cards = On joue de deux à cinq, en deux équipes de deux, ou en solo. Il y a 100 cartes et un dé : 5 artefacts, 32 rencontres, 41 souvenirs, dix lieux en double, le bateau pirate et un aide-mémoire pour les duels. En solo s’ajoute la carte du tour du bateau.
    .title = Les cartes
    .p2 = Un souvenir dédié ne va que sur un lieu, un souvenir partagé sur plusieurs. Certains portent une ancre : quand tu les poses dans ta zone, tu jettes l’ancre, et leur effet agit.
    .p3 = Le livret du jeu ne montre pas ses cartes. Celles d’ici sont les nôtres : les noms, les histoires et les effets.
rules-vague-et-attaque-example-kinds = Un artefact, une rencontre, un souvenir, un lieu, et le bateau pirate.
rules-vague-et-attaque-example-dedicated = L’hippocampe de poche est dédié au lagon turquoise : il ne va nulle part ailleurs.
rules-vague-et-attaque-example-shared = L’étoile de mer est partagée : elle va à la grotte de corail comme au banc de sable.

rules-vague-et-attaque-start = Le bateau pirate est mis à part. Artefacts, rencontres, souvenirs et lieux sont mélangés en quatre paquets, face cachée. Chaque personne reçoit un artefact et le montre ; les autres artefacts ne servent pas. On pourrait choisir parmi les cartes cachées : le recevoir du hasard revient au même.
    .title = Pour commencer
    .p2 = Tu reçois encore un lieu et deux souvenirs. Les quatre dos sont différents : on voit combien de souvenirs, de lieux et de cartes dorées tu as en main. Tes souvenirs et tes lieux restent cachés ; une carte dorée, elle, a été lue à tout le monde quand tu l’as piochée. Une carte qui passe d’une main à une autre est montrée à tout le monde.
    .p3 = Le hasard dit qui commence, à moins que l’hôte n’ait choisi. Autour d’une vraie table, c’est qui imite le mieux le bruit d’une vague. Cette personne met le bateau pirate dans sa zone. À deux et en équipes, l’hôte peut donner un souvenir de plus à qui joue en dernier à la première manche : commencer est un petit avantage.
rules-vague-et-attaque-example-zone = Une zone en cours de partie : le banc de sable a deux souvenirs et n’en attend plus qu’un, l’épave n’en a pas encore, et le bateau pirate est de passage avec un souvenir à bord.
rules-vague-et-attaque-part-souvenirs = Les souvenirs
    .says = { $cards } cartes, face cachée.
rules-vague-et-attaque-part-places = Les lieux
    .says = { $cards } cartes, face cachée.
rules-vague-et-attaque-part-encounters = Les rencontres
    .says = { $cards } cartes, face cachée ; ce qui a été lu va à côté.
rules-vague-et-attaque-part-zone = Ta zone
    .says = { $artefacts } artefact, que tout le monde voit ; tes lieux viendront à côté.
rules-vague-et-attaque-part-zones =
    { $zones ->
        [one] L’autre zone
       *[other] Les autres zones
    }
    .says =
        { $zones ->
            [one] { $zones } zone, avec { $artefacts } artefact ; à la table, touche-la pour la voir de près.
           *[other] { $zones } zones, chacune avec { $artefacts } artefact ; à la table, touches-en une pour la voir de près.
        }
rules-vague-et-attaque-part-ship = Le bateau pirate
    .says = Il est dans la zone de la personne qui commence.
rules-vague-et-attaque-part-ship-aside = Le bateau pirate
    .says = Il se tient à côté des paquets, et y reste.
rules-vague-et-attaque-part-hand = Ta main
    .says = { $souvenirs } souvenirs et { $places } lieu.
rules-vague-et-attaque-part-hands =
    { $hands ->
        [one] L’autre main
       *[other] Les autres mains
    }
    .says =
        { $hands ->
            [one] { $hands } main de { $souvenirs } souvenirs et { $places } lieu, dont tu vois le dos.
           *[other] { $hands } mains de { $souvenirs } souvenirs et { $places } lieu, dont tu vois le dos.
        }
rules-vague-et-attaque-part-artefacts = Mis de côté
    .says =
        { $cards ->
            [one] { $cards } artefact.
           *[other] { $cards } artefacts.
        }
rules-vague-et-attaque-part-box = Dans la boîte
    .says = { $cards } cartes : le double de chaque lieu.
rules-vague-et-attaque-part-box-alone = Dans la boîte
    .says = { $cards } cartes : le double de chaque lieu, et les rencontres qui demandent quelqu’un d’autre.

rules-vague-et-attaque-turn = D’abord l’exploration : pioche un souvenir. Ou bien défausse un souvenir pour piocher un lieu.
    .title = Ton tour
    .p2 = Ensuite la rencontre. Pars à l’aventure : pioche une rencontre et fais ce qu’elle dit. Ou bien défie quelqu’un en duel, pour un souvenir de sa zone ou pour un de ses lieux encore sans souvenir.
    .p3 = Enfin l’amarrage : pose dans ta zone un lieu, un souvenir, ou les deux, dans l’ordre que tu veux. Un souvenir se pose sur un lieu auquel il appartient.
    .p4 = Tu n’as rien posé ? Tu peux défausser un souvenir : s’il porte une ancre, tu la jettes et son effet agit, puis l’amarrage est fini. Tu peux aussi ne rien faire. À l’exploration ou à la fin du tour, une carte défaussée ne jette pas l’ancre.
    .p5 = À la fin du tour, garde cinq cartes en main au plus et défausse le reste ; lieux, souvenirs et cartes dorées comptent tous. Si ta main est vide, pioche un souvenir ou un lieu. Puis vient la personne à ta gauche.
    .p6 = Un paquet est épuisé ? On mélange sa défausse. S’il n’y a rien là non plus, on ne pioche pas. Une phase impossible est passée ; mais tant qu’il y a des rencontres, l’aventure est toujours possible.
rules-vague-et-attaque-example-seek = La noix de coco est défaussée pour piocher un lieu : c’est le phare penché.

rules-vague-et-attaque-validating = Un lieu est validé dès qu’il a trois souvenirs, dont au moins un dédié à ce lieu. Il n’en porte jamais plus de trois : un troisième qui le laisserait sans souvenir dédié ne se pose pas.
    .title = Valider un lieu
    .p2 = Un souvenir partagé, une fois posé, ne change plus de lieu. Un lieu validé reste là pour de bon : ni lui ni ses souvenirs ne peuvent être volés ou échangés, et rien ne s’y ajoute.
rules-vague-et-attaque-example-validated = Le château de sable dédié au banc de sable, l’étoile de mer, et maintenant la tortue : trois souvenirs, le lieu est validé !
rules-vague-et-attaque-example-needs-dedicated = L’étoile de mer et la tortue sont partagées, la bouteille à la mer aussi : le troisième doit être dédié au banc de sable.
rules-vague-et-attaque-example-elsewhere = La pierre de lave est dédiée à l’île qui fume : rien à faire au banc de sable.

rules-vague-et-attaque-encounters = Une rencontre se lit à toute la table. La plupart sont bleues : elles agissent aussitôt, puis sont défaussées. Les dorées vont dans ta main, pour plus tard.
    .title = Les rencontres
    .p2 = Dans un effet, la personne concernée décide. Ce qui ne peut se faire que d’une façon se fait tout seul. Ce qui ne peut pas se faire est passé, et le reste de la carte agit quand même. Gauche et droite sont celles de qui lit la carte ; quand tout le monde est concerné, cette personne commence et l’on tourne vers la gauche.
    .p3 = Si une carte te fait choisir quelqu’un, tu choisis une seule fois, et toute la carte vaut pour cette personne. S’il s’agit de lui prendre quelque chose, il faut qu’elle en ait et ne soit pas à l’abri.
    .p4 = Quand tu es à l’abri, personne ne peut te défier en duel ni te voler par un effet, jusqu’au début de ton prochain tour. Et quand un effet te fait sauter une phase, c’est la prochaine de ce nom ; avec deux effets, les deux prochaines.
rules-vague-et-attaque-example-blue = Le tonneau à la dérive est une rencontre bleue : on la lit, elle agit, elle est défaussée.
rules-vague-et-attaque-example-gold = Le vent en poupe est une rencontre dorée : elle attend son heure dans ta main.

rules-vague-et-attaque-gold = Une carte dorée qui change un duel sert à qui se bat, avant son propre lancer. Annuler le duel n’est permis qu’à la personne défiée. Les autres cartes dorées servent pendant ton tour, quand rien d’autre n’attend. Ni elles ni un pouvoir ne servent si leur premier effet ne peut rien faire.
    .title = Cartes dorées et artefacts
    .p2 = Ton artefact te donne un pouvoir pendant ton tour, une fois par tour : dans la phase qu’il nomme, ou dans n’importe laquelle, quand rien d’autre n’attend. Un pouvoir de duel agit tout seul, dans chaque duel de ton tour.
rules-vague-et-attaque-example-in-duels = Le pied marin ajoute 2 à ton dé dans un duel. Le sabre chatouilleur n’y ajoute rien : c’est un artefact, qui peut te valoir un duel en plus de ta rencontre.

rules-vague-et-attaque-duels = Montre la carte que tu veux gagner : un souvenir sur un lieu qui n’est pas validé, ou un lieu sans souvenir.
    .title = Les duels
    .p2 = Pour un souvenir, on lance le dé de chaque côté, et le plus haut gagne. Pour un lieu, il y a trois lancers, et il faut en gagner deux ; on s’arrête dès que c’est décidé. Qui attaque lance toujours d’abord. Un lancer à égalité ne compte pour personne, et si personne n’a ce qu’il faut à la fin, le duel est à égalité.
    .p3 = Tu attaques et tu gagnes ? Le souvenir vient dans ta main, ou le lieu dans ta zone. À l’amarrage, tu peux quand même poser un autre lieu. On peut aussi se battre pour le bateau pirate sans souvenir, qui repart alors de ta zone, et pour les souvenirs à son bord tant qu’il n’est pas validé. À deux, c’est différent.
    .p4 = Tu attaques et tu perds ? Défausse une carte de ta main, à ton choix ; si ta main est vide, rien. À égalité, il ne se passe rien.
rules-vague-et-attaque-example-souvenir = Un duel pour la clé rouillée sur l’épave endormie : un lancer de chaque côté.
rules-vague-et-attaque-example-laden = Un duel pour l’épave elle-même : elle a un souvenir, il faut d’abord le gagner.
rules-vague-et-attaque-example-place = Un duel pour l’île qui fume, sans souvenir : il faut gagner deux lancers sur trois.

rules-vague-et-attaque-ship = Le bateau pirate est un lieu qui voyage. Quand tout le monde a joué, il va chez la personne à droite, avec les souvenirs à son bord.
    .title = Le bateau pirate
    .p2 = Avec deux souvenirs à bord, il reste. S’il en perd un, peu importe comment, il voyage de nouveau, mais pas avant la fin de la manche suivante.
    .p3 = Seule la personne qui l’a dans sa zone y pose des souvenirs, et en équipe l’autre membre aussi. Avec trois souvenirs, il est validé comme tout autre lieu, pour qui l’a dans sa zone, et il y reste pour de bon.
rules-vague-et-attaque-example-stays = Le pavillon rapiécé et le chapeau de la capitaine sont à bord : le bateau reste, et il lui manque un souvenir.

rules-vague-et-attaque-end = La partie s’arrête aussitôt que quelqu’un valide un deuxième lieu, et cette personne gagne. Si un effet valide des lieux pour deux personnes à la fois, celle dont c’est le tour passe en premier.
    .title = La fin
    .p2 = Après 60 manches, on s’arrête. Le plus de lieux validés gagne, puis le plus de souvenirs posés ; et si tout est égal, la victoire se partage.

rules-vague-et-attaque-two = Chaque lieu n’est là qu’une fois. Le bateau pirate reste au milieu et ne voyage pas. Tout le monde peut y poser des souvenirs ; qui pose le troisième le valide et le prend. Personne ne se bat pour les souvenirs à son bord.
    .title = À deux
    .p2 = Il faut valider trois lieux pour gagner.

rules-vague-et-attaque-solo = Te voilà en mer contre le bateau pirate, qui se tient à côté des paquets. Chaque lieu n’est là qu’une fois. Les rencontres au symbole inversé, celles qui demandent quelqu’un d’autre, sont retirées. Tu as un lieu, deux souvenirs et l’artefact « Le Crochet ». Il n’y a pas de duel : une rencontre est toujours une aventure.
    .title = Solo, contre le bateau
    .p2 = Tu pioches un souvenir qui porte le symbole du bateau ? Il va droit à son bord, même s’il est partagé, quelle que soit la phase. Rien ne le remplace, et son ancre n’agit pas. Seule ta première main fait exception : de telles cartes y sont remélangées, et tu en reçois d’autres.
    .p3 = Après ton tour, c’est au bateau : on lance le dé et l’on fait ce que dit sa carte.
    .p4 = Une fois par partie, tu peux refuser une carte au bateau, même la quatrième. Il faut au moins deux cartes en main : tu en gardes une seule et tu défausses les autres. La carte refusée est défaussée aussi.
    .p5 = Avec ton troisième lieu validé, tu gagnes. Avec un quatrième souvenir à bord, c’est le bateau. Lui ne se valide pas en solo.
rules-vague-et-attaque-example-aboard = La jambe de bois, à peine piochée : elle porte le symbole du bateau, droit à bord.

rules-vague-et-attaque-teams = À quatre, on peut former deux équipes de deux, assises en alternance ; les tours se jouent comme d’habitude. Tu peux poser des souvenirs sur les lieux de l’autre membre de ton équipe ; un lieu va dans ta propre zone. Et l’on ne se bat pas dans une même équipe.
    .title = En équipes
    .p2 = Un effet te laisse poser un souvenir ou un lieu de plus, et tu n’en as pas ? L’autre membre de ton équipe peut poser le sien à la place : un lieu vient alors dans ta zone.
    .p3 = Une carte dorée peut servir à tout moment pour aider ton équipe. Elle agit comme si l’autre membre l’avait jouée : pendant son tour, ou sur son dé dans un duel. Tous les choix sont alors les siens.
    .p4 = Le troisième lieu validé par une équipe la fait gagner.
