### Les réglages et les raccourcis clavier, en français.

settings-title = Réglages
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-speed = Vitesse des cartes
settings-speed-0-5 = ½
settings-speed-1 = Normale
settings-speed-2 = × 2
settings-speed-0 = Immédiate
settings-confirm = Pour jouer une carte
settings-confirm-auto = Selon l’écran
    .hint = Du doigt, en deux fois si la carte ne peut pas être reprise ; à la souris, d’un seul clic.
settings-confirm-always = En deux fois
    .hint = Toucher la carte, puis la toucher encore.
settings-confirm-never = En une fois
    .hint = La carte part dès qu’on la touche.
settings-volume = Volume
settings-volume-value = { $percent } %
settings-volume-off = muet
settings-sounds = Écouter les sons
settings-listen = Écouter : { $sound }
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-text = Taille du texte
settings-text-1 = Normale
settings-text-1-15 = Grande
settings-text-1-3 = Très grande
settings-hand = Main qui joue
settings-hand-hint = Les boutons se rangent du côté du pouce.
settings-hand-right = Droite
settings-hand-left = Gauche
settings-mute = Ne rien entendre
settings-mute-hint = Ce que les autres disent aux tables n’est pas montré.
settings-hints = Conseils en jouant
settings-hints-hint = Une ligne au plus, chacune une seule fois.
settings-hints-again = Revoir tous les conseils
settings-hints-done = Les conseils reviendront

## Être prévenu quand c’est à soi de jouer

tell-heading = Notifications sur cet appareil
tell-me = Me prévenir quand c’est à moi
tell-far = Une notification sur cet appareil quand une partie lente ou sans limite de temps t’attend, même si Houle est fermé.
tell-near = Une notification tant qu’une table est ouverte dans une page que tu ne regardes pas.
tell-denied = Le navigateur l’interdit : cela se change dans ses propres réglages.
tell-insecure = Les navigateurs ne le permettent qu’à une adresse qui commence par https.
tell-unable = Ce navigateur ne sait pas le faire ; sur iPhone ou iPad, il faut d’abord mettre Houle sur l’écran d’accueil.
tell-company = Les invitations et les soirées aussi
tell-company-hint = Quand quelqu’un te propose de rejouer, et une heure avant une soirée de ton club où tu viens.
tell-invitation = Quelqu’un te propose de rejouer.
tell-evening = La soirée de ton club commence bientôt.
tell-quiet = Silence la nuit
tell-quiet-hint = Ce qui devait être dit pendant ces heures arrive à la fin.
tell-quiet-begins = De
tell-quiet-ends = à
tell-offer = Te prévenir quand c’est à toi ?
tell-offer-yes = Oui
tell-offer-no = Non merci
tell-offer-done = C’est fait, sauf la nuit. Les réglages peuvent changer cela.
tell-title = ▶ À toi
tell-turn = Les autres t’attendent.
tell-reminder = Ton temps s’achève : ensuite, un bot jouera ce coup.
tell-stop = Ne plus prévenir

## Raccourcis clavier

key-text = Toute la table en texte
key-journal = Journal
key-talk = Dire quelque chose
key-rules = Règles
key-hint = Que jouerait un robot ?
key-menu = Menu
key-keys = Ces raccourcis
key-escape = Fermer, ou ne rien choisir
key-tab = Vers ce qu’on peut faire, le plateau et la main
key-arrows = D’une carte à l’autre, même si elle ne peut pas être jouée
key-enter = Jouer, appuyer, choisir
key-step = Un pas en arrière ou en avant
key-space = Lecture ou pause
key-ends = Au début ou à la fin
