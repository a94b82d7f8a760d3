### The settings and the keyboard shortcuts, in English.

settings-title = Settings
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-speed = Card speed
settings-speed-0-5 = ½
settings-speed-1 = Normal
settings-speed-2 = × 2
settings-speed-0 = At once
settings-confirm = To play a card
settings-confirm-auto = To suit the screen
    .hint = With a finger, two taps for a card that cannot be taken back; one click with a mouse.
settings-confirm-always = Two taps
    .hint = Tap the card, then tap it again.
settings-confirm-never = One tap
    .hint = The card goes at the first tap.
settings-volume = Volume
settings-volume-value = { $percent }%
settings-volume-off = silent
settings-sounds = Listen to the sounds
settings-listen = Listen: { $sound }
settings-theme = Appearance
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-text-1 = Normal
settings-text-1-15 = Large
settings-text-1-3 = Very large
settings-hand = Playing hand
settings-hand-hint = Buttons lie on the side of your thumb.
settings-hand-right = Right
settings-hand-left = Left
settings-mute = Mute everybody
settings-mute-hint = What others say at tables is not shown.
settings-hints = Hints while playing
settings-hints-hint = One line at most, each only once.
settings-hints-again = Show all hints again
settings-hints-done = The hints will be back

## Being told of one's turn

tell-heading = Notices on this device
tell-me = Tell me when it is my turn
tell-far = A notice on this device when a slow game, or one without a clock, waits for you, even if Houle is closed.
tell-near = A notice while a table is open in a page that you are not looking at.
tell-denied = The browser forbids it: its own settings can change that.
tell-insecure = Browsers allow it only at an address that begins with https.
tell-unable = This browser cannot; on an iPhone or iPad it can once Houle is on the home screen.
tell-company = Invitations and evenings too
tell-company-hint = When somebody asks you to play again, and an hour before an evening of your club to which you come.
tell-invitation = Somebody asks you to play again.
tell-evening = The evening of your club begins soon.
tell-quiet = Quiet at night
tell-quiet-hint = What was to be told in these hours comes at their end.
tell-quiet-begins = From
tell-quiet-ends = to
tell-offer = Tell you when it is your turn?
tell-offer-yes = Yes
tell-offer-no = No thanks
tell-offer-done = You will be told, but not at night. The settings can change that.
tell-title = ▶ Your turn
tell-turn = The others are waiting for you.
tell-reminder = Your time is running out: after that a bot makes this move.
tell-stop = No more of these

## Keyboard shortcuts

key-text = The whole table as text
key-journal = Journal
key-talk = Say something
key-rules = Rules
key-hint = What would a bot play?
key-menu = Menu
key-keys = These shortcuts
key-escape = Close, or choose nothing
key-tab = On to what can be done, to the board and to my hand
key-arrows = From card to card, also to those that cannot be played
key-enter = Play, press, choose
key-step = One step back or forward
key-space = Play or pause
key-ends = To the beginning or the end
