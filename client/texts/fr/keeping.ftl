### Garder ses parties sans cet appareil, et y revenir.

## Les moyens de revenir

keep-title = Garder tes parties · Houle
keep-nobody = Encore personne
keep-nobody-about = Cet appareil se souvient de qui joue ici.
keep-sign-in = Tu as déjà joué ailleurs ? Connecte-toi
keep-not-yet = Garder tes parties
keep-why = Pour l’instant, seul cet appareil se souvient de toi. Avec une clé d’accès, tu reviens de partout, même si l’appareil est perdu : ni mot de passe, ni e-mail.
keep-why-codes = Pour l’instant, seul cet appareil se souvient de toi. Avec des codes à noter, tu reviens de partout, même si l’appareil est perdu : ni mot de passe, ni e-mail.
keep-ways = Comment tu reviens
keep-passkey = Clé d’accès
keep-passkeys = Tes clés d’accès
keep-passkey-made = créée le { $day }
keep-passkey-used = servie le { $day }
keep-passkey-name = Nom de cette clé d’accès
keep-add = Garder avec une clé d’accès
keep-add-another = Une autre clé d’accès
keep-save = Enregistrer
keep-rename = Renommer
keep-rename-named = Renommer { $name }
keep-remove = Retirer
keep-remove-named = Retirer { $name }
keep-remove-note = Ensuite, plus personne n’entre avec elle. Supprime-la aussi sur l’appareil.
keep-remove-surely = Oui, la retirer
keep-leave-it = Non, laisser
keep-codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste { $count } code de secours.
   *[other] Il reste { $count } codes de secours.
}
keep-codes-make = Avec des codes de secours
keep-codes-anew = Nouveaux codes de secours
keep-called-off = Rien n’a changé. Réessaie quand tu veux.
keep-made-before = Cet appareil a déjà une de tes clés d’accès.

## Codes de secours

codes-about = Note-les ou enregistre-les, ailleurs que sur cet appareil. Chacun sert une fois, et ils ne seront plus montrés.
codes-copy = Copier
codes-copied = Copié
codes-save = Enregistrer le fichier
codes-kept = Je les ai
codes-file = Houle, codes de secours pour { $address }
code-label = Code de secours
code-hint = Six fois quatre lettres et chiffres. Majuscules et tirets ne comptent pas.
code-send = Entrer

## Montrer encore une fois qui on est

prove-title = C’est bien toi ?
prove-about = Avant de changer les moyens de revenir, montre encore une fois qui tu es.
prove-passkey = Avec une clé d’accès

## Où l’on est connecté

devices-heading = Tes appareils
devices-here = celui-ci
devices-seen = vu { $when }
devices-end = Déconnecter
devices-end-named = Déconnecter : { $device }
device = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [program] Un programme
   *[other] Un navigateur
}{ $system ->
    [android] {" "}· Android
    [ios] {" "}· iPhone ou iPad
    [windows] {" "}· Windows
    [mac] {" "}· Mac
    [linux] {" "}· Linux
   *[other] {""}
}
sign-out-here = Se déconnecter ici
sign-out-lost = Seul cet appareil connaît { $name } : ensuite, plus personne ne pourra être { $name }, et ses parties seront hors d’atteinte.
sign-out-surely = Se déconnecter quand même

## Tout ce qui est gardé

data-heading = Ce qui est gardé de toi
export = Tout emporter
erase = M’effacer
erase-about = { $name } disparaît de toutes les tables en quelques minutes, avec ses clés d’accès et ses codes. Les parties restent à ceux avec qui tu as joué, sans ton nom. Il n’y a pas de retour.
erase-surely = Effacer pour de bon

## Revenir

sign-in-title = Se connecter · Houle
sign-in-heading = Retrouver tes parties
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-instead = Ici, tu étais { $name }. Ses parties restent derrière toi, sauf si une clé d’accès ou un code y ramène.
sign-in-unknown = Personne n’est connu ici par ce moyen.
sign-in-other = Un autre appareil te connaît encore ? Touche ton nom là-bas, puis « Continuer ailleurs ».

## Vacances

holiday-heading = Vacances
holiday-about = Là où un coup prend des jours, ton temps ne court pas pendant tes vacances. { $days ->
    [0] Il n’en reste plus cette année.
    [one] Il en reste un jour cette année.
   *[other] Il en reste { $days } jours cette année.
}
holiday-first = Du
holiday-back = De retour le
holiday-take = Partir
holiday-now = Tu es en vacances, de retour le { $back }.
holiday-to-come = Tu pars en vacances le { $first }, de retour le { $back }.
holiday-end = Finalement, non
