### Autour de la table : menu, annonces, horloge, la table en texte, en français.

## Ce qui glisse par-dessus la table

sheet-menu = Menu
sheet-journal = Journal
sheet-rules = Règles
sheet-text = La table en texte
sheet-keys = Raccourcis clavier
sheet-hint = Un conseil
sheet-fair = Tirage vérifiable
sheet-fault = Quelque chose cloche ici

## Le menu

menu-rules = Règles
menu-hint = Que jouerait un robot ?
menu-hint-note = Avec la raison, comptée ; tant que tu joues seulement avec des robots
menu-cards = Toutes les cartes
menu-text = La table en texte
menu-text-note = À lire, à écouter, à jouer
menu-settings = Réglages
menu-keys = Raccourcis clavier
menu-fair = Tirage vérifiable
menu-fair-note = Comment les cartes ont été fixées
menu-fault = Quelque chose cloche ici
menu-fault-note = Garde ce moment tel que tu le vois
menu-watch = Copier le lien pour regarder
menu-watch-note = Avec lui, on voit ce que toute la table voit
menu-moment = Copier le lien de ce moment
menu-moment-note = Pour montrer une erreur, ou un joli coup
menu-copied = Copié
menu-not-copied = La copie n’a pas marché
menu-look-back = Revoir la partie
menu-concede = Proposer d’arrêter
menu-concede-note = La partie s’arrête si tout le monde est d’accord
menu-concede-sure = Vraiment proposer d’arrêter ?
menu-carry-on = Continuer, finalement
menu-agreed = { $count ->
    [one] { $count } personne voudrait arrêter
   *[other] { $count } personnes voudraient arrêter
}
menu-leave = Laisser la partie à un robot
menu-leave-note = Tu peux revenir à tout moment
menu-leave-sure = Vraiment partir ? Un robot joue pour toi.
menu-come-back = Me revoilà
menu-home-note = La partie continue, ta place reste à toi

## Annonces

notice-away = Un robot joue pour toi.
notice-missed = Ton temps est passé, un robot joue ce coup pour toi. Touche l’écran, et la place est à toi.
notice-agreed = Les autres laissent un robot jouer pour toi. Touche l’écran, et la place est à toi.
notice-rests = La partie attend ton retour.
notice-back = Me revoilà
notice-conceded = { $count ->
    [one] { $who } propose d’arrêter là.
   *[other] { $count } personnes proposent d’arrêter là.
}
notice-agree = Arrêter
missed-title = Depuis ta dernière visite
missed-earlier = { $count ->
    [one] Et encore { $count } chose avant.
   *[other] Et encore { $count } choses avant.
}
missed-journal = Tout le journal

## L’horloge

clock-until = jusqu’à { $time }
clock-until-who = { $who ->
    [you] Tu as jusqu’à { $time }
   *[other] { $who } a jusqu’à { $time }
}
clock-left-who = { $who ->
    [you] Il te reste { $time }
   *[other] Il reste { $time } à { $who }
}
clock-rests = horloges au repos
clock-hurry = Vite !
clock-hurry-said = Plus que dix secondes : ensuite, un robot joue pour toi.

## La table en texte

text-now = Maintenant
text-moves = Ce que tu peux faire
text-asides = À tout moment ({ $count })
text-middle = Au milieu
text-figures = Également visible
text-latest = Ce qui vient de se passer
text-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
text-none = rien
text-figure-of = { $who } { $value }
figure-round = Manche { $value }.
figure-trick = Pli { $value }.
figure-dealer = Donne : { $who }.
figure-trump = Atout : { $value }.
figure-starter = Commence ce pli : { $who }.
figure-belts = Bouées : { $value }.
figure-scores = Points : { $value }.
figure-victories = Points de victoire : { $value }.
figure-misses = Doit passer un tour : { $value }.
figure-direction = { $value ->
    [1] On joue dans le sens horaire.
   *[other] On joue dans le sens antihoraire.
}
figure-colours-inverted = L’ordre des couleurs est inversé.
figure-numbers-inverted = L’ordre des chiffres est inversé.
figure-renewed = La pioche a déjà été renouvelée une fois.

## Since my turn

since-title = Depuis ton tour
