### Autour des règles : la page et ses repères.

learn-book-house = La maison

learn-rules = Les règles
learn-heading =
    { $book ->
        [house] Les règles de la maison
       *[other] Les règles { DE($title) }
    }
learn-contents = Sommaire
learn-variants = Variantes et options
learn-cited =
    { $count ->
        [one] Règle { $rules }
       *[other] Règles { $rules }
    }
learn-box-author = Création
learn-box-art = Images
learn-box-publisher = Édition
learn-box-solo = Jeu en solo
learn-box-french = Version française
learn-box-age = Âge
learn-box-years = dès { $years } ans
learn-box-time = Durée
learn-box-minutes = de { $least } à { $most } minutes
learn-signs = Ces signes marquent ce que le livret du jeu laisse ouvert ou n’imprime pas. Touche-les pour savoir pourquoi on joue ainsi.
learn-right = Permis
learn-wrong = Interdit
learn-set-up = La table avant le premier coup
learn-set-up-players = Combien êtes-vous ?
learn-back = Retour
learn-cards = Toutes les cartes du jeu
learn-other-books = Autres règles
learn-missing = Il n’y a pas de règles de ce nom ici.
learn-failed = Les règles ne sont pas arrivées jusqu’ici. Vérifie ta connexion.
learn-again = Réessayer
