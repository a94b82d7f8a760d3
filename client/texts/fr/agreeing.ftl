### Ce dont on convient à table pendant une partie, en français.

## Un robot à la place de quelqu’un

call-offer = { $of } n’a pas joué depuis dix minutes.
call-asked = { $who } laisserait un robot jouer pour { $of }, jusqu’à son retour.
call-agreed = Un robot joue bientôt pour { $of }, sauf si quelqu’un préfère attendre.
call-me = Les autres laisseraient un robot jouer pour toi. Touche l’écran si tu es là.
call-bot = Un robot joue
call-wait = Attendre

## Un autre rythme

pace-change = Temps pour jouer un coup
pace-propose = Proposer
pace-note = Le rythme change quand tout le monde est d’accord.
pace-wished = Tu as proposé : { $pace }. Tout le monde n’a pas encore accepté.
pace-asked = { $who } propose un autre rythme : { $pace }.
pace-agree = D’accord

## Vacances

holiday-waits = { $who } est en vacances jusqu’au { $until }.
