### Comment une manche ou une partie s’est terminée, et pourquoi, en français.

account-round = Manche { $round }
account-go-on = Continuer
account-why = pourquoi ?
