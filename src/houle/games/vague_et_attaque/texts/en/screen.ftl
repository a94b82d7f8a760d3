### Checking a deck

cli-deck-overview = houle deck check FILE        check your own cards for VAGUE & ATTAQUE
cli-deck = Check a deck file: somebody’s own cards for VAGUE & ATTAQUE.
cli-deck-check = look for all that is wrong with it
cli-deck-file = a deck file, in TOML

deck-good = { $title }: this deck can be played.
deck-encounters = Encounters: { $blue } blue, { $gold } gold; { $inverted } of them only with others
deck-souvenirs = Souvenirs: { $dedicated } dedicated, { $shared } shared; { $anchors } of them with an anchor
deck-problems =
    { $count ->
        [one] 1 problem.
       *[other] { $count } problems.
    }
