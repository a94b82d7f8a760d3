### Savoir par courriel que c’est à soi de jouer.

## Sur la page qui parle de moi

mail-heading = Par courriel
mail-about = Dans une partie lente, apprends par courriel que c’est à toi : si tu ne l’as pas vu, toutes les tables en un seul courriel, et rarement.
mail-label = Ton adresse
mail-hint = Rien ne vient entre dix heures du soir et huit heures du matin. L’adresse ne sert qu’à cela.
mail-send = M’envoyer un courriel
mail-waiting = Un courriel part pour { $address }. Dans la journée, appuie sur le bouton de la page où il mène.
mail-on = Tu apprends à { $address } que c’est à toi.
mail-end = Plus de courriel
mail-another = Une autre adresse

## Où mènent les liens des courriels

mail-title = Courriel · Houle
mail-confirm-heading = Est-ce ton adresse ?
mail-confirm-about = Si tu l’as demandé, tu apprendras par courriel que c’est à toi de jouer.
mail-confirm-yes = Oui, écrivez-moi
mail-confirm-done = C’est fait : tu seras prévenu par courriel.
mail-end-heading = Plus de courriel ?
mail-end-about = Ton adresse est oubliée, et plus aucun courriel ne vient.
mail-end-yes = Ne plus rien envoyer
mail-end-done = C’est fait : ton adresse est oubliée.
mail-spent = Ce lien ne vaut plus.
mail-home = Vers les jeux
mail-me = Vers ta page
