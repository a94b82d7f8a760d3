### Autour des règles : la page et ses repères.

learn-book-wave = WAVE
learn-book-sea-change = SEA CHANGE
learn-book-land-unter = LAND UNTER
learn-book-vague-verte = VAGUE VERTE
learn-book-vague-et-attaque = VAGUE & ATTAQUE
learn-book-house = La maison

learn-rules = Les règles
learn-heading =
    { $book ->
        [house] Les règles de la maison
       *[other] Les règles de { $title }
    }
learn-contents = Sommaire
learn-variants = Variantes et options
learn-cited =
    { $count ->
        [one] Règle { $rules }
       *[other] Règles { $rules }
    }
learn-right = Permis
learn-wrong = Interdit
learn-back = Retour
learn-other-books = Autres règles
learn-missing = Il n’y a pas de règles de ce nom ici.
learn-failed = Les règles ne sont pas arrivées jusqu’ici. Vérifie ta connexion.
learn-again = Réessayer
