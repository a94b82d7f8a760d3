### Keeping one's games without this device, and coming back to them.

## Ways in

keep-title = Keep your games · Houle
keep-nobody = Nobody yet
keep-nobody-about = This device remembers whoever plays here.
keep-sign-in = Played elsewhere before? Sign in
keep-not-yet = Keep your games
keep-why = So far this device alone remembers you. With a passkey you come back from anywhere, even if the device is lost: no password, no e-mail.
keep-why-codes = So far this device alone remembers you. With codes that you write down you come back from anywhere, even if the device is lost: no password, no e-mail.
keep-ways = How you come back
keep-passkey = Passkey
keep-passkeys = Your passkeys
keep-passkey-made = made on { $day }
keep-passkey-used = last used on { $day }
keep-passkey-name = What this passkey is called
keep-add = Keep with a passkey
keep-add-another = Another passkey
keep-save = Save
keep-rename = Rename
keep-rename-named = Rename { $name }
keep-remove = Remove
keep-remove-named = Remove { $name }
keep-remove-note = Afterwards nobody comes in with it any more. Delete it on the device too.
keep-remove-surely = Yes, remove it
keep-leave-it = No, leave it
keep-codes-left = { $count ->
    [0] No recovery code left.
    [one] { $count } recovery code left.
   *[other] { $count } recovery codes left.
}
keep-codes-make = With recovery codes
keep-codes-anew = New recovery codes
keep-called-off = Nothing was changed. Try again whenever you like.
keep-made-before = This device has a passkey of yours already.

## Recovery codes

codes-about = Write these down or save them, away from this device. Each works once, and they are not shown again.
codes-copy = Copy
codes-copied = Copied
codes-save = Save as a file
codes-kept = I have them
codes-file = Houle, recovery codes for { $address }
code-label = Recovery code
code-hint = Six times four letters and figures. Capitals and dashes do not matter.
code-send = Come in

## Showing once more who one is

prove-title = Is it you?
prove-about = Before ways in change, show once more who you are.
prove-passkey = With a passkey

## Where one is signed in

devices-heading = Your devices
devices-here = this one
devices-seen = last seen { $when }
devices-end = Sign out
devices-end-named = Sign out: { $device }
device = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [program] A program
   *[other] A browser
}{ $system ->
    [android] {" "}· Android
    [ios] {" "}· iPhone or iPad
    [windows] {" "}· Windows
    [mac] {" "}· Mac
    [linux] {" "}· Linux
   *[other] {""}
}
sign-out-here = Sign out here
sign-out-lost = Only this device knows { $name }: afterwards nobody can be { $name } any more, and the games are out of reach.
sign-out-surely = Sign out all the same

## Everything that is kept

data-heading = What is kept of you
export = Take everything along
erase = Erase me
erase-about = { $name } disappears from every table within minutes, with passkeys and codes. The games stay with those you played with, without your name. There is no way back.
erase-surely = Erase for good

## Coming back

sign-in-title = Sign in · Houle
sign-in-heading = Back to your games
sign-in-passkey = Sign in with a passkey
sign-in-instead = So far you are { $name } here. What { $name } plays stays behind, unless a passkey or a code leads back there.
sign-in-unknown = Nobody is known by that here.
sign-in-other = Does another device still know you? Tap your name there, then “Carry on elsewhere”.

## Holidays

holiday-heading = Holidays
holiday-about = Where a move takes days, your time does not run in them. { $days ->
    [0] None are left this year.
    [one] One day is left this year.
   *[other] { $days } days are left this year.
}
holiday-first = From
holiday-back = Back on
holiday-take = Take them
holiday-now = You are on holiday, and back on { $back }.
holiday-to-come = You are on holiday from { $first }, and back on { $back }.
holiday-end = Not any more
