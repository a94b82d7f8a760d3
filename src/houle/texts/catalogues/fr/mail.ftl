# Ce que disent les courriels.

mail-turn-subject = { $count ->
    [one] À toi de jouer : { $title }
   *[other] { $count } tables t’attendent
}
mail-reminder-subject = { $count ->
    [one] Il reste peu de temps : { $title }
   *[other] Il reste peu de temps : { $count } tables t’attendent
}
mail-waiting = { $count ->
    [one] Une table attend ton coup :
   *[other] { $count } tables attendent ton coup :
}
mail-invitation-subject = { $title } : on rejoue ?
mail-evening-subject = { $title } : la soirée de ton club approche
mail-invitation = Quelqu’un avec qui tu as joué t’invite à une table : { $title }.
mail-evening = La soirée de ton club à laquelle tu viens commence bientôt : { $title }.
mail-days = il reste { $count } jours
mail-hours = il reste { $count } heures
mail-minutes = { $count ->
    [one] il reste une minute
   *[other] il reste { $count } minutes
}
mail-why = Tu as demandé sur { $site } à être prévenu ainsi quand c’est à toi de jouer. Pour ne plus recevoir de courriel, appuie sur le bouton de cette page :
mail-confirm-subject = Est-ce ton adresse ?
mail-confirm = Quelqu’un sur { $site }, toi par exemple, veut être prévenu à cette adresse quand c’est son tour. Si c’était toi, appuie sur le bouton de cette page dans la journée :
mail-confirm-not-you = Si ce n’était pas toi, ne fais rien : aucun courriel ne viendra.
