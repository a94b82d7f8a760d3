### VAGUE & ATTAQUE à la table, en français.

vague-et-attaque-you = Toi

## Ce que tu peux faire

vague-et-attaque-prompt-draw = Exploration : pioche un souvenir
vague-et-attaque-prompt-draw-or-seek = Pioche un souvenir, ou échanges-en un contre un lieu
vague-et-attaque-prompt-seek = Échange un souvenir de ta main contre un lieu
vague-et-attaque-prompt-adventure = Pars à l’aventure : pioche une rencontre
vague-et-attaque-prompt-adventure-or-duel = Pars à l’aventure, ou provoque un duel
vague-et-attaque-prompt-duel = Plus de rencontres : provoque un duel
vague-et-attaque-prompt-lay = Pose un lieu, un souvenir, ou les deux
vague-et-attaque-prompt-lay-place = Pose un lieu dans ta zone, ou termine
vague-et-attaque-prompt-lay-souvenir = Pose un souvenir sur un lieu, ou termine
vague-et-attaque-prompt-jettison = Rien à poser : jette un souvenir, ou termine
vague-et-attaque-prompt-use = Utilise une carte, ou termine ton tour
vague-et-attaque-prompt-done = Plus rien à poser : termine ton tour
vague-et-attaque-prompt-throw = En duel : lance le dé !
vague-et-attaque-prompt-throw-or-gold = En duel : lance le dé, ou joue d’abord une carte dorée
vague-et-attaque-prompt-boarding = Il file vers le bateau : le laisser monter à bord ?
vague-et-attaque-prompt-keep-one = Quelle carte gardes-tu ? Les autres sont défaussées
vague-et-attaque-prompt-whom-steal = Chez qui te servir ? Touche une zone
vague-et-attaque-prompt-whom-give = À qui donner ? Touche une zone
vague-et-attaque-prompt-whom-any = Choisis quelqu’un : touche sa zone
vague-et-attaque-prompt-way = Au choix : que préfères-tu ?
vague-et-attaque-prompt-stock = Souvenir ou lieu ? Touche une pioche
vague-et-attaque-prompt-empty-hand = Main vide : pioche un souvenir ou un lieu
vague-et-attaque-prompt-too-many = { $count ->
    [one] Cinq cartes au plus : défausses-en une
   *[other] Cinq cartes au plus : défausses-en { $count }
}
vague-et-attaque-prompt-discard = { $count ->
    [one] Défausse une carte de ta main
   *[other] Défausse { $count } cartes de ta main
}
vague-et-attaque-prompt-steal-souvenir = Quel souvenir prends-tu ? Touche-le
vague-et-attaque-prompt-steal-place = Quel lieu prends-tu ? Touche-le
vague-et-attaque-prompt-give = Quel souvenir donnes-tu ?
vague-et-attaque-prompt-look = Pour tes yeux seulement : laquelle gardes-tu ?
vague-et-attaque-prompt-recover = Quelle carte de la défausse reprends-tu ?
vague-et-attaque-prompt-take-back = Quel souvenir reprends-tu en main ?
vague-et-attaque-prompt-unload = Quel souvenir jettes-tu du bateau ?
vague-et-attaque-prompt-duel-now = Un duel ? Touche ce que tu veux gagner

vague-et-attaque-choose-berth = Sur quel lieu ? Touche-le
vague-et-attaque-choose-only-berth = Touche le lieu pour y poser le souvenir
vague-et-attaque-choose-draw-souvenir = Touche encore pour piocher
vague-et-attaque-choose-pick-stock = Touche encore pour piocher
vague-et-attaque-choose-seek-place = L’échanger contre un lieu de la pioche ?
vague-et-attaque-choose-adventure = Touche encore pour partir à l’aventure
vague-et-attaque-choose-challenge = Te battre en duel pour cette carte ?
vague-et-attaque-choose-lay-place = Touche encore pour poser ce lieu
vague-et-attaque-choose-jettison = La jeter à la mer ? Ton tour sera fini
vague-et-attaque-choose-use-gold = Utiliser cette carte dorée maintenant ?
vague-et-attaque-choose-use-artefact = Utiliser ton artefact maintenant ?
vague-et-attaque-choose-card-discard = Touche encore pour la défausser
vague-et-attaque-choose-card-give = Touche encore pour la donner
vague-et-attaque-choose-card-any = Touche encore pour la choisir

vague-et-attaque-do-draw-souvenir = Piocher
vague-et-attaque-do-draw-place = Piocher un lieu
vague-et-attaque-do-seek-place = Chercher un lieu
vague-et-attaque-do-adventure = Partir
vague-et-attaque-do-challenge = En garde !
vague-et-attaque-do-throw = Lancer
vague-et-attaque-do-lay-place = Poser
vague-et-attaque-do-jettison = Jeter à la mer
vague-et-attaque-do-done = Terminer
vague-et-attaque-do-no-duel = Pas de duel
vague-et-attaque-do-use-gold = Utiliser
vague-et-attaque-do-use-artefact = Utiliser
vague-et-attaque-do-card-discard = Défausser
vague-et-attaque-do-card-give = Donner
vague-et-attaque-do-card-any = Celle-ci
vague-et-attaque-do-let-aboard = Laisser monter
vague-et-attaque-do-keep-off = Repousser : ne garder qu’une carte

