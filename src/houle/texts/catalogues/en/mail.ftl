# What mails say.

mail-turn-subject = { $count ->
    [one] Your turn: { $title }
   *[other] { $count } tables wait for you
}
mail-reminder-subject = { $count ->
    [one] Little time left: { $title }
   *[other] Little time left: { $count } tables wait for you
}
mail-waiting = { $count ->
    [one] A table waits for your move:
   *[other] { $count } tables wait for your move:
}
mail-invitation-subject = { $title }: play again?
mail-evening-subject = { $title }: the evening of your club is soon
mail-invitation = Somebody you played with asks you to a table of { $title }:
mail-evening = The evening of your club to which you come begins soon: { $title }.
mail-days = { $count } days left
mail-hours = { $count } hours left
mail-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
mail-why = You asked at { $site } to be told like this when it is your turn. To get no more mail, press the button on this page:
mail-confirm-subject = Is this your address?
mail-confirm = Somebody at { $site }, you for instance, wants to be told at this address when it is their turn. If that was you, press the button on this page within a day:
mail-confirm-not-you = If it was not you, do nothing: no mail will come.
