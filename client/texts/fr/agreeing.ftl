### Ce dont on convient à une table, et ce qu’on s’y dit, en français.

## Un robot à la place de quelqu’un

call-offer = { $of } n’a pas joué depuis dix minutes.
call-asked = { $who } laisserait un robot jouer pour { $of }, jusqu’à son retour.
call-agreed = Un robot joue bientôt pour { $of }, sauf si quelqu’un préfère attendre.
call-me = Les autres laisseraient un robot jouer pour toi. Touche l’écran si tu es là.
call-bot = Un robot joue
call-wait = Attendre

## Des places que gardent des robots

keeping-open = Les robots gardent leurs places
    .hint = Qui vient plus tard prend la place d’un robot, et joue dès la prochaine manche.
keeping-offer = Un robot te garde une place dès la prochaine manche.
keeping-take = Jouer aussi
keeping-promised = Tu remplaces { $of } dès la prochaine manche.
keeping-withdraw = Je regarde seulement
keeping-coming = { $who } remplace { $of } dès la prochaine manche.

## Un autre rythme

pace-change = Temps pour jouer un coup
pace-propose = Proposer
pace-note = Le rythme change quand tout le monde est d’accord.
pace-wished = Tu as proposé : { $pace }. Tout le monde n’a pas encore accepté.
pace-asked = { $who } propose un autre rythme : { $pace }.
pace-agree = D’accord

## Vacances

holiday-waits = { $who } est en vacances jusqu’au { $until }.

## Parler

talk-open = Dire quelque chose
talk-said = { $who ->
    [you] Toi : { $words }
   *[other] { $who } : { $words }
}
talk-no-seat = Qui a une place à cette table peut dire quelque chose.
talk-mute = Ne plus entendre { $name }
talk-mute-note = Personne ne le remarque : ce que dit cette personne ne t’est plus montré, à aucune table et sur aucun de tes appareils.
talk-silence = Pendant une partie { DE($game) }, on ne dit que ce que ses règles permettent ({ $rule }). Après la partie, on peut de nouveau parler.

## Écrire

writing-allow = S’écrire
writing-allow-note = Seules les personnes qui jouent ici peuvent lire, et seulement quand toutes le permettent ; si quelqu’un signale une ligne, qui veille sur la maison la lit aussi. Tu peux arrêter à tout moment. Une semaine après la partie, tout ce qui n’est pas signalé est effacé.
writing-alone = Il n’y a encore personne à qui écrire.
writing-waits = On ne peut pas encore écrire : il manque l’accord { DE($who) }.
writing-empty = Rien n’est écrit pour l’instant.
writing-label = Écris quelque chose
writing-send = Envoyer
writing-left = une personne partie
writing-asks = On s’écrit ?

## Réactions, lues à voix haute

remark-smile = un sourire
remark-laugh = un éclat de rire
remark-wow = la surprise
remark-sad = la tristesse
remark-heart = un cœur
remark-bravo = Bravo !

## Phrases

remark-hello = Bonjour !
remark-good-luck = Bonne chance !
remark-nice-move = Beau coup !
remark-well-played = Bien joué !
remark-thank-you = Merci !
remark-sorry = Pardon !
remark-no-problem = Pas de souci.
remark-one-moment = Un instant…
remark-take-your-time = Prends ton temps.
remark-that-was-close = C’était juste !
remark-one-more = Une autre partie ?
remark-goodbye = Au revoir !