vague-et-attaque-wait-exploration = { $who } explore
vague-et-attaque-wait-encounter = { $who } cherche une rencontre
vague-et-attaque-wait-mooring = { $who } amarre
vague-et-attaque-wait-choice = { $who } doit choisir
vague-et-attaque-wait-throw = { $who } lance le dé
vague-et-attaque-wait-gold = Au tour { DE($who) } : une carte dorée ?

## Le milieu de la table

vague-et-attaque-stage = Manche { $round }
vague-et-attaque-turn-of = { $who ->
    [you] C’est ton tour.
   *[other] C’est le tour { DE($who) }.
}
vague-et-attaque-phases = Les phases du tour
vague-et-attaque-phase-exploration = Exploration
vague-et-attaque-phase-encounter = Rencontre
vague-et-attaque-phase-mooring = Amarrage
vague-et-attaque-phase-ship = Bateau
vague-et-attaque-pile-souvenir = Souvenirs
vague-et-attaque-pile-place = Lieux
vague-et-attaque-pile-encounter = Rencontres
vague-et-attaque-pile-read = Relire
vague-et-attaque-read-again = Relire la dernière carte
vague-et-attaque-harbour = { $who ->
    [you] Ta zone
   *[other] Zone { DE($who) }
} : { $validated } sur { $needed } lieux validés
vague-et-attaque-harbour-of = { $who ->
    [you] Ta zone
   *[other] Zone { DE($who) }
}
vague-et-attaque-look = { $who ->
    [you] Regarder ta zone de près
   *[other] Regarder la zone { DE($who) } de près
}
vague-et-attaque-choose-there = { $who ->
    [you] Choisir une carte dans ta zone
   *[other] Choisir une carte dans la zone { DE($who) }
}
vague-et-attaque-no-place = Tes lieux viendront ici.
vague-et-attaque-artefact = Artefact
vague-et-attaque-protected = À l’abri des duels et des vols
vague-et-attaque-validated = { $validated } sur { $needed } lieux validés
vague-et-attaque-holds = { $kind ->
    [souvenirs] { $count ->
        [one] { $count } souvenir en main
       *[other] { $count } souvenirs en main
    }
    [places] { $count ->
        [one] { $count } lieu en main
       *[other] { $count } lieux en main
    }
   *[golds] { $count ->
        [one] { $count } carte dorée en main
       *[other] { $count } cartes dorées en main
    }
}
vague-et-attaque-mooring = { $place }, { $count ->
    [0] aucun souvenir
    [one] { $count } souvenir sur { $room }
   *[other] { $count } souvenirs sur { $room }
}{ $validated ->
    [yes] , validé
   *[no] {""}
}{ $wanted ->
    [yes] , il en manque un dédié
   *[no] {""}
}
vague-et-attaque-ship = Le bateau pirate, au milieu : { $count ->
    [0] aucun souvenir à bord
    [one] { $count } souvenir à bord, sur { $room }
   *[other] { $count } souvenirs à bord, sur { $room }
}
vague-et-attaque-look-ship = Regarder le bateau de près
vague-et-attaque-ship-stays = Il reste à l’ancre
vague-et-attaque-ship-goes = { $who ->
    [you] En fin de manche, il vient chez toi
   *[other] En fin de manche, il va chez { $who }
}
vague-et-attaque-load = { $count } sur { $room } à bord
vague-et-attaque-closer-middle = Le bateau pirate
vague-et-attaque-closer-look = Pour tes yeux seulement
vague-et-attaque-closer-souvenir-discard = La défausse des souvenirs
vague-et-attaque-closer-place-discard = La défausse des lieux
vague-et-attaque-read = Lire : { $card }
vague-et-attaque-story = Lire l’histoire
vague-et-attaque-belongs = { $count ->
    [one] Dédié à : { $places }
   *[other] Partagé : { $places }
}

## Ce que tout le monde regarde

vague-et-attaque-stage-label = Ce que tout le monde regarde
vague-et-attaque-goal-title = Le but
vague-et-attaque-goal =
    Trois souvenirs valident un lieu.
    L’un d’eux doit lui être dédié.
