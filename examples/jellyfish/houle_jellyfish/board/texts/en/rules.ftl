### The rules of JELLYFISH, told.

rules-jellyfish-minute = You lay a card face down before somebody: “It is a crab.” They say whether it is. Whoever was wrong keeps the card.
    .title = In one minute
    .p2 = Who would rather not answer looks at it and passes it on, under any name. Four alike before you, and you lose.
rules-jellyfish-cards = 36 cards: crab, eel, jellyfish, shrimp, starfish and urchin, six times each. Two to five of you get equally many; nobody sees what is left over.
    .title = The cards
rules-jellyfish-sending = On your turn you lay a card of your hand face down before anybody and say which creature it is. That need not be so.
    .title = Sending and answering
    .p2 = Who has it before them says “That is so” or “That is not so”, and the card is turned up. Whoever was wrong, the sender or the one who answered, keeps it open and is on turn.
    .p3 = Instead of answering one may look at the card, lay it before somebody who has not held it yet, and say again which creature it is: the same, or another.
rules-jellyfish-losing = Four equal creatures before you (five if there are two of you), or a turn without a card in hand: you lose, and all the others win.
    .title = Losing
rules-jellyfish-example-alike = Four eels: the game is over. The crab does not matter.

## The table before the first move

rules-jellyfish-part-hands = The others’ hands
    .says = { $hands ->
        [one] One hand of { $cards } cards
       *[other] { $hands } hands of { $cards } cards
    }, hidden from you.
rules-jellyfish-part-catches = What each has caught
    .says = { $places } places, empty so far. Cards that are kept lie open here, and what is said of a card stands beside it.
rules-jellyfish-part-hand = Your hand
    .says = { $cards } cards that only you see.
rules-jellyfish-part-left = Left over
    .says = { $cards ->
        [one] One card that nobody sees.
       *[other] { $cards } cards that nobody sees.
    }
