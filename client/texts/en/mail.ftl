### Being told by mail that it is one's turn.

## On the page about me

mail-heading = By mail
mail-about = In a slow game, hear by mail that it is your turn: when you have not seen it, all tables in one mail, and seldom.
mail-label = Your address
mail-hint = Nothing comes between ten in the evening and eight in the morning. The address is used for this alone.
mail-send = Send me a mail
mail-waiting = A mail is on its way to { $address }. Press the button on the page it leads to, within a day.
mail-on = You are told of your turn at { $address }.
mail-end = No more mail
mail-another = Another address

## Where links in mails lead

mail-title = Mail · Houle
mail-confirm-heading = Is this your address?
mail-confirm-about = If you asked for it, you will be told by mail when it is your turn.
mail-confirm-yes = Yes, write to me
mail-confirm-done = Done: from now on you are told by mail.
mail-end-heading = No more mail?
mail-end-about = Your address is forgotten, and no mail comes any more.
mail-end-yes = Send no more mail
mail-end-done = Done: your address is forgotten.
mail-spent = This link does not hold any more.
mail-home = To the games
mail-me = To your page
