### WAVE in a terminal

wave-order = Order:
wave-both-turned = Both turned over!
wave-colours-turned = Colours turned over!
wave-numbers-turned = Numbers turned over!
wave-top = Top card:
wave-bend = Bend card:
wave-pile = Pile:
wave-tide = Drawn tides:
wave-times = { $count } × { $card }
wave-round = Turns:
wave-inward = inward
wave-outward = outward
wave-face-up = face up
wave-face-down = face down
wave-label = { $label }:
wave-to-play = to play
wave-just-taken = just taken
wave-finger =
    { $names }: { $says ->
        [keep] keep it
        [take] take it
        [leave] leave it
       *[play] play it
    }
wave-column = Column { $number }, from the base up:
wave-here = [here]
wave-sunk = down
wave-short-colour =
    { $hue ->
        [white] whi
        [yellow] yel
        [orange] ora
        [red] red
        [sky] sky
       *[navy] nav
    }
wave-next-place = Next: column { $column }, height { $height }.
wave-to-beat = To beat: { $cards }.
wave-left = the { $card } on the left
wave-below = the { $card } below
wave-anything = Any card fits there.
wave-typing =
    You can also type a card: i2 plays your inward card 2, o1 your outward card 1.
    d i2 lays it face down (Nazaré), s o1 swaps it for the bend card (Virage).
    v3 proposes Vaimiti’s card 3, d v3 the same face down.
    p 2 1 points at card 1 of player 2: play it; k 2 1: keep it; u 2 1: finger off.
    p b points at the bend card: take it; k b: leave it; u b: finger off.
