### WAVE à la table, en français.

wave-next = ensuite
wave-part-inward = Pour toi
wave-part-outward = Retournées
wave-said = « { $phrase } »

## Ce que tu peux faire

wave-prompt-beat = Dépasse le { $card }, en chiffre ou en couleur
wave-prompt-beat-or-swap = Dépasse le { $card }, ou échange d’abord
wave-prompt-unlit = Dépasse le { $card } ; pour les cachées, suis les doigts
wave-prompt-taken = Échange fait : joue une autre carte
wave-prompt-place = Pose une carte qui dépasse ses voisines
wave-prompt-place-or-swap = Pose une carte qui convient, ou échange d’abord
wave-prompt-sink = Rien ne convient : pose une carte face cachée
wave-prompt-propose = Choisis une carte pour Vaimiti
wave-prompt-answer = { $who } a proposé une carte. Et toi ?
wave-prompt-agree = Pas d’accord avec { $who } : qui change ?
wave-waiting-propose = { $who } choisit aussi pour Vaimiti

wave-do-discard = Jouer
wave-do-lay-down = Poser face cachée
wave-do-swap = Échanger
wave-do-propose = Proposer
wave-do-propose-down = Proposer face cachée
wave-do-play = À jouer !
wave-do-keep = À garder !
wave-do-take = À prendre !
wave-do-leave = À laisser !
wave-do-unpoint = Retirer le doigt
wave-do-unpoint-bend = Retirer le doigt
wave-do-declare = Signaler
wave-do-confirm = Confirmer : partie perdue
wave-do-withdraw = Retirer mon signalement

## Doigts et propositions, sur les cartes

wave-mark-play = À jouer, selon { $who }.
wave-mark-keep = À garder, selon { $who }.
wave-mark-take = À prendre, selon { $who }.
wave-mark-leave = À laisser, selon { $who }.
wave-mark-propose = Proposée par { $who }.
wave-mark-propose-down = Proposée face cachée par { $who }.
wave-sunk = Posée face cachée.

## Le milieu

wave-stage = { $left ->
    [one] Encore { $left } carte
   *[other] Encore { $left } cartes
}
wave-stage-nazare = { $laid }/{ $all } · { $sunk ->
    [one] { $sunk } cachée
   *[other] { $sunk } cachées
}
wave-pile = Pioche
wave-bend = Virage
wave-tides = Marées
wave-way = { $way ->
    [clockwise] On joue dans le sens horaire
   *[anticlockwise] On joue dans le sens antihoraire
}
wave-way-short = { $way ->
    [clockwise] Horaire
   *[anticlockwise] Inverse
}
wave-strip = La vague, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
wave-to-beat = À dépasser
wave-great = La grande vague, { $count } cartes sur { $all }
wave-beat-nothing = Ici, toute carte convient.
wave-beat-one = À dépasser : le { $card }
wave-beat-two = À dépasser : le { $left } et le { $below }
wave-order-colours = { $turned ->
    [yes] Couleurs inversées, de la plus basse à la plus haute : { $order }.
   *[no] Couleurs, de la plus basse à la plus haute : { $order }.
}
wave-order-numbers = { $turned ->
    [yes] Chiffres inversés, du plus bas au plus haut : { $order }.
   *[no] Chiffres, du plus bas au plus haut : { $order }.
}

## Se parler

wave-talk = Dire quelque chose
wave-talk-about = Tout le monde l’entend. Ta phrase reste jusqu’à la prochaine carte.
wave-report = Quelqu’un a trop parlé ?
wave-report-about = Si l’on a nommé une couleur ou un chiffre hors du jeu, la partie est perdue. On signale d’abord, puis on confirme.
wave-declared = { $who ->
    [you] Tu signales qu’on a parlé de couleurs ou de chiffres.
   *[other] { $who } signale qu’on a parlé de couleurs ou de chiffres.
}

## La fin

wave-grade-triumph = Triomphe
wave-grade-swell = Houle
wave-grade-breeze = Brise
wave-grade-chop = Clapot
wave-grade-wipeout = Chute
wave-grade-none = Perdu
wave-left = { $left ->
    [0] Il ne reste pas une seule carte !
    [one] Il reste { $left } carte.
   *[other] Il reste { $left } cartes.
}
wave-left-nazare = { $left ->
    [0] Pas une seule carte face cachée !
    [one] { $left } carte est face cachée.
   *[other] { $left } cartes sont face cachée.
}

## Pour débuter

wave-hint-beat = Chiffre ou couleur : un seul des deux doit monter.
wave-hint-great-wave = Ta carte doit dépasser celle de gauche et celle du dessous.
wave-hint-vaimiti = Vaimiti joue la carte que l’on choisit à deux.
wave-hint-fingers = Un doigt sur tes cartes retournées : ▶ à jouer, ‖ à garder.
wave-hint-point = Touche une carte visible des autres pour les conseiller.
wave-hint-tide = La marée a inversé l’ordre : l’échelle au bord le montre.