vague-et-attaque-who-reads = { $who ->
    [you] Tu rencontres
   *[other] { $who } rencontre
}
vague-et-attaque-who-keeps = { $who ->
    [you] Tu gardes pour plus tard
   *[other] { $who } garde pour plus tard
}
vague-et-attaque-who-uses = { $who ->
    [you] Tu utilises
   *[other] { $who } utilise
}
vague-et-attaque-who-anchor = { $who ->
    [you] Tu jettes l’ancre
   *[other] { $who } jette l’ancre
}
vague-et-attaque-who-boards = Il porte le symbole du bateau
vague-et-attaque-who-again = La dernière carte lue
vague-et-attaque-gambled = { $enough ->
    [yes] { $value } : c’est assez, il fallait { $least } !
   *[no] { $value } : pas assez, il fallait { $least }.
}
vague-et-attaque-throws-won = { $count } sur { $needed } lancers gagnés
vague-et-attaque-past-throws = Les lancers d’avant
vague-et-attaque-duel-on = { $who ->
    [you] Tu te bats
   *[other] { $who } se bat
} pour : { $card }{ $needed ->
    [one] {""}
   *[other] {" "}({ $needed } lancers à gagner)
}
vague-et-attaque-duel-won = { $who ->
    [you] Tu gagnes : { $card } !
   *[other] { $who } gagne : { $card } !
}
vague-et-attaque-duel-lost = { $owner ->
    [you] Tu tiens bon !
   *[other] { $owner } tient bon !
}
vague-et-attaque-duel-tied = Égalité : rien ne se passe.
vague-et-attaque-duel-called-off = { $owner ->
    [you] Tu refuses le duel.
   *[other] { $owner } refuse le duel.
}
vague-et-attaque-duel-helps = Cartes dorées : { $cards }
vague-et-attaque-went-aboard = À bord : { $cards }

## La table en texte

vague-et-attaque-figure-turn = { $who ->
    [you] C’est ton tour
   *[other] C’est le tour { DE($who) }
} : { $phase ->
    [exploration] exploration
    [encounter] rencontre
    [mooring] amarrage
    [end] fin du tour
   *[ship] le bateau joue
}.
vague-et-attaque-figure-needed = Il faut { $needed } lieux validés pour gagner.
vague-et-attaque-figure-validated = { $who ->
    [you] Toi
   *[other] { $who }
} : { $count ->
    [0] aucun lieu validé
    [one] { $count } lieu validé
   *[other] { $count } lieux validés
}{ $safe ->
    [yes] , à l’abri des duels et des vols
   *[no] {""}
}.
vague-et-attaque-figure-skips = { $who ->
    [you] Tu passeras
   *[other] { $who } passera
} une phase : { $phase ->
    [exploration] exploration
    [encounter] rencontre
   *[mooring] amarrage
}.
vague-et-attaque-figure-mooring = { $who ->
    [you] Ta zone
   *[other] Zone { DE($who) }
} : { $place }, { $count ->
    [0] aucun souvenir
    [one] { $count } souvenir
   *[other] { $count } souvenirs
}{ $validated ->
    [yes] , validé
   *[no] {""}
}{ $wanted ->
    [yes] , il en manque un dédié
   *[no] {""}
}.
vague-et-attaque-figure-ship = { $where ->
    [middle] Le bateau est au milieu
    [you] Le bateau est chez toi
   *[other] Le bateau est chez { $where }
}, { $count ->
    [0] sans souvenir
    [one] avec { $count } souvenir
   *[other] avec { $count } souvenirs
}.
vague-et-attaque-figure-ship-stays = Le bateau reste à l’ancre en fin de manche.
vague-et-attaque-figure-ship-goes = { $who ->
    [you] En fin de manche, le bateau vient chez toi.
   *[other] En fin de manche, le bateau va chez { $who }.
}
vague-et-attaque-figure-duel = { $who ->
    [you] Tu te bats
   *[other] { $who } se bat
} contre { $owner ->
    [you] toi
   *[other] { $owner }
} pour { $card } : { $wins } à { $losses }, il faut { $needed }{ $die ->
    [0] {""}
   *[other] , le premier dé fait { $die }
}.

## La fin

vague-et-attaque-validated-places = { $count ->
    [0] aucun lieu
    [one] { $count } lieu
   *[other] { $count } lieux
}
vague-et-attaque-needed = Il fallait { $needed } lieux validés.

## Pour commencer

vague-et-attaque-hint-explore = Un lieu coûte un souvenir : touche celui que tu donnes.
vague-et-attaque-hint-duel = Un souvenir posé, ou un lieu vide, se gagne en duel.
vague-et-attaque-hint-adventure = La rencontre est lue à toute la table, puis elle agit.
vague-et-attaque-hint-dedicated = Trois souvenirs, dont un dédié, valident un lieu.
vague-et-attaque-hint-moor = On pose un lieu et un souvenir par tour.
vague-et-attaque-hint-gold = L’éclair marque une carte que tu peux utiliser.
vague-et-attaque-hint-ship = Le bateau est chez toi : il repart en fin de manche.
vague-et-attaque-hint-solo = Quatre souvenirs à bord du bateau, et c’est perdu.
