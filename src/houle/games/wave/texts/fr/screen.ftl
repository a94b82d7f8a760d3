### WAVE dans un terminal

wave-order = Ordre :
wave-both-turned = Les deux inversés !
wave-colours-turned = Couleurs inversées !
wave-numbers-turned = Chiffres inversés !
wave-top = À dépasser :
wave-bend = Carte Virage :
wave-pile = Pioche :
wave-tide = Marées piochées :
wave-times = { $count } × { $card }
wave-round = Tours :
wave-inward = en main
wave-outward = retournées
wave-face-up = face visible
wave-face-down = face cachée
wave-label = { $label } :
wave-to-play = doit jouer
wave-just-taken = vient d’être prise
wave-finger =
    { $names } : { $says ->
        [keep] garde-la
        [take] prends-la
        [leave] laisse-la
       *[play] joue-la
    }
wave-column = Colonne { $number }, de bas en haut :
wave-here = [ici]
wave-sunk = cachée
wave-short-colour =
    { $hue ->
        [white] bla
        [yellow] jau
        [orange] ora
        [red] rou
        [sky] ciel
       *[navy] mar
    }
wave-next-place = Ensuite : colonne { $column }, hauteur { $height }.
wave-to-beat = À dépasser : { $cards }.
wave-left = le { $card } à gauche
wave-below = le { $card } en dessous
wave-anything = Toute carte y va.
wave-typing =
    Tu peux aussi taper une carte : i2 joue ta carte en main 2, o1 ta carte retournée 1.
    d i2 la pose face cachée (Nazaré), s o1 l’échange contre la carte Virage.
    v3 propose la carte 3 de Vaimiti, d v3 la même face cachée.
    p 2 1 montre la carte 1 de la place 2 : joue-la ; k 2 1 : garde-la ; u 2 1 : doigt retiré.
    p b montre la carte Virage : prends-la ; k b : laisse-la ; u b : doigt retiré.
