### Continuer sur un autre appareil.

elsewhere-heading = Sur un autre appareil
elsewhere-about = Continue ailleurs en restant toi-même : même nom, mêmes places, mêmes parties.
elsewhere-ask = Continuer ailleurs
elsewhere-how = Scanne ce code avec l’autre appareil, ou ouvres-y le lien. Il marche une fois, pendant dix minutes. Qui l’ouvre devient toi : ne le montre à personne d’autre.
elsewhere-link = Lien pour continuer
elsewhere-code-label = Code QR : le lien pour continuer
elsewhere-taken = C’est fait : l’autre appareil est { $name } aussi. Si ce n’était pas toi, déconnecte tous les autres.
elsewhere-gone = Ce lien a expiré. Personne ne s’en est servi.
elsewhere-sign-out = Déconnecter tous les autres
elsewhere-me = Garder tes parties
elsewhere-signed-out = C’est fait : tu n’es { $name } que sur cet appareil.

carry-on-title = Continuer ici · Houle
carry-on-heading = C’est toi, { $name } ?
carry-on-heading-spent = Continuer ici
carry-on-about = Alors continue ici, avec tes parties et tes places. L’autre appareil les garde aussi.
carry-on-instead = Ici, tu étais { $name }. Ses parties ne seront plus accessibles depuis cet appareil.
carry-on-yes = C’est moi, on continue
carry-on-no = Non, aux jeux
carry-on-spent = Ce lien ne marche plus : il marche une fois, pendant dix minutes. Demandes-en un nouveau sur l’appareil d’où tu viens : touche ton nom, puis « Continuer ailleurs ».
carry-on-home = Aux jeux
