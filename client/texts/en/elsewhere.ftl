### Carrying on on another device.

elsewhere-heading = On another device
elsewhere-about = Play on elsewhere as who you are here: same name, same seats, same games.
elsewhere-ask = Carry on elsewhere
elsewhere-how = Scan this code with the other device, or open the link there. It works once, for ten minutes. Whoever opens it is you: show it to nobody else.
elsewhere-link = Link to carry on with
elsewhere-code-label = QR code: the link to carry on with
elsewhere-taken = Done: the other device is { $name } too. If that was not you, sign out everywhere else.
elsewhere-gone = This link has run out. Nobody used it.
elsewhere-sign-out = Sign out everywhere else
elsewhere-me = Keep your games
elsewhere-signed-out = Done: you are { $name } on this device alone.

carry-on-title = Carry on here · Houle
carry-on-heading = Are you { $name }?
carry-on-heading-spent = Carry on here
carry-on-about = Then carry on here, with your games and your seats. The other device keeps them too.
carry-on-instead = So far you are { $name } here. What { $name } plays cannot be reached from this device afterwards.
carry-on-yes = That’s me, carry on
carry-on-no = No, to the games
carry-on-spent = This link does not work any more: it works once, for ten minutes. Get a new one on the device you come from: tap your name there, then “Carry on elsewhere”.
carry-on-home = To the games
