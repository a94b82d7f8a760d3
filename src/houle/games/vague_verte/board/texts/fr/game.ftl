### VAGUE VERTE à la table, en français.

vague-verte-you = Toi

## Ce que tu peux faire

vague-verte-prompt-draw = Pioche, ou prends la carte visible
vague-verte-prompt-draw-pile = Pioche une carte
vague-verte-prompt-draw-open = Plus de pioche : prends la carte visible
vague-verte-prompt-start = Démarre : pose une voiture dans ta rue
vague-verte-prompt-no-car = Pas de voiture : mets une carte de côté
vague-verte-prompt-nothing = Rien ne va : mets une carte de côté
vague-verte-prompt-tow = En panne : appelle la dépanneuse !
vague-verte-prompt-broken = En panne : gêne les autres, ou mets de côté
vague-verte-prompt-barred = Feu rouge : joue autre chose, ou mets de côté
vague-verte-prompt-play = Joue une carte, ou mets-en une de côté

vague-verte-choose-draw-from-pile = Touche encore pour piocher
vague-verte-choose-take-face-up = Touche encore pour la prendre
vague-verte-choose-row = À quelle rangée ? Touche-la
vague-verte-choose-street = Devant qui ? Touche une rue
vague-verte-choose-drive = Dans ta rue, ou de côté ?
vague-verte-choose-aside = Ne va nulle part : la mettre de côté ?

vague-verte-do-draw-from-pile = Piocher
vague-verte-do-take-face-up = Prendre
vague-verte-do-discard = Mettre de côté
vague-verte-do-car = Rouler
vague-verte-do-tow-truck = Remorquer
vague-verte-do-ambulance = Foncer
vague-verte-do-hinder = Devant { $who }
vague-verte-do-signal = Rangée { $row }

## Le milieu de la table

vague-verte-stage = { $row ->
    [0] Au départ
   *[other] Rangée { $row }/{ $length }
}{ $last ->
    [yes] , dernière pioche
   *[no] {""}
}
vague-verte-pile = Pioche
vague-verte-open = Visible
vague-verte-face-up = Carte visible : { $card }{ $under ->
    [0] {""}
    [one] , { $under } carte dessous
   *[other] , { $under } cartes dessous
}
vague-verte-beach = La plage
vague-verte-street = { $name }, { $row ->
    [0] encore à la maison
   *[other] rangée { $row } sur { $length }
}
vague-verte-square = Rangée { $row } : { $card }
vague-verte-signal = Rangée { $row } : { $card }{ $passed ->
    [nobody] {""}
    [you] , sauf pour toi
   *[other] , sauf pour { $passed }
}
vague-verte-row-of = { $row ->
    [0] encore à la maison
   *[other] rangée { $row } sur { $length }
}
vague-verte-trouble = en panne
vague-verte-stop = au feu rouge
vague-verte-duck = attend les canards

## La table en texte

vague-verte-figure-free = Une voiture va derrière toute autre voiture.
vague-verte-figure-original = Règle d’origine : même couleur ou même numéro que la voiture d’avant.
vague-verte-figure-stands = { $who ->
    [you] Toi
   *[other] { $who }
} : { $row ->
    [0] encore à la maison
   *[other] rangée { $row } sur { $length }
}{ $broken ->
    [yes] , en panne
   *[no] {""}
}{ $barred ->
    [yes] , au feu rouge
   *[no] {""}
}{ $misses ->
    [yes] , attend les canards
   *[no] {""}
}.
vague-verte-figure-signal = Feu rouge à la rangée { $row }{ $passed ->
    [nobody] {""}
    [you] , sauf pour toi
   *[other] , sauf pour { $passed }
}.
vague-verte-figure-renewed = C’est la dernière pioche.

## La fin

vague-verte-reached = { $row ->
    [0] à la maison
   *[other] { $row } sur { $length }
}

## Pour commencer

vague-verte-hint-draw = Prends d’abord une carte : la pioche, ou la carte visible.
vague-verte-hint-start = Il faut une voiture pour sortir de chez toi.
vague-verte-hint-original = Une voiture suit la couleur ou le numéro de celle d’avant.
vague-verte-hint-tow = En panne, seule une dépanneuse te fait repartir.
vague-verte-hint-ducks = Les canards traversent : tu passes ton prochain tour.
vague-verte-hint-red = On roule jusqu’au feu rouge, pas plus loin.
vague-verte-hint-breakdown = Une panne va derrière une voiture adverse de même couleur.
