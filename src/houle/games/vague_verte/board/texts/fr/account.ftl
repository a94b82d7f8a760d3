### VAGUE VERTE : comment une manche ou une partie s’est terminée, et pourquoi, en français.

account-vague-verte-stands = sur { $length }
account-vague-verte-left =
    { $left ->
        [0] Jusqu’à la plage.
        [one] À une case de la plage.
       *[other] À { $left } cases de la plage.
    }
account-vague-verte-trouble = En panne.
account-vague-verte-stop = Devant un feu rouge.
account-vague-verte-duck = Des canards sur la route.
